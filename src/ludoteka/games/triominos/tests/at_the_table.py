"""Words for tests: a table is set, lines of a record are played, positions are laid out directly."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.match import Match, Outcome, Seat, Setting
from ludoteka.core.tests.at_the_table import alter, play
from ludoteka.games import find_game
from ludoteka.games.triominos import boards
from ludoteka.games.triominos.parts import bit_of, word_of
from ludoteka.games.triominos.pictures import lay

GAME = find_game("triominos")
KERNEL = GAME.kernel
NAMES = ("Ana", "Bo", "Cid", "Dora")


def table(options: str = "", seats: int = 2, components: str = "") -> Match:
    """A table with people on all seats, before anything is dealt."""
    people = tuple(Seat("human", name) for name in NAMES[:seats])
    return Match(Setting(GAME, GAME.options.read(options), people, components))


def position(
    options: str = "", *, laid: str = "", racks: tuple[str, ...] = (), seats: int = 2, turn: int = 0, pool: str = "*"
) -> Match:
    """A table in the middle of a round: tiles on the table, on the racks and (`*`: all others) in the pool."""
    match = table(options, seats)
    alter(match, lay(match.setting.options, seats, laid, racks)[1])  # type: ignore[arg-type]
    alter(match).turn = turn
    if pool != "*":
        set_pool(match, pool)
    return match


def set_pool(match: Match, tiles: str) -> None:
    """These tiles and no others are in the pool."""
    state = alter(match)
    state.pool[:] = 0
    state.pool_left = len(tiles.split())
    for name in tiles.split():
        tile = number(match, name)
        state.pool[word_of(tile)] |= bit_of(tile)


def number(match: Match, name: str) -> int:
    """A tile's number, from its name."""
    return int(match.parts.tile_of[boards.read_face(name)])


def deal(match: Match, *racks: str, keep: str = "") -> Match:
    """Deal these racks, one tile at a time in turn, and whatever comes first where a rack names none; tiles to `keep`
    stay in the pool."""
    while match.to_act() == (CHANCE,) and match.secret_state().phase in (0, 3):
        seat = match.secret_state().drawing
        held = 0 if match.secret_state().phase == 3 else int(match.secret_state().held[seat])
        names = racks[seat].split() if seat < len(racks) else []
        taken = {name for names in (*racks, keep) for name in names.split()}
        if held < len(names):
            play(match, f"0 deal {seat + 1} {names[held]}")
        else:
            texts = [match.write(CHANCE, action) for action in match.legal(CHANCE)]
            play(match, next(f"0 {text}" for text in texts if text.split()[-1] not in taken))
    return match


def rack(match: Match, seat: int = 0) -> list[str]:
    """The tiles on a rack by name."""
    s, p = match.secret_state(), match.parts
    tiles = [tile for tile in range(1, p.tiles + 1) if s.rack[seat, word_of(tile)] & bit_of(tile)]
    return [boards.face_name(int(p.face_of[tile])) for tile in tiles]


def pool(match: Match) -> set[str]:
    s, p = match.secret_state(), match.parts
    tiles = [tile for tile in range(1, p.tiles + 1) if s.pool[word_of(tile)] & bit_of(tile)]
    return {boards.face_name(int(p.face_of[tile])) for tile in tiles}


def points(match: Match) -> list[int]:
    """This round's points."""
    return [int(number) for number in match.secret_state().points[: match.parts.seats]]


def brings(match: Match, seat: int, line: str) -> int:
    """How many points an action brings at once."""
    before = points(match)[seat]
    return points(play(match, f"{seat + 1} {line}"))[seat] - before


def ended(match: Match) -> Outcome:
    outcome = match.outcome()
    assert outcome, "the game is over"
    return outcome
