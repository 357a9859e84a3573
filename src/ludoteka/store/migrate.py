"""Bring a database to the schema of this version, by the migrations shipped in the package."""

from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteka.core.errors import Refused

SCRIPTS = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        # The only way to get here: the database names a revision that this version has never heard of.
        raise Refused("data-newer", why=str(error)) from error
