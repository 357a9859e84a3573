"""What the room's own client is sent beyond boards and targets: it knows no rule, so it must be sent everything."""

import re
from typing import Any

import numpy as np
import pytest

from ludoteka.core.actors import AUTOMA, CHANCE, SPECTATOR
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.games.stamp_swap import automa
from ludoteka.games.stamp_swap.checking import read_pack
from ludoteka.games.stamp_swap.drawing.pages import albums_of
from ludoteka.games.stamp_swap.pack import built_in_pack
from ludoteka.games.stamp_swap.parts import (
    CELLS,
    CHOOSING,
    CHOOSING_CONTEST,
    DECIDING,
    DECISIONS,
    DRAFTING,
    HERS,
    IN_LARGE,
    IN_SMALL,
    OVER,
    PLACING,
    RESERVING,
    SHE_TAKES,
    SPLITTING,
    STAMPS,
    YOU_TAKE,
)
from ludoteka.games.stamp_swap.variants import Options

from .at_the_table import GAME, advance, table

WORTH = {"sts-why-size": 2, "sts-why-value": 1, "sts-why-rare": 4, "sts-why-card": 1, "sts-why-forever": 1}


def reported(match, viewer=0):
    return match.scene(viewer).data


@pytest.mark.rule("STS-8")
@pytest.mark.parametrize("seed", range(1, 9))
def test_the_reasons_of_her_tokens_add_up_to_them(seed):
    match = advance(table(), RESERVING, seed)
    s = match.secret_state()
    for slot in range(s.held[0]):
        why = reported(match)["items"][f"yours-{slot + 1}"]["why"]
        assert sum(WORTH[words.id] for words in why) == s.tokens[0, slot]


@pytest.mark.rule("STS-8")
@pytest.mark.parametrize("seed", range(1, 9))
def test_reasons_for_hidden_stamps_reveal_no_more_than_their_backs(seed):
    match = advance(table(), YOU_TAKE, seed)
    s = match.secret_state()
    for slot in range(s.held[HERS]):
        item = reported(match)["items"][f"hers-{slot + 1}"]
        assert sum(WORTH[words.id] for words in item["why"]) == s.tokens[HERS, slot]
        assert item["fits"] is None or not s.secret[HERS, slot]


@pytest.mark.rule("STS-9")
def test_every_split_shows_what_its_piles_would_be_worth():
    match = advance(table(), SPLITTING)
    splits = reported(match)["splits"]
    assert set(splits) == {match.write(0, action) for action in match.legal(0)}
    assert reported(match, SPECTATOR)["splits"] == {}
    text, split = next(iter(splits.items()))
    match.submit(0, match.read(0, text))
    s = match.secret_state().copy()
    assert split["cells"] == [f"yours-{slot + 1}" for slot in range(s.held[0]) if s.lies[0, slot] == 2]
    automa.value_piles(s, 0)
    assert (split["small"], split["large"]) == tuple(s.worth[0])


@pytest.mark.rule("STS-9")
def test_actions_have_their_kind():
    assert {target.kind for target in advance(table(), SPLITTING).scene(0).targets} == {"split"}
    assert {target.kind for target in advance(table(), YOU_TAKE).scene(0).targets} == {"take-large", "take-small"}
    assert {target.kind for target in advance(table(), PLACING).scene(0).targets} <= {"place", "discard"}


def test_the_story_says_what_was_a_step_of_hers_and_which_cards_were_turned():
    match = advance(table(), OVER)
    kinds = {line.text.split()[0]: line.kind for line in match.story(0) if line.actor == CHANCE}
    assert kinds | {"event": "event", "decision": "card", "show": "card"} == kinds
    assert kinds["draw"] == kinds["reveal"] == ""
    assert {line.kind for line in match.story(0) if line.actor == AUTOMA} == {"step"}


def lines_of(match):
    """What every contest that is open, exhibitor and specialist brings now, and the end, as the browser names them."""
    data = reported(match)
    lines = {f"c-{contest['id']}": contest["now"] for contest in data["contests"] if not contest["ticket"]}
    lines |= {f"card-{card['number']}": card["now"] for card in data["cards"] if card["kind"] != "other"}
    return lines | {"mat": data["mat"]["now"], "values": data["end"]["values"], "forever": data["end"]["forever"]}


def places_of(outcome):
    """Every square of an outcome, with all that would be different then."""
    return [
        (f"{chr(column)}{row}", outcome["anywhere"] | group["then"])
        for group in outcome["places"]
        for first, last, row in re.findall(r"([a-l])(?:-([a-l]))?(\d+)", group["cells"])
        for column in range(ord(first), ord(last or first) + 1)
    ]


