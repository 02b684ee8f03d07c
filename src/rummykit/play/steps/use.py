"""Use: whether a card taken from the discard pile can be laid in the same turn, whatever is laid before it."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, Face, Faces
from rummykit.hands import Hand
from rummykit.melds.meld import from_hand
from rummykit.play.melds import card_melds
from rummykit.play.steps.openings import NEAR, openings
from rummykit.rules import Rules


class Use:
    """What a sheet lets a player do with a card that must be laid before the discard, first or after others."""

    def __init__(self, sheet: Rules) -> None:
        play = sheet.step(rules.Play)
        assert play is not None
        self.melds = card_melds(sheet)
        self.minimum = 0 if sheet.opening is None else sheet.opening.minimum
        self.lays_off = play.lay_off != "none"
        self.kept = 0 if play.may_go_out else 1

    def is_possible(self, card: Face, hand: Hand, table: Sequence[Faces], opened: bool) -> bool:
        """Whether a hand can still lay the card, in a new meld or on one of the table; `opened`: no minimum is due."""
        if opened or not self.minimum:
            return self._is_near(card, hand, table)
        if any(True for _ in openings(self.melds, hand, self.minimum, card)):
            return True
        for laid in openings(self.melds, hand, self.minimum):
            left = hands.take(hand, from_hand(tuple(face for meld in laid for face in meld)))
            if self._is_near(card, left, [*table, *laid]):
                return True
        return False

    def _is_near(self, card: Face, hand: Hand, table: Sequence[Faces]) -> bool:
        """The same where melds and lay-offs are free."""
        most = hands.size(hand) - self.kept
        near = hand if card == PRINTED_JOKER else hand & NEAR[card]
        if any(card in from_hand(meld) and len(meld) <= most for meld in self.melds.within(near)):
            return True
        return self.lays_off and any(self._reaches(meld, card, hand, most) for meld in table)

    def _reaches(self, meld: Faces, card: Face, hand: Hand, most: int) -> bool:
        """Whether the card can be laid off on a meld, perhaps after others of the hand; `most` cards may be laid."""
        tried: set[Faces] = set()
        waiting = [(meld, hand, most)] if most else []
        while waiting:
            meld, hand, most = waiting.pop()
            fits = self.melds.extensions(meld)
            if fits >> card & 1:
                return True
            for face in hands.distinct(fits & hand) if most > 1 else ():
                longer = self.melds.extended(meld, (face,))
                if longer is not None and longer not in tried:
                    tried.add(longer)
                    waiting.append((longer, hands.remove(hand, face), most - 1))
        return False
