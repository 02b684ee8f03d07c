"""Rearrange: a whole turn at a table of tiles, or a draw instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rummykit.checked import Checked, Whole
from rummykit.rules.kinds import StepWord
from rummykit.rules.meaning import Meanings, at

if TYPE_CHECKING:
    pass


class TimeUp(Checked, frozen=True, kw_only=True):
    """What happens when time runs out at a table that everybody may rearrange.

    `untouched`: how many tiles the player draws if nothing was moved.
    `disorder`: how many tiles the player draws if the table was not legal.
    `loose`: what becomes of tiles that are not in a legal set. "restore": the whole turn is taken back; "to_rack":
      legal sets stay, and every loose tile goes to the player.
    """

    untouched: Whole = 1
    disorder: Whole = 3
    loose: Literal["restore", "to_rack"] = "restore"


class Rearrange(StepWord, frozen=True, kw_only=True):
    """Play tiles and rearrange the whole table, or draw instead.

    `draw_on_pass`: how many tiles a player draws instead of playing any.
    `time_up`: what happens when the time for the turn runs out.
    `play_after_draw`: whether a player who has drawn may still play in the same turn, or pass.
    """

    after: ClassVar[str] = ""

    means: ClassVar[Meanings] = {"play_after_draw": at("turn.Rearrange.draw_on_pass")}

    draw_on_pass: Whole = 1
    time_up: TimeUp = TimeUp()
    play_after_draw: bool = False
