"""Alembic runs this file. The connection is handed in by `store.migrate`; there is no alembic.ini."""

from alembic import context

from ludoteka.store.schema import METADATA

# Batch mode: SQLite alters a table by copying it.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
