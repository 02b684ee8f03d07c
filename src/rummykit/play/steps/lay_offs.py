"""Cards laid off on melds on the table: who may lay off on which, what fits, and what the meld becomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, reduce
from itertools import combinations
from operator import attrgetter, or_

from msgspec import structs

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.meld import CardMelds, lengthened
from rummykit.play.actions import LayOff
from rummykit.play.melds import notes_who_laid
from rummykit.play.state import State
from rummykit.play.steps.end_joker import fits_with_joker_moved, with_joker_moved
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules

JOKER: Hand = 1 << PRINTED_JOKER
CARDS: Callable[[TableMeld], Faces] = attrgetter("cards")


class AllowedLayOffs:
    """The lay-offs of a sheet.

    `before_opening`: whether in going out cards may be laid off without a meld of one's own.
    """

    def __init__(self, sheet: Rules, data: rules.Play, melds: CardMelds) -> None:
        self.sheet = sheet
        self.data = data
        self.melds = melds
        opening, draw = sheet.opening, sheet.step(rules.Draw)
        self.contract = opening is not None and opening.contract is not None
        self.minimum = opening.minimum if opening is not None else 0
        self.before_opening = (
            opening is not None and opening.needs_taken_card and opening.waived_when_going_out and data.lay_off == "any"
        )
        self.into_new_meld = draw is not None and draw.discard_pile == "top" and draw.card_goes == "new_meld"
        self.allowed = data.lay_off != "none"
        self.always_open = self.allowed and data.lay_off_at_once and not self.into_new_meld
        self.own = data.lay_off in ("own", "own_meld_first")
        self.notes_who_laid = notes_who_laid(sheet)
        end = sheet.step(rules.CallEnd)
        self.blocked_by_lay_off_of = "nobody" if end is None else end.blocked_by_lay_off_of
        self.blocked_by_long_meld = end is not None and end.blocked_by_long_meld
        self.moves_jokers = data.end_joker_moves != "never"
        self.plain_fits = melds.extensions if data.extends_lay_offs and not self.moves_jokers else None
        self.into_its_place = data.end_joker_moves == "into_its_place"
        self.joker_lay_offs = lru_cache(maxsize=4096)(self._joker_lay_offs)
        self.fits_with_move = lru_cache(maxsize=4096)(self._fits_with_move)

    def wait(self, deal: State) -> bool:
        """Whether the seat to act must wait for its next turn to lay cards off."""
        return deal.opened_now and not self.data.lay_off_at_once

    def are_open(self, deal: State) -> bool:
        """Whether the seat to act, which has laid its first meld, may lay cards off now."""
        if self.into_new_meld and deal.must_play is not None:
            return False
        return self.allowed and not (deal.opened_now and self.wait(deal))

    def note(self, deal: State, number: int) -> None:
        """Note that a meld has been added to, which may keep its owner from calling the end."""
        owner = deal.table[number].owner
        counts = self.blocked_by_lay_off_of == "anybody" or (
            self.blocked_by_lay_off_of == "others" and owner != deal.turn
        )
        if counts and owner is not None:
            deal.note_laid_on(owner)

    def note_new(self, deal: State, melds: Iterable[Faces]) -> None:
        """Note that the seat to act has laid a long meld, which may keep it from calling the end."""
        if self.blocked_by_long_meld and any(len(cards) >= rules.CallEnd.long_meld for cards in melds):
            deal.note_laid_on(deal.turn)

    def own_only(self, deal: State) -> bool:
        """Whether the seat to act may lay off on melds of its own alone."""
        return self.data.lay_off == "own" or (self.data.lay_off == "own_meld_first" and not deal.opened[deal.turn])

    def allowed_on(self, deal: State, meld: TableMeld) -> bool:
        """Whether the sheet lets the seat to act lay cards off on this meld, if they fit."""
        return self.allowed and (not self.own_only(deal) or meld.owner == deal.turn)

    def fits(self, meld: TableMeld, seat: int) -> Hand:
        """The faces that a seat can lay off on a meld, one at a time."""
        cards = meld.cards
        if meld.original:
            return self.melds.extensions(cards) & self.melds.extensions(meld.without_lay_offs_of_others(seat))
        if self.moves_jokers and meld.kind == "run" and (cards[0] >= STANDING_FOR or cards[-1] >= STANDING_FOR):
            return self.fits_with_move(cards, meld.moved)
        return self.melds.extensions(cards)

    def _fits_with_move(self, run: Faces, moved: Faces) -> Hand:
        """The same for a run whose end joker may first be moved to the other end."""
        return self.melds.extensions(run) | fits_with_joker_moved(self.melds, run, moved, self.into_its_place)

    def checked(self, deal: State, action: LayOff) -> TableMeld:
        """The meld with cards of the hand laid off on it; raises `IllegalAction`."""
        seat = deal.turn
        if not self.allowed:
            raise IllegalAction("no_lay_offs", self.sheet.id)
        if not 0 <= action.meld < len(deal.table):
            raise IllegalAction("no_such_meld", self.sheet.id, meld=action.meld)
        meld = deal.table[action.meld]
        if self.wait(deal):
            raise IllegalAction("lay_off_next_turn", self.sheet.id)
        if not deal.opened[seat]:
            if self.contract:
                raise IllegalAction("lay_off_before_contract", self.sheet.id)
            if self.sheet.opening is not None and not self.before_opening:
                raise IllegalAction("lay_off_before_opening", self.sheet.id, minimum=self.minimum)
            if self.data.lay_off == "own_meld_first" and meld.owner != seat:
                raise IllegalAction("lay_off_needs_own_meld", self.sheet.id)
        if self.data.lay_off == "own" and meld.owner != seat:
            raise IllegalAction("lay_off_own_only", self.sheet.id)
        if self.data.per_turn == "one" and len(action.cards) > 1:
            raise IllegalAction("one_meld_per_turn", self.sheet.id)
        if self.into_new_meld and deal.must_play is not None:
            raise IllegalAction("taken_card_into_new_meld", self.sheet.id, card=show((deal.must_play,)))
        longer = self._longer(meld, action.cards, seat)
        if longer is None:
            cards, on = show(action.cards), show(meld.cards)
            raise IllegalAction("does_not_extend", self.sheet.id, cards=cards, meld=on)
        beside = meld.without_lay_offs_of_others(seat)
        if self.melds.extended(beside, action.cards) is None and meld.original:
            raise IllegalAction("not_beside_laid_off", self.sheet.id, cards=show(action.cards))
        return longer

    def within(self, deal: State, hand: Hand, required: Face | None) -> list[LayOff]:
        """The lay-offs of single cards that fit; of a required card that is faced, with others of the hand too."""
        plain = self.plain_fits
        if required is None and plain is not None and not reduce(or_, map(plain, map(CARDS, deal.table)), 0) & hand:
            return []
        found: list[LayOff] = []
        seat, restricted = deal.turn, self.own and self.own_only(deal)
        single = hand & (hands.FIRST_LAYER if required is None else 1 << required)
        for number, meld in enumerate(deal.table):
            if restricted and meld.owner != seat:
                continue
            fits = (self.fits(meld, seat) if plain is None else plain(meld.cards)) & single
            if fits:
                found += self.lay_offs_of(number, meld.cards, fits)
            if required is not None and self.data.per_turn == "faced":
                found += [LayOff(number, cards) for cards in self.with_others(meld.cards, required, hand)]
        return found

    def with_others(self, meld: Faces, card: Face, hand: Hand) -> Iterator[Faces]:
        """The ways to lay a card off that fits a meld only with one or two others of a hand."""
        if self.melds.extended(meld, (card,)) is not None:
            return
        others = [face for face in hands.distinct(hand) if face != card]
        for count in (1, 2):
            for some in combinations(others, count):
                if self.melds.extended(meld, (card, *some)) is not None:
                    yield card, *some

    def _longer(self, meld: TableMeld, cards: Faces, seat: int) -> TableMeld | None:
        """A meld with cards that a seat lays off, a joker at its end moved to the other where the sheet allows it."""
        longer = self.melds.extended(meld.cards, cards)
        meld = meld.counted() if self.notes_who_laid else meld
        if longer is not None:
            becomes = meld.becoming(longer, seat)
            return structs.replace(becomes, kind=self.melds.kind(longer)) if meld.kind == "single" else becomes
        if not self.moves_jokers:
            return None
        return with_joker_moved(self.melds, meld, cards, seat, self.into_its_place)

    def lay_offs_of(self, number: int, meld: Faces, fits: Hand) -> list[LayOff]:
        """The ways to lay one of these cards, which fit, off on a meld: a joker goes to either end of a run."""
        if not fits >> PRINTED_JOKER & 1:
            return hands.pick(singles(number), fits)
        return hands.pick(singles(number), fits ^ JOKER) + self.joker_lay_offs(number, meld)

    def _joker_lay_offs(self, number: int, meld: Faces) -> list[LayOff]:
        """The ways to lay a joker, which fits, off on a meld."""
        ways = [each for each, _ in lengthened(self.melds, meld, PRINTED_JOKER)] or [PRINTED_JOKER]
        return [LayOff(number, (each,)) for each in ways]


@lru_cache(maxsize=256)
def singles(number: int) -> tuple[LayOff, ...]:
    """The lay-offs of every single card on a meld."""
    return tuple([LayOff(number, (face,)) for face in hands.CARD_FACES])
