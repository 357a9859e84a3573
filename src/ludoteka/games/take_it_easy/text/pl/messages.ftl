### Mi pasuje!: wszystko, co pokój mówi podczas gry. Zasady są w rulebook.ftl.

game-take-it-easy = Mi pasuje!
game-take-it-easy-about = Wszyscy dostają te same kafle, każdy rozmieszcza je po swojemu: buduj nieprzerwane linie od krawędzi do krawędzi planszy.
game-take-it-easy-box = Wszyscy kładą te same kafle: nie przerwij żadnej linii.
game-take-it-easy-line = Nie przerwij żadnej linii.

## Gotowe warianty

preset-take-it-easy-base = Gra podstawowa
preset-take-it-easy-base-about = Dziewiętnaście kafli, dowolne puste pola, punkty za nieprzerwane linie.
preset-take-it-easy-neighbours = Sąsiedztwo
preset-take-it-easy-neighbours-about = Każdy kafel oprócz pierwszego musi stykać się z którymś z już położonych.
preset-take-it-easy-sun-and-moon = Sąsiedztwo słońca i księżyca
preset-take-it-easy-sun-and-moon-about = Gdy symbol się powtarza, nowy kafel musi stykać się z którymś z już położonych.
preset-take-it-easy-beams = Promienie słońca i księżycowe smugi
preset-take-it-easy-beams-about = Dodatkowe punkty za rzędy z samych słońc albo z samych księżyców.
preset-take-it-easy-brightest-beams = Najjaśniejsze promienie słońca i księżycowe smugi
preset-take-it-easy-brightest-beams-about = Wyścig po dwie premie po 60 punktów: za najjaśniejszy promień słońca i za najjaśniejszą księżycową smugę.
preset-take-it-easy-valves = Plansza z zaworami
preset-take-it-easy-valves-about = Trzy kwiaty po siedem pól i dżokery wśród kafli.
preset-take-it-easy-valves-first = Plansza z zaworami: najpierw zawory
preset-take-it-easy-valves-first-about = Pierwsze trzy kafle trafiają na zawory.
preset-take-it-easy-valves-last = Plansza z zaworami: zawory na końcu
preset-take-it-easy-valves-last-about = Zawory czekają puste na trzy ostatnie kafle.
preset-take-it-easy-valves-aside = Plansza z zaworami: trzy na bok
preset-take-it-easy-valves-aside-about = Odłóż na bok trzy kafle, a po rundzie zdecyduj, które z nich trafią na zawory.
preset-take-it-easy-everything = Wszystko naraz
preset-take-it-easy-everything-about = Plansza z zaworami z trzema kaflami na bok, sąsiedztwo słońca i księżyca, punkty za promienie słońca i księżycowe smugi.

## Opcje

option-take-it-easy-board = Plansza
choice-take-it-easy-board-base = Podstawowa, 19 pól
choice-take-it-easy-board-valve = Z zaworami, 21 pól

option-take-it-easy-placement = Rozmieszczanie kafli
choice-take-it-easy-placement-free = Na dowolnym pustym polu
choice-take-it-easy-placement-neighbours = Sąsiedztwo
choice-take-it-easy-placement-sun-moon = Sąsiedztwo słońca i księżyca

option-take-it-easy-scoring = Punktowanie
choice-take-it-easy-scoring-rows = Tylko rzędy
choice-take-it-easy-scoring-beams = Rzędy, promienie słońca i księżycowe smugi
choice-take-it-easy-scoring-brightest = Rzędy, najjaśniejsze promienie słońca i księżycowe smugi

option-take-it-easy-rounds = Rundy
option-take-it-easy-rounds-about = Jedna runda albo seria, w której każdy raz jest wywołującym.
choice-take-it-easy-rounds-1 = Jedna runda
choice-take-it-easy-rounds-2 = Seria 2 rund
choice-take-it-easy-rounds-3 = Seria 3 rund
choice-take-it-easy-rounds-4 = Seria 4 rund
choice-take-it-easy-rounds-5 = Seria 5 rund
choice-take-it-easy-rounds-6 = Seria 6 rund

option-take-it-easy-valves = Zawory
option-take-it-easy-valves-about = Zawór to środkowe pole każdego z siedmiopolowych kwiatów.
choice-take-it-easy-valves-ordinary = Pola jak wszystkie inne
choice-take-it-easy-valves-first = Zapełniane najpierw
choice-take-it-easy-valves-last = Zapełniane na końcu
choice-take-it-easy-valves-aside = Zapełniane po rundzie, z trzech odłożonych kafli

