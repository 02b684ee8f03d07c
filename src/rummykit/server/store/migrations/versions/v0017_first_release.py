"""The schema of the first release. A new database is made with it, and `upgrade.py` completes those from before."""

revision = "0017"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Do nothing: migrations begin from here."""
