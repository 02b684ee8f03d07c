"""What the host says of notices when the server starts: how they are pushed, and the server that takes letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rummykit.server.features.feature import WrongFlag
from rummykit.server.features.notices.mail_settings import NoMail, mail_settings
from rummykit.server.features.notices.pushing import PushSettings

FLAGS = (
    *("push_contact", "push_key", "push_anywhere"),
    *("mail_server", "mail_from", "mail_user", "mail_password"),
)


def settings(origin: str | None, flags: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of push and of mail. `push_contact` is the URL that push services are told to write to, None for
    the origin; `push_key` the file of a key to sign notices with, None for the key in the database; with
    `push_anywhere` services on the own network are pushed to as well. `mail_server` (HOST:PORT) takes letters from the
    address `mail_from`; None: there are none. Raises `WrongFlag`.
    """
    said: dict[str, Any] = {**dict.fromkeys(FLAGS), **flags}
    push = _push(origin, said["push_contact"], said["push_key"], bool(said["push_anywhere"]))
    try:
        mail = mail_settings(said["mail_server"], said["mail_from"], origin, said["mail_user"], said["mail_password"])
    except NoMail as reason:
        raise WrongFlag(f"No e-mail can be sent like this: {reason}.") from None
    return {"push": push, "mail": mail}


def _push(origin: str | None, contact: str | None, key: str | None, anywhere: bool) -> PushSettings:
    if contact is not None and not contact.startswith(("mailto:", "https://")):
        raise WrongFlag(f"--push-contact: {contact} begins with neither mailto: nor https://")
    if contact is None:
        contact = origin if origin is not None and origin.startswith("https://") else PushSettings().contact
    if key is None:
        return PushSettings(contact=contact, anywhere=anywhere)
    from rummykit.server.features.notices.signing import NoSigningKey, key_in

    try:
        return PushSettings(key=key_in(key), contact=contact, anywhere=anywhere)
    except NoSigningKey as reason:
        raise WrongFlag(f"--push-key {key}: {reason}.") from None
