"""Messages whose ids are put together: what the braces can stand for (`tests/test_texts.py`)."""

FAMILIES = {
    "fit-way-{}": tuple("01234567"),
    "fit-rank-{}": tuple("012345"),
    "fit-symbol-{}": ("star", "moon", "diamond", "sun", "heart", "circle", "square", "triangle"),
    "fit-note-{}": ("sits-out", "thinking", "placed"),
    "fit-row-{}": ("open", "live", "complete", "broken"),
    "fit-goal-{}": ("both", "first", "second"),
}
