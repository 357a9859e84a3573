### ludoteka help: tematy w kilku wierszach. Pierwszy wiersz tematu to jego tytuł.

cli-help-topics = Tematy (ludoteka help TEMAT):
cli-help-more = Także: gra ({ $games }), polecenie albo numer zasady.
cli-topic-playing =
    Gra w terminalu
    „ludoteka play GRA” zaczyna partię z jednym botem. Widzisz planszę i znak zachęty. Wpisz ruch tak, jak nazywa go ekran: pole, kafel albo numer z listy. Sama nazwa pola wystarczy, jeśli oznacza tylko jeden ruch.

      ludoteka play take-it-easy --bots expert
      ludoteka play sequence --name Ana --name Rui
      ludoteka play stamp-swap --preset full

    Znak „?” pokazuje, co jeszcze można wpisać: „moves” wymienia wszystkie ruchy, „what” opisuje stół słowami, „why c3” podaje zasadę, która zabrania ruchu, „undo” cofa ruch.
    „quit” pyta, gdzie zapisać partię. Ctrl-C zapisuje bez pytania i mówi, jak grać dalej.
cli-topic-notation =
    Jak zapisuje się ruchy
    Ruch to element, znak i miejsce. Ten sam zapis działa przy znaku zachęty, w plikach partii i w opcji --tiles.

      take-it-easy   978@c3, 978@aside, done
      sequence       KD>e5 (pionek na e5), JS<e5 (zabranie pionka), dead KD
      triominos      135@1,0 (kamień na polu), draw, pass
      mini-fits      F@1, F2@3 (obrócony dwa razy, lewa kolumna 3)
      stamp-swap     reserve 17, split 17 44 card 3, take large, 17@c4, contest 14

    „ludoteka legal PLIK” wymienia wszystkie ruchy możliwe na końcu zapisu. Pełny opis jest w docs/format.md.
cli-topic-records =
    Zapisy partii
    Zapis (.ludo) to plik tekstowy: ustawienia, wszystkie ruchy, a na końcu wynik i ziarno wszystkich losowań.

      ludoteka play take-it-easy --record wieczor.ludo
      ludoteka play wieczor.ludo
      ludoteka replay wieczor.ludo
      ludoteka replay wieczor.ludo --check
      ludoteka review wieczor.ludo

    Opcja „--check” rozgrywa wszystkie ruchy jeszcze raz i sprawdza losowania. Kod wyjścia: 0 dla poprawnego i skończonego zapisu, 1 dla błędnego, 3 dla poprawnego, ale urwanego.
cli-topic-hosting =
    Gra w przeglądarce, z innymi
    „ludoteka serve” otwiera stół w przeglądarce. Gry zostają na tym komputerze, w folderze, który podaje „ludoteka doctor”.

      ludoteka serve --lan
      ludoteka serve --port 8080 --no-browser --name play.example.org
      ludoteka backup gry.tar
      ludoteka restore gry.tar

    „--lan” wpuszcza wszystkie urządzenia z tej samej sieci i drukuje kod QR. Serwer publiczny potrzebuje przed sobą serwera pośredniczącego z HTTPS: zob. docs/operations.md.
cli-topic-exit-codes =
    Kody wyjścia poleceń
    Każde polecenie kończy się jednym z tych kodów.

      0    gotowe
      1    replay --check: zapis jest błędny; doctor: czegoś brakuje
      2    odmowa: powód jest w zdaniu na wyjściu błędów
      3    replay --check: zapis jest poprawny, ale partia nieskończona
      70   błąd samej Ludoteki
      130  przerwane przez Ctrl-C
cli-topic-completion =
    Uzupełnianie klawiszem Tab w bash, zsh i fish
    Raz dla swojej powłoki, potem otwórz nowy terminal:

      ludoteka --install-completion

    Odtąd Tab uzupełnia polecenia, opcje, gry, warianty i boty. „ludoteka --show-completion” tylko drukuje skrypt.
