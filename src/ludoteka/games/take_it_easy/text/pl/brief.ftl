### Zasady w 30 sekund: cel, tura, punkty.

rulebook-take-it-easy-brief = Ułóż na swojej planszy linie jednej liczby, od krawędzi do krawędzi.
    .turn = Wszyscy dostają ten sam kafel i każdy kładzie go na pustym polu swojej planszy. Tam już zostaje.
    .points = Pełny rząd daje swoją liczbę za każdy kafel; rząd z inną liczbą nie daje nic. Wygrywa najwyższa suma.
