"""The commands of people who sit at a table."""

from __future__ import annotations

from rummykit.play.actions import Faces, Melds, Rearrange
from rummykit.play.deal import Deal
from rummykit.rules import IllegalAction
from rummykit.server.guards.token_bucket import Bucket
from rummykit.server.journal import short, trouble, warn
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import beginning, botplay, decisions, going_on, hosting, messages, turn_checks
from rummykit.server.table.entries import (
    Acted,
    Entry,
    Left,
    MeldTakenBack,
    Paused,
    Removed,
)
from rummykit.server.table.names import shown_text
from rummykit.server.table.room import Room
from rummykit.server.wire.connection import NOT_SEATED, SENT_AWAY, Listener
from rummykit.server.wire.socket_messages import (
    Accepted,
    Act,
    Grouped,
    GroupHand,
    Hint,
    Hinted,
    Pause,
    Phrase,
    RackLayout,
    Report,
    SendAway,
    SetPace,
    Spoken,
    TakeBackMeld,
    Try,
    WrittenText,
)
from rummykit.server.wire.table_messages import Onward
from rummykit.solve.arranged_hand import arranged


class SeatedPlayer:
    """What a person can do in a seat, through one open page.

    Every command raises `IllegalAction` or `TableRefusal`, and then nothing has happened.
    """

    def __init__(self, room: Room, connection: Listener, seat: int) -> None:
        self.room = room
        self.connection = connection
        self.seat = seat

    @property
    def _now(self) -> float:
        return self.room.services.now()

    async def _commit(self, entry: Entry, id: int) -> None:
        """Commit an entry that this page's message `id` asks for."""
        await self.room.commit_and_tell(entry, self.connection, id)

    async def act(self, message: Act) -> None:
        """An action of the seat to act."""
        async with self.room.held(self.connection):
            self._check_turn(message)
            entry = Acted(at=self._now, seat=self.seat, action=message.action)
            await self._commit(entry, message.id)
            self.room.metrics.moved("person")

    async def take_back(self, message: TakeBackMeld) -> None:
        """Take back what the seat laid last in its turn."""
        async with self.room.held(self.connection):
            self._check_turn(message)
            entry = MeldTakenBack(at=self._now, seat=self.seat)
            self.room.ration(entry, self.room.table.seats[self.seat].key)
            await self._commit(entry, message.id)

    async def judge(self, message: Try) -> None:
        """Judge a draft, which counts when the clock runs out."""
        async with self.room.held(self.connection):
            self._check_turn(message)
            table = self.room.table
            try:
                judgement = table.playing().deal.judge(message.action)
            except Exception as error:
                trouble("judge_failed", error, table=short(table.id), game=table.rules.id)
                raise TableRefusal("server_error") from None
            if isinstance(judgement.action, Rearrange):
                self.room.draft = (table.turn_id, judgement.action)
            self.connection.send(messages.tried(judgement, message.id))

    async def hint(self, message: Hint) -> None:
        """What an analysis advises the seat to act; worked out once for each version of the table."""
        async with self.room.held():
            self._check_turn(message)
            table = self.room.table
            if not table.hints:
                raise TableRefusal("no_hints")
            version, action = self.room.hint or (None, None)
            if version != table.version or action is None:
                try:
                    action = await botplay.hint(table.playing(), self.room.services.limits.bot_seconds)
                except Exception as error:
                    trouble("hint_failed", error, table=short(table.id), game=table.rules.id)
                    raise TableRefusal("server_error") from None
                self.room.hint = table.version, action
            self.connection.send(Hinted(id=message.id, action=action))

    async def group_hand(self, message: GroupHand) -> None:
        """Lay the hand of the seat out in groups, in anybody's turn."""
        async with self.room.held(self.connection):
            deal = self._hand_of_cards()
            turn_checks.check_groups(deal, self.seat, message)
            self._lay(message.id, message.groups, message.loose, message.rack)

    async def arrange_hand(self, id: int) -> None:
        """Lay the hand of the seat out as is best, where the table allows it."""
        async with self.room.held(self.connection):
            deal = self._hand_of_cards()
            if not self.room.table.created.arranging:
                raise TableRefusal("no_arranging")
            self._lay(id, *arranged(deal, self.seat))

    def _hand_of_cards(self) -> Deal:
        """The deal in progress; raises `TableRefusal` where none is, and `IllegalAction` at a table of tiles."""
        table = self.room.table
        deal = table.playing().deal
        if table.rules.rearranges:
            raise IllegalAction("not_an_action_here", table.rules.id, action="GroupHand")
        return deal

    def _lay(self, id: int, groups: Melds, loose: Faces, rack: RackLayout | None = None) -> None:
        """Lay the hand out and tell the pages of this seat."""
        table = self.room.table
        try:
            hand, layout = self.room.laid.lay(table.playing().deal, self.seat, groups, loose, rack)
        except Exception as error:
            trouble("hand_not_judged", error, table=short(table.id), game=table.rules.id)
            raise TableRefusal("server_error") from None
        self.room.services.layouts.keep(table.id, self.seat, layout)
        self.connection.send(Grouped(id=id, hand=hand, rack=layout.rack))
        self.room.audience.tell_seat(self.seat, Grouped(id=None, hand=hand, rack=layout.rack), but=self.connection)

    async def start(self, id: int) -> None:
        """The host begins the match."""
        async with self.room.held(self.connection):
            if self.seat != self.room.host:
                raise TableRefusal("not_host")
            await beginning.begin(self.room, self.connection, id)

    async def go_on(self, to: Onward, id: int) -> None:
        """The seat wants to go on: the table does when everybody who is asked has agreed, or after a countdown."""
        async with self.room.held(self.connection):
            await going_on.agree(self.room, self.seat, to, self.connection, id)

    async def stay_out(self, id: int) -> None:
        """A seat that might come in again stays out of the match."""
        async with self.room.held(self.connection):
            await going_on.stay_out(self.room, self.seat, self.connection, id)

    async def leave_match(self, id: int) -> None:
        """A seat leaves the match for good."""
        async with self.room.held():
            await self._commit(Left(at=self._now, seat=self.seat), id)
            self.room.tell_table()

    async def decide(self, decision: decisions.Decision) -> None:
        """Carry out a decision about the table itself."""
        async with self.room.held(self.connection):
            table, host = self.room.table, self.room.host
            voting = isinstance(decision, SendAway) and host != table.host
            entry = decisions.entry_of(decision, table, self.seat, self.seat if voting else host, self._now)
            if isinstance(decision, SendAway) and voting:
                if table.seats[decision.seat].kind == "empty":
                    raise TableRefusal("nobody_there")
                if not hosting.vote(table, self.room.audience, self.seat, decision.seat, self._now):
                    self.connection.send(Accepted(id=decision.id, version=table.version))
                    return self.room.tell_table()
            if decisions.changes_nothing(entry, table):
                return self.connection.send(Accepted(id=decision.id, version=table.version))
            self.room.ration(entry, table.seats[self.seat].key)
            await self._commit(entry, decision.id)
            if isinstance(entry, Removed):
                if entry.banned:
                    self.room.dismiss(entry.seat, SENT_AWAY)
                else:
                    self.room.audience.dismiss(entry.seat, NOT_SEATED)

    async def pause(self, message: Pause) -> None:
        """A seat asks for a pause, withdraws that, or wants it to end; the table rests when all who are here agree."""
        async with self.room.held(self.connection):
            table, wants = self.room.table, self.room.audience.wants_pause
            if not message.wanted:
                wants.clear()
                if table.paused_at is not None:
                    return await going_on.agree(self.room, self.seat, "resume", self.connection, message.id)
            elif table.state != "playing" or table.paused_at is not None:
                raise TableRefusal("not_pausable")
            else:
                wants.add(self.seat)
                if decisions.consent(table, self.room.audience.here, wants):
                    wants.clear()
                    entry = Paused(at=self._now)
                    self.room.ration(entry, table.seats[self.seat].key)
                    return await self._commit(entry, message.id)
            self.connection.send(Accepted(id=message.id, version=table.version))
            self.room.tell_table()

    async def set_pace(self, message: SetPace) -> None:
        """Change how fast bots act; the bot whose turn it is follows at once."""
        async with self.room.held(self.connection):
            self.room.set_pace(message.pace)
            self.connection.send(Accepted(id=message.id, version=self.room.table.version))

    async def hurry(self, id: int) -> None:
        """Have the bots act at once until it is a person's turn."""
        async with self.room.held(self.connection):
            self.room.hurry()
            self.connection.send(Accepted(id=id, version=self.room.table.version))

    async def say(self, phrase: Phrase, id: int) -> None:
        """Say a phrase to everybody at the table."""
        async with self.room.held(self.connection):
            self._ration_speech()
            self.connection.send(Accepted(id=id, version=self.room.table.version))
            spoken = Spoken(seat=self.seat, phrase=phrase)
            self.room.audience.tell(lambda _seat: spoken)
            self.room.spectators.tell(spoken)

    async def write(self, text: str, id: int) -> None:
        """Write something to the people at the table; spectators and visiting bots do not get it."""
        async with self.room.held(self.connection):
            if not self.room.table.created.writing:
                raise TableRefusal("no_writing")
            shown = shown_text(text, self.room.services.limits.text_characters, "bad_text")
            self._ration_speech()
            self.connection.send(Accepted(id=id, version=self.room.table.version))
            written = WrittenText(seat=self.seat, name=self.room.table.seats[self.seat].name, text=shown)
            self.room.written.append(written)
            for seat in self.room.people_here:
                self.room.audience.tell_seat(seat, written)

    async def report(self, message: Report) -> None:
        """Report what a seat has written: the server's log gets it."""
        async with self.room.held(self.connection):
            self._ration_speech()
            texts = [each.text for each in self.room.written if each.seat == message.seat]
            if not texts:
                raise TableRefusal("nobody_there")
            table = self.room.table
            warn("text_reported", table=short(table.id), seat=message.seat, by=self.seat, text=" | ".join(texts))
            self.connection.send(Accepted(id=message.id, version=table.version))

    def _ration_speech(self) -> None:
        """Raise `TableRefusal` for a seat that says something too fast."""
        limits, now = self.room.services.limits, self._now
        speech = self.room.speech.setdefault(self.seat, Bucket(limits.phrases_per_second, limits.phrase_burst, now))
        if not speech.take(now):
            raise TableRefusal("too_fast")

    def _check_turn(self, message: Act | TakeBackMeld | Try | Hint) -> None:
        table = self.room.table
        turn_checks.check_version(message, table.version)
        turn_checks.check_turn(table.playing().deal, self.seat, message)
