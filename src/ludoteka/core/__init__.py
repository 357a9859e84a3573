<<<<<<< HEAD
"""The contract of a room, and what every room is made of. Knows no game, does no I/O."""
=======
"""What every game is made of: states, decisions, chance, records."""
>>>>>>> bootstrap
