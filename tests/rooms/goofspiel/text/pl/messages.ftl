### Goofspiel: wszystkie teksty w czasie gry. Zasady są w rulebook.ftl.

game-goofspiel = Goofspiel
game-goofspiel-about = Wszyscy licytują naraz takimi samymi kartami: najwyższa karta zdobywa nagrodę.
game-goofspiel-box = Licytuj nagrody: każdą zdobywa najwyższa karta.
game-goofspiel-line = Licytuj nagrody.

preset-goofspiel-classic = Klasyczny
preset-goofspiel-classic-about = Po trzynaście kart, trzynaście nagród w losowej kolejności.
preset-goofspiel-short = Krótki
preset-goofspiel-short-about = Po pięć kart: gra na minutę.

option-goofspiel-cards = Liczba kart każdego gracza
choice-goofspiel-cards-4 = 4
choice-goofspiel-cards-5 = 5
choice-goofspiel-cards-6 = 6
choice-goofspiel-cards-7 = 7
choice-goofspiel-cards-8 = 8
choice-goofspiel-cards-9 = 9
choice-goofspiel-cards-10 = 10
choice-goofspiel-cards-11 = 11
choice-goofspiel-cards-12 = 12
choice-goofspiel-cards-13 = 13
option-goofspiel-ties = Remis w licytacji
option-goofspiel-ties-about = Założenie: nagroda zostaje i zdobywa się ją razem z następną. Inni ją odrzucają.
choice-goofspiel-ties-carry = Nagroda zostaje w puli
choice-goofspiel-ties-discard = Nagroda odpada
option-goofspiel-order = Kolejność nagród
choice-goofspiel-order-shuffled = Losowa
choice-goofspiel-order-rising = Od najniższej do najwyższej
choice-goofspiel-order-falling = Od najwyższej do najniższej

goo-table = Stół
goo-prize = Nagroda
goo-bid-of = { $name }
goo-last-bid-of = Poprzednia karta: { $name }
goo-last-bid = Poprzednia
goo-carried = Z poprzednich
goo-card = { $card }
goo-card-sealed = Zakryta karta
goo-left = Pozostałe nagrody

goo-now-prize = Zaraz zostanie odkryta następna nagroda.
goo-now-bid = Nagroda: { $card }. Licytuj, w puli: { points }.
goo-now-wait = Nagroda: { $card }. Czekamy na pozostałych, w puli: { points }.
goo-now-over = Wygrywa { $names }: { points }.
goo-now-over-shared = Wspólne zwycięstwo: { $names }. Wynik: { points }.
goo-note-thinking = Myśli…
goo-note-bid = Karta wybrana
goo-do-bid = Zagraj { $card }
goo-log-prize = Nagroda: { $card }
goo-log-bid = Zagrywa { $card }
goo-line = Nagroda { $card }

goo-why-not-yours = Połóż kartę na miejscu ze swoim imieniem.
refused-goo-not-in-hand = Ta karta została już zagrana. Wybierz jedną z ręki.
refused-goo-not-the-next-prize = To nie jest następna nagroda.
refused-goo-no-components = W tej grze wszyscy mają takie same karty: plik z elementami nie jest potrzebny.
