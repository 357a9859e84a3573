### Nasza własna instrukcja gry Sequence. Jedna wiadomość na zasadę; `.assumed` oznacza zasady oparte na naszym założeniu.

rulebook-sequence-components = Co jest w pudełku
rulebook-sequence-players = Gracze i rozdanie
rulebook-sequence-turn = Twoja tura
rulebook-sequence-winning = Sekwencje i zwycięstwo
rulebook-sequence-variants = Warianty
rulebook-sequence-rulings = Rozstrzygnięcia

## Co jest w pudełku

SEQ-C1 = Dwie talie po 52 karty bez dżokerów to razem 104 karty. Pionków jest po 48 w trzech kolorach: czerwonym, niebieskim i zielonym. Tutaj każdy kolor ma też własny znak.
    .title = Karty i pionki
    .caption = As, król, dziesiątka i dwójka.
SEQ-C2 = Plansza ma 10 rzędów po 10 pól. Cztery narożniki to pola premiowe, każde inne pole pokazuje kartę. Każda z 48 kart, które nie są waletami, jest na niej dokładnie dwa razy. Pięć pól w linii prostej można znaleźć na 192 sposoby. Założenie: która karta jest na którym polu, bo żaden znany nam tekst tego nie mówi. Jeśli twoja plansza jest inna, podaj programowi własną.
    .title = Plansza
    .caption = Kolumny to litery od lewej, rzędy liczy się od góry.
    .assumed = yes
SEQ-C3 = Waletów jest 8 i żadnego nie ma na planszy. Część z nich jest dwuoczna, część jednooczna. Założenie: jednooczne są walety pik i kier, dwuoczne trefl i karo.
    .title = Walety
    .caption = Jednooczne: pik i kier.
    .caption2 = Dwuoczne: trefl i karo.
    .assumed = yes

## Gracze i rozdanie

SEQ-1 = 2 lub 3 osoby grają każda dla siebie, swoim kolorem. Więcej osób tworzy równe drużyny: 4, 8 lub 10 osób dwie, 9 osób trzy, a 6 lub 12 osób dwie albo trzy, jak wolą. Drużyn nigdy nie jest więcej niż trzy. Osoby z jednej drużyny nie siedzą obok siebie: miejsca idą na zmianę. Dwie drużyny wybierają dwa kolory.
    .title = Drużyny
SEQ-2 = Przy dwóch drużynach każdy dostaje 7 kart, gdy grają 2 osoby, 6, gdy 4, 5, gdy 6, 4, gdy 8, oraz 3, gdy 10 lub 12. Przy trzech drużynach jest to 6 kart dla 3 osób, 5 dla 6, 4 dla 9 i 3 dla 12.
    .title = Karty na osobę
SEQ-3 = Każdy ciągnie kartę i rozdaje ten, kto ma najsłabszą; asy są najmocniejsze. Zaczyna osoba po lewej ręce rozdającego, dalej zgodnie z ruchem wskazówek zegara. Założenie: przy równych najsłabszych kartach te osoby ciągną jeszcze raz.
    .title = Kto rozdaje, kto zaczyna
    .assumed = yes

## Twoja tura

SEQ-4 = Karty na ręce są tajne, także dla własnej drużyny; wszystko, co wyłożone, widzą wszyscy. W swojej turze połóż odkrytą kartę na swoim stosiku kart wyłożonych i postaw pionek na jednym z dwóch pól z tą kartą, jeśli jest wolne. Potem dobierz kartę z banku.
    .title = Zagraj, postaw, dobierz
    .caption = Dziewiątką kier można zagrać na każde z dwóch jej pól.
SEQ-5 = Jeśli zapomnisz dobrać, możesz to jeszcze zrobić, dopóki następna osoba nie zagra i nie dobierze. Potem tracisz prawo do karty i grasz z mniejszą liczbą. Tutaj karty dobierają się same, chyba że opcja każe robić to ręcznie. Założenie: gdy ktoś dobiera, tracą kartę wszyscy, którzy zagrali przed nim i jeszcze nie dobrali; traci ją też ten, kto przedtem zagra ponownie.
    .title = Zapomniane dobieranie
    .assumed = yes
SEQ-6 = Narożniki to pola premiowe. Narożnik liczy się jako pionek każdego koloru naraz. Cztery pionki i narożnik to sekwencja, a jeden narożnik może służyć kilku.
    .title = Pola premiowe
    .caption = Cztery czerwone pionki i narożnik.
SEQ-7 = Walet dwuoczny zastępuje każdą kartę: postaw pionek na dowolnym wolnym polu. Walet jednooczny zabiera z planszy jeden pionek przeciwnika, o ile nie należy on do pełnej sekwencji. Potem dobierz jak zwykle. Nikt nie musi zagrać waleta. Założenie: na narożniku nie stawia się pionka, a walet jednooczny nie stawia nic w miejsce zabranego.
    .title = Walety w grze
    .caption = Ten walet może zabrać każdy pionek przeciwnika oprócz tych w sekwencji.
    .assumed = yes
