import pytest

from ludoteka.table.registry import TableRegistry

from .at_table import MemoryStore


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
async def hall(store: MemoryStore):
    hall = TableRegistry(store, lambda table: None)
    yield hall
    await hall.close()
