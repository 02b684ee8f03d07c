"""The page of figures: benchmarks and a ladder as pictures, drawn from what was measured, in docs/figures.

`bench.jsonl` has lines of `bench.record`, `ladder.json` what `rummykit ladder show --json` prints. Under every picture
stands the command that measured it, and the machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.record import Figure, read
from rummykit.arena.ladder.again import commands, played_by
from rummykit.arena.ladder.chart import games_chart, key_of, strength_against_time
from rummykit.arena.ladder.report import LadderReport

FIGURES = Path(__file__).parents[1] / "docs" / "figures"

WIDTH, LEFT, LINE = 960, 300, 18
"""Of a picture, of the names on its left, and how high a bar is with the space above it."""


class Chart(NamedTuple):
    """A picture of a benchmark: its name in `bench`, what is shown of it, and what that means."""

    benchmark: str
    title: str
    metrics: tuple[str, ...]
    meaning: str


CHARTS = (
    Chart(
        "play",
        "The engine at every game",
        ("decisions/s",),
        "Random play through `Deal`: legal actions listed, one checked and played. Games whose actions are hard to "
        "list are slower.",
    ),
    Chart(
        "playout",
        "Many deals at once",
        ("Deal", "pool", "pool, quick shuffle", "and observed"),
        "The ordinary engine beside pools of 1,024 deals in the compiled kernel ([playouts](playout.md)).",
    ),
    Chart(
        "vector",
        "Environments for learning",
        ("engine", "engine, masks alone", "kernel", "kernel, masks alone"),
        "Steps of `lab.vector`, with observations and masks or with masks alone ([the laboratory](lab.md)).",
    ),
)


def figures_page() -> str:
    """The page in Markdown, its pictures inside."""
    measured = read(FIGURES / "bench.jsonl")
    parts = [
        "# Figures",
        "Drawn from `docs/figures` when this site is built. Speeds are of one core of a busy machine: a quiet one is "
        "faster, and yours is another. `make bench` and `rummykit ladder` measure them again.",
        *_ladder(),
    ]
    for chart in CHARTS:
        found = [each for each in measured if each.benchmark == chart.benchmark and each.metric in chart.metrics]
        parts += [f"## {chart.title}", chart.meaning, _wide(chart.title, bars(chart, found)), _measured(found)]
    return "\n\n".join([*parts, ""])


def ladder() -> LadderReport:
    """The ladder of all games that was played."""
    return msgspec.json.decode((FIGURES / "ladder.json").read_bytes(), type=LadderReport)


def _ladder() -> list[str]:
    """The pictures of the ladder."""
    report = ladder()
    return [
        "## Strength of the bots",
        f"{report.deals:,} duplicate deals at {len(report.games)} games, each with as few players as it takes. A "
        "player higher up wins more; one further to the left thinks less. Bars are intervals of 95 %; 100 points are "
        "odds of 64 to 36. [The ladder](ladder.md) says how it is rated and has all its numbers.",
        _wide("Strength of the bots: against time", strength_against_time(report)),
        " ".join(
            f'<span class="player">{key_of(at)} {escape(player.name)}</span>'
            for at, player in enumerate(report.players)
        ),
        _wide("Strength of the bots: at each game", games_chart(report)),
        f"Played by {played_by(report)}. `python -m bench ladder` prints how to play it again:",
        "\n".join(["```sh", *commands(report, "again.jsonl"), "```"]),
    ]


def bars(chart: Chart, found: Sequence[Figure]) -> str:
    """A bar for each figure, on a logarithmic scale of decisions a second; a block of bars for each case."""
    low, high = floor(min(log10(each.value) for each in found)), ceil(max(log10(each.value) for each in found))
    several, right = len(chart.metrics) > 1, WIDTH - 110

    def across(value: float) -> float:
        return LEFT + (right - LEFT) * (value - low) / (high - low)

    parts, y = [], 30.0
    for case in dict.fromkeys(each.case for each in found):
        own = [each for each in found if each.case == case]
        middle = y + LINE * len(own) / 2
        parts.append(f'<text class="name" x="0" y="{middle + 4:.1f}">{escape(case.removesuffix(", 2 seats"))}</text>')
        for each in own:
            x, place = across(log10(each.value)), chart.metrics.index(each.metric)
            if several:
                parts.append(
                    f'<text class="mark" x="{LEFT - 8}" y="{y + 12:.1f}" text-anchor="end">{each.metric}</text>'
                )
            parts.append(
                f'<rect class="dot player-{place}" x="{LEFT}" y="{y:.1f}" width="{x - LEFT:.1f}" height="{LINE - 4}"/>'
                f'<text class="mark" x="{x + 8:.1f}" y="{y + 12:.1f}">{each.value:,.0f}</text>'
            )
            y += LINE
        y += 8 if several else 0
    grid = [
        f'<line class="grid" x1="{across(at):.1f}" y1="24" x2="{across(at):.1f}" y2="{y:.1f}"/>'
        f'<text class="mark" x="{across(at):.1f}" y="16" text-anchor="middle">{10**at:,}</text>'
        for at in range(low, high + 1)
    ]
    inside = "\n".join([*grid, *parts])
    title = escape(chart.title)
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {y + 4:.0f}" role="img" aria-label="{title}">\n{inside}\n</svg>'


def _measured(found: Sequence[Figure]) -> str:
    """Where figures come from."""
    one, machine = found[0], found[0].machine
    return (
        f"`python -m bench {one.benchmark}`, {one.date[:10]}, {machine.cpu}, {machine.cores} cores with a load of "
        f"{machine.load}, Python {machine.python}, commit {one.commit[:7]}{' with changes' if one.dirty else ''}; "
        "decisions a second."
    )


def _wide(title: str, inside: str) -> str:
    """What may be wider than a phone, and is scrolled by itself, by keys as well."""
    return f'<div class="wide" role="region" aria-label="{title}" tabindex="0">\n{inside}\n</div>'
