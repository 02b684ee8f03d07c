"""Mini games are ordinary sheets, and bots are as far from their equilibria as an exact best response says."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from rummykit import Deal, hands, score
from rummykit.bots import choose
from rummykit.bots.budget import Budget
from rummykit.bots.sharp.small_games import MOST_CARDS, mixture, search
from rummykit.cards import Pack, number_of
from rummykit.lab.mini import MINI_GAMES, MINI_GIN, MINI_KNOCK, MINI_TILES, level_strategy, small_game, strategy_of
from rummykit.melds.arrange import deadwood
from rummykit.melds.pack import pack_melds
from rummykit.melds.shapes import Groups, Runs
from rummykit.play.actions import Discard, Draw
from rummykit.play.start import draw_for_start
from rummykit.rules import Rules
from rummykit.words import LANGUAGES, rule_page

TAKE_AND_DISCARD = (Draw("discard"), *map(Discard, MINI_GIN.pack.faces()))
SOLVED = Budget(playouts=200)


@pytest.mark.parametrize("rules", MINI_GAMES.values(), ids=lambda rules: rules.id)
def test_random_play_ends_and_keeps_the_cards(rules: Rules) -> None:
    for seed in range(40):
        deal, chance = Deal(rules, rules.players[0], seed=seed), Random(seed)
        while deal.result is None:
            deal.play(chance.choice(list(deal.legal_actions())))
        held = [face for cards in deal.result.hands for face in cards]
        laid = [face for meld in deal._state.table for face in meld.cards]
        second = [face for cards in deal._state.second_hands for face in cards]
        assert sorted(held + laid + second + deal._state.stock + deal._state.pile) == list(rules.pack.faces())
        if deal.result.kind == "void":
            assert set(score(rules, deal.result).points) == {0}


@pytest.mark.parametrize("rules", MINI_GAMES.values(), ids=lambda rules: rules.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read(rules: Rules, language: str) -> None:
    sections = rule_page(rules, language).sections
    shown = {face for section in sections for meld in section.examples for face in meld}
    assert shown
    assert shown <= set(rules.pack.faces())


def test_a_short_pack_has_the_first_suits_and_lowest_ranks() -> None:
    assert Pack(family="cards", suits=2, ranks=3, copies=2).faces() == (0, 0, 1, 1, 2, 2, 13, 13, 14, 14, 15, 15)
    assert Pack(family="tiles", suits=1, ranks=4).faces() == (64, 65, 66, 67)
    assert len(Pack(family="tiles", suits=3, ranks=5, copies=2)) == 30


def test_a_deal_with_counted_turns_is_void_in_the_end() -> None:
    deal = Deal(MINI_GIN, seed=3, starter=0, dealer=1)
    deal.play("draw discard")
    while deal.result is None:
        deal.play(next(action for action in deal.legal_actions() if action in TAKE_AND_DISCARD))
    assert (deal.result.kind, deal.result.turns) == ("void", 4)


def test_seats_that_tie_draw_from_a_pack_shuffled_again() -> None:
    # Six cards are drawn up in three ties, and then come back.
    drawn = [draw_for_start(MINI_GIN, 2, seed, "deal 0 start")[0] for seed in range(400)]
    assert max(len(start.rounds) for start in drawn) > 3


@pytest.mark.parametrize(("least_group", "least_run"), [(2, 2), (2, 3), (3, 2), (2, None), (None, 2)])
def test_melds_of_two_are_found(least_group: int | None, least_run: int | None) -> None:
    groups = None if least_group is None else Groups(min_size=least_group)
    runs = None if least_run is None else Runs(min_length=least_run)
    melds, values = pack_melds(groups, runs), tuple(face % 13 + 1 for face in range(52))
    pack = Pack(family="cards", suits=2, ranks=4).faces()
    every = [
        cards
        for size in range(2, 5)
        for cards in combinations(pack, size)
        if (least_group is not None and size >= least_group and len({number_of(face) for face in cards}) == 1)
        or (least_run is not None and size >= least_run and list(cards) == list(range(cards[0], cards[0] + size)))
    ]
    for size in range(2, 6):
        for hand in combinations(pack, size):
            inside = [set(cards) for cards in every if set(cards) <= set(hand)]
            assert sorted(map(sorted, melds.within(hands.of(hand)))) == sorted(map(sorted, inside))
            lots = (lot for count in range(3) for lot in combinations(inside, count))
            apart = (set().union(*lot) for lot in lots if sum(map(len, lot)) == len(set().union(*lot)))
            least = min(sum(values[face] for face in set(hand) - cards) for cards in apart)
            assert deadwood(hand, groups=groups, runs=runs, values=values) == least


def test_sharp_has_solved_the_game() -> None:
    game = small_game(MINI_TILES)
    greedy = game.nash_conv(level_strategy(game, "greedy"))
    sharp = game.nash_conv(level_strategy(game, "sharp", SOLVED))
    assert 0 <= sharp < greedy / 10
    assert sharp < game.nash_conv(level_strategy(game, "random"))


def test_sharp_plays_its_mixture() -> None:
    game = small_game(MINI_TILES)
    mixed = next(each for each in game.infosets if len(mixture(game.rules, each.view, SOLVED) or ()) > 1)
    wanted = mixture(game.rules, mixed.view, SOLVED)
    assert wanted is not None
    chance, many = Random(1), 20_000
    played = Counter(search(game.rules, mixed.view, chance, SOLVED) for _ in range(many))
    for action, probability in wanted.items():
        assert played[action] / many == pytest.approx(probability, abs=0.02)
    assert set(played) <= set(wanted)


def test_sharp_is_the_same_for_a_seed() -> None:
    view = small_game(MINI_TILES).infosets[100].view
    found = [choose("sharp", MINI_TILES, view, Random(7), SOLVED) for _ in range(2)]
    assert found[0] == found[1]


def test_whoever_begins_sharp_knows_the_game() -> None:
    for starter in range(2):
        deal = Deal(MINI_TILES, seed=starter, starter=starter)
        while deal.result is None:
            assert mixture(MINI_TILES, deal.view(deal.turn), SOLVED) is not None
            deal.play(choose("sharp", MINI_TILES, deal.view(deal.turn), Random(0), SOLVED))


def test_milliseconds_are_kept_until_the_game_is_solved() -> None:
    # Given a millisecond a turn, the first decisions fall back, and later ones are those of the solved game.
    view = small_game(MINI_TILES).infosets[0].view
    found = [mixture(MINI_TILES, view, Budget(milliseconds=1)) for _ in range(20_000)]
    assert found[0] is None
    assert found[-1] is not None
    assert sum(found[-1].values()) == pytest.approx(1)


def test_large_and_endless_games_are_left_to_others() -> None:
    budget = Budget(playouts=1)
    whole = replace(MINI_KNOCK, id="whole_knock", pack=Pack(family="cards"))
    assert len(whole.pack) > MOST_CARDS
    endless = replace(MINI_GIN, id="endless_gin", turns_each=None)
    for rules in (whole, endless):
        deal = Deal(rules)
        assert mixture(rules, deal.view(deal.turn), budget) is None
        assert choose("sharp", rules, deal.view(deal.turn), Random(0), budget) in deal.legal_actions()


def test_a_player_is_sampled_as_often_as_asked() -> None:
    game = small_game(MINI_TILES)
    strategy = strategy_of(game, lambda view, chance: choose("random", game.rules, view, chance), samples=8)
    for infoset in game.infosets:
        part = infoset.of(strategy)
        assert sum(part) == pytest.approx(1)
        assert all((8 * each).is_integer() for each in part)


def test_an_action_outside_the_tree_is_refused() -> None:
    game = small_game(MINI_TILES)
    with pytest.raises(ValueError, match="The tree has no"):
        strategy_of(game, lambda view, chance: Discard(0))


def test_the_page_says_what_python_does(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "equilibrium.md").read_text(encoding="utf-8")
    example = page.split("```python\n")[1].split("```")[0]
    exec(compile(example, "docs/equilibrium.md", "exec"), {})
    greedy, solved = map(float, capsys.readouterr().out.split())
    assert 0 <= solved < 0.001 < greedy
