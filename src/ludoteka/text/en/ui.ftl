### What the web client says by itself; everything about a game comes with its room.

## The house

ui-language = Language
ui-theme-dark = Switch to dark
ui-theme-light = Switch to light
ui-settings = Language and light
ui-skip = Skip to the content
ui-home = Back to the shelf
ui-close = Close
ui-page-lost = There is nothing here
ui-page-lost-about = This address leads nowhere. The games are on the shelf.
ui-unreachable = The server does not answer. Try again in a moment.

## The shelf

ui-home-title = Take a box off the shelf.
ui-home-about = Table games by their exact rules: alone, against bots, or together at one screen.
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
ui-play-now = Play now
ui-play-alone = Alone, for the highest score
ui-play-one-bot = Against one bot
ui-play-three-bots = Against three bots
ui-play-choose = { $count ->
    [one] One variant, 1 to 6 seats
   *[other] { $count } variants, people and bots
}

## Saved games

ui-continue-title = Continue where you left
ui-played-title = Played here
ui-continue = Continue
ui-going-on = in play
ui-over = finished
ui-score-list = score { $scores }
ui-forget = Take off this list

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
ui-human = Person
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
ui-leader = In the lead
ui-leader-is = { $name }, { $points }
ui-at-the-table = At the table
ui-enlarge = Show this board large
ui-choose-cell = Choose a cell.
ui-pick = Choose a piece.
ui-place = Place
ui-place-on = Place here: { $cell }
ui-undo = Take back
ui-next-round = Next round
ui-key-arrows = Arrows
ui-key-choose = choose
ui-key-place = place
ui-cell-empty = empty
ui-tallies = Still to come
ui-tally = { $what }: { $left } of { $of } left
ui-story = What happened
ui-story-empty = Nothing yet.
ui-legend-complete = complete, scores
ui-legend-live = what it can still bring
ui-legend-broken = broken, brings nothing

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
ui-rank = { $name }: place { $rank } of { $of }
ui-rematch = Rematch
ui-download = Download the record
