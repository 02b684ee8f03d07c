"""Cards and tiles, each drawn in a field 60 wide and 84 high: told apart by shape as well as by colour."""

from __future__ import annotations

from math import cos, pi, sin
from xml.sax.saxutils import quoteattr

from rummykit.cards import (
    COLOUR_JOKER,
    DOUBLE_JOKER,
    FALSE_JOKER,
    JOKER,
    MIRROR_JOKER,
    NAMES,
    PRINTED_JOKER,
    STANDING_FOR,
    UNKNOWN,
    Face,
    colour_of,
    is_joker,
    is_tile,
    number_of,
)
from rummykit.svg.drawing import joined, number, rectangle, text

WIDTH, HEIGHT = 60, 84

PAPER, PAPER_EDGE = "#fffdf7", "#cfc7b4"
IVORY, IVORY_LIGHT, IVORY_DEEP, IVORY_EDGE = "#f7efdb", "#fffaee", "#efe3c6", "#d3c29a"
FELT_BACK = "#2b6a56"
JOKER_INK, TWIN_INK = "#65399a", "#8a7a55"
SUIT_INKS = ("#1f2126", "#b8152b", "#b8152b", "#1f2126")
TILE_INKS = ("#b3182a", "#1a55a3", "#24211d", "#b74c00")

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RANK_WORDS = {1: "ace", 11: "jack", 12: "queen", 13: "king"}
SUIT_WORDS = ("spades", "hearts", "diamonds", "clubs")
COLOUR_WORDS = ("red", "blue", "black", "orange")
JOKER_WORDS = {
    PRINTED_JOKER: "joker",
    JOKER: "joker",
    DOUBLE_JOKER: "double joker",
    COLOUR_JOKER: "colour-changing joker",
    MIRROR_JOKER: "mirror joker",
    FALSE_JOKER: "false joker",
}

SUIT_SHAPES = (
    "M0-11.4C2.6-6.6 10-2.6 10 3.4C10 6.6 7.7 8.6 5.1 8.6C3.2 8.6 1.7 7.7.9 6.3C1.1 8.5 2 9.9 3.6 11.2L-3.6 11.2"
    "C-2 9.9-1.1 8.5-.9 6.3C-1.7 7.7-3.2 8.6-5.1 8.6C-7.7 8.6-10 6.6-10 3.4C-10-2.6-2.6-6.6 0-11.4Z",
    "M0 10.6C-2.8 5.8-10.4 1.6-10.4-4.4C-10.4-8.1-7.8-10.4-4.9-10.4C-2.7-10.4-.9-9.1 0-6.9C.9-9.1 2.7-10.4 4.9-10.4"
    "C7.8-10.4 10.4-8.1 10.4-4.4C10.4 1.6 2.8 5.8 0 10.6Z",
    "M0-11.6C2.2-7.2 5-3.4 8.6 0C5 3.4 2.2 7.2 0 11.6C-2.2 7.2-5 3.4-8.6 0C-5-3.4-2.2-7.2 0-11.6Z",
    "M0-11.2A4.9 4.9 0 0 1 3.7-3.1A4.9 4.9 0 1 1 .9 5.2C1.1 8 2 9.7 3.8 11.2L-3.8 11.2C-2 9.7-1.1 8-.9 5.2"
    "A4.9 4.9 0 1 1-3.7-3.1A4.9 4.9 0 0 1 0-11.2Z",
)
"""Suits around (0, 0), about 22 high."""

COLOUR_SHAPES = (
    "M0-9.4L8.4 0L0 9.4L-8.4 0Z",
    "M0-7.6A7.6 7.6 0 1 1 0 7.6A7.6 7.6 0 1 1 0-7.6Z",
    "M-6.8-6.8L6.8-6.8L6.8 6.8L-6.8 6.8Z",
    "M0-8.4L8.9 7L-8.9 7Z",
)
"""The shape that belongs to the colour of a tile, around (0, 0), about 16 wide."""

CROWNS = (
    "M-6.5 5L-4 1L0-4.5L4 1L6.5 5Z",
    "M-7 5L-7-3.5L0 1.5L7-3.5L7 5Z",
    "M-8 5L-8-3L-3.8.9L0-5L3.8.9L8-3L8 5Z",
)
"""A coronet around (0, 0) with one point for the jack, two for the queen, three for the king."""


def _star(outer: float, inner: float) -> str:
    corners = [
        (radius * sin(step * pi / 5), -radius * cos(step * pi / 5)) for step, radius in enumerate([outer, inner] * 5)
    ]
    return "M" + "L".join([f"{number(x)} {number(y)}" for x, y in corners]) + "Z"


STAR = _star(18, 7.4)


