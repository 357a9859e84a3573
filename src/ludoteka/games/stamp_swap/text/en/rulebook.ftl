### Our own rulebook of Stamp Swap against Pinzetta. One message per rule; `.assumed` marks rules that rest on an assumption of ours.

rulebook-stamp-swap-components = What is in the box
rulebook-stamp-swap-setup = Getting ready
rulebook-stamp-swap-swap = Collect and swap
rulebook-stamp-swap-show = The show
rulebook-stamp-swap-end = The end
rulebook-stamp-swap-beside = With the real game
rulebook-stamp-swap-rulings = Rulings

## What is in the box

STS-C1 = There are 165 stamps, 15 of them rare, 19 attendee cards, 30 contest cards in 5 categories and 5 mats; these numbers are from public reviews of the game. Pinzetta has 10 event cards, 8 decision cards, 4 show scoring cards, 19 valuation tokens, 4 help cards, and 3 mats on the backs of yours. Assumed: 6 contests in each category, and everything that is printed: no text we have shows it, so Ludoteka’s pack is our own design. If you own the box, you can write a pack with what yours shows.
    .title = Components
    .assumed = yes
STS-C2 = Assumed, after public reviews of the game: stamps measure 2×2, 2×3, 2×4 or 3×3 squares; forever stamps 1×1. Some tiles of 2×4 are doubles and show two stamps. There are 5 colours and 5 themes. Values go from 1 to 3; faded stamps have a negative value, cancelled ones 0; rares have the highest and no theme.
    .title = Stamps
    .caption = One stamp of every kind, from Ludoteka’s pack.
    .assumed = yes
STS-C3 = The page of your album has 12 × 12 squares. Stamps stay upright. They never overlap, never stick out and never move again. Source: public reviews of the game.
    .title = Album page
    .caption = Seven stamps on a page.
STS-C4 = You have a mat with an exhibitor printed on it, and 3 show tickets. Source: public reviews of the game. Assumed: the pack says how many forever stamps you begin with; in Ludoteka’s pack it is 1.
    .title = What you have
    .assumed = yes
STS-C5 = Attendee cards are people at the show. They are items like stamps: you collect, reserve and split them, but they never go onto the page. Each is either an exhibitor or a specialist. An exhibitor scores every day in the show; one more is printed on your mat. A specialist helps you from the moment you have the card, or scores once at the end.
    .title = Attendees, exhibitors, specialists

## Getting ready

STS-1 = Play as with 2 players, with some changes: nobody has the first-player token; the attendee cards 1, 5, 6 and 9 stay in the box; Pinzetta’s event cards replace the usual ones; your mat is one without Pinzetta on its back. Assumed: among those, your mat is drawn at random.
    .title = Playing solo
    .assumed = yes
STS-2 = One contest of each category comes onto the board; we know that from public reviews of the game. Pinzetta gets the mat whose ID matches the yellow one. In the full game a forever stamp is on it from the start, and her show scoring cards are shuffled. You choose level 1, 2 or 3; 1 is the easiest.
    .title = Pinzetta’s mat and level
    .caption = Her mat at the start of a full game.
STS-3 = Pinzetta is a player like you, but she follows a procedure of her own and never uses what attendee cards do. From the start of a round to the end of the swap her rules hold for you as well.
    .title = Pinzetta

## Collect and swap

STS-4 = The game lasts 3 days. Each begins with an event card: its top part says which items form Pinzetta’s collection, in two piles and from left to right, face up or face down. Cards are always face up. Face-down stamps stay hidden until the swap is over, from you as well.
    .title = Pinzetta collects
    .caption = Her large and her small pile, two stamps face down.
STS-5 = A second event card gives your collection; you may look at your own face-down stamps. Then its bottom part happens, and then the specialist who acts while you collect (card 10), if you have it. Both event cards are discarded.
    .title = You collect
STS-6 = Pinzetta values your items. You reserve exactly one of them, never a rare, not even face down. You split the rest into two piles, one of them larger by exactly one item. She values the piles and draws a decision card: as many tokens as it has crossed-out icons leave the pile that has the most, or the large one if they are equal. She takes the pile with the most tokens left, the large one if they are equal; you keep the other. Assumed: all these tokens come from that one pile, and no pile falls below 0; with an option each comes from the pile that has the most at that moment.
    .title = You split, she chooses
    .caption = Two piles and a reserved card.
    .assumed = yes
STS-7 = Pinzetta values her own items and piles. If one pile has at least 3 tokens more, its item with the most tokens changes places with the item of the other pile that has the fewest; of equals, the leftmost. You take one pile, she keeps the other. Assumed: she swaps once only.
    .title = She splits, you choose
    .caption = The large pile leads by far.
    .caption2 = The same after the swap.
    .assumed = yes
STS-8 = A card or a forever stamp gets 1 token, a rare that is face up 4. Any other stamp gets 1 if it is face up and its value is 2 or 3, and 2 if it has a target size of her mat, face up or not: so up to 3. A double is one stamp of a size of its own for her, and goes with 2×2 where small squares are the target.
    .title = What an item is worth to her
    .caption = With small squares as the target, doubles included, they get 1, 2, 3, 0 and 1.
