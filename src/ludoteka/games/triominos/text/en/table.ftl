### What a table plays for, in its head.

tri-goal-round = Most points in one round win
tri-goal-out = Be the first to lay all your tiles
tri-goal-reach = Rounds add up until someone has { $points }: most points win
tri-goal-exceed = Rounds add up until someone has more than { $points }: most points win

## What is spent for good

tri-warn-fits = A tile of yours fits. This costs { $points }.
