"""What is drawn: a hand, the melds of a table, a view of a deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from rummykit.cards import (
    FIRST_TILE,
    NAMES,
    RANKS,
    STANDING_FOR,
    Face,
    is_joker,
    is_tile,
    show,
    sorted_by_suit,
)
from rummykit.checked import check_kind
from rummykit.melds.cut_joker import made_wild, rank_of
from rummykit.melds.shapes import Groups, Runs, SpecialJokers
from rummykit.play.notation import read_table
from rummykit.play.printed import counted, has_tiles, name_of, notes, standing
from rummykit.play.view import TableMeld, View
from rummykit.svg.blocks import Block, LaidPiece, flow, height_of, pieces, stacked
from rummykit.svg.drawing import DARK, LIGHT, Colours, Drawing, joined, rectangle, shortened, text, width_of
from rummykit.svg.pieces import back
from rummykit.tiles.sets import tile_melds

Cards: TypeAlias = str | Iterable[Face]
DrawableMelds: TypeAlias = str | Iterable[TableMeld | Iterable[Face]]

WIDTH = 880
"""Of a view, and the most of a hand or a table."""
MARGIN = 20
PIECE, SMALL, SMALLEST = 50, 40, 30
CROWD = 60
"""Pieces on the table from which on they are drawn smaller."""
SEAT = 196
"""The widest field of a seat."""

_SETS = tile_melds(Groups(), Runs(), SpecialJokers())


def hand(cards: Cards) -> Drawing:
    """A hand, sorted by suit or colour; given as text it lies as written, with strokes between its parts."""
    parts = read_table(cards) if isinstance(cards, str) else sorted_by_suit(_known(cards))
    lies = _hand(parts, 0, PIECE, WIDTH)
    drawn = lies.draw(1, 1)
    return Drawing(width=lies.width + 2, height=lies.height + 2, body=drawn, label=" / ".join(map(show, parts)))


def table(melds: DrawableMelds, *, names: Sequence[str] = (), dark: bool = False) -> Drawing:
    """Melds with their numbers; given as faces or as text, ``r1 r2 r3 / b7 J o7``, or as they lie in a view."""
    lay = [_meld_of(meld) for meld in (read_table(melds) if isinstance(melds, str) else melds)]
    colours = DARK if dark else LIGHT
    lies = _melds(lay, names, colours, WIDTH - 2 * MARGIN)
    width, height = max(lies.width, PIECE) + 2 * MARGIN, max(lies.height, PIECE) + 2 * MARGIN
    felt = rectangle(0.5, 0.5, width - 1, height - 1, round=12, fill=colours.felt, line=colours.felt_line)
    label = " / ".join(show(meld.cards) for meld in lay)
    return Drawing(width=width, height=height, body=felt + lies.draw(MARGIN, MARGIN), label=label or "an empty table")


def view(
    seen: View, *, names: Sequence[str] = (), dark: bool = False, held: Sequence[Sequence[Face]] | None = None
) -> Drawing:
    """All that a seat may know of a deal; `names` by seat, `held` where all hands lie open."""
    check_kind(seen, View, "a view, such as deal.view(0); svg.deal draws a whole deal")
    colours, room = DARK if dark else LIGHT, WIDTH - 2 * MARGIN
    if held is None and seen.result is not None:
        held = seen.result.hands
    parts = [_words(standing(seen, names), 17, colours.ink, bold=True, room=room)]
    parts.append(_open_seats(seen, names, colours, held, room) if held else _seats(seen, names, colours, room))
    parts.append(_middle(seen, colours, room))
    if seen.table:
        parts.append(_melds(seen.table, names, colours, room, _deadwood(seen, colours, room) if held is None else ()))
    if seen.hand and held is None:
        parts.append(_own(seen, colours, room))
    lies = stacked(parts, 20)
    height = lies.height + 2 * MARGIN
    felt = rectangle(0.5, 0.5, WIDTH - 1, height - 1, round=16, fill=colours.felt, line=colours.felt_line)
    label = standing(seen, names)
    return Drawing(width=WIDTH, height=height, body=felt + lies.draw(MARGIN, MARGIN), label=label)


# --- hands and melds


def _hand(parts: Sequence[Sequence[Face]], wild: int, size: float, room: float) -> Block:
    """The parts of a hand, further apart than the pieces of a part; the second of two twins has a dot."""
    blocks: list[Block] = []
    before: set[Face] = set()
    for part in parts:
        laid = []
        for face in part:
            laid.append(LaidPiece(face=face, twin=face in before, wild=_is_wild(face, wild)))
            before.add(face)
        blocks.append(pieces(laid, size, room))
    return flow(blocks, room, size * 0.32, 8)


def _is_wild(face: Face, wild: int) -> bool:
    return face in made_wild(wild)


def _known(cards: Iterable[Face]) -> tuple[Face, ...]:
    """Cards and tiles that can be drawn; raises `ValueError` for what is none."""
    given = tuple(cards)
    for face in given:
        if type(face) is not int or face not in NAMES:
            raise ValueError(f"{face!r} cannot be drawn: cards are given as text, or as rummykit.cards.parse reads it.")
    return given


def _meld_of(meld: TableMeld | Iterable[Face]) -> TableMeld:
    """A meld as it lies on a table; of bare tiles the kind is that of their best reading."""
    if isinstance(meld, TableMeld):
        return meld
    cards = _known(meld)
    readings = _SETS.readings(cards) if any(map(is_tile, cards)) else ()
    return TableMeld(cards, readings[0].kind if readings else "run")


def stands_of(meld: TableMeld) -> tuple[frozenset[Face], ...]:
    """For every tile of a set the faces it may stand for; nothing where that is not known or plain."""
    if any(map(is_joker, meld.cards)) and any(map(is_tile, meld.cards)):
        readings = _SETS.readings(meld.cards)
        reading = next((each for each in readings if each.kind == meld.kind), readings[0] if readings else None)
        if reading is not None:
            return reading.stands
    return (frozenset(),) * len(meld.cards)


def _melds(
    melds: Sequence[TableMeld], names: Sequence[str], colours: Colours, room: float, beside: Sequence[Block] = ()
) -> Block:
    crowded = sum(len(meld.cards) for meld in melds) > CROWD
    size = SMALL if crowded else PIECE
    lay = [_meld(number, meld, names, colours, size, room) for number, meld in enumerate(melds)]
    return flow([*lay, *beside], room, 22, 14)


def _deadwood(seen: View, colours: Colours, room: float) -> list[Block]:
    """The cards of a knocker that lie open in no meld, and what they count."""
    if not seen.open_hand:
        return []
    lies = pieces([LaidPiece(face=face) for face in seen.open_hand], PIECE, room, 2)
    return [stacked([lies, _words(f"deadwood {seen.open_points}", 13, colours.ink_soft)], 3)]


def _meld(number: int, meld: TableMeld, names: Sequence[str], colours: Colours, size: float, room: float) -> Block:
    """A meld with its number below it, and whose it is."""
    laid = [LaidPiece(face=face, stands=stands) for face, stands in zip(meld.cards, stands_of(meld), strict=True)]
    lies = pieces(laid, size, room, 2)
    shown = _words(str(number), 13, colours.ink, bold=True)
    if meld.owner is None:
        return stacked([lies, shown], 3)
    owner = _words(name_of(meld.owner, names), 13, colours.ink_soft, room=max(lies.width, 110) - shown.width - 7)
    return stacked([lies, flow([shown, owner], room, 7, 0)], 3)


def _own(seen: View, colours: Colours, room: float) -> Block:
    rack = "rack" if has_tiles(seen) else "hand"
    lies = _hand(sorted_by_suit(seen.hand), seen.wild, PIECE, room - 28)
    title = _words(f"your {rack}, {len(seen.hand)}", 13, colours.ink_soft)
    return _panel(stacked([title, lies], 8), room, colours)


def _panel(inside: Block, width: float, colours: Colours) -> Block:
    """A field with something on it."""

    def draw(x: float, y: float) -> str:
        field = rectangle(x, y, width, inside.height + 26, round=12, fill=colours.surface, line=colours.felt_line)
        return field + inside.draw(x + 14, y + 12)

    return Block(width=width, height=inside.height + 26, draw=draw)


# --- stock and discard pile


def _middle(seen: View, colours: Colours, room: float) -> Block:
    """The stock, the card that says which rank is wild, the discard pile with its top first and what lies under it."""
    tiles = has_tiles(seen)
    label = partial(_labelled, colours=colours)
    blocks = []
    stock = f"{'pool' if tiles else 'stock'}, {seen.stock}"
    if seen.stock:
        blocks.append(label(Block(width=PIECE, height=height_of(PIECE), draw=partial(_back, tiles=tiles)), stock))
    else:
        blocks.append(label(_empty(colours), stock))
    if seen.wild:
        tile = FIRST_TILE <= seen.wild < STANDING_FOR
        shown = f"wild, {NAMES[seen.wild] if tile else RANKS[rank_of(seen.wild) - 1].replace('T', '10')}"
        turned = _empty(colours) if seen.indicator is None else pieces([LaidPiece(face=seen.indicator)], PIECE, room)
        blocks.append(label(turned, shown))
    pile = seen.discard_pile[::-1]
    if pile:
        top = pieces([LaidPiece(face=pile[0], wild=_is_wild(pile[0], seen.wild))], PIECE, room)
        blocks.append(label(top, f"discards, {len(pile)}"))
        left = room - sum(block.width + 22 for block in blocks)
        fit = int((left + 3) // (SMALLEST + 3))
        under = [LaidPiece(face=face, wild=_is_wild(face, seen.wild)) for face in pile[1 : 1 + fit]]
        if under:
            more = len(pile) - 1 - len(under)
            below = f"under it; {more} more below" if more else "under it"
            lies = pieces(under, SMALLEST, left)
            pad = height_of(PIECE) - lies.height
            blocks.append(label(_lowered(lies, pad), below))
    elif not tiles:
        blocks.append(label(_empty(colours), "no discards"))
    return flow(blocks, room, 22, 14)


def _back(x: float, y: float, *, tiles: bool) -> str:
    return back(x, y, PIECE, tiles=tiles)


def _empty(colours: Colours) -> Block:
    """The place of a pile where nothing lies."""

    def draw(x: float, y: float) -> str:
        width, height = PIECE - 2, height_of(PIECE) - 2
        return rectangle(x + 1, y + 1, width, height, round=6, fill="none", line=colours.ink_soft, dashes="4 4")

    return Block(width=PIECE, height=height_of(PIECE), draw=draw)


def _lowered(block: Block, by: float) -> Block:
    return Block(width=block.width, height=block.height + by, draw=lambda x, y: block.draw(x, y + by))


def _labelled(block: Block, words: str, *, colours: Colours) -> Block:
    return stacked([block, _words(words, 13, colours.ink_soft)], 4)


def _words(words: str, size: float, fill: str, *, bold: bool = False, room: float | None = None) -> Block:
    said = words if room is None else shortened(words, room, size, bold)

    def draw(x: float, y: float) -> str:
        return text(said, x, y + size, size=size, fill=fill, bold=bold)

    return Block(width=width_of(said, size, bold), height=size * 1.3, draw=draw)


# --- seats


def _seats(seen: View, names: Sequence[str], colours: Colours, room: float) -> Block:
    """A field for each seat in the order of play, six of them in a row."""
    rows = -(-len(seen.order) // 6)
    columns = -(-len(seen.order) // rows)
    width = min(SEAT, (room - 10 * (columns - 1)) / columns)
    height = _height(max(len(notes(seen, seat)) for seat in seen.order))
    return flow([_seat(seen, seat, names, colours, width, height) for seat in seen.order], room, 10, 10)


def _seat(seen: View, seat: int, names: Sequence[str], colours: Colours, width: float, height: float) -> Block:
    """The player, the number of cards, and up to three lines of notes."""
    acts = seat == seen.turn and seen.result is None
    said = _wrapped(notes(seen, seat), width - 20)

    def draw(x: float, y: float) -> str:
        line, bold = (colours.accent, 2.5) if acts else (colours.felt_line, 1)
        parts = [rectangle(x, y, width, height, round=10, fill=colours.surface, line=line, bold=bold)]
        name = shortened(name_of(seat, names), width - (34 if acts else 20), 14, bold=True)
        parts.append(text(name, x + 10, y + 21, size=14, fill=colours.ink, bold=True))
        if acts:
            at = f"M{x + width - 20:g} {y + 10.5:g}l9 5.5l-9 5.5Z"
            parts.append(f'<path d="{at}" fill="{colours.accent}"/>')
        parts.append(text(_count(seen, seat), x + 10, y + 39, size=13, fill=colours.ink))
        parts += [
            text(words, x + 10, y + 56 + 16 * place, size=12, fill=colours.ink_soft) for place, words in enumerate(said)
        ]
        return joined(parts)

    return Block(width=width, height=height, draw=draw)


def _height(lines: int) -> float:
    """Of the field of a seat with this many lines of notes."""
    return 50 + 16 * min(lines, 3)


def _wrapped(said: Sequence[str], width: float) -> list[str]:
    """A line for each note, three at most."""
    lines = [*said[:2], ", ".join(said[2:])] if len(said) > 3 else said
    return [shortened(line, width, 12) for line in lines if line]


def _count(seen: View, seat: int) -> str:
    return counted(seen.counts[seat], "tile" if has_tiles(seen) else "card")


def _open_seats(
    seen: View, names: Sequence[str], colours: Colours, held: Sequence[Sequence[Face]], room: float
) -> Block:
    """A row for each seat with its hand."""
    return stacked([_open_seat(seen, seat, names, colours, held[seat], room) for seat in seen.order], 8)


def _open_seat(
    seen: View, seat: int, names: Sequence[str], colours: Colours, cards: Sequence[Face], room: float
) -> Block:
    side = 190
    lies = _hand(sorted_by_suit(cards), seen.wild, SMALLEST, room - side - 24)
    height = max(lies.height + 16, _height(len(notes(seen, seat))))
    acts = seat == seen.turn and seen.result is None
    line, bold = (colours.accent, 2.5) if acts else (colours.felt_line, 1)

    def lines() -> Iterator[tuple[str, float, str, bool]]:
        yield name_of(seat, names), 14, colours.ink, True
        yield _count(seen, seat), 13, colours.ink, False
        for words in _wrapped(notes(seen, seat), side - 10):
            yield words, 12, colours.ink_soft, False

    def draw(x: float, y: float) -> str:
        parts = [rectangle(x, y, room, height, round=10, fill=colours.surface, line=line, bold=bold)]
        feet = (21, 39, 56, 72, 88)
        parts += [
            text(shortened(words, side - 6, size, heavy), x + 12, y + at, size=size, fill=fill, bold=heavy)
            for at, (words, size, fill, heavy) in zip(feet, lines(), strict=False)
        ]
        return joined(parts) + lies.draw(x + side + 12, y + (height - lies.height) / 2)

    return Block(width=room, height=height, draw=draw)
