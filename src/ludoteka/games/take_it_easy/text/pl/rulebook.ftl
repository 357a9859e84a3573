### Nasza własna instrukcja do Mi pasuje!. Jedna wiadomość na zasadę; `.assumed` oznacza zasady oparte na naszym założeniu.

rulebook-take-it-easy-components = Co jest w pudełku
rulebook-take-it-easy-play = Jak się gra
rulebook-take-it-easy-scoring = Punkty
rulebook-take-it-easy-placement = Warianty rozmieszczania kafli
rulebook-take-it-easy-beams = Warianty punktowania
rulebook-take-it-easy-valves = Plansza z zaworami
rulebook-take-it-easy-rulings = Rozstrzygnięcia

## Co jest w pudełku

TIE-C1 = Grać może do sześciu osób, a każda ma ten sam komplet 27 sześciokątnych kafli. Przez kafel biegną trzy proste linie, po jednej w każdym kierunku, a każda ma swoją cyfrę: pionowa (z cyfrą u góry) to 1, 5 albo 9. Założenie, według innych opisów gry: wznosząca się w prawo to 2, 6 albo 7, opadająca w prawo to 3, 4 albo 8, a każda kombinacja istnieje dokładnie raz.
    .title = Kafle
    .caption = Kafel 9-7-8: 9 biegnie pionowo, 7 wznosi się w prawo, 8 opada w prawo.
    .assumed = yes
TIE-C2 = Założenie, według innych opisów gry: linie 2, 6 i 7 wznoszą się od lewej ku prawej, linie 3, 4 i 8 opadają od lewej ku prawej.
    .title = Kierunki
    .caption = Kolumna piątek, wznoszący się rząd siódemek, opadający rząd ósemek.
    .assumed = yes
TIE-C3 = Linia 1 jest czarna, 3 różowa, 5 szara, 7 zielona, 8 pomarańczowa, a 9 żółta. Założenie, według innych opisów gry: 2 jest biała, 4 niebieska, a 6 czerwona. Kolorów nie trzeba odróżniać: każda linia ma też swoją cyfrę i własny deseń.
    .title = Kolory
    .caption = Trzy kafle, a na nich wszystkie dziewięć linii.
    .assumed = yes
TIE-C4 = Każdy zwykły kafel nosi słońce albo księżyc. Znaczą coś dopiero w wariantach, które z nich korzystają. Założenie: żaden znany nam tekst nie mówi, które kafle noszą który symbol, więc rozdzieliliśmy 13 słońc i 14 księżyców równo między dziewięć cyfr. Jeśli twoje kafle są inne, podaj programowi własną tabelę.
    .title = Słońca i księżyce
    .caption = Na lewym kaflu słońce, na prawym księżyc.
    .assumed = yes
TIE-C5 = Plansza podstawowa ma 19 pól ułożonych w sześciokąt o boku trzech pól. W każdym z trzech kierunków biegnie pięć rzędów, kolejno po 3, 4, 5, 4 i 3 pola.
    .title = Plansza podstawowa
    .caption = Kolumny to litery, pola liczy się od góry: pole pośrodku to C3.
TIE-C6 = Na odwrocie jest 21 pól: trzy stykające się kwiaty po siedem. Pole w sercu każdego kwiatu to zawór. W każdym kierunku biegnie sześć rzędów, od 2 do 5 pól. Założenie: nie wiemy, które z dwóch lustrzanych odbić jest wydrukowane ani gdzie plansza ma górę, więc wybraliśmy za was; jedno i drugie można zmienić opcją. Półobrót nie zmienia żadnego rzędu, lustrzane odbicie owszem.
    .title = Plansza z zaworami
    .caption = Zawory to trzy pola z pierścieniem.
    .assumed = yes
TIE-C7 = Na planszy z zaworami każdy dokłada do swoich kafli cztery specjalne. Potrójny dżoker ma linie wielokolorowe we wszystkich trzech kierunkach. Podwójny ma dwie takie i jedną zwykłą: czarny 1, biały 2, różowy 3. Linia wielokolorowa zastępuje dowolną z trzech cyfr swojego kierunku. Wywołujący mówi „potrójny dżoker” albo „czarny”, „biały” lub „różowy podwójny dżoker”. Założenie: kafle specjalne nie mają ani słońca, ani księżyca.
    .title = Kafle specjalne
    .caption = Potrójny dżoker, a po nim podwójne: czarny, biały i różowy.
    .assumed = yes

