"""What lies below and around the tiles in drawn pictures: wood, weave, stone, cloth, and plain tables."""

import math
import random
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFilter

SIZE = 640
Texture = npt.NDArray[np.float32]


def cloud(rng: np.random.Generator, across: float, down: float, octaves: int = 4) -> Texture:
    """Noise between about −1 and 1 on a square of `SIZE`, its coarsest features so many pixels wide and high."""
    total = np.zeros((SIZE, SIZE), np.float32)
    weight, sum_of_squares = 1.0, 0.0
    for _ in range(octaves):
        size = max(2, round(SIZE / down) + 3), max(2, round(SIZE / across) + 3)
        small = rng.standard_normal(size).astype(np.float32)
        layer = Image.fromarray(small).resize((SIZE, SIZE), Image.Resampling.BICUBIC)
        total += weight * np.asarray(layer)
        sum_of_squares += weight**2
        weight, across, down = weight * 0.6, max(1.0, across / 2.1), max(1.0, down / 2.1)
    return total / (1.6 * math.sqrt(sum_of_squares))


def between(low: Sequence[int], high: Sequence[int], share: Texture) -> Texture:
    """Colours between two, by a share from 0 to 1 at each point."""
    share = np.clip(share, 0, 1)[..., None]
    blend: Texture = np.array(low, np.float32) * (1 - share) + np.array(high, np.float32) * share
    return blend


