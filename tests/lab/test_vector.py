"""Deals side by side are the same as one by one, whoever plays them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from rummykit import Rules, games
from rummykit._playout import ClosedDeal
from rummykit.bots import choose
from rummykit.lab import vector
from rummykit.lab.actions import SpaceName
from rummykit.lab.deal_vector import DealVector
from rummykit.lab.engine_deals import EngineDeals
from rummykit.lab.episode import Episode
from rummykit.lab.flat import Flat
from rummykit.lab.rewards import RewardName
from rummykit.lab.vector_step import VectorStep
from rummykit.play.deal import Deal
from rummykit.playout.closed_sheets import closed_sheet, closed_sheets
from rummykit.playout.packs_sheet import packs_sheets
from rummykit.rules import GoOut, RulesError
from rummykit.shuffle import seed_bytes
from tests.examples import scaled, seeds
from tests.lab.playing import GAMES
from tests.playout.closed_lockstep import CLOSED, closed_house_rules
from tests.playout.lockstep import CLAIMED, claimed_house_rules, odd_sheet
from tests.playout.test_tiles_lockstep import SHEETS as TILE_SHEETS
from tests.properties.playing import combination

FLAT = tuple(game for game in CLAIMED if Flat.covers(games.get(game)))
"""The games of the kernel whose actions have flat numbers."""

PACKS = tuple(game for game in GAMES if packs_sheets(games.get(game), games.get(game).players[0]))
"""The games of the kernel with melds of several packs on the table."""
BY_KERNEL = (*CLAIMED, *CLOSED, *PACKS)
"""The games that the kernel plays by the numbers that are usual for them."""

every_flat_game = pytest.mark.parametrize("game", FLAT)


def busy(mask: NDArray[np.int8], chance: np.random.Generator) -> list[int]:
    """A number for each row that its mask allows: often the last, which lays or knocks rather than draws."""
    chosen = []
    for row in mask:
        allowed = np.flatnonzero(row)
        chosen.append(int(allowed[-1] if chance.random() < 0.3 else chance.choice(allowed)))
    return chosen


def assert_same(batch: VectorStep, other: VectorStep, where: str) -> None:
    """Equal in every array."""
    assert (batch.candidates is None) == (other.candidates is None)
    for name in ("observation", "action_mask", "seat", "rewards", "ended", "candidates"):
        mine, others = getattr(batch, name), getattr(other, name)
        assert mine is None or np.array_equal(mine, others), (
            f"{where}: {name} differs at {np.argwhere(mine != others)[:5].tolist()}"
        )


def as_greedy_would(deals: DealVector, chance: np.random.Generator) -> list[int]:
    """A number for each of the engine's deals: mostly what a bot does, else the first that is listed, or any."""
    assert isinstance(deals._deals, EngineDeals)
    chosen = []
    for episode in deals._deals.episodes:
        numbers, luck = list(episode.choices.moves), Random(int(chance.integers(1 << 30)))
        wanted = choose("greedy", episode.deal.rules, episode.deal.view(episode.turn), luck)
        found = [number for number, action in episode.choices.moves.items() if action == wanted]
        if not found or luck.random() < 0.25:
            found = numbers[:1] if len(numbers) > 2 and luck.random() < 0.5 else [luck.choice(numbers)]
        chosen.append(found[0])
    return chosen


class QuickSeats:
    """The quick players of playouts at the deals of a vector of closed hands."""

    def __init__(self, rules: Rules, n: int, players: int, seed: int) -> None:
        self.rules, self.players, self.seed = rules, players, seed
        self.numbers = list(range(n))
        self.deals = [self._deal(number) for number in self.numbers]

    def _deal(self, number: int) -> ClosedDeal:
        sheet = closed_sheet(self.rules.for_deal(number), self.players)
        assert sheet is not None
        return ClosedDeal(sheet, seed_bytes(self.seed), number, number % self.players)

    def choose(self) -> list[int]:
        """What they choose, and play: the numbers of the candidates."""
        chosen = []
        for slot, deal in enumerate(self.deals):
            action = deal.quick()
            chosen.append(deal.legal().index(action))
            deal.play(action)
            if deal.over:
                self.numbers[slot] += len(self.deals)
                self.deals[slot] = self._deal(self.numbers[slot])
        return chosen