## Jak się gra

TIE-1 = Jedna osoba jest wywołującym: miesza swoje zakryte kafle, a potem odsłania je po jednym i czyta na głos trzy cyfry. Każdy, wywołujący też, bierze taki sam kafel i kładzie go prosto, cyfrą linii pionowej do góry, na pustym polu własnej planszy. Na polu mieści się jeden kafel, położony kafel zostaje na miejscu do końca, a żadnego wywołanego kafla nie wolno pominąć. Wszyscy grają jednocześnie: gdy ostatnia osoba jest gotowa, wywołuje się następny kafel.
    .title = Wywoływanie i rozmieszczanie
    .caption = Wywołano 1-2-4: kafel może trafić na dowolne z zaznaczonych pól.
TIE-2 = Na planszy podstawowej runda kończy się po 19 kaflach; 8 z 27 pozostaje niewywołanych. Na planszy z zaworami kończy się po 21 wywołaniach; 10 z 31 kafli pozostaje niewywołanych.
    .title = Koniec rundy
TIE-3 = Zagrajcie jedną rundę albo serię tylu rund, ilu jest graczy, tak by każdy raz był wywołującym. W serii punkty z rund się dodaje. Wygrywa najwyższa suma. Założenie: przy remisie zwycięstwo jest wspólne.
    .title = Rundy i zwycięstwo
    .assumed = yes
TIE-4 = W grze solo obowiązują te same zasady, a celem jest jak najwyższy wynik. Do pobicia jest własny rekord: przeglądarka pamięta go osobno dla każdego wariantu.
    .title = Gra solo

## Punkty

TIE-5 = Rząd biegnie prosto od krawędzi do krawędzi planszy, w jednym z trzech kierunków. Jest rzędem punktującym, jeśli wszystkie jego linie w tym kierunku mają tę samą cyfrę: liczbę kafli mnoży się wtedy przez tę cyfrę. Wystarczy jedna inna linia, by rząd nie dał nic. Każdy kafel należy do trzech rzędów naraz.
    .title = Rzędy punktujące
    .caption = Pierwsza kolumna punktuje, drugą przerywa jedna piątka.
TIE-6 = Trzy kafle z 9 dają 3 × 9 = 27 punktów, cztery z 1 dają 4 × 1 = 4 punkty, pięć z 8 daje 5 × 8 = 40 punktów, cztery z 7 dają 4 × 7 = 28 punktów, a trzy z 3 dają 3 × 3 = 9 punktów.
    .title = Przykłady
    .caption = Wszystkie pięć przykładów na jednej planszy.
TIE-7 = W grze podstawowej żadna plansza nie da więcej niż 307 punktów, a układów, które tyle dają, jest dokładnie 16. Jedno i drugie potwierdziliśmy, przeszukując wszystkie możliwości.
    .title = Plansza doskonała
    .caption = Jeden z 16 układów.

## Warianty rozmieszczania kafli

TIE-8 = Pierwszy kafel kładziesz, gdzie chcesz. Każdy następny musi przylegać bokiem do kafla, który już leży na twojej planszy.
    .title = Sąsiedztwo
    .caption = Wywołano 1-2-4: kafel musi dotknąć jednego z dwóch leżących.
TIE-9 = Pierwszy kafel kładziesz, gdzie chcesz. Potem każdy wywołany kafel porównujesz z wywołanym tuż przed nim. Ten sam symbol: kafel musi przylegać bokiem do kafla, który już leży na twojej planszy. Inny symbol: może trafić na dowolne puste pole. Założenie: kafel specjalny nie ma symbolu, więc różni się od każdego.
    .title = Sąsiedztwo słońca i księżyca
    .caption = Dwa słońca pod rząd: nowy kafel musi dotknąć leżącego.
    .caption2 = Księżyc po słońcu: nowy kafel może trafić wszędzie.
    .assumed = yes

