### What the web client says by itself; everything about a game comes with its room.

## The house

ui-language = Language
ui-theme-dark = Switch to dark
ui-theme-light = Switch to light
ui-settings = Settings
ui-skip = Skip to the content
ui-home = Back to the shelf
ui-close = Close
ui-page-lost = There is nothing here
ui-page-lost-about = This address leads nowhere. The games are on the shelf.
ui-unreachable = The server does not answer. Try again in a moment.

## The shelf

ui-home-title = Take a box off the shelf.
ui-home-about = Table games by their exact rules: alone, against bots, together at one screen, or with friends by a link.
ui-alone = Alone
ui-bots = Bots
ui-one-screen = One screen
ui-games = Games
ui-players = { $most ->
    [1] 1 player
   *[other] { $least ->
        [1] 1–{ $most } players
       *[other] { $least }–{ $most } players
    }
}

## Saved games

ui-continue-title = Continue where you left
ui-played-title = Played here
ui-continue = Continue
ui-going-on = in play
ui-over = finished
ui-just-now = just now
ui-saved-none = No games here yet. Whatever you start is saved by itself and waits in this place.
ui-forget = Take off this list
ui-saved-all = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
}
ui-give-up = Give up
ui-give-up-title = Give this game up?
ui-give-up-about = It is deleted for everyone at the table and cannot be brought back. To go on later, simply leave: the game is saved.
ui-no-keep = Keep it

## A new table

ui-variant = Variant
ui-all-options = All options
ui-own-mix = your own mix
ui-assumed = our assumption
ui-seats = Seats
ui-seat-count = How many play
ui-seat = Player { $number }
ui-seat-kind = Who sits in seat { $number }
ui-seat-name = Name in seat { $number }
ui-human = At this screen
ui-bot-level = Bot: { $level }
ui-start = Start playing
ui-rule = Rule { $rule }.

## At the table

ui-table = Table
ui-opening = Opening the table…
ui-lost = Connection lost. Your game is safe; connecting again…
ui-watching = You are watching.
ui-gone = This table cannot be opened
ui-gone-about = It does not exist here, or this browser has no seat at it.
ui-turn = Turn { $turn } of { $of }
ui-your-turn = { $name }, it is your turn
ui-your-score = Your score
ui-rows = { $done } done, { $broken } broken
ui-rows-round = Round { $round }: { $done } done, { $broken } broken
ui-promised = +{ $points } still open
ui-leader = In the lead
ui-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
ui-at-the-table = At the table
ui-enlarge = Show this board large
ui-pick = Choose a piece.
ui-place = Place
ui-undo = Take back
ui-next-round = Next round
ui-next-tile = Next tile
ui-drag = Drag it to a cell, or choose a cell.
ui-undo-of = { $name }: take back
ui-leave = Leave (saved)
ui-key-arrows = Arrows
ui-key-choose = choose
ui-key-place = place
ui-cell-empty = empty
ui-tallies = Still to come
ui-tally = { $what }: { $left } of { $of } left
ui-story = What happened
ui-story-empty = Nothing yet.
ui-legend-complete = complete, scores
ui-legend-live = still possible, its number
ui-legend-broken = broken, scores nothing
ui-legend-beam = sunbeam or moonbeam, scores

## Settings and keys

ui-pace = Pace of bots and calls
ui-pace-about = While they take their time, you can take back. By hand: nothing new comes until you say so.
ui-pace-quick = Quick
ui-pace-normal = Normal
ui-pace-calm = Calm
ui-pace-hand = By hand
ui-confirm = Confirm placements
ui-confirm-about = The first click or tap shows what would happen, the second places.
ui-confirm-touch = On touch
ui-confirm-always = Always
ui-confirm-never = Never
ui-large = Larger numbers, fainter patterns
ui-keys = Keys
ui-key-space = Space
ui-keys-tab = To the board, the buttons, the other boards
ui-keys-arrows = From cell to cell
ui-keys-ends = To the first, to the last cell
ui-keys-place = Place on this cell; the next tile, if it waits for you
ui-keys-escape = Let go, leave the board, close a window
ui-keys-undo = Take back
ui-keys-next = Next tile, next round
ui-keys-settings = Settings
ui-keys-help = These keys
ui-keys-drag = With mouse or finger, drag the tile onto a cell. Escape lets it go.

