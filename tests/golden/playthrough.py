"""One deal told move by move: what the seat sees, what it may do, what it does, what happens, what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import msgspec

from rummykit import Deal, bots, games, score
from rummykit.cards import show
from rummykit.play.events import DealEnded, Event
from rummykit.play.view import View
from rummykit.rules import Rules

HERE = Path(__file__).parent
SEED = 2
LISTED = 4
"""Legal actions written out at each decision; the rest is counted."""


def path_of(game: str) -> Path:
    """Where the golden deal of a game lies."""
    return HERE / f"{game}.txt"


def told(game: str) -> str:
    """The deal of a game as it goes today."""
    return "\n".join(_lines(games.get(game))) + "\n"


def _lines(rules: Rules) -> Iterator[str]:
    players = max(rules.players[0], rules.in_deal(min(3, rules.players[1])))
    deal, chance = Deal(rules, players, SEED), Random(SEED)
    yield f"{rules.names.en}: {players} players, seed {SEED}, greedy play with a chance move now and then"
    yield ""
    yield from (f"  {_event(event)}" for event in deal.beginning)
    number = 0
    while deal.result is None:
        number += 1
        seat = deal.turn
        view, actions = deal.view(seat), deal.legal_actions()
        yield ""
        yield f"{number}. seat {seat}, turn {view.turn_number}, {view.phase}"
        yield from (f"  {line}" for line in _seen(view))
        listed = [str(action) for action in islice(actions, LISTED)]
        more = len(actions) - len(listed)
        yield f"  may: {'; '.join(listed)}{f'; and {more} more' if more else ''}"
        by_chance = chance.random() < 0.1
        action = chance.choice(list(actions)) if by_chance else bots.choose("greedy", rules, view, chance)
        yield f"> {action}"
        yield from (f"  {_event(event)}" for event in deal.play(action) if not isinstance(event, DealEnded))
    yield ""
    yield f"result: {_fields(deal.result)}"
    yield f"score: {_fields(score(rules, deal.result))}"


def _seen(view: View) -> Iterator[str]:
    yield f"hand: {show(view.hand)}"
    if view.table:
        yield "table: " + " / ".join(show(meld.cards) for meld in view.table)
    pile = f", discards {len(view.discard_pile)} under {show(view.discard_pile[-1:])}" if view.discard_pile else ""
    yield f"hands {' '.join(map(str, view.counts))}, stock {view.stock}{pile}"


CARDS = ("cards", "card", "becomes", "played", "indicator")
TABLES = ("table", "melds", "groups", "hands")


def _event(event: Event) -> str:
    return f"{event.__struct_config__.tag}: {_fields(event)}"


def _fields(value: msgspec.Struct) -> str:
    """The fields that have something to say: a new one with its default leaves every deal told as it was."""
    said = []
    for info in msgspec.structs.fields(value):
        name, field = info.name, getattr(value, info.name)
        if field == info.default:
            continue
        if name in CARDS and field is not None and field != ():
            field = show(field if isinstance(field, tuple) else (field,))
        elif name in TABLES and field:
            field = " / ".join(show(cards) if not cards or isinstance(cards[0], int) else str(cards) for cards in field)
        elif name == "rounds":
            field = "; ".join(" ".join(f"{seat}:{show((face,))}" for seat, face in each) for each in field)
        said.append(f"{name} {field}")
    return ", ".join(said)
