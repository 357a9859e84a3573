### Stamp Swap beside the cardboard: what the companion asks and tells.

## Items and cards

sts-co-who = Pinzetta
sts-co-number = { $number }
sts-co-item = item { $number } ({ $what })
sts-co-card = attendee card
sts-co-down = face down
sts-co-hidden = { $what } (face down)
sts-co-nothing = nothing
sts-co-worth = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
sts-co-tokens = { $item }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} ({ $why })
sts-co-no-tokens = { $item }: no token
sts-co-large = Large pile: { $items }
sts-co-small = Small pile: { $items }
sts-co-yours = Your collection: { $items }
sts-co-contest = Contest { $number }: { $points }
sts-co-field-each = { $field }: { $each } each
sts-co-level = Points on level { $level }
sts-co-your-forever = Your forever stamps
sts-co-place-1 = Points for most of them
sts-co-place-2 = Points for second most
sts-co-place-3 = Points for third most
sts-co-end = The end
sts-co-mat-by-fields = By the seven fields that we assume
sts-co-mat-by-hand = I add up what is printed on my mat
sts-co-numbers = { $count ->
    [one] { $count } number to enter
   *[other] { $count } numbers to enter
}
sts-co-mat-points = Points for her mat
sts-co-mat-drawn = For each field: its number on the decision card that was drawn, times the items there. A double is one stamp.
sts-co-own-shows = Your three shows: where your score cube is
sts-co-own-values = Printed values on your page
sts-co-own-specialists = Specialists that score at the end
sts-co-own-finale = Finale contest
sts-line-own-shows = Three shows
sts-line-own-specialists = Specialists
sts-line-own-finale = Finale contest

## What happened

sts-co-targets = Pinzetta is after these sizes: { $sizes }
sts-co-keeps = Pinzetta keeps { $items }
sts-co-discards = Introductory mode: Pinzetta’s items of today are out of the game
sts-co-show = The card gives Pinzetta { $each }, today times { $times }: { $points }
sts-co-fields-assumed = Assumed: the fields for size and value. If your mat shows others, put her stamps where it says, and add up her mat yourself at the end.
sts-co-by-hand = as you have added it up
sts-co-forever = Forever stamps
sts-co-forever-you = You have { $count }: { $points } points
sts-co-forever-hers = Pinzetta has { $count }: { $points } points
sts-co-forever-imaginary = The imaginary player has { $count }

## Set-up

sts-setup-two-players = Set up as for 2 players. From public reviews of the game: one contest card of each of the 5 categories is on the board; you have an album page, 3 show tickets and a score cube.
sts-setup-token = The first-player token stays in the box.
sts-setup-attendees = The attendee cards { $cards } stay in the box. Shuffle the others.
sts-setup-events = Pinzetta’s 10 event cards replace the usual ones. Shuffle them.
sts-setup-cards-here = Pinzetta’s event, decision and show scoring cards stay in the box: they are drawn here.
sts-setup-your-mat = Take a mat without Pinzetta on its back.
sts-setup-your-forever = Assumed: you begin with { $count ->
    [one] { $count } forever stamp
   *[other] { $count } forever stamps
  }.
sts-setup-her-mat = Pinzetta’s mat is the one whose ID matches the yellow contest card. Leave room below it for her collection and yours.
sts-setup-tokens = Put the valuation tokens next to it. This page counts them for you, too.
sts-setup-forever = Put a forever stamp on its field of Pinzetta’s mat.
sts-setup-shows = Shuffle the 4 show scoring cards, face down, and leave room for those that are used.
sts-setup-decisions = Put the 8 decision cards into a pile; they are shuffled later.
sts-setup-help = Lay out the help cards. They are here as well, at the top.
sts-setup-level = You play on level { $level }; level 1 is the easiest.

## Questions

sts-ask-setup = Set-up
sts-ask-setup-hint = For a solo game against Pinzetta.

