### Our own rulebook of Goofspiel. One message per rule; `.assumed` marks rules that rest on an assumption of ours.

rulebook-goofspiel-play = How to play
rulebook-goofspiel-end = End of the game

GOO-1 = Two or three can play. Everyone has the same cards, from 1 up to 13, and there is a prize for each number, too. For a shorter game take fewer of them, but at least 4.
    .title = Cards and prizes
GOO-2 = In each round a prize is turned up. The prizes come in random order; as a variant, from the lowest to the highest or the other way round.
    .title = The prize
GOO-3 = Everyone chooses a card from their hand and puts it face down in front of them. When all have chosen, the cards are revealed. A card that was bid is not used again.
    .title = Bidding
GOO-4 = The highest card takes the prize. If several players have bid it, nobody does. Assumed: the prize then stays and goes to the next winner together with the next prize; what is still at stake after the last round belongs to nobody. There is an option to discard it at once.
    .title = Who takes the prize
    .assumed = yes
GOO-5 = The game is over when all cards have been played. Everyone adds up their prizes, and the highest sum wins. Assumed: tied players share the win.
    .title = Winning
    .assumed = yes
