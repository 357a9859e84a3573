### What the room's own client says.

sts-ui-tab-album = Album
sts-ui-parts = Parts of the table
sts-ui-album = Your album
sts-ui-so-far = { $empty ->
    [one] { $empty } square empty
   *[other] { $empty } squares empty
}
sts-ui-key = Colours and themes
sts-ui-built-in = Stamps, cards and contests here are our own design, not those from the box.
sts-ui-waiting = Stamps to place
sts-ui-choose = Choose a stamp, then its place. You can also drag it.
sts-ui-not-here = The stamp does not fit here
sts-ui-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
sts-ui-hidden = Hidden stamp
sts-ui-down = face down
sts-ui-no-room = no room on your page
sts-ui-swapped = swapped
sts-ui-she-took = Pinzetta takes it
sts-ui-large = Large pile
sts-ui-small = Small pile
sts-ui-reserved = Reserved
sts-ui-yours = Your collection
sts-ui-hers = Pinzetta’s piles
sts-ui-split = Make these piles
sts-ui-contests = Contests, points so far
sts-ui-enter = Score this contest now
sts-ui-ticket = { $day }, ticket used
sts-ui-best = most now
sts-ui-exhibitors = Exhibitors and final scoring
sts-ui-daily = every day
sts-ui-at-end = at the end
sts-ui-values = Printed values on the page
sts-ui-forever = Forever stamps ({ $count })
sts-ui-mat = Pinzetta’s mat
sts-ui-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sts-ui-targets = Target sizes
sts-ui-introductory = Introductory mode: her items are discarded, and at the end she has { $points } points.
sts-ui-steps = Pinzetta’s steps
sts-ui-next = Next step
sts-ui-your-points = Your points
sts-ui-her-points = Pinzetta’s points
sts-ui-day = Day { $turn } of { $of }
sts-ui-points = Points
sts-ui-pace = Pace
sts-ui-pace-hand = Step by step
sts-ui-level = Level { $level }
sts-ui-handicap = { $points } at the end, for the level
sts-ui-cards = Pinzetta’s cards
sts-ui-card = Card
sts-ui-crossed = Crossed out
sts-ui-drawn = drawn last
sts-ui-decisions = Decision cards
sts-ui-decisions-about = Every day all eight are shuffled, and one is drawn after you split. It removes one token for each crossed-out icon.
sts-ui-decisions-mat = At the end one more gives the points for each item on a field of her mat.
sts-ui-shows = Show scoring cards
sts-ui-shows-about = One is drawn every day. Its points for the contest on the board count once, twice or three times, depending on the day. These are the points of level { $level }.
sts-ui-show-card = Card { $number }
sts-ui-used = used
sts-ui-contest = Contest { $id }
sts-ui-ladder = Forever stamps
sts-ui-ladder-points = Most: { $first }, second: { $second }, third: { $third } points.
sts-ui-ladder-points-built-in = Most: { $first }, second: { $second }, third: { $third } points (Ludoteka’s pack).
sts-ui-ladder-imaginary = An imaginary player has { $count }.
sts-ui-ladder-hers = Pinzetta competes as well.
sts-ui-ladder-shared = Assumed: players with equally many share the better place; a player with none gets nothing (rule STS-16).
sts-ui-fields-assumed = Assumed: these fields for size and value (rule STS-R1).
sts-ui-pool = The pool
sts-ui-pool-left = { $count ->
    [one] { $count } item
   *[other] { $count } items
  }
sts-ui-piles-of = { $name }’s piles
sts-ui-taken-by = taken by { $name }
sts-ui-down-others = face down: only you know it
sts-ui-has-chosen = has chosen
sts-ui-album-of = { $name }’s album
sts-ui-collection-of = { $name }’s collection
sts-ui-look = View the page
sts-ui-rivals = The others
sts-ui-ready = ready
sts-ui-turn = their turn
sts-ui-their-cards = { $count ->
    [0] Mat
    [one] Mat and { $count } card
   *[other] Mat and { $count } cards
  }
sts-ui-points-of = { $name }’s points
sts-ui-tickets = Tickets left
sts-ui-in-the-end = At the end
sts-ui-mat-brought = Points for the items on her mat
sts-ui-keys-choose = Choose a stamp; then arrows move over the page
sts-ui-keys-place = Place the stamp with its upper left corner here
sts-ui-try = Show on the page
sts-ui-try-end = Stop trying
sts-ui-fits = It would fit here
sts-ui-would = { $now }, then { $then }
sts-ui-changes = What would change
sts-ui-your-mat = Your mat
sts-ui-how = Tokens show what an item is worth to Pinzetta. She takes the pile with more, unless her card crosses some out.
sts-ui-against = against Pinzetta, level { $level }
ui-best-stamp-swap = With the best last day: { $score }
ui-best-between-stamp-swap = With the best last day: at least { $score }, at most { $bound }
ui-best-proved-stamp-swap = Proved: with Friday and Saturday as played, no way to place Sunday’s stamps and no contest scores more.
ui-best-found-stamp-swap = The best way found to place Sunday’s stamps and choose a contest, with Friday and Saturday as played; a better one is not ruled out.
ui-best-mine-stamp-swap = You reached { $percent } of it.
ui-best-of-stamp-swap = { $name } reached { $percent } of it.
ui-best-mine-between-stamp-swap = You reached { $least } to { $most } of it.
ui-best-of-between-stamp-swap = { $name } reached { $least } to { $most } of it.
ui-best-perfect-stamp-swap = On the last day nothing better was possible.
ui-best-waiting-stamp-swap = With the best last day
ui-best-title-stamp-swap = The best last day
sts-ui-built-in-short = stamps of our own design
sts-ui-built-in-new = Stamps, cards and contests are of our own design, unless this server has a pack with those from the box.

