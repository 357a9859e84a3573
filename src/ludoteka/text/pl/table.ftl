### Nagłówek stołu oraz to, co mówi przed ruchem i po nim.

ui-goal-with = przy stole: { $names }
ui-in-force = Obowiązujące zasady
ui-in-force-rule = Zasada { $rule }
ui-warn-again = Wybierz jeszcze raz, aby to zrobić.
ui-warn-do = Zrób to mimo to
ui-undo-none-yet = Nie ma jeszcze czego cofnąć: nie było twojego ruchu.
ui-undo-drawn = Za późno na cofnięcie: od twojego ruchu wylosowano coś nowego.
ui-undo-seen = Za późno na cofnięcie: inni wykonali już swój ruch.
ui-undo-shown = Za późno na cofnięcie: od twojego ruchu odsłonięto coś, co było ukryte.
ui-undo-watching = Oglądasz: nie ma czego cofnąć.
ui-story-dealt = Rozdanie: { $count }
