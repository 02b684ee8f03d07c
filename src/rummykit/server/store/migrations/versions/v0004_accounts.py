"""Accounts: passkeys, sessions, results, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _account(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    return (
        sa.Column("account", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=f"fk_{table}_account_accounts"),
    )


def upgrade() -> None:
    """Make the tables of accounts; until one is made, everybody is a guest as before."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        *_account("passkeys"),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("transports", sa.String(100), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        *_account("sessions"),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_table(
        "ceremonies",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("browser", name="pk_ceremonies"),
    )
    op.create_table(
        "device_links",
        sa.Column("hash", sa.String(64), nullable=False),
        *_account("device_links"),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_device_links"),
    )
    op.create_table(
        "account_keys",
        sa.Column("key", sa.String(64), nullable=False),
        *_account("account_keys"),
        sa.Column("own", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_account_keys"),
    )
    op.create_table(
        "account_tables",
        *_account("account_tables"),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("account", "table_id", name="pk_account_tables"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_account_tables_table_id_tables"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        *_account("results"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rating_before", sa.Integer, nullable=True),
        sa.Column("rating_after", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id_tables"),
    )
    op.create_table(
        "ratings",
        *_account("ratings"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("account", "game", name="pk_ratings"),
    )
    for table in ("passkeys", "sessions", "device_links", "account_keys", "results"):
        op.create_index(f"ix_{table}_account", table, ["account"])
