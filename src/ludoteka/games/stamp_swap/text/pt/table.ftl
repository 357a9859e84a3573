### O que se joga à mesa, no cabeçalho.

sts-goal-introductory = Supere { $points } pontos em três dias
sts-goal-full = Faça mais pontos do que a Pinzetta em { $days } dias
sts-goal-several = Ao fim de { $days } dias, ganha quem tiver mais pontos
