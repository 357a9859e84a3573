"""Actions as text: `contest 14`, `draw 17`, `draw card 3`; `reserve 17`, `split 17 44 card 3`, `take large`, `17@c4`.

Stamps and attendee cards go by their numbers, contests by their IDs. What Pinzetta does has one form only: her step
and what comes of it, so that a record of her can be checked. Among several, an item goes by where it lies, since its
number may be a secret: `pick 5` (a place of the pool), `reserve b`, `split a c d`, `take large from 3`.
"""

import re
from collections.abc import Callable, Sequence

from ludoteka.core.actors import AUTOMA, CHANCE
from ludoteka.core.errors import Refused

from . import automa, scoring
from .client_types import Pile
from .moves import final_points, show_score
from .parts import (
    CARD,
    CELLS,
    COLLECTING,
    CONTEST_DRAW,
    CONTESTS,
    DECIDING,
    DISCARD,
    ENTER,
    FINAL_DRAW,
    HER_DRAWS,
    HER_EVENT,
    HER_FINAL,
    HER_PILE_VALUING,
    HER_PLACING,
    HER_SHOW,
    HER_VALUING,
    HERS,
    IN_LARGE,
    IN_SMALL,
    MAT_DRAW,
    MOST_ITEMS,
    MOST_POOL,
    OUTCOME,
    PICK,
    PILE_VALUING,
    POOL_DRAWS,
    POOL_EVENT,
    RESERVE,
    REVEALING,
    SHE_TAKES,
    SHOW_DRAW,
    SIDE,
    SPLIT,
    STEP,
    SWAPPING,
    TAKE,
    TAKE_FROM,
    TAKING_AWAY,
    TICKETED,
    TOKEN_DRAW,
    VALUING,
    YOUR_DRAWS,
    YOUR_EVENT,
    Parts,
    State,
    is_card,
)

PILE_NAMES: dict[int, Pile] = {IN_SMALL: "small", IN_LARGE: "large"}
FIELD_NAMES = ("both", "target", "value", "neither", "rare", "forever", "cards")
FINAL_NAMES = ("level", "forever", "mat", "rares")
DRAWS = (HER_DRAWS, YOUR_DRAWS, COLLECTING, POOL_DRAWS)
CARD_NAMES = {
    CONTEST_DRAW: "contest",
    MAT_DRAW: "mat",
    HER_EVENT: "event",
    YOUR_EVENT: "event",
    DECIDING: "decision",
    SHOW_DRAW: "show",
    FINAL_DRAW: "decision",
    TOKEN_DRAW: "first",
    POOL_EVENT: "event",
}
_COLUMNS = "abcdefghijkl"
_CELL_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in _COLUMNS)
_CELL_NUMBERS = {name: cell for cell, name in enumerate(_CELL_NAMES)}
_SLOTS = "abcdefgh"
_ITEM = re.compile(r"(card )?([1-9][0-9]{0,2})")
_PLACE = re.compile(r"([1-9][0-9]{0,2})@([a-l](?:[1-9]|1[0-2]))")
_FROM = re.compile(r"(small|large) from ([1-5])")
FORM = "reserve 17, split 17 44, take large, 17@c4, discard 17, contest 14"
SEVERAL = "pick 5, reserve b, split a c d, take large from 3, 17@c4, discard 17, contest 14"


