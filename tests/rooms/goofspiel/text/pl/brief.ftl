### Zasady w 30 sekund: cel, tura, punkty.

rulebook-goofspiel-brief = Zdobądź w nagrodach najwięcej punktów.
    .turn = Wszyscy naraz licytują o nagrodę jedną kartą.
    .points = Bierze ją najwyższa karta; każdą kartę zagrywa się raz.
