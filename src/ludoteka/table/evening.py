"""The running score over rematches of the same people: how many games each seat has won."""

from collections.abc import Sequence

import msgspec

from .wire import Evening


class EarlierGames(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The games before this one, in the order of the seats: `players` are persons, or kinds of bots."""

    players: tuple[str, ...] = ()
    won: tuple[int, ...] = ()
    games: int = 0

    def and_this(self, players: Sequence[str], winners: Sequence[int]) -> "EarlierGames":
        """With the game that these have just played; from the beginning, if they are others."""
        known = self.of(players) or (0,) * len(players)
        won = tuple(count + (seat in winners) for seat, count in enumerate(known))
        return EarlierGames(tuple(players), won, self.games + 1 if self.of(players) else 1)

    def of(self, players: Sequence[str]) -> tuple[int, ...]:
        """What each of these has won, wherever they sit now; nothing, if they are others."""
        if sorted(players) != sorted(self.players) or not self.games:
            return ()
        if tuple(players) == self.players:
            return self.won
        left = list(zip(self.players, self.won, strict=True))
        return tuple(left.pop([player for player, _ in left].index(one))[1] for one in players)


def evening(earlier: EarlierGames, players: Sequence[str], winners: Sequence[int], *, over: bool) -> Evening | None:
    """As it stands now; none while this is the first game."""
    if not earlier.of(players):
        return None
    now = earlier.and_this(players, winners) if over else earlier
    return Evening(won=now.of(players), games=now.games)
