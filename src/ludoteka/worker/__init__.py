"""Bots and analysis on other machines: nodes put questions into a queue, workers answer them.

The queue is taskiq over Redis Streams (docs/adr/0011-queue-for-bots-and-analysis.md). `node.py` is the side that asks,
`run.py` the one that answers, `broker.py` and `answers.py` are what both share, `seal.py` is why neither has to trust
even if others can write to that Redis.
"""