## Cards in hand

ui-last = last
ui-hand = Your hand
ui-hand-of = Cards of { $name }
ui-chosen = chosen
ui-chosen-tile = chosen
ui-dead = dead
ui-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
ui-lit = { $what }: { $count ->
    [one] { $count } place is lit. Choose it.
   *[other] { $count } places are lit. Choose one.
}
ui-choose-card = Choose a card, or a cell that one of your cards fits.
ui-key-of = key { $key }
ui-order = Order of the hand
ui-order-suit = By suit
ui-order-rank = By rank
ui-order-worth = By worth on the board
ui-order-drawn = As drawn
ui-pile = Draw pile
ui-discards = Discards
ui-turned = Turned and struck through: a sequence.
ui-teams-need = What each team needs
ui-team = { $team }: { $names }
ui-team-of = Team: { $team }
ui-team-mine = your team
ui-team-far = No line with three yet.
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-plays-now = plays now
ui-zoom = Size of the board
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-zoom-all = The whole board
ui-keys-hand = Choose a card or a tile; then Tab or arrows lead to its cells
ui-keys-tab-hand = To the cards or tiles, the lit cells, the buttons
ui-keys-zoom = Board closer, farther, whole

## A frame that is filled from above

ui-piece-left = Move left
ui-piece-right = Move right
ui-piece-turn = Turn
ui-piece-flip = Flip
ui-piece-plain = No line, no symbol, nothing buried.
ui-piece-stuck = Held like this, it finds no place there.
ui-drop = Drop
ui-drop-points = Drop, { $points }
ui-if-here = If it rests here
ui-next-card = Next card
ui-ready-count = { $ready } of { $of } are ready.
ui-deck = Still in the deck
ui-deck-left = { $count ->
    [0] The deck is used up.
    [one] One card to come.
   *[other] { $count } cards to come, in unknown order.
}
ui-skipped = Skipped by all
ui-aside = Set aside
ui-came = Already placed
ui-your-round = Your round
ui-round-of = Round { $round } of { $of }
ui-sum-count = How much
ui-sum-lines = Complete lines
ui-sum-symbol = In sight: { $symbol }
ui-sum-penalties = Penalty squares open
ui-sum-holes = Holes
ui-sum-times = { $count } × { $each }
ui-sum-of = { $count } of { $of }
ui-rank = Your rank
ui-end-lines-open = { $count ->
    [one] { $count } line not complete
   *[other] { $count } lines not complete
}
ui-key-move = move
ui-key-turn = turn
ui-key-flip = flip
ui-key-drop = drop
ui-keys-move = Move the piece
ui-keys-turn = Turn the piece; down turns it back
ui-keys-flip = Flip the piece
ui-keys-drop = Let the piece slide down; go on, if the table waits
ui-keys-aside = Set the piece aside
ui-keys-slide = With a mouse, point and click; the wheel turns. With a finger, draw the piece to its column; a second tap lets it go.

## Tiles on a rack, an endless table

