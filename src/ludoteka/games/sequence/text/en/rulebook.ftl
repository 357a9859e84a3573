### Our own rulebook of Sequence. One message per rule; `.assumed` marks rules that rest on an assumption of ours.

rulebook-sequence-components = What is in the box
rulebook-sequence-players = Players and deal
rulebook-sequence-turn = Your turn
rulebook-sequence-winning = Sequences and winning
rulebook-sequence-variants = Variants
rulebook-sequence-rulings = Rulings

## What is in the box

SEQ-C1 = Two packs of 52 cards without jokers make 104 cards. There are 48 chips in each of three colours: red, blue and green. Here every colour also has a symbol of its own.
    .title = Cards and chips
    .caption = An ace, a king, a ten and a two.
SEQ-C2 = The board has 10 rows of 10 squares. The four corners are free; every other square shows a card. Each of the 48 cards that are not jacks is there exactly twice. Five squares in a straight line can be found in 192 ways. Assumed: which card is on which square, as no text we have says it. If your board differs, give the program your own.
    .title = The board
    .caption = Columns are letters from the left, rows are counted from the top.
    .assumed = yes
SEQ-C3 = There are 8 jacks, and none of them is on the board. Some have two eyes, some have one. Assumed: the jacks of spades and hearts show one eye, those of clubs and diamonds two.
    .title = Jacks
    .caption = One-eyed: spades and hearts.
    .caption2 = Two-eyed: clubs and diamonds.
    .assumed = yes

## Players and deal

SEQ-1 = 2 or 3 players play alone, each with a colour. More form teams of equal size: 4, 8 or 10 players two teams, 9 players three, 6 or 12 players two or three as they like. There are never more than three teams. Team-mates never sit side by side: the seats go round from team to team. Two teams choose two of the colours.
    .title = Teams
SEQ-2 = With two teams everyone gets 7 cards if 2 play, 6 if 4 play, 5 if 6 play, 4 if 8 play, and 3 if 10 or 12 play. With three teams it is 6 cards for 3 players, 5 for 6, 4 for 9 and 3 for 12.
    .title = Cards for each player
SEQ-3 = Everyone cuts a card, and the lowest card deals; aces are high. The player to the left of the dealer begins, and play goes clockwise. Assumed: players who share the lowest card cut again.
    .title = Who deals, who begins
    .assumed = yes

## Your turn

SEQ-4 = Hands are secret, even from team-mates; all played cards are open. On your turn, put a card face up on your own discard pile and a chip of your colour on one of the two squares that show this card, if it is free. Then draw a card.
    .title = Play, place, draw
    .caption = The nine of hearts can go to either of its two squares.
SEQ-5 = If you forget to draw, you can still do so until the next player has played and drawn. After that the card is lost, and you play on with fewer. Here cards are drawn for you unless the option asks you to do it yourself. Assumed: when someone draws, all who played before and have not drawn yet lose their card; so does a player who plays again first.
    .title = Forgetting to draw
    .assumed = yes
SEQ-6 = A corner counts as a chip of every colour at once. Four chips and a corner are a sequence, and one corner can serve several.
    .title = Corners
    .caption = Four red chips and a corner.
SEQ-7 = A two-eyed jack is wild: put a chip on any free square. A one-eyed jack takes one of an opponent’s chips off the board, unless it is part of a completed sequence. Then draw as usual. Nobody ever has to play a jack. Assumed: no chip is put on a corner, and a one-eyed jack puts none in place of the one it takes.
    .title = Jacks in play
    .caption = This jack can take any chip of the opponent but those in the sequence.
    .assumed = yes
SEQ-8 = A card is dead when both of its squares are taken. On your turn you may put a dead card on your discard pile, announce it, and draw another; then play as usual. Assumed: one card per turn (any number with an option), and a jack that can do nothing is dead, too.
    .title = Dead cards
    .caption = Both nines of hearts are taken.
    .assumed = yes
SEQ-9 = Assumed: when the draw pile is empty and a card is needed, all discards are shuffled to make a new one.
    .title = The pile runs out
    .assumed = yes
SEQ-10 = Assumed: a player with no card to play and none to exchange passes; jacks do not count, because they are never compulsory, and nobody has to exchange a second card. A player with no cards left passes for the rest of the game. When a whole round goes by in which no chip is placed or removed, the game is a draw. Exchanging cards does not change that.
    .title = Passing, and a draw
    .assumed = yes

## Sequences and winning

SEQ-11 = Five chips of a colour in a straight line are a sequence: along a row, a column or a diagonal. Its chips are turned over and locked: nobody can take them any more.
    .title = A sequence
    .caption = A completed sequence in the fourth row.
SEQ-12 = Of two teams, the first with two sequences wins; of three, the first with one. The second sequence may use a chip of the first. Assumed: no more than one, so nine chips in a row are two sequences; with an option it takes ten.
    .title = Winning
    .caption = Two sequences that cross in one chip.
    .caption2 = Nine in a row.
    .assumed = yes
SEQ-13 = When a chip makes more than five in a line, five of them are locked. Assumed: those that leave most chances for another sequence in that line; with an option their team chooses.
    .title = More than five
    .assumed = yes

## Variants

SEQ-14 = You can agree to play without table talk. If a player warns a team-mate of a bad move, everyone in the team puts one card of their choice on their discard pile. Assumed: any opponent can object, once per turn. The opponents of the accused vote, and the objection is one of the votes; more must agree than disagree, and abstentions do not count. Programs abstain; if fewer than two people are in the accused team, they vote against. The cards are not replaced.
    .title = No table talk
    .assumed = yes
SEQ-15 = In the advanced game a one-eyed jack can also take a chip from a completed sequence. Assumed: the sequence no longer counts, and its other chips are ordinary ones again unless they are part of another; but if five in that line still stand, they are a sequence, and of more than five some are locked as always. With three teams this changes nothing, because the first sequence wins.
    .title = Advanced game
    .caption = Now the jack can break the sequence.
    .assumed = yes

## Rulings

SEQ-R1 = Assumed: a jack without a target, such as a one-eyed jack when the board is empty, can be exchanged like a dead card and uses up the exchange of that turn. If the new card is dead as well and nothing can be played, you pass.
    .title = A jack with nothing to do
    .assumed = yes
SEQ-R2 = Assumed: whether a card is dead is decided when it is exchanged, so a chip taken away brings it back to life. If the pile is empty, all discards, with the one just discarded, are shuffled first. If there is nothing to draw, there is no exchange.
    .title = When a card is dead
    .assumed = yes
SEQ-R3 = Assumed: of six to eight in a line, five at an end are locked, so that nine can still become two sequences. Eight chips and a corner are nine.
    .title = Six, seven, eight, nine
    .caption = Six in a row: the end five are locked.
    .assumed = yes
SEQ-R4 = Assumed: a team may use the same corner in both its sequences, since only chips are locked. One chip that completes two lines makes two sequences, and wins at once with two teams.
    .title = Two at once
    .caption = Two sequences that share a corner.
    .assumed = yes
