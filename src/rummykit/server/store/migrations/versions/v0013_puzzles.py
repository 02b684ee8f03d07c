"""Who has solved which puzzle, how hard puzzles have turned out to be, and runs against the clock."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of puzzles."""
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
    _of_solvers(
        "puzzle_solvers",
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.Column("run", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_puzzle_solvers_seen", "puzzle_solvers", ["seen"])
    _of_solvers(
        "puzzle_attempts",
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        key=("solver", "puzzle"),
    )
    _of_solvers(
        "puzzle_runs",
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
    )


def _of_solvers(name: str, *columns: sa.Column[object], key: tuple[str, ...] = ("solver",)) -> None:
    op.create_table(
        name,
        sa.Column("solver", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32), nullable=True),
        *columns,
        sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=f"fk_{name}_account_accounts"),
    )
    op.create_index(f"ix_{name}_account", name, ["account"])
