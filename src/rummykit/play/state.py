"""What a deal knows, each field defined once: its purpose, who sees it, how it starts, what a new turn does to it.

A new piece of state is one line here and, if everybody may see it, a field of `View`; if scores depend on it, a field
of `Result`. Copies, comparison, pickles, views (`play.sight`) and undo follow from this definition.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Final, get_args

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, UNKNOWN, Face, Faces
from rummykit.hands import Hand
from rummykit.play.events import DealEnded, Event, OutOfDeal
from rummykit.play.known import joker_freed
from rummykit.play.result import Ending, Out, Result
from rummykit.play.state_fields import (
    EMPTY,
    SETTLED,
    Sight,
    Starts,
    always,
    by_seat,
    inferred,
    own,
    part,
    public,
    unseen,
)
from rummykit.play.view import TableMeld
from rummykit.rules import BuyWindow, Rules
from rummykit.shuffle import Seed

BEFORE: Final = -1
"""The turn of a first meld that was laid in no turn, or before a position that was set up by hand."""


@dataclass(init=False, repr=False, slots=True)
class State:
    """Everything that can differ between two deals of a sheet, and the methods by which steps change it.

    Only these methods write a field while a deal is played. Two states are equal if all their fields are.
    """

    rules: Rules = inferred("the sheet", SETTLED)
    seed: Seed = unseen("what the cards are shuffled by", always(0))
    number: int = unseen("the number of the deal in its match", always(0))
    scheduled: int = public("for which deal of a schedule its sheet was made", always(0), result="scheduled")
    order: tuple[int, ...] = public("the seats that play, clockwise", SETTLED, result="order")
    dealer: int | None = public("the seat that dealt, where one does", SETTLED)
    starter: int = public("the seat that began", SETTLED, result="first")

    hands: list[Hand] = own("the cards of each seat", SETTLED)
    stock: list[Face] = part("what can be drawn, the next card last", SETTLED)
    pile: list[Face] = public("the discard pile, its top last", SETTLED, view="discard_pile")
    discarded_by: list[int | None] = public("by which seat each card of the pile was discarded", EMPTY)
    wild: int = public(
        "the rank, the face of the one tile, or 128 + the cut card, that chance made wild; 0: none",
        always(0),
        result="wild",
    )
    indicator: Face | None = public("the card that said which rank is wild", always(None))
    shower: int | None = public("the seat that showed the twin of that card", always(None), result="shower")
    table: list[TableMeld] = public("the melds on the table", EMPTY)

    turn: int = public("the seat to act", SETTLED)
    turn_number: int = public("the number of the turn, the first is 1", always(1), result="turns")
    at: int = public("the number of the step that the turn has reached", always(0), each_turn=0, view="step")
    plays: int = public("how often something was laid in this turn", always(0), each_turn=0)
    taken: Face | None = public("the card taken from the pile, which is not discarded", always(None), each_turn=None)
    drawn: Face | None = unseen("the card drawn from the stock", always(None), each_turn=None)
    must_play: Face | None = public("a card that must be laid in this turn", always(None), each_turn=None)
    taken_pile: Faces = public("the cards taken out of the pile in this turn", always(()), each_turn=())
    fed_by: int | None = unseen("who discarded the top one of these", always(None), each_turn=None)
    careless: list[int] = public("careless discards of each seat, empty for none", EMPTY, result="careless")
    last: Face | None = unseen("the card with which a seat went out, face down", always(None), result="last")
    joker_owed: bool = inferred("whether that card is a joker freed from a meld", always(False), each_turn=False)

    opened: list[bool] = public("which seats have laid their first meld", by_seat(False))
    in_pairs: list[bool] = public("which seats go for pairs: as a first meld, or declared", EMPTY, result="in_pairs")
    first_points: int = public("what the last first meld of the deal was worth", always(0))
    first_pairs: int = public("how many pairs the last first meld in pairs had", always(0))
    opened_now: bool = public("whether the seat to act laid its first meld this turn", always(False), each_turn=False)
    first_laid: list[int] = unseen("the turn in which each seat first laid anything, 0 for none", by_seat(0))
    bought: list[int] = public("how many discards each seat has bought, empty while nobody has", EMPTY)
    draws: list[int] = public("how many cards each seat has drawn", by_seat(0))
    misses: list[int] = public("how many turns in a row each seat has missed, empty where none may", SETTLED)
    out: list[Out | None] = public("why each seat is out of the deal, empty while none is", EMPTY, result="out")
    kept: list[Faces] = public("the discards each seat took, every one for a meld of its own", by_seat(()))
    known: list[Faces] = public("the discards each seat took and has not discarded again", by_seat(()))
    taken_from: list[tuple[int, int]] = unseen("who took a discard of whom, in turn", EMPTY, result="taken")
    upcard: Face | None = public("the first upcard, where it limits a knock", always(None), result="upcard")
    upcard_offers: int | None = public("the seats to which it is still offered, if it is", always(None))
    knocker: int | None = public("the seat that knocked", always(None))
    laid_off: list[Faces] = unseen("what each seat laid off after a knock, empty for nothing", EMPTY, result="laid_off")
    finisher: int | None = public("the seat that has gone out while the others have a last turn", always(None))
    laid_on: list[int] = public("in which turn cards were last laid on melds of each seat, 0 for never", EMPTY)
    closer: int | None = public("the seat that ended the deal before drawing", always(None), result="closer")
    fighters: list[int] = public("the seats whose hands are compared with the closer's", EMPTY, result="fighters")
    bonus: list[Faces] = public("the bonus cards each seat has laid out, empty in games without", EMPTY, result="bonus")
    second_hands: list[Faces] = part("the second hand of each seat; that of a side is with its first seat", EMPTY)
    picked_up: list[bool] = public("which seats have picked up a second hand, empty in games without", EMPTY)
    totals: list[int] = public("the score of each seat before the deal, empty where nothing depends on it", EMPTY)
    added: bool = public("whether the seat to act has added to a group of its side", always(False), each_turn=False)
    has_drawn: bool = public("whether the seat to act drew and may still play", always(False), each_turn=False)
    no_discard: bool = public("whether the seat to act cannot discard", always(False), each_turn=False)
    answer: bool | None = public("what the partner has said of going out", always(None), each_turn=None)
    claimant: int | None = public("who has claimed the discard for a run", always(None), each_turn=None)
    claim: Faces = unseen("the cards of the hand for that run", always(()), each_turn=())
    shown: list[bool] = public("which seats have shown their melds", by_seat(False))
    turns: list[int] = part("how many turns each seat has ended, where they are numbered", by_seat(0))

    asked: list[int] = unseen("the seats yet to be asked whether they call, in turn", EMPTY)
    resume: int | None = public(
        "the seat with which play goes on when others have answered", always(None), each_turn=None
    )
    idle: int = unseen("how many turns in a row moved nothing on", always(0))
    turnovers: int = unseen("how often the stock was made anew", always(0))
    result: Result | None = public("how the deal ended, None while it is on", always(None))

    version: int = field(default=0, compare=False)
    """A number that changes with every change, undo included; it is only good for telling whether anything changed."""

    # --- the seats

    @property
    def players(self) -> int:
        """How many play this deal."""
        return len(self.order)

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        order = self.order
        return order[(order.index(seat) + 1) % len(order)]

    def before(self, seat: int) -> int:
        """The seat whose turn comes just before."""
        return self.order[self.order.index(seat) - 1]

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """The seats in turn order, from the left of `seat` to `seat` itself."""
        place = self.order.index(seat) + 1
        return self.order[place:] + self.order[:place]

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that play together with a seat, itself among them."""
        sides = self.rules.sides
        return (seat,) if sides is None else sides.of(seat, self.order)

    def groups_of(self, seat: int) -> list[tuple[int, TableMeld]]:
        """The melds of a seat's side, with their numbers."""
        side = self.side(seat)
        return [(number, meld) for number, meld in enumerate(self.table) if meld.owner in side]

    def is_in(self, seat: int) -> bool:
        """Whether a seat is still in the deal."""
        return not self.out or self.out[seat] is None

    # --- what binds the seat to act

    @property
    def last_turn(self) -> bool:
        """Whether this is the last turn of the seat to act."""
        return self.rules.turns_each is not None and self.turns[self.turn] == self.rules.turns_each - 1

    @property
    def bound(self) -> Face | None:
        """The card that may not be discarded: the one taken from the pile this turn, unless the hand has its twin."""
        taken = self.taken
        if taken is None:
            return None
        has_twin = self.hands[self.turn] >> hands.LAYER + (taken & UNKNOWN) & 1
        return None if has_twin else taken

    # --- cards that move, all of the seat to act

    def draw(self, place: int) -> Face:
        """The top card of the stock comes to the hand, and the step at `place` is done."""
        seat, face = self.turn, self.stock.pop()
        self.hands[seat] = hands.add(self.hands[seat], face)
        self.draws[seat] += 1
        if self.misses:
            self.misses[seat] = 0
        self.drawn = face
        self.at = place + 1
        return face

    def draw_tiles(self, most: int) -> Faces:
        """This many tiles from the pool, or all that are left, come to the rack."""
        drawn = tuple([self.stock.pop() for _ in range(min(most, len(self.stock)))])
        hand = self.hands[self.turn]
        for face in drawn:
            hand = hands.add(hand, face)
        self.hands[self.turn] = hand
        return drawn

    def take_discard(self, face: Face) -> None:
        """The top card of the discard pile, or another one in it, comes to the hand."""
        seat = self.turn
        at = len(self.pile) - 1 if face == self.pile[-1] else self.pile.index(face)
        del self.pile[at]
        del self.discarded_by[at : at + 1]
        self.hands[seat] = hands.add(self.hands[seat], face)
        self.known[seat] = (*self.known[seat], face)
        self.draws[seat] += 1
        if self.misses:
            self.misses[seat] = 0

    def take_discards(self, place: int) -> Faces:
        """The card at this place of the discard pile and all above it come to the hand; the first must be laid."""
        seat, taken = self.turn, tuple(self.pile[place:])
        self.taken_pile, self.fed_by = taken, self.discarded_by[-1] if self.discarded_by else None
        del self.pile[place:]
        del self.discarded_by[place:]
        hand = self.hands[seat]
        for face in taken:
            hand = hands.add(hand, face)
        self.hands[seat] = hand
        self.known[seat] = (*self.known[seat], *taken)
        self.draws[seat] += 1
        self.must_play = taken[0]
        return taken

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

    def end_upcard_offer(self) -> None:
        """Somebody has drawn, and the first upcard is no longer offered."""
        self.upcard_offers = None

    def bind(self, face: Face, must_play: bool) -> None:
        """A card just taken from the pile may not be discarded, and perhaps must be laid."""
        self.taken = face
        if must_play:
            self.must_play = face

    def keep(self, face: Face) -> None:
        """A card just taken from the seat before needs a meld of its own."""
        seat = self.turn
        self.kept[seat] = (*self.kept[seat], face)
        self.taken_from.append((seat, self.before(seat)))

    def take_pile(self, most: int | None = None) -> Faces:
        """The whole discard pile comes to the hand, or so many of its top cards at most."""
        place = 0 if most is None else max(0, len(self.pile) - most)
        seat, taken = self.turn, tuple(self.pile[place:])
        del self.pile[place:]
        del self.discarded_by[place:]
        hand = self.hands[seat]
        for face in taken:
            hand = hands.add(hand, face)
        self.hands[seat] = hand
        self.known[seat] = (*self.known[seat], *taken)
        self.draws[seat] += 1
        return taken

    def turn_up(self) -> Face:
        """The top card of the stock goes on the discard pile."""
        face = self.stock.pop()
        self.pile.append(face)
        self.discarded_by.append(None)
        return face

    def lay_out(self, seat: int, cards: Faces) -> Faces:
        """Bonus cards of a hand are laid out, and as many cards come from the stock, as far as it has them."""
        drawn = tuple([self.stock.pop() for _ in range(min(len(cards), len(self.stock)))])
        hand = hands.take(self.hands[seat], cards)
        for face in drawn:
            hand = hands.add(hand, face)
        self.hands[seat] = hand
        self.set_out(seat, cards)
        return drawn

    def set_out(self, seat: int, cards: Faces) -> None:
        """Bonus cards lie before a seat."""
        self.bonus = self.bonus or [()] * len(self.hands)
        self.bonus[seat] = (*self.bonus[seat], *cards)

    def open_side(self) -> None:
        """The side of the seat to act has laid its first meld."""
        for seat in self.side(self.turn):
            self.opened[seat] = True

    def add_to_group(self) -> None:
        """The seat to act has added cards to a group that lay there before its turn."""
        self.added = True

    def go_without_discard(self) -> None:
        """The seat to act has drawn the last card of the stock, and it is laid out: there is nothing to discard."""
        self.no_discard = True

    def has_second(self, seat: int) -> bool:
        """Whether a second hand lies there that a seat may pick up."""
        return bool(self.second_hands) and any(self.second_hands[each] for each in self.seconds_of(seat))

    def seconds_of(self, seat: int) -> tuple[int, ...]:
        """The seats with which a second hand lies that a seat may pick up, its own or that of its side."""
        second = self.rules.second_hand
        return self.side(seat) if second is not None and second.of == "side" else (seat,)

    def put_second_hands(self, cards: Iterable[Faces]) -> None:
        """These second hands lie there, by seat."""
        self.second_hands = list(cards)

    def pick_up(self) -> Faces:
        """The seat to act has no card left and picks up its second hand."""
        seat = self.turn
        owner = next(each for each in self.seconds_of(seat) if self.second_hands[each])
        cards, self.second_hands[owner] = self.second_hands[owner], ()
        self.picked_up = self.picked_up or [False] * len(self.hands)
        self.picked_up[seat] = True
        self.hands[seat] = hands.of(cards)
        return cards

    def put_back(self) -> None:
        """The top of the discard pile goes under the stock."""
        self.stock.insert(0, self.pile.pop())
        del self.discarded_by[len(self.pile) :]

    def renew_stock(self, stock: list[Face], pile: list[Face]) -> None:
        """The discard pile becomes the stock, except for the cards that stay."""
        self.turnovers += 1
        self.discarded_by = self.discarded_by[len(self.pile) - len(pile) :]
        self.stock, self.pile = stock, pile

    def lay(self, hand: Hand, new: Iterable[TableMeld], changed: Iterable[tuple[int, TableMeld]] = ()) -> None:
        """Cards go to the table, as new melds and to melds by number; `hand` is what is left."""
        for number, meld in changed:
            self.table[number] = meld
        self.table.extend(new)
        self.hands[self.turn] = hand

    def has_laid(self, opened: bool = False, owes: bool = False) -> None:
        """Something was laid in this turn, perhaps the first meld; unless the seat `owes` it, no card must be laid."""
        seat = self.turn
        if opened and not self.opened[seat]:
            self.opened[seat] = self.opened_now = True
        if not self.first_laid[seat]:
            self.first_laid[seat] = self.turn_number
        self.plays += 1
        if not owes:
            if self.taken is not None and self.taken == self.must_play and self.hands[seat] == 1 << self.taken:
                self.taken = None  # it lies on the table now, and its twin is the last card and may be discarded
            self.must_play, self.joker_owed = None, False

    def goes_for_pairs(self, seat: int) -> bool:
        """Whether the first meld of a seat was pairs, or it has declared them."""
        return bool(self.in_pairs) and self.in_pairs[seat]

    def go_for_pairs(self) -> None:
        """The seat to act has laid pairs as a first meld, or has declared them."""
        self.in_pairs = self.in_pairs or [False] * len(self.hands)
        self.in_pairs[self.turn] = True

    def note_first_meld(self, *, pairs: int, points: int) -> None:
        """The seat to act has just laid its first meld: so many pairs, or groups and runs worth so much."""
        if pairs:
            self.go_for_pairs()
            self.first_pairs = pairs
        else:
            self.first_points = points

    def exchange_tile(self, number: int, meld: TableMeld, hand: Hand, lays: bool) -> None:
        """A tile goes into a meld for its wild one; `lays`: it was the one that had to be laid in this turn."""
        self.lay(hand, (), ((number, meld),))
        self.known = joker_freed(self.known, self.turn, self.wild)
        if lays:
            self.must_play = None

    def exchange(self, number: int, meld: TableMeld, hand: Hand, owed: bool) -> None:
        """A card goes into a meld in exchange for its joker, which must be laid in this turn if it is `owed`.

        If it is not, a joker that was taken from the pile no longer binds the discard: this may be another one.
        """
        if self.taken == PRINTED_JOKER and not owed:
            self.taken = None
        self.lay(hand, (), ((number, meld),))
        self.known = joker_freed(self.known, self.turn)
        if not self.first_laid[self.turn]:
            self.first_laid[self.turn] = self.turn_number
        if owed:
            self.must_play, self.joker_owed = PRINTED_JOKER, True

    def rearrange(self, rack: Hand, table: list[TableMeld]) -> None:
        """The table is as the seat has arranged it, and `rack` is what the seat has left."""
        seat = self.turn
        self.hands[seat] = rack
        self.table = table
        self.opened[seat] = True
        if not self.first_laid[seat]:
            self.first_laid[seat] = self.turn_number

    def show_melds(self, hand: Hand, melds: Iterable[TableMeld]) -> None:
        """The seat shows the melds that are to count."""
        self.lay(hand, melds)
        self.shown[self.turn] = True

    def discard(self, face: Face) -> Hand:
        """A card from the hand goes on the discard pile; returns the rest of the hand."""
        seat = self.turn
        self.hands[seat] = hand = hands.remove(self.hands[seat], face)
        self.pile.append(face)
        self.discarded_by.append(seat)
        known = self.known[seat]
        if face in known:
            at = known.index(face)
            self.known[seat] = known[:at] + known[at + 1 :]
        return hand

    # --- the turn goes on

    def advance_past(self, place: int) -> None:
        """The step at `place` is done, and the next one begins."""
        self.at = place + 1

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
        self.at = place
        return self.ask_next()

    def open_hand(self, seat: int, hand: Hand) -> None:
        """The hand of a seat lies open, what is left of it."""
        self.hands[seat] = hand

    def ask_lay_offs(self, place: int, seats: Iterable[int]) -> None:
        """These seats are asked in turn what they lay off after a knock, in the step at `place`."""
        self.taken = self.drawn = None
        self.asked = list(seats)
        self.at = place

    def ask_next(self) -> bool:
        """The next seat answers; returns whether there is one. Laying off after a knock is a turn, calling is not."""
        if not self.asked:
            return False
        self.turn = self.asked.pop(0)
        if self.resume is None:
            self.turn_number += 1
        return True

    def lay_off_after_knock(self, number: int, meld: TableMeld, cards: Faces) -> None:
        """Cards from the hand go to a meld of the knocker."""
        seat = self.turn
        self.lay(hands.take(self.hands[seat], cards), (), ((number, meld),))
        self.laid_off = self.laid_off or [()] * len(self.hands)
        self.laid_off[seat] = (*self.laid_off[seat], *cards)

    def call(self, place: int, number: int, meld: TableMeld) -> Face:
        """The seat that was asked lays the discard off, outside any turn, and goes on at the step at `place`."""
        seat, face = self.turn, self.pile.pop()
        del self.discarded_by[len(self.pile) :]
        self.table[number] = meld
        self.first_laid[seat] = BEFORE
        self.asked = []
        self.taken = self.drawn = None
        self.at = place
        return face

    def buy(self, penalty: int) -> tuple[Face, Faces]:
        """The seat that was asked takes the top discard and so many cards of the stock, and nobody else is asked."""
        seat, face = self.turn, self.pile[-1]
        self.take_discard(face)
        drawn = self.draw_tiles(penalty)
        self.bought = self.bought or [0] * len(self.hands)
        self.bought[seat] += 1
        self.asked = []
        return face, drawn

    def end_purchase(self) -> None:
        """The seat whose draw was waited with goes on with it."""
        assert self.resume is not None
        self.turn, self.resume = self.resume, None

    def note_laid_on(self, owner: int) -> None:
        """Cards were laid on a meld of this seat, in the turn that is on."""
        self.laid_on = self.laid_on or [0] * len(self.hands)
        self.laid_on[owner] = self.turn_number

    def was_laid_on(self, seat: int) -> bool:
        """Whether that has happened since the last turn of a seat whose turn it is now, or in that turn."""
        last = self.laid_on[seat] if self.laid_on else 0
        return last > 0 and self.turn_number - last <= self.players

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
        self.plays, self.at = 1, place
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
        self.turn, self.at = seat, place

    def answer_partner(self, yes: bool, place: int) -> None:
        """The seat that was asked has answered, and the one that asked goes on with the step at `place`."""
        assert self.resume is not None
        self.turn, self.resume = self.resume, None
        self.answer, self.asked, self.at = yes, [], place

    def wait_with_claim(self, cards: Faces) -> None:
        """The seat that was asked claims the discard for a run with these cards, if nobody claims it for a group."""
        self.claimant, self.claim = self.turn, cards

    def take_claimed(self, place: int, seat: int, cards: Faces, meld: TableMeld) -> None:
        """A seat lays the top discard and cards of its hand as a meld, and its turn goes on at the step at `place`."""
        self._begin_turn(seat)
        self.pile.pop()
        del self.discarded_by[len(self.pile) :]
        self.lay(hands.take(self.hands[seat], cards), (meld,))
        self.has_laid(opened=True)
        self.asked, self.at = [], place

    def next_turn(self) -> None:
        """The turn goes to the next seat."""
        seat = self.after(self.turn if self.resume is None else self.resume)
        while self.out and self.out[seat] is not None:
            seat = self.after(seat)
        self._begin_turn(seat)

    def _begin_turn(self, seat: int) -> None:
        """The turn of a seat begins, and every field with an `each_turn` is reset to it."""
        self.turn = seat
        self.turn_number += 1
        self.at = 0
        self.plays = 0
        self.taken = self.drawn = self.must_play = self.resume = self.answer = self.claimant = None
        self.joker_owed = self.opened_now = self.added = self.has_drawn = self.no_discard = False
        self.taken_pile, self.claim, self.fed_by = (), (), None

    def lay_face_down(self, face: Face) -> None:
        """The last card of the seat to act lies face down."""
        self.last = face

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
        told = zip(IN_RESULT.values(), _in_result(self), strict=True)
        facts: dict[str, Any] = {name: tuple(value) if type(value) is list else value for name, value in told}
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
            bought=tuple(self.bought) if self._purchases_count() else (),
            **facts,
        )
        return (DealEnded(self.result),)

    def _purchases_count(self) -> bool:
        """Whether points count against whoever has bought discards."""
        window = self.rules.step(BuyWindow)
        return window is not None and window.points > 0

    # --- as a whole

    def begin(self, seats: int, starts: Starts) -> None:
        """Fields as they start."""
        for name, value in starts.same:
            setattr(self, name, value)
        for name, value in starts.by_seat:
            setattr(self, name, value * seats)

    def values(self) -> tuple[Any, ...]:
        """The values of all fields now, in the order of `FIELDS`; later changes do not affect them."""
        return copied(_all(self))

    def copy(self) -> State:
        """An independent copy, for trying out what a step would do."""
        twin = State.__new__(State)
        twin.restore(self.values())
        return twin

    def restore(self, values: Sequence[Any]) -> None:
        """Set every field as `values` gave it; from then on the values belong to this state."""
        for name, value in zip(FIELDS, values, strict=True):
            setattr(self, name, value)


def copied(values: Iterable[Any]) -> tuple[Any, ...]:
    """Copies of fields that share nothing mutable with those given."""
    return tuple([value.copy() if type(value) is list else value for value in values])


FIELDS: dict[str, Mapping[str, Any]] = {
    each.name: each.metadata | {"list": str(each.type).startswith("list")} for each in fields(State) if each.metadata
}
"""The declaration of every field, by name."""

_all = attrgetter(*FIELDS)


def _starts(sights: Container[Sight]) -> Starts:
    known = [(name, said["start"]) for name, said in FIELDS.items() if said["sight"] in sights]
    return Starts(*([(name, each.value) for name, each in known if each.how == how] for how in ("same", "by_seat")))


STARTS = _starts(get_args(Sight))
"""How every field starts that is not set when the cards are dealt."""

OTHER_STARTS = _starts(("inferred", "own", "part", "unseen"))
"""The same for fields that are not public."""

IN_RESULT = {name: said["result"] for name, said in FIELDS.items() if said["result"]}
"""The name in a `Result` of every field that it has."""

_in_result = attrgetter(*IN_RESULT)
