### Mini FITS: wszystko, co pokój mówi podczas gry. Zasady są w rulebook.ftl.

game-mini-fits = Mini FITS
game-mini-fits-about = Wszyscy wsuwają te same klocki, każdy do własnej ramki. Punktują pełne linie i symbole, które pozostały widoczne.
game-mini-fits-box = Wsuwaj klocki i zapełniaj całe linie.
game-mini-fits-line = Wsuwaj klocki, zapełniaj linie.

## Warianty

preset-mini-fits-classic = Klasyczny
preset-mini-fits-classic-about = Dwie rundy: gładka strona planszy, potem strona z symbolami.
preset-mini-fits-owner-skips = Pauzuje właściciel
preset-mini-fits-owner-skips-about = Klocek startowy odkryty ponownie pomija tylko jego właściciel, pozostali go kładą.
preset-mini-fits-chosen-starts = Wybór kart startowych
preset-mini-fits-chosen-starts-about = Kartę startową wybierasz, zamiast ją losować.
preset-mini-fits-first-side = Tylko gładka strona
preset-mini-fits-first-side-about = Jedna krótka runda, w której liczą się tylko pełne linie.
preset-mini-fits-second-side = Tylko strona z symbolami
preset-mini-fits-second-side-about = Jedna krótka runda z symbolami, które warto zostawić widoczne.

## Opcje

option-mini-fits-sides = Rundy
choice-mini-fits-sides-both = Obie strony planszy
choice-mini-fits-sides-first = Tylko gładka strona
choice-mini-fits-sides-second = Tylko strona z symbolami

option-mini-fits-owner_skips = Klocek startowy pomija tylko właściciel
option-mini-fits-owner_skips-about = Gdy karta pokazuje czyjś klocek startowy, pozostali go kładą, jak w większej grze. W przeciwnym razie pomijają go wszyscy.

option-mini-fits-start_cards = Karty startowe
option-mini-fits-start_cards-about = Założenie: karty startowe się losuje. Można je też wybierać po kolei; kto w pierwszej rundzie wybierał ostatni, w drugiej wybiera pierwszy.
choice-mini-fits-start_cards-drawn = Losowane
choice-mini-fits-start_cards-chosen = Wybierane po kolei

## Klocki i symbole, czytane na głos

fit-piece = klocek { $letter }
fit-letter = { $piece }
fit-held = { $piece }, { $way }
fit-way-0 = jak na rysunku
fit-way-1 = obrócony raz
fit-way-2 = obrócony dwa razy
fit-way-3 = obrócony trzy razy
fit-way-4 = odwrócony
fit-way-5 = odwrócony i obrócony raz
fit-way-6 = odwrócony i obrócony dwa razy
fit-way-7 = odwrócony i obrócony trzy razy
fit-symbol-star = gwiazdy
fit-symbol-moon = księżyce
fit-symbol-diamond = romby
fit-symbol-sun = słońca
fit-symbol-heart = serca
fit-symbol-circle = koła
fit-symbol-square = kwadraty
fit-symbol-triangle = trójkąty

## Stół

fit-frame = Ramka: { $name } ({ $colour })
fit-colour-violet = fioletowa
fit-colour-blue = niebieska
fit-colour-green = zielona
fit-colour-red = czerwona
fit-square = Kolumna { $column }, linia { $row }
fit-square-symbol = Kolumna { $column }, linia { $row }, symbol: { $symbol }
fit-square-penalty = Kolumna { $column }, linia { $row }, odkryte pole: { $points }
fit-covered = zakryte
fit-above = Nad kolumną { $column }
fit-column = Kolumna { $column }
fit-column-label = { $column }
fit-row-open = Linia { $row }: jeszcze pusta
fit-row-live = Linia { $row }: zaczęta
fit-row-complete = Linia { $row }: pełna
fit-row-broken = Linia { $row }: stracona
fit-badge-start = klocek startowy { $letter }
fit-note-thinking = Myśli…
fit-note-placed = Gotowe
fit-note-sits-out = Pauzuje

## Co się dzieje

