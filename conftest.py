"""For all tests, those of the rooms too: what takes longest begins first, so that nobody waits for it at the end; and
the terminal speaks English, whatever the language of whoever runs them, unless a test asks for another."""

import os

import pytest

os.environ["LANGUAGE"] = "en"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
