"""How environments show what a seat sees."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from rummykit.lab.extra import check_choice
from rummykit.play.printed import view_text
from rummykit.play.view import View

RenderMode: TypeAlias = Literal["ansi", "human", "svg"]
MODES: tuple[RenderMode, ...] = get_args(RenderMode)


def check_mode(mode: str | None) -> None:
    """Raise `ValueError` for a render mode that there is not; None is none."""
    check_choice("render mode", mode, (None, *MODES))


def rendered(view: View, mode: RenderMode | None) -> str | None:
    """A view as text, printed where the mode is `human`, or as a drawing in SVG."""
    if mode == "human":
        print(view_text(view))
        return None
    return view._repr_svg_() if mode == "svg" else view_text(view)
