"""What happens when somebody acts. Kernel dialect; what is allowed is in `rules`."""

from ludoteka.core.actors import AUTOMA, CHANCE

from .album import lay
from .automa import (
    mat_points,
    most_tokens,
    put_on_mat,
    return_tokens,
    swap_items,
    take_away,
    value_items,
    value_piles,
    wants_to_swap,
)
from .contests import formula_points
from .parts import (
    A_FOREVER,
    CARD,
    CATEGORIES,
    CELLS,
    CHOOSING_CONTEST,
    COLLECTING,
    CONTEST_BONUS,
    CONTEST_DRAW,
    DAYS,
    DECIDING,
    DISCARD,
    DOWN,
    ENTER,
    FINAL_DRAW,
    FINAL_FOREVER,
    FINAL_LEVEL,
    FINAL_MAT,
    FINALS,
    FOREVER_FIELD,
    HER_DRAWS,
    HER_EVENT,
    HER_FINAL,
    HER_PILE_VALUING,
    HER_PLACING,
    HER_SHOW,
    HER_VALUING,
    HERS,
    HERS_UP,
    IN_LARGE,
    IN_SMALL,
    MAT_DRAW,
    MOST_ITEMS,
    NOTHING,
    OF_ATTENDEE,
    OF_MAT,
    ON_LARGE,
    ON_MIDDLE,
    ON_SMALL,
    OUTCOME,
    OVER,
    PILE_VALUING,
    PLACING,
    RESERVE,
    RESERVED,
    RESERVING,
    REVEALING,
    SHE_TAKES,
    SHOW,
    SHOW_DRAW,
    SPLIT,
    SPLITTING,
    SWAPPING,
    TAKE,
    TAKING_AWAY,
    TICKETED,
    TURN_DOWN,
    TURN_UP,
    UNSPLIT,
    VALUING,
    YOU_TAKE,
    YOUR_DRAWS,
    YOUR_EVENT,
    Parts,
    State,
    is_card,
)
from .rules import collector, first_forever, wanted
from .scoring import her_forever_points, level_points


def apply(p: Parts, s: State, actor: int, action: int) -> None:
    """Carry out a legal action."""
    if actor == CHANCE:
        draw(p, s, action - OUTCOME)
    elif actor == AUTOMA:
        her_step(p, s)
    elif action < RESERVE:
        place_or_discard(p, s, actor, action)
    elif action < SPLIT:
        reserve(s, actor, action - RESERVE)
    elif action < TAKE:
        split(s, actor, action - SPLIT)
    elif action < ENTER:
        s.your_choice = action - TAKE
        return_tokens(s, HERS)
        s.phase = REVEALING
    else:
        enter_contest(p, s, actor, action - ENTER)


# -- chance -----------------------------------------------------------------------------------------------------


def draw(p: Parts, s: State, outcome: int) -> None:
    if s.phase in (HER_DRAWS, YOUR_DRAWS):
        collect(p, s, outcome)
    elif s.phase == COLLECTING:
        take_from_supply(s, outcome)
        gain(s, 0, outcome)
        go_on_collecting(p, s, collector(p, s, s.at) + 1)
    elif s.phase in (HER_EVENT, YOUR_EVENT):
        s.events[outcome] = 0
        s.card = outcome
        s.at = 0
        s.phase += 1
    elif s.phase == REVEALING:
        reveal(p, s)
    else:
        draw_card(p, s, outcome)


def draw_card(p: Parts, s: State, card: int) -> None:
    """A contest, a mat, a decision card or a show scoring card."""
    if s.phase == CONTEST_DRAW:
        s.contest[s.at] = card
        s.at += 1
        if s.at == CATEGORIES:
            s.her_mat = p.her_mat_for[s.contest[p.yellow]]
            s.phase = MAT_DRAW
    elif s.phase == MAT_DRAW:
        s.mat[0] = card
        begin(p, s)
    elif s.phase == DECIDING:
        s.decision = card
        s.phase = TAKING_AWAY
    elif s.phase == SHOW_DRAW:
        s.shows[card] = 0
        s.show_card = card
        s.phase = HER_SHOW
    else:
        s.final_card = card
        s.phase = HER_FINAL


def begin(p: Parts, s: State) -> None:
    """The first day; forever stamps that are there from the start."""
    for _ in range(p.forever_start):
        take_forever(p, s)
    if p.full:
        s.supply[first_forever(p, s)] = 0
        s.field[FOREVER_FIELD] = 1
    s.phase = HER_EVENT


def take_forever(p: Parts, s: State) -> None:
    stamp = first_forever(p, s)
    s.supply[stamp] = 0
    gain(s, 0, stamp)


