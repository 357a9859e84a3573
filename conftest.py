"""For all tests, those of the rooms too: what takes longest begins first, so that nobody waits for it at the end;
the terminal prints English, in every locale, unless a test asks for another; and a sixth room is there."""

import os
import sys
from collections.abc import Iterator

import pytest

from tools.shell import TEST_ROOMS

os.environ["LANGUAGE"] = "en"
os.environ |= TEST_ROOMS  # also for the programs that tests start


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def _language_of_the_next_test() -> Iterator[None]:
    """A command that was run inside a test leaves the language it was asked for."""
    yield
    if texts := sys.modules.get("ludoteka.cli.texts"):
        texts._settings.clear()
