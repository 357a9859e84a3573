### The rules in 30 seconds: the goal, a turn, the points.

rulebook-take-it-easy-brief = Fill your board with rows of one number from edge to edge.
    .turn = Everyone gets the same tile and places it on an empty cell of their own board. It never moves again.
    .points = A complete row scores its number once for each of its tiles; a row with a different number in it scores nothing. The highest total wins.
