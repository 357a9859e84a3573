### Czego odmawiają serwer i jego stoły.

## Przy stole

refused-table-unknown = Nie ma tu takiego stołu.
refused-not-your-seat = To miejsce nie należy do ciebie.
refused-enter-first = Najpierw podejdź do stołu.
refused-undo-nothing = Nie masz teraz czego cofnąć.
refused-conflict = Ktoś inny zmienia ten stół w tej samej chwili. Spróbuj jeszcze raz.
refused-game-unfinished = Partia jeszcze trwa. Jej zapis będzie dostępny, gdy się skończy.

## Nowy stół

refused-seat-kind = Ktoś taki nie może tu usiąść. Do wyboru: { $known }.
refused-seat-name = Imię to jeden wiersz, najwyżej { $most } znaków, bez „#”.

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
refused-record-encoding = To nie jest tekst w UTF-8.
refused-fault = Coś się nie udało, i to nie z twojej winy. Nic nie przepadło; spróbuj jeszcze raz.
refused-data-newer = Zapisane partie pochodzą z nowszej wersji Ludoteki. Zainstaluj ją albo wybierz inny folder danych.
refused-secret-broken = Plik „{ $place }” jest uszkodzony. Przywróć go z kopii albo usuń; wtedy wszyscy będą potrzebować nowych kluczy do swoich miejsc.
refused-stop-unknown = Powtórka ma przystanki liczone od 0, w sumie: { $stops }.
refused-no-caller = W tej grze niczego się nie wywołuje, więc wywołujący nie jest potrzebny.
refused-no-sheet = Ta gra nie ma arkusza punktów.
refused-sheet-names = Liczba imion na arkuszu nie zgadza się z liczbą plansz: { $boards }.
refused-no-solver = Dla tej gry nikt tu nie umie policzyć najlepszego wyniku.
refused-solve-unfinished = Partia jeszcze trwa. To, co było możliwe, obliczamy na końcu.
refused-no-adviser = Nikt tu nie zna tej gry na tyle, by oceniać ruchy.
refused-review-unfinished = Partia jeszcze trwa. Trener zabierze głos po jej końcu.
refused-seat-unknown = Miejsc przy tym stole: { $seats }, liczone od 0.
