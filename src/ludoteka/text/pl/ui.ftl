### Co mówi sam klient; wszystko, co dotyczy gry, przychodzi z jej pokojem.

## Dom

ui-language = Język
ui-theme-dark = Włącz ciemny wygląd
ui-theme-light = Włącz jasny wygląd
ui-settings = Język i wygląd
ui-skip = Przejdź do treści
ui-home = Wróć do półki
ui-close = Zamknij
ui-page-lost = Tu nic nie ma
ui-page-lost-about = Ten adres donikąd nie prowadzi. Gry stoją na półce.
ui-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.

## Półka

ui-home-title = Zdejmij pudełko z półki.
ui-home-about = Gry planszowe według dokładnych zasad: samemu, z botami albo razem przy jednym ekranie.
ui-alone = Samemu
ui-bots = Z botami
ui-one-screen = Przy jednym ekranie
ui-games = Gry
ui-players = { $most ->
    [1] 1 gracz
   *[other] { $least }–{ $most } graczy
}
ui-play-now = Zagraj od razu
ui-play-alone = Samemu, o najwyższy wynik
ui-play-one-bot = Z jednym botem
ui-play-three-bots = Z trzema botami
ui-play-choose = { $count ->
    [one] { $count } wariant, ludzie i boty
    [few] { $count } warianty, ludzie i boty
    [many] { $count } wariantów, ludzie i boty
   *[other] { $count } wariantu, ludzie i boty
}

## Zapisane gry

ui-continue-title = Wróć do przerwanej gry
ui-played-title = Rozegrane tutaj
ui-continue = Graj dalej
ui-going-on = w toku
ui-over = zakończona
ui-score-list = wynik { $scores }
ui-forget = Usuń z tej listy

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
ui-human = Człowiek
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
ui-leader = Na prowadzeniu
ui-leader-is = { $name }, { $points }
ui-at-the-table = Przy stole
ui-enlarge = Pokaż tę planszę w dużym widoku
ui-choose-cell = Wybierz pole.
ui-pick = Wybierz element.
ui-place = Połóż
ui-place-on = Połóż tutaj: { $cell }
ui-undo = Cofnij ruch
ui-next-round = Następna runda
ui-key-arrows = Strzałki
ui-key-choose = wybór
ui-key-place = połóż
ui-cell-empty = puste
ui-tallies = Co jeszcze może przyjść
ui-tally = { $what }: zostało { $left } z { $of }
ui-story = Przebieg gry
ui-story-empty = Jeszcze nic.
ui-legend-complete = ukończony, punktuje
ui-legend-live = ile może jeszcze dać
ui-legend-broken = przerwany, nic nie daje

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
ui-rank = { $name }: miejsce { $rank } z { $of }
ui-rematch = Rewanż
ui-download = Pobierz zapis gry
