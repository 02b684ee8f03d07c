"""The messages that tell a seat about its table, the clock and what has happened. Nothing else reads hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Literal

from msgspec import structs

from rummykit import fair
from rummykit.match.score_sheet import ScoreSheet
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.play.judgement import Judgement
from rummykit.play.offers import Offer, offer
from rummykit.play.turn_flow import turn_flow_of
from rummykit.play.view import View
from rummykit.rules import IllegalAction, Rules
from rummykit.server.catalogue import names_of
from rummykit.server.table import timing
from rummykit.server.table.agreement import asked, onward
from rummykit.server.table.audience import Audience
from rummykit.server.table.history import History, redacted
from rummykit.server.table.hosting import host_now, votes_needed
from rummykit.server.table.laid_hands import LaidHands
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Clock, Refused, Tried, Update, Welcome, WrittenText
from rummykit.server.wire.table_messages import (
    Addition,
    Awaited,
    GoingOn,
    MyTable,
    Revealed,
    SeatInfo,
    TableInfo,
    TableStyle,
    Trust,
)


def table_info(table: Table, audience: Audience, you: int | None, now: float) -> TableInfo:
    """A table as everybody may see it at the time `now`."""
    arrival = timing.arrival(table)
    return TableInfo(
        id=table.id,
        game=table.rules.id,
        names=_names_of(table.rules),
        options=_options_of(table.rules),
        turn_seconds=None if table.turn_seconds is None else int(table.turn_seconds),
        seats=tuple(
            SeatInfo(
                kind=seat.kind,
                name=seat.name,
                connected=(seat.kind == "bot" and not seat.visiting) or audience.has(number),
                visiting=seat.visiting,
                stand_in=seat.stand_in,
                left=number in table.left,
                rating=seat.rating,
                rating_change=seat.rating_change,
                before=seat.before,
                portrait=seat.portrait,
                away_ms=_ms(now - audience.away_since[number]) if number in audience.away_since else None,
                votes=tuple(sorted(audience.votes.get(number, ()))),
            )
            for number, seat in enumerate(table.seats)
        ),
        host=host_now(table, audience, now),
        state=table.state,
        hints=table.hints,
        you=you,
        manner=table_style_of(table.rules, may_leave=table.may_leave),
        bot_level=table.created.bot_level,
        next_table=table.next_table,
        code=table.created.code if table.state == "waiting" else "",
        listed=table.created.listed,
        watchers=table.created.watchers,
        watch_delay=table.created.watch_delay,
        watching=audience.watching,
        stand_in=table.created.stand_in,
        rated=table.created.rated,
        paused=table.paused_at is not None,
        pause_asked=tuple(sorted(audience.wants_pause)),
        trust=trust(table),
        arranging=table.created.arranging,
        visiting_bots=table.created.visiting_bots,
        going_on=_going_on(table, audience, now),
        tournament=table.created.tournament,
        awaited=None if arrival is None else Awaited(seat=table.turn or 0, left_ms=_ms(arrival - now)),
        sides=sides_at(table.rules, len(table.seats)),
        bank_seconds=int(table.created.bank_seconds),
        writing=table.created.writing,
        votes_needed=votes_needed(table, audience, now),
        club=table.created.club,
    )


_names_of = lru_cache(maxsize=256)(names_of)
_options_of = lru_cache(maxsize=256)(Rules.options)


def _going_on(table: Table, audience: Audience, now: float) -> GoingOn | None:
    to, agreement = onward(table), table.agreement
    if to is None:
        return None
    told = GoingOn(to=to, agreed=tuple(agreement.seats), asked=tuple(sorted(asked(table, audience.here))))
    if agreement.until is None:
        return told
    left, total = _ms(agreement.until - now), _ms(agreement.until - agreement.since)
    return structs.replace(told, left_ms=left, total_ms=total)


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))


def my_table(table: Table, you: int, deadline: float | None, now: float) -> MyTable:
    """A table as somebody who sits there sees it from the home page."""
    turn = table.turn
    running = clock(table, deadline, now)
    return MyTable(
        id=table.id,
        game=table.rules.id,
        names=names_of(table.rules),
        state=table.state,
        seats=tuple(seat.name for seat in table.seats),
        visiting=tuple(number for number, seat in enumerate(table.seats) if seat.visiting),
        you=you,
        turn=turn,
        turn_ms=0 if turn is None else _ms(now - table.turn_began),
        left_ms=None if running is None else running.left_ms,
        paused=table.paused_at is not None,
        left=you in table.left,
    )


def trust(table: Table) -> Trust | None:
    """The promise for the deal in progress or the next one, and the seed of the last finished one."""
    begun, open = table.chance.next_number, table.state in ("waiting", "between_deals")
    over = begun - (table.state == "playing")
    number = begun if open else begun - 1
    seed = table.chance.seed_of(number)
    if seed is None:
        return None
    added = table.chance.additions if open else table.chance.seeds[number].additions
    told = Trust(
        deal=number,
        promise=fair.promise(seed),
        open=open and table.created.fair == 1,
        added=tuple(sorted(added)),
        last=_revealed(table, over - 1) if over else None,
    )
    if table.created.fair == 1:
        return told
    first = table.chance.seed_of(0)
    assert first is not None
    return structs.replace(
        told,
        scheme=2,
        stage=_stage(table),
        promised=_additions(table.chance.promises),
        opened=_additions(table.chance.additions) if table.match is not None else (),
        first=fair.promise(first),
    )


def _revealed(table: Table, number: int) -> Revealed:
    seed, additions = table.chance.seeds[number]
    return Revealed(
        deal=number,
        promise=fair.promise(seed),
        seed=seed.hex(),
        additions=_additions(additions),
    )


def _stage(table: Table) -> Literal["promise", "gather", "open", "closed"]:
    if table.match is not None:
        return "closed"
    if table.chance.fixed_at is not None:
        return "open"
    return "promise" if table.chance.promises_awaited is None else "gather"


def _additions(by_seat: Mapping[int, bytes]) -> tuple[Addition, ...]:
    return tuple(Addition(seat=seat, added=added.hex()) for seat, added in sorted(by_seat.items()))


@lru_cache(maxsize=256)
def table_style_of(rules: Rules, *, may_leave: bool) -> TableStyle:
    """What the page has to know of a sheet besides what the deal tells."""
    steps = {name: value for step in turn_flow_of(rules).steps for name, value in step.table_style.items()}
    return TableStyle(turns_each=rules.turns_each, may_leave=may_leave, next_sits=rules.start.side, **steps)


def sides_at(rules: Rules, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats that play together; empty where everybody plays alone."""
    if rules.sides is None or not rules.sides.have_partners(seats):
        return ()
    return rules.sides.all_of(range(seats))


