### Take It Easy: everything the room says during play. The rulebook is in rulebook.ftl.

game-take-it-easy = Take It Easy
game-take-it-easy-about = Everyone places the same tiles, each on their own board: build unbroken lines from edge to edge.
game-take-it-easy-box = Everyone lays the same tiles: keep every line unbroken.
game-take-it-easy-line = Keep every line unbroken.

## Presets

preset-take-it-easy-base = Base game
preset-take-it-easy-base-about = Nineteen tiles, any empty cell, points for unbroken lines.
preset-take-it-easy-neighbours = Neighbours
preset-take-it-easy-neighbours-about = Every tile after the first must touch one already on your board.
preset-take-it-easy-sun-and-moon = Sun-and-moon neighbours
preset-take-it-easy-sun-and-moon-about = When the symbol repeats, the new tile must touch one already on your board.
preset-take-it-easy-beams = Sunbeams and moonbeams
preset-take-it-easy-beams-about = Rows of only suns or only moons score extra points.
preset-take-it-easy-brightest-beams = Brightest beams
preset-take-it-easy-brightest-beams-about = A race for two bonuses of 60: the brightest sunbeam and the brightest moonbeam.
preset-take-it-easy-valves = Valve board
preset-take-it-easy-valves-about = Three flowers of seven cells, and jokers among the tiles.
preset-take-it-easy-valves-first = Valve board: valves first
preset-take-it-easy-valves-first-about = Your first three tiles go on the valves.
preset-take-it-easy-valves-last = Valve board: valves last
preset-take-it-easy-valves-last-about = The valves stay empty until your last three tiles.
preset-take-it-easy-valves-aside = Valve board: three aside
preset-take-it-easy-valves-aside-about = Put three tiles aside and decide at the end which of them go on the valves.
preset-take-it-easy-everything = Everything at once
preset-take-it-easy-everything-about = Valve board with three aside, sun-and-moon neighbours, and points for beams.

## Options

option-take-it-easy-board = Board
choice-take-it-easy-board-base = Base board, 19 cells
choice-take-it-easy-board-valve = Valve board, 21 cells

option-take-it-easy-placement = Placing tiles
choice-take-it-easy-placement-free = On any empty cell
choice-take-it-easy-placement-neighbours = Neighbours
choice-take-it-easy-placement-sun-moon = Sun-and-moon neighbours

option-take-it-easy-scoring = Scoring
choice-take-it-easy-scoring-rows = Rows only
choice-take-it-easy-scoring-beams = Rows and beams
choice-take-it-easy-scoring-brightest = Rows and brightest beams

option-take-it-easy-rounds = Rounds
option-take-it-easy-rounds-about = One round, or a series in which everyone is the caller once.
choice-take-it-easy-rounds-1 = One round
choice-take-it-easy-rounds-2 = A series of 2 rounds
choice-take-it-easy-rounds-3 = A series of 3 rounds
choice-take-it-easy-rounds-4 = A series of 4 rounds
choice-take-it-easy-rounds-5 = A series of 5 rounds
choice-take-it-easy-rounds-6 = A series of 6 rounds

option-take-it-easy-valves = Valves
option-take-it-easy-valves-about = The valve is the cell in the middle of each flower of seven.
choice-take-it-easy-valves-ordinary = Cells like any other
choice-take-it-easy-valves-first = Filled first
choice-take-it-easy-valves-last = Filled last
choice-take-it-easy-valves-aside = Filled after the round, from three tiles put aside

option-take-it-easy-mirrored = Mirror image of the valve board
option-take-it-easy-mirrored-about = Assumed: no text we have says which of the two mirror images is printed. Choose the one you find in your box.
choice-take-it-easy-mirrored-no = No
choice-take-it-easy-mirrored-yes = Yes

option-take-it-easy-turned = Valve board upside down
option-take-it-easy-turned-about = Assumed: no text we have says which way up the board is printed. A half turn changes no row, only the look.
choice-take-it-easy-turned-no = No
choice-take-it-easy-turned-yes = Yes

option-take-it-easy-jokers_may_follow_special = Row of special tiles with an ordinary line
option-take-it-easy-jokers_may_follow_special-about = Assumed: a row of special tiles only, in which an ordinary line meets multicoloured ones, scores nothing. If you read the rulebook less strictly, let it score with the ordinary number.
choice-take-it-easy-jokers_may_follow_special-no = Scores nothing
choice-take-it-easy-jokers_may_follow_special-yes = Scores with the ordinary number

## Tiles, read aloud

tie-tile-sun = { $vertical }-{ $rising }-{ $falling }, sun
    .aloud = { $vertical }, { $rising }, { $falling }
tie-tile-moon = { $vertical }-{ $rising }-{ $falling }, moon
    .aloud = { $vertical }, { $rising }, { $falling }
tie-tile-triple = triple joker
tie-tile-black = black double joker
tie-tile-white = white double joker
tie-tile-pink = pink double joker

## What is going on

tie-now-call = The next tile is about to be called.
tie-now-place = Called: { $tile }. Place it on your board.
tie-now-wait = Called: { $tile }. Waiting until everyone has placed it.
tie-now-valves = Which of the tiles you put aside go on your valves?
tie-now-valves-wait = Waiting until everyone has decided on their valves.
tie-now-round-over = Round { $round } of { $rounds } is over: { $names } wins it with { points }.
tie-now-round-over-shared = Round { $round } of { $rounds } is over. Tied with { points }: { $names }.
tie-now-over = { $names } wins with { points }.
tie-now-over-shared = A shared win with { points }: { $names }.
tie-now-over-alone = Final score: { points }.

