### Terminal: to, co `ludoteka` mówi od siebie. Słowa do wpisania (why, moves, quit …) są w każdym języku te same.

## Ludzie

cli-player = Gracz { $number }

## ludoteka games

cli-games-game = Gra
cli-games-players = Gracze
cli-games-presets = Warianty
cli-games-bots = Boty
cli-games-options = Opcje (--variant nazwa=wartość,…)
cli-games-assumed = { $source }, przyjęte

## ludoteka replay

cli-check-ok = { $file }: zapis jest poprawny, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
}.
cli-check-result = Wynik: { $result }.
cli-check-unfinished = Partia jeszcze trwa.
cli-check-proved = Ziarno pasuje do odcisku sprzed gry, a każde losowanie wynika z ziarna.
cli-check-unproved = Zapis nie ujawnia ziarna, więc losowań nie da się udowodnić.

## ludoteka legal

cli-legal-over = Partia jest skończona: nie ma już nic do zrobienia.
cli-legal-actor = { $name }: { $count ->
    [one] { $count } dozwolony ruch
    [few] { $count } dozwolone ruchy
    [many] { $count } dozwolonych ruchów
   *[other] { $count } dozwolonego ruchu
}
cli-legal-scores = Punkty: { $scores }

## ludoteka solve

cli-solve-proved = Punkty: { $score }. Udowodnione: więcej się nie da.
cli-solve-bounded = Najlepszy znaleziony wynik: { $score }; więcej niż { $most } się nie da.
cli-solve-patterns = { $patterns ->
    [one] Daje to { $patterns } układ.
    [few] Dają to { $patterns } układy.
    [many] Daje to { $patterns } układów.
   *[other] Daje to { $patterns } układu.
}

## ludoteka review

cli-review-seat = { $name }: strata wobec wyborów eksperta { $cost } pkt, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.
cli-review-flawless = Ekspert prawie niczego nie zrobiłby lepiej.
cli-review-move = Ruch
cli-review-chosen = Wybrano (oczekiwane)
cli-review-better = Lepiej (oczekiwane)
cli-review-cost = Strata

## ludoteka simulate, ludoteka bench

cli-simulate-playing = Rozgrywanie
cli-simulate-bot = Bot
cli-simulate-games = Partie
cli-simulate-points = Punkty
cli-simulate-sd = Rozrzut
cli-simulate-range = Zakres
cli-simulate-won = Wygrane
cli-simulate-records = { $count ->
    [one] Zapisano jedną partię w folderze { $folder }.
    [few] Zapisano { $count } partie w folderze { $folder }.
    [many] Zapisano { $count } partii w folderze { $folder }.
   *[other] Zapisano { $count } partii w folderze { $folder }.
}
cli-bench-engine = Silnik
cli-bench-steps = Kroki na sekundę
cli-bench-ratio = Wobec OpenSpiel

## ludoteka serve

cli-serve-open = Ludoteka jest otwarta: { $address } (Ctrl-C ją zamyka)
cli-serve-closed = Ludoteka jest zamknięta. Wszystkie gry są zapisane.
cli-serve-running = Ludoteka już działa: { $address }
cli-serve-port-taken = Port { $port } zajmuje inny program; używam portu { $other }.
cli-serve-network = Dla innych urządzeń w tej sieci: { $address }
cli-serve-no-network = Ten komputer nie jest w żadnej sieci, więc inne urządzenia go nie znajdą.

## ludoteka worker

cli-worker-open = Ten proces roboczy jest gotów: { $processes ->
    [one] jedno pytanie naraz
    [few] { $processes } pytania naraz
    [many] { $processes } pytań naraz
   *[other] { $processes } pytania naraz
}, z { $bus } (Ctrl-C go zamyka)
cli-worker-closed = Ten proces roboczy został zamknięty.

## ludoteka backup, ludoteka restore

cli-backup-made = Zapisano { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
} w pliku { $file }. Są w nim tajemnice trwających gier: nie dawaj go nikomu.
cli-restore-made = Przywrócono { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
} do folderu { $folder }.

## ludoteka copy

cli-copy-made = Skopiowano { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
} i { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
} dziennika do { $place }. Obie strony odczytano ponownie i są takie same.

## ludoteka doctor

