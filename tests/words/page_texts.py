"""The messages of the page as tests read them: every text that a message may be, with the case in which it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeAlias

from fluent.syntax import ast

from tools import texts

Case: TypeAlias = tuple[tuple[str, str], ...]
"""What the case depends on with its values, as in ``(("family", "tiles"), ("count", "one"))``; "*" for any other."""


@cache
def messages(tag: str) -> Mapping[str, Mapping[Case, str]]:
    """Every message of a language by its key; one that depends on nothing has one text, in the case ``()``."""
    path = texts.TEXTS / tag / "page.ftl"
    return {name: dict(_cases((), name, message.value)) for name, message in texts.entries(path).items()}


def _cases(case: Case, name: str, pattern: ast.Pattern | None) -> Iterator[tuple[Case, str]]:
    match pattern:
        case ast.Pattern(
            elements=[
                ast.Placeable(
                    expression=ast.SelectExpression(selector=ast.VariableReference(id=field), variants=variants)
                )
            ]
        ):
            for each in variants:
                value = (
                    "*"
                    if each.default
                    else each.key.value
                    if isinstance(each.key, ast.NumberLiteral)
                    else each.key.name
                )
                yield from _cases((*case, (field.name, value)), name, each.value)
        case _:
            yield case, texts.template(texts.TEXTS / "page.ftl", name, pattern)
