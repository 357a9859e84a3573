### What the room's own client says.

sts-ui-tab-album = Album
sts-ui-tab-swap = Swap
sts-ui-tab-contests = Contests
sts-ui-parts = Parts of the table
sts-ui-album = Your album
sts-ui-so-far = { $empty ->
    [one] { $empty } square empty
   *[other] { $empty } squares empty
}
sts-ui-key = Colours and themes
sts-ui-built-in = Stamps, cards and contests here are our own design, not those of the box.
sts-ui-waiting = Stamps to place
sts-ui-choose = Choose a stamp, then its place. You can also drag it.
sts-ui-not-here = The stamp does not fit here
sts-ui-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
sts-ui-hidden = Hidden stamp
sts-ui-down = face down to Pinzetta
sts-ui-no-room = no room on your page
sts-ui-swapped = swapped
sts-ui-she-took = Pinzetta takes it
sts-ui-worth = { $count ->
    [one] token
   *[other] tokens
}
sts-ui-worth-large = { $count ->
    [one] token, for its size
   *[other] tokens, 1 of them for its size
}
sts-ui-large = Large pile
sts-ui-small = Small pile
sts-ui-reserved = Reserved
sts-ui-laid-out = Laid out
sts-ui-yours = Your collection
sts-ui-hers = Pinzetta’s collection
sts-ui-split = Make these piles
sts-ui-split-how = Choose the items of the large pile: it needs { $needed }.
sts-ui-split-count = Large pile: { $chosen } of { $needed }
sts-ui-split-worth = Worth to Pinzetta: large { $large }, small { $small }
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
sts-ui-take = Take this pile
sts-ui-piles-of = { $name }’s piles
sts-ui-taken-by = taken by { $name }
sts-ui-down-others = face down: only you know it
sts-ui-one-pile = Pile A
sts-ui-other-pile = Pile B
sts-ui-split-free = Put each item into one pile or the other. Each pile needs at least one item.
sts-ui-split-free-count = Pile A: { $one } · Pile B: { $other }
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
sts-ui-keys-choose = Choose a stamp; then arrows lead over the page
sts-ui-keys-place = Place the stamp with its upper left corner here
sts-ui-try = Try
sts-ui-try-end = Stop trying
sts-ui-fits = It would fit here
sts-ui-would = { $now }, then { $then }
sts-ui-changes = What would change
sts-ui-your-mat = Your mat
sts-ui-how = How she values: target size 2, value 2 or 3 adds 1, a rare in view 4, a card or a forever stamp 1. A hidden stamp counts by its size only.
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
sts-ui-built-in-new = Stamps, cards and contests are of our own design, unless this server has a pack with those of the box.
