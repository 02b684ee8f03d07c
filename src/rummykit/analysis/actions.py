"""Which actions are compared, and when two of them are the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from rummykit.bots import choose
from rummykit.cards import Face
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, GoOut, Rearrange, Timeout
from rummykit.play.deal import Deal


def proposals(deal: Deal) -> tuple[Action, Action, Action]:
    """What strong, steady and greedy would do."""
    view, rules = deal.view(deal.turn), deal.rules
    return searched(deal), choose("steady", rules, view, Random(0)), choose("greedy", rules, view, Random(0))


def searched(deal: Deal) -> Action:
    """What strong does with its usual budget: the best, as far as no comparison is sure of another."""
    return choose("strong", deal.rules, deal.view(deal.turn), Random(0))


def distinct(actions: Iterable[Action]) -> tuple[Action, ...]:
    """Each action once, the first of those that are the same."""
    found: list[Action] = []
    for action in actions:
        if not any(is_same(action, other) for other in found):
            found.append(action)
    return tuple(found)


def place_of(action: Action, among: Sequence[Action]) -> int:
    """The place of an action among others."""
    return next(place for place, other in enumerate(among) if is_same(action, other))


def plain(action: Action) -> Action:
    """The action itself: of a turn that the clock ended, the draft that counted."""
    return action.draft if isinstance(action, Timeout) and action.draft is not None else action


def is_same(one: Action, other: Action) -> bool:
    """Whether two actions are the same, or play the same tiles, or go out with the same discard."""
    one, other = plain(one), plain(other)
    if isinstance(one, Rearrange) and isinstance(other, Rearrange):
        return _pieces(one) == _pieces(other)
    if isinstance(one, GoOut) and isinstance(other, GoOut):
        return one.discard == other.discard
    return one == other


def _pieces(play: Rearrange) -> list[Face]:
    """The cards or tiles on the table after it; jokers count as jokers, not as what they stand for."""
    return sorted(face for cards in play.table for face in from_hand(cards))
