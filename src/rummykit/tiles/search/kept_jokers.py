"""The best play where sets with jokers may only be added to: every way to keep or exchange the jokers, solved exactly.

A joker set is *kept*, and the kernel lengthens it, or one of its jokers is *exchanged* for a tile it stands for;
without its last joker it is a set like any other. The kernel first lays freed jokers anywhere. Where the rules forbid
the result, all jokers are barred from the few places where a freed one could merely lengthen the set it left, and only
the sets with a joker at those places are tried one by one; where freed jokers need tiles from the rack, all sets with
such tiles are tried. The kernel rejects at once what cannot beat the best play so far.

Few places are enough because a freed joker three or more numbers beyond the run it left, or beyond a kept run, can be
cut off from it, with three tiles on its side of the cut; and one within the numbers of that run takes the place of one
of its tiles. Sets of five are enough because a longer run can be cut so that the part with the joker has no more tiles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from rummykit import hands
from rummykit.cards import Face
from rummykit.rules import IllegalAction, JokerSets, Rules
from rummykit.tiles.search.exchange_plans import positions_after_exchanges
from rummykit.tiles.search.joker_places import cut, near, sets_at
from rummykit.tiles.search.kept_joker_position import KeptJokerPosition, group_of, span
from rummykit.tiles.search.objective import Found, Scale
from rummykit.tiles.search.rack_sets import sets_of_rack, sets_with_two_of_rack
from rummykit.tiles.sets import TileMelds, tile_melds
from rummykit.tiles.table_change import KnownSet
from rummykit.tiles.turn import rearranged


@dataclass(slots=True)
class KeptJokerSearch:
    """One search for the best play of `rack`; `asked` counts the questions to the kernel."""

    rules: Rules
    scale: Scale
    before: Sequence[KnownSet]
    rack: Sequence[Face]
    best: Found | None = None
    asked: int = 0
    melds: TileMelds = field(init=False)
    jokers: JokerSets = field(init=False)

    def __post_init__(self) -> None:
        assert self.rules.joker_sets is not None
        self.jokers = self.rules.joker_sets
        self.melds = tile_melds(self.rules.groups, self.rules.runs)

    def solve(self) -> Found | None:
        """The best play that the rules allow; None if no play counts anything."""
        self._best_of(positions_after_exchanges(self.melds, self.jokers, self.before, self.rack))
        return self.best

    # --- the search

    def _best_of(self, positions: Iterable[KeptJokerPosition], bound: int | None = None) -> None:
        """Try all positions; of those whose jokers have no legal place yet, the most promising first.

        Stops as soon as the best play counts `bound`, the most there can be.
        """
        open: list[tuple[Found, KeptJokerPosition]] = []
        for position in positions:
            found = self._solved(position)
            if found is None:
                continue
            if self._allowed(found):
                self.best = found
                if found[0] == bound:
                    return
            else:
                open.append((found, position))
        for found, position in sorted(open, key=lambda each: -each[0][0]):
            if self.best is not None and self.best[0] >= found[0]:
                return
            self._place_jokers(position, found[0])

    def _place_jokers(self, position: KeptJokerPosition, bound: int) -> None:
        """Try every legal place of the freed jokers, because the best play of all puts them where they may not lie."""
        if not position.waiting and not position.open:
            return
        if self.jokers.goes_to == "new_set_from_rack":
            self._best_of(sets_of_rack(position), bound)
        elif self.jokers.needs_two_rack_tiles:
            self._best_of(sets_with_two_of_rack(self.before, position), bound)
        else:
            bars = near(position)
            found = self._solved(replace(position, bars=bars))
            if found is not None and self._allowed(found):
                self.best = found
                if found[0] == bound:
                    return
            self._best_of(sets_at(position, bars), bound)

    def _solved(self, position: KeptJokerPosition) -> Found | None:
        """The best play from here if freed jokers could go anywhere; None unless it beats the best so far."""
        self.asked += 1
        sure = self.scale.score(position.played)
        runs = [known for known in position.kept if known.kinds == ("run",)]
        groups = [known for known in position.kept if known.kinds == ("group",)]
        found = self.scale.solver.solve(
            position.must.elements(),
            position.may.elements(),
            kept_runs=[span(known.cards) for known in runs],
            kept_groups=[group_of(known.cards) for known in groups],
            barred_runs=sorted(position.bars.runs),
            barred_groups=sorted(position.bars.groups),
            beat=(self.best[0] if self.best is not None else 0) - sure,
        )
        if found is None:
            return None
        score, played, sets, longer = found
        kept = [known.cards for known in (*runs, *groups)]
        for place, low, tiles in longer:
            kept[place] = (*tiles, *kept[place]) if low else (*kept[place], *tiles)
        laid = [*kept, *position.laid, *sets]
        if position.waiting:
            spans = [[span(known.cards)] for known in runs] + [[] for _ in (*groups, *position.laid)]
            left = [span(freed.left.cards) for freed in position.waiting if freed.left.kinds == ("run",)]
            laid = [
                part for cards, at in zip(laid, [*spans, *[left] * len(sets)], strict=True) for part in cut(cards, at)
            ]
        return score + sure, tuple(sorted((*position.played, *played))), laid

    def _allowed(self, found: Found) -> bool:
        try:
            rearranged(self.rules, True, self.before, hands.of(self.rack), found[2])
        except IllegalAction:
            return False
        return True
