"""GoOut: the whole hand laid at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from rummykit.checked import Some
from rummykit.rules.kinds import StepWord
from rummykit.rules.meaning import HELD_TILES, Meanings, at
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class GoOut(StepWord, frozen=True, kw_only=True):
    """Lay the whole hand at once and go out.

    `discard`: whether a last card is discarded: "optional", "required" or "none".
    `contracts`: the sizes of the melds that the hand must consist of, in one of several ways; empty if any melds will
      do.
    `undrawn`: whether this is allowed only in the first turn, before a card is drawn.
    `called`: what players call a meld of a size, as pairs of size and name.
    `last_turns`: whether each other player then has one last turn, only to draw and discard, before the deal ends.
    `pairs`: how many pairs of identical tiles the whole hand may consist of instead; none if it may not.
    """

    after: ClassVar[str] = "Play"

    means: ClassVar[Meanings] = {"called": at("turn.GoOut.contracts"), "pairs": HELD_TILES}

    discard: Literal["optional", "required", "none"] = "optional"
    contracts: tuple[tuple[Some, ...], ...] = ()
    undrawn: bool = False
    called: tuple[tuple[Some, str], ...] = ()
    last_turns: bool = False
    pairs: Annotated[int, Meta(ge=2, le=12)] | None = None

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Contracts are of melds that there are, and take up the hand; so do pairs."""
        if self.pairs is not None and (not sheet.tiles_in_hand or sheet.deal.hand != 2 * self.pairs):
            yield "GoOut.pairs must use up the hand: make deal.hand twice as large, or remove it."
        if sheet.tiles_in_hand and (self.contracts or self.undrawn or self.last_turns or self.discard != "required"):
            yield (
                'A rack of tiles can go out only by discarding the last tile: write GoOut.discard = "required", '
                "and remove contracts, undrawn and last_turns."
            )
        groups, runs = sheet.groups, sheet.runs
        shortest = min((size for size in (groups and groups.min_size, runs and runs.min_length) if size), default=0)
        for contract in self.contracts:
            written = "-".join(map(str, contract)) or "nothing"
            if list(contract) != sorted(contract, reverse=True):
                yield Translatable("The contract {contract} is not in ascending order: sort it.", contract=written)
            if not contract or min(contract) < shortest:
                yield Translatable(
                    "The contract {contract} has a meld that is too short: a meld must have at least {shortest} cards.",
                    contract=written,
                    shortest=shortest,
                )
        if self.last_turns and (sheet.turns_each is not None or sheet.stock.when_empty not in ("flip", "shuffle")):
            yield (
                "GoOut.last_turns lets the others draw once more: remove turns_each, and write stock.when_empty = "
                '"shuffle" or "flip".'
            )
        hand = sheet.deal.hand
        sizes = {hand} if isinstance(hand, int) else {cards for _, cards in hand}
        for size in sorted(sizes) if self.contracts else ():
            most = size + (self.discard == "optional" and not self.undrawn)
            if not any(size <= sum(contract) <= most for contract in self.contracts):
                yield Translatable(
                    "No contract of GoOut uses up a hand of {size} cards: change one of them.", size=size
                )
