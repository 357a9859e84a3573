### Triominos: everything the room says during play. The rulebook is in rulebook.ftl.

game-triominos = Triominos
game-triominos-about = Lay triangles so that all corners match, build bridges and hexagons, and get rid of your tiles.
game-triominos-box = Match the corners, build bridges and hexagons.
game-triominos-line = Match corners, build bridges.

## Presets

preset-triominos-edition = One round
preset-triominos-edition-about = 56 tiles, one round, the highest score wins.
preset-triominos-tournament = Tournament
preset-triominos-tournament-about = Rounds add up until someone reaches 400.
preset-triominos-classic = Classic
preset-triominos-classic-about = The highest triple starts, you draw until a tile fits, and in a blocked round the lowest rack gains. To 400 points; if several get there, the winner of the round wins.
preset-triominos-no-points = Without points
preset-triominos-no-points-about = One round without points: the first to go out wins.
preset-triominos-mirrored = With mirror images
preset-triominos-mirrored-about = 76 tiles: three different numbers come both ways round.
preset-triominos-sixes = Up to six
preset-triominos-sixes-about = 84 tiles with the numbers 0 to 6.

## Options

option-triominos-tiles = Tiles
choice-triominos-tiles-56 = 56, numbers 0 to 5
choice-triominos-tiles-76 = 76, with mirror images
choice-triominos-tiles-84 = 84, numbers 0 to 6

option-triominos-length = How long
choice-triominos-length-round = One round
choice-triominos-length-tournament = Rounds up to 400 points

option-triominos-goal = The last round
option-triominos-goal-about = The Polish rulebook ends the tournament when someone reaches 400, the Portuguese one when someone exceeds it.
choice-triominos-goal-reach = When someone has 400
choice-triominos-goal-exceed = When someone has more than 400

option-triominos-past_goal = Several reach 400
option-triominos-past_goal-about = The rulebook lets the highest total win. Classic rules let the winner of the last round win. Assumed: only players who end with 400 count, the lowest rack wins a blocked round, and if the winner of the round is not among them, the highest total wins.
choice-triominos-past_goal-highest = The highest total wins
choice-triominos-past_goal-round-winner = The winner of the round wins

option-triominos-points = Points
choice-triominos-points-counted = Counted
choice-triominos-points-none = Not counted: first out wins

option-triominos-loose_bridge = Loose bridges
option-triominos-loose_bridge-about = Assumed: a bridge touches with one side and the corner opposite. Choose yes to count every tile whose three corners all touch.

option-triominos-start = Who starts
choice-triominos-start-lot = The highest tile drawn
choice-triominos-start-highest = The highest triple, with a bonus

option-triominos-show_triple = Opening with 0-0-0 shows the triple
option-triominos-show_triple-about = Classic rules: a player who opens with 0-0-0 and also holds the triple that was to start shows it to everyone.

option-triominos-draws = Drawing
choice-triominos-draws-three = Up to three tiles, by choice
choice-triominos-draws-until-fit = Only if stuck, until one fits
choice-triominos-draws-three-if-stuck = Only if stuck, up to three

option-triominos-blocked = A blocked round
choice-triominos-blocked-subtract = All lose their own rack
choice-triominos-blocked-lowest-gains = The lowest rack gains

## Tiles and cells, read aloud

tri-tile = { $a }-{ $b }-{ $c }
tri-cell = Cell { $cell }
tri-open-any = Open cell { $cell }: any tile
tri-open-up = Open cell { $cell }: { $top } at the top, { $right } lower right, { $left } lower left
tri-open-down = Open cell { $cell }: { $left } upper left, { $right } upper right, { $bottom } at the bottom
tri-number = { $number }
tri-number-any = any number
tri-table = The table
tri-starter = starts
tri-note-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
tri-note-shown = { $tiles }, one is { $tile }
tri-left-pool = Pool
tri-left-number = Unseen tiles with a { $number }
tri-bonus-bridge = bridge
tri-bonus-hexagon = hexagon
tri-bonus-double-hexagon = double hexagon
tri-bonus-triple-hexagon = triple hexagon
tri-bonus-triple-start = opening triple
tri-bonus-zero-start = opening with 0-0-0

## What is going on

