"""When clubs meet: dates across clock changes and month ends, who comes, and reminders that are sent exactly once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from rummykit.server.features.clubs.dates import calendar_file, check_date, dates_after, next_date
from rummykit.server.features.clubs.schema import club_members, clubs
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.club_messages import ClubInfo, ClubRhythm, StandingDate
from tests.server.guest import Guest
from tests.server.notify.mail_service import mail_service
from tests.server.notify.push_service import push_service
from tests.server.notify.telling import QUICK, rows, telling
from tests.server.notify.writing import writing, written_to
from tests.server.serving import Place, serving
from tests.server.test_clubs import found, guests, join, look, status

SOON = replace(QUICK, club_remind_seconds=0.05)
BERLIN = ZoneInfo("Europe/Berlin")


def standing(
    day: str, time: str = "20:00", every: ClubRhythm = "week", zone: str = "Europe/Berlin", **more: Any
) -> StandingDate:
    """A standing date."""
    how = {"last": False, "hours_before": 2} | more
    return StandingDate(day=day, time=time, zone=zone, every=every, **how)


def some(date: StandingDate, count: int, after: float = 0.0) -> list[str]:
    """The first dates after a moment, in the time of the zone and with its offset."""
    zone = ZoneInfo(date.zone)
    return [f"{datetime.fromtimestamp(at, zone):%m-%d %H:%M %z}" for at in islice(dates_after(date, after), count)]


def test_a_weekly_date_keeps_its_wall_clock_time_when_clocks_change() -> None:
    assert some(standing("2027-03-25"), 2) == ["03-25 20:00 +0100", "04-01 20:00 +0200"]
    assert some(standing("2026-10-22", every="two_weeks"), 2) == ["10-22 20:00 +0200", "11-05 20:00 +0100"]
    # 02:30 is skipped in spring, and comes twice in autumn.
    assert some(standing("2027-03-21", "02:30"), 2) == ["03-21 02:30 +0100", "03-28 03:30 +0200"]
    assert some(standing("2026-10-25", "02:30", "once"), 2) == ["10-25 02:30 +0200"]
    # Weeks that others' clocks change in do not matter.
    assert some(standing("2027-03-11", zone="Asia/Tokyo"), 3)[2] == "03-25 20:00 +0900"


def test_a_monthly_date_is_the_same_weekday_of_each_month_or_the_last() -> None:
    second = standing("2027-01-08", every="month")  # the second Friday
    assert some(second, 4) == ["01-08 20:00 +0100", "02-12 20:00 +0100", "03-12 20:00 +0100", "04-09 20:00 +0200"]
    last = standing("2027-01-22", every="month", last=True)
    assert [each[:5] for each in some(last, 4)] == ["01-29", "02-26", "03-26", "04-30"]
    fifth = standing("2027-01-29", every="month")  # a fifth Friday, which February lacks
    assert [each[:5] for each in some(fifth, 3)] == ["01-29", "02-26", "03-26"]
    assert (
        some(standing("2027-12-10", every="month"), 2, datetime(2031, 12, 31, tzinfo=BERLIN).timestamp())[0][:5]
        == "01-09"
    )


def test_a_date_is_the_next_one_until_it_begins() -> None:
    date = standing("2027-01-07")
    first, second = islice(dates_after(date, 0.0), 2)
    assert next_date(date, first - 1) == first
    assert next_date(date, first) == second
    once = standing("2027-01-07", every="once")
    assert next_date(once, first) is None


@pytest.mark.parametrize(
    "wrong",
    [
        standing("2027-02-30"),
        standing("2027-02-03", "25:00"),
        standing("2027-02-03", zone="Europe/Nowhere"),
        standing("2027-02-03", zone="../etc/passwd"),
        standing("2027-02-03", zone=""),
    ],
)
def test_what_is_no_date_is_refused(wrong: StandingDate) -> None:
    with pytest.raises(TableRefusal, match="bad_club_date"):
        check_date(wrong)


def test_a_calendar_file_has_the_coming_dates_in_short_lines() -> None:
    name = "Rommé, dienstags; im Hinterzimmer \\ 木曜日の夜のラミーの会の集まりです"
    date = standing("2027-03-25", hours_before=3)
    text = calendar_file("club", name, date, datetime(2027, 3, 1, tzinfo=BERLIN).timestamp())
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    lines = text.replace("\r\n ", "").split("\r\n")
    assert [line for line in lines if line.startswith("DTSTART")][:2] == [
        "DTSTART:20270325T190000Z",
        "DTSTART:20270401T180000Z",
    ]
    assert "SUMMARY:Rommé\\, dienstags\\; im Hinterzimmer \\\\ 木曜日の夜のラミーの会の集まりです" in lines
    assert lines.count("TRIGGER:-PT3H") == lines.count("BEGIN:VEVENT") == lines.count("END:VEVENT") == 26
    assert (lines[0], lines[-2:]) == ("BEGIN:VCALENDAR", ["END:VCALENDAR", ""])


def in_an_hour(place: Place, hours: float = 1.0) -> dict[str, Any]:
    """A date that begins soon, as the page says it."""
    at = datetime.fromtimestamp(place.rooms.services.now() + hours * 3600.0, ZoneInfo("Asia/Tokyo"))
    return {"day": f"{at:%Y-%m-%d}", "time": f"{at:%H:%M}", "zone": "Asia/Tokyo", "every": "week"} | {
        "last": False,
        "hours_before": 2,
    }


async def set_date(host: Guest, club: str, date: dict[str, Any] | None) -> ClubInfo:
    """The host says when the club meets."""
    response = await host.http.post(f"/api/clubs/{club}/date", json={"date": date})
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=ClubInfo)


async def test_the_host_sets_a_date_and_members_say_whether_they_come(db: Path) -> None:
    async with serving(db, limits=QUICK) as place:
        ann, ben, eve = await guests(place, "Ann", "Ben", "Eve")
        club = await found(ann)
        await join(ben, club)
        date = in_an_hour(place)
        assert await status(ben, f"/api/clubs/{club.id}/date", {"date": date}) == (403, "club_host_only")
        wrong = {"date": date | {"zone": "Europe/Nowhere"}}
        assert await status(ann, f"/api/clubs/{club.id}/date", wrong) == (400, "bad_club_date")
        now = await set_date(ann, club.id, date)
        assert now.next is not None
        assert now.next.soon
        said = {"at": now.next.at, "coming": True}
        assert await status(eve, f"/api/clubs/{club.id}/coming", said) == (404, "unknown_club")
        assert await status(ann, f"/api/clubs/{club.id}/coming", said) == (200, None)
        assert await status(ben, f"/api/clubs/{club.id}/coming", said | {"coming": False}) == (200, None)
        then = (await look(ben, club.id)).next
        assert then is not None
        assert (then.coming, then.not_coming) == ((0,), (1,))
        assert await status(ben, f"/api/clubs/{club.id}/coming", said | {"at": 1.0}) == (409, "club_date_over")
        mine = (await ben.http.get("/api/clubs")).json()
        assert [(each["at"], each["soon"], each["coming"]) for each in mine] == [(then.at, True, False)]
        file = await ben.http.get(f"/api/clubs/{club.id}/date.ics")
        assert file.headers["content-type"] == "text/calendar; charset=utf-8"
        assert file.text.startswith("BEGIN:VCALENDAR\r\n")
        assert await status(eve, f"/api/clubs/{club.id}/date.ics") == (404, "unknown_club")
        assert (await set_date(ann, club.id, None)).next is None
        assert await status(ann, f"/api/clubs/{club.id}/date.ics") == (409, "club_date_over")


async def test_members_are_reminded_once_by_one_of_two_servers_and_not_after_a_restart(postgres_db: str) -> None:
    async with push_service() as service:
        async with telling(postgres_db, SOON) as one, telling(postgres_db, SOON):
            ann, _, cy, dee = people = await guests(one, "Ann", "Ben", "Cy", "Dee")
            club = await found(ann)
            browsers = []
            for guest in people:
                await join(guest, club)
                browsers.append(service.browser())
                await browsers[-1].subscribe(guest)
            # Cy does not want notices; Dee says in good time that she does not come.
            assert await status(cy, f"/api/clubs/{club.id}/reminder", {"on": False}) == (200, None)
            early = in_an_hour(one, 5.0)
            now = await set_date(ann, club.id, early)
            assert now.next is not None
            assert not now.next.soon
            said = {"at": now.next.at, "coming": False}
            assert await status(dee, f"/api/clubs/{club.id}/coming", said) == (200, None)
            await asyncio.sleep(0.3)
            assert service.pushed == []
            await set_date(ann, club.id, early | {"hours_before": 6})
            await service.until(lambda: len(service.pushed) == 2)
            # The same date, set again, is told no second time.
            await set_date(ann, club.id, early | {"hours_before": 12})
            await asyncio.sleep(0.4)
        async with telling(postgres_db, SOON) as place:
            await asyncio.sleep(0.4)
            assert [row.send_at for row in rows(place, club_members)] == [None] * 4
            (kept,) = rows(place, clubs)
            assert kept.remind_at == pytest.approx(said["at"] + 7 * 24 * 3600.0 - 12 * 3600.0)
        assert [len(service.told(each)) for each in browsers] == [1, 1, 0, 0]
        told = service.told(browsers[0])[0].told
        assert (told["title"], told["path"]) == ("Thursdays meets soon", f"/clubs/{club.id}")
        assert "(Asia/Tokyo)" in told["body"]


async def test_a_reminder_that_could_not_be_sent_is_sent_later(db: Path) -> None:
    async with push_service() as service, telling(db, SOON) as place:
        service.answers = ["503"]
        (ann,) = await guests(place, "Ann")
        club = await found(ann)
        await service.browser().subscribe(ann)
        await set_date(ann, club.id, in_an_hour(place))
        await service.until(lambda: len(service.pushed) == 1)
        assert service.asked == 2


async def test_a_letter_of_a_date_names_no_club(db: Path) -> None:
    async with mail_service() as service, writing(db, service, SOON) as place:
        (ann,) = await guests(place, "Ann")
        club = await found(ann)
        await written_to(ann, service)
        await set_date(ann, club.id, in_an_hour(place))
        await service.until(lambda: len(service.letters) == 2)
        letter = service.letters[1]
        assert letter["Subject"] == "Your club meets soon"
        assert "Thursdays" not in str(letter)
        assert f"/clubs/{club.id}" in str(letter)
