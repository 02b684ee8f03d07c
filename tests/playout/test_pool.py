"""A pool plays its deals as `Deal` does, whoever plays them, and tells the same of them."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from rummykit import Deal, games, hands
from rummykit.match.score import score
from rummykit.playout import DealPool


def followed(pool: DealPool, steps: int, chance: Random) -> int:
    """Step a pool and deals of its own beside it, and compare; returns how many deals ended."""
    rules, players, size = pool.rules, pool.players, pool.size
    deals = [Deal(rules, players, "pool", number=slot, starter=slot % players) for slot in range(size)]
    over = 0
    for _ in range(steps):
        legal = [list(deal.legal_actions()) for deal in deals]
        assert list(pool.counts) == list(map(len, legal))
        assert list(pool.turns) == [deal.turn for deal in deals]
        assert [pool.number(slot) for slot in range(size)] == [deal.number for deal in deals]
        assert pool.actions(size - 1) == legal[-1]
        assert pool.hand(0) == deals[0]._state.hands[deals[0].turn]
        choices = array("i", [chance.randrange(count) for count in pool.counts])
        pool.step(choices)
        for slot, deal in enumerate(deals):
            deal.play(legal[slot][choices[slot]])
            points = (0,) * players if deal.result is None else score(rules, deal.result).points
            assert tuple(pool.points[slot * players : (slot + 1) * players]) == points
            assert pool.ended[slot] == (deal.result is not None)
            if deal.result is not None:
                number = deal.number + size
                deals[slot] = Deal(rules, players, "pool", number=number, starter=number % players)
                over += 1
    return over


@pytest.mark.parametrize(
    ("game", "players", "native", "steps"),
    [
        ("gin_rummy", 2, True, 120),
        ("knock_rummy", 3, True, 120),
        ("standard_rummy", 2, True, 900),
        ("tonk", 3, True, 120),
        ("tong_its", 3, True, 250),
        ("boathouse_rum", 2, True, 900),
        ("rummy_500", 3, True, 250),
        ("rummikub", 2, True, 700),
        ("rummikub", 3, True, 700),
        ("rummikub_classic", 4, True, 700),
        ("indian_rummy_points", 3, True, 120),
        ("indian_rummy_21", 2, True, 120),
        ("three_thirteen", 3, True, 120),
        ("continental_rum", 2, True, 1500),
        ("okey", 4, True, 400),
        ("phom", 3, True, 120),
        ("thai_dummy", 2, True, 250),
        ("double_rum", 2, False, 250),
    ],
)
def test_a_pool_plays_the_deals_it_says(game: str, players: int, native: bool, steps: int) -> None:
    pool = DealPool(games.get(game), players, 7, "pool")
    assert pool.native is native
    assert followed(pool, steps, Random(game)) > 0


def test_threads_and_widths_of_choices_change_nothing() -> None:
    rules, chance = games.get("gin_rummy"), Random(1)
    pools = [DealPool(rules, 2, 200, 5, threads=threads, shuffle="quick") for threads in (1, 3, 1)]
    for _ in range(60):
        choices = [chance.randrange(count) for count in pools[0].counts]
        pools[0].step(array("i", choices))
        pools[1].step(array("q", choices))
        pools[2].step(choices)
        for pool in pools[1:]:
            assert (pool.counts, pool.turns, pool.ended, pool.points) == (
                pools[0].counts,
                pools[0].turns,
                pools[0].ended,
                pools[0].points,
            )


@pytest.mark.parametrize("game", ["knock_rummy", "okey_101"])
def test_a_choice_that_is_none_plays_nothing(game: str) -> None:
    pool = DealPool(games.get(game), 2, 3, 0)
    counts, legal = list(pool.counts), pool.actions(0)
    for wrong in (-1, 1000):
        with pytest.raises(ValueError, match="legal actions, counted from 0"):
            pool.step([0, 0, wrong])
    with pytest.raises(ValueError, match="choice for each deal"):
        pool.step(array("i", [0]))
    assert (list(pool.counts), pool.actions(0)) == (counts, legal)


def test_what_is_seen_is_what_a_view_shows() -> None:
    rules, chance, players = games.get("standard_rummy"), Random(3), 3
    pool = DealPool(rules, players, 4, "pool")
    deals = [Deal(rules, players, "pool", number=slot, starter=slot % players) for slot in range(4)]
    seen = array("Q", bytes(8 * 4 * pool.words))
    for _ in range(150):
        pool.observe(seen)
        for slot, deal in enumerate(deals):
            row, view = seen[slot * pool.words : (slot + 1) * pool.words], deal.view(deal.turn)
            assert row[0] == hands.of(view.hand)
            assert row[1] == hands.of(view.discard_pile[-1:])
            assert row[2] == hands.of(view.discard_pile)
            assert row[4] == hands.of(() if view.taken is None else (view.taken,))
            for place in range(players):
                seat = (deal.turn + place) % players
                laid = [face for meld in view.table if meld.owner == seat for face in meld.cards]
                assert row[5 + 4 * place + 3] == hands.of(laid)
                assert row[5 + 4 * players] >> 8 * place & 255 == view.counts[seat]
            assert row[6 + 4 * players] >> 8 & 255 == view.stock
            assert not row[3] & (row[0] | row[2])
        legal = [list(deal.legal_actions()) for deal in deals]
        choices = [chance.randrange(len(each)) for each in legal]
        pool.step(choices)
        for slot, deal in enumerate(deals):
            deal.play(legal[slot][choices[slot]])
            if deal.result is not None:
                number = deal.number + 4
                deals[slot] = Deal(rules, players, "pool", number=number, starter=number % players)


def test_nothing_is_seen_where_the_kernel_does_not_play() -> None:
    pool = DealPool(games.get("okey_101"), 2, 1)
    assert pool.words == 0
    with pytest.raises(ValueError, match="no card game that the kernel knows"):
        pool.observe(bytearray(8))
