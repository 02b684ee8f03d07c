"""The conversation with one open page about a practice: the messages of a table, answered from a copy of its deal."""

from __future__ import annotations

from msgspec import structs

from rummykit.match.aim import deal_aim
from rummykit.play.actions import Action, Faces, Melds
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.play.hand_judgement import Fact
from rummykit.rules import IllegalAction
from rummykit.server.features.practice.practice import Practice, open_to, seen, table_info, tag_of
from rummykit.server.guards.bounded_work import BoundedWork
from rummykit.server.journal import trouble
from rummykit.server.limits import Limits
from rummykit.server.metrics import Metrics
from rummykit.server.refusals import TableRefusal
from rummykit.server.table import messages, turn_checks
from rummykit.server.table.history import redacted
from rummykit.server.table.laid_hands import LaidHands
from rummykit.server.wire import encoding
from rummykit.server.wire.connection import Connection
from rummykit.server.wire.listening import id_of, listen, until_over
from rummykit.server.wire.practice_messages import Again, Attempt, Attempted, PracticeQuestion
from rummykit.server.wire.socket_messages import (
    Accepted,
    Act,
    ArrangeHand,
    Grouped,
    GroupHand,
    Hello,
    Hint,
    Hinted,
    Ping,
    Pong,
    RackLayout,
    Try,
    Update,
    Welcome,
)
from rummykit.solve.arranged_hand import arranged


async def converse(
    connection: Connection, practice: Practice, work: BoundedWork, metrics: Metrics, limits: Limits
) -> None:
    """Answer until either side ends it; what was played is forgotten then."""
    player = PracticePlayer(connection, practice, work, metrics)
    await until_over(connection, listen(connection, encoding.decode_practice, player, limits))


