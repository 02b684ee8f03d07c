"""How each step of a turn is carried out: which actions it takes, when they are legal, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rummykit import rules
from rummykit.play.melds import lays_tiles
from rummykit.play.steps.ask_partner import AnswerStep, AskingLayStep
from rummykit.play.steps.buy import BuyStep
from rummykit.play.steps.call import CallStep
from rummykit.play.steps.call_end import CallEndStep
from rummykit.play.steps.claim import ClaimStep
from rummykit.play.steps.declare import DeclareStep
from rummykit.play.steps.declare_pairs import DeclarePairsStep
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.steps.draw import DrawStep
from rummykit.play.steps.drop import DropStep
from rummykit.play.steps.fight import FightStep
from rummykit.play.steps.force import ForceStep
from rummykit.play.steps.go_out import GoOutStep
from rummykit.play.steps.go_out_tiles import GoOutTilesStep
from rummykit.play.steps.held_tiles import HeldDiscardStep, HeldDrawStep
from rummykit.play.steps.knock import KnockStep
from rummykit.play.steps.lay import LayStep
from rummykit.play.steps.lay_off_window import LayOffWindowStep
from rummykit.play.steps.lay_tiles import LayTilesStep
from rummykit.play.steps.offered_draw import OfferedDrawStep
from rummykit.play.steps.rearrange import RearrangeStep
from rummykit.play.steps.show import ShowStep
from rummykit.play.steps.show_dealt import ShowDealtStep
from rummykit.play.steps.show_indicator import ShowIndicatorStep
from rummykit.play.steps.side_discard import SideDiscardStep
from rummykit.play.steps.side_draw import SideDrawStep
from rummykit.play.steps.side_lay import SideLayStep
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.steps.swap import SwapStep
from rummykit.play.steps.swap_tiles import SwapTilesStep
from rummykit.play.steps.take_pile import TakePileStep
from rummykit.rules import Rules
from rummykit.rules.entries import Entries


def _draw(sheet: Rules, data: rules.Draw) -> DrawStep:
    """The draw of a sheet; in most sheets the upcard is never offered alone, and one card is drawn."""
    if sheet.has_side_melds:
        return SideDrawStep(sheet, data)
    if lays_tiles(sheet):
        return HeldDrawStep(sheet, data)
    offers = data.upcard_offered or sheet.stock.when_empty == "void"
    return OfferedDrawStep(sheet, data) if offers else DrawStep(sheet, data)


def _play(sheet: Rules, data: rules.Play) -> StepBehaviour:
    """What lays melds: those of everybody, of sides, or of tiles of which one is wild."""
    if sheet.tiles_in_hand:
        return LayTilesStep(sheet, data)
    if data.lay_off != "side":
        return LayStep(sheet, data)
    asks = sheet.step(rules.AskPartner) is not None
    return AskingLayStep(sheet, data) if asks else SideLayStep(sheet, data)


def _go_out(sheet: Rules, data: rules.GoOut) -> StepBehaviour:
    """What lays a whole hand: of cards, or of tiles of which one is wild."""
    return GoOutTilesStep(sheet, data) if sheet.tiles_in_hand else GoOutStep(sheet, data)


def _discard(sheet: Rules, data: rules.Discard) -> DiscardStep:
    """The discard of a sheet."""
    if lays_tiles(sheet):
        return HeldDiscardStep(sheet, data)
    return SideDiscardStep(sheet, data) if sheet.has_side_melds else DiscardStep(sheet, data)


def _swap(sheet: Rules, data: rules.Swap) -> StepBehaviour:
    """What takes a joker from the table, or a wild tile."""
    return SwapTilesStep(sheet, data) if sheet.tiles_in_hand else SwapStep(sheet, data)


BEHAVIOUR: Entries[Callable[[Rules, Any], StepBehaviour]] = Entries(
    rules.Step,
    "behaviour",
    "BEHAVIOUR in play/steps/__init__.py",
    {
        rules.Rearrange: RearrangeStep,
        rules.Drop: DropStep,
        rules.CallEnd: CallEndStep,
        rules.Draw: _draw,
        rules.Declare: DeclareStep,
        rules.Swap: _swap,
        rules.TakePile: TakePileStep,
        rules.Play: _play,
        rules.GoOut: _go_out,
        rules.Show: ShowStep,
        rules.Knock: KnockStep,
        rules.BuyWindow: BuyStep,
        rules.CallWindow: CallStep,
        rules.ClaimWindow: ClaimStep,
        rules.Discard: _discard,
        rules.LayOffWindow: LayOffWindowStep,
        rules.FightWindow: FightStep,
        rules.ForceWindow: ForceStep,
        rules.ShowDealt: ShowDealtStep,
        rules.ShowIndicator: ShowIndicatorStep,
        rules.DeclarePairs: DeclarePairsStep,
        rules.AskPartner: AnswerStep,
    },
)
"""How each step of a turn is carried out."""


def steps_of(sheet: Rules) -> tuple[StepBehaviour, ...]:
    """The steps of a sheet's turn, ready to play."""
    open_ones = [data for data in sheet.turn if getattr(data, "open", True)]
    steps = tuple(BEHAVIOUR.of(data)(sheet, data) for data in open_ones)
    for place, step in enumerate(steps):
        step.place = place
        step.meet(steps[place + 1 :])
        step.meet_before(steps[:place])
    return steps
