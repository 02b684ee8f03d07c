"""A mail server of our own on this machine: it keeps what it is handed, and answers as a test says.

It speaks TLS where it is given a certificate, from the first byte or after STARTTLS, and then takes letters only from
who has signed in, where it knows an account.
"""

from __future__ import annotations

import asyncio
import base64
import email
import re
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.policy import default

from rummykit.server.features.notices.mail_settings import MailSettings
from tests.server.guest import PATIENCE

PAGE = "https://rummy.example"


class MailService:
    """Takes letters. `answers` are those to the next recipients, 250 once none are left; at "hang" it is silent.

    `instead` are answers to other words, for as long as they stand there: "HELLO" is the greeting, "end" the answer to
    a letter. `account` is the name and password of who may send. `signed_in` counts those who did, `secured` the
    sessions that became TLS.
    """

    def __init__(self) -> None:
        self.port = 0
        self.host = "127.0.0.1"
        self.letters: list[EmailMessage] = []
        self.asked = self.secured = self.signed_in = 0
        self.open = self.most_open = 0
        self.answers: list[str] = []
        self.instead: dict[str, str] = {}
        self.account: tuple[str, str] | None = None
        self.starttls: ssl.SSLContext | None = None
        self._changed = asyncio.Condition()

    @property
    def settings(self) -> MailSettings:
        """How a server of rummy has its letters sent through this one."""
        user, password = self.account or (None, None)
        return MailSettings(
            host=self.host, port=self.port, sender="host@rummy.example", page=PAGE, user=user, password=password
        )

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(true)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One session of SMTP."""
        self.open += 1
        self.most_open = max(self.most_open, self.open)
        self.secured += writer.get_extra_info("sslcontext") is not None
        try:
            writer.write(f"{self.instead.get('HELLO', '220 here')}\r\n".encode())
            while line := (await reader.readline()).decode("ascii"):
                word = line[:4].upper()
                answer = self.instead.get(word) or await self._answer(word, line, reader, writer)
                if answer == "hang":
                    await self._told()
                    await reader.read()
                writer.write(f"{answer}\r\n".encode())
                await writer.drain()
                if word == "STAR" and self.starttls is not None:
                    await writer.start_tls(self.starttls)
                    self.secured += 1
        except (ConnectionError, ssl.SSLError):
            pass
        finally:
            self.open -= 1
            writer.close()

    async def _answer(self, word: str, line: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> str:
        if word == "EHLO":
            secure = writer.get_extra_info("sslcontext") is not None
            can = ["mail.example"]
            can += ["STARTTLS"] if self.starttls is not None and not secure else []
            can += ["AUTH PLAIN"] if self.account is not None and (secure or self.starttls is None) else []
            return "\r\n".join(f"250{' ' if at == len(can) else '-'}{each}" for at, each in enumerate(can, 1))
        if word == "STAR":
            return "502 no" if self.starttls is None else "220 go on"
        if word == "AUTH":
            secure = writer.get_extra_info("sslcontext") is not None
            assert secure or self.starttls is None, "the password was said to everybody"
            _, user, password = base64.b64decode(line.split()[2]).decode().split("\0")
            self.signed_in += (right := (user, password) == self.account)
            return "235 welcome" if right else f"535 5.7.8 {user} {password} is not right"
        if word == "RCPT":
            answer = self.answers.pop(0) if self.answers else "250 yes"
            await self._told(asked=1)
            return answer
        if word == "DATA":
            writer.write(b"354 go on\r\n")
            raw = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
            letter = email.message_from_bytes(raw.replace(b"\r\n..", b"\r\n."), policy=default)
            assert isinstance(letter, EmailMessage)
            if (instead := self.instead.get("end")) is not None:
                return instead
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
async def mail_service(tls: ssl.SSLContext | None = None, *, implicit: bool = False) -> AsyncIterator[MailService]:
    """A mail server, for as long as a `with` lasts; `tls` is after STARTTLS, unless it is `implicit`."""
    service = MailService()
    if not implicit:
        service.starttls = tls
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=tls if implicit else None)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
