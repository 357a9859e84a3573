### What the commands of this room say.

sts-pack-new = { $file } is written. Fill it in, then check what is missing: ludoteka pack check { $file }
sts-pack-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
sts-pack-title = “{ $title }”
sts-pack-sizes = Stamps
sts-pack-stacks = Stacks
sts-pack-backs = A face-down stamp shows
sts-pack-backs-size = the size only
sts-pack-backs-rare = the size, and whether it is rare
sts-pack-backs-double = the size, and whether it is a double
sts-pack-backs-rare-double = the size, and whether it is rare or a double
sts-pack-colours = Colours
sts-pack-themes = Themes
sts-pack-marks = Marks
sts-pack-values = Values
sts-pack-attendees = Attendee cards
sts-pack-pools = Event cards for 2–5 players
sts-pack-level = Level
sts-pack-games = Games
sts-pack-won = Won
sts-pack-mine = Points
sts-pack-hers = Pinzetta
sts-pack-contest = Contest
sts-pack-scores = What scores
sts-pack-entered = Entered
sts-pack-sound = “{ $title }” is valid and can be played.
