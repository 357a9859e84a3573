### O que se joga à mesa, no cabeçalho.

tri-goal-round = Uma ronda: ganha quem tiver mais pontos
tri-goal-out = Seja o primeiro a colocar todas as suas peças
tri-goal-reach = As rondas somam-se até alguém ter { $points }: ganha quem tiver mais pontos
tri-goal-exceed = As rondas somam-se até alguém passar dos { $points }: ganha quem tiver mais pontos

## O que se gasta de vez

tri-warn-fits = Uma das suas peças serve. Isto custa { $points }.
