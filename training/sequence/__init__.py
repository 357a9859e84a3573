"""How the mind of Sequence's expert is trained."""
