"""The order of our own rulebook. Section titles are `rulebook-stamp-swap-<section>`; a rule's message is its id."""

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("components", ("STS-C1", "STS-C2", "STS-C3", "STS-C4", "STS-C5")),
    ("setup", ("STS-1", "STS-2", "STS-3")),
    ("swap", ("STS-4", "STS-5", "STS-6", "STS-7", "STS-8", "STS-9")),
    ("show", ("STS-10", "STS-11", "STS-12", "STS-13")),
    ("end", ("STS-14", "STS-15", "STS-16")),
    ("several", ("STS-17", "STS-M1", "STS-M2")),
    ("several-swap", ("STS-M3", "STS-M4", "STS-M5")),
    ("several-end", ("STS-M6",)),
    ("beside", ("STS-18",)),
    ("rulings", ("STS-R1", "STS-R2", "STS-R3", "STS-R4", "STS-R5", "STS-R6", "STS-R7", "STS-R8")),
)
