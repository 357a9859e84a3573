"""The room's players: what they know, what they see, and that they play their level."""

from statistics import fmean

import numpy as np
import pytest

from ludoteka.core.actors import CHANCE
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.games import find_game
from ludoteka.games.take_it_easy import boards, bots
from ludoteka.games.take_it_easy.notation import cell_names
from ludoteka.games.take_it_easy.parts import ASIDE, DECIDING, MOST_ACTIONS, action_of, spot_of
from ludoteka.sim.seating import Lineup

GAME = find_game("take-it-easy")
PRESETS = tuple(GAME.presets)


def table(preset: str = "base", seats: int = 2) -> Match:
    return Match(Setting(GAME, GAME.presets[preset], (Seat("human", ""),) * seats))


def called(match: Match, tile: str) -> Match:
    match.submit(CHANCE, match.read(CHANCE, f"draw {tile}"))
    return match


@pytest.mark.parametrize(("needed", "alike", "calls", "bag", "odds"), [
    (0, 0, 3, 5, 1.0),  # nothing needed
    (1, 1, 5, 5, 1.0),  # everything comes
    (1, 1, 1, 4, 0.25),
    (2, 2, 2, 4, 1 / 6),
    (3, 2, 5, 9, 0.0),  # there are not so many
])  # fmt: skip
def test_odds(needed: int, alike: int, calls: int, bag: int, odds: float) -> None:
    assert bots.at_least(needed, alike, calls, bag) == pytest.approx(odds)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", [level for level in GAME.bots if level != "expert"])
def test_every_level_plays_every_variant(preset: str, level: str) -> None:
    match = table(preset)
    players = [GAME.bot(level, seat) for seat in range(2)]
    while not match.over:
        actor = match.to_act()[0]
        if actor == CHANCE:
            match.draw(b"levels")
        else:
            match.submit(actor, players[actor].choose(match.observation(actor)))
    assert match.outcome()


@pytest.mark.parametrize("preset", PRESETS)
def test_compiled_thoughts_are_the_plain_ones(preset: str) -> None:
    match = table(preset)
    out, estimates = (np.zeros((2, MOST_ACTIONS), np.int64) for _ in range(2))
    while not match.over:
        actor = match.to_act()[-1]
        if actor == CHANCE:
            match.draw(b"twins")
            continue
        p, s = bots.alone(match.observation(actor))
        lore = bots.lore_for(p, counts_bag=True)
        count = GAME.kernel.judge(p, s, s.copy(), lore, out[0], estimates[0])  # type: ignore[attr-defined]
        block = [each.record()[0] for each in (p, s, s, lore)]
        assert count == GAME.compiled_kernel.judge(*block, out[1], estimates[1])  # type: ignore[attr-defined]
        assert (out[0, :count] == out[1, :count]).all()
        assert (estimates[0, :count] == estimates[1, :count]).all()
        match.submit(actor, int(out[0, np.argmax(estimates[0, :count])]))


@pytest.mark.parametrize("level", ["club", "casual"])
def test_a_row_that_can_be_finished_is_finished(level: str) -> None:
    """Two of three in the left column say 9, and hardly a cell is free: the next 9 belongs there."""
    match = table(seats=1)
    first = {"974": "a1", "963": "a2"}
    others = (name for name in boards.TILES if name not in (*first, "928") and len(set(name)) == 3 and "*" not in name)
    cells = [cell for cell in cell_names(match.parts) if cell not in ("a1", "a2", "a3", "e3")]
    for tile, cell in [*first.items(), *zip(others, cells, strict=False)]:
        called(match, tile).submit(0, match.read(0, f"{tile}@{cell}"))
    choice = GAME.bot(level, 1).choose(called(match, "928").observation(0))
    assert match.write(0, choice) == "928@a3"


