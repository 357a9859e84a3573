### O que se joga à mesa, no cabeçalho.

tri-goal-round = Faça mais pontos numa só ronda
tri-goal-out = Seja o primeiro a ficar sem peças
tri-goal-reach = Rondas até alguém ter { $points }: ganha quem tiver mais pontos
tri-goal-exceed = Rondas até alguém passar dos { $points }: ganha quem tiver mais pontos

## O que se gasta de vez

tri-warn-fits = Uma das suas peças serve. Isto custa { $points }.
