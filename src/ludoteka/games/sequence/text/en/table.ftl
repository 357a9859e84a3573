### What a table plays for, in its head.

seq-goal = { $needed ->
    [one] First to one sequence of five wins
   *[other] First to { $needed } sequences of five wins
}
seq-goal-teams = { $needed ->
    [one] First team to one sequence of five wins
   *[other] First team to { $needed } sequences of five wins
}

## What is spent for good

seq-warn-two-eyed = This spends your two-eyed jack.
seq-warn-one-eyed = This spends your one-eyed jack.
seq-warn-needless = This spends your two-eyed jack; { $card } goes here, too.

## The hand

seq-card-idle = { $card }, nothing to remove yet
seq-ui-idle = nothing to remove yet
seq-ui-again = { $what }: choose it again, or press the button.
seq-ui-here = Place here
