"""The seats of a table: who sits down, who is sent away, and where bots play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import Created, SatDown, SeatSet
from rummykit.server.table.guests import same_key
from rummykit.server.table.seat import Seat, bot_seat


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

    def set(self, entry: SeatSet) -> None:
        """A free seat gets a bot, or a bot's seat is free; raises `TableRefusal`."""
        if self.seats[entry.seat].occupied:
            raise TableRefusal("somebody_there")
        if self._rated and entry.bot:
            raise TableRefusal("rated_table")
        self.seats[entry.seat] = bot_seat(entry.seat, self._names()) if entry.bot else Seat(kind="empty")
        if entry.name:
            self.seats[entry.seat] = replace(self.seats[entry.seat], name=entry.name, level=entry.level)

    def send_away(self, seat: int, banned: bool, *, bot: bool) -> None:
        """Who sits there is gone; a `bot` has the seat, or nobody."""
        if banned:
            self.banned.add(self.seats[seat].key)
        self.seats[seat] = bot_seat(seat, self._names()) if bot else Seat(kind="empty")

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
