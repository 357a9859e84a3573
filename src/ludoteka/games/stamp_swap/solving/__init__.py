"""The search for the best page."""
