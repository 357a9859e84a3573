"""Where the browsers of somebody want to be told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("endpoint_hash", sa.Text, primary_key=True),
        sa.Column("profile", sa.Text, sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
    )
    op.create_index("ix_pushes_profile", "pushes", ["profile"])


def downgrade() -> None:
    op.drop_table("pushes")
