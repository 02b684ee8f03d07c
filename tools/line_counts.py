"""The tables of ``docs/architecture.md``: how many lines each game and word takes, how many decisions a step makes.

``python -m tools.line_counts``
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeGuard

import rummykit
from rummykit.checked import Checked
from rummykit.games import SHEETS
from rummykit.rules.families import ByFamily
from rummykit.rules.words import values_of
from rummykit.vocabulary import TABLES, WORDS

PAGE = Path("docs/architecture.md")
BEGIN, END = "<!-- lines: begin, written by `make docs` -->", "<!-- lines: end -->"
PACKAGE = Path(rummykit.__file__).parent
GAMES = PACKAGE / "games"
CASES = Path("tests/rules/cases")
STEPS = "rummykit.play.steps.families"
ROOMS = {
    "behaviour": "behaviour",
    "price and question on the scorepad": "price",
    "way a match goes": "price",
    "sentences": "sentences",
}
"""The columns of the tables that have one; what the others know stands in the last."""
COLUMNS = ("behaviour", "price", "sentences", "others")
STEP_FILES = ("play/steps/*.py", "vocabulary/steps/*/play.py")
BRANCHES = (ast.If, ast.IfExp, ast.For, ast.While, ast.comprehension, ast.match_case)
MANY = 20
"""A step, or a part of one, that makes so many decisions is listed."""


def tables() -> str:
    """The part of the page between the marks."""
    return "\n".join((*_of_games(), "", *_of_words(), "", *_of_steps()))


def page(text: str) -> str:
    """The page with its tables; raises `ValueError` if the marks are missing."""
    before, after = text.index(BEGIN), text.index(END)
    return f"{text[:before]}{BEGIN}\n\n{tables()}\n\n{text[after:]}"


def _of_games() -> Iterator[str]:
    users: dict[type[Any], set[str]] = {}
    for game, sheet in SHEETS.items():
        for value in values_of(sheet, Checked):
            users.setdefault(type(value), set()).add(game)
    yield "| game | lines of its sheet | house rules | cases | words that no other game has |"
    yield "|---|---|---|---|---|"
    for game, sheet in SHEETS.items():
        module = GAMES / f"{game}.py"
        lines = str(_count(module)) if module.exists() else "with its family"
        cases = CASES / f"{game}.jsonl"
        own = ", ".join(f"`{word.__name__}`" for word, games in users.items() if games == {game})
        yield f"| `{game}` | {lines} | {len(sheet.offers)} | {_count(cases) if cases.exists() else 0} | {own} |"


def _of_words() -> Iterator[str]:
    yield f"| word | data | {' | '.join(COLUMNS)} |"
    yield f"|---|---|{'---|' * len(COLUMNS)}"
    for kind in WORDS:
        parts = dict.fromkeys(COLUMNS, 0)
        for table in TABLES:
            entry = table.get(kind) if kind in table else None
            if entry is not None:
                parts[ROOMS.get(table.what, COLUMNS[-1])] += sum(map(_lines, _reached(entry)))
        numbers = " | ".join(str(lines or "") for lines in parts.values())
        yield f"| `{kind.__name__}` | {_lines(kind)} | {numbers} |"


def _of_steps() -> Iterator[str]:
    files = [file for pattern in STEP_FILES for file in PACKAGE.glob(pattern)]
    classes = [
        (f"{file.parent.name if file.stem == 'play' else file.stem}.{node.name}", node)
        for file in files
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    yield "| step or part of one | decisions | fields | methods | lines |"
    yield "|---|---|---|---|---|"
    for name, node in sorted(classes, key=lambda each: (-_decisions(each[1]), each[0])):
        if _decisions(node) >= MANY:
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            lines = (node.end_lineno or 0) - node.lineno + 1
            yield f"| `{name}` | {_decisions(node)} | {len(_set_at_first(methods))} | {len(methods)} | {lines} |"


def _decisions(node: ast.ClassDef) -> int:
    """Its branches, loops and comprehensions, and the terms after the first of each condition."""
    terms = sum(len(each.values) - 1 for each in ast.walk(node) if isinstance(each, ast.BoolOp))
    return terms + sum(isinstance(each, BRANCHES) for each in ast.walk(node))


def _set_at_first(methods: list[ast.FunctionDef]) -> set[str]:
    """The fields that `__init__` sets."""
    first = [each for method in methods if method.name == "__init__" for each in ast.walk(method)]
    return {each.attr for each in first if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)}


def _count(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def _lines(thing: Any) -> int:
    """The lines of a class or function."""
    return len(inspect.getsource(thing).rstrip().splitlines())


def _reached(entry: object) -> set[Any]:
    """The functions and classes of an entry, and those of their own modules on which they stand."""
    found: set[Any] = set()
    todo = [getattr(entry, field.name) for field in fields(entry)] if is_dataclass(entry) else [entry]
    while todo:
        thing = todo.pop()
        if not _is_code(thing) or thing in found:
            continue
        found.add(thing)
        here = sys.modules[thing.__module__]
        passes_on = thing.__name__ == "<lambda>" or here.__name__ == STEPS
        for name in _names(thing):
            other = getattr(here, name, None)
            if isinstance(other, ModuleType) and passes_on:
                todo += [getattr(other, each, None) for each in _names(thing)]
            elif isinstance(other, ByFamily):
                todo += [getattr(entry, each, None) for entry in other for each in _names(thing)]
            elif _is_code(other) and (passes_on or other.__module__ == thing.__module__):
                todo.append(other)
    return {thing for thing in found if thing.__name__ != "<lambda>"}


def _is_code(thing: object) -> TypeGuard[FunctionType | type]:
    """Whether this is a class or a function of the package that is no word itself."""
    if not isinstance(thing, FunctionType | type) or not thing.__module__.startswith("rummykit."):
        return False
    return not (isinstance(thing, type) and issubclass(thing, Checked))


def _names(thing: Any) -> Iterator[str]:
    """The names that a function, or the functions of a class, look up."""
    parts = [thing] if isinstance(thing, FunctionType) else list(vars(thing).values())
    for part in parts:
        code = getattr(getattr(part, "__func__", getattr(part, "fget", part)), "__code__", None)
        if code is not None:
            yield from _looked_up(code)


def _looked_up(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _looked_up(each)


def main() -> int:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
