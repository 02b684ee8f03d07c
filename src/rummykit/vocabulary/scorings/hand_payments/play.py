"""What a hand counts, with the cards that multiply it."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.hands import faces
from rummykit.play.hand_facts import Telling, times_held
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.hand_payments import HandPayments


def _facts(sheet: Rules, scoring: HandPayments, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What the hand counts, with the cards that multiply it."""
    yield times_held(scoring.of_hand(sheet.values, faces(laid.cards)), laid.points)


FACTS: Telling = _facts
