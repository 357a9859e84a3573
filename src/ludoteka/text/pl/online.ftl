### Gra z ludźmi gdzie indziej: stoły, które się zbierają, towarzystwo, rozmowa, poczekalnia i wyzwanie dnia.

## Kto gra

ui-online = Przez sieć
ui-with = Z kim
ui-with-bots = Boty
ui-with-friends = Znajomi z linku
ui-with-screen = Jeden ekran
ui-friend = Ktoś znajomy, z linku
ui-friend-about = Dołączy przez link.
ui-open-table = Otwórz stół

## Zasady stołu

ui-terms = Ustawienia stołu
ui-terms-who = Kto może dołączyć
ui-terms-private = Prywatny
ui-terms-public = Publiczny
ui-terms-private-about = Tylko osoby, które mają link.
ui-terms-public-about = Stół jest na liście tego serwera, każdy może dołączyć.
ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-move = Na ruch
ui-clock-game = Na grę
ui-clock-time = Czas
ui-clock-more = Dodatkowo za ruch
ui-clock-no-more = brak
ui-clock-about = Gdy skończy ci się czas, zagra za ciebie bot.
ui-clock-left = zostało { $time }
ui-clock-days = { $days } d { $hours } godz.
ui-takeover = Bot przejmuje grę po
ui-never = nigdy
ui-terms-watch-allow = Inni mogą oglądać
ui-delay = Opóźnienie dla widzów
ui-delay-none = brak
ui-terms-talking = Czat
ui-terms-phrases = Tylko gotowe zwroty
ui-terms-talk = Dowolny tekst
ui-webhook = Powiadamiaj inny serwer o każdym ruchu
ui-webhook-about = Adres wywoływany przy każdym ruchu, jeśli właściciel serwera na to pozwala. W razie wątpliwości zostaw puste.
ui-terms-no-clock = Bez zegara
ui-terms-per-move = { $time } na ruch
ui-terms-per-game = { $time } na grę
ui-terms-per-game-more = { $time } na grę, plus { $more } za ruch
ui-terms-takeover = Bot przejmuje grę po: { $time }
ui-terms-no-takeover = Bot nie zastępuje
ui-terms-watch = Można oglądać
ui-terms-watch-late = Widzowie widzą później o: { $time }
ui-terms-no-watch = Bez widzów
ui-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
ui-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
ui-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
ui-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

## Stół się zbiera

