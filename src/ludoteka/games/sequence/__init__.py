"""Sequence: cards, chips, and five in a row."""
