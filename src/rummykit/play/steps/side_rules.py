"""What binds a side: what its first meld must be worth, how many books it needs, and when its player may go out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, Faces, show
from rummykit.hands import Hand
from rummykit.play.melds import side_melds_of
from rummykit.play.state import State
from rummykit.play.steps.laid_cards import read
from rummykit.play.view import BookKind
from rummykit.rules import AskPartner, Discard, IllegalAction, Opening, Play, Rules


class SideRules:
    """The rules of a sheet whose melds belong to sides, for all the steps that lay or keep cards."""

    def __init__(self, sheet: Rules) -> None:
        assert sheet.books is not None, "sheets are checked for it"
        play, discard, ask = sheet.step(Play), sheet.step(Discard), sheet.step(AskPartner)
        self.sheet = sheet
        self.has_opening = sheet.opening is not None
        self.opening = sheet.opening or Opening()
        self.one_per_rank = play is not None and play.one_per_rank
        self.may_lay_last = play is None or play.may_go_out
        self.last_wild = discard is None or discard.last_wild == "allowed"
        self.must_ask = ask is not None and ask.required
        self.yes_binds = ask is not None and ask.yes_binds
        self.undrawn = sheet.stock.empty_at
        self.books = sheet.books
        self.melds = side_melds_of(sheet)
        self.bonus = None if sheet.bonus_cards is None else sheet.bonus_cards.cards

    def is_bonus(self, face: Face) -> bool:
        """Whether a card is laid out for a bonus."""
        return self.bonus is not None and face < PRINTED_JOKER and self.bonus.has(face)

    def bonus_of(self, cards: Iterable[Face]) -> Faces:
        """The bonus cards among these."""
        return () if self.bonus is None else tuple(filter(self.is_bonus, cards))

    def lacks_yes(self, deal: State, seat: int) -> bool:
        """Whether a seat may not go out because it has not asked its partner."""
        return self.must_ask and deal.answer is None and len(deal.side(seat)) > 1

    def minimum(self, deal: State, seat: int) -> int:
        """What the first meld of a seat must be worth."""
        return self.opening.least(deal.totals[seat] if deal.totals else None)

    def own_group(self, deal: State, rank: int) -> tuple[int, Faces] | None:
        """The group of a rank that the side of the seat to act has and that may grow, with its number."""
        own = deal.groups_of(deal.turn)
        return next(
            (
                (number, meld.cards)
                for number, meld in own
                if self.melds.rank_of(meld.cards) == rank and self.melds.is_open(meld.cards)
            ),
            None,
        )

    def ranks_taken(self, groups: Iterable[Faces]) -> set[int]:
        """The ranks of groups beside which no other one of that rank may be laid."""
        if not self.one_per_rank:
            return set()
        return {self.melds.rank_of(group) for group in groups if self.melds.is_open(group)} - {0}

    def groups_after(self, deal: State, changed: Sequence[tuple[int, Faces]], new: Iterable[Faces]) -> list[Faces]:
        """The groups of the side of the seat to act when some have grown and new ones are laid."""
        after = {number: meld.cards for number, meld in deal.groups_of(deal.turn)} | dict(changed)
        return [*after.values(), *new]

    def has_books(self, groups: Iterable[Faces], players: int) -> bool:
        """Whether a side with these groups may go out."""
        kinds = [self.melds.book(group, self.books.size) for group in groups]
        return self.books.enough([kind for kind in kinds if kind is not None], players)

    def book(self, meld: Faces) -> BookKind:
        """What kind of book a meld as laid is, as its bonus tells them apart."""
        kind = self.melds.book(meld, self.books.size)
        if kind is None:
            return ""
        return "mixed" if kind == "semi" and self.books.semi is None else kind

    def check_new(self, deal: State, given: Sequence[Faces], hand: Hand, taken: Faces | None = None) -> list[Faces]:
        """New groups as they are laid, each of a rank of its own; `hand` is what is left when they lie.

        `taken` is a group that the same action lays with the top of the discard pile.
        """
        laid: list[Faces] = []
        lying = [meld.cards for _, meld in deal.groups_of(deal.turn)]
        ranks = self.ranks_taken([*lying, taken] if taken is not None else lying)
        for cards in given:
            meld = read(self.sheet, self.melds, cards)
            rank = self.melds.rank_of(meld)
            if rank in ranks:
                raise IllegalAction("one_group_per_rank", self.sheet.id, meld=show(meld))
            ranks |= self.ranks_taken((meld,))
            laid.append(meld)
            if self.melds.is_last(meld) and (hands.size(hand) > 1 or deal.has_second(deal.turn)):
                raise IllegalAction("only_in_going_out", self.sheet.id, meld=show(meld))
        return laid

    def check_worth(self, deal: State, laid: Sequence[Faces], left: int | None) -> None:
        """Refuse a first meld that is worth too little; `left` cards stay in a hand that was drawn to from the stock.

        None: the discard pile was taken, and the sheet makes no exception.
        """
        value, minimum = sum(map(self.melds.value, laid)), self.minimum(deal, deal.turn)
        all_laid = left is not None and self.opening.waived_when_going_out and left <= 1
        if value < minimum and not (all_laid and any(len(meld) >= self.books.size for meld in laid)):
            raise IllegalAction("opening_too_low", self.sheet.id, minimum=minimum, value=value)

    def check_left(self, deal: State, hand: Hand, groups: Sequence[Faces], last: bool = False) -> None:
        """Refuse what leaves a hand with which the turn cannot end.

        Who may not go out keeps a card after the discard; a single card is enough if it completes the last book. With
        the last card a second hand is picked up that is still there. `last`: only going out may follow.
        """
        left, players = hands.size(hand), deal.players
        if left >= (1 if deal.no_discard else 2) and not last:
            return
        if deal.has_second(deal.turn):
            if left == 1 and self._is_bound(deal, hand) and not any(True for _ in self._growing(hand, groups)):
                raise IllegalAction("would_leave_taken_upcard", self.sheet.id, card=show(hands.faces(hand)))
            return
        if deal.answer is False:
            raise IllegalAction("partner_said_no", self.sheet.id)
        if self.lacks_yes(deal, deal.turn):
            raise IllegalAction("ask_partner_first", self.sheet.id)
        if left == 0 and not self.may_lay_last:
            raise IllegalAction("must_keep_a_discard", self.sheet.id)
        if self.has_books(groups, players):
            if left == 0 or (last and self.may_lay_last):
                return
            if self.may_end(deal, hand) or (self.may_lay_last and any(True for _ in self._growing(hand, groups))):
                return
            code = "would_leave_taken_upcard" if self._is_bound(deal, hand) else "last_discard_wild"
            raise IllegalAction(code, self.sheet.id, card=show(hands.faces(hand)))
        if (
            left == 1
            and self.may_lay_last
            and any(self.has_books(all_, players) for all_ in self._growing(hand, groups))
        ):
            return
        raise self.too_few_books(players)

    def too_few_books(self, players: int) -> IllegalAction:
        """The refusal to go out without the books that a side needs."""
        books = self.books
        if books.natural_to_go_out or books.mixed_to_go_out:
            return IllegalAction(
                "must_keep_cards_without_books",
                self.sheet.id,
                books=max(books.needed(players), books.natural_to_go_out + books.mixed_to_go_out),
                natural=books.natural_to_go_out,
                mixed=books.mixed_to_go_out,
                size=books.size,
                called=books.called,
            )
        return IllegalAction(
            "must_keep_cards", self.sheet.id, books=books.needed(players), size=books.size, called=books.called
        )

    def no_last_discard(self, deal: State) -> IllegalAction | None:
        """Why the only card of the hand may not be discarded; None if it may."""
        hand = deal.hands[deal.turn]
        card = show(hands.faces(hand))
        if self._is_bound(deal, hand):
            return IllegalAction("cannot_discard_taken_upcard", self.sheet.id, card=card)
        if deal.has_second(deal.turn):
            return None
        if deal.answer is False:
            return self.too_few_books(deal.players)
        if self.lacks_yes(deal, deal.turn):
            return IllegalAction("ask_partner_first", self.sheet.id)
        if not self.has_books([meld.cards for _, meld in deal.groups_of(deal.turn)], deal.players):
            return self.too_few_books(deal.players)
        if not self.may_end(deal, hand):
            return IllegalAction("last_discard_wild", self.sheet.id, card=card)
        return None

    def _is_bound(self, deal: State, hand: Hand) -> bool:
        """Whether the only card of a hand was taken from the pile alone and is not discarded in this turn."""
        return deal.taken is not None and hands.count(hand, deal.taken) == 1

    def may_end(self, deal: State, hand: Hand) -> bool:
        """Whether the only card of a hand may be the last discard."""
        face = hands.faces(hand)[0]
        return not self._is_bound(deal, hand) and (self.last_wild or face not in self.melds.wild_faces)

    def _growing(self, hand: Hand, groups: Sequence[Faces]) -> Iterator[tuple[Faces, ...]]:
        """The groups after the only card of a hand has gone to one of them, in every way."""
        for number, group in enumerate(groups):
            longer = self.melds.extended(group, hands.faces(hand))
            if longer is not None:
                yield (*groups[:number], longer, *groups[number + 1 :])
