### What the room's own client says.

sts-ui-tab-album = Album
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
sts-ui-down = zakryty
sts-ui-no-room = brak miejsca na stronie
sts-ui-swapped = zamieniony
sts-ui-she-took = bierze Pinzetta
sts-ui-large = Duży stos
sts-ui-small = Mały stos
sts-ui-reserved = Zarezerwowane
sts-ui-yours = Twoja Codzienna Kolekcja
sts-ui-hers = Stosy Pinzetty
sts-ui-split = Utwórz te stosy
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
sts-ui-introductory = Tryb wprowadzający: jej przedmioty są odrzucane, a na końcu ma { $points } pkt.
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
sts-ui-decisions-mat = Na koniec jeszcze jedna podaje punkty za każdy przedmiot na polu jej maty.
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
    [one] { $count } przedmiot
    [few] { $count } przedmioty
    [many] { $count } przedmiotów
   *[other] { $count } przedmiotu
  }
sts-ui-piles-of = Stosy: { $name }
sts-ui-taken-by = bierze { $name }
sts-ui-down-others = zakryty: znasz go tylko ty
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
sts-ui-mat-brought = Punkty za przedmioty na jej macie
sts-ui-keys-choose = Wybierz znaczek; potem strzałki prowadzą po stronie
sts-ui-keys-place = Umieść znaczek lewym górnym rogiem tutaj
sts-ui-try = Przymierz na stronie
sts-ui-try-end = Koniec przymiarki
sts-ui-fits = Tu by się zmieścił
sts-ui-would = { $now }, potem { $then }
sts-ui-changes = Co by się zmieniło
sts-ui-your-mat = Twoja mata
sts-ui-how = Monety: ile przedmiot jest wart dla Pinzetty. Weźmie stos, w którym jest ich więcej, chyba że jej karta część skreśli.
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

## Dzień przy stole

sts-ui-the-day = Dzień
sts-ui-goal = Wygrywa, kto w niedzielę wieczorem ma najwięcej punktów: zapełniaj stronę i punktuj konkursy.
sts-ui-step-collect = Zbieranie
sts-ui-step-reserve = Rezerwacja
sts-ui-step-split = Podział
sts-ui-step-choose = Wybór
sts-ui-step-exhibit = Wystawa
sts-ui-step-collect-about = Na stół trafiają dzisiejsze przedmioty.
sts-ui-step-reserve-about = Jeden przedmiot na pewno będzie twój.
sts-ui-step-split-about = Z reszty powstaje duży i mały stos.
sts-ui-step-choose-about = Ktoś bierze jeden z twoich stosów, a ty jeden z cudzych.
sts-ui-step-exhibit-about = Nowe znaczki trafiają na stronę i liczysz jeden konkurs.
sts-ui-tickets-left = Bilety: { $count } z 3
sts-ui-tickets-about = Każdego dnia liczysz jeden konkurs i kładziesz na nim bilet.
sts-ui-tab-yours = Twoje stosy
sts-ui-tab-hers = Jej stosy
sts-ui-tab-theirs = Inni
sts-ui-worth-to-her = wart dla niej { $worth }
sts-ui-tray-count = { $count } z { $of }
sts-ui-to-small = Przenieś na mały stos
sts-ui-to-large = Przenieś na duży stos
sts-ui-tray-how = Dotknij lub przeciągnij na drugą tacę. Monety: wartość dla niej. Pola: jej karty; każdy ✕ zabiera monetę.
sts-ui-tray-how-several = Dotknij przedmiotu albo go przeciągnij, by trafił na drugą tacę.
sts-ui-large-needs = { $count ->
    [one] W dużym stosie brakuje jednego przedmiotu.
    [few] W dużym stosie brakuje { $count } przedmiotów.
    [many] W dużym stosie brakuje { $count } przedmiotów.
   *[other] W dużym stosie brakuje { $count } przedmiotu.
  }
sts-ui-large-too-many = { $count ->
    [one] W dużym stosie jest o jeden przedmiot za dużo.
    [few] W dużym stosie są o { $count } przedmioty za dużo.
    [many] W dużym stosie jest o { $count } przedmiotów za dużo.
   *[other] W dużym stosie jest o { $count } przedmiotu za dużo.
  }
