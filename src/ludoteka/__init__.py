"""Ludoteka: tabletop games, true to their rulebooks."""

__version__ = "0.1.0"