## Warianty punktowania

TIE-10 = Rząd od krawędzi do krawędzi z samymi słońcami to promień słońca: po 7 punktów za każdy jego kafel. Z samymi księżycami to księżycowa smuga: po 6 punktów za kafel. Linie w takim rzędzie nie muszą się zgadzać, a jeśli się zgadzają, rząd punktuje jak zwykle, a promień czy smugę dolicza się osobno. Przykład: 228 za rzędy, 24 za smugę z czterech kafli, 28 za promień z czterech, 21 za promień z trzech i 18 za smugę z trzech to razem 319 punktów.
    .title = Promienie słońca i księżycowe smugi
    .caption = Trzy słońca w kolumnie jedynek: punkty za rząd i za promień.
TIE-11 = Najlepiej sprawdza się w gronie dwóch do sześciu osób. Liczą się tylko promienie słońca i księżycowe smugi wzdłuż rzędów punktujących, a za poszczególne kafle punktów nie ma: gra się albo w ten wariant, albo w poprzedni. Na koniec każdej rundy najjaśniejszy promień słońca jest wart 60 punktów, najjaśniejsza księżycowa smuga tyle samo. Jaśniejszy jest dłuższy rząd, a przy równej długości ten z wyższą cyfrą. Każdy staje do porównania ze swoim najlepszym promieniem i najlepszą smugą. Przy tej samej długości i cyfrze 60 punktów dzieli się po równo: dwie osoby dostają po 30, trzy po 20, cztery po 15, pięć po 12, sześć po 10. Jeśli nikt nie ma promienia, nie ma też premii za promień; ze smugą jest tak samo. Założenie: w grze solo tego wariantu nie ma.
    .title = Najjaśniejsze promienie słońca i księżycowe smugi
    .caption = A ma najjaśniejszą księżycową smugę (przy równej długości 9 bije 5), B najjaśniejszy promień słońca (cztery kafle biją trzy).
    .caption2 = Ta sama smuga na obu planszach: po 30.
    .assumed = yes

## Plansza z zaworami

TIE-12 = Zasady gry podstawowej, ale na 21 polach i z 31 kaflami: 27 zwykłymi i 4 specjalnymi. Zawory to pola jak wszystkie inne.
    .title = Wariant 1: zwykłe zawory
    .caption = Zawory są dostępne jak wszystkie inne pola.
TIE-13 = Jak w wariancie 1, ale pierwsze trzy kafle każdy kładzie na zaworach.
    .title = Wariant 2: najpierw zawory
    .caption = Drugi kafel musi trafić na jeden z dwóch pustych zaworów.
TIE-14 = Jak w wariancie 1, ale zawory czekają puste, aż zapełni się pozostałych 18 pól. Trafiają na nie trzy kafle wywołane na końcu.
    .title = Wariant 3: zawory na końcu
    .caption = Dostępne jest wszystko oprócz zaworów.
TIE-15 = Wywołuje się 21 kafli. Na polach, które nie są zaworami, kładziesz 18 z nich, a dokładnie 3 odkładasz na bok, na symbol zaworu w prawym górnym rogu. Po rundzie decydujesz, ile z tych trzech (od 0 do 3) trafi na zawory i na które. Odłożony kafel specjalny nie może już wrócić na planszę. Rząd biegnący przez pusty zawór nie daje punktów. Założenie: o każdym kaflu decydujesz od razu po wywołaniu.
    .title = Wariant 4: trzy na bok
    .caption = 1-2-4 może trafić na każde pole, które nie jest zaworem, albo na bok, gdzie leży już jeden dżoker.
    .assumed = yes
TIE-16 = Linia wielokolorowa przyjmuje tę cyfrę, z którą rząd punktuje, pod warunkiem że pokazuje ją choć jedna zwykła linia w tym rzędzie. Rząd z samych kafli specjalnych, wszystkich wielokolorowych w jego kierunku, punktuje z najwyższą z trzech cyfr: trzy linie biało-zielono-czerwone dają 3 × 7 = 21 punktów. Taki rząd ma najwyżej trzy kafle, bo każda linia wielokolorowa istnieje tylko w trzech egzemplarzach.
    .title = Rzędy z dżokerami
    .caption = Dżokery dopasowują się do 9 w swojej kolumnie.
    .caption2 = Same linie wielokolorowe: rząd liczy się jak siódemki.
