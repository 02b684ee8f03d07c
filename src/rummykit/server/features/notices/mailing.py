"""E-mail to people: the one letter that asks whether an address is theirs, and notices to those that are."""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from rummykit.server.features.notices.mail_addresses import MailAddress, MailAddresses, mailbox_of
from rummykit.server.features.notices.mail_server import MailLetter, MailServer
from rummykit.server.features.notices.mail_settings import normal_address
from rummykit.server.features.notices.mail_words import Written, club_letter, confirmation, friend_letter, turn_letter
from rummykit.server.features.notices.sent import SendOutcome
from rummykit.server.features.notices.subscriptions import Recipient
from rummykit.server.features.notices.turns import DueTurn
from rummykit.server.features.notices.words import known_language
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal


class Mailing:
    """The letters of a server; `outcomes` counts what became of them."""

    def __init__(self, server: MailServer, addresses: MailAddresses, limits: Limits) -> None:
        self._server = server
        self.addresses = addresses
        self._limits = limits
        self.outcomes: Counter[str] = Counter()

    async def ask(self, person: Recipient, said: str, language: str) -> None:
        """Ask at an address whether it is the person's; raises `TableRefusal`."""
        address, language = normal_address(said), known_language(language)
        if address is None:
            raise TableRefusal("bad_mail_address")
        asked = f"asked by {person.account or person.key}", f"asked at {mailbox_of(address)}"
        for what in asked:
            if not await self.addresses.take(what, self._limits.mail_confirmations):
                raise TableRefusal("too_many_mails")
        token = secrets.token_urlsafe(32)
        written = confirmation(self._link(f"c.{token}"), language)
        outcome = await self._server.send(MailLetter(address, *written, language, secrets.token_hex(16)))
        self.outcomes[outcome] += 1
        if outcome != "sent":
            if outcome == "again":  # it is not their fault
                for what in asked:
                    await self.addresses.give_back(what)
            raise TableRefusal("mail_not_sent")
        # Not before: what has been confirmed counts until there is a letter with which to confirm something else.
        await self.addresses.put(person, address, language, token)

    async def of(self, person: Recipient) -> MailAddress | None:
        """Where a person is written to, who has confirmed it."""
        address = await self.addresses.of(person)
        return address if address is not None and address.confirmed else None

    async def tell(self, to: MailAddress, table: str, turn: DueTurn) -> SendOutcome:
        """Tell a person of their turn, unless they were told often enough today."""
        link = f"{self._server.settings.page}/t/{table}"
        return await self._tell(to, f"{table} {turn.id}", lambda stop: turn_letter(turn.game, link, stop, to.language))

    async def tell_asked(self, to: MailAddress, table: str, game: Mapping[str, str]) -> SendOutcome:
        """Tell a person that a friend asks them to a table, unless they were told often enough today."""
        link = f"{self._server.settings.page}/t/{table}"
        return await self._tell(to, f"asked {table}", lambda stop: friend_letter(game, link, stop, to.language))

    async def remind(self, to: MailAddress, club: str, at: float, time: str) -> SendOutcome:
        """Remind a person of the date of a club, unless they were told often enough today."""
        link = f"{self._server.settings.page}/clubs/{club}"
        return await self._tell(to, f"{club} {at}", lambda stop: club_letter(time, link, stop, to.language))

    async def _tell(self, to: MailAddress, of: str, letter: Callable[[str], Written]) -> SendOutcome:
        """Send the letter of something, with the link that stops letters."""
        what = f"told at {mailbox_of(to.address)}"
        if not await self.addresses.take(what, self._limits.mails_per_day):
            return SendOutcome("refused")
        stop = self._link(f"s.{to.stop}")
        written = letter(stop)
        # Under one id, so that a mail program can drop the second copy after a crash.
        id = hashlib.sha256(f"{to.id} {of}".encode()).hexdigest()[:32]
        outcome = await self._server.send(MailLetter(to.address, *written, to.language, id, stop))
        self.outcomes[outcome] += 1
        if outcome == "sent":
            await self.addresses.reached(to.id)
        else:
            await self.addresses.give_back(what)
        if outcome == "gone":
            await self.addresses.lost(to.id)
        return SendOutcome(outcome)

    def numbers(self) -> Iterator[tuple[str, str, float]]:
        """What became of letters, for the people who run the server."""
        yield "rummykit_mails_sent_total", "E-mails that the mail server has taken", self.outcomes["sent"]
        yield (
            "rummykit_mails_failed_total",
            "E-mails that were not taken",
            self.outcomes.total() - self.outcomes["sent"],
        )

    def _link(self, token: str) -> str:
        return f"{self._server.settings.page}/mail/{token}"
