"""What a reader of rule sheets declares that it reads, so that it claims no sheet with a field it overlooks."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TypeAlias

from rummykit.checked import Checked, defaults_of
from rummykit.rules import Rules

Reads: TypeAlias = Mapping[type[Checked], Collection[str] | None]
"""The fields that are read, by word; None for all of a word."""
NOT_OF_A_DEAL = frozenset(
    (
        "id",
        "names",
        "players",
        "match",
        "turn_seconds",
        "minutes",
        "usual_players",
        "sample",
        "aliases",
        "akin",
        "shelf",
        "offers",
        "version",
    )
)
"""Fields of a sheet that change nothing in a deal, or that each deal gets separately."""


def reads_all(value: Checked, reads: Reads) -> bool:
    """Whether a reader of these fields reads everything that is off its default, on a sheet or a part of one."""
    return next(unread(value, reads), None) is None


def unread(value: Checked, reads: Reads) -> Iterator[str]:
    """The fields that are off their defaults and are not read, as `Word.field`."""
    kind = Rules if isinstance(value, Rules) else type(value)
    read, usual = reads.get(kind, ()), defaults_of(kind)
    if read is None:
        return
    for name in kind.__struct_fields__:
        part = getattr(value, name)
        if (isinstance(value, Rules) and name in NOT_OF_A_DEAL) or (name in usual and part == usual[name]):
            continue
        if name not in read:
            yield f"{kind.__name__}.{name}"
            continue
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, Checked):
                yield from unread(each, reads)
