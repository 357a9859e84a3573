"""What happens when somebody acts. Kernel dialect; what is allowed is in `rules`."""

from ludoteka.core.actors import AUTOMA, CHANCE

from .album import lay, members_of
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
from .draws import active_cards, collector, wanted
from .parts import (
    A_FOREVER,
    CATEGORIES,
    CELLS,
    CHOOSING_CONTEST,
    COLLECTING,
    CONTEST_BONUS,
    CONTEST_DRAW,
    CUTTING,
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
    FIRST_PLAYER,
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
    LAST_CHOOSER,
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
    PICK,
    PILE_VALUING,
    PLACING,
    POOL_DRAWS,
    POOL_EVENT,
    RESERVE,
    RESERVED,
    RESERVING,
    REVEALING,
    RULE_DOUBLE_TOKEN,
    SHE_TAKES,
    SHOW,
    SHOW_DRAW,
    SPLIT,
    SPLITTING,
    SWAPPING,
    TAKE,
    TAKE_FROM,
    TAKING_AWAY,
    TICKETED,
    TOKEN_DRAW,
    TOKEN_POINTS,
    TURN_DOWN,
    TURN_UP,
    VALUING,
    WAITING,
    YOU_TAKE,
    YOUR_DRAWS,
    YOUR_EVENT,
    Parts,
    State,
    go_on,
    is_card,
)
from .pool import begin_day, draw_for_one, lay_event, lay_out, pick
from .rules import to_split
from .scoring import her_forever_points, level_points
from .supply import first_forever, gain, take_forever, take_from_supply
from .swap import (
    all_wait,
    choose,
    clear_collection,
    end_of_cutting,
    hand_on,
    next_chooser,
    reserved_by,
    reserves,
    share_out,
    turn_up,
)


