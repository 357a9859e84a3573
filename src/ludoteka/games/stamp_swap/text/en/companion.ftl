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
sts-co-field-points = { $field }: { $count } × { $each } = { $points }
sts-co-level = Points on level { $level }
sts-co-your-forever = Your forever stamps
sts-co-place-1 = Points for most of them
sts-co-place-2 = Points for second most
sts-co-place-3 = Points for third most
sts-co-your-points = Your points
sts-co-end = The end

## What happened

sts-co-targets = Pinzetta is after these sizes: { $sizes }
sts-co-decision = { $crossed ->
    [one] Decision card { $number }: { $crossed } icon is crossed out
   *[other] Decision card { $number }: { $crossed } icons are crossed out
}
sts-co-keeps = Pinzetta keeps { $items }
sts-co-discards = Introductory mode: Pinzetta’s items of today go out of the game
sts-co-show = The card gives Pinzetta { $each }, today times { $times }: { $points }

## Questions

sts-ask-targets = Which sizes are on Pinzetta’s mat?
sts-ask-targets-hint = They are in its upper left corner. Her mat is the one whose ID is that of the yellow contest.
sts-ask-yellow = Which yellow contest is on the board?
sts-ask-yellow-hint = Its ID finds Pinzetta’s mat.
sts-ask-yours = What is in your collection?
sts-ask-yours-hint = Enter it when both event cards have been followed, the bottom of the second one too. Face-down stamps need only their size.
sts-ask-reserve = Which item do you reserve?
sts-ask-reserve-hint = Never a rare stamp.
sts-ask-split = Which items make your large pile?
sts-ask-split-hint = The others are the small pile. If both are equal in number, you say which one is the large pile.
sts-ask-decision = How many icons are crossed out?
sts-ask-decision-hint = Shuffle all decision cards, draw one, and count the crossed-out icons at its top.
sts-ask-hers-large = What is in Pinzetta’s large pile?
sts-ask-hers-large-hint = From left to right. Face-down stamps need only their size.
sts-ask-hers-small = What is in Pinzetta’s small pile?
sts-ask-hers-small-hint = From left to right, too.
sts-ask-take = Which of Pinzetta’s piles do you take?
sts-ask-take-hint = The other one stays hers.
sts-ask-revealed = What do her face-down stamps show?
sts-ask-revealed-hint = Turn up what Pinzetta got face down: from your pile first, then from hers.
sts-ask-show = What does the show scoring card say?
sts-ask-show-hint = First do your own show. Then draw one of her cards and find the contest that is on the board. How often the points count today is not your worry.
sts-ask-contest = Which of these contests is on the board?
sts-ask-contest-hint = The show scoring card lists their IDs.
sts-ask-forever = How many forever stamps do you have?
sts-ask-forever-hint = Count a specialist who is worth one, too. The imaginary player has 3.
sts-ask-final = What does the last decision card give for each item?
sts-ask-final-hint = Draw one more decision card: it has a number for each field of Pinzetta’s mat.
sts-ask-total = How many points do you have?
sts-ask-total-hint = Your contests, exhibitors, specialists, printed values, forever stamps, and the finale.
sts-ask-draw-event-hers = Pinzetta’s event card
sts-ask-draw-event-hers-hint = Its top part makes Pinzetta’s two piles.
sts-ask-draw-event-yours = Your event card
sts-ask-draw-event-yours-hint = Its middle part makes your collection, and its bottom is followed.
sts-ask-draw-decision = Pinzetta’s decision card
sts-ask-draw-decision-hint = All eight are shuffled every day.
sts-ask-draw-show = Pinzetta’s show scoring card
sts-ask-draw-show-hint = First do your own show: place your stamps, score your exhibitors, enter a contest.
sts-ask-draw-final = A decision card for Pinzetta’s mat
sts-ask-draw-final-hint = It says what the items on each field bring.

## Help cards

sts-help-collect = Collect
sts-help-collect-1 = The top of an event card makes Pinzetta’s two piles. White icons lie face up, the others face down, and nobody looks at them.
sts-help-collect-2 = The middle of a second card makes your collection. You may look at what lies face down there.
sts-help-collect-3 = Follow the bottom of the second card, then a specialist of yours who collects. Put both cards away.
sts-help-you-split = You split, she chooses
sts-help-you-split-1 = Pinzetta puts tokens beside your items: 1 for a card or a forever stamp, 4 for a rare in view. Any other stamp gets 2 for a target size, and 1 for a value of 2 or 3 that is in view.
sts-help-you-split-2 = Reserve one item that is not rare. Its tokens go back.
sts-help-you-split-3 = Split the rest so that one pile has one item more. That pile counts 1 token more.
sts-help-you-split-4 = A decision card takes tokens away from the pile with most of them; from the large one, if they are equal.
sts-help-you-split-5 = Pinzetta takes the pile with most tokens left; the large one, if they are equal.
sts-help-she-splits = She splits, you choose
sts-help-she-splits-1 = Pinzetta values her own items and piles in the same way.
sts-help-she-splits-2 = If one pile leads by 3 tokens or more, its dearest item changes places with the cheapest of the other. The leftmost counts if several are equal.
sts-help-she-splits-3 = You take one pile, she keeps the other. No decision card here.
sts-help-show = Show
sts-help-show-1 = Place your stamps, score your exhibitors, enter a contest.
sts-help-show-2 = Turn up her stamps and lay everything on its field: rares on theirs, whatever their size.
sts-help-show-3 = A show scoring card has the points for the contest on the board; they count once, twice or three times by the day.
sts-help-end = The end
sts-help-end-1 = Level 1 costs Pinzetta 20 points, level 2 costs her 10.
sts-help-end-2 = She takes part in the count of forever stamps, as does the imaginary player with 3.
sts-help-end-3 = A decision card says what the items on each field of her mat bring.
sts-help-end-4 = Her rares count their printed values. Her cards and the finale bring her nothing.
sts-help-introductory = Show and end
sts-help-introductory-1 = Pinzetta’s items go out of the game; you do your show as usual.
sts-help-introductory-2 = At the end she has 110, 125 or 140 points on level 1, 2 or 3. For forever stamps you compete with the imaginary player only, who has 3.

## Refusals

refused-companion-no-pack = The house was started without a pack of your own.
refused-companion-quick = To draw Pinzetta’s cards, the companion needs a pack.
refused-companion-over = There is nothing more to enter.
refused-companion-kind = It answers another question than the one asked here.
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
