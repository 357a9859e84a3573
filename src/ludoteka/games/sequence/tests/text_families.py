"""Messages whose ids are put together: what the braces can stand for (`tests/test_texts.py`)."""

FAMILIES = {
    "seq-rank-{}": tuple("23456789TJQKA"),
    "seq-suit-{}": ("spades", "hearts", "diamonds", "clubs"),
    "seq-team-{}": ("red", "blue", "green"),
    "seq-card-{}": ("dead", "idle"),
    "seq-left-{}": ("pile", "two-eyed", "one-eyed"),
    "seq-log-{}": ("pass", "draw", "agree", "disagree", "abstain"),
    "seq-do-{}": {
        (): ("pass", "draw", "agree", "disagree", "abstain"),
        ("card", "cell"): ("place", "remove"),
    },
    "seq-do-{}-short": ("place", "remove"),
}
