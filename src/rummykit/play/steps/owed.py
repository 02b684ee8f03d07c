"""The upcard that the first meld must take in: whether such a meld is within reach, perhaps by exchanging jokers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.meld import CardMelds
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.openings import openings, openings_with_run
from rummykit.rules import IllegalAction, Rules


def freed(melds: CardMelds, meld: Faces, card: Face) -> Faces | None:
    """The meld with `card` in place of a joker; None if no joker stands for it."""
    if STANDING_FOR + card in meld:
        return melds.read(tuple(card if face == STANDING_FOR + card else face for face in meld))
    if PRINTED_JOKER in meld:
        left = list(meld)
        left.remove(PRINTED_JOKER)
        found = melds.read((*left, card))
        return found if found is not None and melds.kind(found) == "group" else None
    return None


@lru_cache(maxsize=4096)
def freeing(melds: CardMelds, meld: Faces) -> Hand:
    """The cards that can take the place of a joker in the meld, one of each."""
    stood_for = [face - STANDING_FOR for face in meld if face >= STANDING_FOR]
    asked = range(PRINTED_JOKER) if PRINTED_JOKER in meld else stood_for
    return hands.of({face for face in asked if freed(melds, meld, face) is not None})


def owed_first(deal: State, sheet: Rules) -> IllegalAction:
    """The refusal of an action that would leave in the hand a card that must be laid this turn."""
    assert deal.must_play is not None
    if deal.joker_owed:
        return IllegalAction("freed_joker_first", sheet.id)
    return IllegalAction("must_play_first", sheet.id, card=show((deal.must_play,)))


class FirstMeld:
    """What a sheet asks of a first meld that must take in a certain card."""

    def __init__(self, sheet: Rules) -> None:
        self.melds = card_melds(sheet)
        self.minimum = sheet.opening.minimum if sheet.opening is not None else 0
        self.openings = openings_with_run if sheet.opening is not None and sheet.opening.natural_run else openings
        self.keeps = not all(step.may_go_out for step in sheet.turn if isinstance(step, rules.Play))
        swaps = [step for step in sheet.turn if isinstance(step, rules.Swap)]
        self.at_once = lru_cache(maxsize=1024)(self._at_once)
        self.exchanges = any(step.joker_goes == "hand" and not step.needs_own_meld for step in swaps)

    def _at_once(self, hand: Hand, must: Face) -> bool:
        """Whether the hand alone has a first meld with the card `must` in it."""
        most = hands.size(hand) - self.keeps
        return any(sum(map(len, laid)) <= most for laid in self.openings(self.melds, hand, self.minimum, must))

    def within_reach(self, hand: Hand, must: Face, table: Sequence[Faces]) -> bool:
        """Whether it has one, or could have one after exchanging jokers on the table."""
        if self.at_once(hand, must):
            return True
        if not self.exchanges:
            return False
        for number, meld in enumerate(table):
            held = hand & freeing(self.melds, meld)
            for card in hands.distinct(held) if held else ():
                after = freed(self.melds, meld, card)
                assert after is not None
                left = hands.add(hands.remove(hand, card), PRINTED_JOKER)
                if self.within_reach(left, must, [*table[:number], after, *table[number + 1 :]]):
                    return True
        return False
