### Home, Your games, and the settings of a device.

## Settings

ui-warnings = Warn me before I spend something precious
ui-animation = Animate pieces
ui-volume = Sounds
ui-volume-off = off
ui-theme = Appearance
ui-theme-name-system = As the system
ui-theme-name-light = Light
ui-theme-name-dark = Dark
