"""Whether a card taken from the discard pile can be laid in the same turn, whatever is laid before it."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, Face, Faces
from rummykit.hands import Hand
from rummykit.melds.meld import from_hand, lengthened
from rummykit.play.melds import card_melds
from rummykit.play.steps.openings import NEAR, openings
from rummykit.rules import Rules


def holds(taken: Faces, meld: Faces) -> bool:
    """Whether all cards of a meld are among those taken."""
    left = list(taken)
    for face in from_hand(meld):
        if face not in left:
            return False
        left.remove(face)
    return True


def _put(melds: tuple[Faces, ...], number: int, meld: Faces) -> tuple[Faces, ...]:
    return (*melds[:number], meld, *melds[number + 1 :])


class CanLayTakenCard:
    """What a sheet lets a player do with a card that must be laid before the discard, first or after others."""

    def __init__(self, sheet: Rules) -> None:
        play = sheet.step(rules.Play)
        assert play is not None
        self.melds = card_melds(sheet)
        self.minimum = 0 if sheet.opening is None else sheet.opening.minimum
        self.lays_off = play.lay_off != "none"
        self.kept = 0 if play.may_go_out else 1

    def melds_at_once(self, card: Face, hand: Hand, taken: Faces) -> bool:
        """Whether a hand can lay a new meld with the card taken and one at least that was in hand before."""
        most = hands.size(hand) - self.kept
        near = hand if card == PRINTED_JOKER else hand & NEAR[card]
        return any(
            card in from_hand(meld) and len(meld) <= most and not holds(taken, meld) for meld in self.melds.within(near)
        )

    def goes_out(
        self, hand: Hand, table: Sequence[Faces], beside: Sequence[Faces] | None = None, new_melds: bool = True
    ) -> bool:
        """Whether a hand can be laid at once, in new melds and on those of the table, but for one card.

        `beside` are the cards of those melds beside which the hand may lay off; None is all.
        Without `new_melds` all is laid off.
        """
        tried: set[tuple[Hand, tuple[Faces, ...], tuple[Faces, ...]]] = set()
        waiting = [(hand, tuple(table), tuple(table if beside is None else beside))]
        while waiting:
            hand, lying, free = waiting.pop()
            if hands.size(hand) == 1:
                return True
            laid = self.melds.within(hand) if new_melds else ()
            after = [(hands.take(hand, from_hand(meld)), (*lying, meld), (*free, meld)) for meld in laid]
            for number, (meld, own) in enumerate(zip(lying, free, strict=True)):
                for face in hands.distinct(self.melds.extensions(meld) & self.melds.extensions(own) & hand):
                    left = hands.remove(hand, face)
                    for _, longer in lengthened(self.melds, meld, face):
                        longer_own = longer if own == meld else self.melds.extended(own, (face,)) or own
                        after.append((left, _put(lying, number, longer), _put(free, number, longer_own)))
            for each in after:
                if each not in tried:
                    tried.add(each)
                    waiting.append(each)
        return False

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

    def is_possible_at_once(self, card: Face, hand: Hand, table: Sequence[Faces]) -> bool:
        """Whether a hand can lay the card before any other, in a new meld or on one of the table; no minimum is due."""
        return self._is_near(card, hand, table, alone=True)

    def _is_near(self, card: Face, hand: Hand, table: Sequence[Faces], alone: bool = False) -> bool:
        """The same where melds and lay-offs are free."""
        most = hands.size(hand) - self.kept
        near = hand if card == PRINTED_JOKER else hand & NEAR[card]
        if any(card in from_hand(meld) and len(meld) <= most for meld in self.melds.within(near)):
            return True
        return self.lays_off and any(self._reaches(meld, card, hand, min(most, 1) if alone else most) for meld in table)

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
                for _, longer in lengthened(self.melds, meld, face):
                    if longer not in tried:
                        tried.add(longer)
                        waiting.append((longer, hands.remove(hand, face), most - 1))
        return False
