"""The order of our own rulebook. Section titles are `rulebook-mini-fits-<section>`; a rule's message is its id."""

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("components", ("FIT-C1", "FIT-C2", "FIT-C3", "FIT-C4", "FIT-C5")),
    ("play", ("FIT-1", "FIT-2", "FIT-3", "FIT-4", "FIT-5", "FIT-6", "FIT-7", "FIT-8")),
    ("scoring", ("FIT-9", "FIT-10", "FIT-11", "FIT-12")),
    ("rulings", ("FIT-R1", "FIT-R2")),
)
