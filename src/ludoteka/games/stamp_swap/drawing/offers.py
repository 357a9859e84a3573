"""What the viewer can do now, with its consequences; and why the other cells are not on offer."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel import once_per_table
from ludoteka.core.room import Observation, WhyNot
from ludoteka.core.scene import Board, Effect, NoTarget, Piece, Target
from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap.notation import PILE_NAMES, cell_name, large_pile, place_name, write
from ludoteka.games.stamp_swap.parts import (
    CELLS,
    CHOOSING_CONTEST,
    CONTEST_BONUS,
    DISCARD,
    DRAFTING,
    ENTER,
    MOST_ITEMS,
    OUTCOME,
    OVER,
    PICK,
    PLACING,
    RESERVE,
    RESERVING,
    SPLIT,
    SPLITTING,
    STAMPS,
    TAKE,
    Parts,
    State,
    doing,
)
from ludoteka.games.stamp_swap.pieces import contest_words, held_id, held_stamp, item_words, listed
from ludoteka.games.stamp_swap.refusals import WhyNots
from ludoteka.games.stamp_swap.remembered import Recent

from .boards import own_seat
from .lines import Lines, contest_cell_id, item_cell_id, pool_cell_id
from .pages import Album
from .several import among_several

Names = Sequence[tuple[str, Sequence[str]]]  # of cells, those of one kind together


class Placing(NamedTuple):
    """What a seat can do with the stamps that wait; `stamps`: by piece, those that fit."""

    targets: tuple[Target, ...]
    stamps: tuple[tuple[str, int], ...]


def tray(observation: Observation) -> tuple[Piece, ...]:
    """The stamps that wait to be placed, when it is time."""
    p, s, seat = observation.parts, observation.state, own_seat(observation)
    if doing(s, seat) != PLACING:
        return ()
    return tuple(held_stamp(p, stamp) for stamp in _waiting(s, seat))


def _waiting(s: State, seat: int) -> tuple[int, ...]:
    return tuple(s.gained[seat, : int(s.to_place[seat])].tolist())


def targets(observation: Observation, albums: Sequence[Album]) -> tuple[Target, ...]:
    p, s, seat, legal = observation.parts, observation.state, observation.viewer, observation.legal
    if not legal:
        return ()
    phase = doing(s, seat)
    if phase == PLACING:
        return placing(observation, albums).targets
    if phase not in (RESERVING, SPLITTING):
        return tuple(_target(observation, albums, action) for action in legal)
    key = legal, s.item[seat].tobytes()  # nothing else matters then
    known = _known_targets(p)
    return known.find(key) or known.keep(key, tuple(_target(observation, albums, action) for action in legal))


@once_per_table
def _known_targets(p: Parts) -> Recent[tuple[Target, ...]]:
    return Recent(32)


def placing(observation: Observation, albums: Sequence[Album]) -> Placing:
    """Of a viewer who is to place stamps: all of it follows from the page and from what waits."""
    waiting = _waiting(observation.state, observation.viewer)
    return albums[observation.viewer].once("placing", waiting, lambda: _placing(observation, albums, waiting))


def _placing(observation: Observation, albums: Sequence[Album], waiting: Sequence[int]) -> Placing:
    places = [_places(stamp) for stamp in waiting]
    targets = tuple(
        places[action // CELLS][action % CELLS] if action < DISCARD else _target(observation, albums, action)
        for action in observation.legal
    )
    laid = {target.piece for target in targets if target.cell}
    return Placing(
        targets=targets,
        stamps=tuple((held_id(stamp), stamp) for stamp in waiting if held_id(stamp) in laid),
    )


def _target(observation: Observation, albums: Sequence[Album], action: int) -> Target:
    p, s, seat = observation.parts, observation.state, observation.viewer
    text = write(p, s, seat, action)
    if action < RESERVE:
        return _discarding(p, int(s.gained[seat, action - DISCARD]), text)
    if action < SPLIT:
        return _reserving(p, s, seat, action - RESERVE, text)
    if action >= OUTCOME:
        return among_several(p, s, seat, action, text, observation.names)
    if action < TAKE:
        items = listed([item_words(p, item) for item in large_pile(s, seat, action)])
        short = message("sts-do-split-short", items=text.removeprefix("split "))
        return Target(action=text, words=message("sts-do-split", items=items), kind="split", short=short)
    if action < ENTER:
        pile = PILE_NAMES[action - TAKE]
        return Target(action=text, words=message(f"sts-do-take-{pile}"), kind=f"take-{pile}")
    return _entering(p, int(s.contest[action - ENTER]), text, albums[seat])


def _entering(p: Parts, contest: int, text: str, album: Album) -> Target:
    points, bonus = album.counted[contest].points, contest_bonus(p, album)
    effects = [Effect(kind="scores", words=message("sts-scores", points=points), points=points)]
    if bonus:
        effects.append(Effect(kind="bonus", words=message("sts-scores-bonus", points=bonus), points=bonus))
    return Target(
        action=text,
        words=message("sts-do-contest", contest=contest_words(p, contest)),
        kind="enter",
        cell=contest_cell_id(p, contest),
        effects=tuple(effects),
    )


def contest_bonus(p: Parts, album: Album) -> int:
    """What specialists add to every contest."""
    return sum(int(p.bonus[card]) for card in album.cards if p.effect[card] == CONTEST_BONUS)


def _discarding(p: Parts, stamp: int, text: str) -> Target:
    words = message("sts-do-discard", stamp=item_words(p, stamp), points=int(p.value[stamp]))
    short, piece = message("sts-do-discard-short"), held_id(stamp)
    return Target(action=text, words=words, kind="discard", short=short, piece=piece)


@lru_cache(STAMPS)
def _places(stamp: int) -> tuple[Target, ...]:
    """A stamp with its corner on each square of the page."""
    return tuple(
        Target(
            action=place_name(stamp, cell),
            words=words,
            kind="place",
            short=short,
            cell=cell_name(cell),
            piece=held_id(stamp),
        )
        for cell, (words, short) in enumerate(_place_words())
    )


@cache
def _place_words() -> tuple[tuple[Words, Words], ...]:
    names = [cell_name(cell).upper() for cell in range(CELLS)]
    return tuple((message("sts-do-place", cell=name), message("sts-do-place-short", cell=name)) for name in names)


def _reserving(p: Parts, s: State, seat: int, slot: int, text: str) -> Target:
    if slot == MOST_ITEMS:
        return Target(action=text, words=message("sts-do-reserve-nothing"), kind="reserve-nothing")
    words, short = (
        message("sts-do-reserve", item=item_words(p, int(s.item[seat, slot]))),
        message("sts-do-reserve-short"),
    )
    return Target(action=text, words=words, kind="reserve", short=short, cell=item_cell_id(seat, slot, seat))


def refusals(
    observation: Observation, boards: Sequence[Board], lines: Lines, albums: Sequence[Album]
) -> tuple[NoTarget, ...]:
    """Why the other cells are not on offer: one entry for all cells with the same reason."""
    s, viewer = observation.state, observation.viewer
    if viewer == SPECTATOR or s.phase == OVER:
        return ()
    common = [("mat", [cell.id for cell in board.cells]) for board in boards if board.seat == -1]
    names = [_PAGE, *(names for line in lines.shown for names in line.names), *common]
    if doing(s, viewer) != PLACING:
        return _refusals(observation, albums, names)
    key = _waiting(s, viewer), lines.shown, len(common)  # with these, it only depends on the page
    return albums[viewer].once("refusals", key, lambda: _refusals(observation, albums, names))


_PAGE = "page", tuple(cell_name(cell) for cell in range(CELLS))


def _refusals(observation: Observation, albums: Sequence[Album], names: Names) -> tuple[NoTarget, ...]:
    why_nots = WhyNots(observation.parts, observation.state, observation.viewer)
    groups: dict[str, tuple[WhyNot, list[str]]] = {}
    for kind, together in names:
        everywhere = why_nots.everywhere(kind)
        if everywhere is not None:  # then none of them is on offer
            groups.setdefault(everywhere.words.id, (everywhere, []))[1].extend(together)
            continue
        offered = _offered(observation, albums)
        for name in together:
            if name not in offered:
                why = why_nots.at(kind, name)
                groups.setdefault(why.words.id, (why, []))[1].append(name)
    return tuple(_no_target(why.words.id, why.rule, tuple(cells)) for why, cells in groups.values())


@lru_cache(128)
def _no_target(why: str, rule: str, cells: tuple[str, ...]) -> NoTarget:
    return NoTarget(cells=cells, words=message(why), rule=rule)


def _offered(observation: Observation, albums: Sequence[Album]) -> set[str]:
    """The cells that some target names."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    phase = doing(s, seat)
    if phase == PLACING:
        return {target.cell for target in placing(observation, albums).targets}
    if phase == RESERVING:
        return {
            item_cell_id(seat, action - RESERVE, seat) for action in observation.legal if action - RESERVE < MOST_ITEMS
        }
    if phase == CHOOSING_CONTEST:
        return {contest_cell_id(p, int(s.contest[action - ENTER])) for action in observation.legal}
    return {pool_cell_id(action - PICK) for action in observation.legal} if phase == DRAFTING else set()
