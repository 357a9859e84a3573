"""The order of our own rulebook. Section titles are `rulebook-goofspiel-<section>`; a rule's message is its id."""

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("play", ("GOO-1", "GOO-2", "GOO-3", "GOO-4")),
    ("end", ("GOO-5",)),
)
