"""What a host asks of a running server, and tables that are set aside."""

import sqlalchemy as sa
from alembic import op

revision = "q1"
down_revision = "p3"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """`brigand admin` beside a server."""
    op.create_table(
        "orders",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("claimed", sa.String(20), nullable=False),
        sa.Column("answer", sa.Text, nullable=True),
    )
    op.create_table(
        "set_aside",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "changed"])


def downgrade() -> None:
    """Nobody asks anything."""
    op.drop_index("tables_by_status", "tables")
    for name in ("set_aside", "orders"):
        op.drop_table(name)
