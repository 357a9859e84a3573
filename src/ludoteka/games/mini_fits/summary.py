"""What a list of games says of this one, without loading its rules. A law compares it with the room."""

SEATS = range(1, 5)
PRESETS = ("classic", "owner-skips", "chosen-starts", "first-side", "second-side")
LEVELS = ("beginner", "casual", "club", "expert")
COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {}
