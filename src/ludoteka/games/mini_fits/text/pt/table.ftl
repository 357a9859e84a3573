### O que se joga à mesa, no cabeçalho: o que pontua e o que ganha.

fit-goal-both = Complete linhas; na 2.ª ronda, deixe também símbolos à vista: { $how }
fit-goal-first = Complete linhas: { $how }
fit-goal-second = Complete linhas e deixe símbolos à vista: { $how }
fit-goal-alone = faça o máximo de pontos
fit-goal-most = ganha quem tiver mais pontos
