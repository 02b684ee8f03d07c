"""All that belongs to the notices of a server: whom they are for, and who sends them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummykit.server.features.notices.mail_settings import MailSettings
from rummykit.server.features.notices.pushing import Pushing, PushSettings
from rummykit.server.features.notices.subscriptions import Subscriptions
from rummykit.server.features.notices.turn_notifier import TurnNotifier
from rummykit.server.features.notices.wanted import WantedNotices
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.rooms import Rooms

if TYPE_CHECKING:
    from rummykit.server.features.notices.mailing import Mailing


class TurnNotices:
    """The notices of a server, not yet sent; `mailing` is None where the host has no mail sent."""

    def __init__(self, store: SqlStore, rooms: Rooms, push: PushSettings, mail: MailSettings | None = None) -> None:
        limits, now, owner = rooms.services.limits, rooms.services.now, rooms.services.owner
        self.pushing = Pushing(push, store.ask, limits, now)
        self.subscriptions = Subscriptions(store.ask, store.read, limits, now)
        self.wanted = WantedNotices(store.ask, store.read, limits, now, owner, store.shared)
        self.mailing: Mailing | None = None
        if mail is not None:
            from rummykit.server.features.notices.mail_addresses import MailAddresses
            from rummykit.server.features.notices.mail_server import MailServer
            from rummykit.server.features.notices.mailing import Mailing

            self.mailing = Mailing(MailServer(mail, limits), MailAddresses(store.ask, store.read, limits, now), limits)
        self.notifier = TurnNotifier(rooms, self.wanted, self.subscriptions, self.pushing, self.mailing)
