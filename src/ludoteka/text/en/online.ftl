### Playing with people elsewhere: tables that gather, company, talk, the lobby and the challenge of the day.

## Who plays

ui-online = Online
ui-with = Playing with
ui-with-bots = Bots
ui-with-friends = Friends by link
ui-with-screen = One screen
ui-friend = A friend, by link
ui-friend-about = Takes the seat by your link.
ui-open-table = Open the table

## The terms of a table

ui-terms = Terms of the table
ui-terms-who = Who may come
ui-terms-private = Private
ui-terms-public = Public
ui-terms-private-about = Only those who have the link.
ui-terms-public-about = The table stands in the lobby of this server, open to everybody.
ui-clock = Clock
ui-clock-none = None
ui-clock-move = Each move
ui-clock-game = Whole game
ui-clock-time = Time
ui-clock-more = More with each move
ui-clock-no-more = nothing
ui-clock-about = Whoever runs out of time is helped by a bot.
ui-clock-left = { $time } left
ui-clock-days = { $days } d { $hours } h
ui-takeover = A bot plays for whoever has been away
ui-never = never
ui-terms-watch-allow = Others may watch
ui-delay = What they see is late by
ui-delay-none = nothing
ui-terms-talking = Talk
ui-terms-phrases = Phrases only
ui-terms-talk = Free chat
ui-webhook = Tell another server whose turn it is
ui-webhook-about = An address that is called at each turn, if whoever runs this server allows that. Leave it empty if this means nothing to you.
ui-terms-no-clock = No clock
ui-terms-per-move = { $time } for each move
ui-terms-per-game = { $time } for the game
ui-terms-per-game-more = { $time } for the game, { $more } more with each move
ui-terms-takeover = A bot steps in after { $time }
ui-terms-no-takeover = No bot steps in
ui-terms-watch = Spectators welcome
ui-terms-watch-late = Spectators see it { $time } later
ui-terms-no-watch = No spectators
ui-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
ui-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
ui-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
ui-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## The table gathers

ui-gather-host = Your table is open
ui-gather-seated = You have a seat
ui-gather-guest = Take a seat
ui-my-name = Your name
ui-my-name-first = Tell the others your name first.
ui-gather-full = All seats are taken.
ui-gather-full-watch = All seats are taken. Stay here, and you will see the game.
ui-gather-free = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
ui-gather-ready = Ready: { $ready } of { $of }. The game begins when everybody is.
ui-gather-begins = Everybody is ready. Here we go…
ui-seat-free = Free seat
ui-sit-here = Sit
ui-sit-at = Sit in seat { $number }
ui-move-here = Move
ui-move-to = Move to seat { $number }
ui-swap = Swap
ui-swap-with = Swap seats with { $name }
ui-swap-asked = Asked
ui-swap-wish = { $name } would like to swap seats with you.
ui-swap-yes = Swap seats
ui-you = you
ui-here = here
ui-away = away
ui-is-ready = ready
ui-is-not-ready = not ready yet
ui-ready = I am ready
ui-not-ready = Not ready after all
ui-leave-seat = Get up
ui-add-seat = Add a seat
ui-seat-change = Change seat { $number }
ui-seat-clear = Free the seat
ui-seat-remove = Remove the seat
ui-gathers = waits for people
ui-keep-for = Keep for somebody…
ui-keep-title = Keep this seat
ui-keep-name = Who is it for?
ui-keep-do = Keep the seat
ui-keep-about = The seat is kept. Send { $name } this link: it opens that seat, and no other. It works once; after that the seat is theirs alone, and not even you can open it.
ui-keep-link = Personal link of { $name }
ui-invite = Invite
ui-invite-about = Whoever opens this link can take a free seat. No account, a name is enough.
ui-link = Link to the table
ui-link-copy = Copy the link
ui-link-title = { $game }: a seat for you
ui-link-local = This address works on this computer only. For phones in the same network, start the server like this:
ui-link-of-table = Link to this table
ui-link-watch = Whoever opens this link watches, if the table allows it; when the game is over, everybody sees the result and the replay.
ui-qr = The link as a code for a camera
ui-fair = Why nobody can stack the deck
ui-fair-about = Before anybody sat down, the server settled its share in the chance of this game and shows its fingerprint below. Everybody who is ready adds a secret share of their own. After the game all shares are in the record, and anybody can check every draw.
ui-fair-shared = Several tables play this deal, so the chance is the server’s alone; its fingerprint was settled before anybody sat down. After the game anybody can check every draw.
ui-fair-changed = The fingerprint of the server’s share is not the one that this browser saw here before. An honest server never changes it: better play elsewhere.
ui-proof-working = Reading the record…
ui-proof-none = This game went on from a record, so its chance cannot be checked.
ui-proof-about = { $draws ->
    [one] The one draw of this game follows
   *[other] All { $draws } draws of this game follow
} from what is below: what the server had settled before anybody played, and the shares of the players. The server has just checked it.
ui-proof-here = This browser has checked it as well:
ui-proof-found = This browser has found:
ui-proof-commit-good = The server’s share has the fingerprint that this browser saw before the game.
ui-proof-commit-unknown = The server’s share has the fingerprint below. This browser did not see it before the game.
ui-proof-commit-wrong = The fingerprint is not the one that this browser saw before the game, or the server’s share does not have it.
ui-proof-share-good = Your share is in it, as this browser chose it.
ui-proof-share-wrong = Your share is not in it as this browser chose it; was it another device on which you said that you were ready?
ui-proof-draws-good = Every draw follows from the shares, and is the one that the table told.
ui-proof-draws-wrong = Draw { $number } does not follow from the shares, or is not the one that the table told.
ui-proof-wrong = Something here is not as it was promised. Keep the record and show it to the others.
ui-proof-cannot = This browser can only check it on pages that come by https, or from this computer.
ui-proof-before = Fingerprint, shown before the game
ui-proof-after = The server’s share, revealed after it
ui-proof-share = Share of { $name }
ui-proof-yourself = To check it without this server, keep the record and run:

