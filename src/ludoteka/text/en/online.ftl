### Playing with people elsewhere: tables that gather, players, talk, the lobby and the challenge of the day.

## Who plays

ui-online = Online
ui-with = Playing with
ui-with-bots = Bots
ui-with-friends = Friends by link
ui-with-screen = One screen
ui-friend = A friend, by link
ui-friend-about = Joins with your link.
ui-open-table = Open the table

## The terms of a table

ui-terms = Table settings
ui-terms-who = Who can join
ui-terms-private = Private
ui-terms-public = Public
ui-terms-private-about = Only people with the link.
ui-terms-public-about = Listed in the lobby of this server, open to everyone.
ui-clock = Clock
ui-clock-none = None
ui-clock-move = Each move
ui-clock-game = Whole game
ui-clock-time = Time
ui-clock-more = Extra per move
ui-clock-no-more = none
ui-clock-about = When your time runs out, a bot plays for you.
ui-clock-left = { $time } left
ui-clock-days = { $days } d { $hours } h
ui-takeover = Bot takes over after
ui-never = never
ui-terms-watch-allow = Others can watch
ui-delay = Spectator delay
ui-delay-none = none
ui-terms-talking = Chat
ui-terms-phrases = Phrases only
ui-terms-talk = Free text
ui-webhook = Notify another server of each turn
ui-webhook-about = An address called at each turn, if the owner of this server allows it. If unsure, leave it empty.
ui-terms-no-clock = No clock
ui-terms-per-move = { $time } per move
ui-terms-per-game = { $time } per game
ui-terms-per-game-more = { $time } per game, plus { $more } per move
ui-terms-takeover = Bot takes over after { $time }
ui-terms-no-takeover = No bot takes over
ui-terms-watch = Spectators allowed
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
ui-my-name-first = Enter your name first.
ui-gather-full = All seats are taken.
ui-gather-full-watch = All seats are taken. Stay here to watch the game.
ui-gather-free = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
ui-gather-ready = Ready: { $ready } of { $of }. The game starts when everyone is.
ui-gather-begins = Everyone is ready. Starting…
ui-seat-free = Free seat
ui-sit-here = Sit here
ui-sit-at = Sit here, seat { $number }
ui-move-here = Sit here
ui-move-to = Sit here, seat { $number }
ui-swap = Swap
ui-swap-with = Swap seats with { $name }
ui-swap-asked = Asked
ui-swap-wish = { $name } asks to swap seats with you.
ui-swap-yes = Swap seats
ui-you = you
ui-here = here
ui-away = away
ui-is-ready = ready
ui-is-not-ready = not ready yet
ui-ready = I am ready
ui-not-ready = Not ready
ui-leave-seat = Leave seat
ui-add-seat = Add a seat
ui-seat-change = Change seat { $number }
ui-seat-clear = Free the seat
ui-seat-remove = Remove the seat
ui-gathers = waiting for players
ui-keep-for = Reserve for someone…
ui-keep-title = Reserve this seat
ui-keep-name = Who is it for?
ui-keep-do = Reserve the seat
ui-keep-about = The seat is reserved. Send { $name } this link: it opens this seat only, and works once. After that nobody else can open the seat, not even you.
ui-keep-link = { $name }’s personal link
ui-invite = Invite
ui-invite-about = Anyone with this link can take a free seat. No account needed, just a name.
ui-link = Link to the table
ui-link-copy = Copy the link
ui-link-title = { $game }: a seat for you
ui-link-of-table = Link to this table
ui-link-watch = Anyone with this link can watch, if the table allows it. After the game everyone can see the result and the replay.
ui-qr = The link as a QR code
ui-fair = Provably fair: how the draw is made
ui-fair-about = Before anyone sat down, the server chose a seed for the draws; its fingerprint is below. Each player adds a secret share when they are ready. After the game everything is in the record, and anyone can check every draw.
ui-fair-shared = Several tables play this deal, so only the server’s seed counts; its fingerprint was fixed before anyone sat down. After the game anyone can check every draw.
ui-fair-changed = The fingerprint of the server seed is not the one this browser saw before. An honest server never changes it: better play elsewhere.
ui-proof-working = Reading the record…
ui-proof-none = This game was continued from a record, so its draws cannot be checked.
ui-proof-about = { $draws ->
    [one] The one draw of this game follows
   *[other] All { $draws } draws of this game follow
} from the server seed, fixed before the game, and the shares of the players. The server has just checked it.
ui-proof-here = This browser has checked it as well:
ui-proof-found = This browser has found:
ui-proof-commit-good = The server seed has the fingerprint that this browser saw before the game.
ui-proof-commit-unknown = The server seed has the fingerprint below. This browser did not see it before the game.
ui-proof-commit-wrong = The fingerprint is not the one this browser saw before the game, or it does not match the server seed.
ui-proof-share-good = Your share was used, as this browser chose it.
ui-proof-share-wrong = Your share was not used as this browser chose it. Did you press “I am ready” on another device?
ui-proof-draws-good = Every draw follows from seed and shares, and is the one shown at the table.
ui-proof-draws-wrong = Draw { $number } does not follow from seed and shares, or is not the one shown at the table.
ui-proof-wrong = This does not match what was promised. Keep the record and show it to the others.
ui-proof-cannot = This browser can check it only on https pages or pages from this computer.
ui-proof-before = Fingerprint, shown before the game
ui-proof-after = Server seed, revealed after the game
ui-proof-share = { $name }’s share
ui-proof-yourself = To check it without this server, keep the record and run:

