"""Notices: which browsers they are pushed to, who wants them of which table, and the key that they are signed with."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of notices."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("session", sa.String(64), nullable=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_push_subscriptions_account_accounts"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_index("ix_push_subscriptions_account", "push_subscriptions", ["account"])
    op.create_table(
        "turn_notices",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("looked", sa.Integer, nullable=False),
        sa.Column("look_at", sa.Float, nullable=False),
        sa.Column("told", sa.String(64), nullable=False),
        sa.Column("code", sa.String(24), nullable=True),
        sa.Column("send_at", sa.Float, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("remaining", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_turn_notices"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_turn_notices_table_id_tables", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_turn_notices_account_accounts"),
    )
    op.create_index("ix_turn_notices_account", "turn_notices", ["account"])
    op.create_index("ix_turn_notices_send_at", "turn_notices", ["send_at"])
