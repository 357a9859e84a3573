### Nasze własne zasady ZnaczkoManii przeciw Pinzetcie. Jedna wiadomość na zasadę; `.assumed` oznacza nasze założenia.

rulebook-stamp-swap-components = Co jest w pudełku
rulebook-stamp-swap-setup = Przygotowanie
rulebook-stamp-swap-swap = Zbieranie i wymiana
rulebook-stamp-swap-show = Wystawa
rulebook-stamp-swap-end = Koniec
rulebook-stamp-swap-beside = Przy pudełku
rulebook-stamp-swap-rulings = Rozstrzygnięcia

## Co jest w pudełku

STS-C1 = Jest 165 znaczków, w tym 15 rzadkich, 19 kart uczestników, 30 kart konkursów w 5 kategoriach i 5 mat. Pinzetta ma 10 kart wydarzeń, 8 kart decyzji, 4 karty punktacji wystawy i 3 maty na odwrocie twoich. Założenie: po 6 konkursów w kategorii oraz wszystko, co jest wydrukowane: nie pokazuje tego żaden tekst, który mamy, więc pakiet domowy jest naszym projektem. Kto ma pudełko, może spisać własny pakiet.
    .title = Elementy
    .assumed = yes
STS-C2 = Znaczki mają 2×2, 2×3, 2×4 lub 3×3 pola, wieczne 1×1. Niektóre płytki 2×4 są podwójne i pokazują dwa znaczki. Jest 5 kolorów i 5 tematów. Wartości są od 1 do 3; wyblakłe mają wartość ujemną, skasowane 0; rzadkie mają najwyższą i nie mają tematu.
    .title = Znaczki
    .caption = Po jednym znaczku każdego rodzaju z pakietu domowego.
STS-C3 = Strona albumu ma 12 × 12 pól. Znaczków się nie obraca. Nigdy na siebie nie zachodzą, nie wystają i nie zmieniają miejsca.
    .title = Strona albumu
    .caption = Siedem znaczków na stronie.
STS-C4 = Masz matę z nadrukowanym wystawcą i 3 bilety na wystawę.
    .title = Co masz

## Przygotowanie

STS-1 = Grasz jak przy 2 graczach, z kilkoma zmianami: nikt nie ma żetonu pierwszego gracza; karty uczestników 1, 5, 6 i 9 zostają w pudełku; karty wydarzeń Pinzetty zastępują zwykłe; twoja mata nie ma Pinzetty na odwrocie.
    .title = Gra w pojedynkę
STS-2 = Na planszę trafia po jednym konkursie z każdej kategorii. Pinzetta dostaje matę, której ID pasuje do żółtego konkursu. W pełnej grze od początku leży na niej wieczny znaczek, a karty punktacji wystawy są tasowane. Wybierasz poziom 1, 2 lub 3; 1 jest najłatwiejszy.
    .title = Mata i poziom Pinzetty
    .caption = Jej mata na początku pełnej gry.
STS-3 = Pinzetta jest graczem jak ty, ale postępuje według własnej procedury i nigdy nie korzysta z działania kart uczestników. Od początku rundy do końca wymiany jej zasady obowiązują także ciebie.
    .title = Pinzetta

## Zbieranie i wymiana

STS-4 = Gra trwa 3 dni. Każdy zaczyna się kartą wydarzenia: jej górna część mówi, co tworzy kolekcję Pinzetty, w dwóch stosach i od lewej do prawej, odkryte lub zakryte. Karty są zawsze odkryte. Zakryte znaczki pozostają tajemnicą do końca wymiany, także dla ciebie.
    .title = Pinzetta zbiera
    .caption = Jej duży i mały stos, dwa znaczki zakryte.
STS-5 = Druga karta wydarzenia daje twoją kolekcję; własne zakryte znaczki możesz oglądać. Potem dzieje się to, co mówi jej dolna część, a potem działa specjalista od zbierania. Obie karty są odrzucane.
    .title = Ty zbierasz
