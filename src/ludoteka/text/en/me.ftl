### Who I am on this server.

ui-you-name = You
ui-me = You
ui-me-about = No account and no password. This browser holds a key that this server knows you by.
ui-me-name = Your name
ui-me-name-about = Filled in at new tables. If you leave it empty, others see “Player 2” or similar.
ui-me-save = Save
ui-me-saved = Saved
ui-me-device = Use on another device
ui-me-device-about = Your games and your name will be there, too. The code works once, within ten minutes.
ui-me-device-start = Show a code
ui-me-device-link = Link for your other device
ui-me-device-code = Code to enter on your other device
ui-me-device-secret = Only for you: whoever uses it can play as you.
ui-me-device-here = This address works on this computer only. Open Ludoteka by its network address to use a phone.
ui-me-enter = Have a code from another device?
ui-me-enter-code = Code
ui-me-enter-go = Continue
ui-me-pair-title = { $name ->
    [none] Use this device with your other one?
   *[other] Use this device as { $name }?
}
ui-me-pair-about = That profile has { $games ->
    [one] { $games } game
   *[other] { $games } games
}. The games on this device join it, and both devices can play all of them.
ui-me-pair-warning = Only continue if you made this code yourself. Otherwise a stranger could play your games.
ui-me-pair-yes = Yes, it is mine
ui-me-pair-no = Cancel
ui-me-paired = Done. This device now uses the same profile.
ui-me-games = Your games
ui-me-games-none = Your games will appear here, saved automatically.
ui-me-games-not-found = No games match.
ui-me-search = Search by opponent
ui-me-all-games = All games
ui-me-all-stages = All
ui-me-stage-turn = Your turn
ui-me-stage-playing = In play
ui-me-stage-over = Finished
ui-me-turn-of = { $name } to move
ui-me-won = Won
ui-me-lost = Lost
ui-me-alone = Solo
ui-me-daily = Daily challenge
ui-me-against = vs { $names }
ui-me-newer = Newer
ui-me-older = Older
ui-me-page = { $from }–{ $to } of { $total }
ui-me-data = Your data
ui-me-export = Download my data
ui-me-export-about = Profile and finished games in one zip file.
ui-me-delete = Delete profile
ui-me-delete-title = Delete your profile?
ui-me-delete-about = Your name disappears from all your tables, and this server no longer knows which games are yours. The games stay for those you played with. This cannot be undone.
ui-me-delete-yes = Delete it
ui-me-deleted = Your profile is deleted.
ui-me-devices = { $devices ->
    [one] 1 device
   *[other] { $devices } devices
}
ui-me-since = since { $date }
