"""When a club meets: the dates of a standing date, in the wall-clock time of its zone."""

from __future__ import annotations

import calendar
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from itertools import islice
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.club_messages import StandingDate

LASTS = 4 * 3600.0
"""A date is shown for so many seconds after it has begun."""
_WEEKS = {"week": 1, "two_weeks": 2}
_IN_CALENDAR = 26
"""Dates in a calendar file: half a year of weekly ones."""


def check_date(asked: StandingDate) -> None:
    """Raise `TableRefusal("bad_club_date")` for what is no date: no such day, time or zone."""
    try:
        _begin(asked, date.fromisoformat(asked.day))
    except (ValueError, OSError, OverflowError, ZoneInfoNotFoundError):
        raise TableRefusal("bad_club_date") from None


def next_date(standing: StandingDate, after: float) -> float | None:
    """The first date that begins after a moment (both in seconds since 1970); None where there is none."""
    return next(dates_after(standing, after), None)


def dates_after(standing: StandingDate, after: float) -> Iterator[float]:
    """All dates that begin after a moment, in order."""
    near = datetime.fromtimestamp(max(after, 0.0), UTC).date() - timedelta(days=2)
    for day in _days(standing, near):
        if (at := _begin(standing, day)) > after:
            yield at


def local_time(standing: StandingDate, at: float) -> str:
    """A date written alike in every language: day and time in the zone, and the zone."""
    return f"{datetime.fromtimestamp(at, ZoneInfo(standing.zone)):%Y-%m-%d %H:%M} ({standing.zone})"


def calendar_file(club: str, name: str, standing: StandingDate, now: float) -> str:
    """The coming dates as a file for calendars (RFC 5545). Each has a beginning in UTC, so that no calendar needs to
    know the zone; read again, a date takes the place of itself."""
    said = name.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//RummyKit//Clubs//EN"]
    for at in islice(dates_after(standing, now - LASTS), _IN_CALENDAR):
        lines += [
            "BEGIN:VEVENT",
            f"UID:{club}-{int(at)}@rummykit",
            f"DTSTAMP:{_utc(now)}",
            f"DTSTART:{_utc(at)}",
            "DURATION:PT3H",
            f"SUMMARY:{said}",
        ]
        if standing.hours_before:
            alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", f"DESCRIPTION:{said}"]
            lines += [*alarm, f"TRIGGER:-PT{standing.hours_before}H", "END:VALARM"]
        lines.append("END:VEVENT")
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _begin(standing: StandingDate, day: date) -> float:
    """When the date of a day begins. A time that is skipped when clocks go forward comes an hour later; of one that
    comes twice the first counts."""
    return datetime.combine(day, time.fromisoformat(standing.time), ZoneInfo(standing.zone)).timestamp()


def _days(standing: StandingDate, near: date) -> Iterator[date]:
    """The days of the dates in order; of those before `near` at most the last."""
    first = date.fromisoformat(standing.day)
    if standing.every == "once":
        yield first
    elif (weeks := _WEEKS.get(standing.every)) is not None:
        step = timedelta(weeks=weeks)
        day = first + step * max(0, (near - first) // step)
        while day.year < date.max.year:
            yield day
            day += step
    else:
        month = max(first, near).replace(day=1)
        while month.year < date.max.year:
            day = _weekday_of(month, first, last=standing.last)
            if day >= first:
                yield day
            month = (month + timedelta(days=31)).replace(day=1)


def _weekday_of(month: date, first: date, *, last: bool) -> date:
    """The day of a month that has the weekday of the first date, and the same number among those; or the last such
    day, as also for a fifth."""
    ahead = (first.weekday() - month.weekday()) % 7
    number = (first.day - 1) // 7
    if last or number == 4:
        number = (calendar.monthrange(month.year, month.month)[1] - 1 - ahead) // 7
    return month + timedelta(days=ahead + 7 * number)


def _utc(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y%m%dT%H%M%SZ}"


def _folded(line: str) -> str:
    """The line in pieces of at most 75 bytes, as calendars want it."""
    pieces, length = [""], 0
    for letter in line:
        length += len(letter.encode())
        if length > 75:
            pieces.append(" ")
            length = 1 + len(letter.encode())
        pieces[-1] += letter
    return "\r\n".join(pieces)
