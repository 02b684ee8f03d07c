"""Every entry of the gallery looks as it is stored: one at a desk, the next on a phone, in the light or in the dark.

`make fuzz` looks at both, in light and dark. Where that is meant to change, `make pictures` stores anew; what
differs is in `test-results/gallery`: as it is now, and white where it differs.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Served
from tests.browser.gallery import (
    SCHEMES,
    SIZES,
    STORED,
    FontMissing,
    difference,
    entries,
    gallery_page,
    name_of,
    pictures,
    stored,
)
from tests.examples import FUZZ
from tests.server.services import REQUIRED

RESULTS = Path(__file__).parents[2] / "test-results/gallery"
ENTRIES = sorted({path.stem.rsplit("-", 2)[0] for path in STORED.glob("*.webp")})

Gallery = tuple[Page, str]


@pytest.fixture(scope="session")
def gallery(chromium: Browser, shared: Served) -> Gallery:
    """The gallery in a window, with the address of its server."""
    base = f"http://127.0.0.1:{shared.process.port}"
    try:
        return gallery_page(chromium, base), base
    except FontMissing as missing:
        if REQUIRED in os.environ:
            raise
        pytest.skip(str(missing))


def test_every_entry_has_its_pictures(gallery: Gallery) -> None:
    page, base = gallery
    page.goto(f"{base}/gallery")
    page.locator("[data-entry]").first.wait_for()
    wanted = {name_of(entry, size, scheme) for entry in entries(page) for size in SIZES for scheme in SCHEMES}
    assert {path.stem for path in STORED.glob("*.webp")} == wanted, "make pictures"


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_entry_looks_as_it_is_stored(gallery: Gallery, entry: str) -> None:
    found = []
    for name, now in pictures(*gallery, entry, which=None if FUZZ else ENTRIES.index(entry)):
        before = stored(name)
        assert before is not None, f"{name} is not stored: make pictures"
        if (differs := difference(before, now)) is None:
            continue
        RESULTS.mkdir(parents=True, exist_ok=True)
        now.save(RESULTS / f"{name}.png")
        differs.picture.save(RESULTS / f"{name}-difference.png")
        found.append(f"{name}: {differs.said}")
    assert not found, "\n".join([*found, f"see {RESULTS}; make pictures if it is meant so"])


def drawn(*dots: tuple[int, int, int], paper: str = "#e0e0d8") -> Image.Image:
    """A piece of paper with dots of a radius on it, given as (x, y, radius)."""
    image = Image.new("RGB", (320, 200), paper)
    for x, y, radius in dots:
        ImageDraw.Draw(image).ellipse((x - radius, y - radius, x + radius, y + radius), fill="#601010")
    return image


def test_what_is_drawn_a_point_aside_is_alike() -> None:
    assert difference(drawn((60, 60, 20)), drawn((61, 60, 20))) is None
    assert difference(drawn(), drawn().crop((0, 0, 320, 198))) is None


@pytest.mark.parametrize(
    "other",
    [
        drawn((60, 60, 20), (200, 100, 4)),
        drawn((64, 60, 20)),
        drawn((60, 60, 20), paper="#d0e0d8"),
        drawn().crop((0, 0, 320, 190)),
    ],
    ids=["a mark", "moved", "another colour of the paper", "shorter"],
)
def test_what_a_person_would_see_differs(other: Image.Image) -> None:
    assert difference(drawn((60, 60, 20)), other) is not None
