### O que se joga à mesa, no cabeçalho.

seq-goal = { $needed ->
    [one] O primeiro com uma sequência ganha
   *[other] O primeiro com { $needed } sequências ganha
}
seq-goal-teams = { $needed ->
    [one] A primeira equipa com uma sequência ganha
   *[other] A primeira equipa com { $needed } sequências ganha
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
