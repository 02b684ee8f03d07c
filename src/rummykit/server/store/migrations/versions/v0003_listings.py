"""Which tables can be found by a code or in the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of listings."""
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("code", sa.String(8), nullable=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_listings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_listings_table_id_tables"),
    )
    op.create_index("ix_listings_code", "listings", ["code"], unique=True)
    op.create_index("ix_listings_seen", "listings", ["seen"])
