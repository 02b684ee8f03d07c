"""What lies in the source distribution and in the wheel."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from rummykit.server.routes.static_page import FOLDER, StaticPage
from rummykit.words.languages import LANGUAGES
from tests.packaging.conftest import ROOT, Packages, told

BUILT_IN = {"nanobind", "robin-map", "svelte", "paraglide-js", "clsx", "playing-cards"}
"""What is compiled into the kernel and the page though the page's sources do not import all of it."""

BY_DATE = ("hatch-fancy-pypi-readme", "tzdata")
"""What is numbered by years, so that the next number says nothing."""

IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']((?:@[\w-]+/)?[\w-]+)[^"']*["']""")
"""A package that a source of the page names, not a path and not one of its aliases, which begin with `$`."""


def notices(names: list[str]) -> set[str]:
    """The third parties whose licence is among these files."""
    return {Path(name).stem for name in names if re.search(r"licenses/[^/]+\.txt$", name)}


def test_whatever_is_built_in_has_its_licence_beside_ours() -> None:
    sources = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".js", ".svelte", ".css")]
    imported = {name for file in sources for name in IMPORTED.findall(file.read_text(encoding="utf-8"))}
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert {"@noble/hashes", "uqr"} <= imported <= set(lock[""]["dependencies"])
    # What Svelte brings with it is in the list above, what ONNX Runtime brings in its notice; nothing else brings
    # anything.
    for name in imported - {"svelte", "onnxruntime-web"}:
        assert not lock[f"node_modules/{name}"].get("dependencies"), name
    found = notices([str(file) for file in ROOT.glob("licenses/*.txt")])
    assert found == BUILT_IN | {name.rpartition("/")[2] for name in imported}


def test_every_licence_has_a_name_and_a_text() -> None:
    for file in ROOT.glob("licenses/*.txt"):
        text = file.read_text(encoding="utf-8")
        assert "Copyright" in text, file
        assert "WARRANT" in text.upper(), file


def test_every_requirement_has_a_lowest_version_and_is_capped_below_the_next_major_one() -> None:
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = written["project"]
    lists = [project["dependencies"], written["build-system"]["requires"], *project["optional-dependencies"].values()]
    ends = {}
    for required in (Requirement(line) for lines in lists for line in lines):
        if required.name != "rummykit":
            ends[required.name] = {each.operator for each in required.specifier}
    assert {name for name, operators in ends.items() if operators != {">=", "<"}} == {*BY_DATE}
    assert all(ends[name] == {">="} for name in BY_DATE)


LEFT_OUT = re.compile(
    r"docs/pictures/.*\.(?:png|webp)|tests/browser/(?:gallery/.*\.webp|test_gallery\.py)|tests/test_site\.py"
)
"""What git has and the source distribution has not: large pictures, and the tests that compare or show them."""

LARGE = 2**18
"""Bytes from which a file is large. Each large file in a package has its reason in the lists below."""

IN_BOTH = re.compile(
    r"(?:src/)?rummykit/(?:"
    r"camera/weights/[a-z-]+\.onnx"  # what reads photos, on the page and by the command
    r"|server/page/assets/ort-wasm-[\w.-]+\.wasm(?:\.br)?"  # what runs that on the page, packed for slow lines
    r"|puzzles/puzzles\.tsv"
    r"|_(?:native|playout)\.[\w.-]+)"
)
IN_THE_SOURCE = re.compile(r"requirements/dev\.txt|tests/solver/instances\.jsonl")


@pytest.mark.slow
def test_the_source_has_all_that_git_has_but_pictures_and_the_built_page(packages: Packages) -> None:
    with tarfile.open(packages.sdist) as archive:
        sizes = {each.name.partition("/")[2]: each.size for each in archive if each.isfile()}
    assert "src/rummykit/server/page/index.html" in sizes
    assert not any("node_modules" in name for name in sizes)
    large = {name for name, size in sizes.items() if size > LARGE}
    assert {name for name in large if not (IN_BOTH.fullmatch(name) or IN_THE_SOURCE.fullmatch(name))} == set()
    assert [name for name in sizes if LEFT_OUT.fullmatch(name)] == []
    if not (ROOT / ".git").exists():
        pytest.skip("this is no clone")
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {name for name in tracked.splitlines() if not LEFT_OUT.fullmatch(name)} - {*sizes} == set()


@pytest.mark.slow
def test_the_wheel_has_page_texts_types_and_licences_and_no_sources(packages: Packages) -> None:
    with zipfile.ZipFile(packages.wheel) as archive:
        sizes = {each.filename: each.file_size for each in archive.infolist()}
    files = [*sizes]
    assert "rummykit/server/page/index.html" in files
    assert {f"rummykit/words/languages/{tag}.json" for tag in LANGUAGES} <= set(files)
    assert "rummykit/py.typed" in files
    assert notices(files) >= BUILT_IN
    assert {name.partition("/")[0].partition("-")[0] for name in files} == {"rummykit"}
    assert [name for name, size in sizes.items() if size > LARGE and not IN_BOTH.fullmatch(name)] == []
    # The networks are there once, and the page finds them by the names that it has for them.
    networks = {Path(name).stem for name in files if name.endswith(".onnx")}
    assert len(networks) == len([name for name in files if name.endswith(".onnx")])
    asked = re.findall(r'"/(assets/([a-z-]+)-[\w-]{8}\.onnx)"', (FOLDER / "sw.js").read_text(encoding="utf-8"))
    assert {name for _, name in asked} == networks
    assert all(StaticPage().find(path) for path, _ in asked)


@pytest.mark.slow
def test_from_python_3_12_on_one_wheel_serves_every_version(packages: Packages) -> None:
    tag = "-cp311-cp311-" if sys.version_info < (3, 12) else "-cp312-abi3-"
    assert tag in packages.wheel.name


@pytest.mark.slow
def test_the_index_would_take_both_and_show_their_page(packages: Packages) -> None:
    told([sys.executable, "-m", "twine", "check", "--strict", packages.sdist, packages.wheel])
    with zipfile.ZipFile(packages.wheel) as archive:
        (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        text = archive.read(metadata).decode()
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert len(targets) > 8
    assert [target for target in targets if not target.startswith("https://")] == []
