"""What the kernel knows of closed hands: the same from a view, reckoned by the sheet, and the same for a seed."""

from __future__ import annotations

from array import array
from random import Random
from statistics import fmean

import pytest

from rummykit import Deal, hands
from rummykit.games import get
from rummykit.play.actions import Declare, Discard, Drop
from rummykit.playout.closed_deal import NativeClosedDeal, closed_notes, closed_number
from rummykit.playout.closed_seen import seen_closed
from rummykit.playout.closed_sheets import closed_sheet
from rummykit.rules.consistency import faults
from tests.examples import at_most, scaled
from tests.flips import flips
from tests.playout.closed_lockstep import every_closed_game, quick, walk_closed


@pytest.mark.slow
@every_closed_game
def test_what_it_claims_it_plays_as_the_engine_does(game: str) -> None:
    chance, claimed = Random(f"closed reads {game}"), 0
    legal = [flip for flip in flips(game) if not any(faults(flip.sheet))]
    for seed in at_most(len(legal)):
        if seed >= scaled(len(legal)) and claimed:
            break
        flip = legal[seed]
        players = min(max(flip.sheet.players[0], 2 + seed % 2), flip.sheet.players[1])
        if closed_sheet(flip.sheet.for_deal(seed), players) is not None:
            claimed += 1
            walk_closed(flip.sheet, players, seed, chance, quick)
    assert claimed, "the kernel plays some of them"


@every_closed_game
def test_a_view_allows_what_the_deal_does(game: str) -> None:
    for seed in range(6):
        deal = Deal(get(game), 2 + seed % 2, seed, number=seed, starter=0)
        seats = len(deal.order)
        native = NativeClosedDeal(get(game), seats, seed, number=seed)
        while deal.result is None:
            seen = seen_closed(deal.rules, deal.view(deal.turn))
            assert seen is not None
            assert seen.legal() == [closed_number(action, seen.legal()) for action in deal.legal_actions()]
            hand = deal._state.hands[deal.turn]
            assert closed_notes(deal.rules).action(seen.quick(), hand, deal._state.wild) == native.quick()
            native.play(native.quick())
            deal.play(closed_notes(deal.rules).action(seen.quick(), hand, deal._state.wild))
        assert native.result == deal.result


@every_closed_game
def test_weights_are_the_same_for_a_seed_and_come_to_one_deal_won(game: str) -> None:
    deal = Deal(get(game), 3, 5, number=4, starter=0)
    seen = seen_closed(deal.rules, deal.view(0))
    assert seen is not None
    legal = seen.legal()
    assert seen.weigh(legal, 4, 1) == seen.weigh(legal, 4, 1) != seen.weigh(legal, 4, 2)
    found = array("f", seen.weigh(legal, 40, 3))
    assert len(found) == 2 * 40 * len(legal)
    assert {round(share, 3) for share in found[::2]} <= {0.0, 1.0, 0.333}
    with pytest.raises(ValueError, match="not legal"):
        seen.weigh([12345], 1, 1)


def test_a_drop_costs_what_the_sheet_says() -> None:
    deal = Deal(get("indian_rummy_points"), 2, 3, starter=0)
    seen = seen_closed(deal.rules, deal.view(0))
    assert seen is not None
    number = closed_number(Drop(), seen.legal())
    assert number is not None
    assert {*array("f", seen.weigh([number], 20, 1))[1::2]} == {-20.0}


def test_a_show_wins_and_any_other_discard_is_worse() -> None:
    # given: two pure runs, a group and a run, the clubs of which lie apart from the king
    held = (0, 1, 2, 3, 17, 18, 19, 8, 21, 34, 40, 41, 42, 51)
    deal = Deal.position(
        get("indian_rummy_points"),
        hands_held=[held, (4, 5, 6, 20, 22, 24, 26, 28, 30, 32, 36, 44, 46)],
        stock=(7, 9, 10, 11, 12, 13, 14, 15, 16, 23, 25, 27, 29, 31),
        pile=(50,),
        phase="play",
        turn=0,
        wild=5,
        indicator=43,
        draws=[1, 1],
    )
    seen = seen_closed(deal.rules, deal.view(0))
    assert seen is not None
    declared = next(action for action in deal.legal_actions() if isinstance(action, Declare) and action.card == 51)
    numbers = [closed_number(action, seen.legal()) for action in (declared, Discard(0))]
    found = array("f", seen.weigh([number for number in numbers if number is not None], 200, 1))
    assert fmean(found[0::4]) == 1
    assert fmean(found[1::4]) > fmean(found[3::4]) + 10


def test_who_is_out_of_the_match_plays_no_part() -> None:
    deal = Deal(get("indian_rummy_pool101"), 4, 2, order=(0, 2, 3), starter=2)
    deal.play("drop")
    seen = seen_closed(deal.rules, deal.view(deal.turn))
    assert seen is not None
    ends = array("f", seen.played_out([hands.faces(deal._state.hands[each]) for each in deal.order], [(7, 8, 9)], 1))
    assert len(ends) == 6
    assert sum(ends[0::2]) == pytest.approx(1)


def test_cards_that_the_pack_does_not_have_are_refused() -> None:
    deal = Deal.position(get("indian_rummy_points"), hands_held=[(0,) * 13, (1,) * 13], stock=(2, 3), pile=(4,), wild=5)
    assert seen_closed(deal.rules, deal.view(0)) is None
