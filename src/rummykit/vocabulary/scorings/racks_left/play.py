"""What a rack would cost now."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.hands import faces
from rummykit.play.facts import fact
from rummykit.play.hand_facts import Telling, times_held
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.racks_left import RacksLeft


def _facts(sheet: Rules, scoring: RacksLeft, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What the rack would cost now, were the deal over without anybody going out."""
    if deal.opened[seat]:
        times = scoring.opened_in_pairs if deal.goes_for_pairs(seat) else 1
        held = scoring.of_rack(sheet.values, faces(laid.cards, "tiles"), deal.wild)
        yield times_held(times * held, held)
    else:
        yield fact("points_unopened", points=scoring.unopened)


FACTS: Telling = _facts
