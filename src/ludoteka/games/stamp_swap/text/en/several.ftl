# Stamp Swap for 2 to 5 players.

preset-stamp-swap-several = Several players
preset-stamp-swap-several-about = Collect from a shared pool, split in secret, choose from each other. No Pinzetta.
choice-stamp-swap-mode-several = Several players
option-stamp-swap-turn_up = Face-down stamps
option-stamp-swap-turn_up-about = By the published rules, a player turns up their stamps right after choosing, before the next one chooses. They can also stay hidden until all have chosen.
choice-stamp-swap-turn_up-each-choice = Turned up after each choice
choice-stamp-swap-turn_up-all-chosen = Turned up when all have chosen
option-stamp-swap-unclaimed = Token that nobody takes
option-stamp-swap-unclaimed-about = According to a review of the game, a first-player token left in the pool goes to the player who collected last, as a further item. It can also stay with the player who had it.
choice-stamp-swap-unclaimed-last = To the last to collect
choice-stamp-swap-unclaimed-stays = Stays where it was

refused-mode = { $seats ->
    [one] In a solo game you play against Pinzetta: introductory or full.
   *[other] { $seats } people play without Pinzetta: the mode is “several”.
  }
refused-hers-alone = Level and crossed-out icons concern Pinzetta only; with several players they have no effect.
refused-pack-no-pools = This pack has no event cards for several players.
refused-not-in-pool = This place of the pool is empty.
refused-empty-pile = Each of the two piles needs at least one item.
refused-smaller-pile = Name the items of the larger pile; if both are equal, the one with the first item.
refused-own-pile = You choose from another player, not from yourself.
refused-pile-gone = Someone has taken one of these piles; the other one stays with its owner.

sts-token = the first-player token

sts-rule-nothing = No special rule today.
sts-rule-turn-up = Today the whole pool is face up.
sts-rule-forever = Today everyone gets a forever stamp.
sts-rule-two-reserves = Today everyone reserves two items.
sts-rule-other-way = Today items are collected anticlockwise.
sts-rule-double-token = Today the first-player token scores double.

sts-page-of = { $player }’s album, { $empty ->
    [one] { $empty } empty square
   *[other] { $empty } empty squares
  }
sts-in-pool = Place { $number } of the pool
sts-out-of-pool = Place { $number } of the pool, taken
sts-item-theirs = { $player }’s item { $number }, { $where }

sts-now-pick = { $day }: take an item from the pool, { $number } of { $of }.
sts-now-reserve-one = { $day }: reserve an item. It stays yours; someone takes a pile of the rest.
sts-now-split-any = { $day }: make two piles. Someone takes one, you keep the other.
sts-now-choose = { $day }: choose a pile from another player.
sts-now-others-cut = { $day }: the others are still making their piles.
sts-now-others-show = { $day }: the others are still placing their stamps.
sts-now-other-picks = { $day }: { $player } takes an item from the pool.
sts-now-other-chooses = { $day }: { $player } chooses a pile.
sts-now-reserve-two = { $day }: reserve an item, { $number } of { $of }. It stays yours.
sts-now-all-cut = { $day }: everyone makes two piles.
sts-now-all-show = { $day }: everyone places stamps.
sts-now-winner = { $player } wins with { $points } { $points ->
    [one] point
   *[other] points
  }.
sts-now-shared = { $player } share the win with { $points } { $points ->
    [one] point
   *[other] points
  } each.

sts-do-pick = Take { $item }
sts-do-pick-short = Take
sts-do-take-large-from = Take { $player }’s large pile: { $items }
sts-do-take-small-from = Take { $player }’s small pile: { $items }
sts-do-take-large-from-short = { $player }’s large pile
sts-do-take-small-from-short = { $player }’s small pile

sts-log-reveal-keeps = Everything is turned up. No other pile was left, so both own piles are kept: { $players }
sts-log-turn-up = Turned up: { $items }
sts-log-first = { $player } got the first-player token
sts-log-mat-of = { $player }: { $mat }
sts-log-pool-event = Event card { $number } is laid on the table
sts-log-pool = Into the pool: { $item }
sts-log-draw-for = { $player }: { $item }
sts-log-pick = Takes { $item } from the pool
sts-log-pick-token = Takes { $item } from the pool; the first-player token, which nobody took, comes with it
sts-log-take-large-from = Chooses a large pile ({ $player }): { $items }
sts-log-take-small-from = Chooses a small pile ({ $player }): { $items }

rulebook-stamp-swap-several = Two to five players: collecting
rulebook-stamp-swap-several-swap = Two to five players: the swap
rulebook-stamp-swap-several-end = Two to five players: show and end
STS-17 = With 2 to 5 players there is no Pinzetta: everyone collects from a shared pool, splits in secret, and takes a pile from someone else. A day has the same five steps as a solo day. Pages, contests, exhibitors and specialists work as in the solo game.
    .title = Without Pinzetta
STS-M1 = Every morning as many event cards as players are laid out. What they show comes into the pool, some of it face down, and the text of the top card holds all day. The first-player token is in the pool, too. Assumed: what is left of the pool goes back in the evening, an empty stack of the supply is passed over, and event cards are shuffled again when they run out.
    .title = The pool
    .assumed = yes
STS-M2 = The holder of the first-player token begins, and clockwise everyone takes one item at a time, until each has 6. Only you may look at what you take face down. If nobody takes the token, it goes to the player who collected last, as a further item; with an option it stays where it was. Assumed: lots are drawn for the first token.
    .title = Collecting
    .assumed = yes
STS-M3 = Everyone secretly reserves one item, never a rare, and splits the rest into two piles of any size, each with at least one item. When all are ready, the piles are laid open; what is face down stays face down. Assumed: a player who collected too little to make two piles keeps it all.
    .title = Reserving and splitting
    .assumed = yes
STS-M4 = The holder of the token chooses first: a pile from another player. Its owner keeps the other pile and chooses next; if that player has chosen already, it is the next one anticlockwise who has not. Nobody loses two piles. A player who finds no pile to take keeps both piles.
    .title = Choosing
STS-M5 = A player who has chosen turns up the face-down stamps they own by then; with an option, all stamps are turned up when everyone has chosen. Assumed: after choosing you own what you have reserved, the pile you took, and the one that is left of your own two.
    .title = Turning up
    .assumed = yes
STS-M6 = Everyone places stamps and scores exhibitors and a contest, as in the solo game. The first-player token scores 2 points. At the end all compete for the most forever stamps; most points win, and tied players share the win. Assumed: specialists act from the day you take them, also those who draw; the reward for choosing last goes to the player who took a pile last; the imaginary player with 3 forever stamps sits only at tables of one or two.
    .title = Show and end
    .assumed = yes
