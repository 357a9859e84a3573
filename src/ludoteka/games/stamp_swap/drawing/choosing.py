"""Which pile Pinzetta takes: how likely before her card is turned, and why afterwards. From what everybody may know."""

from ludoteka.games.stamp_swap import automa
from ludoteka.games.stamp_swap.client_types import StampChoice, StampOdds, StampPiles
from ludoteka.games.stamp_swap.parts import DECISIONS, IN_LARGE, IN_SMALL, NOTHING, Parts, State


def odds(p: Parts, piled: State, seat: int) -> StampOdds:
    """Of two piles that lie and are valued. All her decision cards are shuffled every day, so each is as likely as any
    other."""
    worth = piled.worth[seat].copy()
    first = automa.most_tokens(piled, seat)
    taken: dict[int, list[int]] = {IN_SMALL: [], IN_LARGE: []}
    for card in range(1, DECISIONS + 1):
        crossed = int(p.crossed[card])
        automa.take_away(p, piled, seat, crossed)
        taken[automa.most_tokens(piled, seat)].append(crossed)
        piled.worth[seat] = worth
    stays, turns = taken[first], taken[3 - first]
    plain = not turns or max(stays, default=-1) < min(turns)
    return {
        "large": len(taken[IN_LARGE]),
        "cards": DECISIONS,
        "turns_from": min(turns) if turns and plain else 0,
        "by_card": [pile == IN_LARGE for _, pile in sorted((each, pile) for pile in taken for each in taken[pile])],
    }


def choice(p: Parts, s: State) -> StampChoice | None:
    """What the piles were worth to her before and after her card took tokens away. Her tokens are back by then, so they
    are counted again."""
    if s.her_choice == NOTHING:
        return None
    then = s.copy()
    automa.value_items(p, then, 0)
    automa.value_piles(then, 0)
    before = _piles(then)
    automa.take_away(p, then, 0, int(p.crossed[s.decision]))
    return {"before": before, "after": _piles(then)}


def _piles(s: State) -> StampPiles:
    return {"small": int(s.worth[0, 0]), "large": int(s.worth[0, 1])}
