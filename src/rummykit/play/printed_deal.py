"""A whole deal as text for a terminal: the table with every hand open, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rummykit import hands
from rummykit.play.printed import WIDTH, counted, view_text

if TYPE_CHECKING:
    from rummykit.play.deal import Deal


def deal_text(deal: Deal, *, names: Sequence[str] = (), signs: bool = False) -> str:
    """A whole deal: its game, every hand, and what the seat to act may do."""
    text = f"{deal.rules.names.en}, deal {deal.number + 1}\n{open_text(deal, names=names, signs=signs)}"
    return text if deal.result is not None else f"{text}\n\n{_may(deal)}"


def open_text(deal: Deal, *, names: Sequence[str] = (), signs: bool = False) -> str:
    """The table and every hand."""
    held = [hands.faces(hand, deal.rules.pack.family) for hand in deal._state.hands]
    return view_text(deal.view(None), names=names, signs=signs, held=held)


def _may(deal: Deal) -> str:
    """What the seat to act may do, in one line: as many actions as it takes, and how many more there are."""
    actions = deal.legal_actions()
    line, left = "may: ", len(actions)
    for number, action in enumerate(actions):
        more = f"; and {left - 1} more" if left > 1 else ""
        said = f"{'; ' if number else ''}{action}"
        if len(line) + len(said) + len(more) > WIDTH:
            break
        line, left = line + said, left - 1
    if line == "may: ":
        return f"may do {counted(left, 'thing')}"
    return f"{line}; and {left} more" if left else line
