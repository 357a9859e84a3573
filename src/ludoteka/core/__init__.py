"""The contract of a room, and what every room is made of. Knows no game, does no I/O."""
