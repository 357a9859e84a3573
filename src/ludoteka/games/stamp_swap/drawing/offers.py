"""What the viewer can do now, with its consequences; and why the other cells are not on offer."""

from collections.abc import Sequence

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.room import Observation, WhyNot
from ludoteka.core.scene import Board, Effect, NoTarget, Piece, Target
from ludoteka.core.words import message
from ludoteka.games.stamp_swap.contests import formula_points
from ludoteka.games.stamp_swap.notation import PILE_NAMES, cell_name, large_pile, write
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
    TAKE,
    Parts,
    State,
    doing,
)
from ludoteka.games.stamp_swap.pieces import contest_words, held_stamp, item_words, listed
from ludoteka.games.stamp_swap.refusals import why_not

from .boards import contest_cell_id, item_cell_id, own_seat, pool_cell_id
from .several import among_several


def tray(observation: Observation) -> tuple[Piece, ...]:
    """The stamps that wait to be placed, when it is time."""
    p, s, seat = observation.parts, observation.state, own_seat(observation)
    if doing(s, seat) != PLACING:
        return ()
    return tuple(held_stamp(p, int(s.gained[seat, slot])) for slot in range(s.to_place[seat]))


def target(p: Parts, s: State, seat: int, action: int, names: Sequence[str] = ()) -> Target:
    text = write(p, s, seat, action)
    if action < RESERVE:
        return _placing(p, s, seat, action, text)
    if action < SPLIT:
        return _reserving(p, s, seat, action - RESERVE, text)
    if action >= OUTCOME:
        return among_several(p, s, seat, action, text, names)
    if action < TAKE:
        items = listed([item_words(p, item) for item in large_pile(s, seat, action)])
        short = message("sts-do-split-short", items=text.removeprefix("split "))
        return Target(action=text, words=message("sts-do-split", items=items), kind="split", short=short)
    if action < ENTER:
        pile = PILE_NAMES[action - TAKE]
        return Target(action=text, words=message(f"sts-do-take-{pile}"), kind=f"take-{pile}")
    contest = int(s.contest[action - ENTER])
    points = formula_points(p, s, seat, contest)
    effects = [Effect(kind="scores", words=message("sts-scores", points=points), points=points)]
    bonus = contest_bonus(p, s, seat)
    if bonus:
        effects.append(Effect(kind="bonus", words=message("sts-scores-bonus", points=bonus), points=bonus))
    return Target(
        action=text,
        words=message("sts-do-contest", contest=contest_words(p, contest)),
        kind="enter",
        cell=contest_cell_id(p, contest),
        effects=tuple(effects),
    )


def contest_bonus(p: Parts, s: State, seat: int) -> int:
    """What specialists add to every contest."""
    cards = (int(s.owned[seat, at]) for at in range(s.cards[seat]))
    return sum(int(p.bonus[card]) for card in cards if p.effect[card] == CONTEST_BONUS)


def _placing(p: Parts, s: State, seat: int, action: int, text: str) -> Target:
    stamp = int(s.gained[seat, action // CELLS if action < DISCARD else action - DISCARD])
    piece = f"stamp:{stamp}"
    if action >= DISCARD:
        words = message("sts-do-discard", stamp=item_words(p, stamp), points=int(p.value[stamp]))
        return Target(action=text, words=words, kind="discard", short=message("sts-do-discard-short"), piece=piece)
    cell = cell_name(action % CELLS)
    return Target(
        action=text,
        words=message("sts-do-place", cell=cell.upper()),
        kind="place",
        short=message("sts-do-place-short", cell=cell.upper()),
        cell=cell,
        piece=piece,
    )


def _reserving(p: Parts, s: State, seat: int, slot: int, text: str) -> Target:
    if slot == MOST_ITEMS:
        return Target(action=text, words=message("sts-do-reserve-nothing"), kind="reserve-nothing")
    words, short = (
        message("sts-do-reserve", item=item_words(p, int(s.item[seat, slot]))),
        message("sts-do-reserve-short"),
    )
    return Target(action=text, words=words, kind="reserve", short=short, cell=item_cell_id(seat, slot, seat))


def refusals(observation: Observation, boards: tuple[Board, ...]) -> tuple[NoTarget, ...]:
    """Why the other cells are not on offer: one entry for all cells with the same reason."""
    p, s, viewer = observation.parts, observation.state, observation.viewer
    if viewer == SPECTATOR or s.phase == OVER:
        return ()
    offered = _offered(observation)
    groups: dict[str, tuple[WhyNot, list[str]]] = {}
    for cell in (cell for board in boards if board.seat in (viewer, -1) for cell in board.cells):
        if cell.id not in offered:
            why = why_not(p, s, viewer, cell.kind, cell.id)
            groups.setdefault(why.words.id, (why, []))[1].append(cell.id)
    return tuple(NoTarget(cells=tuple(cells), words=why.words, rule=why.rule) for why, cells in groups.values())


def _offered(observation: Observation) -> set[str]:
    """The cells that some target names."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    phase = doing(s, seat)
    if phase == PLACING:
        return {cell_name(action % CELLS) for action in observation.legal if action < DISCARD}
    if phase == RESERVING:
        return {
            item_cell_id(seat, action - RESERVE, seat) for action in observation.legal if action - RESERVE < MOST_ITEMS
        }
    if phase == CHOOSING_CONTEST:
        return {contest_cell_id(p, int(s.contest[action - ENTER])) for action in observation.legal}
    return {pool_cell_id(action - PICK) for action in observation.legal} if phase == DRAFTING else set()