## Company during a game

ui-company = Players
ui-people = Players at the table
ui-thinking = thinking
ui-stand-in = away, a bot plays
ui-turn-yours = your turn
ui-title-turn = Your turn
ui-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
ui-watching-late = You are watching with a short delay.
ui-undo-ask = Ask to take back
ui-undo-waiting = You asked to take back your move. Waiting for the others…
ui-undo-asked = { $name } asks to take back the last move.
ui-undo-agreed = You agreed to let { $name } take back the last move.
ui-undo-yes = Agree
ui-undo-no = Refuse
ui-undo-withdraw = Cancel
ui-undo-refused = Someone refused: your move stays.
ui-talk = Chat
ui-talk-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
ui-talk-said = Messages
ui-talk-none = No messages yet.
ui-talk-passing = Messages are not stored; they disappear when everyone has left.
ui-phrases = Phrases; everyone reads them in their own language
ui-talk-write = Write a message
ui-talk-send = Send
ui-mute-title = Mute players
ui-mute = Mute { $name }
ui-muted = { $name } is muted
ui-device = On another device
ui-device-about = Open this link on your phone or another computer to continue there with your own seats.
ui-device-link = Your personal link
ui-device-qr = Your personal link as a QR code
ui-device-secret = Anyone who has it can play for you, so keep it secret. The key comes after the “#”; browsers never send that part to a server.

## After the game

ui-rematch-rotate = Rotate seats
ui-rematch-rotate-about = Rematch: everyone moves one seat on
ui-rematch-join = Join the rematch
ui-rematch-waits = The others want a rematch. Your seat is reserved.
ui-sealed = Others are still playing the same deal. Replay and record will be available when they are done.
ui-sealed-daily = Others are still playing today’s deal. Replay and record stay hidden from them until tomorrow.
ui-end-lasting = Permanent link: anyone with it can see the result and the replay.
ui-forget-me = Delete my data from this page
ui-forget-title = Delete your name here?
ui-forget-about = Your name and all your messages at this table are deleted for good. The game itself stays, with a nameless player.
ui-forget-yes = Delete
ui-forget-done = Your name is deleted.

## The lobby

ui-friends = With friends
ui-join = Join a friend’s table
ui-join-hint = Link or code
ui-join-go = Join
ui-join-lost = No table found. Paste the whole link, or its last part.
ui-lobby = Open tables
ui-lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
ui-lobby-watch = Watch

## The challenge of the day

ui-daily = Daily challenge
ui-daily-date = Today’s deal: { $date }
ui-daily-about = The same deal for everyone here, one try each.
ui-daily-about-bots = The same deal for everyone here, one try each against a bot.
ui-daily-game = Game
ui-daily-day = Day
ui-today = Today
ui-yesterday = Yesterday
ui-daily-play = Play today’s deal
ui-daily-done = You scored { $score }: place { $place } so far.
ui-daily-board = Today’s results
ui-daily-none = No results yet. Be the first.
ui-daily-nobody = Nobody played it.
ui-daily-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
ui-nobody = Anonymous

# The same deal at several tables
ui-together-tables = Tables with this deal
ui-together-about = Every table gets the same deal; results appear when all are finished. You sit down at one of them like everyone else.
ui-open-tables = { $tables ->
    [one] Open { $tables } table
   *[other] Open { $tables } tables
}
ui-together-title = The same deal
ui-together-links = Links to the tables
ui-together-table = Table { $number }
ui-together-open = Open
ui-together-goes-on = Progress
ui-together-results = Results
ui-together-waits = Points and links appear when the last game is over.
ui-together-others = The other tables with this deal
ui-pace-host = The host sets the speed of bots and calls.
ui-other-key = Link to another seat
ui-other-key-about = This browser already has a seat at this table. This link moves you to the other one; to come back, use your own personal link.
ui-other-key-take = Take the other seat
