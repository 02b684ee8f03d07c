"""The seats of a table: who sits down, who is sent away, and where bots play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from msgspec import structs

from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import Created, PortraitSet, SatDown, SeatSet
from rummykit.server.table.guests import same_key
from rummykit.server.table.seat import Seat, bot_seat
from rummykit.server.wire.table_messages import Former


class TableSeating:
    """The `seats` of a table, and in `banned` the keys of those who were sent away for good.

    Whether the match still allows a change is the table's to check. Whatever raises `TableRefusal` has changed nothing.
    """

    def __init__(self, created: Created) -> None:
        people = created.seats - created.bots
        self.seats = [Seat(kind="empty")] * people + [bot_seat(seat) for seat in range(people, created.seats)]
        self.banned: set[str] = set()
        self._rated = created.rated

    @property
    def full(self) -> bool:
        """Whether every seat has a person in it."""
        return all(seat.kind == "person" for seat in self.seats)

    @property
    def first_person(self) -> int:
        """The first seat with a person in it; 0 where nobody sits."""
        return next((number for number, seat in enumerate(self.seats) if seat.kind == "person"), 0)

    def of(self, key: str | None) -> int | None:
        """The seat of the guest, or the visiting bot, with this key."""
        found = None
        if key is not None:
            for number, seat in enumerate(self.seats):
                if seat.key and same_key(seat.key, key):
                    found = number
        return found

    def free(self, key: str, wanted: int | None) -> int:
        """The seat that is `wanted`, or else the first free one, for the guest with this key; raises `TableRefusal`."""
        if key in self.banned:
            raise TableRefusal("sent_away")
        free = [number for number, seat in enumerate(self.seats) if seat.kind == "empty"]
        if not free:
            raise TableRefusal("table_full")
        return wanted if wanted in free else free[0]

    def sit_down(self, entry: SatDown) -> None:
        """A person, or a visiting bot, takes a seat."""
        self.seats[entry.seat] = Seat(
            kind="bot" if entry.bot else "person",
            name=entry.name,
            key=entry.key,
            rating=entry.rating,
            turn_seconds=entry.turn_seconds,
        )

    def show(self, entry: PortraitSet) -> None:
        """A person shows another face; raises `TableRefusal`."""
        if self.seats[entry.seat].kind != "person":
            raise TableRefusal("nobody_there")
        self.seats[entry.seat] = replace(self.seats[entry.seat], portrait=entry.portrait)

    def set(self, entry: SeatSet) -> None:
        """A free seat gets a bot, or a bot's seat is free; raises `TableRefusal`."""
        if self.seats[entry.seat].occupied:
            raise TableRefusal("somebody_there")
        if self._rated and entry.bot:
            raise TableRefusal("rated_table")
        self.seats[entry.seat] = bot_seat(entry.seat, self._names()) if entry.bot else Seat(kind="empty")
        if entry.name:
            self.seats[entry.seat] = replace(self.seats[entry.seat], name=entry.name, level=entry.level)

    def resize(self, count: int) -> None:
        """There are so many seats from now on, the new ones free; raises `TableRefusal`."""
        if any(seat.occupied for seat in self.seats[count:]):
            raise TableRefusal("somebody_there")
        self.seats = self.seats[:count] + [Seat(kind="empty")] * (count - len(self.seats))

    def send_away(self, seat: int, banned: bool, *, until: int | None) -> None:
        """Who sits there is gone: a bot plays on in a match, from after the version `until`; before it nobody does."""
        gone = self.seats[seat]
        if banned:
            self.banned.add(gone.key)
        if until is None:
            self.seats[seat] = Seat(kind="empty")
            return
        former = Former(name=gone.name, until=until, sent_away=banned, rating=gone.rating)
        self.seats[seat] = replace(bot_seat(seat, self._names()), before=(*gone.before, former))

    def rerate(self, seat: int, rating: int, change: int) -> None:
        """The match was counted for the person who began it in this seat, and has perhaps left it since."""
        info = self.seats[seat]
        if info.before:
            first = structs.replace(info.before[0], rating=rating, rating_change=change)
            self.seats[seat] = replace(info, before=(first, *info.before[1:]))
        elif info.kind == "person":
            self.seats[seat] = replace(info, rating=rating, rating_change=change)

    def stand_in(self, seat: int, bot: bool) -> None:
        """A bot plays on for who sits there, or no more; raises `TableRefusal`."""
        if not self.seats[seat].occupied or self.seats[seat].stand_in == bot:
            raise TableRefusal("nobody_there")
        self.seats[seat] = replace(self.seats[seat], stand_in=bot)

    def fill(self) -> None:
        """Bots take every seat that nobody from outside has; entrants of a tournament keep theirs."""
        settled = [seat.occupied or seat.level is not None for seat in self.seats]
        taken = [seat.name for seat, there in zip(self.seats, settled, strict=True) if there]
        for number, there in enumerate(settled):
            if not there:
                self.seats[number] = bot = bot_seat(number, taken)
                taken.append(bot.name)

    def _names(self) -> Iterable[str]:
        return [each.name for each in self.seats]