def write(p: Parts, s: State, actor: int, action: int) -> str:
    if actor == CHANCE:
        return _write_chance(p, s, action - OUTCOME)
    if actor == AUTOMA:
        return _write_step(p, s)
    if p.seats > 1 and not _same_for_all(action):
        return _write_several(s, action)
    if action < DISCARD:
        return place_name(int(s.gained[actor, action // CELLS]), action % CELLS)
    if action < RESERVE:
        return f"discard {item_name(int(s.gained[actor, action - DISCARD]))}"
    if action < SPLIT:
        slot = action - RESERVE
        return "reserve nothing" if slot == MOST_ITEMS else f"reserve {item_name(int(s.item[actor, slot]))}"
    if action < TAKE:
        return "split " + " ".join(item_name(item) for item in large_pile(s, actor, action))
    if action < ENTER:
        return f"take {PILE_NAMES[action - TAKE]}"
    return f"contest {p.contest_id[s.contest[action - ENTER]]}"


def _same_for_all(action: int) -> bool:
    """Written alike at tables of every size: what is done with the own page."""
    return action < RESERVE or ENTER <= action < OUTCOME


def _write_several(s: State, action: int) -> str:
    if action < SPLIT:
        return "reserve nothing" if action - RESERVE == MOST_ITEMS else f"reserve {slot_name(action - RESERVE)}"
    if action < TAKE:
        return "split " + " ".join(slot_name(slot) for slot in range(MOST_ITEMS) if action - SPLIT >> slot & 1)
    if action < TAKE_FROM:
        return f"pick {action - PICK + 1}"
    other, large = divmod(action - TAKE_FROM, 2)
    return f"take {PILE_NAMES[IN_SMALL + large]} from {other + 1}"


def slot_name(slot: int) -> str:
    """`b`: the second item of a collection."""
    return _SLOTS[slot]


def large_pile(s: State, seat: int, action: int) -> list[int]:
    """The items of the large pile that a split makes."""
    return [int(s.item[seat, slot]) for slot in range(MOST_ITEMS) if action - SPLIT >> slot & 1]


def item_name(item: int) -> str:
    """`17`: a stamp; `card 3`: an attendee card."""
    return f"card {item - CARD}" if is_card(item) else str(item)


def cell_name(cell: int) -> str:
    """`c4`: the column from the left, the row from the top."""
    return _CELL_NAMES[cell]


def place_name(stamp: int, cell: int) -> str:
    """`17@c4`: a stamp with its corner there."""
    return f"{stamp}@{cell_name(cell)}"


def squares_name(cells: Sequence[int]) -> str:
    """`a-c1 e1`: squares from the top left on; those side by side are taken together."""
    runs: list[list[int]] = []
    for cell in cells:
        if runs and cell == runs[-1][1] + 1 and cell % SIDE:
            runs[-1][1] = cell
        else:
            runs.append([cell, cell])
    return " ".join(cell_name(a) if a == b else f"{_COLUMNS[a % SIDE]}-{cell_name(b)}" for a, b in runs)


def cell_number(name: str) -> int:
    return _CELL_NUMBERS[name]


# -- chance and Pinzetta ----------------------------------------------------------------------------------------


def _write_chance(p: Parts, s: State, outcome: int) -> str:
    if s.phase in DRAWS:
        return f"draw {item_name(outcome)}"
    if s.phase == REVEALING:
        return "reveal"
    return f"{CARD_NAMES[s.phase]} {p.contest_id[outcome] if s.phase == CONTEST_DRAW else outcome}"


def _write_step(p: Parts, s: State) -> str:
    step = _STEPS.get(s.phase)
    return step(p, s) if step else "step"


def tokens_of_items(p: Parts, s: State, side: int) -> list[int]:
    """How many tokens she puts next to each item, from left to right."""
    return [automa.item_tokens(p, s, side, slot) for slot in range(s.held[side])]


def after_taking_away(p: Parts, s: State) -> tuple[int, int]:
    """The tokens of the small and the large pile when the crossed-out ones are gone."""
    then = s.copy()
    automa.take_away(p, then, 0, int(p.crossed[s.decision]))
    return int(then.worth[0, 0]), int(then.worth[0, 1])


def pile_worths(s: State, side: int) -> tuple[int, int]:
    """What she values the small and the large pile at."""
    then = s.copy()
    automa.value_piles(then, side)
    return int(then.worth[side, 0]), int(then.worth[side, 1])


def swap_of(s: State) -> tuple[int, int] | None:
    """The two items that she would swap, by their place from the left: from the richer pile, from the other."""
    if not automa.wants_to_swap(s):
        return None
    then = s.copy()
    automa.swap_items(then)
    return then.swapped_most + 1, then.swapped_least + 1


def _write_tokens(p: Parts, s: State) -> str:
    side = HERS if s.phase == HER_VALUING else 0
    return "tokens " + " ".join(map(str, tokens_of_items(p, s, side)))


def _write_piles(p: Parts, s: State) -> str:
    small, large = pile_worths(s, HERS if s.phase == HER_PILE_VALUING else 0)
    return f"piles large {large} small {small}"


def _write_left(p: Parts, s: State) -> str:
    small, large = after_taking_away(p, s)
    return f"minus {p.crossed[s.decision]} large {large} small {small}"


def _write_taken(p: Parts, s: State) -> str:
    return f"take {PILE_NAMES[automa.most_tokens(s, 0)]}"


def _write_swap(p: Parts, s: State) -> str:
    swapped = swap_of(s)
    return f"swap {swapped[0]} {swapped[1]}" if swapped else "no swap"


def _write_laid(p: Parts, s: State) -> str:
    item = int(s.her_items[s.at])
    return f"{item_name(item)} to {FIELD_NAMES[automa.field_of(p, s, item)]}"


def _write_show(p: Parts, s: State) -> str:
    return f"score {show_score(p, s)}"


def _write_final(p: Parts, s: State) -> str:
    return f"{FINAL_NAMES[s.at]} {final_points(p, s, s.at)}"


_STEPS: dict[int, Callable[[Parts, State], str]] = {
    VALUING: _write_tokens,
    HER_VALUING: _write_tokens,
    PILE_VALUING: _write_piles,
    HER_PILE_VALUING: _write_piles,
    TAKING_AWAY: _write_left,
    SHE_TAKES: _write_taken,
    SWAPPING: _write_swap,
    HER_PLACING: _write_laid,
    HER_SHOW: _write_show,
    HER_FINAL: _write_final,
}


# -- reading ----------------------------------------------------------------------------------------------------


def read(p: Parts, s: State, actor: int, text: str) -> int:
    """The action a text means; Refused if it means none (whether it is allowed is for the rules)."""
    if actor == CHANCE:
        return _read_chance(p, s, text)
    if actor == AUTOMA:
        if text != _write_step(p, s):
            raise Refused("not-her-step", rule="STS-3", place=text, right=_write_step(p, s))
        return STEP
    place = _PLACE.fullmatch(text)
    if place:
        return _slot(s, actor, int(place[1]), text) * CELLS + cell_number(place[2])
    word, _, rest = text.partition(" ")
    reader = (_READERS_OF_SEVERAL if p.seats > 1 else _READERS).get(word)
    if not reader:
        raise Refused("notation", place=text, form=SEVERAL if p.seats > 1 else FORM)
    return reader(p, s, actor, rest)


def _read_chance(p: Parts, s: State, text: str) -> int:
    if text == "reveal":
        return OUTCOME
    word, _, rest = text.partition(" ")
    wanted = "draw" if s.phase in DRAWS else CARD_NAMES.get(s.phase, "")
    if word != wanted or not _ITEM.fullmatch(rest) or (wanted != "draw" and rest.startswith("card")):
        raise Refused("notation", place=text, form=f"{wanted or 'draw'} 7")
    number = read_item(rest)
    return OUTCOME + (contest_number(p, number, text) if word == "contest" else number)


def read_item(text: str) -> int:
    found = _ITEM.fullmatch(text)
    number = int(found[2]) if found else 0
    if not found or not 1 <= number < (20 if found[1] else CARD):
        raise Refused("no-such-item", rule="STS-C1", place=text)
    return number + CARD if found[1] else number


def contest_number(p: Parts, number: int, text: str) -> int:
    for card in range(1, CONTESTS + 1):
        if p.contest_id[card] == number:
            return card
    raise Refused("no-such-contest", rule="STS-C1", place=text)


def _slot(s: State, seat: int, stamp: int, text: str) -> int:
    """Where a stamp is among those to place."""
    for slot in range(s.to_place[seat]):
        if s.gained[seat, slot] == stamp:
            return slot
    raise Refused("not-gained", rule="STS-11", place=text)


def _own(s: State, seat: int, item: int, text: str) -> int:
    """Where an item is in the seat's collection."""
    for slot in range(s.held[seat]):
        if s.item[seat, slot] == item:
            return slot
    raise Refused("not-gained", rule="STS-6", place=text)


def _read_reserve(p: Parts, s: State, seat: int, text: str) -> int:
    return RESERVE + (MOST_ITEMS if text == "nothing" else _own(s, seat, read_item(text), text))


def _read_split(p: Parts, s: State, seat: int, text: str) -> int:
    names = re.findall(r"card \S+|\S+", text)
    slots = {_own(s, seat, read_item(name), name) for name in names}
    if len(slots) != len(names) or not slots:
        raise Refused("notation", place=text, form="split 17 44")
    return SPLIT + sum(1 << slot for slot in slots)


def _read_take(p: Parts, s: State, seat: int, text: str) -> int:
    for pile, name in PILE_NAMES.items():
        if text == name:
            return TAKE + pile
    raise Refused("notation", place=text, form="take large, take small")


def _read_discard(p: Parts, s: State, seat: int, text: str) -> int:
    return DISCARD + _slot(s, seat, read_item(text), text)


def _read_contest(p: Parts, s: State, seat: int, text: str) -> int:
    for category in range(TICKETED):
        if text == str(p.contest_id[s.contest[category]]):
            return ENTER + category
    raise Refused("no-such-contest", rule="STS-12", place=text)


Reader = Callable[[Parts, State, int, str], int]
_OF_THE_PAGE: dict[str, Reader] = {"discard": _read_discard, "contest": _read_contest}
_READERS: dict[str, Reader] = {"reserve": _read_reserve, "split": _read_split, "take": _read_take, **_OF_THE_PAGE}


# -- several players --------------------------------------------------------------------------------------------


def _place_of_item(text: str) -> int:
    if len(text) != 1 or text not in _SLOTS:
        raise Refused("notation", place=text, form="a, b, c")
    return _SLOTS.index(text)


def _read_own_reserve(p: Parts, s: State, seat: int, text: str) -> int:
    return RESERVE + (MOST_ITEMS if text == "nothing" else _place_of_item(text))


def _read_own_split(p: Parts, s: State, seat: int, text: str) -> int:
    slots = {_place_of_item(name) for name in text.split()}
    if text != " ".join(slot_name(slot) for slot in sorted(slots)):
        raise Refused("notation", place=text, form="split a c d")
    return SPLIT + sum(1 << slot for slot in slots)


def _read_pick(p: Parts, s: State, seat: int, text: str) -> int:
    if not _ITEM.fullmatch(text) or text.startswith("card") or int(text) > MOST_POOL:
        raise Refused("notation", place=text, form="pick 5")
    return PICK + int(text) - 1


def _read_take_from(p: Parts, s: State, seat: int, text: str) -> int:
    found = _FROM.fullmatch(text)
    if not found:
        raise Refused("notation", place=text, form="take large from 3")
    return TAKE_FROM + 2 * (int(found[2]) - 1) + int(found[1] == "large")


_READERS_OF_SEVERAL: dict[str, Reader] = {
    "pick": _read_pick,
    "reserve": _read_own_reserve,
    "split": _read_own_split,
    "take": _read_take_from,
    **_OF_THE_PAGE,
}


def reason(p: Parts, s: State) -> str:
    """How it ended against Pinzetta; among several, by points."""
    if p.seats > 1:
        return "points"
    mine, hers = scoring.score(p, s, 0), scoring.her_score(p, s)
    return "drawn" if mine == hers else "won" if mine > hers else "lost"
