"""The data of a scene that the room's own client understands. The client's types are made from these."""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from ludoteka.core.companion import HelpCard
from ludoteka.core.words import Words

Pile = Literal["large", "small"]
StampStep = Literal["collect", "reserve", "split", "choose", "exhibit"]


class StampContest(TypedDict):
    """`score`: what scores, and how much; `so_far`: how far it has come, where the points do not say it; `ticket`: the
    day on which it was scored, 0 for not yet."""

    id: int
    category: str
    words: Words
    score: Words
    now: int
    so_far: Words | None
    ticket: int
    scored: int


class StampExhibitor(TypedDict):
    """A card, or what is printed on the own mat: scores every day (`show`), at the end, or otherwise."""

    number: NotRequired[int]
    words: Words
    kind: Literal["show", "end", "other"]
    now: int


class StampEnd(TypedDict):
    """What the end would bring now."""

    forever: int
    stamps: int
    values: int
    finale: int


class StampLadder(TypedDict):
    """What the first places in forever stamps bring, and how many the imaginary player has; 0: there is none."""

    points: list[int]
    imaginary: int


class StampLine(TypedDict):
    words: Words
    points: int


class StampField(TypedDict):
    """Of Pinzetta's mat. `each`: what an item there brings, once it is known; `points`: what all of them do."""

    name: str
    words: Words
    count: int
    each: NotRequired[int]
    points: NotRequired[int]


class StampDecision(TypedDict):
    """`fields`: what each item on a field brings at the end; nothing in introductory mode."""

    number: int
    crossed: int
    fields: list[int]


class StampContestPoints(TypedDict):
    id: int
    points: int


class StampShow(TypedDict):
    """A show scoring card, on the level that is played."""

    number: int
    contests: list[StampContestPoints]


class StampDecks(TypedDict):
    """What is printed on Pinzetta's cards."""

    decisions: list[StampDecision]
    shows: list[StampShow]


class StampPiles(TypedDict):
    small: int
    large: int


class StampChoice(TypedDict):
    """What your piles were worth to her, before and after her card took tokens away."""

    before: StampPiles
    after: StampPiles


class StampPinzetta(TypedDict):
    """`chose`: why she took the pile that she took. `level`: what her level brings at the end; in introductory mode it
    is all that she gets. `final`: the decision card for her mat, once it is drawn; `used`: the show scoring cards that
    were drawn."""

    points: int
    lines: list[StampLine]
    targets: Sequence[Words]
    level: int
    fields: list[StampField]
    took: Literal["large", "small", ""]
    chose: StampChoice | None
    decision: int
    crossed: int
    swapped: list[str]
    final: int
    used: list[int]
    decks: StampDecks
    help: Sequence[HelpCard]


class StampBothPiles(TypedDict):
    yours: StampPiles
    hers: StampPiles


class StampItem(TypedDict):
    """`fits`: a stamp that still fits on the page; `why`: what its tokens are for."""

    down: bool
    fits: bool | None
    why: list[Words]


class StampOdds(TypedDict):
    """With how many of her `cards` Pinzetta would take the large pile. `turns_from`: with so many crossed-out icons she
    takes the other pile than without any; 0: with none of her cards, or it is not that simple. `by_card`: is it the
    large pile, for each card, those with the fewest crossed-out icons first."""

    large: int
    cards: int
    turns_from: int
    by_card: list[bool]


class StampSplit(TypedDict):
    """The cells whose items would make the large pile, what the piles would be worth to Pinzetta, and which of them she
    would take."""

    cells: list[str]
    large: NotRequired[int]
    small: NotRequired[int]
    odds: NotRequired[StampOdds]


class StampTake(TypedDict):
    seat: int
    pile: Pile


class StampSight(TypedDict):
    """What everybody sees of a pile: printed values, and how many cards and hidden stamps are with them."""

    values: int
    cards: int
    hidden: int


class StampSights(TypedDict):
    small: StampSight
    large: StampSight


class StampRival(TypedDict):
    """Somebody at a table of several. `piles`: what they show, while they are chosen from. `days`: what each day
    brought, and last what none of them did; `ready`: done before the others are; `chosen`: has had a turn to choose
    today; `taken`: the pile that somebody took, and who."""

    seat: int
    points: int
    days: list[int]
    tickets: int
    forever: int
    mat: Words | None
    cards: list[Words]
    ready: bool
    chosen: bool
    taken: Literal["large", "small", ""]
    taker: int | None
    piles: StampSights | None


class StampSeveral(TypedDict):
    """`rule`: of the top event card; `turn`: where one acts after the other; `first`: who has the first player's token;
    `takes`: by action, whose pile would be taken; `seats`: from the viewer on, clockwise."""

    rule: Words | None
    events: list[int]
    turn: int | None
    first: int
    takes: dict[str, StampTake]
    seats: list[StampRival]


class StampPlaces(TypedDict):
    """Squares on which a stamp can lie with its corner, as `a-c1 e1 b2`: each row by itself, what is side by side taken
    together; and what would score then besides what does anywhere."""

    cells: str
    then: dict[str, int]


class StampOutcome(TypedDict):
    """What would score then, where a stamp comes to lie on the page: only what would be different. `anywhere`: wherever
    that is; `places`: where most would be scored first."""

    anywhere: dict[str, int]
    places: list[StampPlaces]


class StampData(TypedDict):
    """`built_in`: the content is our own, not that of the box; `tickets`: those that are left; `pinzetta`: nobody,
    where several play; `splits` by action; `would` by piece: stamps that can be placed, or tried."""

    kind: Literal["stamp-swap"]
    phase: str
    step: StampStep
    day: int
    level: int
    full: bool
    built_in: bool
    empty: int
    tickets: int
    contests: list[StampContest]
    cards: list[StampExhibitor]
    mat: StampExhibitor | None
    end: StampEnd
    days: list[int]
    ladder: StampLadder
    pinzetta: StampPinzetta | None
    piles: StampBothPiles
    items: dict[str, StampItem]
    splits: dict[str, StampSplit]
    table: StampSeveral | None
    would: dict[str, StampOutcome]


class StampCell(TypedDict):
    """Where an item lies; `seat`: in whose collection, where that is another player's."""

    pile: str
    seat: NotRequired[int]


class StampFacts(TypedDict):
    """All that is printed on a stamp; `colours`, `themes`: one for each of its halves, where it is double. `tokens`: of
    an item of a collection, how many Pinzetta has put next to it."""

    stamp: int
    width: int
    height: int
    size: str
    colours: list[str]
    themes: list[str]
    value: int
    marks: list[str]
    tokens: NotRequired[int]


class StampSquare(TypedDict):
    """A further square of a stamp on the page."""

    stamp: int


class StampHidden(TypedDict):
    """A stamp of which only the back is seen."""

    hidden: bool
    size: str
    back: Words
    tokens: int


class StampCard(TypedDict):
    """An exhibitor's card, and what it does."""

    card: int
    does: Words
    tokens: int


class StampToken(TypedDict):
    """The token of the first player."""

    token: bool
    tokens: int


class StampDayLine(TypedDict):
    """Points of a day, and what brought them."""

    day: int
    what: Words
