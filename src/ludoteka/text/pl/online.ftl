### Gra z ludźmi gdzie indziej: stoły, które się zbierają, towarzystwo, rozmowa, poczekalnia i wyzwanie dnia.

## Kto gra

ui-online = Przez sieć
ui-with = Z kim
ui-with-bots = Boty
ui-with-friends = Znajomi z linku
ui-with-screen = Jeden ekran
ui-friend = Ktoś znajomy, z linku
ui-friend-about = Zajmie miejsce przez link.
ui-open-table = Otwórz stół

## Zasady stołu

ui-terms = Zasady stołu
ui-terms-who = Kto może przyjść
ui-terms-private = Prywatny
ui-terms-public = Publiczny
ui-terms-private-about = Tylko osoby, które mają link.
ui-terms-public-about = Stół widać w poczekalni tego serwera, każdy może się dosiąść.
ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-move = Na ruch
ui-clock-game = Na grę
ui-clock-time = Czas
ui-clock-more = Dodatkowo za każdy ruch
ui-clock-no-more = nic
ui-clock-about = Komu skończy się czas, temu pomaga bot.
ui-clock-left = zostało { $time }
ui-clock-days = { $days } d { $hours } godz.
ui-takeover = Bot gra za nieobecnych po czasie
ui-never = nigdy
ui-terms-watch-allow = Inni mogą oglądać
ui-delay = Widzą grę z opóźnieniem
ui-delay-none = bez opóźnienia
ui-terms-talking = Rozmowa
ui-terms-phrases = Tylko gotowe zwroty
ui-terms-talk = Dowolna rozmowa
ui-webhook = Powiadamiaj inny serwer, czyj jest ruch
ui-webhook-about = Adres wywoływany przy każdym ruchu, jeśli właściciel tego serwera na to pozwala. Zostaw puste, jeśli nic Ci to nie mówi.
ui-terms-no-clock = Bez zegara
ui-terms-per-move = { $time } na ruch
ui-terms-per-game = { $time } na grę
ui-terms-per-game-more = { $time } na grę, { $more } więcej za każdy ruch
ui-terms-takeover = Bot zastępuje po: { $time }
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
ui-my-name-first = Najpierw podaj innym swoje imię.
ui-gather-full = Wszystkie miejsca są zajęte.
ui-gather-full-watch = Wszystkie miejsca są zajęte. Zostań tutaj, a zobaczysz grę.
ui-gather-free = { $count ->
    [one] Wolne jest jeszcze { $count } miejsce.
    [few] Wolne są jeszcze { $count } miejsca.
    [many] Wolnych jest jeszcze { $count } miejsc.
   *[other] Wolne jest jeszcze { $count } miejsca.
}
ui-gather-ready = Gotowi: { $ready } z { $of }. Gra zacznie się, gdy zgłoszą się wszyscy.
ui-gather-begins = Wszyscy gotowi. Zaczynamy…
ui-seat-free = Wolne miejsce
ui-sit-here = Usiądź
ui-sit-at = Usiądź na miejscu { $number }
ui-move-here = Przesiądź się
ui-move-to = Przesiądź się na miejsce { $number }
ui-swap = Zamiana
ui-swap-with = Zamień się miejscami: { $name }
ui-swap-asked = Czeka
ui-swap-wish = { $name } chce się z Tobą zamienić miejscami.
ui-swap-yes = Zamień miejsca
ui-you = Ty
ui-here = przy stole
ui-away = poza stołem
ui-is-ready = w gotowości
ui-is-not-ready = jeszcze nie
ui-ready = Możemy zaczynać
ui-not-ready = Jednak jeszcze nie
ui-leave-seat = Wstań
ui-add-seat = Dodaj miejsce
ui-seat-change = Zmień miejsce { $number }
ui-seat-clear = Zwolnij miejsce
ui-seat-remove = Usuń miejsce
ui-gathers = czeka na ludzi
ui-keep-for = Zatrzymaj dla kogoś…
ui-keep-title = Zatrzymaj to miejsce
ui-keep-name = Dla kogo?
ui-keep-do = Zatrzymaj miejsce
ui-keep-about = Miejsce czeka. Wyślij ten link ({ $name }): otwiera to miejsce i żadne inne. Działa raz; potem nikt poza tą osobą nie otworzy miejsca, nawet Ty.
ui-keep-link = Osobisty link: { $name }
ui-invite = Zaproś
ui-invite-about = Kto otworzy ten link, może zająć wolne miejsce. Bez konta, wystarczy imię.
ui-link = Link do stołu
ui-link-copy = Kopiuj link
ui-link-title = { $game }: miejsce dla Ciebie
ui-link-local = Ten adres działa tylko na tym komputerze. Dla telefonów w tej samej sieci uruchom serwer tak:
ui-link-of-table = Link do tego stołu
ui-link-watch = Kto otworzy ten link, ogląda grę, jeśli stół na to pozwala; po grze każdy widzi wynik i powtórkę.
ui-qr = Link jako kod dla aparatu
ui-fair = Dlaczego nikt nie może ułożyć talii
ui-fair-about = Zanim ktokolwiek usiadł, serwer ustalił swój udział w losowaniu tej gry i pokazuje poniżej jego odcisk. Każda gotowa osoba dokłada własny, tajny udział. Po grze wszystkie udziały są w zapisie i każdy może sprawdzić każde losowanie.
ui-fair-shared = To samo rozdanie gra kilka stołów, więc losuje sam serwer; odcisk ustalono, zanim ktokolwiek usiadł. Po grze każdy może sprawdzić każde losowanie.
ui-fair-changed = Odcisk udziału serwera nie jest tym, który ta przeglądarka widziała tu wcześniej. Uczciwy serwer nigdy go nie zmienia: lepiej zagrać gdzie indziej.
ui-proof-working = Czytam zapis…
ui-proof-none = Ta gra jest ciągiem dalszym zapisu, więc jej losowań nie da się sprawdzić.
ui-proof-about = { $draws ->
    [one] Jedyne losowanie tej gry wynika
    [few] Wszystkie { $draws } losowania tej gry wynikają
    [many] Wszystkie { $draws } losowań tej gry wynika
   *[other] Wszystkie { $draws } losowania tej gry wynikają
} z tego, co poniżej: z tego, co serwer ustalił przed grą, i z udziałów graczy. Serwer właśnie to sprawdził.
ui-proof-here = Ta przeglądarka też to sprawdziła:
ui-proof-found = Ta przeglądarka stwierdziła:
ui-proof-commit-good = Udział serwera ma odcisk, który ta przeglądarka widziała przed grą.
ui-proof-commit-unknown = Udział serwera ma odcisk podany poniżej. Ta przeglądarka nie widziała go przed grą.
ui-proof-commit-wrong = Odcisk nie jest tym, który ta przeglądarka widziała przed grą, albo udział serwera go nie ma.
ui-proof-share-good = Jest w tym twój udział, taki, jaki wybrała ta przeglądarka.
ui-proof-share-wrong = Nie ma w tym twojego udziału takiego, jaki wybrała ta przeglądarka. Może gotowość zgłosiło inne urządzenie?
ui-proof-draws-good = Każde losowanie wynika z udziałów i jest tym, które pokazał stół.
ui-proof-draws-wrong = Losowanie { $number } nie wynika z udziałów albo nie jest tym, które pokazał stół.
ui-proof-wrong = Coś tu nie jest tak, jak obiecano. Zachowaj zapis i pokaż go pozostałym.
ui-proof-cannot = Ta przeglądarka może to sprawdzić tylko na stronach otwartych przez https albo z tego komputera.
ui-proof-before = Odcisk pokazany przed grą
ui-proof-after = Udział serwera ujawniony po grze
ui-proof-share = Udział gracza { $name }
ui-proof-yourself = Aby sprawdzić to bez tego serwera, zachowaj zapis i uruchom:

