### Zasady w 30 sekund: cel, tura, punkty.

rulebook-mini-fits-brief = Zapełniaj całe linie swojej ramki, przez dwie rundy.
    .turn = Wszyscy dostają ten sam klocek: obróć go, odwróć i zsuń prosto w dół. Albo odłóż go na dobre.
    .points = Pełna linia to 1 punkt. W rundzie 2 trzy widoczne symbole jednego koloru to 3 punkty.
