"""What happened, in words for the log."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.words import Words, player, say

from .boards import cell_name
from .parts import DRAW, LOTS, NO_TILE, PASS, SPOTS, Parts, State, face_of_action, spot_of
from .pieces import bonus_words, tile_words
from .rules import tile_to_show
from .scoring import bonus_of, costs_more, tile_points


def describe(p: Parts, s: State, actor: int, action: int) -> Words:
    """An action in words."""
    if actor == CHANCE:
        who, tile = player(action // SPOTS - 1), tile_words(int(p.face_of[action % SPOTS]))
        return say("tri-told-lot" if s.phase == LOTS else "tri-told-deal", player=who, tile=tile)
    if action == DRAW:
        return say("tri-told-draw", points=int(p.draw_cost)) if p.counts else say("tri-told-draw-free")
    if action == PASS:
        stuck = p.counts and costs_more(p, s.drawn)
        return say("tri-told-stuck", points=int(p.stuck_cost)) if stuck else say("tri-told-pass")
    placed = _placed(p, s, face_of_action(action), int(s.open_cell[spot_of(action)]))
    shown = shown_tile(p, s, actor, action)
    return say("tri-told-shows", placed=placed, tile=tile_words(int(p.face_of[shown]))) if shown else placed


def _placed(p: Parts, s: State, face: int, cell: int) -> Words:
    bonus = int(bonus_of(p, s, face, cell))
    facts = {"tile": tile_words(face), "cell": cell_name(cell)}
    if not p.counts:
        return say("tri-told-place-free", **facts)
    points = int(tile_points(p, p.tile_of[face]))
    if not bonus:
        return say("tri-told-place", points=points, **facts)
    return say("tri-told-bonus", bonus=bonus_words(bonus), extra=int(p.bonus[bonus]), points=points, **facts)


def shown_tile(p: Parts, s: State, seat: int, action: int) -> int:
    """The tile that a seat shows when it lays this one; NO_TILE: none."""
    return int(tile_to_show(p, s, seat, p.tile_of[face_of_action(action)])) if s.on_table == 0 else NO_TILE
