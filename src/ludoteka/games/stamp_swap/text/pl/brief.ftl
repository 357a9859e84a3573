### Zasady w 30 sekund: cel, tura, punkty.

rulebook-stamp-swap-brief = Ułóż w trzy dni najlepszą stronę znaczków.
    .turn = Każdego dnia zbierasz przedmioty, jeden rezerwujesz, a resztę dzielisz na dwa stosy. Ktoś bierze jeden z nich, drugi jest twój, a ty wybierasz stos od innych. Potem kładziesz znaczki.
    .points = Co dzień punktujesz wystawców i jeden wybrany konkurs. Na koniec liczą się wartości znaczków, wieczne znaczki, specjaliści i finał.
