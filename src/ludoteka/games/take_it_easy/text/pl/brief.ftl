### Zasady w 30 sekund: cel, tura, punkty.

rulebook-take-it-easy-brief = Ułóż na swojej planszy linie z jedną cyfrą, od krawędzi do krawędzi.
    .turn = Wszyscy dostają ten sam kafel i każdy kładzie go na pustym polu swojej planszy. Tam już zostaje.
    .points = Rząd z jedną cyfrą daje ją za każdy kafel; jedna inna cyfra i rząd nie daje nic. Wygrywa najwyższa suma.
