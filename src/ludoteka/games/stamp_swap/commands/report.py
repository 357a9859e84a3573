"""What a component pack contains, and what simulated games say about it, as tables."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rich.table import Table

from ludoteka.cli.texts import Texts
from ludoteka.core.words import message
from ludoteka.games.stamp_swap.checking import read_pack, seems_rare, seen_size, size_class, stack_of
from ludoteka.games.stamp_swap.pack import Pack, Stamp
from ludoteka.games.stamp_swap.pieces import formula_words
from ludoteka.games.stamp_swap.variants import COLOURS, THEMES, Options, make_parts

from .solo import Solo, entries, mean_of

SIZES = ("2x2", "2x3", "2x4", "3x3", "double", "1x1")
STACKS = ("2x2", "2x3", "2x4", "3x3", "double", "rare", "forever")
MARKS = ("cancelled", "faded", "rare", "forever")
SELDOM = 0.05  # a contest that is entered less often is hardly worth its card


def contents(pack: Pack, texts: Texts) -> Table:
    """How many there are of what."""
    table = _table(texts(message("sts-pack-title", title=pack.title)), "")
    table.columns[1].justify = "left"
    rows = (
        ("sizes", "sts-size-", SIZES, Counter(size_class(stamp) for stamp in pack.stamps)),
        ("stacks", "sts-size-", STACKS, Counter(stack_of(pack, stamp) for stamp in pack.stamps)),
        ("colours", "sts-colour-", COLOURS, Counter(_kinds(pack.stamps, "colour"))),
        ("themes", "sts-theme-", THEMES, Counter(_kinds(pack.stamps, "theme"))),
        ("marks", "sts-mark-", MARKS, Counter(mark for stamp in pack.stamps for mark in MARKS if getattr(stamp, mark))),
    )
    for name, prefix, kinds, count in rows:
        counted = (f"{texts(message(prefix + kind))} {count[kind]}" for kind in kinds if count[kind])
        table.add_row(texts(message(f"sts-pack-{name}")), ", ".join(counted))
    table.add_row(texts(message("sts-pack-backs")), texts(message(f"sts-pack-backs-{_backs(pack)}")))
    values = Counter(stamp.value for stamp in pack.stamps if not stamp.forever)
    table.add_row(texts(message("sts-pack-values")), ", ".join(f"{value}: {values[value]}" for value in sorted(values)))
    effects = Counter(card.effect for card in pack.attendees)
    table.add_row(
        texts(message("sts-pack-attendees")), ", ".join(f"{effect} {many}" for effect, many in effects.most_common())
    )
    if pack.pools:
        table.add_row(texts(message("sts-pack-pools")), _pools(pack))
    return table


def _backs(pack: Pack) -> str:
    """What is known of a stamp that lies face down, in addition to its size."""
    rare = any(seems_rare(pack, stamp) for stamp in pack.stamps)
    double = any(seen_size(pack, stamp) == "double" for stamp in pack.stamps)
    return "-".join(name for name, seen in (("rare", rare), ("double", double)) if seen) or "size"


def _pools(pack: Pack) -> str:
    """What the event cards for several show, and how often each text is on one of them."""
    items = Counter(item for card in pack.pools for item in card.items)
    rules = Counter(card.rule for card in pack.pools)
    return ", ".join(f"{name} {many}" for name, many in (*items.most_common(), *rules.most_common()))


def _kinds(stamps: Iterable[Stamp], what: str) -> Iterable[str]:
    """Of both halves of a double."""
    for stamp in stamps:
        yield from (getattr(half, what) for half in (stamp, stamp.double) if half and getattr(half, what))


def results(played: Mapping[str, Sequence[Solo]], texts: Texts) -> Table:
    """How often the games were won on each level, and with how many points."""
    table = _table(*(texts(message(f"sts-pack-{name}")) for name in ("level", "games", "won", "mine", "hers")))
    for level, games in played.items():
        won, error = mean_of([100 * game.won for game in games])
        mine, hers = mean_of([game.mine for game in games]), mean_of([game.hers for game in games])
        points = (f"{mean:.1f} ± {off:.1f}" for mean, off in (mine, hers))
        table.add_row(level, str(len(games)), f"{won:.1f} ± {error:.1f} %", *points)
    return table


def choices(text: str, games: Sequence[Solo], texts: Texts) -> Table:
    """In how many of the games that offered it each contest was entered."""
    table = _table(*(texts(message(f"sts-pack-{name}")) for name in ("contest", "scores", "entered")))
    table.columns[1].justify = "left"
    parts = make_parts(Options(), 1, text)
    numbers = {contest.id: number for number, contest in enumerate(read_pack(text).contests, start=1)}
    for contest, (offered, entered) in entries(games).items():
        share = f"{100 * entered / offered:.0f} %" + (" !" if entered < SELDOM * offered else "")
        table.add_row(str(contest), texts(formula_words(parts, numbers[contest])), share)
    return table


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="left" if at == 0 else "right")
    return table
