"""What happened, in words for the log."""

from ludoteka.core.actors import CHANCE
from ludoteka.core.words import Words, player, say

from .boards import cell_name
from .faces import bonus_words, tile_words
from .parts import DRAW, LOTS, PASS, SPOTS, Parts, State, face_of_action, spot_of
from .scoring import DRAW_COST, STUCK_COST, bonus_of, costs_more


def describe(p: Parts, s: State, actor: int, action: int) -> Words:
    """An action in words."""
    if actor == CHANCE:
        who, tile = player(action // SPOTS - 1), tile_words(int(p.face_of[action % SPOTS]))
        return say("tri-told-lot" if s.phase == LOTS else "tri-told-deal", player=who, tile=tile)
    if action == DRAW:
        return say("tri-told-draw", points=DRAW_COST)
    if action == PASS:
        return say("tri-told-stuck", points=STUCK_COST) if costs_more(p, s.drawn) else say("tri-told-pass")
    face, cell = face_of_action(action), int(s.open_cell[spot_of(action)])
    bonus = int(bonus_of(p, s, face, cell))
    facts = {"tile": tile_words(face), "cell": cell_name(cell), "points": tile_points(p, face)}
    if not bonus:
        return say("tri-told-place", **facts)
    return say("tri-told-bonus", bonus=bonus_words(bonus), extra=int(p.bonus[bonus]), **facts)


def tile_points(p: Parts, face: int) -> int:
    return int(p.sum_of[p.tile_of[face]])
