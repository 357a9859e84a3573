"""An empty component pack with the right counts, for an owner of the box to fill in: `ludoteka pack new`.

What is missing is left out or zero, so that `pack check` lists all that is still to be filled in.
"""

from collections.abc import Iterator

from .checking import CONTESTS_EACH, COUNTS, POOLS, RARES
from .variants import BOTTOMS, CATEGORIES, COLOURS, DAY_RULES, EFFECTS, KINDS, PILES, THEMES

NO_SCORE = '{ kind = "count", each = 0 }'
# How many stamps there are of each kind is printed nowhere that we know: move the rows to the sizes that yours have.
SUPPOSED = (("2x2", 35), ("2x3", 35), ("2x4", 25), ("3x3", 20), ("double", 15), ("forever", 20))


def blank_pack() -> str:
    return "\n".join([*_head(), *_stamps(), *_contests(), *_attendees(), *_mats(), *_pools(), *_pinzetta()]) + "\n"


def _section(title: str, *about: str) -> Iterator[str]:
    yield ""
    yield f"# -- {title} ".ljust(118, "-")
    yield from (f"# {line}" for line in about)


def _head() -> Iterator[str]:
    yield "# Stamp Swap: what is printed in my box. `ludoteka pack check FILE` lists what is still missing."
    yield "# docs/packs.md of Ludoteka explains every field, with an example of each."
    yield 'title = "My box"'
    yield 'yellow = "size"              # the category of the yellow contest cards'
    yield "out_of_solo = [1, 5, 6, 9]   # attendee cards that stay in the box when you play alone"


def _stamps() -> Iterator[str]:
    yield from _section(
        "stamps",
        f"{COUNTS['stamps']} in all, {RARES} of them rare. Give each a colour, a theme and its value.",
        f"colour: {', '.join(COLOURS)}; theme: {', '.join(THEMES)}",
        "Turned the other way: 3x2, 4x2. A cancelled stamp: `cancelled = true` instead of a value. A faded one: a",
        "value below zero and `faded = true`. A rare has no theme.",
    )
    yield "stamps = ["
    number = 0
    for kind, count in (*SUPPOSED, ("rare", RARES)):
        yield f"  # {kind}: {number + 1} to {number + count}"
        number += count
        yield from (f"  {_stamp(kind)}," for _ in range(count))
    yield "]"
    yield ""
    yield '# From which stack rares and doubles are drawn, and what their backs show. "own": one of their own; "size":'
    yield "# the same as others of their size. Cards name only stacks that there are."
    yield from ("[stacks]", 'rare = "size"', 'double = "own"', "", "[backs]", 'rare = "size"', 'double = "own"', "")
    yield "[forever]"
    yield "points = [0, 0, 0]   # for most, second and third most forever stamps"
    yield "imaginary = 3        # as many has the imaginary player"
    yield "imaginary_up_to = 2  # that player sits at tables for so many players"
    yield "start = 0            # with so many you begin"


def _stamp(kind: str) -> str:
    rows = {
        "double": '{ size = "2x4", value = 1, double = { colour = "purple", theme = "space" } }',
        "forever": '{ size = "1x1", forever = true }',
        "rare": '{ size = "3x3", value = 0, rare = true }',
    }
    return rows.get(kind, f'{{ size = "{kind}", value = 0 }}')


def _contests() -> Iterator[str]:
    yield from _section(
        "contests",
        f"{CONTESTS_EACH} in each category, with the ID that is printed on the card.",
        f"kinds of formula: {', '.join(KINDS[:9])},",
        f"{', '.join(KINDS[9:])}",
    )
    for number in range(COUNTS["contests"]):
        yield from ("", "[[contests]]", f"id = {number + 1}", f'category = "{CATEGORIES[number // CONTESTS_EACH]}"')
        yield f"score = {NO_SCORE}"


def _attendees() -> Iterator[str]:
    yield from _section("attendees", f"effects: {', '.join(EFFECTS)}")
    for number in range(1, COUNTS["attendees"] + 1):
        yield from ("", "[[attendees]]", f"number = {number}", 'effect = "show"', f"score = {NO_SCORE}")


def _mats() -> Iterator[str]:
    yield from _section("mats", "Three have Pinzetta on the back: IDs of yellow contests, and the sizes she is after.")
    for _ in range(COUNTS["mats"] - 3):
        yield from ("", "[[mats]]", f"exhibitor = {NO_SCORE}")
    yellow = range(1 + 2 * CONTESTS_EACH, 1 + 3 * CONTESTS_EACH)
    for at in range(3):
        contests = ", ".join(str(number) for number in yellow[2 * at : 2 * at + 2])
        yield from ("", "[[mats]]", f"exhibitor = {NO_SCORE}")
        yield f'pinzetta = {{ contests = [{contests}], targets = ["2x2"] }}'


def _pools() -> Iterator[str]:
    yield from _section(
        "event cards",
        "For 2 to 5 players; if you only play alone, delete this section. The items that a card shows, and its text.",
        f"items: {', '.join(PILES)}",
        f"rule: {', '.join(DAY_RULES)}",
    )
    for _ in range(POOLS):
        yield from ("", "[[pools]]", f"items = [{', '.join(6 * [chr(34) + '2x2' + chr(34)])}]", 'rule = "nothing"')


def _pinzetta() -> Iterator[str]:
    yield from _section(
        "Pinzetta’s event cards",
        "Her two piles from the left, your collection, and what the bottom says. ` down` after an item: face down.",
        f"items: {', '.join(PILES)}",
        f"bottom: {', '.join(BOTTOMS)}",
    )
    for _ in range(COUNTS["events"]):
        yield from ("", "[[events]]", 'large = ["2x2", "2x2", "2x2"]', 'small = ["2x2", "2x2"]')
        yield from (f"middle = [{', '.join(6 * [chr(34) + '2x2' + chr(34)])}]", 'bottom = "nothing"')
    yield from _section("her decision cards", "Crossed-out icons, and the points for each item on the seven fields.")
    for _ in range(COUNTS["decisions"]):
        yield from ("", "[[decisions]]", "crossed = 0", "fields = [0, 0, 0, 0, 0, 0, 0]")
    yield from _section("her show scoring cards", "The points on level 1, 2 and 3 by the ID of the contest.")
    for show in range(COUNTS["shows"]):
        yield from ("", "[[shows]]", "[shows.points]")
        first = 1 + show * CONTESTS_EACH
        yield from (f"{number} = [0, 0, 0]" for number in range(first, first + CONTESTS_EACH))