@pytest.mark.rule("STS-11", "STS-12")
@pytest.mark.parametrize("seed", range(1, 7))
def test_a_place_shows_what_everything_would_score_then(seed):
    """And it comes true: one place of every group is taken."""
    match = advance(table(), PLACING, seed)
    for _ in range(3):
        before, would = lines_of(match), reported(match)["would"]
        offered = {(target.piece, target.cell) for target in match.scene(0).targets if target.cell}
        assert offered == {(piece, cell) for piece, outcome in would.items() for cell, _ in places_of(outcome)}
        piece, (cell, then) = next((piece, places_of(outcome)[-1]) for piece, outcome in would.items())
        match.submit(0, match.read(0, f"{piece.removeprefix('stamp:')}@{cell}"))
        if match.secret_state().phase != PLACING:
            break
        assert lines_of(match) == before | then


@pytest.mark.rule("STS-11")
def test_what_all_places_have_in_common_is_sent_once():
    for seed in range(1, 7):
        for outcome in reported(advance(table(), PLACING, seed))["would"].values():
            changes = [place["then"] for place in outcome["places"]]
            assert not any(outcome["anywhere"].keys() & then.keys() for then in changes)
            assert not set.intersection(*(set(then.items()) for then in changes))
            assert len(changes) == len({tuple(then.items()) for then in changes})


@pytest.mark.slow
@pytest.mark.rule("STS-11")
@pytest.mark.compiles
def test_the_compiled_kernel_gives_the_same_for_every_place():
    match = advance(table(), PLACING, 3)
    observation, game = match.observation(0), match.game
    lines = tuple(albums_of(match.parts, observation.state)[0].counted)
    for stamp in observation.state.gained[0, : int(observation.state.to_place[0])].tolist():
        answers = []
        kernels: tuple[Any, ...] = (game.kernel, game.compiled_kernel)
        for kernel in kernels:
            p, s = (one[0] for one in game.scratch(observation.parts, observation.state, kernel)[1:])
            answers.append(np.zeros((CELLS, len(lines) + 1), np.int64))
            kernel.points_there(p, s, 0, stamp, np.array(lines), len(lines), answers[-1])
        assert answers[0].any()
        assert (answers[0] == answers[1]).all()


@pytest.mark.rule("STS-11")
@pytest.mark.parametrize("phase", [RESERVING, SPLITTING, YOU_TAKE])
def test_every_stamp_that_is_seen_can_be_tried_on_the_page_and_no_hidden_one(phase):
    for seed in range(1, 7):
        match = advance(table(), phase, seed)
        pieces = [piece for board in match.scene(0).boards for piece in board.pieces if piece.id.startswith("item:")]
        assert set(reported(match)["would"]) == {piece.id for piece in pieces if "stamp" in piece.data}
        assert reported(match, SPECTATOR)["would"] == {}


@pytest.mark.rule("STS-12")
def test_contests_show_what_they_would_score_and_then_what_they_scored():
    match = advance(table(), CHOOSING_CONTEST)
    contest = reported(match)["contests"][0]
    match.submit(0, match.read(0, f"contest {contest['id']}"))
    after = reported(match)["contests"][0]
    assert (after["ticket"], after["scored"]) == (1, contest["now"])
    assert reported(match)["tickets"] == 2


@pytest.mark.rule("STS-15")
def test_at_the_end_the_fields_of_her_mat_have_what_each_item_brought():
    match = advance(table(), OVER)
    her = reported(match)["pinzetta"]
    brought = next(line["points"] for line in her["lines"] if line["words"].id == "sts-line-hers-mat")
    assert sum(field["count"] * field["each"] for field in her["fields"]) == brought
    assert sum(field["points"] for field in her["fields"]) == brought
    assert her["level"] == -20


@pytest.mark.parametrize("seed", range(1, 5))
def test_the_points_of_all_days_and_of_the_end_are_all_points(seed):
    match = advance(table(), OVER, seed)
    [score] = match.scene(0).scores
    named = [0] * 4
    for line in score.lines:
        named[line.words.args.get("day", 4) - 1] += line.points
    assert reported(match)["days"] == named
    assert sum(named) == score.points


def test_the_days_are_counted_from_the_first():
    assert advance(table(), RESERVING).scene(0).progress == (1, 3)


# -- what can be looked up --------------------------------------------------------------------------------------


@pytest.mark.rule("STS-16", "STS-6", "STS-15", "STS-10")
@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_her_cards_and_the_points_for_forever_stamps_can_be_looked_up(level):
    pack = read_pack(built_in_pack())
    match = advance(table(Options(level=level)), RESERVING)
    facts = reported(match)
    assert facts["ladder"] == {"points": pack.forever.points, "imaginary": 3}
    decisions = facts["pinzetta"]["decks"]["decisions"]
    assert [(card["crossed"], card["fields"]) for card in decisions] == [
        (card.crossed, card.fields) for card in pack.decisions
    ]
    shows = facts["pinzetta"]["decks"]["shows"]
    assert [{each["id"]: each["points"] for each in card["contests"]} for card in shows] == [
        {number: points[int(level) - 1] for number, points in card.points.items()} for card in pack.shows
    ]


