"""How much an action names, so that one that names more than there is can be refused before it is looked at."""

from __future__ import annotations

from collections.abc import Sized

from rummykit.play.actions import (
    Action,
    Claim,
    Declare,
    GoOut,
    LayOff,
    Meld,
    Open,
    Rearrange,
    ShowMelds,
    TakePile,
    Timeout,
)


def pieces_in(action: Action) -> int:
    """The number of cards or sets that an action names; those of a first meld that are also on the table count once."""
    match action:
        case Rearrange(table=table, opening=opening, kinds=kinds):
            return max(_within(table), _within(opening), len(table), len(kinds))
        case Timeout(draft=draft):
            return 0 if draft is None else pieces_in(draft)
        case Meld(cards=cards, borrowed=borrowed) | LayOff(cards=cards, borrowed=borrowed):
            return max(len(cards), len(borrowed))
        case TakePile(cards=cards, more=more):
            return len(cards) + _within(more)
        case Claim(cards=cards):
            return len(cards)
        case Open(melds=melds) | GoOut(melds=melds) | ShowMelds(melds=melds) | Declare(groups=melds):
            return max(_within(melds), len(melds))
        case _:
            return 1


def _within(parts: tuple[Sized, ...]) -> int:
    return sum(map(len, parts))
