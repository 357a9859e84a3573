### Sequence: wszystko, co pokój mówi podczas gry. Zasady są w rulebook.ftl.

game-sequence = Sequence
game-sequence-about = Zagraj kartę, postaw pionek na jednym z dwóch jej pól i ułóż pięć w linii przed innymi.
game-sequence-box = Zagraj kartę, postaw pionek, ułóż pięć w linii.
game-sequence-line = Ułóż pięć pionków w linii.

## Gotowe warianty

preset-sequence-classic = Gra klasyczna
preset-sequence-classic-about = Dwie drużyny ścigają się do dwóch sekwencji; 3 lub 9 osób tworzy trzy drużyny i potrzebuje tylko jednej.
preset-sequence-three-teams = Trzy drużyny
preset-sequence-three-teams-about = Trzy kolory na planszy, wygrywa pierwsza sekwencja.
preset-sequence-advanced = Gra zaawansowana
preset-sequence-advanced-about = Walet jednooczny może zabrać pionek także z pełnej sekwencji.
preset-sequence-forgetful = Ręczne dobieranie
preset-sequence-forgetful-about = Karty dobierasz samodzielnie: kto zapomni, gra dalej z mniejszą liczbą kart.
preset-sequence-silent = Zakaz porozumiewania się
preset-sequence-silent-about = Za ostrzeżenie w drużynie każda osoba z niej oddaje jedną kartę.

## Opcje

option-sequence-teams = Drużyny
option-sequence-teams-about = Dwie drużyny potrzebują dwóch sekwencji, trzy – jednej. Przy 6 lub 12 osobach można wybrać.
choice-sequence-teams-auto = Według liczby graczy
choice-sequence-teams-2 = Dwie drużyny
choice-sequence-teams-3 = Trzy drużyny

option-sequence-colours = Pionki dwóch drużyn
choice-sequence-colours-red-blue = Czerwone i niebieskie
choice-sequence-colours-red-green = Czerwone i zielone
choice-sequence-colours-blue-green = Niebieskie i zielone

option-sequence-row_for_two = Dwie sekwencje w jednej linii
option-sequence-row_for_two-about = Założenie: dwie sekwencje mają najwyżej jeden wspólny pionek, także w jednej linii.
choice-sequence-row_for_two-nine = Dziewięć w linii, jeden pionek wspólny
choice-sequence-row_for_two-ten = Dziesięć w linii, bez wspólnych

option-sequence-choose_lock = Wybór piątki do odwrócenia
option-sequence-choose_lock-about = Założenie: gdy w linii jest więcej niż pięć, odwraca się piątkę, która zostawia najwięcej szans na kolejną sekwencję. Wybierz „tak”, by decydować samodzielnie.

option-sequence-exchanges = Karty martwe w jednej turze
option-sequence-exchanges-about = Założenie: nasza instrukcja nie podaje limitu; inne wydania pozwalają na jedną wymianę w turze.
choice-sequence-exchanges-one = Wymiana jednej
choice-sequence-exchanges-unlimited = Wymiana dowolnej liczby

option-sequence-manual_draw = Ręczne dobieranie
option-sequence-manual_draw-about = Karty dobierasz samodzielnie i możesz o tym zapomnieć.

option-sequence-no_table_talk = Zakaz porozumiewania się
option-sequence-no_table_talk-about = Przeciwnicy mogą zgłosić ostrzeżenie i sami o nim głosują.

option-sequence-advanced = Zabieranie pionków z sekwencji
option-sequence-advanced-about = Walet jednooczny może rozbić pełną sekwencję.

## Karty i pionki, czytane na głos

seq-card = { $rank } { $suit }
seq-card-dead = { $card }, martwa
seq-index = { $index }
seq-rank-2 = 2
seq-rank-3 = 3
seq-rank-4 = 4
seq-rank-5 = 5
seq-rank-6 = 6
seq-rank-7 = 7
seq-rank-8 = 8
seq-rank-9 = 9
seq-rank-T = 10
seq-rank-J = walet
seq-rank-Q = dama
seq-rank-K = król
seq-rank-A = as
seq-suit-spades = pik
seq-suit-hearts = kier
seq-suit-diamonds = karo
seq-suit-clubs = trefl
seq-team-red = Czerwoni
seq-team-blue = Niebiescy
seq-team-green = Zieloni
seq-chip = Pionek: { $team }
seq-chip-locked = Pionek w sekwencji: { $team }

