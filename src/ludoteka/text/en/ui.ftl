### What the web client says by itself; everything about a game comes with its room.

## Everywhere

ui-language = Language
ui-theme-dark = Switch to dark
ui-theme-light = Switch to light
ui-settings = Settings
ui-skip = Skip to the content
ui-home = All games
ui-close = Close
ui-page-lost = Page not found
ui-unreachable = The server does not answer. Try again in a moment.
ui-away-note = The server cannot be reached. You can still read the rules. Trying again…
ui-away-games = Your games are safe. They will be back as soon as the server answers.

## The shelf

ui-home-title = Choose a game.
ui-home-about = Board games, true to the rulebook.
ui-games = Games
ui-players = { $most ->
    [1] 1 player
   *[other] { $least ->
        [1] 1–{ $most } players
       *[other] { $least }–{ $most } players
    }
}

## Saved games

ui-continue = Continue
ui-going-on = in play
ui-over = finished
ui-just-now = just now
ui-saved-none = Your games will appear here, saved automatically.
ui-forget = Remove from list
ui-give-up = Give up
ui-give-up-title = Give up this game?
ui-give-up-about = It is deleted for everyone at the table and cannot be restored. To continue later, just leave: the game is saved.
ui-no-keep = Keep it

## A new table

ui-variant = Variant
ui-all-options = All options
ui-own-mix = custom
ui-assumed = our assumption
ui-seats = Seats
ui-seat-count = How many play
ui-seat = Player { $number }
ui-seat-kind = Who sits in seat { $number }
ui-seat-name = Name in seat { $number }
ui-human = This screen
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
ui-rows = { $done } of { $of } lines complete
ui-rows-round = Round { $round }: { $done } of { $of } lines complete
ui-row-list = State of the rows
ui-promised = +{ $points } possible
ui-leader = In the lead
ui-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
ui-at-the-table = At the table
ui-enlarge = Enlarge this board
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
ui-legend-live = open row
ui-legend-broken = broken: no points

## Settings and keys

ui-pace = Speed of bots and calls
ui-pace-about = You can take back a move while they wait. Manual: nothing happens until you continue.
ui-pace-quick = Quick
ui-pace-normal = Normal
ui-pace-calm = Slow
ui-pace-hand = Manual
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
ui-keys-place = Place on this cell; continue, if the table waits for you
ui-keys-escape = Put down, leave the board, close a window
ui-keys-undo = Take back
ui-keys-next = Continue, if the table waits for you
ui-keys-settings = Settings
ui-keys-help = These keys
ui-keys-drag = With mouse or finger, drag the piece onto a cell. Escape cancels.

## Cards in hand

ui-last = last
ui-key-of = key { $key }
ui-team = { $team }: { $names }
ui-team-of = Team: { $team }
ui-plays-now = plays now
ui-zoom = Board size
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-all = Whole board
ui-keys-hand = Choose a card or a tile; then Tab or arrows lead to its cells
ui-keys-tab-hand = To the cards or tiles, the lit cells, the buttons
ui-keys-zoom = Zoom in, zoom out, whole board

## Tiles on a rack, an endless table

ui-hints = Show where tiles fit, and the points
ui-places-or-none = { $count ->
    [0] no place
    [one] { $count } place
   *[other] { $count } places
}

## Several people at one screen

ui-curtain = Pass the device to { $name }
ui-curtain-about = What comes next is for { $name } only.
ui-curtain-open = I am { $name }, show me the table
ui-curtain-may = { $name } wants to do something first
ui-pass-on = Pass on to { $name }

## Points

ui-where-from = Where the points come from
ui-points-of = { $name }’s points
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
} behind { $first }.
ui-end-behind-ahead = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} behind { $first }, ahead of { $below }.
ui-end-alone = Your final score
ui-record-new = A new personal record: it was { $before }.
ui-record-first = Your first score in this variant: the one to beat.
ui-record = Your personal record: { $best }.
ui-end-boards = Everyone’s boards
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

ui-best = Best possible with these tiles: { $score }
ui-best-between = Best possible with these tiles: at least { $score }, at most { $bound }
ui-best-proved = Proved: no other board scores more.
ui-best-found = The best board found so far; a better one is not ruled out.
ui-best-mine = You reached { $percent } of it without knowing what would come.
ui-best-of = { $name } reached { $percent } of it without knowing what would come.
ui-best-mine-between = You reached { $least } to { $most } of it without knowing what would come.
ui-best-of-between = { $name } reached { $least } to { $most } of it without knowing what would come.
ui-best-perfect = Nothing better was possible.
ui-best-round = Counted for the last round.
ui-best-rounds = Counted for all rounds.
ui-best-open = Open this board
ui-best-waiting = Best possible with these tiles
ui-best-working = Working it out…
ui-best-title = The best board

## Replay

ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-first = To the beginning
ui-replay-slider = Position in the game
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
ui-share-link-about = Anyone with it can see the result, all boards and the replay.
ui-share-copy = Copy
ui-share-copied = Copied
ui-share-failed = The picture could not be made here. Try the other format.
ui-keep = Download
ui-import = Open a game file
ui-import-about = A “.ludo” record: a finished game opens with its replay, an unfinished one continues. You can also drop the file here.
ui-import-drop = Drop to open the game
ui-import-refused = This file cannot be opened.
ui-import-line = Line { $line }

## The coach

ui-coach = The coach
ui-coach-mine = Compared with the expert’s choices, your moves cost { $cost } points in all.
ui-coach-of = Compared with the expert’s choices, { $name }’s moves cost { $cost } points in all.
ui-coach-flawless = Even the expert would hardly have played better.
ui-coach-strip = What each move cost
ui-coach-taken = your move
ui-coach-better = best
ui-coach-expected = Expected points at the end of the round, compared with the best choice.
ui-coach-working = Looking at every move…
ui-coach-played = played
ui-end-won = You won by { $gap }
ui-end-lost = You lost by { $gap }
ui-end-tied = A tie
ui-try-again = Try again
