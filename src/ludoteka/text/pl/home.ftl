### Strona główna, Twoje gry i ustawienia urządzenia.

## Ustawienia

ui-warnings = Ostrzegaj, zanim zużyję coś cennego
ui-animation = Animuj ruch elementów
ui-volume = Dźwięki
ui-volume-off = wył.
ui-theme = Wygląd
ui-theme-name-system = Jak w systemie
ui-theme-name-light = Jasny
ui-theme-name-dark = Ciemny
