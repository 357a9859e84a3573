"""The companion of the real game: the rulebook's examples, whole sessions, undo, correction, senseless input."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.core.companion import Answer, CompanionSetup, EnteredItem, Question, Session
from ludoteka.core.errors import Refused
from ludoteka.core.words import LANGUAGES, Translator, Words, message
from ludoteka.games import find_game
from ludoteka.games.stamp_swap import companion
from ludoteka.games.stamp_swap.pack import built_in_pack

GAME = find_game("stamp-swap")
INTRODUCTORY = CompanionSetup(options={"mode": "introductory"})
FULL = CompanionSetup(options={"mode": "full", "level": "2"})
BUILT_IN = CompanionSetup(options={"mode": "full", "level": "3"}, components="built-in")
SET_UP, SHOWN = Answer(kind="setup"), Answer(kind="your-show")
# Set up, and 2x2 with doubles as the target, as in the rulebook's example.
SQUARES = (SET_UP, Answer(kind="targets", numbers=(0, 4)))
ENGLISH = Translator("en", [GAME.package])


def item(text: str) -> EnteredItem:
    """`2x2 3`, `3x3 rare 5`, `2x3 down`, `forever`, `attendee`."""
    size, *more = text.split()
    value = next((int(word) for word in more if word.lstrip("-").isdigit()), None)
    return EnteredItem(size=size, value=value, rare="rare" in more, down="down" in more)


def items(kind: str, *texts: str) -> Answer:
    return Answer(kind=kind, items=tuple(item(text) for text in texts))


def numbers(kind: str, *values: int) -> Answer:
    return Answer(kind=kind, numbers=values)


def follow(
    entries: list[Answer], setup: CompanionSetup = INTRODUCTORY, *, draw: bool = False, components: str = ""
) -> Session:
    return companion.follow(setup, entries, draw, components)


def reported(session: Session, entry: int = -1) -> list[str]:
    """What followed from an entry, in English."""
    number = entry % len(session.entries)
    return [ENGLISH(step.words) for step in session.steps if step.entry == number]


def counts_on_mat(session: Session) -> list[int]:
    *counts, label = session.notes
    assert ENGLISH(label).startswith("Assumed")
    return [int(ENGLISH(note).rpartition(": ")[2]) for note in counts]


def reasons(session: Session, what: str) -> list[str]:
    step = next(step for step in session.steps if what in ENGLISH(step.words))
    return [ENGLISH(line) for line in step.lines]


def tokens_of(session: Session, what: str = "values your items") -> str:
    words = next(ENGLISH(step.words) for step in session.steps if what in ENGLISH(step.words))
    return words.partition(": ")[2]


# -- the rulebook's examples ------------------------------------------------------------------------------------


@pytest.mark.rule("STS-8", "STS-18")
def test_the_rulebooks_example_of_valuing_items():
    session = follow([*SQUARES, items("yours", "attendee", "double 1", "2x2 2", "3x3 0", "2x3 3")])
    assert tokens_of(session) == "1 2 3 0 1"
    assert (
        reasons(session, "values your items")[2] == "item 3 (2×2, value 2): 3 tokens (+2 target size, +1 value 2 or 3)"
    )
    assert reasons(session, "values your items")[3].endswith("no token")


@pytest.mark.rule("STS-8", "STS-R3", "STS-18")
def test_rares_and_what_lies_face_down():
    yours = items("yours", "2x2 rare", "2x2 rare down", "2x3 rare down", "forever down", "2x2 down", "3x3 down")
    assert tokens_of(follow([*SQUARES, yours])) == "4 2 0 1 2 0"


def decided(crossed: int) -> Session:
    """Tokens 1, 3, 1 against 2, 0; and 1 that is reserved."""
    yours = items("yours", "attendee", "2x2 3", "2x3 2", "2x2 1", "3x3 1", "forever")
    return follow([*SQUARES, yours, numbers("reserve", 6), numbers("split", 1, 2, 3), numbers("decision", crossed)])


@pytest.mark.rule("STS-6", "STS-9", "STS-18")
def test_the_rulebooks_examples_of_valuing_piles_and_of_two_crossed_icons():
    session = decided(2)
    assert reported(session, 4) == ["The large pile is worth 6, the 1 for its size included, the small pile 2"]
    taken, takes = reported(session)
    assert taken == "The large pile leads and loses 2 tokens. Left: 4 in the large pile, 2 in the small one"
    assert takes == "Pinzetta takes the large pile: it has more tokens"
    assert "small pile" in reported(decided(5))[1]
    assert session.asked[-1].kind == "hers-large"


@pytest.mark.rule("STS-7", "STS-9", "STS-18")
def test_the_rulebooks_example_of_a_swap_at_a_difference_of_four():
    """Tokens 1, 3, 1 against 1, 1: the leftmost of the small pile changes places with the dearest."""
    hers = [items("hers-large", "attendee", "2x2 3", "2x3 2"), items("hers-small", "forever", "attendee")]
    session = follow([*decided(2).entries, *hers])
    assert tokens_of(session, "values her own") == "1 3 1 1 1"
    assert "the large pile gives item 2 (2×2, value 3), which has the most tokens" in reported(session)[-1]
    assert "the small pile item 4 (forever), the leftmost of those with the fewest tokens" in reported(session)[-1]
    large, small = session.asked[-1].choices
    assert large.note
    assert small.note
    assert ENGLISH(large.note) == "item 1 (attendee card), item 3 (2×3, value 2), item 4 (forever)"
    assert ENGLISH(small.note) == "item 2 (2×2, value 3), item 5 (attendee card)"


def a_day(*hers: str, taken: str) -> list[Answer]:
    """She gets the one item that you do not reserve, and all of her own."""
    return [
        *[items("yours", "attendee", taken), numbers("reserve", 1), numbers("decision", 0)],
        *[items("hers-large", *hers), items("hers-small"), numbers("take", 1), SHOWN],
    ]


@pytest.mark.rule("STS-10", "STS-15", "STS-18")
def test_the_rulebooks_example_of_the_final_sixty_points():
    """24 + 8 + 10 + 10 + 4 + 0 + 4: fields with 3, 2, 2, 2, 1, 3 and 2 items."""
    entries = [
        *[*SQUARES, *a_day("2x2 2", "double 3", "2x2 1", "double 0", taken="2x2 3"), numbers("show", 10)],
        *[*a_day("2x3 2", "3x3 3", "2x3 1", "2x4 0", taken="3x3 rare 5"), numbers("show", 7)],
        *[*a_day("forever", "attendee", "attendee", taken="forever"), numbers("show", 4)],
        *[numbers("forever", 1, 12, 6, 3), numbers("mat", 1), numbers("final", 8, 4, 5, 5, 4, 0, 2)],
    ]
    session = follow(entries, FULL)
    assert session.trouble is None
    assert counts_on_mat(session) == [3, 2, 2, 2, 1, 3, 2]
    fields = reasons(session, "For the items on her mat")
    assert [line.rpartition(" = ")[2] for line in fields] == ["24", "8", "10", "10", "4", "0", "4"]
    points = {line.kind: line.points for line in session.lines}
    assert points == {"show": 12, "level": -10, "forever": 12, "mat": 60, "rares": 5}
    assert [line.points for line in session.lines[:3]] == [10, 14, 12], "once, twice, three times"
    assert session.points == 10 + 14 + 12 - 10 + 12 + 60 + 5

    over = follow([*entries, numbers("total", 70, 25, 9, 16)], FULL)
    assert over.over
    assert {line.kind: line.points for line in over.own_lines} == {
        "shows": 70,
        "forever": 3,
        "values": 25,
        "specialists": 9,
        "finale": 16,
    }
    assert over.own_points == 70 + 3 + 25 + 9 + 16
    assert reported(over) == ["You win, 123 to 103."]
    assert not session.over
    assert session.own_lines == ()


# -- whole sessions ---------------------------------------------------------------------------------------------


def answer(session: Session) -> Answer:
    """Something sensible."""
    asked = session.asked[-1]
    if asked.form == "choose":
        return numbers(asked.kind, *(choice.number for choice in asked.choices[: asked.least]))
    if asked.form == "numbers":
        return numbers(asked.kind, *(max(field.least, 2) for field in asked.fields))
    filled = [
        EnteredItem(
            size=each.size or "3x3",
            rare=each.rare,
            down=each.down,
            value=None if each.down or each.size in ("forever", "attendee") else 3,
        )
        for each in asked.given
    ]
    if asked.form == "do":
        return Answer(kind=asked.kind)
    usual = {"yours": 6, "hers-large": 3, "hers-small": 2}.get(asked.kind, 0)
    texts = ["2x2 3", "2x3 down", "attendee", "3x3 rare 5", "forever", "double 1"]
    return Answer(kind=asked.kind, items=tuple(filled or [item(text) for text in texts[:usual]]))


def play(setup: CompanionSetup, components: str = "") -> Session:
    """To the end; the companion draws every card that it can."""
    session = follow([], setup, components=components)
    while not session.over:
        entries = list(session.entries)
        if session.asked[-1].form == "draw":
            session = follow(entries, setup, draw=True, components=components)
        else:
            session = follow([*entries, answer(session)], setup, components=components)
        assert session.trouble is None, session.trouble
        assert len(session.entries) < 80
    return session


SETTINGS = [
    *(CompanionSetup(options={"mode": mode, "level": level}) for mode in ("introductory", "full") for level in "123"),
    *(CompanionSetup(options={"mode": mode}, components="built-in") for mode in ("introductory", "full")),
    *(CompanionSetup(options={"mode": mode}, components="built-in", quick=True) for mode in ("introductory", "full")),
]


@pytest.mark.rule("STS-18", "STS-14", "STS-2")
@pytest.mark.parametrize("setup", SETTINGS, ids=str)
def test_a_whole_session_has_texts_in_every_language(setup):
    session = play(setup)
    words = [step.words for step in session.steps] + [line for step in session.steps for line in step.lines]
    words += [question.words for question in session.asked] + list(session.notes)
    words += [question.hint for question in session.asked if question.hint]
    words += [line for question in session.asked for line in question.lines]
    words += [line.words for line in (*session.lines, *session.own_lines)]
    words += [choice.words for question in session.asked for choice in question.choices]
    words += [kind.words for question in session.asked for kind in question.kinds]
    words += [field.words for question in session.asked for field in question.fields]
    words += [line for card in session.cards for line in (card.words, *card.lines)]
    for language in LANGUAGES:
        translator = Translator(language, [GAME.package])
        assert all(translator(each) for each in words)
    again = follow(list(session.entries), setup)
    assert again == session, "what the companion drew is among the answers"


@pytest.mark.rule("STS-14", "STS-18")
@pytest.mark.parametrize(("level", "points"), [("1", 110), ("2", 125), ("3", 140)])
def test_in_introductory_mode_she_has_a_fixed_score_and_nothing_is_asked_about_her_items(level, points):
    session = play(CompanionSetup(options={"mode": "introductory", "level": level}))
    assert (session.points, session.notes) == (points, ())
    assert {asked.kind for asked in session.asked} == {
        *("setup", "targets", "yours", "reserve", "split", "decision", "hers-large", "hers-small", "take", "your-show"),
        *("forever", "total"),
    }
    assert all(not asked.rare_values for asked in session.asked), "the values of rares do not matter"


@pytest.mark.rule("STS-15", "STS-R6", "STS-18")
def test_with_a_pack_each_event_and_show_card_is_drawn_once_and_another_decision_card_at_the_end():
    session = play(BUILT_IN)
    drawn: dict[str, list[int]] = {kind: [] for kind in ("event-hers", "event-yours", "decision", "show", "final")}
    for entry in session.entries:
        if entry.kind in drawn:
            drawn[entry.kind] += entry.numbers
    events = drawn["event-hers"] + drawn["event-yours"]
    assert len(events) == len(set(events)) == 6
    assert len(drawn["show"]) == len(set(drawn["show"])) == 3
    assert drawn["final"][0] != drawn["decision"][-1]
    assert session.points == sum(line.points for line in session.lines)


@pytest.mark.rule("STS-5", "STS-18")
def test_with_a_pack_the_cards_decide_what_to_lay_out_and_the_bottom_turns_stamps():
    down = built_in_pack()
    assert 'bottom = "turn-down"' in down
    yellow = follow([SET_UP], BUILT_IN).asked[1].choices[0].number
    for card in range(2, 11):
        drawn = [numbers("event-hers", 1), numbers("event-yours", card)]
        session = follow([SET_UP, numbers("yellow", yellow), *drawn], BUILT_IN, components="")
        asked = session.asked[-1]
        assert (asked.kind, len(asked.given)) == ("yours", 6)
        if "your stamps are turned face down" in " ".join(reported(session)):
            assert all(each.down for each in asked.given if each.size != "attendee")
            return
    pytest.fail("no card turns stamps")


@pytest.mark.rule("STS-10", "STS-4", "STS-18")
def test_what_she_got_face_down_is_asked_for_when_it_is_turned_up():
    day = a_day("2x2 down", "forever down", "attendee", "3x3 rare down", taken="2x3 down")
    session = follow([*SQUARES, *day], FULL)
    asked = session.asked[-1]
    assert asked.kind == "revealed"
    assert [(each.size, each.rare) for each in asked.given] == [("2x3", False), ("2x2", False), ("3x3", True)]
    view = follow([*SQUARES, *day, items("revealed", "2x3 2", "2x2 1", "3x3 rare 6")], FULL)
    assert counts_on_mat(view) == [0, 1, 1, 0, 1, 2, 1]
    assert view.points == -10 + 6
    wrong = follow([*SQUARES, *day, items("revealed", "2x2 2", "2x2 1", "3x3 rare 6")], FULL)
    assert wrong.trouble
    assert (wrong.trouble.entry, wrong.trouble.code) == (9, "companion-other-size")


@pytest.mark.rule("STS-R4", "STS-18")
def test_only_rares_nothing_is_reserved_and_an_even_rest_is_split_as_you_choose():
    session = follow([*SQUARES, items("yours", "2x2 rare", "2x3 rare")])
    assert [choice.number for choice in session.asked[-1].choices] == [0]
    session = follow([*session.entries, numbers("reserve", 0)])
    assert (session.asked[-1].kind, session.asked[-1].least) == ("split", 1)
    assert follow([*session.entries, numbers("split", 2)]).trouble is None


# -- without the rulebook ---------------------------------------------------------------------------------------


def asked_of(session: Session, kind: str) -> list[Question]:
    return [question for question in session.asked if question.kind == kind]


@pytest.mark.rule("STS-1", "STS-2", "STS-18")
@pytest.mark.parametrize("setup", [INTRODUCTORY, FULL, BUILT_IN], ids=str)
def test_the_set_up_is_explained_before_anything_is_asked(setup):
    question = follow([], setup).asked[0]
    reported = " ".join(ENGLISH(line) for line in question.lines)
    assert (question.kind, question.form) == ("setup", "do")
    for each in ("2 players", "first-player token", "attendee cards 1, 5, 6, 9 stay", "mat without Pinzetta"):
        assert each in reported
    assert "Pinzetta’s mat is the one whose ID matches the yellow contest card" in reported
    full, drawn_here = setup.options["mode"] == "full", setup.components != "none"
    assert ("Put a forever stamp on its field" in reported) == full
    assert ("Shuffle the 4 show scoring cards" in reported) == (full and not drawn_here)
    assert ("10 event cards replace the usual ones" in reported) == (not drawn_here)
    assert ("8 decision cards into a pile" in reported) == (not drawn_here)
    assert ("they are drawn here" in reported) == drawn_here
    assert ("Assumed: you begin with 1 forever stamp" in reported) == drawn_here, "the pack says it"
    assert f"level {setup.options.get('level', '1')}" in reported
    assert follow([], setup).cards[0].lines == question.lines, "it can be read again later"


@pytest.mark.rule("STS-8", "STS-18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_small_squares_are_explained_to_include_doubles(language):
    translator, asked = Translator(language, [GAME.package]), follow([SET_UP]).asked[-1]
    assert asked.hint
    for size in ("2x2", "double"):
        assert translator(message(f"sts-size-{size}")) in translator(asked.hint)


@pytest.mark.rule("STS-4", "STS-5", "STS-18")
def test_what_to_lay_out_is_explained_where_the_owner_draws_the_event_cards():
    asked = follow([*SQUARES]).asked[-1]
    reported = [ENGLISH(line) for line in asked.lines]
    assert len(reported) == 4
    assert "white icons face up" in reported[0]
    assert "card 10" in reported[2]
    drawn = asked_of(play(BUILT_IN), "yours")[0]
    assert all("Draw" not in ENGLISH(line) for line in drawn.lines)


@pytest.mark.rule("STS-10", "STS-11", "STS-12", "STS-18")
@pytest.mark.parametrize("setup", [INTRODUCTORY, FULL, BUILT_IN], ids=str)
def test_every_day_the_owner_is_asked_to_show_before_the_next_one_begins(setup):
    session = play(setup)
    shows = asked_of(session, "your-show")
    assert [ENGLISH(show.heading) for show in shows if show.heading] == ["Friday", "Saturday", "Sunday"]
    assert all("ticket" in ENGLISH(show.lines[-2]) for show in shows)
    assert all("public reviews" in ENGLISH(show.lines[-1]) for show in shows)
    kinds = [question.kind for question in session.asked]
    for at, kind in enumerate(kinds):
        if kind == "your-show":
            assert kinds[at - 1] == "take", "you show first"


@pytest.mark.rule("STS-10", "STS-8", "STS-18")
def test_a_face_down_2x4_may_turn_out_to_be_a_double():
    day = a_day("2x4 down", "attendee", taken="3x3 2")
    session = follow([*SQUARES, *day], FULL)
    assert [kind.size for kind in session.asked[-1].kinds] == ["2x4", "double"]
    double = follow([*SQUARES, *day, items("revealed", "double 1")], FULL)
    assert double.trouble is None
    assert counts_on_mat(double) == [0, 1, 1, 0, 0, 1, 1], "a small square, as far as Pinzetta is concerned"
    plain = follow([*SQUARES, *day, items("revealed", "2x4 1")], FULL)
    assert counts_on_mat(plain) == [0, 0, 1, 1, 0, 1, 1]
    assert follow([*SQUARES, *day, items("revealed", "2x3 1")], FULL).trouble


@pytest.mark.rule("STS-15", "STS-R1", "STS-18")
def test_the_points_of_her_mat_can_be_added_up_by_hand():
    whole = play(FULL)
    at = next(number for number, entry in enumerate(whole.entries) if entry.kind == "mat")
    assert "Assumed" in ENGLISH(whole.asked[at].hint or whole.who)
    assert "Assumed" in ENGLISH(asked_of(whole, "final")[0].hint or whole.who)
    by_hand = follow([*whole.entries[:at], numbers("mat", 2), numbers("mat-total", 47), whole.entries[-1]], FULL)
    assert by_hand.over
    points = {line.kind: line.points for line in by_hand.lines}
    assert points["mat"] == 47
    assert by_hand.points - 47 == whole.points - {line.kind: line.points for line in whole.lines}["mat"]
    assert reasons(by_hand, "For the items on her mat, Pinzetta gets 47") == ["as you have added it up"]


@pytest.mark.rule("STS-15", "STS-R1", "STS-18")
def test_with_a_pack_of_the_owners_the_mat_can_be_added_up_by_hand_too():
    own, pack = (
        CompanionSetup(options={"mode": "full"}, components="own"),
        built_in_pack().replace("house = true", "house = false"),
    )
    whole = play(own, pack)
    at = next(number for number, entry in enumerate(whole.entries) if entry.kind == "mat")
    assert whole.entries[at - 1].kind == "final", "the card that counts is known by then"
    assert [choice.note for choice in whole.asked[at].choices if choice.number == 1] == [None], "nothing to enter"
    entries = [*whole.entries[:at], numbers("mat", 2), numbers("mat-total", 47), whole.entries[-1]]
    by_hand = follow(entries, own, components=pack)
    assert by_hand.over
    assert {line.kind: line.points for line in by_hand.lines}["mat"] == 47
    hint = asked_of(by_hand, "mat-total")[0].hint
    assert hint
    assert "Draw one more" not in ENGLISH(hint), "it is drawn already"
    assert not asked_of(play(BUILT_IN), "mat"), "the fields of the built-in pack are its own"


@pytest.mark.rule("STS-14", "STS-16", "STS-18")
@pytest.mark.parametrize(("mine", "points"), [(4, 12), (3, 12), (2, 6), (0, 0)])
def test_in_introductory_mode_forever_stamps_compete_with_the_imaginary_player_only(mine, points):
    whole = play(INTRODUCTORY)
    entries = [*whole.entries[:-2], numbers("forever", mine, 12, 6, 3), numbers("total", 60, 20, 5, 10)]
    session = follow(entries)
    assert session.over
    assert {line.kind: line.points for line in session.own_lines}["forever"] == points
    assert session.own_points == 95 + points
    reported = " / ".join(reasons(session, "Forever stamps"))
    assert "imaginary player has 3" in reported
    assert "Pinzetta" not in reported


@pytest.mark.rule("STS-C2", "STS-18")
def test_every_value_that_a_pack_may_have_is_on_offer():
    assert follow([*SQUARES]).asked[-1].values == tuple(range(-3, 7)), "doubles may have 6"
    faded = built_in_pack().replace("value = -1, faded = true", "value = -5, faded = true", 1)
    own = CompanionSetup(options={"mode": "introductory"}, components="own")
    session = follow([SET_UP, *play(own, faded).entries[1:4]], own, components=faded)
    assert session.asked[-1].kind == "yours"
    assert min(session.asked[-1].values) == -5


# -- undo, correction, refusals ---------------------------------------------------------------------------------


@pytest.mark.rule("STS-18")
def test_a_step_is_undone_by_dropping_its_entry():
    whole = play(FULL)
    for count in range(len(whole.entries)):
        before = follow(list(whole.entries[:count]), FULL)
        assert before.trouble is None
        assert before.asked == whole.asked[: count + 1]
        assert before.steps == tuple(step for step in whole.steps if step.entry < count)


@pytest.mark.rule("STS-18", "STS-8")
def test_a_corrected_value_changes_what_follows_and_later_entries_stay():
    entries = list(decided(2).entries)
    entries[2] = items("yours", "attendee", "2x4 1", "2x3 2", "2x2 1", "3x3 1", "forever")
    session = follow(entries)
    assert tokens_of(session) == "1 0 1 2 0 1"
    assert session.trouble is None
    assert reported(session)[0].startswith("The large pile leads and loses 2 tokens")
    assert reported(session)[1] == "Pinzetta takes the small pile: it has more tokens"


@pytest.mark.rule("STS-18", "STS-6")
def test_an_answer_that_no_longer_fits_is_named_and_the_later_ones_stay():
    entries = list(decided(2).entries)
    entries[2] = items("yours", "attendee", "2x2 3", "2x3 2", "2x2 1", "3x3 1", "2x2 rare 5")
    session = follow(entries)
    assert session.trouble
    assert (session.trouble.entry, session.trouble.code) == (3, "companion-choice"), "a rare stamp was reserved"
    assert session.entries == tuple(entries)
    assert session.asked[-1].kind == "reserve"
    assert max(step.entry for step in session.steps) == 2


BAD = [
    (0, numbers("targets", 0), "companion-kind"),
    (1, numbers("targets"), "companion-count"),
    (1, numbers("targets", 5), "companion-choice"),
    (1, numbers("targets", 0, 0), "companion-choice"),
    (1, items("yours", "2x2 1"), "companion-kind"),
    (2, items("yours"), "companion-count"),
    (2, items("yours", *["2x2 1"] * 9), "companion-count"),
    (2, items("yours", "5x5 1"), "companion-size"),
    (2, items("yours", "2x2"), "companion-no-value"),
    (2, items("yours", "2x2 12"), "companion-value"),
    (2, items("yours", "attendee down"), "companion-plain"),
    (2, items("yours", "forever rare"), "companion-plain"),
    (3, numbers("reserve", 7), "companion-choice"),
    (4, numbers("split", 1, 2), "companion-count"),
    (4, numbers("split", 1, 2, 6), "companion-choice"),
    (5, numbers("decision", -1), "companion-choice"),
    (7, items("hers-small", "attendee", "attendee"), "companion-small-pile"),
]


@pytest.mark.rule("STS-18")
@pytest.mark.parametrize(("at", "entry", "code"), BAD, ids=str)
def test_what_cannot_be_is_refused_with_the_number_of_its_entry(at, entry, code):
    good = [*decided(2).entries, items("hers-large", "attendee", "2x2 3"), items("hers-small")]
    session = follow([*good[:at], entry, *good[at + 1 :]])
    assert session.trouble
    assert (session.trouble.entry, session.trouble.code) == (at, code)
    assert len(session.asked) == at + 1
    for language in LANGUAGES:
        assert Translator(language, [GAME.package])(session.trouble.words)


@pytest.mark.rule("STS-18")
def test_nothing_follows_the_end_and_numbers_have_bounds():
    whole = play(FULL)
    more = follow([*whole.entries, numbers("total", 1, 2, 3, 4)], FULL)
    assert more.trouble
    assert (more.trouble.code, more.over) == ("companion-over", True)
    wild = follow([*whole.entries[:-1], numbers("total", 10_000, 0, 0, 0)], FULL)
    assert wild.trouble
    assert wild.trouble.code == "companion-number"


@pytest.mark.rule("STS-18")
def test_whose_cards_are_drawn_must_be_there():
    for setup, code in (
        (CompanionSetup(options={}, components="own"), "companion-no-pack"),
        (CompanionSetup(options={}, quick=True), "companion-quick"),
    ):
        with pytest.raises(Refused) as refused:
            follow([], setup)
        assert refused.value.code == code
    own = built_in_pack().replace("house = true", "house = false")
    assert play(CompanionSetup(options={}, components="own"), own).over
    assert follow([], components=own).components == ("none", "built-in", "own")
    assert follow([]).components == ("none", "built-in")


@pytest.mark.rule("STS-18")
def test_a_draw_that_is_not_asked_for_changes_nothing():
    assert follow([*SQUARES], draw=True) == follow([*SQUARES])


SIZES = ("2x2", "2x3", "2x4", "3x3", "double", "forever", "attendee", "", "7x7")
ITEMS = st.builds(
    EnteredItem,
    size=st.sampled_from(SIZES),
    value=st.none() | st.integers(-10, 10),
    rare=st.booleans(),
    down=st.booleans(),
)
WILD = st.builds(
    Answer,
    kind=st.sampled_from(("setup", "targets", "yours", "reserve", "split", "decision", "take", "show", "nonsense")),
    items=st.lists(ITEMS, max_size=9).map(tuple),
    numbers=st.lists(st.integers(-3, 12), max_size=8).map(tuple),
)


@pytest.mark.rule("STS-18")
@settings(max_examples=150, deadline=None)
@given(
    setup=st.sampled_from(SETTINGS),
    edits=st.lists(st.tuples(st.integers(0, 40), WILD, st.sampled_from(("replace", "drop", "insert"))), max_size=4),
    draw=st.booleans(),
)
def test_senseless_entries_never_raise(setup, edits, draw):
    entries = list(_sessions(setup).entries)
    for at, entry, how in edits:
        place = at % (len(entries) + 1)
        if how != "insert":
            del entries[place : place + 1]
        if how != "drop":
            entries.insert(place, entry)
    session = follow(entries, setup, draw=draw)
    assert session.trouble is None or session.trouble.entry < len(session.entries)
    assert session.over == (session.trouble is None and not _open(session)) or session.trouble
    assert all(isinstance(step.words, Words) for step in session.steps)


def _open(session: Session) -> bool:
    return len(session.asked) > len(session.entries)


_PLAYED: dict[str, Session] = {}


def _sessions(setup: CompanionSetup) -> Session:
    if str(setup) not in _PLAYED:
        _PLAYED[str(setup)] = play(setup)
    return _PLAYED[str(setup)]
