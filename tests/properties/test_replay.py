"""A seed and a list of actions as text are the whole deal."""

from __future__ import annotations

from random import Random

from rummykit import Deal, Rules
from rummykit.play.notation import read_action
from tests.examples import seeds
from tests.properties import garbage
from tests.properties.playing import eager, every_game, table_for, views_of, written


def told(deal: Deal, actions: list[str]) -> list[bytes]:
    """Everything there is to see while these actions are played."""
    pages = [written(deal.beginning), *views_of(deal)]
    for text in actions:
        pages.append(written(deal.play(read_action(text))))
        pages.extend(views_of(deal))
    return pages


def recorded(rules: Rules, players: int, seed: int) -> tuple[list[str], list[bytes]]:
    """A whole deal, time-outs among its actions: what was done, and everything there was to see."""
    deal = Deal(rules, players, seed, scheduled=seed)
    chance = Random(seed)
    done: list[str] = []
    pages = [written(deal.beginning), *views_of(deal)]
    while deal.result is None:
        late = chance.random() < 0.1
        action = garbage.timeout(deal, chance) if late else eager(list(deal.legal_actions()), chance)
        if "??" in str(action):
            continue
        done.append(str(action))
        pages.append(written(deal.play(action)))
        pages.extend(views_of(deal))
    return done, pages


@every_game
def test_a_record_replays_to_the_same_bytes(game: str) -> None:
    for seed in seeds(2):
        rules, players = table_for(game, seed)
        done, pages = recorded(rules, players, seed)
        assert told(Deal(rules, players, seed, scheduled=seed), done) == pages


@every_game
def test_another_seed_is_another_deal(game: str) -> None:
    rules, players = table_for(game, 1)
    assert views_of(Deal(rules, players, 1)) != views_of(Deal(rules, players, 2))
    assert views_of(Deal(rules, players, 1)) == views_of(Deal(rules, players, "1"))
