"""The makes of tiles that the drawn pictures show: each its own font, colours, joker, dish, words and wear."""

import functools
import math
import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

HEIGHT = 144
COLOURS = "rbko"
JOKER = 0

INKS = {
    "r": ((185, 245), (5, 70), (15, 75)),
    "b": ((0, 45), (40, 135), (130, 230)),
    "k": ((5, 55), (5, 55), (5, 60)),
    "o": ((232, 255), (125, 185), (0, 65)),
}
MEDIUM = 500
WORDS = ("Rummikub", "RUMMY", "Rummy", "Okey", "tile", "Original", "Classic", "GAMES", "MADE IN", "Lemada", "Rummi")


class Piece(NamedTuple):
    """A tile: its number, 0 for a joker, and its colour, a position in `COLOURS`."""

    number: int
    colour: int


@functools.cache
def fonts(folder: Path) -> tuple[Path, ...]:
    """Upright fonts with Latin digits below a folder of npm's @fontsource packages.

    Of each family all that are at least medium, and the boldest a second time, for most tiles are printed boldly.
    """
    families: dict[str, list[Path]] = {}
    for path in sorted(folder.glob("@fontsource/*/files/*-latin-*-normal.woff"), key=_boldness):
        if "latin-ext" not in path.stem:
            families.setdefault(path.parts[-3], []).append(path)
    if not families:
        raise FileNotFoundError(f"no fonts below {folder}: npm install there first")
    return tuple(
        [
            path
            for _, family in sorted(families.items())
            for path in [*(path for path in family if _boldness(path) >= MEDIUM), family[-1]]
        ]
    )


def _boldness(font: Path) -> int:
    return int(font.stem.split("-")[-2])


def near(rng: random.Random, colour: Sequence[float], by: float) -> tuple[int, int, int]:
    """A colour that differs from another by at most so much in each channel."""
    red, green, blue = (max(0, min(255, round(part + rng.uniform(-by, by)))) for part in colour)
    return red, green, blue


