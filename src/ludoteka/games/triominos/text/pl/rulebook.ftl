### Nasze własne zasady gry Triominos. Jedna wiadomość na zasadę; `.assumed` oznacza zasady oparte na naszym założeniu.

rulebook-triominos-components = Co jest w pudełku
rulebook-triominos-setup = Przed rundą
rulebook-triominos-turn = Twoja tura
rulebook-triominos-points = Punkty
rulebook-triominos-drawing = Dobieranie i oddawanie kolejki
rulebook-triominos-end = Koniec
rulebook-triominos-variants = Inne wydania
rulebook-triominos-rulings = Rozstrzygnięcia

## Co jest w pudełku

TRI-C1 = Od 2 do 4 osób gra wspólnie 56 trójkątnymi kamieniami; każdy ma podstawkę. Każdy kamień jest jeden. Założenie według innych opisów zestawu: w każdym rogu jest liczba od 0 do 5. Czytane zgodnie z ruchem wskazówek zegara od najmniejszej, liczby nigdy nie maleją: 6 kamieni ma trzy razy tę samą liczbę, 30 ma jedną dwa razy, 20 ma trzy różne i żaden kamień nie jest lustrzanym odbiciem innego; wszystkie liczby razem dają 420. Jeśli twoje pudełko jest inne, podaj programowi listę kamieni.
    .title = Kamienie
    .caption = Pięć z 56 kamieni.
    .assumed = yes

## Przed rundą

TRI-1 = Wszystkie kamienie miesza się zakryte. Każdy ciągnie po kolei, po jednym, aż przy 2 graczach każdy ma 9, a przy 3 lub 4 graczach każdy ma 7. Reszta to pula banku. Podstawki są tajne.
    .title = Rozdanie
TRI-2 = Gdy podstawki są pełne, każdy ciągnie jawnie jeszcze jeden kamień jako los. Zaczyna najwyższa suma; jeśli ma ją kilka osób, losują jeszcze raz. Potem losy wracają do puli banku, którą miesza się na nowo. Założenie: losują ponownie tylko ci, którzy mają najwyższą sumę, a wszystkie losy leżą osobno, aż wiadomo, kto zaczyna.
    .title = Kto zaczyna
    .assumed = yes

## Twoja tura

TRI-3 = Zaczynający kładzie dowolny kamień i dostaje sumę jego liczb. Dalej gra idzie zgodnie z ruchem wskazówek zegara.
    .title = Pierwszy kamień
    .caption = 3 i 5 i 1: 9 punktów.
TRI-4 = Kamień dokłada się do układu: ma z jakimś kamieniem wspólny co najmniej jeden cały bok, a obie liczby każdego wspólnego boku są równe. Założenie, jak w innych wydaniach: wszędzie, gdzie róg dotyka rogu innego kamienia, liczby także się zgadzają.
    .title = Każdy róg się zgadza
    .caption = Dwa kamienie i miejsca, gdzie można je położyć.
    .assumed = yes
TRI-5 = Jeden kamień na turę, z własnej podstawki.
    .title = Jeden kamień

## Punkty

TRI-6 = Kamień daje sumę swoich trzech liczb. Most dodaje 40, hexagon 50, podwójny hexagon 60, potrójny hexagon 70. Założenie: za jeden kamień liczy się tylko jeden z tych bonusów.
    .title = Co daje kamień
    .caption = Drugi kamień daje 12.
    .assumed = yes
TRI-7 = Most dotyka układu w dwóch miejscach: jednym bokiem i przeciwległym rogiem, przy którym leży ta sama liczba. Założenie: dwa pozostałe boki są wolne. Opcja pozwala liczyć każdy kamień, którego wszystkie trzy rogi się stykają.
    .title = Mosty
    .caption = Bok u góry i róg na dole: most.
    .caption2 = Stykają się dwa boki i wszystkie rogi: most tylko z opcją „Luźne mosty”.
    .assumed = yes
TRI-8 = Szósty kamień wokół punktu tworzy hexagon. Założenie: jeśli zamyka dwa naraz, jest to podwójny hexagon, a jeśli trzy – potrójny. Co zamyka hexagon, nie jest mostem.
    .title = Hexagony
    .caption = Szósty kamień wokół punktu.
    .caption2 = Dwa hexagony naraz.
    .caption3 = Trzy hexagony naraz.
    .assumed = yes

## Dobieranie i pasowanie

