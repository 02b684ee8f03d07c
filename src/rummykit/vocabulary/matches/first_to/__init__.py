"""The first to reach a number of points, perhaps with boxes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from rummykit import rules
from rummykit.checked import Checked, Points, Some
from rummykit.rules.kinds import MatchWord
from rummykit.rules.meaning import Meanings, Where
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class Boxes(Checked, frozen=True, kw_only=True):
    """Bonuses added at the end of a match; each deal won is a box.

    `game`: points for the winner.
    `box`: points for each box that a player has.
    `shutout`: what counts twice if the loser has no box: the "bonus" for the match, "all" that the winner has, or
      "none" of it.
    `columns`: how many columns are scored at once, each like a separate match: a player's first win is entered in the
      first column, the second in the first two, and so on, and the total of all columns decides.
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

    `target`: the points needed to win, or the deals, if each is worth one.
    `more_targets`: pairs of a number of players and the points that so many need, if that is a different number.
    `boxes`: the bonuses added at the end of the match; none for no bonuses.
    `tied`: what happens if players tie for the lead: they "share" the win, or all play an "extra_deal".
    """

    highest_wins: ClassVar[bool] = True

    means: ClassVar[Meanings] = {"tied": _SHARED}

    target: Some
    more_targets: tuple[tuple[Some, Some], ...] = ()
    boxes: Boxes | None = None
    tied: Literal["share", "extra_deal"] = "share"

    def target_for(self, players: int) -> int:
        """The points that so many players need to win."""
        return dict(self.more_targets).get(players, self.target)

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Each number of players that needs other points can play."""
        fewest, most = sheet.players
        for players, _ in self.more_targets:
            if not fewest <= players <= most:
                yield Translatable(
                    "match.more_targets has a target for {players} players, but the game is for {fewest} to {most}.",
                    players=players,
                    fewest=fewest,
                    most=most,
                )
