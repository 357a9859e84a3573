"""What a list of games says of this one, without loading its rules. A law compares it with the room."""

SEATS = range(1, 6)
PRESETS = ("introductory", "full", "hard", "several")
LEVELS = ("beginner", "casual", "club", "expert")
COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "pack": (
        "Component packs of Stamp Swap.",
        ("pack new my-box.toml", "pack check my-box.toml", "pack report my-box.toml --games 10"),
    )
}
