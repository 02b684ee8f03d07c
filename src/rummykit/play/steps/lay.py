"""Lay: new melds, the first of them together worth enough, and cards laid off on melds on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import Any, ClassVar, NamedTuple

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.arrange import MAX_HELD
from rummykit.melds.meld import from_hand
from rummykit.melds.search import ONE_EACH, best_melds
from rummykit.play.actions import Action, LayOff, Meld, Melds, Open, Swap
from rummykit.play.events import Borrowed, Event, LaidOff, Melded
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.laid_worth import laid_by_seat
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.first_contract import FirstContract, aim_of, first_contract
from rummykit.play.steps.lay_offs import AllowedLayOffs
from rummykit.play.steps.least_spent import least_spent
from rummykit.play.steps.loans import Loans
from rummykit.play.steps.openings import is_natural_run, openings, openings_with_run
from rummykit.play.steps.owed import FirstMeld, owed_first
from rummykit.play.steps.step import StepBehaviour, allows
from rummykit.play.steps.use import Use, holds, must_go_out
from rummykit.play.view import Phase, TableMeld
from rummykit.rules import IllegalAction, Rules
from rummykit.rules.scoring import CardsLaid, WinnersMelds


class Laying(NamedTuple):
    """What an action does to the table: new melds, changed melds (number, meld after), and the cards it takes."""

    new: tuple[Faces, ...]
    changed: tuple[tuple[int, TableMeld], ...]
    hand: Hand


class LayStep(StepBehaviour):
    """Melds and lay-offs, in the order the sheet allows."""

    takes: ClassVar[tuple[type, ...]] = (Meld, Open, LayOff)

    def __init__(self, sheet: Rules, data: rules.Play) -> None:
        self.sheet = sheet
        self.data = data
        self.melds = card_melds(sheet)
        owned = data.borrowing == "own" or data.lay_off == "own"
        if owned or isinstance(sheet.scoring, WinnersMelds | CardsLaid):
            self.manner = {"owned": True}
        self.minimum = sheet.opening.minimum if sheet.opening is not None else 0
        self.contract = first_contract(sheet)
        draw = sheet.step(rules.Draw)
        self.use_of_rest = Use(sheet)
        self.use = self.use_of_rest if draw is not None and draw.discard_pile == "down_to_used" else None
        self.first_meld = FirstMeld(sheet)
        self.at_once = Use(sheet) if draw is not None and draw.discard_pile == "down_to_melded" else None
        self.asks_taken = sheet.opening is not None and sheet.opening.taken
        self.closes = sheet.opening is not None and sheet.opening.unless_out
        end, discard = sheet.step(rules.CallEnd), sheet.step(rules.Discard)
        self.kept_from_by = "nobody" if end is None else end.kept_from_by
        self.discards_out = discard is None or discard.goes_out
        self.faced = draw is not None and draw.faced
        self.hand_melds = draw is not None and draw.hand_melds
        self.into_new_meld = draw is not None and draw.discard_pile == "top_into_new_meld"
        self.counts_cards = isinstance(sheet.scoring, CardsLaid)
        self.lay_offs = AllowedLayOffs(sheet, data, self.melds)
        self.loans = Loans(sheet, data, self.melds)
        self.return_upcard = any(isinstance(step, rules.Discard) and step.return_upcard for step in sheet.turn)
        self.meld_of = lru_cache(maxsize=16384)(Meld)

    def begin(self, deal: State) -> None:
        """The first upcard is remembered where it counts otherwise than other cards."""
        scoring = self.sheet.scoring
        if isinstance(scoring, CardsLaid) and scoring.upcard is not None:
            deal.limit_knock_by_upcard()

    # --- what can be listed

    def actions(self, deal: State) -> Iterator[Action]:
        """Melds, first melds, melds with a borrowed card, and lay-offs of single cards."""
        if deal.plays and self.data.per_turn == "one":
            return
        hand, must = deal.hands[deal.turn], self._must(deal)
        held = hand.bit_count()
        if self.sheet.opening is not None and not deal.opened[deal.turn]:
            if self.first_meld.is_too_early(deal):
                return
            for laid in self._first_melds(hand, must):
                opening = Open(laid)
                if self._sure(deal, held - sum(map(len, laid))) or allows(self, deal, opening):
                    yield opening
            if must is None and self.lay_offs.before_opening:
                yield from self._lay_offs(deal, hand)
            return
        for meld in self.melds.within(hand) if self.data.more_melds and not self._only_borrows(deal) else ():
            if must is None or must in from_hand(meld):
                action = self.meld_of(meld)
                if self._sure(deal, held - len(meld)) or allows(self, deal, action):
                    yield action
        if self.data.borrowing != "none":
            yield from self._borrowings(deal, hand)
        bound_for_new = self.into_new_meld and must is not None
        if deal.table and self.data.lay_off != "none" and not self.lay_offs.wait(deal) and not bound_for_new:
            yield from self._lay_offs(deal, hand)

    def _only_borrows(self, deal: State) -> bool:
        """Whether new melds need a borrowed card, because the faced card lies already."""
        return self.data.per_turn == "faced" and deal.must_play is None and not self.hand_melds

    def _must(self, deal: State) -> Face | None:
        """A card that must be in what is laid; none where it may be laid later, or be let pass afterwards."""
        return None if self.use is not None or self._may_lay_first(deal) else deal.must_play

    def _may_lay_first(self, deal: State) -> bool:
        """Whether cards of the hand may be laid without the card that was turned up."""
        return self.hand_melds and deal.must_play is not None and deal.taken is None

    def _first_melds(self, hand: Hand, must: Face | None) -> Iterable[tuple[Faces, ...]]:
        """First melds that the hand can lay."""
        if self.contract is not None:
            return self.contract.ways(hand, must)
        opening = self.sheet.opening
        assert opening is not None
        if opening.taken and must is None:
            return ((meld,) for meld in self.melds.within(hand)) if opening.unless_out else ()
        found = openings(self.melds, hand, self.minimum, must)
        if opening.natural_run:
            found = openings_with_run(self.melds, hand, self.minimum, must)
        return chain(found, self._all_at_once(hand, must)) if opening.unless_out and not opening.taken else found

    def _all_at_once(self, hand: Hand, must: Face | None) -> Iterator[tuple[Faces, ...]]:
        """The whole hand, but for a discard, where no minimum is asked for then."""
        if hands.size(hand) > MAX_HELD:
            return
        if must is not None:
            laid = self.first_meld.all_but_one(hand, must)
            if laid and sum(map(self.melds.value, laid)) < self.minimum:
                yield laid
            return
        best = best_melds(hands.faces(hand), self.sheet.groups, self.sheet.runs, self.sheet.wilds, ONE_EACH)
        if best is not None and len(best.left) <= 1:
            read = [self.melds.read(from_hand(meld)) for meld in best.melds]
            value = sum(self.melds.value(meld) for meld in read if meld is not None)
            if value < self.minimum and None not in read:
                yield tuple(meld for meld in read if meld is not None)

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        """A first meld as long as it is due, and what may come after it only then."""
        if deal.plays and self.data.per_turn == "one":
            return
        due = self.sheet.opening is not None and not deal.opened[deal.turn]
        if due and self.first_meld.is_too_early(deal):
            return
        if due or self.data.more_melds:
            yield Meld
        if due:
            yield Open
            if self.lay_offs.before_opening and any(True for _ in self._lay_offs(deal, deal.hands[deal.turn])):
                yield LayOff
        elif not self.lay_offs.wait(deal) and any(self.lay_offs.allowed_on(deal, meld) for meld in deal.table):
            yield LayOff

    def offers(self, deal: State) -> dict[str, Any]:
        due = self.sheet.opening is not None and not deal.opened[deal.turn]
        if self.data.borrowing == "none" or due or (deal.plays and self.data.per_turn == "one"):
            return {}
        return {"borrows": tuple(self.loans.all(deal))}

    def sight(self, deal: State, seat: int | None, phase: Phase) -> dict[str, Any]:
        scoring = self.sheet.scoring
        if not isinstance(scoring, CardsLaid):
            return {}
        laid = ((meld.cards, meld.by) for meld in deal.table)
        return {"laid_points": laid_by_seat(self.sheet, scoring, laid, deal.players, deal.upcard)}

    def listed(self, deal: State) -> Iterable[Action]:
        """Melds of a single card; for all others the cards are chosen first."""
        if self.sheet.groups is None or self.sheet.groups.short_rank is None:
            return ()
        return [action for action in self.actions(deal) if isinstance(action, Meld) and len(action.cards) == 1]

    def lays_off_joker(self, deal: State, hand: Hand, table: Sequence[TableMeld]) -> bool:
        """Whether a joker of this hand can certainly be laid off on a table; False leaves it open."""
        if self.data.lay_off == "none" or self.lay_offs.wait(deal) or not deal.opened[deal.turn]:
            return False
        if self.data.per_turn == "one" and deal.plays:
            return False
        return hands.size(hand) > 2 and any(self.lay_offs.fits(meld) >> PRINTED_JOKER & 1 for meld in table)

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
        """What the groups count towards a first meld that is still due, and whether they could take the hand out."""
        minimum, value = 0, sum(meld.value for meld in laid.melds)
        if self.contract is not None and not deal.opened[seat]:
            yield from self.contract.facts(
                ("group" if meld.name == "group" else "run", len(meld.order)) for meld in laid.melds
            )
            if not self._is_contract(self.contract, laid):
                return
        elif not self.data.more_melds and laid.melds:
            return
        elif self.sheet.opening is not None and not self.asks_taken and not deal.opened[seat]:
            minimum = self.minimum
            yield fact("opening", value >= minimum, value=value, minimum=minimum)
        held = laid.melds or laid.outside
        if held and value >= minimum and self._takes_all(deal, seat, laid):
            yield fact("can_go_out", True)

    def _is_contract(self, contract: FirstContract, laid: LaidHand) -> bool:
        """Whether the groups of a hand are the contract and nothing more."""
        if contract.contract.whole_hand and not laid.discards:
            return False
        read = [self.melds.read(meld.order) for meld in laid.melds]
        melds = [meld for meld in read if meld is not None]
        return len(melds) == len(read) and contract.refusal(melds, hands.of(laid.outside)) is None

    def _takes_all(self, deal: State, seat: int, laid: LaidHand) -> bool:
        """Whether the groups of a hand may all be laid in one turn, and nothing is left then but a discard."""
        if self.data.per_turn != "any" and (len(laid.melds) > 1 or (laid.discards and deal.plays and laid.melds)):
            return False
        if laid.discards and deal.must_play is not None and deal.must_play in laid.outside:
            return False
        free = replace(laid, bound=None) if self.return_upcard else laid
        return free.goes_out(without=self.data.may_go_out and not self.data.floats, with_one=self.discards_out)

    def laid_contract(self, deal: State, seat: int, laid: LaidHand) -> Melds:
        """The contract, out of the groups of a hand as they lie."""
        if self.contract is None or deal.opened[seat]:
            return ()
        return self.contract.out_of([meld.order for meld in laid.melds], laid.cards)

    def aims(self, deal: State) -> Iterator[Fact]:
        """What a first meld must be, or be worth."""
        if self.contract is not None:
            yield aim_of(self.contract.contract)
            if self.contract.contract.whole_hand:
                yield fact("contract_whole_hand")
        elif self.asks_taken:
            yield fact("first_meld_taken")
        elif self.sheet.opening is not None:
            yield fact("first_meld", minimum=self.minimum)

    def _sure(self, deal: State, left: int) -> bool:
        """Whether an action is certainly legal that leaves this many cards and uses any card that must be played."""
        if (self.use is not None and deal.must_play is not None) or self.at_once is not None or must_go_out(deal):
            return False
        return left > 1 or (deal.taken is None and self.data.may_go_out)

    def _lay_offs(self, deal: State, hand: Hand) -> Iterator[Action]:
        seat = deal.turn
        restricted = self.lay_offs.own_only(deal)
        sure = self._sure(deal, hand.bit_count() - 1)
        must = self._must(deal)
        single = hand & (hands.FIRST_LAYER if must is None else 1 << must)
        fitting, lay_offs_of = self.lay_offs.fits, self.lay_offs.lay_offs_of
        for number, meld in enumerate(deal.table):
            if restricted and meld.owner != seat:
                continue
            fits = fitting(meld) & single
            while fits:
                bit = fits & -fits
                fits ^= bit
                for action in lay_offs_of(number, meld.cards, bit.bit_length() - 1):
                    if sure or allows(self, deal, action):
                        yield action
            if must is not None and self.data.per_turn == "faced":
                for cards in self.lay_offs.with_others(meld.cards, must, hand):
                    if allows(self, deal, LayOff(number, cards)):
                        yield LayOff(number, cards)

    def _borrowings(self, deal: State, hand: Hand) -> Iterator[Action]:
        """New melds with cards from the table, and lay-offs with such cards where the faced card makes them free."""
        added = self.loans.added_with(deal, hand) if self.data.per_turn == "faced" else ()
        found = chain[Action](self.loans.melds_with(deal, hand), added)
        return (action for action in found if allows(self, deal, action))

    def _stuck(self, deal: State, hand: Hand) -> bool:
        """Whether the upcard just taken is the whole hand, so that no discard can end the turn."""
        return deal.taken is not None and not self.return_upcard and hand == 1 << deal.taken

    # --- checking

    def check(self, deal: State, action: Meld | Open | LayOff) -> Laying:
        """What the action does to the table."""
        if self.data.per_turn == "one" and deal.plays:
            raise IllegalAction("one_meld_per_turn", self.sheet.id)
        if isinstance(action, Meld) and not action.borrowed and self._only_borrows(deal):
            raise IllegalAction("new_meld_needs_borrowed_card", self.sheet.id)
        laying = self._laid_off(deal, action) if isinstance(action, LayOff) else self._new_melds(deal, action)
        self._check_hand_after(deal, laying)
        return laying

    def _new_melds(self, deal: State, action: Meld | Open) -> Laying:
        hand = deal.hands[deal.turn]
        if self.sheet.opening is not None and not deal.opened[deal.turn] and self.first_meld.is_too_early(deal):
            raise IllegalAction("opening_too_early", self.sheet.id, rounds=self.first_meld.after_rounds)
        changed: list[tuple[int, TableMeld]] = []
        if isinstance(action, Meld) and action.borrowed:
            changed, hand = self.loans.checked(deal, action)
        given = (action.cards,) if isinstance(action, Meld) else action.melds
        new = []
        for cards in given:
            hand = self._without(hand, cards)
            meld = self.melds.read(cards)
            if meld is None:
                flaw = self.melds.flaw(cards)
                assert flaw is not None
                raise IllegalAction(flaw.code, self.sheet.id, **flaw.params)
            new.append(meld)
        if self.contract is not None and not deal.opened[deal.turn]:
            refusal = self.contract.refusal(new, hand)
            if refusal is not None:
                raise refusal
        elif self.sheet.opening is not None and not deal.opened[deal.turn]:
            value = sum(self.melds.value(meld) for meld in new)
            opening = self.sheet.opening
            if opening.natural_run and not any(is_natural_run(self.melds, meld) for meld in new):
                raise IllegalAction("opening_needs_natural_run", self.sheet.id)
            if value < self.minimum and not self._goes_out(hand, [*(meld.cards for meld in deal.table), *new]):
                raise IllegalAction("opening_too_low", self.sheet.id, minimum=self.minimum, value=value)
        elif isinstance(action, Open):
            raise IllegalAction("already_opened", self.sheet.id)
        elif not self.data.more_melds:
            raise IllegalAction("no_more_melds", self.sheet.id)
        return Laying(tuple(new), tuple(changed), hand)

    def _goes_out(self, hand: Hand, table: Sequence[Faces]) -> bool:
        """Whether the sheet asks for no minimum, because the rest of the hand but a discard can be laid off."""
        if not self.closes:
            return False
        if hands.size(hand) <= 1:
            return True
        lays_off = self.data.lay_off == "any" and self.data.lay_off_at_once and self.data.per_turn == "any"
        return lays_off and self.use_of_rest.goes_out(hand, table, new_melds=False)

    def _without(self, hand: Hand, cards: Faces) -> Hand:
        """The hand without the cards to be laid."""
        held = from_hand(cards)
        if not all(0 <= face <= PRINTED_JOKER for face in held) or not hands.holds(hand, held):
            raise IllegalAction("not_in_hand", self.sheet.id, cards=show(cards))
        return hands.take(hand, held)

    def _laid_off(self, deal: State, action: LayOff) -> Laying:
        changed, hand = self.loans.checked(deal, action) if action.borrowed else ([], deal.hands[deal.turn])
        hand = self._without(hand, action.cards)
        return Laying((), (*changed, (action.meld, self.lay_offs.checked(deal, action))), hand)

    def _check_hand_after(self, deal: State, laying: Laying) -> None:
        """Refuse an action that would leave no legal way to end the turn."""
        hand = laying.hand
        if not hand and not self.data.may_go_out:
            raise IllegalAction("must_keep_a_discard", self.sheet.id)
        table = [meld for number, meld in enumerate(deal.table) if number not in dict(laying.changed)]
        table += [meld for _, meld in laying.changed]
        lying = [*(meld.cards for meld in table), *laying.new]
        if self.at_once is not None:
            originals = [meld.original for meld in table] + [
                () if self.data.onto_laid_off else new for new in laying.new
            ]
            self._check_taken(deal, laying, lying, originals, self.at_once)
        elif must_go_out(deal) and not self._goes_out(hand, lying):
            raise IllegalAction("must_go_out_now", self.sheet.id)
        must = deal.must_play
        if must is not None and self._owes(deal, hand) and not self._may_lay_first(deal):
            opened = deal.opened[deal.turn] or bool(laying.new)
            if self.use is None or not self.use.is_possible(must, hand, lying, opened):
                raise owed_first(deal, self.sheet)
        if not self._stuck(deal, hand) or (must is not None and must == deal.taken and not self._owes(deal, hand)):
            return
        lays_off = self.data.lay_off != "none" and self.data.per_turn == "any" and self.data.may_go_out
        fits = any(self.lay_offs.fits(meld) & hand for meld in table) or any(
            self.melds.extensions(meld) & hand for meld in laying.new
        )
        if not lays_off or not fits:
            raise IllegalAction("would_leave_taken_upcard", self.sheet.id, card=show(hands.faces(hand)))

    def _check_taken(self, deal: State, laying: Laying, table: list[Faces], originals: list[Faces], use: Use) -> None:
        """Refuse a meld of taken cards alone, and what is laid without them where nothing but going out allows it."""
        must = deal.must_play
        if must is not None and not self._owes(deal, laying.hand):
            if not any(must in from_hand(meld) and not holds(deal.taken_pile, meld) for meld in laying.new):
                raise IllegalAction("taken_meld_needs_hand_card", self.sheet.id, card=show((must,)))
        elif self.asks_taken and not deal.taken_pile and (deal.opened_now or not deal.opened[deal.turn]):
            assert self.sheet.opening is not None
            if not self.sheet.opening.unless_out or not use.goes_out(laying.hand, table, originals):
                raise IllegalAction("opening_needs_taken_card", self.sheet.id)

    def _owes(self, deal: State, hand: Hand) -> bool:
        """Whether a card that must be laid would still be in the hand, of which this is left."""
        must = deal.must_play
        return must is not None and hands.count(hand, must) == hands.count(deal.hands[deal.turn], must)

    # --- acting

    def apply(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> tuple[Event, ...]:
        seat = deal.turn
        events: list[Event] = []
        after = dict(laying.changed)
        if isinstance(action, Meld | LayOff):
            events.extend(Borrowed(seat, number, card, after[number].cards) for number, card in action.borrowed)
        if isinstance(action, LayOff):
            events.append(LaidOff(seat, action.meld, action.cards, after[action.meld].cards))
        for number, cards in enumerate(laying.new, len(deal.table)):
            events.append(Melded(seat, number, cards))
        new = [
            TableMeld(
                cards,
                self.melds.kind(cards),
                seat,
                by=(seat,) * len(cards) if self.counts_cards else (),
                original=() if self.data.onto_laid_off else cards,
            )
            for cards in laying.new
        ]
        owes = self._owes(deal, laying.hand)
        value = sum(map(self.melds.value, laying.new))
        if self.closes and new and not deal.opened[seat] and value < self.minimum:
            deal.note_first_meld(pairs=0, points=value)
        deal.lay(laying.hand, new, laying.changed)
        if isinstance(action, LayOff):
            self._note_laid_on(deal, action.meld)
        deal.has_laid(opened=bool(new), owes=owes)
        if laying.hand:
            return tuple(events)
        if self.data.floats:
            return *events, *deal.pass_turn()
        return *events, *deal.end("went_out", seat)

    def _has_to_lay(self, deal: State) -> bool:
        """Whether the turn cannot end as it stands."""
        owes = deal.must_play is not None and (not self.faced or deal.taken is not None)
        return owes or must_go_out(deal) or self._stuck(deal, deal.hands[deal.turn])

    def _note_laid_on(self, deal: State, number: int) -> None:
        """A meld has been added to, which may keep its owner from calling the end."""
        owner = deal.table[number].owner
        counts = self.kept_from_by == "anybody" or (self.kept_from_by == "others" and owner != deal.turn)
        if counts and owner is not None:
            deal.note_laid_on(owner)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """Nothing is laid, except a card that must be, or a last card that may not be discarded."""
        events: tuple[Event, ...] = ()
        while deal.result is None and self._has_to_lay(deal):
            action = least_spent(self.sheet, deal, self.actions(deal))
            assert not isinstance(action, Swap)
            events += self.apply(deal, action, self.check(deal, action))
        if deal.result is None:
            deal.advance_past(self.place)
        return events
