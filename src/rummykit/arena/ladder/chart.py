"""The pictures of a ladder as SVG: strength against time, and the ratings at each game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, cos, floor, log10, pi, sin

from rummykit.arena.ladder.ratings import LadderRating
from rummykit.arena.ladder.report import LadderReport

WIDTH = 960
COLOURS = 8
"""How many colours the page has for players; `page.py` gives each of them a name, ``--player-0`` and so on."""


def strength_against_time(report: LadderReport) -> str:
    """Every player by the milliseconds of its moves, on a logarithmic scale, and by its rating."""
    top, bottom, left, right = 24, 432, 72, WIDTH - 24
    across = _decades([player.times.mean for player in report.players], left, right)
    up = _Scale([bound for player in report.players for bound in (player.rating.low, player.rating.high)], bottom, top)
    parts = [_horizontal(up, left, right)]
    for at in across.marks:
        x = across.at(at)
        parts.append(f'<line class="grid" x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom}"/>')
        parts.append(f'<text class="mark" x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{_time(10**at)}</text>')
    parts.append(f'<text class="axis" x="{right}" y="{bottom + 42}" text-anchor="end">time for a move</text>')
    parts.append(f'<text class="axis" x="{left}" y="{top - 8}">rating</text>')
    free = _Labels()
    for number, player in enumerate(report.players):
        x, y = across.at(log10(max(player.times.mean, 0.001))), up.at(player.rating.mean)
        title = f"{player.name}: {_told(player.rating)}, {_time(player.times.mean)} a move"
        parts.append(f"<g><title>{escape(title)}</title>{_whisker(number, player.rating, up, x)}")
        parts.append(_marker(number, x, y, 9))
        before = x + 16 + free.width(player.name) > WIDTH
        label = free.placed(x, y, player.name, before=before)
        anchor = ' text-anchor="end"' if before else ""
        parts.append(
            f'<text class="name" x="{x + (-16 if before else 16):.1f}" y="{label + 5:.1f}"{anchor}>'
            f"{escape(_short(player.name))}</text></g>"
        )
    return _svg("Strength against time", bottom + 52, parts)


def games_chart(report: LadderReport) -> str:
    """A line for each game and number of seats, with every player at its rating there."""
    left, right, top, line = 340, WIDTH - 24, 40, 30
    order = {player.name: number for number, player in enumerate(report.players)}
    across = _Scale([each.mean for game in report.games for each in game.ratings.values()], left, right, room=0.04)
    bottom = top + line * len(report.games)
    parts = []
    for at in across.marks:
        x = across.at(at)
        parts.append(f'<line class="grid" x1="{x:.1f}" y1="{top - 12}" x2="{x:.1f}" y2="{bottom - 8}"/>')
        parts.append(f'<text class="mark" x="{x:.1f}" y="{top - 20}" text-anchor="middle">{at:.0f}</text>')
    before = ""
    for row, game in enumerate(report.games):
        y = top + line * row + line / 2 - 4
        if game.sheet != before:
            parts.append(f'<text class="name" x="0" y="{y + 5:.1f}">{escape(game.name)}</text>')
        before = game.sheet
        parts.append(f'<text class="mark" x="{left - 24}" y="{y + 5:.1f}" text-anchor="end">{game.seats} seats</text>')
        parts.append(f'<line class="row" x1="{left}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}"/>')
        for name, rating in sorted(game.ratings.items(), key=lambda each: -order[each[0]]):
            parts.append(f"<g><title>{escape(f'{name}, {game.name}, {game.seats} seats: {_told(rating)}')}</title>")
            low, high = across.at(rating.low), across.at(rating.high)
            parts.append(
                f'<line class="whisker player-{order[name] % COLOURS}" x1="{low:.1f}" y1="{y:.1f}" '
                f'x2="{high:.1f}" y2="{y:.1f}"/>{_marker(order[name], across.at(rating.mean), y, 7)}</g>'
            )
    return _svg("Ratings at each game", bottom + 8, parts)


def key_of(number: int) -> str:
    """The mark of a player, by its place in the ladder, for tables and keys."""
    return f'<svg class="key" viewBox="-12 -12 24 24" aria-hidden="true">{_marker(number, 0, 0, 9)}</svg>'


class _Scale:
    """Values on a line from one point of the picture to another, with round marks."""

    def __init__(
        self, values: Iterable[float], begin: float, end: float, *, step: float = 0, room: float = 0.08
    ) -> None:
        known = [*values]
        low, high = min(known), max(known)
        spread = max(high - low, step or 100.0)
        self.low, self.high = low - room * spread, high + room * spread
        self.begin, self.end = begin, end
        step = step or next(each for each in (25, 50, 100, 200, 500, 1000, 1e9) if (self.high - self.low) / each <= 9)
        first, last = ceil(self.low / step), floor(self.high / step)
        self.marks = [number * step for number in range(first, last + 1)]

    def at(self, value: float) -> float:
        """Where a value lies; one beyond the ends lies at the end."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.begin + share * (self.end - self.begin)


