"""The schema of a database: an older one is brought up to date, a newer one is left alone."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, create_engine, insert, inspect, select

from rummykit.server.store.schema import metadata, schema_version
from rummykit.server.store.sql import open_engine, url_of
from rummykit.server.store.upgrade import MIGRATIONS, NewerDatabase, revisions, upgrade
from tests.examples import one_in
from tests.server import old_schemas
from tests.server.serving import UNHURRIED


def test_an_older_database_gets_what_it_lacks_and_keeps_its_rows(no_tables: str) -> None:
    engine = open_engine(no_tables, UNHURRIED)
    with engine.connect() as connection:
        new = _schema(connection)
    for number in one_in(2, old_schemas.NUMBERS):
        with engine.begin() as connection:
            metadata.drop_all(connection)
            old_schemas.make(connection, number)
            rows = _filled(connection)
        open_engine(no_tables, UNHURRIED).dispose()
        with engine.connect() as connection:
            assert _schema(connection) == new, number
            assert connection.scalars(select(schema_version)).all() == [max(revisions())]
            for table, row in rows.items():
                assert [dict(each) for each in connection.execute(select(table)).mappings()] == [row], number
    engine.dispose()


def _filled(connection: Connection) -> dict[Table, dict[str, Any]]:
    """A row in every table there is, whose columns are all alike, so that they refer to each other."""
    there = MetaData()
    there.reflect(connection)
    rows = {
        table: {column.name: column.type.python_type(1) for column in table.c}
        for table in there.sorted_tables
        if table.name != schema_version.name
    }
    for table, row in rows.items():
        connection.execute(insert(table), row)
    return rows


def _said(options: dict[str, Any] | None) -> dict[str, str]:
    return {name: str(value) for name, value in (options or {}).items()}


def _schema(connection: Connection) -> dict[str, list[str]]:
    """All that a database knows of its tables, but for the order of columns and of keys."""
    seen = inspect(connection)
    known: dict[str, list[str]] = {}
    for (_, table), indexes in seen.get_multi_indexes().items():
        known[table] = [str(each | {"dialect_options": _said(each.get("dialect_options"))}) for each in indexes]
    for each in (seen.get_multi_columns(), seen.get_multi_foreign_keys(), seen.get_multi_unique_constraints()):
        for (_, table), parts in each.items():
            known[table] += map(str, parts)
    for whole in (seen.get_multi_pk_constraint(), seen.get_multi_table_options()):
        for (_, table), part in whole.items():
            known[table].append(str(part))
    return {table: sorted(parts) for table, parts in known.items()}


def test_a_table_that_is_new_is_made_in_a_database_that_is_there(no_tables: str) -> None:
    engine = open_engine(no_tables, UNHURRIED)
    with engine.begin() as connection:
        new = _schema(connection)
        metadata.tables["leaders"].drop(connection)
    open_engine(no_tables, UNHURRIED).dispose()
    with engine.connect() as connection:
        assert _schema(connection) == new
    engine.dispose()


ADDED = """
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "0018", "0017", None, None
def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.Text, server_default="green"))
"""


def test_a_migration_changes_a_table_that_is_there(no_tables: str, tmp_path: Path) -> None:
    open_engine(no_tables, UNHURRIED).dispose()
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "v0018_colours.py").write_text(ADDED, encoding="utf-8")
    engine = create_engine(url_of(no_tables))
    for _ in range(2):
        upgrade(engine, folder)
    with engine.connect() as connection:
        assert "colour" in {column["name"] for column in inspect(connection).get_columns("tables")}
        assert connection.scalars(select(schema_version)).all() == ["0018"]
    with pytest.raises(NewerDatabase):
        upgrade(engine)
    engine.dispose()


def test_a_new_database_has_what_alembic_takes_for_the_schema(no_tables: str) -> None:
    engine = open_engine(no_tables, UNHURRIED)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone(db: Path) -> None:
    open_engine(str(db)).dispose()
    with sqlite3.connect(db) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase):
        open_engine(str(db))
