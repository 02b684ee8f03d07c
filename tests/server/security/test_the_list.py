"""The list of threats names tests that are there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).resolve()
ROOT = HERE.parents[3]


def names_in(folder: Path) -> set[str]:
    """The names of all tests under a folder."""
    return {
        node.name
        for file in folder.rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


def test_every_threat_names_tests_that_exist() -> None:
    lines = [line for line in (ROOT / "docs/security.md").read_text().splitlines() if line.startswith("| ")][1:]
    known = names_in(ROOT / "tests")
    assert len(lines) > 20
    for line in lines:
        threat, _, tests = (cell.strip() for cell in line.strip("|").split(" | "))
        named = re.findall(r"`(test_\w+)`", tests)
        assert named or "make audit" in line, threat
        assert set(named) <= known, (threat, set(named) - known)
