"""A ladder as text for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.arena.ladder.again import commands, played_by
from rummykit.arena.ladder.ratings import LadderRating
from rummykit.arena.ladder.report import LadderReport


def ladder_text(report: LadderReport) -> str:
    """The ranking, who is ahead of whom, the ratings at each game, who played it, and how to play it again."""
    names = [player.name for player in report.players]
    games = len({game.sheet for game in report.games})
    head = (
        f"{len(names)} players, {games} game{'s' * (games != 1)}, {report.deals:,} duplicate deals between two; "
        f"{report.anchor} is rated 1000"
    )
    ranking = [["player", "rating", "95 % interval", "2 seats", "more", "deals", "ms a move", "most"]]
    for player in report.players:
        ranking.append(
            [
                player.name,
                f"{player.rating.mean:.0f}",
                f"{player.rating.low:.0f} to {player.rating.high:.0f}",
                _short(player.at_two_seats),
                _short(player.at_more_seats),
                f"{player.deals:,}",
                f"{player.times.mean:.2f}",
                f"{player.times.most:.1f}",
            ]
        )
    crosstable = [["ahead of", *names]]
    for one in names:
        shares = [report.share(one, other) for other in names]
        crosstable.append([one, *("–" if share is None else f"{share.mean:.1%}" for share in shares)])
    by_game = [["game", "seats", *names]]
    for game in report.games:
        by_game.append([game.game, str(game.seats), *(_whole(game.ratings.get(name)) for name in names)])
    told = [f"Played by {played_by(report)}."]
    if again := commands(report, "again.jsonl"):
        told += ["The same deals, by the program and the sheets that you have:", *(f"  {each}" for each in again)]
    return "\n".join([head, "", *_aligned(ranking), "", *_aligned(crosstable), "", *_aligned(by_game), "", *told])


def _short(rating: LadderRating | None) -> str:
    return "–" if rating is None else f"{rating.mean:.0f}"


def _whole(rating: LadderRating | None) -> str:
    return "–" if rating is None else f"{rating.mean:.0f} ({rating.low:.0f} to {rating.high:.0f})"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [f"  {first:<{widths[0]}}", *(f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True))]
        )
        for first, *rest in rows
    ]
