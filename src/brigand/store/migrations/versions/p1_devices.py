"""Devices of people, and links that work once."""

import sqlalchemy as sa
from alembic import op

revision = "p1"
down_revision = "a1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A person has one device or several."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("place", sa.String(20), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_links_person", "links", ["person"])


def downgrade() -> None:
    """Guests with one device each."""
    op.drop_table("links")
    op.drop_table("devices")