def piece(
    face: Face,
    x: float,
    y: float,
    width: float,
    *,
    stands: frozenset[Face] = frozenset(),
    twin: bool = False,
    wild: bool = False,
) -> str:
    """A card or tile with its upper left corner at (x, y).

    `stands` are the faces that a joker may stand for, `twin` marks the second of two equal pieces, `wild` a card that
    is wild in this deal.
    """
    if face >= STANDING_FOR:
        stands = frozenset((face - STANDING_FOR,))
    meant = sorted(stands) if is_joker(face) and face != MIRROR_JOKER else []
    if face & 63 == UNKNOWN and face < STANDING_FOR:
        return back(x, y, width, tiles=is_tile(face), name="??", said="unknown")
    drawn = _tile(face, meant) if is_tile(face) else _card(face, meant)
    if wild:
        drawn += _shape(STAR, 49.5, 11, 0.42, JOKER_INK)
    if twin:
        drawn += f'<circle cx="{7.5 if wild else 51.5}" cy="{76 if wild else 9}" r="2.8" fill="{TWIN_INK}"/>'
    return _placed(NAMES[face], _said(face, meant) + (", wild" if wild else ""), drawn, x, y, width)


def back(x: float, y: float, width: float, *, tiles: bool, name: str = "back", said: str = "face down") -> str:
    """A card or tile that lies face down."""
    if tiles:
        drawn = rectangle(0, 0, 60, 84, round=8.4, fill=IVORY_EDGE)
        drawn += rectangle(0, 0, 60, 80.5, round=8.4, fill=IVORY_DEEP, line="#c4b185")
        drawn += rectangle(9, 9, 42, 62, round=5, fill="none", line="#d9c99f", bold=2)
    else:
        drawn = rectangle(0.5, 0.5, 59, 83, round=6, fill=PAPER, line=PAPER_EDGE)
        drawn += rectangle(4.5, 4.5, 51, 75, round=3.5, fill=FELT_BACK)
        drawn += f'<path d="{_LATTICE}" fill="#4d8a76"/>'
    return _placed(name, said, drawn, x, y, width)


_LATTICE = "".join(
    [
        f"M{30 + 7 * across} {37 + 7 * down}l4.2 5l-4.2 5l-4.2-5Z"
        for across in range(-3, 4)
        for down in range(-4, 5)
        if (across + down) % 2 == 0
    ]
)


def _placed(name: str, said: str, drawn: str, x: float, y: float, width: float) -> str:
    at = f"translate({number(x)} {number(y)}) scale({width / WIDTH:.4g})"
    return f'<g data-face={quoteattr(name)} transform="{at}"><title>{said}</title>{drawn}</g>'


def _said(face: Face, meant: list[Face]) -> str:
    """A face in words, and what it stands for."""
    if not is_joker(face):
        if is_tile(face):
            return f"{COLOUR_WORDS[colour_of(face)]} {number_of(face)}"
        rank = number_of(face)
        return f"{RANK_WORDS.get(rank, rank)} of {SUIT_WORDS[colour_of(face)]}"
    joker = JOKER_WORDS[PRINTED_JOKER if face >= STANDING_FOR else face]
    if not meant:
        return joker
    numbers = {number_of(each) for each in meant}
    if len(meant) > 1 and len(numbers) == 1:
        return f"{joker} for a {numbers.pop()}"
    return f"{joker} for {' and '.join([_said(each, []) for each in meant])}"


# --- cards


def _card(face: Face, meant: list[Face]) -> str:
    paper = rectangle(0.5, 0.5, 59, 83, round=6, fill=PAPER, line=PAPER_EDGE)
    if is_joker(face):
        if not meant:
            return paper + _shape(STAR, 30, 42, 1.15, JOKER_INK)
        stands, ink = meant[0], SUIT_INKS[colour_of(meant[0])]
        small = _rule(PAPER_EDGE) + text(
            RANKS[number_of(stands) - 1],
            20,
            76,
            size=_small(RANKS[number_of(stands) - 1]),
            fill=ink,
            bold=True,
            anchor="middle",
        )
        suit = _shape(SUIT_SHAPES[colour_of(stands)], 43, 67.5, 0.78, ink)
        return paper + _shape(STAR, 30, 28, 1, JOKER_INK) + small + suit
    rank, suit_number = number_of(face), colour_of(face)
    ink, shape = SUIT_INKS[suit_number], SUIT_SHAPES[suit_number]
    index = text(RANKS[rank - 1], 16, 30, size=21 if rank == 10 else 27, fill=ink, bold=True, anchor="middle")
    drawn = paper + index + _shape(shape, 16, 45, 0.72, ink)
    if rank <= 10:
        return drawn + _shape(shape, 41.5, 62.5, 1.36 if rank == 1 else 1.12, ink)
    panel = f'<rect x="30" y="32" width="24" height="46" rx="4" fill="{ink}" fill-opacity=".07" '
    panel += f'stroke="{ink}" stroke-opacity=".45"/>'
    crown = _shape(CROWNS[rank - 11], 42, 43, 1, ink)
    return drawn + panel + crown + _shape(shape, 42, 63, 0.9, ink)


