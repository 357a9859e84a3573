### The rulebook, why a move is refused, the caller and the score sheet.

## The rulebook

ui-rules = Rules
ui-rules-of = { $game }: rules
ui-rules-about = The rules in our own words. Each has an id, which the program quotes when it refuses a move.
ui-rules-contents = Contents
ui-rules-link = Link to rule { $rule }
ui-rules-assumed-about = The rulebooks we know leave this open, so we had to decide. The text says what we assumed and which option changes it.
ui-rules-marked = Marked cells are allowed.
ui-rules-called = To place
ui-rules-play = Play

## Why not?

ui-why = Why not here?
ui-why-show = Show the rule
ui-why-open = Open in the rulebook
ui-why-pick = Choose a piece first, then its cell.

## For owners of the box

ui-box = Own the box?
ui-box-about = The program can call the tiles for you and score the boards.
ui-caller = Caller
ui-caller-of = { $game }: caller
ui-caller-about = Everyone plays with the real game. The program draws the tiles and reads them out.
ui-caller-begin = Start a round
ui-caller-first = Call the first tile
ui-caller-next = Next tile
ui-caller-onward = Forward
ui-caller-ready = Are the tiles face up and the boards empty?
ui-caller-number = Tile { $number } of { $of }
ui-caller-left = { $left ->
    [0] none to come
    [one] { $left } to come
   *[other] { $left } to come
}
ui-caller-last = That was the last tile.
ui-caller-last-about = Now count: enter the boards on the score sheet; it explains every point.
ui-caller-last-more = Count this round before the next one starts: the score sheet keeps all rounds.
ui-caller-repeat = Repeat
ui-caller-back = Previous
ui-caller-looking = An earlier tile
ui-caller-latest = Latest tile
ui-caller-history = Called so far
ui-caller-none = Nothing has been called yet.
ui-caller-show = Show tile { $number }: { $piece }
ui-caller-pace = Pace
ui-caller-by-hand = manual
ui-caller-seconds = every { $seconds } s
ui-caller-pause = Pause
ui-caller-resume = Resume
ui-caller-paused = Paused
ui-caller-countdown = next in { $seconds } s
ui-caller-voice-on = Voice on
ui-caller-voice-off = Voice off
ui-caller-rate = Voice speed
ui-caller-slow = slow
ui-caller-normal = normal
ui-caller-fast = fast
ui-caller-no-voice = This browser has no voice for English, so the tiles are only shown.
ui-caller-settings = Pace and voice
ui-caller-score = Score the boards
ui-caller-again = New round
ui-caller-end = End this round
ui-caller-end-sure = Really end it?
ui-caller-dealt = Start cards
ui-caller-dealt-so-far = Taken so far
ui-caller-choose = Player { $number } chooses a start card
ui-caller-cancel = Back
ui-caller-discarded = Discarded
ui-caller-discarded-now = Turned and discarded: { $pieces }
ui-caller-next-round = Start round { $round }
ui-caller-key-space = Space
ui-caller-key-next = next
ui-caller-key-back = earlier
ui-caller-key-pause = pause
ui-caller-key-again = again
ui-caller-key-voice = voice

## The score sheet

ui-sheet = Score sheet
ui-sheet-of = { $game }: score sheet
ui-sheet-about = Copy your boards from the real game: tap a cell, then its tile.
ui-sheet-setup = Variant and players
ui-sheet-name = Name of player { $number }
ui-sheet-boards = Boards
ui-sheet-which = { $cell }: which tile?
ui-sheet-type = Tap it, or type its numbers.
ui-sheet-place = Line { $place }
ui-sheet-used = { $piece }, already on this board
ui-sheet-none = No tile like this is left.
ui-sheet-remove = Remove
ui-sheet-skip = Leave it empty
ui-sheet-done = Close
ui-sheet-choose = Choose a cell to enter its tile.
ui-sheet-empty = { $count ->
    [0] The board is full.
    [one] { $count } cell is empty.
   *[other] { $count } cells are empty.
}
ui-sheet-clear = Clear this board
ui-sheet-clear-sure = Really clear it?
ui-sheet-go = Enter the boards
ui-sheet-new = Start over
ui-sheet-new-sure = Clear everything?
ui-sheet-called = { $count ->
    [one] Only the { $count } called tile is shown.
   *[other] Only the { $count } called tiles are shown.
}
ui-sheet-mark = Tap covered squares, or drag over them; tap again to undo. A line number covers the whole line. Keys: arrows move, Space covers.
ui-sheet-all = Show all tiles
ui-sheet-compare = Everyone’s boards

## A score sheet of turns and rounds

ui-box-ledger = The program can keep the score, turn by turn, round by round.

## A whole line of a score sheet at once

ui-sheet-row = Cover or clear the whole line ({ $row })
