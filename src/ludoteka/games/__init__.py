"""The rooms: one package for each game, none knowing of another."""
