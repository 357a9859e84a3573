### Stamp Swap: everything the room says during play. The rulebook is in rulebook.ftl.

game-stamp-swap = Stamp Swap
game-stamp-swap-about = Three days at a stamp show: you split what you have collected, and someone else chooses. Solo against Pinzetta, who plays by rules of her own, or with 2 to 5 players. Fill a page of your album and win contests.
game-stamp-swap-box = Split your stamps, someone else chooses first.
game-stamp-swap-line = Split; someone else picks.

## Presets

preset-stamp-swap-introductory = Introductory
preset-stamp-swap-introductory-about = Learn how Pinzetta values what you have. She gets a fixed score at the end.
preset-stamp-swap-full = Full game
preset-stamp-swap-full-about = Pinzetta shows her stamps as well and scores for them, on level 1.
preset-stamp-swap-hard = Full game, hard
preset-stamp-swap-hard-about = The same on level 3.

## Options

option-stamp-swap-mode = Mode
choice-stamp-swap-mode-introductory = Introductory
choice-stamp-swap-mode-full = Full
option-stamp-swap-level = Level
choice-stamp-swap-level-1 = 1, easiest
choice-stamp-swap-level-2 = 2
choice-stamp-swap-level-3 = 3, hardest
option-stamp-swap-crossed = Crossed-out icons
option-stamp-swap-crossed-about = Assumed: all tokens that a decision card takes away come from the pile that had the most at first. You can also take each from the pile that has the most at that moment.
choice-stamp-swap-crossed-one-pile = All from one pile
choice-stamp-swap-crossed-one-by-one = One at a time

## Stamps and cards, read aloud

sts-and = { $first }, { $second }
sts-stamp = a { $size } stamp ({ $what })
sts-value = value { $value }
sts-hidden = a hidden stamp, { $size }
sts-rare-of = rare { $size }
sts-attendee = attendee card { $number }
sts-size-1x1 = 1×1
sts-size-2x2 = 2×2
sts-size-2x3 = 2×3
sts-size-2x4 = 2×4
sts-size-3x3 = 3×3
sts-size-double = double 2×4
sts-size-forever = forever
sts-lying = landscape { $size }
sts-kind = { $colour } { $theme }
sts-halves = { $first } + { $second }
sts-size-rare = rare
sts-colour-purple = purple
sts-colour-yellow = yellow
sts-colour-blue = blue
sts-colour-green = green
sts-colour-brown = brown
sts-theme-space = space
sts-theme-monuments = monuments
sts-theme-animals = animals
sts-theme-flowers = flowers
sts-theme-vehicles = vehicles
sts-mark-cancelled = cancelled
sts-mark-faded = faded
sts-mark-rare = rare
sts-mark-forever = forever

## What scores

