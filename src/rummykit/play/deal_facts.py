"""What a deal knows, each field defined once: its purpose, who sees it, how it starts, what a new turn does to it.

A new piece of state is one line here and, if everybody may see it, a field of `View`; if scores depend on it, a field
of `Result`. Copies, comparison, pickles, views (`play.view_of_state`) and undo follow from this definition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any

from rummykit import hands
from rummykit.cards import UNKNOWN, Face, Faces
from rummykit.hands import Hand
from rummykit.play.result import Out, Result
from rummykit.play.state_fields import (
    EMPTY,
    SETTLED,
    always,
    by_seat,
    inferred,
    own,
    part,
    public,
    unseen,
)
from rummykit.play.view import TableMeld
from rummykit.rules import Rules
from rummykit.shuffle import Seed


@dataclass(repr=False, slots=True)
class DealFacts:
    """Everything that can differ between two deals of a sheet.

    Two of a class are equal if all their fields are.
    """

    rules: Rules = inferred("the sheet", SETTLED)
    seed: Seed = unseen("what the cards are shuffled by", always(0))
    number: int = unseen("the number of the deal in its match", always(0))
    scheduled: int = public("for which deal of a schedule its sheet was made", always(0), result="scheduled")
    order: tuple[int, ...] = public("the seats that play, in turn", SETTLED, result="order")
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
    step: int = public("the number of the step that the turn has reached", always(0), each_turn=0)
    plays: int = public("how often something was laid in this turn", always(0), each_turn=0)
    taken: Face | None = public("the card taken from the pile, which is not discarded", always(None), each_turn=None)
    drawn: Face | None = unseen("the card drawn from the stock", always(None), each_turn=None)
    must_play: Face | None = public("a card that must be laid in this turn", always(None), each_turn=None)
    taken_pile: Faces = public("the cards taken out of the pile in this turn", always(()), each_turn=())
    top_discarded_by: int | None = unseen("who discarded the top one of these", always(None), each_turn=None)
    careless: list[int] = public("careless discards of each seat, empty for none", EMPTY, result="careless")
    last: Face | None = unseen("the card with which a seat went out, face down", always(None), result="last")
    joker_owed: bool = inferred("whether that card is a joker freed from a meld", always(False), each_turn=False)

    opened: list[bool] = public("which seats have laid their first meld", by_seat(False))
    in_pairs: list[bool] = public("which seats go for pairs: as a first meld, or declared", EMPTY, result="in_pairs")
    first_points: int = public("what the last first meld of the deal was worth", always(0))
    first_pairs: int = public("how many pairs the last first meld in pairs had", always(0))
    tiles_added: int = public("how many tiles the seat to act has laid off in this turn", always(0), each_turn=0)
    opened_now: bool = public("whether the seat to act laid its first meld this turn", always(False), each_turn=False)
    first_laid: list[int] = unseen("the turn in which each seat first laid anything, 0 for none", by_seat(0))
    bought: list[int] = public("how many discards each seat has bought, empty while nobody has", EMPTY)
    draws: list[int] = public("how many cards each seat has drawn", by_seat(0))
    misses: list[int] = public("how many turns in a row each seat has missed, empty where none may", SETTLED)
    out: list[Out | None] = public("why each seat is out of the deal, empty while none is", EMPTY, result="out")
    kept: list[Faces] = public("the discards each seat took, every one for a meld of its own", by_seat(()))
    known: list[Faces] = public("the discards each seat took and has not discarded again", by_seat(()))
    taken_from: list[tuple[int, int]] = unseen("who took a discard of whom, in turn", EMPTY, result="taken")
    took_last: list[int] = unseen("who took a discard in the last turn, in turn", EMPTY)
    upcard: Face | None = public("the first upcard, where it limits a knock", always(None), result="upcard")
    upcard_offers: int | None = public("the seats to which it, or a card that goes round, is offered", always(None))
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

    put_down: list[Faces] = part("the card that each seat has put down to pass on, empty while none is asked", EMPTY)
    handed: list[Faces] = part("the card that each seat has passed on, empty in deals without", EMPTY)

    asked: list[int] = unseen("the seats yet to be asked whether they call, in turn", EMPTY)
    resume: int | None = public(
        "the seat with which play goes on when others have answered", always(None), each_turn=None
    )
    idle: int = unseen("how many turns in a row moved nothing on", always(0))
    turnovers: int = unseen("how often the stock was made anew", always(0))
    result: Result | None = public("how the deal ended, None while it is on", always(None))

    version: int = field(init=False, compare=False)
    """A number that changes with every change, undo included; it is only good for telling whether anything changed."""

    # --- the seats

    @property
    def players(self) -> int:
        """How many play this deal."""
        return len(self.order)

    def after(self, seat: int) -> int:
        """The next seat in turn."""
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

    def has_second(self, seat: int) -> bool:
        """Whether there is a second hand that a seat may pick up."""
        return bool(self.second_hands) and any(self.second_hands[each] for each in self.seconds_of(seat))

    def seconds_of(self, seat: int) -> tuple[int, ...]:
        """The seats with a second hand that a seat may pick up, its own or that of its side."""
        second = self.rules.second_hand
        return self.side(seat) if second is not None and second.of == "side" else (seat,)

    def goes_for_pairs(self, seat: int) -> bool:
        """Whether the first meld of a seat was pairs, or it has declared them."""
        return bool(self.in_pairs) and self.in_pairs[seat]

    # --- what binds the seat to act

    @property
    def last_turn(self) -> bool:
        """Whether this is the last turn of the seat to act."""
        return self.rules.turns_each is not None and self.turns[self.turn] == self.rules.turns_each - 1

    @property
    def bound(self) -> Face | None:
        """The card that may not be discarded: the one taken from the pile this turn.

        It may if the hand has its twin, or if there was no other card in the hand.
        """
        taken = self.taken
        if taken is None:
            return None
        hand, place = self.hands[self.turn], taken & UNKNOWN
        has_twin = hand >> hands.LAYER + place & 1
        return None if has_twin or (not self.plays and hand == 1 << place) else taken

    # --- as a whole

    def begin(self, rules: Rules, seats: int) -> None:
        """Every field as it starts; those that are set when the cards are dealt are None until then."""
        values = _STARTS.copy()
        for place in _BY_SEAT:
            values[place] = values[place] * seats
        self.restore(values)
        self.rules = rules

    def values(self) -> tuple[Any, ...]:
        """The values of all fields now, in the order of `FIELDS`; later changes do not affect them."""
        return copied(_all(self))

    def restore(self, values: Sequence[Any]) -> None:
        """Set every field as `values` gave it; from then on the values belong to this state."""
        DealFacts.__init__(self, *values)


def copied(values: Iterable[Any]) -> tuple[Any, ...]:
    """Copies of fields that share nothing mutable with those given."""
    return tuple([value.copy() if type(value) is list else value for value in values])


FIELDS: dict[str, Mapping[str, Any]] = {
    each.name: each.metadata | {"list": str(each.type).startswith("list")}
    for each in fields(DealFacts)
    if each.metadata
}
"""The declaration of every field, by name."""

_all: Callable[[object], tuple[Any, ...]] = attrgetter(*FIELDS)


_STARTS = [said["start"].value for said in FIELDS.values()]
_BY_SEAT = [place for place, said in enumerate(FIELDS.values()) if said["start"].how == "by_seat"]
"""The places of those with a list in which every seat has its own."""

IN_RESULT = {name: said["result"] for name, said in FIELDS.items() if said["result"]}
"""The name in a `Result` of every field that it has."""

LISTS_IN_RESULT = [said["result"] for said in FIELDS.values() if said["result"] and said["list"]]
"""Those of these names that are of lists, which a `Result` has as tuples."""

in_result: Callable[[object], tuple[Any, ...]] = attrgetter(*IN_RESULT)
