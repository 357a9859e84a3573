### What the room's own client says.

seq-ui-hand = Your hand
seq-ui-hand-of = Cards of { $name }
seq-ui-chosen = chosen
seq-ui-dead = dead
seq-ui-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
seq-ui-lit = { $what }: { $count ->
    [one] { $count } place is lit. Choose it.
   *[other] { $count } places are lit. Choose one.
}
seq-ui-choose-card = Choose a card, or a cell that one of your cards fits.
seq-ui-order = Order of the hand
seq-ui-order-suit = By suit
seq-ui-order-rank = By rank
seq-ui-order-worth = By worth on the board
seq-ui-order-drawn = As drawn
seq-ui-pile = Draw pile
seq-ui-discards = Discards
seq-ui-turned = Turned and struck through: a sequence.
seq-ui-teams-need = What each team needs
seq-ui-team-mine = your team
seq-ui-team-far = No line with three yet.
seq-ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
