"""Where the databases of these tests are kept, the services they need, and the cards they are dealt."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from typing import TypeAlias, TypeVar

import pytest

from rummykit.server import steady_clock
from rummykit.server.features import all_features as _features  # noqa: F401  (their tables)
from rummykit.server.store.sql import open_engine
from rummykit.server.table import founding
from tests.server import services
from tests.server.serving import UNHURRIED

MEMORY = Path("/dev/shm")
Service = TypeVar("Service")
PassTime: TypeAlias = Callable[[float], None]
_numbers = count(1)


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder that is thrown away; in memory where the system has such a place, for disks can be slow."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of servers in this process are dealt the same cards in every run: a test that plays a few turns would fail
    when somebody is dealt a hand to knock with."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(founding, "new_secret", lambda: chance.randbytes(32))


@pytest.fixture(scope="session")
def _new_sqlite() -> Iterator[bytes]:
    """A database of the newest schema with nothing in it: to make one takes longer than most tests do."""
    with _folder() as folder:
        open_engine(str(folder / "new")).dispose()
        yield (folder / "new").read_bytes()


@pytest.fixture
def no_db() -> Iterator[Path]:
    """A database that is not there yet."""
    with _folder() as folder:
        yield folder / "tables.sqlite3"


@pytest.fixture
def db(no_db: Path, _new_sqlite: bytes) -> Path:
    """A database with nothing in its tables."""
    no_db.write_bytes(_new_sqlite)
    return no_db


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


@pytest.fixture(scope="session")
def _new_postgres(postgres: services.Postgres) -> str:
    """The name of a database of the newest schema."""
    open_engine(postgres.new_database("new"), UNHURRIED).dispose()
    return "new"


@pytest.fixture
def postgres_db(postgres: services.Postgres, _new_postgres: str) -> str:
    """The URL of a database in PostgreSQL with nothing in its tables."""
    return postgres.new_database(f"rummykit_{next(_numbers)}", _new_postgres)


@pytest.fixture(params=["sqlite", "postgresql"])
def no_tables(request: pytest.FixtureRequest) -> str:
    """A database of either kind that has no tables yet."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("no_db"))
    postgres: services.Postgres = request.getfixturevalue("postgres")
    return postgres.new_database(f"rummykit_{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def any_db(request: pytest.FixtureRequest) -> str:
    """A database of either kind: what a test shows must hold for both."""
    return str(request.getfixturevalue("db" if request.param == "sqlite" else "postgres_db"))


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> PassTime:
    """Puts the clock of servers in this process forward by so many seconds."""
    evenly, passed = steady_clock._passing, 0.0

    def more(seconds: float) -> None:
        nonlocal passed
        passed += seconds

    monkeypatch.setattr(steady_clock, "_passing", lambda: evenly() + passed)
    return more
