"""Bots that people run: their tokens, and the tables where they sit."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of bots."""
    op.create_table(
        "bot_tokens",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_bot_tokens"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_bot_tokens_account_accounts"),
    )
    op.create_index("ix_bot_tokens_account", "bot_tokens", ["account"])
    op.create_index("ix_bot_tokens_hash", "bot_tokens", ["hash"], unique=True)
    op.create_index("ix_bot_tokens_owner", "bot_tokens", ["owner"])
    op.create_table(
        "bot_tables",
        sa.Column("bot", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("bot", "table_id", name="pk_bot_tables"),
        sa.ForeignKeyConstraint(["bot"], ["bot_tokens.id"], name="fk_bot_tables_bot_bot_tokens", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_bot_tables_table_id_tables"),
    )