def test_who_counts_the_bag_gives_up_what_cannot_come() -> None:
    """A believer in a full bag hopes for tiles that are gone; who counts does not."""
    match = table(seats=1)
    called(match, "974").submit(0, match.read(0, "974@a1"))
    called(match, "123")
    p, s = bots.alone(match.observation(0))
    for tile in range(1, p.tiles + 1):
        if p.number[tile, 0] == 9:
            s.bag[tile] = 0
    kernel = GAME.kernel
    estimates = []
    for counts in (False, True):
        lore = bots.lore_for(p, counts)
        kernel.look_into_bag(p, s, lore)  # type: ignore[attr-defined]
        estimates.append(kernel.estimate(p, s, lore))  # type: ignore[attr-defined]
    assert estimates[0] > estimates[1]


def test_thinking_leaves_the_state_as_it_was() -> None:
    match = called(table("valves-aside", seats=1), "974")
    before = match.secret_state()
    observation = match.observation(0)
    GAME.bot("club", 1).choose(observation)
    assert observation.state == before


def test_a_bot_sees_only_its_seat() -> None:
    """What others have chosen for this tile, and hide, changes nothing."""
    first, second = called(table(), "974"), called(table(), "974")
    first.submit(0, first.read(0, "974@c3"))
    second.submit(0, second.read(0, "974@e1"))
    assert GAME.bot("casual", 5).choose(first.observation(1)) == GAME.bot("casual", 5).choose(second.observation(1))


def test_same_seed_same_choice_and_careless_ones_differ() -> None:
    match = called(table(seats=1), "974")
    choices = [GAME.bot("beginner", seed).choose(match.observation(0)) for seed in range(12)]
    assert choices == [GAME.bot("beginner", seed).choose(match.observation(0)) for seed in range(12)]
    assert len(set(choices)) > 1


def test_tiles_aside_are_laid_where_they_bring_most() -> None:
    """After the round, with all tiles known, even a club player is exact."""
    match = table("valves-aside", seats=1)
    player = GAME.bot("club", 1)
    while match.observation().state.phase != DECIDING:
        if match.to_act() == (CHANCE,):
            match.draw(b"aside")
        else:
            match.submit(0, player.choose(match.observation(0)))
    best = max(_finished(match.copy()))
    while not match.over:
        match.submit(0, player.choose(match.observation(0)))
    assert match.scores()[0] == best


def _finished(match: Match) -> list[int]:
    if match.over:
        return [match.scores()[0]]
    points = []
    for action in match.legal(0):
        then = match.copy()
        then.submit(0, action)
        points += _finished(then)
    return points


def test_nobody_has_to_put_a_tile_aside() -> None:
    match = called(table("valves-aside", seats=1), "974")
    expected = bots.Alone(GAME, match.observation(0), bots.lore_for(match.parts, counts_bag=True)).estimates()
    assert set(expected) == set(match.legal(0))
    assert any(spot_of(action) == ASIDE for action in expected)
    assert action_of(1, ASIDE) not in expected


@pytest.mark.slow
def test_levels_are_in_their_order() -> None:
    GAME.prefer_compiled()
    means = []
    for level in ("random", *GAME.bots):
        lineup = Lineup(GAME, GAME.presets["base"], (level,), 11)
        means.append(fmean(lineup.play(deal).scores[0] for deal in range(20 if level == "expert" else 100)))
    assert means == sorted(means)


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["neighbours", "valves-aside", "beams"])
def test_the_expert_beats_the_club(preset: str) -> None:
    GAME.prefer_compiled()
    lineup = Lineup(GAME, GAME.presets[preset], ("expert", "club"), 3)
    games = [lineup.play(deal) for deal in range(10)]
    assert fmean(game.scores[0] - game.scores[1] for game in games) > 0


def test_the_net_judges_only_what_is_allowed() -> None:
    """Where tiles must touch, the expert's expectations are those of the legal placements."""
    match = called(table("neighbours", seats=1), "974")
    match.submit(0, match.read(0, "974@c3"))
    observation = called(match, "123").observation(0)
    expected = bots.expert(GAME, 1).expectations(observation)
    assert set(expected) == set(observation.legal)
    assert len(expected) == 6
