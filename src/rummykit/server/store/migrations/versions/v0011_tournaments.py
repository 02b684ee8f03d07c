"""Tournaments: their logs, who is in them, and how far their tables are."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of tournaments."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("pulse", sa.Integer, nullable=False),
        sa.Column("code", sa.String(8), nullable=True),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_code", "tournaments", ["code"], unique=True)
    op.create_index("ix_tournaments_due", "tournaments", ["due"])
    op.create_index("ix_tournaments_changed", "tournaments", ["changed"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "version", name="pk_tournament_entries"),
        _of_a_tournament("tournament_entries"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_people",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("key", "tournament_id", name="pk_tournament_people"),
        _of_a_tournament("tournament_people"),
    )
    op.create_index("ix_tournament_people_tournament_id", "tournament_people", ["tournament_id"])
    op.create_table(
        "tournament_tables",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_tournament_tables"),
        _of_a_tournament("tournament_tables"),
    )
    op.create_index("ix_tournament_tables_tournament_id", "tournament_tables", ["tournament_id"])


def _of_a_tournament(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_tournament_id_tournaments"
    return sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name=name, ondelete="CASCADE")
