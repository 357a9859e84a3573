"""Random numbers for simulations and resampling, in the kernel dialect.

L'Ecuyer's two combined congruential generators: integers below 2**47 only, so that plain Python and the compiled
kernel give the same rolls to the bit. The chance of a real game does not come from here but from `core.chance`.
"""

from .kernel import Array

DICE_WORDS = 2  # what a `dice` array holds


def shake(dice: Array, seed: int) -> None:
    """Start the dice from a seed; neighbouring seeds give unrelated rolls."""
    mixed = (seed % 2147483563) * 69621 % 2147483563
    dice[0] = 1 + (mixed + 12345) % 2147483562
    dice[1] = 1 + (mixed * 16807 + seed // 2147483563 + 67890) % 2147483398
    for _ in range(8):
        roll(dice, 2)


def roll(dice: Array, sides: int) -> int:
    """A number from 0 to sides - 1."""
    dice[0] = dice[0] * 40014 % 2147483563
    dice[1] = dice[1] * 40692 % 2147483399
    difference = dice[0] - dice[1]
    if difference < 0:  # the remainder by 2147483562, as both are smaller: without a division
        difference += 2147483562
    return difference % sides
