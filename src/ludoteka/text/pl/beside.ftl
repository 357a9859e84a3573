### Obok stołu: instrukcja, powody odmowy, wywoływanie i arkusz wyników.

## Instrukcja

ui-rules = Zasady
ui-rules-of = Zasady: { $game }
ui-rules-about = Zasady spisane naszymi słowami. Każda ma oznaczenie, które program podaje, gdy odrzuca ruch.
ui-rules-contents = Spis treści
ui-rules-link = Link do zasady { $rule }
ui-rules-assumed-about = Znane nam instrukcje tego nie rozstrzygają, więc zdecydowaliśmy sami. Tekst mówi, co założyliśmy i która opcja to zmienia.
ui-rules-marked = Zaznaczone pola są dozwolone.
ui-rules-called = Do położenia
ui-rules-play = Zagraj

## Dlaczego nie?

ui-why = Dlaczego nie tutaj?
ui-why-show = Pokaż zasadę
ui-why-open = Otwórz w instrukcji
ui-why-pick = Najpierw wybierz, co położyć, potem pole.

## Dla posiadaczy pudełka

ui-box = Masz pudełko?
ui-box-about = Program może wywoływać za was kafle i policzyć punkty.
ui-caller = Wywoływanie
ui-caller-of = Wywoływanie: { $game }
ui-caller-about = Wszyscy grają prawdziwą grą, a program losuje kafle i czyta je na głos.
ui-caller-begin = Zacznij rundę
ui-caller-first = Wywołaj pierwszy kafel
ui-caller-next = Następny kafel
ui-caller-onward = Dalej
ui-caller-ready = Kafle odkryte, plansze puste?
ui-caller-number = Kafel { $number } z { $of }
ui-caller-left = { $left ->
    [0] nic już nie przyjdzie
    [one] jeszcze { $left } kafel
    [few] jeszcze { $left } kafle
    [many] jeszcze { $left } kafli
   *[other] jeszcze { $left } kafla
}
ui-caller-last = To był ostatni kafel.
ui-caller-last-about = Policzcie punkty: wpiszcie plansze do arkusza, a on objaśni każdy punkt.
ui-caller-last-more = Policzcie tę rundę, zanim zacznie się następna: arkusz pamięta wszystkie rundy.
ui-caller-repeat = Powtórz
ui-caller-back = Poprzedni
ui-caller-looking = Wcześniejszy kafel
ui-caller-latest = Ostatni kafel
ui-caller-history = Wywołane dotąd
ui-caller-none = Jeszcze nic nie wywołano.
ui-caller-show = Pokaż kafel { $number }: { $piece }
ui-caller-pace = Tempo
ui-caller-by-hand = ręcznie
ui-caller-seconds = co { $seconds } s
ui-caller-pause = Pauza
ui-caller-resume = Wznów
ui-caller-paused = Wstrzymane
ui-caller-countdown = następny za { $seconds } s
ui-caller-voice-on = Włącz głos
ui-caller-voice-off = Wyłącz głos
ui-caller-rate = Szybkość głosu
ui-caller-slow = wolno
ui-caller-normal = normalnie
ui-caller-fast = szybko
ui-caller-no-voice = Ta przeglądarka nie ma polskiego głosu, więc kafle są tylko pokazywane.
ui-caller-settings = Tempo i głos
ui-caller-score = Policz punkty
ui-caller-again = Nowa runda
ui-caller-end = Zakończ tę rundę
ui-caller-end-sure = Na pewno zakończyć?
ui-caller-dealt = Karty startowe
ui-caller-dealt-so-far = Już wzięte
ui-caller-choose = Gracz { $number } wybiera kartę startową
ui-caller-cancel = Wróć
ui-caller-discarded = Odrzucone
ui-caller-discarded-now = Odkryte i odrzucone: { $pieces }
ui-caller-next-round = Zacznij rundę { $round }
ui-caller-key-space = Spacja
ui-caller-key-next = następny
ui-caller-key-back = wcześniejszy
ui-caller-key-pause = pauza
ui-caller-key-again = powtórz
ui-caller-key-voice = głos

## Arkusz wyników

ui-sheet = Arkusz wyników
ui-sheet-of = Arkusz wyników: { $game }
ui-sheet-about = Przepisz plansze z prawdziwej gry: dotknij pola, potem kafla.
ui-sheet-setup = Wariant i gracze
ui-sheet-name = Imię gracza { $number }
ui-sheet-boards = Plansze
ui-sheet-which = { $cell }: który kafel?
ui-sheet-type = Dotknij go albo wpisz jego cyfry.
ui-sheet-place = Linia { $place }
ui-sheet-used = { $piece }, już na tej planszy
ui-sheet-none = Takiego kafla już nie ma.
ui-sheet-remove = Zdejmij
ui-sheet-skip = Zostaw puste
ui-sheet-done = Zamknij
ui-sheet-choose = Wybierz pole, aby wpisać kafel.
ui-sheet-empty = { $count ->
    [0] Plansza jest pełna.
    [one] Puste jest { $count } pole.
    [few] Puste są { $count } pola.
    [many] Pustych jest { $count } pól.
   *[other] Puste jest { $count } pola.
}
ui-sheet-clear = Wyczyść tę planszę
ui-sheet-clear-sure = Na pewno wyczyścić?
ui-sheet-go = Wpisz plansze
ui-sheet-new = Zacznij od nowa
ui-sheet-new-sure = Wyczyścić wszystko?
ui-sheet-called = { $count ->
    [one] Do wyboru jest tylko { $count } wywołany kafel.
    [few] Do wyboru są tylko { $count } wywołane kafle.
    [many] Do wyboru jest tylko { $count } wywołanych kafli.
   *[other] Do wyboru jest tylko { $count } wywołanego kafla.
}
ui-sheet-mark = Dotknij zakrytych pól albo przeciągnij po nich; drugie dotknięcie cofa. Numer linii zakrywa całą linię. Klawisze: strzałki przechodzą, spacja zakrywa.
ui-sheet-all = Pokaż wszystkie kafle
ui-sheet-compare = Plansze wszystkich

## Arkusz tur i rund

ui-box-ledger = Program może prowadzić punktację, tura po turze, runda po rundzie.

## A whole line of a score sheet at once

ui-sheet-row = Zakryj lub wyczyść całą linię ({ $row })
