### Co mówi sam klient; wszystko, co dotyczy gry, przychodzi z jej pokojem.

## Dom

ui-language = Język
ui-theme-dark = Włącz ciemny wygląd
ui-theme-light = Włącz jasny wygląd
ui-settings = Ustawienia
ui-skip = Przejdź do treści
ui-home = Wróć do półki
ui-close = Zamknij
ui-page-lost = Tu nic nie ma
ui-page-lost-about = Ten adres donikąd nie prowadzi. Gry stoją na półce.
ui-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.

## Półka

ui-home-title = Zdejmij pudełko z półki.
ui-home-about = Gry planszowe według dokładnych zasad: samemu, z botami, razem przy jednym ekranie albo ze znajomymi z linku.
ui-alone = Samemu
ui-bots = Z botami
ui-one-screen = Przy jednym ekranie
ui-games = Gry
ui-players = { $most ->
    [1] 1 gracz
   *[other] { $least }–{ $most } graczy
}

## Zapisane gry

ui-continue-title = Wróć do przerwanej gry
ui-played-title = Rozegrane tutaj
ui-continue = Graj dalej
ui-going-on = w toku
ui-over = zakończona
ui-just-now = przed chwilą
ui-saved-none = Nie ma tu jeszcze gier. Każda rozpoczęta zapisuje się sama i czeka w tym miejscu.
ui-forget = Usuń z tej listy
ui-saved-all = { $count ->
    [one] Pokaż { $count } grę
    [few] Pokaż wszystkie { $count } gry
    [many] Pokaż wszystkie { $count } gier
   *[other] Pokaż wszystkie { $count } gry
}
ui-give-up = Porzuć grę
ui-give-up-title = Porzucić tę grę?
ui-give-up-about = Zniknie dla wszystkich przy stole i nie da się jej odzyskać. Jeśli chcesz dokończyć później, po prostu wyjdź: gra jest zapisana.
ui-no-keep = Zostaw

## Nowy stół

ui-variant = Wariant
ui-all-options = Wszystkie opcje
ui-own-mix = własne zestawienie
ui-assumed = nasze założenie
ui-seats = Miejsca
ui-seat-count = Ile osób gra
ui-seat = Gracz { $number }
ui-seat-kind = Kto siedzi na miejscu { $number }
ui-seat-name = Imię na miejscu { $number }
ui-human = Przy tym ekranie
ui-bot-level = Bot: { $level }
ui-start = Zacznij grę
ui-rule = Reguła { $rule }.

## Przy stole

ui-table = Stół
ui-opening = Otwieram stół…
ui-lost = Utracono połączenie. Gra jest bezpieczna; łączę ponownie…
ui-watching = Oglądasz tę grę.
ui-gone = Tego stołu nie da się otworzyć
ui-gone-about = Nie ma go tutaj albo ta przeglądarka nie ma przy nim miejsca.
ui-turn = Tura { $turn } z { $of }
ui-your-turn = { $name }: Twój ruch
ui-your-score = Twój wynik
ui-rows = ukończone: { $done }, przerwane: { $broken }
ui-rows-round = Runda { $round }: ukończone { $done }, przerwane { $broken }
ui-promised = +{ $points } w grze
ui-leader = Na prowadzeniu
ui-and-more = { $count ->
    [one] i jeszcze { $count } osoba
    [few] i jeszcze { $count } osoby
    [many] i jeszcze { $count } osób
   *[other] i jeszcze { $count } osoby
}
ui-at-the-table = Przy stole
ui-enlarge = Pokaż tę planszę w dużym widoku
ui-pick = Wybierz element.
ui-place = Połóż
ui-undo = Cofnij ruch
ui-next-round = Następna runda
ui-next-tile = Następny kafel
ui-drag = Przeciągnij na pole albo wybierz pole.
ui-undo-of = { $name }: cofnij
ui-leave = Wyjdź (zapisane)
ui-key-arrows = Strzałki
ui-key-choose = wybór
ui-key-place = połóż
ui-cell-empty = puste
ui-tallies = Co jeszcze może przyjść
ui-tally = { $what }: zostało { $left } z { $of }
ui-story = Przebieg gry
ui-story-empty = Jeszcze nic.
ui-legend-complete = ukończony, punktuje
ui-legend-live = jeszcze możliwy, jego liczba
ui-legend-broken = przerwany, nic nie daje
ui-legend-beam = promień słońca lub księżycowa smuga, punktuje

