### Nasze własne zasady ZnaczkoManii przeciw Pinzetcie. Jedna wiadomość na zasadę; `.assumed` oznacza nasze założenia.

rulebook-stamp-swap-components = Co jest w pudełku
rulebook-stamp-swap-setup = Przygotowanie
rulebook-stamp-swap-swap = Faza Zbierania i Faza Wymiany
rulebook-stamp-swap-show = Faza Wystawy
rulebook-stamp-swap-end = Koniec gry: Wystawa Finałowa
rulebook-stamp-swap-beside = Przy prawdziwej grze
rulebook-stamp-swap-rulings = Rozstrzygnięcia

## Co jest w pudełku

STS-C1 = Jest 165 znaczków, w tym 15 rzadkich, 19 kart uczestników, 30 kart konkursowych w 5 kategoriach i 5 mat graczy; te liczby pochodzą z publicznych recenzji gry. Pinzetta ma 10 kart wydarzeń, 8 kart decyzji, 4 karty punktacji Fazy Wystawy, 19 żetonów wyceny, 4 karty pomocy gracza i 3 maty na odwrocie twoich. Założenie: po 6 kart konkursowych w kategorii oraz wszystko, co jest wydrukowane: nie pokazuje tego żaden tekst, który mamy, więc pakiet Ludoteki jest naszym projektem. Kto ma pudełko, może spisać własny pakiet.
    .title = Przedmioty
    .assumed = yes
STS-C2 = Założenie, według publicznych recenzji gry: znaczki mają 2×2, 2×3, 2×4 lub 3×3 pola, wieczne 1×1. Niektóre płytki 2×4 są podwójne i pokazują dwa znaczki. Jest 5 kolorów i 5 tematów. Wartości są od 1 do 3; wyblakłe mają wartość ujemną, skasowane 0; rzadkie mają najwyższą i nie mają tematu.
    .title = Znaczki
    .caption = Po jednym znaczku każdego rodzaju z pakietu Ludoteki.
    .assumed = yes
STS-C3 = Strona albumu ma 12 × 12 pól. Znaczków się nie obraca. Nigdy na siebie nie zachodzą, nie wystają i nie zmieniają miejsca. Źródło: publiczne recenzje gry.
    .title = Strona albumu
    .caption = Siedem znaczków na stronie.
STS-C4 = Masz matę gracza z nadrukowanym wystawcą i 3 bilety na wystawę. Źródło: publiczne recenzje gry. Założenie: pakiet mówi, z iloma wiecznymi znaczkami zaczynasz; w pakiecie Ludoteki z 1.
    .title = Co masz
    .assumed = yes
STS-C5 = Karty uczestników to osoby na wystawie. Zbiera się je, rezerwuje i dzieli tak jak znaczki, ale nigdy nie trafiają na stronę. Każda to wystawca albo specjalista. Wystawca punktuje codziennie podczas wystawy; jeszcze jeden jest nadrukowany na twojej macie. Specjalista pomaga od chwili, gdy masz kartę, albo punktuje raz, na koniec.
    .title = Uczestnicy, wystawcy, specjaliści

## Przygotowanie

STS-1 = Grasz jak przy 2 graczach, z kilkoma zmianami: nikt nie ma żetonu pierwszego gracza; karty uczestników 1, 5, 6 i 9 zostają w pudełku; karty wydarzeń Pinzetty zastępują zwykłe; twoja mata nie ma Pinzetty na odwrocie. Założenie: spośród takich matę się losuje.
    .title = Gra solo
    .assumed = yes
STS-2 = Na planszę trafia po jednej karcie konkursowej z każdej kategorii; wiemy to z publicznych recenzji gry. Pinzetta dostaje matę, której ID pasuje do żółtej karty konkursowej. W pełnej grze od początku leży na niej wieczny znaczek, a karty punktacji Fazy Wystawy są tasowane. Wybierasz poziom trudności 1, 2 lub 3; 1 jest najłatwiejszy.
    .title = Mata i poziom Pinzetty
    .caption = Jej mata na początku pełnej gry.
STS-3 = Pinzetta jest graczem jak ty, ale postępuje według własnej procedury i nigdy nie korzysta z działania kart uczestników. Od początku rundy do końca Fazy Wymiany jej zasady obowiązują także ciebie.
    .title = Pinzetta

## Zbieranie i wymiana

STS-4 = Gra trwa 3 dni. Każdy zaczyna się kartą wydarzenia Pinzetty: jej górna część mówi, co z zasobów ogólnych tworzy Codzienną Kolekcję Pinzetty, w dwóch stosach i od lewej do prawej, odkryte lub zakryte. Karty są zawsze odkryte. Zakryte znaczki pozostają tajemnicą do końca Fazy Wymiany, także dla ciebie.
    .title = Pinzetta zbiera
    .caption = Jej duży i mały stos, dwa znaczki zakryte.
