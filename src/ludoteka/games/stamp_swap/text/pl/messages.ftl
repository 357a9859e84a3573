### Stamp Swap: wszystko, co pokój mówi podczas gry. Zasady są w rulebook.ftl.

game-stamp-swap = ZnaczkoMania
game-stamp-swap-about = Trzy dni wystawy znaczków: dzielisz to, co zbierzesz, a wybiera ktoś inny. Solo przeciw Pinzetcie, która gra według własnych zasad, albo w 2 do 5 osób. Zapełnij stronę albumu i zdobywaj punkty za karty konkursowe.
game-stamp-swap-box = Podziel swoje znaczki, ktoś inny wybiera pierwszy.
game-stamp-swap-line = Dzielisz, wybiera ktoś inny.

## Warianty

preset-stamp-swap-introductory = Tryb wprowadzający
preset-stamp-swap-introductory-about = Żeby poznać, jak Pinzetta wycenia twoje przedmioty. Na koniec dostaje stały wynik.
preset-stamp-swap-full = Pełna gra
preset-stamp-swap-full-about = Pinzetta też wystawia znaczki i zdobywa za nie punkty, na poziomie 1.
preset-stamp-swap-hard = Pełna gra, trudna
preset-stamp-swap-hard-about = To samo na poziomie 3.

## Opcje

option-stamp-swap-mode = Tryb
choice-stamp-swap-mode-introductory = Wprowadzający
choice-stamp-swap-mode-full = Pełny
option-stamp-swap-level = Poziom trudności
choice-stamp-swap-level-1 = 1, najłatwiejszy
choice-stamp-swap-level-2 = 2
choice-stamp-swap-level-3 = 3, najtrudniejszy
option-stamp-swap-crossed = Przekreślone ikony wyceny
option-stamp-swap-crossed-about = Założenie: wszystkie żetony wyceny, które zabiera karta decyzji, pochodzą ze stosu, który na początku miał ich najwięcej. Można też brać każdy z tego stosu, który ma ich najwięcej w danej chwili.
choice-stamp-swap-crossed-one-pile = Wszystkie z jednego stosu
choice-stamp-swap-crossed-one-by-one = Po jednym

## Znaczki i karty na głos

sts-and = { $first }, { $second }
sts-stamp = znaczek { $size } ({ $what })
sts-value = wartość { $value }
sts-hidden = zakryty znaczek, { $size }
sts-rare-of = rzadki { $size }
sts-attendee = karta uczestnika { $number }
sts-size-1x1 = 1×1
sts-size-2x2 = 2×2
sts-size-2x3 = 2×3
sts-size-2x4 = 2×4
sts-size-3x3 = 3×3
sts-size-double = podwójny 2×4
sts-size-forever = wieczny
sts-lying = { $size } poziomo
sts-kind = { $colour }, { $theme }
sts-halves = { $first } + { $second }
sts-size-rare = rzadki
sts-colour-purple = fioletowy
sts-colour-yellow = żółty
sts-colour-blue = niebieski
sts-colour-green = zielony
sts-colour-brown = brązowy
sts-theme-space = kosmos
sts-theme-monuments = zabytki
sts-theme-animals = zwierzęta
sts-theme-flowers = kwiaty
sts-theme-vehicles = pojazdy
sts-mark-cancelled = skasowany
sts-mark-faded = wyblakły
sts-mark-rare = rzadki
sts-mark-forever = wieczny

## Co daje punkty

