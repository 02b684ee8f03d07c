"""Who waits for strangers may play something else meanwhile, and is asked before they are put together."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is known of them."""
    op.add_column("waiting", sa.Column("elsewhere", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("waiting", sa.Column("offer", sa.String(16), nullable=True))
    op.add_column("waiting", sa.Column("offered_at", sa.Float, nullable=False, server_default="0"))
    op.add_column("waiting", sa.Column("coming", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_waiting_offer", "waiting", ["offer"])
