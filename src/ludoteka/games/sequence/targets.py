"""What is on offer to a seat, with what each action would do."""

from ludoteka.core.scene import Effect, Target
from ludoteka.core.words import message

from . import boards
from .log_text import made_by
from .needs import CLOSE, Needs
from .notation import WORDS, write
from .parts import DEAD, FIVE, GIVE, LOCK, OBJECT, Parts, State, card_of, one_eyed, spot_of, team_of
from .pieces import card_id, card_words, team_words


def target(p: Parts, s: State, needs: Needs, seat: int, action: int) -> Target:
    text = write(p, s, seat, action)
    if action in WORDS:
        return Target(action=text, words=message(f"seq-do-{WORDS[action]}"))
    if action >= LOCK:
        return Target(action=text, words=message("seq-do-lock", five=boards.fives()[action - LOCK].name.upper()))
    if action >= OBJECT:
        return Target(action=text, words=message("seq-do-object", team=team_words(p, action - OBJECT)))
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
        effects=_removal(p, s, needs, spot) if one_eyed(card) else _placement(p, s, needs, seat, action),
    )


def _placement(p: Parts, s: State, needs: Needs, seat: int, action: int) -> tuple[Effect, ...]:
    """What a chip there would complete, extend or block."""
    cell, team = spot_of(action), team_of(p, seat)
    mine = needs.through(team, cell) + 1
    effects: list[Effect] = []
    if mine == FIVE:
        points = made_by(p, s, seat, action)
        effects.append(
            Effect(kind="completes", words=message("seq-completes", sequences=max(points, 1)), points=points)
        )
    elif mine >= CLOSE:
        effects.append(Effect(kind="continues", words=message("seq-extends", have=mine)))
    for other in range(p.teams):
        theirs = needs.through(other, cell) if other != team else 0
        if theirs >= CLOSE:
            effects.append(Effect(kind="blocks", words=message("seq-blocks", have=theirs, team=team_words(p, other))))
    return tuple(effects)


def _removal(p: Parts, s: State, needs: Needs, cell: int) -> tuple[Effect, ...]:
    """What taking the chip there would spoil."""
    team = int(s.board[cell]) - 1
    if s.locked[cell]:
        return (Effect(kind="spoils", words=message("seq-breaks-sequence", team=team_words(p, team))),)
    theirs = needs.through(team, cell)
    if theirs < CLOSE:
        return ()
    return (Effect(kind="spoils", words=message("seq-breaks", have=theirs, team=team_words(p, team))),)
