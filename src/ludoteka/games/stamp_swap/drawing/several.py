"""What there is to see and to do only where several play: the pool, whose turn it is, the chain of choices."""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteka.core.room import Observation
from ludoteka.core.scene import Target
from ludoteka.core.words import Words, message, player
from ludoteka.games.stamp_swap.client_types import StampRival, StampSeveral, StampSight, StampSights, StampTake
from ludoteka.games.stamp_swap.log_text import as_it_lies, day_rule_words, shown_in_pool
from ludoteka.games.stamp_swap.notation import PILE_NAMES, write
from ludoteka.games.stamp_swap.parts import (
    CHOOSING,
    DAYS,
    DRAFTING,
    IN_LARGE,
    IN_SMALL,
    NOTHING,
    PICK,
    REVEALING,
    TAKE_FROM,
    WAITING,
    Parts,
    State,
    at_once,
    is_stamp,
)
from ludoteka.games.stamp_swap.pieces import card_words, item_words, listed, mat_words
from ludoteka.games.stamp_swap.remembered import remembered
from ludoteka.games.stamp_swap.swap import holder

from .lines import others, pool_cell_id
from .pages import Album
from .points import Points


def among_several(p: Parts, s: State, seat: int, action: int, text: str, names: Sequence[str]) -> Target:
    """An item of the pool, or a pile of somebody else."""
    if action < TAKE_FROM:
        return _picking(p, action - PICK, text, shown_in_pool(p, s, action - PICK))
    other, large = divmod(action - TAKE_FROM, 2)
    pile = PILE_NAMES[IN_SMALL + large]
    slots = [slot for slot in range(s.held[other]) if s.lies[other, slot] == IN_SMALL + large]
    items = listed([as_it_lies(p, s, other, slot) for slot in slots])
    who = name_of(names, other)
    words = message(f"sts-do-take-{pile}-from", player=who, items=items)
    short = message(f"sts-do-take-{pile}-from-short", player=who)
    return Target(action=text, words=words, kind=f"take-{pile}", short=short)


@remembered(256)
def _picking(p: Parts, place: int, text: str, item: int) -> Target:
    words, short = message("sts-do-pick", item=item_words(p, item)), message("sts-do-pick-short")
    return Target(action=text, words=words, kind="pick", short=short, cell=pool_cell_id(place))


def name_of(names: Sequence[str], seat: int) -> str | Words:
    """The name of the player, or the number of the seat."""
    return names[seat] if seat < len(names) else player(seat)


def table(observation: Observation, seat: int, albums: Sequence[Album], points: Sequence[Points]) -> StampSeveral:
    """For the room's own client: the day's cards, whose turn it is, and everybody, from the viewer on clockwise."""
    p, s = observation.parts, observation.state
    return {
        "rule": day_rule_words(p, int(s.card)) if s.card else None,
        "events": [int(card) for card in s.on_table[: p.seats] if card],
        "turn": int(s.turn) if s.phase in (DRAFTING, CHOOSING) else None,
        "first": int(holder(p, s)),
        "takes": _takes(observation),
        "seats": [_seat(p, s, other, albums[other], points[other]) for other in (seat, *others(p, seat))],
    }


def _takes(observation: Observation) -> dict[str, StampTake]:
    """By action: whose pile would be taken, and which."""
    p, s, seat = observation.parts, observation.state, observation.viewer
    if s.phase != CHOOSING:
        return {}
    piles = {action: divmod(action - TAKE_FROM, 2) for action in observation.legal}
    return {
        write(p, s, seat, action): {"seat": other, "pile": PILE_NAMES[IN_SMALL + large]}
        for action, (other, large) in piles.items()
    }


def _seat(p: Parts, s: State, seat: int, album: Album, points: Points) -> StampRival:
    tickets = DAYS - sum(day > 0 for day in s.ticket[seat].tolist())
    ready = bool(at_once(s.phase) and s.stage[seat] == WAITING)
    owned = Owned(tickets, album.forever, int(s.mat[seat]), album.cards)
    swap = bool(s.chosen[seat]), int(s.taken[seat]), int(s.taker[seat])
    rival = _rival(p, seat, points.score.points, tuple(points.days), owned, ready, *swap)
    return {**rival, "piles": _sights(p, s, seat)} if s.phase in (CHOOSING, REVEALING) else rival


def _sights(p: Parts, s: State, seat: int) -> StampSights:
    return {"small": _sight(p, s, seat, IN_SMALL), "large": _sight(p, s, seat, IN_LARGE)}


def _sight(p: Parts, s: State, seat: int, pile: int) -> StampSight:
    """What everybody sees of it, the owner's own knowledge left out."""
    slots = [slot for slot in range(s.held[seat]) if s.lies[seat, slot] == pile]
    stamps = [int(s.item[seat, slot]) for slot in slots if s.up[seat, slot] and is_stamp(s.item[seat, slot])]
    hidden = sum(not s.up[seat, slot] for slot in slots)
    return {
        "values": sum(int(p.value[stamp]) for stamp in stamps),
        "cards": len(slots) - len(stamps) - hidden,
        "hidden": hidden,
    }


class Owned(NamedTuple):
    """What a seat has at the table, besides its page."""

    tickets: int
    forever: int
    mat: int
    cards: tuple[int, ...]


@remembered(256)
def _rival(
    p: Parts, seat: int, points: int, days: tuple[int, ...], owned: Owned, ready: bool, chosen: bool, pile: int, by: int
) -> StampRival:
    """`pile`: which somebody (`by`) took from the seat."""
    return {
        "seat": seat,
        "points": points,
        "days": list(days),
        "tickets": owned.tickets,
        "forever": owned.forever,
        "mat": mat_words(p, owned.mat) if owned.mat else None,
        "cards": [card_words(p, card) for card in owned.cards],
        "ready": ready,
        "chosen": chosen,
        "taken": PILE_NAMES[pile] if pile != NOTHING else "",
        "taker": by if pile != NOTHING else None,
        "piles": None,
    }
