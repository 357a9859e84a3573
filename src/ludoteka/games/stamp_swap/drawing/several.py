"""What there is to see and to do only where several play: the pool, whose turn it is, the chain of choices."""

from collections.abc import Sequence

from ludoteka.core.room import Observation
from ludoteka.core.scene import Target
from ludoteka.core.words import Words, message, player
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.client_types import StampRival, StampSeveral, StampTake
from ludoteka.games.stamp_swap.log_text import as_it_lies, day_rule_words, in_the_pool
from ludoteka.games.stamp_swap.notation import PILE_NAMES, write
from ludoteka.games.stamp_swap.parts import (
    CHOOSING,
    DAYS,
    DRAFTING,
    IN_SMALL,
    NOTHING,
    PICK,
    TAKE_FROM,
    WAITING,
    Parts,
    State,
    at_once,
)
from ludoteka.games.stamp_swap.pieces import card_words, listed, mat_words
from ludoteka.games.stamp_swap.swap import holder

from .boards import others, pool_cell_id
from .points import by_day


def among_several(p: Parts, s: State, seat: int, action: int, text: str, names: Sequence[str]) -> Target:
    """An item of the pool, or a pile of somebody else."""
    if action < TAKE_FROM:
        place = action - PICK
        words, short = message("sts-do-pick", item=in_the_pool(p, s, place)), message("sts-do-pick-short")
        return Target(action=text, words=words, kind="pick", short=short, cell=pool_cell_id(place))
    other, large = divmod(action - TAKE_FROM, 2)
    pile = PILE_NAMES[IN_SMALL + large]
    slots = [slot for slot in range(s.held[other]) if s.lies[other, slot] == IN_SMALL + large]
    items = listed([as_it_lies(p, s, other, slot) for slot in slots])
    who = name_of(names, other)
    words = message(f"sts-do-take-{pile}-from", player=who, items=items)
    short = message(f"sts-do-take-{pile}-from-short", player=who)
    return Target(action=text, words=words, kind=f"take-{pile}", short=short)


def name_of(names: Sequence[str], seat: int) -> str | Words:
    """The name of the player, or the number of the seat."""
    return names[seat] if seat < len(names) else player(seat)


def table(observation: Observation, seat: int) -> StampSeveral:
    """For the room's own client: the day's cards, whose turn it is, and everybody, from the viewer on clockwise."""
    p, s = observation.parts, observation.state
    return {
        "rule": day_rule_words(p, int(s.card)) if s.card else None,
        "events": [int(card) for card in s.on_table[: p.seats] if card],
        "turn": int(s.turn) if s.phase in (DRAFTING, CHOOSING) else None,
        "first": int(holder(p, s)),
        "takes": _takes(observation),
        "seats": [_seat(p, s, other) for other in (seat, *others(p, seat))],
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


def _seat(p: Parts, s: State, seat: int) -> StampRival:
    taken = int(s.taken[seat])
    return {
        "seat": seat,
        "points": int(scoring.score(p, s, seat)),
        "days": by_day(p, s, seat),
        "tickets": DAYS - int((s.ticket[seat] > 0).sum()),
        "forever": int(scoring.forever_of(p, s, seat)),
        "mat": mat_words(p, int(s.mat[seat])) if s.mat[seat] else None,
        "cards": [card_words(p, int(card)) for card in s.owned[seat, : int(s.cards[seat])]],
        "ready": bool(at_once(s.phase) and s.stage[seat] == WAITING),
        "chosen": bool(s.chosen[seat]),
        "taken": PILE_NAMES[taken] if taken != NOTHING else "",
        "taker": int(s.taker[seat]) if taken != NOTHING else None,
    }
