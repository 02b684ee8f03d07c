"""A score sheet as a table of HTML, for notebooks: a row for each deal, a column for each seat."""

from __future__ import annotations

from collections.abc import Iterable

from rummykit.match.score_sheet import ScoreSheet


def sheet_table(sheet: ScoreSheet) -> str:
    """The points of every deal, the totals, what the end of the match adds, and the places."""
    head = _row("th", ("deal", *(f"seat {seat}" for seat in range(len(sheet.totals))), "how it ended"))
    body = [_row("td", (number, *row.points, row.kind.replace("_", " "))) for number, row in enumerate(sheet.rows, 1)]
    foot = [_row("th", ("total", *sheet.totals, ""))]
    if sheet.result is not None and sheet.result.finals:
        foot.append(_row("th", ("at the end", *sheet.result.finals, "")))
    if sheet.places:
        foot.append(_row("th", ("place", *sheet.places, "")))
    return f"<table><thead>{head}</thead><tbody>{''.join(body)}</tbody><tfoot>{''.join(foot)}</tfoot></table>"


def _row(tag: str, cells: Iterable[object]) -> str:
    return f"<tr>{''.join(f'<{tag}>{cell}</{tag}>' for cell in cells)}</tr>"
