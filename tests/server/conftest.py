"""Where the databases of these tests lie, and the services they need."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server import services

MEMORY = Path("/dev/shm")
Service = TypeVar("Service")
_numbers = count(1)


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder that is thrown away; in memory where the system has such a place, for disks can be slow."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.fixture
def db() -> Iterator[Path]:
    """A database that is not there yet."""
    with _folder() as folder:
        yield folder / "tables.sqlite3"


def _running(start: Callable[[Path], AbstractContextManager[Service]]) -> Iterator[Service]:
    with _folder() as folder:
        try:
            starting = start(folder)
            service = starting.__enter__()
        except services.ServiceMissing as missing:
            if os.environ.get(services.REQUIRED):
                raise
            pytest.skip(str(missing))
        try:
            yield service
        finally:
            starting.__exit__(None, None, None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL for all tests of this process."""
    yield from _running(services.postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """A Redis for all tests of this process; its URL."""
    yield from _running(services.redis)


@pytest.fixture
def postgres_db(postgres: services.Postgres) -> str:
    """The URL of an empty database in PostgreSQL."""
    return postgres.new_database(f"rummykit_{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def any_db(request: pytest.FixtureRequest) -> str:
    """A database of either kind: what a test shows must hold for both."""
    return str(request.getfixturevalue("db" if request.param == "sqlite" else "postgres_db"))
