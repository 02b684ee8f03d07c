"""The first to reach a number of points, perhaps with boxes."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from rummykit import rules
from rummykit.checked import Checked, Points, Some
from rummykit.rules.kinds import MatchWord
from rummykit.rules.meaning import Meanings, Where
from rummykit.translatable import Translatable


class Boxes(Checked, frozen=True, kw_only=True):
    """Bonuses added at the end of a match; each deal won is a box.

    `game`: points for the winner.
    `box`: points for each box of a player.
    `shutout`: what counts twice if the loser has no box: the "bonus" of the game, "all" that the winner has, or "none"
      of it.
    `columns`: how many matches are counted at once: a player's first win goes into the first, each further one into one
      more, and the sum of them decides.
    """

    game: Points = 100
    box: Points = 25
    shutout: Literal["bonus", "all", "none"] = "bonus"
    columns: Annotated[int, Meta(ge=1, le=10)] = 1


_SHARED = Where(
    Translatable("points that players can share"), (), lambda sheet: not isinstance(sheet.scoring, rules.DealWon)
)


class FirstTo(MatchWord, frozen=True, kw_only=True):
    """The first player to reach a number of points wins the match.

    `target`: the points, or the deals to win where each is worth one.
    `boxes`: what the end of the match adds; none for nothing.
    `tied`: what becomes of players who are ahead together: they "share" the win, or all play an "extra_deal".
    """

    highest_wins: ClassVar[bool] = True

    means: ClassVar[Meanings] = {"tied": _SHARED}

    target: Some
    boxes: Boxes | None = None
    tied: Literal["share", "extra_deal"] = "share"