tie-note-thinking = Thinking…
tie-note-placed = Placed
tie-note-deciding = Deciding…
tie-note-decided = Decided

## What you can do

tie-do-place = On { $cell }: { $tile }
tie-do-aside = Put aside: { $tile }
tie-do-valve = On valve { $cell }: { $tile }
tie-do-place-short = Place on { $cell }
tie-do-aside-short = Put aside
tie-do-valve-short = Place on valve { $cell }
tie-do-done = Finish round

# What a placement does to a row: three words at most.
tie-completes = Completes { $number }s: +{ $points }
tie-opens = Starts { $number }s
tie-continues = Extends { $number }s
tie-breaks = { $number ->
    [0] Breaks a row
   *[other] Breaks { $number }s
}

## What happened

tie-log-call = Called: { $tile }
tie-log-place = On { $cell }: { $tile }
tie-log-aside = Put aside: { $tile }
tie-log-valve = On valve { $cell }: { $tile }
tie-log-done = Finishes the round

## The table

tie-board = { $name }’s board
tie-cell = Cell { $cell }
tie-cell-valve = Valve { $cell }
tie-cell-aside = Aside, place { $slot }
tie-aside = aside

tie-vertical = Column { $order }
tie-rising = Rising row { $order }
tie-falling = Falling row { $order }

tie-row-open = { $row }: still open
tie-row-live = { $row }: can reach { $length } × { $number } = { $points }
tie-row-complete = { $row }: { $length } × { $number } = { points }
tie-row-broken = { $row }: broken, no points

tie-left = Tiles with { $number }
tie-left-joker = Jokers

## Points, line by line

tie-line-row = { $row }: { $length } × { $number }
tie-line-beam-sun = { $row }, sunbeam: { $length } × { $each }
tie-line-beam-moon = { $row }, moonbeam: { $length } × { $each }
tie-line-brightest-sun = { $row }: brightest sunbeam{ $players ->
    [1] { "" }
   *[other] , shared by { $players }
}
tie-line-brightest-moon = { $row }: brightest moonbeam{ $players ->
    [1] { "" }
   *[other] , shared by { $players }
}
tie-line-earlier = Round { $round }

## Refusals

refused-not-the-called-tile = Only the tile just called can be placed now.
refused-no-such-cell = Your board has no such cell. Columns are letters from the left, cells are counted from the top: c3.
refused-cell-taken = This cell is taken, and placed tiles never move. Choose an empty cell.
refused-must-touch = Every new tile must touch one already on your board, edge to edge. Choose a cell next to your tiles.
refused-same-symbol-must-touch = This tile has the same symbol as the one before, so it must touch one already on your board. Choose a cell next to your tiles.
refused-valves-come-first = Your first three tiles go on the valves. Choose an empty valve.
refused-valves-come-last = The valves are for your last three tiles. Fill the other cells first.
refused-valves-after-the-round = The valves are filled after the round. Choose another cell, or put the tile aside.
refused-no-aside = In this variant no tiles are put aside. Choose an empty cell.
refused-aside-full = You have already put three tiles aside. This one has to go on the board.
refused-not-aside = This tile is not among those you put aside. Choose one that is.
refused-special-stays-aside = A special tile that was put aside stays there. Choose an ordinary one, or finish.
refused-not-a-valve = Tiles put aside can go only on valves. Choose an empty valve.
refused-tile-not-in-bag = This tile has been called already, or is not in this game. Call another.
refused-tile-unknown = There is no such tile. Its name is its three numbers, the vertical one first: 978. A multicoloured line is *.
refused-rounds = Play one round, or a series of as many rounds as there are players: { $seats }.
refused-brightest-alone = The brightest beam needs opponents. Choose another scoring for solo play.

refused-symbols-header = The table of suns and moons must begin with the line “tile,symbol”.
refused-symbols-line = Each line of the table has two entries: the tile and its symbol, for example “978,sun”.
refused-symbols-tile = “{ $tile }” is not a tile. Write its three numbers, the vertical one first: 978.
refused-symbols-symbol = “{ $symbol }” is not a symbol. Write “sun” or “moon”.
refused-symbols-twice = The tile { $tile } is listed twice. Keep one of the lines.
refused-symbols-missing = The table must list all 27 ordinary tiles. Missing: { $tiles }.
refused-tile-twice = This tile is on the board twice. Everyone has only one of each.
tie-caller = calls
tie-row-complete-sun = { $row }: { $length } × { $number } and a sunbeam = { points }
tie-row-complete-moon = { $row }: { $length } × { $number } and a moonbeam = { points }
tie-row-beam-sun = { $row }: broken lines, but a sunbeam: { points }
tie-row-beam-moon = { $row }: broken lines, but a moonbeam: { points }
tie-beams-sun = Sunbeam: +{ $points }
tie-beams-moon = Moonbeam: +{ $points }

## Why a cell is not on offer

tie-why-aside-in-order = Tiles put aside fill these places in order. Take the first that is free.
tie-why-nothing-aside = No tile is left aside. Finish the round.

## The solver

refused-solve-special = Special tiles are not part of this game.
refused-solve-twice = This tile is named twice. Everyone has only one of each.
refused-solve-count = Name { $wanted } tiles, not { $found }.
