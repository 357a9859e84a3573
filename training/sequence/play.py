"""Games from which the net learns. Compiled by `core.compiled`.

Every position after a player's action is a lesson: what the net sees there, and what it should have answered. That is
the outcome of the game, mixed with what the net itself expected later in the same game: closer by, but not yet sure.
"""

from typing import Any, NamedTuple

from ludoteka.core.dice import roll, shake
from ludoteka.core.kernel import Array
from ludoteka.games.sequence.mind.features import INPUTS
from ludoteka.games.sequence.mind.net import Net
from ludoteka.games.sequence.mind.search import SEEDS, Desk, draw_cards, outcome, value, worth
from ludoteka.games.sequence.moves import apply
from ludoteka.games.sequence.parts import DEAD, OVER, PASS, Parts, spot_of, team_of
from ludoteka.games.sequence.rules import legal, setup, to_act
from ludoteka.games.sequence.thinking import CAREFUL, action_worth

NOBODYS = -1
THOUSAND = 1000


class Lessons(NamedTuple):
    inputs: Any  # uint8, a row for each
    expected: Any  # float32: the net's own chance to win
    target: Any  # float32
    seat: Array


class Manner(NamedTuple):
    """How the players of a batch of games play."""

    by_net: bool  # else by lines, as a club player does
    wander: int  # how many actions in a thousand are any legal one
    waver: float  # and how much the net's opinions are shaken, so that all kinds of positions come up
    against_club: int  # in so many games of a hundred, one team plays by the net and the others as club players do
    patience: float  # how much of a target is what came later, rather than what the net expected at the next action


def club_action(p: Parts, s: Any, seat: int, dice: Array, out: Array) -> int:
    """As a club player does, with a coin between equals."""
    count = legal(p, s[0], seat, out)
    best, ties = out[0], 1
    most = action_worth(p, s[0], seat, best, CAREFUL)
    for i in range(1, count):
        here = action_worth(p, s[0], seat, out[i], CAREFUL)
        ties = ties + 1 if here == most else 1
        if here > most or (here == most and roll(dice, ties) == 0):
            best, most = out[i], here
    return best


def net_action(net: Net, p: Parts, s: Any, seat: int, waver: float, dice: Array, d: Desk) -> int:
    count = legal(p, s[0], seat, d.out)
    best, most = d.out[0], -1.0
    for i in range(count):
        here = worth(net, p, s, seat, d.out[i], d) + waver * roll(dice, THOUSAND) / THOUSAND
        if here > most:
            best, most = d.out[i], here
    return best


def play_on(net: Net, p: Parts, s: Any, seat: int, how: Manner, dice: Array, d: Desk) -> int:
    """An action of a player who learns."""
    if roll(dice, THOUSAND) < how.wander:
        return d.out[roll(dice, legal(p, s[0], seat, d.out))]
    if how.by_net:
        return net_action(net, p, s, seat, how.waver, dice, d)
    return club_action(p, s, seat, dice, d.out)


def learn(net: Net, p: Parts, fresh: Any, s: Any, games: int, how: Manner, dice: Array, d: Desk, out: Lessons) -> int:
    """Play the games and write down their lessons; return how many. `fresh` and `s` are arrays of one."""
    count = 0
    for _ in range(games):
        s[0] = fresh[0]
        setup(p, s[0])
        pupils = roll(dice, p.teams) if roll(dice, 100) < how.against_club else NOBODYS
        first = count
        draw_cards(p, s, dice, d.out)
        while to_act(p, s[0]):
            seat = s[0].turn
            if pupils in (NOBODYS, team_of(p, seat)):
                action = play_on(net, p, s, seat, how, dice, d)
                apply(p, s[0], seat, action)
                if s[0].phase != OVER and not (action < PASS and spot_of(action) == DEAD):
                    write_down(net, p, s, seat, d, out, count)
                    count += 1
            else:
                apply(p, s[0], seat, club_action(p, s, seat, dice, d.out))
            draw_cards(p, s, dice, d.out)
        judge(p, s, first, count, how.patience, out)
    return count


def write_down(net: Net, p: Parts, s: Any, seat: int, d: Desk, out: Lessons, at: int) -> None:
    out.expected[at] = value(net, p, s[0], seat, d)
    out.seat[at] = seat
    for i in range(INPUTS):
        out.inputs[at, i] = d.inputs[i]


def judge(p: Parts, s: Any, first: int, end: int, patience: float, out: Lessons) -> None:
    """The targets of a finished game's lessons, from the last to the first."""
    for seat in range(p.seats):
        target = outcome(p, s[0], team_of(p, seat))
        for at in range(end - 1, first - 1, -1):
            if out.seat[at] == seat:
                out.target[at] = target
                target = patience * target + (1 - patience) * out.expected[at]


def duel(net: Net, p: Parts, fresh: Any, s: Any, deals: int, dice: Array, d: Desk, out: Any) -> None:
    """The net against a club player, for two: each deal in both seatings. `out`: what the net won."""
    for deal in range(deals):
        luck = roll(dice, SEEDS)
        for seating in range(2):
            s[0] = fresh[0]
            setup(p, s[0])
            shake(d.luck, luck)
            draw_cards(p, s, d.luck, d.out)
            while to_act(p, s[0]):
                seat = s[0].turn
                if seat == seating:
                    action = net_action(net, p, s, seat, 0.0, dice, d)
                else:
                    action = club_action(p, s, seat, dice, d.out)
                apply(p, s[0], seat, action)
                draw_cards(p, s, d.luck, d.out)
            out[deal, seating] = outcome(p, s[0], seating)
