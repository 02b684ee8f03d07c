"""Puzzles made of matches: who has agreed, which matches are worked on, and the puzzles, which tell of neither."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of consent, of the work, and of the puzzles."""
    op.create_table(
        "puzzle_consents",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_puzzle_consents"),
        _of_table("puzzle_consents"),
    )
    op.create_table(
        "puzzle_sources",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("claimed_until", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_puzzle_sources"),
        _of_table("puzzle_sources"),
    )
    op.create_table(
        "match_puzzles",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("shape", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("theme", sa.String(16), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_match_puzzles"),
    )
    op.create_index("ix_match_puzzles_shape", "match_puzzles", ["shape"], unique=True)


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    constraint = f"fk_{name}_table_id_tables"
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=constraint, ondelete="CASCADE")
