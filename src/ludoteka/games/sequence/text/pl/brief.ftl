### Zasady w 30 sekund: cel, tura, punkty.

rulebook-sequence-brief = Ułóż w linii pięć pionków swojego koloru: dwa razy przy dwóch drużynach, raz przy trzech.
    .turn = Zagraj kartę, postaw pionek na jednym z dwóch jej pól, dobierz kartę.
    .points = Walet dwuoczny stawia pionek na dowolnym wolnym polu, jednooczny zabiera pionek przeciwnika. Rogi należą do wszystkich.
