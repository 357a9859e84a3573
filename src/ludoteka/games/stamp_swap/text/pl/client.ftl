### What the room's own client says.

sts-ui-tab-album = Album
sts-ui-tab-swap = Wymiana
sts-ui-tab-contests = Karty konkursowe
sts-ui-parts = Części stołu
sts-ui-album = Twój album
sts-ui-so-far = { $empty ->
    [one] { $empty } puste pole
    [few] { $empty } puste pola
    [many] { $empty } pustych pól
   *[other] { $empty } pustego pola
}
sts-ui-key = Kolory i tematy
sts-ui-built-in = Znaczki, karty uczestników i karty konkursowe są tu naszego pomysłu, a nie z pudełka.
sts-ui-waiting = Znaczki do umieszczenia
sts-ui-choose = Wybierz znaczek, a potem miejsce. Możesz go też przeciągnąć.
sts-ui-not-here = Znaczek tu się nie mieści
sts-ui-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
sts-ui-hidden = Zakryty znaczek
sts-ui-down = zakryty dla Pinzetty
sts-ui-no-room = brak miejsca na stronie
sts-ui-swapped = zamieniony
sts-ui-she-took = bierze Pinzetta
sts-ui-worth = { $count ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
}
sts-ui-worth-large = { $count ->
    [one] żeton, za wielkość
    [few] żetony, w tym 1 za wielkość
    [many] żetonów, w tym 1 za wielkość
   *[other] żetonu, w tym 1 za wielkość
}
sts-ui-large = Duży stos
sts-ui-small = Mały stos
sts-ui-reserved = Zarezerwowane
sts-ui-laid-out = Wyłożone
sts-ui-yours = Twoja Codzienna Kolekcja
sts-ui-hers = Codzienna Kolekcja Pinzetty
sts-ui-split = Utwórz te stosy
sts-ui-split-how = Wybierz, co ma trafić na duży stos: potrzebne { $needed }.
sts-ui-split-count = Duży stos: { $chosen } z { $needed }
sts-ui-split-worth = Wartość dla Pinzetty: duży { $large }, mały { $small }
sts-ui-contests = Karty konkursowe, punkty na teraz
sts-ui-enter = Policz tę kartę teraz
sts-ui-ticket = { $day }, bilet wykorzystany
sts-ui-best = teraz najwięcej
sts-ui-exhibitors = Wystawcy i Wystawa Finałowa
sts-ui-daily = codziennie
sts-ui-at-end = na końcu
sts-ui-values = Wartości wydrukowane na stronie
sts-ui-forever = Wieczne znaczki ({ $count })
sts-ui-mat = Mata Pinzetty
sts-ui-sum = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
sts-ui-targets = Rozmiary docelowe
sts-ui-introductory = Tryb wprowadzający: jej elementy są odrzucane, a na końcu ma { $points } pkt.
sts-ui-steps = Kroki Pinzetty
sts-ui-next = Następny krok
sts-ui-your-points = Twoje punkty
sts-ui-her-points = Punkty Pinzetty
sts-ui-day = Dzień { $turn } z { $of }
sts-ui-points = Punkty
sts-ui-pace = Tempo
sts-ui-pace-hand = Krok po kroku
sts-ui-level = Poziom { $level }
sts-ui-handicap = { $points } na końcu, za poziom
sts-ui-cards = Karty Pinzetty
sts-ui-card = Karta
sts-ui-crossed = Przekreślone
sts-ui-drawn = ostatnio dobrana
sts-ui-decisions = Karty decyzji
sts-ui-decisions-about = Codziennie tasuje się wszystkie osiem i po twoim podziale dobiera jedną. Zabiera ona po jednym żetonie wyceny za każdą przekreśloną ikonę.
sts-ui-decisions-mat = Na koniec jeszcze jedna podaje punkty za każdy element na polu jej maty.
sts-ui-shows = Karty punktacji Fazy Wystawy
sts-ui-shows-about = Codziennie dobiera się jedną. Jej punkty za kartę konkursową z planszy liczą się raz, dwa lub trzy razy, zależnie od dnia. To punkty poziomu { $level }.
sts-ui-show-card = Karta { $number }
sts-ui-used = zużyta
sts-ui-contest = Karta konkursowa { $id }
sts-ui-ladder = Wieczne znaczki
sts-ui-ladder-points = Najwięcej: { $first } pkt, drugie miejsce: { $second }, trzecie: { $third }.
sts-ui-ladder-points-built-in = Najwięcej: { $first } pkt, drugie miejsce: { $second }, trzecie: { $third } (pakiet Ludoteki).
sts-ui-ladder-imaginary = Wymyślony gracz ma { $count }.
sts-ui-ladder-hers = Rywalizuje też Pinzetta.
sts-ui-ladder-shared = Założenie: przy remisie wszyscy mają lepsze miejsce, a kto nie ma żadnego, nic nie dostaje (zasada STS-16).
sts-ui-fields-assumed = Założenie: takie pola rozmiaru i wartości (zasada STS-R1).
sts-ui-pool = Pula
sts-ui-pool-left = { $count ->
    [one] { $count } element
    [few] { $count } elementy
    [many] { $count } elementów
   *[other] { $count } elementu
  }
