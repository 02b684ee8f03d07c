"""Bringing a database to the schema of this release when the server starts.

An empty one gets the whole schema, and so does one from before the first release, whose rows stay as they are: it gets
the tables, columns and indexes that it lacks. Any other is brought on by the migrations in `migrations/versions/`, one
for each change of a table that is there. A table that is added to the schema needs no migration: it is made where it
is missing.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, Inspector, Table, delete, insert, inspect, select
from sqlalchemy.schema import CreateColumn

from rummykit.server.store.schema import due_tables, metadata, schema_version, tables
from rummykit.server.store.sqlite import READING

MIGRATIONS = Path(__file__).parent / "migrations"
FIRST = "0017"
"""The schema of the first release; in a database with an older one everything that it lacks is added."""
_LOCK = 0x52554D4D59
"""An advisory lock of the database that nothing else takes."""


class NewerDatabase(Exception):
    """The database was made by a newer RummyKit."""


class NoTables(Exception):
    """The database has no tables of RummyKit."""


def upgrade(engine: Engine, migrations: Path = MIGRATIONS, *, new: bool = True) -> None:
    """Bring a database to the schema of this release, all in one transaction; raises `NewerDatabase`.

    Raises `NoTables` where no release has made any, unless it may be `new`.
    """
    known = revisions(migrations)
    newest = max(known)
    # Most often there is nothing to do, and then nobody who plays waits: on SQLite there is one writer at a time.
    with engine.execution_options(**{READING: True}).begin() as connection:
        names = {*inspect(connection).get_table_names()}
        version = connection.scalar(select(schema_version)) if schema_version.name in names else None
        if version == newest and names >= metadata.tables.keys():
            return
        if not new and (version is None or version < FIRST):
            raise NoTables
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Servers that start together wait for the first of them, however long its upgrade takes.
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
            due_tables.dialect_kwargs["postgresql_where"] = tables.c.due.is_not(None)
        seen = inspect(connection)
        there = {*seen.get_table_names()}
        version = connection.scalar(select(schema_version)) if schema_version.name in there else None
        if version is not None and version >= FIRST:
            if version not in known:
                raise NewerDatabase
            if version != newest:
                _migrate(connection, migrations)
        lacking = [table for table in metadata.sorted_tables if table.name not in there]
        metadata.create_all(connection, lacking, checkfirst=False)
        if version is None or version < FIRST:
            for table in metadata.sorted_tables:
                if table.name in there:
                    _complete(connection, seen, table)
            connection.execute(delete(schema_version))
            connection.execute(insert(schema_version), {"version_num": newest})


def revisions(migrations: Path = MIGRATIONS) -> frozenset[str]:
    """The revisions there are, as the files of the migrations are named: `v0017_….py` has `0017`."""
    return frozenset(file.name[1:5] for file in (migrations / "versions").glob("v????_*.py"))


def _migrate(connection: Connection, migrations: Path) -> None:
    """Run the migrations that a database has not had."""
    # Alembic takes as long to load as the rest of the database, and most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _complete(connection: Connection, seen: Inspector, table: Table) -> None:
    """Add the columns and the indexes to a table that it lacks."""
    columns = {column["name"] for column in seen.get_columns(table.name)}
    for column in table.c:
        if column.name not in columns:
            added = CreateColumn(column).compile(dialect=connection.dialect)
            connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {added}")
    indexes = {index["name"] for index in seen.get_indexes(table.name)}
    for index in table.indexes:
        if index.name not in indexes:
            index.create(connection)
