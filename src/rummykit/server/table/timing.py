"""How long the turn at a table lasts, and when the table moves by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummykit.play.view import Phase
from rummykit.rules import AskPartner, BuyWindow, CallWindow, ClaimWindow, FightWindow, ForceWindow

if TYPE_CHECKING:
    from rummykit.server.table.table import Table


ANSWERS: dict[
    Phase, tuple[type[AskPartner | BuyWindow | CallWindow | ClaimWindow | FightWindow | ForceWindow], ...]
] = {
    "answer": (AskPartner, FightWindow),
    "buy": (BuyWindow,),
    "call": (CallWindow,),
    "claim": (ClaimWindow,),
    "force": (ForceWindow,),
}
"""Phases in which a seat answers out of turn, and the steps that say how long it may take."""
ASKED_IN_TURN: frozenset[Phase] = frozenset({"buy", "call", "claim", "force"})
"""Those in which several seats are asked, one after the other, what they want with a discard."""


def asked_in_turn(table: Table) -> bool:
    """Whether the seat to act is one of several that are asked in turn."""
    return table.match is not None and table.match.deal.phase in ASKED_IN_TURN


def is_answer(table: Table) -> bool:
    """Whether the seat to act answers out of turn."""
    return table.match is not None and table.match.deal.phase in ANSWERS


def turn_length(table: Table) -> float | None:
    """How many seconds the seat to act has, None without a clock; out of turn never longer than the sheet says.

    An answer has a clock in any case: it must come before the next player draws. So has a visiting bot. In a turn of
    its own a seat may use its bank too.
    """
    most = [table.turn_seconds]
    if table.turn_seconds is not None:
        most = [table.turn_seconds + bank_left(table)]
    if table.turn is not None:
        most.append(table.seats[table.turn].turn_seconds)
    if table.match is not None and table.match.deal.phase in ANSWERS:
        window = ANSWERS[table.match.deal.phase]
        most.append(next(step.seconds for step in table.rules.turn if isinstance(step, window)))
    return min([seconds for seconds in most if seconds is not None], default=None)


def bank_left(table: Table) -> float:
    """How many seconds at the end of this turn's time come from the bank of the seat to act."""
    return 0.0 if table.turn is None or is_answer(table) else table.extra_time.in_bank(table.turn)


def deadline(table: Table) -> float | None:
    """When the clock of the person to act reaches zero (wall clock); bots and tables that rest have none."""
    seat, seconds = table.turn, table.turn_length
    if seat is None or seconds is None or table.paused_at is not None or table.seats[seat].automatic:
        return None
    return None if seat in table.awaited else table.turn_began + seconds


def arrival(table: Table) -> float | None:
    """Until when the clock of the seat to act waits for its person to come; None where it does not."""
    seat = table.turn
    if seat is None or seat not in table.awaited or table.seats[seat].automatic:
        return None
    return None if table.turn_length is None or table.paused_at is not None else table.awaited_until


def due(table: Table) -> float | None:
    """When the table moves by itself, as the store should know: at a deadline, a bot is to act or may have to."""
    seat = table.turn
    if table.uncounted or table.unreported or table.deals_on:
        return table.turn_began
    if table.beginning is not None:
        return table.beginning
    if table.agreement.until is not None:
        return table.agreement.until
    if seat is None or table.paused_at is not None:
        return None
    if (awaited_until := arrival(table)) is not None:
        return awaited_until
    if table.seats[seat].automatic:
        return table.turn_began if table.touched or table.of_bots_in_a_tournament else None
    until = deadline(table)
    return table.turn_began if until is None and table.created.stand_in else until
