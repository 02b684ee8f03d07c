"""Whom notices go to when a guest signs in."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from rummykit.server.accounts.personal_data import PersonalData
from rummykit.server.features.notices.schema import mail_addresses, push_subscriptions


class NoticesToPeople(PersonalData):
    """The address and the browsers of a person."""

    def take_along(self, db: Connection, account: str, guest: str, now: float) -> None:
        """An account has one address to write to; that of the guest counts where it has none, or none that is
        confirmed."""
        own, past = mail_addresses.c.account == account, mail_addresses.c.person == guest
        confirmed = mail_addresses.c.confirmed & (mail_addresses.c.until >= now)
        there = select(mail_addresses.c.id).where(mail_addresses.c.until >= now)
        if db.scalar(there.where(past, confirmed)) is not None:
            there = there.where(confirmed)
        given_up = own if db.scalar(there.where(own)) is None else past
        db.execute(delete(mail_addresses).where(given_up))

    def signed_in(self, db: Connection, account: str, guest: str | None, session: str | None) -> None:
        """The browser is the account's as long as it is signed in."""
        here = update(push_subscriptions).where(push_subscriptions.c.person == guest)
        db.execute(here.values(account=account, session=session))
