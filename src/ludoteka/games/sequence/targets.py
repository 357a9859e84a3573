"""What is on offer to a seat, with what each action would do; and why the other cells are not."""

from functools import lru_cache

from msgspec.structs import replace

from ludoteka.core.kernel_api import FINE
from ludoteka.core.scene import Effect, NoTarget, Target
from ludoteka.core.words import Words, message

from . import boards
from .hand import Hand
from .notation import WORDS, write_seats
from .outlook import MADE, OTHERS, OWN, digit
from .parts import CELLS, DEAD, FIVE, GIVE, LOCK, OBJECT, PASS, SPOTS, Parts, card_of, one_eyed, spot_of, two_eyed
from .pieces import card_id, card_words, colour_words, colours
from .refusals import no_target, nothing_anywhere
from .standing import Standing

Colours = tuple[str, ...]  # of the teams
NO_CARD = 0


def targets(p: Parts, hand: Hand) -> tuple[Target, ...]:
    named, instead = colours(p), _ordinary(hand)
    return tuple(
        [
            _target(named, action, effects, instead.get(action % SPOTS, NO_CARD))
            for action, effects in zip(hand.legal, hand.effects, strict=True)
        ]
    )


def _ordinary(hand: Hand) -> dict[int, int]:
    """By cell, a card that can be played there and is no jack."""
    played = [action for action in hand.legal if action < PASS and action % SPOTS < CELLS]
    return {spot_of(action): card_of(action) for action in played if not _jack(card_of(action))}


def _jack(card: int) -> bool:
    return bool(one_eyed(card) or two_eyed(card))


@lru_cache(1 << 11)
def _target(teams: Colours, action: int, effects: int, instead: int) -> Target:
    """An action, what `outlook.foresee` says of it, and a warning if it spends a jack. `instead`: the ordinary card
    that would do the same."""
    bare = _bare_target(teams, action)
    if effects:
        bare = replace(bare, effects=_effects(teams, effects, removes=one_eyed(card_of(action))))
    spends = action < PASS and spot_of(action) <= DEAD and _jack(card_of(action))
    return replace(bare, warning=_warning(card_of(action), instead)) if spends else bare


def _warning(card: int, instead: int) -> Words:
    if one_eyed(card):
        return message("seq-warn-one-eyed")
    if instead != NO_CARD:
        return message("seq-warn-needless", card=card_words(instead))
    return message("seq-warn-two-eyed")


@lru_cache(1 << 10)
def _bare_target(teams: Colours, action: int) -> Target:
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
    )


@lru_cache(256)
def _effects(teams: Colours, foreseen: int, *, removes: bool) -> tuple[Effect, ...]:
    return _removal(teams, foreseen) if removes else _placement(teams, foreseen)


def _placement(teams: Colours, foreseen: int) -> tuple[Effect, ...]:
    """What a chip there would complete, extend or block."""
    own, made, effects = digit(foreseen, OWN), digit(foreseen, MADE), list[Effect]()
    if own == FIVE:
        effects.append(Effect(kind="completes", words=message("seq-completes", sequences=max(made, 1)), points=made))
    elif own:
        effects.append(Effect(kind="continues", words=message("seq-extends", have=own)))
    for colour, theirs in _others(teams, foreseen):
        if theirs:
            words = message("seq-blocks", have=theirs, team=colour_words(colour))
            effects.append(Effect(kind="blocks", words=words))
    return tuple(effects)


def _removal(teams: Colours, foreseen: int) -> tuple[Effect, ...]:
    """What taking the chip there would spoil."""
    return tuple(
        Effect(
            kind="spoils",
            words=message("seq-breaks-sequence", team=colour_words(colour))
            if theirs == FIVE
            else message("seq-breaks", have=theirs, team=colour_words(colour)),
        )
        for colour, theirs in _others(teams, foreseen)
        if theirs
    )


def _others(teams: Colours, foreseen: int) -> list[tuple[str, int]]:
    """Of each team, the cells of a line that would be stopped or spoiled."""
    return [(colour, digit(foreseen, OTHERS + team)) for team, colour in enumerate(teams)]


# -- why not ----------------------------------------------------------------------------------------------------


def refusals(hand: Hand, stands: Standing) -> tuple[NoTarget, ...]:
    """Why the other cells are not on offer: one entry for all cells with the same reason."""
    if hand.nowhere != FINE:
        return nothing_anywhere(hand.nowhere)
    reasons = stands.why_not[any(map(one_eyed, hand.cards))]
    offered = {action % SPOTS for action in hand.legal if action < PASS}
    groups: dict[int, list[str]] = {}
    for cell in [cell for cell in range(CELLS) if cell not in offered]:
        reason = reasons[cell]
        if reason in groups:
            groups[reason].append(boards.CELL_NAMES[cell])
        else:
            groups[reason] = [boards.CELL_NAMES[cell]]
    return tuple([no_target(reason, tuple(cells)) for reason, cells in groups.items()])
