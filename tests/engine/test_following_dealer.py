"""Where one hand is the whole match (SPEC 6.2) its winner deals the next match at the table."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Match, bots, games, score
from rummykit.match import paper
from rummykit.play.deal import Deal
from rummykit.play.events import StartDrawn
from rummykit.record import Move, RecordError, parse_record, record_of, replay, write
from rummykit.rules import Rules
from rummykit.words import rule_page

SINGLE = games.get("standard_rummy", single_hand=True)


def over(rules: Rules, seed: int = 3, players: int = 3, dealer: int | None = None) -> Match:
    """A match played out by chance."""
    match, chance = Match(rules, players, seed, dealer), Random(seed)
    while match.result is None:
        if match.between_deals:
            match.next_deal()
        match.play(chance.choice(list(match.deal.legal_actions())))
    return match


@pytest.mark.parametrize("seed", range(4))
def test_the_winner_of_a_single_hand_deals_the_next_match(seed: int) -> None:
    first = over(SINGLE, seed)
    assert first.result is not None
    assert first.following_dealer == first.result.winners[0]
    second = Match(SINGLE, 3, b"another seed", first.following_dealer)
    assert second.deal.dealer == first.result.winners[0]
    assert second.deal.starter == (first.result.winners[0] + 1) % 3
    assert not any(isinstance(event, StartDrawn) for event in second.deal.beginning)


def test_without_a_dealer_it_is_drawn_for_as_ever() -> None:
    assert Match(SINGLE, 3, 5).deal.beginning == Deal(SINGLE, 3, 5).beginning
    assert any(isinstance(event, StartDrawn) for event in Match(SINGLE, 3, 5).deal.beginning)


def test_nobody_is_named_before_the_match_is_over_or_where_more_than_a_hand_is_played() -> None:
    assert Match(SINGLE, 3, 5).following_dealer is None
    assert over(games.get("standard_rummy", target_score=1)).following_dealer is None


def test_after_a_shared_win_the_deal_passes_to_the_next_player() -> None:
    rules = games.get("block_rummy", single_hand=True)
    match = Match(rules, 4, 1, dealer=2)
    tie = paper.keep(rules, 4, [paper.PaperDeal(kind="blocked", held=(5, 12, 5, 15))])
    assert tie.score.result is not None
    assert tie.score.result.winners == (0, 2)
    match.deal._state.end("blocked", None)
    match.rows = list(tie.score.rows)
    assert match.following_dealer == 3
    assert "After a shared win" in "\n".join(rule_page(rules, "en").sections[-2].paragraphs)


def test_a_void_hand_is_dealt_again_by_the_same_dealer_and_is_no_match() -> None:
    match = Match(SINGLE, 3, 1, dealer=1)
    match.deal._state.end("void", None)
    assert match.deal.result is not None
    match.rows.append(score(SINGLE, match.deal.result))
    assert match.result is None
    assert match.following_dealer is None
    match.next_deal()
    assert match.deal.dealer == 1


def test_a_seat_that_is_not_there_and_a_game_without_a_dealer_are_refused() -> None:
    with pytest.raises(ValueError, match="no seat 3"):
        Match(SINGLE, 3, 1, dealer=3)
    with pytest.raises(ValueError, match="Nobody deals"):
        Match(games.get("rummikub"), 3, 1, dealer=0)


def test_a_record_says_who_dealt_first_and_is_replayed_so() -> None:
    match, chance = Match(SINGLE, 3, 7, dealer=2), Random(7)
    moves = []
    while match.result is None:
        action = bots.choose("greedy", SINGLE, match.deal.view(match.deal.turn), chance)
        moves.append(Move(match.deal.turn, action))
        match.play(action)
    text = write(record_of(match, [moves], ("Ann", "Bo", "Cy")))
    assert "\nseats Ann / Bo / Cy\ndealer 2\n" in text
    record = parse_record(text)
    assert write(record) == text
    *_, last = replay(record)
    assert last.deal.dealer == 2
    assert last.deal.result == match.deal.result


def test_a_record_of_a_match_that_was_drawn_for_has_no_such_line() -> None:
    text = write(record_of(Match(SINGLE, 3, 7), [[]], ("Ann", "Bo", "Cy")))
    assert not [line for line in text.splitlines() if line.startswith("dealer")]


@pytest.mark.parametrize(
    ("game", "line", "what"),
    [("standard_rummy", "dealer 3", "'3' is no seat"), ("rummikub", "dealer 0", "nobody deals in Rummikub")],
)
def test_a_dealer_that_cannot_be_is_refused_with_its_line(game: str, line: str, what: str) -> None:
    with pytest.raises(RecordError, match=what) as error:
        parse_record(f"RummyKit record 1\ngame {game}\nseats A / B / C\n{line}\n")
    assert error.value.line == 4


def test_the_player_who_went_out_goes_first_where_the_house_says_so_else_the_deal_passes() -> None:
    starters = set()
    for seed in range(4):
        match = Match(games.get("thai_dummy", out_starts=True), players=3, seed=seed)
        for _ in range(3):
            while match.deal.result is None:
                match.play(bots.choose("greedy", match.rules, match.deal.view(match.deal.turn), Random(0)))
            if not match.between_deals:
                break
            last = match.deal
            match.next_deal()
            assert last.result is not None
            assert last.dealer is not None
            out = last.result.winner if last.result.kind == "went_out" else None
            starters.add(out is None)
            dealer = match.deal._state.before(out) if out is not None else last._state.after(last.dealer)
            assert match.deal.dealer == dealer
            assert out in (None, match.deal._state.starter)
    assert False in starters
