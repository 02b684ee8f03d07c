"""A sheet to begin with: like a game of the house, and all of that game in remarks to be changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any, Literal, get_args, get_origin

from rummykit.checked import Checked, alternatives, fields_of, shown
from rummykit.rules import Rules
from rummykit.sheets.forms import kinds_of, may_be_none, structs_of, tag_of
from rummykit.sheets.plain import OWN, to_brief, to_value
from rummykit.sheets.text import WIDEST, to_toml

HEAD = """\
# A rule sheet of RummyKit. What stands after a # is a remark.
#
# This game is as {name}, but for what you say here. Below is all that {name} says, in remarks: take the # away
# from what is to be otherwise, and from the line in brackets above it. What you do not touch can be deleted.
#
#   rummykit sheet check {file}     does it make sense, and can it be played?
#   rummykit sheet show {file}      the rules in words
"""
TURN = """\
# The steps of a turn, in their order. To change one of them, take the # away from all of them.
"""


def beginning(like: Rules, id: str, name: str, file: str) -> str:
    """The text of a new sheet that is like another, with everything there is to change in remarks."""
    parts = [HEAD.format(name=like.names.en, file=file)]
    parts.append(to_toml({"like": like.id, "id": id, "names": name}))
    parts.append("\n".join(_remarks(like)))
    return "\n".join(parts) + "\n"


def _remarks(like: Rules) -> Iterator[str]:
    brief = to_brief(like)
    tables: list[tuple[str, Checked]] = []
    for name, annotation in fields_of(Rules).items():
        value = getattr(like, name)
        if isinstance(value, Checked) and name not in OWN:
            tables.append((name, value))
        elif name not in (*OWN, "offers", "turn") and value != ():
            yield from _line(name, to_value(value, annotation, brief=False), annotation)
    yield "# offers = ["
    yield from (f"#     {_written(each)}," for each in brief.get("offers", []))
    yield "# ]"
    for name, value in tables:
        yield from _table(f"[{name}]", value, name)
    yield ""
    yield from TURN.splitlines()
    for step in like.turn:
        yield from _table("[[turn]]", step, "turn", {"step": type(step).__name__})


def _table(head: str, value: Checked, path: str, tag: Mapping[str, str] | None = None) -> Iterator[str]:
    plain = dict(tag or {}) | to_value(value, None, brief=False)
    yield ""
    said = " ".join((type(value).__doc__ or "").split("\n\n")[0].split()).replace("None", '"none"')
    yield from (f"# {line}" for line in wrap(said, WIDEST))
    yield f"# {head}"
    annotations = fields_of(type(value))
    for key, each in plain.items():
        if key == "kind":
            kinds = [
                shown(told[1]) for kind in structs_of(fields_of(Rules)[path]) if (told := tag_of(kind)) is not None
            ]
            yield f"# {key} = {_written(each)}"
            yield f"#     ({alternatives(kinds)})"
        elif isinstance(each, Mapping):
            yield from (f"# {key}.{inner} = {_written(part)}" for inner, part in each.items())
        else:
            yield from _line(key, each, annotations.get(key))


def _line(key: str, value: Any, annotation: Any) -> Iterator[str]:
    words = [_said(kind) for kind in kinds_of(annotation)] if annotation is not None else []
    choices = [word for kind in words for word in kind]
    if choices and annotation is not None and may_be_none(annotation):
        choices.append('"none"')
    remark = f"   # {alternatives(choices)}" if len(choices) > 1 else ""
    yield f"# {key} = {_written(value)}{remark}"


def _said(kind: Any) -> list[str]:
    return [shown(word) for word in get_args(kind)] if get_origin(kind) is Literal else []


def _written(value: Any) -> str:
    return to_toml({"x": [value]}).removeprefix("x = [").rstrip().removesuffix("]").strip().removesuffix(",")
