### Mini FITS: everything the room says during play. The rulebook is in rulebook.ftl.

game-mini-fits = Mini FITS
game-mini-fits-about = Everyone slides the same pieces down into a frame of their own. Complete lines score, and so do symbols that stay in sight.
game-mini-fits-box = Slide the pieces in and fill whole lines.
game-mini-fits-line = Slide pieces, fill lines.

## Presets

preset-mini-fits-classic = Classic
preset-mini-fits-classic-about = Two rounds: the plain side of the board, then the side with symbols.
preset-mini-fits-owner-skips = Owner sits out
preset-mini-fits-owner-skips-about = A start piece that is turned up again is skipped only by its owner; everyone else places it.
preset-mini-fits-chosen-starts = Chosen start cards
preset-mini-fits-chosen-starts-about = You choose your start card instead of drawing it.
preset-mini-fits-first-side = Plain side only
preset-mini-fits-first-side-about = One short round: only complete lines count.
preset-mini-fits-second-side = Symbol side only
preset-mini-fits-second-side-about = One short round with symbols to keep in sight.

## Options

option-mini-fits-sides = Rounds
choice-mini-fits-sides-both = Both sides of the board
choice-mini-fits-sides-first = Plain side only
choice-mini-fits-sides-second = Symbol side only

option-mini-fits-owner_skips = Only the owner skips a start piece
option-mini-fits-owner_skips-about = When a card shows someone’s start piece, the others place it, as in the larger game. Otherwise everyone skips it.

option-mini-fits-start_cards = Start cards
option-mini-fits-start_cards-about = Assumed: start cards are drawn at random. You can also choose them in turn; whoever chose last in the first round chooses first in the second.
choice-mini-fits-start_cards-drawn = Drawn at random
choice-mini-fits-start_cards-chosen = Chosen in turn

## Pieces and symbols, read aloud

fit-piece = piece { $letter }
fit-letter = { $piece }
fit-held = { $piece }, { $way }
fit-way-0 = as drawn
fit-way-1 = turned once
fit-way-2 = turned twice
fit-way-3 = turned three times
fit-way-4 = flipped
fit-way-5 = flipped and turned once
fit-way-6 = flipped and turned twice
fit-way-7 = flipped and turned three times
fit-symbol-star = stars
fit-symbol-moon = moons
fit-symbol-diamond = diamonds
fit-symbol-sun = suns
fit-symbol-heart = hearts
fit-symbol-circle = circles
fit-symbol-square = squares
fit-symbol-triangle = triangles

## The table

fit-frame = { $name }’s frame ({ $colour })
fit-colour-violet = violet
fit-colour-blue = blue
fit-colour-green = green
fit-colour-red = red
fit-square = Column { $column }, line { $row }
fit-square-symbol = Column { $column }, line { $row }, one of the { $symbol }
fit-square-penalty = Column { $column }, line { $row }, { $points } while uncovered
fit-covered = covered
fit-above = Above column { $column }
fit-column = Column { $column }
fit-column-label = { $column }
fit-row-open = Line { $row }: still open
fit-row-live = Line { $row }: begun
fit-row-complete = Line { $row }: complete
fit-row-broken = Line { $row }: lost
fit-badge-start = start piece { $letter }
fit-note-thinking = Thinking…
fit-note-placed = Placed
fit-note-sits-out = Sits out

## What is going on

fit-now-deal = Everyone draws a start card.
fit-now-shuffle = The cards are shuffled.
fit-now-choose = Choose your start card.
fit-now-choose-wait = { $name } chooses a start card.
fit-now-start = Your start: { $piece }. Slide it into your frame.
fit-now-start-wait = Waiting until everyone has placed their start piece.
fit-now-turn = The next card is about to be turned.
fit-now-place = Card: { $piece }. Slide it in, or set it aside.
fit-now-only-aside = Card: { $piece }. It fits nowhere any more, so it can only be set aside.
fit-now-wait = Card: { $piece }. Waiting until everyone has placed it.
fit-now-sit-out = Card: { $piece }. It was your start piece, so you sit this one out.
fit-now-between = The first round is over. Next comes the side with symbols.
fit-now-over = { $names } wins with { points }.
fit-now-over-shared = A shared win with { points }: { $names }.
fit-title = { $count ->
    [one] { $names } is the Magni-fits until the next game.
   *[other] { $names } are the Magni-fits until the next game.
}
fit-now-over-alone = Final score: { points }.
fit-now-over-rank = Final score: { points }. Your rank: { $rank }.
fit-rank-0 = Magni-fits (magnificent)
fit-rank-1 = Pro-fits (professional)
fit-rank-2 = Béné-fits (promising)
fit-rank-3 = Justi-fits (you can do better)
fit-rank-4 = Malé-fits (there is work to do)
fit-rank-5 = Néo-fits (begin all over again)
fit-stage-cards = Start cards
fit-stage-pieces = Start pieces
fit-stage-between = Between the rounds
fit-side-first = plain side of the board
fit-side-second = side with symbols
fit-round = Round { $round }: { $side }
fit-only-round = One round: { $side }

