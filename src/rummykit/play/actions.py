"""What a seat can do: one tagged union for the log, the wire protocol, bots and records."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Literal, TypeAlias

from rummykit.cards import Face
from rummykit.cards import Faces as Faces
from rummykit.checked import check_kind
from rummykit.melds.shapes import SetKind
from rummykit.play.shows_cards import ShowsCards

__all__ = [
    "Action",
    "AnswerPartner",
    "AskToGoOut",
    "Buy",
    "Call",
    "CallEnd",
    "Claim",
    "Declare",
    "DeclarePairs",
    "Discard",
    "Draw",
    "Drop",
    "Fight",
    "Force",
    "GoOut",
    "Knock",
    "LayOff",
    "Leave",
    "Meld",
    "Melds",
    "Open",
    "Pass",
    "PassOn",
    "Rearrange",
    "ShowDealt",
    "ShowIndicator",
    "ShowMelds",
    "Swap",
    "TakePile",
    "Timeout",
]

Melds: TypeAlias = tuple[Faces, ...]
"""Several melds of cards, or sets of tiles."""


class _Written(ShowsCards, frozen=True):
    """An action that `str` writes in the notation of records."""

    def __str__(self) -> str:
        from rummykit.play.notation import write_action

        return write_action(self)  # type: ignore[arg-type]  # every kind of action is one, and nothing else


class Draw(_Written, frozen=True, tag="draw"):
    """Take a card from the stock or the discard pile; `card` names which one where there is a choice.

    Of equal cards in the pile the one nearest to the top is meant, or the one with so many cards on it: `under`.
    """

    source: Literal["stock", "discard"]
    card: Face | None = None
    under: int | None = None

    def place(self, pile: Sequence[Face]) -> int | None:
        """The place of the card in the discard pile, counted from the bottom; None if it is not there."""
        top = len(pile) - 1
        if self.under is not None:
            place = top - self.under
            return place if 0 <= place <= top and self.card in (None, pile[place]) else None
        if self.card is None:
            return top if pile else None
        for place in range(top, -1, -1):
            if pile[place] == self.card:
                return place
        return None


class TakePile(_Written, frozen=True, tag="take_pile"):
    """Take the whole discard pile and meld its top card with `cards` of the hand, in the side's group of that rank if
    there is one; `more` are the other melds that make the first meld with it.
    """

    cards: Faces
    more: Melds = ()


class Meld(_Written, frozen=True, tag="meld"):
    """Lay a new meld; `borrowed` are those of its cards that come from melds on the table, as (meld number, card)."""

    cards: Faces
    borrowed: tuple[tuple[int, Face], ...] = ()

    @property
    def new_melds(self) -> Melds:
        """The new melds that it lays."""
        return (self.cards,)


class Open(_Written, frozen=True, tag="open"):
    """Lay the melds that together make the first meld."""

    melds: Melds

    @property
    def borrowed(self) -> tuple[tuple[int, Face], ...]:
        """None: a first meld is laid from the hand alone."""
        return ()

    @property
    def cards(self) -> Faces:
        """The cards of them all."""
        return tuple(chain.from_iterable(self.melds))

    @property
    def new_melds(self) -> Melds:
        """The new melds that it lays."""
        return self.melds


class Swap(_Written, frozen=True, tag="swap", omit_defaults=True):
    """Exchange `card` from the hand for the joker that stands for it in a meld on the table.

    `other` goes with it where a joker is freed by the cards of both suits that are missing.
    """

    meld: int
    card: Face
    other: Face | None = None

    @property
    def cards(self) -> Faces:
        """What leaves the hand."""
        return (self.card,) if self.other is None else (self.card, self.other)


class LayOff(_Written, frozen=True, tag="lay_off"):
    """Add cards to the meld with this number on the table, counted from 0.

    They come from the hand; `borrowed` are those that come from other melds on the table, as (meld number, card).
    """

    meld: int
    cards: Faces
    borrowed: tuple[tuple[int, Face], ...] = ()

    @property
    def new_melds(self) -> Melds:
        """None: the cards are added to a meld that is there."""
        return ()


class AskToGoOut(_Written, frozen=True, tag="ask"):
    """ "May I go out?", to the partner."""


class AnswerPartner(_Written, frozen=True, tag="answer"):
    """What the partner who asked is told."""

    yes: bool


class Discard(_Written, frozen=True, tag="discard"):
    """Put one card on the discard pile."""

    card: Face


class GoOut(_Written, frozen=True, tag="go_out"):
    """Lay the whole hand in melds, except for a discard if there is one, and go out."""

    melds: Melds
    discard: Face | None = None


class Drop(_Written, frozen=True, tag="drop"):
    """Leave the deal, before drawing a card."""


class Leave(_Written, frozen=True, tag="leave"):
    """Leave the table, which counts as a middle drop."""


class Declare(_Written, frozen=True, tag="declare"):
    """Put `card` aside and show all other cards in these groups."""

    groups: Melds
    card: Face


class ShowMelds(_Written, frozen=True, tag="show_melds"):
    """In the last turn, lay the melds that are to count; none if the hand has none."""

    melds: Melds


class Knock(_Written, frozen=True, tag="knock"):
    """The discard that follows ends the deal."""


class Call(_Written, frozen=True, tag="call"):
    """ "Rummy!": take the card just discarded and lay it off on this meld."""

    meld: int


class Buy(_Written, frozen=True, tag="buy"):
    """Buy the top discard out of turn, with cards of the stock that go with it."""


class Claim(_Written, frozen=True, tag="claim"):
    """Claim the card just discarded, for a meld with these cards of the hand."""

    cards: Faces


class CallEnd(_Written, frozen=True, tag="call_end"):
    """End the deal before drawing: hands are compared, at once or when the others have answered."""


class Force(_Written, frozen=True, tag="force"):
    """Have the card that another player has declined laid off on this meld, which is that player's."""

    meld: int


