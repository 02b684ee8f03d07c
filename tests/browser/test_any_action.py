"""Whatever the engine lists can be done by mouse, by touch and by keys, and the button says what it will do.

A game of which no whole deal is played is tried in one way, the ways by turns; of games with the same kinds of actions
one is. `make fuzz` tries every game in every way, with house rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from rummykit import Match, games
from rummykit.play.actions import Action, Draw, LayOff
from tests.browser.any_action import DEALS, Anybody, Kind, expect_done, moments, try_everything
from tests.browser.guest import Chair
from tests.browser.record import Record
from tests.browser.staging import Scene, go_to, mine, scene
from tests.browser.ways import WAYS, Way
from tests.browser.whole_deal import ALIKE, PARTNERS, PLAYED, WHOLE, seats_of
from tests.examples import FUZZ
from tests.properties.playing import combination


def tried() -> Iterator[tuple[str, type[Way], int]]:
    """Game, way, and the seed of the deal; house rules come with every seed but the first."""
    for at, game in enumerate(PLAYED):
        for turn, way in enumerate(WAYS):
            if FUZZ or (game not in WHOLE and at % len(WAYS) == turn):
                yield from ((game, way, seed) for seed in range(max(1, FUZZ // 10)))


@pytest.mark.parametrize(("game", "way", "seed"), list(tried()), ids=lambda each: getattr(each, "__name__", str(each)))
def test_every_kind_of_action_is_done_by_the_controls(
    chair: Chair, db: Path, game: str, way: type[Way], seed: int
) -> None:
    options = combination(game, Random(seed)) if seed else {}
    players = 4 if game in PARTNERS else seats_of(game)
    try_everything(chair, db, way, Scene(game=game, moment=bool, options=options, players=players, first_seed=seed))


def kinds_of(game: str) -> set[Kind]:
    """The kinds of actions that are listed in some deals."""
    players = 4 if game in PARTNERS else seats_of(game)
    found = (moments(games.get(game), players, seed.to_bytes(32)) for seed in range(DEALS))
    return {kind for each in found for moment in each for kind in moment.kinds}


@pytest.mark.parametrize("game", ALIKE)
def test_games_that_are_not_played_here_have_no_actions_of_their_own(game: str) -> None:
    assert {other: kinds_of(other) - kinds_of(game) for other in ALIKE[game] if kinds_of(other) - kinds_of(game)} == {}


def borrows(action: Action) -> bool:
    return isinstance(action, LayOff) and bool(action.borrowed)


def takes_the_deeper(action: Action) -> bool:
    return isinstance(action, Draw) and action.under is not None


RARE = (("conquian", 2, 6, borrows), ("rummy_500", 5, 1, takes_the_deeper))
"""Games, players, the seed that leads there, and an action that is seldom listed."""


@pytest.mark.parametrize(("game", "players", "seed", "rare"), RARE, ids=[each[0] for each in RARE])
@pytest.mark.parametrize("way", WAYS, ids=[way.__name__ for way in WAYS])
def test_what_is_seldom_listed_is_done_in_every_way(
    chair: Chair, db: Path, way: type[Way], game: str, players: int, seed: int, rare: Callable[[Action], bool]
) -> None:
    def listed(match: Match) -> bool:
        return mine(match) and any(map(rare, match.deal.legal_actions()))

    window = chair(size=way.size, touch=way.touch)
    go_to(window, db, scene(game, listed, players=players, first_seed=seed))
    player = Anybody(window, way(window), Record.of(window, db))
    sight, deal = player.turn()
    action, before = next(filter(rare, deal.legal_actions())), player.record.length
    player.act(action, sight, deal)
    expect_done(player.record.entries()[before:], action)
