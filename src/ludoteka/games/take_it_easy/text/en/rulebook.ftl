### Our own rulebook of Take It Easy. One message per rule; `.assumed` marks rules that rest on an assumption of ours.

rulebook-take-it-easy-components = What is in the box
rulebook-take-it-easy-play = How to play
rulebook-take-it-easy-scoring = Scoring
rulebook-take-it-easy-placement = Variants of placing
rulebook-take-it-easy-beams = Variants of scoring
rulebook-take-it-easy-valves = The valve board
rulebook-take-it-easy-rulings = Rulings

## What is in the box

TIE-C1 = Up to six can play, and everyone has the same 27 hexagonal tiles. Three straight lines cross a tile, one in each direction, and each has its number: the vertical line (number at the top) is 1, 5 or 9. Assumed, as the game is described elsewhere: the line that rises to the right is 2, 6 or 7, the line that falls to the right is 3, 4 or 8, and every combination exists exactly once.
    .title = Tiles
    .caption = The tile 9-7-8: 9 is vertical, 7 rises to the right, 8 falls to the right.
    .assumed = yes
TIE-C2 = Assumed, as the game is described elsewhere: the lines 2, 6 and 7 run from the lower left to the upper right; the lines 3, 4 and 8 run from the upper left to the lower right.
    .title = Directions
    .caption = A column of 5s, a row of 7s that rises, a row of 8s that falls.
    .assumed = yes
TIE-C3 = Line 1 is black, 3 pink, 5 grey, 7 green, 8 orange and 9 yellow. Assumed, as the game is described elsewhere: 2 is white, 4 blue and 6 red. Colours are not needed: every line also shows its number and a pattern of its own.
    .title = Colours
    .caption = Three tiles with all nine lines.
    .assumed = yes
TIE-C4 = Every ordinary tile carries a sun or a moon. They mean nothing unless a variant uses them. Assumed: no text we have says which tiles carry which, so we spread 13 suns and 14 moons evenly over the nine numbers. If your tiles differ, give the program your own table.
    .title = Suns and moons
    .caption = A sun on the left tile, a moon on the right one.
    .assumed = yes
TIE-C5 = The base board has 19 cells in a hexagon, three cells to a side. In each of the three directions there are five rows, of 3, 4, 5, 4 and 3 cells.
    .title = Base board
    .caption = Columns are letters, cells are counted from the top: the cell in the middle is C3.
TIE-C6 = On its reverse side the board has 21 cells: three flowers of seven that touch each other. The cell at the heart of each flower is a valve. In each direction there are six rows, of 2 to 5 cells. Assumed: which of the two mirror images is printed, and which way up; there is an option for each. A half turn changes no row, the mirror image does.
    .title = Valve board
    .caption = The valves are the three cells with a ring.
    .assumed = yes
TIE-C7 = On the valve board everyone adds four special tiles. The triple joker has multicoloured lines in all three directions. A double joker has two of them and one ordinary line: 1 on the black one, 2 on the white one, 3 on the pink one. A multicoloured line stands for any one of the three numbers of its direction. The caller announces “triple joker”, or “black”, “white” or “pink double joker”. Assumed: special tiles carry neither sun nor moon.
    .title = Special tiles
    .caption = The triple joker, then the black, the white and the pink double joker.
    .assumed = yes

## How to play

TIE-1 = One player is the caller, who shuffles their own tiles face down, turns up one at a time and reads out its three numbers. Everyone, the caller included, takes that same tile and places it upright on an empty cell of their own board. A cell holds one tile, a placed tile never moves again, and every called tile must be placed. All place at the same time; when the last one is ready, the next tile is called.
    .title = Calling and placing
    .caption = 1-2-4 has been called: it may go on any of the marked cells.
TIE-2 = On the base board a round is over after 19 tiles; 8 of the 27 are never called. On the valve board it is over after 21 calls; 10 of the 31 tiles are never called.
    .title = End of a round
TIE-3 = Play one round, or a series of as many rounds as there are players, so that everyone is the caller once. In a series the rounds are added up. The highest total wins. Assumed: tied players share the win.
    .title = Rounds and winning
    .assumed = yes
TIE-4 = Alone, you play by the same rules for the highest score you can reach. The browser remembers your best score in each variant.
    .title = Playing solo

## Scoring

TIE-5 = A row runs straight from edge to edge of the board, in any of the three directions. It scores if all its lines in that direction have the same number: the number of tiles times the number on the lines. A single different line, and the row scores nothing. Every tile belongs to three rows at once.
    .title = Scoring rows
    .caption = The first column scores, the second is broken by a single 5.
TIE-6 = Three tiles with 9 score 3 × 9 = 27 points, four with 1 score 4 × 1 = 4, five with 8 score 5 × 8 = 40, four with 7 score 4 × 7 = 28, and three with 3 score 3 × 3 = 9.
    .title = Examples
    .caption = All five examples on one board.
TIE-7 = No board of the base game can score more than 307 points, and exactly 16 patterns reach that. We have confirmed both by exhaustive search.
    .title = The perfect board
    .caption = One of the 16.

## Variants of placing

TIE-8 = Your first tile goes anywhere. Each later tile must touch, edge to edge, a tile already on your board.
    .title = Neighbours
    .caption = 1-2-4 has been called: it must touch one of the two tiles.
TIE-9 = Your first tile goes anywhere. After that, compare each called tile with the one called before it. Same symbol: it must touch, edge to edge, a tile already on your board. Different symbol: it may go on any empty cell. Assumed: a special tile has no symbol and so differs from everything.
    .title = Sun-and-moon neighbours
    .caption = Two suns in a row: the new tile must touch the one that is there.
    .caption2 = A moon after a sun: the new tile may go anywhere.
    .assumed = yes