STS-5 = Środkowa część drugiej karty wydarzenia daje twoją Codzienną Kolekcję; własne zakryte znaczki możesz oglądać. Potem rozpatrujesz jej dolną część, a potem specjalistę, który działa w Fazie Zbierania (karta 10), jeśli go masz. Obie karty są odrzucane.
    .title = Ty zbierasz
STS-6 = Pinzetta wycenia przedmioty twojej Codziennej Kolekcji. Rezerwujesz dokładnie jeden, nigdy rzadki, nawet zakryty. Resztę dzielisz na dwa stosy, jeden większy dokładnie o jeden przedmiot. Pinzetta wycenia stosy i dobiera kartę decyzji: tyle żetonów wyceny, ile jest na niej przekreślonych ikon, odchodzi ze stosu, który ma ich najwięcej, przy remisie z dużego. Bierze stos, w którym zostało najwięcej, przy remisie duży; drugi jest twój. Założenie: wszystkie te żetony odchodzą z jednego stosu i żaden stos nie spada poniżej 0; z odpowiednią opcją każdy odchodzi ze stosu, który ma ich najwięcej w danej chwili.
    .title = Ty dzielisz, ona wybiera
    .caption = Dwa stosy i karta w rezerwie.
    .assumed = yes
STS-7 = Pinzetta wycenia własne przedmioty i stosy. Jeśli jeden stos ma co najmniej 3 żetony wyceny więcej, jego przedmiot z największą liczbą żetonów zamienia się miejscem z przedmiotem drugiego stosu, który ma ich najmniej; z równych z leżącym najbardziej po lewej. Bierzesz jeden stos, drugi jest jej. Założenie: zamienia tylko raz.
    .title = Ona dzieli, ty wybierasz
    .caption = Duży stos wyraźnie prowadzi.
    .caption2 = To samo po zamianie.
    .assumed = yes
STS-8 = Karta lub wieczny znaczek dostaje 1 żeton wyceny, odkryty rzadki 4. Każdy inny znaczek dostaje 1, jeśli jest odkryty i ma wartość 2 lub 3, oraz 2, jeśli ma rozmiar docelowy z jej maty, odkryty czy nie: razem do 3. Podwójny jest dla niej jednym znaczkiem o własnym rozmiarze i należy do 2×2, gdy celem są małe kwadraty.
    .title = Ile wart jest dla niej przedmiot
    .caption = Gdy celem są małe kwadraty, razem z podwójnymi, dostają 1, 2, 3, 0 i 1.
STS-9 = Stos jest wart tyle, ile ma żetonów wyceny, a duży o 1 więcej.
    .title = Ile wart jest dla niej stos

## Wystawa

STS-10 = W trybie wprowadzającym przedmioty Pinzetty są odrzucane. W pełnym trafiają na jej matę: znaczki według rozmiaru i wartości, rzadkie na swoje pole bez względu na rozmiar, wieczne i karty na swoje. Potem dobiera kartę punktacji Fazy Wystawy, znajduje na niej kartę konkursową z planszy i zdobywa punkty twojego poziomu, razy 1 w piątek, 2 w sobotę i 3 w niedzielę. Założenie: najpierw wystawiasz ty, potem Pinzetta.
    .title = Wystawa Pinzetty
    .caption = Po jednym przedmiocie na każdym polu.
    .assumed = yes
STS-11 = Umieszczasz wszystkie zdobyte znaczki. Ten, który się mieści, trzeba umieścić. Ten, który nigdzie się nie mieści, jest odrzucany i od razu daje swoją wartość, nawet ujemną. Karty kładzie się po prawej stronie poprzednich. Źródło: publiczne recenzje gry.
    .title = Umieszczanie
STS-12 = Punktują twoi wystawcy. Potem wybierasz kartę konkursową bez twojego biletu, zdobywasz punkty i kładziesz na niej bilet. Tak punktują 3 z 4 kolorowych kart konkursowych. Źródło: publiczne recenzje gry.
    .title = Wystawcy i karty konkursowe
    .caption = Karty konkursowe i to, co dałyby teraz.
STS-13 = Zestaw to po jednym znaczku każdego z 5 kolorów lub tematów. Przy drugim co do liczebności pomija się największą liczbę i bierze następną; przy remisie jeden z równych jest drugi. Znaczek jest otoczony, jeśli przy jego krawędziach nie ma pustego pola; brzeg strony też otacza. Znaczki stykające się całą krawędzią lub jej częścią tworzą grupę. Podwójny liczy się dla ciebie jak dwa znaczki. Źródło: publiczne recenzje gry. Specjaliści działają od razu. Założenie: zestaw rozmiarów to po jednym znaczku 2×2, 2×3, 2×4 i 3×3; połówki podwójnego mają 2×2.
    .title = Jak liczą się karty konkursowe
    .caption = Znaczek w rogu jest otoczony.
    .caption2 = Dwa górne znaczki są grupą; trzeci styka się tylko rogiem.
    .assumed = yes

