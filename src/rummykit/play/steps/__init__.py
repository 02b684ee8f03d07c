"""How each step of a turn is carried out: which actions it takes, when they are legal, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rummykit import rules
from rummykit.play.steps.ask_partner import AnswerStep, AskingLayStep
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.steps.draw import DrawStep
from rummykit.play.steps.go_out import GoOutStep
from rummykit.play.steps.go_out_tiles import GoOutTilesStep
from rummykit.play.steps.held_tiles import HeldDiscardStep, HeldDrawStep
from rummykit.play.steps.kept_discard import KeptDiscardStep
from rummykit.play.steps.lay import LayStep
from rummykit.play.steps.lay_tiles import LayTilesStep
from rummykit.play.steps.offered_draw import OfferedDrawStep
from rummykit.play.steps.rearrange import RearrangeStep
from rummykit.play.steps.side_discard import SideDiscardStep
from rummykit.play.steps.side_draw import SideDrawStep
from rummykit.play.steps.side_lay import SideLayStep
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.steps.swap import SwapStep
from rummykit.play.steps.swap_tiles import SwapTilesStep
from rummykit.play.steps.take_pile import TakePileStep
from rummykit.rules import Rules
from rummykit.rules.entries import Entries
from rummykit.rules.families import OWN_CARDS, REARRANGED, ByFamily, GameFamily


def _draw_cards(sheet: Rules, data: rules.Draw) -> DrawStep:
    """A draw of cards; in most sheets the upcard is never offered alone, and one card is drawn."""
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
    "FAMILIES in play/steps/__init__.py",
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


BEHAVIOUR: Entries[Callable[[Rules, Any], StepBehaviour]] = Entries(
    rules.Step,
    "behaviour",
    "play.BEHAVIOUR",
    entries={
        rules.Rearrange: RearrangeStep,
        rules.Draw: lambda sheet, data: FAMILIES.of(sheet).draw(sheet, data),
        rules.Swap: lambda sheet, data: FAMILIES.of(sheet).swap(sheet, data),
        rules.TakePile: TakePileStep,
        rules.Play: lambda sheet, data: FAMILIES.of(sheet).play(sheet, data),
        rules.GoOut: lambda sheet, data: FAMILIES.of(sheet).go_out(sheet, data),
        rules.Discard: lambda sheet, data: FAMILIES.of(sheet).discard(sheet, data),
        rules.AskPartner: AnswerStep,
    },
)
"""How each step of a turn is carried out."""


def steps_of(sheet: Rules) -> tuple[StepBehaviour, ...]:
    """The steps of a sheet's turn, ready to play."""
    steps = tuple(BEHAVIOUR.of(data)(sheet, data) for data in sheet.turn)
    for place, step in enumerate(steps):
        step.place = place
        step.link_later(steps[place + 1 :])
        step.link_earlier(steps[:place])
    return steps
