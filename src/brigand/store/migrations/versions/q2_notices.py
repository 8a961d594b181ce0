"""Notices of turns, answers in advance, and guests who became somebody with an account."""

import sqlalchemy as sa
from alembic import op

revision = "q2"
down_revision = "q1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """How somebody wants to be told, what was told, what was said in advance, and who a guest is by now."""
    op.create_table(
        "notices",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(40), nullable=False, unique=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_until", sa.Integer, nullable=True),
        sa.Column("hook_kind", sa.String(10), nullable=False),
        sa.Column("hook_url", sa.Text, nullable=False),
        sa.Column("hook_failures", sa.Integer, nullable=False),
        sa.Column("hook_problem", sa.String(40), nullable=False),
        sa.Column("mail", sa.String(200), nullable=False),
        sa.Column("mail_confirmed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "ahead",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("move", sa.Integer, nullable=True),
    )
    op.create_table(
        "became",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
    )
    op.create_index("ix_became_person", "became", ["person"])


def downgrade() -> None:
    """Nobody is told, and guests stay guests."""
    for name in ("became", "ahead", "told", "notices"):
        op.drop_table(name)
