### O que se joga à mesa, no cabeçalho.

sts-goal-introductory = Supere { $points } pontos em três dias
sts-goal-full = Supere a Pinzetta em { $days } dias
sts-goal-several = Faça mais pontos em { $days } dias
