### As regras em 30 segundos: objetivo, jogada, pontos.

rulebook-sequence-brief = Alinhe cinco fichas da sua cor: duas vezes com duas equipas, uma com três.
    .turn = Jogue uma carta, ponha uma ficha numa das duas casas que a mostram e compre outra carta.
    .points = O valete de dois olhos põe uma ficha em qualquer casa livre; o de um olho retira uma ficha adversária. Os cantos são de todos.