sts-formula = { $what }: { $worth }
sts-each = { $each ->
    [one] { $each } point each
   *[other] { $each } points each
}
sts-each-per = { $each ->
    [one] { $each } point for every { $per }
   *[other] { $each } points for every { $per }
}
sts-which-any = stamps
sts-which-size = { $size } { $stamps }
sts-which-kind = { $kind } { $stamps }
sts-which-theme = { $stamps } showing { $theme }
sts-such-purple = purple
sts-such-yellow = yellow
sts-such-blue = blue
sts-such-green = green
sts-such-brown = brown
sts-such-cancelled = cancelled
sts-such-faded = faded
sts-such-rare = rare
sts-such-forever = forever
sts-score-count = { $which }
sts-score-sets = { $about ->
    [colours] sets of all colours
    [themes] sets of all themes
   *[sizes] sets of sizes (one each of 2×2, 2×3, 2×4 and 3×3)
}
sts-score-second = { $about ->
    [colours] stamps of the second most abundant colour
    [themes] stamps of the second most abundant theme
   *[sizes] stamps of the second most abundant size
}
sts-score-most = { $about ->
    [colours] stamps of the most abundant colour
    [themes] stamps of the most abundant theme
   *[sizes] stamps of the most abundant size
}
sts-score-largest-group = { $about ->
    [colours] stamps in the largest group of one colour
    [themes] stamps in the largest group of one theme
   *[sizes] stamps in the largest group of one size
}
sts-score-groups = { $about ->
    [colours] groups of { $least } or more stamps of one colour
    [themes] groups of { $least } or more stamps of one theme
   *[sizes] groups of { $least } or more stamps of one size
}
sts-score-surrounded = surrounded { $which }
sts-score-full-lines = { $about ->
    [rows] full rows
    [columns] full columns
   *[lines] full rows and columns
}
sts-score-lines-with = { $about ->
    [rows] rows with { $which }
    [columns] columns with { $which }
   *[lines] rows and columns with { $which }
}
sts-score-empty = empty squares
sts-score-edge = { $which } at the edge of the page
sts-score-beside = { $which } next to { $adjacent }
sts-score-variety = { $about ->
    [colours] different colours
    [themes] different themes
   *[sizes] different sizes
}
sts-score-variety-among = { $about ->
    [colours] different colours of { $which }
    [themes] different themes of { $which }
   *[sizes] different sizes of { $which }
}
sts-score-value = printed values
sts-score-value-among = printed values of { $which }
sts-so-far = { $count } so far
sts-so-far-none = none so far
sts-so-far-empty = { $count } empty
sts-so-far-missing = missing: { $kinds }
sts-so-far-fewest = fewest: { $kinds }
sts-so-far-most = { $kind } { $count }
sts-so-far-then = { $first }, then { $second }
sts-category-colour = colour
sts-category-theme = theme
sts-category-size = size
sts-category-cancelled = cancelled
sts-category-finale = finale
sts-contest = Contest { $number } ({ $category }): { $score }
sts-exhibitor = Exhibitor { $number }: { $score }
sts-specialist = Specialist { $number }, at the end: { $score }
sts-own-mat = Mat bonus: { $score }
sts-effect-collect = Specialist { $number }: every day you draw and keep one more stamp, { $size }
sts-effect-no-fade = Specialist { $number }: faded stamps cost you nothing
sts-effect-more-forever = Specialist { $number }: counts as a forever stamp at the end
sts-effect-contest-bonus = Specialist { $number }: { $points } more for each contest
sts-effect-first-player = Specialist { $number }: { $points } for holding the first-player token
sts-effect-last-chooser = Specialist { $number }: { $points } for choosing last

## The table

sts-page = Your album, { $empty ->
    [one] { $empty } square empty
   *[other] { $empty } squares empty
}
sts-square = Square { $cell }
sts-item-hers = Pinzetta’s item { $number }, { $where }, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
sts-item-yours = Your item { $number }, { $where }, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
sts-where-large = in the large pile
sts-where-small = in the small pile
sts-where-reserved = reserved
sts-where-unsplit = not in a pile yet
sts-contest-label = { $number }: { $points }
sts-contest-now = { $contest }. Now: { $points }
sts-contest-scored = { $contest }. Scored on day { $day }: { $points }
sts-mat = Pinzetta’s mat, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sts-note-hers = Pinzetta, level { $level }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sts-note-targets = Target sizes: { $sizes }
sts-note-fields = Assumed: the first four fields of her mat.
sts-note-signs = On the page a stamp shows its number, its value (x: cancelled) and its theme: ☾ space, ▲ monuments, ♥ animals, ☼ flowers, ● vehicles; ★ a rare, ◆ a forever stamp.
sts-note-built-in = Stamps, cards and contests are those of Ludoteka’s pack: our own design, not those from the box.
sts-field-count = { $field }: { $count }
sts-field-points = { $field }: { $count } × { $each } = { $points }
sts-field-both = Target size, value 2 or 3
sts-field-target = Target size only
sts-field-value = Value 2 or 3 only
sts-field-neither = Neither
sts-field-rare = Rare
sts-field-forever = Forever
sts-field-cards = Cards
sts-why-size = +2 target size
sts-why-value = +1 value 2 or 3
sts-why-rare = +4 rare, face up
sts-why-card = +1 card
sts-why-forever = +1 forever
sts-pile-large = the large pile
sts-pile-small = the small pile
sts-day-1 = Friday
sts-day-2 = Saturday
sts-day-3 = Sunday

## What is going on

sts-now-setup = The show is being prepared.
sts-now-collect = { $day }: today’s items are laid out.
sts-now-chance = { $day }: a card is turned.
sts-now-hers = { $day }: Pinzetta is playing.
sts-now-watch = { $day }: the player is thinking.
sts-now-reserve = { $day }: reserve one item. It stays yours; Pinzetta takes a pile of the rest.
sts-now-split = { $day }: make two piles. Pinzetta takes one, you keep the other.
sts-now-take = { $day }: take one of Pinzetta’s piles. She keeps the other.
sts-now-place = { $day }: place your new stamps. They cannot be turned or moved later.
sts-now-contest = { $day }: choose a contest to score. Each counts once, one a day.
sts-now-won = You win, { $mine } to { $hers }.
sts-now-lost = Pinzetta wins, { $hers } to { $mine }.
sts-now-drawn = A draw: you both have { $mine }.

