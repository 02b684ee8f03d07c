"""Bringing a database to the schema of this release when the server starts: it gets the tables, columns and indexes
that it lacks, and its rows stay as they are.

A table that is added to the schema needs nothing else. A column or an index that is added to a table of before needs
the next `VERSION`; the column may be null or has a `server_default`, so that rows of before have a value. A database
of a higher version is not opened.
"""

from __future__ import annotations

from sqlalchemy import Connection, Engine, Inspector, Table, delete, insert, inspect, select
from sqlalchemy.schema import CreateColumn

from rummykit.server.store.schema import due_tables, metadata, schema_version, tables

VERSION = "0017"
_LOCK = 0x52554D4D59
"""An advisory lock of the database that nothing else takes."""


class NewerDatabase(Exception):
    """The database was made by a newer RummyKit."""


def upgrade(engine: Engine) -> None:
    """Bring a database to the schema of this release, all in one transaction; raises `NewerDatabase`."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Servers that start together wait for the first of them, however long its upgrade takes.
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
            due_tables.dialect_kwargs["postgresql_where"] = tables.c.due.is_not(None)
        seen = inspect(connection)
        there = {*seen.get_table_names()}
        version = connection.scalar(select(schema_version)) if schema_version.name in there else None
        if version is not None and version > VERSION:
            raise NewerDatabase
        lacking = [table for table in metadata.sorted_tables if table.name not in there]
        metadata.create_all(connection, lacking, checkfirst=False)
        if version != VERSION:
            for table in metadata.sorted_tables:
                if table.name in there:
                    _complete(connection, seen, table)
            connection.execute(delete(schema_version))
            connection.execute(insert(schema_version), {"version_num": VERSION})


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
