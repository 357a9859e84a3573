### Nasza własna instrukcja gry Sequence. Jedna wiadomość na zasadę; `.assumed` oznacza zasady oparte na naszym założeniu.

rulebook-sequence-components = Co jest w pudełku
rulebook-sequence-players = Gracze i rozdanie
rulebook-sequence-turn = Twoja kolej
rulebook-sequence-winning = Sekwencje i zwycięstwo
rulebook-sequence-variants = Warianty
rulebook-sequence-rulings = Rozstrzygnięcia

## Co jest w pudełku

SEQ-C1 = Dwie talie po 52 karty bez dżokerów to razem 104 karty. Pionków jest po 48 w trzech kolorach: czerwonym, niebieskim i zielonym. Tutaj każdy kolor ma też własny znak.
    .title = Karty i pionki
    .caption = As, król, dziesiątka i dwójka.
SEQ-C2 = Plansza ma 10 rzędów po 10 pól. Cztery narożniki są wolne, każde inne pole pokazuje kartę. Każda z 48 kart, które nie są waletami, jest na niej dokładnie dwa razy. Pięć pól w linii prostej można znaleźć na 192 sposoby. Jeśli twoja plansza jest inna, podaj programowi własną.
    .title = Plansza
    .caption = Kolumny to litery od lewej, rzędy liczy się od góry.
SEQ-C3 = Waletów jest 8 i żadnego nie ma na planszy. Walety pik i kier mają jedno oko, trefl i karo – dwoje.
    .title = Walety
    .caption = Jednookie: pik i kier.
    .caption2 = Dwuokie: trefl i karo.

## Gracze i rozdanie

SEQ-1 = 2 lub 3 osoby grają każda dla siebie, swoim kolorem. Więcej osób tworzy równe drużyny: 4, 8 lub 10 osób dwie, 9 osób trzy, a 6 lub 12 osób dwie albo trzy, jak wolą. Drużyn nigdy nie jest więcej niż trzy. Osoby z jednej drużyny nie siedzą obok siebie: miejsca idą na zmianę. Dwie drużyny wybierają dwa kolory.
    .title = Drużyny
SEQ-2 = Przy dwóch drużynach każdy dostaje 7 kart, gdy grają 2 osoby, 6, gdy 4, 5, gdy 6, 4, gdy 8, oraz 3, gdy 10 lub 12. Przy trzech drużynach jest to 6 kart dla 3 osób, 5 dla 6, 4 dla 9 i 3 dla 12.
    .title = Karty na osobę
SEQ-3 = Każdy ciągnie kartę i rozdaje ten, kto ma najniższą; as jest najwyższy. Zaczyna osoba po lewej ręce rozdającego, dalej zgodnie z ruchem wskazówek zegara. Założenie: przy równych najniższych kartach te osoby ciągną jeszcze raz.
    .title = Kto rozdaje, kto zaczyna
    .assumed = yes

## Twoja kolej

SEQ-4 = Karty na ręce są tajne, także dla własnej drużyny; wszystko, co zagrane, widzą wszyscy. W swojej kolejce połóż odkrytą kartę na własnym stosie kart zagranych i postaw pionek na jednym z dwóch pól z tą kartą, jeśli jest wolne. Potem dobierz kartę.
    .title = Zagraj, postaw, dobierz
    .caption = Dziewiątka kier pasuje do każdego z dwóch swoich pól.
SEQ-5 = Jeśli zapomnisz dobrać, możesz to jeszcze zrobić, dopóki następna osoba nie zagra i nie dobierze. Potem karta przepada i grasz z mniejszą liczbą. Tutaj karty dobierają się same, chyba że opcja każe robić to ręcznie. Założenie: gdy ktoś dobiera, przepada karta każdego, kto grał wcześniej i jeszcze nie dobrał; przepada też temu, kto przedtem zagra ponownie.
    .title = Zapomniane dobieranie
    .assumed = yes
SEQ-6 = Narożnik liczy się jako pionek każdego koloru naraz. Cztery pionki i narożnik to sekwencja, a jeden narożnik może służyć kilku.
    .title = Narożniki
    .caption = Cztery czerwone pionki i narożnik.
SEQ-7 = Walet dwuoki zastępuje każdą kartę: postaw pionek na dowolnym wolnym polu. Walet jednooki zabiera z planszy jeden pionek przeciwnika, o ile nie należy on do gotowej sekwencji; niczego się za to nie stawia. Potem dobierz jak zwykle. Nikt nie musi zagrać waleta.
    .title = Walety w grze
    .caption = Ten walet może zabrać każdy pionek przeciwnika oprócz tych w sekwencji.