## Karty na ręce

ui-last = ostatni
ui-hand = Twoje karty
ui-hand-of = Karty: { $name }
ui-chosen = wybrana
ui-chosen-tile = wybrany
ui-dead = martwa
ui-places = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
ui-lit = { $what }: { $count ->
    [one] podświetlone { $count } miejsce. Wybierz je.
    [few] podświetlone { $count } miejsca. Wybierz jedno.
    [many] podświetlonych { $count } miejsc. Wybierz jedno.
   *[other] podświetlone { $count } miejsca. Wybierz jedno.
}
ui-choose-card = Wybierz kartę albo pole, na które możesz zagrać jedną ze swoich kart.
ui-key-of = klawisz { $key }
ui-order = Kolejność kart
ui-order-suit = Według koloru
ui-order-rank = Według wartości
ui-order-worth = Według przydatności
ui-order-drawn = Jak dobrano
ui-pile = Bank
ui-discards = Karty wyłożone
ui-turned = Odwrócone i przekreślone: pełna sekwencja.
ui-teams-need = Czego komu brakuje
ui-team = { $team }: { $names }
ui-team-of = Drużyna: { $team }
ui-team-mine = twoja drużyna
ui-team-far = Jeszcze żadnej linii z trzema.
ui-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ui-plays-now = teraz gra
ui-zoom = Wielkość planszy
ui-zoom-in = Bliżej
ui-zoom-out = Dalej
ui-zoom-all = Cała plansza
ui-keys-hand = Wybór karty lub kamienia; potem Tab lub strzałki prowadzą do pól
ui-keys-tab-hand = Do kart lub kamieni, podświetlonych pól i przycisków
ui-keys-zoom = Plansza bliżej, dalej, cała

## Ramka napełniana od góry

ui-piece-left = Przesuń w lewo
ui-piece-right = Przesuń w prawo
ui-piece-turn = Obróć
ui-piece-flip = Odwróć
ui-piece-plain = Bez linii, bez symboli, nic nie ginie.
ui-piece-stuck = Tak trzymany klocek nie znajdzie tam miejsca.
ui-drop = Zsuń
ui-drop-points = Zsuń, { $points }
ui-if-here = Jeśli spocznie tutaj
ui-next-card = Następna karta
ui-ready-count = Gotowych: { $ready } z { $of }.
ui-deck = Jeszcze w talii
ui-deck-left = { $count ->
    [0] Talia się skończyła.
    [one] Została jedna karta.
    [few] Zostały { $count } karty, w nieznanej kolejności.
    [many] Zostało { $count } kart, w nieznanej kolejności.
   *[other] Zostało { $count } karty, w nieznanej kolejności.
}
ui-skipped = Pominięte przez wszystkich
ui-aside = Odłożone
ui-came = Już ułożone
ui-your-round = Twoja runda
ui-round-of = Runda { $round } z { $of }
ui-sum-count = Ile
ui-sum-lines = Pełne linie
ui-sum-symbol = Na widoku: { $symbol }
ui-sum-penalties = Odkryte pola karne
ui-sum-holes = Dziury
ui-sum-times = { $count } × { $each }
ui-sum-of = { $count } z { $of }
ui-rank = Twoja ranga
ui-end-lines-open = { $count ->
    [one] { $count } linia niepełna
    [few] { $count } linie niepełne
    [many] { $count } linii niepełnych
   *[other] { $count } linii niepełnej
}
ui-key-move = przesuń
ui-key-turn = obróć
ui-key-flip = odwróć
ui-key-drop = zsuń
ui-keys-move = Przesuń klocek
ui-keys-turn = Obróć klocek; strzałka w dół obraca z powrotem
ui-keys-flip = Odwróć klocek
ui-keys-drop = Zsuń klocek; dalej, jeśli stół czeka
ui-keys-aside = Odłóż klocek
ui-keys-slide = Myszą: wskaż i kliknij, kółko obraca. Palcem: przesuń klocek nad kolumnę, drugie dotknięcie go puszcza.

