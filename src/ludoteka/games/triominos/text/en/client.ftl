### What the room's own client says.

tri-ui-ledger-about = Enter each turn as it is played. The program counts, and keeps the rounds of a tournament.
tri-ui-ledger-go = Enter the turns
tri-ui-ledger-turn = Round { $round }, turn { $turn }
tri-ui-ledger-who = Who
tri-ui-ledger-drawn = Tiles drawn
tri-ui-ledger-tile = Tile laid
tri-ui-ledger-bonus = It makes
tri-ui-ledger-no-bonus = nothing more
tri-ui-ledger-enter = Enter
tri-ui-ledger-enter-none = Enter: nothing laid
tri-ui-ledger-end = The round is over
tri-ui-ledger-how = How did it end
tri-ui-ledger-choose = Choose…
tri-ui-ledger-out = { $name } is out
tri-ui-ledger-blocked = Nobody can lay a tile
tri-ui-ledger-left = Tiles left with { $name } ({ $count })
tri-ui-ledger-finish = Count the round
tri-ui-ledger-over = Round { $round } is over
tri-ui-ledger-goal = to { $goal } points
tri-ui-score-history-plain = Round { $round }, turn by turn
tri-ui-chosen-tile = chosen
tri-ui-rack = Your rack
tri-ui-new = new
tri-ui-tile-places = { $tile } { $count ->
    [0] fits nowhere
    [one] has { $count } place
   *[other] has { $count } places
}
tri-ui-tile-held = { $tile }: where does it go?
tri-ui-tile-stuck = Choose an open place to learn which corner disagrees.
tri-ui-lay-hint = Choose a place, or drag the tile there. It turns by itself.
tri-ui-lay-try = Choose an open place. The tile turns by itself, if it fits.
tri-ui-choose-tile = Choose a tile, or a place.
tri-ui-choose-tile-first = Choose a tile from your rack first.
tri-ui-lay = Lay it, +{ $points }
tri-ui-lay-free = Lay it
tri-ui-lay-bonus = Lay it: { $bonus }, +{ $points }
tri-ui-lay-tile = { $tile }, +{ $points }
tri-ui-go-on = Go on
tri-ui-pool = Pool
tri-ui-pool-left = { $count ->
    [0] The pool is empty.
    [one] { $count } tile in the pool.
   *[other] { $count } tiles in the pool.
}
tri-ui-drawing = Up to { $draws } draws in a turn; if you then lay nothing, you lose { $points } more.
tri-ui-drawing-free = Up to { $draws } draws in a turn.
tri-ui-score-history = Score history
tri-ui-score-history-round = Round { $round }, to { $goal } points
tri-ui-turn-number = Turn
tri-ui-turn-by-turn = Turn by turn
tri-ui-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
tri-ui-nothing-laid = nothing laid
tri-ui-passed = passed
tri-ui-to-play = to play
tri-ui-lot = lot { $tile }
tri-ui-left-own = { $tile } left on own rack
tri-ui-left-of = { $tile } left with { $name }
tri-ui-round-total = This round
tri-ui-ended-out = Whoever is out gets a bonus and what is left on all other racks.
tri-ui-ended-blocked = Everybody loses what is left on their own rack.
tri-ui-ended-blocked-gains = The lowest rack gains what is left on the others, less its own.
