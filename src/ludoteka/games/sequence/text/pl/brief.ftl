### Zasady w 30 sekund: cel, tura, punkty.

rulebook-sequence-brief = Ułóż w linii pięć pionków swojego koloru: dwa razy przy dwóch drużynach, raz przy trzech.
    .turn = Zagraj kartę, postaw pionek na jednym z dwóch jej pól, dobierz kartę.
    .points = Walet z dwojgiem oczu stawia pionek na dowolnym wolnym polu, z jednym okiem zdejmuje pionek przeciwnika. Rogi należą do wszystkich.