sts-formula = { $what }: { $worth }
sts-each = { $each ->
    [one] po { $each } punkcie
    [few] po { $each } punkty
    [many] po { $each } punktów
   *[other] po { $each } punktu
}
sts-each-per = { $each ->
    [one] { $each } punkt za każde { $per }
    [few] { $each } punkty za każde { $per }
    [many] { $each } punktów za każde { $per }
   *[other] { $each } punktu za każde { $per }
}
sts-which-any = znaczki
sts-which-size = { $stamps } { $size }
sts-which-kind = { $kind } { $stamps }
sts-which-theme = { $stamps } „{ $theme }”
sts-such-purple = fioletowe
sts-such-yellow = żółte
sts-such-blue = niebieskie
sts-such-green = zielone
sts-such-brown = brązowe
sts-such-cancelled = skasowane
sts-such-faded = wyblakłe
sts-such-rare = rzadkie
sts-such-forever = wieczne
sts-score-count = { $which }
sts-score-sets = { $about ->
    [colours] zestawy wszystkich kolorów
    [themes] zestawy wszystkich tematów
   *[sizes] zestawy rozmiarów (po jednym 2×2, 2×3, 2×4 i 3×3)
}
sts-score-second = { $about ->
    [colours] znaczki drugiego co do liczebności koloru
    [themes] znaczki drugiego co do liczebności tematu
   *[sizes] znaczki drugiego co do liczebności rozmiaru
}
sts-score-most = { $about ->
    [colours] znaczki najliczniejszego koloru
    [themes] znaczki najliczniejszego tematu
   *[sizes] znaczki najliczniejszego rozmiaru
}
sts-score-largest-group = { $about ->
    [colours] znaczki w największej grupie jednego koloru
    [themes] znaczki w największej grupie jednego tematu
   *[sizes] znaczki w największej grupie jednego rozmiaru
}
sts-score-groups = { $about ->
    [colours] grupy jednego koloru, od { $least } znaczków
    [themes] grupy jednego tematu, od { $least } znaczków
   *[sizes] grupy jednego rozmiaru, od { $least } znaczków
}
sts-score-surrounded = otoczone { $which }
sts-score-full-lines = { $about ->
    [rows] pełne wiersze
    [columns] pełne kolumny
   *[lines] pełne wiersze i kolumny
}
sts-score-lines-with = { $about ->
    [rows] wiersze, w których leżą { $which }
    [columns] kolumny, w których leżą { $which }
   *[lines] wiersze i kolumny, w których leżą { $which }
}
sts-score-empty = puste pola
sts-score-edge = { $which } przy brzegu strony
sts-score-beside = { $which }, obok których leżą { $adjacent }
sts-score-variety = { $about ->
    [colours] różne kolory
    [themes] różne tematy
   *[sizes] różne rozmiary
}
sts-score-variety-among = { $about ->
    [colours] różne kolory (liczą się { $which })
    [themes] różne tematy (liczą się { $which })
   *[sizes] różne rozmiary (liczą się { $which })
}
sts-score-value = wydrukowane wartości
sts-score-value-among = wydrukowane wartości (liczą się { $which })
sts-so-far = na razie { $count }
sts-so-far-none = na razie nic
sts-so-far-empty = pustych: { $count }
sts-so-far-missing = brakuje: { $kinds }
sts-so-far-fewest = najmniej: { $kinds }
sts-so-far-most = { $kind } { $count }
sts-so-far-then = { $first }, potem { $second }
sts-category-colour = kolor
sts-category-theme = temat
sts-category-size = rozmiar
sts-category-cancelled = skasowane
sts-category-finale = Finał
sts-contest = Karta konkursowa { $number } ({ $category }): { $score }
sts-exhibitor = Wystawca { $number }: { $score }
sts-specialist = Specjalista { $number }, na koniec: { $score }
sts-own-mat = Premia z maty: { $score }
sts-effect-collect = Specjalista { $number }: codziennie dobierasz i zatrzymujesz jeszcze jeden znaczek, { $size }
sts-effect-no-fade = Specjalista { $number }: wyblakłe znaczki nic cię nie kosztują
sts-effect-more-forever = Specjalista { $number }: na koniec liczy się jak wieczny znaczek
sts-effect-contest-bonus = Specjalista { $number }: dodatkowo { $points } za każdą kartę konkursową
sts-effect-first-player = Specjalista { $number }: { $points } za żeton pierwszego gracza
sts-effect-last-chooser = Specjalista { $number }: { $points } za wybór na końcu

## Stół

