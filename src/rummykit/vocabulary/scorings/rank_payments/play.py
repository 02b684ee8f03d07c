"""The melds that save a hand from the last place, and its trash."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.play.facts import fact
from rummykit.play.hand_facts import Telling
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.rank_payments import RankPayments


def _facts(sheet: Rules, scoring: RankPayments, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """The melds that save a seat from the last place, and the points of everything else."""
    melds = len(laid.melds) + sum(meld.owner == seat for meld in deal.table)
    yield fact("melds", melds > 0, count=melds)
    yield fact("trash", points=laid.least(lambda hand: hand.outside_points))


FACTS: Telling = _facts
