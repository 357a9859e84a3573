"""What a list of games says of this one, without loading its rules. A law compares it with the room."""

SEATS = range(2, 5)
PRESETS = ("edition", "tournament", "classic", "no-points", "mirrored", "sixes")
LEVELS = ("beginner", "casual", "club", "expert")
COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {}
