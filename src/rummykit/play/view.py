"""All that one seat may know of a deal, and nothing else."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.cards import Face
from rummykit.melds.shapes import SetKind
from rummykit.play.actions import Faces
from rummykit.play.result import Out, Result
from rummykit.play.shows_cards import ShowsCards

__all__ = [
    "BookKind",
    "Phase",
    "TableMeld",
    "View",
]

BookKind: TypeAlias = Literal["", "natural", "semi", "mixed", "wild"]
"""What kind of book a meld is, nothing where it is none."""
Phase: TypeAlias = Literal[
    "rearrange", "draw", "play", "call", "buy", "answer", "dealt", "force", "claim", "lay_off", "pass_on", "over"
]
"""The step that a turn has reached."""


class TableMeld(ShowsCards, frozen=True):
    """A meld on the table, in order; `owner` is the seat that laid it, None at a table everybody rearranges.

    `moved` are its jokers that have been moved from one end to the other, and `by` the seats that laid its cards, one
    for each, where cards count for the players who laid them or bar others. `original` are the cards it was first laid
    with, where nobody lays off beside what others have laid off.
    """

    cards: Faces
    kind: SetKind
    owner: int | None = None
    moved: Faces = ()
    by: tuple[int, ...] = ()
    original: Faces = ()

    def counted(self) -> TableMeld:
        """The same meld where cards count for the player who laid them: all for its owner, unless it says otherwise."""
        return self if self.by else msgspec.structs.replace(self, by=(self.owner or 0,) * len(self.cards))

    def without_lay_offs_of_others(self, seat: int) -> Faces:
        """The cards beside which a seat may lay off: all, or those it was first laid with and the seat's own."""
        if not self.original:
            return self.cards
        return tuple(card for card, by in zip(self.cards, self.by, strict=True) if by == seat or card in self.original)

    def becoming(self, cards: Faces, seat: int | None = None) -> TableMeld:
        """The same meld with other cards; those that it did not have are laid by `seat`."""
        if not self.by:
            return TableMeld(cards, self.kind, self.owner, self.moved, original=self.original)
        laid = list(zip(self.cards, self.by, strict=True))
        by = []
        for card in cards:
            place = next((at for at, (face, _) in enumerate(laid) if face == card), None)
            by.append(laid.pop(place)[1] if place is not None else self.by[0] if seat is None else seat)
        return TableMeld(cards, self.kind, self.owner, self.moved, tuple(by), self.original)


