"""What an account has chosen: settings and favourites, the same on all its devices."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of choices."""
    op.create_table(
        "choices",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("chosen", sa.Float, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("favourites", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("account", name="pk_choices"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_choices_account_accounts"),
    )
