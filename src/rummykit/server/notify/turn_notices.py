"""All that belongs to the notices of a server: its key, whom they are for, and who sends them."""

from __future__ import annotations

from dataclasses import dataclass

from rummykit.server.notify.mail_addresses import MailAddresses
from rummykit.server.notify.mail_server import MailServer, MailSettings
from rummykit.server.notify.mailing import Mailing
from rummykit.server.notify.push import PushServices
from rummykit.server.notify.signing import SigningKey, key_of_the_fleet
from rummykit.server.notify.subscriptions import Subscriptions
from rummykit.server.notify.telling import TurnTelling
from rummykit.server.notify.wanted import WantedNotices
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.rooms import Rooms


@dataclass(frozen=True, kw_only=True)
class PushSettings:
    """How the host has notices pushed. `key` is None where it is the database's; `contact` is whom push services may
    write to, a URL of mailto or https; `anywhere` lets browsers name services of the own network, for tests."""

    key: SigningKey | None = None
    contact: str = "mailto:nobody@localhost"
    anywhere: bool = False


@dataclass(frozen=True, kw_only=True)
class TurnNotices:
    """The notices of a server; `mailing` is None where the host has no mail sent."""

    key: SigningKey
    services: PushServices
    subscriptions: Subscriptions
    wanted: WantedNotices
    telling: TurnTelling
    mailing: Mailing | None


async def turn_notices(
    store: SqlStore, rooms: Rooms, settings: PushSettings, mail: MailSettings | None = None
) -> TurnNotices:
    """The notices of a server, not yet sent."""
    limits, now, owner = rooms.services.limits, rooms.services.now, rooms.services.owner
    key = settings.key or await key_of_the_fleet(store.ask, now())
    services = PushServices(key, settings.contact, limits, settings.anywhere)
    subscriptions = Subscriptions(store.ask, store.read, limits, now)
    wanted = WantedNotices(store.ask, store.read, limits, now, owner, store.shared)
    mailing = None
    if mail is not None:
        mailing = Mailing(MailServer(mail, limits), MailAddresses(store.ask, store.read, limits, now), limits)
    return TurnNotices(
        key=key,
        services=services,
        subscriptions=subscriptions,
        wanted=wanted,
        telling=TurnTelling(rooms, wanted, subscriptions, services, mailing),
        mailing=mailing,
    )