def walk_both(
    rules: Rules,
    players: int,
    seed: int,
    steps: int,
    reward: RewardName = "points",
    actions: SpaceName | None = None,
    greedy: bool = False,
    quick: bool = False,
) -> int:
    """Step the kernel's deals beside the engine's and compare every array; returns how many deals ended.

    With `quick`, the quick players of playouts choose in games with closed hands, so that whole hands are laid.
    """
    fast, slow = (
        DealVector(rules, 5, players, actions=actions, reward=reward, seed=seed, native=native)
        for native in (True, False)
    )
    assert (fast.native, slow.native) == (True, False)
    assert_same(fast.batch, slow.batch, f"{rules.id}, the beginning")
    chance = np.random.default_rng(seed)
    seats = QuickSeats(rules, 5, players, seed) if quick else None
    for step in range(steps):
        if greedy:
            numbers = as_greedy_would(slow, chance)
        else:
            numbers = busy(slow.batch.action_mask, chance) if seats is None else seats.choose()
        assert_same(fast.step(numbers), slow.step(numbers), f"{rules.id} {dict(rules.house)} seed {seed}, step {step}")
    assert fast.deals == slow.deals
    return fast.deals


@pytest.mark.parametrize("game", GAMES)
def test_side_by_side_is_as_one_by_one(game: str) -> None:
    players = games.get(game).players[0]
    deals = vector(game, 3, players, seed=4)
    alone, numbers = [Episode(game, players) for _ in range(3)], [0, 1, 2]

    def begin(slot: int) -> None:
        number = numbers[slot]
        alone[slot].set_deal(Deal(alone[slot].rules, players, 4, number=number, starter=number % players))

    for slot in range(3):
        begin(slot)
    chance, batch, ended = np.random.default_rng(1), deals.batch, 0
    for _ in range(scaled(25)):
        for slot, episode in enumerate(alone):
            seen = episode.observe(episode.turn)
            assert batch.seat[slot] == episode.turn
            assert np.array_equal(batch.observation[slot], seen["observation"])
            assert np.array_equal(batch.action_mask[slot], seen["action_mask"])
            if batch.candidates is not None:
                assert np.array_equal(batch.candidates[slot], seen["candidates"])
        chosen = [int(chance.choice(np.flatnonzero(mask))) for mask in batch.action_mask]
        batch = deals.step(chosen)
        for slot, episode in enumerate(alone):
            episode.play(chosen[slot])
            assert batch.ended[slot] == episode.over
            assert tuple(batch.rewards[slot]) == pytest.approx(episode.rewards())
            if episode.over:
                ended += 1
                numbers[slot] += 3
                begin(slot)
    assert deals.deals == ended


def test_which_games_the_kernel_plays() -> None:
    assert {game for game in GAMES if vector(game, 1).native} == set(BY_KERNEL)
    assert not vector("gin_rummy", 1, reward="win").native
    assert vector("gin_rummy", 1, actions="candidates").native
    assert not vector("queen_city_rum", 1, actions="candidates").native, "a whole hand goes out"
    assert not vector("rummy_500", 1, 5).native, "two packs"


BY_ENGINE = ("conquian", 3)
"""Cards are passed and go round the table, which the kernel does not know."""


@every_flat_game
def test_the_kernel_shows_what_the_engine_shows(game: str) -> None:
    assert not vector(BY_ENGINE[0], 1, BY_ENGINE[1]).native
    for players in {*map(games.get(game).in_deal, games.get(game).players)} - (
        {BY_ENGINE[1]} if game == BY_ENGINE[0] else set()
    ):
        assert walk_both(games.get(game), players, seed=players, steps=scaled(120), reward="difference") >= 0


@every_flat_game
def test_and_does_so_with_any_options_and_odd_words(game: str) -> None:
    chance = Random(f"vector {game}")
    for seed in seeds(4):
        rules = odd_sheet(game, chance) if seed % 2 else claimed_house_rules(game, chance)
        walk_both(rules, rules.players[0], seed, steps=60)


@pytest.mark.parametrize("game", PACKS)
def test_melds_of_several_packs_too_by_listed_candidates(game: str) -> None:
    chance, rules = Random(f"packs {game}"), games.get(game)
    for seed in range(scaled(2)):
        players = min(8, rules.players[seed % 2])
        walk_both(_known_packs(game, players, chance), players, seed, steps=30, reward="difference", greedy=True)


def test_first_melds_below_the_minimum_take_the_whole_hand_out() -> None:
    rules = games.get("scala_40")
    assert rules.opening is not None
    small = replace(rules, deal=replace(rules.deal, hand=6), opening=replace(rules.opening, minimum=70))
    assert walk_both(small, 2, seed=1, steps=15, greedy=True) > 0


