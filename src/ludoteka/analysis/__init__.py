"""Looking back at games: the coach."""
