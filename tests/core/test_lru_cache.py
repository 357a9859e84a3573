"""What is remembered, and asked for by several threads at once."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from ludoteka.core.lru_cache import LruCache


def test_what_was_not_asked_for_longest_is_forgotten():
    known, found = LruCache[int](2), list[int]()

    def get(key: int) -> int:
        def find() -> int:
            found.append(key)
            return key

        return known.get(key, find)

    assert [get(key) for key in (1, 2, 1, 3, 1, 2)] == [1, 2, 1, 3, 1, 2]
    assert found == [1, 2, 3, 2], "2 had to make room for 3"


class Key(int):
    """Lets other threads go first in the middle of every look-up."""

    def __eq__(self, other: object) -> bool:
        time.sleep(0)
        return int(self) == other

    def __hash__(self) -> int:
        return 1


def test_threads_may_share_it():
    """The server draws scenes in several threads: an answer must not be forgotten while another thread reads it."""
    known, ready = LruCache[int](1), threading.Barrier(4)

    def ask(first: int) -> bool:
        ready.wait()
        return all(known.get(Key(at % 3), partial(int, at % 3)) == at % 3 for at in range(first, first + 200))

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(ask, range(4)))


def test_nobody_waits_for_what_another_thread_finds_out():
    """Two threads are in `find` at the same time, and both return."""
    known, both = LruCache[str](2), threading.Barrier(2, timeout=60)

    def ask(key: str) -> str:
        def find() -> str:
            both.wait()
            return key

        return known.get(key, find)

    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(ask, "ab")) == ["a", "b"]
