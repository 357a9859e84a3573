### Stamp Swap przy prawdziwym stole: o co pomocnik pyta i co mówi.

## Elementy i karty

sts-co-who = Pinzetta
sts-co-number = { $number }
sts-co-item = element { $number } ({ $what })
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
sts-co-yours = Twoja kolekcja: { $items }
sts-co-contest = Konkurs { $number }: { $points }
sts-co-field-each = { $field }: po { $each }
sts-co-field-points = { $field }: { $count } × { $each } = { $points }
sts-co-level = Punkty na poziomie { $level }
sts-co-your-forever = Twoje wieczne znaczki
sts-co-place-1 = Punkty za pierwsze miejsce
sts-co-place-2 = Punkty za drugie miejsce
sts-co-place-3 = Punkty za trzecie miejsce
sts-co-your-points = Twoje punkty
sts-co-end = Koniec

## Co się stało

sts-co-targets = Pinzetta szuka tych rozmiarów: { $sizes }
sts-co-decision = { $crossed ->
    [one] Karta decyzji { $number }: { $crossed } przekreślona ikona
    [few] Karta decyzji { $number }: { $crossed } przekreślone ikony
    [many] Karta decyzji { $number }: { $crossed } przekreślonych ikon
   *[other] Karta decyzji { $number }: { $crossed } przekreślonej ikony
}
sts-co-keeps = Pinzetta zatrzymuje: { $items }
sts-co-discards = Tryb wprowadzający: dzisiejsze elementy Pinzetty wypadają z gry
sts-co-show = Karta daje Pinzetcie { $each }, dziś razy { $times }: { $points }

## Pytania

sts-ask-targets = Jakie rozmiary są na macie Pinzetty?
sts-ask-targets-hint = Widać je w lewym górnym rogu. Mata Pinzetty to ta, której ID pasuje do żółtego konkursu.
sts-ask-yellow = Który żółty konkurs jest na planszy?
sts-ask-yellow-hint = Jego ID wskazuje matę Pinzetty.
sts-ask-yours = Co jest w twojej kolekcji?
sts-ask-yours-hint = Wpisz ją, gdy obie karty wydarzeń są już rozpatrzone, także dół drugiej. Przy zakrytych znaczkach wystarczy rozmiar.
sts-ask-reserve = Który element rezerwujesz?
sts-ask-reserve-hint = Nigdy rzadki znaczek.
sts-ask-split = Które elementy tworzą twój duży stos?
sts-ask-split-hint = Reszta to mały stos. Jeśli w obu jest tyle samo, ty mówisz, który jest duży.
sts-ask-decision = Ile ikon jest przekreślonych?
sts-ask-decision-hint = Potasuj wszystkie karty decyzji, dobierz jedną i policz przekreślone ikony u góry.
sts-ask-hers-large = Co leży w dużym stosie Pinzetty?
sts-ask-hers-large-hint = Od lewej do prawej. Przy zakrytych znaczkach wystarczy rozmiar.
sts-ask-hers-small = Co leży w małym stosie Pinzetty?
sts-ask-hers-small-hint = Też od lewej do prawej.
sts-ask-take = Który stos Pinzetty bierzesz?
sts-ask-take-hint = Drugi zostaje u niej.
sts-ask-revealed = Co jest na jej zakrytych znaczkach?
sts-ask-revealed-hint = Odkryj to, co Pinzetta dostała zakryte: najpierw z twojego stosu, potem z jej własnego.
sts-ask-show = Co mówi karta punktacji wystawy?
sts-ask-show-hint = Najpierw przeprowadź swoją wystawę. Potem dobierz jej kartę i znajdź konkurs, który jest na planszy. Ile razy dziś liczą się punkty, to już nie twoja sprawa.
sts-ask-contest = Który z tych konkursów jest na planszy?
sts-ask-contest-hint = Ich ID wymienia karta punktacji wystawy.
sts-ask-forever = Ile masz wiecznych znaczków?
sts-ask-forever-hint = Dolicz specjalistę, który liczy się jak jeden. Wymyślony gracz ma 3.
sts-ask-final = Ile daje ostatnia karta decyzji za każdy element?
sts-ask-final-hint = Dobierz jeszcze jedną kartę decyzji: ma liczbę dla każdego pola maty Pinzetty.
sts-ask-total = Ile masz punktów?
sts-ask-total-hint = Konkursy, wystawcy, specjaliści, nadrukowane wartości, wieczne znaczki i finał.
sts-ask-draw-event-hers = Karta wydarzenia Pinzetty
sts-ask-draw-event-hers-hint = Jej górna część tworzy dwa stosy Pinzetty.
sts-ask-draw-event-yours = Twoja karta wydarzenia
sts-ask-draw-event-yours-hint = Środkowa część tworzy twoją kolekcję, potem rozpatrz dolną.
sts-ask-draw-decision = Karta decyzji Pinzetty
sts-ask-draw-decision-hint = Codziennie tasuje się wszystkie osiem.
sts-ask-draw-show = Karta punktacji wystawy Pinzetty
sts-ask-draw-show-hint = Najpierw twoja wystawa: umieść znaczki, policz wystawców, zgłoś się do konkursu.
sts-ask-draw-final = Karta decyzji dla maty Pinzetty
sts-ask-draw-final-hint = Mówi, ile dają elementy na każdym polu.

