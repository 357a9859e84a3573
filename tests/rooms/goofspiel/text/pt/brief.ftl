### As regras em 30 segundos: objetivo, jogada, pontos.

rulebook-goofspiel-brief = Ganhe mais pontos em prémios.
    .turn = Todos licitam o prémio com uma carta, ao mesmo tempo.
    .points = A mais alta leva-o; cada carta joga-se uma vez.
