"""The wheel in clean environments: every extra, at the newest and at the lowest versions that it says it works with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.packaging.conftest import ROOT, Packages, told

pytestmark = pytest.mark.slow

NEEDS_MORE = {
    "": {"rummykit.camera", "rummykit.lab", "rummykit.server"},
    "research": {"rummykit.camera", "rummykit.lab", "rummykit.server"},
    "camera": {"rummykit.lab", "rummykit.server"},
    "server": {
        *("rummykit.camera", "rummykit.lab", "rummykit.server.fleet.bus.postgres", "rummykit.server.fleet.bus.redis")
    },
    "postgres": {"rummykit.camera", "rummykit.lab", "rummykit.server.fleet.bus.redis"},
    "redis": {"rummykit.camera", "rummykit.lab"},
}
"""By extra: the rooms that may lack a library, for another extra brings it."""
STAGES = (("", "research", "camera"), ("server", "postgres", "redis"))
"""Extras that are installed one after the other into one environment; each of the second includes the one before."""

PLAIN_PYTHON = ("http-ece",)
"""What has no wheel and needs no compiler."""

IMPORTS = """
import importlib, json, pkgutil, sys, rummykit
missing = {}
for module in pkgutil.walk_packages(rummykit.__path__, "rummykit."):
    if not module.name.endswith("__main__"):
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            missing[module.name] = error.name
print(json.dumps(missing))
"""
README = """
import doctest, sys
failed, tried = doctest.testfile(sys.argv[1], module_relative=False)
sys.exit(failed or tried < 6)
"""


UV: tuple[str | Path, ...] = (sys.executable, "-m", "uv")


class Clean:
    """A Python environment with the wheel in it, and nothing else on the PATH: no compiler, no Node."""

    def __init__(self, place: Path, wheel: Path) -> None:
        self.place, self.wheel = place, wheel
        self.bin = place / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / "python"
        told([*UV, "venv", "--quiet", "--python", sys.executable, place])

    def install(self, extra: str) -> None:
        """The wheel with an extra, at the newest versions."""
        self._pip("install", f"{self.wheel}[{extra}]" if extra else self.wheel)

    def install_lowest(self, *extras: str) -> None:
        """The wheel with extras, at the lowest versions that it says it works with."""
        listed = self.place / "lowest.txt"
        wanted = [part for extra in extras for part in ("--extra", extra)]
        self._pip("compile", "--resolution", "lowest-direct", *wanted, ROOT / "pyproject.toml", "-o", listed)
        self._pip("install", "-r", listed)
        self._pip("install", "--no-deps", self.wheel)

    def _pip(self, command: str, *more: str | Path) -> None:
        # What has no wheel cannot be installed without a compiler, so it is no version to choose.
        wheels = ["--only-binary", ":all:", *(f"--no-binary={each}" for each in PLAIN_PYTHON)]
        told([*UV, "pip", command, "--quiet", "--python", self.python, *wheels, *more])

    @property
    def environment(self) -> dict[str, str]:
        """No compiler, no Node, nothing of this checkout."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return kept | {"PATH": str(self.bin), "CXX": "none", "CC": "none", "PYTHONUTF8": "1"}

    def run(self, *command: str | Path) -> str:
        """What a command prints, run where nothing of the checkout is to be found; fails if it fails."""
        done = subprocess.run(
            [str(part) for part in command],
            cwd=self.place,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done.stdout


def answers(clean: Clean) -> None:
    """Let the server start, hand out its page and the games, and stop."""
    serve: list[str | Path] = [clean.bin / "rummykit", "serve", "--port", "0", "--db", clean.place / "tables.sqlite3"]
    environment = clean.environment | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(serve, cwd=clean.place, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            assert said.startswith("RummyKit is at http://localhost:"), said
            url = f"http://127.0.0.1:{said.split()[3].rpartition(':')[2]}"
            with urlopen(f"{url}/api/games", timeout=60) as games:
                assert b"rummikub" in games.read()
            with urlopen(f"{url}/", timeout=60) as page:
                assert b"<script" in page.read()
        finally:
            server.kill()


def imports_all_but(clean: Clean, *may_lack: str) -> None:
    """Every module can be imported, except in rooms for which another extra brings a library."""
    missing = json.loads(clean.run(clean.python, "-c", IMPORTS))
    assert not any(library.partition(".")[0] == "rummykit" for library in missing.values())
    assert [name for name in missing if not any(f"{name}.".startswith(f"{room}.") for room in may_lack)] == []


@pytest.mark.parametrize("extras", STAGES, ids=lambda extras: ", then ".join(extra or "core" for extra in extras))
def test_what_was_installed_works(extras: tuple[str, ...], packages: Packages, tmp_path: Path) -> None:
    clean = Clean(tmp_path / "clean", packages.wheel)
    for extra in extras:
        clean.install(extra)
        imports_all_but(clean, *NEEDS_MORE[extra])
        if not extra:
            listed = told([*UV, "pip", "list", "--format", "json", "--python", clean.python])
            assert {package["name"] for package in json.loads(listed)} == {"msgspec", "rummykit"}
            said = clean.run(clean.python, "-m", "rummykit", "--version")
            assert clean.run(clean.bin / "rummykit", "--version") == said
            clean.run(clean.python, "-c", README, ROOT / "README.md")
        if extra in ("server", "redis"):
            answers(clean)


def test_the_lowest_versions_work(packages: Packages, tmp_path: Path) -> None:
    clean = Clean(tmp_path / "clean", packages.wheel)
    clean.install_lowest("research", "redis")
    imports_all_but(clean, *NEEDS_MORE["redis"])
    answers(clean)