def clock(table: Table, deadline: float | None, now: float) -> Clock | None:
    """The running clock, None when none runs."""
    seat, seconds = table.turn, table.turn_length
    if deadline is None or seat is None:
        return None
    if seconds is None:
        seconds = deadline - table.turn_began
    left, bank = _ms(deadline - now), timing.bank_left(table)
    return Clock(seat=seat, left_ms=left, turn_ms=max(left, _ms(seconds)), bank_ms=_ms(bank))


def _deal(table: Table) -> Deal | None:
    return None if table.match is None else table.match.deal


def view(table: Table, seat: int | None, common: View | None = None) -> View | None:
    """The view from a seat, or from none; None before the first deal. `common` is the view from no seat, if at hand."""
    return None if table.match is None else table.match.deal.view(seat, common)


def open_to(table: Table, seat: int | None) -> Offer | None:
    """What a seat may do now; None if it is not its turn."""
    return offer(table.match.deal) if table.match is not None and seat is not None and table.turn == seat else None


def takes_back(table: Table, seat: int | None) -> bool:
    """Whether a seat may take back what it laid last."""
    return bool(table.laid_this_turn) and seat is not None and table.turn == seat


def updates(
    table: Table,
    events: tuple[Event, ...],
    score: ScoreSheet | None,
    clock: Clock | None,
    laid: LaidHands | None = None,
) -> Callable[[int | None], Update]:
    """What just happened, for each seat or for spectators; what is the same for all is made once.

    `laid` has the hands of the seats as they lie, None for spectators.
    """
    common, played_for = view(table, None), table.aim

    def update(seat: int | None) -> Update:
        return Update(
            version=table.version,
            events=redacted(events, seat),
            view=view(table, seat, common),
            score=score,
            clock=clock,
            offer=open_to(table, seat),
            hand=None if laid is None or seat is None else laid.of(_deal(table), seat),
            aim=played_for,
            takes_back=takes_back(table, seat),
        )

    return update


def welcome(
    table: Table,
    history: History,
    audience: Audience,
    seat: int | None,
    since: int,
    clock: Clock | None,
    now: float,
    laid: LaidHands | None = None,
    written: Iterable[WrittenText] = (),
) -> Welcome:
    """The state at the time `now` for one seat, with what has happened since a version."""
    return Welcome(
        version=table.version,
        table=table_info(table, audience, seat, now),
        seat=seat,
        view=view(table, seat),
        score=table.score,
        clock=clock,
        events=history.gap(since, seat),
        versions=history.versions(since),
        offer=open_to(table, seat),
        hand=None if laid is None or seat is None else laid.of(_deal(table), seat),
        rack=None if laid is None or seat is None else laid.rack_of(_deal(table), seat),
        aim=table.aim,
        takes_back=takes_back(table, seat),
        written=tuple(written),
    )


def illegal(error: IllegalAction, id: int | None) -> Refused:
    """A refusal by the rules, as it is sent."""
    return Refused(id=id, **structs.asdict(error.refusal))


def tried(judgement: Judgement, id: int) -> Tried:
    """The judgement of an action that a page has tried."""
    return Tried(id=id, **structs.asdict(judgement))
