### What the room's own client says.

seq-ui-hand = Your hand
seq-ui-hand-of = { $name }’s cards
seq-ui-chosen = chosen
seq-ui-dead = dead
seq-ui-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
seq-ui-lit = { $what }: { $count ->
    [one] { $count } square lit. Choose it.
   *[other] { $count } squares lit. Choose one.
}
seq-ui-choose-card = Choose a card, or a square that one of your cards fits.
seq-ui-order = Order of the hand
seq-ui-order-suit = By suit
seq-ui-order-rank = By rank
seq-ui-order-worth = By use on the board
seq-ui-order-drawn = As drawn
seq-ui-pile = Draw pile
seq-ui-discards = Discards
seq-ui-turned = Turned over and struck through: a sequence.
seq-ui-teams-need = What each team needs
seq-ui-teams = Teams
seq-ui-needs-hide = Hide
seq-ui-needs-show = Show
seq-ui-team-mine = your team
seq-ui-team-far = No three in a line yet.
seq-ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
