"""How the minds of the experts are trained. Not part of the package: `python3 dev.py train GAME`."""
