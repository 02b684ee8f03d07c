"""The first meld of a player, and jokers that lie on a table which everybody may rearrange."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from rummykit.checked import Checked
from rummykit.rules.contract import Contract
from rummykit.rules.meaning import HELD_TILES, OWN_MELDS, REARRANGED_TABLE, SIDE_MELDS, Meanings, at
from rummykit.rules.scoring import MeldsAndBonuses
from rummykit.rules.steps import BuyWindow, Draw
from rummykit.translatable import Translatable
from rummykit.vocabulary.steps.draw import SINGLE

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules

HIGHEST_MINIMUM = 127
"""The highest minimum of a first meld of a player alone: the kernel counts no further."""


class Opening(Checked, frozen=True, kw_only=True):
    """The first meld of a player.

    `minimum`: the fewest points it must be worth.
    `by_total`: pairs of points and a minimum: the last pair whose points the player or side had reached before the deal
      replaces the plain `minimum`.
    `then_manipulate`: whether the table may be rearranged in the same turn.
    `contract`: the melds it must have, all laid in one turn; none for any melds.
    `exact_sizes`: whether each meld of the contract must have exactly the size stated; otherwise it may have more
      cards.
    `distinct_melds`: whether the groups of the contract must be of different ranks, and its runs may not fit
      together into one longer run.
    `natural_run`: whether one of its melds must be a run without wild cards.
    `needs_taken_card`: whether it must contain a card just taken from the discard pile.
    `waived_when_going_out`: whether it needs neither the minimum nor a card just taken if the player lays the whole
      hand in that turn, except for a discard.
    `after_rounds`: how many rounds of turns pass in a deal before a first meld may be laid.
    `pairs`: the fewest pairs of identical tiles that may be laid instead; none for no pairs.
    `all_in_pairs`: what happens when every player would have laid pairs as a first meld: the deal goes on ("played"),
      it is "void", or the last of them may not lay pairs ("refused").
    `must_beat_last`: whether each first meld of a deal must be worth more than the last one before it or, in pairs,
      have more pairs than the last one in pairs.
    """

    means: ClassVar[Meanings] = {
        "then_manipulate": REARRANGED_TABLE,
        "exact_sizes": at("opening.contract") & OWN_MELDS,
        "distinct_melds": at("opening.contract") & OWN_MELDS,
        "natural_run": at("runs") & at("wilds"),
        "waived_when_going_out": OWN_MELDS | SIDE_MELDS | HELD_TILES,
        "after_rounds": OWN_MELDS & at("turn.Draw.discard_pile", "none", *SINGLE),
        "pairs": HELD_TILES,
        "all_in_pairs": at("opening.pairs") & HELD_TILES,
        "must_beat_last": HELD_TILES,
    }

    minimum: Annotated[int, Meta(ge=0, le=1000)] = 0
    by_total: tuple[tuple[int, Annotated[int, Meta(ge=0, le=1000)]], ...] = ()
    then_manipulate: bool = False
    contract: Contract | None = None
    exact_sizes: bool = False
    distinct_melds: bool = False
    natural_run: bool = False
    needs_taken_card: bool = False
    waived_when_going_out: bool = False
    after_rounds: Annotated[int, Meta(ge=0, le=10)] = 0
    pairs: Annotated[int, Meta(ge=1, le=10)] | None = None
    all_in_pairs: Literal["played", "void", "refused"] = "played"
    must_beat_last: bool = False

    def least(self, total: int | None) -> int:
        """What a first meld must be worth for a player or side with this score; None: before any deal."""
        reached = [minimum for points, minimum in self.by_total if points <= (total or 0)]
        return reached[-1] if reached else self.minimum

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Its contract is of melds that there are."""
        if self.minimum > HIGHEST_MINIMUM and not sheet.has_side_melds:
            yield Translatable(
                "A first meld can count at most {most}: write no more than that in opening.minimum.",
                most=HIGHEST_MINIMUM,
            )
        if [points for points, _ in self.by_total] != sorted({points for points, _ in self.by_total}):
            yield "opening.by_total must go from the lowest score to the highest, each once: sort it."
        if self.by_total and (self.contract is not None or not isinstance(sheet.scoring, MeldsAndBonuses)):
            yield (
                "opening.by_total is about melds that count for their side: use the scoring MeldsAndBonuses, or "
                "remove it."
            )
        draw = sheet.step(Draw)
        if self.needs_taken_card and (draw is None or not draw.down_to_new_meld or self.minimum):
            yield (
                "opening.needs_taken_card is about cards taken into a meld: "
                'write Draw.discard_pile = "down_to_card" and card_goes = "new_meld".'
            )
        if self.contract is not None and (self.waived_when_going_out or (self.natural_run and not sheet.rearranges)):
            yield "A contract says everything about a first meld: remove natural_run and waived_when_going_out."
        if self.contract is not None and self.natural_run and not self.contract.runs:
            yield "opening.natural_run is about a run of the contract: add one to opening.contract, or remove it."
        if self.contract is None:
            return
        groups, runs = sheet.groups, sheet.runs
        least_group = None if groups is None else groups.min_size
        yield from self.contract.flaws(least_group, None if runs is None else runs.min_length)
        if self.minimum:
            yield "A first meld has either a contract or a minimum, not both: write opening.minimum = 0."
        dealt = sheet.deal.hand
        if draw is not None and draw.card_goes in ("first_meld", "table"):
            yield Translatable(
                'A contract is laid whatever was drawn: write Draw.card_goes = "hand", not "{goes}".',
                goes=draw.card_goes,
            )
        hand = dealt if isinstance(dealt, int) else min((size for _, size in dealt), default=0)
        if not sheet.rearranges and self.contract.cards > hand + 1 and not _grows(sheet):
            yield (
                Translatable(
                    "Nobody can ever hold the {cards} cards of the contract: deal more, ask for fewer, or allow "
                    "buying.",
                    cards=self.contract.cards,
                )
            )


def _grows(sheet: Rules) -> bool:
    """Whether a hand may become larger than it was dealt."""
    purchase, draw = sheet.step(BuyWindow), sheet.step(Draw)
    bought = purchase is not None and purchase.per_deal != 0
    return bought or (draw is not None and draw.discard_pile == "top_and_second")


class JokerSets(Checked, frozen=True, kw_only=True):
    """How sets with a joker may be changed on a table that everybody may rearrange.

    `replacement`: where the tile that frees a joker must come from: the "rack", or "any" place.
    `goes_to`: where a freed joker must go in the same turn: "new_set_from_rack", a new set made only of freed jokers
      and tiles from the rack; "another_set", any set but its own; "new_set", where it may not just lengthen an existing
      set; "any_set".
    `needs_two_rack_tiles`: whether the new set must have at least two tiles from the rack.
    `may_be_rearranged`: whether sets with a joker may be split, and tiles taken from them, as with any other set. Of
      the rules for freed jokers only "new_set" then applies, and with it no joker may take the place of another.
    `may_be_split`: whether melds of cards with a joker, which is laid for one particular card, may be split and joined
      like any other as long as the joker stays with at least one card of its meld or is replaced there.
    """

    means: ClassVar[Meanings] = {"replacement": at("joker_sets.may_be_rearranged", False)}

    replacement: Literal["rack", "any"] = "any"
    goes_to: Literal["new_set_from_rack", "another_set", "new_set", "any_set"]
    needs_two_rack_tiles: bool = False
    may_be_rearranged: bool = False
    may_be_split: bool = False
