### O que se joga à mesa, no cabeçalho: o que pontua e o que ganha.

tie-goal-rows = Complete linhas: { $how }
tie-goal-beams = Complete linhas e raios: { $how }
tie-goal-brightest = Linhas e raios mais brilhantes (60): { $how }
tie-goal-alone = faça o máximo de pontos
tie-goal-most = ganha quem tiver mais pontos
tie-goal-series = ganha quem tiver mais pontos após { $rounds } rondas

## O que se gasta de vez

tie-warn-joker = Um joker posto de lado fica lá: nunca vai para uma válvula.
tie-warn-done = Ainda pode pôr uma peça numa válvula.
tie-now-valves-none = Nenhuma das peças postas de lado pode ir para uma válvula. Termine a ronda.

## The bag

tie-bag = No saco: { $left }, por sair: { $come }
