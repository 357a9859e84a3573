"""What the laws run over: every room, every preset, every size of table; and random games at them."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from ludoteka.core.actors import CHANCE, SPECTATOR
from ludoteka.core.chance import commitment
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.options import BaseOptions
from ludoteka.games import GAMES

SEED = bytes(range(32))
MORE = int(os.environ.get("LUDOTEKA_EXAMPLES", "1"))  # `dev.py soak` has time for more random games

# `dev.py mutants` runs the laws on mutants, each of which would have to be compiled: there the plain rules must do.
PLAIN = os.environ.get("LUDOTEKA_LAWS") == "plain"


@dataclass(frozen=True, eq=False)  # a place is itself: games have no hash
class Place:
    """A room with a preset or a mix of options, and a number of seats."""

    game: Game
    name: str
    options: BaseOptions
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.name}-{self.seats}"

    def setting(self) -> Setting:
        seats = tuple(Seat("human", f"Player {number}") for number in range(1, self.seats + 1))
        return Setting(self.game, self.options, seats, commit=commitment(SEED))

    @property
    def viewers(self) -> tuple[int, ...]:
        return (*range(self.seats), SPECTATOR)


def _place(game: Game, name: str, options: BaseOptions, seats: int) -> Place:
    """With the first answer to whatever is asked at a table of so many."""
    choices = {entry.name: entry.choices for entry in game.options.offered()}
    answers = {
        f.name: next(choice for choice in choices[f.name] if choice != f.default) for f in options.unanswered(seats)
    }
    return Place(game, name, game.options.of({**options.given(), **answers}), seats)


def _seatings(game: Game) -> Iterator[Place]:
    """Each preset with each number of seats, and the mixes."""
    for name, options in game.presets.items():
        for count in game.seats_for(options):
            yield _place(game, name, options, count)
    yield from _mixes(game)


def _mixes(game: Game) -> Iterator[Place]:
    for name, (options, count) in game.mixes.items():
        yield Place(game, name, options, count)


def _covering(game: Game) -> Iterator[Place]:
    """Each preset at one table, each number of seats at one at least, and the mixes. The first preset is played at its
    second smallest table and the last at its smallest; the others where nobody has played yet, if they can."""
    names, tables = list(game.presets), {name: game.seats_for(options) for name, options in game.presets.items()}
    chosen = [(names[0], tables[names[0]][:2][-1]), (names[-1], tables[names[-1]][0])]
    seen = {count for _, count in chosen} | {count for _, count in game.mixes.values()}
    for name in names[1:-1] + names:  # all of them once more: for the numbers that are left
        new = [count for count in tables[name] if count not in seen]
        if new or name not in dict(chosen):
            chosen.append((name, new[0] if new else tables[name][:2][-1]))
            seen.add(chosen[-1][1])
    for name, count in sorted(set(chosen), key=lambda place: (names.index(place[0]), place[1])):
        yield _place(game, name, game.presets[name], count)
    yield from _mixes(game)


# For laws that cost little, and for all laws in `dev.py soak`; and for the others.
SEATINGS = [place for game in GAMES.values() for place in _seatings(game)]
PLACES = SEATINGS if MORE > 1 else [place for game in GAMES.values() for place in _covering(game)]


def _quick() -> set[str]:
    """For `dev.py check`, which must stay quick however many rooms there are: a room's first preset at its second
    smallest table and its last preset at the smallest; for mutants also its mixes for two. `dev.py test` visits all."""
    quick = set()
    for game in GAMES.values():
        names, presets = list(game.presets), [place for place in _seatings(game) if place.name in game.presets]
        first, last = ([str(place) for place in presets if place.name == name] for name in (names[0], names[-1]))
        quick |= {first[:2][-1], last[0]} | {str(place) for place in _mixes(game) if PLAIN and place.seats == 2}
    return quick


QUICK = _quick()


def _over(places: list[Place]) -> pytest.MarkDecorator:
    """A law over these places."""
    marks = {True: [], False: [pytest.mark.slow]}
    return pytest.mark.parametrize(
        "place", [pytest.param(place, id=str(place), marks=marks[str(place) in QUICK]) for place in places]
    )


every_place = _over(PLACES)
every_seating = _over(SEATINGS)


def random_steps(place: Place, seed: int) -> Iterator[Match]:
    """A random game: the match before every step and at its end (always the same object)."""
    dice = random.Random(seed)
    match = Match(place.setting())
    while not match.over:
        yield match
        random_step(match, dice)
    yield match


def moments(place: Place, seed: int, most: int = 30) -> Iterator[Match]:
    """A random game at its beginning, at its end and here and there between, at most so often: for laws that look at
    everything at once. How long a game lasts must not decide how long its laws take. Evenly spread but for some chance:
    else a game of equal rounds would always be seen at the same point of a round."""
    game, dice = random_match(place, seed), random.Random(f"{place} {seed}")
    last = len(game.log.live())
    step = max(1.0, last / (most - 1))
    between = (round(step * (number + dice.uniform(-0.5, 0.5))) for number in range(1, most - 1))
    for count in sorted({0, last, *(count for count in between if count < last)}) if last >= most else range(last + 1):
        yield game.at(count)


def random_step(match: Match, dice: random.Random) -> None:
    actor = dice.choice(match.to_act() + match.may_act())
    if actor == CHANCE:
        match.draw(SEED)
    else:
        match.submit(actor, dice.choice(match.legal(actor)))


def random_match(place: Place, seed: int, steps: int = 10**6) -> Match:
    """A random game after so many steps, or at its end."""
    for taken, match in enumerate(random_steps(place, seed)):
        if taken == steps:
            return match
    return match


def fast_kernel(match: Match) -> tuple[Any, Any, Any]:
    """The compiled rules of a match with its parts and its state; the plain ones where nothing is compiled."""
    parts, state = match.parts, match.secret_state()
    return (match.kernel, parts, state) if PLAIN else (match.game.compiled_kernel, parts.record()[0], state.record()[0])