ui-gather-host = Twój stół jest otwarty
ui-gather-seated = Masz miejsce
ui-gather-guest = Zajmij miejsce
ui-my-name = Twoje imię
ui-my-name-first = Najpierw podaj swoje imię.
ui-gather-full = Wszystkie miejsca są zajęte.
ui-gather-full-watch = Wszystkie miejsca są zajęte. Zostań, aby oglądać grę.
ui-gather-free = { $count ->
    [one] Wolne jest jeszcze { $count } miejsce.
    [few] Wolne są jeszcze { $count } miejsca.
    [many] Wolnych jest jeszcze { $count } miejsc.
   *[other] Wolne jest jeszcze { $count } miejsca.
}
ui-gather-ready = Gotowi: { $ready } z { $of }. Gra zacznie się, gdy będą wszyscy.
ui-gather-begins = Wszyscy gotowi. Zaczynamy…
ui-seat-free = Wolne miejsce
ui-sit-here = Usiądź tu
ui-sit-at = Usiądź tu, miejsce { $number }
ui-move-here = Usiądź tu
ui-move-to = Usiądź tu, miejsce { $number }
ui-swap = Zamiana
ui-swap-with = Zamień się miejscami: { $name }
ui-swap-asked = Czeka
ui-swap-wish = { $name } prosi o zamianę miejsc.
ui-swap-yes = Zamień miejsca
ui-you = Ty
ui-here = przy stole
ui-away = poza stołem
ui-is-ready = może zaczynać
ui-is-not-ready = jeszcze nie
ui-ready = Zaczynajmy
ui-not-ready = Jeszcze nie
ui-leave-seat = Opuść miejsce
ui-add-seat = Dodaj miejsce
ui-seat-change = Zmień miejsce { $number }
ui-seat-clear = Zwolnij miejsce
ui-seat-remove = Usuń miejsce
ui-gathers = czeka na graczy
ui-keep-for = Zarezerwuj dla kogoś…
ui-keep-title = Zarezerwuj to miejsce
ui-keep-name = Dla kogo?
ui-keep-do = Zarezerwuj miejsce
ui-keep-about = Miejsce jest zarezerwowane. Wyślij ten link ({ $name }): otwiera tylko to miejsce i działa raz. Potem nikt inny, nawet ty, nie otworzy tego miejsca.
ui-keep-link = Osobisty link: { $name }
ui-invite = Zaproś
ui-invite-about = Kto ma ten link, może zająć wolne miejsce. Bez konta, wystarczy imię.
ui-link = Link do stołu
ui-link-copy = Kopiuj link
ui-link-title = { $game }: miejsce dla ciebie
ui-link-of-table = Link do tego stołu
ui-link-watch = Kto ma ten link, może oglądać, jeśli stół na to pozwala. Po grze każdy widzi wynik i powtórkę.
ui-qr = Link jako kod QR
ui-fair = Dlaczego nikt nie może ustawić losowania
ui-fair-about = Zanim ktokolwiek usiadł, serwer wybrał ziarno losowań; poniżej jest jego odcisk. Każdy gracz, zgłaszając gotowość, dokłada tajny udział. Po grze wszystko jest w zapisie i każdy może sprawdzić każde losowanie.
ui-fair-shared = To samo rozdanie gra kilka stołów, więc liczy się tylko ziarno serwera; jego odcisk ustalono, zanim ktokolwiek usiadł. Po grze każdy może sprawdzić każde losowanie.
ui-fair-changed = Odcisk ziarna serwera nie jest tym, który ta przeglądarka widziała wcześniej. Uczciwy serwer nigdy go nie zmienia: lepiej zagrać gdzie indziej.
ui-proof-working = Czytam zapis…
ui-proof-none = Ta gra jest ciągiem dalszym zapisu, więc jej losowań nie da się sprawdzić.
ui-proof-about = { $draws ->
    [one] Jedyne losowanie tej gry wynika
    [few] Wszystkie { $draws } losowania tej gry wynikają
    [many] Wszystkie losowania tej gry ({ $draws }) wynikają
   *[other] Wszystkie losowania tej gry ({ $draws }) wynikają
} z ziarna serwera, ustalonego przed grą, i z udziałów graczy. Serwer właśnie to sprawdził.
ui-proof-here = Ta przeglądarka też to sprawdziła:
ui-proof-found = Ta przeglądarka stwierdziła:
ui-proof-commit-good = Ziarno serwera ma odcisk, który ta przeglądarka widziała przed grą.
ui-proof-commit-unknown = Ziarno serwera ma odcisk podany poniżej. Ta przeglądarka nie widziała go przed grą.
ui-proof-commit-wrong = Odcisk nie jest tym, który ta przeglądarka widziała przed grą, albo nie pasuje do ziarna serwera.
ui-proof-share-good = Użyto twojego udziału, tak jak wybrała go ta przeglądarka.
ui-proof-share-wrong = Nie użyto twojego udziału tak, jak wybrała go ta przeglądarka. Może gotowość zgłosiło inne urządzenie?
ui-proof-draws-good = Każde losowanie wynika z ziarna i udziałów i jest tym, które pokazał stół.
ui-proof-draws-wrong = Losowanie { $number } nie wynika z ziarna i udziałów albo nie jest tym, które pokazał stół.
ui-proof-wrong = To się nie zgadza z tym, co obiecano. Zachowaj zapis i pokaż go pozostałym.
ui-proof-cannot = Ta przeglądarka może to sprawdzić tylko na stronach otwartych przez https albo z tego komputera.
ui-proof-before = Odcisk pokazany przed grą
ui-proof-after = Ziarno serwera ujawnione po grze
ui-proof-share = Udział gracza { $name }
ui-proof-yourself = Aby sprawdzić to bez tego serwera, zachowaj zapis i uruchom:

## Towarzystwo podczas gry

