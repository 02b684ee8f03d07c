"""The package as the index would get it: a source distribution, and a wheel that was built from that."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 1200.0
"""Seconds that building may take on a machine that has much else to do."""


@dataclass(frozen=True)
class Packages:
    """The two files, and the folder into which the first was unpacked."""

    sdist: Path
    wheel: Path
    unpacked: Path


def told(command: Sequence[str | Path], **more: str) -> str:
    """What a command prints; its complaint if it fails. `more` is said in the environment."""
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, env=os.environ | more, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Packages:
    """Both files, built once for all processes of a run."""
    base = tmp_path_factory.getbasetemp()
    place = (base if worker_id == "master" else base.parent) / "packages"
    try:
        place.mkdir()
    except FileExistsError:
        until = time.monotonic() + PATIENCE
        while not (place / "built").exists():
            assert time.monotonic() < until, "another process did not finish building"
            time.sleep(0.5)
    else:
        _build(place)
        (place / "built").touch()
    (sdist,), (wheel,) = place.glob("*.tar.gz"), place.glob("*.whl")
    return Packages(sdist, wheel, place / "unpacked" / sdist.name.removesuffix(".tar.gz"))


def _build(place: Path) -> None:
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(place)]
    told([*build, "--sdist", str(ROOT)])
    (sdist,) = place.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(place / "unpacked", filter="data")
    # Whoever builds from there needs no Node: here it would fail.
    shims = place / "shims"
    shims.mkdir()
    for name in ("node", "npm", "npx"):
        (shims / name).write_text("#!/bin/sh\necho 'Node was asked for' >&2\nexit 1\n", encoding="utf-8")
        (shims / name).chmod(0o755)
    path = f"{shims}{os.pathsep}{os.environ['PATH']}"
    # `make wheel` builds with optimization, which takes longer and adds no file to the package.
    soon = ["-Ccmake.build-type=Debug", "-Ccmake.define.CMAKE_CXX_FLAGS_DEBUG=-O0"]
    unpacked = place / "unpacked" / sdist.name.removesuffix(".tar.gz")
    if compiled := _compiled(unpacked):
        launcher = ";".join((sys.executable, str(Path(__file__).with_name("compiled.py")), str(compiled)))
        soon += [f"-Ccmake.define.CMAKE_CXX_COMPILER_LAUNCHER={launcher}"]
    told([*build, "--wheel", *soon, unpacked], PATH=path)


def _compiled(unpacked: Path) -> Path | None:
    """Where `make setup` has compiled the very same sources for this Python, if it has."""
    sources = [ROOT / "CMakeLists.txt", *(ROOT / "native").rglob("*.?pp")]
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    for build in sorted((ROOT / "build").glob(f"{tag}-*")):
        objects = [each.stat().st_mtime for each in build.rglob("*.o")]
        same = all(each.read_bytes() == (unpacked / each.relative_to(ROOT)).read_bytes() for each in sources)
        if objects and same and min(objects) > max(each.stat().st_mtime for each in sources):
            return build
    return None
