"""Cards laid on the table, less those left in hand."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, ClassVar

from rummykit.cards import Face, Faces, is_joker, number_of
from rummykit.checked import Points, Some
from rummykit.rules.kinds import Played, ScoringWord
from rummykit.rules.meaning import Meanings, at
from rummykit.rules.steps import Play

if TYPE_CHECKING:
    from rummykit.rules.card_values import CardValues
    from rummykit.rules.sheet import Rules


class CardsLaid(ScoringWord, frozen=True, kw_only=True):
    """Each player scores the cards laid, on any meld, minus the cards left in hand.

    `low_ace`: points for an ace laid before the 2; none if it counts as it does in hand.
    `upcard`: points for the first upcard, wherever it ends up; none if it counts as usual.
    `special_upcard`: points for the first upcard if it is one of the cards with points of their own (`values.cards`).
    `upcard_adds`: whether these points for the first upcard are added to its usual ones.
    `out`: points for going out.
    `concealed`: by how much a player's points are multiplied for going out with nothing laid before that turn.
    `one_suit`: by how much a player's points are multiplied for going out with all cards of one suit, including the
      last one.
    `unlaid`: what the hand of a player who has laid nothing is multiplied by.
    `careless`: points lost for each careless discard.
    """

    scores: ClassVar[AbstractSet[Played]] = {"blocked", "sides"}
    partners_add_up: ClassVar[bool] = True

    means: ClassVar[Meanings] = {
        "low_ace": at("runs.ace", "low", "both", "corner"),
        "upcard": at("deal.upcard", True),
        "special_upcard": at("scoring.upcard") & at("values.cards"),
        "upcard_adds": at("scoring.upcard"),
        "careless": at("turn.Discard.careless", True),
    }

    low_ace: Points | None = None
    upcard: Points | None = None
    special_upcard: Points | None = None
    upcard_adds: bool = False
    out: Points = 0
    concealed: Some = 1
    one_suit: Some = 1
    unlaid: Some = 1
    careless: Points = 0

    def worth(self, values: CardValues, meld: Faces, upcard: Face | None = None) -> tuple[int, ...]:
        """What each card of a meld counts on the table; the meld is in the order in which it is laid."""
        first, *others = [self.of(values, face, upcard) for face in meld]
        is_low = number_of(meld[0]) == 1 and len(meld) > 1 and number_of(meld[1]) == 2
        if is_low and self.low_ace is not None and not is_joker(meld[0]):
            first = self.low_ace
        return first, *others

    def of(self, values: CardValues, face: Face, upcard: Face | None) -> int:
        """What a card counts in a deal with this first upcard, where that counts otherwise than other cards."""
        usual = values.of(face)
        if self.upcard is None or upcard is None or face != upcard:
            return usual
        special = self.special_upcard is not None and any(card == face for card, _ in values.cards)
        points = self.special_upcard if special and self.special_upcard is not None else self.upcard
        return points + usual if self.upcard_adds else points

    def points(self, laid: int, held: int, *, opened: bool, careless: int = 0, times: int | None = None) -> int:
        """The points of a player; `times` is by how much who goes out multiplies what was laid, None for others."""
        lost = held * (1 if opened else self.unlaid) + careless * self.careless
        return laid - lost if times is None else (laid + self.out) * times - lost

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Cards are laid in the course of a deal, and stay where they were laid."""
        play = sheet.step(Play)
        if play is None:
            yield "CardsLaid counts cards on the table: add Play to the turn, or choose another scoring."
        if play is not None and play.borrowing != "none":
            yield 'Cards that count for the player who laid them cannot be borrowed: write Play.borrowing = "none".'