## Stół

seq-board = Plansza
seq-cell = Pole { $cell }, { $card }
seq-cell-corner = Pole premiowe { $cell }, dla wszystkich
seq-corner = premia
seq-row = { $team }, sekwencja { $five }
seq-line = Sekwencja { $five }
seq-dealer = rozdaje
seq-note-cards = { $team }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
seq-made = { $made } z { $needed }
seq-need = { $have } z 5, brak: { $cards }
seq-left-pile = Bank
seq-left-two-eyed = Niewidziane walety dwuoczne
seq-left-one-eyed = Niewidziane walety jednooczne

## Co się dzieje

seq-now-cut = Losowanie rozdającego: rozdaje ten, kto wyciągnie najsłabszą kartę.
seq-now-deal = Karty rozdaje { $name }.
seq-now-draw = Kartę dobiera { $name }.
seq-now-play = Twój ruch: zagraj kartę.
seq-now-play-again = Twój ruch: martwa karta wymieniona, teraz zagraj.
seq-now-play-late = Twój ruch: dobierz kartę albo graj bez niej.
seq-now-wait = Gra { $name } ({ $team }).
seq-now-lock = Więcej niż pięć w linii: która piątka to twoja sekwencja?
seq-now-lock-wait = { $name } wybiera, która piątka to sekwencja.
seq-now-vote = { $name } zgłasza ostrzeżenie w drużynie ({ $team }). Czy tak było?
seq-now-vote-wait = { $name } zgłasza ostrzeżenie w drużynie ({ $team }). Głosują przeciwnicy.
seq-now-give = W twojej drużynie padło ostrzeżenie: oddaj wybraną kartę.
seq-now-give-wait = Każdy z drużyny, w której padło ostrzeżenie, oddaje kartę.
seq-now-over = { $players ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
    [many] Wygrywają { $names }
   *[other] Wygrywają { $names }
} ({ $team }): { $made ->
    [one] { $made } sekwencja
    [few] { $made } sekwencje
    [many] { $made } sekwencji
   *[other] { $made } sekwencji
}.
seq-now-draw-game = Przez całą rundę nie ruszono pionka: remis.

## Co można zrobić

seq-do-place = { $card }: pionek na { $cell }
seq-do-place-short = Pionek na { $cell }
seq-do-remove = { $card }: zabierz pionek z { $cell }
seq-do-remove-short = Zabierz pionek z { $cell }
seq-do-dead = Wymień martwą kartę: { $card }
seq-do-dead-short = Wymień
seq-do-give = Oddaj: { $card }
seq-do-give-short = Oddaj
seq-do-lock = Odwróć { $five }
seq-do-object = Zgłoś ostrzeżenie: { $team }
seq-do-pass = Pasuj
seq-do-draw = Dobierz kartę
seq-do-agree = Tak, było ostrzeżenie
seq-do-disagree = Nie, nikt nie ostrzegał
seq-do-abstain = Nie wiem

# Co robi pionek: najwyżej kilka słów.
seq-completes = { $sequences ->
    [one] Daje sekwencję
    [few] Daje { $sequences } sekwencje
    [many] Daje { $sequences } sekwencji
   *[other] Daje { $sequences } sekwencji
}
seq-extends = Razem { $have } z 5
seq-blocks = Blokuje { $have } ({ $team })
seq-breaks = Psuje { $have } ({ $team })
seq-breaks-sequence = Rozbija sekwencję ({ $team })

## Co się stało

seq-log-cut = { $player }, wylosowana karta: { $card }
seq-log-deal = { $player }, dobrana karta: { $card }
seq-log-shuffle = Karty wyłożone są tasowane i tworzą nowy bank
seq-log-place = { $card }: pionek na { $cell }
seq-log-complete = { $card }: pionek na { $cell }, sekwencja
seq-log-remove = { $card }: zabiera pionek z { $cell } ({ $team })
seq-log-dead = Wymienia martwą kartę: { $card }
seq-log-give = Oddaje kartę: { $card }
seq-log-lock = Odwraca { $five }, sekwencja
seq-log-object = Zgłasza ostrzeżenie ({ $team })
seq-log-pass = Pasuje
seq-log-draw = Dobiera kartę
seq-log-agree = Mówi, że było ostrzeżenie
seq-log-disagree = Mówi, że nikt nie ostrzegał
seq-log-abstain = Wstrzymuje się od głosu

