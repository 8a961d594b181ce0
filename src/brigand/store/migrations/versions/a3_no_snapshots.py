"""Tables come back from their logs alone: reading one is quick enough without snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "a3"
down_revision = "p1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop what was only a shortcut."""
    op.drop_table("snapshots")


def downgrade() -> None:
    """An empty one does no harm."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(80), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
