"""The shapes a meld may have in a game: groups of one rank and runs of one suit or colour."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from rummykit.checked import Checked, RulesError

Ace: TypeAlias = Literal["low", "high", "both", "corner"]
MeldKind: TypeAlias = Literal["group", "run"]
SetKind: TypeAlias = Literal["group", "run", "mirror_group", "mirror_run"]


class Groups(Checked, frozen=True, kw_only=True):
    """Sets of one rank or number; `max_size` None means no upper size, `distinct_suits` refuses twins."""

    min_size: int = 3
    max_size: int | None = 4
    distinct_suits: bool = True

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.min_size < 2:
            raise RulesError("A group needs at least two cards.")
        if self.max_size is not None and self.max_size < self.min_size:
            raise RulesError("The largest group would be smaller than the smallest.")
        if self.distinct_suits and (self.max_size is None or self.max_size > 4):
            raise RulesError("A group of different suits has at most four cards.")


class Runs(Checked, frozen=True, kw_only=True):
    """Sequences of one suit or colour; `ace` says where the lowest rank may stand, "corner" lets a run pass K-A-2."""

    min_length: int = 3
    max_length: int = 13
    ace: Ace = "low"

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 2 <= self.min_length <= self.max_length <= 14:
            raise RulesError("A run has between two and fourteen cards.")
        if self.max_length > 13 and self.ace != "both":
            raise RulesError("Only a run with the ace at both ends can have fourteen cards.")


class Wilds(Checked, frozen=True, kw_only=True):
    """Cards that stand for others: printed jokers, and every card of `rank` (1 … 13) where one is named.

    A card of the wild rank that lies where it belongs is natural. `at_most_naturals` refuses more wild cards than
    natural ones in a meld; one natural card there must always be.
    """

    jokers: bool = True
    rank: Annotated[int, Meta(ge=1, le=13)] | None = None
    at_most_naturals: bool = False


class SpecialJokers(Checked, frozen=True, kw_only=True):
    """Double, colour-changing and mirror jokers on tiles, and the points on which their sheet is silent.

    Whether a run may begin with a change of colour, whether two changes may stand side by side, and whether the halves
    of a mirrored group must be in mirrored order.
    """

    leading_colour_change: bool = True
    adjacent_colour_changes: bool = False
    strict_mirror_groups: bool = False