## Odmowy

refused-card-not-in-hand = Nie masz tej karty na ręce. Wybierz jedną ze swoich.
refused-chip-there = Na tym polu stoi już pionek. Wybierz wolne.
refused-wrong-cell = To pole pokazuje inną kartę. Wybierz jedno z dwóch pól swojej karty.
refused-corner-is-free = Pola premiowe w narożnikach należą do wszystkich; nie stawia się tam pionków ani ich stamtąd nie zabiera.
refused-nothing-to-remove = Nie ma tu pionka do zabrania. Wybierz pionek przeciwnika.
refused-own-chip = To twój pionek. Walet jednooczny zabiera pionek przeciwnika.
refused-chip-locked = Ten pionek należy do pełnej sekwencji i zostaje. Wybierz inny.
refused-not-dead = Ta karta nie jest martwa: jest jeszcze miejsce, gdzie można ją zagrać.
refused-enough-exchanged = W tej turze martwa karta została już wymieniona. Zagraj kartę.
refused-nothing-to-draw = Nie ma czego dobrać, więc karty nie można wymienić.
refused-can-play = Spasować można tylko bez karty do zagrania, a masz taką na ręce.
refused-can-exchange = Zanim spasujesz, wymień martwą kartę.
refused-no-right-to-draw = Nie możesz teraz dobrać: karta już dobrana albo następny gracz był szybszy.
refused-not-a-sequence = Tej piątki nie można odwrócić. Wybierz pięć swoich, które stoją w linii.
refused-choose-a-five = Najpierw wybierz, które pięć pionków to twoja sekwencja.
refused-talk-allowed = Przy tym stole wolno rozmawiać.
refused-own-team = Nie można zgłosić własnej drużyny.
refused-objected-already = W tej turze było już zgłoszenie od ciebie.
refused-card-not-in-pile = Tej karty nie ma w banku.
refused-another-players-card = Ta karta jest dla innego gracza.
refused-pile-not-empty = Karty wyłożone tasuje się dopiero, gdy bank jest pusty.
refused-card-unknown = Nie ma takiej karty. Napisz jej wartość i kolor: KD, TS, 7H, 2C.
refused-no-cell = Na planszy nie ma takiego pola. Kolumny to litery od lewej, rzędy liczy się od góry: e5.
refused-jack-sign = Walety jednooczne (JS, JH) zabierają: JS<e5. Pozostałe karty stawiają: KD>e5.
refused-teams = Z tylu graczy ({ $seats }) nie da się utworzyć równych drużyn ({ $teams }). Możliwe liczby graczy: { $allowed }.
refused-teams-asked = Tylu graczy ({ $seats }) może utworzyć dwie drużyny albo trzy. Wybierz liczbę drużyn.
refused-colours = Trzy drużyny używają wszystkich trzech kolorów. Zostaw tę opcję bez zmian.
refused-talk-alone = Tu każdy gra sam, więc nie ma kogo ostrzec.
refused-board-lines = Plansza ma 10 wierszy, a w tym pliku liczba wierszy to { $found }.
refused-board-line = Każdy wiersz planszy ma 10 pól, a w tym liczba pól to { $found }.
refused-board-corner = Cztery narożniki, i tylko one, są zapisane jako XX. Sprawdź { $cell }.
refused-board-card = „{ $card }” to nie jest karta z planszy. Napisz wartość i kolor, na przykład KD albo TS; waletów na niej nie ma.
refused-board-twice = Każda karta oprócz waletów jest na planszy dokładnie dwa razy; karta { $card }: { $found }.

## Dlaczego pole nie wchodzi w grę

seq-why-no-card = Żadną kartą z ręki nie zagrasz na to pole.
seq-why-vote = Trwa głosowanie. Najpierw odpowiedz.
seq-why-give = Najpierw oddaj kartę.
seq-and = { $first } i { $last }
