"""The packs of cards that the drawn pictures show: each its own index, suits, pips, courts, jokers and backs."""

import math
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from tools.camera.corners import Points
from tools.camera.makes import JOKER, Piece, fonts, near

SUITS = "CDHS"
RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
TALL = 528
"""A card is 88 mm and so many pixels high."""
MILLIMETRE = TALL / 88
INDEX_WIDE = 0.56
"""What is found is the index, the rank above the suit, as a box of this width for a height of 1."""
SERIFS = ("roboto-slab", "zilla-slab", "merriweather", "libre-baskerville", "patua-one", "alfa-slab-one")
PIPS = {
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (0, -0.5)),
    8: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (0, -0.5), (0, 0.5)),
    9: ((-1, -1), (1, -1), (-1, -0.33), (1, -0.33), (-1, 0.33), (1, 0.33), (-1, 1), (1, 1), (0, 0)),
    10: ((-1, -1), (1, -1), (-1, -0.33), (1, -0.33), (-1, 0.33), (1, 0.33), (-1, 1), (1, 1), (0, -0.67), (0, 0.67)),
}


class DrawnPack:
    """One make of cards, drawn when asked for; the same seed gives the same make."""

    def __init__(self, seed: int, folder: Path) -> None:
        rng = self.rng = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.wide = round(MILLIMETRE * (63 if rng.random() < 0.7 else rng.uniform(56, 60)))
        with_serifs = [path for path in fonts(folder) if any(f"/{name}/" in path.as_posix() for name in SERIFS)]
        self.font = rng.choice(with_serifs if rng.random() < 0.45 else fonts(folder))
        self.paper = near(rng, (250, 249, 245), 5)
        red = (rng.randint(185, 235), rng.randint(15, 50), rng.randint(20, 60))
        black = near(rng, (25, 24, 28), 14)
        self.inks = [black, red, red, black]
        if rng.random() < 0.15:  # four colours
            self.inks[0] = (rng.randint(0, 40), rng.randint(95, 140), rng.randint(20, 70))
            self.inks[1] = (rng.randint(10, 50), rng.randint(60, 120), rng.randint(170, 225))
        jumbo = rng.random() < 0.25
        self.cap = MILLIMETRE * (rng.uniform(12, 19) if jumbo else rng.uniform(6.2, 10.5))
        self.suit_tall = self.cap * rng.uniform(0.55, 0.95)
        self.between = self.cap * rng.uniform(0.08, 0.3)
        self.slim = rng.uniform(0.45, 0.68)
        """Width of a rank for its height."""
        index_wide = max(self.cap * self.slim, self.suit_tall * 0.9)
        self.index = MILLIMETRE * rng.uniform(1.6, 3.2) + index_wide / 2, MILLIMETRE * rng.uniform(2.4, 5.2)
        self.index_tall = self.cap + self.between + self.suit_tall
        self.four = rng.random() < 0.12
        self.heart = rng.uniform(0.8, 1.05), rng.uniform(0.0, 0.5)
        self.bend = rng.uniform(0.78, 1.05), rng.uniform(0.7, 0.95)
        self.clover, self.knot = rng.uniform(0.2, 0.265), rng.uniform(0.06, 0.12)
        self.spade = rng.uniform(0.76, 0.98)
        """Width of a spade for its height."""
        self.lobe = rng.uniform(0.19, 0.245), rng.uniform(0.18, 0.55), rng.uniform(0.08, 0.18)
        """Of a spade's lobes the radius, how full the edge above them is, and how low their middle is."""
        self.stem = rng.uniform(0.12, 0.3), rng.uniform(0.02, 0.05)
        """Half the width of the foot, and of the stem above it."""
        self.framed = rng.random() < 0.75
        self.court_inks = [
            near(rng, colour, 25)
            for colour in ((225, 180, 50), (205, 40, 45), (40, 75, 155), (30, 30, 32), (240, 215, 190))
        ]
        self.large_pips = rng.random() < 0.12
        self.joker = rng.choice(("JOKER", "JOKER", "JOKER", "star", "Joker"))
        self.back = near(rng, rng.choice(((185, 35, 45), (35, 65, 150), (30, 30, 34), (30, 110, 70))), 20)
        self._faces: dict[Piece | None, Image.Image] = {}

    def face(self, piece: Piece | None) -> Image.Image:
        """The face of a card, or its back, in RGBA, `TALL` pixels high."""
        if piece not in self._faces:
            face = self._front(piece) if piece else self._back_side()
            mask = Image.new("L", face.size)
            ImageDraw.Draw(mask).rounded_rectangle((0, 0, face.width - 1, TALL - 1), 3.2 * MILLIMETRE, fill=255)
            face.putalpha(mask)
            self._faces[piece] = face
        return self._faces[piece]

    def indices(self) -> list[Points]:
        """The boxes of a card's indices: corners from the upper left one of each on, as shares of width and height."""
        x, top = self.index
        half = self.index_tall * INDEX_WIDE / 2
        first = np.array(
            [(x - half, top), (x + half, top), (x + half, top + self.index_tall), (x - half, top + self.index_tall)]
        ) / (self.wide, TALL)
        boxes = [first, 1 - first]
        if self.four:
            shift = np.array([1 - 2 * x / self.wide, 0])
            boxes += [first + shift, 1 - first - shift]
        return boxes

    def suit(self, suit: int, tall: float) -> Image.Image:
        """A mask of a suit's sign, so many pixels high."""
        big = max(8, round(tall * 3))
        mask = Image.new("L", (big, big))
        pen = ImageDraw.Draw(mask)

        def shape(points: Callable[[float], tuple[float, float]]) -> None:
            pen.polygon(
                [((0.5 + x) * big, (0.5 + y) * big) for x, y in map(points, np.linspace(0, 2 * math.pi, 80))], fill=255
            )

        def heart(turn: float) -> tuple[float, float]:
            wide, soft = self.heart
            y = 13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn) - soft * math.cos(4 * turn)
            return math.sin(turn) ** 3 * wide / 2, -(y + 2.5) / 29

        def foot() -> None:
            thin, top = self.stem[1], 0.05
            side = [(thin + (self.stem[0] - thin) * far**2.2, top + (0.5 - top) * far) for far in np.linspace(0, 1, 12)]
            pen.polygon(
                [((0.5 + x) * big, (0.5 + y) * big) for x, y in side + [(-x, y) for x, y in reversed(side)]], fill=255
            )

        def disc(x: float, y: float, radius: float) -> None:
            pen.ellipse(
                (
                    (0.5 + x - radius) * big,
                    (0.5 + y - radius) * big,
                    (0.5 + x + radius) * big,
                    (0.5 + y + radius) * big,
                ),
                fill=255,
            )

        if suit == 1:
            power, wide = 2 / self.bend[0], self.bend[1]
            shape(
                lambda turn: (
                    math.copysign(abs(math.cos(turn)) ** power, math.cos(turn)) * wide / 2,
                    math.copysign(abs(math.sin(turn)) ** power, math.sin(turn)) / 2,
                )
            )
        elif suit == 2:
            shape(heart)
        elif suit == 3:
            foot()
            radius, hollow, low = self.lobe
            middle = self.spade / 2 - radius
            waist = middle + radius * math.cos(-0.9), low + radius * math.sin(-0.9)
            bend = hollow * waist[0], -0.5 + 0.55 * (waist[1] + 0.5)
            edge = [
                (
                    2 * far * (1 - far) * bend[0] + far**2 * waist[0],
                    (1 - far) ** 2 * -0.5 + 2 * far * (1 - far) * bend[1] + far**2 * waist[1],
                )
                for far in np.linspace(0, 1, 16)
            ]
            edge += [
                (middle + radius * math.cos(turn), low + radius * math.sin(turn)) for turn in np.linspace(-0.9, 2.6, 30)
            ]
            whole = edge + [(-x, y) for x, y in reversed(edge)]
            pen.polygon([((0.5 + x) * big, (0.5 + y) * big) for x, y in whole], fill=255)
        else:
            foot()
            radius = self.clover
            for x, y in ((0, -0.5 + radius), (radius - 0.5, 0.1), (0.5 - radius, 0.1)):
                disc(x, y, radius)
            disc(0, 0.0, self.knot)
        side = max(2, round(tall))
        return mask.resize((side, side), Image.Resampling.BOX)

    def _front(self, piece: Piece) -> Image.Image:
        face = Image.new("RGB", (self.wide, TALL), self.paper)
        ImageDraw.Draw(face).rounded_rectangle(
            (0, 0, self.wide - 1, TALL - 1), 3.2 * MILLIMETRE, outline=near(self.rng, (190, 188, 184), 20), width=2
        )
        if piece.number == JOKER or piece.number > 10:
            self._court(face, piece)
        else:
            self._pips(face, piece)
        corner = self._index(piece)
        ink = self.inks[piece.colour]
        at = round(self.index[0] - corner.width / 2), round(self.index[1])
        marks = Image.new("L", face.size)
        marks.paste(corner, at)
        if self.four:
            marks.paste(corner, (self.wide - at[0] - corner.width, at[1]))
        both = np.maximum(np.asarray(marks), np.asarray(marks)[::-1, ::-1])
        face.paste(ink, (0, 0), Image.fromarray(both))
        return face

    def _index(self, piece: Piece) -> Image.Image:
        """A mask of the rank above the suit, as high as every index of this make."""
        most = self.index_tall * INDEX_WIDE
        mask = Image.new("L", (round(most), round(self.index_tall)))
        if piece.number == JOKER:
            if self.joker == "star":
                points = [
                    (0.5 + math.sin(turn) * far, 0.5 - math.cos(turn) * far)
                    for step in range(10)
                    for turn, far in ((math.pi * step / 5, 0.19 if step % 2 else 0.48),)
                ]
                ImageDraw.Draw(mask).polygon([(x * most, y * most) for x, y in points], fill=255)
                return mask
            step = self.index_tall / 5
            for place, letter in enumerate(self.joker.upper()):
                drawn = self._letters(letter, step * 0.86, step * 0.7)
                mask.paste(drawn, (round((mask.width - drawn.width) / 2), round(place * step)))
            return mask
        rank = RANKS[piece.number]
        drawn = self._letters(rank, self.cap, self.cap * self.slim * (1.25 if rank == "10" else 1.0))
        mask.paste(drawn, (round((mask.width - drawn.width) / 2), 0))
        sign = self.suit(piece.colour, self.suit_tall)
        mask.paste(sign, (round((mask.width - sign.width) / 2), mask.height - sign.height))
        return mask

    def _letters(self, text: str, tall: float, wide: float) -> Image.Image:
        """A mask of letters of this height, at most this wide and not much narrower."""
        font = ImageFont.truetype(self.font, 90)
        left, top, right, bottom = (round(edge) for edge in font.getbbox(text))
        mask = Image.new("L", (right - left, bottom - top))
        ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font)
        own = mask.width / mask.height * tall
        return mask.resize(
            (max(1, round(min(wide, max(own, wide * 0.8 if text not in "1J" else 0)))), max(1, round(tall))),
            Image.Resampling.BILINEAR,
        )

    def _pips(self, face: Image.Image, piece: Piece) -> None:
        ink = self.inks[piece.colour]
        middle_x, middle_y = self.wide / 2, TALL / 2
        if piece.number == 1 or self.large_pips:
            tall = MILLIMETRE * (self.rng.uniform(10, 20) if piece.colour != 3 else self.rng.uniform(18, 38))
            sign = self.suit(piece.colour, tall)
            face.paste(ink, (round(middle_x - sign.width / 2), round(middle_y - sign.height / 2)), sign)
            return
        sign = self.suit(piece.colour, MILLIMETRE * 12)
        about = sign.transpose(Image.Transpose.ROTATE_180)
        for x, y in PIPS[piece.number]:
            part = about if y > 0 else sign
            at = middle_x + x * MILLIMETRE * 13.5 - part.width / 2, middle_y + y * MILLIMETRE * 29 - part.height / 2
            face.paste(ink, (round(at[0]), round(at[1])), part)

    def _court(self, face: Image.Image, piece: Piece) -> None:
        """Coloured shapes, the lower half the upper one turned, in a frame."""
        rng = random.Random(self.rng.random())
        half = Image.new("RGB", (round(self.wide - 22 * MILLIMETRE), round(TALL / 2 - 8 * MILLIMETRE)), self.paper)
        pen = ImageDraw.Draw(half)
        for _ in range(rng.randint(14, 40)):
            ink = rng.choice(self.court_inks)
            x, y = rng.gauss(0.5, 0.25) * half.width, rng.uniform(0.1, 1.1) * half.height
            size = MILLIMETRE * rng.uniform(1, 11)
            if rng.random() < 0.4:
                pen.ellipse((x - size, y - size, x + size * 0.6, y + size), fill=ink, outline=self.court_inks[3])
            elif rng.random() < 0.5:
                points = [(x + rng.gauss(0, size), y + rng.gauss(0, size)) for _ in range(4)]
                pen.polygon(points, fill=ink, outline=self.court_inks[3])
            else:
                pen.line(
                    (x, y, x + rng.gauss(0, size * 2), y + rng.gauss(0, size * 2)), fill=ink, width=rng.randint(2, 9)
                )
        face_at = half.width * 0.5, half.height * 0.35
        size = MILLIMETRE * 5
        pen.ellipse(
            (face_at[0] - size, face_at[1] - size, face_at[0] + size, face_at[1] + size), fill=self.court_inks[4]
        )
        if piece.number != JOKER:
            sign = self.suit(piece.colour, MILLIMETRE * 9)
            half.paste(self.inks[piece.colour], (round(MILLIMETRE), round(MILLIMETRE)), sign)
        left, top = round(11 * MILLIMETRE), round(8 * MILLIMETRE)
        face.paste(half, (left, top))
        face.paste(half.transpose(Image.Transpose.ROTATE_180), (left, TALL - top - half.height))
        if self.framed:
            ImageDraw.Draw(face).rectangle(
                (left, top, left + half.width, TALL - top), outline=self.court_inks[2], width=rng.randint(2, 5)
            )

    def _back_side(self) -> Image.Image:
        rng = self.rng
        face = Image.new("RGB", (self.wide, TALL), self.paper)
        pen = ImageDraw.Draw(face)
        edge = MILLIMETRE * rng.choice((0, 3, 5))
        pen.rectangle((edge, edge, self.wide - edge, TALL - edge), fill=self.back)
        light = near(rng, (235, 232, 225), 15)
        step = rng.randint(12, 40)
        for at in range(-TALL, TALL, step):
            pen.line((edge, at, self.wide - edge, at + self.wide), fill=light, width=rng.randint(2, 4))
            pen.line((self.wide - edge, at, edge, at + self.wide), fill=light, width=rng.randint(2, 4))
        return face
