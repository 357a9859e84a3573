### Início, Os seus jogos e as definições do dispositivo.

## Definições

ui-warnings = Avisar antes de gastar algo valioso
ui-animation = Animar as peças
ui-volume = Sons
ui-volume-off = sem som
ui-theme = Aspeto
ui-theme-name-system = Como o sistema
ui-theme-name-light = Claro
ui-theme-name-dark = Escuro
