"""A person with a cookie who comes from an address of its own on this machine, and costs next to nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bench.load.sockets import Socket, connect


class Refused(OSError):
    """The server did not give what was asked for."""


class Visitor:
    """HTTP over one connection that is kept, and sockets with the cookie that came by it."""

    def __init__(self, port: int, source: str) -> None:
        self._port = port
        self._source = source
        self._cookie: str | None = None
        self._kept: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """A request and its answer: status and body."""
        if self._kept is None:
            self._kept = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._source, 0))
        reader, writer = self._kept
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}"]
        if body:
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        if self._cookie is not None:
            lines.append(f"Cookie: {self._cookie}")
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        size = 0
        for line in head[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                size = int(value)
            elif name.lower() == "set-cookie":
                self._cookie = value.partition(";")[0]
        return int(head[0].split()[1]), await reader.readexactly(size)

    async def get(self, path: str) -> int:
        """Fetch a page; the status."""
        return (await self.ask("GET", path))[0]

    async def make(self, **asked: Any) -> str:
        """Make a table; its id. Raises `Refused`."""
        status, body = await self.ask("POST", "/api/tables", json.dumps({"name": "V", **asked}).encode())
        if status != 201:
            raise Refused(f"no table: {status}")
        return str(json.loads(body)["id"])

    async def socket(
        self, table: str, heard: Callable[[bytes], None], gone: Callable[[], None] = lambda: None
    ) -> Socket:
        """An open socket at a table; raises `OSError`."""
        path = f"/api/tables/{table}/socket"
        return await connect(self._port, path, heard, cookie=self._cookie, gone=gone, source=self._source)

    def leave(self) -> None:
        """Let go of the connection that is kept."""
        if self._kept is not None:
            self._kept[1].transport.abort()
            self._kept = None


def raise_open_files(wanted: int) -> None:
    """Let this process have so many files open, as far as the system allows."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < wanted:
            resource.setrlimit(
                resource.RLIMIT_NOFILE, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard)
            )
