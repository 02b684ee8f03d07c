"""How hands of cards are laid out in groups, for the deal in progress."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of layouts."""
    op.create_table(
        "layouts",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("layout", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_layouts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_layouts_table_id_tables", ondelete="CASCADE"),
    )
