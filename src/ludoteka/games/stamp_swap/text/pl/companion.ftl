### Stamp Swap przy prawdziwym stole: o co pomocnik pyta i co mówi.

## Przedmioty i karty

sts-co-who = Pinzetta
sts-co-number = { $number }
sts-co-item = przedmiot { $number } ({ $what })
sts-co-card = karta uczestnika
sts-co-down = zakryty
sts-co-hidden = { $what } (zakryty)
sts-co-nothing = nic
sts-co-worth = { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}
sts-co-tokens = { $item }: { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
} ({ $why })
sts-co-no-tokens = { $item }: bez żetonów
sts-co-large = Duży stos: { $items }
sts-co-small = Mały stos: { $items }
sts-co-yours = Twoja Codzienna Kolekcja: { $items }
sts-co-contest = Karta konkursowa { $number }: { $points }
sts-co-field-each = { $field }: po { $each }
sts-co-level = Punkty na poziomie { $level }
sts-co-your-forever = Twoje wieczne znaczki
sts-co-place-1 = Punkty za pierwsze miejsce
sts-co-place-2 = Punkty za drugie miejsce
sts-co-place-3 = Punkty za trzecie miejsce
sts-co-end = Wystawa Finałowa
sts-co-mat-by-fields = Według siedmiu pól, które zakładamy
sts-co-mat-by-hand = Liczę samodzielnie, według mojej maty
sts-co-numbers = { $count ->
    [one] { $count } liczba do wpisania
    [few] { $count } liczby do wpisania
    [many] { $count } liczb do wpisania
   *[other] { $count } liczby do wpisania
}
sts-co-mat-points = Punkty z jej maty
sts-co-mat-drawn = Dla każdego pola: jego liczba z dobranej karty decyzji razy przedmioty na polu. Podwójny to jeden znaczek.
sts-co-own-shows = Trzy Fazy Wystawy: gdzie stoi twoja kostka
sts-co-own-values = Wartości wydrukowane na twojej stronie
sts-co-own-specialists = Specjaliści punktujący na koniec
sts-co-own-finale = Karta konkursowa Finału
sts-line-own-shows = Trzy Fazy Wystawy
sts-line-own-specialists = Specjaliści
sts-line-own-finale = Karta konkursowa Finału

## Co się stało

sts-co-targets = Pinzetta szuka tych rozmiarów: { $sizes }
sts-co-keeps = Pinzetta zatrzymuje: { $items }
sts-co-discards = Tryb wprowadzający: dzisiejsze przedmioty Pinzetty są odrzucane
sts-co-show = Karta daje Pinzetcie { $each }, dziś razy { $times }: { $points }
sts-co-fields-assumed = Założenie: pola rozmiaru i wartości. Jeśli twoja mata ma inne, połóż jej znaczki tak, jak każe mata, a na koniec policz ją samodzielnie.
sts-co-by-hand = według twojego liczenia
sts-co-forever = Wieczne znaczki
sts-co-forever-you = Ty masz { $count }, punkty: { $points }
sts-co-forever-hers = Pinzetta ma { $count }, punkty: { $points }
sts-co-forever-imaginary = Wymyślony gracz ma { $count }

## Przygotowanie

sts-setup-two-players = Przygotuj grę jak dla 2 graczy. Z publicznych recenzji gry: na planszy leży po jednej karcie konkursowej z każdej z 5 kategorii; masz stronę albumu, 3 bilety na wystawę i kostkę punktacji.
sts-setup-token = Żeton pierwszego gracza zostaje w pudełku.
sts-setup-attendees = Karty uczestników { $cards } zostają w pudełku. Potasuj pozostałe.
sts-setup-events = Zwykłe karty wydarzeń zastąp 10 kartami wydarzeń Pinzetty. Potasuj je.
sts-setup-cards-here = Karty wydarzeń Pinzetty, karty decyzji i karty punktacji Fazy Wystawy zostają w pudełku: dobiera je pomocnik.
sts-setup-your-mat = Weź matę bez Pinzetty na odwrocie.
sts-setup-your-forever = Założenie: zaczynasz, mając { $count ->
    [one] { $count } wieczny znaczek
    [few] { $count } wieczne znaczki
    [many] { $count } wiecznych znaczków
   *[other] { $count } wiecznego znaczka
  }.
