"""From the options of `ludoteka play` to a table: who sits where, which variant, which parts."""

from collections.abc import Iterable, Sequence
from itertools import cycle, islice
from pathlib import Path

from ludoteka.cli.files import read_text, within
from ludoteka.cli.texts import Texts
from ludoteka.core.chance import commitment
from ludoteka.core.errors import Refused
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.options import BaseOptions
from ludoteka.core.plain import cut, plain
from ludoteka.table.setup import BOT, HUMAN, LONGEST_NAME

_LONGEST_SEED = 64


def read_options(game: Game, preset: str, variant: str, seats: int) -> BaseOptions:
    """A preset, with what the variant changes in it; without one, the defaults, or what is usual for so many seats if
    those are not for them."""
    if preset and preset not in game.presets:
        raise Refused("preset-unknown", place=preset, known=", ".join(game.presets))
    words = variant.replace(",", " ").split()
    changed = {word.partition("=")[0] for word in words}
    given = (game.presets[preset] if preset else game.default_options(seats)).given()
    return game.options.read(" ".join([*(f"{k}={v}" for k, v in given.items() if k not in changed), *words]))


def count_for(game: Game, preset: str, variant: str, counts: Iterable[int]) -> int:
    """The first of these numbers of seats that the variant is for; if there is none, the first: the table refuses."""
    first, *others = counts
    fitting = (count for count in (first, *others) if read_options(game, preset, variant, count).fits(count))
    return next(fitting, first)


def read_seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if not 0 < len(seed) <= _LONGEST_SEED:
        raise Refused("seed-form", place=text, most=2 * _LONGEST_SEED)
    return seed


def read_levels(game: Game, text: str) -> list[str]:
    """`casual,club`: the levels of the bots."""
    levels = text.replace(",", " ").split()
    for level in levels:
        check_level(game, level)
    return levels


def check_level(game: Game, level: str) -> None:
    if level not in game.bots:
        raise Refused("bot-unknown", place=level, known=", ".join(game.bots))


def likely_counts(game: Game, people: int, bots: int) -> tuple[int, ...]:
    """How many may be meant to play, best guess first. Without a word about others, one person meets one bot."""
    opponents = bots or int(people == 1 and people + 1 in game.seats)
    usual = max(people + opponents, game.seats[0])
    return (usual,) if bots else (usual, *(count for count in game.seats if count >= people))


def take_seats(
    game: Game, texts: Texts, names: Sequence[str], people: int, total: int, levels: Sequence[str]
) -> tuple[Seat, ...]:
    """People first, then bots."""
    if total < people + len(levels):
        raise Refused("seats-few", place=str(total), people=people, bots=len(levels))
    chosen = islice(cycle(levels or [game.usual_bot]), total - people)
    named = [_clean(name) for name in names[:people]]
    named += [texts.cli("player", number=number) for number in range(len(named) + 1, people + 1)]
    return (*(Seat(HUMAN, name) for name in named), *_bots(texts, list(chosen)))


def _bots(texts: Texts, levels: Sequence[str]) -> list[Seat]:
    """Bots under their level's name; several of a level are numbered."""
    seats = []
    for at, level in enumerate(levels):
        name = texts.named(f"bot-{level}", level)
        number = f" {levels[: at + 1].count(level)}" if levels.count(level) > 1 else ""
        seats.append(Seat(f"{BOT}{level}", name + number))
    return seats


def _clean(name: str) -> str:
    """A name fit for one line of a record."""
    return cut(" ".join(plain(name.replace("#", " ")).split()), LONGEST_NAME).rstrip()


def new_match(game: Game, options: BaseOptions, seats: tuple[Seat, ...], parts: Path | None, seed: bytes) -> Match:
    """A table at its first move; an owner's parts are read and checked here."""
    components = read_text(str(parts)) if parts else ""
    setting = Setting(game, options, seats, components, commitment(seed))
    try:
        return Match(setting)
    except Refused as why:
        raise within(str(parts), why) if parts else why from None
