"""Every property says how often it is tried: then no example has a deadline, which a busy machine would miss."""

from __future__ import annotations

import ast
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