sts-ask-targets = Which sizes are on Pinzetta’s mat?
sts-ask-targets-hint = They are in its upper left corner. Small squares are two sizes here: choose 2×2 and double 2×4.
sts-ask-yellow = Which yellow contest is on the board?
sts-ask-yellow-hint = Its ID finds Pinzetta’s mat.
sts-ask-yours = What is in your collection?
sts-ask-yours-hint = From left to right. Assumed: your face-down stamps are face down for Pinzetta, too, so their size is enough even if you have looked at them.
sts-ask-reserve = Which item do you reserve?
sts-ask-reserve-hint = Never a rare stamp, not even face down. It goes to the reserve area of your mat, and its tokens go back.
sts-ask-split = Which items make your large pile?
sts-ask-split-hint = The others are the small pile, which has one item less. Assumed: if both have the same number, you decide which is the large pile.
sts-ask-decision = How many icons are crossed out?
sts-ask-decision-hint = Shuffle all decision cards, draw one, and count the crossed-out icons at its top.
sts-ask-hers-large = What is in Pinzetta’s large pile?
sts-ask-hers-large-hint = From left to right. Face-down stamps need only their size.
sts-ask-hers-small = What is in Pinzetta’s small pile?
sts-ask-hers-small-hint = From left to right, too.
sts-ask-take = Which of Pinzetta’s piles do you take?
sts-ask-take-hint = The other one stays hers. If Pinzetta has swapped two items, swap them on the table first.
sts-ask-your-show = Your show
sts-ask-your-show-hint = What is yours: the item you reserved, the pile Pinzetta left you, and the pile you took. Assumed: you show first.
sts-ask-revealed = What do her face-down stamps show?
sts-ask-revealed-hint = Turn up what Pinzetta got face down: from your pile first, then from hers. A 2×4 may turn out to be a double.
sts-ask-show = What does the show scoring card show?
sts-ask-show-hint = Draw one of her cards and find the contest that is on the board. How often the points count today is worked out here.
sts-ask-contest = Which of these contests is on the board?
sts-ask-contest-hint = The show scoring card lists their IDs.
sts-ask-forever = How many forever stamps do you have?
sts-ask-forever-hint = On your page; a specialist who is worth one counts, too. Pinzetta’s are known here, and the imaginary player has 3. Assumed: players with equally many share the better place; a player with none gets nothing.
sts-ask-mat = How do you count her mat?
sts-ask-mat-hint = Assumed: its seven fields are target size with value 2 or 3, target size only, value only, neither, rare, forever, cards. If yours has others, add it up yourself.
sts-ask-mat-total = How many points does her mat give?
sts-ask-mat-total-hint = Draw one more decision card. For each field: its number times the items there. A double is one stamp. Assumed: you draw without shuffling.
sts-ask-final = What does the last decision card give for each item?
sts-ask-final-hint = Draw one more decision card: it has a number for each field of Pinzetta’s mat. Assumed: you draw without shuffling, and which fields these are.
sts-ask-total = How many points do you have?
sts-ask-total-hint = Without your forever stamps: those are counted here.
sts-ask-draw-event-hers = Pinzetta’s event card
sts-ask-draw-event-hers-hint = Its top part makes Pinzetta’s two piles.
sts-ask-draw-event-yours = Your event card
sts-ask-draw-event-yours-hint = Its middle part makes your collection; then its bottom part applies.
sts-ask-draw-decision = Pinzetta’s decision card
sts-ask-draw-decision-hint = All eight are shuffled every day.
sts-ask-draw-show = Pinzetta’s show scoring card
sts-ask-draw-show-hint = It has the points for the contest that is on the board.
sts-ask-draw-final = A decision card for Pinzetta’s mat
sts-ask-draw-final-hint = It gives the points for the items on each field.

## Help cards