STS-9 = A pile is worth its tokens, and the large one 1 more.
    .title = What a pile is worth to her

## The show

STS-10 = In introductory mode Pinzetta’s items are discarded. Otherwise they go onto her mat: stamps by size and value, rares to the field of rares whatever their size, forever stamps and cards to theirs. Then she draws a show scoring card, finds the contest that is on the board, and scores the points of your level, times 1 on Friday, 2 on Saturday and 3 on Sunday. Assumed: you show first, then Pinzetta.
    .title = Pinzetta’s show
    .caption = One item on each field.
    .assumed = yes
STS-11 = You place all stamps that you gained. A stamp that fits must be placed. One that fits nowhere is discarded and scores its value at once, even a negative one. Cards go to the right of those you have. Source: public reviews of the game.
    .title = Placing
STS-12 = Your exhibitors score. Then you choose a contest that has no ticket of yours, score it and put a ticket there. So 3 of the 4 coloured contests are scored. Source: public reviews of the game.
    .title = Exhibitors and contests
    .caption = Contests with what they would score now.
STS-13 = A set has one stamp of each of the 5 colours or themes. For the second most abundant kind, leave out the largest number and take the next; if two are equal, one of them is second. A stamp is surrounded if no empty square is along its edges; the edge of the page surrounds, too. Stamps that touch along an edge, or part of one, form a group. A double counts as two stamps for you. Source: public reviews of the game. Specialists act as soon as you have them. Assumed: a set of sizes has one stamp each of 2×2, 2×3, 2×4 and 3×3; the halves of a double are 2×2.
    .title = How contests count
    .caption = The stamp in the corner is surrounded.
    .caption2 = The two upper stamps are a group; the third touches only at a corner.
    .assumed = yes

## The end

STS-14 = In introductory mode Pinzetta has 110, 125 or 140 points on level 1, 2 or 3, and nothing else. For forever stamps you compete only with an imaginary player, who has 3.
    .title = Introductory mode
STS-15 = In the full game Pinzetta loses 20 points on level 1 and 10 on level 2. She scores forever stamps as you do; the imaginary player, who has 3, is counted too. She draws a decision card: it says how many points each item on each of the 7 fields of her mat scores. She scores the printed values of her rares, and of no other stamp; nothing for specialists, nothing for the finale.
    .title = Pinzetta’s final points
STS-16 = You score for forever stamps by who has the most, then for printed values, for specialists that score, and for the finale contest. Assumed: players with equally many share the better place, a player with none gets nothing, and the points for each place are those of the pack.
    .title = Your final points
    .assumed = yes

## With the game from the box

STS-18 = If you play with the real game, the companion can play Pinzetta, without the rulebook. It explains how to set up and what to do next. You enter what she needs to know: which items are there, their size and value, whether they are rare or face down. It shows what she does and why, keeps her score, and counts the points of both at the end. Any value can be corrected and any step undone. With a pack it draws her cards; the quick mode does nothing else.
    .title = The companion

## Rulings

STS-R1 = Assumed: the 7 fields of Pinzetta’s mat are target size with value 2 or 3, target size only, value only, neither, rare, forever, cards. Each item is on exactly one.
    .title = Her fields
    .assumed = yes
STS-R2 = If the piles have equal tokens, a token leaves the large one. When all are gone that are crossed out, the piles are compared again; if they are equal, also with 0 and 0, she takes the large one. Assumed (STS-6): all of them leave the large pile, so any crossed-out icon gives her the small one. With the option each leaves the pile that has the most by then.
    .title = Equal piles
    .assumed = yes
STS-R3 = A face-up rare of a target size gets 4, a face-down one 2 or 0, a face-down forever stamp 1. Assumed: your own face-down stamps are face down for her as well, though you have looked at them.
    .title = Rares and face-down stamps
    .assumed = yes
STS-R4 = Assumed: if an even number is left to split, the piles are equal and you say which is the large one; packs avoid it. With 1 item left the piles are 1 and 0. If all your items are rare, nothing is reserved. A specialist who draws for you may keep a rare.
    .title = Odd splits
    .assumed = yes
STS-R5 = Assumed: the difference that makes her swap includes the 1 for the large pile; items without tokens have the fewest; she swaps even if that widens the gap, and never with an empty pile.
    .title = The swap in detail
    .assumed = yes
STS-R6 = All 8 decision cards are shuffled every day. Assumed: tokens never run out; the final card is one of the 7 that were not drawn on the last day.
    .title = Tokens and decision cards
    .assumed = yes
STS-R7 = Assumed: the yellow contest is the one about sizes. A show scoring card that lacks a contest is a mistake of the pack. The value of a double is that of the whole tile. Equal points at the end are a draw.
    .title = Packs and draws
    .assumed = yes
STS-R8 = The pack says from which stack of the supply a stamp is drawn and what its back shows. Assumed, in Ludoteka’s pack: rares are among the stamps of their size, and a face-down rare looks like any other of its size. So a card never promises a rare; whether there is one shows only when the stamp is turned up, or when you look at your own. Doubles have a stack and a back of their own.
    .title = Stacks and backs
    .assumed = yes
