"""The training of Take It Easy's expert, from random weights to `games/take_it_easy/mind/weights.npz`."""