option-take-it-easy-mirrored = Lustrzane odbicie planszy z zaworami
option-take-it-easy-mirrored-about = Założenie: żaden znany nam tekst nie mówi, które z dwóch lustrzanych odbić jest wydrukowane. Wybierz to, które masz w pudełku.
choice-take-it-easy-mirrored-no = Nie
choice-take-it-easy-mirrored-yes = Tak

option-take-it-easy-turned = Plansza z zaworami do góry nogami
option-take-it-easy-turned-about = Założenie: żaden znany nam tekst nie mówi, gdzie wydrukowana plansza ma górę. Półobrót nie zmienia żadnego rzędu, tylko wygląd.
choice-take-it-easy-turned-no = Nie
choice-take-it-easy-turned-yes = Tak

option-take-it-easy-jokers_may_follow_special = Rząd kafli specjalnych ze zwykłą linią
option-take-it-easy-jokers_may_follow_special-about = Założenie: rząd z samych kafli specjalnych, w którym zwykła linia spotyka wielokolorowe, nie daje punktów. Jeśli czytacie instrukcję mniej ściśle, niech punktuje według zwykłej linii.
choice-take-it-easy-jokers_may_follow_special-no = Nie daje punktów
choice-take-it-easy-jokers_may_follow_special-yes = Punktuje według zwykłej linii

## Kafle odczytywane na głos

tie-tile-sun = { $vertical }-{ $rising }-{ $falling }, słońce
    .aloud = { $vertical }, { $rising }, { $falling }
tie-tile-moon = { $vertical }-{ $rising }-{ $falling }, księżyc
    .aloud = { $vertical }, { $rising }, { $falling }
tie-tile-triple = potrójny dżoker
tie-tile-black = czarny podwójny dżoker
tie-tile-white = biały podwójny dżoker
tie-tile-pink = różowy podwójny dżoker

## Co się dzieje

tie-now-call = Zaraz zostanie wywołany następny kafel.
tie-now-place = Wywołany kafel: { $tile }. Połóż go na swojej planszy.
tie-now-wait = Wywołany kafel: { $tile }. Czekamy, aż wszyscy go położą.
tie-now-valves = Które z odłożonych kafli trafią na twoje zawory?
tie-now-valves-wait = Czekamy, aż wszyscy zdecydują o swoich zaworach.
tie-now-round-over = Koniec rundy { $round } z { $rounds }. Rundę wygrywa { $names }: { points }.
tie-now-round-over-shared = Koniec rundy { $round } z { $rounds }. Rundę wygrywają wspólnie: { $names }. Wynik: { points }.
tie-now-over = Wygrywa { $names }: { points }.
tie-now-over-shared = Wspólne zwycięstwo: { $names }. Wynik: { points }.
tie-now-over-alone = Wynik końcowy: { points }.

tie-note-thinking = Myśli…
tie-note-placed = Gotowe
tie-note-deciding = Decyduje…
tie-note-decided = Gotowe

## Co można zrobić

tie-do-place = Na pole { $cell }: { $tile }
tie-do-aside = Na bok: { $tile }
tie-do-valve = Na zawór { $cell }: { $tile }
tie-do-place-short = Połóż na { $cell }
tie-do-aside-short = Odłóż na bok
tie-do-valve-short = Połóż na zaworze { $cell }
tie-do-done = Zakończ rundę

# Co położenie kafla robi z rzędem: najwyżej trzy słowa.
tie-completes = Domyka { $number }: +{ $points }
tie-opens = Otwiera { $number }
tie-continues = Przedłuża { $number }
tie-breaks = { $number ->
    [0] Przerywa rząd
   *[other] Przerywa { $number }
}

## Co się stało

tie-log-call = Wywołany kafel: { $tile }
tie-log-place = Na pole { $cell }: { $tile }
tie-log-aside = Na bok: { $tile }
tie-log-valve = Na zawór { $cell }: { $tile }
tie-log-done = Kończy rundę

## Stół

tie-board = Plansza: { $name }
tie-cell = Pole { $cell }
tie-cell-valve = Zawór { $cell }
tie-cell-aside = Odłożone kafle, miejsce { $slot }
tie-aside = na bok

tie-vertical = Kolumna { $order }
tie-rising = Skos w górę { $order }
tie-falling = Skos w dół { $order }

tie-row-open = { $row }: na razie bez linii
tie-row-live = { $row }: może dać { $length } × { $number } = { $points }
tie-row-complete = { $row }: { $length } × { $number } = { points }
tie-row-broken = { $row }: rząd przerwany, bez punktów

tie-left = Kafle z { $number }
tie-left-joker = Dżokery

## Punkty, wiersz po wierszu