def wood(rng: random.Random, noise: np.random.Generator) -> Texture:
    """Boards with grain, now and then a knot and seams."""
    dark = rng.choice(
        ((60, 34, 22), (88, 52, 30), (120, 78, 48), (150, 110, 70), (40, 26, 20), (180, 150, 110), (110, 90, 75))
    )
    light = tuple(min(255, round(part * rng.uniform(1.25, 1.8) + 12)) for part in dark)
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    warp = cloud(noise, 400, 120, 2) * rng.uniform(5, 40)
    for _ in range(rng.randrange(3)):
        knot_x, knot_y, reach = rng.uniform(0, SIZE), rng.uniform(0, SIZE), rng.uniform(15, 60)
        away = ((x - knot_x) / 2.5) ** 2 + (y - knot_y) ** 2
        warp += np.sign(y - knot_y) * reach * np.exp(-away / reach**2)
    rings = np.sin((y + warp) / rng.uniform(3, 14) + cloud(noise, 300, 60, 2) * 3)
    grain = cloud(noise, rng.uniform(60, 250), rng.uniform(2, 6), 3)
    share = 0.5 + rng.uniform(0.05, 0.3) * rings + rng.uniform(0.1, 0.35) * grain + 0.2 * cloud(noise, 500, 100, 2)
    if rng.random() < 0.4:
        board = rng.uniform(60, 240)
        number = (y // board).astype(int)
        share += noise.uniform(-0.25, 0.25, 64)[number % 64]
        share -= 0.5 * ((y % board) < rng.uniform(1, 4))
    return between(dark, light, share)


def weave(rng: random.Random, noise: np.random.Generator) -> Texture:
    """A carpet or coarse cloth: threads over and under each other, of changing colours."""
    across, down = math.exp(rng.uniform(1.1, 3.2)), math.exp(rng.uniform(1.1, 3.4))
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    x = x + cloud(noise, 60, 60, 2) * across * rng.uniform(0, 0.5)
    y = y + cloud(noise, 60, 60, 2) * down * rng.uniform(0, 0.5)
    column, row = np.floor(x / across).astype(int), np.floor(y / down).astype(int)
    round_x, round_y = np.abs(np.sin(math.pi * x / across)), np.abs(np.sin(math.pi * y / down))
    over = (column + row) % 2 == 0
    thread = np.where(over, round_x * (0.55 + 0.45 * round_y), round_y * (0.55 + 0.45 * round_x))
    tone = noise.normal(0, 1, 512)[column % 512] * rng.uniform(0, 0.3) + noise.normal(0, 1, 512)[
        row % 512
    ] * rng.uniform(0, 0.15)
    tone = tone + cloud(noise, rng.uniform(6, 40), rng.uniform(20, 200), 3) * rng.uniform(0, 0.4)
    if rng.random() < 0.5:  # coarse yarn: each loop of another tone, and fibres
        tone += noise.normal(0, 1, 997)[(column * 71 + row * 13) % 997] * rng.uniform(0.1, 0.35)
        tone += cloud(noise, rng.uniform(1, 3), rng.uniform(8, 30), 2) * rng.uniform(0, 0.25)
    dark = tuple(rng.randint(20, 120) for _ in range(3)) if rng.random() < 0.4 else (rng.randint(40, 110),) * 3
    light = tuple(min(255, part + rng.randint(70, 150)) for part in dark)
    if rng.random() < 0.4:
        light = (rng.randint(200, 245), rng.randint(195, 240), rng.randint(180, 235))
    share = 0.15 + 0.7 * thread * rng.uniform(0.6, 1.0) + tone + noise.normal(0, 0.06, (SIZE, SIZE))
    return between(dark, light, share.astype(np.float32))


def stone(rng: random.Random, noise: np.random.Generator) -> Texture:
    """Marble with veins, or speckled granite."""
    light = tuple(rng.randint(215, 250) for _ in range(3)) if rng.random() < 0.6 else (rng.randint(60, 200),) * 3
    dark = tuple(round(part * rng.uniform(0.45, 0.8)) for part in light)
    size = rng.uniform(100, 400)
    if rng.random() < 0.7:
        veins = np.exp(-np.abs(cloud(noise, size, size * rng.uniform(0.4, 1), 5)) * rng.uniform(6, 25))
        share = 1 - rng.uniform(0.3, 0.9) * veins - 0.2 * np.clip(cloud(noise, 300, 300), 0, 1)
    else:
        share = 0.6 + 0.5 * cloud(noise, rng.uniform(2, 9), rng.uniform(2, 9), 2)
    return between(dark, light, share)


def plain(rng: random.Random, noise: np.random.Generator) -> Texture:
    """One colour, with the grain of paint, felt or paper."""
    chosen = rng.choice(
        (
            (200, 202, 208),
            (235, 233, 228),
            (30, 90, 50),
            (120, 20, 30),
            (25, 45, 90),
            (40, 40, 44),
            (170, 140, 110),
            (130, 130, 130),
        )
    )
    colour = [max(0, min(255, part + rng.randint(-25, 25))) for part in chosen]
    grain = cloud(noise, rng.uniform(1, 5), rng.uniform(1, 5), 2) * rng.uniform(0, 14) + cloud(
        noise, 200, 200, 3
    ) * rng.uniform(0, 10)
    return np.array(colour, np.float32) + grain[..., None]


def printed(rng: random.Random, noise: np.random.Generator) -> Texture:
    """A tablecloth with checks, stripes, dots, flowers or letters."""
    ground = Image.fromarray(np.clip(plain(rng, noise), 0, 255).astype(np.uint8))
    pen = ImageDraw.Draw(ground)
    step = rng.uniform(12, 90)
    inks = [tuple(rng.randint(0, 255) for _ in range(3)) for _ in range(3)]
    kind = rng.choice(("checks", "stripes", "shapes", "letters"))
    if kind in {"checks", "stripes"}:
        for place in range(0, SIZE, max(4, round(step))):
            pen.rectangle((place, 0, place + step * 0.4, SIZE), fill=inks[0])
        if kind == "checks":
            over = Image.new("L", ground.size)
            for place in range(0, SIZE, max(4, round(step))):
                ImageDraw.Draw(over).rectangle((0, place, SIZE, place + step * 0.4), fill=130)
            ground.paste(Image.new("RGB", ground.size, inks[1]), (0, 0), over)
    else:
        for _ in range(rng.randint(20, 160)):
            x, y, size = rng.uniform(0, SIZE), rng.uniform(0, SIZE), rng.uniform(4, step)
            ink = rng.choice(inks)
            if kind == "letters":
                pen.text((x, y), rng.choice("ABCDEFGHKLMNORSTUVXZ&?%*+0123456789"), fill=ink, font_size=max(8, size))
            elif rng.random() < 0.5:
                pen.ellipse(
                    (x, y, x + size, y + size * rng.uniform(0.3, 1)),
                    fill=ink if rng.random() < 0.6 else None,
                    outline=ink,
                    width=3,
                )
            else:
                pen.polygon(
                    [(x + rng.uniform(-size, size), y + rng.uniform(-size, size)) for _ in range(rng.randint(3, 6))],
                    fill=ink,
                )
    return np.asarray(ground.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 1.5))), np.float32)


KINDS = (wood, wood, wood, weave, weave, weave, stone, plain, plain, printed)


def ground(seed: int) -> Image.Image:
    """A piece of ground, `SIZE` pixels square; the same seed gives the same."""
    rng, noise = random.Random(seed), np.random.default_rng(seed)
    return Image.fromarray(np.clip(rng.choice(KINDS)(rng, noise), 0, 255).astype(np.uint8))
