"""A match at a table: who sits where, bots that answer, chance that draws, what each person is sent."""