STS-6 = Pinzetta wycenia twoje elementy. Rezerwujesz dokładnie jeden, nigdy rzadki, nawet zakryty. Resztę dzielisz na dwa stosy, jeden większy dokładnie o jeden element. Pinzetta wycenia stosy i dobiera kartę decyzji: tyle żetonów, ile jest na niej przekreślonych ikon, odchodzi ze stosu, który ma ich najwięcej, przy remisie z dużego. Bierze stos, w którym zostało najwięcej, przy remisie duży; drugi jest twój. Założenie: wszystkie te żetony odchodzą z jednego stosu i żaden stos nie spada poniżej 0.
    .title = Ty dzielisz, ona wybiera
    .caption = Dwa stosy i karta w rezerwie.
    .assumed = yes
STS-7 = Pinzetta wycenia własne elementy i stosy. Jeśli jeden stos ma co najmniej 3 żetony więcej, jego element z największą liczbą żetonów zamienia się miejscem z elementem drugiego stosu, który ma ich najmniej; z równych z leżącym najbardziej po lewej. Bierzesz jeden stos, drugi jest jej. Założenie: zamienia tylko raz.
    .title = Ona dzieli, ty wybierasz
    .caption = Duży stos wyraźnie prowadzi.
    .caption2 = To samo po zamianie.
    .assumed = yes
STS-8 = Karta lub wieczny znaczek dostaje 1 żeton, odkryty rzadki 4. Każdy inny znaczek dostaje 1, jeśli jest odkryty i ma wartość 2 lub 3, oraz 2, jeśli ma rozmiar docelowy z jej maty, odkryty czy nie: razem do 3. Podwójny jest dla niej jednym znaczkiem o własnym rozmiarze i należy do 2×2, gdy celem są małe kwadraty.
    .title = Ile wart jest dla niej element
    .caption = Gdy celem są 2×2, dostają 1, 2, 3, 1 i 1.
STS-9 = Stos jest wart tyle, ile ma żetonów, a duży o 1 więcej.
    .title = Ile wart jest dla niej stos

## Wystawa

STS-10 = W trybie wprowadzającym elementy Pinzetty są odrzucane. W pełnym trafiają na jej matę: znaczki według rozmiaru i wartości, rzadkie na swoje pole bez względu na rozmiar, wieczne i karty na swoje. Potem dobiera kartę punktacji, znajduje konkurs z planszy i zdobywa punkty twojego poziomu, razy 1 w piątek, 2 w sobotę i 3 w niedzielę.
    .title = Wystawa Pinzetty
    .caption = Po jednym elemencie na każdym polu.
STS-11 = Umieszczasz wszystkie zdobyte znaczki. Ten, który się mieści, trzeba umieścić. Ten, który nigdzie się nie mieści, jest odrzucany i od razu daje swoją wartość, nawet ujemną. Karty kładzie się po prawej stronie poprzednich.
    .title = Umieszczanie
STS-12 = Punktują twoi wystawcy. Potem wybierasz konkurs bez twojego biletu, zdobywasz punkty i kładziesz bilet. Tak punktują 3 z 4 kolorowych konkursów.
    .title = Wystawcy i konkursy
    .caption = Konkursy i to, co dałyby teraz.
STS-13 = Zestaw to po jednym znaczku każdego z 5 kolorów lub tematów. Przy drugim co do liczebności pomija się największą liczbę i bierze następną; przy remisie jeden z równych jest drugi. Znaczek jest otoczony, jeśli przy jego krawędziach nie ma pustego pola; brzeg strony też otacza. Znaczki stykające się całą krawędzią lub jej częścią tworzą grupę. Podwójny liczy się dla ciebie jak dwa znaczki. Specjaliści działają od razu.
    .title = Jak liczą się konkursy
    .caption = Znaczek w rogu jest otoczony.
    .caption2 = Dwa górne znaczki są grupą; trzeci styka się tylko rogiem.

