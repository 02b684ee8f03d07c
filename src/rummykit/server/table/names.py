"""Names of guests: visible, short, and distinct at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rummykit.server.refusals import TableRefusal
from rummykit.server.table.lookalikes import looks

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters and symbols that are drawn as nothing: Hangul fillers and the empty Braille pattern.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
_MARKS_IN_A_ROW = 3


def clean(raw: str, longest: int) -> str:
    """The name as it is shown; raises `TableRefusal("bad_name")` as `shown_text` does."""
    return shown_text(raw, longest, "bad_name")


def shown_text(raw: str, longest: int, refused: str) -> str:
    """A text of one line as it is shown: composed, with single spaces and nothing invisible.

    Control, format (zero-width, bidi) and unassigned characters are dropped. Raises `TableRefusal(refused)` when
    nothing visible is left, or more than `longest` characters, or a pile of accents.
    """
    kept = []
    for character in unicodedata.normalize("NFC", raw):
        if character.isspace():
            kept.append(" ")
        elif unicodedata.category(character) not in _UNSEEN and character not in _BLANK:
            kept.append(character)
    name = " ".join("".join(kept).split())
    if not 0 < len(name) <= longest or not _visible(name) or _piled(name):
        raise TableRefusal(refused, longest=longest)
    return name


def _visible(name: str) -> bool:
    return any(unicodedata.category(character)[0] in "LNPS" for character in name)


def _piled(name: str) -> bool:
    row = 0
    for character in name:
        row = row + 1 if unicodedata.category(character)[0] == "M" else 0
        if row > _MARKS_IN_A_ROW:
            return True
    return False


def distinct(name: str, taken: Iterable[str], longest: int) -> str:
    """`name`, or `name 2`, `name 3` … when somebody at the table has one that looks like it (`lookalikes`)."""
    others = set[str]().union(*(looks(other) for other in taken))
    candidate, number = name, 1
    while not others.isdisjoint(looks(candidate)):
        number += 1
        tail = f" {number}"
        candidate = name[: longest - len(tail)].rstrip() + tail
    return candidate


BOTS = ("Ada", "Bo", "Cleo", "Dario", "Emi", "Faro")
"""The names of bots, by seat."""
