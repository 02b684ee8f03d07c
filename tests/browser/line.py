"""The line of one browser to the server, which a test can cut and mend."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import WebSocketRoute

from tests.browser.guest import Window


@dataclass
class Line:
    """Every socket of a window goes through here; made before its page is opened."""

    window: Window
    is_cut: bool = False
    swallows: bool = False
    """What the page sends does not arrive, though the line seems whole."""
    open: list[tuple[WebSocketRoute, WebSocketRoute]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.window.spoilt = True
        self.window.page.route_web_socket(re.compile(r"/api/"), self._through)

    def _through(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close()
        else:
            server = socket.connect_to_server()
            socket.on_message(lambda message: None if self.swallows else server.send(message))
            self.open.append((socket, server))

    def cut(self) -> None:
        """Nothing goes through any more, and no new socket is had."""
        self.is_cut = True
        while self.open:
            for end in self.open.pop():
                end.close()
        self.window.page.locator('[data-link="reconnecting"]').wait_for()

    def mend(self) -> None:
        """The page finds its way back by itself."""
        self.is_cut = self.swallows = False
        self.window.page.locator('[data-link="open"]').wait_for()
