### What a table plays for, in its head.

sts-goal-introductory = Beat { $points } points in three days
sts-goal-full = Score more than Pinzetta in { $days } days
sts-goal-several = Most points after { $days } days win
