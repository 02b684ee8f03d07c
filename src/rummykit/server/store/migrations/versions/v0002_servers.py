"""Servers and their leases."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of servers; until one says that it lives, no table has an owner that must be waited for."""
    op.create_table(
        "servers",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("alive_until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_servers"),
    )
