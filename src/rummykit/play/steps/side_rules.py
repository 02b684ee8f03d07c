"""What binds a side: what its first meld must be worth, how many books it needs, and when its player may go out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.meld import from_hand
from rummykit.play.melds import side_melds_of
from rummykit.play.state import State
from rummykit.play.view import BookKind
from rummykit.rules import IllegalAction, Opening, Rules


class SideRules:
    """The rules of a sheet whose melds belong to sides, for all the steps that lay or keep cards."""

    def __init__(self, sheet: Rules) -> None:
        assert sheet.opening is not None, "sheets are checked for it"
        assert sheet.books is not None, "sheets are checked for it"
        self.sheet = sheet
        self.opening: Opening = sheet.opening
        self.books = sheet.books
        self.melds = side_melds_of(sheet)
        self.bonus = None if sheet.bonus_cards is None else sheet.bonus_cards.cards

    def is_bonus(self, face: Face) -> bool:
        """Whether a card is laid out for a bonus."""
        return self.bonus is not None and face < PRINTED_JOKER and self.bonus.has(face)

    def minimum(self, deal: State, seat: int) -> int:
        """What the first meld of a seat must be worth."""
        return self.opening.least(deal.totals[seat] if deal.totals else None)

    def own_group(self, deal: State, rank: int) -> tuple[int, Faces] | None:
        """The group of a rank that the side of the seat to act has, with its number."""
        own = deal.groups_of(deal.turn)
        return next(
            ((number, meld.cards) for number, meld in own if self.melds.rank_of(meld.cards) == rank),
            None,
        )

    def groups_after(self, deal: State, changed: Sequence[tuple[int, Faces]], new: Iterable[Faces]) -> list[Faces]:
        """The groups of the side of the seat to act when some have grown and new ones are laid."""
        after = {number: meld.cards for number, meld in deal.groups_of(deal.turn)} | dict(changed)
        return [*after.values(), *new]

    def has_books(self, groups: Iterable[Faces], players: int) -> bool:
        """Whether a side with these groups may go out."""
        return sum(len(group) >= self.books.size for group in groups) >= self.books.needed(players)

    def book(self, group: Faces) -> BookKind:
        """What kind of book a group is."""
        if len(group) < self.books.size:
            return ""
        return "mixed" if self.melds.wild(group) else "natural"

    def without(self, hand: Hand, cards: Faces) -> Hand:
        """The hand without cards that it must hold."""
        held = from_hand(cards)
        if not all(0 <= face <= PRINTED_JOKER for face in held) or not hands.holds(hand, held):
            raise IllegalAction("not_in_hand", self.sheet.id, cards=show(cards))
        return hands.take(hand, held)

    def check_new(self, deal: State, given: Sequence[Faces], hand: Hand, taken: Faces | None = None) -> list[Faces]:
        """New groups as they are laid, each of a rank of its own; `hand` is what is left when they lie.

        `taken` is a group that the same action lays with the top of the discard pile.
        """
        laid: list[Faces] = []
        ranks = {self.melds.rank_of(meld.cards) for _, meld in deal.groups_of(deal.turn)}
        ranks |= set() if taken is None else {self.melds.rank_of(taken)}
        for cards in given:
            meld = self.read(cards)
            rank = self.melds.rank_of(meld)
            if rank in ranks:
                raise IllegalAction("one_group_per_rank", self.sheet.id, meld=show(meld))
            ranks.add(rank)
            laid.append(meld)
            if self.melds.is_last(meld) and hands.size(hand) > 1:
                raise IllegalAction("only_in_going_out", self.sheet.id, meld=show(meld))
        return laid

    def read(self, cards: Faces) -> Faces:
        """Cards as a group; raises `IllegalAction` if they are none."""
        meld = self.melds.read(cards)
        if meld is None:
            flaw = self.melds.flaw(cards)
            assert flaw is not None
            raise IllegalAction(flaw.code, self.sheet.id, **flaw.params)
        return meld

    def check_worth(self, deal: State, laid: Sequence[Faces], left: int | None) -> None:
        """Refuse a first meld that is worth too little; `left` cards stay in a hand that was drawn to from the stock.

        None: the discard pile was taken, and the sheet makes no exception.
        """
        value, minimum = sum(map(self.melds.value, laid)), self.minimum(deal, deal.turn)
        all_laid = left is not None and self.opening.unless_out and left <= 1
        if value < minimum and not (all_laid and any(len(meld) >= self.books.size for meld in laid)):
            raise IllegalAction("opening_too_low", self.sheet.id, minimum=minimum, value=value)

    def check_left(self, deal: State, hand: Hand, groups: Sequence[Faces], last: bool = False) -> None:
        """Refuse what leaves a hand with which the turn cannot end.

        Who may not go out keeps a card after the discard; a single card is enough if it completes the last book.
        `last`: only going out may follow.
        """
        left, players = hands.size(hand), deal.players
        if deal.answer is False:
            if left < (1 if deal.no_discard else 2) or last:
                raise IllegalAction("partner_said_no", self.sheet.id)
            return
        if self.has_books(groups, players):
            return
        if left >= (1 if deal.no_discard else 2) and not last:
            return
        if left == 1 and self._completes(hand, groups, players):
            return
        raise IllegalAction("must_keep_cards", self.sheet.id, books=self.books.needed(players), size=self.books.size)

    def _completes(self, hand: Hand, groups: Sequence[Faces], players: int) -> bool:
        """Whether the only card of a hand goes to a group so that the side may go out."""
        for number, group in enumerate(groups):
            longer = self.melds.extended(group, hands.faces(hand))
            if longer is not None and self.has_books((*groups[:number], longer, *groups[number + 1 :]), players):
                return True
        return False
