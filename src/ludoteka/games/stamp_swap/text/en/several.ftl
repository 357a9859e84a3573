# Stamp Swap for 2 to 5 players.

preset-stamp-swap-several = Several players
preset-stamp-swap-several-about = Collect from a common pool, cut in secret, choose from each other. No Pinzetta.
choice-stamp-swap-mode-several = Several players
option-stamp-swap-turn_up = Face-down stamps
option-stamp-swap-turn_up-about = Published rules of the game have whoever has chosen turn up their stamps at once, before the next one chooses. They can also stay hidden until all have chosen.
choice-stamp-swap-turn_up-each-choice = Turned up after each choice
choice-stamp-swap-turn_up-all-chosen = Turned up when all have chosen
option-stamp-swap-unclaimed = Token that nobody takes
option-stamp-swap-unclaimed-about = As a review of the game tells it, a first player’s token that is left in the pool goes to whoever collected last, as a further item. It can also stay with whoever had it.
choice-stamp-swap-unclaimed-last = To whoever collected last
choice-stamp-swap-unclaimed-stays = Stays where it was

refused-mode = { $seats ->
    [one] Alone you play against Pinzetta: introductory or full.
   *[other] { $seats } people play without Pinzetta: the mode is “several”.
  }
refused-hers-alone = Level and crossed-out icons concern Pinzetta only: they mean nothing with several players.
refused-pack-no-pools = This pack has no event cards for several players.
refused-not-in-pool = There is nothing left at this place of the pool.
refused-empty-pile = Each of the two piles needs at least one item.
refused-smaller-pile = Name the items of the larger pile; if both are equal, the one with the first item.
refused-own-pile = You choose from somebody else, not from yourself.
refused-pile-gone = Somebody has taken one of these piles; the other one stays with its owner.

sts-token = the first player’s token

sts-rule-nothing = No special rule today.
sts-rule-turn-up = Today the whole pool lies face up.
sts-rule-forever = Today everybody gets a forever stamp.
sts-rule-two-reserves = Today everybody reserves two items.
sts-rule-other-way = Today items are collected counter-clockwise.
sts-rule-double-token = Today the first player’s token scores double.

sts-page-of = The album of { $player }, { $empty ->
    [one] { $empty } empty square
   *[other] { $empty } empty squares
  }
sts-in-pool = Place { $number } of the pool
sts-out-of-pool = Place { $number } of the pool, taken
sts-item-theirs = Item { $number } of { $player }, { $where }

sts-now-pick = { $day }: take an item from the pool.
sts-now-reserve-one = { $day }: reserve an item that you will keep for sure. A rare cannot be reserved.
sts-now-split-any = { $day }: make two piles. Somebody will choose one of them, you keep the other.
sts-now-choose = { $day }: choose a pile of somebody else.
sts-now-others-cut = { $day }: the others are still making their piles.
sts-now-others-show = { $day }: the others are still placing their stamps.
sts-now-other-picks = { $day }: { $player } takes an item from the pool.
sts-now-other-chooses = { $day }: { $player } chooses a pile.
sts-now-reserve-two = { $day }: reserve an item that you will keep for sure, today { $of } of them. This is number { $number }.
sts-now-all-cut = { $day }: everybody makes two piles.
sts-now-all-show = { $day }: everybody places stamps.
sts-now-winner = { $player } wins with { $points } { $points ->
    [one] point
   *[other] points
  }.
sts-now-shared = { $player } share the victory with { $points } { $points ->
    [one] point
   *[other] points
  } each.

sts-do-pick = Take { $item }
sts-do-pick-short = Take
sts-do-take-large-from = Take the large pile of { $player }: { $items }
sts-do-take-small-from = Take the small pile of { $player }: { $items }
sts-do-take-large-from-short = Large pile of { $player }
sts-do-take-small-from-short = Small pile of { $player }

sts-told-reveal-keeps = Everything is turned up. No pile was left for { $players }: both of their own stay with them
sts-told-turn-up = Turned up: { $items }
sts-told-first = { $player } gets the first player’s token
sts-told-mat-of = { $player }: { $mat }
sts-told-pool-event = Event card { $number } is laid on the table
sts-told-pool = Into the pool: { $item }
sts-told-draw-for = For { $player }: { $item }
sts-told-pick = Takes { $item } from the pool
sts-told-pick-token = Takes { $item } from the pool; the first player’s token, which nobody took, comes with it
sts-told-take-large-from = Chooses the large pile of { $player }: { $items }
sts-told-take-small-from = Chooses the small pile of { $player }: { $items }

rulebook-stamp-swap-several = Two to five players
STS-17 = With 2 to 5 players there is no Pinzetta. Every day as many event cards as players are laid out; what they show comes into a common pool, some of it face down, and the text of the top card holds all day. The first player’s token lies in the pool too. Whoever had it begins, and clockwise everybody takes one item at a time, until each has 6; what you take face down, only you look at. If nobody takes the token, it goes to whoever collected last, as a further item. Then everybody secretly reserves one item, never a rare, and splits the rest into two piles of at least one item. Whoever has the token chooses first: a pile of somebody else. The owner keeps the other pile and chooses next; if that player has chosen already, it is the next one counter-clockwise who has not. Whoever has chosen turns up the face-down stamps that are theirs by then. Whoever finds no pile to take keeps both. In the show the token scores 2 points. At the end all compete for the most forever stamps; most points win, and equals share the victory. Options: a token that nobody takes stays where it was; stamps are turned up only when all have chosen. Assumed: lots are drawn for the first token; what is left of the pool goes back, and an empty pile of the supply is passed over; specialists act from the day you take them, also those who draw; the reward for choosing last goes to whoever took a pile last; after a choice a player owns what they have reserved, the pile they took, and the one that is left of their own two; the imaginary player with 3 forever stamps sits only at tables of one or two; event cards are shuffled again when they run out.
    .title = Several players
    .assumed = yes
