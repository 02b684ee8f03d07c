"""A service of a test that answers while the browser is driven: in a thread and an event loop of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any, TypeVar

from playwright.sync_api import Page

from tests.browser.guest import LONG_MS

Service = TypeVar("Service")


@contextmanager
def beside(opening: Callable[[], AbstractAsyncContextManager[Service]]) -> Iterator[Service]:
    """A service for as long as a `with` lasts."""
    loop, ready, over = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    found: list[Service] = []

    async def run() -> None:
        async with opening() as service:
            found.append(service)
            ready.set()
            await over.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),), daemon=True)
    thread.start()
    assert ready.wait(60)
    try:
        yield found[0]
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(60)
        loop.close()


def wait_for(page: Page, what: Callable[[], Any]) -> Any:
    """Look until there is something."""
    for _ in range(LONG_MS // 50):
        if found := what():
            return found
        page.wait_for_timeout(50)
    raise AssertionError("in vain")
