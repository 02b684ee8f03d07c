"""Rounds of as many games as players."""

from __future__ import annotations

from typing import ClassVar

from rummykit.checked import MatchLength
from rummykit.rules.kinds import MatchWord


class Rounds(MatchWord, frozen=True, kw_only=True):
    """A match of rounds, each with as many games as there are players.

    The player who has won the most games wins; in a tie, the higher total wins.

    `rounds`: how many rounds.
    """

    highest_wins: ClassVar[bool] = True

    rounds: MatchLength
