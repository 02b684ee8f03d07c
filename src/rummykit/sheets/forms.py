"""How the annotations of the vocabulary are written as plain values: what is a list, a table, or a table by players."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from rummykit.cards import Pack
from rummykit.checked import Checked, Some, fields_of

JOKERS: Any = fields_of(Pack)["jokers"]
"""Kinds of jokers and how many: written as a table from the name of a joker to its number."""


def bare(annotation: Any) -> Any:
    """The annotation without its bounds."""
    while get_origin(annotation) is Annotated:
        annotation = get_args(annotation)[0]
    return annotation


def kinds_of(annotation: Any) -> tuple[Any, ...]:
    """The members of a union, or the one kind that an annotation is."""
    plain = bare(annotation)
    if get_origin(plain) in (Union, UnionType):
        return tuple(kind for each in get_args(plain) for kind in kinds_of(each))
    return (annotation,)


def may_be_none(annotation: Any) -> bool:
    """Whether a field of this annotation may be None."""
    return NoneType in kinds_of(annotation)


def structs_of(annotation: Any) -> tuple[type[Checked], ...]:
    """The values of the vocabulary among the kinds of an annotation."""
    return tuple(kind for kind in kinds_of(annotation) if isinstance(kind, type) and issubclass(kind, Checked))


def tuple_of(annotation: Any) -> Any:
    """The tuple among the kinds of an annotation, or None."""
    return next((kind for kind in kinds_of(annotation) if get_origin(kind) is tuple), None)


def by_players(annotation: Any) -> Any:
    """What belongs to a number in a tuple of pairs (number, value), or None for any other annotation."""
    parts = get_args(annotation)
    pair = get_args(parts[0]) if len(parts) == 2 and parts[1] is Ellipsis else ()
    return pair[1] if len(pair) == 2 and pair[0] == Some and pair[1] is not Ellipsis else None


@cache
def tag_of(kind: type[Checked]) -> tuple[str, str] | None:
    """The key and the word by which a value is told from the others of its union: ("step", "Draw")."""
    config = kind.__struct_config__
    return (str(config.tag_field), str(config.tag)) if config.tag_field is not None else None