cli-doctor-fine = Nie brakuje niczego, czego potrzebuje Ludoteka.
cli-doctor-in = { $version } w { $place }
cli-doctor-installation = instalacja
cli-doctor-not-installed = nie zainstalowano
cli-doctor-install = Zainstaluj: { $command }
cli-doctor-install-again = Zainstaluj ponownie: { $command }
cli-doctor-compiler = kompilator
cli-doctor-llvm = LLVM { $version } dla { $processor }
cli-doctor-data = dane
cli-doctor-cache = pamięć podręczna
cli-doctor-folder-later = { $folder } (powstanie, gdy będzie potrzebny)
cli-doctor-not-writable = w { $folder } nie można zapisywać
cli-doctor-make-writable = Zadbaj o prawo zapisu w { $folder }.
cli-doctor-games = gry
cli-doctor-sound = nie znaleziono uszkodzeń
cli-doctor-damaged = Baza danych jest uszkodzona.
cli-doctor-lost = Gry, których nie da się już otworzyć: { $games }.
cli-doctor-restore = Przywróć kopię zapasową: ludoteka restore PLIK --replace --data { $folder }
cli-doctor-client = klient WWW
cli-doctor-not-built = nie zbudowano
cli-doctor-build = W kopii repozytorium zbuduj go: python3 dev.py web
cli-doctor-browser = przeglądarka do testów
cli-doctor-no-browser = nie znaleziono (potrzebuje jej tylko dev.py test i sam ją pobiera)
cli-doctor-no-node = nie znaleziono (potrzebny tylko do budowania klienta WWW)

## Punkty

cli-score-total = Razem

## Przy znaku zachęty

cli-left = Może jeszcze przyjść
cli-hint = Wpisz, dokąd: na przykład { $example }. Znak „?” pokaże, co jeszcze można wpisać.
cli-hint-name = Wpisz oznaczenie wybranej rzeczy, na przykład { $example }. Znak „?” pokaże, co jeszcze można wpisać.
cli-hint-number = Wpisz numer tego, co chcesz zrobić, na przykład { $example }. Znak „?” pokaże, co jeszcze można wpisać.
cli-hand-over = Teraz { $name }: usiądź przy ekranie i naciśnij Enter.
cli-may-act = { $name } też może coś zrobić, na przykład: { $example }
cli-pause = Naciśnij Enter, aby zacząć następną rundę.
cli-help = Wpisz ruch ({ $action }, w skrócie { $short }) albo jedno z tych słów:
cli-help-help = ta pomoc
cli-help-why = why c3: czy to wolno, a jeśli nie, która zasada zabrania
cli-help-moves = wszystkie możliwe ruchy i ich skutki
cli-help-score = punkty wszystkich graczy, z wyjaśnieniem
cli-help-bag = co może jeszcze przyjść
cli-help-board = jeszcze raz twoja plansza
cli-help-boards = plansze wszystkich graczy
cli-help-what = wszystko, co leży na stole, słowami
cli-help-log = co się dotąd wydarzyło
cli-help-undo = cofnij swój ostatni ruch, dopóki nic się potem nie odsłoniło
cli-help-quit = wyjdź i, jeśli chcesz, zapisz partię
cli-why-what = Podaj ruch, na przykład: why c3.
cli-why-fine = { $action }: ten ruch jest dozwolony.
cli-undo-none = Nie ma czego cofać: potem coś już odsłonięto.

## Zapisywanie i odchodzenie

cli-save-where = W jakim pliku zapisać partię? (Enter: w żadnym)
cli-save-leaving = W jakim pliku zapisać partię? (Enter: w folderze Ludoteki; -: nie zapisywać)
cli-save-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
cli-saved = Zapis partii jest w pliku { $file }.
cli-left-unsaved = Do zobaczenia. Niczego nie zapisano.
cli-left-saved = Do zobaczenia. Partia jest zapisana w pliku { $file }. Aby grać dalej:
cli-seed-lost = Na tym komputerze nie ma ziarna tej partii. Dalsze losowania są nowe, więc na koniec nie da się ich udowodnić.

## Odmowy

