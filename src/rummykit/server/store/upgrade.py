"""Upgrading a database to the newest schema, by migrations in the package that run when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

_LOCK = 0x52554D4D59
"""An advisory lock of the database that nothing else takes."""


class NewerDatabase(Exception):
    """The database was made by a newer RummyKit."""


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Run the missing migrations up to a revision, all in one transaction; raises `NewerDatabase`."""
    config = Config()
    folder = Path(__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Servers that start together wait for the first of them, however long its migrations take.
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        there = MigrationContext.configure(connection).get_current_revision()
        if there is not None and there not in known:
            raise NewerDatabase
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
