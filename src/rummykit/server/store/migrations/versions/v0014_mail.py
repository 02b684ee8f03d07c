"""E-mail: the addresses of people, and how often each was written to of late."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of addresses."""
    op.create_table(
        "mail_addresses",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64), nullable=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mail_addresses"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_mail_addresses_account_accounts"),
    )
    for column in ("person", "account", "token", "stop"):
        op.create_index(f"ix_mail_addresses_{column}", "mail_addresses", [column])
    op.create_table(
        "mail_counts",
        sa.Column("of", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("of", name="pk_mail_counts"),
    )
