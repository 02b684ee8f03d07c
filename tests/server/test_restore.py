"""The backups of every recipe of docs/deploy.md, restored by the commands that stand there, while people play."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

from tests.server import services
from tests.server.backups import copied_in_play, goes_on
from tests.server.process import COMMAND
from tests.server.test_deploy import RECIPES, unit

ROOT = Path(__file__).parents[2]


def recipe(*words: str) -> str:
    """The one block of commands of the page that has all of these words."""
    (found,) = (block for block in RECIPES if all(word in block for word in words))
    return str(found)


def line(block: str, word: str) -> str:
    """The one line of a block with a word."""
    (found,) = (each for each in block.splitlines() if word in each)
    return found


class Machine:
    """A folder with the programs of a recipe, in which its commands run: what they do to services, nobody hears."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder / "programs"
        self.programs.mkdir()
        self.install("rummykit", f'exec {shlex.join(COMMAND[:-1])} "$@"')
        for name in ("systemctl", "docker"):
            self.install(name, "exit 0")

    def install(self, name: str, script: str) -> None:
        """Put a program where commands find it."""
        (self.programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (self.programs / name).chmod(0o755)

    def run(self, commands: str, environment: Mapping[str, str]) -> None:
        """Run commands in a shell; raises AssertionError if one fails."""
        programs = f"{self.programs}:{services.postgres_programs()}:{os.environ['PATH']}"
        done = subprocess.run(
            ["sh", "-e", "-c", commands],
            env={**os.environ, "PATH": programs, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{commands}\n{done.stdout}{done.stderr}"


def in_container(file: str, command: str, volumes: Mapping[str, Path]) -> str:
    """What `docker compose … exec -T SERVICE` would run in a container, with its volumes as folders of this machine."""
    words = re.fullmatch(r"docker compose (?:-f \S+ )?exec -T (\w+) (.*)", command)
    assert words is not None, command
    service, inside = words.groups()
    mounted = yaml.safe_load((ROOT / file).read_text())["services"][service]["volumes"]
    for volume, place in (str(each).split(":")[:2] for each in mounted):
        if volume in volumes:
            inside = re.sub(rf"{place}(?=[/ ]|$)", str(volumes[volume]), inside)
    return inside


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with nothing but programs."""
    return Machine(tmp_path)


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Where copies go, and a fresh place to restore one to."""
    copies, fresh = tmp_path / "copies", tmp_path / "fresh"
    copies.mkdir()
    fresh.mkdir()
    return copies, fresh


def newest(copies: Path) -> Path:
    """The one copy there is, under a name with its time."""
    (copy,) = copies.iterdir()
    assert re.fullmatch(r"rummykit-\d{8}T\d{6}Z\.(sqlite3|dump)", copy.name)
    return copy


def backup_of_the_unit(copies: Path) -> str:
    """What the backup's unit runs, with its folder elsewhere."""
    (command,) = unit("rummykit-backup.service")["ExecStart"]
    program, folder = "/opt/rummykit/bin/rummykit", "%S/rummykit/backups"
    assert program in command
    assert folder in command
    return command.replace(program, "rummykit").replace(folder, str(copies))


async def test_a_copy_of_the_timer_is_restored_on_debian(
    db: Path, machine: Machine, folders: tuple[Path, Path]
) -> None:
    copies, fresh = folders
    left = await copied_in_play(db, lambda: machine.run(backup_of_the_unit(copies), {"RUMMYKIT_DB": str(db)}))
    (fresh / "rummykit.sqlite3").write_text("what was lost")
    restore = recipe_in_list("systemctl stop rummykit")
    assert "/var/lib/rummykit" in restore
    machine.run(
        restore.replace("/var/lib/rummykit", str(fresh)).replace("/root/backup.sqlite3", str(newest(copies))), {}
    )
    assert (fresh / "rummykit.sqlite3").stat().st_mode & 0o777 == 0o600
    await goes_on(fresh / "rummykit.sqlite3", left)


def recipe_in_list(word: str) -> str:
    """A block that belongs to an item of a list, without its indent."""
    (block,) = (each for each in re.findall(r"  ```sh\n(.*?)  ```", deploy_page(), re.DOTALL) if word in each)
    return re.sub(r"^  ", "", block, flags=re.MULTILINE)


def deploy_page() -> str:
    """The page of recipes."""
    return (ROOT / "docs" / "deploy.md").read_text()


async def test_a_copy_of_the_container_is_restored(db: Path, machine: Machine, folders: tuple[Path, Path]) -> None:
    copies, fresh = folders
    file = "deploy/one-server.yaml"
    back_up = line(recipe(file, "rummykit backup"), "rummykit backup")
    # What the container calls /data/rummykit.sqlite3 has another name in this test.
    here = {"RUMMYKIT_DB": str(db)}
    left = await copied_in_play(db, lambda: machine.run(in_container(file, back_up, {"backups": copies}), here))
    stop, restore, start = recipe(file, "stop app").strip().splitlines()
    assert (stop.split()[-2:], start.split()[-2:]) == (["stop", "app"], ["start", "app"])
    inside, given = in_container(file, restore, {"tables": fresh}).split(" < ")
    assert given == "COPY.sqlite3"
    machine.run(f"{inside} < {newest(copies)}", {})
    await goes_on(fresh / "rummykit.sqlite3", left)


@pytest.fixture
def fresh_postgres(postgres: services.Postgres, _new_postgres: str) -> str:
    """The URL of another database, with the name that the recipes give it: a server has been started on it."""
    return postgres.new_database("rummykit", _new_postgres)


async def test_a_copy_of_two_containers_is_restored(
    postgres_db: str, fresh_postgres: str, machine: Machine, folders: tuple[Path, Path]
) -> None:
    copies, _ = folders
    back_up = line(recipe("docker compose exec", "rummykit backup"), "rummykit backup")
    here = {"RUMMYKIT_DB": postgres_db}
    left = await copied_in_play(
        postgres_db, lambda: machine.run(in_container("compose.yaml", back_up, {"backups": copies}), here)
    )
    _, restore, _ = recipe("docker compose stop app1").strip().splitlines()
    inside, given = in_container("compose.yaml", restore, {}).split(" < ")
    assert given == "COPY.dump"
    port = str(urlsplit(fresh_postgres).port)
    machine.run(f"{inside} < {newest(copies)}", {"PGHOST": "127.0.0.1", "PGPORT": port})
    await goes_on(fresh_postgres, left)


async def test_a_copy_of_several_machines_is_restored(
    postgres_db: str, postgres: services.Postgres, machine: Machine, folders: tuple[Path, Path]
) -> None:
    copies, _ = folders
    fresh = postgres.new_database("elsewhere", "template0")
    left = await copied_in_play(
        postgres_db, lambda: machine.run(backup_of_the_unit(copies), {"RUMMYKIT_DB": postgres_db})
    )
    restore = recipe("pg_restore", "db.internal").replace("postgresql://rummykit@db.internal/rummykit", fresh)
    machine.run(restore.replace("COPY.dump", str(newest(copies))), {})
    await goes_on(fresh, left)


def test_the_container_copies_the_tables_at_its_hour_and_keeps_so_many(
    db: Path, machine: Machine, tmp_path: Path
) -> None:
    """`deploy/nightly.sh`, in which nights are short: there are three, and in the second there is no database."""
    said, nights = tmp_path / "said", 3
    machine.install("sleep", f'echo "$1" >> {said}; [ "$(wc -l < {said})" -le {nights} ]')
    machine.install(
        "rummykit",
        f'[ "$(wc -l < {said})" != 2 ] || exit 1\n'
        f'[ "$(wc -l < {said})" != 3 ] || /bin/sleep 1\n'  # copies are named by the second
        f'exec {shlex.join(COMMAND[:-1])} "$@"',
    )
    copies = tmp_path / "copies"
    copies.mkdir()
    done = subprocess.run(
        ["sh", str(ROOT / "deploy" / "nightly.sh")],
        env=os.environ
        | {"PATH": f"{machine.programs}:{os.environ['PATH']}", "RUMMYKIT_DB": str(db), "BACKUPS": str(copies)}
        | {"BACKUP_AT": "03:30", "BACKUPS_KEPT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, "the fourth night ends it"
    assert done.stderr.count("No copy was made") == 1
    newest(copies)
    waits = [int(each) for each in said.read_text().split()]
    assert len(waits) == nights + 1
    assert all(0 < wait <= 86_400 + 3_600 for wait in waits)
