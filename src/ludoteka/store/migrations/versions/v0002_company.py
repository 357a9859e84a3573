"""Tables gather people, agree on terms, share deals; moves take time."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


MILLISECONDS = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    # What is there was made before tables gathered people: all of it is being played. Those that are over are noted
    # as such when somebody next looks at them.
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("stage", sa.Text, nullable=False, server_default="playing"))
        tables.add_column(sa.Column("deal", sa.Text, nullable=False, server_default=""))
        tables.add_column(sa.Column("company", sa.Text, nullable=False, server_default="{}"))
        tables.add_column(sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
        tables.create_index("ix_tables_deal", ["deal"])
    with op.batch_alter_table("entries") as entries:
        entries.add_column(sa.Column("spent", MILLISECONDS, nullable=False, server_default="0"))


def downgrade() -> None:
    # Not in a batch: that would drop the table to which the entries refer.
    op.drop_column("entries", "spent")
    op.drop_index("ix_tables_deal", "tables")
    for column in ("revision", "company", "deal", "stage"):
        op.drop_column("tables", column)
