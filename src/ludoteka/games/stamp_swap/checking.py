"""What a pack must fulfil beyond its form. Every mistake is reported with its place and the rule it breaks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

from ludoteka.core.errors import Refused

from .pack import Attendee, Category, Event, Formula, Pack, Stamp, read_form

COUNTS = {"stamps": 165, "attendees": 19, "contests": 30, "mats": 5, "events": 10, "decisions": 8, "shows": 4}
RARES, CONTESTS_EACH, HER_MATS, POOLS = 15, 6, 3, 10
DAYS = 3
SUPPLY = ("2x2", "2x3", "2x4", "3x3", "double", "forever", "rare", "attendee")
# Which kinds of formula ask about what.
OF_KINDS = ("colours", "themes", "sizes")
OF_LINES = ("rows", "columns", "lines")
ASKS = {
    **dict.fromkeys(("sets", "second", "most", "largest-group", "groups", "variety"), OF_KINDS),
    **dict.fromkeys(("full-lines", "lines-with"), OF_LINES),
}


def read_pack(text: str) -> Pack:
    """The pack that a text describes; refused with the first mistake in it."""
    pack = read_form(text)
    for mistake in mistakes(pack):
        raise mistake
    return pack


def mistakes(pack: Pack) -> Iterator[Refused]:
    """Everything that is wrong with a pack of the right form."""
    yield from _counts(pack)
    for at, stamp in enumerate(pack.stamps, start=1):
        yield from _stamp(stamp, f"stamps {at}")
    yield from _contests(pack)
    yield from _attendees(pack)
    yield from _mats(pack)
    yield from _shows(pack)
    yield from _unfilled(pack)
    for at, event in enumerate(pack.events, start=1):
        yield from _event(event, f"events {at}")
    yield from _stacks(pack)
    yield from _supply(pack)


def _counts(pack: Pack) -> Iterator[Refused]:
    for name, needed in COUNTS.items():
        found = len(getattr(pack, name))
        if found != needed:
            yield Refused("pack-count", rule="STS-C1", place=name, needed=needed, found=found)
    if pack.pools and len(pack.pools) != POOLS:
        yield Refused("pack-count", rule="STS-C1", place="pools", needed=POOLS, found=len(pack.pools))
    rares = sum(stamp.rare for stamp in pack.stamps)
    if rares != RARES:
        yield Refused("pack-count", rule="STS-C1", place="stamps: rare", needed=RARES, found=rares)
    for category in get_args(Category):
        found = sum(contest.category == category for contest in pack.contests)
        if found != CONTESTS_EACH:
            yield Refused("pack-count", rule="STS-C1", place=f"contests: {category}", needed=CONTESTS_EACH, found=found)


def _stamp(stamp: Stamp, place: str) -> Iterator[Refused]:
    if stamp.forever != (stamp.size == "1x1"):
        yield Refused("pack-forever", rule="STS-C2", place=f"{place}: size")
    if stamp.forever and (stamp.colour or stamp.theme or stamp.rare or stamp.cancelled or stamp.faded):
        yield Refused("pack-forever-plain", rule="STS-C2", place=place)
    if not stamp.forever and not stamp.rare and not (stamp.colour and stamp.theme):
        yield Refused("pack-colour-theme", rule="STS-C2", place=place)
    if stamp.rare and stamp.theme:
        yield Refused("pack-rare-theme", rule="STS-C2", place=f"{place}: theme")
    if stamp.double and stamp.size not in ("2x4", "4x2"):
        yield Refused("pack-double", rule="STS-C2", place=f"{place}: size")
    least, most = _values(stamp)
    if not least <= stamp.value <= most:
        yield Refused("pack-value", rule="STS-C2", place=f"{place}: value", least=least, most=most)


def _values(stamp: Stamp) -> tuple[int, int]:
    """The printed values that a stamp of its kind can have."""
    if stamp.cancelled or stamp.forever:
        return 0, 0
    if stamp.faded:
        return -9, -1
    if stamp.rare:
        return 3, 9
    return (1, 6) if stamp.double else (1, 3)


def _contests(pack: Pack) -> Iterator[Refused]:
    times = Counter(contest.id for contest in pack.contests)
    for at, contest in enumerate(pack.contests, start=1):
        if times[contest.id] > 1:
            yield Refused("pack-twice", rule="STS-C1", place=f"contests {at}: id", number=contest.id)
        yield from _formula(contest.score, f"contests {at}: score")


def _formula(formula: Formula, place: str) -> Iterator[Refused]:
    if formula.each == 0:
        yield Refused("pack-unfilled", rule="STS-13", place=f"{place}: each")
    asked = ASKS.get(formula.kind, ())
    if asked and formula.of not in asked:
        yield Refused("pack-of", rule="STS-13", place=f"{place}: of", kind=formula.kind, known=", ".join(asked))
    if not asked and formula.of:
        yield Refused("pack-of-nothing", rule="STS-13", place=f"{place}: of", kind=formula.kind)


def _attendees(pack: Pack) -> Iterator[Refused]:
    times = Counter(card.number for card in pack.attendees)
    for at, card in enumerate(pack.attendees, start=1):
        if times[card.number] > 1:
            yield Refused("pack-twice", rule="STS-C1", place=f"attendees {at}: number", number=card.number)
        yield from _attendee(card, f"attendees {at}", out=card.number in pack.out_of_solo)


def _attendee(card: Attendee, place: str, *, out: bool) -> Iterator[Refused]:
    scores = card.effect in ("show", "end")
    if scores != (card.score is not None):
        yield Refused("pack-effect-score", rule="STS-13", place=f"{place}: score", effect=card.effect)
    if (card.effect == "collect") != (card.draws is not None):
        yield Refused("pack-effect-draws", rule="STS-5", place=f"{place}: draws", effect=card.effect)
    if card.effect in ("first-player", "last-chooser") and not out:
        yield Refused("pack-solo", rule="STS-1", place=f"{place}: effect", effect=card.effect)
    if card.score:
        yield from _formula(card.score, f"{place}: score")


def _mats(pack: Pack) -> Iterator[Refused]:
    hers = [(at, mat.pinzetta) for at, mat in enumerate(pack.mats, start=1) if mat.pinzetta]
    if len(hers) != HER_MATS:
        yield Refused("pack-count", rule="STS-C1", place="mats: pinzetta", needed=HER_MATS, found=len(hers))
    answered = Counter(number for _, back in hers for number in back.contests)
    yellow = [contest.id for contest in pack.contests if contest.category == pack.yellow]
    for number in yellow:
        if answered[number] != 1:
            yield Refused("pack-yellow", rule="STS-2", place="mats: pinzetta", number=number, found=answered[number])
    for at, back in hers:
        for number in back.contests:
            if number not in yellow:
                yield Refused("pack-not-yellow", rule="STS-2", place=f"mats {at}: pinzetta: contests", number=number)
    for at, mat in enumerate(pack.mats, start=1):
        yield from _formula(mat.exhibitor, f"mats {at}: exhibitor")


def _shows(pack: Pack) -> Iterator[Refused]:
    """Whatever contests lie on the board, a card must name exactly one of them."""
    known = {contest.id: contest.category for contest in pack.contests}
    for at, show in enumerate(pack.shows, start=1):
        for number in show.points:
            if known.get(number, "finale") == "finale":
                yield Refused("pack-show-unknown", rule="STS-R7", place=f"shows {at}: points", number=number)
        categories = {known[number] for number in show.points if number in known}
        missing = [number for number, category in known.items() if category in categories and number not in show.points]
        if len(categories) != 1 or missing:
            names = ", ".join(map(str, missing)) or ", ".join(sorted(categories))
            yield Refused("pack-show", rule="STS-R7", place=f"shows {at}: points", names=names)


def _unfilled(pack: Pack) -> Iterator[Refused]:
    """What is still as `pack new` has left it."""
    if not any(pack.forever.points):
        yield Refused("pack-unfilled", rule="STS-16", place="forever: points")
    for at, event in enumerate(pack.events, start=1):
        if {*event.large, *event.small, *event.middle} == {"2x2"}:
            yield Refused("pack-unfilled", rule="STS-4", place=f"events {at}")
    for at, card in enumerate(pack.pools, start=1):
        if {*card.items} == {"2x2"}:
            yield Refused("pack-unfilled", rule="STS-17", place=f"pools {at}")
    for at, decision in enumerate(pack.decisions, start=1):
        if not any(decision.fields):
            yield Refused("pack-unfilled", rule="STS-15", place=f"decisions {at}: fields")
    for at, show in enumerate(pack.shows, start=1):
        for number, points in show.points.items():
            if not any(points):
                yield Refused("pack-unfilled", rule="STS-10", place=f"shows {at}: points: {number}")


def _event(event: Event, place: str) -> Iterator[Refused]:
    if len(event.large) != len(event.small) + 1:
        yield Refused("pack-event-piles", rule="STS-4", place=f"{place}: large")
    if len(event.middle) % 2:
        yield Refused("pack-event-middle", rule="STS-R4", place=f"{place}: middle", found=len(event.middle))


def _stacks(pack: Pack) -> Iterator[Refused]:
    """Cards name only stacks that there are."""
    for name in ("rare", "double"):
        if getattr(pack.stacks, name) == "own":
            continue
        for place, items in _drawn(pack):
            if _wanted(items, name):
                yield Refused("pack-no-stack", rule="STS-R8", place=place, stack=name)


def _drawn(pack: Pack) -> Iterator[tuple[str, Sequence[str]]]:
    """What the cards of a pack draw from the supply, with its place."""
    for at, event in enumerate(pack.events, start=1):
        for part in ("large", "small", "middle"):
            yield f"events {at}: {part}", getattr(event, part)
    for at, card in enumerate(pack.pools, start=1):
        yield f"pools {at}: items", card.items
    for at, attendee in enumerate(pack.attendees, start=1):
        yield f"attendees {at}: draws", [attendee.draws] if attendee.draws else []


def _supply(pack: Pack) -> Iterator[Refused]:
    """Enough of everything, whichever cards come."""
    there = Counter(stack_of(pack, stamp) for stamp in pack.stamps)
    there["attendee"] = sum(card.number not in pack.out_of_solo for card in pack.attendees)
    for pile in SUPPLY:
        tops = sorted(_wanted(event.large + event.small, pile) for event in pack.events)
        middles = sorted(_wanted(event.middle, pile) for event in pack.events)
        needed = sum(tops[-DAYS:]) + sum(middles[-DAYS:]) + DAYS * _drawn_by_cards(pack, pile)
        if pile == "forever":
            needed += pack.forever.start + 1 + DAYS  # one for Pinzetta's mat, and one for each bottom part
        if needed > there[pile]:
            yield Refused("pack-supply", rule="STS-4", place=f"events: {pile}", needed=needed, found=there[pile])


def _wanted(items: Sequence[str], pile: str) -> int:
    return sum(item.removesuffix(" down") == pile for item in items)


def _drawn_by_cards(pack: Pack, pile: str) -> int:
    return sum(card.draws == pile for card in pack.attendees)


# -- sizes, stacks and backs --------------------------------------------------------------------------------------


def tile_size(stamp: Stamp) -> str:
    """Whichever way it is turned."""
    return {"3x2": "2x3", "4x2": "2x4"}.get(stamp.size, str(stamp.size))


def size_class(stamp: Stamp) -> str:
    """Its size; a double is a class of its own."""
    return "double" if stamp.double else tile_size(stamp)


def stack_of(pack: Pack, stamp: Stamp) -> str:
    """The stack of the supply from which a stamp is drawn."""
    if stamp.forever:
        return "forever"
    if stamp.rare and pack.stacks.rare == "own":
        return "rare"
    return size_class(stamp) if pack.stacks.double == "own" else tile_size(stamp)


def seems_rare(pack: Pack, stamp: Stamp) -> bool:
    """Is a stamp known to be rare while it lies face down, by its stack or by its back?"""
    return stamp.rare and "own" in (pack.stacks.rare, pack.backs.rare)


def seen_size(pack: Pack, stamp: Stamp) -> str:
    """The size class of a stamp as far as its stack and its back show it."""
    return size_class(stamp) if "own" in (pack.stacks.double, pack.backs.double) else tile_size(stamp)
