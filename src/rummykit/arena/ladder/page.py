"""A ladder as one page of HTML that needs no other file."""

from __future__ import annotations

from html import escape

from rummykit.arena.ladder.again import played_by
from rummykit.arena.ladder.chart import games_chart, key_of, strength_against_time
from rummykit.arena.ladder.report import LadderReport, RatedPlayer
from rummykit.arena.standing import Interval

STYLE = """
:root {
  color-scheme: light dark;
  --page: light-dark(#f3efe6, #191b1a);
  --surface: light-dark(#fffdf8, #232625);
  --ink: light-dark(#24211c, #ece7db);
  --ink-soft: light-dark(#5e584c, #b1aa9b);
  --line: light-dark(#d9d1c0, #3b403d);
  --good: light-dark(#17664d, #82cdb1);
  --bad: light-dark(#a1261d, #f2a097);
  --player-0: light-dark(#b3182a, #f0808a);
  --player-1: light-dark(#1a55a3, #82b4f0);
  --player-2: light-dark(#3a3732, #d8d2c4);
  --player-3: light-dark(#b74c00, #f0a055);
  --player-4: light-dark(#65399a, #bd9be8);
  --player-5: light-dark(#17664d, #82cdb1);
  --player-6: light-dark(#8a6d10, #dcc060);
  --player-7: light-dark(#9a3478, #e796c8);
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 48px 24px 96px; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
main { max-width: 1008px; margin: 0 auto; }
h1 { margin: 0; font-size: 36px; line-height: 1.2; letter-spacing: -0.02em; }
h2 { margin: 0 0 4px; font-size: 20px; }
p { margin: 0 0 16px; color: var(--ink-soft); max-width: 68ch; }
section { margin-top: 32px; padding: 24px; background: var(--surface); border: 1px solid var(--line);
  border-radius: 12px; }
.wide { overflow-x: auto; background:
  linear-gradient(to right, var(--surface) 40%, transparent) left / 40px 100% no-repeat local,
  linear-gradient(to left, var(--surface) 40%, transparent) right / 40px 100% no-repeat local,
  linear-gradient(to right, var(--line), transparent) left / 16px 100% no-repeat scroll,
  linear-gradient(to left, var(--line), transparent) right / 16px 100% no-repeat scroll; }
.wide tbody th { position: sticky; left: 0; background: var(--surface); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px; text-align: right; white-space: nowrap; border-top: 1px solid var(--line); }
th { font-weight: 600; color: var(--ink-soft); border-top: 0; }
th:first-child, td:first-child { text-align: left; }
tbody th { color: var(--ink); border-top: 1px solid var(--line); text-align: left; }
.soft { color: var(--ink-soft); }
.rating { font-size: 20px; font-weight: 650; }
.key { width: 20px; height: 20px; margin-right: 8px; vertical-align: -4px; }
.player { margin-right: 24px; white-space: nowrap; }
.cell { text-align: center; border: 2px solid var(--surface); border-radius: 8px; }
.cell small { display: block; }
@media (max-width: 640px) {
  body { padding: 24px 12px 48px; }
  section { margin-top: 16px; padding: 16px; }
  h1 { font-size: 28px; }
  th, td { padding: 8px; }
}
.chart { display: block; width: 100%; min-width: 800px; height: auto; margin-top: 16px; }
.grid { stroke: var(--line); stroke-width: 1; }
.row { stroke: var(--line); stroke-width: 1; stroke-dasharray: 1 5; }
.mark, .axis { fill: var(--ink-soft); font-size: 14px; }
.name { fill: var(--ink); font-size: 16px; font-weight: 600; }
.whisker { stroke-width: 3; stroke-linecap: round; opacity: 0.45; }
.dot { stroke: var(--surface); stroke-width: 1.5; }
footer { margin-top: 32px; color: var(--ink-soft); font-size: 14px; overflow-wrap: anywhere; }
"""
_PLAYERS = "\n".join(
    f".whisker.player-{number} {{ stroke: var(--player-{number}); }}\n"
    f".dot.player-{number} {{ fill: var(--player-{number}); }}"
    for number in range(8)
)