fit-now-deal = Każdy losuje kartę startową.
fit-now-shuffle = Karty są tasowane.
fit-now-choose = Wybierz kartę startową.
fit-now-choose-wait = Kartę startową wybiera { $name }.
fit-now-start = Na początek: { $piece }. Wsuń go do ramki.
fit-now-start-wait = Czekamy, aż wszyscy położą klocki startowe.
fit-now-turn = Zaraz odkryta zostanie następna karta.
fit-now-place = Karta: { $piece }. Wsuń go albo odłóż na bok.
fit-now-only-aside = Karta: { $piece }. Nigdzie już się nie zmieści, więc można go tylko odłożyć na bok.
fit-now-wait = Karta: { $piece }. Czekamy, aż wszyscy go położą.
fit-now-sit-out = Karta: { $piece }. To był twój klocek startowy, więc teraz pauzujesz.
fit-now-between = Pierwsza runda skończona. Teraz strona z symbolami.
fit-now-over = Wygrywa { $names }: { points }.
fit-now-over-shared = Wspólna wygrana, { points }: { $names }.
fit-title = { $count ->
    [one] Magni-fits do następnej gry: { $names }.
    [few] Magni-fits do następnej gry: { $names }.
    [many] Magni-fits do następnej gry: { $names }.
   *[other] Magni-fits do następnej gry: { $names }.
}
fit-now-over-alone = Wynik końcowy: { points }.
fit-now-over-rank = Wynik końcowy: { points }. Twoja ranga: { $rank }.
fit-rank-0 = Magni-fits (wspaniale)
fit-rank-1 = Pro-fits (profesjonalnie)
fit-rank-2 = Béné-fits (obiecująco)
fit-rank-3 = Justi-fits (stać cię na więcej)
fit-rank-4 = Malé-fits (jeszcze dużo pracy)
fit-rank-5 = Néo-fits (wszystko od nowa)
fit-stage-cards = Karty startowe
fit-stage-pieces = Klocki startowe
fit-stage-between = Między rundami
fit-side-first = gładka strona planszy
fit-side-second = strona z symbolami
fit-round = Runda { $round }: { $side }
fit-only-round = Jedna runda: { $side }

## Co można zrobić

fit-do-slide = Kolumna { $column }: { $piece }, { $way }
fit-do-slide-short = Kolumna { $column }
fit-do-pass = Odłóż na bok: { $piece }
fit-do-pass-short = Odłóż
fit-do-choose = Na początek: { $piece }
fit-do-choose-short = Weź na początek

# Co daje wsunięcie klocka.
fit-completes = Pełna linia { $row }
fit-loses = Zakryte { $symbol }: −{ $points }
fit-pays = Zakryta kara: +{ $points }
fit-fills = Mniej dziur: +{ $points }
fit-buries = { $squares ->
    [one] Zasłania { $squares } pole
    [few] Zasłania { $squares } pola
    [many] Zasłania { $squares } pól
   *[other] Zasłania { $squares } pola
}
fit-sticks-out = { $squares ->
    [one] { $squares } pole wystaje
    [few] { $squares } pola wystają
    [many] { $squares } pól wystaje
   *[other] { $squares } pola wystaje
}

## Co się stało

fit-log-start = Karta startowa gracza { $seat }: { $piece }
fit-log-choose = Na początek: { $piece }
fit-log-shuffle = Obie talie potasowane
fit-log-card = Odkryta karta: { $piece }
fit-log-skip = Odkryta karta: { $piece }, pominięty jako czyjś klocek startowy
fit-log-slide = { $piece }, { $way }: kolumny od { $first } do { $last }
fit-log-slide-lines = { $piece }, { $way }: kolumny od { $first } do { $last }, { $lines ->
    [one] { $lines } pełna linia
    [few] { $lines } pełne linie
    [many] { $lines } pełnych linii
   *[other] { $lines } pełnej linii
}
fit-log-pass = Odłożony na bok: { $piece }

## Punkty, linia po linii

