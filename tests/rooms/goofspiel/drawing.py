"""What a viewer sees, as a scene: the prize, everybody's place for a bid, and the viewer's hand. Facts come from the
rules and the scoring; nothing is decided here."""

from ludoteka.core.actors import CHANCE, SPECTATOR, members
from ludoteka.core.room import Observation
from ludoteka.core.scene import Board, Cell, Mark, NoTarget, Piece, Scene, ScoreLine, SeatScore, Tally, Target, Tone
from ludoteka.core.score_lines import score_lines
from ludoteka.core.words import Words, message

from . import scoring
from .notation import write
from .parts import NO_CARD, SEALED, Parts, State

WIDTH, HEIGHT, GAP = 1.0, 1.4, 0.25
SHAPES: dict[str, tuple[tuple[float, float], ...]] = {"card": ((-0.5, -0.7), (0.5, -0.7), (0.5, 0.7), (-0.5, 0.7))}
TONES = {
    "card": Tone(fill="#FFFDF7", ink="#1E1B16"),
    "prize": Tone(fill="#FFFDF7", ink="#B3213A"),
    "back": Tone(fill="#2347B8", ink="#FFFFFF", pattern="bars"),
}
PRIZE_CELL, CARRIED_CELL = "prize", "carry"


def scene(observation: Observation) -> Scene:
    p, s, viewer, names = observation.parts, observation.state, observation.viewer, observation.names
    over = s.decided == p.cards
    return Scene(
        words=situation(p, s, viewer, names),
        boards=(board(p, s, names),),
        tray=hand(p, s, viewer),
        targets=tuple(target(p, s, viewer, card) for card in observation.legal),
        refusals=refusals(p, observation) if viewer != SPECTATOR and not over else (),
        scores=explain(p, s),
        tallies=(
            Tally(words=message("goo-left"), left=int(p.cards - s.decided - (s.prize != NO_CARD)), of=int(p.cards)),
        ),
        shapes=SHAPES,
        tones=TONES,
        progress=(int(s.decided), int(p.cards)),
        over=over,
        winners=tuple(members(scoring.winners(p, s))) if over else (),
    )


def describe(p: Parts, s: State, actor: int, action: int) -> Words:
    """An action in words, for the log."""
    return message("goo-log-prize" if actor == CHANCE else "goo-log-bid", card=action)


def situation(p: Parts, s: State, viewer: int, names: tuple[str, ...]) -> Words:
    """What is going on, in a sentence."""
    if s.decided == p.cards:
        won = tuple(members(scoring.winners(p, s)))
        who, points = ", ".join(names[seat] for seat in won), int(scoring.score(p, s, won[0]))
        return message("goo-now-over" if len(won) == 1 else "goo-now-over-shared", names=who, points=points)
    if s.prize == NO_CARD:
        return message("goo-now-prize")
    mine = viewer != SPECTATOR and s.bid[viewer] == NO_CARD
    points = int(scoring.at_stake(p, s))
    return message("goo-now-bid" if mine else "goo-now-wait", card=int(s.prize), points=points)


# -- the table --------------------------------------------------------------------------------------------------


def bid_cell(seat: int) -> str:
    return f"bid-{seat + 1}"


def last_cell(seat: int) -> str:
    return f"last-{seat + 1}"


def board(p: Parts, s: State, names: tuple[str, ...]) -> Board:
    """On the left the prize, and below it what was carried over; then a column for each player: the bid, and below it
    the one of the round before."""
    cells = [_cell(PRIZE_CELL, 0, 0, message("goo-prize")), _cell(CARRIED_CELL, 0, 1, message("goo-carried"))]
    pieces = list[Piece]()
    carried = int(scoring.at_stake(p, s) - s.prize)
    if s.prize != NO_CARD:
        pieces.append(_card("prize", int(s.prize), "prize", PRIZE_CELL))
    if carried:
        pieces.append(_card("carried", carried, "prize", CARRIED_CELL))
    for seat, name in enumerate(names):
        cells.append(_cell(bid_cell(seat), seat + 1, 0, message("goo-bid-of", name=name)))
        of_player = message("goo-last-bid-of", name=name)
        cells.append(_cell(last_cell(seat), seat + 1, 1, of_player, message("goo-last-bid")))
        bid, last = int(s.bid[seat]), int(s.last_bid[seat])
        if bid != NO_CARD:
            pieces.append(_card(f"{seat}:{bid}", bid, "back" if bid == SEALED else "card", bid_cell(seat)))
        if last != NO_CARD:
            pieces.append(_card(f"{seat}:{last}", last, "card", last_cell(seat)))
    box = (-WIDTH / 2, -HEIGHT / 2, WIDTH + p.seats * (WIDTH + GAP), 2 * HEIGHT + GAP)
    return Board(id="table", words=message("goo-table"), box=box, cells=tuple(cells), pieces=tuple(pieces))


def _cell(cell: str, column: int, row: int, words: Words, label: Words | None = None) -> Cell:
    x, y = column * (WIDTH + GAP), row * (HEIGHT + GAP)
    return Cell(id=cell, x=x, y=y, words=words, shape="card", label=label or words)


def _card(piece: str, card: int, tone: str, cell: str = "") -> Piece:
    words = message("goo-card-sealed") if card == SEALED else message("goo-card", card=card)
    marks = (Mark(kind="text", tone=tone, text="?" if card == SEALED else str(card), size=0.6),)
    return Piece(id=piece, words=words, shape="card", cell=cell, marks=marks)


# -- what the viewer can do -------------------------------------------------------------------------------------


def hand(p: Parts, s: State, viewer: int) -> tuple[Piece, ...]:
    """The viewer's cards, without the one that is bid."""
    held = range(1, p.cards + 1) if viewer != SPECTATOR else ()
    return tuple(
        _card(f"{viewer}:{card}", card, "card") for card in held if s.hand[viewer, card] and s.bid[viewer] != card
    )


def target(p: Parts, s: State, seat: int, card: int) -> Target:
    words = message("goo-do-bid", card=card)
    return Target(action=write(p, s, seat, card), words=words, cell=bid_cell(seat), piece=f"{seat}:{card}")


def refusals(p: Parts, observation: Observation) -> tuple[NoTarget, ...]:
    """Why nothing can be done at the other cells: they are not the viewer's."""
    mine = bid_cell(observation.viewer)
    cells = (PRIZE_CELL, CARRIED_CELL, *(cell for seat in range(p.seats) for cell in (bid_cell(seat), last_cell(seat))))
    others = NoTarget(cells=tuple(c for c in cells if c != mine), words=message("goo-why-not-yours"), rule="GOO-3")
    bid_made = NoTarget(cells=(mine,), words=message("refused-not-your-turn"), rule="GOO-3")
    return (others,) if observation.legal else (others, bid_made)


# -- points -----------------------------------------------------------------------------------------------------


def explain(p: Parts, s: State) -> tuple[SeatScore, ...]:
    """Everybody's points, prize by prize."""
    return tuple(
        SeatScore(
            seat=seat,
            points=int(scoring.score(p, s, seat)),
            lines=tuple(
                ScoreLine(words=message("goo-line", card=points), points=points)
                for _, points, *_ in score_lines(scoring, p, s, seat)
            ),
            note=message("goo-note-thinking" if s.bid[seat] == NO_CARD else "goo-note-bid") if s.prize else None,
        )
        for seat in range(p.seats)
    )
