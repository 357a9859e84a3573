### Our own rulebook of Triominos. One message per rule; `.assumed` marks rules that rest on an assumption of ours.

rulebook-triominos-components = What is in the box
rulebook-triominos-setup = Before a round
rulebook-triominos-turn = Your turn
rulebook-triominos-points = Points
rulebook-triominos-drawing = Drawing and passing
rulebook-triominos-end = The end
rulebook-triominos-variants = Other editions
rulebook-triominos-rulings = Rulings

## What is in the box

TRI-C1 = 2 to 4 players share 56 triangular tiles, and everyone has a rack. Every tile is there once. Assumed, as the set is described elsewhere: each corner carries a number from 0 to 5. Read clockwise from the lowest, the numbers never fall: 6 tiles carry one number three times, 30 carry one twice, 20 carry three different ones, and no tile is the mirror image of another; all numbers together make 420. If your box differs, give the program a list of its tiles.
    .title = Tiles
    .caption = Five of the 56 tiles.
    .assumed = yes

## Before a round

TRI-1 = All tiles are mixed face down. Everyone draws in turn, one at a time, until 2 players have 9 each, or 3 or 4 players have 7 each. The rest is the pool. Racks are secret.
    .title = The deal
TRI-2 = When the racks are full, everyone draws one more tile and shows it. The highest sum starts; if several share it, they draw again. Then these tiles go back into the pool, and it is mixed again. Assumed: only those who share the highest sum draw again, and all tiles drawn for this stay out until it is settled who starts.
    .title = Who starts
    .assumed = yes

## Your turn

TRI-3 = The starter lays any tile and scores the sum of its numbers. Then play goes round clockwise.
    .title = The first tile
    .caption = 3 and 5 and 1: 9 points.
TRI-4 = A tile is laid against one on the table: at least one whole side is shared, and both numbers of every shared side are equal. Assumed, as in other editions: wherever a corner touches the corner of another tile, the two numbers match, too.
    .title = Every corner matches
    .caption = Two tiles, and where they can be laid.
    .assumed = yes
TRI-5 = One tile per turn, from your own rack.
    .title = One tile

## Points

TRI-6 = A tile scores the sum of its three numbers. A bridge adds 40, a hexagon 50, a double hexagon 60, a triple hexagon 70. Assumed: only one of these counts for a tile.
    .title = What a tile scores
    .caption = The second tile scores 12.
    .assumed = yes
TRI-7 = A bridge touches the layout in two places: with one side, and with the corner opposite to it, where the same number is. Assumed: the two other sides are free. With an option every tile counts whose three corners all touch.
    .title = Bridges
    .caption = With one side above and the corner below: a bridge.
    .caption2 = Two sides and all corners touch: a bridge only with the option “Loose bridges”.
    .assumed = yes
TRI-8 = The sixth tile around a point makes a hexagon. Assumed: if it closes two at once, it is a double hexagon; with three, a triple. A tile that closes a hexagon is not a bridge.
    .title = Hexagons
    .caption = The sixth tile around a point.
    .caption2 = Two hexagons at once.
    .caption3 = Three hexagons at once.
    .assumed = yes

## Drawing and passing

TRI-9 = If you cannot or do not want to lay a tile, draw from the pool: up to 3 per turn, and each costs 5. If you draw 3 and lay nothing, you lose another 10 and the turn ends: 25 in all. Assumed: after each draw you may lay any tile of yours, or go on drawing even if one fits. With an option you may draw only if none of your tiles fits.
    .title = Drawing
    .caption = None of these tiles fits: draw.
    .assumed = yes
TRI-10 = If the pool is empty and no tile fits, you pass and lose nothing. Assumed: if the pool runs out after your first or second draw, you do not pay the additional 10.
    .title = The pool is empty
    .assumed = yes

## The end

TRI-11 = The player who lays the last tile of their rack ends the round, and gets 25 and the sum of all tiles left on the other racks.
    .title = Going out
TRI-12 = If nobody can lay a tile, the round is blocked, and everyone loses the sum of their own rack. Assumed: not before the pool is empty.
    .title = A blocked round
    .assumed = yes
TRI-13 = The highest score wins.
    .title = Winning
TRI-14 = In a tournament rounds add up, usually 2 or 3. The round in which someone reaches 400 is finished and is the last; the highest total wins. The Polish rulebook says “reaches”, the Portuguese one “exceeds”: with an option it takes more than 400. Assumed: a moment is enough, even if the total falls again; who starts is drawn anew in every round; after 20 rounds it is over in any case.
    .title = Tournament
    .assumed = yes
TRI-16 = A round can also be played just for fun, without counting points: the first to lay the last tile of their rack wins. Assumed: drawing then costs nothing, and in a blocked round the lowest rack wins.
    .title = Without points
    .assumed = yes

## Other boxes, other habits

TRI-15 = There are sets of 76 tiles, with mirror images, and of 84 tiles, with numbers from 0 to 6. By the classic rules the highest triple starts and scores 10 more, 0-0-0 scores 40 more; without a triple the highest sum starts, and scores nothing more. A player who is to start with a triple and holds 0-0-0 as well may open with 0-0-0, and then shows the triple to everyone. You draw only if you are stuck, and then until a tile fits; some editions stop after 3. In a blocked round, the lowest rack gains the sums of the others, less its own. If several have reached 400, the winner of that round wins. Each of these is an option. Assumed: of equal sums the tile with the higher number starts; a player who can lay a tile may not draw; all who share the lowest rack gain; only those who end with 400 have reached it, and in a blocked round the lowest rack has won it; if nobody who has reached 400 won the round, the highest total wins.
    .title = Options
    .caption = A tile and its mirror image, and two tiles with sixes.
    .assumed = yes

## Rulings

TRI-R1 = Assumed: while there is a pool, drawing is up to you, and 3 draws without a tile laid cost 25, whether you could lay one or not. When the pool is empty, a player who can lay a tile must do so, even if a third draw emptied the pool.
    .title = Drawing by choice
    .assumed = yes
TRI-R2 = Assumed: the starter must lay a tile and may not draw first. If the pool runs out after the first or second draw, each drawn tile costs 5 and nothing more; a player who draws a third one and lays nothing pays 25 as usual.
    .title = At the beginning, and at the end of the pool
    .assumed = yes
TRI-R3 = Assumed: whether a round is blocked is judged by all racks, and only with an empty pool. Points may fall below 0. A tie for the highest score is a shared win.
    .title = Blocked, below zero, tied
    .assumed = yes
