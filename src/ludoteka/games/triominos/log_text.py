"""What happened, in words for the log."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.words import Words, message, player

from .boards import cell_name
from .parts import DRAW, LOTS, PASS, SPOTS, Parts, State, face_of_action, spot_of
from .pieces import bonus_words, tile_words
from .rules import tile_to_show
from .scoring import bonus_of, costs_more, tile_points


def describe(p: Parts, s: State, actor: int, action: int) -> Words:
    """An action in words."""
    if actor == CHANCE:
        who, tile = player(action // SPOTS - 1), tile_words(int(p.face_of[action % SPOTS]))
        return message("tri-log-lot" if s.phase == LOTS else "tri-log-deal", player=who, tile=tile)
    if action == DRAW:
        return message("tri-log-draw", points=int(p.draw_cost)) if p.counts else message("tri-log-draw-free")
    if action == PASS:
        stuck = p.counts and costs_more(p, s.drawn)
        return message("tri-log-stuck", points=int(p.stuck_cost)) if stuck else message("tri-log-pass")
    placed = _placed(p, s, face_of_action(action), int(s.open_cell[spot_of(action)]))
    shown = int(tile_to_show(p, s, actor, p.tile_of[face_of_action(action)]))
    return message("tri-log-shows", placed=placed, tile=tile_words(int(p.face_of[shown]))) if shown else placed


def _placed(p: Parts, s: State, face: int, cell: int) -> Words:
    bonus = int(bonus_of(p, s, face, cell))
    facts = {"tile": tile_words(face), "cell": cell_name(cell)}
    if not p.counts:
        return message("tri-log-place-free", **facts)
    points = int(tile_points(p, p.tile_of[face]))
    if not bonus:
        return message("tri-log-place", points=points, **facts)
    return message("tri-log-bonus", bonus=bonus_words(bonus), extra=int(p.bonus[bonus]), points=points, **facts)
