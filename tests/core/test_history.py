"""What a match remembers: it follows its log step by step, and finds what a slow look at the whole log would find."""

import random
from collections import Counter

import pytest

from ludoteka.core.actors import CHANCE, SPECTATOR, TO_THE_END
from ludoteka.core.history import HistoryEntry, SharedEntries, States, Story, VisibleEntry
from ludoteka.core.log import Decisions, Entry, Log
from ludoteka.core.match import Match, Seat, Setting
from ludoteka.core.words import message
from ludoteka.games import GAMES


def played(game, seed, undos=False):
    """A random game, in which some take back whatever they like."""
    seats = game.seats[0] if len(game.seats) == 1 else game.seats[1]
    match = Match(Setting(game, game.usual_options(seats), (Seat("human", ""),) * seats))
    dice = random.Random(seed)
    while not match.over and len(match.log) < 150:
        actor = dice.choice(match.to_act())
        match.submit(actor, dice.choice(match.legal(actor)))
        match.story(0), match.story(SPECTATOR)  # somebody looks
        if undos and dice.random() < 0.1:
            match.undo(dice.randrange(seats), dice.randint(1, min(5, len(match.log.live()))))
    return match


def slow_answers(entries, actor):
    """What settled each decision of an actor, read from the whole log."""
    answers: list[Entry] = []
    standing: list[Entry] = []
    again: list[Entry] = []
    for entry in entries:
        if entry.undone:
            own = [e for e in standing[len(standing) - entry.undone :] if e.actor == actor]
            del standing[len(standing) - entry.undone :]
            again = [] if entry.actor == actor else own
            if own or entry.actor == actor:
                answers.append(entry)
            continue
        standing.append(entry)
        if entry.actor != actor:
            continue
        if again and again[0] == entry:
            again.pop(0)
            if not again:
                answers.pop()
        else:
            answers.append(entry)
            again = []
    return answers


@pytest.mark.parametrize("seed", range(200))
def test_decisions_are_followed_as_a_whole_log_is_read(seed):
    dice, decisions = random.Random(seed), Decisions()
    entries: list[Entry] = []
    live: list[Entry] = []
    while len(entries) < 40:
        if live and dice.random() < 0.3:
            count = dice.randint(1, min(4, len(live)))
            entries.append(Entry(dice.randrange(3), 0, undone=count))
            taken, live = live[-count:], live[:-count]
            again = taken if dice.random() < 0.6 else []
            new = [entry for entry in again if entry.actor != entries[-1].actor]
        else:
            new = [Entry(dice.randrange(3), dice.randrange(3))]
        entries += new
        live += new
    for entry in entries:
        decisions.add(entry)
    copied = decisions.copy()
    for followed in (decisions, copied):
        assert followed.standing == live
        for actor in range(3):
            assert followed.answers(actor) == slow_answers(entries, actor) == Log(tuple(entries)).answers(actor)
            assert followed.undos[actor] == sum(entry.undone > 0 and entry.actor == actor for entry in entries)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_earlier_state_can_be_made_again(game, monkeypatch):
    monkeypatch.setattr(States, "SPACING", 7)
    match = played(game, 1)
    again = Match(match.setting)
    for count, entry in enumerate(match.log.live()):
        then = match.at(count)
        assert then.secret_state() == again.secret_state()
        assert then.log.entries == again.log.entries
        assert [then.decision(actor) for actor in range(3)] == [again.decision(actor) for actor in range(3)]
        again.submit(entry.actor, entry.action)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whatever_is_undone_leads_to_where_the_rest_leads(game, monkeypatch):
    monkeypatch.setattr(States, "SPACING", 7)
    match = played(game, 2, undos=True)
    straight = Match(match.setting)
    for entry in match.log.live():
        straight.submit(entry.actor, entry.action)
    assert match.secret_state() == straight.secret_state()
    assert match.to_act() == straight.to_act()
    for viewer in (0, SPECTATOR):
        assert match.story(viewer) == straight.story(viewer)
        assert match.legal(0) == straight.legal(0)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_story_that_is_followed_is_what_may_be_known(game):
    """Also of what was secret first and is opened later, among what was seen before."""
    done = played(game, 3)
    match, dice = Match(done.setting), random.Random(3)
    for entry in done.log.live():
        match.submit(entry.actor, entry.action)
        viewer = dice.choice((0, 1, SPECTATOR))
        known = zip(match._history, match.observed(viewer), strict=True)
        assert match.story(viewer) == tuple(entry.visible for entry, is_known in known if is_known)
    assert match.seen_actions().total() == sum(match.observed(SPECTATOR))


@pytest.mark.parametrize("seed", range(50))
def test_a_story_finds_what_was_opened_among_what_stays_secret(seed):
    dice, story, reveal_count = random.Random(seed), Story(0), 0
    history: list[HistoryEntry] = []
    for step in range(40):
        seen = VisibleEntry(dice.randrange(3), str(step), message("x"))
        observers = dice.choice((0, 0, 1, TO_THE_END))
        history.append(HistoryEntry(Entry(seen.actor, step), seen, observers, reveal_count))
        reveal_count += dice.random() < 0.2
        over = step == 39
        story.follow(history, reveal_count, over=over)
        known = tuple(entry.visible for entry in history if over or entry.was_open(0, reveal_count))
        assert story.entries == known
        assert len(story._hidden) == len(history) - len(known)
        assert story.seen == Counter(entry.actor for entry in known)


def test_only_what_can_be_taken_back_has_its_state_at_hand():
    for game in GAMES.values():
        match = played(game, 4)
        drawn = [at for at, entry in enumerate(match.log.live()) if entry.actor == CHANCE]
        assert min(match._states._recent, default=len(match.log)) > max(drawn, default=-1)


def test_of_large_states_only_what_has_changed_is_stored():
    """They would be most of the memory of a match."""
    large = [game for game in GAMES.values() if len(game.blank().tobytes()) > 10_000]
    assert large
    for game in large:
        match = played(game, 5)
        assert match._states._recent
        stored = [len(change.places) + len(change.numbers) for change in match._states._recent.values()]
        assert max(stored) < len(match.secret_state().tobytes()) / 10


def test_games_share_entries_that_are_the_same():
    shared = SharedEntries(2)

    def entry(text, name="Ana", actor=0):
        return VisibleEntry(actor, text, message("x", name=name))

    first, other = shared.share(entry("a")), shared.share(entry("a", "Rui"))
    assert other == entry("a", "Rui") != first  # of another game, with other people
    assert shared.share(entry("a", "Rui")) is other
    assert shared.share(entry("b")) is shared.share(entry("b"))
    assert shared.share(entry("b", actor=1)).actor == 1
    assert len(shared._known) == 2  # the first was forgotten
    assert shared.share(entry("a", "Rui")) is not other


def test_draws_are_counted_as_they_stand():
    for game in GAMES.values():
        match = played(game, 6, undos=True)
        for count in (len(match.log.live()), 3):
            then = match.at(count)
            assert then.drawn == sum(entry.actor == CHANCE for entry in then.log.live())