SEQ-8 = Karta jest martwa, gdy oba jej pola są zajęte. W swojej kolejce możesz położyć martwą kartę na stosie kart zagranych, zgłosić to i dobrać nową, a potem grać jak zwykle. Jedna karta na kolejkę albo, z opcją, dowolnie wiele. Założenie: walet, który nic nie może zrobić, też jest martwy.
    .title = Martwe karty
    .caption = Oba pola dziewiątki kier są zajęte.
    .assumed = yes
SEQ-9 = Gdy bank jest pusty, a potrzebna jest karta, wszystkie zagrane karty tasuje się i tworzą nowy bank.
    .title = Bank się kończy
SEQ-10 = Założenie: kto nie ma karty do zagrania ani do wymiany, pasuje; walety się nie liczą, bo nigdy nie są obowiązkowe. Gdy przez całą rundę nikt nie postawi ani nie zabierze pionka, jest remis. Wymiana kart tego nie zmienia.
    .title = Pasowanie i remis
    .assumed = yes

## Sekwencje i zwycięstwo

SEQ-11 = Pięć pionków jednego koloru w linii prostej to sekwencja: wzdłuż rzędu, kolumny lub przekątnej. Jej pionki odwraca się i są zamknięte: nikt ich już nie zabierze.
    .title = Sekwencja
    .caption = Gotowa sekwencja w czwartym rzędzie.
SEQ-12 = Z dwóch drużyn wygrywa ta, która pierwsza ma dwie sekwencje, z trzech – ta, która pierwsza ma jedną. Druga sekwencja może użyć jednego pionka z pierwszej. Dziewięć pionków w linii to zatem dwie sekwencje; z opcją trzeba dziesięciu.
    .title = Zwycięstwo
    .caption = Dwie sekwencje przecięte jednym pionkiem.
    .caption2 = Dziewięć w linii.
SEQ-13 = Gdy pionek tworzy w linii więcej niż pięć, zamyka się pięć z nich. Założenie: te, które zostawiają w tej linii najwięcej szans na kolejną sekwencję; z opcją wybiera gracz.
    .title = Więcej niż pięć
    .assumed = yes

## Warianty

SEQ-14 = Można umówić się na grę bez podpowiadania. Za ostrzeżenie kogoś z drużyny przed złym ruchem każdy jej członek odkłada jedną wybraną kartę na własny stos. Założenie: zgłosić to może każdy przeciwnik, raz na kolejkę; musi się zgodzić więcej niż połowa stołu; kart się nie uzupełnia.
    .title = Bez podpowiadania
    .assumed = yes
SEQ-15 = W grze zaawansowanej walet jednooki może zabrać pionek także z gotowej sekwencji. Założenie: sekwencja przestaje się liczyć, a jej pozostałe pionki są znów zwykłe, chyba że należą do innej; jeśli jednak w tej linii nadal stoi pięć, są sekwencją. Przy trzech drużynach nic to nie zmienia, bo wygrywa pierwsza sekwencja.
    .title = Gra zaawansowana
    .caption = Teraz walet może rozbić sekwencję.
    .assumed = yes

## Rozstrzygnięcia

SEQ-R1 = Założenie: waleta bez celu, na przykład jednookiego przy pustej planszy, można wymienić jak martwą kartę i zużywa to wymianę w tej kolejce. Jeśli nowa karta też jest martwa i nie ma czym zagrać, pasujesz.
    .title = Walet bez celu
    .assumed = yes
SEQ-R2 = Założenie: o tym, czy karta jest martwa, decyduje chwila wymiany, więc zabrany pionek może ją ożywić. Gdy bank jest pusty, najpierw tasuje się wszystkie zagrane karty razem z właśnie odłożoną. Gdy nie ma czego dobrać, nie ma wymiany.
    .title = Kiedy karta jest martwa
    .assumed = yes
SEQ-R3 = Założenie: gdy w linii jest od sześciu do ośmiu, zamyka się pięć na końcu, żeby dziewięć mogło dać dwie sekwencje. Osiem pionków i narożnik to dziewięć.
    .title = Sześć, siedem, osiem, dziewięć
    .caption = Sześć w linii: zamknięta jest końcowa piątka.
    .assumed = yes
SEQ-R4 = Założenie: drużyna może użyć tego samego narożnika w obu sekwencjach, bo zamykają się tylko pionki. Jeden pionek, który kończy dwie linie, daje dwie sekwencje i przy dwóch drużynach od razu wygrywa.
    .title = Dwie naraz
    .caption = Dwie sekwencje ze wspólnym narożnikiem.
    .assumed = yes
