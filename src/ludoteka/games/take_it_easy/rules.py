"""The rules of play: who acts, what is allowed, what happens. Kernel dialect; one place for each rule."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.kernel import Array
from ludoteka.core.kernel_api import FINE, NO_SUCH_ACTION, NOT_YOUR_TURN

from .parts import (
    ASIDE,
    ASIDES,
    CALLING,
    DECIDING,
    DONE,
    FREE,
    NEIGHBOURS,
    NO_SYMBOL,
    NO_TILE,
    NOT_YET,
    ORDINARY_TILES,
    OVER,
    VALVE,
    VALVES_ASIDE,
    VALVES_FIRST,
    VALVES_ORDINARY,
    Parts,
    State,
    action_of,
    spot_of,
    tile_of,
)
from .scoring import round_points

RULES_VERSION = 1

# Refusals; their codes and rule ids are in `refusals`, their words in `text`.
NOT_THE_CALLED_TILE = 10
NO_SUCH_CELL = 11
CELL_TAKEN = 12
MUST_TOUCH = 13
SAME_SYMBOL_MUST_TOUCH = 14
VALVES_COME_FIRST = 15
VALVES_COME_LAST = 16
VALVES_AFTER_THE_ROUND = 17
NO_ASIDE = 18
ASIDE_FULL = 19
NOT_ASIDE = 20
SPECIAL_STAYS_ASIDE = 21
NOT_A_VALVE = 22
TILE_NOT_IN_BAG = 23


def setup(p: Parts, s: State) -> None:
    """From a zeroed state to the start of the game."""
    fill_bag(p, s)


def fill_bag(p: Parts, s: State) -> None:
    for tile in range(1, p.tiles + 1):
        s.bag[tile] = 1


# -- who acts ---------------------------------------------------------------------------------------------------


def to_act(p: Parts, s: State) -> int:
    """Who must act now; nobody: the game is over."""
    if s.phase == OVER:
        return 0
    if s.phase == CALLING and s.tile == NO_TILE:
        return 1 << CHANCE
    waiting = 0
    for seat in range(p.seats):
        if (s.phase == CALLING and s.chosen[seat] == NOT_YET) or (s.phase == DECIDING and not s.done[seat]):
            waiting |= 1 << seat
    return waiting


def may_act(p: Parts, s: State) -> int:
    """Nobody has a choice out of turn in this game."""
    return 0


# -- what is allowed --------------------------------------------------------------------------------------------


def refusal(p: Parts, s: State, actor: int, action: int) -> int:
    """Why this action is not allowed, or FINE."""
    if not to_act(p, s) >> actor & 1:
        return NOT_YOUR_TURN
    if actor == CHANCE:
        return draw_refusal(p, s, action)
    if action < 0 or tile_of(action) > p.tiles:
        return NO_SUCH_ACTION
    if s.phase == DECIDING:
        return FINE if action == DONE else valve_refusal(p, s, actor, tile_of(action), spot_of(action) - VALVE)
    if tile_of(action) != s.tile:
        return NOT_THE_CALLED_TILE
    if spot_of(action) == ASIDE:
        return aside_refusal(p, s, actor)
    return cell_refusal(p, s, actor, spot_of(action))


def draw_refusal(p: Parts, s: State, tile: int) -> int:
    if tile < 1 or tile > p.tiles:
        return NO_SUCH_ACTION
    return FINE if can_be_called(p, s, tile) else TILE_NOT_IN_BAG


def can_be_called(p: Parts, s: State, tile: int) -> int:
    """1 if the tile is in the bag; a new round begins with a full one."""
    return s.bag[tile] | int(s.called == p.calls)


def cell_refusal(p: Parts, s: State, seat: int, cell: int) -> int:
    """May the called tile go to this cell?"""
    return contact_refusal(p, s, seat, cell, contact_needed(p, s, seat))


def contact_refusal(p: Parts, s: State, seat: int, cell: int, needed: bool) -> int:
    """The same, where it is known whether contact is needed: for one who asks about every cell."""
    if cell >= p.cells:
        return NO_SUCH_CELL
    if s.board[seat, cell] != NO_TILE:
        return CELL_TAKEN
    wrong = valve_order_refusal(p, s, seat, cell)
    if wrong != FINE:
        return wrong
    if needed and not touches(p, s, seat, cell):
        return MUST_TOUCH if p.placement == NEIGHBOURS else SAME_SYMBOL_MUST_TOUCH
    return FINE


def valve_order_refusal(p: Parts, s: State, seat: int, cell: int) -> int:
    """Does the valve variant allow this kind of cell now?"""
    if p.valves == VALVES_ORDINARY:
        return FINE
    if p.valves == VALVES_FIRST:
        return FINE if p.is_valve[cell] or valves_full(p, s, seat) else VALVES_COME_FIRST
    if not p.is_valve[cell]:
        return FINE
    if p.valves == VALVES_ASIDE:
        return VALVES_AFTER_THE_ROUND
    return FINE if others_full(p, s, seat) else VALVES_COME_LAST


def valves_full(p: Parts, s: State, seat: int) -> bool:
    for cell in range(p.cells):
        if p.is_valve[cell] and s.board[seat, cell] == NO_TILE:
            return False
    return True


def others_full(p: Parts, s: State, seat: int) -> bool:
    """Are all cells but the valves filled?"""
    for cell in range(p.cells):
        if not p.is_valve[cell] and s.board[seat, cell] == NO_TILE:
            return False
    return True


def contact_needed(p: Parts, s: State, seat: int) -> bool:
    return contact_demanded(p, s, seat) and contact_possible(p, s, seat)


def contact_demanded(p: Parts, s: State, seat: int) -> bool:
    """Must the called tile touch one that is on the board, if any cell lets it?"""
    if p.placement == FREE:
        return False
    if p.placement == NEIGHBOURS:
        return True
    symbol = p.symbol[s.tile]
    return bool(symbol != NO_SYMBOL and symbol == p.symbol[s.previous])


def touches(p: Parts, s: State, seat: int, cell: int) -> bool:
    for other in range(p.cells):
        if s.board[seat, other] != NO_TILE and p.touching[cell, other]:
            return True
    return False


def contact_possible(p: Parts, s: State, seat: int) -> bool:
    """Is there a cell that the valve variant allows and that touches? If not, as on an empty board, none is needed."""
    for cell in range(p.cells):
        free = s.board[seat, cell] == NO_TILE and valve_order_refusal(p, s, seat, cell) == FINE
        if free and touches(p, s, seat, cell):
            return True
    return False


def aside_refusal(p: Parts, s: State, seat: int) -> int:
    if p.valves != VALVES_ASIDE:
        return NO_ASIDE
    return FINE if s.aside[seat, ASIDES - 1] == NO_TILE else ASIDE_FULL


def valve_refusal(p: Parts, s: State, seat: int, tile: int, cell: int) -> int:
    """After the round: may this tile that was put aside go to this valve cell?"""
    if tile == NO_TILE or cell < 0 or cell >= p.cells:
        return NO_SUCH_ACTION
    if not waits_aside(p, s, seat, tile):
        return NOT_ASIDE
    if tile > ORDINARY_TILES:
        return SPECIAL_STAYS_ASIDE
    if not p.is_valve[cell]:
        return NOT_A_VALVE
    return FINE if s.board[seat, cell] == NO_TILE else CELL_TAKEN


def waits_aside(p: Parts, s: State, seat: int, tile: int) -> bool:
    """Was the tile put aside, and is it still there?"""
    for cell in range(p.cells):
        if s.board[seat, cell] == tile:
            return False
    for slot in range(ASIDES):
        if s.aside[seat, slot] == tile:
            return True
    return False


def legal(p: Parts, s: State, actor: int, out: Array) -> int:
    """Write the actor's legal actions into `out`; return how many."""
    if not to_act(p, s) >> actor & 1:
        return 0
    if actor == CHANCE:
        return legal_draws(p, s, out)
    if s.phase == DECIDING:
        return legal_valves(p, s, actor, out)
    count, needed = 0, contact_needed(p, s, actor)
    if p.valves == VALVES_ORDINARY and not needed:
        return free_cells(p, s, actor, out)
    for cell in range(p.cells):
        if contact_refusal(p, s, actor, cell, needed) == FINE:
            out[count] = action_of(s.tile, cell)
            count += 1
    if aside_refusal(p, s, actor) == FINE:
        out[count] = action_of(s.tile, ASIDE)
        count += 1
    return count