def take_from_supply(s: State, item: int) -> None:
    if is_card(item):
        s.deck[item - CARD] = 0
    else:
        s.supply[item] = 0


def collect(p: Parts, s: State, item: int) -> None:
    """An item of an event card comes to a collection, hers in two piles."""
    side = HERS if s.phase == HER_DRAWS else 0
    take_from_supply(s, item)
    down = int(wanted(p, s) & DOWN != 0)
    s.item[side, s.at] = item
    s.up[side, s.at] = 1 - down
    s.secret[side, s.at] = down
    if side == HERS:
        s.lies[side, s.at] = IN_LARGE if s.at < p.listed[s.card, ON_LARGE] else IN_SMALL
    s.at += 1
    s.held[side] = s.at
    if side == HERS:
        if s.at == p.listed[s.card, ON_LARGE] + p.listed[s.card, ON_SMALL]:
            s.phase = YOUR_EVENT
    elif s.at == p.listed[s.card, ON_MIDDLE]:
        follow_bottom(p, s)
        go_on_collecting(p, s, 0)


def follow_bottom(p: Parts, s: State) -> None:
    """The bottom part of the second event card."""
    bottom = p.bottom[s.card]
    if bottom == A_FOREVER:
        take_forever(p, s)
    elif bottom == TURN_UP:
        turn(s, 0, 1)
    elif bottom == TURN_DOWN:
        turn(s, 0, 0)
    elif bottom == HERS_UP:
        turn(s, HERS, 1)


def turn(s: State, side: int, up: int) -> None:
    """All stamps of a collection; cards are always face up. What was seen once stays known."""
    for slot in range(s.held[side]):
        if not is_card(s.item[side, slot]):
            s.up[side, slot] = up
            if up:
                s.secret[side, slot] = 0


def go_on_collecting(p: Parts, s: State, start: int) -> None:
    """Specialists who draw in the collect phase, one after the other; then Pinzetta values."""
    s.at = collector(p, s, start)
    s.phase = COLLECTING
    if s.at == s.cards[0]:
        s.card = NOTHING
        s.at = 0
        s.phase = VALUING


# -- Pinzetta ---------------------------------------------------------------------------------------------------


def her_step(p: Parts, s: State) -> None:
    """The next step of her procedure."""
    if s.phase == VALUING:
        value_items(p, s, 0)
        s.phase = RESERVING
    elif s.phase == PILE_VALUING:
        value_piles(s, 0)
        s.phase = DECIDING
    elif s.phase == TAKING_AWAY:
        take_away(p, s, 0, p.crossed[s.decision])
        s.phase = SHE_TAKES
    elif s.phase == SHE_TAKES:
        s.her_choice = most_tokens(s, 0)
        return_tokens(s, 0)
        s.phase = HER_VALUING
    elif s.phase == HER_VALUING:
        value_items(p, s, HERS)
        s.phase = HER_PILE_VALUING
    elif s.phase == HER_PILE_VALUING:
        value_piles(s, HERS)
        s.phase = SWAPPING
    elif s.phase == SWAPPING:
        if wants_to_swap(s):
            swap_items(s)
        s.phase = YOU_TAKE
    else:
        show_step(p, s)


def show_step(p: Parts, s: State) -> None:
    """Her part of the show, and the end."""
    if s.phase == HER_PLACING:
        put_on_mat(p, s, s.her_items[s.at])
        s.her_items[s.at] = NOTHING
        s.at += 1
        if s.at == MOST_ITEMS or s.her_items[s.at] == NOTHING:
            s.at = 0
            s.phase = SHOW_DRAW
    elif s.phase == HER_SHOW:
        s.her_show[s.day] = show_score(p, s)
        s.show_card = NOTHING
        next_day(p, s)
    else:
        final_step(p, s)


def show_score(p: Parts, s: State) -> int:
    """The points on the card for the contest that lies on the board, once, twice or three times."""
    for category in range(TICKETED):
        if p.show_lists[s.show_card, s.contest[category]]:
            return int(p.show_points[s.show_card, s.contest[category]] * (s.day + 1))
    return 0


def final_step(p: Parts, s: State) -> None:
    s.her_final[s.at] = final_points(p, s, s.at)
    s.at += 1
    if s.at == FINALS or not p.full:
        s.at = 0
        s.phase = OVER


def final_points(p: Parts, s: State, which: int) -> int:
    """What she gets at the end: for the level, for forever stamps, for her mat, for her rares."""
    if which == FINAL_LEVEL:
        return level_points(p)
    if which == FINAL_FOREVER:
        return her_forever_points(p, s)
    if which == FINAL_MAT:
        return mat_points(p, s, s.final_card)
    return s.her_rares


