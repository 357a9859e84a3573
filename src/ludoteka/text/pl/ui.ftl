### Co mówi sam klient; wszystko, co dotyczy gry, przychodzi z jej pokojem.

## Wszędzie

ui-language = Język
ui-theme-dark = Włącz ciemny wygląd
ui-theme-light = Włącz jasny wygląd
ui-settings = Ustawienia
ui-skip = Przejdź do treści
ui-home = Wszystkie gry
ui-close = Zamknij
ui-page-lost = Nie ma takiej strony
ui-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
ui-away-note = Nie ma połączenia z serwerem. Zasady możesz czytać także teraz; łączę ponownie…
ui-away-games = Twoje gry są bezpieczne. Pojawią się, gdy tylko serwer odpowie.

## Półka

ui-home-title = Wybierz grę.
ui-home-about = Gry planszowe, wiernie według instrukcji.
ui-games = Gry
ui-players = { $most ->
    [1] 1 gracz
   *[other] { $least }–{ $most } graczy
}

## Zapisane gry

ui-continue = Graj dalej
ui-going-on = w toku
ui-over = zakończona
ui-just-now = przed chwilą
ui-saved-none = Tu pojawią się twoje gry, zapisywane automatycznie.
ui-forget = Usuń z listy
ui-give-up = Porzuć grę
ui-give-up-title = Porzucić tę grę?
ui-give-up-about = Zniknie dla wszystkich przy stole i nie da się jej odzyskać. Jeśli chcesz dokończyć później, po prostu wyjdź: gra jest zapisana.
ui-no-keep = Zostaw

## Nowy stół

ui-variant = Wariant
ui-all-options = Wszystkie opcje
ui-own-mix = własne opcje
ui-assumed = nasze założenie
ui-seats = Miejsca
ui-seat-count = Ile osób gra
ui-seat = Gracz { $number }
ui-seat-kind = Kto siedzi na miejscu { $number }
ui-seat-name = Imię na miejscu { $number }
ui-human = Ten ekran
ui-bot-level = Bot: { $level }
ui-start = Zacznij grę
ui-rule = Zasada { $rule }.

## Przy stole

ui-table = Stół
ui-opening = Otwieram stół…
ui-lost = Utracono połączenie. Gra jest bezpieczna; łączę ponownie…
ui-watching = Oglądasz tę grę.
ui-gone = Tego stołu nie da się otworzyć
ui-gone-about = Nie ma go tutaj albo ta przeglądarka nie ma przy nim miejsca.
ui-turn = Tura { $turn } z { $of }
ui-your-turn = { $name }: twój ruch
ui-your-score = Twój wynik
ui-rows = Ukończone linie: { $done } z { $of }
ui-rows-round = Runda { $round }: ukończone linie { $done } z { $of }
ui-row-list = Stan rzędów
ui-promised = +{ $points } możliwe
ui-leader = Na prowadzeniu
ui-and-more = { $count ->
    [one] i jeszcze { $count } osoba
    [few] i jeszcze { $count } osoby
    [many] i jeszcze { $count } osób
   *[other] i jeszcze { $count } osoby
}
ui-at-the-table = Przy stole
ui-enlarge = Powiększ tę planszę
ui-pick = Wybierz, co położyć.
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
ui-legend-live = otwarty rząd
ui-legend-broken = przerwany: bez punktów

## Karty na ręce

ui-last = ostatni
ui-key-of = klawisz { $key }
ui-team = { $team }: { $names }
ui-team-of = Drużyna: { $team }
ui-plays-now = teraz gra
ui-zoom = Wielkość planszy
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-zoom-all = Cała plansza
ui-keys-hand = Wybór karty lub kamienia; potem Tab lub strzałki prowadzą do pól
ui-keys-tab-hand = Do kart lub kamieni, podświetlonych pól i przycisków
ui-keys-zoom = Przybliż, oddal, cała plansza

## Kamienie na podstawce, stół bez krawędzi

