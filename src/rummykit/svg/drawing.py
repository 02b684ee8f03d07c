"""A drawing: what it is made of, its colours by day and night, and text of a width that is known beforehand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from unicodedata import category
from xml.sax.saxutils import escape, quoteattr

from rummykit.play.printed import columns

FONTS = (
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Noto Sans CJK SC', "
    "'Liberation Sans', Arial, sans-serif"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """What surrounds the pieces; the pieces themselves look the same by day and by night."""

    felt: str
    felt_line: str
    surface: str
    ink: str
    ink_soft: str
    accent: str


LIGHT = Colours(
    felt="#e3e6db", felt_line="#c9cfc0", surface="#fffdf8", ink="#24211c", ink_soft="#5e584c", accent="#17664d"
)
DARK = Colours(
    felt="#1c2421", felt_line="#35413c", surface="#232d29", ink="#ece7db", ink_soft="#b1aa9b", accent="#82cdb1"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """An SVG picture: `str` is the whole file, and a notebook shows it; `label` says in words what is to be seen."""

    width: float
    height: float
    body: str
    label: str

    def __str__(self) -> str:
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        box = f'viewBox="0 0 {number(self.width)} {number(self.height)}"'
        look = f'style="max-width:100%;height:auto" font-family="{FONTS}"'
        label = quoteattr(readable(self.label))
        tags = f'{size} {box} {look} role="img" aria-label={label}'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {tags}>{self.body}</svg>'

    def _repr_svg_(self) -> str:
        return str(self)


def number(value: float) -> str:
    """A number in as few digits as the eye needs."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def readable(text: str) -> str:
    """A text without the letters that XML cannot have."""
    return "".join([letter for letter in text if letter.isprintable() or category(letter) in ("Zs", "Cf")])


def text(words: str, x: float, y: float, *, size: float, fill: str, bold: bool = False, anchor: str = "start") -> str:
    """Words on a line; `y` is where their feet stand."""
    look = f'font-size="{number(size)}" fill="{fill}"'
    look += ' font-weight="700"' if bold else ""
    look += f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'<text x="{number(x)}" y="{number(y)}" {look}>{escape(readable(words))}</text>'


def width_of(words: str, size: float, bold: bool = False) -> float:
    """The width that words need at most, in letters of a usual font."""
    return columns(words) * size * (0.68 if bold else 0.62)


def shortened(words: str, width: float, size: float, bold: bool = False) -> str:
    """As much of the words as the width takes."""
    if width_of(words, size, bold) <= width:
        return words
    while words and width_of(words + "…", size, bold) > width:
        words = words[:-1]
    return words.rstrip() + "…"


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    round: float,
    fill: str,
    line: str = "none",
    bold: float = 1,
    dashes: str = "",
) -> str:
    """A rectangle with round corners."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" rx="{number(round)}"'
    edge = "" if line == "none" else f' stroke="{line}" stroke-width="{number(bold)}"'
    edge += f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<rect {place} fill="{fill}"{edge}/>'


def joined(parts: Iterable[str]) -> str:
    """Parts of a drawing, the first at the bottom."""
    return "".join(parts)
