"""What must hold at every turn of a deal: nothing is refused, and all that a turn needs is on the screen."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Response, WebSocket

from rummykit.play.deal import Deal
from tests.browser.guest import Sight, Size, Window

OUTSIDE = """([wide, high]) => {
  const faults = [];
  const scrolls = document.documentElement.scrollWidth;
  if (scrolls > wide) faults.push(`the page is ${scrolls} px wide`);
  const needed = [
    "[data-does]", "[data-extra]", "[data-tool]", '[data-zone="hand"] [data-piece]', '[data-zone="rack"]',
    '[data-zone="stock"]', '[data-zone="pile"]',
  ];
  for (const each of document.querySelectorAll(needed)) {
    const { left, top, right, bottom, width } = each.getBoundingClientRect();
    const data = [...each.attributes].filter(({ name }) => name.startsWith("data-"));
    const name = data.map(({ name, value }) => `${name}=${value}`).join(" ");
    if (width > 0 && (left < -1 || top < -1 || right > wide + 1 || bottom > high + 1))
      faults.push(`${name} is outside: ${[left, top, right, bottom].map(Math.round)}`);
    if (!each.matches("[data-does], [data-extra]")) continue;
    const words = document.createRange();
    words.selectNodeContents(each.querySelector("[aria-hidden]:not(.fuse)") ?? each);
    const { left: from, right: to } = words.getBoundingClientRect();
    if (from < left - 1 || to > right + 1) faults.push(`${name} does not hold "${each.textContent.trim()}"`);
  }
  return faults;
}"""
"""What a turn needs and does not find on a screen of this size."""


class Watch:
    """Looks at a window from its first request on; `faults` are what it found wrong, `picture` shows the first."""

    def __init__(self, window: Window, size: Size, picture: Path | None) -> None:
        self.window = window
        self.size = size
        self.picture = picture
        self.faults: list[str] = []
        window.page.on("response", self._answered)
        window.page.on("websocket", self._connected)

    def close(self) -> None:
        """Listen to nothing any more."""
        self.window.page.remove_listener("response", self._answered)
        self.window.page.remove_listener("websocket", self._connected)

    def look(self, sight: Sight, _deal: Deal) -> None:
        """The page as it is in this turn."""
        outside = self.window.page.evaluate(OUTSIDE, list(self.size))
        if outside and not self.faults and self.picture is not None:
            self.window.page.screenshot(path=self.picture)
        for fault in outside:
            if not any(known.endswith(fault) for known in self.faults):
                self.faults.append(f"turn {sight.turn}, {sight.phase}: {fault}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status} from {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        asked: dict[int, str] = {}

        def sent(frame: str | bytes) -> None:
            message = json.loads(frame)
            asked[message.get("id")] = message["type"]

        def heard(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "refused":
                question = asked.get(message.get("id"))
                self.faults.append(f"{question} refused: {message['code']} {message['text']}")

        socket.on("framesent", sent)
        socket.on("framereceived", heard)