class View(ShowsCards, frozen=True):
    """A deal as one seat sees it; `seat` is None for a spectator, whose `hand` is empty.

    `phase` is the step the turn has reached, `step` its number in the turn, `plays` what was laid in this turn, `draws`
    the cards each seat has drawn. `order` lists the seats in turn. `discard_pile` has its top last, `stock` counts
    what can still be drawn. `taken` is the card that may not be discarded this turn; it came from the discard pile, so
    everybody knows it. `must_play` is a card that must reach the table this turn. `kept` are the cards taken from
    others that each need a meld of their own, by seat, `shown` the seats whose melds lie open, `turns_left` the turns
    the seat to act has left, this one too (None: no limit). `wild` is the rank that is wild in this deal (0: none), or
    the face of the one tile that is, `indicator` the card that said so, `shower` the seat that showed its twin. `out`
    says by seat who is out of the deal and why, `misses` how many turns in a row each seat has missed; both are empty
    in games without. `upcard` is the first upcard where it says what a knock needs, and `knock_limit` the most deadwood
    one may knock with; None: no limit. `upcard_offers` counts the seats to which the first upcard, or a card that goes
    round, is still offered, 0 when all let it pass and the stock must be drawn from; None: it is not offered, or nobody
    has been asked yet. `discarded_by` has for each card of
    the discard pile the seat that discarded it, None for the first upcard. `known` has by seat the discards that it
    took and has not discarded again. `knocker` is the seat that has knocked, and `open_hand` its cards outside melds
    once they lie open, which count `open_points`. `deadwood` is what the hand of the seat would count if it knocked
    now, where a game has knocks. `wilds` are the cards that may stand for others in this deal. `stands` tells for each
    meld on the table what its cards stand for, one face for each of them, or 192 + number while the colour or suit of a
    joker in a group is open; a meld of which every card is what it is has nothing there, and where no game has jokers
    `stands` is empty. `opened_now` says that the seat to act has laid its first meld in this turn. `finisher` is the
    seat that has gone out while the others have one last turn each. `laid_points` has by seat the points of its cards
    on the table, where they count for the players who laid them, and is empty elsewhere. `scheduled` is the number of
    the deal in its match, from 0, for which the sheet was made, where deals differ. `taken_pile` are the cards that the
    seat to act has taken out of the discard pile in this turn, where they are taken down to one, and `careless` counts
    by seat its careless discards, empty while there are none. `laid_on` says in which turn cards were last laid on a
    meld of each seat (0: never), where that keeps it from calling the end; `closer` is the seat that has called the
    end, and `fighters` are
    those that have their hands compared with it.

    `in_pairs` says which seats go for pairs, laid as a first meld or declared, empty while none does, `first_points`
    what the last first meld of the deal was worth and `first_pairs` how many pairs the last one in pairs had.
    `tiles_added` counts the tiles that the seat to act has laid off in this turn, where that is limited. `minimum`
    and `least_pairs` are then what a first meld of the seat needs, in groups and runs or in pairs, while it is due.

    `has_drawn` says that the seat to act has drawn at a table that everybody rearranges, and may still play.

    `passed_on` is the card that the seat has put down to pass to the next, or has passed, as long as it must be there.

    `claimant` is the seat that has claimed the top discard for a run, while others may still claim it for a group.

    `sides` are the seats that play together, empty where everybody plays alone. In games whose melds belong to sides,
    `bonus` by seat the bonus cards laid out, `totals`
    the scores before the deal, by seat, `frozen` whether the discard pile is frozen for the seat, `freezers` the
    cards in it that freeze it for everybody, and `minimum` what the first meld of the seat must be worth, None once
    it is laid. `books` says for each meld on the table what kind of book it is, nothing where it is too small for one,
    and `full` are the numbers of groups that may not grow any more, beside which another one of the same rank may be
    laid.
    `added` says that the seat to act has added to a group that lay there before its turn, `no_discard` that it
    cannot discard, because the last card of the stock was a bonus card, and `answer` what its partner has said in
    this turn of its going out. `second_hands` counts by seat the cards of the second hand that it may still pick up,
    which partners may share, and `picked_up` says which seats have picked one up; both are empty in games without.
    """

    seat: int | None
    order: tuple[int, ...]
    turn: int
    phase: Phase
    step: int
    plays: int
    draws: tuple[int, ...]
    starter: int
    dealer: int | None
    turn_number: int
    hand: Faces
    counts: tuple[int, ...]
    opened: tuple[bool, ...]
    table: tuple[TableMeld, ...]
    stock: int
    discard_pile: Faces
    taken: Face | None
    must_play: Face | None
    kept: tuple[Faces, ...]
    shown: tuple[bool, ...]
    turns_left: int | None
    wild: int
    indicator: Face | None
    out: tuple[Out | None, ...]
    misses: tuple[int, ...]
    result: Result | None
    upcard: Face | None = None
    upcard_offers: int | None = None
    discarded_by: tuple[int | None, ...] = ()
    known: tuple[Faces, ...] = ()
    knocker: int | None = None
    opened_now: bool = False
    resume: int | None = None
    bought: tuple[int, ...] = ()
    finisher: int | None = None
    scheduled: int = 0
    taken_pile: Faces = ()
    careless: tuple[int, ...] = ()
    laid_on: tuple[int, ...] = ()
    closer: int | None = None
    fighters: tuple[int, ...] = ()
    bonus: tuple[Faces, ...] = ()
    picked_up: tuple[bool, ...] = ()
    totals: tuple[int, ...] = ()
    added: bool = False
    has_drawn: bool = False
    no_discard: bool = False
    answer: bool | None = None
    claimant: int | None = None
    shower: int | None = None
    in_pairs: tuple[bool, ...] = ()
    first_points: int = 0
    first_pairs: int = 0
    tiles_added: int = 0
    knock_limit: int | None = None
    open_hand: Faces = ()
    open_points: int = 0
    deadwood: int | None = None
    wilds: Faces = ()
    stands: tuple[Faces, ...] = ()
    laid_points: tuple[int, ...] = ()
    sides: tuple[tuple[int, ...], ...] = ()
    frozen: bool = False
    minimum: int | None = None
    least_pairs: int | None = None
    second_hands: tuple[int, ...] = ()
    freezers: Faces = ()
    books: tuple[BookKind, ...] = ()
    full: tuple[int, ...] = ()
    passed_on: Face | None = None

    def __str__(self) -> str:
        from rummykit.play.printed import view_text

        return view_text(self)

    def _repr_svg_(self) -> str:
        from rummykit.svg.scene import view

        return str(view(self))
