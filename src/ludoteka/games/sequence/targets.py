"""What is on offer to a seat, with what each action would do; and why the other cells are not."""

from functools import lru_cache

from ludoteka.core.actors import SPECTATOR
from ludoteka.core.kernel_api import FINE
from ludoteka.core.room import Observation
from ludoteka.core.scene import Effect, NoTarget, Target
from ludoteka.core.words import message

from . import boards
from .foresight import Foresight
from .notation import WORDS, write_seats
from .outlook import MADE, OTHERS, OWN
from .parts import DEAD, FIVE, GIVE, LOCK, OBJECT, OVER, PASS, Parts, card_of, one_eyed, spot_of
from .pieces import card_id, card_words, colour_words, colours
from .refusals import no_target

Colours = tuple[str, ...]  # of the teams


def targets(p: Parts, legal: tuple[int, ...], found: Foresight) -> tuple[Target, ...]:
    named = colours(p)
    return tuple(_target(named, action, *row) for action, row in zip(legal, found.actions, strict=True))


@lru_cache(1 << 13)
def _target(teams: Colours, action: int, *foreseen: int) -> Target:
    """An action, and what `outlook.foresee` says of it."""
    text = write_seats(action)
    if action in WORDS:
        return Target(action=text, words=message(f"seq-do-{WORDS[action]}"))
    if action >= LOCK:
        return Target(action=text, words=message("seq-do-lock", five=boards.fives()[action - LOCK].name.upper()))
    if action >= OBJECT:
        return Target(action=text, words=message("seq-do-object", team=colour_words(teams[action - OBJECT])))
    card, spot = card_of(action), spot_of(action)
    if spot in (DEAD, GIVE):
        words = message("seq-do-dead" if spot == DEAD else "seq-do-give", card=card_words(card))
        short = message("seq-do-dead-short" if spot == DEAD else "seq-do-give-short")
        return Target(action=text, words=words, short=short, piece=card_id(card))
    kind = "remove" if one_eyed(card) else "place"
    cell = boards.CELL_NAMES[spot]
    return Target(
        action=text,
        words=message(f"seq-do-{kind}", card=card_words(card), cell=cell.upper()),
        short=message(f"seq-do-{kind}-short", cell=cell.upper()),
        cell=cell,
        piece=card_id(card),
        effects=_removal(teams, foreseen) if one_eyed(card) else _placement(teams, foreseen),
    )


def _placement(teams: Colours, foreseen: tuple[int, ...]) -> tuple[Effect, ...]:
    """What a chip there would complete, extend or block."""
    own, made, effects = foreseen[OWN], foreseen[MADE], list[Effect]()
    if own == FIVE:
        effects.append(Effect(kind="completes", words=message("seq-completes", sequences=max(made, 1)), points=made))
    elif own:
        effects.append(Effect(kind="continues", words=message("seq-extends", have=own)))
    for colour, theirs in zip(teams, foreseen[OTHERS:], strict=False):
        if theirs:
            words = message("seq-blocks", have=theirs, team=colour_words(colour))
            effects.append(Effect(kind="blocks", words=words))
    return tuple(effects)


def _removal(teams: Colours, foreseen: tuple[int, ...]) -> tuple[Effect, ...]:
    """What taking the chip there would spoil."""
    return tuple(
        Effect(
            kind="spoils",
            words=message("seq-breaks-sequence", team=colour_words(colour))
            if theirs == FIVE
            else message("seq-breaks", have=theirs, team=colour_words(colour)),
        )
        for colour, theirs in zip(teams, foreseen[OTHERS:], strict=False)
        if theirs
    )


def refusals(observation: Observation, found: Foresight) -> tuple[NoTarget, ...]:
    """Why the other cells are not on offer: one entry for all cells with the same reason."""
    if observation.viewer == SPECTATOR or observation.state.phase == OVER:
        return ()
    if found.nowhere != FINE:
        return (no_target(found.nowhere, boards.CELL_NAMES),)
    offered = {spot_of(action) for action in observation.legal if action < PASS}
    groups: dict[int, list[str]] = {}
    for cell, reason in enumerate(found.cells):
        if cell not in offered:
            groups.setdefault(reason, []).append(boards.CELL_NAMES[cell])
    return tuple(no_target(reason, tuple(cells)) for reason, cells in groups.items())
