"""Results say how many of the players were bots of others."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the number, 0 where it was not written down."""
    op.add_column("results", sa.Column("visiting_bots", sa.Integer, nullable=False, server_default="0"))