def ladder_page(report: LadderReport) -> str:
    """The page: strength against time, the ranking, who is ahead of whom, and the ratings at each game."""
    games = len({game.sheet for game in report.games})
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The ladder of RummyKit's bots</title>
<style>{STYLE}{_PLAYERS}
</style>
</head>
<body>
<main>
<h1>The ladder</h1>
<p>{len(report.players)} players, {games} game{"s" * (games != 1)}, {report.deals:,} duplicate deals between two of
them: the same cards are played in every seating, so luck with the cards counts for nobody.</p>
<section>
<h2>Strength against time</h2>
<p>A player higher up wins more; one further to the left thinks less. Bars are intervals of 95 %.</p>
{_wide("Strength against time", strength_against_time(report))}
</section>
<section>
<h2>Ranking</h2>
<p>A difference of 100 points is odds of 64 to 36 to have more points by a duplicate deal. {escape(report.anchor)} is
rated 1000.</p>
{_wide("Ranking", _ranking(report))}
</section>
<section>
<h2>Each against each</h2>
<p>How often the player of the row has more points than the player of the column; equal points are half.</p>
{_wide("Each against each", _crosstable(report))}
</section>
<section>
<h2>Game by game</h2>
<p>{_legend(report)}</p>
{_wide("Game by game", games_chart(report))}
</section>
<footer>{_footer(report)}</footer>
</main>
</body>
</html>
"""


def _wide(title: str, inside: str) -> str:
    """What may be wider than a phone, and is scrolled by itself, by keys as well."""
    return f'<div class="wide" role="region" aria-label="{title}" tabindex="0">{inside}</div>'


def _ranking(report: LadderReport) -> str:
    rows = "\n".join(_ranked(number, player) for number, player in enumerate(report.players))
    return (
        "<table><thead><tr><th>Player</th><th>Rating</th><th>95 % interval</th><th>2 seats</th><th>More seats</th>"
        f"<th>Deals</th><th>ms a move</th><th>Longest, ms</th></tr></thead><tbody>\n{rows}\n</tbody></table>"
    )


def _ranked(number: int, player: RatedPlayer) -> str:
    rating, times = player.rating, player.times
    interval = "fixed" if rating.low == rating.high else f"{rating.low:.0f} to {rating.high:.0f}"
    two, more = ("–" if each is None else f"{each.mean:.0f}" for each in (player.at_two_seats, player.at_more_seats))
    return (
        f'<tr><th scope="row">{key_of(number)}{escape(player.name)}</th><td class="rating">{rating.mean:.0f}</td>'
        f'<td class="soft">{interval}</td><td>{two}</td><td>{more}</td>'
        f"<td>{player.deals:,}</td><td>{times.mean:.2f}</td><td>{times.most:,.1f}</td></tr>"
    )


def _crosstable(report: LadderReport) -> str:
    names = [player.name for player in report.players]
    head = "".join(
        f'<th scope="col" class="cell">{key_of(number)}{escape(name)}</th>' for number, name in enumerate(names)
    )
    rows = "\n".join(
        f'<tr><th scope="row">{key_of(number)}{escape(one)}</th>'
        + "".join(_cell(report.share(one, other)) for other in names)
        + "</tr>"
        for number, one in enumerate(names)
    )
    return f"<table><thead><tr><th></th>{head}</tr></thead><tbody>\n{rows}\n</tbody></table>"


def _cell(share: Interval | None) -> str:
    if share is None:
        return '<td class="cell soft">–</td>'
    colour = "--good" if share.mean >= 0.5 else "--bad"
    strength = round(min(1.0, abs(share.mean - 0.5) * 2) * 45)
    return (
        f'<td class="cell" style="background: color-mix(in oklab, var({colour}) {strength}%, transparent)">'
        f"{_percent(share.mean)}<small>{_percent(share.low)} to {_percent(share.high)}</small></td>"
    )


def _percent(part: float) -> str:
    return f"{part * 100:.1f} %"


def _legend(report: LadderReport) -> str:
    return " ".join(
        f'<span class="player">{key_of(number)}{escape(player.name)}</span>'
        for number, player in enumerate(report.players)
    )


def _footer(report: LadderReport) -> str:
    return (
        f"Played by {escape(played_by(report))}. <code>rummykit ladder verify FILE</code> "
        "plays some of it again and compares. Ratings by the model of Bradley and Terry, intervals by the Bayesian "
        "bootstrap over deals."
    )