ui-hints = Show where tiles fit, and the points
ui-rack = Your rack
ui-new = new
ui-places-or-none = { $count ->
    [0] no place
    [one] { $count } place
   *[other] { $count } places
}
ui-tile-places = { $tile } { $count ->
    [0] fits nowhere
    [one] has { $count } place
   *[other] has { $count } places
}
ui-tile-held = { $tile }: where does it go?
ui-tile-stuck = Choose an open place to learn which corner disagrees.
ui-lay-hint = Choose a place, or drag the tile there. It turns by itself.
ui-lay-try = Choose an open place. The tile turns by itself, if it fits.
ui-choose-tile = Choose a tile, or a place.
ui-choose-tile-first = Choose a tile from your rack first.
ui-lay = Lay it, +{ $points }
ui-lay-free = Lay it
ui-lay-bonus = Lay it: { $bonus }, +{ $points }
ui-lay-tile = { $tile }, +{ $points }
ui-turn-tile = Turn the tile
ui-go-on = Go on
ui-pool = Pool
ui-pool-left = { $count ->
    [0] The pool is empty.
    [one] { $count } tile in the pool.
   *[other] { $count } tiles in the pool.
}
ui-drawing = Up to { $draws } draws in a turn; if you then lay nothing, you lose { $points } more.
ui-drawing-free = Up to { $draws } draws in a turn.
ui-score-history = Score history
ui-score-history-round = Round { $round }, to { $goal } points
ui-turn-number = Turn
ui-turn-by-turn = Turn by turn
ui-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
ui-nothing-laid = nothing laid
ui-passed = passed
ui-to-play = to play
ui-lot = lot { $tile }
ui-left-own = { $tile } left on own rack
ui-left-of = { $tile } left with { $name }
ui-round-total = This round
ui-ended-out = Whoever is out gets a bonus and what is left on all other racks.
ui-ended-blocked = Everybody loses what is left on their own rack.
ui-ended-blocked-gains = The lowest rack gains what is left on the others, less its own.
ui-keys-open = From open place to open place
ui-keys-all = Over the tiles, too

## Several people at one screen

ui-curtain = Pass the device to { $name }
ui-curtain-about = What comes next is for { $name } alone.
ui-curtain-open = I am { $name }, show me the table
ui-curtain-may = { $name } wants to do something first
ui-pass-on = Pass on to { $name }

## Points

ui-where-from = Where the points come from
ui-points-of = Points of { $name }
ui-line = For what
ui-points = Points
ui-total = Total
ui-no-points = No points.

## The end

ui-standings = Standings
ui-standings-hint = Choose a player to see the board and the points.
ui-winner = winner
ui-rounds = Round by round
ui-round = Round { $round }
ui-round-won = won the round
ui-rematch = Rematch
ui-download = Download the record

# How a game ended for a seat: its place, then how far from the others.
ui-end-place = { $rank ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] Place { $rank }
} of { $of ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $of }
}.
ui-end-place-shared = Shared { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] place { $rank }
} of { $of ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $of }
}.
ui-end-ahead = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} ahead of { $next }.
ui-end-level = Level with { $level }.
ui-end-behind = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} short of { $first }.
ui-end-behind-ahead = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} short of { $first }, ahead of { $below }.
ui-end-alone = Your final score
ui-record-new = A new personal record: it was { $before }.
ui-record-first = Your first score in this variant: the one to beat.
ui-record = Your personal record: { $best }.
ui-end-boards = Everybody’s boards
ui-end-row = Row
ui-end-number = Number
ui-end-sum = Sum
ui-end-rows-complete = { $count ->
    [one] { $count } row complete
   *[other] { $count } rows complete
}
ui-end-rows-broken = { $count ->
    [one] { $count } broken row
   *[other] { $count } broken rows
}

## The best that was possible

ui-best = Best possible with what came: { $score }
ui-best-between = Best possible with what came: at least { $score }, at most { $bound }
ui-best-proved = Proved: no other board brings more.
ui-best-found = The best board found so far; a better one is not ruled out.
ui-best-mine = You reached { $percent } of it without knowing what would come.
ui-best-of = { $name } reached { $percent } of it without knowing what would come.
ui-best-mine-between = You reached { $least } to { $most } of it without knowing what would come.
ui-best-of-between = { $name } reached { $least } to { $most } of it without knowing what would come.
ui-best-perfect = Nothing better was possible.
ui-best-round = Counted for the last round.
ui-best-rounds = Counted for all rounds.
ui-best-open = Open this board
ui-best-waiting = Best possible with what came
ui-best-working = Working it out…
ui-best-title = The best board

## Replay

ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-first = To the beginning
ui-replay-slider = Moment of the game
ui-replay-at = { $stop } of { $of }
ui-replay-speed = Speed
ui-replay-begin = The table before the first move.
ui-replay-points = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}

## Sharing and keeping

