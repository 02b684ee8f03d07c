"""Databases as older releases made them, by the number of their schema; `releases/schemas.sql` has what each added."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import Connection

_ADDED = (Path(__file__).parent / "releases" / "schemas.sql").read_text().split("\n-- ")[1:]
NUMBERS = tuple(each[:4] for each in _ADDED)
_IN_POSTGRESQL = {" BLOB": " BYTEA", " WITHOUT ROWID": "", "BOOLEAN DEFAULT 0": "BOOLEAN DEFAULT false"}


def make(connection: Connection, number: str) -> None:
    """Make the tables of a schema in an empty database."""
    for added in _ADDED[: NUMBERS.index(number) + 1]:
        for statement in re.findall(r"^(.*);$", added, re.MULTILINE):
            if connection.dialect.name == "postgresql":
                for ours, theirs in _IN_POSTGRESQL.items():
                    statement = statement.replace(ours, theirs)
            connection.exec_driver_sql(statement)
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version "
        "(version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    connection.exec_driver_sql(f"INSERT INTO alembic_version (version_num) VALUES ('{number}')")
