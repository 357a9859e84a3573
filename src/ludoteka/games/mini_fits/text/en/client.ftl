### What the room's own client says.

fit-ui-piece-left = Move left
fit-ui-piece-right = Move right
fit-ui-piece-turn = Turn
fit-ui-piece-flip = Flip
fit-ui-piece-plain = No line, no symbol, nothing buried.
fit-ui-piece-stuck = Turned this way, it does not fit there.
fit-ui-drop = Drop
fit-ui-drop-points = Drop, { $points }
fit-ui-if-here = If it rests here
fit-ui-next-card = Next card
fit-ui-ready-count = { $ready } of { $of } are ready.
fit-ui-deck = Still in the deck
fit-ui-aside = Set aside
fit-ui-your-round = Your round
fit-ui-round-of = Round { $round } of { $of }
fit-ui-sum-count = How much
fit-ui-sum-lines = Complete lines
fit-ui-sum-symbol = In sight: { $symbol }
fit-ui-sum-penalties = Penalty squares open
fit-ui-sum-holes = Holes
fit-ui-sum-times = { $count } × { $each }
fit-ui-sum-of = { $count } of { $of }
fit-ui-rank = Your rank
fit-ui-end-lines-open = { $count ->
    [one] { $count } line not complete
   *[other] { $count } lines not complete
}
fit-ui-key-move = move
fit-ui-key-turn = turn
fit-ui-key-flip = flip
fit-ui-key-drop = drop
fit-ui-keys-move = Move the piece
fit-ui-keys-turn = Turn the piece; down turns it back
fit-ui-keys-flip = Flip the piece
fit-ui-keys-drop = Drop the piece, or continue
fit-ui-keys-aside = Set the piece aside
fit-ui-keys-slide = With a mouse, point and click; the wheel turns. With a finger, drag the piece to its column; a second tap drops it.

## In the words of a game that has pieces, not tiles

ui-box-about-mini-fits = The program can turn the cards for you and score the frames.
ui-caller-about-mini-fits = Everyone plays with the real game. The program deals the start cards, turns the piece cards and reads them out, round by round.
ui-caller-first-mini-fits = Turn the first card
ui-caller-next-mini-fits = Next card
ui-caller-ready-mini-fits = First everyone places their own start piece.
ui-caller-number-mini-fits = Piece { $number } of { $of }
ui-caller-left-mini-fits = { $left ->
    [0] none to come
    [one] { $left } to come
   *[other] { $left } to come
}
ui-caller-last-mini-fits = That was the last piece.
ui-caller-last-about-mini-fits = Now count: enter the frames on the score sheet; it explains every point.
ui-caller-looking-mini-fits = An earlier piece
ui-caller-latest-mini-fits = Latest piece
ui-caller-show-mini-fits = Show number { $number }: { $piece }
ui-caller-no-voice-mini-fits = This browser has no voice for English, so the pieces are only shown.
ui-caller-score-mini-fits = Score the frames
ui-caller-again-mini-fits = New game
ui-sheet-about-mini-fits = Copy your frames: for each round, mark the squares that pieces cover. The program counts lines and symbols and adds up the rounds.
ui-sheet-boards-mini-fits = Frames
ui-sheet-empty-mini-fits = { $count ->
    [0] Every square is covered.
    [one] { $count } square is open.
   *[other] { $count } squares are open.
}
ui-sheet-clear-mini-fits = Clear this frame
ui-sheet-go-mini-fits = Enter the frames
ui-sheet-compare-mini-fits = Everyone’s frames
ui-best-mini-fits = Best possible with these pieces: { $score }
ui-best-between-mini-fits = Best possible with these pieces: at least { $score }, at most { $bound }
ui-best-waiting-mini-fits = Best possible with these pieces

## What became of a card

fit-ui-card-deck = to come
fit-ui-card-skips = will be skipped
fit-ui-card-now = on the table
fit-ui-card-skipped = skipped
fit-ui-card-aside = set aside
fit-ui-card-came = placed

## Shapes, read aloud: from the top down, the columns that each row covers

fit-ui-shape = { $squares } squares, { $width } wide, { $height } high. Rows from the top: { $rows }
fit-ui-shape-run = { $first } to { $last }
fit-ui-shape-and = {" "}and{" "}
fit-ui-shape-then = ;{" "}

## When the symbols come into play

fit-ui-symbols = This side has symbols
fit-ui-symbols-line = A symbol in sight counts as a covered square: lines can be completed around it.
fit-ui-symbols-set = { $count } in sight: { $symbol }
fit-ui-symbols-cover = What still lies open at the end of the round counts. You may cover symbols if lines are worth more.
fit-ui-symbols-close = Got it