class Fight(_Written, frozen=True, tag="fight"):
    """Answer the end that another player has called: one's own hand is compared too."""


class ShowDealt(_Written, frozen=True, tag="show_dealt"):
    """Show the hand as it was dealt, which ends the deal before its first turn."""


class ShowIndicator(_Written, frozen=True, tag="show_indicator"):
    """Show the tile that is equal to the wild indicator."""


class DeclarePairs(_Written, frozen=True, tag="declare_pairs"):
    """Say that the hand will go out in pairs, or not at all."""


class Pass(_Written, frozen=True, tag="pass"):
    """Play nothing: draw at a tile table, let a call or a purchase go by, refuse the last upcard, fold."""


class PassOn(_Written, frozen=True, tag="pass_on"):
    """Put a card of the dealt hand face down, to be passed to the next player when everybody has put one down."""

    card: Face


class Rearrange(_Written, frozen=True, tag="rearrange"):
    """A whole turn at a table of tiles: every set as it is afterwards, each from low to high.

    `opening` names the sets of the first meld if they were rearranged in the same turn. `kinds` declares (set number,
    kind) where a set could be a group or a run.
    """

    table: Melds
    opening: Melds = ()
    kinds: tuple[tuple[int, SetKind], ...] = ()


class Timeout(_Written, frozen=True, tag="timeout"):
    """The clock of the seat to act ran out; `draft` is the table as it stood, None if nothing was moved."""

    draft: Rearrange | None = None

    def __post_init__(self) -> None:
        if self.draft is not None:
            check_kind(self.draft, Rearrange, "a draft of the table, or None")


Action: TypeAlias = (
    Draw
    | TakePile
    | Meld
    | Open
    | Swap
    | LayOff
    | GoOut
    | Drop
    | Leave
    | Declare
    | ShowMelds
    | Knock
    | Call
    | Buy
    | Claim
    | CallEnd
    | Fight
    | Force
    | ShowDealt
    | ShowIndicator
    | DeclarePairs
    | AskToGoOut
    | AnswerPartner
    | Discard
    | PassOn
    | Pass
    | Rearrange
    | Timeout
)
"""Whatever a seat can do."""
