"""Sharp where first melds with jokers must count so much: by the sheet, and stronger than steady."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from rummykit._playout import search_jokers
from rummykit.arena.duplicate import duplicate
from rummykit.bots.budget import Budget
from rummykit.bots.outlook import live
from rummykit.bots.sharp.first_melds import laid, search
from rummykit.cards import STANDING_FOR, parse
from rummykit.play.actions import Discard
from rummykit.play.view import TableMeld, View
from tests.bots.playing import played, sharp
from tests.examples import FUZZ

FEW = Budget(playouts=60)


def after_first_melds(hand: str, other: str, pile: str = "8D") -> View:
    """What the seat to act sees after its draw at German Rummy, both seats having laid their first melds."""
    rules = games.get("german_rummy")
    table = [
        TableMeld(parse("TS JS QS KS"), "run", 0),
        TableMeld(parse("TH JH QH KH"), "run", 1),
    ]
    return Deal.position(
        rules,
        hands_held=[parse(hand), parse(other)],
        table=table,
        opened=[True, True],
        stock=parse("3C 3D 5C 6D 4C 2C"),
        pile=parse(pile),
        phase="play",
    ).view(0)


@pytest.mark.parametrize(
    ("game", "players"), [("caloochi", 2), ("caloochi", 4), ("german_rummy", 2), ("german_rummy", 6)]
)
def test_it_plays_whole_deals_and_the_same_ones_for_a_seed(game: str, players: int) -> None:
    assert played(games.get(game), players, 3, sharp(FEW)) == played(games.get(game), players, 3, sharp(FEW))


@pytest.mark.parametrize(
    "options", [{"first_meld": 0}, {"first_meld": 100}, {"must_discard": True}, {"swap_requires_open": True}]
)
def test_house_rules_are_kept(options: dict[str, int | bool]) -> None:
    rules, chance = games.get("caloochi").with_options(**options), Random(2)
    deal = Deal(rules, 3, 2)
    while deal.result is None:
        action = search(rules, deal.view(deal.turn), chance, FEW)
        assert action is not None
        deal.play(action)


def test_it_goes_out_where_it_can() -> None:
    rules, view = games.get("german_rummy"), after_first_melds("9S 4D", "2D 4H 6D")
    deal = Deal.from_view(rules, view)
    while deal.result is None:
        action = search(rules, deal.view(0), Random(1), FEW)
        assert action is not None
        deal.play(action)
        assert deal.turn == 0
    assert deal.result.winner == 0


def test_hidden_cards_change_nothing() -> None:
    rules = games.get("german_rummy")
    deal = Deal(rules, 2, 5)
    deal.play("draw stock")
    other = deal.clone()
    other._state.stock.reverse()
    seat = deal.turn
    assert search(rules, deal.view(seat), Random(1), FEW) == search(rules, other.view(seat), Random(1), FEW)


@pytest.mark.parametrize("game", ["standard_rummy", "double_rum", "continental_rum", "rummikub", "nowrang"])
def test_other_sheets_are_left_to_others(game: str) -> None:
    rules = games.get(game)
    deal = Deal(rules, 2, 1)
    assert search(rules, deal.view(deal.turn), Random(1), FEW) is None


def joker_for(face: str) -> int:
    return STANDING_FOR + parse(face)[0]


def test_melds_as_the_kernel_sees_them() -> None:
    """Suits are numbered from spades, ranks from the ace, and the place after the king is a high ace."""
    assert laid(TableMeld(parse("2H 3H 4H"), "run", 0)) == (True, 1, 0b1110, 0, 0)
    assert laid(TableMeld((*parse("QD KD"), joker_for("AD")), "run", 0)) == (True, 2, 0b11 << 11, 1 << 13, 0)
    assert laid(TableMeld((joker_for("AD"), *parse("2D 3D")), "run", 0)) == (True, 2, 0b110, 0b1, 0)
    assert laid(TableMeld(parse("8S 8C JK"), "group", 0)) == (False, 7, 0b1001, 0, 1)
    assert laid(TableMeld((*parse("8S 8C"), joker_for("8H")), "group", 0)) == (False, 7, 0b1001, 0b0010, 0)


def test_a_choice_that_ends_the_deal_is_the_best() -> None:
    """Playouts from two deals that are left: in one the hand is empty, in the other it is not."""
    rules = games.get("german_rummy")
    view = after_first_melds("4D 9D", "2D 4H 6D")
    table = [laid(meld) for meld in view.table]
    best, judged = search_jokers(
        values=[rules.values.of(face) for face in range(53)],
        low_ace=1,
        beside=range(14),
        minimum=40,
        first_meld_only=False,
        frees=True,
        freed_is_laid=True,
        frees_after_own=True,
        may_go_out=False,
        to_winner=False,
        times=3,
        shuffles=False,
        seat=0,
        counts=view.counts,
        known=[[], []],
        draws=[5, 5],
        unseen=list(live(rules, view).elements()),
        stock=40,
        choices=[
            (1, 0, 0, parse("4D"), table, view.opened, parse("8D 9D")),
            (0, 3, 0, (), table, view.opened, parse("8D 9D")),
        ],
        playouts=200,
        seconds=0.0,
        seed=1,
    )
    assert best == 1
    assert judged[1][0] > judged[0][0]
    assert judged[1][0] > 0


def test_it_discards_by_the_sheet_the_card_taken_stays() -> None:
    rules = games.get("german_rummy")
    view = Deal.position(
        rules,
        hands_held=[parse("4D 9D KC"), parse("2D 4H 6D")],
        stock=parse("3C 3D"),
        pile=parse("8D"),
        phase="play",
        taken=parse("KC")[0],
    ).view(0)
    action = search(rules, view, Random(1), FEW)
    assert isinstance(action, Discard)
    assert action.card != parse("KC")[0]


@pytest.mark.parametrize(
    "change", [{"seat": 5}, {"values": [1, 2]}, {"choices": []}, {"unseen": [99]}, {"unseen": [3] * 112}]
)
def test_what_is_no_deal_is_refused(change: dict[str, object]) -> None:
    deal: dict[str, object] = {
        "values": [1] * 53,
        "low_ace": 1,
        "beside": [0, *[12] * 13],
        "minimum": 40,
        "first_meld_only": False,
        "frees": True,
        "freed_is_laid": False,
        "frees_after_own": False,
        "may_go_out": True,
        "to_winner": True,
        "times": 3,
        "shuffles": False,
        "seat": 0,
        "counts": [2, 2],
        "known": [[], []],
        "draws": [1, 1],
        "unseen": [3, 4, 5, 6],
        "stock": 2,
        "choices": [(0, 2, 0, [1, 2], [], [False, False], [7])],
        "playouts": 10,
        "seconds": 0.0,
        "seed": 1,
    }
    search_jokers(**deal)  # type: ignore[arg-type]  # this one is a deal
    with pytest.raises(ValueError, match="no deal of this sheet"):
        search_jokers(**deal | change)  # type: ignore[arg-type]  # one that is none


@pytest.mark.parametrize(
    ("game", "playouts", "deals"), [("german_rummy", 100, 30), *([("caloochi", 300, 100)] if FUZZ else [])]
)
def test_more_points_than_steady(game: str, playouts: int, deals: int) -> None:
    found = duplicate(games.get(game), (f"sharp:{playouts}", "steady"), deals, seed="melds", on=None).difference(0, 1)
    assert found.low > 0
