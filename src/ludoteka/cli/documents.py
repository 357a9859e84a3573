"""What the commands print with `--json`: a struct for each document, with the meaning of every key.

The tables in `docs/format.md` are made from here (`reference.py`). Programs rely on these documents: keys may be added,
but none is renamed, removed or given another meaning without a new VERSION.
"""

from typing import Annotated

import msgspec
import typer
from msgspec import Meta

VERSION = 1


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a document. Nothing is left out: what there is none of is null, or empty."""


class Document(Part, frozen=True, kw_only=True):
    version: Annotated[int, Meta(description="the version of this document, 1")] = VERSION


def encode(document: Document) -> str:
    """One line, keys in the order of the struct."""
    return msgspec.json.encode(document).decode()


def show(document: Document) -> None:
    typer.echo(encode(document))


# -- games ------------------------------------------------------------------------------------------------------


class PresetEntry(Part, frozen=True, kw_only=True):
    name: Annotated[str, Meta(description="what `--preset` takes")]
    options: Annotated[dict[str, str], Meta(description="its options; those not listed have their default")]
    seats: Annotated[tuple[int, ...], Meta(description="how many can play it")]


class OptionEntry(Part, frozen=True, kw_only=True):
    name: Annotated[str, Meta(description="what `--variant` takes, before the `=`")]
    choices: Annotated[tuple[str, ...], Meta(description="what it takes after the `=`")]
    default: Annotated[str, Meta(description="the choice when none is given")]
    rule: Annotated[str, Meta(description="the rule it comes from, or empty")]
    assumed: Annotated[bool, Meta(description="no rulebook says it: it is our assumption")]
    needs: Annotated[dict[str, str], Meta(description="it matters only with these choices of other options")]
    cardboard: Annotated[bool, Meta(description="it means something for the caller and the score sheet, too")]
    by_seats: Annotated[bool, Meta(description="only its default and the number of seats make sense")]
    seats: Annotated[tuple[int, ...], Meta(description="at how many seats it means something; empty: any number")]
    choices_at: Annotated[
        dict[str, tuple[int, ...]],
        Meta(description="at how many seats a choice is allowed; not listed: any number"),
    ]


class GameEntry(Part, frozen=True, kw_only=True):
    name: Annotated[str, Meta(description="as in commands and records")]
    seats: Annotated[tuple[int, ...], Meta(description="how many can play")]
    presets: Annotated[tuple[PresetEntry, ...], Meta(description="variants with a name; the first is the usual one")]
    options: Annotated[tuple[OptionEntry, ...], Meta(description="the options of the game")]
    bots: Annotated[tuple[str, ...], Meta(description="the levels of the bots, weakest first")]
    usual_bot: Annotated[str, Meta(description="the level used when none is named")]
    cardboard: Annotated[bool, Meta(description="there are a caller and a score sheet for owners of the box")]
    called_by_seats: Annotated[bool, Meta(description="what the caller reads out depends on how many play")]
    ledger: Annotated[bool, Meta(description="there is a score sheet that is entered turn by turn")]
    companion: Annotated[bool, Meta(description="there is a companion that plays the automa of the real game")]
    hindsight: Annotated[bool, Meta(description="a finished game can be compared with the best that was possible")]
    coach: Annotated[bool, Meta(description="`ludoteka review` knows the game")]


class Games(Document, frozen=True, kw_only=True):
    games: Annotated[tuple[GameEntry, ...], Meta(description="all games, or the one that was asked for")]


# -- rules ------------------------------------------------------------------------------------------------------


class RuleText(Part, frozen=True, kw_only=True):
    id: Annotated[str, Meta(description="the name of the rule, the same in every language")]
    title: Annotated[str, Meta(description="what it is about")]
    text: Annotated[str, Meta(description="what it says")]
    assumed: Annotated[bool, Meta(description="it rests on an assumption of ours; the text says on which")]
    captions: Annotated[tuple[str, ...], Meta(description="what its pictures in the browser show")]


class RuleTexts(Part, frozen=True, kw_only=True):
    name: Annotated[str, Meta(description="the name of the section, the same in every language")]
    title: Annotated[str, Meta(description="its heading")]
    rules: Annotated[tuple[RuleText, ...], Meta(description="its rules, in order")]


class Rules(Document, frozen=True, kw_only=True):
    game: Annotated[str, Meta(description="the game")]
    title: Annotated[str, Meta(description="its name in the language of the texts")]
    language: Annotated[str, Meta(description="the language of all texts: `en`, `pl` or `pt`")]
    sections: Annotated[
        tuple[RuleTexts, ...], Meta(description="the rulebook in its order, or the part that was asked for")
    ]


# -- records ----------------------------------------------------------------------------------------------------


class Flaw(Part, frozen=True, kw_only=True):
    line: Annotated[int, Meta(description="where, from 1; 0 if there is no text at all")]
    code: Annotated[str, Meta(description="what is wrong, in a word that does not change")]
    rule: Annotated[str, Meta(description="the rule that forbids it, or empty")]


class Check(Document, frozen=True, kw_only=True):
    ok: Annotated[bool, Meta(description="the record is right")]
    entries: Annotated[int, Meta(description="how many of its moves are right")]
    result: Annotated[tuple[int, ...] | None, Meta(description="the points of each seat; null: not over, or not right")]
    proved: Annotated[bool, Meta(description="it reveals its seed, and every draw follows from it")]
    error: Annotated[Flaw | None, Meta(description="what is wrong; null if nothing is")]


class Legal(Document, frozen=True, kw_only=True):
    to_act: Annotated[tuple[str, ...], Meta(description="who must act, as in records; empty once the game is over")]
    legal: Annotated[
        dict[str, tuple[str, ...]],
        Meta(description="for each actor who must or may act, every legal action in notation; each draw once"),
    ]
    scores: Annotated[tuple[int, ...], Meta(description="the points of each seat so far, as everybody may know them")]


# -- the coach and the solver -----------------------------------------------------------------------------------


class Way(Part, frozen=True, kw_only=True):
    action: Annotated[str, Meta(description="the action in notation")]
    text: Annotated[str, Meta(description="the same in words, in the language of the command")]
    cell: Annotated[str, Meta(description="where on the board, or empty")]
    lies_on: Annotated[tuple[str, ...], Meta(description="the cells that a piece covers, where these are several")]
    expected: Annotated[float, Meta(description="the points at the end of the round that the expert expects of it")]


class MoveReview(Part, frozen=True, kw_only=True):
    entries: Annotated[int, Meta(description="how many entries came before it, not counting what was taken back")]
    cost: Annotated[float, Meta(description="by how many points the best way promised more")]
    chosen: Annotated[int, Meta(description="which of the ways was taken, from 0")]
    ways: Annotated[tuple[Way, ...], Meta(description="every legal action, best first")]


class SeatReview(Part, frozen=True, kw_only=True):
    seat: Annotated[int, Meta(description="the seat, from 1")]
    cost: Annotated[float, Meta(description="the cost of all its moves together")]
    moves: Annotated[tuple[MoveReview, ...], Meta(description="every move that was chosen among several")]


class Reviews(Document, frozen=True, kw_only=True):
    game: Annotated[str, Meta(description="the game")]
    reviews: Annotated[tuple[SeatReview, ...], Meta(description="the seats that were reviewed")]


class Solved(Document, frozen=True, kw_only=True):
    game: Annotated[str, Meta(description="the game")]
    variant: Annotated[str, Meta(description="its options, as in a record")]
    score: Annotated[int, Meta(description="the points of the best placement that was found")]
    upper_bound: Annotated[int, Meta(description="no placement brings more than this")]
    proved: Annotated[bool, Meta(description="nothing better exists")]
    placement: Annotated[tuple[str, ...], Meta(description="that placement: actions in notation, in the order of play")]
    patterns: Annotated[int | None, Meta(description="how many placements reach it; null if they were not counted")]


# -- measurements -----------------------------------------------------------------------------------------------


class Measured(Document, frozen=True, kw_only=True):
    command: Annotated[str, Meta(description="the command that was run")]
    date: Annotated[str, Meta(description="the day, as in 2026-11-16")]
    machine: Annotated[str, Meta(description="the machine it ran on")]


class BotResult(Part, frozen=True, kw_only=True):
    name: Annotated[str, Meta(description="its level")]
    mean: Annotated[float, Meta(description="its mean points")]
    sd: Annotated[float, Meta(description="their standard deviation")]
    se: Annotated[float, Meta(description="the standard error of the mean; games of one deal are one sample")]
    lowest: Annotated[int, Meta(description="its fewest points")]
    highest: Annotated[int, Meta(description="its most points")]
    wins: Annotated[int, Meta(description="how many games it won, alone or with its team")]
    draws: Annotated[int, Meta(description="how many games it won together with an opponent")]
    share: Annotated[float, Meta(description="its share of all wins, 0 to 1; a win shared by two counts half for each")]
    share_se: Annotated[float, Meta(description="the standard error of the share")]


class Simulation(Measured, frozen=True, kw_only=True):
    game: Annotated[str, Meta(description="the game")]
    variant: Annotated[str, Meta(description="its options, as in a record")]
    seed: Annotated[int, Meta(description="same seed, same games")]
    rotated: Annotated[bool, Meta(description="each deal was played in every seating")]
    games: Annotated[int, Meta(description="how many games were played")]
    steps: Annotated[float, Meta(description="mean number of entries in a game, draws included")]
    games_per_s: Annotated[float, Meta(description="games a second on all processes, their start included")]
    records: Annotated[int, Meta(description="how many games were written as records (`--records`)")]
    bots: Annotated[tuple[BotResult, ...], Meta(description="in the order of `--bots`")]


class SimulationFile(Simulation, frozen=True, kw_only=True):
    columns: Annotated[tuple[str, ...], Meta(description="the names of the four values in each result")]
    results: Annotated[
        tuple[tuple[int, int, tuple[int, ...], int], ...],
        Meta(
            description="every game: its deal, from 0; by how many seats the bots had moved on; their "
            "points, in the order of `--bots`; the number of its entries"
        ),
    ]


class RoomSpeed(Part, frozen=True, kw_only=True):
    compiled_steps_per_s: Annotated[float, Meta(description="steps a second of the compiled rules, in random games")]
    compiled_se: Annotated[float, Meta(description="the standard error of that")]
    plain_steps_per_s: Annotated[float, Meta(description="steps a second of the same rules in plain Python")]
    plain_se: Annotated[float, Meta(description="the standard error of that")]


class PeerSpeed(Part, frozen=True, kw_only=True):
    steps_per_s: Annotated[float, Meta(description="steps a second of another library, in random games")]
    se: Annotated[float, Meta(description="the standard error of that")]


class EngineSpeed(Measured, frozen=True, kw_only=True):
    rooms: Annotated[dict[str, RoomSpeed], Meta(description="the speed of each game, by its name")]
    peers: Annotated[
        dict[str, PeerSpeed], Meta(description="the same for `openspiel_connect_four`, if OpenSpiel is installed")
    ]


COMMANDS: dict[str, type[Document]] = {
    "ludoteka games [GAME] --json": Games,
    "ludoteka rules GAME [RULE …] --json": Rules,
    "ludoteka replay FILE --check --json": Check,
    "ludoteka legal FILE --json": Legal,
    "ludoteka review FILE --json": Reviews,
    "ludoteka solve GAME --json": Solved,
    "ludoteka simulate GAME --json": Simulation,
    "ludoteka simulate GAME --out FILE": SimulationFile,
    "ludoteka bench engine --json": EngineSpeed,
}
