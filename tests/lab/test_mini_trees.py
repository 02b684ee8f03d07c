"""The trees of mini games: OpenSpiel finds the same values on games it walks by itself, and nobody learns too much."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import comb

import pytest
from msgspec.structs import replace

from rummykit._playout import GameTree
from rummykit.cards import Pack
from rummykit.lab.mini import MINI_GAMES, MINI_GIN, MINI_KNOCK, MINI_PARTNERS, MINI_TILES
from rummykit.melds.shapes import Runs
from rummykit.playout.game_tree import TooLargeError, small_game
from rummykit.rules import DealOut, Rules
from tests.examples import one_in

FEW_CARDS = Pack(family="cards", suits=1, ranks=4)
ONE_EACH = DealOut(hand=1, upcard=True)
PAIRS = Runs(min_length=2)
TINY = replace(MINI_KNOCK, id="tiny_knock", pack=FEW_CARDS, deal=ONE_EACH, runs=PAIRS)
TINY_GIN = replace(MINI_GIN, id="tiny_gin", pack=FEW_CARDS, deal=ONE_EACH, turns_each=1)
TINY_RUMMY = replace(MINI_GAMES["mini_rummy"], id="tiny_rummy", pack=FEW_CARDS, deal=ONE_EACH, runs=PAIRS)
"""Four cards, one in hand: small enough for solvers in Python."""
TINY_PARTNERS = replace(
    MINI_PARTNERS,
    id="tiny_partners",
    pack=replace(MINI_PARTNERS.pack, copies=3),
    deal=ONE_EACH,
    second_hand=None,
)
"""Four seats with a card each, of six cards in all."""


def tree(*nodes: tuple[int, int, int, float, float]) -> GameTree:
    """A tree for two of nodes in preorder: parent, player, information set, chance of the branch, first payoff."""
    columns: list[Sequence[float]] = list(zip(*nodes, strict=True))
    columns[-1] = (*columns[-1], *(-each for each in columns[-1]))
    return GameTree(*(array(kind, column) for kind, column in zip("ibidd", columns, strict=True)))


@pytest.mark.parametrize(
    ("rules", "most"),
    [(TINY_PARTNERS, 0), *one_in(3, [(TINY_RUMMY, 0), (TINY, 2), (TINY_GIN, 0)])],
    ids=lambda each: getattr(each, "id", None),
)
def test_openspiel_finds_the_same(rules: Rules, most: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, exploitability

    from rummykit.lab.spiel import add_sheet

    add_sheet(rules)
    theirs, ours = (
        pyspiel.load_game(f"rummykit(game={rules.id},players={rules.players[0]},chance=cards)"),
        small_game(rules),
    )
    uniform = policy.TabularPolicy(theirs)
    assert len(uniform.state_lookup) == len(ours.infosets)
    gained = ours.nash_conv(ours.uniform())
    assert gained > 0
    assert exploitability.nash_conv(theirs, uniform) == pytest.approx(gained, abs=1e-12)
    solver = cfr.CFRPlusSolver(theirs)
    for iterations in range(1, most + 1):
        solver.evaluate_and_update_policy()
        found = exploitability.nash_conv(theirs, solver.average_policy())
        assert found == pytest.approx(ours.nash_conv(ours.solved(iterations)), abs=1e-12)
    if most:
        assert ours.nash_conv(ours.solved(most)) < gained


def test_partners_gain_alone_and_in_turn() -> None:
    # With a payoff of its own for each seat, a seat that responds alone takes its partner along.
    game = small_game(TINY_PARTNERS)
    assert game.sides == ((0, 2), (1, 3))
    for strategy in (game.uniform(), game.solved(3)):
        ours, theirs = game.tree.values(strategy)[:2]
        assert game.tree.values(strategy) == pytest.approx([ours, theirs, ours, theirs])
        assert ours + theirs == pytest.approx(0)
        gains = game.gains(strategy)
        assert min(gains) >= -1e-12
        assert game.nash_conv(strategy) == pytest.approx(sum(gains))
        for side, gained in zip(game.sides, game.side_gains(strategy), strict=True):
            assert gained >= max(gains[seat] for seat in side) - 1e-12


def test_a_second_hand_is_chance_when_it_is_picked_up() -> None:
    # Seat 0 draws the last card but one, and the deal ends; melding its three cards, it gets two more of the eleven
    # that nobody has seen (seven and seven, less three), in any hand.
    rules = replace(MINI_PARTNERS, deal=DealOut(hand=2), stock=replace(MINI_PARTNERS.stock, empty_at=1), id="one_turn")
    game = small_game(rules)
    likely = array("d", game.tree.reach(game.uniform()))
    found: dict[int, float] = {}
    for infoset, chance in zip(game.infosets, likely, strict=True):
        if [meld.cards for meld in infoset.view.table] == [(0, 0, 0)]:
            aces = infoset.view.hand.count(0)
            found[aces] = found.get(aces, 0.0) + chance
    total = sum(found.values())
    assert total > 0
    assert {aces: chance / total for aces, chance in found.items()} == pytest.approx(
        {aces: comb(4, aces) * comb(7, 2 - aces) / comb(11, 2) for aces in range(3)}
    )


def test_matching_pennies_has_its_known_values() -> None:
    # One seat chooses a side unseen, the other guesses it: 1 for a wrong guess.
    pennies = tree(
        (-1, 0, 0, 1, 0),
        (0, 1, 1, 1, 0),
        (1, -2, -1, 1, -1),
        (1, -2, -1, 1, 1),
        (0, 1, 1, 1, 0),
        (4, -2, -1, 1, 1),
        (4, -2, -1, 1, -1),
    )
    assert pennies.gains(pennies.uniform()) == [0, 0]
    always = array("d", (1, 0, 0.5, 0.5))
    assert pennies.values(always) == [0, 0]
    assert pennies.best_response(always, 0)[0] == 0
    worth, answer = pennies.best_response(always, 1)
    assert (worth, list(array("d", answer))) == (1, [1, 0, 1, 0])
    with pytest.raises(ValueError, match="no such player"):
        pennies.best_response(always, 2)
    assert list(array("d", pennies.reach(always))) == [1, 1]


@pytest.mark.parametrize(
    ("nodes", "said"),
    [
        (((-1, 0, 0, 1.0, 0.0),), "only terminal nodes no children"),
        (((0, -2, -1, 1.0, 0.0),), "only the first node has none"),
        (((-1, 0, 0, 1.0, 0.0), (0, 0, 0, 1.0, 0.0), (1, -2, -1, 1.0, 0.0)), "one player, depth and actions"),
        (
            (
                (-1, -1, -1, 1.0, 0.0),
                (0, -1, -1, 0.5, 0.0),
                (0, -1, -1, 0.5, 0.0),
                (1, -2, -1, 1.0, 0.0),
                (2, -2, -1, 1.0, 0.0),
            ),
            "",
        ),
    ],
)
def test_what_is_no_tree_is_refused(nodes: tuple[tuple[int, int, int, float, float], ...], said: str) -> None:
    if not said:  # children of two nodes may follow both: the order is still that of their parents
        assert tree(*nodes).nodes == len(nodes)
        return
    with pytest.raises(ValueError, match=said):
        tree(*nodes)


def test_a_strategy_has_every_slot() -> None:
    game = small_game(TINY)
    with pytest.raises(ValueError, match="one probability for each slot"):
        game.nash_conv(array("d", (1.0,)))


@pytest.mark.parametrize("rules", [TINY, MINI_TILES], ids=lambda rules: rules.id)
def test_more_iterations_come_closer(rules: Rules) -> None:
    game = small_game(rules)
    gains = [game.nash_conv(game.solved(iterations)) for iterations in (1, 10, 100, 1000)]
    assert gains == sorted(gains, reverse=True)
    assert 0 <= gains[-1] < 0.001


def test_information_sets_have_one_view_each() -> None:
    # What a seat has been told says more than what it sees now, never less; both know the same actions.
    game = small_game(MINI_TILES)
    assert {infoset.view.seat for infoset in game.infosets} == {0, 1}
    for infoset in game.infosets:
        assert infoset.seat == infoset.view.seat == infoset.view.turn
        assert len(set(infoset.actions)) == len(infoset.actions) == len(infoset.of(game.uniform()))
    ends = [infoset.first + len(infoset.actions) for infoset in game.infosets]
    assert [0, *ends] == game.tree.offsets


def test_several_sets_may_be_laid_in_one_turn() -> None:
    found = {str(action) for infoset in small_game(MINI_TILES).infosets for action in infoset.actions}
    assert "rearrange r1 r2 r3 / b1 b2 b3 b4" in found or "rearrange b1 b2 b3 b4 / r1 r2 r3" in found


def test_a_tree_has_bounds() -> None:
    with pytest.raises(TooLargeError, match="more than 1000 nodes"):
        small_game(MINI_GAMES["mini_rummy"], most=1000)
    with pytest.raises(TooLargeError, match="need not end"):
        small_game(replace(MINI_GIN, turns_each=None))
