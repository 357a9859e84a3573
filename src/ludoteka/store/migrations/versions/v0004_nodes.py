"""What several nodes share: the live side of tables, who is alive, and the secret."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "live",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("driver", sa.Text, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
    )
    op.create_index("ix_live_due", "live", ["due"])
    op.create_index("ix_live_listed", "live", ["listed"])
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    cluster = op.create_table(
        "cluster",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("up_since", sa.Double, nullable=False),
        sa.Column("last_beat", sa.Double, nullable=False),
    )
    op.bulk_insert(cluster, [{"id": 0, "secret": b"", "up_since": 0.0, "last_beat": 0.0}])


def downgrade() -> None:
    for table in ("cluster", "nodes", "live"):
        op.drop_table(table)
