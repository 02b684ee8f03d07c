"""Accounts: made and opened with passkeys, listed, taken away, deleted."""

from __future__ import annotations

import base64
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from rummykit.server.accounts import ceremonies, sessions
from rummykit.server.accounts.accounts import Accounts, CeremonyBegun
from rummykit.server.accounts.sessions import Member
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import guests
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.account_messages import (
    AccountName,
    AccountState,
    Choices,
    DeviceLink,
    DeviceLinked,
    GameStatistics,
    KeptLessons,
    LessonsLearned,
    PasskeyAsked,
    PasskeyMade,
    PasskeyUsed,
    PastMatches,
    RecoveryCode,
    SignInAsked,
)

Asking = Request[Any, Any, Any]

REFUSED = (
    *("no_accounts", "accounts_elsewhere", "account_needed", "passkey_refused", "ceremony_over", "unknown_passkey"),
    *("last_passkey", "too_many_passkeys", "unknown_session", "unknown_link", "bad_name", "banned"),
)
"""What these routes may refuse with."""
_CEREMONIES = "/api/account"
"""The cookie of a ceremony is sent nowhere else."""
_PRIVATE = {"Cache-Control": "no-store"}
_LAST_PAGE = 100_000

_LOOKS = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))
_CHANGES = RequestRate(lambda its: (its.accounts_per_minute, its.account_burst))
_CODES = RequestRate(lambda its: (its.codes_per_minute, its.code_burst))


