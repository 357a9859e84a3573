### The companion for the real game.

## The companion, for an automa on a real table

ui-companion = Companion
ui-box-companion = The companion plays the automa of { $game } while you play with the real game: you enter what is on the table; it shows what the automa does and why, and keeps the score.
ui-companion-lead = You play with the real game, the companion plays the automa. It explains the set-up, asks one thing at a time, shows what the automa does and why, and keeps its score. Everything stays in this browser.
ui-companion-kept = Your sessions
ui-companion-new = New session
ui-companion-name = Name
ui-companion-unnamed = Session without a name
ui-companion-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
ui-companion-forget = Delete
ui-companion-forget-sure = Really delete it?
ui-companion-cards = Who draws the automa’s cards?
ui-companion-cards-none = I do
ui-companion-cards-none-about = You draw from the box and enter what the cards show.
ui-companion-cards-own = My pack
ui-companion-cards-own-about = The companion draws from the pack this server was started with.
ui-companion-cards-built-in = Ludoteka’s pack
ui-companion-cards-built-in-about = The companion draws cards of our own design: for a game with our pack, not with the cards in the box.
ui-companion-quick = Draw cards only
ui-companion-quick-about = No questions, no scores.
ui-companion-begin = Start
ui-companion-all = All sessions
ui-companion-help = Help cards
ui-companion-points = The automa’s points
ui-companion-steps = What happened so far
ui-companion-items = Items, from left to right
ui-companion-none = Nothing entered yet.

ui-companion-value = value { $value }
ui-companion-rare = rare
ui-companion-down = face down
ui-companion-size-missing = size missing
ui-companion-remove = Remove
ui-companion-remove-this = Remove { $item }
ui-companion-which-size = Which size?
ui-companion-add = Add the next item
ui-companion-enter = { $count ->
    [0] Nothing there, continue
    [one] That is all: { $count } item
   *[other] That is all: { $count } items
}
ui-companion-chosen = Chosen: { $count }
ui-companion-chosen-of = Chosen: { $count } of { $most }
ui-companion-done = Done
ui-companion-first = Do this first
ui-companion-you = You
ui-companion-draw = Draw the card
ui-companion-drawn = I drew it myself
ui-companion-entry = Entry { $number }.
ui-companion-correct = Edit
ui-companion-undo = Undo
ui-companion-undo-from = Undo from here on
ui-companion-leave = Cancel
ui-companion-waiting = Entry { $number } waits until the one before it fits again.
ui-companion-over = The session is over.
