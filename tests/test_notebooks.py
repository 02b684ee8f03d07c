"""What a notebook shows of a match, its score sheet, a rule sheet and the standing of a tournament."""

from __future__ import annotations

import re
from random import Random

from rummykit import Match, bots, games
from rummykit.arena import Standing


def finished() -> Match:
    """A match of two deals, over after the second."""
    match, chance = Match(games.get("standard_rummy", target_score=50), seed=4), Random(4)
    while match.result is None:
        if match.between_deals:
            match.next_deal()
        match.play(bots.choose("greedy", match.rules, match.deal.view(match.deal.turn), chance))
    return match


def test_a_match_shows_its_score_sheet_and_its_deal() -> None:
    match = finished()
    shown = match._repr_html_()
    rows = [re.findall(r"<t[dh]>(.*?)</t[dh]>", row) for row in re.findall(r"<tr>(.*?)</tr>", shown)]
    assert rows[0] == ["deal", "seat 0", "seat 1", "how it ended"]
    for number, row in enumerate(match.rows, 1):
        assert rows[number] == [str(number), *map(str, row.points), row.kind.replace("_", " ")]
    assert ["total", *map(str, match.totals), ""] in rows
    assert ["place", *map(str, match.sheet.places), ""] in rows
    assert shown.endswith("</svg>")
    assert repr(match) == f"<Match of standard_rummy: over, totals {match.totals[0]}, {match.totals[1]}>"


def test_what_the_end_of_a_match_adds_has_a_line_of_its_own() -> None:
    sheet = finished().sheet
    assert "at the end" not in sheet._repr_html_()
    gin, chance = Match(games.get("gin_rummy", target_score=50), seed=4), Random(4)
    while gin.result is None:
        if gin.between_deals:
            gin.next_deal()
        gin.play(bots.choose("greedy", gin.rules, gin.deal.view(gin.deal.turn), chance))
    assert gin.result.finals
    finals = "".join(f"<th>{points}</th>" for points in gin.result.finals)
    assert f"<tr><th>at the end</th>{finals}<th></th></tr>" in gin.sheet._repr_html_()


def test_a_rule_sheet_shows_its_rule_page() -> None:
    shown = games.get("gin_rummy", knock_limit=5)._repr_markdown_()
    assert shown.startswith("# Gin Rummy\n")
    assert shown.count("\n## ") > 5


def test_the_standing_of_a_tournament_is_a_table() -> None:
    standing = Standing(
        game="knock_rummy",
        bots=("greedy", "<mine>"),
        seats=2,
        seatings=2,
        points=((3, 12), (-4, 20)),
        won=((0, 2), (1, 1)),
        took=((1.0,), (1.0,)),
    )
    shown = standing._repr_html_()
    assert "<caption>knock_rummy, 2 deals</caption>" in shown
    assert "<tr><td>greedy</td><td>-0.25</td><td>25.0%</td></tr>" in shown
    assert "<tr><td>&lt;mine&gt;</td><td>+8.00</td><td>75.0%</td></tr>" in shown