sts-ui-each-needs-one = W każdym stosie musi coś leżeć.
sts-ui-sight-about = Ktoś wybierze jeden z twoich stosów. Oto, co widzi:
sts-ui-sight = { $values } pkt{ $cards ->
    [0] {""}
    [one] , { $cards } karta
    [few] , { $cards } karty
    [many] , { $cards } kart
   *[other] , { $cards } karty
  }{ $hidden ->
    [0] {""}
   *[other] , zakryte: { $hidden }
  }
sts-ui-sight-both = Widać w nim: { $here }. W drugim: { $there }.
sts-ui-values-in-sight = widać { $values } pkt
sts-ui-odds-large = Weźmie duży stos, jakąkolwiek kartę odkryje.
sts-ui-odds-small = Weźmie mały stos, jakąkolwiek kartę odkryje.
sts-ui-odds-large-unless = { $count ->
    [one] Weźmie duży stos, chyba że na jej karcie jest ✕.
    [few] Weźmie duży stos, chyba że na jej karcie są co najmniej { $count } ✕.
    [many] Weźmie duży stos, chyba że na jej karcie jest co najmniej { $count } ✕.
   *[other] Weźmie duży stos, chyba że na jej karcie jest co najmniej { $count } ✕.
  }
sts-ui-odds-small-unless = { $count ->
    [one] Weźmie mały stos, chyba że na jej karcie jest ✕.
    [few] Weźmie mały stos, chyba że na jej karcie są co najmniej { $count } ✕.
    [many] Weźmie mały stos, chyba że na jej karcie jest co najmniej { $count } ✕.
   *[other] Weźmie mały stos, chyba że na jej karcie jest co najmniej { $count } ✕.
  }
sts-ui-odds-by-card = Który stos weźmie, zależy od karty, którą odkryje.
sts-ui-odds-cards = Duży stos bierze przy { $large } z { $cards } kart.
sts-ui-odds-percent = Duży { $large }%, mały { $small }%.
sts-ui-odds-sums = Dla niej: duży { $large } ({ $own } + 1), mały { $small }.
sts-ui-scoring = Policz jeden konkurs
sts-ui-scoring-about = { $count ->
    [one] Został ci jeden bilet. Konkurs z twoim biletem już się nie liczy.
    [few] Masz jeszcze { $count } bilety, po jednym na dzień. Konkurs z twoim biletem już się nie liczy.
    [many] Masz jeszcze { $count } biletów, po jednym na dzień. Konkurs z twoim biletem już się nie liczy.
   *[other] Masz jeszcze { $count } biletu, po jednym na dzień. Konkurs z twoim biletem już się nie liczy.
  }
sts-ui-she-chooses = Pinzetta odkrywa kartę…
sts-ui-took-large = Wzięła twój duży stos.
sts-ui-took-small = Wzięła twój mały stos.
sts-ui-why-none = Jej karta nie zabiera monet. Duży { $large }, mały { $small }: bierze wyższy; przy równych duży.
sts-ui-why-crossed = Jej karta zabiera { $gone } z jej lepszego stosu. Zostaje: duży { $large }, mały { $small }; bierze wyższy; przy równych duży.
sts-ui-you-keep = Zostaje ci { $pile }: { $items }.
sts-ui-keeps = Zostaje { $pile }: { $items }.
sts-ui-mine = Twój
sts-ui-kept = Zostaje
sts-ui-skip = Pomiń
sts-ui-show-again = Pokaż jeszcze raz
sts-ui-take-one = Teraz ty: weź jeden z jej stosów
sts-ui-hidden-turn-up = Zakryte znaczki odkryją się po wzięciu
sts-ui-hers-later = Później weźmiesz jeden z nich
sts-ui-the-swap = Wymiana
sts-ui-you = Ty
sts-ui-you-took = Bierzesz { $pile } od gracza { $name }.
sts-ui-took-yours = { $name } bierze twój { $pile }; drugi zostaje u ciebie.
sts-ui-took-from = { $name } bierze { $pile } od gracza { $from }.
sts-ui-day-over = { $day }: koniec dnia
sts-ui-you-have = Twoje punkty do tej pory
sts-ui-to-beat = Pinzetta będzie miała
sts-ui-on-to = Dalej: { $day }
sts-ui-never-rare = nie do rezerwacji
sts-ui-to-place = Umieść znaczki
sts-ui-swap-over = Wymiana skończona. Zobacz, kto co wziął.
sts-ui-keep-both = Nie został dla ciebie żaden stos: zatrzymujesz oba swoje.
sts-ui-keeps-both = { $name } zatrzymuje oba stosy: żaden nie został do wzięcia.
sts-ui-collected = Zebrane