ui-hints = Pokazuj, gdzie kamienie pasują, i punkty
ui-places-or-none = { $count ->
    [0] bez miejsca
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}

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
ui-winner = wygrana
ui-rounds = Runda po rundzie
ui-round = Runda { $round }
ui-round-won = wygrana runda
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
} miejsce na { $of ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
    [6] sześciu
   *[other] { $of }
} graczy.
ui-end-place-shared = Ex aequo { $rank ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
   *[other] { $rank }.
} miejsce na { $of ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
    [6] sześciu
   *[other] { $of }
} graczy.
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
ui-end-number = Cyfra
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

ui-best = Najlepszy wynik z tych kafli: { $score }
ui-best-between = Najlepszy wynik z tych kafli: co najmniej { $score }, najwyżej { $bound }
ui-best-proved = Udowodnione: żadna inna plansza nie da więcej.
ui-best-found = To najlepsza znaleziona plansza; lepszej nie da się wykluczyć.
ui-best-mine = To { $percent } najlepszego wyniku, a nie było wiadomo, co przyjdzie.
ui-best-of = { $name }: { $percent } najlepszego wyniku, a nie było wiadomo, co przyjdzie.
ui-best-mine-between = To od { $least } do { $most } najlepszego wyniku, a nie było wiadomo, co przyjdzie.
ui-best-of-between = { $name }: od { $least } do { $most } najlepszego wyniku, a nie było wiadomo, co przyjdzie.
ui-best-perfect = Lepiej się nie dało.
ui-best-round = Liczy się ostatnia runda.
ui-best-rounds = Liczone są wszystkie rundy.
ui-best-open = Otwórz tę planszę
ui-best-waiting = Najlepszy wynik z tych kafli
ui-best-working = Obliczam…
ui-best-title = Najlepsza plansza

## Powtórka

ui-replay = Powtórka
ui-replay-play = Odtwórz
ui-replay-pause = Wstrzymaj
ui-replay-first = Na początek
ui-replay-slider = Miejsce w przebiegu gry
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
ui-share-link = Link do tej strony
ui-share-link-about = Kto go ma, zobaczy wynik, wszystkie plansze i powtórkę.
ui-share-copy = Kopiuj
ui-share-copied = Skopiowano
ui-share-failed = Tutaj nie udało się utworzyć obrazu. Spróbuj drugiego formatu.
ui-keep = Pobierz
ui-import = Otwórz plik z grą
ui-import-about = Zapis „.ludo”: zakończona gra otworzy się z powtórką, niezakończona będzie trwać dalej. Plik można też tutaj upuścić.
ui-import-drop = Upuść, aby otworzyć grę
ui-import-refused = Tego pliku nie da się otworzyć.
ui-import-line = Wiersz { $line }
ui-pace = Tempo botów i wywołań
ui-pace-about = Dopóki czekają, możesz cofnąć ruch. Ręczne: nic się nie dzieje, dopóki nie klikniesz dalej.
ui-pace-quick = Szybkie
ui-pace-normal = Zwykłe
ui-pace-calm = Wolne
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
ui-keys-place = Połóż na tym polu; graj dalej, jeśli stół czeka
ui-keys-escape = Odłóż, wyjdź z planszy, zamknij okno
ui-keys-undo = Cofnij
ui-keys-next = Graj dalej, jeśli stół czeka
ui-keys-settings = Ustawienia
ui-keys-help = Ta lista klawiszy
ui-keys-drag = Myszą lub palcem przeciągnij na pole. Escape anuluje.

## Trener

ui-coach = Trener
ui-coach-mine = W porównaniu z wyborami eksperta twoje ruchy kosztowały łącznie { $cost } pkt.
ui-coach-of = W porównaniu z wyborami eksperta ruchy gracza { $name } kosztowały łącznie { $cost } pkt.
ui-coach-flawless = Ekspert prawie niczego nie zrobiłby lepiej.
ui-coach-strip = Ile kosztował każdy ruch
ui-coach-taken = twój ruch
ui-coach-better = najlepszy
ui-coach-expected = Oczekiwane punkty na koniec rundy w porównaniu z najlepszym wyborem.
ui-coach-working = Przeglądam każdy ruch…
ui-coach-played = zagrany
ui-end-won = Wygrana o { $gap } pkt
ui-end-lost = Przegrana o { $gap } pkt
ui-end-tied = Remis
ui-try-again = Spróbuj ponownie
