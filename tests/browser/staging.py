"""A table in the middle of a match, in the server's own log: bots have played up to the moment that a test is about."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from rummykit import games
from rummykit.bots import choose
from rummykit.match import Match
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.offers import offer
from rummykit.server.store.batch import Append, write
from rummykit.server.store.sql import open_engine
from rummykit.server.table.entries import Acted, Created, Entry, NextDealt, SatDown, Started, encode
from rummykit.server.table.guests import COOKIE, key_of, new_secret
from rummykit.server.table.services import new_table_id
from tests.browser.guest import Window

ME = 0
MOST_MOVES = 400
MOST_SEEDS = 3000
Moment: TypeAlias = Callable[[Match], bool]
Policy: TypeAlias = Callable[[Deal], Action]


def greedy(deal: Deal) -> Action:
    """What a greedy bot does."""
    return choose("greedy", deal.rules, deal.view(deal.turn), Random(0))


def mine(match: Match) -> bool:
    """It is the person's turn."""
    return match.deal.result is None and match.deal.turn == ME


def offers(kind: type[Action]) -> Moment:
    """The person is offered an action of a kind."""
    return lambda match: mine(match) and any(isinstance(action, kind) for action in offer(match.deal).actions)


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A game with its options, and the moment that is looked for; `policy` plays all seats up to it.

    The search begins with a seed: where it is long, with that to which it led before.
    """

    game: str
    moment: Moment
    options: dict[str, Any]
    players: int = 2
    policy: Policy = greedy
    turn_seconds: float | None = None
    first_seed: int = 0


def scene(
    game: str, moment: Moment, *, players: int = 2, policy: Policy = greedy, first_seed: int = 0, **options: Any
) -> Scene:
    """A scene, the options of the game by name."""
    return Scene(game=game, moment=moment, options=options, players=players, policy=policy, first_seed=first_seed)


def played_to(scene: Scene, most: int = MOST_MOVES) -> tuple[bytes, list[tuple[int, Action | None]], Match]:
    """The first seed that leads to the scene; seats and actions that led there, None for the next deal; the scene."""
    sheet = games.get(scene.game, **scene.options)
    for number in range(scene.first_seed, scene.first_seed + MOST_SEEDS):
        seed = number.to_bytes(32)
        match = Match(sheet, players=scene.players, seed=seed)
        done: list[tuple[int, Action | None]] = []
        while len(done) < most:
            if scene.moment(match):
                return seed, done, match
            if match.between_deals:
                match.next_deal()
                done.append((ME, None))
            elif match.deal.result is not None:
                break
            else:
                seat, action = match.deal.turn, scene.policy(match.deal)
                match.play(action)
                done.append((seat, action))
    raise AssertionError(f"no seed of {MOST_SEEDS} leads there")


def stage(db: Path, scene: Scene) -> tuple[str, str, Match]:
    """Write the scene into the database of a server; the table's id, the person's secret, and the scene."""
    seed, done, match = played_to(scene)
    table, secret = write_table(db, scene, seed, done)
    return table, secret, match


def write_table(
    db: Path,
    scene: Scene,
    seed: bytes,
    done: Sequence[tuple[int, Action | None]] = (),
    others: Sequence[tuple[str, str]] = (),
) -> tuple[str, str]:
    """Write a table with the seed of its deals, and what has been done at it; its id, and the person's secret.

    Names and secrets of `others` are those of people in the next seats; all after them are bots.
    """
    sheet = games.get(scene.game, **scene.options)
    now, secret, table = time.time(), new_secret(), new_table_id()
    log: list[Entry] = [
        Created(
            at=now,
            game=sheet.id,
            sheet=sheet.version,
            options=scene.options,
            seats=scene.players,
            bots=scene.players - 1 - len(others),
            bot_level="greedy",
            turn_seconds=scene.turn_seconds,
        ),
        SatDown(at=now, seat=ME, name="Ada", key=str(key_of(secret))),
        *(
            SatDown(at=now, seat=ME + seat, name=name, key=str(key_of(other)))
            for seat, (name, other) in enumerate(others, 1)
        ),
        Started(at=now, seed=seed),
    ]
    for seat, action in done:
        log.append(NextDealt(at=now, seat=seat) if action is None else Acted(at=now, seat=seat, action=action))
    engine = open_engine(str(db))
    with engine.begin() as connection:
        (error,) = write(connection, [Append(table, 0, "staged", tuple(map(encode, log)), None)])
    engine.dispose()
    assert error is None, error
    return table, secret


def go_to(window: Window, db: Path, scene: Scene) -> Match:
    """Open the scene in a window, sitting in the person's seat, and see its table; the scene as the server has it."""
    table, secret, match = stage(db, scene)
    sit(window, table, secret)
    if match.deal.result is None and match.deal._state.table:
        window.wait(lambda now: bool(now.sets))
    return match


def sit(window: Window, table: str, secret: str) -> None:
    """Open a table in a window, in the person's seat."""
    window.context.add_cookies([{"name": COOKIE, "value": secret, "url": window.base}])
    window.page.goto(f"{window.base}/t/{table}")
