"""How far an account is in its lessons, the same on all its devices."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of progress in lessons."""
    op.create_table(
        "lesson_progress",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("lessons", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("account", name="pk_lesson_progress"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_lesson_progress_account_accounts"),
    )