## Kamienie na podstawce, stół bez krawędzi

ui-hints = Pokazuj, gdzie kamienie pasują, i punkty
ui-rack = Twoja podstawka
ui-new = nowy
ui-places-or-none = { $count ->
    [0] bez miejsca
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
ui-tile-places = { $tile } { $count ->
    [0] nigdzie nie pasuje
    [one] ma { $count } miejsce
    [few] ma { $count } miejsca
    [many] ma { $count } miejsc
   *[other] ma { $count } miejsca
}
ui-tile-held = { $tile }: gdzie go położyć?
ui-tile-stuck = Wybierz wolne miejsce, a dowiesz się, który róg się nie zgadza.
ui-lay-hint = Wybierz miejsce albo przeciągnij tam kamień. Obróci się sam.
ui-lay-try = Wybierz wolne miejsce. Jeśli kamień pasuje, obróci się sam.
ui-choose-tile = Wybierz kamień albo miejsce.
ui-choose-tile-first = Najpierw wybierz kamień ze swojej podstawki.
ui-lay = Połóż, +{ $points }
ui-lay-free = Połóż
ui-lay-bonus = Połóż: { $bonus }, +{ $points }
ui-lay-tile = { $tile }, +{ $points }
ui-turn-tile = Obróć kamień
ui-go-on = Dalej
ui-pool = Pula banku
ui-pool-left = { $count ->
    [0] Pula banku jest pusta.
    [one] W puli banku { $count } kamień.
    [few] W puli banku { $count } kamienie.
    [many] W puli banku { $count } kamieni.
   *[other] W puli banku { $count } kamienia.
}
ui-drawing = Liczba dobrań w turze: do { $draws }; jeśli potem nic nie położysz, tracisz jeszcze { $points }.
ui-drawing-free = Liczba dobrań w turze: do { $draws }.
ui-score-history = Przebieg punktacji
ui-score-history-round = Runda { $round }, gra do { $goal } punktów
ui-turn-number = Tura
ui-turn-by-turn = Tura po turze
ui-draws = { $count ->
    [one] { $count } dobranie
    [few] { $count } dobrania
    [many] { $count } dobrań
   *[other] { $count } dobrania
}
ui-nothing-laid = nic nie położono
ui-passed = oddana kolejka
ui-to-play = na ruchu
ui-lot = los { $tile }
ui-left-own = { $tile } na własnej podstawce
ui-left-of = { $tile } u gracza { $name }
ui-round-total = Ta runda
ui-ended-out = Kto wyłożył wszystko, dostaje bonus i to, co zostało na pozostałych podstawkach.
ui-ended-blocked = Każdy traci to, co zostało na jego podstawce.
ui-ended-blocked-gains = Najniższa podstawka zyskuje to, co zostało na pozostałych, mniej własne kamienie.
ui-keys-open = Od wolnego miejsca do wolnego miejsca
ui-keys-all = Także po kamieniach

## Kilka osób przy jednym ekranie

ui-curtain = Teraz urządzenie bierze { $name }
ui-curtain-about = To, co dalej, widzi tylko { $name }.
ui-curtain-open = To ja, { $name }: pokaż stół
ui-curtain-may = { $name } chce najpierw coś zrobić
ui-pass-on = Przekaż: { $name }

## Punkty

ui-where-from = Skąd są punkty
ui-points-of = Punkty: { $name }
ui-line = Za co
ui-points = Punkty
ui-total = Razem
ui-no-points = Brak punktów.

## Koniec

ui-standings = Klasyfikacja
ui-standings-hint = Wybierz gracza, aby zobaczyć jego planszę i punkty.
ui-winner = zwycięzca
ui-rounds = Runda po rundzie
ui-round = Runda { $round }
ui-round-won = zwycięstwo w rundzie
ui-rematch = Rewanż
ui-download = Pobierz zapis gry

# Jak skończyła się gra: miejsce, potem odległość od innych.
ui-end-place = { $rank ->
    [1] Pierwsze
    [2] Drugie
    [3] Trzecie
    [4] Czwarte
    [5] Piąte
    [6] Szóste
   *[other] { $rank }.
} miejsce z { $of ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
    [6] sześciu
   *[other] { $of }
}.
ui-end-place-shared = Ex aequo { $rank ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
   *[other] { $rank }.
} miejsce z { $of ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
    [6] sześciu
   *[other] { $of }
}.
ui-end-ahead = { $gap ->
    [one] { $gap } punkt
    [few] { $gap } punkty
    [many] { $gap } punktów
   *[other] { $gap } punktu
} przewagi. Dalej: { $next }.
ui-end-level = Tyle samo punktów: { $level }.
ui-end-behind = Do pierwszego miejsca ({ $first }) zabrakło { $gap ->
    [one] { $gap } punktu
    [few] { $gap } punktów
    [many] { $gap } punktów
   *[other] { $gap } punktu
}.
ui-end-behind-ahead = Do pierwszego miejsca ({ $first }) zabrakło { $gap ->
    [one] { $gap } punktu
    [few] { $gap } punktów
    [many] { $gap } punktów
   *[other] { $gap } punktu
}. Dalej: { $below }.
ui-end-alone = Twój wynik końcowy
ui-record-new = Nowy rekord! Poprzedni: { $before }.
ui-record-first = Pierwszy wynik w tym wariancie: jest co pobić.
ui-record = Twój rekord: { $best }.
ui-end-boards = Plansze wszystkich
ui-end-row = Rząd
ui-end-number = Liczba
ui-end-sum = Działanie
ui-end-rows-complete = { $count ->
    [one] { $count } ukończony rząd
    [few] { $count } ukończone rzędy
    [many] { $count } ukończonych rzędów
   *[other] { $count } ukończonego rzędu
}
ui-end-rows-broken = { $count ->
    [one] { $count } przerwany rząd
    [few] { $count } przerwane rzędy
    [many] { $count } przerwanych rzędów
   *[other] { $count } przerwanego rzędu
}

## Najlepszy możliwy wynik

ui-best = Najlepszy wynik z tego, co przyszło: { $score }
ui-best-between = Najlepszy wynik z tego, co przyszło: co najmniej { $score }, najwyżej { $bound }
ui-best-proved = Udowodnione: żadna inna plansza nie da więcej.
ui-best-found = To najlepsza znaleziona plansza; lepszej nie da się wykluczyć.
ui-best-mine = Masz { $percent } tego wyniku, nie wiedząc, co przyjdzie.
ui-best-of = { $name } ma { $percent } tego wyniku, nie wiedząc, co przyjdzie.
ui-best-mine-between = Masz od { $least } do { $most } tego wyniku, nie wiedząc, co przyjdzie.
ui-best-of-between = { $name } ma od { $least } do { $most } tego wyniku, nie wiedząc, co przyjdzie.
ui-best-perfect = Lepiej się nie dało.
ui-best-round = Liczy się ostatnia runda.
ui-best-rounds = Liczone są wszystkie rundy.
ui-best-open = Otwórz tę planszę
ui-best-waiting = Najlepszy wynik z tego, co przyszło
ui-best-working = Obliczam…
ui-best-title = Najlepsza plansza

## Powtórka

ui-replay = Powtórka
ui-replay-play = Odtwórz
ui-replay-pause = Wstrzymaj
ui-replay-first = Na początek
ui-replay-slider = Chwila gry
ui-replay-at = { $stop } z { $of }
ui-replay-speed = Tempo
ui-replay-begin = Stół przed pierwszym ruchem.
ui-replay-points = { $points ->
    [one] na razie { $points } punkt
    [few] na razie { $points } punkty
    [many] na razie { $points } punktów
   *[other] na razie { $points } punktu
}

## Udostępnianie i zapis

ui-share = Udostępnij
ui-share-title = Udostępnij tę planszę
ui-share-picture = Plansza z punktami jako obraz
ui-share-png = Obraz (PNG)
ui-share-svg = Rysunek (SVG)
ui-share-send = Wyślij…
ui-share-link = Odnośnik do tej strony
ui-share-link-about = Kto go otworzy, zobaczy wynik, wszystkie plansze i powtórkę.
ui-share-copy = Kopiuj
ui-share-copied = Skopiowano
ui-share-failed = Tutaj nie udało się utworzyć obrazu. Spróbuj drugiego formatu.
ui-keep = Pobierz
ui-import = Otwórz plik z grą
ui-import-about = Zapis „.ludo”: zakończona gra pokaże się z powtórką, niezakończona potoczy się dalej. Plik można też tutaj upuścić.
ui-import-drop = Upuść, aby otworzyć grę
ui-import-refused = Tego pliku nie da się otworzyć.
ui-import-line = Wiersz { $line }
ui-pace = Tempo botów i wywołań
ui-pace-about = Dopóki się namyślają, możesz cofnąć ruch. Ręcznie: nic nowego nie nadejdzie, dopóki nie dasz znaku.
ui-pace-quick = Szybkie
ui-pace-normal = Zwykłe
ui-pace-calm = Spokojne
ui-pace-hand = Ręczne
ui-confirm = Potwierdzanie ruchów
ui-confirm-about = Pierwsze kliknięcie lub dotknięcie pokazuje skutki, drugie kładzie kafel.
ui-confirm-touch = Przy dotyku
ui-confirm-always = Zawsze
ui-confirm-never = Nigdy
ui-large = Większe cyfry, słabsze wzory
ui-keys = Klawisze
ui-key-space = Spacja
ui-keys-tab = Do planszy, przycisków i innych plansz
ui-keys-arrows = Z pola na pole
ui-keys-ends = Do pierwszego i do ostatniego pola
ui-keys-place = Połóż na tym polu; następny kafel, jeśli czeka na ciebie
ui-keys-escape = Odłóż, wyjdź z planszy, zamknij okno
ui-keys-undo = Cofnij
ui-keys-next = Następny kafel, następna runda
ui-keys-settings = Ustawienia
ui-keys-help = Ta lista klawiszy
ui-keys-drag = Myszą lub palcem przeciągnij kafel na pole. Klawisz Escape go puszcza.

## Stamps

ui-stamps-tab-album = Album
ui-stamps-tab-swap = Wymiana
ui-stamps-tab-contests = Karty konkursowe
ui-stamps-parts = Części stołu
ui-stamps-album = Twój album
ui-stamps-so-far = { $empty ->
    [one] { $empty } puste pole
    [few] { $empty } puste pola
    [many] { $empty } pustych pól
   *[other] { $empty } pustego pola
}
ui-stamps-key = Kolory i tematy
ui-stamps-house = Znaczki, karty uczestników i karty konkursowe są tu naszego pomysłu, a nie z pudełka.
ui-stamps-waiting = Znaczki do umieszczenia
ui-stamps-choose = Wybierz znaczek, a potem miejsce. Możesz go też przeciągnąć.
ui-stamps-not-here = Znaczek tu się nie mieści
ui-stamps-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
ui-stamps-hidden = Zakryty znaczek
ui-stamps-down = zakryty dla Pinzetty
ui-stamps-no-room = brak miejsca na stronie
ui-stamps-swapped = zamieniony miejscami
ui-stamps-she-took = bierze Pinzetta
ui-stamps-worth = { $count ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
}
ui-stamps-worth-large = { $count ->
    [one] żeton, za wielkość
    [few] żetony, w tym 1 za wielkość
    [many] żetonów, w tym 1 za wielkość
   *[other] żetonu, w tym 1 za wielkość
}
ui-stamps-large = Duży stos
ui-stamps-small = Mały stos
ui-stamps-reserved = Zarezerwowane
ui-stamps-laid-out = Wyłożone
ui-stamps-yours = Twoja Codzienna Kolekcja
ui-stamps-hers = Codzienna Kolekcja Pinzetty
ui-stamps-split = Utwórz te stosy
ui-stamps-split-how = Wybierz, co ma trafić na duży stos: potrzebne { $needed }.
ui-stamps-split-count = Duży stos: { $chosen } z { $needed }
ui-stamps-split-worth = Wartość dla Pinzetty: duży { $large }, mały { $small }
ui-stamps-contests = Karty konkursowe, liczone na bieżąco
ui-stamps-enter = Wybierz
ui-stamps-ticket = { $day }, bilet wykorzystany
ui-stamps-best = teraz najwięcej
ui-stamps-exhibitors = Wystawcy i Wystawa Finałowa
ui-stamps-daily = codziennie
ui-stamps-at-end = na końcu
ui-stamps-values = Wartości wydrukowane na stronie
ui-stamps-forever = Wieczne znaczki ({ $count })
ui-stamps-mat = Mata Pinzetty
ui-stamps-sum = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ui-stamps-targets = Rozmiary docelowe
ui-stamps-introductory = Tryb wprowadzający: jej elementy są odrzucane, a na końcu ma { $points } pkt.
ui-stamps-steps = Kroki Pinzetty
ui-stamps-next = Następny krok
ui-stamps-your-points = Twoje punkty
ui-stamps-her-points = Punkty Pinzetty
ui-stamps-day = Dzień { $turn } z { $of }
ui-stamps-points = Punkty
ui-stamps-pace = Tempo
ui-stamps-pace-hand = Krok po kroku
ui-stamps-level = Poziom { $level }
ui-stamps-handicap = { $points } na końcu, za poziom
ui-stamps-cards = Karty Pinzetty
ui-stamps-card = Karta
ui-stamps-crossed = Przekreślone
ui-stamps-drawn = ostatnio dobrana
ui-stamps-decisions = Karty decyzji
ui-stamps-decisions-about = Codziennie tasuje się wszystkie osiem i po twoim podziale dobiera jedną. Zabiera ona tyle żetonów wyceny, ile ma przekreślonych ikon.
ui-stamps-decisions-mat = Na koniec jeszcze jedna mówi, ile daje każdy element na polu jej maty.
ui-stamps-shows = Karty punktacji Fazy Wystawy
ui-stamps-shows-about = Codziennie dobiera się jedną. Jej punkty za kartę konkursową z planszy liczą się raz, dwa lub trzy razy, zależnie od dnia. To punkty poziomu { $level }.
ui-stamps-show-card = Karta { $number }
ui-stamps-used = zużyta
ui-stamps-contest = Karta konkursowa { $id }
ui-stamps-ladder = Wieczne znaczki
ui-stamps-ladder-points = Najwięcej: { $first } pkt, drugie miejsce: { $second }, trzecie: { $third }.
ui-stamps-ladder-points-house = Najwięcej: { $first } pkt, drugie miejsce: { $second }, trzecie: { $third } (pakiet domowy).
ui-stamps-ladder-imaginary = Wymyślony gracz ma { $count }.
ui-stamps-ladder-hers = Rywalizuje też Pinzetta.
ui-stamps-ladder-shared = Założenie: przy remisie wszyscy mają lepsze miejsce, a kto nie ma żadnego, nic nie dostaje (zasada STS-16).
ui-stamps-fields-assumed = Założenie: takie pola rozmiaru i wartości (zasada STS-R1).
ui-stamps-pool = Pula
ui-stamps-pool-left = { $count ->
    [one] { $count } element
    [few] { $count } elementy
    [many] { $count } elementów
   *[other] { $count } elementu
  }
ui-stamps-take = Weź ten stos
ui-stamps-piles-of = Stosy: { $name }
ui-stamps-taken-by = bierze { $name }
ui-stamps-down-others = zakryty: znasz go tylko ty
ui-stamps-one-pile = Stos A
ui-stamps-other-pile = Stos B
ui-stamps-split-free = Każdy element trafia do jednego albo drugiego stosu. W każdym musi być co najmniej jeden.
ui-stamps-split-free-count = Stos A: { $one } · Stos B: { $other }
ui-stamps-has-chosen = po wyborze
ui-stamps-album-of = Album: { $name }
ui-stamps-collection-of = Codzienna Kolekcja: { $name }
ui-stamps-look = Obejrzyj stronę
ui-stamps-rivals = Pozostali gracze
ui-stamps-ready = gotowe
ui-stamps-turn = teraz kolej tej osoby
ui-stamps-their-cards = { $count ->
    [0] Mata
    [one] Mata i { $count } karta
    [few] Mata i { $count } karty
    [many] Mata i { $count } kart
   *[other] Mata i { $count } karty
  }
ui-stamps-points-of = Punkty: { $name }
ui-stamps-tickets = Pozostałe bilety
ui-stamps-in-the-end = Na koniec
ui-stamps-mat-brought = Ile przyniosły elementy na jej macie
ui-stamps-keys-choose = Wybierz znaczek; potem strzałki prowadzą po stronie
ui-stamps-keys-place = Umieść znaczek lewym górnym rogiem tutaj
ui-stamps-try = Przymierz
ui-stamps-try-end = Koniec przymiarki
ui-stamps-fits = Tu by się zmieścił
ui-stamps-would = { $now }, potem { $then }
ui-stamps-changes = Co by się zmieniło
ui-stamps-your-mat = Twoja mata
ui-stamps-how = Jak wycenia: rozmiar docelowy 2, wartość 2 lub 3 dodaje 1, odkryty rzadki 4, karta lub wieczny znaczek 1. Zakryty znaczek liczy się tylko rozmiarem.
ui-stamps-against = przeciw Pinzetcie, poziom { $level }
ui-best-stamp-swap = Z najlepszym ostatnim dniem: { $score }
ui-best-between-stamp-swap = Z najlepszym ostatnim dniem: co najmniej { $score }, najwyżej { $bound }
ui-best-proved-stamp-swap = Udowodnione: przy takim piątku i takiej sobocie żadne ułożenie niedzielnych znaczków i żadna karta konkursowa nie daje więcej.
ui-best-found-stamp-swap = Najlepsze znalezione ułożenie niedzielnych znaczków i najlepsza karta konkursowa, przy takim piątku i takiej sobocie; lepszego nie da się wykluczyć.
ui-best-mine-stamp-swap = Masz { $percent } tego wyniku.
ui-best-of-stamp-swap = { $name } ma { $percent } tego wyniku.
ui-best-mine-between-stamp-swap = Masz od { $least } do { $most } tego wyniku.
ui-best-of-between-stamp-swap = { $name } ma od { $least } do { $most } tego wyniku.
ui-best-perfect-stamp-swap = Ostatniego dnia nie dało się zdobyć więcej.
ui-best-waiting-stamp-swap = Z najlepszym ostatnim dniem
ui-best-title-stamp-swap = Najlepszy ostatni dzień
ui-stamps-house-short = znaczki naszego pomysłu
ui-stamps-house-new = Znaczki, karty uczestników i karty konkursowe są naszego pomysłu, chyba że ten serwer ma pakiet z tym, co jest w pudełku.

## Trener

ui-coach = Trener
ui-coach-mine = W porównaniu z wyborami eksperta Twoje ruchy kosztowały łącznie { $cost } pkt.
ui-coach-of = W porównaniu z wyborami eksperta ruchy gracza { $name } kosztowały łącznie { $cost } pkt.
ui-coach-flawless = Ekspert prawie niczego nie zrobiłby lepiej.
ui-coach-strip = Ile kosztował każdy ruch
ui-coach-move = Ruch { $number }: koszt { $cost } pkt
ui-coach-taken = wybrany
ui-coach-better = najlepszy
ui-coach-expected = Punkty, których ekspert oczekiwał na koniec rundy.
ui-coach-working = Przeglądam każdy ruch…
