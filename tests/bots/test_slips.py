"""How the levels for people err: as people do, now and then, the same again from the same chance."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import Deal, games
from rummykit.bots import Level, choose
from rummykit.bots.slips import thrown
from rummykit.cards import parse, parse_face
from rummykit.play.actions import Action, Discard, Draw, Drop, LayOff, Meld, Pass, Rearrange
from rummykit.play.view import TableMeld
from tests.bots.test_steady import card_table

CHANCES = range(60)
ERRING: tuple[Level, ...] = ("beginner", "easy")
every_erring = pytest.mark.parametrize("level", ERRING)


def chosen(deal: Deal, level: Level) -> list[Action]:
    """What the level does in the same position, by chance."""
    return [choose(level, deal.rules, deal.view(deal.turn), Random(seed)) for seed in CHANCES]


def at_tiles(rack: str, *sets: str) -> Deal:
    """A table of Rummikub on which both seats have made their first meld."""
    table = [
        TableMeld(parse(tiles), "group" if tiles[1:].split()[0] == tiles.split()[1][1:] else "run") for tiles in sets
    ]
    rules = games.get("rummikub")
    other = parse("r13 k13")
    stock = list(rules.pack.faces())
    for face in (*parse(rack), *other, *(face for each in table for face in each.cards)):
        stock.remove(face)
    return Deal.position(rules, hands_held=[parse(rack), other], table=table, stock=stock, opened=[True, True])


def share(actions: list[Action], wanted: Action) -> float:
    return actions.count(wanted) / len(actions)


def test_a_lay_off_is_overlooked_now_and_then_and_more_often_by_beginners() -> None:
    deal = card_table("standard_rummy", "4D QS 8H 2C", "9S 9C 9H 5C 7H", "5D 6D 7D")
    seen = [share(chosen(deal, level), LayOff(0, parse("4D"))) for level in ERRING]
    assert 0.3 < seen[0] < seen[1] < 1
    assert all(isinstance(action, LayOff | Discard) for level in ERRING for action in chosen(deal, level))


def test_pairs_are_kept_for_too_long() -> None:
    deal = card_table("gin_rummy", "KS KH 2C 3C 4C 8D 8H 8S JC JD 5S", "2D 3D 4D 5D 6D 9H 9S 9C TS TH")
    lone = Discard(parse_face("5S"))
    greedy = choose("greedy", deal.rules, deal.view(0), Random(0))
    assert greedy in [Discard(card) for card in parse("KS KH JC JD")]
    assert 0 < share(chosen(deal, "easy"), lone) < share(chosen(deal, "beginner"), lone)


@every_erring
def test_finished_melds_are_kept(level: Level) -> None:
    deal = card_table("gin_rummy", "KS KH 2C 3C 4C 8D 8H 8S JC JD 5S", "2D 3D 4D 5D 6D 9H 9S 9C TS TH")
    thrown = {action.card for action in chosen(deal, level) if isinstance(action, Discard)}
    assert thrown
    assert not thrown & set(parse("2C 3C 4C 8D 8H 8S"))


@every_erring
def test_the_same_chance_errs_in_the_same_way(level: Level) -> None:
    deal = card_table("standard_rummy", "4D QS 8H 2C", "9S 9C 9H 5C 7H", "5D 6D 7D")
    assert chosen(deal, level) == chosen(deal, level)


def test_a_move_with_many_sets_is_beyond_them_and_one_with_a_single_set_is_not() -> None:
    simple = at_tiles("r4 o9", "r1 r2 r3")
    hard = at_tiles("r3 o13", "r1 b1 k1 o1", "r2 b2 k2 o2", "b5 k5 o5")
    assert isinstance(choose("medium", hard.rules, hard.view(0), Random(0)), Rearrange)
    assert {type(action) for action in chosen(hard, "beginner")} == {Pass}
    assert {type(action) for action in chosen(hard, "easy")} == {Pass, Rearrange}
    for level in ERRING:
        assert share(chosen(simple, level), Rearrange((parse("r1 r2 r3 r4"),))) > 0.6


@every_erring
def test_whatever_is_noticed_at_a_table_is_legal(level: Level) -> None:
    for seed in range(3):
        for game in ("rummikub", "rummikub_twist", "machiavelli"):
            deal, chance = Deal(games.get(game), seed=seed, undoable=False), Random(seed)
            for _ in range(30):
                if deal.result is None:
                    deal.play(choose(level, deal.rules, deal.view(deal.turn), chance))


def test_beginners_stay_in_with_a_hand_that_is_better_dropped() -> None:
    rules = games.get("indian_rummy_points")
    for seed in range(400):
        deal = Deal(rules, 2, seed)
        if choose("greedy", rules, deal.view(deal.turn), Random(0)) == Drop():
            assert set(chosen(deal, "beginner")) <= {Draw("stock"), Draw("discard")}
            assert set(map(type, chosen(deal, "easy"))) == {Drop, Draw}
            return
    pytest.fail("no hand is dropped")


def test_beginners_lay_all_they_can_and_keep_nothing_to_take_a_pile() -> None:
    """Easy bots do so in three of four turns; greedy keeps its last cards for the pile."""
    rules = games.get("canasta")
    for seed in range(20):
        deal, chance = Deal(rules, 2, seed, undoable=False), Random(seed)
        while deal.result is None:
            action = choose("greedy", rules, deal.view(deal.turn), chance)
            if isinstance(action, Discard) and Meld in set(map(type, chosen(deal, "beginner"))):
                assert set(map(type, chosen(deal, "beginner"))) == {Meld}
                assert 0.6 < [*map(type, chosen(deal, "easy"))].count(Meld) / len(CHANCES) < 0.9
                return
            deal.play(action)
    pytest.fail("nobody keeps a group in the hand")


def test_only_what_makes_melds_is_kept_together() -> None:
    """At Canasta neighbours in suit are no pair: the dear lone ace goes first, the pair of fours stays."""
    deal, chance = Deal(games.get("canasta"), 2, 3, undoable=False), Random(3)
    while deal.phase != "play":
        deal.play(choose("greedy", deal.rules, deal.view(deal.turn), chance))
    view = replace(deal.view(deal.turn), hand=parse("4H 4D JS QS KH AS"))
    assert thrown(deal.rules, view, Deal.from_view(deal.rules, view)) == Discard(parse_face("AS"))


@pytest.mark.parametrize("game", ["gin_rummy", "rummy_500", "okey", "canasta"])
def test_medium_and_steady_are_the_same(game: str) -> None:
    rules = games.get(game)
    deal, chance = Deal(rules, rules.players[0], 5, undoable=False), Random(5)
    for _ in range(20):
        both = [choose(level, rules, deal.view(deal.turn), Random(1)) for level in ("medium", "steady")]
        assert both[0] == both[1]
        deal.play(choose("random", rules, deal.view(deal.turn), chance))
