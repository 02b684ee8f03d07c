"""How a deal ended: facts only. `rummykit.match.score` says what they are worth."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from rummykit.cards import Face
from rummykit.play.shows_cards import ShowsCards

__all__ = ["Ending", "Out", "Result"]

Ending: TypeAlias = Literal[
    "went_out", "knocked", "turns_over", "dealt", "called", "last_left", "exhausted", "blocked", "void", "skipped"
]
"""How a deal can end; `Result` says what each means."""

NOTHING: Final[frozenset[Ending]] = frozenset(("void", "skipped"))
"""Deals that count for nothing."""

Out: TypeAlias = Literal["first_drop", "middle_drop", "missed_turns", "left_table", "wrong_declaration"]
"""Why a seat is out of a deal before its end."""


class Result(ShowsCards, frozen=True, kw_only=True):
    """The end of a deal.

    `kind`: "went_out" with the seat in `winner`; "knocked" with the seat that knocked; "turns_over" when every seat
    had its turns; "last_left" when all but the `winner` are out of the deal; "dealt" when hands as they were dealt
    ended it; "called" when the seat `closer` ended it before drawing and hands were compared; "exhausted" when nothing
    was left to draw or play; "blocked" when the last upcard was refused; "void" when the deal counts for nothing and is
    dealt again, "skipped" when it counts for nothing and the next deal follows.
    `hands` are the cards left, by seat; `first` is the seat that started and `order` the way they took turns: the
    seats that played. `melds` are those on the table, with their owners; `concealed` says that the winner laid
    everything in the last turn; `draws` counts the cards the winner drew; `taken` lists who took a discard of whom, and
    `taken_last` who did so in its own last turn, where that costs something else.
    `out` says by seat who was out of the deal and why, empty where nobody was; `wild` is the rank that was wild in it,
    or the face of the one tile, or 128 + the card that was cut, 0 for none, and `shower` the seat that showed the twin
    of its indicator. `in_pairs` says by seat who went for pairs, laid as a first meld or declared, and is empty where
    nobody did.
    `upcard` is the first upcard where it says what a knock needs. `laid_off` has by seat the cards that went to the
    melds of a knocker. `laid_by` has for each of `melds` the seats that laid its cards, one for each, where a game
    counts cards for those who laid them. `careless` counts by seat its careless discards, empty for none, and `last` is
    the card with which a seat went out, where it is face down. `scheduled` says for which deal of a match the sheet
    was made whose deals differ. `closer` is the seat that called the end, or that drew the last card of the stock where
    that decides between equals; `fighters` are the seats that had their hands compared with a caller who may be
    answered. `by_discard` says that the winner went out by a discard, where that is paid otherwise. `bonus` has by seat
    the bonus cards that it has laid out, empty where there are none, and `second_hands` the second hands that nobody
    has picked up, those of a side with its first seat, empty in games without. `bought` says how many discards each
    seat has bought where that costs points, empty for none.
    """

    kind: Ending
    winner: int | None
    hands: tuple[tuple[Face, ...], ...]
    first: int
    order: tuple[int, ...]
    turns: int
    melds: tuple[tuple[int | None, tuple[Face, ...]], ...] = ()
    concealed: bool = False
    draws: int = 0
    taken: tuple[tuple[int, int], ...] = ()
    out: tuple[Out | None, ...] = ()
    wild: int = 0
    upcard: Face | None = None
    laid_off: tuple[tuple[Face, ...], ...] = ()
    scheduled: int = 0
    laid_by: tuple[tuple[int, ...], ...] = ()
    careless: tuple[int, ...] = ()
    last: Face | None = None
    closer: int | None = None
    fighters: tuple[int, ...] = ()
    by_discard: bool = False
    bonus: tuple[tuple[Face, ...], ...] = ()
    second_hands: tuple[tuple[Face, ...], ...] = ()
    shower: int | None = None
    bought: tuple[int, ...] = ()
    in_pairs: tuple[bool, ...] = ()
    taken_last: tuple[int, ...] = ()

    @property
    def knocker(self) -> int | None:
        """The seat that knocked, None where no knock ended the deal."""
        return self.winner if self.kind == "knocked" else None

    @property
    def shown_pairs(self) -> bool:
        """Whether the winner went out with pairs."""
        return any(owner == self.winner and len(meld) == 2 for owner, meld in self.melds)

    @property
    def declared_pairs(self) -> bool:
        """Whether the winner had declared pairs."""
        return self.winner is not None and bool(self.in_pairs) and self.in_pairs[self.winner]

    @property
    def wild_last(self) -> bool:
        """Whether the last tile, with which the winner went out, was wild."""
        return self.last is not None and self.last == self.wild

    @property
    def in_turn(self) -> tuple[int, ...]:
        """The seats that played, in turn from the one that started: ``in_turn.index(seat)`` is a seat's place."""
        first = self.order.index(self.first)
        return self.order[first:] + self.order[:first]
