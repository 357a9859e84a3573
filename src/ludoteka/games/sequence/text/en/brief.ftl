### The rules in 30 seconds: the goal, a turn, the points.

rulebook-sequence-brief = Line up five chips of your colour: twice with two teams, once with three.
    .turn = Play a card, put a chip on one of the two squares that show it, draw a card.
    .points = Two-eyed jacks put a chip on any free square, one-eyed jacks take an opponent’s chip away. The corners belong to everyone.
