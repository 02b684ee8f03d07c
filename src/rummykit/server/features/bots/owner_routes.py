"""Bots that people run, for their owners: a new one with its token, and taking a token away."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rummykit.server.accounts.identity import Requester
from rummykit.server.features.bots.bot_door import BotDoor
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.routes.newcomers import asking
from rummykit.server.wire.bot_messages import BotInfo, BotMade, BotName

Asking = Request[Any, Any, Any]

REFUSED = ("bad_name", "unknown_bot", "too_many_bots")
"""What these routes may refuse with."""
_PRIVATE = {"Cache-Control": "no-store"}
_CHANGES = RequestRate(lambda its: (its.posts_per_minute, its.post_burst))


_QUESTIONS = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))


@get("/api/bots", guards=[_QUESTIONS])
async def mine(who: NamedDependency[Requester], bots: NamedDependency[BotDoor]) -> Response[tuple[BotInfo, ...]]:
    """The bots of the person who asks, the newest first."""
    return Response(await bots.tokens.mine(who.keys), headers=_PRIVATE)


@post("/api/bots", guards=[_CHANGES])
async def make(
    request: Asking, who: NamedDependency[Requester], bots: NamedDependency[BotDoor], data: JSONBody[BotName]
) -> Response[BotMade]:
    """A new bot and its token, which is shown this once."""
    key, cookies = asking(request, who.key)
    account = None if who.member is None else who.member.account
    made = await bots.tokens.make(who.keys or (key,), account, data.name)
    return Response(made, status_code=201, headers=_PRIVATE, cookies=cookies)


@delete("/api/bots/{bot:str}", guards=[_CHANGES])
async def revoke(who: NamedDependency[Requester], bots: NamedDependency[BotDoor], bot: FromPath[str]) -> None:
    """Take a bot its token away, and end its streams."""
    bots.streams.close(await bots.tokens.revoke(who.keys, bot))
