### What the server and its tables refuse.

## At the table

refused-table-unknown = There is no such table here.
refused-not-your-seat = This seat is not yours.
refused-enter-first = Enter the table first.
refused-undo-nothing = There is nothing that you could take back now.
refused-undo-too-often = You have taken back { $most } moves in this game, and more is not possible.
refused-conflict = Somebody else is changing this table at the same time. Try again.
refused-game-unfinished = The game is not over yet. Its record can be had when it is.
refused-begun = The game has begun: seats stay as they are.
refused-gathering = The game has not begun yet.
refused-seat-taken = Somebody has this seat. Choose another one.
refused-host-only = Only whoever made the table may do that.
refused-no-watching = This table does not want spectators. When the game is over, everybody can look.
refused-deal-sealed = Others may still be playing the same deal, so it is not told yet.
refused-daily-stays = The game of the day stays until the day is over. Your name can be taken away at once.
refused-guest-key-used = This personal link has been used already, or the seat is no longer kept. If it was not you who used it, tell the host.
refused-share-form = A share in the chance is 64 hexadecimal digits. Load the page again and say once more that you are ready.
refused-talk-empty = Say either a phrase or something of your own.
refused-talk-phrases-only = At this table there are only the phrases on offer.
refused-talk-long = This is too long: at most { $most } characters.
refused-phrase-unknown = There is no such phrase.

## A new table

refused-seat-kind = Nobody of this kind can sit down here. Possible are: { $known }.
refused-seat-name = A name is one line of at most { $most } characters, without “#”.
refused-webhooks-off = The owner of this server does not let tables call other servers.
refused-webhook-address = A table can only call an address that begins with http:// or https:// and that everybody can reach.
refused-webhook-port = A table can only call these ports: { $ports }. Leave the port out of the address, or ask the owner of this server.
refused-duplicate-seats = At tables with the same deal the seats are open or bots’, and at least one is open: whoever makes them sits down at one like everybody else.
refused-no-duplicate = No other table has the same deal.
refused-no-rematch = Nobody has asked for a rematch yet.
refused-date = A day is written like 2026-01-31.

## Who may do what

refused-token-missing = To see this, you have to show the key to your seat.
refused-token-bad = This key fits no seat here.
refused-token-other-table = This key is for another table.
refused-origin = This request comes from another page, so it is not carried out.
refused-host = This server does not go by that name.

## Messages, pages and files

refused-message-bad = This message makes no sense: { $why }
refused-language-unknown = There are no texts in this language. There are: { $known }.
refused-page-unknown = There is nothing here.
refused-method = This cannot be done here.
refused-too-large = This is too large.
refused-too-many-requests = You are asking too much at once. Try again in a minute.
refused-too-many-tables = Too many tables were made from here. Try again later.
refused-too-many-sockets = Too many connections are open here.
refused-record-encoding = This is not a text in UTF-8.
refused-fault = Something went wrong that is not your fault. Nothing was lost; try again.
refused-data-newer = The saved games come from a later version of Ludoteka. Install that one, or choose another data folder.
refused-data-in-use = Another Ludoteka is running on { $place }. Close it, or choose another folder with --data.
refused-table-damaged = This game is damaged on the server’s disk and cannot be opened. Whoever runs the server may have a backup.
refused-secret-broken = The file “{ $place }” is damaged. Put it back from a copy, or remove it; then everybody needs new keys to their seats.
refused-stop-unknown = The replay has { $stops } stops, counted from 0.
refused-no-caller = Nothing is called out in this game, so it needs no caller.
refused-no-companion = There is no companion for this game.
refused-no-sheet = There is no score sheet for this game.
refused-sheet-names = The sheet has { $boards } boards, but not as many names.
refused-no-such-round = The game has no such round.
refused-sheet-rounds = A sheet of this game is for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, each with a board for everybody.
refused-no-solver = There is nobody here who could work out the best for this game.
refused-solve-unfinished = The game is not over yet. What was possible is worked out at the end.
refused-no-adviser = Nobody here knows this game well enough to judge its moves.
refused-review-unfinished = The game is not over yet. The coach speaks when it is.
refused-seat-unknown = This table has { $seats } seats, counted from 0.

## What people say to each other

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-done = Well done!
phrase-thanks = Thank you!
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-good-game = Good game!
phrase-again = Shall we play again?
phrase-bye = Goodbye!
