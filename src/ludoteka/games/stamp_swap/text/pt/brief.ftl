### As regras em 30 segundos: objetivo, jogada, pontos.

rulebook-stamp-swap-brief = Faça a melhor página de selos em três dias.
    .turn = Em cada dia recolhe itens, reserva um e divide o resto em duas pilhas. Alguém leva uma, a outra fica para si, e escolhe uma pilha de outra pessoa. Depois coloca os selos.
    .points = Em cada dia pontua os expositores e um concurso à sua escolha. No fim contam os valores dos selos, os selos permanentes, os especialistas e o concurso final.
