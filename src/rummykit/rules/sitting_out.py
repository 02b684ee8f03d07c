"""Games of two for three or four people: who plays each deal, and who sits out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from rummykit import rules
from rummykit.checked import Checked
from rummykit.rules.meaning import Meanings, at

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules

__all__ = ["SittingOut"]


class Pair(NamedTuple):
    """Two seats that play a deal: who `starts` and who plays `against` it; `dealer` is one of them or sits out."""

    dealer: int
    starts: int
    against: int

    def seated(self, order: Sequence[int]) -> tuple[int, ...]:
        """Both in the order in which everybody sits."""
        return tuple(seat for seat in order if seat in (self.starts, self.against))


class SittingOut(Checked, frozen=True, kw_only=True):
    """Who plays each deal of a game of two among three or four people; the others sit out and watch.

    Of three, the loser of a deal sits out the next. Four are partners: each plays a deal against one of the other side,
    and the two deals of a round count together.

    `dealer`: who deals with three players: the player who "sits_out", or the one who "comes_in" after sitting out.
    `opponents`: whom partners play against in the next round: they "alternate", or stay the "same" for the match.
    """

    means: ClassVar[Meanings] = {"opponents": at("sides")}

    dealer: Literal["sits_out", "comes_in"] = "sits_out"
    opponents: Literal["alternate", "same"] = "alternate"

    def first(self, order: Sequence[int], lowest: int) -> Pair:
        """Who plays the first deal, where players sit in this order and `lowest` has drawn the lowest card."""
        sits = len(order) == 3 and self.dealer == "comes_in"
        return self.dealt_by(order, _after(order, lowest) if sits else lowest)

    def dealt_by(self, order: Sequence[int], dealer: int) -> Pair:
        """The deal of a dealer before which there was none: four play against the player on their right."""
        if len(order) == 4:
            return Pair(dealer, _after(order, dealer, -1), dealer)
        starts = _after(order, dealer)
        return Pair(dealer, starts, dealer if self.dealer == "comes_in" else _after(order, starts))

    def started_by(self, order: Sequence[int], starter: int) -> Pair:
        """The same for a deal that a seat starts."""
        return self.dealt_by(order, _after(order, starter, 1 if len(order) == 4 else -1))

    def after_loser(self, order: Sequence[int], last: Sequence[int], loser: int | None) -> Pair:
        """The next deal of three players; where nobody lost the `last` one, the next in turn sits out."""
        (idle,) = (seat for seat in order if seat not in last)
        out = _after(order, idle) if loser is None else loser
        if self.dealer == "sits_out":
            return self.dealt_by(order, out)
        (stays,) = (seat for seat in last if seat != out)
        return Pair(idle, stays, idle)

    def of_partner(self, order: Sequence[int], last: Sequence[int], dealer: int) -> Pair:
        """The second deal of a round: the partners of those who played the `last` one, whose `dealer` dealt."""
        deals = _after(order, dealer, 2)
        return Pair(deals, next(seat for seat in order if seat not in (*last, deals)), deals)

    def of_round(self, order: Sequence[int], last: Sequence[int], dealer: int) -> Pair:
        """The first deal of a round after one whose second deal was the `last` one; this seat deals."""
        met = next(
            one if dealer == other else other
            for one, other in (last, [seat for seat in order if seat not in last])
            if dealer in (one, other)
        )
        return Pair(dealer, met if self.opponents == "same" else _after(order, met, 2), dealer)

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Two hands are compared, among so many that one or two sit out, and four are partners."""
        start = sheet.start
        changes = start.later in ("loser_deals", "winner_deals", "dealer_left") and not start.seat_by_draw
        if not isinstance(sheet.scoring, rules.GinShowdown) or not start.has_dealer or not changes:
            yield (
                "sitting_out is for hands that are compared and deals with a dealer: use the scoring GinShowdown, "
                'start.draw = "lowest_deals" and start.later = "loser_deals".'
            )
        if sheet.players != ((2, 3) if sheet.sides is None else (2, 4)):
            yield (
                "Where players sit out, the game is for 2 to 3 players, or for 2 to 4 with sides.partners = [4]: "
                "change players, sides or sitting_out."
            )


def _after(order: Sequence[int], seat: int, steps: int = 1) -> int:
    """The seat so many places further on."""
    return order[(list(order).index(seat) + steps) % len(order)]
