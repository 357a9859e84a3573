### Quem sou neste servidor.

ui-you-name = Tu