sts-ui-take = Weź ten stos
sts-ui-piles-of = Stosy: { $name }
sts-ui-taken-by = bierze { $name }
sts-ui-down-others = zakryty: znasz go tylko ty
sts-ui-one-pile = Stos A
sts-ui-other-pile = Stos B
sts-ui-split-free = Każdy element trafia do jednego albo drugiego stosu. W każdym musi być co najmniej jeden.
sts-ui-split-free-count = Stos A: { $one } · Stos B: { $other }
sts-ui-has-chosen = po wyborze
sts-ui-album-of = Album: { $name }
sts-ui-collection-of = Codzienna Kolekcja: { $name }
sts-ui-look = Obejrzyj stronę
sts-ui-rivals = Pozostali gracze
sts-ui-ready = gotowe
sts-ui-turn = kolej tej osoby
sts-ui-their-cards = { $count ->
    [0] Mata
    [one] Mata i { $count } karta
    [few] Mata i { $count } karty
    [many] Mata i { $count } kart
   *[other] Mata i { $count } karty
  }
sts-ui-points-of = Punkty: { $name }
sts-ui-tickets = Pozostałe bilety
sts-ui-in-the-end = Na koniec
sts-ui-mat-brought = Punkty za elementy na jej macie
sts-ui-keys-choose = Wybierz znaczek; potem strzałki prowadzą po stronie
sts-ui-keys-place = Umieść znaczek lewym górnym rogiem tutaj
sts-ui-try = Przymierz
sts-ui-try-end = Koniec przymiarki
sts-ui-fits = Tu by się zmieścił
sts-ui-would = { $now }, potem { $then }
sts-ui-changes = Co by się zmieniło
sts-ui-your-mat = Twoja mata
sts-ui-how = Jak wycenia: rozmiar docelowy 2, wartość 2 lub 3 dodaje 1, odkryty rzadki 4, karta lub wieczny znaczek 1. Zakryty znaczek liczy się tylko rozmiarem.
sts-ui-against = przeciw Pinzetcie, poziom { $level }
ui-best-stamp-swap = Z najlepszym ostatnim dniem: { $score }
ui-best-between-stamp-swap = Z najlepszym ostatnim dniem: co najmniej { $score }, najwyżej { $bound }
ui-best-proved-stamp-swap = Udowodnione: przy takim piątku i takiej sobocie żadne ułożenie niedzielnych znaczków i żadna karta konkursowa nie daje więcej.
ui-best-found-stamp-swap = Najlepsze znalezione ułożenie niedzielnych znaczków i najlepsza karta konkursowa, przy takim piątku i takiej sobocie; lepszego nie da się wykluczyć.
ui-best-mine-stamp-swap = To { $percent } tego wyniku.
ui-best-of-stamp-swap = { $name }: { $percent } tego wyniku.
ui-best-mine-between-stamp-swap = To od { $least } do { $most } tego wyniku.
ui-best-of-between-stamp-swap = { $name }: od { $least } do { $most } tego wyniku.
ui-best-perfect-stamp-swap = Ostatniego dnia nie dało się zdobyć więcej.
ui-best-waiting-stamp-swap = Z najlepszym ostatnim dniem
ui-best-title-stamp-swap = Najlepszy ostatni dzień
sts-ui-built-in-short = znaczki naszego pomysłu
sts-ui-built-in-new = Znaczki, karty uczestników i karty konkursowe są naszego pomysłu, chyba że ten serwer ma pakiet z tym, co jest w pudełku.
