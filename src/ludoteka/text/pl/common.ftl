### To, co wspólne wszystkim pokojom.

## Języki, każdy pod własną nazwą

language-en = English
language-pl = Polski
language-pt = Português

## Gracze

bot-random = Losowy
bot-beginner = Początkujący
bot-casual = Okazjonalny
bot-club = Klubowy
bot-expert = Ekspert

# Ktoś bez imienia.
player = Gracz { $number }

# Dla ilu osób jest wariant: 1, 2–5 albo 3, 6, 9.
for-players = { $most ->
    [1] 1 gracz
   *[other] { $numbers } graczy
}

# Sprawca losowań i tasowań na liście ruchów.
chance = Los
automa = Automa

## Drobne słowa

choice-yes = Tak
choice-no = Nie

# Używane także wewnątrz innych zdań: { points }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

# Kłopot w pliku, z numerem wiersza.
at-line = Wiersz { $line }: { $what }

## Odmowy przy stole

refused-not-your-turn = To jeszcze nie twoja kolej.
refused-no-such-action = Takiego ruchu nie można teraz wykonać. Wybierz jeden z dostępnych.
refused-stale = Sytuacja na stole już się zmieniła. Spójrz i wybierz ponownie.
refused-notation = To nie jest zapis ruchu. Powinien wyglądać tak: „{ $form }”.
refused-seats = Liczba osób, które mogą grać w tę grę: { $allowed }.
refused-undo-too-far = Nie da się cofnąć aż tyle: żądano { $asked }, można { $possible }.
refused-undo-count = Po „undo” podaje się liczbę całkowitą: ile ruchów cofnąć.

## Odmowy dotyczące gier i opcji

refused-game-unknown = Nie ma tu takiej gry.
refused-option-form = Opcję zapisuje się tak: nazwa=wartość.
refused-option-twice = Ta opcja jest podana dwa razy. Zostaw ją tylko raz.
refused-option-unknown = Nie ma takiej opcji. Dostępne: { $known }.
refused-option-value = Ta opcja nie ma takiej wartości. Do wyboru: { $choices }.
refused-option-needs = Ta opcja ma sens tylko razem z { $needs }.
refused-option-seats = Ten wybór nie pasuje do tej liczby graczy ({ $seats }). Możliwe liczby: { $allowed }.

## Odmowy dotyczące plików z elementami

refused-components-long = Ten tekst jest za długi na plik z elementami gry. Dozwolonych znaków najwyżej: { $most }.
refused-toml = Ta linia nie jest poprawnym TOML.
refused-toml-dots = Ten klucz ma za dużo kropek. Dozwolone najwyżej: { $most }.
refused-toml-deep = W tym miejscu otwartych jest za dużo nawiasów naraz. Dozwolone najwyżej: { $most }.
refused-toml-word = W tej linii jest za długa liczba lub nazwa. Dozwolonych znaków najwyżej: { $most }.

## Odmowy dotyczące zapisów gier

refused-record-too-long = Ten tekst jest za długi jak na zapis gry. Największa liczba znaków: { $most }.
refused-record-version = Zapis zaczyna się od „{ $expected }”. Ten plik zaczyna się inaczej: to nie zapis albo zapis z innej wersji.
refused-record-ends = Plik kończy się za wcześnie: brakuje „{ $expected }”.
refused-record-key = „{ $key }”: nieznane słowo. Możliwe: { $known }.
refused-record-seat = Miejsca podaje się po kolei, każde w osobnym wierszu. Powinno być: „{ $expected }”.
refused-record-twice = „{ $key }” pojawia się dwa razy.
refused-record-lacks = Brakuje „{ $key }”.
refused-record-rules = Grę rozegrano według wersji { $version } zasad, a ten program ma wersję { $expected }.
refused-record-seats = Zapowiedziana liczba miejsc to { $announced }, a wymieniono { $found }.
refused-record-cut = Plik urywa się w środku tego ruchu.
refused-record-actor = Przy tym stole nie ma nikogo o numerze „{ $actor }”: 0 to los, a miejsca liczy się od 1.
refused-record-unfinished = Gra jeszcze trwa, więc zapis nie może mieć wyniku.
refused-record-result = Z ruchów wynika „{ $expected }”, a w zapisie jest „{ $written }”.
refused-record-seed = Ujawnione ziarno losowości nie jest liczbą szesnastkową.
refused-record-share = Udział zapisuje się jako „share”, potem miejsce przy tym stole, potem 64 cyfry szesnastkowe; miejsca po kolei, każde raz.
refused-record-commitment = Ujawnione ziarno losowości nie pasuje do odcisku sprzed gry.
refused-record-draw = To losowanie (numer { $k }, licząc od 0) nie wynika z ujawnionego ziarna.

## Odmowy serwera

refused-client-missing = Strony WWW nie zostały zbudowane. W katalogu ze źródłami uruchom: python3 dev.py web
