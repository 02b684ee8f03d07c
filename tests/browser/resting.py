"""Waits until nothing of a page moves any more, instead of for a time in which it should have come to rest."""

from __future__ import annotations

from tests.browser.guest import Size, Window

AT_REST = """async () => {
  const quiet = 150, until = performance.now() + 20000;
  let changed = performance.now();
  // What counts time down moves for as long as there is time.
  const counts = ({ target }) => target.matches?.(".fuse, [role=timer], [style*='--share'], circle.left");
  const observer = new MutationObserver((seen) => seen.every(counts) || (changed = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  const moves = () => document.getAnimations().some(
    ({ playState, effect }) => playState === "running" && !counts(effect) && effect.getComputedTiming().endTime < 5000);
  await document.fonts.ready;
  while (performance.now() < until) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    if (moves()) changed = performance.now();
    if (performance.now() - changed >= quiet) break;
  }
  observer.disconnect();
}"""
"""Until a sixth of a second has passed in which nothing was animated and nothing of the page has changed.

What never stands still is looked at after twenty seconds all the same.
"""


def at_rest(window: Window) -> None:
    """Wait until everything has come to rest where it belongs."""
    window.page.evaluate(AT_REST)


def resize(window: Window, size: Size) -> None:
    """Give a window another size, and wait until the page has adapted to it."""
    width, height = size
    window.page.set_viewport_size({"width": width, "height": height})
    window.page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=list(size))
    at_rest(window)
