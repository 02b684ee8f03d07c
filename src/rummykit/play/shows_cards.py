"""Values whose `repr` names cards as people write them; what is encoded stays numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rummykit.cards import NAMES


class ShowsCards(msgspec.Struct, frozen=True):
    """A value with cards: ``Melded(seat=2, meld=0, cards=(7D, 8D, 9D))``."""

    def __repr__(self) -> str:
        said = ", ".join([f"{name}={_said(getattr(self, name), how)}" for name, how in _fields(type(self))])
        return f"{type(self).__name__}({said})"


@cache
def _fields(kind: type[ShowsCards]) -> tuple[tuple[str, str], ...]:
    """The fields of a class and what its annotations say of each: "cards", "numbered" cards, or "other" values."""
    return tuple([(name, _how(kind.__annotations__[name])) for name in kind.__struct_fields__])


def _how(annotation: str) -> str:
    if "Face" not in annotation and "Melds" not in annotation:
        return "other"
    return "numbered" if "tuple[int" in annotation else "cards"


def _said(value: Any, how: str) -> str:
    """A value of a field; a pair of a number and cards has its cards named."""
    if how == "other" or value is None:
        return repr(value)
    if not isinstance(value, tuple):
        return NAMES.get(value, str(value)) if isinstance(value, int) else repr(value)
    if how == "numbered" and len(value) == 2 and not isinstance(value[0], tuple):
        parts = [repr(value[0]), _said(value[1], "cards")]
    else:
        parts = [_said(each, how) for each in value]
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"
