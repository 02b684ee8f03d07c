"""Cards of melds on the table that are borrowed, for new melds or for others that lie there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.play.actions import LayOff, Meld, Open
from rummykit.play.state import State
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules

Loan: TypeAlias = tuple[int, Face]
"""The number of a meld, and a card of it."""


class Loans:
    """What melds on the table lend."""

    def __init__(self, sheet: Rules, data: rules.Play, melds: CardMelds) -> None:
        self.sheet = sheet
        self.data = data
        self.melds = melds
        self.lent = lru_cache(maxsize=4096)(self._lent)

    def all(self, deal: State) -> Iterator[tuple[int, Faces]]:
        """The cards that can be borrowed, some of them only with others, by the number of the meld."""
        for number, meld in enumerate(deal.table):
            lent = () if self.data.borrowing == "own" and meld.owner != deal.turn else self.lent(meld.cards)
            if lent:
                yield number, lent

    def _lent(self, meld: Faces) -> Faces:
        """The cards of a meld that can be borrowed one after the other."""
        found: dict[Face, None] = {}
        tried, waiting = {meld}, [meld]
        while waiting:
            longer = waiting.pop(0)
            for card in dict.fromkeys(longer):
                shorter = self.melds.shortened(longer, (card,))
                if shorter is not None:
                    found[card] = None
                    if shorter not in tried:
                        tried.add(shorter)
                        waiting.append(shorter)
        return tuple(card for card in dict.fromkeys(meld) if card in found)

    def within(self, deal: State, hand: Hand) -> Iterator[Meld | LayOff]:
        """New melds with cards from the table, and lay-offs with such cards where the faced card makes them free."""
        yield from self.melds_with(deal, hand)
        if self.data.per_turn == "faced":
            yield from self.added_with(deal, hand)

    def melds_with(self, deal: State, hand: Hand) -> Iterator[Meld]:
        """The new melds of cards of a hand and one or more borrowed ones."""
        lent = [(number, card) for number, cards in self.all(deal) for card in cards]
        for cards in self.melds.within(_together(hand, lent)):
            yield from (Meld(cards, borrowed) for borrowed in _ways(from_hand(cards), hand, lent))

    def added_with(self, deal: State, hand: Hand) -> Iterator[LayOff]:
        """The lay-offs of cards of a hand together with one or more borrowed ones."""
        every = list(self.all(deal))
        for number, meld in enumerate(deal.table):
            lent = [(other, card) for other, cards in every if other != number for card in cards]
            for cards in self._growths(meld.cards, _together(hand, lent)) if lent else ():
                yield from (LayOff(number, cards, borrowed) for borrowed in _ways(cards, hand, lent))

    def _growths(self, meld: Faces, among: Hand) -> Iterator[Faces]:
        """The cards that can be added to a meld together, one on the other."""
        tried: set[Faces] = set()
        waiting: list[tuple[Faces, Faces]] = [(meld, ())]
        while waiting:
            longer, added = waiting.pop()
            for face in hands.distinct(self.melds.extensions(longer) & hands.take(among, added)):
                cards, after = tuple(sorted((*added, face))), self.melds.extended(longer, (face,))
                if after is not None and cards not in tried:
                    tried.add(cards)
                    waiting.append((after, cards))
        yield from sorted(tried)

    def checked(self, deal: State, action: Meld | Open | LayOff) -> tuple[tuple[tuple[int, TableMeld], ...], Hand]:
        """The melds after cards were borrowed from them, and the hand with those cards; raises `IllegalAction`."""
        if self.data.borrowing == "none":
            raise IllegalAction("no_borrowing", self.sheet.id)
        if isinstance(action, LayOff) and self.data.per_turn != "faced":
            raise IllegalAction("borrowed_only_for_new_meld", self.sheet.id)
        used = list(from_hand(action.cards))
        lent: dict[int, Faces] = {}
        for number, card in action.borrowed:
            if not 0 <= number < len(deal.table):
                raise IllegalAction("no_such_meld", self.sheet.id, meld=number)
            if self.data.borrowing == "own" and deal.table[number].owner != deal.turn:
                raise IllegalAction("borrow_own_only", self.sheet.id)
            lent[number] = (*lent.get(number, ()), card)
            if held(card) not in used or (isinstance(action, LayOff) and number == action.meld):
                raise self._refusal(deal, number, card)
            used.remove(held(card))
        if len(action.borrowed) >= len(action.cards):
            raise IllegalAction("borrowed_meld_needs_hand_card", self.sheet.id)
        hand = deal.hands[deal.turn]
        for _, card in action.borrowed:
            hand = hands.add(hand, held(card))
        return tuple((number, self._without(deal, number, cards)) for number, cards in lent.items()), hand

    def _without(self, deal: State, number: int, cards: Faces) -> TableMeld:
        """A meld without the cards borrowed from it; raises `IllegalAction`."""
        meld = deal.table[number]
        shorter = self.melds.shortened(meld.cards, cards)
        if shorter is None:
            raise self._refusal(deal, number, cards[-1])
        return meld.becoming(shorter)

    def _refusal(self, deal: State, number: int, card: Face) -> IllegalAction:
        meld = deal.table[number].cards
        return IllegalAction("cannot_be_borrowed", self.sheet.id, card=show((card,)), meld=show(meld))


def _together(hand: Hand, lent: Sequence[Loan]) -> Hand:
    return hands.of((*hands.faces(hand), *(held(card) for _, card in lent)))


def _ways(cards: Faces, hand: Hand, lent: Sequence[Loan]) -> Iterable[tuple[Loan, ...]]:
    """Which of these cards may be borrowed while at least one comes from the hand, in every way."""
    sources: dict[Face, list[Loan | None]] = {face: [None] for face in hands.distinct(hand)}
    for loan in lent:
        sources.setdefault(held(loan[1]), []).append(loan)
    ways: dict[tuple[Loan, ...], None] = {}
    for way in product(*(sources[face] for face in cards)):
        borrowed = tuple(sorted([loan for loan in way if loan is not None]))
        kept = [face for face, loan in zip(cards, way, strict=True) if loan is None]
        if borrowed and kept and len(set(borrowed)) == len(borrowed) and hands.holds(hand, kept):
            ways[borrowed] = None
    return ways


def held(card: Face) -> Face:
    """A card of a meld as it is held in a hand: a joker stands for nothing there."""
    return PRINTED_JOKER if card >= STANDING_FOR else card
