### Nasze własne zasady Mini FITS. Jedna wiadomość na zasadę; `.assumed` oznacza zasady oparte na naszym założeniu.

rulebook-mini-fits-components = Co jest w pudełku
rulebook-mini-fits-play = Przebieg gry
rulebook-mini-fits-scoring = Punktacja
rulebook-mini-fits-rulings = Rozstrzygnięcia

## Co jest w pudełku

FIT-C1 = Może grać od 1 do 4 osób. Każdy ma ramkę otwartą u góry, wkładaną do niej dwustronną planszę i ten sam zestaw klocków, wszystkie w wybranym przez siebie kolorze; tutaj zależy on od miejsca: fioletowy, niebieski, zielony albo czerwony.
    .title = Gracze
    .caption = Pusta ramka z gładką stroną planszy.
FIT-C2 = Ramka ma 10 pól wysokości. Założenie, według publicznych recenzji gry: ma 6 pól szerokości. Klocki piętrzą się od dołu i mogą wystawać u góry.
    .title = Ramka
    .caption = Kolumny liczy się od lewej, linie od dołu.
    .assumed = yes
FIT-C3 = Jest 13 kart klocków i 4 karty startowe. Założenie, według publicznych recenzji gry: każdy ma 13 klocków, każdy z 3 do 5 pól, żadne dwa nie są jednakowe, po jednym na kartę, a karty startowe powtarzają 4 z nich.
    .title = Klocki i karty
    .caption = Cztery klocki z kart startowych.
    .assumed = yes
FIT-C4 = Założenie: żaden znany nam tekst nie pokazuje dokładnych kształtów, więc nasze to klocki F, L, N, P, T, U, V, W i Y z pięciu pól, J, D i S z czterech oraz C z trzech, razem 60 pól; na kartach startowych są F, N, W i Y. Jeśli twoje pudełko zawiera inne, podaj programowi własny plik z elementami.
    .title = Kształty
    .caption = Wszystkie 13 klocków, tak jak są narysowane.
    .assumed = yes
FIT-C5 = Druga strona planszy ma 9 pól z symbolami, po 3 w 3 kolorach; nasze różnią się też kształtem. Założenie: gdzie są nadrukowane. Plik z elementami może je przesunąć, może też dodać pola, które kosztują, dopóki są odkryte, albo cenę za każdą dziurę; domyślnie nie ma ani jednego, ani drugiego.
    .title = Symbole
    .caption = Gwiazdy, księżyce i romby na drugiej stronie.
    .assumed = yes

## Przebieg gry

FIT-1 = Gra ma dwie rundy: najpierw na gładkiej stronie planszy, potem na stronie z symbolami. Przed każdą rundą tasuje się obie talie.
    .title = Dwie rundy
FIT-2 = Każdy bierze jedną z 4 kart startowych i trzyma ją odkrytą do końca rundy. Klocek z tej karty kładzie jako pierwszy. Założenie: karty startowe się losuje; opcja pozwala wybierać je po kolei.
    .title = Karty startowe
    .caption = Klocek startowy F nad kolumnami od 2 do 4 zsuwa się na zaznaczone pola. Można go też obrócić i wsunąć w inne kolumny.
    .assumed = yes
FIT-3 = Klocek można dowolnie obrócić, a także odwrócić: można go trzymać nawet na 8 sposobów. Przyłóż go u góry nad dowolnymi kolumnami i wsuń prosto w dół, aż oprze się o dno albo o inny klocek. Po drodze nie wolno go obracać ani przesuwać w bok, więc do dziury zakrytej od góry nic już nie dotrze.
    .title = Wsuwanie klocka
    .caption = Klocek L w ośmiu położeniach.
    .caption2 = Do dwóch dziur w linii 1 nic już nie dotrze.
FIT-4 = Gdy leżą wszystkie klocki startowe, odkrywa się górną kartę. Każdy bierze klocek z karty i wsuwa go do swojej ramki, gdzie chce, wszyscy jednocześnie i według tych samych zasad, co klocek startowy. Potem przychodzi następna karta.
    .title = Ten sam klocek dla wszystkich
    .caption = Karta pokazuje T.
FIT-5 = Jeśli karta pokazuje klocek, od którego ktoś zaczął, odrzuca się ją i odkrywa następną: ten klocek pomijają wszyscy. Z odpowiednią opcją pauzuje tylko właściciel, a pozostali klocek kładą. Przy jednej osobie wychodzi na to samo. Od tego zależy, ile można osiągnąć: z 60 pól naszych klocków każda z 4 osób dostaje 45, gdy pomijają wszyscy, co starcza na 7 linii; gdy pomija tylko właściciel, przychodzi całe 60, co starcza na 10.
    .title = Klocki startowe tylko raz
FIT-6 = Klocek nie może wystawać z lewej ani z prawej strony. Może wystawać u góry. Założenie: co najmniej jedno jego pole musi być w ramce.
    .title = Krawędzie
    .caption = L wystaje u góry jednym polem.
    .assumed = yes
FIT-7 = Zamiast kłaść klocek, można odłożyć go na bok, dowolnie wiele razy. W tej rundzie jest stracony. Założenie: klocek startowy trzeba położyć; zawsze jest na niego miejsce.
    .title = Odkładanie na bok
    .assumed = yes
FIT-8 = Runda kończy się, gdy odkryto wszystkie karty. Każdy klocek pojawia się w rundzie najwyżej raz.
    .title = Koniec rundy

## Punktacja

FIT-9 = W pierwszej rundzie każda pełna linia daje 1 punkt, czyli najwyżej 10. Dziury nic nie kosztują.
    .title = Gładka strona
    .caption = Linie 1 i 2 są pełne.
FIT-10 = Także w drugiej rundzie każda pełna linia daje 1 punkt, a widoczne pole z symbolem liczy się tu jak zakryte. Potem 3 widoczne symbole tego samego koloru dają 3 punkty. Najwyżej to 10 + 9 = 19.
    .title = Strona z symbolami
    .caption = Linia 1 jest pełna wokół rombu; żaden symbol nie jest jeszcze zakryty.
FIT-11 = Dodaj obie rundy. Wygrywa najwyższa suma, a zwycięzca nosi tytuł Magni-fits aż do następnej gry. Założenie: przy remisie wygrana jest wspólna.
    .title = Zwycięstwo
    .assumed = yes
FIT-12 = Gdy grasz solo, suma daje ci rangę. Do 4: Néo-fits, wszystko od nowa. Od 5 do 7: Malé-fits, jeszcze dużo pracy. Od 8 do 10: Justi-fits, stać cię na więcej. Od 11 do 13: Béné-fits, obiecująco. Od 14 do 16: Pro-fits, profesjonalnie. Więcej niż 16: Magni-fits, wspaniale.
    .title = Gra solo

## Rozstrzygnięcia

FIT-R1 = Założenie: gdy graczy jest mniej niż 4, karty startowe, których nikt nie wziął, nie mają znaczenia, a karty z ich klockami gra się zwyczajnie. Jeśli ostatnia karta pokazuje klocek startowy, runda się na niej kończy.
    .title = Karty startowe, których nikt nie wziął
    .assumed = yes
FIT-R2 = Założenie: klocek wystający u góry blokuje swoje kolumny, a jego pola nad ramką nigdy nie punktują. Odrzucone karty leżą odkryte, więc każdy widzi, co jeszcze może przyjść.
    .title = Nad ramką
    .caption = Kolumny 5 i 6 są zablokowane: C może zjechać tylko bardziej na lewo.
    .assumed = yes
