### What the room's own client says.

tri-ui-ledger-about = Enter each turn as it is played. The program counts, and keeps the rounds of a tournament.
tri-ui-ledger-go = Enter the turns
tri-ui-ledger-turn = Round { $round }, turn { $turn }
tri-ui-ledger-who = Who
tri-ui-ledger-drawn = Tiles drawn
tri-ui-ledger-tile = Tile laid
tri-ui-ledger-bonus = Bonus
tri-ui-ledger-no-bonus = none
tri-ui-ledger-enter = Enter
tri-ui-ledger-enter-none = Enter: no tile laid
tri-ui-ledger-end = End the round…
tri-ui-ledger-how = How did it end?
tri-ui-ledger-choose = Choose…
tri-ui-ledger-out = { $name } went out
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
tri-ui-tile-held = { $tile }: where to?
tri-ui-tile-stuck = Choose an open place to see which corner does not match.
tri-ui-lay-hint = Choose a place; it turns to fit.
tri-ui-lay-try = Choose an open place; if the tile fits, it turns.
tri-ui-choose-tile = Choose a tile, or a place.
tri-ui-choose-tile-first = Choose a tile from your rack first.
tri-ui-lay = Lay it, +{ $points }
tri-ui-lay-free = Lay it
tri-ui-lay-bonus = Lay it: { $bonus }, +{ $points }
tri-ui-lay-tile = { $tile }, +{ $points }
tri-ui-go-on = Continue
tri-ui-pool = Pool
tri-ui-pool-left = { $count ->
    [0] The pool is empty.
    [one] { $count } tile in the pool.
   *[other] { $count } tiles in the pool.
}
tri-ui-drawing = Up to { $draws } draws a turn. { $draws } draws and no tile: −{ $total } in all.
tri-ui-drawing-free = Up to { $draws } draws a turn.
tri-ui-score-history = Score history
tri-ui-score-history-round = Round { $round }, to { $goal } points
tri-ui-turn-number = Turn
tri-ui-turn-by-turn = Turn by turn
tri-ui-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
tri-ui-nothing-laid = no tile laid
tri-ui-passed = passed
tri-ui-to-play = to play
tri-ui-lot = drew { $tile }
tri-ui-left-own = { $tile } left on own rack
tri-ui-left-of = { $tile } left with { $name }
tri-ui-round-total = This round
tri-ui-ended-out = The player who went out gets a bonus and the sum of all other racks.
tri-ui-ended-blocked = Everyone loses the sum of their own rack.
tri-ui-ended-blocked-gains = The lowest rack gains the sum of the others, minus its own.

tri-ui-turn-tile = Turn the tile
tri-ui-keys-open = From open place to open place
tri-ui-keys-all = Over the tiles, too

## A place is chosen before a tile

tri-ui-fits = fits
tri-ui-fit-here = { $count ->
    [one] One of your tiles goes there.
   *[other] { $count } of your tiles go there.
}
tri-ui-fit-list = { $count } of your tiles fit: { $tiles }
tri-ui-said = { $text }
