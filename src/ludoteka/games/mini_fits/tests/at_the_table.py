"""A table for tests: games played in notation, frames as pictures."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.game import Game
from ludoteka.core.match import Match, Outcome, Seat, Setting
from ludoteka.core.tests.at_the_table import play
from ludoteka.core.words import Words
from ludoteka.games.mini_fits.components import default_components
from ludoteka.games.mini_fits.variants import Options

GAME = Game.of("ludoteka.games.mini_fits")
FIRST, SECOND = Options(sides="first"), Options(sides="second")
STARTS = "FNWY"
LETTERS = "FLNPTUVWYJDSC"


def table(options: Options | None = None, seats: int = 1, components: str = "") -> Match:
    people = tuple(Seat("human", f"Player {number + 1}") for number in range(seats))
    return Match(Setting(GAME, options or Options(), people, components))


def started(options: Options | None = None, starts: str = "F", at: str = "F@1", components: str = "") -> Match:
    """A table at which everybody has a start card (a letter each) and has placed its piece (in notation)."""
    match = table(options, len(starts), components)
    play(match, *(f"0 start {seat} {letter}" for seat, letter in enumerate(starts, start=1)))
    return play(match, *(f"{seat} {slide}" for seat, slide in enumerate(at.split(), start=1)))


def turn(match: Match, card: str, *slides: str) -> Match:
    """Turn a card and let the seats that place it do so, in their order; a seat that is not named sets it aside."""
    play(match, f"0 card {card}")
    waiting = match.to_act()
    if waiting and waiting[0] != CHANCE:
        texts = [*slides, *["pass"] * (len(waiting) - len(slides))]
        play(match, *(f"{seat + 1} {text}" for seat, text in zip(waiting, texts, strict=True)))
    return match


def finish_round(match: Match) -> Match:
    """Turn all cards that are left; everybody sets everything aside."""
    now = match.secret_state().round
    while not match.over and match.secret_state().round == now and not match.scene().pause:
        turn(match, match.write(CHANCE, match.legal(CHANCE)[0]).removeprefix("card "))
    return match


def picture(match: Match, seat: int = 0) -> list[str]:
    """A frame from the top: the letters of the pieces, what sticks out included; empty rows on top are left out."""
    facts = match.scene().data
    squares = {tuple(square): each["piece"] for each in facts["frames"][seat]["pieces"] for square in each["squares"]}
    top = max((row for _, row in squares), default=-1)
    columns = range(facts["columns"])
    return ["".join(squares.get((column, row), ".") for column in columns) for row in range(top, -1, -1)]


def covered(match: Match, seat: int = 0) -> int:
    """How many squares inside the frame are covered."""
    return bin(int(match.secret_state().filled[seat]) % (1 << 64)).count("1")


def changed(old: str, new: str) -> str:
    """The default component file with one thing changed."""
    text = default_components()
    assert text.count(old) == 1, old
    return text.replace(old, new)


def ended(match: Match) -> Outcome:
    outcome = match.outcome()
    assert outcome, "the game is over"
    return outcome


def answer(words: Words | None) -> Words:
    """Words that are there."""
    assert words
    return words
