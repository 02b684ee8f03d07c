"""Every limit of the server, put together from its groups."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from rummykit.server.features.bots.limits import VisitingBotLimits
from rummykit.server.features.clubs.limits import ClubLimits
from rummykit.server.features.meeting.limits import MeetingLimits
from rummykit.server.features.notices.limits import NoticeLimits
from rummykit.server.features.own_games.limits import WorkshopLimits
from rummykit.server.features.practice.limits import PracticeLimits
from rummykit.server.features.puzzles.limits import PuzzleLimits
from rummykit.server.features.reviews.limits import ReviewLimits
from rummykit.server.features.studies.limits import StudyLimits
from rummykit.server.features.tournaments.limits import TournamentLimits
from rummykit.server.limits.accounts import AccountLimits
from rummykit.server.limits.analysis import AnalysisLimits
from rummykit.server.limits.bots import BotLimits
from rummykit.server.limits.fleet import FleetLimits
from rummykit.server.limits.lessons import LessonLimits
from rummykit.server.limits.rates import RateLimits
from rummykit.server.limits.storing import StoringLimits
from rummykit.server.limits.tables import TableLimits
from rummykit.server.limits.transport import TransportLimits


@dataclass(frozen=True, kw_only=True, init=False)
class Limits(
    FleetLimits,
    StoringLimits,
    TableLimits,
    TournamentLimits,
    BotLimits,
    VisitingBotLimits,
    NoticeLimits,
    MeetingLimits,
    ClubLimits,
    AccountLimits,
    LessonLimits,
    PracticeLimits,
    PuzzleLimits,
    AnalysisLimits,
    ReviewLimits,
    StudyLimits,
    WorkshopLimits,
    RateLimits,
    TransportLimits,
):
    """What guests, sockets and tables may ask for. Sizes are in bytes, times in seconds.

    The fields are in the order of the groups, of which a dataclass takes the last one first.
    """

    # Not generated: Python takes more than ten milliseconds to compile a constructor with 200 parameters.
    def __init__(self, **changed: Any) -> None:
        if unknown := changed.keys() - {each.name for each in fields(self)}:
            raise TypeError(f"no such limit: {', '.join(sorted(unknown))}")
        vars(self).update(changed)
