"""The leaders of a game: by rated matches, of those who want to be shown and play still."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
from sqlalchemy import insert, select

from rummykit.server.accounts.ratings import NEW, Skill
from rummykit.server.accounts.schema import accounts, ratings, results
from rummykit.server.store.schema import tables
from rummykit.server.wire.account_messages import Leaders
from tests.server.accounts.people import Person, member
from tests.server.guest import Guest
from tests.server.meeting.people import refusal, send
from tests.server.serving import PATIENT, Place, serving

DAY = 24 * 3600.0


async def leaders(guest: Guest, **asked: str | int) -> Leaders:
    """What is told of the leaders."""
    response = await guest.http.get("/api/leaders", params=asked)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Leaders)


async def shown(guest: Guest, **asked: str | int) -> list[tuple[int, str]]:
    """Places and names."""
    return [(each.place, each.name) for each in (await leaders(guest, **asked)).leaders]


async def rate(
    place: Place, person: Person, mu: float, game: str = "rummikub", matches: int = 20, days: float = 1.0
) -> None:
    """A person has played so many rated matches of a game, the last one so many days ago, and is rated so."""
    made = await person.make(game=game)
    now = place.rooms.services.now()
    with place.store.engine.begin() as connection:
        account = connection.scalar(select(accounts.c.id).where(accounts.c.name == person.name))
        skill = {"account": account, "game": game, "mu": mu, "sigma": 1.0, "matches": matches}
        connection.execute(insert(ratings), skill)
        assert connection.scalar(select(tables.c.id).where(tables.c.id == made.id)) == made.id
        row = {
            "table_id": made.id,
            "seat": 0,
            "account": account,
            "game": game,
            "finished": now - days * DAY,
            "players": 2,
            "place": 1,
            "score": 0,
            "rated": True,
            "rating_before": None,
            "rating_after": None,
            "visiting_bots": 0,
        }
        connection.execute(insert(results), row)


async def show(person: Person, yes: bool = True) -> None:
    """A person wants to be shown, or not."""
    await send(person, "/api/account/leaders", {"shown": yes})


async def test_leaders_are_those_who_said_yes_by_what_their_rating_is_at_least(db: Path) -> None:
    async with serving(db) as place:
        ann, ben, cy = [await member(place, name) for name in ("Ann", "Ben", "Cy")]
        for person, mu in ((ann, 26.0), (ben, 30.0), (cy, 35.0)):
            await rate(place, person, mu)
        guest = Guest(place.port, "?")
        # Nobody is shown who has not said so.
        assert (await leaders(guest)).games == ()
        await show(ann)
        await show(ben)
        told = await leaders(ann)
        assert (told.game, told.games, told.shown, told.more) == ("rummikub", ("rummikub",), True, False)
        assert [(each.place, each.name, each.matches) for each in told.leaders] == [(1, "Ben", 20), (2, "Ann", 20)]
        assert told.mine == told.leaders[1]
        skill = Skill(26.0, 1.0)
        assert (told.mine.least, told.mine.rating) == (skill.least, skill.shown) == (1420, 1540)
        assert (await leaders(cy)).mine is None
        assert not (await leaders(cy)).shown
        assert (await leaders(guest, game="gin_rummy")).leaders == ()
        # Who does not want to any more is gone at once.
        await show(ben, False)
        assert await shown(guest) == [(1, "Ann")]
        await ann.ok("/api/account", method="DELETE")


async def test_too_few_matches_or_too_long_ago_are_not_shown(db: Path) -> None:
    async with serving(db) as place:
        for name, matches, days in (("Ann", 10, 89.0), ("Ben", 9, 1.0), ("Cy", 100, 91.0)):
            person = await member(place, name)
            await rate(place, person, 30.0, matches=matches, days=days)
            await show(person)
        assert await shown(Guest(place.port, "?")) == [(1, "Ann")]


async def test_equal_ones_share_a_place_and_there_are_pages(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, leaders_page=2)) as place:
        for name, mu in (("Ann", 30.0), ("Ben", 31.0), ("Cy", 30.0)):
            person = await member(place, name)
            await rate(place, person, mu)
            await show(person)
        await rate(place, person, 30.0, game="gin_rummy")
        guest = Guest(place.port, "?")
        first = await leaders(guest, game="rummikub")
        assert ([(each.place, each.name) for each in first.leaders], first.more) == ([(1, "Ben"), (2, "Ann")], True)
        assert await shown(guest, game="rummikub", page=1) == [(2, "Cy")]
        assert await shown(guest, page=-5) == [(1, "Ben"), (2, "Ann")]
        assert await shown(guest, page=10**9) == []
        assert first.games == ("rummikub", "gin_rummy")


async def test_a_deleted_account_is_no_leader(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        await rate(place, ann, 30.0)
        await show(ann)
        assert await shown(Guest(place.port, "?")) == [(1, "Ann")]
        await ann.ok("/api/account", method="DELETE")
        assert await shown(Guest(place.port, "?")) == []


async def test_what_was_found_is_kept_for_a_moment(db: Path) -> None:
    async with serving(db) as place:
        ann = await member(place, "Ann")
        await show(ann)
        assert await shown(ann) == []
        await rate(place, ann, 30.0)
        assert await shown(ann) == []
        lists = place.rooms.services.leaders
        assert lists is not None
        lists.forget()
        assert await shown(ann) == [(1, "Ann")]


async def test_guests_choose_nothing_and_a_server_without_accounts_has_no_leaders(db: Path) -> None:
    async with serving(db) as place:
        assert await refusal(Guest(place.port, "?"), "/api/account/leaders", {"shown": True}) == "account_needed"
    async with serving(db, keep_accounts=False) as place:
        response = await Guest(place.port, "?").http.get("/api/leaders")
        assert response.json()["code"] == "no_accounts"
        assert await refusal(Guest(place.port, "?"), "/api/account/leaders", {"shown": True}) == "no_accounts"


def test_a_newcomer_is_worth_little_until_there_are_matches() -> None:
    assert (NEW.shown, NEW.least) == (1500, 500)
