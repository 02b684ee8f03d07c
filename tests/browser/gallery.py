"""The gallery in pictures: each entry at two sizes, light and dark, beside the pictures that are stored.

`make pictures` takes them and stores those that are missing or differ. A stored picture is half as wide as the window,
with 32 steps of each colour. Two are alike where each point has its colour within a point's distance in the other, so
that letters drawn by another version of Chromium do no harm, and where areas have the same colour on average.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple, cast, get_args

from PIL import Image, ImageChops, ImageFilter, ImageOps
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, browser_here
from tests.browser.guest import DESK, LONG_MS, PHONE, PLAYED_BEFORE, Size
from tests.server.process import MANY_VISITORS, ServerProcess

Scheme = Literal["light", "dark"]

STORED: Final = Path(__file__).parent / "gallery"
SIZES: Final[dict[str, Size]] = {"desk": DESK, "phone": PHONE}
SCHEMES: Final[tuple[Scheme, ...]] = get_args(Scheme)

FONT: Final = "NotoSansCJKjp"
"""The font of the pictures, of Debian's fonts-noto-cjk, which `.ci/run` installs: by its PostScript name."""

_STYLE = f"""
@font-face {{ font-family: Pictured; src: local("{FONT}-Regular"); font-weight: 1 500; }}
@font-face {{ font-family: Pictured; src: local("{FONT}-Bold"); font-weight: 501 1000; }}
:root, :root:lang(zh), :root:lang(ja) {{ --sans: Pictured !important; }}
/* Noise makes files large, and may be another one in another Chromium. */
.felt {{ --cloth: none !important; }}
/* What differs from run to run, and emoji, which are of any font. */
input[readonly] {{ color: transparent !important; }}
[data-phrase] {{ inline-size: 96px; overflow: hidden; color: transparent !important; }}
"""
_STILL = """
  sessionStorage.clear();
  localStorage.clear();
  performance.now = () => 1000;
  document.addEventListener("DOMContentLoaded", () => {
    const style = document.createElement("style");
    style.textContent = STYLE;
    document.head.append(style);
  });
""".replace("STYLE", repr(_STYLE))

_AT_REST = """async () => {
  await document.fonts.ready;
  await new Promise((done) => {
    let timer = setTimeout(done, 100);
    const wait = () => (clearTimeout(timer), (timer = setTimeout(done, 100)));
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(wait).observe(document, everything);
  });
}"""
"""Waits until nothing of the page has changed for a tenth of a second."""

_FAR = 80
"""So far from every colour around it a point differs, of 255."""
_MOST_POINTS = 24
_AREA = 16
_AREA_FAR = 12
_MOST_AREAS = 2
_MOST_ROWS = 3
"""By so many rows of points may the height of a long entry differ."""


class FontMissing(Exception):
    """The font of the pictures is not installed here."""


class Difference(NamedTuple):
    """Where two pictures differ: white where they do, and how much in words."""

    picture: Image.Image
    said: str


def name_of(entry: str, size: str, scheme: str) -> str:
    """The name of a picture, without its ending."""
    return f"{entry}-{size}-{scheme}"


def gallery_page(browser: Browser, base: str) -> Page:
    """A page on which nothing moves, in the font of the pictures; raises `FontMissing`."""
    context = browser.new_context(
        device_scale_factor=1,
        locale="en-GB",
        timezone_id="UTC",
        reduced_motion="reduce",
        service_workers="block",
        bypass_csp=True,
    )
    context.set_default_timeout(LONG_MS)
    context.add_init_script(_STILL + PLAYED_BEFORE)
    page = context.new_page()
    page.goto(f"{base}/gallery")
    page.locator("[data-entry]").first.wait_for()
    if not page.evaluate("document.fonts.load('16px Pictured').then((found) => found.length > 0, () => false)"):
        raise FontMissing(f"there is no {FONT} here: apt-get install fonts-noto-cjk")
    return page


def entries(page: Page) -> list[str]:
    """The entries that the gallery has."""
    return page.locator("[data-entry]").all_inner_texts()


def show(page: Page, base: str, entry: str) -> None:
    """Go to an entry, and wait until it has come to rest."""
    page.goto(f"{base}/gallery?show={entry}")
    page.locator("#app > :nth-child(2)").first.wait_for(state="attached")
    page.locator(".rules > [role=status]").wait_for(state="detached")
    page.evaluate(_AT_REST)


