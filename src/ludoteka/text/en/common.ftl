### What every room shares.

## Languages, each by its own name

language-en = English
language-pl = Polski
language-pt = Português

## Players

bot-random = Random
bot-beginner = Beginner
bot-casual = Casual
bot-club = Club player
bot-expert = Expert

# Somebody without a name.
player = Player { $number }

# How many a variant is for: 1, 2–5, or 3, 6, 9.
for-players = { $most ->
    [1] 1 player
   *[other] { $numbers } players
}

# The actor behind draws and shuffles, in the list of moves.
chance = Chance
automa = Automa

## Small words

choice-yes = Yes
choice-no = No

# Also used inside other messages: { points }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# A problem in a file, with its line.
at-line = Line { $line }: { $what }

## Refusals at the table

refused-not-your-turn = It is not your turn yet.
refused-no-such-action = That cannot be done now. Choose one of the moves on offer.
refused-stale = The table has changed since then. Look again and choose.
refused-notation = This is not a move. Write it like this: “{ $form }”.
refused-seats = This game is for { $allowed } players.
refused-undo-too-far = There are not that many moves to take back: { $asked } asked, { $possible } possible.
refused-undo-count = After “undo” comes a whole number: how many moves to take back.

## Refusals of games and options

refused-game-unknown = There is no such game here.
refused-option-form = An option is written name=value.
refused-option-twice = This option is given twice. Remove one.
refused-option-unknown = There is no such option. The options are: { $known }.
refused-option-value = This option has no such value. Choose from: { $choices }.
refused-option-needs = This option only makes sense together with { $needs }.
refused-option-seats = This choice does not go with this number of players ({ $seats }). Possible numbers: { $allowed }.

## Refusals of component files

refused-components-long = This is too long for a component file. The most characters allowed: { $most }.
refused-toml = This line is not proper TOML.
refused-toml-dots = This key has too many dots. The most allowed: { $most }.
refused-toml-deep = Too many brackets or braces are open at once here. The most allowed: { $most }.
refused-toml-word = This line has a number or a name that is too long. The most characters allowed: { $most }.

## Refusals of record files

refused-record-too-long = This is too long to be the record of a game. The most characters allowed: { $most }.
refused-record-version = A record begins with “{ $expected }”. This file does not: either it is no record, or it comes from another version.
refused-record-ends = The file ends too early: “{ $expected }” is missing.
refused-record-key = “{ $key }” is unknown here. Expected one of: { $known }.
refused-record-seat = The seats are listed in order, one to a line. Expected: “{ $expected }”.
refused-record-twice = “{ $key }” is given twice.
refused-record-lacks = “{ $key }” is missing.
refused-record-rules = The game was played with version { $version } of the rules; this program has version { $expected }.
refused-record-seats = The record announces { $announced } seats but lists { $found }.
refused-record-cut = The file ends in the middle of this move.
refused-record-actor = No player at this table has the number “{ $actor }”: 0 is chance, seats count from 1.
refused-record-unfinished = The game is not over yet, so the record cannot have a result.
refused-record-result = The moves lead to “{ $expected }”, but the record says “{ $written }”.
refused-record-seed = The revealed seed is not a hexadecimal number.
refused-record-share = A share is written “share”, then a seat of this table, then 64 hexadecimal digits; seats in order, each once.
refused-record-commitment = The revealed seed is not the one that was committed to before the game.
refused-record-draw = This draw (number { $k }, counting from 0) does not follow from the revealed seed.

## Refusals of the server

refused-client-missing = The web pages have not been built. In a checkout, run: python3 dev.py web
