"""The steps that each family of games carries out in its own way: drawing, laying, going out, swapping, discarding."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rummykit import rules
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.steps.draw import DrawStep
from rummykit.play.steps.go_out import GoOutStep
from rummykit.play.steps.go_out_tiles import GoOutTilesStep
from rummykit.play.steps.held_tiles import HeldDiscardStep, HeldDrawStep
from rummykit.play.steps.kept_discard import KeptDiscardStep
from rummykit.play.steps.lay import LayStep
from rummykit.play.steps.lay_tiles import LayTilesStep
from rummykit.play.steps.offered_draw import OfferedDrawStep
from rummykit.play.steps.round_draw import RoundDrawStep
from rummykit.play.steps.side_discard import SideDiscardStep
from rummykit.play.steps.side_draw import SideDrawStep
from rummykit.play.steps.side_lay import SideLayStep
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.steps.swap import SwapStep
from rummykit.play.steps.swap_tiles import SwapTilesStep
from rummykit.rules import Rules
from rummykit.rules.families import OWN_CARDS, REARRANGED, ByFamily, GameFamily
from rummykit.vocabulary.steps.ask_partner.play import AskingLayStep


def _draw_cards(sheet: Rules, data: rules.Draw) -> DrawStep:
    """A draw of cards; in most sheets the upcard is never offered alone, and one card is drawn."""
    if data.goes_round:
        return RoundDrawStep(sheet, data)
    offers = data.upcard_offered or sheet.stock.when_empty == "void"
    return OfferedDrawStep(sheet, data) if offers else DrawStep(sheet, data)


def _discard_cards(sheet: Rules, data: rules.Discard) -> DiscardStep:
    """A discard of cards; in most sheets no hand keeps melds that bind it."""
    draw = sheet.step(rules.Draw)
    kept = sheet.step(rules.Show) is not None or (draw is not None and draw.card_goes == "kept_meld")
    return KeptDiscardStep(sheet, data) if kept else DiscardStep(sheet, data)


def _lay_for_side(sheet: Rules, data: rules.Play) -> SideLayStep:
    """What lays melds of a side, where a partner may have to be asked about going out."""
    asks = sheet.step(rules.AskPartner) is not None
    return AskingLayStep(sheet, data) if asks else SideLayStep(sheet, data)


class StepsOfFamily(NamedTuple):
    """The steps that families carry out in ways of their own; in most it is that of cards."""

    draw: Callable[[Rules, rules.Draw], StepBehaviour] = _draw_cards
    play: Callable[[Rules, rules.Play], StepBehaviour] = LayStep
    go_out: Callable[[Rules, rules.GoOut], StepBehaviour] = GoOutStep
    swap: Callable[[Rules, rules.Swap], StepBehaviour] = SwapStep
    discard: Callable[[Rules, rules.Discard], StepBehaviour] = _discard_cards


FAMILIES: ByFamily[StepsOfFamily] = ByFamily(
    "steps of its own",
    "FAMILIES in play/steps/families.py",
    {
        OWN_CARDS: StepsOfFamily(),
        GameFamily.SIDES: StepsOfFamily(draw=SideDrawStep, play=_lay_for_side, discard=SideDiscardStep),
        GameFamily.HELD_TILES: StepsOfFamily(play=LayTilesStep, go_out=GoOutTilesStep, swap=SwapTilesStep),
        GameFamily.LAID_TILES: StepsOfFamily(
            draw=HeldDrawStep, play=LayTilesStep, go_out=GoOutTilesStep, swap=SwapTilesStep, discard=HeldDiscardStep
        ),
        REARRANGED: StepsOfFamily(),
    },
)
"""How the steps of each family are carried out."""
