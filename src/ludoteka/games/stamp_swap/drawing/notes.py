"""What else is to be known at the table, in words: for clients that draw any scene, as the terminal does."""

from ludoteka.core.words import Words, message
from ludoteka.games.stamp_swap import scoring
from ludoteka.games.stamp_swap.parts import SIZES, Parts, State
from ludoteka.games.stamp_swap.pieces import listed, size_words
from ludoteka.games.stamp_swap.variants import SIZE_NAMES


def notes(p: Parts, s: State) -> tuple[Words, ...]:
    """Pinzetta's points, what she is after, the signs on her mat; and whose content this is."""
    notes = []
    if p.seats == 1:
        notes.append(message("sts-note-hers", points=int(scoring.her_score(p, s)), level=int(p.level)))
        if s.her_mat:
            notes.append(message("sts-note-targets", sizes=listed(target_words(p, s))))
        if p.full:
            notes.append(message("sts-note-fields"))
    return (*notes, message("sts-note-built-in")) if p.built_in else tuple(notes)


def target_words(p: Parts, s: State) -> list[Words]:
    """The sizes in the corner of her mat."""
    return [size_words(SIZE_NAMES[size]) for size in range(SIZES) if s.her_mat and p.target[s.her_mat, size]]
