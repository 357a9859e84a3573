"""Messages whose ids are put together: what the braces can stand for (`tests/test_texts.py`)."""

FAMILIES = {
    "tri-bonus-{}": ("bridge", "hexagon", "double-hexagon", "triple-hexagon", "triple-start", "zero-start"),
    "tri-do-{}": ("draw", "pass"),
    "tri-do-{}-free": ("draw", "pass"),
    "tri-sum-{}": ("tiles", "bonuses", "drawn", "end"),
    "tri-why-{}": ("top", "lower-right", "lower-left", "bottom", "upper-left", "upper-right"),
    "tri-goal-{}": ("reach", "exceed"),
}
