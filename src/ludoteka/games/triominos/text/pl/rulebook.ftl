### Nasze własne zasady gry Triominos. Jedna wiadomość na zasadę; `.assumed` oznacza zasady oparte na naszym założeniu.

rulebook-triominos-components = Co jest w pudełku
rulebook-triominos-setup = Przed rundą
rulebook-triominos-turn = Twoja tura
rulebook-triominos-points = Punkty
rulebook-triominos-drawing = Dobieranie i pasowanie
rulebook-triominos-end = Koniec
rulebook-triominos-variants = Inne pudełka, inne zwyczaje
rulebook-triominos-rulings = Rozstrzygnięcia

## Co jest w pudełku

TRI-C1 = Od 2 do 4 osób gra wspólnie 56 trójkątnymi kamieniami z liczbą od 0 do 5 w każdym rogu; każdy ma podstawkę. Czytane zgodnie z ruchem wskazówek zegara od najmniejszej, liczby nigdy nie maleją: 6 kamieni ma trzy razy tę samą liczbę, 30 ma jedną dwa razy, 20 ma trzy różne i żaden kamień nie jest lustrzanym odbiciem innego. Każdy kamień jest jeden; wszystkie liczby razem dają 420. Jeśli twoje pudełko jest inne, podaj programowi listę kamieni.
    .title = Kamienie
    .caption = Pięć z 56 kamieni.

## Przed rundą

TRI-1 = Wszystkie kamienie miesza się zakryte. Każdy ciągnie po kolei, po jednym, aż przy 2 graczach każdy ma 9, a przy 3 lub 4 graczach każdy ma 7. Reszta to pula. Podstawki są tajne.
    .title = Rozdanie
TRI-2 = Gdy podstawki są pełne, każdy ciągnie jawnie jeszcze jeden kamień jako los. Zaczyna najwyższa suma; jeśli ma ją kilka osób, losują jeszcze raz. Potem losy wracają do puli, którą miesza się na nowo. Założenie: losują ponownie tylko ci, którzy mają najwyższą sumę, a wszystkie losy leżą osobno, aż wiadomo, kto zaczyna.
    .title = Kto zaczyna
    .assumed = yes

## Twoja tura

TRI-3 = Zaczynający kładzie dowolny kamień i dostaje sumę jego liczb. Dalej gra idzie zgodnie z ruchem wskazówek zegara.
    .title = Pierwszy kamień
    .caption = 3 i 5 i 1: 9 punktów.
TRI-4 = Kamień przykłada się do kamienia na stole: mają wspólny co najmniej jeden cały bok, a obie liczby każdego wspólnego boku są równe. Wszędzie, gdzie róg dotyka rogu innego kamienia, liczby także się zgadzają.
    .title = Każdy róg się zgadza
    .caption = Dwa kamienie i miejsca, gdzie można je położyć.
TRI-5 = Jeden kamień na turę, z własnej podstawki.
    .title = Jeden kamień

## Punkty

TRI-6 = Kamień daje sumę swoich trzech liczb. Most dodaje 40, sześciokąt 50, podwójny sześciokąt 60, potrójny sześciokąt 70. Za jeden kamień liczy się tylko jedna z tych premii.
    .title = Co daje kamień
    .caption = Drugi kamień daje 12.
TRI-7 = Most dotyka stołu dwa razy: jednym bokiem i przeciwległym rogiem, przy którym leży ta sama liczba. Założenie: dwa pozostałe boki są wolne. Opcja pozwala liczyć każdy kamień, którego wszystkie trzy rogi się stykają.
    .title = Mosty
    .caption = Bok u góry i róg na dole: most.
    .caption2 = Stykają się dwa boki i wszystkie rogi: most tylko według hojnej opcji.
    .assumed = yes