sts-setup-her-mat = Mata Pinzetty to ta, której ID pasuje do żółtej karty konkursowej. Zostaw pod nią miejsce na Codzienne Kolekcje: jej i twoją.
sts-setup-tokens = Połóż obok żetony wyceny. Ta strona też je liczy.
sts-setup-forever = Połóż wieczny znaczek na jego polu na macie Pinzetty.
sts-setup-shows = Potasuj 4 karty punktacji Fazy Wystawy w zakrytą talię i zostaw miejsce na karty odrzucone.
sts-setup-decisions = Połóż 8 kart decyzji w stosie; potasujesz je później.
sts-setup-help = Połóż na stole karty pomocy gracza. Są też tutaj, u góry.
sts-setup-level = Grasz na poziomie { $level }; poziom 1 jest najłatwiejszy.

## Pytania

sts-ask-setup = Przygotowanie
sts-ask-setup-hint = Do gry solo przeciw Pinzetcie.

sts-ask-targets = Jakie rozmiary są na macie Pinzetty?
sts-ask-targets-hint = Widać je w lewym górnym rogu. Małe kwadraty to tutaj dwa rozmiary: wybierz 2×2 i podwójny 2×4.
sts-ask-yellow = Która żółta karta konkursowa leży na planszy?
sts-ask-yellow-hint = Jej ID wskazuje matę Pinzetty.
sts-ask-yours = Co jest w twojej Codziennej Kolekcji?
sts-ask-yours-hint = Od lewej do prawej. Założenie: twoje zakryte znaczki są zakryte także dla Pinzetty, więc wystarczy rozmiar, nawet jeśli już je znasz.
sts-ask-reserve = Który przedmiot rezerwujesz?
sts-ask-reserve-hint = Nigdy rzadki znaczek, nawet zakryty. Trafia na obszar Rezerwy twojej maty, a jego żetony wracają.
sts-ask-split = Które przedmioty tworzą twój duży stos?
sts-ask-split-hint = Reszta to mały stos, o jeden przedmiot mniejszy. Założenie: jeśli w obu jest tyle samo, ty decydujesz, który jest duży.
sts-ask-decision = Ile ikon jest przekreślonych?
sts-ask-decision-hint = Potasuj wszystkie karty decyzji, dobierz jedną i policz przekreślone ikony u góry.
sts-ask-hers-large = Co leży w dużym stosie Pinzetty?
sts-ask-hers-large-hint = Od lewej do prawej. Przy zakrytych znaczkach wystarczy rozmiar.
sts-ask-hers-small = Co leży w małym stosie Pinzetty?
sts-ask-hers-small-hint = Też od lewej do prawej.
sts-ask-take = Który stos Pinzetty bierzesz?
sts-ask-take-hint = Drugi zostaje u niej. Jeśli Pinzetta zamieniła dwa przedmioty, najpierw zamień je na stole.
sts-ask-your-show = Twoja wystawa
sts-ask-your-show-hint = Twoje są: zarezerwowany przedmiot, stos, który zostawiła ci Pinzetta, i stos, który bierzesz. Założenie: najpierw wystawiasz ty.
sts-ask-revealed = Co jest na jej zakrytych znaczkach?
sts-ask-revealed-hint = Odkryj to, co Pinzetta dostała zakryte: najpierw z twojego stosu, potem z jej własnego. Znaczek 2×4 może się okazać podwójny.
sts-ask-show = Co pokazuje karta punktacji Fazy Wystawy?
sts-ask-show-hint = Dobierz jedną z jej kart i znajdź kartę konkursową, która leży na planszy. Ile razy dziś liczą się punkty, policzy pomocnik.
sts-ask-contest = Która z tych kart konkursowych leży na planszy?
sts-ask-contest-hint = Ich ID wymienia karta punktacji Fazy Wystawy.
sts-ask-forever = Ile masz wiecznych znaczków?
sts-ask-forever-hint = Na twojej stronie; dolicz specjalistę, który liczy się jak jeden. Znaczki Pinzetty są tu znane, a wymyślony gracz ma 3. Założenie: przy remisie wszyscy mają lepsze miejsce, a kto nie ma żadnego, nic nie dostaje.
sts-ask-mat = Jak liczysz jej matę?
sts-ask-mat-hint = Założenie: siedem pól to rozmiar docelowy z wartością 2 lub 3, tylko rozmiar, tylko wartość, ani jedno, ani drugie, rzadkie, wieczne, karty. Jeśli twoja mata ma inne, policz ją samodzielnie.
sts-ask-mat-total = Ile daje jej mata?
sts-ask-mat-total-hint = Dobierz jeszcze jedną kartę decyzji. Dla każdego pola: liczba z karty razy przedmioty na polu. Podwójny to jeden znaczek. Założenie: dobierasz bez tasowania.
sts-ask-final = Ile daje ostatnia karta decyzji za każdy przedmiot?
sts-ask-final-hint = Dobierz jeszcze jedną kartę decyzji: ma liczbę dla każdego pola maty Pinzetty. Założenie: dobierasz bez tasowania, a pola są właśnie takie.
sts-ask-total = Ile masz punktów?
sts-ask-total-hint = Bez wiecznych znaczków: te liczy pomocnik.
sts-ask-draw-event-hers = Karta wydarzenia Pinzetty
sts-ask-draw-event-hers-hint = Jej górna część tworzy dwa stosy Pinzetty.
sts-ask-draw-event-yours = Twoja karta wydarzenia
sts-ask-draw-event-yours-hint = Środkowa część tworzy twoją Codzienną Kolekcję, potem rozpatrz dolną.
sts-ask-draw-decision = Karta decyzji Pinzetty
sts-ask-draw-decision-hint = Codziennie tasuje się wszystkie osiem.
sts-ask-draw-show = Karta punktacji Fazy Wystawy
sts-ask-draw-show-hint = Ma punkty za kartę konkursową, która leży na planszy.
sts-ask-draw-final = Karta decyzji dla maty Pinzetty
sts-ask-draw-final-hint = Podaje punkty za przedmioty na każdym polu.

