### O que se joga à mesa, no cabeçalho.

seq-goal = { $needed ->
    [one] Ganha quem fizer uma sequência
   *[other] Ganha quem fizer { $needed } sequências
}
seq-goal-teams = { $needed ->
    [one] Ganha a equipa que fizer uma sequência
   *[other] Ganha a equipa que fizer { $needed } sequências
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
