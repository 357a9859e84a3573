"""Goofspiel: everybody bids for the same prizes with the same cards, all at once. The smallest room: read it first."""
