### What the room's own client says.

tri-ui-ledger-about = Registe cada jogada à medida que se joga. O programa conta e guarda as rondas de um torneio.
tri-ui-ledger-go = Registar as jogadas
tri-ui-ledger-turn = Ronda { $round }, jogada { $turn }
tri-ui-ledger-who = Quem
tri-ui-ledger-drawn = Peças tiradas
tri-ui-ledger-tile = Peça colocada
tri-ui-ledger-bonus = Bónus
tri-ui-ledger-no-bonus = nenhum
tri-ui-ledger-enter = Registar
tri-ui-ledger-enter-none = Registar: nenhuma peça
tri-ui-ledger-end = Terminar a ronda…
tri-ui-ledger-how = Como acabou?
tri-ui-ledger-choose = Escolher…
tri-ui-ledger-out = { $name } ficou sem peças
tri-ui-ledger-blocked = Ninguém pode colocar uma peça
tri-ui-ledger-left = Peças que sobram a { $name } ({ $count })
tri-ui-ledger-finish = Contar a ronda
tri-ui-ledger-over = A ronda { $round } acabou
tri-ui-ledger-goal = até { $goal } pontos
tri-ui-score-history-plain = Ronda { $round }, jogada a jogada
tri-ui-chosen-tile = escolhida
tri-ui-rack = O seu suporte
tri-ui-new = nova
tri-ui-tile-places = { $tile } { $count ->
    [0] não serve em lado nenhum
    [1] tem { $count } lugar
   *[other] tem { $count } lugares
}
tri-ui-tile-held = { $tile }: para onde?
tri-ui-tile-stuck = Escolha um lugar livre para ver que canto não coincide.
tri-ui-lay-hint = Escolha um lugar; a peça roda para servir.
tri-ui-lay-try = Escolha um lugar livre; se servir, a peça roda.
tri-ui-choose-tile = Escolha uma peça ou um lugar.
tri-ui-choose-tile-first = Escolha primeiro uma peça do seu suporte.
tri-ui-lay = Colocar, +{ $points }
tri-ui-lay-free = Colocar
tri-ui-lay-bonus = Colocar: { $bonus }, +{ $points }
tri-ui-lay-tile = { $tile }, +{ $points }
tri-ui-go-on = Continuar
tri-ui-pool = Baralho
tri-ui-pool-left = { $count ->
    [0] O baralho já acabou.
    [1] { $count } peça no baralho.
   *[other] { $count } peças no baralho.
}
tri-ui-drawing = Até { $draws } em cada jogada. { $draws } tiradas e nada colocado: −{ $total } ao todo.
tri-ui-drawing-free = Até { $draws } em cada jogada.
tri-ui-score-history = Evolução dos pontos
tri-ui-score-history-round = Ronda { $round }, até { $goal } pontos
tri-ui-turn-number = Jogada
tri-ui-turn-by-turn = Jogada a jogada
tri-ui-draws = { $count ->
    [1] { $count } tirada
   *[other] { $count } tiradas
}
tri-ui-nothing-laid = nada colocado
tri-ui-passed = passou a vez
tri-ui-to-play = a jogar
tri-ui-lot = tirou { $tile }
tri-ui-left-own = { $tile } no próprio suporte
tri-ui-left-of = { $tile } com { $name }
tri-ui-round-total = Esta ronda
tri-ui-ended-out = Quem ficou sem peças recebe um bónus e a soma dos outros suportes.
tri-ui-ended-blocked = Cada um perde a soma do seu suporte.
tri-ui-ended-blocked-gains = O suporte mais baixo ganha a soma dos outros, menos a sua.

tri-ui-turn-tile = Rodar a peça
tri-ui-keys-open = De lugar livre em lugar livre
tri-ui-keys-all = Também sobre as peças

## A place is chosen before a tile

tri-ui-fits = serve
tri-ui-fit-here = { $count ->
    [1] Uma das suas peças serve aqui.
   *[other] { $count } das suas peças servem aqui.
}
tri-ui-fit-list = Servem { $count } das suas peças: { $tiles }
tri-ui-said = { $text }