sts-help-collect = Collect
sts-help-collect-1 = Draw one of Pinzetta’s event cards. Put what its top shows below her mat, in two piles and in the order of the card: white icons face up, the others face down. Nobody looks at those.
sts-help-collect-2 = Draw a second one. What its middle shows is your collection, below hers. You may look at its face-down stamps.
sts-help-collect-3 = Follow the bottom of the second card. Then your specialist who collects (card 10) acts, if you have it.
sts-help-collect-4 = Put both cards away.
sts-help-laying-out-1 = Take what the cards show from the supply. Pinzetta’s two piles go below her mat, in the order of the card; your collection goes below them. You look at your own face-down stamps only.
sts-help-laying-out-2 = If you have the specialist who collects (card 10), it acts now.
sts-help-you-split = You split, she chooses
sts-help-you-split-1 = Pinzetta puts tokens on your items: 1 for a card or a forever stamp, 4 for a face-up rare. Any other stamp gets 2 for a target size, and 1 for a value of 2 or 3 if it is face up.
sts-help-you-split-2 = Reserve one item that is not rare. Its tokens go back.
sts-help-you-split-3 = Split the rest so that one pile has one item more. That pile counts 1 token more.
sts-help-you-split-4 = A decision card takes tokens away from the pile with the most; from the large one, if they are equal.
sts-help-you-split-5 = Pinzetta takes the pile with the most tokens left; the large one, if they are equal.
sts-help-she-splits = She splits, you choose
sts-help-she-splits-1 = Pinzetta values her own items and piles in the same way.
sts-help-she-splits-2 = If one pile leads by 3 tokens or more, its item with the most tokens changes places with the one that has the fewest in the other pile. The leftmost counts if several are equal.
sts-help-she-splits-3 = You take one pile, she keeps the other. No decision card here.
sts-help-your-show = Your show
sts-help-your-show-1 = Place all your new stamps, upright. They never overlap, never stick out, never move again.
sts-help-your-show-2 = A stamp that fits must be placed. One that fits nowhere is discarded and scores its value at once.
sts-help-your-show-3 = Lay new attendee cards to the right of those you have.
sts-help-your-show-4 = Score your exhibitors: the one on your mat and those on cards.
sts-help-your-show-5 = Choose a contest without a ticket of yours, score it, and put a ticket there.
sts-help-your-show-6 = From public reviews of the game.
sts-help-show = Pinzetta’s show
sts-help-show-1 = Turn up her stamps and put everything on its field: rares on theirs, whatever their size.
sts-help-show-2 = A show scoring card has the points for the contest on the board; they count once, twice or three times, depending on the day.
sts-help-end = The end
sts-help-end-1 = Level 1 costs Pinzetta 20 points, level 2 costs her 10.
sts-help-end-2 = She takes part in the count of forever stamps, as does the imaginary player with 3.
sts-help-end-3 = A decision card gives the points for the items on each field of her mat, the cards there included.
sts-help-end-4 = Her rares count their printed values. Values of other stamps, specialists and the finale give her nothing.
sts-help-introductory = Pinzetta’s show and the end
sts-help-introductory-1 = Pinzetta’s items are out of the game.
sts-help-introductory-2 = At the end she has 110, 125 or 140 points on level 1, 2 or 3. For forever stamps you compete with the imaginary player only, who has 3.

## Refusals

refused-companion-no-pack = The server was started without a pack of your own.
refused-companion-quick = To draw Pinzetta’s cards, the companion needs a pack.
refused-companion-over = There is nothing more to enter.
refused-companion-kind = This does not answer the question asked here.
refused-companion-count = { $least ->
    [0] There can be at most { $most }.
   *[other] There must be at least { $least } and at most { $most }.
}
refused-companion-size = Item { $number }: choose its size.
refused-companion-plain = Item { $number }: an item of this kind cannot be rare or face down.
refused-companion-no-value = Item { $number }: its value is missing.
refused-companion-value = Item { $number }: a value is from { $least } to { $most }.
refused-companion-choice = This cannot be chosen here.
refused-companion-number = { $number } is not from { $least } to { $most }.
refused-companion-small-pile = Pinzetta’s small pile has fewer items than her large one.
refused-companion-other-size = Item { $number }: a stamp keeps its size when it is turned up.
sts-help-people = Who is who
sts-help-people-1 = Attendee cards are people at the show. They are items like stamps: collected, reserved and split.
sts-help-people-2 = An exhibitor scores every day, when you exhibit: it gives points for what is on your page. One is printed on your mat.
sts-help-people-3 = A specialist does something special from the moment you have the card, or scores once at the end.
sts-help-people-4 = Cards never go onto the page. Pinzetta never uses what they do; they only count for her as items.
