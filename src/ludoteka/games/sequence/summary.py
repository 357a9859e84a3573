"""What a list of games says of this one, without loading its rules. A law compares it with the room."""

SEATS = (2, 3, 4, 6, 8, 9, 10, 12)
PRESETS = ("classic", "three-teams", "advanced", "forgetful", "silent")
LEVELS = ("beginner", "casual", "club", "expert")
COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {}
