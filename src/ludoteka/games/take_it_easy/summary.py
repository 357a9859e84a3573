"""What a list of games says of this one, without loading its rules. A law compares it with the room."""

SEATS = range(1, 7)
PRESETS = (
    "base",
    "neighbours",
    "sun-and-moon",
    "beams",
    "brightest-beams",
    "valves",
    "valves-first",
    "valves-last",
    "valves-aside",
    "everything",
)
LEVELS = ("beginner", "casual", "club", "expert")
COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {}