def at_home(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard: accounts are used at the address that they are kept for, and nowhere else."""
    accounts = connection.app.state.rooms.services.accounts
    if accounts is not None and connection.headers.get("host", "").lower() != urlsplit(accounts.site.origin).netloc:
        raise TableRefusal("accounts_elsewhere", address=accounts.site.origin)


@get("/api/account", guards=[_LOOKS])
async def about(request: Asking, rooms: NamedDependency[Rooms]) -> Response[AccountState]:
    accounts = rooms.services.accounts
    member = await _member_or_guest(request, rooms)
    account = None if member is None else await _accounts(rooms).about(member)
    at = "" if accounts is None else accounts.site.origin
    return Response(AccountState(open=accounts is not None, account=account, at=at), headers=_PRIVATE)


@post("/api/account/register/begin", guards=[_CHANGES, at_home], status_code=200)
async def ask_new(
    request: Asking, rooms: NamedDependency[Rooms], data: JSONBody[AccountName]
) -> Response[PasskeyAsked]:
    begun = await _accounts(rooms).ask_new(data.name)
    return _asked_to_make(request, rooms, begun)


@post("/api/account/register", guards=[_CHANGES, at_home], status_code=200)
async def register(request: Asking, rooms: NamedDependency[Rooms], data: JSONBody[PasskeyMade]) -> Response[None]:
    secret = await _accounts(rooms).register(_ceremony(request), data, _guest(request))
    return Response(None, cookies=_signed_in(request, rooms, secret))


@post("/api/account/sign-in/begin", guards=[_CHANGES, at_home], status_code=200)
async def ask_sign_in(request: Asking, rooms: NamedDependency[Rooms]) -> Response[SignInAsked]:
    begun = await _accounts(rooms).ask_sign_in()
    body = SignInAsked(challenge=_text(begun.challenge), rp=_accounts(rooms).site.rp, timeout_ms=_timeout(rooms))
    return _asked(request, rooms, begun, body)


@post("/api/account/sign-in", guards=[_CHANGES, at_home], status_code=200)
async def sign_in(request: Asking, rooms: NamedDependency[Rooms], data: JSONBody[PasskeyUsed]) -> Response[None]:
    secret = await _accounts(rooms).sign_in(_ceremony(request), data, _guest(request))
    return Response(None, cookies=_signed_in(request, rooms, secret))


@post("/api/account/confirm", guards=[_CHANGES, at_home], status_code=204)
async def confirm(request: Asking, rooms: NamedDependency[Rooms], data: JSONBody[PasskeyUsed]) -> None:
    """Use a passkey again while signed in, as asked for by `sign-in/begin`."""
    await _accounts(rooms).confirm(await _member(request, rooms), _ceremony(request), data)


@post("/api/account/sign-out", guards=[_CHANGES, at_home], status_code=200)
async def sign_out(request: Asking, rooms: NamedDependency[Rooms]) -> Response[None]:
    member = await _member(request, rooms)
    await _accounts(rooms).end(member, member.session)
    return Response(None, cookies=[_cookie(request, sessions.COOKIE, "", 0)])


@post("/api/account/name", guards=[_CHANGES, at_home], status_code=200)
async def rename(request: Asking, rooms: NamedDependency[Rooms], data: JSONBody[AccountName]) -> None:
    await _accounts(rooms).rename(await _member(request, rooms), data.name)


@post("/api/account/passkeys/begin", guards=[_CHANGES, at_home], status_code=200)
async def ask_more(request: Asking, rooms: NamedDependency[Rooms]) -> Response[PasskeyAsked]:
    begun = await _accounts(rooms).ask_more(await _member(request, rooms))
    return _asked_to_make(request, rooms, begun)


@post("/api/account/passkeys", guards=[_CHANGES, at_home], status_code=200)
async def add(request: Asking, rooms: NamedDependency[Rooms], data: JSONBody[PasskeyMade]) -> Response[None]:
    member = await _member(request, rooms)
    await _accounts(rooms).add(member, _ceremony(request), data)
    return Response(None, cookies=[_cookie(request, ceremonies.COOKIE, "", 0, _CEREMONIES)])


@delete("/api/account/passkeys/{passkey:str}", guards=[_CHANGES, at_home])
async def remove(request: Asking, rooms: NamedDependency[Rooms], passkey: FromPath[str]) -> None:
    await _accounts(rooms).remove(await _member(request, rooms), passkey)


@delete("/api/account/sessions/{session:str}", guards=[_CHANGES, at_home])
async def end(request: Asking, rooms: NamedDependency[Rooms], session: FromPath[str]) -> None:
    await _accounts(rooms).end(await _member(request, rooms), session)


@post("/api/account/link", guards=[_CHANGES, at_home], status_code=200)
async def link(request: Asking, rooms: NamedDependency[Rooms]) -> DeviceLink:
    code = await _accounts(rooms).link(await _member(request, rooms))
    return DeviceLink(code=code, seconds=round(rooms.services.limits.link_seconds))


@post("/api/account/recovery", guards=[_CHANGES, at_home], status_code=200)
async def recovery(request: Asking, rooms: NamedDependency[Rooms]) -> RecoveryCode:
    return RecoveryCode(code=await _accounts(rooms).recovery(await _member(request, rooms)))


@post("/api/account/link/follow", guards=[_CODES, at_home], status_code=200)
async def follow(request: Asking, rooms: NamedDependency[Rooms], data: JSONBody[DeviceLinked]) -> Response[None]:
    secret = await _accounts(rooms).follow(data.code, data.label, _guest(request))
    return Response(None, cookies=_signed_in(request, rooms, secret))


@get("/api/account/choices", guards=[_LOOKS])
async def chosen(request: Asking, rooms: NamedDependency[Rooms]) -> Response[Choices | None]:
    member = await _member_or_guest(request, rooms)
    found = None if member is None else await _accounts(rooms).chosen(member)
    return Response(found, headers=_PRIVATE)


@post("/api/account/choices", guards=[_LOOKS, at_home], status_code=200)
async def choose(request: Asking, rooms: NamedDependency[Rooms], data: JSONBody[Choices]) -> Response[Choices]:
    return Response(await _accounts(rooms).choose(await _member(request, rooms), data), headers=_PRIVATE)


@get("/api/account/lessons", guards=[_LOOKS])
async def progress(request: Asking, rooms: NamedDependency[Rooms]) -> Response[KeptLessons | None]:
    member = await _member_or_guest(request, rooms)
    found = None if member is None else KeptLessons(lessons=await _accounts(rooms).progress(member))
    return Response(found, headers=_PRIVATE)


@post("/api/account/lessons", guards=[_LOOKS, at_home], status_code=200)
async def go_on(
    request: Asking, rooms: NamedDependency[Rooms], data: JSONBody[LessonsLearned]
) -> Response[KeptLessons]:
    kept = await _accounts(rooms).go_on(await _member(request, rooms), data.lessons)
    return Response(KeptLessons(lessons=kept), headers=_PRIVATE)


@get("/api/account/history", guards=[_LOOKS])
async def history(
    request: Asking, rooms: NamedDependency[Rooms], game: FromQuery[str | None] = None, page: FromQuery[int] = 0
) -> Response[PastMatches]:
    member = await _member(request, rooms)
    found = await _accounts(rooms).matches(member, game, min(max(page, 0), _LAST_PAGE))
    return Response(found, headers=_PRIVATE)


@get("/api/account/statistics", guards=[_LOOKS])
async def statistics(request: Asking, rooms: NamedDependency[Rooms]) -> Response[tuple[GameStatistics, ...]]:
    return Response(await _accounts(rooms).statistics(await _member(request, rooms)), headers=_PRIVATE)


@get("/api/account/export", guards=[_CHANGES, at_home])
async def export(request: Asking, rooms: NamedDependency[Rooms]) -> Response[bytes]:
    kept = await _accounts(rooms).everything(await _member(request, rooms))
    body = msgspec.json.format(msgspec.json.encode(kept))
    name = {"Content-Disposition": 'attachment; filename="rummykit-account.json"'}
    return Response(body, media_type="application/json", headers=_PRIVATE | name)


@delete("/api/account", guards=[_CHANGES, at_home], status_code=200)
async def forget(request: Asking, rooms: NamedDependency[Rooms]) -> Response[None]:
    rooms.let_go(await _accounts(rooms).forget(await _member(request, rooms)))
    await rooms.services.store.erase()
    if rooms.services.leaders is not None:
        rooms.services.leaders.forget()
    return Response(None, cookies=[_cookie(request, sessions.COOKIE, "", 0)])


def _cookie(request: Asking, name: str, secret: str, seconds: float, path: str = "/") -> Cookie:
    """A cookie that scripts cannot read and other sites do not send; for no seconds it is thrown away."""
    return Cookie(
        key=name,
        value=secret,
        max_age=round(seconds),
        path=path,
        httponly=True,
        samesite="lax" if path == "/" else "strict",
        secure=request.url.scheme == "https",
    )


def _signed_in(request: Asking, rooms: Rooms, secret: str) -> list[Cookie]:
    """A browser that is signed in is no guest any more: the guest's seats are the account's."""
    return [
        _cookie(request, sessions.COOKIE, secret, rooms.services.limits.session_seconds),
        _cookie(request, guests.COOKIE, "", 0),
        _cookie(request, ceremonies.COOKIE, "", 0, _CEREMONIES),
    ]


def _asked(request: Asking, rooms: Rooms, begun: CeremonyBegun, body: PasskeyAsked | SignInAsked) -> Response[Any]:
    seconds = rooms.services.limits.ceremony_seconds
    kept = _cookie(request, ceremonies.COOKIE, begun.secret, seconds, _CEREMONIES)
    return Response(body, status_code=200, cookies=[kept])


def _asked_to_make(request: Asking, rooms: Rooms, begun: CeremonyBegun) -> Response[PasskeyAsked]:
    body = PasskeyAsked(
        challenge=_text(begun.challenge),
        rp=_accounts(rooms).site.rp,
        user=_text(bytes.fromhex(begun.user)),
        name=begun.name,
        known=begun.known,
        timeout_ms=_timeout(rooms),
    )
    return _asked(request, rooms, begun, body)


def _timeout(rooms: Rooms) -> int:
    return round(rooms.services.limits.ceremony_seconds * 1000)


def _accounts(rooms: Rooms) -> Accounts:
    if rooms.services.accounts is None:
        raise TableRefusal("no_accounts")
    return rooms.services.accounts


async def _member_or_guest(request: Asking, rooms: Rooms) -> Member | None:
    """Who asks, if signed in at a server that keeps accounts."""
    accounts = rooms.services.accounts
    return None if accounts is None else await accounts.member(request.cookies.get(sessions.COOKIE))


async def _member(request: Asking, rooms: Rooms) -> Member:
    member = await _accounts(rooms).member(request.cookies.get(sessions.COOKIE))
    if member is None:
        raise TableRefusal("account_needed")
    return member


def _ceremony(request: Asking) -> str | None:
    return request.cookies.get(ceremonies.COOKIE)


def _guest(request: Asking) -> str | None:
    return guests.key_of(request.cookies.get(guests.COOKIE))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
