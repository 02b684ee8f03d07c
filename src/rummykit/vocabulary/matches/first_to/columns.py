"""The columns of a match that counts boxes: one, or several that are counted at the same time like separate matches."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.match.score_sheet import Bonuses, Column, DealScore
from rummykit.match.sitting_out import waits
from rummykit.rules import Boxes, FirstTo


def columns_of(format: FirstTo, rows: Sequence[DealScore], players: int) -> tuple[Column, ...]:
    """The columns after these deals, empty if no boxes are counted; void deals change nothing.

    The first win of a seat goes into the first column, the second into the first two, and so on. When somebody reaches
    the target in a column, it is closed and nothing more is written there; later seats begin in the first open one.
    Two deals that count together are one win.
    """
    boxes = format.boxes
    if boxes is None:
        return ()
    target = format.target_for(players)
    totals = [[0] * players for _ in range(boxes.columns)]
    won = [[0] * players for _ in range(boxes.columns)]
    deals: list[list[int]] = [[] for _ in range(boxes.columns)]
    reach = [0] * players
    for number, row in enumerate(rows):
        still_open = [place for place, column in enumerate(totals) if max(column) < target]
        if row.kind == "void" or waits(row) or not still_open:
            continue
        for seat in row.winners:
            reach[seat] = max(reach[seat], still_open[0]) + 1
        for place in still_open:
            entered = [seat for seat in range(players) if reach[seat] > place and seat in row.winners]
            for seat in entered:
                totals[place][seat] += row.points[seat]
                won[place][seat] += row.boxes
            if entered:
                deals[place].append(number)
    return tuple(
        Column(
            totals=tuple(totals[place]),
            boxes=tuple(won[place]),
            deals=tuple(deals[place]),
            bonuses=_bonuses(boxes, totals[place], won[place]) if max(totals[place]) >= target else None,
        )
        for place in range(boxes.columns)
    )


def _bonuses(boxes: Boxes, totals: Sequence[int], won: Sequence[int]) -> Bonuses:
    """What the end of a column adds, by seat."""
    best = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    shut_out = not any(count for seat, count in enumerate(won) if seat not in winners)
    for_boxes = tuple(boxes.box * count for count in won)
    game = tuple(boxes.game if seat in winners else 0 for seat in range(len(totals)))
    doubled = [0] * len(totals)
    for seat in winners:
        if shut_out and boxes.shutout != "none":
            doubled[seat] = game[seat] + (totals[seat] + for_boxes[seat] if boxes.shutout == "all" else 0)
    finals = tuple(map(sum, zip(totals, for_boxes, game, doubled, strict=True)))
    return Bonuses(boxes=for_boxes, game=game, shutout=tuple(doubled), finals=finals)


def finals_of(columns: Sequence[Column]) -> tuple[int, ...] | None:
    """The final points in all columns together; None while one is open, or if there are none."""
    closed = [column.bonuses.finals for column in columns if column.bonuses is not None]
    return tuple(map(sum, zip(*closed, strict=True))) if 0 < len(closed) == len(columns) else None
