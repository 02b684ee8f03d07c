"""A mail server of our own on this machine: it keeps what it is handed, and answers as a test says."""

from __future__ import annotations

import asyncio
import email
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.policy import default

from rummykit.server.notify.mail_server import MailSettings
from tests.server.guest import PATIENCE

PAGE = "https://rummy.example"


class MailService:
    """Takes letters. `answers` are those to the next recipients, 250 once none are left; at "hang" it is silent."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: list[EmailMessage] = []
        self.asked = 0
        self.open = self.most_open = 0
        self.answers: list[str] = []
        self._changed = asyncio.Condition()

    @property
    def settings(self) -> MailSettings:
        """How a server of rummy has its letters sent through this one."""
        return MailSettings(host="127.0.0.1", port=self.port, sender="host@rummy.example", page=PAGE)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(true)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One session of SMTP."""
        self.open += 1
        self.most_open = max(self.most_open, self.open)
        try:
            writer.write(b"220 here\r\n")
            while line := (await reader.readline()).decode("ascii"):
                writer.write((await self._answer(line, reader, writer) + "\r\n").encode())
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            self.open -= 1
            writer.close()

    async def _answer(self, line: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> str:
        word = line[:4].upper()
        if word == "RCPT":
            answer = self.answers.pop(0) if self.answers else "250 yes"
            await self._told(asked=1)
            if answer == "hang":
                await reader.read()
            return answer
        if word == "DATA":
            writer.write(b"354 go on\r\n")
            raw = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
            letter = email.message_from_bytes(raw.replace(b"\r\n..", b"\r\n."), policy=default)
            assert isinstance(letter, EmailMessage)
            self.letters.append(letter)
            await self._told()
        return "221 bye" if word == "QUIT" else "250 yes"

    async def _told(self, asked: int = 0) -> None:
        async with self._changed:
            self.asked += asked
            self._changed.notify_all()


def link_in(letter: EmailMessage) -> str:
    """The token of the last link of a letter."""
    found = re.findall(rf"{PAGE}/mail/(\S+)", str(letter.get_content()))
    return str(found[-1])


@asynccontextmanager
async def mail_service() -> AsyncIterator[MailService]:
    """A mail server, for as long as a `with` lasts."""
    service = MailService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
