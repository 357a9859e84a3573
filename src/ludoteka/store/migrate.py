"""Bring a database to the schema of this version, by the migrations shipped in the package."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteka.core.errors import Refused

from .engines import wait_for_turn

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.util import CommandError

    wait_for_turn(connection)
    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        # The only way to get here: the database names a revision that this version has never heard of.
        raise Refused("data-newer", why=str(error)) from error


def configuration(connection: Connection) -> "Config":
    """What Alembic's commands ask for, in place of an alembic.ini."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