## Koniec

STS-14 = W trybie wprowadzającym Pinzetta ma 110, 125 lub 140 punktów na poziomie 1, 2 lub 3 i nic więcej. O wieczne znaczki rywalizujesz tylko z wymyślonym graczem, który ma 3.
    .title = Tryb wprowadzający
STS-15 = W pełnej grze Pinzetta traci 20 punktów na poziomie 1 i 10 na poziomie 2. Za wieczne znaczki punktuje jak ty. Dobiera kartę decyzji: każde z 7 pól jej maty daje tyle a tyle punktów za element. Dostaje nadrukowane wartości swoich rzadkich znaczków i żadnych innych; nic za specjalistów, nic za finał.
    .title = Końcowe punkty Pinzetty
STS-16 = Punktujesz za wieczne znaczki według tego, kto ma najwięcej, potem za nadrukowane wartości, za punktujących specjalistów i za konkurs finału. Założenie: równi dzielą lepsze miejsce, kto nie ma żadnego, nic nie dostaje, a punkty za miejsca podaje pakiet.
    .title = Twoje końcowe punkty
    .assumed = yes

## Przy pudełku

STS-18 = Kto gra kartonem, może oddać Pinzettę pomocnikowi. Wpisujesz to, co ona musi wiedzieć: jakie elementy leżą, ich rozmiar i wartość, czy są rzadkie lub zakryte. Pomocnik mówi, co robi Pinzetta i dlaczego, i liczy jej punkty. Każdą wartość można poprawić, a każdy krok cofnąć. Z pakietem dobiera jej karty; tryb szybki robi tylko to.
    .title = Pomocnik

## Rozstrzygnięcia

STS-R1 = Założenie: 7 pól maty Pinzetty to rozmiar docelowy z wartością 2 lub 3, tylko rozmiar, tylko wartość, ani jedno, ani drugie, rzadkie, wieczne, karty. Każdy element leży na dokładnie jednym.
    .title = Jej pola
    .assumed = yes
STS-R2 = Założenie: przy równej liczbie żetonów przekreślone odchodzą z dużego stosu, po czym porównuje się znowu; każda przekreślona ikona daje jej więc mały stos. Przy 0 i 0 bierze duży.
    .title = Równe stosy
    .assumed = yes
STS-R3 = Założenie: twoje zakryte znaczki są zakryte także dla niej. Odkryty rzadki o rozmiarze docelowym dostaje 4, zakryty 2 lub 0, zakryty wieczny 1.
    .title = Rzadkie i zakryte
    .assumed = yes
STS-R4 = Założenie: jeśli do podziału zostaje parzysta liczba, stosy są równe i mówisz, który jest duży; pakiety tego unikają. Przy 1 elemencie stosy mają 1 i 0. Jeśli wszystko jest rzadkie, nic się nie rezerwuje. Specjalista, który dla ciebie dobiera, może zatrzymać rzadki.
    .title = Nietypowe podziały
    .assumed = yes
STS-R5 = Założenie: różnica, od której zamienia, obejmuje 1 za duży stos; elementy bez żetonów mają ich najmniej; zamienia nawet wtedy, gdy różnica rośnie, a nigdy z pustym stosem.
    .title = Zamiana w szczegółach
    .assumed = yes
STS-R6 = Założenie: żetonów nigdy nie brakuje. Codziennie tasuje się wszystkie 8 kart decyzji; końcowa jest jedną z 7, których nie dobrano ostatniego dnia.
    .title = Żetony i karty decyzji
    .assumed = yes
STS-R7 = Założenie: żółty konkurs to ten o rozmiarach. Karta punktacji bez konkursu to błąd pakietu. Wartość podwójnego dotyczy całej płytki. Równe punkty na koniec to remis.
    .title = Pakiety i remisy
    .assumed = yes
