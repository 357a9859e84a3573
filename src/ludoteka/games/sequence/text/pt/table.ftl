### O que se joga à mesa, no cabeçalho.

seq-goal = { $needed ->
    [one] Ganha quem fizer primeiro uma sequência de cinco
   *[other] Ganha quem fizer primeiro { $needed } sequências de cinco
}
seq-goal-teams = { $needed ->
    [one] Ganha a equipa que fizer primeiro uma sequência de cinco
   *[other] Ganha a equipa que fizer primeiro { $needed } sequências de cinco
}

## O que se gasta de vez

seq-warn-two-eyed = Gasta o seu valete de dois olhos.
seq-warn-one-eyed = Gasta o seu valete de um olho.
seq-warn-needless = Gasta o seu valete de dois olhos; aqui também serve { $card }.

## The hand

seq-card-idle = { $card }, ainda nada para tirar
seq-ui-idle = nada para tirar
seq-ui-again = { $what }: escolha outra vez ou prima o botão.
seq-ui-here = Pôr aqui