ui-share = Share
ui-share-title = Share this board
ui-share-picture = The board with its points, as a picture
ui-share-png = Picture (PNG)
ui-share-svg = Drawing (SVG)
ui-share-send = Send…
ui-share-link = Link to this page
ui-share-link-about = Whoever can open it sees the result, all boards and the replay.
ui-share-copy = Copy
ui-share-copied = Copied
ui-share-failed = The picture could not be made here. Try the other format.
ui-keep = Download
ui-import = Open a game file
ui-import-about = A “.ludo” record: a finished game is shown with its replay, an unfinished one goes on. You can also drop the file here.
ui-import-drop = Let go to open the game
ui-import-refused = This file cannot be opened.
ui-import-line = Line { $line }

## Stamps

ui-stamps-tab-album = Album
ui-stamps-tab-swap = Swap
ui-stamps-tab-contests = Contests
ui-stamps-parts = Parts of the table
ui-stamps-album = Your album
ui-stamps-so-far = { $empty ->
    [one] { $empty } square empty
   *[other] { $empty } squares empty
}
ui-stamps-key = Colours and themes
ui-stamps-house = Stamps, cards and contests here are our own design, not those of the box.
ui-stamps-waiting = Stamps to place
ui-stamps-choose = Choose a stamp, then its place. You can also drag it.
ui-stamps-not-here = The stamp does not fit here
ui-stamps-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
ui-stamps-hidden = Hidden stamp
ui-stamps-down = face down for Pinzetta
ui-stamps-no-room = no room on your page
ui-stamps-swapped = has changed places
ui-stamps-she-took = Pinzetta takes it
ui-stamps-worth = { $count ->
    [one] token
   *[other] tokens
}
ui-stamps-worth-large = { $count ->
    [one] token, for its size
   *[other] tokens, 1 of them for its size
}
ui-stamps-large = Large pile
ui-stamps-small = Small pile
ui-stamps-reserved = Reserved
ui-stamps-laid-out = Laid out
ui-stamps-yours = Your collection
ui-stamps-hers = Pinzetta’s collection
ui-stamps-split = Make these piles
ui-stamps-split-how = Choose the items of the large pile: it needs { $needed }.
ui-stamps-split-count = Large pile: { $chosen } of { $needed }
ui-stamps-split-worth = Worth to Pinzetta: large { $large }, small { $small }
ui-stamps-contests = Contests, scored live
ui-stamps-enter = Enter
ui-stamps-ticket = { $day }, ticket used
ui-stamps-best = most now
ui-stamps-exhibitors = Exhibitors and the end
ui-stamps-daily = every day
ui-stamps-at-end = at the end
ui-stamps-values = Printed values on the page
ui-stamps-forever = Forever stamps ({ $count })
ui-stamps-mat = Pinzetta’s mat
ui-stamps-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-stamps-targets = Target sizes
ui-stamps-introductory = Introductory mode: her items are discarded, and at the end she has { $points } points.
ui-stamps-steps = Pinzetta’s steps
ui-stamps-next = Next step
ui-stamps-your-points = Your points
ui-stamps-her-points = Pinzetta’s points
ui-stamps-day = Day { $turn } of { $of }
ui-stamps-points = Points
ui-stamps-pace = Pace
ui-stamps-pace-hand = Step by step
ui-stamps-level = Level { $level }
ui-stamps-handicap = { $points } at the end, for the level
ui-stamps-cards = Pinzetta’s cards
ui-stamps-card = Card
ui-stamps-crossed = Crossed out
ui-stamps-drawn = drawn last
ui-stamps-decisions = Decision cards
ui-stamps-decisions-about = Every day all eight are shuffled and one is drawn when you have split. It takes away as many tokens as it has crossed-out icons.
ui-stamps-decisions-mat = At the end one more says what each item on a field of her mat brings.
ui-stamps-shows = Show scoring cards
ui-stamps-shows-about = One is drawn every day. Its points for the contest on the board count once, twice or three times by the day. These are those of level { $level }.
ui-stamps-show-card = Card { $number }
ui-stamps-used = used
ui-stamps-contest = Contest { $id }
ui-stamps-ladder = Forever stamps
ui-stamps-ladder-points = Most: { $first }, second: { $second }, third: { $third } points.
ui-stamps-ladder-points-house = Most: { $first }, second: { $second }, third: { $third } points (house pack).
ui-stamps-ladder-imaginary = An imaginary player has { $count }.
ui-stamps-ladder-hers = Pinzetta competes as well.
ui-stamps-ladder-shared = Assumed: players with equally many share the better place; a player with none gets nothing (rule STS-16).
ui-stamps-fields-assumed = Assumed: these fields for size and value (rule STS-R1).
ui-stamps-pool = The pool
ui-stamps-pool-left = { $count ->
    [one] { $count } item
   *[other] { $count } items
  }
