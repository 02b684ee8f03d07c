"""The wheel in clean environments: every extra, at the newest and at the lowest versions that it says it works with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Literal
from urllib.request import urlopen

import pytest

from tests.packaging.conftest import ROOT, Packages, told

pytestmark = pytest.mark.slow

EXTRAS = ("", "server", "postgres", "redis", "research")
"""`redis` includes `postgres`, and that `server`: the lowest versions of all three are tried with `redis` alone."""
NEEDS_MORE = {
    "": {"rummykit.lab", "rummykit.server"},
    "research": {"rummykit.lab", "rummykit.server"},
    "server": {"rummykit.lab", "rummykit.server.fleet.bus.postgres", "rummykit.server.fleet.bus.redis"},
    "postgres": {"rummykit.lab", "rummykit.server.fleet.bus.redis"},
    "redis": {"rummykit.lab"},
}
"""By extra: the rooms that may lack a library, for another extra brings it."""

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


class Clean:
    """A Python environment with the wheel in it, and nothing else on the PATH: no compiler, no Node."""

    def __init__(self, place: Path, wheel: Path, extra: str, versions: Literal["newest", "lowest"]) -> None:
        self.place = place
        self.bin = place / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / "python"
        uv: list[str | Path] = [sys.executable, "-m", "uv"]
        told([*uv, "venv", "--quiet", "--python", sys.executable, place])
        # What has no wheel cannot be installed without a compiler, so it is no version to choose.
        wheels = ["--only-binary", ":all:", *(f"--no-binary={each}" for each in PLAIN_PYTHON)]
        install: list[str | Path] = [*uv, "pip", "install", "--quiet", "--python", self.python, *wheels]
        if versions == "lowest":
            listed = place / "lowest.txt"
            wanted: list[str | Path] = ["--extra", extra] if extra else []
            resolve: list[str | Path] = ["--quiet", "--resolution", "lowest-direct", "--python", self.python, *wheels]
            told([*uv, "pip", "compile", *resolve, *wanted, ROOT / "pyproject.toml", "-o", listed])
            told([*install, "-r", listed])
            told([*install, "--no-deps", wheel])
        else:
            told([*install, f"{wheel}[{extra}]" if extra else wheel])

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


@pytest.mark.parametrize(
    ("extra", "versions"),
    [*((extra, "newest") for extra in EXTRAS), *((extra, "lowest") for extra in ("", "redis", "research"))],
)
def test_what_was_installed_works(
    extra: str, versions: Literal["newest", "lowest"], packages: Packages, tmp_path: Path
) -> None:
    clean = Clean(tmp_path / "clean", packages.wheel, extra, versions)
    missing = json.loads(clean.run(clean.python, "-c", IMPORTS))
    strangers = {
        name: library
        for name, library in missing.items()
        if not any(name == room or name.startswith(f"{room}.") for room in NEEDS_MORE[extra])
    }
    assert strangers == {}
    assert not any(library.partition(".")[0] == "rummykit" for library in missing.values())
    assert clean.run(clean.bin / "rummykit", "--version") == clean.run(clean.python, "-m", "rummykit", "--version")
    if "rummykit.server" not in NEEDS_MORE[extra]:
        answers(clean)
    elif not extra:
        clean.run(clean.python, "-c", README, ROOT / "README.md")


def test_the_core_brings_one_library(packages: Packages, tmp_path: Path) -> None:
    clean = Clean(tmp_path / "clean", packages.wheel, "", "newest")
    listed = told([sys.executable, "-m", "uv", "pip", "list", "--format", "json", "--python", clean.python])
    assert {package["name"] for package in json.loads(listed)} == {"msgspec", "rummykit"}
