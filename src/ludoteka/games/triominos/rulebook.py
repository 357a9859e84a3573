"""The order of our own rulebook. Section titles are `rulebook-triominos-<section>`; a rule's message is its id."""

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("components", ("TRI-C1",)),
    ("setup", ("TRI-1", "TRI-2")),
    ("turn", ("TRI-3", "TRI-4", "TRI-5")),
    ("points", ("TRI-6", "TRI-7", "TRI-8")),
    ("drawing", ("TRI-9", "TRI-10")),
    ("end", ("TRI-11", "TRI-12", "TRI-13", "TRI-14", "TRI-16")),
    ("variants", ("TRI-15",)),
    ("rulings", ("TRI-R1", "TRI-R2", "TRI-R3")),
)
