import pytest

from ludoteka.table.registry import TableRegistry

from .at_table import MemoryStore


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
async def registry(store: MemoryStore):
    registry = TableRegistry(store, lambda table: None)
    yield registry
    await registry.close()
