"""What the melds of a hand would count once they lie, and what is lost by its cards."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.hands import faces
from rummykit.play.facts import fact
from rummykit.play.hand_facts import Telling, times_held
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.cards_laid import CardsLaid


def _facts(sheet: Rules, scoring: CardsLaid, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What the melds would count once they lie, and what is lost by the cards in hand now."""
    if laid.melds:
        yield fact("melds_worth", points=sum(sum(scoring.worth(sheet.values, meld.order)) for meld in laid.melds))
    upcard = deal.upcard if scoring.upcard is not None else None
    held = sum(scoring.of(sheet.values, face, upcard) for face in faces(laid.cards))
    yield times_held(held * (1 if deal.opened[seat] else scoring.unlaid), held, "points_unlaid")


FACTS: Telling = _facts
