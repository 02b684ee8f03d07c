"""Reviews of finished matches, and for a while those of records."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("claimed_until", sa.Float, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=True),
        sa.Column("refused", sa.String(40), nullable=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("subject", name="pk_reviews"),
    )
    op.create_index("ix_reviews_expires", "reviews", ["expires"])
