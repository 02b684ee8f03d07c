"""Swap: a joker taken from a meld for the card it stands for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from rummykit import rules
from rummykit.rules.kinds import StepWord

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class Swap(StepWord, frozen=True, kw_only=True):
    """Exchange a joker in a meld for the card it stands for.

    `joker_goes`: where the joker goes: into the "hand"; to the "table", to be laid again in the same turn; or
      "hand_after_first_meld", into the hand of a player who has laid a first meld, and otherwise to the table.
    `before_melding`: whether jokers may be exchanged only before the player lays anything in the turn.
    `needs_own_meld`: whether only a player who has laid a meld may exchange jokers.
    `groups`: what frees a joker from a group: "one_card", any card it may stand for; "both_suits", the cards of both
      missing suits if the group has three cards with one joker, one of these cards if it has three with two jokers, and
      nothing if it has four; "nothing".
    """

    after: ClassVar[str] = "ShowIndicator"

    joker_goes: Literal["hand", "table", "hand_after_first_meld"]
    before_melding: bool = False
    needs_own_meld: bool = False
    groups: Literal["one_card", "both_suits", "nothing"] = "one_card"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are melds on the table, and jokers in them."""
        groups, declared = sheet.groups, sheet.meld_values is not None and sheet.meld_values.declared_jokers
        if self.groups == "both_suits" and (groups is None or not groups.distinct_suits or declared):
            yield (
                'Swap.groups = "both_suits" is for groups of different suits whose jokers stand for either missing '
                'suit: write groups.distinct_suits = true and declared_jokers = false, or Swap.groups = "one_card".'
            )
        if self.joker_goes == "hand_after_first_meld" and (sheet.opening is None or self.needs_own_meld):
            yield (
                'Swap.joker_goes = "hand_after_first_meld" is for players before and after a first meld: add opening '
                'and write Swap.needs_own_meld = false, or joker_goes = "hand".'
            )
        if sheet.tiles_in_hand and self != Swap(joker_goes="hand", needs_own_meld=True):
            yield (
                'A wild tile is taken onto the rack, after the first meld: write only Swap.joker_goes = "hand" and '
                "needs_own_meld = true."
            )
        if sheet.step(rules.Play) is None or not (sheet.has_jokers or sheet.tiles_in_hand):
            yield (
                "Swap takes jokers from melds on the table: add Play to the turn and jokers to the pack, or remove it."
            )
