"""What the melds of a hand would bring."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.play.facts import fact
from rummykit.play.hand_facts import Telling
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.winners_melds import WinnersMelds


def _facts(sheet: Rules, scoring: WinnersMelds, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What the melds would bring."""
    yield fact("melds_worth", points=sum(sheet.values.of(face) for meld in laid.melds for face in meld.order))


FACTS: Telling = _facts
