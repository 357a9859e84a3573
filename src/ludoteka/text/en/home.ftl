### Home, Your games, and the settings of a device.

## Settings

ui-warnings = Warn me before I use up something valuable
ui-animation = Animate pieces
ui-volume = Sounds
ui-volume-off = off
ui-theme = Appearance
ui-theme-name-system = Same as system
ui-theme-name-light = Light
ui-theme-name-dark = Dark
ui-push = Notify me when it is my turn
ui-push-about = A notification on this device, for games with other people.
ui-push-denied = Notifications are blocked in your browser’s settings for this page.

## Home, on top and below the shelf

ui-home-nav = Your pages
ui-my-games = Your games
ui-my-profile = Your profile
ui-home-first = Start here: your first game
ui-home-first-about = About { $minutes } minutes
ui-home-again = Play again
ui-game-with = { $game } with { $names }
ui-turn-of = { $names } to move
ui-box-minutes = { $minutes } min
ui-box-estimate = Time and difficulty: our estimate
ui-weight-easy = Easy
ui-weight-medium = Medium
ui-weight-expert = Expert
ui-box-tools = Tools for the real game
ui-daily-once = One try only.
ui-daily-keeps = Play { $days } days a week to keep your streak.
ui-daily-played = { $count ->
    [one] { $count } result: { $median } points.
   *[other] { $count } results, median { $median } points.
}
ui-daily-weeks = { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
}
ui-daily-week = { $days ->
    [one] This week: { $days } day played
   *[other] This week: { $days } days played
}
ui-daily-score = Your score: { $score }
ui-lobby-count = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
ui-page-lost-shelf = This shelf is empty: there is nothing at this address.

## Your games

ui-my-games-search = Search: player, variant…
ui-my-games-show = Show
ui-show-all = All
ui-show-mine = Your turn
ui-show-going = In play
ui-show-over = Finished
ui-my-games-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ui-my-games-older = Older games are in your profile.
ui-my-games-nothing = No games match. Change the search or the filters.
ui-removed = Removed from the list: { $game }
ui-undo-remove = Undo

## The rulebook

ui-rules-brief = In 30 seconds
ui-rules-goal = Goal
ui-rules-turn = Your turn
ui-rules-points = Points

## A new table

ui-start-alone = solo
ui-start-with = { $count ->
    [one] { $count } player, { $who }
   *[other] { $count } players, { $who }
}

## Links that only work here

ui-link-here = This link works only on this computer. For phones on the same network, start the server with:
