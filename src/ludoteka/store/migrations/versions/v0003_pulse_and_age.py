"""A row to try the disk with, and tables by their age."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])


def downgrade() -> None:
    op.drop_index("ix_tables_changed", "tables")
    op.drop_table("pulse")
