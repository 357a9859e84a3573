"""What a player can ask for at the prompt, other than moving. Each command returns what became of the game."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal

from ludoteka.cli.terminal.log_text import explained, score_lines, story_lines
from ludoteka.cli.terminal.typed_input import shortest, understand
from ludoteka.core.errors import Refused
from ludoteka.core.kernel_api import FINE
from ludoteka.core.scene import Scene
from ludoteka.core.words import message

if TYPE_CHECKING:
    from ludoteka.cli.terminal.game_loop import Table

Outcome = Literal["same", "moved", "leave"]
Command = Callable[["Table", int, str], Outcome]


def help_(table: "Table", seat: int, rest: str) -> Outcome:
    targets = table.match.scene(seat).targets
    table.screen.write(
        table.texts.cli(
            "help",
            action=targets[0].action if targets else "-",
            short=shortest(targets) if targets else "-",
        )
    )
    for name in NAMES:
        table.screen.write(f"  {name:10}{table.texts.cli('help-' + name.replace('?', 'help'))}")
    return "same"


def why(table: "Table", seat: int, rest: str) -> Outcome:
    """Why an action is not allowed, with the rule; or what it would do."""
    if not rest:
        table.screen.write(table.texts.cli("why-what"))
        return "same"
    scene = table.match.scene(seat)
    text = understand(table.match, seat, rest, scene)
    refusal = _refusal(table, seat, text)
    if refusal:
        _explain(table, scene, rest, refusal)
        return "same"
    effects = next((target.effects for target in scene.targets if target.action == text), ())
    table.screen.write(table.texts.cli("why-fine", action=text))
    for effect in effects:
        table.screen.write(f"  {table.texts(effect.words)}")
    return "same"


def _explain(table: "Table", scene: Scene, cell: str, refusal: Refused) -> None:
    """What the rules say to the action; where none was meant, what they say about the cell."""
    reason = explained(scene, cell, table.texts) if not refusal.rule else ""
    table.screen.write(reason or table.texts.refused(refusal), "red")
    rule = next((no.rule for no in scene.refusals if reason and cell.casefold() in no.cells), refusal.rule)
    _quote_rule(table, rule)


def _refusal(table: "Table", seat: int, text: str) -> Refused | None:
    """Asked of what the seat sees, so that the answer gives nothing away."""
    match, observation = table.match, table.match.observation(seat)
    try:
        action = match.read(seat, text)
    except Refused as unread:
        return unread
    code = match.kernel.refusal(observation.parts, observation.state, seat, action)
    return None if code == FINE else match.game.refused(observation.parts, observation.state, action, code)


def _quote_rule(table: "Table", rule: str) -> None:
    if rule and table.texts.knows(rule):
        table.screen.write(f"{rule}: {table.texts(message(rule))}")


def score(table: "Table", seat: int, rest: str) -> Outcome:
    for seat_score in table.match.scene(seat).scores:
        for line in score_lines(seat_score, table.names[seat_score.seat], table.texts):
            table.screen.out.print(line)
    return "same"


def bag(table: "Table", seat: int, rest: str) -> Outcome:
    table.screen.show_left(table.match.scene(seat))
    return "same"


def moves(table: "Table", seat: int, rest: str) -> Outcome:
    table.screen.show_offers(table.match.scene(seat))
    return "same"


def boards(table: "Table", seat: int, rest: str) -> Outcome:
    table.screen.show_boards(table.match.scene(seat))
    return "same"


def board(table: "Table", seat: int, rest: str) -> Outcome:
    table.screen.show_turn(table.match.scene(seat), seat, table.names)
    return "same"


def what(table: "Table", seat: int, rest: str) -> Outcome:
    table.screen.show_everything(table.match.scene(seat))
    return "same"


def log(table: "Table", seat: int, rest: str) -> Outcome:
    for line in story_lines(table.match, table.texts, seat):
        table.screen.out.print(line)
    return "same"


def undo(table: "Table", seat: int, rest: str) -> Outcome:
    """Take back the last action of a person at this terminal, as long as nothing has been seen since."""
    possible = {other: count for other in table.humans if (count := table.match.undoable(other))}
    if not possible:
        table.screen.write(table.texts.cli("undo-none"))
        return "same"
    who = min(possible, key=lambda other: possible[other])
    table.match.take_back(who)
    return "moved"


def leave(table: "Table", seat: int, rest: str) -> Outcome:
    return "leave"


NAMES: Mapping[str, Command] = {
    "?": help_,
    "why": why,
    "moves": moves,
    "score": score,
    "bag": bag,
    "board": board,
    "boards": boards,
    "what": what,
    "log": log,
    "undo": undo,
    "quit": leave,
}
COMMANDS: Mapping[str, Command] = {**NAMES, "help": help_, "h": help_, "exit": leave, "q": leave}
