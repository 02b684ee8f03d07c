"""What light and a camera make of a scene: shadows, reflections, black corners, blur, noise, JPEG."""

import io
import math
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.camera.corners import LARGE, OVER, SIZE, box


def lit(picture: Image.Image, rng: random.Random) -> Image.Image:
    """The picture in some light, with a shadow or a reflection."""
    pixels = np.asarray(picture, np.float32)
    y, x = np.mgrid[-1:1:48j, -1:1:48j].astype(np.float32)
    turn = rng.uniform(-math.pi, math.pi)
    slope = (x * math.cos(turn) + y * math.sin(turn)) * rng.uniform(0, 0.3)
    field = 1 + slope - (x**2 + y**2) * rng.uniform(0, 0.18)
    if rng.random() < 0.35:  # the shadow of a head or a lamp's edge
        away = rng.uniform(-math.pi, math.pi)
        edge = (x * math.cos(away) + y * math.sin(away) - rng.uniform(-0.7, 0.9)) / rng.uniform(0.05, 0.5)
        field *= 1 - rng.uniform(0.15, 0.55) / (1 + np.exp(-np.clip(edge, -20, 20)))
    if rng.random() < 0.25:  # a reflection
        spot = np.exp(-((x - rng.uniform(-1, 1)) ** 2 + (y - rng.uniform(-1, 1)) ** 2) / rng.uniform(0.02, 0.4))
        field += spot * rng.uniform(0.1, 0.5)
    smooth = np.asarray(Image.fromarray(field.astype(np.float32)).resize(picture.size, Image.Resampling.BILINEAR))
    warmth = rng.gauss(0, 0.09)
    cast = np.array([1 + warmth, 1 + rng.gauss(0, 0.03), 1 - warmth * 1.2], np.float32)
    bright = math.exp(rng.gauss(-0.08, 0.22))
    pixels = np.clip(pixels * smooth[..., None] * (cast * bright), 0, 255) / 255
    gamma = math.exp(rng.gauss(0, 0.15))
    grey = pixels.mean(2, keepdims=True)
    pixels = grey + (pixels - grey) * rng.uniform(0.7, 1.25)
    return Image.fromarray((np.clip(pixels, 0, 1) ** gamma * 255).astype(np.uint8))


def frame(picture: Image.Image, owners: Image.Image, rng: random.Random) -> None:
    """Black corners and bands, as pictures have that were turned or made square."""
    cut = Image.new("L", picture.size, 255)
    pen = ImageDraw.Draw(cut)
    if rng.random() < 0.5:
        band = rng.uniform(0, 0.25) * LARGE
        kept = (
            (0, band, LARGE, LARGE - band * rng.random())
            if rng.random() < 0.5
            else (band, 0, LARGE - band * rng.random(), LARGE)
        )
        pen.rectangle(kept, fill=0)
    else:
        size = LARGE * rng.uniform(0.9, 1.5)
        pen.polygon(
            [
                tuple(point)
                for point in box(
                    LARGE / 2 + rng.gauss(0, 40),
                    LARGE / 2 + rng.gauss(0, 40),
                    size,
                    size * rng.uniform(0.7, 1.2),
                    rng.uniform(-3, 3),
                )
            ],
            fill=0,
        )
    picture.paste((0, 0, 0), (0, 0, *picture.size), cut)
    owners.paste(0, (0, 0), cut)


def taken(picture: Image.Image, rng: random.Random, noise: np.random.Generator) -> Image.Image:
    """What a camera makes of the picture, in its final size."""
    if rng.random() < 0.6:
        picture = picture.filter(ImageFilter.GaussianBlur(abs(rng.gauss(0, 1.1)) * OVER * 0.7))
    picture = picture.resize((SIZE, SIZE), Image.Resampling.BOX if rng.random() < 0.5 else Image.Resampling.BICUBIC)
    if rng.random() < 0.3:
        picture = picture.filter(ImageFilter.UnsharpMask(1.0, rng.randint(30, 160), 2))
    if rng.random() < 0.6:
        grain = noise.normal(0, abs(rng.gauss(0, 6)), (SIZE, SIZE, 3))
        picture = Image.fromarray(np.clip(np.asarray(picture) + grain, 0, 255).astype(np.uint8))
    return picture


def as_jpeg(picture: Image.Image, quality: int) -> bytes:
    """The picture as a camera keeps it."""
    kept = io.BytesIO()
    picture.save(kept, "JPEG", quality=quality)
    return kept.getvalue()
