"""Results of matches, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "p3"
down_revision = "p2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who came where, and how good everybody is by that."""
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=True),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
    )
    op.create_index("ix_results_who", "results", ["who"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Matches that nobody counted."""
    for name in ("ratings", "results", "matches"):
        op.drop_table(name)
