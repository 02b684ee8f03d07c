"""Who sat together, who asks whom, who waits for others, who is shown among the leaders; listings say their kind."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _account(table: str, column: str = "account", ondelete: str | None = None) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["accounts.id"], name=f"fk_{table}_{column}_accounts", ondelete=ondelete)


def upgrade() -> None:
    """Make the tables."""
    op.add_column("listings", sa.Column("kind", sa.String(32), nullable=True))
    op.create_index("ix_listings_kind", "listings", ["kind"])
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("house_rules", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_sittings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sittings_table_id_tables"),
        _account("sittings"),
    )
    op.create_table(
        "asks",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("of", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("house_rules", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_asks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_asks_table_id_tables"),
        _account("asks"),
    )
    op.create_table(
        "asked",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("answered", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_asked"),
        sa.ForeignKeyConstraint(["table_id"], ["asks.table_id"], name="fk_asked_table_id_asks", ondelete="CASCADE"),
        _account("asked"),
    )
    op.create_table(
        "silenced",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("other_account", sa.String(32), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key", "other", name="pk_silenced"),
        _account("silenced"),
        _account("silenced", "other_account", ondelete="CASCADE"),
    )
    op.create_table(
        "waiting",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("rating", sa.Integer, nullable=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("key", name="pk_waiting"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_waiting_table_id_tables"),
        _account("waiting"),
    )
    op.create_table(
        "leaders",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("account", name="pk_leaders"),
        _account("leaders"),
    )
    for table, columns in {
        "sittings": ("key", "account", "at"),
        "asks": ("key", "account", "made"),
        "asked": ("key", "account"),
        "silenced": ("other", "account", "other_account"),
        "waiting": ("account", "kind", "seen"),
    }.items():
        for column in columns:
            op.create_index(f"ix_{table}_{column}", table, [column])
