### What the room's own client says.

seq-ui-hand = A sua mão
seq-ui-hand-of = Cartas de { $name }
seq-ui-chosen = escolhida
seq-ui-dead = morta
seq-ui-places = { $count ->
    [1] { $count } lugar
   *[other] { $count } lugares
}
seq-ui-lit = { $what }: { $count ->
    [1] { $count } casa iluminada. Escolha-a.
   *[other] { $count } casas iluminadas. Escolha uma.
}
seq-ui-choose-card = Escolha uma carta, ou uma casa onde caiba uma das suas cartas.
seq-ui-order = Ordem da mão
seq-ui-order-suit = Por naipe
seq-ui-order-rank = Por valor
seq-ui-order-worth = Por utilidade no tabuleiro
seq-ui-order-drawn = Como saíram
seq-ui-pile = Monte
seq-ui-discards = Descartadas
seq-ui-turned = Virada e riscada: uma sequência.
seq-ui-teams-need = O que falta a cada equipa
seq-ui-teams = Equipas
seq-ui-needs-hide = Ocultar
seq-ui-needs-show = Mostrar
seq-ui-team-mine = a sua equipa
seq-ui-team-far = Ainda não há três em linha.
seq-ui-cards = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
