### Our own rulebook of Mini FITS. One message per rule; `.assumed` marks rules that rest on an assumption of ours.

rulebook-mini-fits-components = What is in the box
rulebook-mini-fits-play = How to play
rulebook-mini-fits-scoring = Scoring
rulebook-mini-fits-rulings = Rulings

## What is in the box

FIT-C1 = 1 to 4 players can play. Everyone has a frame that is open at the top, a board with two sides to put into it, and the same set of pieces, all in the colour that the player has chosen; here the seat decides: violet, blue, green or red.
    .title = Players
    .caption = An empty frame with the plain side of the board.
FIT-C2 = The frame is 10 squares high. Assumed, after public reviews of the game: it is 6 squares wide. Pieces pile up from the bottom and may stick out at the top.
    .title = Frame
    .caption = Columns are counted from the left, lines from the bottom.
    .assumed = yes
FIT-C3 = There are 13 cards with pieces and 4 start cards. Assumed, after public reviews of the game: everyone has 13 pieces of 3 to 5 squares, no two alike, one for each card, and the start cards show 4 of them once more.
    .title = Pieces and cards
    .caption = The four pieces on the start cards.
    .assumed = yes
FIT-C4 = Assumed: no text we have shows the exact shapes, so ours are the pieces F, L, N, P, T, U, V, W and Y of five squares, J, D and S of four and C of three, 60 squares in all; the start cards show F, N, W and Y. If your box differs, give the program a component file of your own.
    .title = Shapes
    .caption = All 13 pieces as they are drawn.
    .assumed = yes
FIT-C5 = On its second side the board has 9 boxes with symbols, 3 each of 3 colours; ours differ in shape, too. Assumed: where they are printed. A component file can move them, and it can add squares that cost points while they are uncovered, or a price for every hole; by default there is neither.
    .title = Symbols
    .caption = Stars, moons and diamonds on the second side.
    .assumed = yes

## How to play

FIT-1 = The game has two rounds: one on the plain side of the board, then one on the side with symbols. Before each round both decks are shuffled.
    .title = Two rounds
FIT-2 = Each player takes one of the 4 start cards and keeps it face up until the round ends. The piece on it is the first one that this player places. Assumed: start cards are drawn at random; an option lets players choose them in turn.
    .title = Start cards
    .caption = F, the start piece, is held over columns 2 to 4 and slides down to the marked squares. It could be turned, and come down over any columns.
    .assumed = yes
FIT-3 = Turn the piece as you like, flip it if you like: there are up to 8 ways to hold it. Put it over any columns at the top and slide it straight down, until it rests on the bottom or on another piece. On its way it neither turns nor moves sideways, so a hole that is covered from above can no longer be reached.
    .title = Sliding a piece in
    .caption = The piece L in its eight orientations.
    .caption2 = Nothing reaches the two holes in line 1 any more.
FIT-4 = When all start pieces are placed, the top card is turned. Everyone takes the piece on it and slides it into their own frame wherever they like, all at the same time, under the same rules as the start piece. Then comes the next card.
    .title = The same piece for all
    .caption = The card shows T.
FIT-5 = If a card shows a piece that someone started with, it is discarded and the next card is turned: everyone skips that piece. With the option for it, only the owner sits out and the others place the piece. For a single player there is no difference. Otherwise it limits what can be reached: of our 60 squares of pieces, 45 come to each of 4 players when everyone skips, enough for 7 lines; when only the owner skips, all 60 come, enough for 10.
    .title = Start pieces come only once
FIT-6 = No piece may stick out at the left or the right. It may stick out at the top. Assumed: at least one of its squares has to be inside the frame.
    .title = Edges
    .caption = L sticks out at the top with one square.
    .assumed = yes
FIT-7 = You may set a piece aside instead of placing it, as often as you like. It is lost for this round. Assumed: the start piece has to be placed; there is always room for it.
    .title = Setting aside
    .assumed = yes
FIT-8 = The round ends when all cards have been turned. Every piece comes at most once in a round.
    .title = End of a round

## Scoring

FIT-9 = In the first round every complete line scores 1 point, so at most 10. Holes cost nothing.
    .title = Plain side
    .caption = Lines 1 and 2 are complete.
FIT-10 = In the second round, too, every complete line scores 1 point, and here a symbol box that is still in sight counts as covered. Then 3 boxes of one colour in sight score 3 points. At most that is 10 + 9 = 19.
    .title = Side with symbols
    .caption = Line 1 is complete around a diamond; no symbol is covered yet.
FIT-11 = Add up both rounds. The highest total wins, and the winner is the Magni-fits until the next game. Assumed: tied players share the win.
    .title = Winning
    .assumed = yes
FIT-12 = Alone, your total gives you a rank. Up to 4: Néo-fits, begin all over again. 5 to 7: Malé-fits, there is work to do. 8 to 10: Justi-fits, you can do better. 11 to 13: Béné-fits, promising. 14 to 16: Pro-fits, professional. More than 16: Magni-fits, magnificent.
    .title = Playing solo

## Rulings

FIT-R1 = Assumed: with fewer than 4 players the start cards that nobody took have no effect, and the cards of their pieces are played as usual. If the last card shows a start piece, the round ends with it.
    .title = Start cards nobody took
    .assumed = yes
FIT-R2 = Assumed: a piece that sticks out at the top blocks its columns, and its squares above the frame never score. Discarded cards stay face up, so everyone can see what is still to come.
    .title = Above the frame
    .caption = Columns 5 and 6 are blocked: C can only come down further left.
    .assumed = yes
