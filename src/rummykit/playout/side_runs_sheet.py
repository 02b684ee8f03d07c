"""Sheets of sides whose melds are groups and runs, as the kernel plays them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from rummykit._playout import SideRunSheet
from rummykit.cards import PRINTED_JOKER, Face
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.melds.side_runs import SideRunMelds
from rummykit.play.melds import side_melds_of
from rummykit.playout import side_terms
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import Books, Discard, Draw, Play, Rules

MOST_CARDS: Final = 120

READS: Final[Reads] = {
    **side_terms.READS,
    Groups: ("distinct_suits", "max_size", "min_size"),
    Runs: ("ace", "max_length", "min_length"),
    Wilds: ("least_naturals", "most", "own_value", "rank"),
    Play: ("may_go_out", "one_per_rank"),
    Books: ("called", "mixed", "mixed_to_go_out", "natural", "natural_to_go_out", "semi", "size", "to_go_out"),
}
"""The fields that are read here; a sheet that sets any other is none for the kernel."""


class KnownRuns(NamedTuple):
    """A sheet as the kernel plays it. It tells cards apart by their faces."""

    sheet: SideRunSheet
    melds: SideRunMelds

    def numbers(self, faces: Iterable[Face]) -> list[int]:
        """The numbers of these cards."""
        return list(faces)

    def is_bonus(self, face: Face) -> bool:
        """Whether a card is laid out for a bonus; there are none."""
        return False


@lru_cache(maxsize=256)
def side_runs_sheet(rules: Rules, players: int) -> KnownRuns | None:
    """The sheet of one deal as the kernel plays it with so many players; None where it does not know a word of it."""
    if not _knows_words(rules, players):
        return None
    melds = side_melds_of(rules)
    assert isinstance(melds, SideRunMelds)
    faces = range(PRINTED_JOKER + 1)
    sheet = SideRunSheet(
        words=_melds(rules, melds) | side_terms.side_terms(rules, players),
        wild=[face in melds.wild_faces for face in faces],
        points=[rules.values.of(face) for face in faces],
    )
    return KnownRuns(sheet, melds)


def _knows_words(rules: Rules, players: int) -> bool:
    """Whether the kernel plays groups and runs of a side, with a discard pile that is taken whole at any time."""
    draw, play = rules.step(Draw), rules.step(Play)
    return (
        draw is not None
        and play is not None
        and reads_all(rules, READS)
        and {type(step) for step in rules.turn} == {Draw, Play, Discard}
        and draw.discard_pile == "whole"
        and not play.may_go_out
        and rules.stock.when_empty == "ends"
        and side_terms.knows_terms(rules, players, MOST_CARDS)
        and _knows_melds(rules)
    )


def _knows_melds(rules: Rules) -> bool:
    groups, runs, wilds, values = rules.groups, rules.runs, rules.wilds, rules.values
    return (
        groups is not None
        and runs is not None
        and wilds is not None
        and not groups.distinct_suits
        and groups.max_size is None
        and wilds.most == 1
        and wilds.own_value
        and wilds.rank not in (1, None)
        and runs.ace in ("low", "high", "both")
        and all(0 <= values.of(face) <= 500 for face in range(PRINTED_JOKER + 1))
    )


def _melds(rules: Rules, melds: SideRunMelds) -> dict[str, int]:
    groups, runs, wilds, play = rules.groups, rules.runs, rules.wilds, rules.step(Play)
    assert groups is not None
    assert runs is not None
    assert wilds is not None
    assert play is not None
    return {
        "wild_rank": wilds.rank or 0,
        "group_least": groups.min_size,
        "run_least": runs.min_length,
        "run_most": min(runs.max_length, 14),
        "lowest": melds.lowest,
        "highest": melds.highest,
        "least_naturals": wilds.least_naturals,
        "one_per_rank": int(play.one_per_rank),
    }