## What can be done

sts-do-reserve = Reserve { $item }
sts-do-reserve-short = Reserve
sts-do-reserve-nothing = Reserve nothing: they are all rare
sts-do-split = Large pile: { $items }
sts-do-split-short = Large pile: { $items }
sts-do-take-large = Take the large pile
sts-do-take-small = Take the small pile
sts-do-place = Place the stamp with its upper left corner on { $cell }
sts-do-place-short = Place on { $cell }
sts-do-discard = { $stamp } fits nowhere: discard it for { $points }
sts-do-discard-short = Discard
sts-do-contest = Score: { $contest }
sts-scores = scores { $points }
sts-scores-bonus = and { $points } for your specialist

## What happened

sts-log-on-board = On the board: { $contest }
sts-log-mat = { $mat }
sts-log-event-hers = Event card { $number } makes Pinzetta’s collection
sts-log-event = Event card { $number } makes your collection
sts-log-event-then = Event card { $number } makes your collection. Then: { $bottom }
sts-bottom-turn-up = your stamps are turned face up
sts-bottom-turn-down = your stamps are turned face down
sts-bottom-hers-up = Pinzetta’s stamps are turned face up
sts-bottom-forever = you take a forever stamp
sts-log-draw = For you: { $item }
sts-log-draw-hers = For Pinzetta: { $item }
sts-log-reveal = Face-down stamps are turned up, and everything goes to its place
sts-log-decision = { $crossed ->
    [one] Decision card { $number }: { $crossed } icon is crossed out
   *[other] Decision card { $number }: { $crossed } icons are crossed out
}
sts-log-final-card = Decision card { $number } is drawn for her mat
sts-log-show-card = Show scoring card { $number } is drawn
sts-log-tokens = Pinzetta values your items, from left to right: { $tokens }
sts-log-tokens-hers = Pinzetta values her own items, from left to right: { $tokens }
sts-log-piles = The large pile is worth { $large }, the 1 for its size included, the small pile { $small }
sts-log-none-away = No icon is crossed out: { $large } and { $small } tokens stay
sts-log-away = { $gone }. Left: { $large } in the large pile, { $small } in the small one
sts-away-large = The large pile leads and loses { $lost }
sts-away-small = The small pile leads and loses { $lost }
sts-away-equal = Both piles have { $tokens }, so the large one loses { $lost }
sts-away-one-by-one = Tokens are removed one at a time, each from the leading pile, or from the large one: { $large } from the large pile, { $small } from the small one
sts-lost = { $taken ->
    [one] { $taken } token
   *[other] { $taken } tokens
}
sts-lost-all = all its tokens ({ $taken }; crossed-out icons: { $crossed })
sts-log-she-takes = Pinzetta takes { $pile }: it has more tokens
sts-log-she-takes-equal = Both piles have the same number of tokens, so Pinzetta takes { $pile }
sts-log-swap = { $richer ->
    [large] The piles differ by { $gap }, and { $enough } is enough: the large pile gives { $most }, and the small pile { $least }
   *[small] The piles differ by { $gap }, and { $enough } is enough: the small pile gives { $most }, and the large pile { $least }
}. Now the large pile is worth { $large }, the small pile { $small }
sts-most = { $item }, which has the most tokens
sts-most-leftmost = { $item }, the leftmost of those with the most tokens
sts-fewest = { $item }, which has the fewest tokens
sts-fewest-leftmost = { $item }, the leftmost of those with the fewest tokens
sts-log-no-swap = The piles differ by { $gap }, less than { $enough }: nothing is swapped
sts-log-no-swap-empty = The piles differ by { $gap }, and { $enough } is enough, but one of them is empty: nothing is swapped
sts-log-laid = Pinzetta puts { $item } on the field “{ $field }”
sts-log-show = Show scoring card { $card }, level { $level }: contest { $number } ({ $category }) gives Pinzetta { $each }, times { $times } today: { $points }
sts-log-introductory = Introductory mode, level { $level }: Pinzetta has { $points }
sts-log-final-level = For the level, Pinzetta gets { $points }
sts-log-final-forever = For her forever stamps, Pinzetta gets { $points }
sts-log-final-mat = For the items on her mat, Pinzetta gets { $points }
sts-log-final-mat-sum = For the items on her mat, Pinzetta gets { $points } ({ $sum })
sts-log-final-rares = For the values of her rares, Pinzetta gets { $points }
sts-log-reserve = Reserves { $item }
sts-log-reserve-nothing = Reserves nothing: there are only rares
sts-log-split = Makes a large pile: { $items }
sts-log-take-large = Takes Pinzetta’s large pile
sts-log-take-small = Takes Pinzetta’s small pile
sts-log-place = Places { $stamp } on { $cell }
sts-log-discard = Discards { $stamp }, which fits nowhere, for { $points }
sts-log-contest = Scores { $contest }. Points: { $points }

