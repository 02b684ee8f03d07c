"""Every property says how often it is tried: then no example has a deadline, which a busy machine would miss."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def test_every_property_says_how_often_it_is_tried() -> None:
    found = {}
    for path in HERE.rglob("test_*.py"):
        text = path.read_text("utf-8")
        if "@given" not in text:
            continue
        for each in ast.walk(ast.parse(text)):
            if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
                marks = [ast.unparse(mark).partition("(")[0] for mark in each.decorator_list]
                if "given" in marks:
                    found[f"{path.name}::{each.name}"] = "examples" in marks
    assert len(found) > 40
    assert [name for name, said in found.items() if not said] == []


def test_make_fuzz_tries_every_test_that_can_take_more_examples() -> None:
    command = ["make", "--silent", "--eval", "fuzzed: ; @echo $(FUZZED)", "fuzzed"]
    told = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=True).stdout
    fuzzed = [HERE.parent / path for path in told.split()]
    assert all(path.exists() for path in fuzzed)
    able = [path for path in HERE.rglob("test_*.py") if "\nfrom tests.examples import" in path.read_text("utf-8")]
    assert len(able) > 40
    assert [path for path in able if not any(path.is_relative_to(each) for each in fuzzed)] == []