## Variants of scoring

TIE-10 = A row from edge to edge with nothing but suns is a sunbeam and scores 7 points for each of its tiles; with nothing but moons it is a moonbeam and scores 6 for each. The lines in it need not match; if they do, the row scores as usual and the beam comes on top. An example: 228 for the rows, 24 for a moonbeam of four, 28 for a sunbeam of four, 21 for a sunbeam of three and 18 for a moonbeam of three make 319 points.
    .title = Sunbeams and moonbeams
    .caption = Three suns in a column of 1s: points for the row and for the beam.
TIE-11 = This works best with two to six players. Only beams along scoring rows count, and tiles in a beam score no points of their own: you play either this variant or the one before. At the end of every round the brightest sunbeam earns its owner 60 points, and so does the brightest moonbeam. The longer row is the brighter one; at equal length, the one with the higher number. Everyone competes with their best beam. Players with the same length and number share the 60 equally: two get 30 each, three 20, four 15, five 12, six 10. If nobody has a beam, there is no bonus. Assumed: alone it is not offered.
    .title = Brightest beams
    .caption = A has the brightest moonbeam (9 beats 5 at equal length), B the brightest sunbeam (four tiles beat three).
    .caption2 = The same beam on both boards: 30 for each.
    .assumed = yes

## The valve board

TIE-12 = The rules of the base game, on 21 cells and with 31 tiles: the 27 ordinary and the 4 special ones. The valves are cells like any other.
    .title = Variant 1: ordinary valves
    .caption = Valves are open like all the other cells.
TIE-13 = As variant 1, but everyone’s first three tiles go on the valves.
    .title = Variant 2: valves first
    .caption = The second tile has to go on one of the two empty valves.
TIE-14 = As variant 1, but the valves stay empty until the other 18 cells are full. The last three tiles called go there.
    .title = Variant 3: valves last
    .caption = Everything but the valves is open.
TIE-15 = Again 21 tiles are called. You place 18 of them on cells that are not valves, and put exactly 3 aside, on the valve symbol in the top right corner. After the round you decide how many of the three (0 to 3) go on valves, and on which ones. A special tile put aside cannot come back to the board. A row through an empty valve scores nothing. Assumed: you choose tile by tile, as they are called.
    .title = Variant 4: three aside
    .caption = 1-2-4 may go on any cell that is not a valve, or aside, where there is one joker already.
    .assumed = yes
TIE-16 = A multicoloured line takes whichever number makes its row score, as long as an ordinary line in the row shows that number. A row of special tiles only, all multicoloured in its direction, scores with the highest of the three numbers: three lines of white, green and red score 3 × 7 = 21 points. Such a row cannot be longer than three tiles, for each multicoloured line exists only three times.
    .title = Rows with jokers
    .caption = Jokers follow the 9 in their column.
    .caption2 = Nothing but multicoloured lines: the row counts as 7s.
TIE-17 = All the variants of placing and scoring can be played on the valve board too. Assumed: where a neighbour rule and a valve rule conflict, the valve rule decides which cells are open, and the neighbour rule applies among those. If none of them touches a tile, any of them will do.
    .title = Combining variants
    .caption = Valves first: no open valve touches the first tile, so both will do.
    .caption2 = Valves last: only ordinary cells next to the first tile are open.
    .assumed = yes

## Rulings

TIE-R1 = In a row of nothing but special tiles, the printed rulebook asks for equal multicoloured lines throughout. Assumed: if such a row holds an ordinary line as well, for example in a column with the black double joker and the triple joker, it scores nothing. An option lets such a row score with the ordinary number.
    .title = Jokers with an ordinary line
    .caption = By the rule: no points.
    .caption2 = With the option: 2 × 1.
    .assumed = yes
TIE-R2 = Assumed: in variant 4 with a neighbour rule, the “first tile” is the first on your board. A tile put aside needs no contact, but it counts as the previous tile when symbols are compared. Once three tiles are aside, all the rest must be placed; once 18 are placed, all the rest go aside. A special tile put aside is lost.
    .title = Three aside with neighbours
    .caption = The first tile was put aside, so the next one is the first on the board.
    .assumed = yes
TIE-R3 = Assumed: only the second and third tile of variant 2 are ever excused from touching. Valves are never adjacent, and the other 18 cells are all connected, so every other tile can touch one. No row runs through two valves.
    .title = Excused from touching
    .caption = The third tile of variant 2 has one valve left, which touches nothing.
    .assumed = yes
TIE-R4 = In variant 4 a row through an empty valve scores neither for its lines nor as a beam. Tiles added after the round count for both. Assumed for beams: the printed rulebook speaks of rows only.
    .title = Empty valves
    .caption = The valve in this column is empty: no points.
    .caption2 = The same column with a tile on the valve.
    .assumed = yes
TIE-R5 = Assumed: a special tile breaks a beam, as it carries no symbol. For the same reason the tile called right after a special one may go on any empty cell under sun-and-moon neighbours.
    .title = Special tiles and symbols
    .caption = After a joker the sun may go anywhere.
    .assumed = yes
TIE-R6 = Assumed: the bonus for the brightest beam is shared by players, never by beams, so two equally bright beams of one player count once. Sun and moon are judged separately: one player can earn 120. The variant is not offered for solo play, and a solo series is one round.
    .title = Brightest beams in detail
    .caption = A has both the brightest sunbeam and the brightest moonbeam.
    .assumed = yes