## Company during a game

ui-company = The company
ui-people = People at the table
ui-thinking = thinking
ui-stand-in = away, a bot plays
ui-turn-yours = your turn
ui-title-turn = Your turn
ui-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
ui-watching-late = You are watching, a little behind the game.
ui-sound = Sound when others wait for me
ui-undo-ask = Ask to take back
ui-undo-waiting = You have asked to take your move back. The others are thinking about it…
ui-undo-asked = { $name } would like to take the last move back.
ui-undo-agreed = You have agreed that { $name } may take the last move back.
ui-undo-yes = Agree
ui-undo-no = Refuse
ui-undo-withdraw = Never mind
ui-undo-refused = Somebody said no: your move stays.
ui-talk = Talk
ui-talk-unread = { $count ->
    [one] Talk, { $count } new line
   *[other] Talk, { $count } new lines
}
ui-talk-said = What was said
ui-talk-none = Nobody has said anything yet.
ui-talk-passing = What is said here is not stored: it is gone when everybody has left.
ui-phrases = Phrases; everybody reads them in their own language
ui-talk-write = Say something
ui-talk-send = Send
ui-mute-title = Who is heard
ui-mute = Mute { $name }
ui-muted = { $name } is muted
ui-device = On another device
ui-device-about = Open this link on your phone or another computer, and go on there with your own seats.
ui-device-link = Your personal link
ui-device-qr = Your personal link as a code for a camera
ui-device-secret = Whoever has it plays for you, so give it to nobody. The key stands behind the “#”: browsers keep that part to themselves and send it to no server.

## After the game

ui-rematch-rotate = Rotate seats
ui-rematch-rotate-about = Rematch: everybody moves up one seat
ui-rematch-join = Join the rematch
ui-rematch-waits = The others want a rematch. Your seat there is kept.
ui-sealed = Others are still playing the same deal. Replay and record come when they are done.
ui-sealed-daily = Others are still playing today’s deal. For them, replay and record are closed until tomorrow.
ui-end-lasting = This page stays: whoever has its link sees the result and the replay.
ui-forget-me = Delete my data from it
ui-forget-title = Delete your name here?
ui-forget-about = Your name and everything you said at this table are deleted for good. The game itself stays, with a nameless player.
ui-forget-yes = Delete
ui-forget-done = Your name is deleted.

## The lobby

ui-friends = With friends
ui-join = To a friend’s table
ui-join-hint = Link or code
ui-join-go = Go
ui-join-lost = This leads to no table. Paste the whole link, or its last part.
ui-lobby = Open tables
ui-lobby-none = Nobody is waiting right now. Open a table of your own: choose a game, then “Friends by link”, and make it public in its terms.
ui-lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
ui-lobby-watch = Watch

## The challenge of the day

ui-daily = Challenge of the day
ui-daily-date = Today’s deal: { $date }
ui-daily-about = The same deal for everybody here, one try each.
ui-daily-about-bots = The same deal for everybody here, one try each against a bot.
ui-daily-game = Game
ui-daily-day = Day
ui-today = Today
ui-yesterday = Yesterday
ui-daily-play = Play today’s
ui-daily-done = You have { $score }: place { $place } so far.
ui-daily-board = How everybody did
ui-daily-none = Nobody has finished it yet. Be the first.
ui-daily-nobody = Nobody played it.
ui-daily-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
ui-nobody = Somebody

# The same deal at several tables
ui-together-tables = Tables with this deal
ui-together-about = Every table gets the same deal, and is told of the others when all are over. Whoever makes the tables sits down at one of them like everybody else.
ui-open-tables = { $tables ->
    [one] Open { $tables } table
   *[other] Open { $tables } tables
}
ui-together-title = The same deal
ui-together-links = Links to the tables
ui-together-table = Table { $number }
ui-together-open = Open
ui-together-goes-on = How far they are
ui-together-results = How everybody did
ui-together-waits = Points and links come when the last game is over.
ui-together-others = The other tables with this deal
ui-pace-host = The host sets the pace of bots and calls.
ui-other-key = The key to another seat
ui-other-key-about = This browser already has a seat at this table. With the link you would sit in the other one instead; the way back is your own personal link.
ui-other-key-take = Take the other seat
