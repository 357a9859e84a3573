"""Words for tests: a table is set, lines of a record are played, positions are laid out directly."""

from typing import Any

from ludoteka.core.actors import CHANCE
from ludoteka.core.match import Match, Outcome, Seat, Setting
from ludoteka.core.tests.at_the_table import alter, play
from ludoteka.games import find_game
from ludoteka.games.sequence import boards
from ludoteka.games.sequence.pictures import lay

GAME = find_game("sequence")
KERNEL = GAME.kernel
NAMES = ("Ana", "Bo", "Cid", "Dora", "Ewa", "Filip", "Gil", "Hela", "Ivo", "Jan", "Kasia", "Luis")


def table(options: str = "", seats: int = 2, components: str = "") -> Match:
    """A table with people on all seats, before anybody has cut."""
    people = tuple(Seat("human", name) for name in NAMES[:seats])
    return Match(Setting(GAME, GAME.options.read(options), people, components))


def position(options: str = "", *, chips: Any = (), hands: Any = (), seats: int = 2, turn: int = 0) -> Match:
    """A table in the middle of a game: chips by team (`e5 f5`), cards by seat (`KD JS`), whose turn it is."""
    match = table(options, seats)
    alter(match, lay(match.setting.options, seats, tuple(chips), tuple(hands))[1])  # type: ignore[arg-type]
    alter(match).turn = turn
    return match


def cut_and_deal(match: Match, *cuts: str) -> Match:
    """The cards that are cut, by seat; then everybody's hand is dealt as it comes."""
    play(match, *(f"0 cut {seat} {card}" for seat, card in enumerate(cuts, start=1)))
    while match.to_act() == (CHANCE,):
        match.submit(CHANCE, match.legal(CHANCE)[0])
    return match


def hand(match: Match, seat: int = 0) -> list[str]:
    state = match.secret_state()
    return [boards.CARD_NAMES[card] for card in state.hand[seat][: state.held[seat]]]


def chips(match: Match, team: int = 0) -> set[str]:
    state = match.secret_state()
    return {name for cell, name in enumerate(boards.CELL_NAMES) if state.board[cell] == team + 1}


def locked(match: Match) -> set[str]:
    state = match.secret_state()
    return {name for cell, name in enumerate(boards.CELL_NAMES) if state.locked[cell]}


def sequences(match: Match) -> list[str]:
    """Every completed sequence: `0 a1-e5`."""
    s = match.secret_state()
    pairs = zip(s.sequence_team[: s.sequences], s.sequence_five[: s.sequences], strict=True)
    return [f"{team} {boards.fives()[five].name}" for team, five in pairs]


def made(match: Match) -> list[int]:
    return [int(number) for number in match.secret_state().made[: match.parts.teams]]


def set_pile(match: Match, cards: str, discards: str = "") -> Match:
    """These cards and no others are in the pile and in the discards."""
    state = alter(match)
    state.pile[:], state.discard[:] = 0, 0
    pile = sorted(boards.CARD_NUMBERS[name] for name in cards.split())
    state.pile[: len(pile)] = pile
    for name in discards.split():
        state.discard[boards.CARD_NUMBERS[name]] += 1
    state.pile_left, state.thrown = len(pile), len(discards.split())
    return match


def ended(match: Match) -> Outcome:
    outcome = match.outcome()
    assert outcome, "the game is over"
    return outcome
