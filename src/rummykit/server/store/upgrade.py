"""Bringing a database to the newest schema when the server starts: made whole where it is empty, else by migrations."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect

from rummykit.server.store.schema import due_tables, metadata, tables

_MIGRATIONS = Path(__file__).parent / "migrations"
_KNOWN = frozenset(file.name[1:5] for file in (_MIGRATIONS / "versions").glob("v????_*.py"))
"""The revisions, as the files of the migrations are named: `v0001_….py` holds `0001`."""
NEWEST = max(_KNOWN)
_LOCK = 0x52554D4D59
"""An advisory lock of the database that nothing else takes."""


class NewerDatabase(Exception):
    """The database was made by a newer RummyKit."""


def upgrade(engine: Engine, revision: str = NEWEST) -> None:
    """Bring a database to a revision, all in one transaction; raises `NewerDatabase`."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Servers that start together wait for the first of them, however long its migrations take.
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        there = _revision(connection)
        if there is not None and there not in _KNOWN:
            raise NewerDatabase
        if there is None and revision == NEWEST and not inspect(connection).get_table_names():
            _make(connection)
        elif there != NEWEST:
            migrate(connection, revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found


def _make(connection: Connection) -> None:
    """Make all tables as the migrations would leave them."""
    import rummykit.server.accounts.schema  # noqa: F401  its tables are in the metadata once it is loaded

    if connection.dialect.name == "postgresql":
        due_tables.dialect_kwargs["postgresql_where"] = tables.c.due.is_not(None)
    metadata.create_all(connection, checkfirst=False)
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version "
        "(version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    connection.exec_driver_sql(f"INSERT INTO alembic_version (version_num) VALUES ('{NEWEST}')")


def migrate(connection: Connection, revision: str = NEWEST) -> None:
    """Run the missing migrations up to a revision."""
    # Alembic takes as long to load as the rest of the database, and most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
