### The rules in 30 seconds: the goal, a turn, the points.

rulebook-mini-fits-brief = Fill whole lines of your frame, in two rounds.
    .turn = Everyone gets the same piece: turn it, flip it, and slide it straight down. Or set it aside for good.
    .points = A full line scores 1 point. In round 2 three symbols of one colour that stay in sight score 3.
