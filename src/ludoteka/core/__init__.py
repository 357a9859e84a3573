"""What every game is made of: states, decisions, chance, records."""
