"""The upcard that the first meld must take in: whether such a meld is within reach, perhaps by exchanging jokers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, card, number_of, show
from rummykit.hands import Hand
from rummykit.melds.arrange import MAX_HELD
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.melds.search import ONE_EACH, first_meld_solver
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.openings import openings, openings_with_run
from rummykit.rules import IllegalAction, Rules


def freed(melds: CardMelds, meld: Faces, face: Face) -> Faces | None:
    """The meld with this face in place of a joker; None if no joker stands for it."""
    if STANDING_FOR + face in meld:
        return melds.read(tuple(face if each == STANDING_FOR + face else each for each in meld))
    if _is_unsettled(melds, meld):
        meld = from_hand(meld)
    if PRINTED_JOKER in meld:
        return _instead_of_joker(melds, meld, PRINTED_JOKER, (face,))
    return None


def _is_unsettled(melds: CardMelds, meld: Faces) -> bool:
    """Whether this is a group of one card and two jokers, which stand for no suits yet, however they were laid.

    They say what they stand for only because the three could make a run as well.
    """
    jokers = sum(face >= PRINTED_JOKER for face in meld)
    return len(meld) == 3 and jokers == 2 and melds.leaves_suits_open and melds.kind(meld) == "group"


def _instead_of_joker(melds: CardMelds, group: Faces, joker: Face, cards: Faces) -> Faces | None:
    """A group with `cards` in place of a joker; None if they do not fit."""
    left = list(group)
    left.remove(joker)
    found = melds.read((*left, *cards))
    return found if found is not None and melds.kind(found) == "group" else None


def freed_by_both(melds: CardMelds, group: Faces, cards: Faces) -> Faces | None:
    """A group of three, with the cards of both suits that are missing in place of its joker."""
    jokers = [face for face in group if face >= PRINTED_JOKER]
    if len(group) != 3 or len(jokers) != 1 or len(set(cards)) != 2:
        return None
    return _instead_of_joker(melds, group, jokers[0], cards)


def missing_suits(melds: CardMelds, group: Faces) -> Faces:
    """The cards of both suits that are missing in a group of three with one joker; none for other melds."""
    if len(group) != 3 or sum(face >= PRINTED_JOKER for face in group) != 1 or melds.kind(group) != "group":
        return ()
    rank = number_of(group[0])
    missing = tuple(card(rank, suit) for suit in range(4) if card(rank, suit) not in group)
    return missing if freed_by_both(melds, group, missing) is not None else ()


@lru_cache(maxsize=4096)
def freeing(melds: CardMelds, meld: Faces) -> Hand:
    """The cards that can take the place of a joker in the meld, one of each."""
    stood_for = [face - STANDING_FOR for face in meld if face >= STANDING_FOR]
    asked = range(PRINTED_JOKER) if PRINTED_JOKER in meld or _is_unsettled(melds, meld) else stood_for
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
        self.after_rounds = sheet.opening.after_rounds if sheet.opening is not None else 0
        self.keeps = not all(step.may_go_out for step in sheet.turn if isinstance(step, rules.Play))
        swaps = [step for step in sheet.turn if isinstance(step, rules.Swap)]
        self.at_once = lru_cache(maxsize=1024)(self._at_once)
        opening = sheet.opening
        out = opening is not None and opening.unless_out and not opening.taken and not sheet.has_side_melds
        self.counting = (
            first_meld_solver(sheet.groups, sheet.runs, sheet.wilds, ONE_EACH[:-1], 1, ONE_EACH) if out else None
        )
        self.exchanges = any(step.joker_goes == "hand" and not step.needs_own_meld for step in swaps)

    def is_too_early(self, deal: State) -> bool:
        """Whether rounds in which nobody lays a first meld are not over."""
        return self.after_rounds > 0 and deal.turn_number <= self.after_rounds * deal.players

    def _at_once(self, hand: Hand, must: Face) -> bool:
        """Whether the hand alone has a first meld with the card `must` in it."""
        most = hands.size(hand) - self.keeps
        if any(sum(map(len, laid)) <= most for laid in self.openings(self.melds, hand, self.minimum, must)):
            return True
        return bool(self.all_but_one(hand, must))

    def all_but_one(self, hand: Hand, must: Face) -> tuple[Faces, ...]:
        """Melds of the whole hand but one card, `must` in one of them, where no minimum is asked for then; or none."""
        size = hands.size(hand)
        found = None if self.counting is None or size > MAX_HELD else self._counted(hand, size - 1, must)
        if found is None or sum(map(len, found)) < size:
            return found or ()
        for number, meld in enumerate(found):
            for face in meld:
                shorter = None if face == must else self.melds.shortened(meld, (face,))
                if shorter is not None:
                    return (*found[:number], shorter, *found[number + 1 :])
        return ()

    def _counted(self, hand: Hand, least: int, must: Face) -> tuple[Faces, ...] | None:
        """Melds of so many cards of the hand at least, `must` in one of them."""
        assert self.counting is not None, "asked only then"
        found = self.counting.lay(hands.faces(hand), max(1, least), must=(must,))
        read = None if found is None else [self.melds.read(from_hand(tuple(meld))) for meld in found[1]]
        return None if read is None or None in read else tuple(meld for meld in read if meld is not None)

    def within_reach(self, hand: Hand, must: Face, table: Sequence[Faces]) -> bool:
        """Whether it has one, or could have one after exchanging jokers on the table."""
        if self.at_once(hand, must):
            return True
        if not self.exchanges:
            return False
        for number, meld in enumerate(table):
            held = hand & freeing(self.melds, meld)
            for face in hands.distinct(held) if held else ():
                after = freed(self.melds, meld, face)
                assert after is not None
                left = hands.add(hands.remove(hand, face), PRINTED_JOKER)
                if self.within_reach(left, must, [*table[:number], after, *table[number + 1 :]]):
                    return True
        return False