def blotches(rng: np.random.Generator, size: tuple[int, int], grain: int) -> Image.Image:
    """Smooth noise, grey, with features of about so many pixels."""
    width, height = size
    small = rng.integers(0, 256, (height // grain + 2, width // grain + 2), np.uint8)
    return Image.fromarray(small).resize(size, Image.Resampling.BICUBIC)


class Make:
    """One make of tiles, drawn when asked for; the same seed gives the same make."""

    def __init__(self, seed: int, folder: Path) -> None:
        rng = self.rng = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.font = rng.choice(fonts(folder))
        self.joker_font = rng.choice(fonts(folder))
        self.width = round(HEIGHT * rng.uniform(0.56, 0.78))
        # From where the light falls on what is hollow or raised: from any side, or it would tell which edge is upper.
        self.light = rng.uniform(-math.pi, math.pi)
        kind = rng.random()
        if kind < 0.72:
            self.body = near(rng, (246, 238, 216), 10)
        elif kind < 0.93:
            self.body = near(rng, (247, 247, 243), 8)
        else:
            self.body = near(rng, (222, 192, 150), 16)
        self.inks = {colour: tuple(rng.randint(*part) for part in INKS[colour]) for colour in COLOURS}
        if rng.random() < 0.08:  # some makes print yellow for orange
            self.inks["o"] = (rng.randint(235, 255), rng.randint(180, 205), rng.randint(0, 40))
        self.cap = rng.uniform(0.24, 0.42) if rng.random() < 0.85 else rng.uniform(0.42, 0.5)
        self.middle = rng.uniform(0.27, 0.40) if rng.random() < 0.85 else 0.5
        self.stretch = rng.uniform(0.82, 1.22)
        self.bolder = rng.gauss(0, 0.02) if rng.random() < 0.5 else 0.0
        self.tight = rng.uniform(-0.08, 0.02)
        self.radius = rng.uniform(0.02, 0.14)
        self.dish = rng.random() < 0.7
        self.dish_tall = rng.uniform(1.0, 1.35) if rng.random() < 0.5 else 1.0
        self.dish_depth = rng.uniform(3, 30)
        self.dish_slope = rng.uniform(0, 22)
        self.dish_edge = rng.randint(2, 9)
        self.dish_size = rng.uniform(0.62, 0.92)
        self.bevel = rng.uniform(0.0, 0.1) if rng.random() < 0.6 else 0.0
        self.bevel_depth = rng.uniform(2, 26)
        self.word = rng.choice(WORDS) if rng.random() < 0.6 else ""
        self.word_font = rng.choice(fonts(folder))
        self.word_depth = rng.uniform(8, 50)
        self.symbol = rng.choice(("disc", "ring", "heart", "diamond")) if rng.random() < 0.25 else ""
        self.underlined = rng.random() < 0.3
        self.wear = rng.random() ** 2 * 0.9
        self.joker = rng.choice(("face", "face", "face", "face", "star", "letter", "word", "jester", "smile"))
        self.joker_seed = rng.randrange(1 << 30)
        self.engraved = rng.uniform(0, 50) if rng.random() < 0.5 else 0
        self.edge = tuple(round(part * rng.uniform(0.78, 1.0)) for part in self.body)
        self._faces: dict[Piece | None, Image.Image] = {}

    def face(self, piece: Piece | None) -> Image.Image:
        """The face of a piece, or a back without print, in RGBA, `HEIGHT` pixels high."""
        if piece not in self._faces:
            self._faces[piece] = self._draw(piece)
        return self._faces[piece]

    def _draw(self, piece: Piece | None) -> Image.Image:
        rng, width, height = self.rng, self.width, HEIGHT
        big = (width * 2, height * 2)
        face = Image.new("RGB", big, self.body)
        light = Image.new("L", big, 128)
        pen = ImageDraw.Draw(light)
        centre, middle = width, self.middle * height * 2
        toward = math.cos(self.light), math.sin(self.light)
        if self.bevel:
            inset = self.bevel * width * 2
            right, low = big
            inner = (inset, inset), (right - inset, inset), (right - inset, low - inset), (inset, low - inset)
            outer = (0, 0), (right, 0), (right, low), (0, low)
            for side, (east, south) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                then = (side + 1) % 4
                shade = 128 + (east * toward[0] + south * toward[1] - 0.3) * self.bevel_depth
                pen.polygon([outer[side], outer[then], inner[then], inner[side]], fill=round(shade))
        if self.dish and piece:
            radius = self.dish_size * width
            tall = radius * self.dish_tall
            box = (centre - radius, middle - tall, centre + radius, middle + tall)
            depth, angle = round(self.dish_depth), math.degrees(self.light)
            rows, columns = np.mgrid[0 : big[1], 0 : big[0]]
            slope = ((columns - centre) * toward[0] + (rows - middle) * toward[1]) / tall
            hollow = np.clip(128 - depth / 4 - slope * self.dish_slope, 0, 255).astype(np.uint8)
            inside = Image.new("L", big)
            ImageDraw.Draw(inside).ellipse(box, fill=255)
            light.paste(Image.fromarray(hollow), (0, 0), inside)
            pen.arc(box, angle - 80, angle + 80, fill=128 - depth, width=self.dish_edge)
            pen.arc(box, angle + 100, angle + 260, fill=128 + depth, width=self.dish_edge)
        if self.word and piece:
            font = ImageFont.truetype(self.word_font, round(height * 0.17))
            mask = Image.new("L", big)
            ImageDraw.Draw(mask).text((centre, height * 1.72), self.word, fill=255, font=font, anchor="mm")
            mask = _squeezed(mask, width * 1.7)
            dark = ImageChops.offset(mask, round(-2.8 * toward[0]), round(-2.8 * toward[1]))
            light = Image.composite(Image.new("L", big, round(128 - self.word_depth)), light, dark)
            light = Image.composite(Image.new("L", big, 130), light, mask)
        light = light.filter(ImageFilter.GaussianBlur(2.0))
        face = _lit(face, light)
        if piece:
            print_mask = self._print(piece, big)
            if self.engraved:
                rim = ImageChops.offset(print_mask, round(4.2 * toward[0]), round(4.2 * toward[1])).filter(
                    ImageFilter.GaussianBlur(2)
                )
                face = _lit(face, rim.point(lambda grey: 128 + grey * self.engraved / 255))
            if self.wear:
                worn = blotches(self.noise, big, rng.choice((3, 6, 20, 60)))
                least = 255 - 255 * self.wear * rng.random()
                print_mask = ImageChops.multiply(
                    print_mask, worn.point(lambda grey: least + (255 - least) * grey / 255)
                )
            ink = Image.new("RGB", big, near(rng, self.inks[COLOURS[piece.colour]], 8))
            face = Image.composite(ink, face, print_mask)
        if rng.random() < 0.2:  # dirt and scratches
            dirt = blotches(self.noise, big, rng.choice((4, 30)))
            face = _lit(face, dirt.point(lambda grey: 128 - max(0, 110 - grey) / 7))
            pen = ImageDraw.Draw(face)
            for _ in range(rng.randrange(4)):
                at = [rng.uniform(0, size) for size in big * 2]
                pen.line(at, fill=near(rng, self.body, 40), width=rng.choice((1, 2)))
        mask = Image.new("L", big)
        ImageDraw.Draw(mask).rounded_rectangle((4, 4, big[0] - 5, big[1] - 5), self.radius * width * 2, fill=255)
        face.putalpha(mask)
        return face.resize((width, height), Image.Resampling.BOX)

    def _print(self, piece: Piece, size: tuple[int, int]) -> Image.Image:
        mask = Image.new("L", size)
        if piece.number == JOKER:
            self._joker(mask)
            return mask
        cap = self.cap * size[1]
        text = str(piece.number)
        at = size[0] / 2, self.middle * size[1]
        if len(text) == 2:
            mask = self._pair(text, cap, size, at)
        else:
            mask = _glyph(self.font, text, cap, size, at, self.stretch, self.bolder)
        if self.underlined and text in {"6", "9"}:
            half, below = cap * 0.28, at[1] + cap * 0.62
            ImageDraw.Draw(mask).rectangle((at[0] - half, below, at[0] + half, below + cap * 0.09), fill=255)
        elif self.symbol:
            centre, radius = (at[0], at[1] + cap * 0.5 + size[1] * 0.13), size[1] * 0.06
            _symbol(ImageDraw.Draw(mask), self.symbol, centre, radius)
        return mask

    def _pair(self, text: str, cap: float, size: tuple[int, int], at: tuple[float, float]) -> Image.Image:
        digits = [
            _glyph(self.font, digit, cap, (size[1], size[1]), (size[1] / 2, size[1] / 2), self.stretch, self.bolder)
            for digit in text
        ]
        boxes = [digit.getbbox() or (0, 0, 1, 1) for digit in digits]
        gap = round(cap * (0.1 + self.tight))
        wide = boxes[0][2] - boxes[0][0] + gap + boxes[1][2] - boxes[1][0]
        line = Image.new("L", (wide, size[1]))
        line.paste(digits[0].crop((boxes[0][0], 0, boxes[0][2], size[1])), (0, 0))
        line.paste(digits[1].crop((boxes[1][0], 0, boxes[1][2], size[1])), (wide - boxes[1][2] + boxes[1][0], 0))
        most = 0.86 * size[0]
        if wide > most:
            line = line.resize((round(most), size[1]), Image.Resampling.BILINEAR)
        mask = Image.new("L", size)
        mask.paste(line, (round(at[0] - line.width / 2), round(at[1] - size[1] / 2)))
        return mask

    def _joker(self, mask: Image.Image) -> None:
        rng = random.Random(self.joker_seed)
        pen = ImageDraw.Draw(mask)
        width, height = mask.size
        x, y = width / 2, self.middle * height
        radius = min(width * rng.uniform(0.28, 0.42), y * 0.92)
        line = max(2, round(radius * rng.uniform(0.06, 0.16)))

        def part(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
            return x + left * radius, y + top * radius, x + right * radius, y + bottom * radius

        if self.joker in {"letter", "word"}:
            text = "J" if self.joker == "letter" else rng.choice(("JOKER", "Joker"))
            font = ImageFont.truetype(self.joker_font, round(height * (0.4 if text == "J" else 0.15)))
            pen.text((x, y), text, fill=255, font=font, anchor="mm")
            return
        if self.joker == "star":
            points = rng.choice((5, 5, 6, 8))
            inner = rng.uniform(0.35, 0.6)
            star = [
                (x + math.sin(turn) * far * radius, y - math.cos(turn) * far * radius)
                for step in range(points * 2)
                for turn, far in ((math.pi * step / points, inner if step % 2 else 1),)
            ]
            pen.polygon(star, fill=255 if rng.random() < 0.6 else 0, outline=255, width=line)
            return
        if self.joker == "jester":
            for side in (-1, 0, 1):
                tip = x + side * radius, y - radius * (1.0 if side == 0 else 0.7)
                pen.polygon([tip, (x - radius * 0.5, y + radius * 0.1), (x + radius * 0.5, y + radius * 0.1)], fill=255)
                pen.ellipse((tip[0] - line, tip[1] - line, tip[0] + line, tip[1] + line), fill=255)
            pen.ellipse(part(-0.5, -0.1, 0.5, 0.95), fill=0, outline=255, width=line)
            pen.ellipse(part(-0.25, 0.2, -0.1, 0.35), fill=255)
            pen.ellipse(part(0.1, 0.2, 0.25, 0.35), fill=255)
            pen.arc(part(-0.3, 0.2, 0.3, 0.75), 20, 160, fill=255, width=line)
            return
        solid = self.joker == "smile" and rng.random() < 0.5
        fill, on = (255, 0) if solid else (0, 255)
        if self.joker == "smile" or rng.random() < 0.85:
            pen.ellipse(part(-1, -1, 1, 1), fill=fill, outline=255, width=line)
        eye, apart, up = rng.uniform(0.08, 0.24), rng.uniform(0.3, 0.48), rng.uniform(0.1, 0.4)
        flat = rng.uniform(0.4, 1.2)
        for side in (-1, 1):
            centre = side * apart
            box = part(centre - eye, -up - eye * flat, centre + eye, -up + eye * flat)
            if rng.random() < 0.4:
                pen.ellipse(box, outline=on, width=max(2, line // 2))
                pen.ellipse(part(centre - eye / 3, -up - eye / 3, centre + eye / 3, -up + eye / 3), fill=on)
            else:
                pen.ellipse(box, fill=on)
            if self.joker == "face" and rng.random() < 0.8:
                brow = part(centre - eye * 1.6, -up - eye * 2.2, centre + eye * 1.6, -up + eye)
                pen.arc(brow, 200, 340, fill=on, width=max(2, line * 2 // 3))
        if self.joker == "face":
            if rng.random() < 0.8:
                pen.arc(
                    part(-0.18, -0.25, 0.18, rng.uniform(0.12, 0.3)),
                    20,
                    rng.choice((160, 200)),
                    fill=on,
                    width=max(2, line // 2),
                )
            for side in (-1, 1):
                if rng.random() < 0.5:
                    pen.ellipse(part(side * 0.5 - 0.1, 0.1, side * 0.5 + 0.1, 0.28), outline=on, width=2)
        low, wide = rng.uniform(0.4, 0.75), rng.uniform(0.35, 0.65)
        mouth = part(-wide, low - rng.uniform(0.3, 0.9), wide, low)
        if rng.random() < 0.5:
            pen.chord(mouth, 15, 165, fill=on)
        else:
            pen.arc(mouth, 15, 165, fill=on, width=line)


def _glyph(
    font: Path,
    text: str,
    cap: float,
    size: tuple[int, int],
    at: tuple[float, float],
    stretch: float,
    bolder: float,
) -> Image.Image:
    """Digits whose height is `cap`, centred at a point of a mask of this size; lines `bolder` wider, in heights."""
    drawn = ImageFont.truetype(font, max(8, round(cap * 1.4)))
    box = drawn.getbbox(text)
    tall = drawn.getbbox("0")
    glyph = Image.new("L", (round(box[2] - box[0]) + 8, round(box[3] - box[1]) + 8))
    ImageDraw.Draw(glyph).text((4 - box[0], 4 - box[1]), text, fill=255, font=drawn)
    scale = cap / max(1, tall[3] - tall[1])
    glyph = glyph.resize(
        (max(1, round(glyph.width * scale * stretch)), max(1, round(glyph.height * scale))), Image.Resampling.BILINEAR
    )
    mask = Image.new("L", size)
    mask.paste(glyph, (round(at[0] - glyph.width / 2), round(at[1] - glyph.height / 2)))
    if reach := round(abs(bolder) * cap):
        mask = mask.filter((ImageFilter.MaxFilter if bolder > 0 else ImageFilter.MinFilter)(2 * reach + 1))
    return mask


def _squeezed(mask: Image.Image, most: float) -> Image.Image:
    box = mask.getbbox()
    if not box or box[2] - box[0] <= most:
        return mask
    part = mask.crop(box).resize((round(most), box[3] - box[1]), Image.Resampling.BILINEAR)
    squeezed = Image.new("L", mask.size)
    squeezed.paste(part, (round(mask.width / 2 - most / 2), box[1]))
    return squeezed


def _symbol(pen: ImageDraw.ImageDraw, shape: str, at: tuple[float, float], radius: float) -> None:
    x, y = at
    box = (x - radius, y - radius, x + radius, y + radius)
    if shape == "disc":
        pen.ellipse(box, fill=255)
    elif shape == "ring":
        pen.ellipse(box, outline=255, width=max(2, round(radius * 0.3)))
    elif shape == "diamond":
        pen.polygon([(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)], fill=255)
    else:
        half = radius * 0.55
        pen.ellipse((x - radius, y - radius, x, y), fill=255)
        pen.ellipse((x, y - radius, x + radius, y), fill=255)
        pen.polygon([(x - radius, y - half * 0.6), (x + radius, y - half * 0.6), (x, y + radius)], fill=255)


def _lit(face: Image.Image, light: Image.Image) -> Image.Image:
    """A face made lighter or darker by a grey picture, in which 128 changes nothing."""
    change = np.asarray(light, np.int16)[..., None] - 128
    return Image.fromarray(np.clip(np.asarray(face, np.int16) + change, 0, 255).astype(np.uint8))