tri-now-deal = Round { $round }: the tiles are dealt.
tri-now-lots = Drawing to see who starts: the highest sum does.
tri-now-draw = { $name } draws a tile.
tri-now-wait = { $name } plays.
tri-now-open = You start: lay any tile.
tri-now-open-highest = You start, with your highest tile.
tri-now-play = Your turn: lay a tile, or draw.
tri-now-lay = Your turn: lay a tile.
tri-now-play-drawn = { $drawn ->
    [one] { $drawn } tile drawn. A tile fits.
   *[other] { $drawn } tiles drawn. A tile fits.
}
tri-now-stuck = Your turn: none of your tiles fits. Draw one.
tri-now-draw-again = { $drawn ->
    [one] { $drawn } tile drawn, and none fits. Draw again.
   *[other] { $drawn } tiles drawn, and none fits. Draw again.
}
tri-now-pass = None of your tiles fits, and there is no more to draw. Pass.
tri-now-out = { $name } went out. Round { $round } is over.
tri-now-blocked = Nobody can lay a tile. Round { $round } is over.
tri-ended-out = { $name } went out: no tiles left.
tri-ended-blocked = The round is blocked: nobody can lay a tile.
tri-now-over = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tri-now-over-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
tri-now-over-round = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: several have reached { $goal }, and the last round decides.
tri-now-over-free = { $names } wins the round.
tri-now-over-shared-free = A shared win: { $names }.

## What you can do

tri-do-place = Lay { $tile } on { $cell }
tri-do-place-short = On { $cell }
tri-do-draw = Draw a tile (−{ $points })
tri-do-draw-free = Draw a tile
tri-do-pass = Pass (−{ $points })
tri-do-pass-free = Pass

# What it brings: a few words at most.
tri-gains = +{ $points }
tri-gains-bonus = { $bonus } +{ $points }
tri-loses = −{ $points }
tri-shows = Shows { $tile }

## What happened

tri-log-deal = { $player } got { $tile }
tri-log-lot = { $player } drew { $tile } for the start
tri-log-place = { $tile } on { $cell }: { $points }
tri-log-bonus = { $tile } on { $cell }: { $points } and { $extra } ({ $bonus })
tri-log-place-free = { $tile } on { $cell }
tri-log-shows = { $placed }; shows { $tile }
tri-log-draw = Draws a tile: −{ $points }
tri-log-draw-free = Draws a tile
tri-log-pass = Passes
tri-log-stuck = Lays no tile: −{ $points } more

## Points, line by line

tri-line-tile = { $tile } on { $cell }
tri-line-bonus = { $bonus } on { $cell }
tri-line-drawn = { $tiles ->
    [one] { $tiles } tile drawn
   *[other] { $tiles } tiles drawn
}
tri-line-stuck = No tile laid after drawing
tri-line-out = All tiles laid
tri-line-won = Won the round
tri-line-rack = { $tile } left on rack { $seat }
tri-line-earlier = Round { $round }

# The same, summed up.
tri-sum-tiles = Numbers on the tiles laid
tri-sum-bonuses = Bridges, hexagons, other bonuses
tri-sum-drawn = Draw penalties
tri-sum-end = End of the round
tri-ledger-round = Round { $round }

## Refusals