def apply(p: Parts, s: State, actor: int, action: int) -> None:
    """Carry out a legal action."""
    if p.seats > 1 and actor < p.seats and s.phase != CUTTING:
        s.reveal_count += 1  # the others have seen it
    if actor == CHANCE:
        draw(p, s, action - OUTCOME)
    elif actor == AUTOMA:
        her_step(p, s)
    elif action < RESERVE:
        place_or_discard(p, s, actor, action)
    elif action < SPLIT:
        reserve(p, s, actor, action - RESERVE)
    elif action < TAKE:
        split(p, s, actor, action - SPLIT)
    elif action < ENTER:
        s.your_choice = action - TAKE
        return_tokens(s, HERS)
        s.phase = REVEALING
    elif action < OUTCOME:
        enter_contest(p, s, actor, action - ENTER)
    elif action < TAKE_FROM:
        pick(p, s, actor, action - PICK)
    else:
        choose(p, s, actor, (action - TAKE_FROM) // 2, IN_SMALL + (action - TAKE_FROM) % 2)


# -- chance -----------------------------------------------------------------------------------------------------


def draw(p: Parts, s: State, outcome: int) -> None:
    if s.phase in (HER_DRAWS, YOUR_DRAWS):
        collect(p, s, outcome)
    elif s.phase == COLLECTING:
        draw_for_specialist(p, s, outcome)
    elif s.phase == POOL_EVENT:
        lay_event(p, s, outcome)
    elif s.phase == POOL_DRAWS:
        lay_out(p, s, outcome)
    elif s.phase in (HER_EVENT, YOUR_EVENT):
        s.events[outcome] = 0
        s.card = outcome
        s.at = 0
        s.phase += 1
    elif s.phase == REVEALING:
        end_of_swap(p, s)
    else:
        draw_card(p, s, outcome)


def draw_for_specialist(p: Parts, s: State, stamp: int) -> None:
    """It stays with its owner at once."""
    if p.seats > 1:
        draw_for_one(p, s, stamp)
    else:
        take_from_supply(s, stamp)
        gain(s, 0, stamp)
        go_on_collecting(p, s, s.at + 1)


def draw_card(p: Parts, s: State, card: int) -> None:
    """A contest, a mat, a decision card or a show scoring card."""
    if s.phase == CONTEST_DRAW:
        s.contest[s.at] = card
        s.at += 1
        if s.at == CATEGORIES:
            s.at = 0
            s.her_mat = p.her_mat_for[s.contest[p.yellow]] if p.seats == 1 else NOTHING
            s.phase = MAT_DRAW
    elif s.phase == MAT_DRAW:
        s.mat[s.at] = card
        s.at += 1
        if s.at == p.seats:
            begin(p, s)
    elif s.phase == TOKEN_DRAW:
        s.first = card - 1
        begin_day(p, s)
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
    """Forever stamps that are there from the start; then the first day, alone with Pinzetta."""
    s.at = 0
    for seat in range(p.seats):
        for _ in range(p.forever_start):
            take_forever(p, s, seat)
    if p.seats > 1:
        s.phase = TOKEN_DRAW
        return
    if p.full:
        s.supply[first_forever(p, s)] = 0
        s.field[FOREVER_FIELD] = 1
    s.phase = HER_EVENT


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
        take_forever(p, s, 0)
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
    s.at = collector(p, s, 0, start)
    s.phase = COLLECTING
    if s.at == active_cards(p, s, 0):
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


def reserve(p: Parts, s: State, seat: int, slot: int) -> None:
    if slot < MOST_ITEMS:
        s.lies[seat, slot] = RESERVED
        s.tokens[seat, slot] = 0
    if slot == MOST_ITEMS or reserved_by(s, seat) == reserves(p, s):
        go_on(s, seat, SPLITTING)
        if p.seats > 1 and members_of(to_split(s, seat)) < 2:
            split(p, s, seat, to_split(s, seat))  # too little for two piles


def split(p: Parts, s: State, seat: int, large: int) -> None:
    for slot in range(s.held[seat]):
        if s.lies[seat, slot] != RESERVED:
            s.lies[seat, slot] = IN_LARGE if large >> slot & 1 else IN_SMALL
    go_on(s, seat, PILE_VALUING if p.seats == 1 else WAITING)
    if p.seats > 1:
        end_of_cutting(p, s)


def end_of_swap(p: Parts, s: State) -> None:
    if p.seats == 1:
        reveal(p, s)
        begin_placing(p, s, 0)
    elif next_chooser(p, s, s.turn) >= 0:
        turn_up(p, s)
        hand_on(p, s, s.turn)
    else:
        share_out(p, s)
        for seat in range(p.seats):
            begin_placing(p, s, seat)


def reveal(p: Parts, s: State) -> None:
    """The end of the swap phase: everything is turned up and goes where it belongs."""
    s.reveal_count += 1
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


# -- the show ---------------------------------------------------------------------------------------------------


def begin_placing(p: Parts, s: State, seat: int) -> None:
    go_on(s, seat, PLACING)
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
    s.exhibit_points[seat, s.day, 0] = formula_points(p, s, seat, OF_MAT + s.mat[seat])
    for at in range(s.cards[seat]):
        card = s.owned[seat, at]
        if p.effect[card] == SHOW:
            s.exhibit_points[seat, s.day, card] = formula_points(p, s, seat, OF_ATTENDEE + card)
        elif is_rewarded(p, s, seat, card):
            s.exhibit_points[seat, s.day, card] = p.bonus[card]
    if p.seats > 1 and s.first == seat:
        s.token_points[seat, s.day] = TOKEN_POINTS * (2 if p.day_rule[s.card] == RULE_DOUBLE_TOKEN else 1)
    go_on(s, seat, CHOOSING_CONTEST)


def is_rewarded(p: Parts, s: State, seat: int, card: int) -> bool:
    """Of several: a specialist who rewards the holder of the token, or the last to choose today."""
    if p.seats == 1:
        return False
    if p.effect[card] == FIRST_PLAYER:
        return s.first == seat
    return bool(p.effect[card] == LAST_CHOOSER and s.last_chooser == seat + 1)


def enter_contest(p: Parts, s: State, seat: int, category: int) -> None:
    s.ticket[seat, category] = s.day + 1
    s.won[seat, category] = formula_points(p, s, seat, s.contest[category])
    for at in range(s.cards[seat]):
        if p.effect[s.owned[seat, at]] == CONTEST_BONUS:
            s.won_bonus[seat, category] += p.bonus[s.owned[seat, at]]
    if p.seats > 1:
        go_on(s, seat, WAITING)
        if all_wait(p, s):
            next_day(p, s)
        return
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
        if p.seats > 1:
            begin_day(p, s)
    elif p.seats > 1:
        s.phase = OVER
    else:
        s.phase = FINAL_DRAW if p.full else HER_FINAL
