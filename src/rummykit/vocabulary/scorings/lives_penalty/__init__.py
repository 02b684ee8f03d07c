"""What hands cost in the Indian games: by two lives or by pure sequences, and what value cards bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from rummykit.checked import Points
from rummykit.rules.kinds import ScoringWord
from rummykit.rules.meaning import Meanings, at
from rummykit.rules.steps import Declare

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


OF_ONE_KIND = (0, 10, 30, 50)


MARRIAGES = (0, 100, 300, 500)
"""What so many value cards of one kind bring, and so many times one of each."""


EACH = 20


DUBLEES = 6
"""Who holds so many when another shows dublees pays the consolation."""


class LivesPenalty(ScoringWord, frozen=True, kw_only=True):
    """The winner scores 0; the others score what their hands count by the two lives or by pure runs.

    `cap`: the most that a hand can count.
    `first_drop`: points for a player who drops before the first draw.
    `middle_drop`: points for a player who drops later, misses turns or leaves.
    `wrong_declaration`: points for a wrong declaration.
    `to_winner`: whether points are paid to the winner; otherwise they are written down, and fewer points are better.
    `pures`: how many pure runs a hand needs instead of the two lives, where three identical cards count as one; none
      for the two lives.
    `tunnelas`: how many tunnelas (three identical cards) win, whatever the other cards are; 0 if tunnelas alone do not
      win.
    `dublees`: how many dublees (two identical cards) win, whatever the other cards are; 0 if dublees alone do not win.
    `jokers`: how many wild cards win, whatever the other cards are; 0 if wild cards alone do not win.
    `value_cards`: what each other player still in the deal pays for the cards identical to the cut card and for those
      next to it in its suit: nothing ("none"), more for several of a kind and for one of each ("table"), or "twenty"
      each.
    `dublee_consolation`: points for a player with six dublees or more when another player declares dublees; none for
      what the hand counts.
    `consolation_for`: which declaration of another player it is for: one of "dublees", or "any".
    `marriages`: how many marriages (one of each kind of value card) win, whatever the other cards are; 0 if marriages
      alone do not win.
    `surplus_wilds`: whether wild cards that no meld needs may lie in a group that is full, or three or more
      of them by themselves.
    """

    count: ClassVar[Literal["lives"]] = "lives"

    means: ClassVar[Meanings] = {
        "tunnelas": at("scoring.pures"),
        "dublees": at("scoring.pures"),
        "jokers": at("scoring.pures"),
        "dublee_consolation": at("scoring.dublees"),
        "consolation_for": at("scoring.dublee_consolation"),
        "marriages": at("deal.indicates", "rank_and_neighbours"),
    }

    cap: Points = 80
    first_drop: Points = 20
    middle_drop: Points = 40
    wrong_declaration: Points = 80
    to_winner: bool = False
    pures: Annotated[int, Meta(ge=1, le=3)] | None = None
    tunnelas: Annotated[int, Meta(ge=0, le=7)] = 0
    dublees: Annotated[int, Meta(ge=0, le=12)] = 0
    jokers: Annotated[int, Meta(ge=0, le=13)] = 0
    value_cards: Literal["none", "table", "twenty"] = "none"
    dublee_consolation: Points | None = None
    consolation_for: Literal["dublees", "any"] = "dublees"
    marriages: Annotated[int, Meta(ge=0, le=3)] = 0
    surplus_wilds: bool = False

    @property
    def low_score_wins(self) -> bool:
        """Points that are not paid to the winner are written down against those who lose."""
        return not self.to_winner

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are groups and runs with wild cards to make the lives of, and a declaration shows them."""
        if sheet.groups is None or sheet.runs is None or sheet.wilds is None:
            yield "The two lives need groups, runs and wild cards: add groups, runs and wilds."
        if sheet.groups is not None and not sheet.groups.distinct_suits:
            yield "The two lives need groups of different suits: write groups.distinct_suits = true."
        yield from self._faults_of_pures(sheet)
        if self.pures is None and any(
            pack.copies > 2 for pack in (sheet.pack, *(pack for _, pack in sheet.more_packs))
        ):
            yield "The two lives work with at most two packs: write pack.copies = 2."
        if sheet.step(Declare) is None:
            yield "The two lives are shown by a declaration: add Declare to the turn, or choose another scoring."

    def _faults_of_pures(self, sheet: Rules) -> Iterator[str]:
        """Shows of equal cards come with pure sequences, and value cards with a cut card."""
        if self.marriages == 1:
            yield "One marriage would end a deal: write scoring.marriages = 0 or more than 1."
        if self.tunnelas == 1:
            yield "One tunnela would end a deal: write scoring.tunnelas = 0 or more than 1."
        if 0 < self.dublees < 4 or 0 < self.jokers < 4:
            yield (
                "At least four dublees or jokers must be needed to end a deal: write 0, or 4 or more, for "
                "scoring.dublees and scoring.jokers."
            )
        if self.value_cards != "none" and not (sheet.deal.cuts and self.to_winner):
            yield (
                "Value cards are paid for between the players and depend on a cut card: write scoring.to_winner = "
                'true and deal.indicates = "rank_and_neighbours".'
            )