def free_cells(p: Parts, s: State, seat: int, out: Array) -> int:
    """Where no variant has a say, the called tile may go to any free cell, and nowhere else."""
    count = 0
    for cell in range(p.cells):
        out[count] = action_of(s.tile, cell)  # written first, counted after: no branches, so the compiled loop is fast
        count += int(s.board[seat, cell] == NO_TILE)
    return count


def legal_draws(p: Parts, s: State, out: Array) -> int:
    count = 0
    for tile in range(1, p.tiles + 1):
        out[count] = tile  # written first, counted after, as above
        count += can_be_called(p, s, tile)
    return count


def legal_valves(p: Parts, s: State, seat: int, out: Array) -> int:
    count = 0
    for slot in range(ASIDES):
        for cell in range(p.cells):
            if p.is_valve[cell] and valve_refusal(p, s, seat, s.aside[seat, slot], cell) == FINE:
                out[count] = action_of(s.aside[seat, slot], VALVE + cell)
                count += 1
    out[count] = DONE
    return count + 1


# -- what happens -----------------------------------------------------------------------------------------------


def apply(p: Parts, s: State, actor: int, action: int) -> None:
    """Carry out a legal action."""
    if actor == CHANCE:
        call(p, s, action)
    elif s.phase == CALLING:
        s.chosen[actor] = action
        if to_act(p, s) == 0:
            open_choices(p, s)
    elif action == DONE:
        s.done[actor] = 1
        if to_act(p, s) == 0:
            s.reveal_count += 1
            end_round(p, s)
    else:
        s.board[actor, spot_of(action) - VALVE] = tile_of(action)


