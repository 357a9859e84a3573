"""The best way to fill a frame when the order of the cards is known."""