# -- reserve, split, reveal -------------------------------------------------------------------------------------


def reserve(s: State, seat: int, slot: int) -> None:
    if slot < MOST_ITEMS:
        s.lies[seat, slot] = RESERVED
        s.tokens[seat, slot] = 0
    s.phase = SPLITTING


def split(s: State, seat: int, large: int) -> None:
    for slot in range(s.held[seat]):
        if s.lies[seat, slot] != RESERVED:
            s.lies[seat, slot] = IN_LARGE if large >> slot & 1 else IN_SMALL
    s.phase = PILE_VALUING


def reveal(p: Parts, s: State) -> None:
    """The end of the swap phase: everything is turned up and goes where it belongs."""
    s.curtain += 1
    count = 0
    for slot in range(s.held[0]):
        if s.lies[0, slot] == s.her_choice:
            s.her_items[count] = s.item[0, slot]
            count += 1
        else:
            gain(s, 0, s.item[0, slot])
    for slot in range(s.held[HERS]):
        if s.lies[HERS, slot] == s.your_choice:
            gain(s, 0, s.item[HERS, slot])
        else:
            s.her_items[count] = s.item[HERS, slot]
            count += 1
    clear_collection(s, 0)
    clear_collection(s, HERS)
    s.her_choice = NOTHING
    s.your_choice = NOTHING
    s.swapped = 0
    s.swapped_most = 0
    s.swapped_least = 0
    begin_placing(p, s, 0)


def clear_collection(s: State, side: int) -> None:
    for slot in range(MOST_ITEMS):
        s.item[side, slot] = NOTHING
        s.up[side, slot] = 0
        s.secret[side, slot] = 0
        s.lies[side, slot] = UNSPLIT
    s.held[side] = 0


def gain(s: State, seat: int, item: int) -> None:
    """A card goes to the right of earlier ones; a stamp waits to be placed."""
    if is_card(item):
        s.owned[seat, s.cards[seat]] = item - CARD
        s.cards[seat] += 1
    else:
        s.gained[seat, s.to_place[seat]] = item
        s.to_place[seat] += 1


# -- the show ---------------------------------------------------------------------------------------------------


def begin_placing(p: Parts, s: State, seat: int) -> None:
    s.phase = PLACING
    if s.to_place[seat] == 0:
        show_exhibitors(p, s, seat)


def place_or_discard(p: Parts, s: State, seat: int, action: int) -> None:
    slot = action // CELLS if action < DISCARD else action - DISCARD
    stamp = s.gained[seat, slot]
    if action < DISCARD:
        lay(p, s, seat, stamp, action % CELLS)
    else:
        s.discarded[seat] += p.value[stamp]
    s.to_place[seat] -= 1
    while slot < s.to_place[seat]:
        s.gained[seat, slot] = s.gained[seat, slot + 1]
        slot += 1
    s.gained[seat, slot] = NOTHING
    if s.to_place[seat] == 0:
        show_exhibitors(p, s, seat)


def show_exhibitors(p: Parts, s: State, seat: int) -> None:
    """The one printed on the mat, and those among the cards; then a contest is chosen."""
    s.shown[seat, s.day, 0] = formula_points(p, s, seat, OF_MAT + s.mat[seat])
    for at in range(s.cards[seat]):
        card = s.owned[seat, at]
        if p.effect[card] == SHOW:
            s.shown[seat, s.day, card] = formula_points(p, s, seat, OF_ATTENDEE + card)
    s.phase = CHOOSING_CONTEST


def enter_contest(p: Parts, s: State, seat: int, category: int) -> None:
    s.ticket[seat, category] = s.day + 1
    s.won[seat, category] = formula_points(p, s, seat, s.contest[category])
    for at in range(s.cards[seat]):
        if p.effect[s.owned[seat, at]] == CONTEST_BONUS:
            s.won_bonus[seat, category] += p.bonus[s.owned[seat, at]]
    s.at = 0
    if p.full:
        s.phase = HER_PLACING if s.her_items[0] else SHOW_DRAW
    else:
        for at in range(MOST_ITEMS):  # introductory mode: her items are discarded
            s.her_items[at] = NOTHING
        next_day(p, s)


def next_day(p: Parts, s: State) -> None:
    if s.day + 1 < DAYS:
        s.day += 1
        s.phase = HER_EVENT
    else:
        s.phase = FINAL_DRAW if p.full else HER_FINAL
