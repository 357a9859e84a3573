"""The order of calls: can the rows be filled so if every tile is placed when it is called? Kernel dialect."""

from ludoteka.games.take_it_easy.parts import (
    FREE,
    NEIGHBOURS,
    NO_SYMBOL,
    NO_TILE,
    VALVES_ASIDE,
    VALVES_FIRST,
    VALVES_ORDINARY,
)

from .deals import BIT_NAMES, NOWHERE, TIRED, Puzzle, Search, copy_deal, deal, restrict, spoiled_row


def open_cells(valves: int, valve_cells: int, every: int, placed_piece: int) -> int:
    """The cells that the valve variant opens while these are taken; as `rules.valve_order_refusal`."""
    if valves == VALVES_ORDINARY:
        return every
    if valves == VALVES_FIRST:
        return every if placed_piece & valve_cells == valve_cells else valve_cells
    others = every & ~valve_cells
    return every if valves != VALVES_ASIDE and placed_piece & others == others else others


def contact_wanted(placement: int, symbol: int, previous: int) -> bool:
    """Must a tile with this symbol touch another, after a tile with that one? As `rules.contact_demanded`."""
    if placement == FREE:
        return False
    return bool(placement == NEIGHBOURS or (symbol != NO_SYMBOL and symbol == previous))


def cells_for(z: Puzzle, s: Search, call: int) -> int:
    """Where the tile may go when it is called. A cell among the valves of variant 4 means: put aside for it."""
    placed_piece, every = s.placed_piece[call], (1 << z.cells) - 1
    free = open_cells(z.valves, z.valve_cells, every, placed_piece) & ~placed_piece
    previous = z.call[call - 1] if call else NO_TILE
    wanted = contact_wanted(z.placement, z.symbol[z.call[call]], z.symbol[previous])
    if placed_piece and wanted and free & s.adjacent[call]:
        free &= s.adjacent[call]
    return free | z.valve_cells if z.valves == VALVES_ASIDE else free


def fitting_cells(z: Puzzle, s: Search, level: int, call: int) -> int:
    """Of these, the ones where the tile fits."""
    found = 0
    for cell in range(z.cells):
        if s.allowed[level, cell] >> z.call[call] & 1:
            found |= 1 << cell
    return found & cells_for(z, s, call)


def put(z: Puzzle, s: Search, level: int, call: int, cell: int) -> bool:
    """Place a tile; False if the others could no longer be dealt."""
    copy_deal(z, s, level)
    restrict(s, level + 1, cell, 1 << z.call[call])
    if s.tile_at[level + 1, cell] == NO_TILE and not deal(z, s, level + 1, cell):
        return False
    aside = z.valves == VALVES_ASIDE and z.valve_cells >> cell & 1
    s.placed_piece[call + 1] = s.placed_piece[call] | (0 if aside else 1 << cell)
    s.adjacent[call + 1] = s.adjacent[call] | (0 if aside else z.near[cell])
    return True


def arrange(z: Puzzle, s: Search) -> int:
    """All rows are decided: place tile after tile. The level on which all tiles lie, or NOWHERE."""
    call = 0
    s.untried[0] = fitting_cells(z, s, z.rows, 0)
    while call >= 0:
        if s.untried[call] == 0:
            call -= 1
            continue
        if s.nodes >= s.most_nodes:
            s.state = TIRED
            return NOWHERE
        s.nodes += 1
        cell = z.bit_name[(s.untried[call] & -s.untried[call]) % BIT_NAMES]
        s.untried[call] &= s.untried[call] - 1
        if put(z, s, z.rows + call, call, cell):
            call += 1
            if call < z.cells:
                s.untried[call] = fitting_cells(z, s, z.rows + call, call)
            elif not z.strict or spoiled_row(z, s, z.rows + call) == NOWHERE:
                return z.rows + call
            else:
                call -= 1
    return NOWHERE
