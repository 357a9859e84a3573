### The rules in 30 seconds: the goal, a turn, the points.

rulebook-triominos-brief = Score the most points, and get rid of your tiles first.
    .turn = Lay one tile so that the numbers of every shared side match. If you cannot, draw: each tile costs 5, three at most.
    .points = A tile scores its three numbers, a bridge 40 more, a hexagon 50 more. Whoever goes out gets 25 and all that is left on the other racks.