tie-line-row = { $row }: { $length } × { $number }
tie-line-beam-sun = { $row }, promień słońca: { $length } × { $each }
tie-line-beam-moon = { $row }, księżycowa smuga: { $length } × { $each }
tie-line-brightest-sun = { $row }: najjaśniejszy promień słońca{ $players ->
    [1] { "" }
   *[other] , podział na { $players }
}
tie-line-brightest-moon = { $row }: najjaśniejsza księżycowa smuga{ $players ->
    [1] { "" }
   *[other] , podział na { $players }
}
tie-line-earlier = Runda { $round }

## Odmowy

refused-not-the-called-tile = Teraz można położyć tylko kafel, który właśnie wywołano.
refused-no-such-cell = Na twojej planszy nie ma takiego pola. Kolumny oznaczają litery od lewej, pola liczy się od góry: c3.
refused-cell-taken = To pole jest zajęte, a położonego kafla już się nie przesuwa. Wybierz puste pole.
refused-must-touch = Każdy nowy kafel musi przylegać bokiem do któregoś z już położonych. Wybierz pole obok swoich kafli.
refused-same-symbol-must-touch = Ten kafel ma taki sam symbol jak poprzedni, więc musi przylegać do któregoś z już położonych. Wybierz pole obok swoich kafli.
refused-valves-come-first = Pierwsze trzy kafle trafiają na zawory. Wybierz pusty zawór.
refused-valves-come-last = Zawory czekają na trzy ostatnie kafle. Najpierw zapełnij pozostałe pola.
refused-valves-after-the-round = Zawory zapełnia się dopiero po rundzie. Wybierz inne pole albo odłóż kafel na bok.
refused-no-aside = W tym wariancie nie odkłada się kafli na bok. Wybierz puste pole.
refused-aside-full = Z boku leżą już trzy kafle. Ten musi trafić na planszę.
refused-not-aside = Tego kafla nie ma wśród odłożonych. Wybierz jeden z nich.
refused-special-stays-aside = Odłożony kafel specjalny zostaje z boku. Wybierz zwykły kafel albo zakończ.
refused-not-a-valve = Odłożone kafle mogą trafić tylko na zawory. Wybierz pusty zawór.
refused-tile-not-in-bag = Ten kafel już wywołano albo nie ma go w tej grze. Wywołaj inny.
refused-tile-unknown = Nie ma takiego kafla. Zapisuje się go trzema cyframi, zaczynając od pionowej: 978. Linia wielokolorowa to *.
refused-rounds = Zagrajcie jedną rundę albo serię tylu rund, ilu jest graczy: { $seats }.
refused-brightest-alone = Najjaśniejszy promień i smuga wymagają rywali. Do gry solo wybierz inne punktowanie.

refused-symbols-header = Tabela słońc i księżyców musi zaczynać się od wiersza „tile,symbol”.
refused-symbols-line = W każdym wierszu tabeli są dwie pozycje, kafel i jego symbol, na przykład „978,sun”.
refused-symbols-tile = „{ $tile }” nie jest kaflem. Zapisz jego trzy cyfry, zaczynając od pionowej: 978.
refused-symbols-symbol = „{ $symbol }” nie jest symbolem. Napisz „sun” (słońce) albo „moon” (księżyc).
refused-symbols-twice = Kafel { $tile } pojawia się dwa razy. Zostaw jeden z tych wierszy.
refused-symbols-missing = Tabela musi wymieniać wszystkie 27 zwykłych kafli. Brakuje: { $tiles }.
refused-tile-twice = Ten kafel leży na planszy dwa razy. Każdy ma tylko po jednym z każdego rodzaju.
tie-caller = wywołuje
tie-row-complete-sun = { $row }: { $length } × { $number } i promień słońca = { points }
tie-row-complete-moon = { $row }: { $length } × { $number } i księżycowa smuga = { points }
tie-row-beam-sun = { $row }: rząd niepunktujący, ale promień słońca: { points }
tie-row-beam-moon = { $row }: rząd niepunktujący, ale księżycowa smuga: { points }
tie-beams-sun = Promień słońca: +{ $points }
tie-beams-moon = Księżycowa smuga: +{ $points }

## Dlaczego pole nie jest dostępne

tie-why-aside-in-order = Odłożone kafle zajmują te miejsca po kolei. Wybierz pierwsze wolne.
tie-why-nothing-aside = Na boku nie ma już żadnego kafla. Zakończ rundę.

## Rozwiązywanie

refused-solve-special = W tej grze nie ma kafli specjalnych.
refused-solve-twice = Ten kafel podano dwa razy. Każdy ma tylko po jednym z każdego rodzaju.
refused-solve-count = Podaj tyle kafli: { $wanted }, a nie { $found }.
