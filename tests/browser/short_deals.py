"""Deals that are over after few turns, and in which much is done: found by having greedy bots play them all."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from rummykit import games
from rummykit.match import Match
from rummykit.play.actions import Action, Discard, Draw, Drop, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.rules import OptionValue
from tests.browser import strategy
from tests.browser.acting import piece_of
from tests.browser.staging import ME, greedy

SEEDS, MORE_SEEDS = 40, 400
"""How many deals are looked at, and how many in a game whose first deals are all long."""
FOUND = Path(__file__).with_name("short_deals.json")
"""Number and rank of the deals that `python -m tests.browser.short_deals` has found, by game and players."""
LEAST, MOST = 5, 10
"""Fewer actions of the person show too little of a game, more take too long."""


class Played(NamedTuple):
    """A deal that bots have played from a seed: what the person did, and the melds that lay there before it."""

    seed: bytes
    done: tuple[tuple[int, Action, int], ...]
    """Turn number, action, melds on the table."""


Options: TypeAlias = tuple[tuple[str, OptionValue], ...]
Rank: TypeAlias = tuple[bool, int, int]


def person(deal: Deal) -> Action:
    """What the person does: greedy at cards, at tiles only what the simple strategy finds."""
    return tile_turn(deal) if deal.rules.rearranges else greedy(deal)


def tile_turn(deal: Deal) -> Action:
    """A turn at the tiles as `playing.tile_turn` plays it, without jokers; a draw where that would be refused."""
    view = deal.view(ME)
    sets = strategy.sets_in([piece_of(id, face) for id, face in enumerate(view.hand)])
    if not sets:
        return Pass()
    laid = tuple(tuple(view.hand[piece.id] for piece in pieces) for pieces in sets)
    action = Rearrange((*(meld.cards for meld in view.table), *laid), opening=() if deal._state.opened[ME] else laid)
    return action if deal.can(action) else Pass()


def play(game: str, players: int, options: Options, number: int) -> Played:
    """The deal of a seed."""
    seed = number.to_bytes(32)
    match = Match(games.get(game, **dict(options)), players=players, seed=seed)
    deal, done = match.deal, []
    while deal.result is None:
        mine = deal.turn == ME
        action = person(deal) if mine else greedy(deal)
        if mine:
            view = deal.view(ME)
            done.append((view.turn_number, action, len(view.table)))
        match.play(action)
    return Played(seed, tuple(done))


def liveliness(played: Played) -> Rank:
    """Enough is done and not too much; then the most kinds of actions, and the most melds for the fewest actions."""
    actions = [action for _, action, _ in played.done]
    if not LEAST <= len(actions) <= MOST or isinstance(actions[0], Drop):
        return False, 0, -len(actions)
    laid = sum(not isinstance(action, Draw | Discard | Pass) for action in actions)
    return True, len({type(action) for action in actions}), 2 * laid - len(actions)


@cache
def short_deal(
    game: str,
    players: int = 2,
    options: Options = (),
    best: Callable[[Played], Rank] = liveliness,
    seeds: int = SEEDS,
) -> Played:
    """Of the first deals the one that is best to play."""
    deals = (play(game, players, options, number) for number in range(seeds))
    return max((played for played in deals if played.done), key=best)


@cache
def found_deal(game: str, players: int, options: Options = ()) -> Played:
    """The deal that was found before, or, where the rules have made another one of it, the best there is now."""
    number, *rank = json.loads(FOUND.read_text()).get(f"{game} {players}", [0, True])
    played = play(game, players, options, number)
    return played if played.done and liveliness(played) >= tuple(rank) else short_deal(game, players, options)


def middle(played: Played) -> int:
    """The turn half-way through the deal, or the first one after that with melds on the table, if there is one."""
    later = played.done[len(played.done) // 2 :]
    return next((turn for turn, _, melds in later if melds), later[0][0])


def laid_well(played: Played) -> Rank:
    """Several melds lie there half-way through; then the longer deal, for more is known in it."""
    melds = next(melds for turn, _, melds in played.done if turn == middle(played))
    return len(played.done) <= 2 * MOST, min(melds, 6), len(played.done)


def main() -> None:
    """Find the deals of the tests anew; those that are still short and lively stay."""
    from tests.browser.whole_deal import selected

    deals: dict[str, Played] = {}
    for game, seats in sorted({(case.game, case.seats) for case in selected()}):
        deal = found_deal(game, seats)
        if not liveliness(deal)[0]:
            deal = max(deal, short_deal(game, seats, seeds=MORE_SEEDS), key=liveliness)
        deals[f"{game} {seats}"] = deal
    found = {name: [int.from_bytes(deal.seed), *liveliness(deal)] for name, deal in deals.items()}
    lines = (f"  {json.dumps(name)}: {json.dumps(deal)}" for name, deal in found.items())
    FOUND.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
