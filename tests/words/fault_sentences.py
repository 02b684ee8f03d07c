"""Every sentence about a sheet that makes no sense, found in the source: so a new one cannot be forgotten."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src/rummykit"
PLACES = (
    "arena/trial.py",
    "checked.py",
    "melds/shapes.py",
    "rules/*.py",
    "server/features/own_games/*.py",
    "sheets/reading.py",
    "sheets/text.py",
    "vocabulary/*/*/__init__.py",
    "workshop/*.py",
)
"""Where sheets are found to make no sense, and games to have no end."""
OF_PROGRAMS = ("entries.py", "option.py", "words.py", "refusals.py")
"""What these say is said to programmers, or of house rules, which nobody makes in the workshop."""


@cache
def trees() -> dict[str, ast.Module]:
    """The source of those places."""
    files = sorted({file for place in PLACES for file in SOURCE.glob(place)})
    return {str(file.relative_to(SOURCE)): ast.parse(file.read_text("utf-8")) for file in files}


@cache
def sentences() -> dict[str, str]:
    """The sentences as the tables of the languages have them, each with the file and line where it is found."""
    found: dict[str, str] = {}
    for file, tree in trees().items():
        if not file.endswith(OF_PROGRAMS):
            for node, text in _texts(file, tree):
                found.setdefault(text, f"{file}:{node.lineno}")
    return found


def unreadable() -> Iterator[str]:
    """The places where a sentence is put together in a way that no table can have it."""
    for file, tree in trees().items():
        if not file.endswith(OF_PROGRAMS):
            for node in ast.walk(tree):
                for part in (*_yielded(file, node), *_built(node)):
                    if isinstance(part, ast.JoinedStr):
                        yield f"{file}:{part.lineno}"


def _texts(file: str, tree: ast.Module) -> Iterator[tuple[ast.expr, str]]:
    named = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        for part in (*_yielded(file, node), *_built(node), *_raised(node)):
            told = named.get(part.id, part) if isinstance(part, ast.Name) else part
            if isinstance(told, ast.Constant) and isinstance(told.value, str):
                yield part, told.value


def _yielded(file: str, node: ast.AST) -> Iterator[ast.expr]:
    """What a function of the rules that looks for faults says is wrong."""
    finds = isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) == "Iterator[str]"
    if file.startswith(("rules/", "vocabulary/")) and finds:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Yield) and inner.value is not None:
                yield from _either(inner.value)


def _built(node: ast.AST) -> Iterator[ast.expr]:
    """The template of a sentence with parts; a value that is shown as it stands has none."""
    match node:
        case ast.Call(func=ast.Name(id="Translatable"), args=[first, *_]) if not _is_value(first):
            yield from _either(first)
        case ast.Call(func=ast.Attribute(attr="_fault"), args=[_, first, *_]):
            yield from _either(first)


def _is_value(template: ast.expr) -> bool:
    """Whether it is a value between signs, such as a text in quotes: nothing in it can be translated."""
    texts = [
        part.value for part in ast.walk(template) if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
    return isinstance(template, ast.JoinedStr | ast.IfExp) and not any(
        letter.isalpha() for text in texts for letter in text
    )


def _raised(node: ast.AST) -> Iterator[ast.expr]:
    """What a word says of its own fields, and what a text must be like."""
    match node:
        case ast.Call(func=ast.Name(id="RulesError"), args=[first]):
            yield first
        case ast.keyword(arg="description", value=value):
            yield value


def _either(value: ast.expr) -> Iterator[ast.expr]:
    if isinstance(value, ast.IfExp):
        yield from _either(value.body)
        yield from _either(value.orelse)
    else:
        yield value
