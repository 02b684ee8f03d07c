"""One notion has one name, and one name one notion: no two classes of the package are called alike."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import rummykit

ROOT = Path(rummykit.__file__).parent

TWINS = {"Declare", "Discard", "Draw", "Drop", "GoOut", "Knock", "Rearrange", "Swap"}
"""Steps of a sheet and the actions that they take: the first read like the printed page, the others are the wire."""


def classes() -> dict[str, list[str]]:
    """The files of the package that define a class, by its name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(ROOT).as_posix())
    return found


def test_no_two_classes_have_one_name() -> None:
    twice = {name: files for name, files in classes().items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in TWINS} == {}


def test_a_step_shares_its_name_with_its_action_alone() -> None:
    found = classes()
    assert {name: found[name] for name in TWINS if found[name] != ["play/actions.py", "rules/steps.py"]} == {}
