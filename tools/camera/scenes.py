"""Drawn photos of tiles: sets on tables, scattered tiles, full grids, racks, close-ups, and grounds without tiles."""

import math
import random
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.camera.corners import LARGE, OVER, Points, box, coefficients, spun, through, visible
from tools.camera.exposures import frame, lit, taken
from tools.camera.grounds import ground
from tools.camera.makes import HEIGHT, Make, Piece, near

ENOUGH = 0.7
"""The share of a tile that must be seen for it to count."""


class Lying(NamedTuple):
    """A tile in a plan: its middle, the direction in which its upper edge lies (radians), its height, and its face."""

    x: float
    y: float
    turn: float
    height: float
    piece: Piece | None


class Seen(NamedTuple):
    """A tile in a picture: its corners from the upper left one on, in pixels, its face, and whether it counts.

    What is partly hidden is neither a piece nor nothing.
    """

    corners: Points
    piece: Piece
    counts: bool


class Scene(NamedTuple):
    """A picture and what lies in it."""

    picture: Image.Image
    tiles: list[Seen]


class Maker:
    """Draws scenes one after another; the same seed gives the same ones."""

    def __init__(self, seed: int, fonts: Path, grounds: int = 24) -> None:
        self.rng = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.fonts = fonts
        self.grounds = [ground(self.rng.randrange(1 << 40)) for _ in range(grounds)]

    def scene(self) -> Scene:
        """The next scene."""
        rng = self.rng
        make = Make(rng.randrange(1 << 40), self.fonts)
        picture = self._ground()
        kind = rng.choices(("sets", "scattered", "grid", "rack", "near", "none"), (34, 22, 8, 14, 12, 10))[0]
        height = LARGE * math.exp(rng.uniform(math.log(0.062), math.log(0.3)))
        if kind == "grid":
            height = LARGE * rng.uniform(0.06, 0.12)
        elif kind == "near":
            height = LARGE * math.exp(rng.uniform(math.log(0.25), math.log(0.8)))
        elif kind == "rack":
            height = LARGE * math.exp(rng.uniform(math.log(0.1), math.log(0.4)))
        plan, racks = self._plan(kind, height, make)
        view = self._view(steep=kind == "rack")
        for rack in racks:
            self._rack(picture, through(view, rack))
        self._clutter(picture)
        owners = Image.new("I", picture.size)  # which tile each point shows, from 1 on
        placed = self._tiles(picture, owners, plan, view, make)
        if kind == "rack" and rng.random() < 0.5:
            self._ledges(picture, racks, view)
        if rng.random() < 0.12:
            self._hand(picture, owners)
        picture = lit(picture, rng)
        if rng.random() < 0.3:
            frame(picture, owners, rng)
        owner = np.asarray(owners)
        tiles = [
            Seen(corners / OVER, piece, shown > ENOUGH)
            for number, (piece, corners) in enumerate(placed, 1)
            if piece is not None
            for shown in (visible(corners, owner, number),)
            if shown > 0.15
        ]
        return Scene(taken(picture, rng, self.noise), tiles)

    def _piece(self) -> Piece:
        number = 0 if self.rng.random() < 0.08 else self.rng.randint(1, 13)
        return Piece(number, self.rng.randrange(4))

    def _set(self, most: int) -> list[Piece]:
        rng = self.rng
        if rng.random() < 0.55:
            length, colour = rng.randint(3, max(3, min(most, 13))), rng.randrange(4)
            first = rng.randint(1, 14 - min(13, length))
            pieces = [Piece(number, colour) for number in range(first, min(14, first + length))]
        else:
            number = rng.randint(1, 13)
            pieces = [Piece(number, colour) for colour in rng.sample(range(4), rng.choice((3, 4)))]
        return [self._piece() if rng.random() < 0.12 else piece for piece in pieces]

    def _plan(self, kind: str, height: float, make: Make) -> tuple[list[Lying], list[Points]]:
        rng = self.rng
        width = height * make.width / HEIGHT
        middle, reach = LARGE / 2, LARGE * 0.62
        plan: list[Lying] = []
        racks: list[Points] = []
        if kind == "none":
            return [], [box(middle, middle, LARGE, height, 0.1)] if rng.random() < 0.2 else []
        turn = rng.choice((0.0, math.pi / 2, math.pi, -math.pi / 2)) + rng.gauss(0, 0.12)
        if rng.random() < 0.4:
            turn = rng.uniform(-math.pi, math.pi)
        if kind in {"grid", "rack"}:
            gap = rng.choice((0.0, 0.0, rng.uniform(0, 0.4))) * width
            step_x, step_y = width + gap, height * (rng.uniform(1.02, 1.45))
            lines = min(6, int(reach * 2 / step_y)) if kind == "grid" else rng.choice((1, 2, 2, 3))
            across = min(15, int(reach * 2 / step_x) + 1)
            left = middle - step_x * (across - 1) / 2 + rng.uniform(-1, 1) * width
            top = middle - step_y * (lines - 1) / 2 + rng.uniform(-0.2, 0.2) * LARGE
            fill = 0.97 if kind == "grid" else rng.uniform(0.3, 1.0)
            plan += [
                Lying(
                    left + column * step_x + rng.gauss(0, 0.02) * width,
                    top + line * step_y + rng.gauss(0, 0.02) * height,
                    rng.gauss(0, 0.015),
                    height,
                    self._piece(),
                )
                for line in range(lines)
                for column in range(across)
                if rng.random() < fill
            ]
            if kind == "rack":
                inner = across * step_x / 2 * rng.uniform(1.02, 1.3)
                racks = [
                    box(middle, top + line * step_y + height * 0.08, inner * 2, step_y * rng.uniform(0.98, 1.02), 0)
                    for line in range(lines)
                ]
            tilt = turn if kind == "grid" else rng.gauss(0, 0.12) if rng.random() < 0.7 else turn
            return [_turned(each, tilt, middle) for each in plan], [spun(rack, tilt, middle) for rack in racks]
        laid: list[tuple[float, float, float]] = []
        for _ in range(rng.randint(1, 3) if kind == "near" else rng.randint(4, 60)):
            pieces = [self._piece()] if kind == "scattered" or rng.random() < 0.2 else self._set(int(reach * 2 / width))
            if kind == "near" and rng.random() < 0.6:
                pieces = pieces[:1]
            angle = (
                rng.uniform(-math.pi, math.pi)
                if kind == "scattered" or rng.random() < 0.3
                else turn + rng.gauss(0, 0.15)
            )
            x, y = rng.uniform(-0.05, 1.05) * LARGE, rng.uniform(-0.05, 1.05) * LARGE
            close = rng.choice((1.0, 1.0, 1.01, rng.uniform(1.0, 1.25)))
            line = [
                (x + math.cos(angle) * width * close * step, y + math.sin(angle) * width * close * step)
                for step in (place - (len(pieces) - 1) / 2 for place in range(len(pieces)))
            ]
            apart = 0.97 * math.hypot(width, height) * (0.78 if kind == "scattered" else 1.0)
            if any(math.hypot(x - other_x, y - other_y) < apart for x, y in line for other_x, other_y, _ in laid):
                continue
            upside = math.pi if rng.random() < 0.04 else 0.0
            for (x, y), piece in zip(line, pieces, strict=True):
                laid.append((x, y, 0.0))
                blank = rng.random() < 0.02
                slip = rng.gauss(0, 0.03) * height if rng.random() < 0.5 else 0.0
                plan.append(
                    Lying(
                        x - math.sin(angle) * slip,
                        y + math.cos(angle) * slip,
                        angle + upside + rng.gauss(0, 0.025),
                        height,
                        None if blank else piece,
                    )
                )
        return plan, []

    def _view(self, *, steep: bool) -> Points:
        """A perspective that leaves the middle where it is: a matrix of three rows."""
        rng = self.rng
        to_middle = np.array([[1, 0, -LARGE / 2], [0, 1, -LARGE / 2], [0, 0, 1.0]])
        back = np.array([[1, 0, LARGE / 2], [0, 1, LARGE / 2], [0, 0, 1.0]])
        lean = rng.uniform(0, 0.5) if rng.random() < 0.7 else 0.0
        toward = rng.uniform(-math.pi, math.pi) if rng.random() < 0.4 else -math.pi / 2 + rng.gauss(0, 0.25)
        turn = np.array(
            [[math.cos(toward), -math.sin(toward), 0], [math.sin(toward), math.cos(toward), 0], [0, 0, 1.0]]
        )
        squash = 1 - lean * rng.uniform(0.3, 0.9) * (0.4 if steep else 1)
        tip = np.array([[squash, 0, 0], [0, 1, 0], [lean / LARGE * rng.uniform(0, 1.2), 0, 1.0]])
        flat = math.exp(rng.gauss(0, 0.1))  # pictures are squeezed into squares
        stretch = np.diag([flat, 1 / flat, 1.0])
        view: Points = back @ stretch @ turn @ tip @ turn.T @ to_middle
        return view

    def _ground(self) -> Image.Image:
        rng = self.rng
        texture = rng.choice(self.grounds)
        scale, turn = math.exp(rng.uniform(-0.7, 0.5)), rng.choice((0.0, math.pi / 2, rng.uniform(-math.pi, math.pi)))
        scale = min(scale, texture.width / LARGE / 1.42)
        cos, sin = math.cos(turn) * scale, math.sin(turn) * scale
        x, y = (rng.uniform(0.72, texture.width / LARGE / scale - 0.72 + 1e-6) * LARGE * scale for _ in range(2))
        half = LARGE / 2
        picture = texture.transform(
            (LARGE, LARGE),
            Image.Transform.AFFINE,
            (cos, -sin, x - cos * half + sin * half, sin, cos, y - sin * half - cos * half),
            Image.Resampling.BILINEAR,
        )
        if rng.random() < 0.12:  # the edge of a table
            other = rng.choice(self.grounds).resize((LARGE, LARGE))
            mask = Image.new("L", picture.size)
            a, b = rng.uniform(0, LARGE), rng.uniform(0, LARGE)
            ImageDraw.Draw(mask).polygon([(0, a), (LARGE, b), (LARGE, LARGE), (0, LARGE)], fill=255)
            picture.paste(other, (0, 0), mask)
        return picture

    def _rack(self, picture: Image.Image, corners: Points) -> None:
        rng = self.rng
        colour = near(
            rng,
            rng.choice(((18, 18, 20), (24, 22, 22), (60, 40, 28), (200, 196, 188), (30, 50, 110), (20, 80, 50))),
            12,
        )
        pen = ImageDraw.Draw(picture)
        pen.polygon([tuple(point) for point in corners], fill=colour)
        shade = Image.new("L", picture.size)
        mask = ImageDraw.Draw(shade)
        mask.polygon([tuple(point) for point in corners], fill=90)
        rough = self.noise.integers(0, 60, (LARGE // 2, LARGE // 3), np.uint8)
        grain = Image.fromarray(rough).resize(picture.size, Image.Resampling.BILINEAR)
        picture.paste(
            Image.merge("RGB", (grain,) * 3),
            (0, 0),
            shade if sum(colour) < 200 else shade.point(lambda grey: grey // 4),
        )
        lower = [tuple(point) for point in (corners[3], corners[2])]
        pen.line(lower, fill=near(rng, tuple(part * 0.6 + 10 for part in colour), 8), width=rng.randint(2, 8))
        if rng.random() < 0.5:
            pen.line(
                [tuple(point) for point in (corners[0], corners[1])],
                fill=near(rng, tuple(part + 40 for part in colour), 8),
                width=2,
            )

    def _clutter(self, picture: Image.Image) -> None:
        rng = self.rng
        if rng.random() > 0.3:
            return
        pen = ImageDraw.Draw(picture)
        for _ in range(rng.randint(1, 8)):
            x, y = rng.uniform(0, LARGE), rng.uniform(0, LARGE)
            size = LARGE * math.exp(rng.uniform(math.log(0.02), math.log(0.3)))
            ink = near(
                rng,
                rng.choice(
                    ((240, 235, 215), (255, 255, 255), (20, 20, 20), (180, 40, 40), (40, 80, 180), (220, 140, 40))
                ),
                20,
            )
            shape = rng.choice(("ring", "disc", "paper", "line", "text"))
            if shape == "ring":
                pen.ellipse((x, y, x + size, y + size), outline=ink, width=max(1, round(size * 0.08)))
            elif shape == "disc":
                pen.ellipse((x, y, x + size, y + size), fill=ink)
            elif shape == "paper":
                sheet = box(x, y, size, size * rng.uniform(0.4, 1.6), rng.uniform(-3, 3))
                pen.polygon([tuple(point) for point in sheet], fill=ink, outline=near(rng, ink, 60))
                if rng.random() < 0.5:
                    words = rng.choice(("7", "10", "A", "EUR", "Score", "2024", "12", "5"))
                    pen.text((x, y), words, fill=near(rng, (60, 60, 60), 60), font_size=max(6, size * 0.3), anchor="mm")
            elif shape == "line":
                pen.line((x, y, rng.uniform(0, LARGE), rng.uniform(0, LARGE)), fill=ink, width=rng.randint(1, 12))
            else:
                words = rng.choice(("7", "13", "1", "8", "6", "joker", "12", "3"))
                pen.text((x, y), words, fill=ink, font_size=max(8, size * 0.5), anchor="mm")

    def _tiles(
        self, picture: Image.Image, owners: Image.Image, plan: list[Lying], view: Points, make: Make
    ) -> list[tuple[Piece | None, Points]]:
        rng = self.rng
        toward = rng.uniform(0, 2 * math.pi) if rng.random() < 0.5 else math.pi / 2 + rng.gauss(0, 0.3)
        thick = abs(rng.gauss(0, 0.09)) + rng.uniform(0, 0.05)
        from_light = rng.uniform(0, 2 * math.pi)
        far, soft = rng.uniform(0.02, 0.2), rng.uniform(0.03, 0.15)
        placed = []
        for each in plan:
            corners = through(view, box(each.x, each.y, each.height * make.width / HEIGHT, each.height, each.turn))
            low, high = corners.min(0), corners.max(0)
            if (high > 0).all() and (low < LARGE).all() and (high - low).min() > 8:
                placed.append((each, corners))
        if not placed:
            return []
        height = placed[0][0].height
        side = np.array([math.cos(toward), math.sin(toward)]) * thick * height
        shadow = Image.new("L", (LARGE // 2, LARGE // 2))
        pen = ImageDraw.Draw(shadow)
        fall = np.array([math.cos(from_light), math.sin(from_light)]) * far * height
        for _, corners in placed:
            for share in (0.0, 0.5, 1.0):
                pen.polygon([tuple(point) for point in (corners + side + fall * share) / 2], fill=255)
        strength = rng.uniform(0.2, 0.75)
        shadow = shadow.filter(ImageFilter.GaussianBlur(max(1.0, soft * height / 2))).resize(picture.size)
        dark = picture.point(lambda value: value * 0.12)
        picture.paste(dark, (0, 0), shadow.point(lambda grey: grey * strength))
        placed.sort(key=lambda both: float(both[1].mean(0) @ side))
        pen = ImageDraw.Draw(picture)
        claim = ImageDraw.Draw(owners)
        for number, (each, corners) in enumerate(placed, 1):
            tone = rng.uniform(0.9, 1.03)
            edge = tuple(min(255, round(part * tone)) for part in make.edge)
            for first, second in ((0, 1), (1, 2), (2, 3), (3, 0)):
                quad = [
                    tuple(corners[first]),
                    tuple(corners[second]),
                    tuple(corners[second] + side),
                    tuple(corners[first] + side),
                ]
                along = corners[second] - corners[first]
                shade = 0.72 + 0.26 * abs(math.cos(math.atan2(along[1], along[0]) - from_light))
                pen.polygon(quad, fill=tuple(round(part * shade) for part in edge))
                claim.polygon(quad, fill=number)
            claim.polygon([tuple(point) for point in corners], fill=number)
            self._paste(picture, make.face(each.piece), corners, tone)
        return [(each.piece, corners) for each, corners in placed]

    def _paste(self, picture: Image.Image, face: Image.Image, corners: Points, tone: float) -> None:
        low = np.floor(corners.min(0)).astype(int) - 1
        high = np.ceil(corners.max(0)).astype(int) + 2
        tall = float(np.hypot(*(corners[0] - corners[3])))
        scale = min(1.0, 1.3 * tall / face.height)
        if scale < 0.95:
            face = face.resize(
                (max(8, round(face.width * scale)), max(8, round(face.height * scale))), Image.Resampling.BOX
            )
        width, height = face.size
        source = np.array([(0, 0), (width, 0), (width, height), (0, height)], float)
        patch = face.transform(
            (int(high[0] - low[0]), int(high[1] - low[1])),
            Image.Transform.PERSPECTIVE,
            coefficients(corners - low, source),
            Image.Resampling.BILINEAR,
        )
        mask = patch.getchannel("A")
        if tone != 1.0:
            patch = patch.point(lambda value: min(255, value * tone))
        picture.paste(patch.convert("RGB"), (int(low[0]), int(low[1])), mask)

    def _ledges(self, picture: Image.Image, racks: list[Points], view: Points) -> None:
        rng = self.rng
        high = rng.uniform(0.02, 0.1)
        colour = near(rng, rng.choice(((18, 18, 20), (70, 48, 32), (205, 200, 190))), 12)
        for rack in racks:
            strip = np.array(
                [rack[3] + (rack[0] - rack[3]) * high, rack[2] + (rack[1] - rack[2]) * high, rack[2], rack[3]]
            )
            points = [tuple(point) for point in through(view, strip)]
            ImageDraw.Draw(picture).polygon(points, fill=colour)

    def _hand(self, picture: Image.Image, owners: Image.Image) -> None:
        rng = self.rng
        skin = rng.choice(((236, 196, 172), (224, 172, 138), (190, 130, 98), (120, 80, 60), (80, 54, 44)))
        mask = Image.new("L", picture.size)
        pen = ImageDraw.Draw(mask)
        size, turn = LARGE * rng.uniform(0.05, 0.12), rng.uniform(-math.pi, math.pi)
        x, y = LARGE / 2 + math.cos(turn) * LARGE * 0.55, LARGE / 2 + math.sin(turn) * LARGE * 0.55
        pen.ellipse((x - size * 2.4, y - size * 2.4, x + size * 2.4, y + size * 2.4), fill=255)
        for finger in range(rng.randint(1, 5)):
            aim = turn + math.pi + (finger - 2) * 0.28 + rng.gauss(0, 0.05)
            far = size * rng.uniform(3, 6)
            tip = x + math.cos(aim) * far, y + math.sin(aim) * far
            pen.line((x, y, *tip), fill=255, width=round(size))
            pen.ellipse((tip[0] - size / 2, tip[1] - size / 2, tip[0] + size / 2, tip[1] + size / 2), fill=255)
        mask = mask.filter(ImageFilter.GaussianBlur(2))
        shade = mask.filter(ImageFilter.GaussianBlur(size * 0.35)).point(lambda grey: 255 - grey * 0.45)
        fill = Image.merge("RGB", [shade.point(lambda grey, part=part: min(255, grey * part / 170)) for part in skin])
        picture.paste(fill, (0, 0), mask)
        owners.paste(0, (0, 0), mask)


def _turned(each: Lying, turn: float, middle: float) -> Lying:
    x, y = spun(np.array([[each.x, each.y]]), turn, middle)[0]
    return each._replace(x=float(x), y=float(y), turn=each.turn + turn)
