"""How the real table is set up for a game alone (STS-1, STS-2)."""

from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap.parts import ATTENDEES, Parts
from ludoteka.games.stamp_swap.pieces import listed


def setup_lines(p: Parts, *, drawn_here: bool) -> tuple[Words, ...]:
    """Everything in order: the table, the owner's side, Pinzetta's. Cards that are drawn here stay in the box."""
    out = [card for card in range(1, ATTENDEES + 1) if not p.in_play[card]]
    lines = [message("sts-setup-two-players"), message("sts-setup-token")]
    if out:
        lines.append(
            message("sts-setup-attendees", cards=listed([message("sts-co-number", number=card) for card in out]))
        )
    lines += [
        message("sts-setup-cards-here") if drawn_here else message("sts-setup-events"),
        message("sts-setup-your-mat"),
    ]
    if p.forever_start and drawn_here:
        lines.append(message("sts-setup-your-forever", count=int(p.forever_start)))
    lines += [message("sts-setup-her-mat"), message("sts-setup-tokens")]
    if p.full:
        lines.append(message("sts-setup-forever"))
    if not drawn_here:
        lines += [message("sts-setup-shows")] if p.full else []
        lines.append(message("sts-setup-decisions"))
    return (*lines, message("sts-setup-help"), message("sts-setup-level", level=int(p.level)))
