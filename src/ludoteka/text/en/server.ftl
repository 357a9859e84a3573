### What the server and its tables refuse.

## At the table

refused-table-unknown = There is no such table here.
refused-not-your-seat = This seat is not yours.
refused-enter-first = Join the table first.
refused-undo-nothing = You have nothing to take back now.
refused-undo-too-often = You have already taken back { $most } moves in this game, which is the maximum.
refused-conflict = Someone else is changing this table at the same time. Try again.
refused-game-unfinished = The game is not over yet. Its record will be available then.
refused-begun = The game has started: seats cannot change.
refused-gathering = The game has not started yet.
refused-seat-taken = This seat is taken. Choose another one.
refused-host-only = Only the host can do that.
refused-no-watching = This table allows no spectators. After the game everyone can see it.
refused-deal-sealed = Others may still be playing this deal, so it stays hidden for now.
refused-daily-stays = The daily challenge stays until the day is over. Your name can be removed at once.
refused-guest-key-used = This personal link has been used already, or the seat is no longer reserved. If you did not use it, ask the host.
refused-share-form = A share is 64 hexadecimal digits. Reload the page and press “I am ready” again.
refused-talk-empty = Choose a phrase or write a message.
refused-talk-phrases-only = This table allows only the listed phrases.
refused-talk-long = This is too long: at most { $most } characters.
refused-phrase-unknown = There is no such phrase.

## A new table

refused-seat-kind = This cannot sit here. Choose one of: { $known }.
refused-seat-name = A name is one line of at most { $most } characters, without “#”.
refused-webhooks-off = The owner of this server does not let tables call other servers.
refused-webhook-address = A table can only call an address that begins with http:// or https:// and that everyone can reach.
refused-webhook-port = A table can only call these ports: { $ports }. Leave the port out of the address, or ask the owner of this server.
refused-duplicate-seats = Tables with the same deal have open seats and bots only, and at least one open seat; you sit down at one of them like everyone else.
refused-no-duplicate = No other table has the same deal.
refused-no-rematch = Nobody has asked for a rematch yet.
refused-date = A day is written like 2026-01-31.

## Who may do what

refused-token-missing = To see this, you need the key to your seat.
refused-token-bad = This key fits no seat here.
refused-token-other-table = This key is for another table.
refused-origin = This request comes from another page and was refused.
refused-host = This server does not have that name.

## Messages, pages and files

refused-message-bad = This message is not valid: { $why }
refused-language-unknown = There are no texts in this language. There are: { $known }.
refused-page-unknown = There is nothing here.
refused-method = This cannot be done here.
refused-too-large = This is too large.
refused-too-many-requests = Too many requests. Try again in a minute.
refused-too-many-tables = Too many tables were opened from here. Try again later.
refused-too-many-sockets = Too many connections are open here.
refused-record-encoding = This is not UTF-8 text.
refused-fault = Something went wrong on the server. Nothing was lost; try again. If it happens again, give the owner of the server this number: { $request }
refused-store-away = The server cannot reach its games at the moment. Nothing was lost; try again soon.
refused-draining = The server is about to restart and opens no new tables. Try again in a moment.
refused-data-newer = The saved games come from a later version of Ludoteka. Install that one, or choose another data folder.
refused-data-in-use = Another Ludoteka is running on { $place } (process { $process }). Close it, or choose another folder with --data.
refused-table-damaged = This game is damaged on the server’s disk and cannot be opened. The owner of the server may have a backup.
refused-secret-broken = The file “{ $place }” is damaged. Restore it from a copy, or remove it; then everyone needs new keys to their seats.
refused-stop-unknown = The replay has { $stops } stops, counted from 0.
refused-no-caller = Nothing is called in this game, so it has no caller.
refused-no-companion = There is no companion for this game.
refused-no-sheet = There is no score sheet for this game.
refused-sheet-names = The sheet has { $boards } boards, but not as many names.
refused-no-such-round = The game has no such round.
refused-sheet-rounds = A sheet of this game is for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, each with a board for everyone.
refused-no-solver = The best possible result cannot be computed for this game.
refused-solve-unfinished = The game is not over yet. The best possible result is computed at the end.
refused-no-adviser = There is no coach for this game.
refused-review-unfinished = The game is not over yet. The coach reviews it then.
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

## Who somebody is on this server

refused-profile-missing = For this you need a profile. It is made when you first sit down at a table.
refused-profile-unknown = This server no longer knows your profile.
refused-profile-key = This is not the key of a profile: it has 64 hexadecimal digits.
refused-pairing-void = This code was used, is too old, or is not quite right. Make a new one on your other device.
refused-one-seat-per-deal = You already have a seat at another table with this deal. One person plays it once.
refused-push-off = This server sends no notifications.
refused-push-subscription = This is not what a browser makes when it asks for notifications.
refused-push-too-many = You get notifications in too many browsers. Turn them off in one of them.

# Notifications
push-your-turn = Your turn
