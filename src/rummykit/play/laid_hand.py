"""A hand as arranged in groups: what is in melds and what is outside, now and after the discard that is due."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from rummykit import hands
from rummykit.cards import Face, Faces
from rummykit.hands import Hand
from rummykit.play.hand_groups import GroupReader
from rummykit.play.hand_judgement import GroupJudgement


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidHand:
    """A hand of a seat: its groups that are melds, and the cards `outside` of them.

    `discards`: whether it has a card too many, which its seat is to discard in this turn, though not the one `bound`.
    """

    reader: GroupReader
    melds: tuple[GroupJudgement, ...]
    outside: Faces
    discards: bool
    bound: Face | None

    @property
    def cards(self) -> Hand:
        """All its cards."""
        return hands.of((*self.outside, *(face for meld in self.melds for face in meld.order)))

    @property
    def outside_points(self) -> int:
        """What the cards outside count."""
        return self.points_of(self.outside)

    @property
    def points(self) -> int:
        """What all cards count."""
        return self.outside_points + sum(meld.points for meld in self.melds)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each meld has, the largest first."""
        return tuple(sorted((len(meld.order) for meld in self.melds), reverse=True))

    def points_of(self, cards: Faces) -> int:
        """What cards count in this hand."""
        return sum(self.reader.points[face] for face in cards)

    def least(self, count: Callable[[LaidHand], int]) -> int:
        """What the hand counts, after the discard that leaves the least where one is due."""
        return min(map(count, self._after_discards())) if self.discards else count(self)

    def goes_out(self, *, without: bool, with_one: bool) -> bool:
        """Whether nothing is left of it but what may be: nothing (`without` a discard), or the discard (`with_one`).

        A seat that is yet to draw has the card that it draws for the discard.
        """
        if not self.discards:
            return not self.outside
        return not self.outside if without and not self.outside else with_one and self._is_discard(self.outside)

    def _is_discard(self, cards: Faces) -> bool:
        return len(cards) == 1 and cards[0] != self.bound

    def _after_discards(self) -> Iterator[LaidHand]:
        """The hand after each discard that could leave the least: a card outside, else one out of a meld."""
        spare = [face for face in self.outside if face != self.bound]
        if spare:
            yield self._without(max(spare, key=lambda face: self.reader.points[face]))
            return
        found = False
        for place, meld in enumerate(self.melds):
            for face in dict.fromkeys(meld.order):
                if face != self.bound:
                    found = True
                    yield self._broken(place, face)
        if not found:
            yield self

    def _without(self, face: Face) -> LaidHand:
        left = list(self.outside)
        left.remove(face)
        return replace(self, outside=tuple(left), discards=False)

    def _broken(self, place: int, face: Face) -> LaidHand:
        """The hand after a card of a meld is discarded; what is left of the meld may be one still."""
        left = list(self.melds[place].order)
        left.remove(face)
        rest = self.reader.judge(tuple(left))
        others = self.melds[:place] + self.melds[place + 1 :]
        if rest.state == "complete":
            return replace(self, melds=(*others, rest), discards=False)
        return replace(self, melds=others, outside=(*self.outside, *left), discards=False)