## Towarzystwo podczas gry

ui-company = Towarzystwo
ui-people = Osoby przy stole
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
ui-watching-late = Oglądasz tę grę z małym opóźnieniem.
ui-sound = Dźwięk, gdy inni na mnie czekają
ui-undo-ask = Poproś o cofnięcie
ui-undo-waiting = Prośba o cofnięcie ruchu wysłana. Inni się zastanawiają…
ui-undo-asked = { $name } prosi o cofnięcie ostatniego ruchu.
ui-undo-agreed = Zgoda na cofnięcie ruchu: { $name }. Czekamy na resztę.
ui-undo-yes = Zgoda
ui-undo-no = Odmowa
ui-undo-withdraw = Jednak nie
ui-undo-refused = Ktoś się nie zgodził: ruch zostaje.
ui-talk = Rozmowa
ui-talk-unread = { $count ->
    [one] Rozmowa, { $count } nowa wypowiedź
    [few] Rozmowa, { $count } nowe wypowiedzi
    [many] Rozmowa, { $count } nowych wypowiedzi
   *[other] Rozmowa, { $count } nowej wypowiedzi
}
ui-talk-said = Co powiedziano
ui-talk-none = Nikt jeszcze nic nie powiedział.
ui-talk-passing = Rozmowy nie są zapisywane: znikają, gdy wszyscy wyjdą.
ui-phrases = Gotowe zwroty; każdy czyta je w swoim języku
ui-talk-write = Powiedz coś
ui-talk-send = Wyślij
ui-mute-title = Kogo słychać
ui-mute = Wycisz: { $name }
ui-muted = Bez głosu: { $name }
ui-device = Na innym urządzeniu
ui-device-about = Otwórz ten link na telefonie lub innym komputerze i graj tam dalej na swoich miejscach.
ui-device-link = Twój osobisty link
ui-device-qr = Twój osobisty link jako kod dla aparatu
ui-device-secret = Kto go ma, gra za Ciebie, więc nie dawaj go nikomu. Klucz stoi za znakiem „#”: tę część przeglądarki zachowują dla siebie i nie wysyłają jej żadnemu serwerowi.