sts-page = Twój album, { $empty ->
    [one] { $empty } puste pole
    [few] { $empty } puste pola
    [many] { $empty } pustych pól
   *[other] { $empty } pustego pola
}
sts-square = Pole { $cell }
sts-item-hers = Przedmiot Pinzetty { $number }, { $where }, { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}
sts-item-yours = Twój przedmiot { $number }, { $where }, { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}
sts-where-large = w dużym stosie
sts-where-small = w małym stosie
sts-where-reserved = w rezerwie
sts-where-unsplit = jeszcze bez stosu
sts-contest-label = { $number }: { $points }
sts-contest-now = { $contest }. Teraz: { $points }
sts-contest-scored = { $contest }. Dzień { $day }: { $points }
sts-mat = Mata Pinzetty, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
sts-note-hers = Pinzetta, poziom { $level }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
sts-note-targets = Rozmiary docelowe: { $sizes }
sts-note-fields = Założenie: cztery pierwsze pola jej maty.
sts-note-signs = Znaczek na stronie pokazuje numer, wartość (x: skasowany) i temat: ☾ kosmos, ▲ zabytki, ♥ zwierzęta, ☼ kwiaty, ● pojazdy; ★ rzadki, ◆ wieczny.
sts-note-built-in = Znaczki, karty uczestników i karty konkursowe są z pakietu Ludoteki: naszego pomysłu, a nie z pudełka.
sts-field-count = { $field }: { $count }
sts-field-points = { $field }: { $count } × { $each } = { $points }
sts-field-both = Rozmiar docelowy i wartość 2 lub 3
sts-field-target = Tylko rozmiar docelowy
sts-field-value = Tylko wartość 2 lub 3
sts-field-neither = Ani jedno, ani drugie
sts-field-rare = Rzadkie
sts-field-forever = Wieczne
sts-field-cards = Karty
sts-why-size = +2 rozmiar docelowy
sts-why-value = +1 wartość 2 lub 3
sts-why-rare = +4 odkryty rzadki
sts-why-card = +1 karta
sts-why-forever = +1 wieczny
sts-pile-large = duży stos
sts-pile-small = mały stos
sts-day-1 = Piątek
sts-day-2 = Sobota
sts-day-3 = Niedziela

## Co się dzieje

sts-now-setup = Trwają przygotowania do wystawy.
sts-now-collect = { $day }: wykładane są dzisiejsze przedmioty.
sts-now-chance = { $day }: odkrywana jest karta.
sts-now-hers = { $day }: Pinzetta wykonuje swoje kroki.
sts-now-watch = { $day }: gracz się zastanawia.
sts-now-reserve = { $day }: zarezerwuj jeden przedmiot. Będzie twój; z reszty Pinzetta weźmie stos.
sts-now-split = { $day }: ułóż dwa stosy. Pinzetta weźmie jeden, drugi jest twój.
sts-now-take = { $day }: weź jeden ze stosów Pinzetty. Drugi zostanie u niej.
sts-now-place = { $day }: umieść nowe znaczki. Nie można ich obracać ani przesuwać.
sts-now-contest = { $day }: wybierz konkurs do policzenia. Każdy liczy się raz, jeden na dzień.
sts-now-won = Wygrywasz { $mine } do { $hers }.
sts-now-lost = Wygrywa Pinzetta, { $hers } do { $mine }.
sts-now-drawn = Remis: po { $mine }.

## Co można zrobić

sts-do-reserve = Zarezerwuj: { $item }
sts-do-reserve-short = Zarezerwuj
sts-do-reserve-nothing = Nic nie rezerwuj: wszystkie są rzadkie
sts-do-split = Duży stos: { $items }
sts-do-split-short = Duży stos: { $items }
sts-do-take-large = Weź duży stos
sts-do-take-small = Weź mały stos
sts-do-place = Umieść znaczek lewym górnym rogiem na { $cell }
sts-do-place-short = Umieść na { $cell }
sts-do-discard = { $stamp } nigdzie się nie mieści: odrzuć za { $points }
sts-do-discard-short = Odrzuć
sts-do-contest = Policz: { $contest }
sts-scores = daje { $points }
sts-scores-bonus = i { $points } za specjalistę

## Co się stało