## Karty pomocy

sts-help-collect = Zbieranie
sts-help-collect-1 = Góra karty wydarzenia tworzy dwa stosy Pinzetty. Białe ikony leżą odkryte, pozostałe zakryte i nikt na nie nie patrzy.
sts-help-collect-2 = Środek drugiej karty tworzy twoją kolekcję. Możesz obejrzeć to, co leży tam zakryte.
sts-help-collect-3 = Rozpatrz dół drugiej karty, potem swojego specjalistę od zbierania. Odłóż obie karty.
sts-help-you-split = Ty dzielisz, ona wybiera
sts-help-you-split-1 = Pinzetta kładzie żetony przy twoich elementach: 1 za kartę lub wieczny znaczek, 4 za odkryty rzadki. Każdy inny znaczek dostaje 2 za rozmiar docelowy i 1 za widoczną wartość 2 lub 3.
sts-help-you-split-2 = Zarezerwuj jeden element, który nie jest rzadki. Jego żetony wracają.
sts-help-you-split-3 = Podziel resztę tak, by w jednym stosie był 1 element więcej. Ten stos liczy się o żeton wyżej.
sts-help-you-split-4 = Karta decyzji zabiera żetony ze stosu, który ma ich najwięcej; przy remisie z dużego.
sts-help-you-split-5 = Pinzetta bierze stos, w którym zostało najwięcej żetonów; przy remisie duży.
sts-help-she-splits = Ona dzieli, ty wybierasz
sts-help-she-splits-1 = Pinzetta tak samo wycenia własne elementy i stosy.
sts-help-she-splits-2 = Jeśli jeden stos prowadzi o co najmniej 3 żetony, jego najdroższy element zamienia się miejscem z najtańszym z drugiego. Z równych liczy się ten najbardziej na lewo.
sts-help-she-splits-3 = Bierzesz jeden stos, drugi zostaje u niej. Karty decyzji tu nie ma.
sts-help-show = Wystawa
sts-help-show-1 = Umieść swoje znaczki, policz wystawców, zgłoś się do konkursu.
sts-help-show-2 = Odkryj jej znaczki i połóż wszystko na właściwych polach: rzadkie na swoim, bez względu na rozmiar.
sts-help-show-3 = Karta punktacji wystawy ma punkty za konkurs, który jest na planszy; zależnie od dnia liczą się raz, dwa lub trzy razy.
sts-help-end = Koniec
sts-help-end-1 = Poziom 1 kosztuje Pinzettę 20 punktów, poziom 2 kosztuje ją 10.
sts-help-end-2 = Bierze udział w liczeniu wiecznych znaczków, tak jak wymyślony gracz, który ma 3.
sts-help-end-3 = Karta decyzji mówi, ile dają elementy na każdym polu jej maty.
sts-help-end-4 = Za rzadkie znaczki dostaje ich nadrukowane wartości. Karty i finał nic jej nie dają.
sts-help-introductory = Wystawa i koniec
sts-help-introductory-1 = Elementy Pinzetty wypadają z gry; swoją wystawę przeprowadzasz jak zwykle.
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
refused-companion-size = Element { $number }: wybierz rozmiar.
refused-companion-plain = Element { $number }: coś takiego nie może być rzadkie ani zakryte.
refused-companion-no-value = Element { $number }: brakuje wartości.
refused-companion-value = Element { $number }: wartość jest od { $least } do { $most }.
refused-companion-choice = Tego nie można tu wybrać.
refused-companion-number = { $number } nie mieści się od { $least } do { $most }.
refused-companion-small-pile = Mały stos Pinzetty ma mniej elementów niż jej duży.
refused-companion-other-size = Element { $number }: odkryty znaczek zachowuje swój rozmiar.
