"""The best turn at a table that everybody may rearrange, whether or not the first meld has been made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rummykit import hands
from rummykit.cards import Face, Faces
from rummykit.rules import IllegalAction, Rules
from rummykit.rules.sheet import check_sheet
from rummykit.tiles.search.best_play import table
from rummykit.tiles.search.check import sets_of
from rummykit.tiles.search.dearest_first_meld import dearest_first_meld
from rummykit.tiles.search.first_meld import first_meld_of_rack
from rummykit.tiles.search.objective import Objective
from rummykit.tiles.search.table_play import TablePlay
from rummykit.tiles.table_sets import table_sets
from rummykit.tiles.turn import known, rearranged


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeTurn:
    """The best play of a turn; `opening` is what its first meld counts, None where none is due or none can be made."""

    play: TablePlay
    opening: int | None = None


def whole_turn(
    rules: Rules,
    lying: Sequence[Faces],
    rack: Sequence[Face],
    objective: Objective = "lex",
    *,
    opened: bool = True,
    calm: bool = False,
) -> WholeTurn:
    """The best play of `rack` beside the sets that lie there; a player who has not `opened` makes the first meld first.

    The rest is played after it where the sheet lets the table be touched in the same turn. `objective`, `calm` and the
    errors are those of `table`.
    """
    check_sheet(rules)
    lying, rack = sets_of(lying), tuple(rack)
    if opened or rules.opening is None:
        return WholeTurn(play=table(rules, lying, rack, objective, calm=calm))
    first = first_meld_of_rack(rules, rack, objective)
    if first is None:
        return WholeTurn(play=TablePlay(table_after=tuple(map(tuple, lying)), played=(), tiles=0, value=0))
    worth = sum(map(table_sets(rules).value, first.table_after))
    after = (*map(tuple, lying), *first.table_after)
    if not rules.opening.then_manipulate:
        return WholeTurn(play=replace(first, table_after=after), opening=worth)
    most = table(rules, lying, rack, objective, calm=calm)
    opening = _opening_in(rules, lying, rack, most)
    if opening is not None:
        return WholeTurn(play=most, opening=opening)
    left = tuple((Counter(rack) - Counter(first.played)).elements())
    rest = table(rules, after, left, objective, calm=calm)
    both = TablePlay(
        table_after=rest.table_after,
        played=tuple(sorted((*first.played, *rest.played))),
        tiles=first.tiles + rest.tiles,
        value=first.value + rest.value,
    )
    # Another first meld might leave more for afterwards, but nothing is better than a turn without one.
    proven = most.proven and (both.tiles, both.value) == (most.tiles, most.value)
    return WholeTurn(play=replace(both, proven=proven), opening=worth)


def _opening_in(rules: Rules, lying: Sequence[Faces], rack: Sequence[Face], play: TablePlay) -> int | None:
    """What the first meld counts with which a play can begin; None if its tiles make none that will do."""
    if rules.pack.family == "cards" or not play.tiles:
        return None
    _, sets = dearest_first_meld(rules, play.played)
    before = [known(table_sets(rules), tuple(cards)) for cards in lying]
    try:
        return rearranged(rules, False, before, hands.of(rack), play.table_after, sets).opening if sets else None
    except IllegalAction:
        return None
