"""Take It Easy! (Mi pasuje!): 27 hexagonal tiles, everyone places the same ones, straight lines of a number score."""