sts-log-on-board = Na planszy: { $contest }
sts-log-mat = { $mat }
sts-log-event-hers = Karta wydarzenia { $number } tworzy Codzienną Kolekcję Pinzetty
sts-log-event = Karta wydarzenia { $number } tworzy twoją Codzienną Kolekcję
sts-log-event-then = Karta wydarzenia { $number } tworzy twoją Codzienną Kolekcję. Potem: { $bottom }
sts-bottom-turn-up = twoje znaczki zostają odkryte
sts-bottom-turn-down = twoje znaczki zostają zakryte
sts-bottom-hers-up = znaczki Pinzetty zostają odkryte
sts-bottom-forever = bierzesz wieczny znaczek
sts-log-draw = Dla ciebie: { $item }
sts-log-draw-hers = Dla Pinzetty: { $item }
sts-log-reveal = Zakryte znaczki zostają odkryte i wszystko trafia na swoje miejsce
sts-log-decision = { $crossed ->
    [one] Karta decyzji { $number }: { $crossed } przekreślona ikona
    [few] Karta decyzji { $number }: { $crossed } przekreślone ikony
    [many] Karta decyzji { $number }: { $crossed } przekreślonych ikon
   *[other] Karta decyzji { $number }: { $crossed } przekreślonej ikony
}
sts-log-final-card = Dobrano kartę decyzji { $number } do jej maty
sts-log-show-card = Dobrano kartę punktacji Fazy Wystawy { $number }
sts-log-tokens = Pinzetta wycenia twoje przedmioty, żetony od lewej: { $tokens }
sts-log-tokens-hers = Pinzetta wycenia swoje przedmioty, żetony od lewej: { $tokens }
sts-log-piles = Duży stos jest wart { $large }, w tym 1 za wielkość, mały { $small }
sts-log-none-away = Żadna ikona nie jest przekreślona: zostaje { $large } i { $small }
sts-log-away = { $gone }. Zostaje: duży stos { $large }, mały { $small }
sts-away-large = Duży stos prowadzi i traci { $lost }
sts-away-small = Mały stos prowadzi i traci { $lost }
sts-away-equal = Oba stosy mają po { $tokens }, więc duży traci { $lost }
sts-away-one-by-one = Żetony wyceny są zabierane po jednym, zawsze ze stosu, który prowadzi, a przy remisie z dużego: z dużego { $large }, z małego { $small }
sts-lost = { $taken ->
    [one] { $taken } żeton wyceny
    [few] { $taken } żetony wyceny
    [many] { $taken } żetonów wyceny
   *[other] { $taken } żetonu wyceny
}
sts-lost-all = wszystkie żetony wyceny ({ $taken }; przekreślonych ikon: { $crossed })
sts-log-she-takes = Pinzetta bierze { $pile }: ma więcej żetonów wyceny
sts-log-she-takes-equal = Oba stosy mają tyle samo żetonów wyceny, więc Pinzetta bierze { $pile }
sts-log-swap = { $richer ->
    [large] Stosy różnią się o { $gap }, a wystarczy { $enough }. Z dużego stosu na mały: { $most }; z małego na duży: { $least }
   *[small] Stosy różnią się o { $gap }, a wystarczy { $enough }. Z małego stosu na duży: { $most }; z dużego na mały: { $least }
}. Teraz duży stos jest wart { $large }, mały { $small }
sts-most = { $item } – najwięcej żetonów
sts-most-leftmost = { $item } – najwięcej żetonów, najdalej z lewej
sts-fewest = { $item } – najmniej żetonów
sts-fewest-leftmost = { $item } – najmniej żetonów, najdalej z lewej
sts-log-no-swap = Stosy różnią się o { $gap }, czyli mniej niż { $enough }: zamiany nie ma
sts-log-no-swap-empty = Stosy różnią się o { $gap }, a wystarczy { $enough }, ale jeden jest pusty: zamiany nie ma
sts-log-laid = Pinzetta kładzie na polu „{ $field }”: { $item }
sts-log-show = Karta punktacji Fazy Wystawy { $card }, poziom { $level }: karta konkursowa { $number } ({ $category }) daje Pinzetcie { $each }, dziś razy { $times }: { $points }
sts-log-introductory = Tryb wprowadzający, poziom { $level }: Pinzetta ma { $points }
sts-log-final-level = Za poziom Pinzetta dostaje { $points }
sts-log-final-forever = Za wieczne znaczki Pinzetta dostaje { $points }
sts-log-final-mat = Za przedmioty na macie Pinzetta dostaje { $points }
sts-log-final-mat-sum = Za przedmioty na macie Pinzetta dostaje { $points } ({ $sum })
sts-log-final-rares = Za wartości rzadkich znaczków Pinzetta dostaje { $points }
sts-log-reserve = Rezerwuje: { $item }
sts-log-reserve-nothing = Nic nie rezerwuje: są tylko rzadkie
sts-log-split = Tworzy duży stos: { $items }
sts-log-take-large = Bierze duży stos Pinzetty
sts-log-take-small = Bierze mały stos Pinzetty
sts-log-place = Umieszcza { $stamp } na { $cell }
sts-log-discard = Odrzuca { $stamp }, bo się nie mieści, za { $points }
sts-log-contest = Liczy: { $contest }. Punkty: { $points }

## Punkty

sts-line-day = Dzień { $day }: { $what }
sts-line-bonus = Premia specjalisty za kartę konkursową
sts-line-discarded = Znaczki, które się nie zmieściły
sts-line-forever = Wieczne znaczki: { $count }, { $place ->
    [0] bez miejsca
   *[other] miejsce { $place }
  }
