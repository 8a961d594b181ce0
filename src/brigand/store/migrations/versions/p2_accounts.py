"""Names with a password."""

import sqlalchemy as sa
from alembic import op

revision = "p2"
down_revision = "a3"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A guest may have an account."""
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(200), nullable=False, unique=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("mail", sa.String(200), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Guests only."""
    op.drop_table("accounts")
