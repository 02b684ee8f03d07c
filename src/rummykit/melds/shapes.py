"""The shapes a meld may have in a game: groups of one rank and runs of one suit or colour."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from rummykit.cards import BLACK, Face, colour_of, number_of
from rummykit.checked import Checked, RulesError

Ace: TypeAlias = Literal["low", "high", "both", "corner"]
Suits: TypeAlias = Literal["one", "colour", "any"]
"""What the cards of a run of all ranks have in common: their suit, their colour, or neither."""
MeldKind: TypeAlias = Literal["group", "run", "single"]
"""What a meld is; a single card, where there are such melds, becomes one of the others when a card is added."""
SetKind: TypeAlias = Literal["group", "run", "single", "mirror_group", "mirror_run", "pair"]


class Groups(Checked, frozen=True, kw_only=True):
    """Melds of one rank or number.

    `min_size`: the fewest pieces.
    `max_size`: the most pieces; none for any number.
    `distinct_suits`: whether every piece must be of a different suit or colour.
    `short_rank`: a rank of which fewer cards are also a meld, even a single one, but without wild cards; none for no
      such rank.
    """

    min_size: int = 3
    max_size: int | None = 4
    distinct_suits: bool = True
    short_rank: Annotated[int, Meta(ge=1, le=13)] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.min_size < 2:
            raise RulesError("A group must have at least two cards.")
        if self.max_size is not None and self.max_size < self.min_size:
            raise RulesError("The largest group would be smaller than the smallest.")
        if self.distinct_suits and (self.max_size is None or self.max_size > 4):
            raise RulesError("A group of different suits can have at most four cards.")


class Runs(Checked, frozen=True, kw_only=True):
    """Melds of consecutive ranks or numbers in one suit or colour.

    `min_length`: the fewest pieces.
    `max_length`: the most pieces.
    `ace`: where the ace, or the 1, may come in a run: "low", "high", "both", or "corner" if a run may pass from the
      king through the ace to the 2.
    `short_rank`: a rank of which a card and one next to it are also a run, but without wild cards; none for no such
      rank.
    `wild_fourteenth`: whether a wild card may be added to a run of all thirteen ranks, as a second ace at its far end.
    """

    follows: ClassVar[tuple[str, ...]] = ("across",)

    min_length: int = 3
    max_length: int = 13
    ace: Ace = "low"
    across: tuple[Annotated[int, Meta(ge=2, le=12)], ...] = ()
    """Ranks that the pack lacks, so that those beside them follow one another; a sheet has them of its pack."""
    short_rank: Annotated[int, Meta(ge=1, le=13)] | None = None
    wild_fourteenth: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 2 <= self.min_length <= self.max_length <= 14:
            raise RulesError("A run must have from two to fourteen cards.")
        if self.across and self.ace != "low":
            raise RulesError("If runs step over ranks, the ace must be low.")
        if self.short_rank is not None and self.across:
            raise RulesError("If runs step over ranks, two cards cannot be a run: remove runs.short_rank.")
        if self.max_length > 13 and self.ace != "both":
            raise RulesError("Only a run with the ace at both ends can have fourteen cards.")
        if self.wild_fourteenth and (self.max_length != 13 or self.ace != "both"):
            raise RulesError(
                'runs.wild_fourteenth adds a card to a run of thirteen: write max_length = 13, ace = "both".'
            )


class Wilds(Checked, frozen=True, kw_only=True):
    """Cards that stand for others. In its own place, a card of the wild rank may be natural.

    `jokers`: whether printed jokers are wild.
    `rank`: the rank (1 … 13) whose cards are all wild; none for no such rank.
    `at_most_naturals`: whether a meld may have no more wild cards than natural ones, or must even have "fewer" of them.
      Unless wild cards alone are a meld, it must always have a natural card.
    `most`: the most wild cards in a meld; none for any number.
    `natural_in_place`: whether a card of the wild rank can be natural; otherwise it is always wild.
    `own_value`: whether a wild card always counts its own points, not those of the card it stands for.
    `least_naturals`: the fewest natural cards in a meld.
    `alone`: whether wild cards alone are also a meld; no other cards may be added to such a meld of a side, and no
      other meld may become one.
    `black_only`: whether only the black cards of the wild rank are wild.
    """

    jokers: bool = True
    rank: Annotated[int, Meta(ge=1, le=13)] | None = None
    at_most_naturals: bool | Literal["fewer"] = False
    most: Annotated[int, Meta(ge=1, le=12)] | None = None
    natural_in_place: bool = True
    own_value: bool = False
    least_naturals: Annotated[int, Meta(ge=1, le=10)] = 1
    alone: bool = False
    black_only: bool = False

    def of_rank(self, face: Face) -> bool:
        """Whether a card that is no joker is wild for its rank."""
        if self.rank is None or number_of(face) != self.rank:
            return False
        return not self.black_only or colour_of(face) in BLACK

    def beside(self, naturals: int) -> int:
        """The most wild cards that a meld may have beside this many natural ones."""
        if not naturals:
            return 12 if self.alone else 0
        if naturals < self.least_naturals:
            return 0
        most = 12 if self.most is None else self.most
        return min(most, naturals - (self.at_most_naturals == "fewer")) if self.at_most_naturals else most


class SpecialJokers(Checked, frozen=True, kw_only=True):
    """What double, colour-changing and mirror jokers may do where their printed rules are silent.

    `leading_colour_change`: whether a run may begin with a colour-changing joker.
    `adjacent_colour_changes`: whether two colour-changing jokers may be next to each other.
    `strict_mirror_groups`: whether the halves of a mirrored group must be in mirrored order.
    """

    leading_colour_change: bool = True
    adjacent_colour_changes: bool = False
    strict_mirror_groups: bool = False
