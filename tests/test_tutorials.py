"""The tutorials say what happens: each is run from top to bottom, in a folder and a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.tutorials import Told, pages

ROOT = Path(__file__).parents[1]
WITH_THE_LABORATORY = "train"


@pytest.mark.slow
@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_a_tutorial(page: Path) -> None:
    if page.stem == WITH_THE_LABORATORY:
        pytest.importorskip("pettingzoo")
    command = [sys.executable, "-m", "tools.tutorials", page.name]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-4000:]


def test_every_tutorial_is_in_their_list() -> None:
    listed = (ROOT / "docs" / "tutorials" / "index.md").read_text("utf-8")
    assert [page.name for page in pages() if f"]({page.name})" not in listed] == []


def test_only_what_is_left_open_may_differ() -> None:
    assert Told(0, "10 deals, …\n", "10 deals, 7 ms\n").same
    assert Told(0, "deals  most\n", "deals    most\n").same
    assert not Told(0, "10 deals, …\n", "11 deals, 7 ms\n").same
    assert not Told(0, "10 deals\n", "").same
