### What the room's own client says.

fit-ui-piece-left = Przesuń w lewo
fit-ui-piece-right = Przesuń w prawo
fit-ui-piece-turn = Obróć
fit-ui-piece-flip = Odwróć
fit-ui-piece-plain = Bez linii, bez symboli, nic nie ginie.
fit-ui-piece-stuck = Tak obrócony klocek się tam nie zmieści.
fit-ui-drop = Zsuń
fit-ui-drop-points = Zsuń, { $points }
fit-ui-if-here = Jeśli trafi tutaj
fit-ui-next-card = Następna karta
fit-ui-ready-count = Gotowych: { $ready } z { $of }.
fit-ui-deck = Jeszcze w talii
fit-ui-aside = Odłożone
fit-ui-your-round = Twoja runda
fit-ui-round-of = Runda { $round } z { $of }
fit-ui-sum-count = Ile
fit-ui-sum-lines = Pełne linie
fit-ui-sum-symbol = Widoczne: { $symbol }
fit-ui-sum-penalties = Odkryte pola karne
fit-ui-sum-holes = Dziury
fit-ui-sum-times = { $count } × { $each }
fit-ui-sum-of = { $count } z { $of }
fit-ui-rank = Twoja ranga
fit-ui-end-lines-open = { $count ->
    [one] { $count } linia niepełna
    [few] { $count } linie niepełne
    [many] { $count } linii niepełnych
   *[other] { $count } linii niepełnej
}
fit-ui-key-move = przesuń
fit-ui-key-turn = obróć
fit-ui-key-flip = odwróć
fit-ui-key-drop = zsuń
fit-ui-keys-move = Przesuń klocek
fit-ui-keys-turn = Obróć klocek; strzałka w dół obraca z powrotem
fit-ui-keys-flip = Odwróć klocek
fit-ui-keys-drop = Zsuń klocek albo przejdź dalej
fit-ui-keys-aside = Odłóż klocek
fit-ui-keys-slide = Myszą: wskaż i kliknij, kółko obraca. Palcem: przeciągnij klocek nad kolumnę, drugie dotknięcie go zsuwa.

## In the words of a game that has pieces, not tiles

ui-box-about-mini-fits = Program może odkrywać za was karty i policzyć punkty w ramkach.
ui-caller-about-mini-fits = Wszyscy grają prawdziwą grą, a program rozdaje karty startowe, odkrywa karty klocków i czyta je na głos, runda po rundzie.
ui-caller-first-mini-fits = Odkryj pierwszą kartę
ui-caller-next-mini-fits = Następna karta
ui-caller-ready-mini-fits = Najpierw każdy kładzie swój klocek startowy.
ui-caller-number-mini-fits = Klocek { $number } z { $of }
ui-caller-left-mini-fits = { $left ->
    [0] nic już nie przyjdzie
    [one] jeszcze { $left } klocek
    [few] jeszcze { $left } klocki
    [many] jeszcze { $left } klocków
   *[other] jeszcze { $left } klocka
}
ui-caller-last-mini-fits = To był ostatni klocek.
ui-caller-last-about-mini-fits = Policzcie punkty: wpiszcie ramki do arkusza, a on objaśni każdy punkt.
ui-caller-looking-mini-fits = Wcześniejszy klocek
ui-caller-latest-mini-fits = Ostatni klocek
ui-caller-show-mini-fits = Pokaż numer { $number }: { $piece }
ui-caller-no-voice-mini-fits = Ta przeglądarka nie ma polskiego głosu, więc klocki są tylko pokazywane.
ui-caller-score-mini-fits = Policz punkty
ui-caller-again-mini-fits = Nowa gra
ui-sheet-about-mini-fits = Przepisz swoje ramki: w każdej rundzie zaznacz pola zakryte klockami. Program policzy linie i symbole i zsumuje rundy.
ui-sheet-boards-mini-fits = Ramki
ui-sheet-empty-mini-fits = { $count ->
    [0] Wszystkie pola są zakryte.
    [one] Odkryte jest { $count } pole.
    [few] Odkryte są { $count } pola.
    [many] Odkrytych jest { $count } pól.
   *[other] Odkryte jest { $count } pola.
}
ui-sheet-clear-mini-fits = Wyczyść tę ramkę
ui-sheet-go-mini-fits = Wpisz ramki
ui-sheet-compare-mini-fits = Ramki wszystkich
ui-best-mini-fits = Najlepszy wynik z tych klocków: { $score }
ui-best-between-mini-fits = Najlepszy wynik z tych klocków: co najmniej { $score }, najwyżej { $bound }
ui-best-waiting-mini-fits = Najlepszy wynik z tych klocków

## What became of a card

fit-ui-card-deck = jeszcze w talii
fit-ui-card-skips = będzie pominięty
fit-ui-card-now = na stole
fit-ui-card-skipped = pominięty
fit-ui-card-aside = odłożony
fit-ui-card-came = ułożony

## Shapes, read aloud: from the top down, the columns that each row covers

fit-ui-shape = Pola: { $squares }, szerokość { $width }, wysokość { $height }. Linie od góry: { $rows }
fit-ui-shape-run = od { $first } do { $last }
fit-ui-shape-and = {" "}i{" "}
fit-ui-shape-then = ;{" "}

## When the symbols come into play

fit-ui-symbols = Ta strona ma symbole
fit-ui-symbols-line = Widoczny symbol liczy się jak zakryte pole: linię można dokończyć wokół niego.
fit-ui-symbols-set = Widoczne { $count }: { $symbol }
fit-ui-symbols-cover = Liczy się to, co widać na koniec rundy. Symbole wolno zakrywać, jeśli linie dają więcej.
fit-ui-symbols-close = Jasne