ui-company = Gracze
ui-people = Gracze przy stole
ui-thinking = myśli
ui-stand-in = poza stołem, gra bot
ui-turn-yours = Twój ruch
ui-title-turn = Twój ruch
ui-watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osoby ogląda
}
ui-watching-late = Oglądasz z małym opóźnieniem.
ui-undo-ask = Poproś o cofnięcie
ui-undo-waiting = Prośba o cofnięcie ruchu wysłana. Czekamy na innych…
ui-undo-asked = { $name } prosi o cofnięcie ostatniego ruchu.
ui-undo-agreed = Zgoda na cofnięcie ruchu: { $name }. Czekamy na resztę.
ui-undo-yes = Zgoda
ui-undo-no = Odmowa
ui-undo-withdraw = Anuluj
ui-undo-refused = Ktoś się nie zgodził: ruch zostaje.
ui-talk = Czat
ui-talk-unread = { $count ->
    [one] Czat, { $count } nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
ui-talk-said = Wiadomości
ui-talk-none = Nie ma jeszcze wiadomości.
ui-talk-passing = Wiadomości nie są zapisywane: znikają, gdy wszyscy wyjdą.
ui-phrases = Gotowe zwroty; każdy czyta je w swoim języku
ui-talk-write = Napisz wiadomość
ui-talk-send = Wyślij
ui-mute-title = Wycisz graczy
ui-mute = Wycisz: { $name }
ui-muted = { $name }: wyciszono
ui-device = Na innym urządzeniu
ui-device-about = Otwórz ten link na telefonie lub innym komputerze i graj tam dalej na swoich miejscach.
ui-device-link = Twój osobisty link
ui-device-qr = Twój osobisty link jako kod QR
ui-device-secret = Kto go ma, może grać za ciebie, więc nikomu go nie dawaj. Klucz jest za znakiem „#”; przeglądarki nigdy nie wysyłają tej części na serwer.

## Po grze

ui-rematch-rotate = Zamiana miejsc
ui-rematch-rotate-about = Rewanż: każdy przesiada się o jedno miejsce
ui-rematch-join = Dołącz do rewanżu
ui-rematch-waits = Inni chcą rewanżu. Twoje miejsce jest zarezerwowane.
ui-sealed = Inni grają jeszcze to samo rozdanie. Powtórka i zapis pojawią się, gdy skończą.
ui-sealed-daily = Inni grają jeszcze dzisiejsze rozdanie. Dla nich powtórka i zapis są zamknięte do jutra.
ui-end-lasting = Stały link: kto go ma, zobaczy wynik i powtórkę.
ui-forget-me = Usuń moje dane z tej strony
ui-forget-title = Usunąć tu twoje imię?
ui-forget-about = Twoje imię i wszystkie wiadomości przy tym stole zostaną usunięte na zawsze. Sama gra zostaje, z graczem bez imienia.
ui-forget-yes = Usuń
ui-forget-done = Imię zostało usunięte.

## Poczekalnia

ui-friends = Ze znajomymi
ui-join = Dołącz do stołu znajomych
ui-join-hint = Link albo kod
ui-join-go = Dołącz
ui-join-lost = Nie znaleziono stołu. Wklej cały link albo jego ostatnią część.
ui-lobby = Otwarte stoły
ui-lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
ui-lobby-watch = Oglądaj

## Wyzwanie dnia

ui-daily = Wyzwanie dnia
ui-daily-date = Rozdanie dnia: { $date }
ui-daily-about = To samo rozdanie dla wszystkich na tym serwerze, każdy ma jedną próbę.
ui-daily-about-bots = To samo rozdanie dla wszystkich na tym serwerze, każdy ma jedną próbę przeciw botowi.
ui-daily-game = Gra
ui-daily-day = Dzień
ui-today = Dzisiaj
ui-yesterday = Wczoraj
ui-daily-play = Zagraj dzisiejsze rozdanie
ui-daily-done = Twój wynik: { $score }, na razie miejsce { $place }.
ui-daily-board = Wyniki
ui-daily-none = Nie ma jeszcze wyników. Twój może być pierwszy.
ui-daily-nobody = Nikt nie grał.
ui-daily-more = { $count ->
    [one] i jeszcze { $count } osoba
    [few] i jeszcze { $count } osoby
    [many] i jeszcze { $count } osób
   *[other] i jeszcze { $count } osoby
}
ui-nobody = Ktoś

# To samo rozdanie przy kilku stołach
ui-together-tables = Stoły z tym rozdaniem
ui-together-about = Każdy stół dostaje to samo rozdanie; wyniki pojawią się, gdy wszystkie skończą. Siadasz przy jednym z nich jak wszyscy.
ui-open-tables = { $tables ->
    [one] Otwórz { $tables } stół
    [few] Otwórz { $tables } stoły
    [many] Otwórz { $tables } stołów
   *[other] Otwórz { $tables } stołu
}
ui-together-title = To samo rozdanie
ui-together-links = Linki do stołów
ui-together-table = Stół { $number }
ui-together-open = Otwórz
ui-together-goes-on = Postęp
ui-together-results = Wyniki
ui-together-waits = Punkty i linki pojawią się, gdy skończy się ostatnia gra.
ui-together-others = Pozostałe stoły z tym rozdaniem
ui-pace-host = Tempo botów i losowania ustala gospodarz.
ui-other-key = Link do innego miejsca
ui-other-key-about = Ta przeglądarka ma już miejsce przy tym stole. Ten link przeniesie cię na tamto; wrócisz swoim osobistym linkiem.
ui-other-key-take = Usiądź na tamtym miejscu