TIE-17 = Wszystkie warianty rozmieszczania kafli i punktowania działają też na planszy z zaworami. Założenie: gdy sąsiedztwo kłóci się z zasadą zaworów, zasada zaworów wyznacza dostępne pola, a sąsiedztwo obowiązuje wśród nich. Jeśli żadne z nich nie przylega do kafla, wolno wybrać dowolne.
    .title = Łączenie wariantów
    .caption = Najpierw zawory: żaden wolny zawór nie dotyka pierwszego kafla, więc można wybrać dowolny.
    .caption2 = Zawory na końcu: dostępne są tylko zwykłe pola obok pierwszego kafla.
    .assumed = yes

## Rozstrzygnięcia

TIE-R1 = W rzędzie z samych kafli specjalnych drukowana instrukcja wymaga jednakowych linii wielokolorowych na całej długości. Założenie: jeśli jest wśród nich także zwykła linia, na przykład gdy w kolumnie leżą czarny podwójny dżoker i potrójny dżoker, rząd nie daje punktów. Jest opcja, z którą taki rząd punktuje według zwykłej linii.
    .title = Dżokery ze zwykłą linią
    .caption = Według zasady: bez punktów.
    .caption2 = Z opcją: 2 × 1.
    .assumed = yes
TIE-R2 = Założenie: gdy wariant 4 łączy się z sąsiedztwem, „pierwszy kafel” to pierwszy na twojej planszy. Kafel odkładany na bok nie musi do niczego przylegać, ale przy porównywaniu symboli liczy się jako poprzedni. Gdy z boku leżą trzy kafle, resztę trzeba kłaść na planszy; gdy na planszy leży 18, reszta idzie na bok. Odłożony kafel specjalny przepada.
    .title = Trzy na bok i sąsiedztwo
    .caption = Pierwszy kafel odłożono na bok, więc następny jest pierwszym na planszy.
    .assumed = yes
TIE-R3 = Założenie: z obowiązku przylegania zwolnione są tylko drugi i trzeci kafel w wariancie 2. Zawory nigdy ze sobą nie sąsiadują, a pozostałe 18 pól tworzy jedną całość, więc każdy inny kafel znajdzie sąsiada. Żaden rząd nie biegnie przez dwa zawory.
    .title = Bez obowiązku przylegania
    .caption = Trzeciemu kaflowi wariantu 2 został jeden zawór, który niczego nie dotyka.
    .assumed = yes
TIE-R4 = W wariancie 4 rząd przez pusty zawór nie daje punktów za linie ani nie jest promieniem czy smugą. Kafle dołożone po rundzie liczą się do jednego i drugiego. Założenie dotyczy promieni i smug: drukowana instrukcja mówi tylko o rzędach.
    .title = Puste zawory
    .caption = Zawór w tej kolumnie jest pusty: bez punktów.
    .caption2 = Ta sama kolumna z kaflem na zaworze.
    .assumed = yes
TIE-R5 = Założenie: kafel specjalny przerywa promień i smugę, bo nie ma symbolu. Z tego samego powodu w sąsiedztwie słońca i księżyca kafel wywołany zaraz po specjalnym może trafić na dowolne puste pole.
    .title = Kafle specjalne a symbole
    .caption = Po dżokerze słońce może trafić wszędzie.
    .assumed = yes
TIE-R6 = Założenie: premię za najjaśniejszy promień lub smugę dzielą osoby, a nie promienie, więc dwa równie jasne promienie jednej osoby liczą się raz. Słońce i księżyc rozstrzyga się osobno: jedna osoba może zdobyć 120 punktów. W grze solo tego wariantu nie ma, a seria ma jedną rundę.
    .title = Najjaśniejsze w szczegółach
    .caption = A ma i najjaśniejszy promień słońca, i najjaśniejszą księżycową smugę.
    .assumed = yes