sts-line-values = Wydrukowane wartości
sts-line-show = Dzień { $day }: wystawa
sts-line-introductory = Tryb wprowadzający
sts-line-hers-level = Poziom
sts-line-hers-forever = Wieczne znaczki
sts-line-hers-mat = Przedmioty na macie
sts-line-hers-rares = Wartości rzadkich znaczków

## Odmowy

refused-not-gained = Nie masz teraz tego przedmiotu do użycia.
refused-does-not-fit = Tam się nie mieści: coś przeszkadza albo znaczek by wystawał.
sts-in-the-way = Tam się nie mieści: coś przeszkadza.
sts-sticks-out = Tam się nie mieści: wystawałby poza stronę.
refused-it-fits = Ten znaczek mieści się jeszcze na stronie, więc trzeba go umieścić.
refused-rare-stays = Rzadkiego znaczka nie można zarezerwować, nawet zakrytego.
refused-must-reserve = Najpierw zarezerwuj jeden przedmiot.
refused-uneven-piles = Duży stos ma dokładnie o jeden przedmiot więcej niż mały.
refused-ticket-there = Na tej karcie konkursowej leży już twój bilet.
refused-not-drawn-here = Tego nie można teraz dobrać.
refused-not-now = To należy do innego kroku dnia.
refused-same-as-another = Wieczne znaczki są jednakowe: umieść pierwszy z nich.
refused-not-her-step = Następny krok Pinzetty to „{ $right }”.
refused-no-such-item = Nie ma takiego znaczka ani karty.
refused-no-such-contest = Tej karty konkursowej nie ma na planszy.
refused-sts-solve-stamps = Podaj co najmniej jeden znaczek do położenia: numer bez pola.
refused-sts-solve-twice = To występuje dwa razy albo nie należy do gry solo.
refused-sts-solve-many = To za dużo na jedną stronę.
refused-sts-no-maximum = Najlepsza możliwa strona nie jest znana i żadne szukanie jej nie znajdzie. Podaj znaczki i karty konkursowe.

## Pakiety

refused-pack-form = Zła postać. { $what }.
refused-pack-count = Powinno ich być { $needed }, a jest { $found }.
refused-pack-unfilled = Tego jeszcze nie uzupełniono.
refused-pack-forever = Wieczne znaczki mają rozmiar 1x1 i żadne inne go nie mają.
refused-pack-forever-plain = Wieczny znaczek nie ma koloru, tematu ani innych oznaczeń.
refused-pack-colour-theme = Znaczek ma kolor i temat.
refused-pack-rare-theme = Rzadki znaczek nie ma tematu.
refused-pack-double = Podwójny znaczek ma rozmiar 2x4 lub 4x2.
refused-pack-value = Wartość takiego znaczka jest od { $least } do { $most }.
refused-pack-twice = Numer { $number } jest użyty dwa razy.
refused-pack-of = Formuła „{ $kind }” potrzebuje jednego z tych słów: { $known }.
refused-pack-of-nothing = Formuła „{ $kind }” nie ma „of”.
refused-pack-effect-score = Efekt „{ $effect }” wymaga punktacji albo jej nie dopuszcza.
refused-pack-effect-draws = Efekt „{ $effect }” wymaga tego, co się dobiera, albo tego nie dopuszcza.
refused-pack-solo = Efekt „{ $effect }” nic nie znaczy w grze solo: wpisz kartę na listę out_of_solo.
refused-pack-yellow = Żółta karta konkursowa { $number } musi być na dokładnie jednej macie, a jest na { $found }.
refused-pack-not-yellow = Karta konkursowa { $number } nie jest żółta.
refused-pack-show-unknown = Nie ma kolorowej karty konkursowej { $number }.
refused-pack-show = Karta punktacji Fazy Wystawy wymienia wszystkie karty konkursowe jednej kategorii. Sprawdź: { $names }.
refused-pack-event-piles = Duży stos Pinzetty ma dokładnie o jeden przedmiot więcej niż mały.
refused-pack-event-middle = Przedmiotów jest { $found }, więc po zarezerwowaniu jednego stosy nie mogłyby różnić się o jeden. Liczba musi być parzysta.
refused-pack-no-stack = Nie ma takiego stosu: według pakietu te znaczki leżą wśród innych o tym samym rozmiarze.
refused-pack-supply = W grze może być ich potrzebnych { $needed }, a jest tylko { $found }.

# On the rare stamp, which the lid of the box shows, too.
game-stamp-swap-rare = rzadki