## Karty pomocy

sts-help-collect = Faza Zbierania
sts-help-collect-1 = Dobierz kartę wydarzenia Pinzetty. To, co pokazuje góra, połóż pod jej matą w dwóch stosach, w kolejności z karty: białe ikony odkryte, pozostałe zakryte, i nikt na nie nie patrzy.
sts-help-collect-2 = Dobierz drugą. To, co pokazuje środek, jest twoją Codzienną Kolekcją, poniżej. Możesz obejrzeć zakryte w niej znaczki.
sts-help-collect-3 = Rozpatrz dół drugiej karty. Potem działa twój specjalista od zbierania (karta 10), jeśli go masz.
sts-help-collect-4 = Odrzuć obie karty.
sts-help-laying-out-1 = Weź z zasobów ogólnych to, co pokazują karty. Dwa stosy Pinzetty leżą pod jej matą, w kolejności z karty, a twoja Codzienna Kolekcja pod nimi. Oglądasz tylko własne zakryte znaczki.
sts-help-laying-out-2 = Jeśli masz specjalistę od zbierania (karta 10), działa on teraz.
sts-help-you-split = Ty dzielisz, ona wybiera
sts-help-you-split-1 = Pinzetta kładzie żetony wyceny przy twoich przedmiotach: 1 za kartę lub wieczny znaczek, 4 za odkryty rzadki. Każdy inny znaczek dostaje 2 za rozmiar docelowy i 1 za widoczną wartość 2 lub 3.
sts-help-you-split-2 = Zarezerwuj jeden przedmiot, który nie jest rzadki. Jego żetony wracają.
sts-help-you-split-3 = Podziel resztę tak, by w jednym stosie był 1 przedmiot więcej. Ten stos liczy się o żeton wyżej.
sts-help-you-split-4 = Karta decyzji zabiera żetony ze stosu, który ma ich najwięcej; przy remisie z dużego.
sts-help-you-split-5 = Pinzetta bierze stos, w którym zostało najwięcej żetonów; przy remisie duży.
sts-help-she-splits = Ona dzieli, ty wybierasz
sts-help-she-splits-1 = Pinzetta tak samo wycenia własne przedmioty i stosy.
sts-help-she-splits-2 = Jeśli jeden stos prowadzi o co najmniej 3 żetony, jego przedmiot z największą liczbą żetonów zamienia się miejscem z przedmiotem drugiego stosu, który ma ich najmniej. Z równych liczy się ten najbardziej na lewo.
sts-help-she-splits-3 = Bierzesz jeden stos, drugi zostaje u niej. Karty decyzji tu nie ma.
sts-help-your-show = Twoja wystawa
sts-help-your-show-1 = Umieść wszystkie nowe znaczki, bez obracania. Nie zachodzą na siebie, nie wystają i nie zmieniają miejsca.
sts-help-your-show-2 = Znaczek, który się mieści, trzeba umieścić. Ten, który nigdzie się nie mieści, odrzuć: od razu daje swoją wartość.
sts-help-your-show-3 = Nowe karty uczestników połóż po prawej stronie poprzednich.
sts-help-your-show-4 = Policz wystawców: tego na macie i tych na kartach.
sts-help-your-show-5 = Wybierz kartę konkursową bez twojego biletu, policz punkty i połóż na niej bilet.
sts-help-your-show-6 = Z publicznych recenzji gry.
sts-help-show = Wystawa Pinzetty
sts-help-show-1 = Odkryj jej znaczki i połóż wszystko na właściwych polach: rzadkie na swoim, bez względu na rozmiar.
sts-help-show-2 = Karta punktacji Fazy Wystawy ma punkty za kartę konkursową, która leży na planszy; zależnie od dnia liczą się raz, dwa lub trzy razy.
sts-help-end = Wystawa Finałowa
sts-help-end-1 = Poziom 1 kosztuje Pinzettę 20 punktów, poziom 2 kosztuje ją 10.
sts-help-end-2 = Bierze udział w liczeniu wiecznych znaczków, tak jak wymyślony gracz, który ma 3.
sts-help-end-3 = Karta decyzji mówi, ile dają przedmioty na każdym polu jej maty, także karty.
sts-help-end-4 = Za rzadkie znaczki dostaje ich wydrukowane wartości. Wartości innych znaczków, specjaliści i karta konkursowa Finału nic jej nie dają.
sts-help-introductory = Wystawa Pinzetty i koniec
sts-help-introductory-1 = Przedmioty Pinzetty są odrzucane.
sts-help-introductory-2 = Na koniec ma 110, 125 lub 140 punktów na poziomie 1, 2 lub 3. O wieczne znaczki rywalizujesz tylko z wymyślonym graczem, który ma 3.

