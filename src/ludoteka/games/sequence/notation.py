"""Actions as text: `cut 1 KD`, `deal 1 KD`, `shuffle`; `KD>e5`, `JS<e5`, `dead KD`, `lock a1-e5`, `pass` and others."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.errors import Refused

from . import boards
from .parts import (
    ABSTAIN,
    AGREE,
    CUTTING,
    DEAD,
    DISAGREE,
    DRAW,
    GIVE,
    LOCK,
    MOST_TEAMS,
    OBJECT,
    PASS,
    SHUFFLE,
    SPOTS,
    Parts,
    State,
    action_of,
    card_of,
    one_eyed,
    spot_of,
)
from .scoring import has_won

WORDS = {PASS: "pass", DRAW: "draw", AGREE: "agree", DISAGREE: "disagree", ABSTAIN: "abstain"}
_ACTIONS = {word: action for action, word in WORDS.items()}
_CARD_WORDS = {"dead": DEAD, "give": GIVE}


def write(p: Parts, s: State, actor: int, action: int) -> str:
    return _write_chance(s, action) if actor == CHANCE else write_seats(action)


def write_seats(action: int) -> str:
    """An action of any seat: it is written the same at every table, and at any time."""
    if action in WORDS:
        return WORDS[action]
    if action >= LOCK:
        return f"lock {boards.fives()[action - LOCK].name}"
    if action >= OBJECT:
        return f"object {action - OBJECT + 1}"
    card, spot = boards.CARD_NAMES[card_of(action)], spot_of(action)
    if spot >= DEAD:
        return f"{'dead' if spot == DEAD else 'give'} {card}"
    return f"{card}{'<' if one_eyed(card_of(action)) else '>'}{boards.CELL_NAMES[spot]}"


def _write_chance(s: State, action: int) -> str:
    if action == SHUFFLE:
        return "shuffle"
    word = "cut" if s.phase == CUTTING else "deal"
    return f"{word} {action // SPOTS} {boards.CARD_NAMES[action % SPOTS]}"


def read(p: Parts, s: State, actor: int, text: str) -> int:
    """The action a text means; Refused if it means none (whether it is allowed is for the rules)."""
    if actor == CHANCE:
        return _read_chance(p, s, text)
    if text in _ACTIONS:
        return _ACTIONS[text]
    word, space, rest = text.partition(" ")
    if word in _CARD_WORDS and space:
        return action_of(_card(rest), _CARD_WORDS[word])
    if word == "lock" and rest in boards.five_numbers():
        return LOCK + boards.five_numbers()[rest]
    if word == "object" and rest in ("1", "2", "3")[:MOST_TEAMS]:
        return OBJECT + int(rest) - 1
    return _read_play(text)


def _read_play(text: str) -> int:
    sign = "<" if "<" in text else ">"
    name, found, cell = text.partition(sign)
    if not found:
        raise Refused("notation", place=text, form="KD>e8")
    card = _card(name)
    if cell not in boards.CELL_NUMBERS:
        raise Refused("no-cell", rule="SEQ-C2", place=text)
    if (sign == "<") != one_eyed(card):
        raise Refused("jack-sign", rule="SEQ-7", place=text)
    return action_of(card, boards.CELL_NUMBERS[cell])


def _read_chance(p: Parts, s: State, text: str) -> int:
    words = text.split(" ")
    if words == ["shuffle"]:
        return SHUFFLE
    wanted = "cut" if s.phase == CUTTING else "deal"
    seats = [str(number) for number in range(1, p.seats + 1)]
    if len(words) != 3 or words[0] != wanted or words[1] not in seats:
        raise Refused("notation", place=text, form=f"{wanted} 1 KD")
    return int(words[1]) * SPOTS + _card(words[2])


def _card(name: str) -> int:
    if name not in boards.CARD_NUMBERS:
        raise Refused("card-unknown", rule="SEQ-C1", place=name)
    return boards.CARD_NUMBERS[name]


def reason(p: Parts, s: State) -> str:
    """Why the game ended: a team has its sequences, or nothing moved for a whole round."""
    return "sequences" if any(has_won(p, s, team) for team in range(p.teams)) else "stalemate"
