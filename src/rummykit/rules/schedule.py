"""Matches whose deals differ: what is special in each of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from rummykit.checked import ByPlayers, Checked, RulesError, Whole
from rummykit.rules.contract import Contract
from rummykit.rules.paths import value_at
from rummykit.rules.steps import BuyWindow
from rummykit.translatable import Translatable, translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class ScheduledDeal(Checked, frozen=True, kw_only=True):
    """What is special about one deal of the schedule; everything else is as on the sheet.

    `hand`: how many cards each player is dealt: a number, or pairs of players and number; none for as many as the sheet
      says.
    `wild_rank`: the rank (1 … 13) whose cards are all wild; none for the one on the sheet.
    `contract`: the melds that a first meld must have; none for those on the sheet.
    `minimum`: the fewest points that a first meld must be worth; none for as many as the sheet says.
    `buys`: how many discards a player may buy; none for as many as the sheet says.
    """

    hand: ByPlayers | None = None
    wild_rank: Annotated[int, Meta(ge=1, le=13)] | None = None
    contract: Contract | None = None
    minimum: Annotated[int, Meta(ge=0, le=1000)] | None = None
    buys: Whole | None = None

    def fields(self) -> dict[str, Any]:
        """The fields of a sheet that they set, by their path."""
        found: dict[str, Any] = {}
        if self.hand is not None:
            found["deal.hand"] = self.hand
        if self.wild_rank is not None:
            found["wilds.rank"] = self.wild_rank
        if self.contract is not None:
            found["opening.contract"] = self.contract
        if self.minimum is not None:
            found["opening.minimum"] = self.minimum
        if self.buys is not None:
            found["turn.BuyWindow.per_deal"] = self.buys
        return found


@lru_cache(maxsize=512)
def sheet_for(rules: Rules, place: int) -> Rules:
    """The sheet of the deal at this place of the schedule, complete in itself: it has no schedule and no options."""
    terms = rules.schedule[place]
    fields = terms.fields()
    if terms.wild_rank is not None and rules.values.wild is not None:
        fields["values.ranks"] = (*rules.values.ranks, (terms.wild_rank, rules.values.wild))
    return rules.with_scheduled(fields, place)


def _overridden(sheet: Rules) -> Iterator[str]:
    """What every deal of a schedule says for itself is on the sheet what the first deal says."""
    said_in_all = [terms.fields() for terms in sheet.schedule]
    for path, first in said_in_all[0].items() if said_in_all else ():
        if all(path in fields for fields in said_in_all) and value_at(sheet, path) != first:
            yield Translatable(
                "Every deal of the schedule has its own {field}: write that of the first deal on the sheet.",
                field=path.removeprefix("turn."),
            )


def schedule_faults(sheet: Rules) -> Iterator[str]:
    """Every deal of a schedule makes sense, and the sheet itself is that of its first deal."""
    if any(terms.wild_rank is not None for terms in sheet.schedule) and sheet.wilds is None:
        yield "The schedule has wild ranks, but the sheet has no wild cards: add wilds."
        return
    first_melds = any(terms.contract is not None or terms.minimum is not None for terms in sheet.schedule)
    if first_melds and sheet.opening is None:
        yield "The schedule has contracts, but the sheet has no rules for a first meld: add opening."
        return
    if any(terms.buys is not None for terms in sheet.schedule) and sheet.step(BuyWindow) is None:
        yield "The schedule says how often a player may buy, but nobody may: add BuyWindow."
        return
    wild_ranks = any(terms.wild_rank for terms in sheet.schedule) or sheet.scheduled is not None
    if sheet.values.wild is not None and not wild_ranks:
        yield "values.wild is about ranks that a schedule makes wild: put the rank in values.ranks."
    if sheet.base is None:
        yield from _overridden(sheet)
    for place in range(len(sheet.schedule)):
        try:
            sheet_for(sheet, place)
        except RulesError as error:
            yield Translatable("Deal {deal} of the schedule: {fault}", deal=place + 1, fault=translatable(error))