refused-tri-no-tile = There is no such tile. Write its three numbers clockwise, like 351.
refused-tri-not-on-rack = This tile is not on your rack. Choose one that is.
refused-tri-taken = There is a tile here already. Choose an open place.
refused-tri-apart = There is no tile next to this place. A tile must share a whole side with one on the table.
refused-tri-not-highest = The round starts with your highest triple (or 0-0-0, if you have both), else with your highest tile.
refused-tri-corner-top = The top corner does not match: it needs { $there }, not { $here }.
refused-tri-corner-lower-right = The lower right corner does not match: it needs { $there }, not { $here }.
refused-tri-corner-lower-left = The lower left corner does not match: it needs { $there }, not { $here }.
refused-tri-corner-bottom = The bottom corner does not match: it needs { $there }, not { $here }.
refused-tri-corner-upper-left = The upper left corner does not match: it needs { $there }, not { $here }.
refused-tri-corner-upper-right = The upper right corner does not match: it needs { $there }, not { $here }.
refused-tri-open-first = You start the round: lay a tile first.
refused-tri-pool-empty = The pool is empty, there is nothing to draw.
refused-tri-enough-drawn = You have drawn three tiles this turn. Lay one, or pass.
refused-tri-can-place = One of your tiles fits. Draw only if none does.
refused-tri-must-place = The pool is empty and one of your tiles fits: lay it.
refused-tri-fits-so-lay-it = One of your tiles fits: lay it. You can pass only if none does.
refused-tri-draw-first = You can pass only after drawing. Lay a tile, or draw.
refused-tri-not-in-pool = This tile is not in the pool.
refused-tri-other-players-tile = This tile goes to another player.
refused-tri-solve-rack = Name a rack as well: tiles without a place, like 135 222.
refused-tri-solve-twice = This tile is named twice, or is on the table already.
refused-tri-no-maximum = The best possible round of Triominos is not known, and no search finds it. Name a table and a rack.
refused-tri-tiles-form = “{ $tile }” is not a tile. Write three numbers from 0 to 6, clockwise, like 351.
refused-tri-tiles-twice = The tile { $tile } is listed twice (turned, perhaps). Every tile is there only once.
refused-tri-tiles-many = A set has at most { $most } tiles, this one has { $found }.
refused-tri-tiles-few = This many players need at least { $least } tiles; this set has { $found }.
refused-tri-ledger-rounds = A game has at most { $most } rounds.
refused-tri-ledger-unfinished = Enter how this round ended before you start the next.
refused-tri-ledger-turns = A round has at most { $most } turns.
refused-tri-ledger-end = A round ends when someone goes out, or when nobody can lay a tile.
refused-tri-ledger-seat = There is no such player.
refused-tri-ledger-order = Turns go clockwise: { $name } is next. A player passes without drawing only when the pool is empty.
refused-tri-ledger-after-out = { $name } has laid the last tile, so the round is over. End it, and enter what the others have left.
refused-tri-ledger-opening = { $name } opens the round: lay a tile; nothing is drawn before it.
refused-tri-ledger-drawn = That many tiles cannot be drawn in one turn. The most is { $most }.
refused-tri-ledger-pool = { $left ->
    [0] The pool is empty: nothing can be drawn.
    [one] There is only { $left } tile in the pool.
   *[other] There are only { $left } tiles in the pool.
}
refused-tri-ledger-draw-first = A player who lays no tile has drawn all that may be drawn in one turn. Enter the tiles drawn, or the one laid.
refused-tri-ledger-bonus = Only a tile that was laid can earn a bonus, and only one from the rules.
refused-tri-ledger-first-bonus = This first tile scores its sum and no bonus.
refused-tri-ledger-start-due = With this tile the round opens with a bonus: { $bonus }. Choose it.
refused-tri-ledger-start-only = A bonus for the opening comes only with the first tile of a round.
refused-tri-ledger-too-early = Too early: { $bonus } takes at least { $least } tiles on the table before it, { $laid ->
    [one] { $laid } is there.
   *[other] { $laid } are there.
}
refused-tri-ledger-no-tile = “{ $tile }” is not in this box. Write its three numbers clockwise, like 351.
refused-tri-ledger-twice = { $tile } has been entered already. Every tile is there only once.
refused-tri-ledger-not-out = { $name } is not out: { $left ->
    [one] { $left } tile is
   *[other] { $left } tiles are
} left ({ $dealt } dealt, { $drawn } drawn, { $laid } laid).
refused-tri-ledger-not-blocked = A round is blocked only when the pool is empty. { $left ->
    [one] { $left } tile can still be drawn.
   *[other] { $left } tiles can still be drawn.
}
refused-tri-ledger-left = { $name } has { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} left ({ $dealt } dealt, { $drawn } drawn, { $laid } laid). Tiles entered: { $entered }.
refused-tri-ledger-one-round = This game has one round, and it is over. Choose a tournament to go on.
refused-tri-ledger-finished = The tournament is over: someone has reached { $goal } points, or it has had all its rounds.

## Why a cell is not on offer

tri-why-no-tile = None of your tiles fits here: at least one corner would not match.

# However a tile is turned: the corner that disagrees when most corners agree.
tri-why-top = The top corner does not match: it needs { $there }, not { $here }{ $wrong ->
    [1] .
   *[other] , and it is not the only one.
}
tri-why-lower-right = The lower right corner does not match: it needs { $there }, not { $here }{ $wrong ->
    [1] .
   *[other] , and it is not the only one.
}
tri-why-lower-left = The lower left corner does not match: it needs { $there }, not { $here }{ $wrong ->
    [1] .
   *[other] , and it is not the only one.
}
tri-why-bottom = The bottom corner does not match: it needs { $there }, not { $here }{ $wrong ->
    [1] .
   *[other] , and it is not the only one.
}
tri-why-upper-left = The upper left corner does not match: it needs { $there }, not { $here }{ $wrong ->
    [1] .
   *[other] , and it is not the only one.
}
tri-why-upper-right = The upper right corner does not match: it needs { $there }, not { $here }{ $wrong ->
    [1] .
   *[other] , and it is not the only one.
}