class PracticePlayer:
    """Who plays a practice through one open page; `version` counts what has happened in it."""

    def __init__(self, connection: Connection, practice: Practice, work: BoundedWork, metrics: Metrics) -> None:
        self._connection = connection
        self._practice = practice
        self._work = work
        self._metrics = metrics
        self._aim = deal_aim(practice.deal)
        self._laid = LaidHands({}, practice.id)
        self._deal = practice.deal.clone(undoable=False)
        self._version = 1
        self._attempted = False
        self._way: Action | None = None

    @property
    def broken(self) -> bool:
        """Nothing breaks a practice but its socket."""
        return False

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._metrics.refused(code)

    async def answer(self, message: PracticeQuestion) -> None:
        """Answer a message, also where it is refused."""
        try:
            await self._answer(message)
        except IllegalAction as error:
            self.refused(error.code)
            self._connection.send(messages.illegal(error, id_of(message)))
        except TableRefusal as refusal:
            self.refused(refusal.code)
            self._connection.send(encoding.refused(refusal, id_of(message)))
            if refusal.code == "stale_version":
                self._welcome()

    async def _answer(self, message: PracticeQuestion) -> None:
        match message:
            case Hello(version=version):
                self._welcome(past=not version)
            case Ping(id=id):
                self._connection.send(Pong(id=id))
            case Act():
                await self._act(message)
            case Try(id=id, action=action):
                self._check(message)
                self._connection.send(messages.tried(self._deal.judge(action), id))
            case Hint(id=id):
                self._check(message)
                self._connection.send(Hinted(id=id, action=await self._shown_way()))
            case GroupHand(id=id, groups=groups, loose=loose, rack=rack):
                turn_checks.check_groups(self._cards(), self._practice.seat, message)
                self._lay(id, groups, loose, rack)
            case ArrangeHand(id=id):
                if not self._practice.arranging:
                    raise TableRefusal("no_arranging")
                self._lay(id, *arranged(self._cards(), self._practice.seat))
            case Again(id=id):
                self._again(id)

    async def _act(self, message: Act) -> None:
        """Play an action and say what it is worth; what is not legal is refused, and is no attempt."""
        self._check(message)
        deal, action = self._deal, message.action
        if self._practice.kinds and tag_of(action) not in self._practice.kinds:
            raise TableRefusal("not_asked")
        deal.check(action)
        attempt = await self._work(self._judged, (deal.clone(), action))
        await self._note(attempt)
        events = deal.play(action)
        self._version += 1
        self._attempted = True
        self._connection.send(Accepted(id=message.id, version=self._version))
        self._connection.send(Attempted(**structs.asdict(attempt)))
        self._update(events)

    async def _shown_way(self) -> Action:
        """The way, worked out once."""
        if not self._practice.hints:
            raise TableRefusal("no_hints")
        if self._way is None:
            self._way = await self._work(lambda practice: practice.way(), self._practice)
        await self._note(None)
        return self._way

    def _judged(self, asked: tuple[Deal, Action]) -> Attempt:
        try:
            return self._practice.judge(*asked)
        except Exception as error:
            trouble("attempt_not_judged", error, practice=self._practice.id)
            raise TableRefusal("server_error") from None

    async def _note(self, attempt: Attempt | None) -> None:
        if self._practice.noted is None:
            return
        try:
            await self._practice.noted(attempt)
        except Exception as error:
            trouble("attempt_not_noted", error, practice=self._practice.id)
            raise TableRefusal("not_saved") from None

    def _again(self, id: int) -> None:
        self._deal = self._practice.deal.clone(undoable=False)
        self._version += 1
        self._attempted = False
        self._connection.send(Accepted(id=id, version=self._version))
        self._update(())

    def _lay(self, id: int, groups: Melds, loose: Faces, rack: RackLayout | None = None) -> None:
        hand, layout = self._laid.lay(self._deal, self._practice.seat, groups, loose, rack)
        self._connection.send(Grouped(id=id, hand=hand, rack=layout.rack))

    def _cards(self) -> Deal:
        """The deal; raises `IllegalAction` at a table of tiles, and `TableRefusal` when it is over."""
        if self._deal.rules.rearranges:
            raise IllegalAction("not_an_action_here", self._deal.rules.id, action="GroupHand")
        if self._deal.result is not None:
            raise TableRefusal("attempt_made")
        return self._deal

    def _check(self, message: Act | Try | Hint) -> None:
        turn_checks.check_version(message, self._version)
        if self._attempted:
            raise TableRefusal("attempt_made")
        turn_checks.check_turn(self._deal, self._practice.seat, message)

    # --- what is told

    def _update(self, events: tuple[Event, ...]) -> None:
        self._connection.send(updated(self._practice, self._deal, self._laid, self._aim, self._version, events))

    def _welcome(self, *, past: bool = False) -> None:
        self._connection.send(welcomed(self._practice, self._deal, self._laid, self._aim, self._version, past=past))


def updated(
    practice: Practice, deal: Deal, laid: LaidHands, aim: tuple[Fact, ...], version: int, events: tuple[Event, ...]
) -> Update:
    """What is told after something has happened."""
    return Update(
        version=version,
        events=redacted(events, practice.seat),
        view=seen(practice, deal),
        score=None,
        clock=None,
        offer=open_to(practice, deal),
        hand=laid.of(deal, practice.seat),
        aim=aim,
    )


def welcomed(
    practice: Practice, deal: Deal, laid: LaidHands, aim: tuple[Fact, ...], version: int, *, past: bool
) -> Welcome:
    """What is told first, or again; with the `past` to those who have heard nothing yet."""
    return Welcome(
        version=version,
        table=table_info(practice),
        seat=practice.seat,
        view=seen(practice, deal),
        score=None,
        clock=None,
        offer=open_to(practice, deal),
        events=redacted(practice.past, practice.seat) if past else (),
        hand=laid.of(deal, practice.seat),
        rack=laid.rack_of(deal, practice.seat),
        aim=aim,
    )
