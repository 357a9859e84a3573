### Czego odmawiają serwer i jego stoły.

## Przy stole

refused-table-unknown = Nie ma tu takiego stołu.
refused-not-your-seat = To miejsce nie należy do ciebie.
refused-enter-first = Najpierw podejdź do stołu.
refused-undo-nothing = Nie masz teraz czego cofnąć.
refused-undo-too-often = W tej partii cofnięto już { $most } twoich ruchów i na tym koniec.
refused-conflict = Ktoś inny zmienia ten stół w tej samej chwili. Spróbuj jeszcze raz.
refused-game-unfinished = Partia jeszcze trwa. Jej zapis będzie dostępny, gdy się skończy.
refused-begun = Partia już się zaczęła: miejsca się nie zmieniają.
refused-gathering = Partia jeszcze się nie zaczęła.
refused-seat-taken = To miejsce jest zajęte. Wybierz inne.
refused-host-only = To może zrobić tylko osoba, która założyła stół.
refused-no-watching = Ten stół nie chce widzów. Po partii będzie można ją obejrzeć.
refused-deal-sealed = Ktoś może jeszcze grać to samo rozdanie, więc na razie zostaje tajne.
refused-daily-stays = Partia dnia zostaje do końca dnia. Imię można usunąć od razu.
refused-guest-key-used = Ten osobisty link już wykorzystano albo miejsce nie jest już trzymane. Jeśli to nie Ty, powiedz o tym gospodarzowi.
refused-share-form = Udział w losowaniu to 64 cyfry szesnastkowe. Wczytaj stronę ponownie i jeszcze raz zgłoś gotowość.
refused-talk-empty = Powiedz albo gotowe zdanie, albo coś od siebie.
refused-talk-phrases-only = Przy tym stole mówi się tylko gotowymi zdaniami.
refused-talk-long = To za długie: najwięcej znaków: { $most }.
refused-phrase-unknown = Nie ma takiego zdania.

## Nowy stół

refused-seat-kind = Ktoś taki nie może tu usiąść. Do wyboru: { $known }.
refused-seat-name = Imię to jeden wiersz, najwyżej { $most } znaków, bez „#”.
refused-webhooks-off = Właściciel tego serwera nie pozwala stołom łączyć się z innymi serwerami.
refused-webhook-address = Stół może wywołać tylko adres, który zaczyna się od http:// albo https:// i jest dostępny dla wszystkich.
refused-webhook-port = Stół może wywołać tylko te porty: { $ports }. Usuń port z adresu albo poproś właściciela tego serwera.
refused-duplicate-seats = Przy stołach z tym samym rozdaniem miejsca są wolne albo zajęte przez boty, a przynajmniej jedno jest wolne: kto je zakłada, siada przy jednym z nich jak wszyscy.
refused-no-duplicate = Żaden inny stół nie ma tego samego rozdania.
refused-no-rematch = Nikt jeszcze nie poprosił o rewanż.
refused-date = Dzień zapisuje się tak: 2026-01-31.

## Kto co może

refused-token-missing = Żeby to zobaczyć, trzeba pokazać klucz do swojego miejsca.
refused-token-bad = Ten klucz nie pasuje tu do żadnego miejsca.
refused-token-other-table = Ten klucz jest do innego stołu.
refused-origin = To żądanie przychodzi z innej strony, więc nie zostanie wykonane.
refused-host = Ten serwer nie nosi takiej nazwy.

## Wiadomości, strony i pliki

refused-message-bad = Ta wiadomość nie ma sensu: { $why }
refused-language-unknown = Nie ma tekstów w tym języku. Dostępne: { $known }.
refused-page-unknown = Tu nic nie ma.
refused-method = Tego nie można tu zrobić.
refused-too-large = To jest za duże.
refused-too-many-requests = To za dużo próśb naraz. Spróbuj ponownie za minutę.
refused-too-many-tables = Założono stąd zbyt wiele stołów. Spróbuj ponownie później.
refused-too-many-sockets = Jest tu otwartych zbyt wiele połączeń.
refused-record-encoding = To nie jest tekst w UTF-8.
refused-fault = Coś się nie udało, i to nie z twojej winy. Nic nie przepadło; spróbuj jeszcze raz.
refused-data-newer = Zapisane partie pochodzą z nowszej wersji Ludoteki. Zainstaluj ją albo wybierz inny folder danych.
refused-data-in-use = Na { $place } działa już inna Ludoteka. Zamknij ją albo wybierz inny folder: --data.
refused-table-damaged = Ta partia jest uszkodzona na dysku serwera i nie da się jej otworzyć. Być może opiekun serwera ma kopię zapasową.
refused-secret-broken = Plik „{ $place }” jest uszkodzony. Przywróć go z kopii albo usuń; wtedy wszyscy będą potrzebować nowych kluczy do swoich miejsc.
refused-stop-unknown = Powtórka ma przystanki liczone od 0, w sumie: { $stops }.
refused-no-caller = W tej grze niczego się nie wywołuje, więc wywołujący nie jest potrzebny.
refused-no-companion = Ta gra nie ma pomocnika.
refused-no-sheet = Ta gra nie ma arkusza punktów.
refused-sheet-names = Liczba imion na arkuszu nie zgadza się z liczbą plansz: { $boards }.
refused-no-such-round = Ta gra nie ma takiej rundy.
refused-sheet-rounds = Arkusz tej gry obejmuje { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, w każdej z planszą dla każdego.
refused-no-solver = Dla tej gry nikt tu nie umie policzyć najlepszego wyniku.
refused-solve-unfinished = Partia jeszcze trwa. To, co było możliwe, obliczamy na końcu.
refused-no-adviser = Nikt tu nie zna tej gry na tyle, by oceniać ruchy.
refused-review-unfinished = Partia jeszcze trwa. Trener zabierze głos po jej końcu.
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
