"""The leaders of each game, and whether an account is shown among them."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from rummykit.server.accounts.identity import Requester
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.account_messages import Leaders, LeaderShown

REFUSED = ("no_accounts", "account_needed")
"""What these routes may refuse with."""
_PRIVATE = {"Cache-Control": "no-store"}
_LAST_PAGE = 10_000


_LOOKS = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))
_CHANGES = RequestRate(lambda its: (its.accounts_per_minute, its.account_burst))


@get("/api/leaders", guards=[_LOOKS])
async def leaders(
    who: NamedDependency[Requester],
    rooms: NamedDependency[Rooms],
    game: FromQuery[str | None] = None,
    page: FromQuery[int] = 0,
) -> Response[Leaders]:
    """A page of the leaders of a game, of those who want to be shown."""
    lists = rooms.services.leaders
    if lists is None:
        raise TableRefusal("no_accounts")
    member = who.member
    found = await lists.page(game, min(max(page, 0), _LAST_PAGE), member)
    return Response(found, headers=_PRIVATE)


@post("/api/account/leaders", guards=[_CHANGES], status_code=204)
async def show(who: NamedDependency[Requester], rooms: NamedDependency[Rooms], data: JSONBody[LeaderShown]) -> None:
    """Show the account among the leaders from now on, or no more."""
    lists, member = rooms.services.leaders, who.member
    if lists is None:
        raise TableRefusal("no_accounts")
    if member is None:
        raise TableRefusal("account_needed")
    await lists.show(member, data.shown)
