"""What the networks learn from: batches of drawn scenes, and of pieces cut out of them."""

import io
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

from rummykit.camera.crops import crops, moved, pyramid
from tools.camera.nets import STRIDE

Numbers = npt.NDArray[np.float32]
FROM_A_SCENE = 12
SMALLEST = 17
"""The height of the smallest tiles that are read, in pixels."""
MOST_SLANT = 0.5
"""By how much a piece may be turned and still be read, in radians."""


class Tiles(NamedTuple):
    """The tiles of a scene: what they are, whether they count, and where they lie as `crops` wants it."""

    number: npt.NDArray[np.int64]
    colour: npt.NDArray[np.int64]
    counts: npt.NDArray[np.bool_]
    places: Numbers


class Scenes:
    """The first scenes of some files, in memory as JPEG."""

    def __init__(self, files: list[Path], most: int) -> None:
        self.kept: list[tuple[bytes, Numbers]] = []
        for path in files:
            with np.load(path) as file:
                jpegs, ends, tiles = file["jpegs"].tobytes(), file["ends"], file["tiles"]
            starts = np.r_[0, ends[:-1]]
            for number, (start, end) in enumerate(zip(starts, ends, strict=True)):
                self.kept.append((jpegs[start:end], tiles[tiles[:, 0] == number, 1:]))
            if len(self.kept) >= most:
                break
        del self.kept[most:]

    def __len__(self) -> int:
        return len(self.kept)

    def scene(self, number: int, rng: np.random.Generator | None) -> tuple[npt.NDArray[np.uint8], Tiles]:
        """A scene, turned by a multiple of 90°, with another colour cast each time."""
        jpeg, tiles = self.kept[number]
        pixels = np.asarray(Image.open(io.BytesIO(jpeg)))
        corners = tiles[:, 3:].reshape(-1, 4, 2)
        if rng is not None:
            for _ in range(rng.integers(4)):
                pixels = np.rot90(pixels)
                corners = np.stack([corners[..., 1], pixels.shape[0] - corners[..., 0]], -1)
            if rng.random() < 0.7:
                steps = np.arange(256, dtype=np.float32)
                bent = 255 * (steps / 255) ** np.exp(rng.normal(0, 0.15))
                cast = np.exp(rng.normal(-0.03, 0.1) + rng.normal(0, 0.05, 3)).astype(np.float32)
                tables = np.clip(bent[:, None] * cast, 0, 255).astype(np.uint8)
                pixels = np.stack([tables[pixels[..., part], part] for part in range(3)], -1)
        upper, lower = corners[:, :2].mean(1), corners[:, 2:].mean(1)
        side = corners[:, 1:3].mean(1) - corners[:, [0, 3]].mean(1)
        up = upper - lower
        high = np.maximum(np.hypot(up[:, 0], up[:, 1]), 1)[:, None]
        wide = np.hypot(side[:, 0], side[:, 1])[:, None]
        places = np.hstack([corners.mean(1), up / high, high, wide]).astype(np.float32)
        return np.ascontiguousarray(pixels), Tiles(
            tiles[:, 0].astype(np.int64), tiles[:, 1].astype(np.int64), tiles[:, 2] > 0, places
        )


