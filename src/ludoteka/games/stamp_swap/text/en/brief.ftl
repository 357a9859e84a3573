### The rules in 30 seconds: the goal, a turn, the points.

rulebook-stamp-swap-brief = Build the best page of stamps in three days.
    .turn = Each day you collect items, reserve one and split the rest into two piles. Someone else takes one pile, you keep the other and choose from theirs. Then you place your stamps.
    .points = Every day you score your exhibitors and one contest of your choice. At the end printed values, forever stamps, specialists and the finale count.