cli-refused = Tego nie da się zrobić ({ $code }).
refused-file-missing = Nie ma takiego pliku.
refused-file-folder = To jest folder, a nie plik.
refused-folder-not = To jest plik, a nie folder.
refused-records-there = Zapisy tych partii już istnieją (plików: { $count }). Niczego nie rozegrano; z --replace zostaną zastąpione.
refused-file-forbidden = Nie masz prawa otworzyć tego pliku.
refused-file-not-text = To nie jest tekst w UTF-8 (zob. bajt { $byte }), więc nie da się go przeczytać.
refused-file-too-long = Ten plik jest za długi: da się przeczytać najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
refused-file-exists = Ten plik już istnieje. Wybierz inną nazwę albo graj dalej: ludoteka play PLIK.
refused-file-kept = Taki plik już istnieje: niczego nie zapisano.
refused-file-trouble = Nie da się użyć tego pliku ({ $trouble }).
refused-short-form = To może znaczyć kilka ruchów. Wybierz: { $actions }.
refused-rule-unknown = Nie ma takiej zasady. Są: { $known }.
refused-preset-unknown = Nie ma takiego wariantu. Są: { $known }.
refused-bot-unknown = Nie ma takiego bota. Są: { $known }.
refused-seats-few = Miejsc jest za mało (ludzie: { $people }, boty: { $bots }).
refused-seed-form = Ziarno to parzysta liczba cyfr szesnastkowych, najwyżej { $most }: na przykład c0ffee.
refused-play-settled = Kto i w co gra, określa już zapis. Użyj tylko --seed, --record i --language.
refused-play-over = Ta partia jest skończona. Obejrzysz ją tak: ludoteka replay PLIK.
refused-parts-form = Podaj grę i plik, na przykład: take-it-easy=moje-pudelko.csv
refused-seat-none = Miejsca mają numery od 1 do { $seats }.
refused-solve-what = Wybierz, co rozwiązać: --maximum albo --tiles z elementami w kolejności, w jakiej przychodzą.
refused-backup-nothing = Nie ma tu gier do zapisania.
refused-backup-bad = To nie jest kopia zapasowa Ludoteki albo jest uszkodzona ({ $why }).
refused-restore-there = Są tu już gry. Z --replace zostaną zastąpione.
refused-restore-running = Tej bazy używa działający serwer. Najpierw go zamknij.
refused-backup-elsewhere = Gry są w PostgreSQL, a nie w folderze danych. Do kopii zapasowych i przywracania służą pg_dump i pg_restore.
refused-copy-nothing = Nie ma tu gier do skopiowania.
refused-copy-there = Są tu już gry. Kopiuj do folderu albo bazy, w której ich nie ma.
refused-copy-running = Tego folderu używa działający serwer. Najpierw go zamknij.
refused-copy-differs = To, co odczytano ponownie, różni się od tego, co miało być skopiowane, więc nic nie skopiowano. Czy z którejś strony działa serwer?
refused-store-url = Bazę podaje się tak: postgresql://user@host/database
refused-store-driver = PostgreSQL wymaga pakietu, który nie jest zainstalowany: pip install ludoteka[postgresql]
refused-store-unreachable = Nie można otworzyć bazy gier { $store }: { $why }.
refused-bus-url = Magistralę podaje się tak: redis://host:6379
refused-bus-driver = Magistrala wymaga pakietów, które nie są zainstalowane: pip install ludoteka[cluster]
refused-bus-alone = Magistrala łączy serwery ze wspólną bazą: podaj też --store.
refused-port-none = Żaden port nie jest wolny.
refused-serve-name = Nazwę podaje się bez „http://” i bez portu, na przykład: play.example.org
refused-serve-proxy = Serwer pośredniczący podaje się przez jego adres albo sieć, na przykład: 10.0.0.2 lub 10.0.0.0/24
refused-bus-none = Gdzie są węzły? Podaj --bus redis://host:6379 albo ustaw LUDOTEKA_BUS.
refused-bus-unreachable = Magistrala { $bus } jest nieosiągalna ({ $why }).
refused-worker-key = LUDOTEKA_WORKER_KEY musi być tym, co na serwerze wypisuje „ludoteka worker --print-key”: 64 cyfry szesnastkowe.
refused-worker-secret = W { $place } nie ma sekretu. Proces roboczy potrzebuje sekretu swojego serwera: --store URL, --data DIR, --secret FILE albo LUDOTEKA_WORKER_KEY.
refused-node-name = Nazwa węzła składa się z najwyżej 40 liter bez znaków diakrytycznych, cyfr, kropek, łączników i podkreśleń.
refused-tracing-missing = Śledzenie jest włączone (OTEL_EXPORTER_OTLP_ENDPOINT), ale OpenTelemetry nie jest zainstalowane: pip install ludoteka[tracing]

## Pliki, literówki i przerwanie

cli-did-you-mean = Może chodziło o „{ $near }”?
cli-see-games = Listę gier pokazuje „ludoteka games”.
cli-save-no-folder = Nie ma folderu { $folder }. Wybierz inną nazwę.
cli-left-unplayed = Do zobaczenia. Niczego nie zapisano, bo nie było jeszcze twojego ruchu.
cli-simulate-stopped = Przerwano. To wyniki { $done } z { $deals } rozdań.
refused-folder-missing = Nie ma takiego folderu. Utwórz go albo wybierz inny.
refused-backup-exists = Ten plik już istnieje. Z opcją --force zostanie zastąpiony.
refused-backup-source = Nie można odczytać gier ({ $why }). Więcej powie „ludoteka doctor”.
refused-topic-unknown = Nie ma takiego tematu. Listę pokazuje „ludoteka help”.