def finding(
    scenes: Scenes, numbers: npt.NDArray[np.int64], rng: np.random.Generator | None, side: int = 0
) -> tuple[Numbers, Numbers]:
    """Pictures, and for each cell: heat, its weight, offset, up, log height, log width, and the weight of these.

    With a `side`, each is a part of its scene that is so many pixels wide and high, mostly one with a piece.
    """
    pictures, wanted = [], []
    for number in numbers:
        pixels, tiles = scenes.scene(int(number), rng)
        if side and rng is not None:
            pixels, tiles = _part(pixels, tiles, rng, side)
        pictures.append(pixels)
        wanted.append(_cells(tiles, pixels.shape[0] // STRIDE))
    seen = np.stack(pictures).transpose(0, 3, 1, 2).astype(np.float32) / np.float32(255) - np.float32(0.5)
    return seen, np.stack(wanted)


def _part(
    pixels: npt.NDArray[np.uint8], tiles: Tiles, rng: np.random.Generator, side: int
) -> tuple[npt.NDArray[np.uint8], Tiles]:
    most = pixels.shape[0] - side
    corner = rng.uniform(0, most, 2)
    if len(tiles.places) and rng.random() < 0.85:
        corner = tiles.places[rng.integers(len(tiles.places)), :2] - rng.uniform(0.1, 0.9, 2) * side
    x, y = (int(each) // STRIDE * STRIDE for each in np.clip(corner, 0, most))
    places = tiles.places.copy()
    places[:, :2] -= (x, y)
    return pixels[y : y + side, x : x + side], tiles._replace(places=places)


def _cells(tiles: Tiles, size: int) -> Numbers:
    cells = np.zeros((9, size, size), np.float32)
    cells[1] = 1
    middle = (np.arange(size, dtype=np.float32) + 0.5) * STRIDE
    for counts, (x, y, up_x, up_y, high, wide) in zip(tiles.counts, tiles.places, strict=True):
        reach = max(high, wide) * 0.6
        left, right = (int(np.clip(edge / STRIDE, 0, size)) for edge in (x - reach, x + reach + STRIDE))
        top, bottom = (int(np.clip(edge / STRIDE, 0, size)) for edge in (y - reach, y + reach + STRIDE))
        if left >= right or top >= bottom:
            continue
        off_x, off_y = middle[None, left:right] - x, middle[top:bottom, None] - y
        along, across = off_x * up_x + off_y * up_y, off_x * up_y - off_y * up_x
        part = cells[:, top:bottom, left:right]
        if not counts:
            part[1] = np.where((np.abs(along) < 0.45 * high) & (np.abs(across) < 0.45 * wide), 0, part[1])
            continue
        spread = max(0.11 * min(high, wide), 0.5 * STRIDE)
        heat = np.exp(-(along**2 + across**2) / (2 * spread**2))
        nearest = (np.abs(off_x) <= STRIDE / 2) & (np.abs(off_y) <= STRIDE / 2)
        heat = np.where(nearest, 1, np.minimum(heat, 0.99))
        here = heat > part[0]
        part[0] = np.maximum(part[0], heat)
        inner = here & (heat > 0.5)
        for channel, value in enumerate(
            (-off_x / STRIDE, -off_y / STRIDE, up_x, up_y, np.log(high / 48), np.log(wide / 48)), 2
        ):
            part[channel] = np.where(inner, value, part[channel])
        part[8] = np.where(inner, heat, part[8])
    return cells


def reading(scenes: Scenes, rng: np.random.Generator, size: int) -> tuple[Numbers, Numbers]:
    """Cut-out pieces, some turned by any angle, some that are none.

    For each its number, its colour, its kind (0 upright, 1 upside down, 2 no piece, 3 turned otherwise), whether it is
    to be read, whether it is a piece, and where it lies as `moved` wants it.
    """
    cut, said, total = [], [], 0
    while total < size:
        pixels, tiles = _farther(*scenes.scene(int(rng.integers(len(scenes))), rng), rng)
        which = np.flatnonzero(tiles.counts)
        places = tiles.places[which]
        if len(which) > FROM_A_SCENE:
            which = rng.choice(which, FROM_A_SCENE, replace=False)
            places = tiles.places[which]
        count = len(places)
        off = _errors(rng, count)
        seen = moved(places, off)
        slant = np.abs(np.arctan2(off[:, 3], off[:, 2]))
        upright, turned = slant < MOST_SLANT, slant > np.pi - MOST_SLANT
        kind = np.where(upright, 0, np.where(turned, 1, 3))
        labels = np.column_stack(
            [tiles.number[which], tiles.colour[which], kind, upright, np.ones(count), _back(seen, places)]
        )
        nothing = _nothing(tiles, pixels.shape[0], rng, max(2, count // 4))
        cut.append(crops(pyramid(pixels), np.concatenate([seen, nothing])))
        said += [labels, np.tile([0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0], (len(nothing), 1))]
        total += count + len(nothing)
    return np.concatenate(cut), np.concatenate(said).astype(np.float32)


def _errors(rng: np.random.Generator, count: int) -> Numbers:
    """By how much the finder may be wrong, mostly little: as `moved` wants it."""
    much = rng.random(count) < 0.35
    slant = np.where(rng.random(count) < 0.5, rng.normal(0, 0.08, count), rng.uniform(-0.45, 0.45, count))
    slant = np.where(much, rng.uniform(-np.pi, np.pi, count), slant) + np.pi * (rng.random(count) < 0.1)
    return np.column_stack(
        [
            rng.normal(0, 1, (count, 2)) * np.where(much, 0.1, 0.04)[:, None],
            np.cos(slant),
            np.sin(slant),
            rng.normal(0, 1, (count, 2)) * np.where(much, 0.18, 0.09)[:, None],
        ]
    ).astype(np.float32)


def _back(seen: Numbers, places: Numbers) -> Numbers:
    """What makes of places seen those that are right: as `moved` wants it."""
    x, y, up_x, up_y, high, wide = seen.T
    off_x, off_y = places[:, 0] - x, places[:, 1] - y
    return np.column_stack(
        [
            (off_y * up_x - off_x * up_y) / high,
            (off_x * up_x + off_y * up_y) / high,
            places[:, 2] * up_x + places[:, 3] * up_y,
            places[:, 3] * up_x - places[:, 2] * up_y,
            np.log(places[:, 4] / high),
            np.log(places[:, 5] / wide),
        ]
    ).astype(np.float32)


def _farther(
    pixels: npt.NDArray[np.uint8], tiles: Tiles, rng: np.random.Generator
) -> tuple[npt.NDArray[np.uint8], Tiles]:
    """Now and then a scene from afar, its tiles not smaller than a few pixels."""
    least = SMALLEST / max(float(tiles.places[:, 4].min()), 1.0) if len(tiles.places) else 1.0
    if least > 0.9 or rng.random() < 0.6:
        return pixels, tiles
    side = round(pixels.shape[0] * rng.uniform(max(least, 0.3), 0.9))
    scale = np.float32(side / pixels.shape[0])
    small = np.asarray(Image.fromarray(pixels).resize((side, side), Image.Resampling.BOX))
    places = tiles.places.copy()
    places[:, [0, 1, 4, 5]] *= scale
    return small, tiles._replace(places=places)


def _nothing(tiles: Tiles, size: int, rng: np.random.Generator, count: int) -> Numbers:
    """Places whose middle is far from that of every tile, some of them beside one."""
    found: list[list[float]] = []
    known = tiles.places
    for _ in range(count * 6):
        if len(found) == count:
            break
        turn = rng.uniform(-np.pi, np.pi)
        high = np.exp(rng.uniform(np.log(20), np.log(250)))
        x, y = rng.uniform(0, size, 2)
        if len(known) and rng.random() < 0.7:
            near = known[rng.integers(len(known))]
            high = near[4] * np.exp(rng.normal(0, 0.15))
            reach = 0.9 if rng.random() < 0.5 else 4.0  # as far as the pips and pictures of a card
            x, y = near[:2] + rng.uniform(-reach, reach, 2) * high
            turn = np.arctan2(near[3], near[2]) + rng.normal(0, 0.1)
        if len(known) and (np.hypot(known[:, 0] - x, known[:, 1] - y) < 0.42 * known[:, 5] + 0.05 * high).any():
            continue
        found.append([x, y, np.cos(turn), np.sin(turn), high, high * rng.uniform(0.55, 0.8)])
    return np.array(found, np.float32).reshape(-1, 6)