def _known_packs(game: str, players: int, chance: Random) -> Rules:
    """A game with a random combination of its options, as far as the kernel knows it."""
    while True:
        try:
            rules = games.get(game, **combination(game, chance))
        except RulesError:
            continue
        if packs_sheets(rules, players):
            return rules


@pytest.mark.parametrize("game", ["gin_rummy", "tonk", "rummy_500", "thai_dummy"])
def test_rows_of_candidates_too(game: str) -> None:
    chance = Random(f"rows {game}")
    walk_both(games.get(game), 2, seed=2, steps=scaled(80), actions="candidates")
    for seed in seeds(3):
        rules = odd_sheet(game, chance) if seed % 2 else claimed_house_rules(game, chance)
        if rules.step(GoOut) is None:
            walk_both(rules, rules.players[0], seed, steps=50, reward="difference", actions="candidates")


@pytest.mark.parametrize("game", CLOSED)
def test_closed_hands_too(game: str) -> None:
    chance = Random(f"closed vector {game}")
    fewest, most = games.get(game).players
    walk_both(games.get(game), fewest, seed=1, steps=40, quick=True)
    walk_both(games.get(game), most, seed=2, steps=scaled(20), reward="difference")
    for seed in seeds(3):
        rules = closed_house_rules(game, chance)
        if closed_sheets(rules, fewest) is not None:
            walk_both(rules, fewest, seed, steps=30, quick=seed % 2 == 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", TILE_SHEETS)
def test_tiles_too_where_numbers_are_listed_actions(name: str, players: int) -> None:
    reward: RewardName = "points" if players == 2 else "difference"
    walk_both(TILE_SHEETS[name], players, seed=players, steps=scaled(80), reward=reward, actions="listed")


def test_special_jokers_are_not_played_by_the_kernel() -> None:
    assert not vector("rummikub_twist", 1, actions="listed").native
    assert vector("rummikub", 1, actions="listed").native


def test_deals_end_and_are_dealt_anew() -> None:
    assert all(walk_both(games.get(game), 2, seed=9, steps=400) > 5 for game in ("gin_rummy", "knock_rummy"))
    assert walk_both(games.get("rummikub"), 2, seed=9, steps=300, actions="listed") > 2


SPACES: list[tuple[str, SpaceName]] = [
    ("knock_rummy", "flat"),
    ("rummikub", "listed"),
    ("caloochi", "candidates"),
]


@pytest.mark.parametrize("native", [True, False])
@pytest.mark.parametrize(("game", "actions"), SPACES)
def test_numbers_that_may_not_be_chosen_change_nothing(game: str, actions: SpaceName, native: bool) -> None:
    deals = DealVector(game, 2, actions=actions, native=native)
    forbidden = [int(np.flatnonzero(mask == 0)[0]) for mask in deals.batch.action_mask]
    allowed = [int(np.flatnonzero(mask)[0]) for mask in deals.batch.action_mask]
    for numbers in (forbidden, [allowed[0], -1], [allowed[0], 999], [allowed[0]]):
        with pytest.raises(ValueError, match=r"It takes 2 whole numbers|The masks do not allow"):
            deals.step(numbers)
    other = DealVector(game, 2, actions=actions, native=native)
    assert_same(deals.step(allowed), other.step(allowed), "after what was forbidden")


@pytest.mark.parametrize("game", ["three_thirteen", "rummy_500"])
def test_deals_begin_anew_as_if_nothing_had_been_played(game: str) -> None:
    deals, chance = vector(game, 4, seed=1), np.random.default_rng(3)
    for _ in range(9):
        deals.step(busy(deals.batch.action_mask, chance))
    assert_same(deals.reset(2), vector(game, 4, seed=2).batch, "no row is left")


def test_threads_and_observations_change_nothing_else() -> None:
    pools = [vector("gin_rummy", 100, threads=threads) for threads in (1, 3)]
    blind = vector("gin_rummy", 100, observations=False)
    assert blind.batch.observation.shape == (100, 0)
    chance = np.random.default_rng(2)
    for step in range(60):
        numbers = busy(pools[0].batch.action_mask, chance)
        first, second, without = (deals.step(numbers) for deals in (*pools, blind))
        assert_same(first, second, f"step {step}")
        assert np.array_equal(first.action_mask, without.action_mask)


@pytest.mark.parametrize(
    ("game", "actions", "native"),
    [
        ("gin_rummy", "flat", True),
        ("gin_rummy", "flat", False),
        ("standard_rummy", "flat", True),
        ("three_thirteen", None, True),
        ("okey", None, True),
        ("shanghai_rummy", None, True),
        ("rummikub", "listed", True),
        ("rummikub", "listed", False),
    ],
)
def test_deals_that_look_alike_show_their_seat_the_same(game: str, actions: SpaceName | None, native: bool) -> None:
    players = games.get(game).players[0]
    source, copies = (DealVector(game, n, players, actions=actions, seed=3, native=native) for n in (4, 12))
    slots, seeds = np.repeat(np.arange(4), 3), np.tile([7, 7, 8], 4)
    chance = np.random.default_rng(5)
    differ = 0
    for _ in range(30):
        source.step(busy(source.batch.action_mask, chance))
        batch = copies.take_alike(source, slots, seeds)
        for name in ("observation", "action_mask", "seat"):
            assert np.array_equal(getattr(batch, name), getattr(source.batch, name)[slots])
        for _ in range(6):  # the same choice in every copy, while it is one of all of them
            common = batch.action_mask.reshape(4, 3, -1).min(1)
            if not common.any(1).all():
                break
            batch = copies.step(np.repeat(common.argmax(1), 3))
            if batch.ended.any():
                break
            seen = batch.observation.reshape(4, 3, -1)
            assert np.array_equal(seen[:, 0], seen[:, 1])
            differ += not np.array_equal(seen[:, 0], seen[:, 2])
    assert differ > 0


@pytest.mark.parametrize("native", [True, False])
def test_a_knocker_is_dealt_other_hands_of_the_others(native: bool) -> None:
    """Between a knock and its discard, too, what the seat to act cannot see is dealt anew."""
    source, copies = (DealVector("knock_rummy", n, 2, actions="flat", seed=4, native=native) for n in (1, 8))
    assert isinstance(source.space, Flat)
    knock, chance = source.space.numbers[("knock",)], np.random.default_rng(1)
    while not source.batch.action_mask[0, knock]:
        source.step(busy(source.batch.action_mask, chance))
    source.step([knock])
    batch = copies.take_alike(source, [0] * 8, range(8))
    batch = copies.step(np.full(8, batch.action_mask[0].argmax()))
    assert batch.ended.all()
    assert len(set(batch.rewards[:, 0])) > 2, "every time against another hand"


def test_deals_of_another_sheet_do_not_look_alike() -> None:
    source, other = vector("gin_rummy", 2), vector("knock_rummy", 2)
    with pytest.raises(ValueError, match="another sheet"):
        other.take_alike(source, [0, 1], [0, 0])
    with pytest.raises(ValueError, match="It takes 2 slots"):
        source.take_alike(source, [0, 2], [0, 0])


@pytest.mark.parametrize(
    ("game", "actions", "native"),
    [
        ("knock_rummy", "flat", True),
        ("gin_rummy", "flat", False),
        ("three_thirteen", None, True),
        ("canasta", None, False),
        ("rummikub", "listed", True),
        ("rummikub", "micro", False),
    ],
)
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda deals: pickle.loads(pickle.dumps(deals))])
def test_a_copy_goes_on_as_the_first_would(
    again: Callable[[DealVector], DealVector], game: str, actions: SpaceName | None, native: bool
) -> None:
    deals = DealVector(game, 5, actions=actions, seed="s", native=native, reward="difference")
    chance = np.random.default_rng(3)
    for _ in range(60 if deals.native else 12):
        deals.step(busy(deals.batch.action_mask, chance))
    twin, untouched = again(deals), again(deals)
    assert (twin.native, twin.deals, twin.seed) == (deals.native, deals.deals, deals.seed)
    assert_same(twin.batch, deals.batch, "copied")
    for step in range(150 if deals.native else 15):
        numbers = busy(deals.batch.action_mask, chance)
        assert_same(twin.step(numbers), deals.step(numbers), f"step {step}")
        assert twin.deals == deals.deals
    assert deals.deals > 0 or not deals.native or game == "caloochi"
    assert_same(again(untouched).batch, untouched.batch, "a copy of a copy, that no step has changed")


def test_a_state_of_other_deals_is_refused() -> None:
    for game, actions in SPACES:
        small, large = (DealVector(game, n, actions=actions) for n in (2, 3))
        assert small.native
        whole: Any = small._deals.state()
        state: Any
        for state in (large._deals.state(), b"", whole[:-1], whole + b"x"):
            with pytest.raises(ValueError, match="state of other deals"):
                small._deals.restore(state)
