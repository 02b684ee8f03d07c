"""Windows that are used again: one that has shown the page before loads it sooner than a new one."""

from __future__ import annotations

from typing import Any, TypeAlias

from playwright.sync_api import Browser, Error

from tests.browser.guest import DESK, Size, Window

How: TypeAlias = tuple[bool, tuple[tuple[str, str], ...]]

MOST_IDLE = 4
"""Each keeps a process and its memory."""
FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
}"""


class Windows:
    """The browser windows on one server. A test gets windows that look new, and returns all of them at its end."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser = browser
        self.base = base
        self._idle: list[tuple[How, Window]] = []
        self._lent: list[tuple[How | None, Window]] = []

    def open(self, *, size: Size = DESK, touch: bool = False, fresh: bool = False, **how: Any) -> Window:
        """A window of a size; `fresh` is one that has loaded nothing yet, and `how` goes to its browser context.

        Nothing moves in it, unless `reduced_motion` is "no-preference".
        """
        how.setdefault("reduced_motion", "reduce")
        usual = not fresh and how.keys() <= {"locale", "color_scheme", "reduced_motion"}
        kind: How | None = (touch, tuple(sorted(how.items()))) if usual else None
        known = next((each for each in self._idle if each[0] == kind), None)
        if known is None:
            window = Window.open(self.browser, self.base, size=size, touch=touch, **how)
        else:
            self._idle.remove(known)
            window = known[1]
            width, height = size
            window.page.set_viewport_size({"width": width, "height": height})
        self._lent.append((kind, window))
        return window

    def take_back(self, *, keep: bool = True) -> list[str]:
        """Take back all that were lent, to use them again if they are to be kept; what their pages complained about."""
        lent, self._lent = self._lent, []
        complaints: list[str] = []
        for kind, window in lent:
            complaints += window.complaints
            if kind is None or not keep or window.spoilt or window.complaints or window.page.is_closed():
                window.context.close()
            else:
                try:
                    clear(window, dict(kind[1]))
                except Error:  # it was going elsewhere by itself
                    window.context.close()
                else:
                    self._idle.append((kind, window))
        while len(self._idle) > MOST_IDLE:
            self._idle.pop(0)[1].context.close()
        return complaints

    def close(self) -> None:
        """Close those that nobody has."""
        while self._idle:
            self._idle.pop()[1].context.close()


def clear(window: Window, how: dict[str, Any]) -> None:
    """Make a window like a new one: it has stored nothing, shows nothing, and no pointer is over it."""
    page, context = window.page, window.context
    for other in context.pages:
        if other != page:
            other.close()
    context.set_offline(False)
    context.unroute_all()
    page.unroute_all()
    page.goto(f"{window.base}/healthz")
    page.evaluate(FORGET)
    context.clear_cookies()
    context.clear_permissions()
    page.emulate_media(color_scheme=how.get("color_scheme", "light"), reduced_motion=how["reduced_motion"])
    page.mouse.up()
    page.mouse.move(-1, -1)
