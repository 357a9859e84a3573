"""Messages whose ids are put together: what the braces can stand for (`tests/test_texts.py`)."""

FAMILIES = {
    "tie-row-{}": ("open", "live", "complete", "complete-sun", "complete-moon", "beam-sun", "beam-moon", "broken"),
    "tie-beams-{}": ("sun", "moon"),
    "tie-{}": {
        ("order",): ("vertical", "rising", "falling"),
        ("number", "points", "row"): ("completes", "opens", "continues", "breaks"),
    },
    "tie-do-{}": ("place", "aside", "valve"),
    "tie-do-{}-short": ("place", "aside", "valve"),
    "tie-line-beam-{}": ("sun", "moon"),
    "tie-line-brightest-{}": ("sun", "moon"),
    "tie-tile-{}": {
        (): ("triple", "black", "white", "pink"),
        ("vertical", "rising", "falling"): ("sun", "moon"),
    },
    "tie-goal-{}": ("rows", "beams", "brightest"),
}