## Koniec

STS-14 = W trybie wprowadzającym Pinzetta ma 110, 125 lub 140 punktów na poziomie 1, 2 lub 3 i nic więcej. O wieczne znaczki rywalizujesz tylko z wymyślonym graczem, który ma 3.
    .title = Tryb wprowadzający
STS-15 = W pełnej grze Pinzetta traci 20 punktów na poziomie 1 i 10 na poziomie 2. Za wieczne znaczki punktuje jak ty; liczy się też wymyślony gracz, który ma 3. Dobiera kartę decyzji: każde z 7 pól jej maty daje tyle a tyle punktów za przedmiot. Dostaje wydrukowane wartości swoich rzadkich znaczków i żadnych innych; nic za specjalistów, nic za kartę konkursową Finału.
    .title = Końcowe punkty Pinzetty
STS-16 = Punktujesz za wieczne znaczki według tego, kto ma najwięcej, potem za wydrukowane wartości, za punktujących specjalistów i za kartę konkursową Finału. Założenie: przy remisie wszyscy mają lepsze miejsce, kto nie ma żadnego, nic nie dostaje, a punkty za miejsca podaje pakiet.
    .title = Twoje końcowe punkty
    .assumed = yes

## Gra z pudełka

STS-18 = Przy prawdziwej grze za Pinzettę może grać pomocnik, bez instrukcji. Mówi on, jak przygotować grę i co robić dalej. Wpisujesz to, co Pinzetta musi wiedzieć: jakie przedmioty leżą, ich rozmiar i wartość, czy są rzadkie lub zakryte. Pomocnik mówi, co robi Pinzetta i dlaczego, liczy jej punkty, a na koniec punkty obu stron. Każdą wartość można poprawić, a każdy krok cofnąć. Z pakietem dobiera jej karty; tryb szybki robi tylko to.
    .title = Pomocnik

## Rozstrzygnięcia

STS-R1 = Założenie: 7 pól maty Pinzetty to rozmiar docelowy z wartością 2 lub 3, tylko rozmiar, tylko wartość, ani jedno, ani drugie, rzadkie, wieczne, karty. Każdy przedmiot leży na dokładnie jednym.
    .title = Jej pola
    .assumed = yes
STS-R2 = Przy równej liczbie żetonów wyceny żeton odchodzi z dużego stosu. Gdy odeszły wszystkie przekreślone, porównuje się znowu; przy remisie, także 0 i 0, Pinzetta bierze duży. Założenie (STS-6): wszystkie odchodzą z dużego stosu, więc każda przekreślona ikona daje jej mały. Z opcją każdy odchodzi ze stosu, który ma ich wtedy najwięcej.
    .title = Równe stosy
    .assumed = yes
STS-R3 = Odkryty rzadki o rozmiarze docelowym dostaje 4, zakryty 2 lub 0, zakryty wieczny 1. Założenie: twoje zakryte znaczki są zakryte także dla niej, choć ty je znasz.
    .title = Rzadkie i zakryte
    .assumed = yes
STS-R4 = Założenie: jeśli do podziału zostaje parzysta liczba, stosy są równe i mówisz, który jest duży; pakiety tego unikają. Przy 1 przedmiocie stosy mają 1 i 0. Jeśli wszystko jest rzadkie, nic się nie rezerwuje. Specjalista, który dla ciebie dobiera, może zatrzymać rzadki.
    .title = Nietypowe podziały
    .assumed = yes
STS-R5 = Założenie: różnica, od której zamienia, obejmuje 1 za duży stos; przedmioty bez żetonów mają ich najmniej; zamienia nawet wtedy, gdy różnica rośnie, a nigdy z pustym stosem.
    .title = Zamiana w szczegółach
    .assumed = yes
STS-R6 = Codziennie tasuje się wszystkie 8 kart decyzji. Założenie: żetonów wyceny nigdy nie brakuje; końcowa karta jest jedną z 7, których nie dobrano ostatniego dnia.
    .title = Żetony wyceny i karty decyzji
    .assumed = yes
STS-R7 = Założenie: żółta karta konkursowa to ta o rozmiarach. Karta punktacji Fazy Wystawy bez danej karty konkursowej to błąd pakietu. Wartość podwójnego dotyczy całej płytki. Równe punkty na koniec to remis.
    .title = Pakiety i remisy
    .assumed = yes
STS-R8 = Pakiet określa, z którego stosu zasobów dobiera się znaczek i co widać na jego rewersie. Założenie dla pakietu Ludoteki: rzadkie znaczki leżą wśród innych o tym samym rozmiarze, a zakryty rzadki znaczek wygląda jak każdy inny tego rozmiaru. Żadna karta nie obiecuje więc rzadkiego; czy nim jest, widać dopiero po odkryciu znaczka albo gdy oglądasz własne. Podwójne mają osobny stos i własny rewers.
    .title = Stosy i rewersy
    .assumed = yes