TRI-9 = Kto nie może lub nie chce dołożyć kamienia, dobiera z puli banku: do 3 w jednej turze, a każdy kosztuje 5. Kto dobierze 3 i nic nie położy, traci jeszcze 10 i tura się kończy: razem 25. Założenie: po każdym dobraniu wolno położyć dowolny własny kamień albo dobierać dalej, nawet gdy jakiś pasuje. Z odpowiednią opcją dobiera tylko ten, komu nic nie pasuje.
    .title = Dobieranie
    .caption = Żaden z tych kamieni nie pasuje: dobierz.
    .assumed = yes
TRI-10 = Gdy pula banku jest pusta i żaden kamień nie pasuje, kolejka przechodzi na następnego gracza, a ty nic nie tracisz. Założenie: jeśli pula skończy się po pierwszym lub drugim dobraniu, nie płacisz dodatkowych 10.
    .title = Pula banku jest pusta
    .assumed = yes

## Koniec

TRI-11 = Kto położy ostatni kamień ze swojej podstawki, kończy rundę, dostaje 25 i sumę wszystkich kamieni, które zostały na innych podstawkach.
    .title = Ostatni kamień
TRI-12 = Jeśli nikt nie może dołożyć kamienia, runda jest zablokowana i każdy traci sumę swojej podstawki. Założenie: nie wcześniej, niż pula banku się skończy.
    .title = Zablokowana runda
    .assumed = yes
TRI-13 = Wygrywa najwyższy wynik.
    .title = Zwycięstwo
TRI-14 = W turnieju rundy się sumują, zwykle 2 lub 3. Runda, w której ktoś osiągnie 400, jest dogrywana i jest ostatnia; wygrywa najwyższa suma. Polska instrukcja mówi „osiągnie”, portugalska „przekroczy”: z odpowiednią opcją trzeba mieć więcej niż 400. Założenie: wystarczy chwila, nawet jeśli suma potem spadnie; każda runda ma własne losowanie; po 20 rundach gra i tak się kończy.
    .title = Turniej
    .assumed = yes
TRI-16 = Rundę można też rozegrać dla przyjemności, bez liczenia punktów: wygrywa, kto pierwszy położy ostatni kamień ze swojej podstawki. Założenie: dobieranie wtedy nic nie kosztuje, a w zablokowanej rundzie wygrywa najniższa podstawka.
    .title = Bez liczenia punktów
    .assumed = yes

## Inne pudełka, inne zwyczaje

TRI-15 = Są zestawy 76 kamieni, z odbiciami, i 84 kamieni, z liczbami od 0 do 6. Według klasycznych zasad zaczyna najwyższa trójka i daje 10 więcej, a 0-0-0 daje 40 więcej; bez trójki zaczyna najwyższa suma i nie daje nic więcej. Kto zaczyna trójką, a ma też 0-0-0, może otworzyć rundę kamieniem 0-0-0 i wtedy pokazuje tę trójkę wszystkim. Dobiera się tylko z braku ruchu, i to aż jakiś kamień pasuje; niektóre wydania kończą na 3. W zablokowanej rundzie najniższa podstawka zyskuje sumy pozostałych, mniej własną. Jeśli 400 osiągnęło kilka osób, wygrywa zwycięzca tej rundy. Każda z tych rzeczy jest opcją. Założenie: z równych sum zaczyna kamień z wyższą liczbą; kto może dołożyć kamień, nie dobiera; zyskują wszyscy, którzy dzielą najniższą podstawkę; 400 osiągnął tylko ten, kto ma tyle na koniec, a zablokowaną rundę wygrywa najniższa podstawka; jeśli rundy nie wygrał nikt, kto osiągnął 400, wygrywa najwyższa suma.
    .title = Opcje
    .caption = Kamień i jego odbicie oraz dwa kamienie z szóstkami.
    .assumed = yes

## Rozstrzygnięcia

TRI-R1 = Założenie: dopóki jest pula banku, dobieranie zależy od ciebie, a 3 dobrania bez położenia kamienia kosztują 25, niezależnie od tego, czy można było coś położyć. Gdy pula jest pusta, kto może dołożyć kamień, musi, nawet jeśli opróżniło ją jego trzecie dobranie.
    .title = Dobieranie z wyboru
    .assumed = yes
TRI-R2 = Założenie: zaczynający musi położyć kamień i nie może najpierw dobierać. Jeśli pula banku skończy się po pierwszym lub drugim dobraniu, każdy dobrany kamień kosztuje 5 i nic więcej; kto dobierze trzeci i nic nie położy, płaci 25 jak zwykle.
    .title = Na początku i przy końcu puli banku
    .assumed = yes
TRI-R3 = Założenie: czy runda jest zablokowana, rozstrzygają wszystkie podstawki, i tylko przy pustej puli banku. Punkty mogą spaść poniżej 0. Remis o najwyższy wynik to wspólne zwycięstwo.
    .title = Blokada, wynik poniżej zera, remis
    .assumed = yes
