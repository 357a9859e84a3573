### Sequence: everything the room says during play. The rulebook is in rulebook.ftl.

game-sequence = Sequence
game-sequence-about = Play a card, put a chip on one of its two squares, and be the first to line up five.
game-sequence-box = Play a card, place a chip, line up five.
game-sequence-line = Line up five chips.

## Presets

preset-sequence-classic = Classic
preset-sequence-classic-about = Two teams race for two sequences; 3 or 9 players make three teams and need only one.
preset-sequence-three-teams = Three teams
preset-sequence-three-teams-about = Three colours on the board, and the first sequence wins.
preset-sequence-advanced = Advanced
preset-sequence-advanced-about = One-eyed jacks can take chips from completed sequences, too.
preset-sequence-forgetful = Manual drawing
preset-sequence-forgetful-about = You draw your own cards: if you forget, you play on with fewer.
preset-sequence-silent = No table talk
preset-sequence-silent-about = If you warn a team-mate, everyone in your team gives up a card.

## Options

option-sequence-teams = Teams
option-sequence-teams-about = Two teams need two sequences, three teams need one. 6 or 12 players can choose.
choice-sequence-teams-auto = By the number of players
choice-sequence-teams-2 = Two teams
choice-sequence-teams-3 = Three teams

option-sequence-colours = Chips of two teams
choice-sequence-colours-red-blue = Red and blue
choice-sequence-colours-red-green = Red and green
choice-sequence-colours-blue-green = Blue and green

option-sequence-row_for_two = Two sequences in one line
option-sequence-row_for_two-about = Assumed: two sequences share at most one chip, in one line as well.
choice-sequence-row_for_two-nine = Nine in a row, sharing one chip
choice-sequence-row_for_two-ten = Ten in a row, sharing none

option-sequence-choose_lock = Choose which five are locked
option-sequence-choose_lock-about = Assumed: with more than five in a line, the five that leave most chances for another sequence are locked. Choose yes to decide yourself.

option-sequence-exchanges = Dead cards per turn
option-sequence-exchanges-about = Assumed: our rulebook sets no limit; other editions allow one exchange per turn.
choice-sequence-exchanges-one = Exchange one
choice-sequence-exchanges-unlimited = Exchange as many as you like

option-sequence-manual_draw = Manual drawing
option-sequence-manual_draw-about = You draw your own cards, and can forget to.

option-sequence-no_table_talk = No table talk
option-sequence-no_table_talk-about = Opponents can object to a warning, and they vote on it.

option-sequence-advanced = Take chips from sequences
option-sequence-advanced-about = A one-eyed jack may break a completed sequence.

## Cards and chips, read aloud

seq-card = { $rank } of { $suit }
seq-card-dead = { $card }, dead
seq-index = { $index }
seq-rank-2 = 2
seq-rank-3 = 3
seq-rank-4 = 4
seq-rank-5 = 5
seq-rank-6 = 6
seq-rank-7 = 7
seq-rank-8 = 8
seq-rank-9 = 9
seq-rank-T = 10
seq-rank-J = jack
seq-rank-Q = queen
seq-rank-K = king
seq-rank-A = ace
seq-suit-spades = spades
seq-suit-hearts = hearts
seq-suit-diamonds = diamonds
seq-suit-clubs = clubs
seq-team-red = Red
seq-team-blue = Blue
seq-team-green = Green
seq-chip = Chip: { $team }
seq-chip-locked = Chip in a sequence: { $team }

## The table

seq-board = The board
seq-cell = Square { $cell }, { $card }
seq-cell-corner = Corner { $cell }, free for everyone
seq-corner = free
seq-row = { $team }, sequence { $five }
seq-line = Sequence { $five }
seq-dealer = dealer
seq-note-cards = { $team }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
seq-made = { $made } of { $needed }
seq-need = Has { $have } of 5. Missing: { $cards }
seq-left-pile = Draw pile
seq-left-two-eyed = Two-eyed jacks unseen
seq-left-one-eyed = One-eyed jacks unseen

## What is going on

seq-now-cut = Cutting for the deal: the lowest card deals.
seq-now-deal = { $name } deals.
seq-now-draw = { $name } draws a card.
seq-now-play = Your turn: play a card.
seq-now-play-again = Your turn: the dead card is exchanged, now play.
seq-now-play-late = Your turn. Draw first, or play on with fewer cards.
seq-now-wait = { $name } plays ({ $team }).
seq-now-lock = More than five in a line: which five are your sequence?
seq-now-lock-wait = { $name } chooses which five are the sequence.
seq-now-vote = { $name } objects: someone on team { $team } warned a team-mate. Is that so?
seq-now-vote-wait = { $name } objects to table talk by team { $team }. Their opponents vote.
seq-now-give = Your team talked: give up a card of your choice.
seq-now-give-wait = Everyone in the team that talked gives up a card.
seq-now-over = { $names } { $players ->
    [one] wins
   *[other] win
} for { $team } with { $made ->
    [one] { $made } sequence
   *[other] { $made } sequences
}.
seq-now-draw-game = No chip moved for a whole round: a draw.

