"""Several players: the day's event cards, the pool that their symbols form, and collecting from it. Kernel dialect."""

from .draws import active_cards, collector, wanted
from .parts import (
    COLLECTED,
    COLLECTING,
    CUTTING,
    DOWN,
    DRAFTING,
    EVENTS,
    MOST_POOL,
    NOTHING,
    PILE_MASK,
    POOL_DRAWS,
    POOL_EVENT,
    RESERVING,
    RULE_FOREVER,
    RULE_OTHER_WAY,
    RULE_TURN_UP,
    TOKEN,
    Parts,
    State,
    is_card,
)
from .supply import gain, give_back, is_left, take_forever, take_from_supply


def begin_day(p: Parts, s: State) -> None:
    """As many event cards as players; cards of earlier days are shuffled when none is left."""
    s.at = 0
    s.turn = s.first
    for seat in range(p.seats):
        s.on_table[seat] = NOTHING
    s.phase = POOL_EVENT
    shuffle_events(p, s)


def shuffle_events(p: Parts, s: State) -> None:
    """If the pile of event cards is empty, all that do not lie on the table make a new one."""
    for card in range(1, EVENTS + 1):
        if s.events[card]:
            return
    for card in range(1, EVENTS + 1):
        s.events[card] = 1
    for seat in range(p.seats):
        s.events[s.on_table[seat]] = 0


def lay_event(p: Parts, s: State, card: int) -> None:
    """The next event card of the day; the last one is on top, and its text holds."""
    s.events[card] = 0
    s.on_table[s.at] = card
    s.at += 1
    if s.at < p.seats:
        shuffle_events(p, s)
    else:
        s.turn = 0
        s.card = s.on_table[0]
        s.at = 0
        s.phase = POOL_DRAWS
        skip_empty_piles(p, s)


def skip_empty_piles(p: Parts, s: State) -> None:
    """On to the next symbol that can be filled, card after card; where there is none, the pool is complete."""
    while s.turn < p.seats:
        while s.at < p.symbols[s.card] and not is_left(p, s, wanted(p, s) & PILE_MASK):
            s.at += 1
        if s.at < p.symbols[s.card]:
            return
        s.turn += 1
        s.at = 0
        if s.turn < p.seats:
            s.card = s.on_table[s.turn]
    open_pool(p, s)


def lay_out(p: Parts, s: State, item: int) -> None:
    """An item comes into the pool."""
    take_from_supply(s, item)
    s.pool[s.pooled] = item
    s.pool_down[s.pooled] = int(wanted(p, s) & DOWN != 0 and not is_card(item))
    s.pooled += 1
    s.at += 1
    skip_empty_piles(p, s)


def open_pool(p: Parts, s: State) -> None:
    """The token lies there as well. The text of the top card is followed, and the seat that had the token begins."""
    s.pool[s.pooled] = TOKEN
    s.pooled += 1
    s.at = 0
    s.turn = s.first
    rule = p.day_rule[s.card]
    if rule == RULE_TURN_UP:
        for place in range(s.pooled):
            s.pool_down[place] = 0
    if rule == RULE_FOREVER:
        for seat in range(p.seats):
            take_forever(p, s, seat)
    s.phase = DRAFTING


def pick(p: Parts, s: State, seat: int, place: int) -> None:
    """From the pool into the own collection; what lies face down, only its owner looks at."""
    slot, down = s.held[seat], s.pool_down[place]
    s.item[seat, slot] = s.pool[place]
    s.up[seat, slot] = 1 - down
    s.secret[seat, slot] = down
    s.held[seat] += 1
    s.pool[place] = NOTHING
    s.pool_down[place] = 0
    s.turn = next_collector(p, s)
    if s.held[s.turn] == COLLECTED or is_bare(s):
        end_of_collecting(p, s, seat)


def next_collector(p: Parts, s: State) -> int:
    """Clockwise, unless the top event card says otherwise."""
    back = int(p.day_rule[s.card] == RULE_OTHER_WAY)
    return (s.turn + (p.seats - 1 if back else 1)) % p.seats


def is_bare(s: State) -> bool:
    for place in range(s.pooled):
        if s.pool[place]:
            return False
    return True


def end_of_collecting(p: Parts, s: State, last: int) -> None:
    """A token that nobody took goes to the seat that collected last, as a further item; or (an option) stays with the
    seat that had it. What else is left goes back."""
    for place in range(MOST_POOL):
        if s.pool[place] == TOKEN and not p.token_stays:
            s.item[last, s.held[last]] = TOKEN
            s.up[last, s.held[last]] = 1
            s.held[last] += 1
        give_back(s, s.pool[place])
        s.pool[place] = NOTHING
        s.pool_down[place] = 0
    s.pooled = 0
    s.turn = 0
    draw_for_specialists(p, s, 0)


def draw_for_specialists(p: Parts, s: State, start: int) -> None:
    """Seat after seat, card after card; then everybody cuts."""
    s.at = collector(p, s, s.turn, start)
    while s.turn < p.seats and s.at == active_cards(p, s, s.turn):
        s.turn += 1
        s.at = collector(p, s, s.turn, 0) if s.turn < p.seats else 0
    s.phase = COLLECTING
    if s.turn == p.seats:
        s.turn = 0
        s.phase = CUTTING
        for seat in range(p.seats):
            s.stage[seat] = RESERVING


def draw_for_one(p: Parts, s: State, stamp: int) -> None:
    """A specialist's stamp stays with its owner, of any kind."""
    take_from_supply(s, stamp)
    gain(s, s.turn, stamp)
    draw_for_specialists(p, s, s.at + 1)
