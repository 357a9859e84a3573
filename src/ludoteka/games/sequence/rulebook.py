"""The order of our own rulebook. Section titles are `rulebook-sequence-<section>`; a rule's message is its id."""

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("components", ("SEQ-C1", "SEQ-C2", "SEQ-C3")),
    ("players", ("SEQ-1", "SEQ-2", "SEQ-3")),
    ("turn", ("SEQ-4", "SEQ-5", "SEQ-6", "SEQ-7", "SEQ-8", "SEQ-9", "SEQ-10")),
    ("winning", ("SEQ-11", "SEQ-12", "SEQ-13")),
    ("variants", ("SEQ-14", "SEQ-15")),
    ("rulings", ("SEQ-R1", "SEQ-R2", "SEQ-R3", "SEQ-R4")),
)
