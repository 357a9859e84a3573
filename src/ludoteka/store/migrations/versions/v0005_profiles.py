"""Who somebody is on this server: profiles, the keys of their devices, their games, and codes to pair a device."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("key_hash", sa.Text, primary_key=True),
        sa.Column("profile", sa.Text, sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("added", sa.Text, nullable=False),
    )
    op.create_index("ix_devices_profile", "devices", ["profile"])
    op.create_table(
        "sittings",
        sa.Column("profile", sa.Text, sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
    )
    op.create_index("ix_sittings_table_id", "sittings", ["table_id"])
    op.create_table(
        "pairings",
        sa.Column("profile", sa.Text, sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("code_hash", sa.Text, nullable=False, unique=True),
        sa.Column("expires", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("pairings", "sittings", "devices", "profiles"):
        op.drop_table(table)
