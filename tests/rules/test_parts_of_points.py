"""What the points of a deal are made of: for every seat the parts add up to its points."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import games
from rummykit.bots import Level, choose
from rummykit.cards import parse
from rummykit.match import Match
from rummykit.match.score import price, tally
from rummykit.play.actions import ShowIndicator
from rummykit.play.result import Result


@pytest.mark.parametrize("game", ["rummy_500", "thai_dummy", "tonk", "tong_its", "okey", "okey_101"])
def test_parts_add_up_to_the_points(game: str) -> None:
    sheet, chance, told = games.get(game), Random(3), set()
    for number in range(12):
        match = Match(sheet, players=3, seed=number.to_bytes(32))
        while match.deal.result is None:
            level: Level = "random" if chance.random() < 0.3 else "greedy"
            match.play(choose(level, sheet, match.deal.view(match.deal.turn), chance))
        row = match.rows[-1]
        if row.kind == "void":
            continue
        assert tuple(sum(part.points for part in parts) for parts in row.parts) == row.points
        told |= {part.code for parts in row.parts for part in parts}
    assert len(told) > 1


def test_a_game_with_a_single_thing_to_count_tells_no_parts() -> None:
    sheet, chance = games.get("standard_rummy"), Random(3)
    match = Match(sheet, players=2, seed=bytes(32))
    while match.deal.result is None:
        match.play(choose("greedy", sheet, match.deal.view(match.deal.turn), chance))
    assert match.rows[-1].parts == ()


def test_who_loses_points_by_an_indicator_shown_is_told_so_the_winner_too() -> None:
    seen = 0
    for number in range(12):
        match = Match(games.get("okey"), players=4, seed=number.to_bytes(32))
        while match.deal.result is None:
            show = ShowIndicator()
            greedy = choose("greedy", match.rules, match.deal.view(match.deal.turn), Random(0))
            match.play(show if match.deal.can(show) else greedy)
        row, shower = match.rows[-1], match.deal.result.shower
        shown = [seat for seat, parts in enumerate(row.parts) if any(part.code == "indicator_shown" for part in parts)]
        assert shown == ([] if shower is None else [seat for seat in range(4) if seat != shower])
        assert tuple(sum(part.points for part in parts) for parts in row.parts) == row.points
        seen += shower is not None and not {*row.winners} <= {shower}
    assert seen


INDIAN = [id for id, sheet in games.SHEETS.items() if sheet.lives is not None and sheet.lives.pures is None]
PURE, IMPURE, SET = "5H 6H 7H", "9S JK JS", "4C 4D 4S"


@pytest.mark.parametrize("game", INDIAN)
@pytest.mark.parametrize(
    ("melds", "why"),
    [
        ((IMPURE, SET), "hands_no_pure"),
        ((PURE, SET), "hands_run_missing"),
        ((PURE, "8S 9S TS", "TC JC QC"), "hands"),
        ((), "hands"),
    ],
)
def test_a_losing_hand_of_indian_rummy_says_why_its_melds_count(game: str, melds: tuple[str, ...], why: str) -> None:
    rules = games.get(game)
    rest = parse("2H KD 8D QS 6C JD AS AC 3H TD KS 7C 9H 4H JH 2S 8C QH 5D 3C 6S")
    size = rules.deal.hand
    assert isinstance(size, int)
    hand = (*parse(" ".join(melds)), *rest)[:size]
    result = Result(
        kind="went_out", winner=0, hands=((), hand), first=0, order=(0, 1), turns=3, melds=(), out=(None, None)
    )
    row = price(rules, result, tally(rules, result))
    own = [part for part in row.parts[1] if part.code.startswith("hands")] if row.parts else []
    assert [part.code for part in own] == ([why] if own or why != "hands" else [])
    if row.parts:
        assert tuple(sum(part.points for part in parts) for parts in row.parts) == row.points
