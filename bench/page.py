"""How soon a person can begin on a slow phone: bytes, requests and times of a first visit and of a later one.

The line and the processor are Chromium's emulation of a phone on a poor network, as Lighthouse has it.
"""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from bench.load.hosts import rummykit
from bench.table import progress, show

ROUNDS = 3
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
"""150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up."""
SLOWER = 4
"""How many times slower the processor is."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

AWAITED = {
    "home": "main button.primary",
    "table": '[data-zone="rack"] [data-piece]',
    "scorepad": "main button.primary",
}
"""What a person waits for on each page: the first button to play, the hand, the button that begins a sheet."""

WATCH = """
  window.awaited = new Promise((resolve) => {
    const there = () => document.querySelector(%s)?.checkVisibility();
    const look = () => there() ? resolve(performance.now()) : setTimeout(look, 10);
    look();
  });
"""
PAINTS = """() => new Promise((resolve) => {
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
  new PerformanceObserver((list) => resolve([first, list.getEntries().at(-1).startTime]))
    .observe({ type: "largest-contentful-paint", buffered: true });
})"""


@dataclass(frozen=True, slots=True)
class Visit:
    """What one visit took: bytes over the line and requests for them, milliseconds until something could be seen."""

    bytes: int
    requests: int
    first_paint: float
    largest_paint: float
    awaited: float


def main() -> None:
    """Prints the table."""
    path = next((found for name in ("chromium-headless-shell", "chromium") if (found := shutil.which(name))), None)
    if path is None:
        print("The page is measured in Chromium: apt-get install chromium")
        return
    rows = []
    with (
        tempfile.TemporaryDirectory() as folder,
        rummykit(Path(folder) / "tables.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for at, page in enumerate(AWAITED):
            progress("Opening pages", at, len(AWAITED))
            first, later = zip(
                *(_twice(browser, f"http://127.0.0.1:{server.port}", page) for _ in range(ROUNDS)), strict=True
            )
            rows += [_row(f"{page}, first visit", first), _row(f"{page}, later", later)]
        browser.close()
    heads = ["page", "kB", "requests", "first paint ms", "largest paint ms", "ready ms"]
    show("First load at 1.6 Mbit/s, 150 ms, processor four times slower", heads, rows)


def _row(name: str, visits: tuple[Visit, ...]) -> list[object]:
    each = zip(*((v.bytes, v.requests, v.first_paint, v.largest_paint, v.awaited) for v in visits), strict=True)
    sent, requests, *times = (median(values) for values in each)
    return [name, sent / 1000, int(requests), *times]


def _twice(browser: Browser, base: str, page: str) -> tuple[Visit, Visit]:
    """A first visit of somebody, and the next one."""
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True, device_scale_factor=2, locale="en-GB"
    )
    try:
        address = f"{base}/{page}"
        if page == "home":
            address = base
        elif page == "table":
            asked = {"game": "rummikub", "name": "Ada", "seats": 2, "bots": 1, "turn_seconds": None, "start": True}
            made: dict[str, Any] = context.request.post(f"{base}/api/tables", data=asked).json()
            address = f"{base}/t/{made['id']}"
        return _visit(context, address, AWAITED[page]), _visit(context, address, AWAITED[page])
    finally:
        context.close()


def _visit(context: BrowserContext, address: str, awaited: str) -> Visit:
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    sent: list[str] = []
    received: list[float] = []
    line.on("Network.requestWillBeSent", lambda event: sent.append(event["request"]["url"]))
    line.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.add_init_script(WATCH % repr(awaited))
    page.goto(address, wait_until="commit")
    seen = page.evaluate("window.awaited")
    taken = sum(received), len(sent)
    first, largest = page.evaluate(PAINTS)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    line.send("Network.emulateNetworkConditions", LINE | {"latency": 0, "downloadThroughput": -1})
    page.evaluate("navigator.serviceWorker?.ready.then(() => null)")  # what a later visit finds is there
    page.wait_for_timeout(300)
    page.close()
    return Visit(int(taken[0]), taken[1], first, largest, seen)
