"""What people have said of puzzles made of their matches."""

from __future__ import annotations

from sqlalchemy import Connection, select

from rummykit.server.accounts.personal_data import Holder, PersonalData, Rows
from rummykit.server.features.puzzles.match_puzzles import withdraw
from rummykit.server.features.puzzles.schema import puzzle_consents


class PuzzleConsents(PersonalData):
    """What was said in the seats of a person."""

    def export(self, db: Connection, holder: Holder) -> Rows:
        """All of it."""
        own = holder.seats
        said = select(puzzle_consents).where(puzzle_consents.c.table_id.in_({table for table, _ in own}))
        rows = [dict(row) for row in db.execute(said).mappings()]
        return {"puzzle_consents": [row for row in rows if (row["table_id"], row["seat"]) in own]}

    def forget(self, db: Connection, holder: Holder) -> None:
        """Take it back."""
        for place in sorted(holder.seats):
            withdraw(db, *place)