def picture(page: Page, scheme: Scheme) -> Image.Image:
    """The entry that is shown, as it would be stored."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    shot = page.screenshot(full_page=True, animations="disabled", caret="hide", scale="css")
    return ImageOps.posterize(Image.open(io.BytesIO(shot)).convert("RGB").reduce(2), 5)


def pictures(page: Page, base: str, entry: str, *, which: int | None = None) -> Iterator[tuple[str, Image.Image]]:
    """The entry at every size, light and dark, each picture with its name; the page is loaded once.

    Sets of tiles would stay where they lay at the other size: those are loaded again. With `which` there is one picture
    of the four, up to that number.
    """
    wanted = [(size, scheme) for size in SIZES for scheme in SCHEMES]
    wanted = wanted if which is None else [wanted[which % len(wanted)]]
    shown: str | None = None
    for size, scheme in wanted:
        if size != shown:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            if shown is None or page.locator("[data-cell]").count():
                show(page, base, entry)
            page.evaluate(_AT_REST)
            shown = size
        yield name_of(entry, size, scheme), picture(page, scheme)


def stored(name: str) -> Image.Image | None:
    """The picture that is stored under a name."""
    path = STORED / f"{name}.webp"
    return Image.open(path).convert("RGB") if path.is_file() else None


def difference(before: Image.Image, now: Image.Image) -> Difference | None:
    """How two pictures differ; None where they are alike."""
    if before.width != now.width or abs(before.height - now.height) > _MOST_ROWS:
        both = ImageChops.difference(before, now.resize(before.size))
        return Difference(both, f"it measures {now.size} instead of {before.size}")
    height = min(before.height, now.height)
    before, now = (each.crop((0, 0, each.width, height)) for each in (before, now))
    points = _beyond(ImageChops.lighter(_strayed(before, now), _strayed(now, before)), _FAR)
    small = [each.reduce(_AREA) for each in (before, now)]
    areas = _beyond(ImageChops.difference(*small), _AREA_FAR)
    differing, wide = points.histogram()[-1], areas.histogram()[-1]
    if differing <= _MOST_POINTS and wide <= _MOST_AREAS:
        return None
    shown = ImageChops.lighter(points, areas.resize(points.size, Image.Resampling.NEAREST))
    share = 100 * shown.histogram()[-1] / (shown.width * shown.height)
    left, top, right, bottom = (2 * edge for edge in shown.getbbox() or (0, 0, 0, 0))
    where = f"from ({left}, {top}) to ({right}, {bottom}) of the page"
    return Difference(shown, f"{differing} points and {wide} areas, {share:.2f} % of it, differ, {where}")


def _strayed(one: Image.Image, other: Image.Image) -> Image.Image:
    """By how much each point of one picture is out of the colours around that point of the other."""
    least, most = other.filter(ImageFilter.MinFilter(3)), other.filter(ImageFilter.MaxFilter(3))
    return ImageChops.lighter(ImageChops.subtract(one, most), ImageChops.subtract(least, one))


def _beyond(strayed: Image.Image, far: int) -> Image.Image:
    """White where any of the colours is so far out."""
    red, green, blue = strayed.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point(lambda value: 255 if cast(int, value) > far else 0)


def main() -> None:
    """Store every picture that is missing or differs, and delete those of entries that are gone; say which."""
    STORED.mkdir(exist_ok=True)
    gone = {path.stem for path in STORED.glob("*.webp")}
    with (
        tempfile.TemporaryDirectory() as place,
        ServerProcess(Path(place) / "tables.sqlite3", limits=MANY_VISITORS) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_here(), args=FLAGS)
        base = f"http://127.0.0.1:{server.port}"
        page = gallery_page(browser, base)
        for entry in entries(page):
            for name, now in pictures(page, base, entry):
                gone.discard(name)
                before = stored(name)
                found = None if before is None else difference(before, now)
                if before is None or found is not None:
                    now.save(STORED / f"{name}.webp", lossless=True, method=4)
                    print(f"{name}: {'new' if found is None else found.said}", flush=True)
        browser.close()
    for name in sorted(gone):
        (STORED / f"{name}.webp").unlink()
        print(f"{name}: gone")
    kept = list(STORED.glob("*.webp"))
    print(f"{len(kept)} pictures, {sum(path.stat().st_size for path in kept) / 2**20:.2f} MiB")


if __name__ == "__main__":
    try:
        main()
    except FontMissing as missing:
        sys.exit(str(missing))
