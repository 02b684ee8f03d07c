"""How a deal goes on: whose turn it is and what it has reached, who is asked, who is out, how it ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rummykit import hands
from rummykit.cards import Face, Faces
from rummykit.play.card_moves import CardMoves
from rummykit.play.deal_facts import IN_RESULT, LISTS_IN_RESULT, in_result
from rummykit.play.events import DealEnded, Event, OutOfDeal
from rummykit.play.result import Ending, Out, Result
from rummykit.play.view import TableMeld
from rummykit.rules import BuyWindow, RankPayments

BEFORE: Final = -1
"""The turn of a first meld that was laid in no turn, or before a position that was set up by hand."""


class State(CardMoves):
    """What a deal knows, and the methods by which steps change it; no others write a field while a deal is played."""

    __slots__ = ()

    def copy(self) -> State:
        """An independent copy, for trying out what a step would do."""
        twin = State.__new__(State)
        twin.restore(self.values())
        return twin

    def limit_knock_by_upcard(self) -> None:
        """The first upcard sets the limit of a knock, or counts otherwise than other cards."""
        self.upcard = self.pile[0]

    def offer_upcard(self) -> None:
        """The first upcard is now offered to one seat after the other."""
        self.upcard_offers = self.players

    def let_upcard_pass(self) -> None:
        """The first upcard is not taken and is offered to the next seat."""
        assert self.upcard_offers is not None
        self.upcard_offers -= 1
        self.next_turn()

    def let_card_go_round(self, offers: int) -> int:
        """The seat to act declines the top discard, which is offered to so many; returns to how many it still is.

        After the last one the next seat would be that from which the card comes, and the turn is that of the one after.
        """
        self.upcard_offers = offers - 1
        self.next_turn(self.after(self.turn) if self.upcard_offers else self.after(self.after(self.turn)))
        return self.upcard_offers

    def end_upcard_offer(self) -> None:
        """Somebody has drawn, and the first upcard is no longer offered."""
        self.upcard_offers = None

    def add_to_group(self) -> None:
        """The seat to act has added cards to a group that lay there before its turn."""
        self.added = True

    def go_without_discard(self) -> None:
        """The seat to act has drawn the last card of the stock, and it is laid out: there is nothing to discard."""
        self.no_discard = True

    def open_side(self) -> None:
        """The side of the seat to act has laid its first meld."""
        for seat in self.side(self.turn):
            self.opened[seat] = True

    def advance_past(self, place: int) -> None:
        """The step at `place` is done, and the next one begins."""
        self.step = place + 1

    def knock(self) -> None:
        """The seat to act knocks."""
        self.knocker = self.turn

    def miss(self) -> int:
        """The seat to act misses its turn; returns how many it has missed in a row."""
        self.misses[self.turn] += 1
        return self.misses[self.turn]

    def play_on_after_draw(self) -> None:
        """The seat to act has drawn, and its turn goes on."""
        self.has_drawn = True
        self.idle = 0

    def count_idle(self, idle: bool) -> int:
        """Count this turn if it is `idle`; returns how many turns in a row were."""
        self.idle = self.idle + 1 if idle else 0
        return self.idle

    def end_turn(self) -> int:
        """The seat to act has ended one of its turns; returns how many every seat has ended by now."""
        self.turns[self.turn] += 1
        return min(self.turns)

    def ask_calls(self, place: int, seats: Iterable[int]) -> bool:
        """The seats that may call are asked in turn, in the step at `place`; returns whether there is one."""
        if self.resume is None:
            self.resume = self.turn
        self.asked = list(seats)
        self.step = place
        return self.ask_next()

    def ask_lay_offs(self, place: int, seats: Iterable[int]) -> None:
        """These seats are asked in turn what they lay off after a knock, in the step at `place`."""
        self.taken = self.drawn = None
        self.asked = list(seats)
        self.step = place

    def ask_next(self) -> bool:
        """The next seat answers; returns whether there is one. Laying off after a knock is a turn, calling is not."""
        if not self.asked:
            return False
        self.turn = self.asked.pop(0)
        if self.resume is None:
            self.turn_number += 1
        return True

    def call(self, place: int, number: int, meld: TableMeld) -> Face:
        """The seat that was asked lays the discard off, outside any turn, and goes on at the step at `place`."""
        seat, face = self.turn, self.pile.pop()
        del self.discarded_by[len(self.pile) :]
        self.table[number] = meld
        self.first_laid[seat] = BEFORE
        self.asked = []
        self.taken = self.drawn = None
        self.step = place
        return face

    def call_down(self, place: int, step: int) -> Faces:
        """The seat that was asked takes the card at a place of the pile and all above it, and plays from `step` on."""
        self.next_turn(self.turn)
        self.asked, self.step = [], step
        return self.take_discards(place)

    def buy(self, penalty: int) -> tuple[Face, Faces]:
        """The seat that was asked takes the top discard and so many cards of the stock, and nobody else is asked."""
        seat, face = self.turn, self.pile[-1]
        self.take_discard(len(self.pile) - 1)
        drawn = self.draw_tiles(penalty)
        self.bought = self.bought or [0] * len(self.hands)
        self.bought[seat] += 1
        self.asked = []
        return face, drawn

    def end_purchase(self) -> None:
        """The seat whose draw was waited with goes on with it."""
        assert self.resume is not None
        self.turn, self.resume = self.resume, None

    def turn_faced(self, place: int) -> Face:
        """The top card of the stock is turned up: it is laid in this turn or goes to the pile."""
        face = self.draw(place)
        self.must_play = face
        self.known[self.turn] = (*self.known[self.turn], face)
        return face

    def force(self, place: int, number: int, meld: TableMeld) -> Face:
        """The top discard is laid off on a meld of the seat that declined it, which goes on at the step at `place`."""
        assert self.resume is not None
        face = self.pile.pop()
        del self.discarded_by[len(self.pile) :]
        self.table[number] = meld
        self.turn, self.resume = self.resume, None
        self.asked = []
        self.plays, self.step, self.upcard_offers = 1, place, None
        self.taken = self.drawn = self.must_play = None
        return face

    def show_indicator(self) -> None:
        """The seat to act shows the twin of the indicator."""
        self.shower = self.turn

    def close(self) -> None:
        """The seat to act ends the deal, or has drawn the last card."""
        self.closer = self.turn

    def fight(self) -> None:
        """The seat that was asked has its hand compared."""
        self.fighters = [*self.fighters, self.turn]

    def show_dealt(self, place: int, seat: int) -> None:
        """The hand of a seat ends the deal before its first turn, in the step at `place`."""
        self.turn, self.step = seat, place

    def ask_for_cards(self, place: int) -> None:
        """Before the first turn every seat is asked for a card to pass on, in the step at `place`."""
        self.put_down = [()] * len(self.hands)
        self.resume, self.step = self.turn, place
        self.asked = list(self.clockwise_from(self.turn)[:-1])

    def pass_cards(self, first_step: int) -> None:
        """Every card that was put down goes to the next seat, and the first turn begins."""
        for seat in self.order:
            self.hands[self.after(seat)] = hands.add(self.hands[self.after(seat)], self.put_down[seat][0])
        self.handed, self.put_down = self.put_down, []
        self.step = first_step
        self.end_purchase()

    def answer_partner(self, yes: bool, place: int) -> None:
        """The seat that was asked has answered, and the one that asked goes on with the step at `place`."""
        assert self.resume is not None
        self.turn, self.resume = self.resume, None
        self.answer, self.asked, self.step = yes, [], place

    def wait_with_claim(self, cards: Faces) -> None:
        """The seat that was asked claims the discard for a run with these cards, if nobody claims it for a group."""
        self.claimant, self.claim = self.turn, cards

    def take_claimed(self, place: int, seat: int, cards: Faces, meld: TableMeld) -> None:
        """A seat lays the top discard and cards of its hand as a meld, and its turn goes on at the step at `place`."""
        self.next_turn(seat)
        self.pile.pop()
        del self.discarded_by[len(self.pile) :]
        self.lay(hands.take(self.hands[seat], cards), (meld,))
        self.has_laid(opened=True)
        self.asked, self.step = [], place

    def next_turn(self, seat: int | None = None) -> None:
        """The turn of the next seat begins, or that of `seat`; every field with an `each_turn` is reset to it."""
        if seat is None:
            last, order = self.turn if self.resume is None else self.resume, self.order
            seat = order[(order.index(last) + 1) % len(order)]
            while self.out and self.out[seat] is not None:
                seat = self.after(seat)
        self.turn = seat
        self.turn_number += 1
        self.step = 0
        self.plays = self.tiles_added = 0
        self.taken = self.drawn = self.must_play = self.resume = self.answer = self.claimant = None
        self.joker_owed = self.opened_now = self.added = self.has_drawn = self.no_discard = False
        self.taken_pile, self.claim, self.top_discarded_by = (), (), None

    def note_tiles_added(self, count: int) -> None:
        """Note that the seat to act has laid off so many tiles."""
        self.tiles_added += count

    def note_careless(self, seat: int) -> None:
        """A discard of a seat was careless."""
        self.careless = self.careless or [0] * len(self.hands)
        self.careless[seat] += 1

    def pass_turn(self) -> tuple[Event, ...]:
        """The turn goes to the next seat; after the last of the last turns the deal is over."""
        if self.finisher is not None and self.after(self.turn) == self.finisher:
            return self.end("went_out", self.finisher)
        self.next_turn()
        return ()

    def begin_last_turns(self) -> None:
        """The seat to act has gone out, and every other has one last turn."""
        self.finisher = self.turn
        self.next_turn()

    def put_out(self, why: Out, flaw: str | None = None) -> tuple[Event, ...]:
        """The seat to act is out of the deal: if one seat is left, it has won; otherwise it is the next seat's turn."""
        seat = self.turn
        self.out = self.out or [None] * len(self.hands)
        self.out[seat] = why
        gone = OutOfDeal(seat, why, flaw)
        left = [other for other in self.order if self.is_in(other)]
        if len(left) == 1:
            return gone, *self.end("last_left", left[0])
        self.next_turn()
        return (gone,)

    def end(self, kind: Ending, winner: int | None, by_discard: bool = False) -> tuple[Event, ...]:
        """The deal is over; `by_discard` says that the winner went out by one, where that matters."""
        family = self.rules.pack.family
        facts: dict[str, Any] = dict(zip(IN_RESULT.values(), in_result(self), strict=True))
        for name in LISTS_IN_RESULT:
            facts[name] = tuple(facts[name])
        self.result = Result(
            kind=kind,
            winner=winner,
            hands=tuple(hands.faces(hand, family) for hand in self.hands),
            melds=tuple((meld.owner, meld.cards) for meld in self.table if meld.owner is not None),
            laid_by=tuple(meld.counted().by for meld in self.table) if any(meld.by for meld in self.table) else (),
            concealed=kind == "went_out"
            and winner == self.turn
            and self.first_laid[winner] in (0, self.turn_number)
            and not self.added,
            draws=0 if winner is None else self.draws[winner],
            by_discard=by_discard,
            second_hands=tuple(self.second_hands),
            bought=tuple(self.bought) if self.bought and self._purchases_count() else (),
            taken_last=tuple(self.took_last) if self._last_taken_counts() else (),
            **facts,
        )
        return (DealEnded(self.result),)

    def _last_taken_counts(self) -> bool:
        """Whether a discard taken in the last turn costs something else."""
        scoring = self.rules.scoring
        return isinstance(scoring, RankPayments) and scoring.last_taken is not None

    def _purchases_count(self) -> bool:
        """Whether buying discards costs points."""
        window = self.rules.step(BuyWindow)
        return window is not None and window.points > 0