## Points

sts-line-day = Day { $day }: { $what }
sts-line-bonus = The specialist’s bonus for a contest
sts-line-discarded = Stamps that did not fit
sts-line-forever = Forever stamps: { $count }, { $place ->
    [0] no place
   *[other] place { $place }
  }
sts-line-values = Printed values
sts-line-show = Day { $day }: show
sts-line-introductory = Introductory mode
sts-line-hers-level = Level
sts-line-hers-forever = Forever stamps
sts-line-hers-mat = Items on the mat
sts-line-hers-rares = Values of rares

## Refused

refused-not-gained = You do not have this item to use now.
refused-does-not-fit = It does not fit there: something is in the way, or it would stick out of the page.
sts-in-the-way = It does not fit there: something is in the way.
sts-sticks-out = It does not fit there: it would stick out of the page.
refused-it-fits = It still fits on the page, so it must be placed.
refused-rare-stays = A rare stamp cannot be reserved, not even face down.
refused-must-reserve = Reserve one item first.
refused-uneven-piles = The large pile has exactly one item more than the small one.
refused-ticket-there = Your ticket is already on this contest.
refused-not-drawn-here = This cannot be drawn now.
refused-not-now = This belongs to another step of the day.
refused-same-as-another = Forever stamps are all alike: place the first of them.
refused-not-her-step = Pinzetta’s next step is “{ $right }”.
refused-no-such-item = There is no such stamp or card.
refused-no-such-contest = This contest is not on the board.
refused-sts-solve-stamps = Name at least one stamp to place: a number without a square.
refused-sts-solve-twice = This is named twice, or is not part of a solo game.
refused-sts-solve-many = That is too much for one page.
refused-sts-no-maximum = The best possible page is not known, and no search finds it. Name stamps and contests.

## Packs

refused-pack-form = This has the wrong form. { $what }.
refused-pack-count = There must be { $needed }, and there are { $found }.
refused-pack-unfilled = This is not filled in yet.
refused-pack-forever = Forever stamps have the size 1x1, and no others have it.
refused-pack-forever-plain = A forever stamp has no colour, no theme and no other mark.
refused-pack-colour-theme = A stamp has a colour and a theme.
refused-pack-rare-theme = A rare has no theme.
refused-pack-double = A double has the size 2x4 or 4x2.
refused-pack-value = The value of such a stamp is from { $least } to { $most }.
refused-pack-twice = The number { $number } is used twice.
refused-pack-of = The formula “{ $kind }” needs one of these: { $known }.
refused-pack-of-nothing = The formula “{ $kind }” takes no “of”.
refused-pack-effect-score = With the effect “{ $effect }” a score is needed, or none is possible.
refused-pack-effect-draws = With the effect “{ $effect }” something to draw is needed, or none is possible.
refused-pack-solo = The effect “{ $effect }” has no meaning in a solo game: put the card on the list out_of_solo.
refused-pack-yellow = The yellow contest { $number } must be on exactly one mat, and is on { $found }.
refused-pack-not-yellow = The contest { $number } is not a yellow one.
refused-pack-show-unknown = There is no coloured contest { $number }.
refused-pack-show = A show scoring card lists all contests of one category. Look at: { $names }.
refused-pack-event-piles = Pinzetta’s large pile has exactly one item more than the small one.
refused-pack-event-middle = There are { $found } items, so after reserving one the piles cannot differ by one. Their number must be even.
refused-pack-no-stack = There is no stack of these: according to the pack, they are among the stamps of their size.
refused-pack-supply = Up to { $needed } of these can be needed in a game, and there are only { $found }.

# On the rare stamp, which the lid of the box shows, too.
game-stamp-swap-rare = rare
