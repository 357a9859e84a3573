"""What has happened in the queue so far. A module of its own: a server without a bus has no Redis installed."""

from dataclasses import dataclass


@dataclass
class QueueStats:
    answered: int = 0  # over the queue
    returned: int = 0  # asked, and then thought about here
    dropped: int = 0  # not signed by us