fit-line-complete = Pełna linia { $row }
fit-line-symbol = Widoczne: { $symbol } ({ $boxes })
fit-line-penalty = Odkryte pole: kolumna { $column }, linia { $row }
fit-line-holes = { $squares ->
    [one] { $squares } dziura
    [few] { $squares } dziury
    [many] { $squares } dziur
   *[other] { $squares } dziury
}
fit-line-earlier = Runda { $round } · { $line }

## Odmowy

refused-not-this-piece = Teraz można położyć tylko klocek z karty albo swój klocek startowy.
refused-over-the-edge = Klocek wystawałby z boku. Przesuń go dalej od krawędzi albo obróć.
refused-above-the-frame = Kolumny są tu za wysokie: żadne pole klocka nie znalazłoby się w ramce.
refused-start-must-be-placed = Klocek startowy trzeba położyć. Odkładać można tylko następne.
refused-not-a-start-card = Żadna karta startowa nie pokazuje tego klocka. Wybierz inną.
refused-start-card-taken = Ktoś już ma tę kartę startową. Wybierz inną.
refused-card-not-in-deck = Ta karta była już odkryta w tej rundzie. Odkryj inną.
refused-choose-a-start-card = Najpierw wybierz kartę startową.
refused-no-such-column = Ramka nie ma takiej kolumny. Kolumny liczy się od lewej, od 1.
refused-piece-unknown = Nie ma takiego klocka. Klocki to { $known }.
refused-no-such-square = Ramka nie ma takiego pola. Pole to kolumna i linia, licząc od lewego dolnego rogu: 2-7.
refused-covered-or-not = Na arkuszu pole jest zakryte (X) albo odkryte.

fit-why-from-above = Klocki wsuwa się z góry. Wybierz kolumnę ich lewej krawędzi.

## Pliki z elementami

refused-components-key = Nieznana nazwa. Znane: { $known }.
refused-components-missing = Brakuje tej części.
refused-components-number = Wpisz liczbę całkowitą od { $least } do { $most }.
refused-components-count = Może ich być od { $least } do { $most }.
refused-components-grid = Ramka może mieć najwyżej tyle pól: { $most }.
refused-components-letter = Klocek nazywa się jedną wielką literą, od A do Z.
refused-components-drawing = Klocek rysuje się jako listę linii złożonych z X i kropek.
refused-components-size = Linie klocka są równej długości; szerokość i wysokość to najwyżej { $most }.
refused-components-margin = Narysuj klocek bez pustej linii lub kolumny wokół niego.
refused-components-apart = Pola klocka muszą stykać się bokami.
refused-components-too-wide = Jakkolwiek go obrócić, klocek jest szerszy niż ramka (liczba kolumn: { $columns }).
refused-components-alike = To ten sam kształt co { $other }. Każdy kształt ma jedną kartę.
refused-components-starts = Podaj klocki z kart startowych.
refused-components-start = „{ $piece }” nie jest klockiem z tego pliku albo występuje dwa razy.
refused-components-few-starts = Dla każdego z graczy ({ $seats }) musi być karta startowa, a kart jest tylko { $found }.
refused-components-symbol = Wybierz symbol, który nie jest jeszcze użyty. Znane: { $known }.
refused-components-boxes = Podaj pola jako pary linii i kolumny: [[1, 4], [4, 3]].
refused-components-set-boxes = Liczba pól tego symbolu to { $found }, a nie 3. Podaj w [scoring], ile widocznych tworzy zestaw: set_boxes = { $wanted }.
refused-components-few-boxes = Liczba pól tego symbolu to { $found }, a zestaw wymaga tylu widocznych: { $wanted } (set_boxes).
refused-components-outside = Liczba linii ramki: { $rows }, kolumn: { $columns }; liczy się od 1, od lewego dolnego rogu.
refused-components-taken = Na tym polu już coś jest: { $other }.

## Rozwiązywanie

refused-piece-twice = Ten klocek występuje dwa razy. W rundzie każdy przychodzi tylko raz.
refused-solve-start = Pierwszy klocek to klocek startowy, a tego nie pokazuje żadna karta startowa.
refused-solve-nothing = Podaj klocek startowy, a potem klocki z kart w kolejności, w jakiej przyszły.