## Po grze

ui-rematch-rotate = Zamiana miejsc
ui-rematch-rotate-about = Rewanż: każdy przesiada się o jedno miejsce
ui-rematch-join = Dołącz do rewanżu
ui-rematch-waits = Inni chcą rewanżu. Twoje miejsce tam czeka.
ui-sealed = Inni grają jeszcze to samo rozdanie. Powtórka i zapis pojawią się, gdy skończą.
ui-sealed-daily = Inni grają jeszcze dzisiejsze rozdanie. Dla nich powtórka i zapis są zamknięte do jutra.
ui-end-lasting = Ta strona zostaje: kto ma link do niej, widzi wynik i powtórkę.
ui-forget-me = Usuń z niej moje dane
ui-forget-title = Usunąć tu Twoje imię?
ui-forget-about = Twoje imię i wszystko, co zostało przez Ciebie powiedziane przy tym stole, znika na zawsze. Sama gra zostaje, z kimś bez imienia.
ui-forget-yes = Usuń
ui-forget-done = Imię zostało usunięte.

## Poczekalnia

ui-friends = Ze znajomymi
ui-join = Do stołu znajomych
ui-join-hint = Link albo kod
ui-join-go = Idź
ui-join-lost = To nie prowadzi do żadnego stołu. Wklej cały link albo jego ostatnią część.
ui-lobby = Otwarte stoły
ui-lobby-none = Teraz nikt nie czeka. Otwórz własny stół: wybierz grę, potem „Znajomi z linku”, a w zasadach stołu „Publiczny”.
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
ui-daily-about = To samo rozdanie dla wszystkich tutaj, każdy ma jedną próbę.
ui-daily-about-bots = To samo rozdanie dla wszystkich tutaj, każdy ma jedną próbę przeciw botowi.
ui-daily-game = Gra
ui-daily-day = Dzień
ui-today = Dzisiaj
ui-yesterday = Wczoraj
ui-daily-play = Zagraj dzisiejsze
ui-daily-done = Twój wynik: { $score }, na razie miejsce { $place }.
ui-daily-board = Jak poszło innym
ui-daily-none = Nikt jeszcze nie skończył. Możesz być na czele.
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
ui-together-about = Każdy stół dostaje to samo rozdanie, a o pozostałych dowiaduje się, gdy wszystkie skończą. Kto zakłada stoły, siada przy jednym z nich jak wszyscy.
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
ui-together-goes-on = Jak daleko są
ui-together-results = Jak komu poszło
ui-together-waits = Punkty i linki pojawią się, gdy skończy się ostatnia gra.
ui-together-others = Pozostałe stoły z tym rozdaniem
ui-pace-host = Tempo botów i losowania ustala gospodarz.
ui-other-key = Klucz do innego miejsca
ui-other-key-about = Ta przeglądarka ma już miejsce przy tym stole. Z tym linkiem usiądziesz na tamtym; z powrotem zaprowadzi cię twój osobisty link.
ui-other-key-take = Usiądź na tamtym miejscu
