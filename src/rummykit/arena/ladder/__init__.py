"""The ladder: every player against every other at every game, kept in one file, rated with intervals, and shown."""

from rummykit.arena.ladder.play import DEALS, play_ladder
from rummykit.arena.ladder.report import LadderReport, report_of
from rummykit.arena.ladder.store import LadderFault, LadderStore
from rummykit.arena.ladder.verify import CheckedBatches, verify_ladder

__all__ = [
    "DEALS",
    "CheckedBatches",
    "LadderFault",
    "LadderReport",
    "LadderStore",
    "play_ladder",
    "report_of",
    "verify_ladder",
]
