"""How the real table is set up for a game alone (STS-1, STS-2)."""

from ludoteka.core.words import Words, say
from ludoteka.games.stamp_swap.parts import ATTENDEES, Parts
from ludoteka.games.stamp_swap.pieces import listed


def setup_lines(p: Parts, *, drawn_here: bool) -> tuple[Words, ...]:
    """Everything in order: the table, the owner's side, Pinzetta's. Cards that are drawn here stay in the box."""
    out = [card for card in range(1, ATTENDEES + 1) if not p.in_play[card]]
    lines = [say("sts-setup-two-players"), say("sts-setup-token")]
    if out:
        lines.append(say("sts-setup-attendees", cards=listed([say("sts-co-number", number=card) for card in out])))
    lines += [say("sts-setup-cards-here") if drawn_here else say("sts-setup-events"), say("sts-setup-your-mat")]
    if p.forever_start and drawn_here:
        lines.append(say("sts-setup-your-forever", count=int(p.forever_start)))
    lines += [say("sts-setup-her-mat"), say("sts-setup-tokens")]
    if p.full:
        lines.append(say("sts-setup-forever"))
    if not drawn_here:
        lines += [say("sts-setup-shows")] if p.full else []
        lines.append(say("sts-setup-decisions"))
    return (*lines, say("sts-setup-help"), say("sts-setup-level", level=int(p.level)))