@pytest.mark.rule("STS-14")
def test_in_introductory_mode_her_decision_cards_only_cross_out():
    decks = reported(advance(table(Options(mode="introductory")), RESERVING))["pinzetta"]["decks"]
    assert decks["shows"] == []
    assert all(card["fields"] == [] for card in decks["decisions"])
    assert [card["crossed"] for card in decks["decisions"]] == [
        card.crossed for card in read_pack(built_in_pack()).decisions
    ]


@pytest.mark.rule("STS-10", "STS-R6")
def test_cards_that_were_drawn_are_marked():
    match = advance(table(), OVER)
    s, her = match.secret_state(), reported(match)["pinzetta"]
    assert her["final"] == s.final_card
    assert len(her["used"]) == 3
    assert all(not s.shows[card] for card in her["used"])


@pytest.mark.rule("STS-17")
def test_among_several_there_are_no_cards_of_hers_and_perhaps_no_imaginary_player():
    seats = tuple(Seat("human", name) for name in "ABCD")
    match = advance(Match(Setting(GAME, Options(mode="several"), seats)), DRAFTING)
    assert reported(match)["pinzetta"] is None
    assert reported(match)["ladder"]["imaginary"] == 0


# -- the step of the day, and which pile she takes ----------------------------------------------------------------


def test_the_day_has_five_steps():
    match, seen = table(), []
    for phase in (RESERVING, SPLITTING, YOU_TAKE, PLACING, CHOOSING_CONTEST):
        seen.append(reported(match)["step"])
        advance(match, phase)
        seen.append(reported(match)["step"])
    assert seen[0] == "collect"
    assert seen[1::2] == ["reserve", "split", "choose", "exhibit", "exhibit"]


def taken_with(match, card):
    """Which pile she takes when this decision card is turned."""
    s = match.secret_state().copy()
    automa.value_piles(s, 0)
    automa.take_away(match.parts, s, 0, int(match.parts.crossed[card]))
    return "large" if s.worth[0, 1] >= s.worth[0, 0] else "small"


@pytest.mark.rule("STS-6", "STS-R2", "STS-R6")
@pytest.mark.parametrize("options", [Options(), Options(crossed="one-by-one")], ids=["one pile", "one by one"])
@pytest.mark.parametrize("seed", range(1, 5))
def test_every_split_shows_with_how_many_of_her_cards_she_takes_the_large_pile(options, seed):
    match = advance(table(options), SPLITTING, seed)
    for text, split in reported(match)["splits"].items():
        match.submit(0, match.read(0, text))
        piles = [taken_with(match, card) for card in range(1, DECISIONS + 1)]
        match.undo(0, 1)
        odds = split["odds"]
        assert (odds["large"], odds["cards"]) == (piles.count("large"), DECISIONS)
        assert sum(odds["by_card"]) == odds["large"]
        if odds["turns_from"]:
            turned = [crossed >= odds["turns_from"] for crossed in match.parts.crossed[1:]]
            first = "large" if split["large"] >= split["small"] else "small"
            assert turned == [pile != first for pile in piles]


@pytest.mark.rule("STS-6")
@pytest.mark.parametrize("seed", range(1, 7))
def test_why_she_took_a_pile_is_known_when_her_tokens_are_back(seed):
    match = advance(table(), DECIDING, seed)
    assert reported(match)["pinzetta"]["chose"] is None
    before = reported(match)["piles"]["yours"]
    after = reported(advance(match, SHE_TAKES, seed))["piles"]["yours"]
    advance(match, YOU_TAKE, seed)
    for viewer in (0, SPECTATOR):
        assert reported(match, viewer)["pinzetta"]["chose"] == {"before": before, "after": after}


@pytest.mark.rule("STS-17")
def test_what_piles_of_several_show_leaves_out_what_only_their_owner_knows():
    match = Match(Setting(GAME, Options(mode="several"), tuple(Seat("human", name) for name in ("Ana", "Bo", "Cy"))))
    advance(match, CHOOSING)
    s, p = match.secret_state(), match.parts
    for viewer in range(3):
        for rival in reported(match, viewer)["table"]["seats"]:
            seat = rival["seat"]
            for name, pile in (("small", IN_SMALL), ("large", IN_LARGE)):
                slots = [slot for slot in range(s.held[seat]) if s.lies[seat, slot] == pile]
                open_stamps = [int(s.item[seat, slot]) for slot in slots if s.up[seat, slot]]
                shown = rival["piles"][name]
                assert shown["values"] == sum(int(p.value[item]) for item in open_stamps if 0 < item <= STAMPS)
                assert shown["hidden"] == sum(not s.up[seat, slot] for slot in slots)
                assert sum(shown[key] for key in ("cards", "hidden")) <= len(slots)
    taker, text = match.to_act()[0], match.write(match.to_act()[0], match.legal(match.to_act()[0])[0])
    match.submit(taker, match.read(taker, text))
    assert [line.actor for line in match.story(0) if line.kind == "take"] == [taker]
