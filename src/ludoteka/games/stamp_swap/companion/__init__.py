"""The companion: Pinzetta's part of a game with the real pieces, replayed from what its owner entered (STS-18)."""

from collections.abc import Generator, Sequence

from ludoteka.core import chance
from ludoteka.core.companion import Answer, CompanionSetup, HelpCard, Question, Session, Trouble
from ludoteka.core.errors import Refused
from ludoteka.core.words import message
from ludoteka.games.stamp_swap.helping import help_cards
from ludoteka.games.stamp_swap.variants import Options, make_parts

from .day import whole_game
from .desk import Desk
from .quick import all_cards
from .setup import setup_lines
from .words import notes, own_lines, score_lines

Procedure = Generator[Question, Answer, None]


def follow(setup: CompanionSetup, entries: Sequence[Answer], draw: bool, components: str = "") -> Session:
    """As far as the entries fit; `draw`: and one more, if the companion can draw it."""
    desk = _desk(setup, components)
    replay = Replay(desk, all_cards(desk) if setup.quick else whole_game(desk))
    for entry in entries:
        if not replay.takes(entry):
            break
    log = list(entries)
    if draw and not replay.trouble and replay.open and replay.open.form == "draw":
        log.append(_drawn(replay.open))
        replay.takes(log[-1])
    lines = score_lines(desk.p, desk.s) if not setup.quick else ()
    own = own_lines(desk)
    return Session(
        entries=tuple(log),
        asked=(*replay.answered, *([replay.open] if replay.open else [])),
        steps=tuple(desk.steps),
        who=message("sts-co-who"),
        points=sum(line.points for line in lines),
        lines=lines,
        own_points=sum(line.points for line in own),
        own_lines=own,
        notes=notes(desk) if not setup.quick else (),
        cards=_help(desk),
        components=("none", "built-in", "own") if components else ("none", "built-in"),
        over=replay.open is None,
        trouble=replay.trouble,
    )


def _desk(setup: CompanionSetup, components: str) -> Desk:
    if setup.components == "own" and not components:
        raise Refused("companion-no-pack", rule="STS-18")
    if setup.components == "none" and setup.quick:
        raise Refused("companion-quick", rule="STS-18")
    pack = components if setup.components == "own" else ""
    return Desk(make_parts(Options.of(setup.options), 1, pack), drawn_here=setup.components != "none")


def _help(desk: Desk) -> tuple[HelpCard, ...]:
    setup = HelpCard(words=message("sts-ask-setup"), lines=setup_lines(desk.p, drawn_here=desk.drawn_here))
    return (setup, *help_cards(full=bool(desk.p.full)))


def _drawn(question: Question) -> Answer:
    """One of the cards that can come, all equally likely."""
    at = chance.draw(chance.new_seed(), 0, len(question.choices))
    return Answer(kind=question.kind, numbers=(question.choices[at].number,))


class Replay:
    """Gives entries to a procedure, one after the other, until one does not fit."""

    def __init__(self, desk: Desk, procedure: Procedure) -> None:
        self._desk, self._procedure = desk, procedure
        self.answered: list[Question] = []
        self.open: Question | None = next(procedure)
        self.trouble: Trouble | None = None

    def takes(self, entry: Answer) -> bool:
        """Does it fit? Then everything that follows from it has happened."""
        asked, number, steps = self.open, len(self.answered), len(self._desk.steps)
        self._desk.entry = number
        try:
            if asked is None:
                raise Refused("companion-over", rule="STS-18")
            if entry.kind != asked.kind:
                raise Refused("companion-kind", rule="STS-18")
            self.open = self._procedure.send(entry)
        except StopIteration:
            self.open = None
        except Refused as refused:
            del self._desk.steps[steps:]
            refusal = refused.at(str(number + 1))
            self.trouble = Trouble(entry=number, code=refusal.code, words=refusal.words(), rule=refusal.rule)
            return False
        if asked:
            self.answered.append(asked)
        return True
