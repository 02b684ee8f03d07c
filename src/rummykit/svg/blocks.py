"""Blocks of a drawing, and how they flow: side by side, in rows that wrap, never one over another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rummykit.cards import Face
from rummykit.svg.drawing import joined
from rummykit.svg.pieces import HEIGHT, WIDTH, piece


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Something of a known size that is drawn with its upper left corner anywhere."""

    width: float
    height: float
    draw: Callable[[float, float], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidPiece:
    """A piece and what is to be told of it: the faces it may stand for, whether it is a twin or wild."""

    face: Face
    stands: frozenset[Face] = frozenset()
    twin: bool = False
    wild: bool = False


def height_of(size: float) -> float:
    """The height of a piece of this width."""
    return size * HEIGHT / WIDTH


def flow(blocks: Sequence[Block], room: float, across: float, down: float) -> Block:
    """Blocks one after another, as many in a row as the room takes, `across` and `down` apart."""
    places: list[tuple[float, float]] = []
    x = y = tallest = widest = 0.0
    for block in blocks:
        if x and x + block.width > room:
            x, y, tallest = 0.0, y + tallest + down, 0.0
        places.append((x, y))
        widest = max(widest, x + block.width)
        tallest = max(tallest, block.height)
        x += block.width + across

    def draw(left: float, top: float) -> str:
        return joined([block.draw(left + x, top + y) for block, (x, y) in zip(blocks, places, strict=True)])

    return Block(width=widest, height=y + tallest, draw=draw)


def stacked(blocks: Sequence[Block], down: float) -> Block:
    """Blocks one below another."""
    return flow(blocks, 0, 0, down)


def pieces(laid: Sequence[LaidPiece], size: float, room: float, gap: float = 3) -> Block:
    """Pieces of this width in rows."""
    return flow([_one(each, size) for each in laid], room, gap, gap + 3)


def _one(laid: LaidPiece, size: float) -> Block:
    def draw(x: float, y: float) -> str:
        return piece(laid.face, x, y, size, stands=laid.stands, twin=laid.twin, wild=laid.wild)

    return Block(width=size, height=height_of(size), draw=draw)
