### Strona główna, Twoje gry i ustawienia urządzenia.

## Ustawienia

ui-warnings = Ostrzegaj, zanim zużyję coś cennego
ui-animation = Animuj ruchy na planszy
ui-volume = Dźwięki
ui-volume-off = wył.
ui-theme = Wygląd
ui-theme-name-system = Jak w systemie
ui-theme-name-light = Jasny
ui-theme-name-dark = Ciemny
ui-push = Powiadamiaj mnie, gdy jest moja kolej
ui-push-about = Powiadomienie na tym urządzeniu, w grach z innymi osobami.
ui-push-denied = Powiadomienia są zablokowane w ustawieniach przeglądarki dla tej strony.

## Strona główna

ui-home-nav = Twoje strony
ui-my-games = Twoje gry
ui-my-profile = Twój profil
ui-home-first = Zacznij tutaj: twoja pierwsza gra
ui-home-first-about = Około { $minutes } minut
ui-home-again = Zagraj jeszcze raz
ui-game-with = { $game }: { $names }
ui-turn-of = Teraz gra: { $names }
ui-box-minutes = { $minutes } min
ui-box-estimate = Czas i trudność: nasz szacunek
ui-weight-easy = Łatwa
ui-weight-medium = Średnia
ui-weight-expert = Trudna
ui-box-tools = Pomoc przy prawdziwej grze
ui-daily-once = Jedna próba.
ui-daily-keeps = Tydzień zaliczony po { $days } dniach.
ui-daily-played = { $count ->
    [one] { $count } wynik: { $median } pkt.
    [few] { $count } wyniki, środkowy { $median } pkt.
    [many] { $count } wyników, środkowy { $median } pkt.
   *[other] { $count } wyniku, środkowy { $median } pkt.
}
ui-daily-weeks = { $weeks ->
    [one] { $weeks } tydzień
    [few] { $weeks } tygodnie
    [many] { $weeks } tygodni
   *[other] { $weeks } tygodnia
}
ui-daily-week = { $days ->
    [one] Ten tydzień: { $days } dzień z grą
    [few] Ten tydzień: { $days } dni z grą
    [many] Ten tydzień: { $days } dni z grą
   *[other] Ten tydzień: { $days } dnia z grą
}
ui-daily-score = Twój wynik: { $score }
ui-lobby-count = { $count ->
    [one] { $count } otwarty stół
    [few] { $count } otwarte stoły
    [many] { $count } otwartych stołów
   *[other] { $count } otwartego stołu
}
ui-page-lost-shelf = Ta półka jest pusta: pod tym adresem nic nie ma.

## Twoje gry

ui-my-games-search = Szukaj…
ui-my-games-show = Pokaż
ui-show-all = Wszystkie
ui-show-mine = Twój ruch
ui-show-going = W toku
ui-show-over = Zakończone
ui-my-games-found = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
ui-my-games-older = Starsze gry są w twoim profilu.
ui-my-games-nothing = Żadna gra nie pasuje. Zmień wyszukiwanie lub filtry.
ui-removed = Usunięto z listy: { $game }
ui-undo-remove = Cofnij

## Instrukcja

ui-rules-brief = W 30 sekund
ui-rules-goal = Cel
ui-rules-turn = Tura
ui-rules-points = Punkty

## Nowy stół

ui-start-alone = solo
ui-start-with = { $count ->
    [one] { $count } gracz, { $who }
    [few] { $count } graczy, { $who }
    [many] { $count } graczy, { $who }
   *[other] { $count } gracza, { $who }
}

## Linki, które działają tylko tutaj

ui-link-here = Ten link działa tylko na tym komputerze. Dla telefonów w tej samej sieci uruchom serwer tak:
