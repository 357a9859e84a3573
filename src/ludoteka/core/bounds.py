"""How much a message may hold: nothing that comes over the wire is without end.

Far above what people do. Where less makes no sense, the rules say so, in better words.
"""

from typing import Annotated

from msgspec import Meta

SeatNumber = Annotated[int, Meta(ge=0, le=99)]  # counting from 0
Whole = Annotated[int, Meta(ge=0, le=1_000_000)]
Signed = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Word = Annotated[str, Meta(max_length=100)]  # an id, a kind, a value, an action in notation
Name = Annotated[str, Meta(max_length=400)]  # of a person; how long it may really be, the table says
Token = Annotated[str, Meta(max_length=1000)]
Names = Annotated[list[Name], Meta(max_length=100)]
Pairs = Annotated[dict[Word, Word], Meta(max_length=500)]  # options, or pieces by their cells
