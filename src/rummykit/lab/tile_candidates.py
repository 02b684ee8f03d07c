"""Candidates at a table of tiles: plays the solver proposes, and single sets and tiles, as rows of features."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import ClassVar

from rummykit import solve
from rummykit.bots import tiles
from rummykit.cards import Face, Faces, is_joker
from rummykit.lab.actions import OpenMoves, PartialTurn, SpaceName
from rummykit.lab.encode import FACES, column
from rummykit.lab.extra import lab_packages
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Melds, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

ROWS = 32
COLUMNS = FACES["tiles"]
NUMBERS = (
    "passes",
    "goes_out",
    "tiles",
    "points",
    "jokers",
    "rack_tiles",
    "rack_points",
    "rack_jokers",
    "sets",
    "sets_kept",
    "sets_new",
    "groups_before",
    "longest",
    "opens",
    "row",
    "fewest_held",
)
FEATURES = 2 * COLUMNS + len(NUMBERS)
PATIENCE = tiles.PATIENCE


class TileCandidates:
    """Up to 32 plays of a turn; row 0 draws, row 1 is greedy's play where it has one.

    Then come the play of the most tiles, the best plays that hold back one tile of it, sets from the rack alone, and
    tiles added to sets. No play is listed twice. The columns: rack after the play, table after it, and numbers.
    Raises `ValueError` for cards.
    """

    name: ClassVar[SpaceName] = "candidates"
    size: ClassVar[int] = ROWS
    features: ClassVar[tuple[int, int]] = (ROWS, FEATURES)

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def choices(self, view: View, begun: PartialTurn) -> OpenMoves:
        """The plays, and drawing first of all."""
        plays = list(islice(self._plays(view), ROWS))
        rows = np.zeros(self.features, np.float32)
        for number, action in enumerate(plays):
            self._describe(rows[number], number, view, action)
        return OpenMoves(dict(enumerate(plays)), rows)

    def _plays(self, view: View) -> Iterator[Action]:
        """Different legal plays, the solver's first."""
        deal = Deal.from_view(self.rules, view)
        listed = list(islice(deal.legal_actions(), ROWS))
        legal = {_table(action) for action in listed if isinstance(action, Rearrange)}
        seen = {tuple(sorted(meld.cards for meld in view.table))}
        yield Pass()
        for proposed in self._proposed(view):
            lies = _table(proposed)
            if lies not in seen and (lies in legal or deal.can(proposed)):
                seen.add(lies)
                yield proposed
        for action in listed:
            if isinstance(action, Rearrange) and _table(action) not in seen:
                seen.add(_table(action))
                yield action

    def _proposed(self, view: View) -> Iterator[Rearrange]:
        """Greedy's play, the fullest play, and the fullest play without one tile that it has."""
        greedy = tiles.greedy(self.rules, view)
        if isinstance(greedy, Rearrange):
            yield greedy
        full = fullest(self.rules, view, view.hand)
        if full is None:
            return
        yield Rearrange(full.table_after)
        for face in sorted(set(full.played)):
            rack = list(view.hand)
            rack.remove(face)
            less = fullest(self.rules, view, tuple(rack))
            if less is not None:
                yield Rearrange(less.table_after)

    def _describe(self, row: NDArray[np.float32], number: int, view: View, action: Action) -> None:
        before = [meld.cards for meld in view.table]
        after: Melds = action.table if isinstance(action, Rearrange) else tuple(before)
        played = Counter(_faces(after)) - Counter(_faces(before))
        rack = Counter(view.hand) - played
        for face, count in rack.items():
            row[column(face)] = count
        for face in _faces(after):
            row[COLUMNS + column(face)] += 1
        kept = Counter(map(_sorted, before)) & Counter(map(_sorted, after))
        row[2 * COLUMNS :] = (
            float(isinstance(action, Pass)),
            float(not rack),
            played.total() / 10,
            self._points(played) / 50,
            _jokers(played) / 2,
            rack.total() / 20,
            self._points(rack) / 100,
            _jokers(rack) / 2,
            len(after) / 20,
            kept.total() / 20,
            (len(after) - kept.total()) / 20,
            len(before) / 20,
            max(map(len, after), default=0) / 13,
            float(bool(played) and not view.opened[view.turn]),
            number / ROWS,
            min(count for seat, count in enumerate(view.counts) if seat != view.seat) / 20,
        )

    def _points(self, held: Counter[Face]) -> int:
        return sum(self.rules.values.of(face) * count for face, count in held.items())


def fullest(rules: Rules, view: View, rack: Faces) -> solve.TablePlay | None:
    """The play of the most tiles of `rack` by the seat of the view, with the table as it is afterwards; None for none.

    Before the first meld it is the best first meld from the rack alone.
    """
    return most_of(rules, view, rack, None)


def most_of(
    rules: Rules, view: View, rack: Faces, weights: dict[Face, int] | None, patience: int = PATIENCE
) -> solve.TablePlay | None:
    """The same by what tiles count in `weights`; that and `patience` are those of `rummykit.solve.table`."""
    assert view.seat is not None
    table = [meld.cards for meld in view.table]
    if rules.opening is None or view.opened[view.seat]:
        kinds = {place: meld.kind for place, meld in enumerate(view.table)}
        play = solve.table(rules, table, rack, weights=weights, kinds=kinds, patience=patience)
        return play if play.tiles else None
    first = solve.first_meld_of_rack(rules, rack, weights=weights)
    if first is None:
        return None
    return solve.TablePlay(
        table_after=(*table, *first.table_after), played=first.played, tiles=first.tiles, value=first.value
    )


def _table(action: Rearrange) -> Melds:
    return tuple(sorted(action.table))


def _faces(melds: Iterable[Faces]) -> Iterator[Face]:
    for meld in melds:
        yield from from_hand(meld)


def _sorted(meld: Faces) -> Faces:
    return tuple(sorted(meld))


def _jokers(held: Counter[Face]) -> int:
    return sum(count for face, count in held.items() if is_joker(face))
