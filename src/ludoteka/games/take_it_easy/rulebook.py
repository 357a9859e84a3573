"""The order of our own rulebook. Section titles are `rulebook-take-it-easy-<section>`; a rule's message is its id."""

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("components", ("TIE-C1", "TIE-C2", "TIE-C3", "TIE-C4", "TIE-C5", "TIE-C6", "TIE-C7")),
    ("play", ("TIE-1", "TIE-2", "TIE-3", "TIE-4")),
    ("scoring", ("TIE-5", "TIE-6", "TIE-7")),
    ("placement", ("TIE-8", "TIE-9")),
    ("beams", ("TIE-10", "TIE-11")),
    ("valves", ("TIE-12", "TIE-13", "TIE-14", "TIE-15", "TIE-16", "TIE-17")),
    ("rulings", ("TIE-R1", "TIE-R2", "TIE-R3", "TIE-R4", "TIE-R5", "TIE-R6")),
)
