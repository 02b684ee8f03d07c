"""What the package offers by itself, and how little of it is loaded before it is asked for."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.metadata import version

import pytest

import rummykit
from rummykit import rules


def loaded_by(code: str) -> set[str]:
    """The modules of the package, and of the library it needs, that a fresh Python has loaded after some code."""
    asked = "import sys; print(*sorted(m for m in sys.modules if m.partition('.')[0] in ('rummykit', 'msgspec')))"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{asked}"], capture_output=True, text=True, timeout=60, check=True
    )
    return set(done.stdout.splitlines()[-1].split())


def test_importing_the_package_loads_nothing_else() -> None:
    assert loaded_by("import rummykit") == {"rummykit"}


@pytest.mark.parametrize("asked", ["--help", "--version", "serve --help", "arena --help"])
def test_help_loads_the_command_alone(asked: str) -> None:
    code = f"from rummykit.cli import main\ntry: main({asked.split()!r})\nexcept SystemExit: pass"
    strangers = {name for name in loaded_by(code) if not name.startswith("rummykit.cli")}
    assert strangers == {"rummykit"}


def test_every_name_on_offer_is_there() -> None:
    assert set(rummykit.__all__) <= set(dir(rummykit))
    for name in rummykit.__all__:
        assert getattr(rummykit, name) is not None
    assert rummykit.games.get("rummikub").id == "rummikub"


@pytest.mark.parametrize(("before", "now"), rules.RENAMED.items())
def test_a_public_name_of_the_release_before_still_works(before: str, now: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"rummykit.rules.{before} is called {now} now"):
        assert getattr(rules, before) is getattr(rules, now)
    assert now in rules.__all__


@pytest.mark.parametrize("name", ["puzzles", "review", "vocabulary", "words"])
def test_a_package_whose_names_are_imported_later_lists_and_has_them_all(name: str) -> None:
    package = import_module(f"rummykit.{name}")
    assert set(package.__all__) <= set(dir(package))
    assert all(getattr(package, each) is not None for each in package.__all__)
    with pytest.raises(AttributeError, match=f"module 'rummykit.{name}' has no attribute 'dealer'"):
        _ = package.dealer


def test_a_star_import_brings_every_name() -> None:
    code = "from rummykit import *; print(Deal, games, score)"
    assert "rummykit.play.deal" in loaded_by(code)


def test_a_name_that_is_not_on_offer_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'rummykit' has no attribute 'dealer'"):
        _ = getattr(rummykit, "dealer")  # noqa: B009  a type checker knows that it is not there


def test_the_version_is_that_of_what_is_installed() -> None:
    assert rummykit.__version__ == version("rummykit")


@pytest.mark.parametrize("command", [["-m", "rummykit"], ["-c", "from rummykit.cli import main; main()"]])
def test_the_command_says_its_version(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *command, "--version"], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == f"rummykit {version('rummykit')}\n"
