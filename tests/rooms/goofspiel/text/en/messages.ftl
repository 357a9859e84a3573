### Goofspiel: all its texts during play. The rulebook is in rulebook.ftl.

game-goofspiel = Goofspiel
game-goofspiel-about = Everyone bids with the same cards, all at once: the highest bid takes the prize.
game-goofspiel-box = Bid for the prizes: the highest card takes each.
game-goofspiel-line = Bid for the prizes.

preset-goofspiel-classic = Classic
preset-goofspiel-classic-about = Thirteen cards each, thirteen prizes in random order.
preset-goofspiel-short = Short
preset-goofspiel-short-about = Five cards each: over in a minute.

option-goofspiel-cards = Cards for each player
choice-goofspiel-cards-4 = 4
choice-goofspiel-cards-5 = 5
choice-goofspiel-cards-6 = 6
choice-goofspiel-cards-7 = 7
choice-goofspiel-cards-8 = 8
choice-goofspiel-cards-9 = 9
choice-goofspiel-cards-10 = 10
choice-goofspiel-cards-11 = 11
choice-goofspiel-cards-12 = 12
choice-goofspiel-cards-13 = 13
option-goofspiel-ties = Highest bids are equal
option-goofspiel-ties-about = Assumed: the prize stays and is won together with the next one. Others discard it.
choice-goofspiel-ties-carry = The prize stays at stake
choice-goofspiel-ties-discard = The prize is discarded
option-goofspiel-order = Order of the prizes
choice-goofspiel-order-shuffled = Random
choice-goofspiel-order-rising = From the lowest to the highest
choice-goofspiel-order-falling = From the highest to the lowest

goo-table = Table
goo-prize = Prize
goo-bid-of = { $name }
goo-last-bid-of = Last bid of { $name }
goo-last-bid = Last bid
goo-carried = Carried over
goo-card = { $card }
goo-card-sealed = Face-down card
goo-left = Prizes left

goo-now-prize = The next prize is about to be turned up.
goo-now-bid = Prize: { $card }. Bid for { points }.
goo-now-wait = Prize: { $card }. Waiting for the other bids, for { points }.
goo-now-over = { $names } wins with { points }.
goo-now-over-shared = A shared win with { points }: { $names }.
goo-note-thinking = Thinking…
goo-note-bid = Has bid
goo-do-bid = Bid { $card }
goo-log-prize = Prize: { $card }
goo-log-bid = Bids { $card }
goo-line = Prize { $card }

goo-why-not-yours = Put a card on the place with your name.
refused-goo-not-in-hand = You have already played this card. Choose one from your hand.
refused-goo-not-the-next-prize = This is not the next prize.
refused-goo-no-components = This game is played with the same cards everywhere: it takes no file of components.
