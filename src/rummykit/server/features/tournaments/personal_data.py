"""Who somebody is in the logs of tournaments."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, select, update

from rummykit.server.accounts.personal_data import Holder, PersonalData, Rows
from rummykit.server.accounts.privacy import NOBODY
from rummykit.server.features.tournaments.schema import (
    tournament_entries,
    tournament_people,
    tournament_tables,
    tournaments,
)


class PeopleOfTournaments(PersonalData):
    """What a person has entered, and what they host."""

    def tables(self, account: str, keys: frozenset[str]) -> Select[tuple[str]]:
        """All tables of the tournaments that one of the keys is in."""
        mine = tournament_tables.c.tournament_id == tournament_people.c.tournament_id
        return select(tournament_tables.c.table_id).join(tournament_people, mine).where(_person(keys))

    def export(self, db: Connection, holder: Holder) -> Rows:
        """What the logs say of the person."""
        said = ("name", "at", "rating")
        lines = _lines(db, holder)
        rows = [{"tournament_id": id} | {name: line.get(name) for name in said} for id, _version, line in lines]
        return {"tournaments": rows}

    def forget(self, db: Connection, holder: Holder) -> None:
        """What the person entered is nobody's, and what they host has no host."""
        for tournament, version, line in _lines(db, holder):
            if "host_key" in line:
                line["host_key"] = ""
            else:
                line |= {"name": NOBODY, "key": "", "rating": None}
            at = (tournament_entries.c.tournament_id == tournament) & (tournament_entries.c.version == version)
            db.execute(update(tournament_entries).where(at).values(entry=msgspec.json.encode(line).decode()))
            # Every server reads it again.
            again = update(tournaments).where(tournaments.c.id == tournament)
            db.execute(again.values(epoch=tournaments.c.epoch + 1))
        db.execute(delete(tournament_people).where(_person(holder.keys)))


def _person(keys: frozenset[str]) -> ColumnElement[bool]:
    return tournament_people.c.key.in_(keys)


def _lines(db: Connection, holder: Holder) -> list[tuple[str, int, dict[str, Any]]]:
    """Every line of the log of a tournament that says who the person is: tournament, version, and line."""
    mine = select(tournament_people.c.tournament_id).where(_person(holder.keys))
    asked = select(tournament_entries).where(tournament_entries.c.tournament_id.in_(mine))
    read = [(row.tournament_id, row.version, msgspec.json.decode(row.entry)) for row in db.execute(asked)]
    return [each for each in read if each[2].get("key") in holder.keys or each[2].get("host_key") in holder.keys]
