### The rules in 30 seconds: the goal, a turn, the points.

rulebook-goofspiel-brief = Win the most points in prizes.
    .turn = Everyone bids one card for the prize, all at once.
    .points = The highest card takes it; every card is bid once.