## The day at the table

sts-ui-the-day = The day
sts-ui-goal = The most points on Sunday evening win: fill your page, score contests.
sts-ui-step-collect = Collect
sts-ui-step-reserve = Reserve
sts-ui-step-split = Split
sts-ui-step-choose = Choose
sts-ui-step-exhibit = Exhibit
sts-ui-step-collect-about = The items of the day are laid out.
sts-ui-step-reserve-about = One item is yours for sure.
sts-ui-step-split-about = The rest becomes a large and a small pile.
sts-ui-step-choose-about = Someone takes one of your piles, and you take one of theirs.
sts-ui-step-exhibit-about = Your new stamps go onto the page, and one contest is scored.
sts-ui-tickets-left = { $count } of 3 tickets left
sts-ui-tickets-about = Each day you score one contest and put a ticket on it.
sts-ui-tab-yours = Your piles
sts-ui-tab-hers = Her piles
sts-ui-tab-theirs = The others
sts-ui-worth-to-her = worth { $worth } to her
sts-ui-tray-count = { $count } of { $of }
sts-ui-to-small = Move to the small pile
sts-ui-to-large = Move to the large pile
sts-ui-tray-how = Tap or drag an item to the other tray. Tokens: its worth to her. Boxes: her cards; each ✕ takes a token off.
sts-ui-tray-how-several = Tap an item to move it to the other tray, or drag it.
sts-ui-large-needs = { $count ->
    [one] The large pile needs one more item.
   *[other] The large pile needs { $count } more items.
  }
sts-ui-large-too-many = { $count ->
    [one] The large pile has one item too many.
   *[other] The large pile has { $count } items too many.
  }
sts-ui-each-needs-one = Each pile needs at least one item.
sts-ui-sight-about = Someone will choose one of your piles. This is what they see:
sts-ui-sight = { $values ->
    [one] { $values } point
   *[other] { $values } points
  }{ $cards ->
    [0] {""}
    [one] , { $cards } card
   *[other] , { $cards } cards
  }{ $hidden ->
    [0] {""}
   *[other] , { $hidden } hidden
  }
sts-ui-sight-both = In sight there: { $here }. In the other pile: { $there }.
sts-ui-values-in-sight = { $values ->
    [one] { $values } point in sight
   *[other] { $values } points in sight
  }
sts-ui-odds-large = She takes the large pile, whichever card she turns.
sts-ui-odds-small = She takes the small pile, whichever card she turns.
sts-ui-odds-large-unless = { $count ->
    [one] She takes the large pile unless her card shows ✕.
   *[other] She takes the large pile unless her card shows { $count } ✕ or more.
  }
sts-ui-odds-small-unless = { $count ->
    [one] She takes the small pile unless her card shows ✕.
   *[other] She takes the small pile unless her card shows { $count } ✕ or more.
  }
sts-ui-odds-by-card = Which pile she takes depends on the card she turns.
sts-ui-odds-cards = With { $large } of her { $cards } cards she takes the large pile.
sts-ui-odds-percent = Large { $large }%, small { $small }%.
sts-ui-odds-sums = To her: large { $large } ({ $own } + 1), small { $small }.
sts-ui-scoring = Score one contest
sts-ui-scoring-about = { $count ->
    [one] You have one ticket left. A contest with your ticket cannot be scored again.
   *[other] You have { $count } tickets left, one for each day. A contest with your ticket cannot be scored again.
  }
sts-ui-she-chooses = Pinzetta turns a card…
sts-ui-took-large = She took your large pile.
sts-ui-took-small = She took your small pile.
sts-ui-why-none = Her card takes no token off. Large { $large }, small { $small }: she takes the higher; if equal, the large one.
sts-ui-why-crossed = Her card takes { $gone } off her better pile. Left: large { $large }, small { $small }; she takes the higher; if equal, the large one.
sts-ui-you-keep = You keep { $pile }: { $items }.
sts-ui-keeps = What stays is { $pile }: { $items }.
sts-ui-mine = Yours
sts-ui-kept = Kept
sts-ui-skip = Skip
sts-ui-show-again = Show again
sts-ui-take-one = Now you: take one of hers
sts-ui-hidden-turn-up = Hidden until taken
sts-ui-hers-later = Later you take one of these
sts-ui-the-swap = The swap
sts-ui-you = You
sts-ui-you-took = You took { $pile } from { $name }.
sts-ui-took-yours = { $name } took { $pile } from you; you keep the other.
sts-ui-took-from = { $name } took { $pile } from { $from }.
sts-ui-day-over = { $day } is over
sts-ui-you-have = Your points so far
sts-ui-to-beat = Pinzetta will have
sts-ui-on-to = On to { $day }
sts-ui-never-rare = cannot be reserved
sts-ui-to-place = Place your stamps
sts-ui-swap-over = The swap is over. See who took what.
sts-ui-keep-both = No pile was left for you: you keep both of yours.
sts-ui-keeps-both = No pile was left for { $name }, who keeps both.
sts-ui-collected = Collected
