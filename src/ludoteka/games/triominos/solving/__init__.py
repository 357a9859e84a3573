"""The search behind the solver."""
