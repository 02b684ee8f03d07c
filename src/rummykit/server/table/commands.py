"""What those who sit at a table do there; each raises `IllegalAction` or `TableRefusal`, and then nothing happened."""

from __future__ import annotations

from rummykit import hands
from rummykit.play.actions import Action, Declare, GoOut, LayOff, Meld, Open, Rearrange, ShowMelds, Timeout
from rummykit.play.deal import Deal
from rummykit.server.guards.token_bucket import Bucket
from rummykit.server.journal import short, trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import botplay, decisions, founding, telling
from rummykit.server.table.entries import Acted, ChancePromised, Left, NextDealt, Paused, Rematched, Removed, Resumed
from rummykit.server.table.room import Room
from rummykit.server.wire.connection import NOT_SEATED, SENT_AWAY, Connection
from rummykit.server.wire.protocol import Accepted, Act, Hint, Hinted, Pause, Phrase, Spoken, Try


async def act(room: Room, connection: Connection, seat: int, message: Act) -> None:
    """An action of the seat to act."""
    async with room.held(connection):
        _check_turn(room, seat, message)
        entry = Acted(at=room.services.now(), seat=seat, action=message.action)
        await room.happen(entry, connection, message.id)
        room.metrics.person_moves.inc()


async def judge(room: Room, connection: Connection, seat: int, message: Try) -> None:
    """The verdict on a draft, which counts when the clock runs out."""
    async with room.held(connection):
        _check_turn(room, seat, message)
        table = room.table
        try:
            judgement = table.playing().deal.judge(message.action)
        except Exception as error:
            trouble("judge_failed", error, table=short(table.id), game=table.rules.id)
            raise TableRefusal("server_error") from None
        if isinstance(judgement.action, Rearrange):
            room.draft = (table.turn_id, judgement.action)
        connection.send(telling.tried(judgement, message.id))


async def hint(room: Room, connection: Connection, seat: int, message: Hint) -> None:
    """What a bot would do in the place of the seat to act; worked out once for each version of the table."""
    async with room.held():
        _check_turn(room, seat, message)
        table = room.table
        if not table.hints:
            raise TableRefusal("no_hints")
        version, action = room.hint or (None, None)
        if version != table.version or action is None:
            view = table.playing().deal.view(seat)
            try:
                action = await botplay.decide("greedy", table.rules, view, room.services.limits.bot_seconds)
            except Exception as error:
                trouble("hint_failed", error, table=short(table.id), game=table.rules.id)
                raise TableRefusal("server_error") from None
            room.hint = table.version, action
        connection.send(Hinted(id=message.id, action=action))


async def start(room: Room, connection: Connection, seat: int, id: int) -> None:
    """The host begins the match."""
    async with room.held(connection):
        if seat != room.table.host:
            raise TableRefusal("not_host")
        await room.begin(connection, id)


async def next_deal(room: Room, connection: Connection, seat: int, id: int) -> None:
    """The next deal, once one has been scored."""
    async with room.held(connection):
        await room.happen(NextDealt(at=room.services.now(), seat=seat), connection, id)


async def leave_match(room: Room, connection: Connection, seat: int, id: int) -> None:
    """A seat leaves the match for good."""
    async with room.held():
        await room.happen(Left(at=room.services.now(), seat=seat), connection, id)
        room.tell_table()


async def rematch(room: Room, connection: Connection, seat: int, id: int) -> None:
    """A new table with the same people; who asks second is told of the same."""
    async with room.held(connection):
        table = room.table
        if table.state != "over":
            raise TableRefusal("match_not_over")
        if table.next_table is None:
            try:
                new = await room.services.found(founding.rematch(table, room.services.now()))
            except Exception as error:
                trouble("rematch_failed", error, table=short(table.id))
                raise TableRefusal("not_saved") from None
            await room.commit(Rematched(at=room.services.now(), seat=seat, table=new))
        connection.send(Accepted(id=id, version=room.table.version))
        room.tell_table()


async def decide(room: Room, connection: Connection, seat: int, decision: decisions.Decision) -> None:
    """What people decide about the table itself."""
    async with room.held(connection):
        table = room.table
        entry = decisions.entry_of(decision, table, seat, room.services.now())
        if isinstance(entry, ChancePromised) and table.promises.get(seat) == entry.promise:
            return connection.send(Accepted(id=decision.id, version=table.version))
        room.ration(entry, table.seats[seat].key)
        await room.happen(entry, connection, decision.id)
        if isinstance(entry, Removed):
            room.left.pop(entry.seat, None)
            room.audience.wants_pause.discard(entry.seat)
            room.audience.dismiss(entry.seat, SENT_AWAY if entry.banned else NOT_SEATED)


async def pause(room: Room, connection: Connection, seat: int, message: Pause) -> None:
    """A seat wants a pause, or none any more; the table rests when all who are here want it."""
    async with room.held(connection):
        table, wants = room.table, room.audience.wants_pause
        if not message.wanted:
            wants.clear()
            if table.paused_at is not None:
                return await room.happen(Resumed(at=room.services.now(), seat=seat), connection, message.id)
        elif table.state != "playing" or table.paused_at is not None:
            raise TableRefusal("not_pausable")
        else:
            wants.add(seat)
            if decisions.consent(table, room.audience.here, wants):
                wants.clear()
                entry = Paused(at=room.services.now())
                room.ration(entry, table.seats[seat].key)
                return await room.happen(entry, connection, message.id)
        connection.send(Accepted(id=message.id, version=table.version))
        room.tell_table()


async def say(room: Room, connection: Connection, seat: int, phrase: Phrase, id: int) -> None:
    """Something is said to everybody at the table."""
    async with room.held(connection):
        limits, now = room.services.limits, room.services.now()
        speech = room.speech.setdefault(seat, Bucket(limits.phrases_per_second, limits.phrase_burst, now))
        if not speech.take(now):
            raise TableRefusal("too_fast")
        connection.send(Accepted(id=id, version=room.table.version))
        spoken = Spoken(seat=seat, phrase=phrase)
        room.audience.tell(lambda _seat: spoken)
        room.gallery.tell(spoken)


def _check_turn(room: Room, seat: int, message: Act | Try | Hint) -> None:
    table = room.table
    if message.version != table.version:
        raise TableRefusal("stale_version")
    if table.playing().deal.turn != seat:
        raise TableRefusal("not_your_turn")
    if isinstance(message, Hint):
        return
    if isinstance(message.action, Timeout):
        raise TableRefusal("clock_only")
    if _pieces(message.action) > _at_hand(table.playing().deal, seat):
        raise TableRefusal("too_large")


def _pieces(action: Action) -> int:
    """How many cards an action names; those of a first meld among the sets of a table once."""
    match action:
        case Rearrange():
            return max(sum(map(len, action.table)), sum(map(len, action.opening)), len(action.table))
        case Meld():
            return max(len(action.cards), len(action.borrowed))
        case LayOff():
            return len(action.cards)
        case Open() | GoOut() | ShowMelds():
            return sum(map(len, action.melds))
        case Declare():
            return sum(map(len, action.groups))
        case _:
            return 1


def _at_hand(deal: Deal, seat: int) -> int:
    """How many cards could come into an action: the seat's, those on the table, and one that was drawn with it."""
    return hands.size(deal.hands[seat]) + sum(len(meld.cards) for meld in deal.table) + 1