SEQ-8 = Karta jest martwa, gdy oba jej pola są zajęte. W swojej turze możesz położyć martwą kartę na swoim stosiku kart wyłożonych, zgłosić to i dobrać nową, a potem grać jak zwykle. Założenie: jedna karta na turę (z opcją dowolnie wiele), a walet, który nic nie może zrobić, też jest martwy.
    .title = Karty martwe
    .caption = Oba pola dziewiątki kier są zajęte.
    .assumed = yes
SEQ-9 = Założenie: gdy bank jest pusty, a potrzebna jest karta, wszystkie karty wyłożone tasuje się i tworzą nowy bank.
    .title = Bank się kończy
    .assumed = yes
SEQ-10 = Założenie: kto nie ma karty do zagrania ani do wymiany, pasuje; walety się nie liczą, bo nigdy nie są obowiązkowe, a drugiej karty nikt nie musi wymieniać. Kto nie ma już żadnej karty, pasuje do końca gry. Gdy przez całą rundę nikt nie postawi ani nie zabierze pionka, jest remis. Wymiana kart tego nie zmienia.
    .title = Pasowanie i remis
    .assumed = yes

## Sekwencje i zwycięstwo

SEQ-11 = Pięć pionków jednego koloru w linii prostej to sekwencja: wzdłuż rzędu, kolumny lub przekątnej. Jej pionki się odwraca i nikt nie może jej już naruszyć.
    .title = Sekwencja
    .caption = Pełna sekwencja w czwartym rzędzie.
SEQ-12 = Z dwóch drużyn wygrywa ta, która pierwsza ułoży dwie sekwencje, z trzech ta, która pierwsza ułoży jedną. Druga sekwencja może użyć pionka z pierwszej. Założenie: najwyżej jednego, więc dziewięć pionków w linii to dwie sekwencje; z opcją trzeba dziesięciu.
    .title = Zwycięstwo
    .caption = Dwie sekwencje przecięte jednym pionkiem.
    .caption2 = Dziewięć w linii.
    .assumed = yes
SEQ-13 = Gdy pionek tworzy w linii więcej niż pięć, odwraca się pięć z nich. Założenie: te, które zostawiają w tej linii najwięcej szans na kolejną sekwencję; z opcją wybiera ich drużyna.
    .title = Więcej niż pięć
    .assumed = yes

## Warianty

SEQ-14 = Można się umówić, że porozumiewanie się jest zabronione. Gdy ktoś ostrzeże kogoś ze swojej drużyny przed złym ruchem, każda osoba z tej drużyny odkłada jedną wybraną kartę na swój stosik kart wyłożonych. Założenie: zgłosić to może każdy przeciwnik, raz na turę. Głosują przeciwnicy oskarżonych, a zgłoszenie jest jednym z głosów; głosów „tak” musi być więcej niż „nie”, a kto nie wie, ten się nie liczy. Boty wstrzymują się od głosu; jeśli w oskarżonej drużynie jest mniej niż dwie osoby, głosują przeciw. Kart się nie uzupełnia.
    .title = Zakaz porozumiewania się
    .assumed = yes
SEQ-15 = W grze zaawansowanej walet jednooczny może zabrać pionek także z pełnej sekwencji. Założenie: sekwencja przestaje się liczyć, a jej pozostałe pionki są znów zwykłe, chyba że należą do innej; jeśli jednak w tej linii nadal stoi pięć, są sekwencją, a z więcej niż pięciu odwraca się pięć jak zawsze. Przy trzech drużynach nic to nie zmienia, bo wygrywa pierwsza sekwencja.
    .title = Gra zaawansowana
    .caption = Teraz walet może rozbić sekwencję.
    .assumed = yes

## Rozstrzygnięcia

SEQ-R1 = Założenie: waleta bez celu, na przykład jednoocznego przy pustej planszy, można wymienić jak martwą kartę i zużywa to wymianę w tej turze. Jeśli nowa karta też jest martwa i nie ma czym zagrać, pasujesz.
    .title = Walet bez celu
    .assumed = yes
SEQ-R2 = Założenie: o tym, czy karta jest martwa, decyduje chwila wymiany, więc zabrany pionek może ją ożywić. Gdy bank jest pusty, najpierw tasuje się wszystkie karty wyłożone razem z właśnie odłożoną. Gdy nie ma czego dobrać, nie ma wymiany.
    .title = Kiedy karta jest martwa
    .assumed = yes
SEQ-R3 = Założenie: gdy w linii jest od sześciu do ośmiu, odwraca się pięć na końcu, żeby dziewięć mogło dać dwie sekwencje. Osiem pionków i narożnik to dziewięć.
    .title = Sześć, siedem, osiem, dziewięć
    .caption = Sześć w linii: odwrócona jest końcowa piątka.
    .assumed = yes
SEQ-R4 = Założenie: drużyna może użyć tego samego narożnika w obu sekwencjach, bo odwraca się tylko pionki. Jeden pionek, który kompletuje dwie linie, daje dwie sekwencje i przy dwóch drużynach od razu wygrywa.
    .title = Dwie naraz
    .caption = Dwie sekwencje ze wspólnym narożnikiem.
    .assumed = yes
