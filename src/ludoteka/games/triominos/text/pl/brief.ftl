### Zasady w 30 sekund: cel, tura, punkty.

rulebook-triominos-brief = Zdobądź najwięcej punktów i pozbądź się kamieni przed innymi.
    .turn = Dołóż jeden kamień tak, by zgadzały się liczby na każdym wspólnym boku. Nie pasuje? Dobieraj: każdy kamień kosztuje 5, najwyżej trzy.
    .points = Kamień daje sumę swoich liczb, most 40 więcej, hexagon 50 więcej. Kto wyłoży wszystko, dostaje 25 i to, co zostało innym.
