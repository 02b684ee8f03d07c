"""The warning for games that the ordinary engine plays, because the kernel does not know them."""

from __future__ import annotations

import warnings
from typing import Final

from rummykit.lab.actions import ActionSpace
from rummykit.lab.by_kernel import unread_by_kernel
from rummykit.lab.rewards import RewardName
from rummykit.rules import Rules

PACE: Final = "at some 1,000 to 8,000 decisions a second; the kernel plays 100,000 and more"
"""What to expect, as `python -m bench vector` measures it."""


MOST_FIELDS: Final = 5
"""So many fields of a sheet are named."""


class SlowGameWarning(UserWarning):
    """A game of the laboratory is played by the ordinary engine, and not by the kernel."""


_told: set[str] = set()


def warn_of_engine(rules: Rules, space: ActionSpace, reward: RewardName = "points") -> None:
    """Warn, once for each game and action space, that the ordinary engine plays it: how fast that is, and why."""
    asked = f"{rules.id} {space.name} {reward == 'win'}"
    if asked not in _told:
        warnings.warn(
            f"The engine in Python plays {rules.id} by {space.name!r}, {PACE}. {_why(rules, space, reward)}",
            SlowGameWarning,
            stacklevel=4,  # the call of `vector`, `single_seat` or `aec_env`
        )
        _told.add(asked)


def _why(rules: Rules, space: ActionSpace, reward: RewardName) -> str:
    fields = unread_by_kernel(rules)
    if fields:
        more = f" and {len(fields) - MOST_FIELDS} more" if len(fields) > MOST_FIELDS else ""
        return f"The kernel does not read of its sheet: {', '.join(fields[:MOST_FIELDS])}{more}."
    if reward == "win":
        return "The kernel gives 'points' and 'difference' as rewards."
    if rules.rearranges and space.name != "listed":
        return 'The kernel plays tiles with actions="listed".'
    return "The kernel does not play this combination of options, players and actions."