def call(p: Parts, s: State, tile: int) -> None:
    """Chance draws a tile for everybody; the first of a further round clears the table."""
    if s.called == p.calls:
        begin_next_round(p, s)
    s.bag[tile] = 0
    s.tile = tile
    s.called += 1


def open_choices(p: Parts, s: State) -> None:
    """All have chosen: the tiles are placed, all at once."""
    for seat in range(p.seats):
        spot = spot_of(s.chosen[seat])
        if spot == ASIDE:
            put_aside(s, seat, s.tile)
        else:
            s.board[seat, spot] = s.tile
        s.chosen[seat] = NOT_YET
    s.reveal_count += 1
    s.previous = s.tile
    s.tile = NO_TILE
    if s.called == p.calls:
        if p.valves == VALVES_ASIDE:
            s.phase = DECIDING
        else:
            end_round(p, s)


def put_aside(s: State, seat: int, tile: int) -> None:
    for slot in range(ASIDES):
        if s.aside[seat, slot] == NO_TILE:
            s.aside[seat, slot] = tile
            return


def end_round(p: Parts, s: State) -> None:
    """The boards stay as they are, to be looked at, until the next round's first tile is called."""
    s.phase = OVER if s.round == p.rounds - 1 else CALLING


def begin_next_round(p: Parts, s: State) -> None:
    for seat in range(p.seats):
        s.earlier[s.round, seat] = round_points(p, s, seat)
    for seat in range(p.seats):
        s.done[seat] = 0
        for cell in range(p.cells):
            s.board[seat, cell] = NO_TILE
        for slot in range(ASIDES):
            s.aside[seat, slot] = NO_TILE
    s.round += 1
    s.called = 0
    s.previous = NO_TILE
    fill_bag(p, s)