## What you can do

fit-do-slide = Column { $column }: { $piece }, { $way }
fit-do-slide-short = Column { $column }
fit-do-pass = Set aside: { $piece }
fit-do-pass-short = Set aside
fit-do-choose = Start with { $piece }
fit-do-choose-short = Start with it

# What a slide does.
fit-completes = Completes line { $row }
fit-loses = Covers { $symbol }: −{ $points }
fit-pays = Covers a penalty: +{ $points }
fit-fills = Fills holes: +{ $points }
fit-buries = { $squares ->
    [one] Buries { $squares } square
   *[other] Buries { $squares } squares
}
fit-sticks-out = { $squares ->
    [one] { $squares } square sticks out
   *[other] { $squares } squares stick out
}

## What happened

fit-log-start = Start card for player { $seat }: { $piece }
fit-log-choose = Starts with { $piece }
fit-log-shuffle = Both decks are shuffled
fit-log-card = Card turned: { $piece }
fit-log-skip = Card turned: { $piece }, skipped because someone started with it
fit-log-slide = { $piece }, { $way }: columns { $first } to { $last }
fit-log-slide-lines = { $piece }, { $way }: columns { $first } to { $last }, { $lines ->
    [one] { $lines } line complete
   *[other] { $lines } lines complete
}
fit-log-pass = Sets aside: { $piece }

## Points, line by line

fit-line-complete = Line { $row } complete
fit-line-symbol = { $boxes } in sight: { $symbol }
fit-line-penalty = Square uncovered: column { $column }, line { $row }
fit-line-holes = { $squares ->
    [one] { $squares } hole
   *[other] { $squares } holes
}
fit-line-earlier = Round { $round } · { $line }

## Refusals

refused-not-this-piece = Only the piece on the card can be placed now, or the one you start with.
refused-over-the-edge = The piece would stick out at the side. Put it further in, or turn it.
refused-above-the-frame = The columns are too high here: no square of the piece would be inside the frame.
refused-start-must-be-placed = The start piece has to be placed. Only later pieces can be set aside.
refused-not-a-start-card = No start card shows this piece. Choose another.
refused-start-card-taken = Someone has this start card already. Choose another.
refused-card-not-in-deck = This card was already turned in this round. Turn another.
refused-choose-a-start-card = First choose your start card.
refused-no-such-column = The frame has no such column. Columns are counted from the left, from 1.
refused-piece-unknown = There is no such piece. The pieces are { $known }.
refused-no-such-square = The frame has no such square. A square is its column and its line from the lower left corner: 2-7.
refused-covered-or-not = On a sheet a square is covered (X) or left open.

fit-why-from-above = Pieces enter from above. Choose the column of their left edge.

## Component files

refused-components-key = Unknown name. Known names: { $known }.
refused-components-missing = This section is missing.
refused-components-number = Write a whole number from { $least } to { $most }.
refused-components-count = There can be { $least } to { $most } of these.
refused-components-grid = The frame can have at most { $most } squares.
refused-components-letter = A piece is named by one capital letter, A to Z.
refused-components-drawing = A piece is drawn as a list of lines made of X and full stops.
refused-components-size = The lines of a piece are equally long, and at most { $most } wide and high.
refused-components-margin = Draw the piece without an empty line or column around it.
refused-components-apart = The squares of a piece must touch each other by their sides.
refused-components-too-wide = However it is turned, this piece is wider than the frame with its { $columns } columns.
refused-components-alike = This is the same shape as { $other }. Each shape has one card.
refused-components-starts = List the pieces on the start cards.
refused-components-start = “{ $piece }” is not a piece of this file, or it is listed twice.
refused-components-few-starts = There must be a start card for each of { $seats } players, and there are only { $found }.
refused-components-symbol = Choose a symbol that is not used yet. Known symbols: { $known }.
refused-components-boxes = List the squares as pairs of row and column: [[1, 4], [4, 3]].
refused-components-set-boxes = This symbol has { $found } boxes, not 3. Set under [scoring] how many in sight make a set: set_boxes = { $wanted }.
refused-components-few-boxes = This symbol has { $found } boxes, and a set needs { $wanted } of them in sight (set_boxes).
refused-components-outside = The frame has { $rows } rows and { $columns } columns, counted from 1 from the lower left corner.
refused-components-taken = Something is printed on this square already: { $other }.

## The solver

refused-piece-twice = This piece is named twice. Each comes only once in a round.
refused-solve-start = The first piece is the one you start with, and no start card shows this one.
refused-solve-nothing = Name the start piece, then the pieces of the cards in the order in which they came.
