### Czego odmawiają serwer i jego stoły.

## Przy stole

refused-table-unknown = Nie ma tu takiego stołu.
refused-not-your-seat = To miejsce nie należy do ciebie.
refused-enter-first = Najpierw dołącz do stołu.
refused-undo-nothing = Nie masz teraz czego cofnąć.
refused-undo-too-often = W tej grze cofnięto już { $most } twoich ruchów, a więcej nie można.
refused-conflict = Ktoś inny zmienia ten stół w tej samej chwili. Spróbuj jeszcze raz.
refused-game-unfinished = Gra jeszcze trwa. Jej zapis będzie dostępny, gdy się skończy.
refused-begun = Gra już się zaczęła: miejsca się nie zmieniają.
refused-gathering = Gra jeszcze się nie zaczęła.
refused-seat-taken = To miejsce jest zajęte. Wybierz inne.
refused-host-only = To może zrobić tylko gospodarz stołu.
refused-no-watching = Przy tym stole nie ma widzów. Grę będzie można obejrzeć, gdy się skończy.
refused-deal-sealed = Ktoś może jeszcze grać to rozdanie, więc na razie zostaje ukryte.
refused-daily-stays = Wyzwanie dnia zostaje do końca dnia. Imię można usunąć od razu.
refused-guest-key-used = Ten osobisty link już wykorzystano albo miejsce nie jest już zarezerwowane. Jeśli to nie ty, zapytaj gospodarza.
refused-share-form = Udział to 64 cyfry szesnastkowe. Wczytaj stronę ponownie i jeszcze raz zgłoś gotowość.
refused-talk-empty = Wybierz gotowy zwrot albo napisz wiadomość.
refused-talk-phrases-only = Przy tym stole można używać tylko gotowych zwrotów.
refused-talk-long = To za długie. Najwyżej tyle znaków: { $most }.
refused-phrase-unknown = Nie ma takiego zwrotu.

## Nowy stół

refused-seat-kind = To nie może tu siedzieć. Do wyboru: { $known }.
refused-seat-name = Imię to jeden wiersz, najwyżej { $most } znaków, bez „#”.
refused-webhooks-off = Właściciel tego serwera nie pozwala stołom łączyć się z innymi serwerami.
refused-webhook-address = Stół może wywołać tylko adres, który zaczyna się od http:// albo https:// i jest dostępny dla wszystkich.
refused-webhook-port = Stół może wywołać tylko te porty: { $ports }. Usuń port z adresu albo poproś właściciela tego serwera.
refused-duplicate-seats = Przy stołach z tym samym rozdaniem miejsca są wolne albo zajęte przez boty, a przynajmniej jedno jest wolne; siadasz przy jednym z nich jak wszyscy.
refused-no-duplicate = Żaden inny stół nie ma tego samego rozdania.
refused-no-rematch = Nikt jeszcze nie poprosił o rewanż.
refused-date = Dzień zapisuje się tak: 2026-01-31.

## Kto co może

refused-token-missing = Żeby to zobaczyć, potrzebujesz klucza do swojego miejsca.
refused-token-bad = Ten klucz nie pasuje tu do żadnego miejsca.
refused-token-other-table = Ten klucz jest do innego stołu.
refused-origin = To żądanie przychodzi z innej strony i zostało odrzucone.
refused-host = Ten serwer nie ma takiej nazwy.

## Wiadomości, strony i pliki

refused-message-bad = Ta wiadomość jest niepoprawna: { $why }
refused-language-unknown = Nie ma tekstów w tym języku. Dostępne: { $known }.
refused-page-unknown = Tu nic nie ma.
refused-method = Tego nie można tu zrobić.
refused-too-large = To jest za duże.
refused-too-many-requests = Za dużo żądań naraz. Spróbuj ponownie za minutę.
refused-too-many-tables = Założono stąd zbyt wiele stołów. Spróbuj ponownie później.
refused-too-many-sockets = Jest tu otwartych zbyt wiele połączeń.
refused-record-encoding = To nie jest tekst w UTF-8.
refused-fault = Coś poszło nie tak na serwerze. Nic nie przepadło; spróbuj jeszcze raz. Jeśli to się powtórzy, podaj właścicielowi serwera ten numer: { $request }
refused-store-away = Serwer nie może się teraz połączyć z bazą gier. Nic nie przepadło; spróbuj za chwilę.
refused-draining = Serwer zaraz uruchomi się ponownie i nie otwiera nowych stołów. Spróbuj za chwilę.
refused-data-newer = Zapisane gry pochodzą z nowszej wersji Ludoteki. Zainstaluj ją albo wybierz inny folder danych.
refused-data-in-use = Na { $place } działa już inna Ludoteka (proces { $process }). Zamknij ją albo wybierz inny folder: --data.
refused-table-damaged = Ta gra jest uszkodzona na dysku serwera i nie da się jej otworzyć. Właściciel serwera może mieć kopię zapasową.
refused-secret-broken = Plik „{ $place }” jest uszkodzony. Przywróć go z kopii albo usuń; wtedy wszyscy będą potrzebować nowych kluczy do swoich miejsc.
refused-stop-unknown = Powtórka ma kroki liczone od 0, w sumie: { $stops }.
refused-no-caller = W tej grze niczego się nie wywołuje, więc nie ma wywołującego.
refused-no-companion = Ta gra nie ma pomocnika.
refused-no-sheet = Ta gra nie ma arkusza wyników.
refused-sheet-names = Liczba imion na arkuszu nie zgadza się z liczbą plansz: { $boards }.
refused-no-such-round = Ta gra nie ma takiej rundy.
refused-sheet-rounds = Arkusz tej gry obejmuje { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, w każdej z planszą dla każdego.
refused-no-solver = Dla tej gry nie da się policzyć najlepszego wyniku.
refused-solve-unfinished = Gra jeszcze trwa. Najlepszy możliwy wynik obliczamy na końcu.
refused-no-adviser = Ta gra nie ma trenera.
refused-review-unfinished = Gra jeszcze trwa. Trener oceni ją, gdy się skończy.
refused-seat-unknown = Miejsc przy tym stole: { $seats }, liczone od 0.

## Co ludzie mówią do siebie

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-done = Świetnie!
phrase-thanks = Dziękuję!
phrase-moment = Chwileczkę.
phrase-your-turn = Twoja kolej.
phrase-oops = Ojej!
phrase-sorry = Przepraszam!
phrase-good-game = Dobra partia!
phrase-again = Gramy jeszcze raz?
phrase-bye = Do zobaczenia!

## Kto jest kim na tym serwerze

refused-profile-missing = Do tego potrzebny jest profil. Powstaje, gdy pierwszy raz siadasz do stołu.
refused-profile-unknown = Ten serwer nie zna już twojego profilu.
refused-profile-key = To nie jest klucz profilu: klucz ma 64 cyfry szesnastkowe.
refused-pairing-void = Tego kodu już użyto, wygasł albo jest w nim błąd. Utwórz nowy na drugim urządzeniu.
refused-one-seat-per-deal = Masz już miejsce przy innym stole z tym rozdaniem. Każdy gra je tylko raz.
refused-push-off = Ten serwer nie wysyła powiadomień.
refused-push-subscription = To nie są dane, które przeglądarka tworzy przy włączaniu powiadomień.
refused-push-too-many = Masz powiadomienia w zbyt wielu przeglądarkach. Wyłącz je w jednej z nich.

# Notifications
push-your-turn = Twój ruch