## What you can do

seq-do-place = { $card }: a chip on { $cell }
seq-do-place-short = Chip on { $cell }
seq-do-remove = { $card }: take the chip from { $cell }
seq-do-remove-short = Take the chip from { $cell }
seq-do-dead = Exchange the dead card: { $card }
seq-do-dead-short = Exchange
seq-do-give = Give up: { $card }
seq-do-give-short = Give up
seq-do-lock = Lock { $five }
seq-do-object = Object: team { $team } talked
seq-do-pass = Pass
seq-do-draw = Draw a card
seq-do-agree = Yes, they talked
seq-do-disagree = No, nobody talked
seq-do-abstain = I don’t know

# What a chip does: a few words at most.
seq-completes = { $sequences ->
    [one] Completes a sequence
   *[other] Completes { $sequences } sequences
}
seq-extends = Makes { $have } of 5
seq-blocks = Blocks { $have } of { $team }
seq-breaks = Spoils { $have } of { $team }
seq-breaks-sequence = Breaks a sequence of { $team }

## What happened

seq-log-cut = { $player } cut: { $card }
seq-log-deal = { $player } drew: { $card }
seq-log-shuffle = The discards are shuffled into a new pile
seq-log-place = { $card }: chip on { $cell }
seq-log-complete = { $card }: chip on { $cell }, a sequence
seq-log-remove = { $card }: takes a chip of { $team } from { $cell }
seq-log-dead = Exchanges a dead card: { $card }
seq-log-give = Gives up { $card }
seq-log-lock = Locks { $five }, a sequence
seq-log-object = Objects to table talk by team { $team }
seq-log-pass = Passes
seq-log-draw = Draws
seq-log-agree = Agrees that they talked
seq-log-disagree = Says that nobody talked
seq-log-abstain = Abstains

## Refusals

refused-card-not-in-hand = This card is not in your hand. Choose one that is.
refused-chip-there = There is a chip on this square already. Choose a free one.
refused-wrong-cell = This square shows another card. Choose one of the two squares of your card.
refused-corner-is-free = Corners belong to everyone: no chip is placed on or taken from a corner.
refused-nothing-to-remove = There is no chip here to take. Choose an opponent’s chip.
refused-own-chip = This chip is your own. A one-eyed jack takes an opponent’s chip.
refused-chip-locked = This chip is part of a completed sequence and stays. Choose another.
refused-not-dead = This card is not dead: there is still a place where it can be played.
refused-enough-exchanged = You have already exchanged a dead card this turn. Play a card.
refused-nothing-to-draw = There is nothing to draw, so no card can be exchanged.
refused-can-play = You can pass only with no card to play. One of yours fits.
refused-can-exchange = Exchange your dead card before you pass.
refused-no-right-to-draw = You have no card to draw now: you have drawn, or the next player was faster.
refused-not-a-sequence = These five cannot be locked. Choose five of your own in a line.
refused-choose-a-five = First choose which five chips are your sequence.
refused-talk-allowed = Talking is allowed at this table.
refused-own-team = You cannot object to your own team.
refused-objected-already = You have already objected this turn.
refused-card-not-in-pile = This card is not in the draw pile.
refused-another-players-card = This card goes to another player.
refused-pile-not-empty = The discards are shuffled only when the draw pile is empty.
refused-card-unknown = There is no such card. Write its rank and its suit: KD, TS, 7H, 2C.
refused-no-cell = The board has no such square. Columns are letters from the left, rows are counted from the top: e5.
refused-jack-sign = One-eyed jacks (JS, JH) remove: JS<e5. All other cards place: KD>e5.
refused-teams = { $seats } players cannot form { $teams } equal teams. With { $teams } teams, the table can have: { $allowed }.
refused-teams-asked = { $seats } players can form two teams or three. Choose how many teams.
refused-colours = Three teams use all three colours. Leave this option as it is.
refused-talk-alone = Everyone plays alone here, so there is no team-mate to warn.
refused-board-lines = A board has 10 lines, this one has { $found }.
refused-board-line = Each line of a board has 10 squares, this one has { $found }.
refused-board-corner = The four corners, and only they, are written XX. Look at { $cell }.
refused-board-card = “{ $card }” is not a card of the board. Write rank and suit, like KD or TS; there are no jacks on it.
refused-board-twice = Every card but the jacks is on the board exactly twice; { $card } is there { $found } times.

## Why a cell is not on offer

seq-why-no-card = No card in your hand fits this square.
seq-why-vote = There is a vote. Answer first.
seq-why-give = Give up a card first.
seq-and = { $first } and { $last }