# --- tiles


def _tile(face: Face, meant: list[Face]) -> str:
    body = rectangle(0, 0, 60, 84, round=8.4, fill=IVORY_EDGE)
    body += rectangle(0.5, 0.5, 59, 80, round=8, fill=IVORY, line="#e2d5b2")
    if not is_joker(face):
        ink = TILE_INKS[colour_of(face)]
        index = text(
            str(number_of(face)), 30, 44, size=40 if number_of(face) < 10 else 35, fill=ink, bold=True, anchor="middle"
        )
        return body + index + _shape(COLOUR_SHAPES[colour_of(face)], 30, 64, 1, ink)
    if not meant:
        return body + f'<g transform="translate(30 40) scale(1.15)">{_JOKERS[face]}</g>'
    return body + f'<g transform="translate(30 26)">{_JOKERS[face]}</g>' + _rule(IVORY_EDGE) + _meant(meant)


def _meant(meant: list[Face]) -> str:
    """The number or numbers that a joker stands for, and the shapes of its colours where not every colour will do."""
    numbers = sorted({number_of(face) for face in meant})
    colours = sorted({colour_of(face) for face in meant})
    ink = TILE_INKS[colours[0]] if len(colours) == 1 else JOKER_INK
    words = " ".join(map(str, numbers))
    if len(colours) == 4:
        return text(words, 30, 74, size=23, fill=ink, bold=True, anchor="middle")
    if len(numbers) == len(colours) == 1:
        side = text(words, 21.5, 74.5, size=_small(words), fill=ink, bold=True, anchor="middle")
        return side + _shape(COLOUR_SHAPES[colours[0]], 45, 66, 0.72, ink)
    first = 30 - 6.5 * (len(colours) - 1)
    shapes = [
        _shape(COLOUR_SHAPES[colour], first + 13 * place, 73.5, 0.5, TILE_INKS[colour])
        for place, colour in enumerate(colours)
    ]
    return text(words, 30, 66, size=16, fill=ink, bold=True, anchor="middle") + joined(shapes)


def _shape(path: str, x: float, y: float, scale: float, ink: str) -> str:
    at = f"translate({number(x)} {number(y)})" + ("" if scale == 1 else f" scale({number(scale)})")
    return f'<path d="{path}" transform="{at}" fill="{ink}" stroke="{ink}" stroke-width="1" stroke-linejoin="round"/>'


def _small(words: str) -> float:
    """The size of what a joker stands for, beside a shape."""
    return 25 if len(words) == 1 else 20


def _rule(ink: str) -> str:
    return f'<path d="M10 50.5L50 50.5" fill="none" stroke="{ink}" stroke-width="1.4"/>'


def _half(path: str, ink: str) -> str:
    return f'<path d="{path}" fill="{ink}"/>'


_MINI = f'fill="{IVORY}" stroke="{JOKER_INK}" stroke-width="2.8"'
_JOKERS: dict[Face, str] = {
    JOKER: _shape(STAR, 0, 0, 1, JOKER_INK),
    FALSE_JOKER: f'<circle r="15.5" fill="none" stroke="{JOKER_INK}" stroke-width="2.8"/>'
    + _shape(STAR, 0, 0, 0.5, JOKER_INK),
    DOUBLE_JOKER: f'<rect x="-17" y="-19" width="21" height="29" rx="4" {_MINI}/>'
    f'<rect x="-4" y="-10" width="21" height="29" rx="4" {_MINI}/>' + _shape(STAR, 6.5, 4.5, 0.42, JOKER_INK),
    COLOUR_JOKER: _half(
        "M-1.4-18.5L-9.5-18.5A5 5 0 0 0-14.5-13.5L-14.5 13.5A5 5 0 0 0-9.5 18.5L-1.4 18.5Z", TILE_INKS[0]
    )
    + _half("M1.4-18.5L9.5-18.5A5 5 0 0 1 14.5-13.5L14.5 13.5A5 5 0 0 1 9.5 18.5L1.4 18.5Z", TILE_INKS[1])
    + _shape(COLOUR_SHAPES[0], -8, 0, 0.62, IVORY_LIGHT)
    + _shape(COLOUR_SHAPES[1], 8, 0, 0.62, IVORY_LIGHT),
    MIRROR_JOKER: f'<path d="M0-20L0 20" fill="none" stroke="{JOKER_INK}" stroke-width="2.4" stroke-linecap="round" '
    'stroke-dasharray="5 4.4"/>'
    + _shape("M-6-12L-19 0L-6 12Z", 0, 0, 1, JOKER_INK)
    + f'<path d="M6-12L19 0L6 12Z" fill="none" stroke="{JOKER_INK}" stroke-width="2.6" stroke-linejoin="round"/>',
}
"""What each joker of the tiles does, as a drawing around (0, 0), about 38 high."""
