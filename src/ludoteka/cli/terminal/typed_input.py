"""What a player typed, understood: an action in full, its short form, or a command."""

import re
import sys
from collections.abc import Sequence

from ludoteka.cli.terminal.in_words import chosen_from_list
from ludoteka.cli.texts import printable
from ludoteka.core.errors import Refused
from ludoteka.core.match import Match
from ludoteka.core.scene import Scene, Target

_SEPARATOR = re.compile("[@><:]")


class Unclear(Refused):
    """A short form that several actions share."""


def read_line(prompt: str) -> str:
    """A line from the player. Input that comes from a pipe is printed, so that the transcript reads like the game.
    Raises EOFError at the end of input, KeyboardInterrupt on Ctrl-C."""
    line = printable(input(prompt)).strip()
    if not sys.stdin.isatty():
        print(line)
    return line


def understand(match: Match, seat: int, text: str, scene: Scene) -> str:
    """The full notation of what was typed: `c3` for `978@c3`, or what a list calls it. What matches no offer
    is completed as the offers are, so that the rules can say why it is not one; what cannot be completed comes back as
    it is."""
    wanted, targets = text.casefold(), scene.targets
    if from_list := chosen_from_list(text, scene):
        return from_list
    exact = [target.action for target in targets if target.action.casefold() == wanted]
    short = [target.action for target in targets if wanted in _short_forms(target)]
    found = list(dict.fromkeys(exact or short or _by_piece(wanted, targets)))
    if len(found) > 1:
        raise Unclear("short-form", place=text, actions=", ".join(found))
    if found:
        return found[0]
    return text if _readable(match, seat, text) else _completed(text, targets)


def shortest(targets: Sequence[Target]) -> str:
    """The shortest form of the first action on offer that means no other."""
    first, *others = targets
    taken = set[str]().union(*(_short_forms(target) for target in others))
    return min((first.action, *(_short_forms(first) - taken)), key=len)


def _short_forms(target: Target) -> set[str]:
    """`978@valve:c3` may be typed as `valve:c3`, `c3`, or by the cell that is named on the board."""
    action = target.action.casefold()
    forms = {action[found.end() :] for found in _SEPARATOR.finditer(action)}
    return forms | {target.cell.casefold()} if target.cell else forms


def _by_piece(wanted: str, targets: Sequence[Target]) -> list[str]:
    """Actions that name this piece; one for each cell, where it does not matter how it is turned."""
    found = [target for target in targets if wanted in _piece_forms(target)]
    return list({target.cell: target.action for target in reversed(found)}.values())[::-1]


def _piece_forms(target: Target) -> set[str]:
    """A piece by its name, wherever it can go, or with its cell, however it is turned there: `135`, `135@1,0`."""
    name = target.piece.partition(":")[2].casefold()
    return {name, *(f"{name}{sign}{target.cell.casefold()}" for sign in "@>" if target.cell)} - {""}


def _readable(match: Match, seat: int, text: str) -> bool:
    try:
        match.read(seat, text)
    except Refused:
        return False
    return True


def _completed(text: str, targets: Sequence[Target]) -> str:
    if _SEPARATOR.search(text):
        return text
    heads = {
        target.action.removesuffix(target.cell) for target in targets if target.action.endswith(target.cell or "?")
    }
    heads = heads or {target.action[: found.end()] for target in targets if (found := _SEPARATOR.search(target.action))}
    return heads.pop() + text.casefold() if len(heads) == 1 else text
