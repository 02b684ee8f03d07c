"""A whole deal, drawn with every hand open."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit import hands
from rummykit.checked import check_kind
from rummykit.play.deal import Deal
from rummykit.svg.drawing import Drawing
from rummykit.svg.scene import view


def deal(whole: Deal, *, names: Sequence[str] = (), dark: bool = False) -> Drawing:
    """A deal with every hand."""
    check_kind(whole, Deal, "a deal; svg.view draws deal.view(seat)")
    held = [hands.faces(cards, whole.rules.pack.family) for cards in whole._state.hands]
    return view(whole.view(None), names=names, dark=dark, held=held)