## Odmowy

refused-companion-no-pack = Serwer uruchomiono bez twojego własnego pakietu.
refused-companion-quick = Żeby dobierać karty Pinzetty, pomocnik potrzebuje pakietu.
refused-companion-over = Nie ma już nic do wpisania.
refused-companion-kind = To odpowiedź na inne pytanie niż to, które tu padło.
refused-companion-count = { $least ->
    [0] Może ich być najwyżej { $most }.
   *[other] Musi ich być co najmniej { $least }, a najwyżej { $most }.
}
refused-companion-size = Przedmiot { $number }: wybierz rozmiar.
refused-companion-plain = Przedmiot { $number }: coś takiego nie może być rzadkie ani zakryte.
refused-companion-no-value = Przedmiot { $number }: brakuje wartości.
refused-companion-value = Przedmiot { $number }: wartość jest od { $least } do { $most }.
refused-companion-choice = Tego nie można tu wybrać.
refused-companion-number = { $number } nie mieści się od { $least } do { $most }.
refused-companion-small-pile = Mały stos Pinzetty ma mniej przedmiotów niż jej duży.
refused-companion-other-size = Przedmiot { $number }: odkryty znaczek zachowuje swój rozmiar.
sts-help-people = Kto jest kim
sts-help-people-1 = Karty uczestników to osoby na wystawie. Zbiera się je, rezerwuje i dzieli tak jak znaczki.
sts-help-people-2 = Wystawca punktuje codziennie podczas wystawy za to, co leży na twojej stronie. Jeden jest nadrukowany na twojej macie.
sts-help-people-3 = Specjalista daje coś szczególnego od chwili, gdy masz kartę, albo punktuje raz, na koniec.
sts-help-people-4 = Karty nigdy nie trafiają na stronę. Pinzetta nie używa ich działania; liczą się u niej tylko jako przedmioty.
