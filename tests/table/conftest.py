import pytest

from ludoteka.table.hall import Hall

from .at_table import MemoryLedger


@pytest.fixture
def ledger():
    return MemoryLedger()


@pytest.fixture
async def hall(ledger: MemoryLedger):
    hall = Hall(ledger, lambda table: None)
    yield hall
    await hall.close()