TRI-8 = Szósty kamień wokół punktu tworzy sześciokąt. Jeśli zamyka dwa naraz, jest to podwójny sześciokąt, a jeśli trzy – potrójny. Co zamyka sześciokąt, nie jest mostem.
    .title = Sześciokąty
    .caption = Szósty kamień wokół punktu.
    .caption2 = Dwa sześciokąty naraz.
    .caption3 = Trzy sześciokąty naraz.

## Dobieranie i pasowanie

TRI-9 = Kto nie może lub nie chce położyć kamienia, dobiera z puli: do 3 w jednej turze, każdy kosztuje 5, a po każdym wolno położyć dowolny własny kamień. Kto dobierze 3 i nic nie położy, traci jeszcze 10 i tura się kończy: razem 25. Założenie: wolno dobierać dalej, nawet gdy jakiś kamień pasuje.
    .title = Dobieranie
    .caption = Żaden z tych kamieni nie pasuje: dobierz.
    .assumed = yes
TRI-10 = Gdy pula jest pusta i żaden kamień nie pasuje, pasujesz i nic nie tracisz. Założenie: jeśli pula skończy się po pierwszym lub drugim dobraniu, nie płacisz dodatkowych 10.
    .title = Pula jest pusta
    .assumed = yes

## Koniec

TRI-11 = Kto położy ostatni kamień ze swojej podstawki, kończy rundę, dostaje 25 i sumę wszystkich kamieni, które zostały na innych podstawkach.
    .title = Ostatni kamień
TRI-12 = Jeśli nikt nie może położyć kamienia, runda jest zablokowana i każdy traci sumę swojej podstawki. Założenie: nie wcześniej, niż pula się skończy.
    .title = Zablokowana runda
    .assumed = yes
TRI-13 = Wygrywa najwyższy wynik.
    .title = Zwycięstwo
TRI-14 = W turnieju rundy się sumują, zwykle 2 lub 3. Runda, w której ktoś dojdzie do 400, jest dogrywana i jest ostatnia; wygrywa najwyższa suma. Założenie: wystarczy dokładnie 400, a także chwila powyżej, nawet jeśli suma potem spadnie. Każda runda ma własne losowanie. Po 20 rundach gra i tak się kończy.
    .title = Turniej
    .assumed = yes

## Inne pudełka, inne zwyczaje

TRI-15 = Są zestawy 76 kamieni, z odbiciami, i 84 kamieni, z liczbami od 0 do 6. Według klasycznych zasad zaczyna najwyższa trójka i daje 10 więcej, a 0-0-0 daje 40 więcej; bez trójki zaczyna najwyższa suma i nie daje nic więcej. Kto zaczyna trójką, a ma też 0-0-0, może wybrać. Dobiera się tylko z braku ruchu, i to aż jakiś kamień pasuje. W zablokowanej rundzie najniższa podstawka zyskuje sumy pozostałych, mniej własną. Każda z tych rzeczy jest opcją.
    .title = Opcje
    .caption = Kamień i jego odbicie oraz dwa kamienie z szóstkami.

## Rozstrzygnięcia

TRI-R1 = Założenie: dopóki jest pula, dobieranie zależy od ciebie, a 3 dobrania bez położenia kamienia kosztują 25, niezależnie od tego, czy można było coś położyć. Gdy pula jest pusta, kto może położyć kamień, musi.
    .title = Bez chęci
    .assumed = yes
TRI-R2 = Założenie: zaczynający musi położyć kamień i nie może najpierw dobierać. Jeśli pula skończy się podczas dobierania, każdy dobrany kamień kosztuje 5 i nic więcej.
    .title = Na początku i przy końcu puli
    .assumed = yes
TRI-R3 = Założenie: czy runda jest zablokowana, rozstrzygają wszystkie podstawki, i tylko przy pustej puli. Punkty mogą spaść poniżej 0. Remis o najwyższy wynik to wspólne zwycięstwo.
    .title = Blokada, wynik poniżej zera, remis
    .assumed = yes
