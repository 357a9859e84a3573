"""Ludoteka: a house of tabletop games."""

__version__ = "0.1.0"