def _decades(milliseconds: Sequence[float], begin: float, end: float) -> _Scale:
    """A logarithmic scale of whole decades."""
    known = [log10(max(each, 0.001)) for each in milliseconds]
    return _Scale([floor(min(known) - 0.05), ceil(max(known) + 0.05)], begin, end, step=1.0, room=0)


class _Labels:
    """Labels beside points, none on another."""

    def __init__(self) -> None:
        self._taken: list[tuple[float, float, float]] = []

    @staticmethod
    def width(text: str) -> float:
        """About how wide a label is."""
        return 9.0 * len(_short(text))

    def placed(self, x: float, y: float, text: str, *, before: bool) -> float:
        """How high the label of a point may stand: beside it, or as near as there is room."""
        width = self.width(text) + 20
        begin, end = (x - width, x) if before else (x, x + width)
        for shift in (0, 18, -18, 36, -36, 54, -54):
            if all(end < left or begin > right or abs(y + shift - at) >= 17 for left, right, at in self._taken):
                break
        self._taken.append((begin, end, y + shift))
        return y + shift


def _horizontal(up: _Scale, left: float, right: float) -> str:
    return "".join(
        f'<line class="grid" x1="{left}" y1="{up.at(at):.1f}" x2="{right}" y2="{up.at(at):.1f}"/>'
        f'<text class="mark" x="{left - 12}" y="{up.at(at) + 5:.1f}" text-anchor="end">{at:.0f}</text>'
        for at in up.marks
    )


def _whisker(number: int, rating: LadderRating, up: _Scale, x: float) -> str:
    return (
        f'<line class="whisker player-{number % COLOURS}" x1="{x:.1f}" y1="{up.at(rating.low):.1f}" '
        f'x2="{x:.1f}" y2="{up.at(rating.high):.1f}"/>'
    )


def _marker(number: int, x: float, y: float, size: float) -> str:
    """A shape and a colour for each player, so that neither alone tells them apart."""
    style = f'class="dot player-{number % COLOURS}"'
    corners = (4, 0, 4, 3)[number % 4]
    if not corners:
        return f'<circle {style} cx="{x:.1f}" cy="{y:.1f}" r="{size:g}"/>'
    turn = (0.0, 0.0, pi / 4, pi)[number % 4]
    reach = size * (1.15 if corners == 4 else 1.25)
    angles = [turn + pi + 2 * pi * corner / corners for corner in range(corners)]
    points = " ".join(f"{x + reach * sin(angle):.1f},{y + reach * cos(angle):.1f}" for angle in angles)
    return f'<polygon {style} points="{points}"/>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{title}">\n{body}\n</svg>'


def _told(rating: LadderRating) -> str:
    return f"{rating.mean:.0f} ({rating.low:.0f} to {rating.high:.0f})"


def _time(milliseconds: float) -> str:
    if milliseconds < 0.9995:
        return f"{milliseconds * 1000:.3g} µs"
    return f"{milliseconds:.3g} ms" if milliseconds < 999.5 else f"{milliseconds / 1000:.3g} s"


def _short(name: str) -> str:
    return name if len(name) <= 28 else f"{name[:12]}…{name[-15:]}"
