"""E-mail: where somebody is written to, and the links of letters, which count without a cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rummykit.server.accounts.identity import Requester
from rummykit.server.features.notices.subscriptions import Recipient
from rummykit.server.features.notices.turn_notices import TurnNotices
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.guards.request_checks import BY_TOKEN
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.newcomers import asking
from rummykit.server.wire.notice_messages import MailToken, NewMailAddress

if TYPE_CHECKING:
    from rummykit.server.features.notices.mailing import Mailing

Asking = Request[Any, Any, Any]

REFUSED = ("no_mail", "bad_mail_address", "too_many_mails", "mail_not_sent", "unknown_mail_link")
"""What these routes may refuse with."""


_LETTERS = RequestRate(lambda its: (its.mail_confirmations_per_minute, its.mail_confirmation_burst))
_CHANGES = RequestRate(lambda its: (its.notices_per_minute, its.notice_burst))


@post("/api/notices/mail", guards=[_LETTERS], status_code=200)
async def write(
    request: Asking,
    who: NamedDependency[Requester],
    notices: NamedDependency[TurnNotices],
    data: JSONBody[NewMailAddress],
) -> Response[None]:
    """Ask at an address whether it is that of the person who asks; they are written to once it is confirmed."""
    mailing = _mailing(notices)
    key, cookies = asking(request, who.key)
    account = None if who.member is None else who.member.account
    await mailing.ask(Recipient(key, account), data.address, data.language)
    return Response(None, cookies=cookies)


@post("/api/notices/mail/end", guards=[_CHANGES], status_code=200)
async def end(who: NamedDependency[Requester], notices: NamedDependency[TurnNotices]) -> None:
    """Forget the address of the person who asks."""
    mailing = _mailing(notices)
    if who.key is not None:
        await mailing.addresses.end(Recipient(who.key, None if who.member is None else who.member.account))


@post("/api/notices/mail/confirm", guards=[_CHANGES], status_code=200)
async def confirm(notices: NamedDependency[TurnNotices], data: JSONBody[MailToken]) -> None:
    """Confirm an address with the token of the letter that asked."""
    if not await _mailing(notices).addresses.confirm(data.token):
        raise TableRefusal("unknown_mail_link")


@post("/mail/{token:str}", guards=[_CHANGES], status_code=200, opt={BY_TOKEN: True})
async def stop(notices: NamedDependency[TurnNotices], token: FromPath[str]) -> None:
    """Forget the address of a letter (RFC 8058: `List-Unsubscribe=One-Click`), for anybody who asks, however often."""
    if not token.startswith("s."):
        raise TableRefusal("unknown_mail_link")
    await _mailing(notices).addresses.stop(token.removeprefix("s."))


def _mailing(notices: TurnNotices) -> Mailing:
    if notices.mailing is None:
        raise TableRefusal("no_mail")
    return notices.mailing