ui-stamps-take = Take this pile
ui-stamps-piles-of = The piles of { $name }
ui-stamps-taken-by = taken by { $name }
ui-stamps-down-others = face down: only you know it
ui-stamps-one-pile = Pile A
ui-stamps-other-pile = Pile B
ui-stamps-split-free = Put each item into one pile or the other. Each pile needs at least one item.
ui-stamps-split-free-count = Pile A: { $one } · Pile B: { $other }
ui-stamps-has-chosen = has chosen
ui-stamps-album-of = The album of { $name }
ui-stamps-collection-of = The collection of { $name }
ui-stamps-look = Look at the page
ui-stamps-rivals = The others
ui-stamps-ready = ready
ui-stamps-turn = it is their turn
ui-stamps-their-cards = { $count ->
    [0] Mat
    [one] Mat and { $count } card
   *[other] Mat and { $count } cards
  }
ui-stamps-points-of = Points of { $name }
ui-stamps-tickets = Tickets left
ui-stamps-in-the-end = In the end
ui-stamps-mat-brought = What the items on her mat brought
ui-stamps-keys-choose = Choose a stamp; then arrows lead over the page
ui-stamps-keys-place = Place the stamp with its upper left corner here
ui-stamps-try = Try
ui-stamps-try-end = Stop trying
ui-stamps-fits = It would fit here
ui-stamps-would = { $now }, then { $then }
ui-stamps-changes = What would change
ui-stamps-your-mat = Your mat
ui-stamps-how = How she values: target size 2, value 2 or 3 adds 1, a rare in view 4, a card or a forever stamp 1. A hidden stamp counts by its size only.
ui-stamps-against = against Pinzetta, level { $level }
ui-best-stamp-swap = With the best last day: { $score }
ui-best-between-stamp-swap = With the best last day: at least { $score }, at most { $bound }
ui-best-proved-stamp-swap = Proved: with Friday and Saturday as they were played, no way to lay Sunday’s stamps and no contest brings more.
ui-best-found-stamp-swap = The best way found to lay Sunday’s stamps and to enter a contest, with Friday and Saturday as they were played; a better one is not ruled out.
ui-best-mine-stamp-swap = You reached { $percent } of it.
ui-best-of-stamp-swap = { $name } reached { $percent } of it.
ui-best-mine-between-stamp-swap = You reached { $least } to { $most } of it.
ui-best-of-between-stamp-swap = { $name } reached { $least } to { $most } of it.
ui-best-perfect-stamp-swap = On the last day nothing better was possible.
ui-best-waiting-stamp-swap = With the best last day
ui-best-title-stamp-swap = The best last day
ui-stamps-house-short = stamps of our own design
ui-stamps-house-new = Stamps, cards and contests are of our own design, unless this server has a pack with those of the box.

## The coach

ui-coach = The coach
ui-coach-mine = Compared with the expert’s choices, your moves gave away { $cost } points in all.
ui-coach-of = Compared with the expert’s choices, { $name }’s moves gave away { $cost } points in all.
ui-coach-flawless = The expert would hardly have done anything better.
ui-coach-strip = What each move cost
ui-coach-move = Move { $number }: cost { $cost } points
ui-coach-taken = taken
ui-coach-better = best
ui-coach-expected = Points that the expert expected at the end of the round.
ui-coach-working = Looking at every move…
