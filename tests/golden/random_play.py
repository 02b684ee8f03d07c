"""Fingerprints of random play: a hash of all legal actions, in their order, and all events of a few deals a game.

Each game is played plain by the fewest and the most it is for, and under each of its house rules by itself. A field
that an action or event gets later changes no fingerprint as long as it has its default.
`python -m tests.golden.random_play GAME CASE` writes out what was hashed, to be compared between two versions.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec

from rummykit import Deal, Rules, games
from rummykit.cards import PRINTED_JOKER, Face, colour_of, number_of
from rummykit.play.actions import Action, Discard, Draw, Drop, Knock, Leave, Pass, Timeout
from rummykit.play.events import Event
from rummykit.rules import Option, OptionValue, RulesError
from rummykit.rules.option import written

KEPT = Path(__file__).parent / "random_play.json"
DECISIONS = 250
"""How many are hashed of each case, in as many deals as that takes."""

Fingerprints = dict[str, dict[str, str]]
"""By game and case."""


@cache
def cases(game: str) -> dict[str, tuple[Rules, int]]:
    """The sheets and numbers of players by which a game is played, each with a name that says what is changed."""
    plain = games.get(game)
    fewest, most = plain.players
    found = {f"{players} players": (plain, players) for players in (fewest, most)}
    for option in plain.offers:
        for place, value in enumerate(_other_values(plain, option)):
            try:
                sheet = plain.with_options(**{option.name: value})
            except RulesError:
                continue  # it changes nothing by itself
            players = min(fewest + 1 - place % 2, most)
            found[f"{option.name}={written(value)}, {players} players"] = sheet, players
    return found


def _other_values(plain: Rules, option: Option) -> list[OptionValue]:
    """Values that the option does not usually have; of many the first and the last."""
    values = option.choices or (option.low, option.high)
    others = [value for value in values if value != plain.options()[option.name]]
    return others if len(others) < 3 else [others[0], others[-1]]


def lines(game: str, case: str) -> Iterator[bytes]:
    """What is hashed: the beginnings, and at each decision every legal action and what came of the one chosen."""
    rules, players = cases(game)[case]
    chance = Random(f"{game}, {case}")
    number, deal = 0, Deal(rules, players, case)
    yield from map(_line, deal.beginning)
    for _ in range(DECISIONS):
        if deal.result is not None:
            number += 1
            deal = Deal(rules, players, case, number=number)
            yield from map(_line, deal.beginning)
        actions = list(deal.legal_actions())
        yield from map(_line, actions)
        action = Timeout() if chance.random() < 0.02 else _chosen(actions, chance)
        yield b"> " + _line(action)
        yield from map(_line, deal.play(action))


def _chosen(actions: list[Action], chance: Random) -> Action:
    """One by chance, seldom what ends a deal before its time, and mostly what makes something of the hand.

    That is what goes to the table, and the discard that has least to do with the other cards.
    """
    among = actions
    if chance.random() < 0.95:
        among = [action for action in among if not isinstance(action, Drop | Leave | Knock)] or among
    if chance.random() < 0.6:
        among = [action for action in among if not isinstance(action, Draw | Discard | Pass)] or among
    discards = [action for action in among if isinstance(action, Discard)]
    if len(discards) == len(among) and chance.random() < 0.9:
        cards = [action.card for action in discards]
        return min(discards, key=lambda action: sum(_near(action.card, card) for card in cards))
    return among[int(chance.random() * len(among))]


def _near(one: Face, other: Face) -> bool:
    """Whether two cards may lie in one meld without many others."""
    if PRINTED_JOKER in (one, other):
        return True
    if colour_of(one) == colour_of(other):
        return abs(number_of(one) - number_of(other)) <= 2
    return number_of(one) == number_of(other)


def _line(happened: Action | Event) -> bytes:
    return msgspec.json.encode(canonical(happened), order="sorted")


def canonical(value: msgspec.Struct) -> dict[str, object]:
    """The fields that do not have their default, and the tag."""
    kind = type(value)
    told: dict[str, object] = {"type": kind.__struct_config__.tag}
    for name, default in _defaults(kind):
        field = getattr(value, name)
        if field != default or type(field) is not type(default):
            told[name] = canonical(field) if isinstance(field, msgspec.Struct) else field
    return told


@cache
def _defaults(kind: type[msgspec.Struct]) -> tuple[tuple[str, object], ...]:
    return tuple((field.name, field.default) for field in msgspec.structs.fields(kind))


def fingerprint(game: str, case: str) -> str:
    """The hash of one deal, short enough to be read."""
    return sha256(b"\n".join(lines(game, case))).hexdigest()[:16]


def fingerprints(game: str) -> dict[str, str]:
    """Those of a game as it is played today, by case."""
    return {case: fingerprint(game, case) for case in cases(game)}


def kept() -> Fingerprints:
    """The fingerprints as they were when they were last written."""
    return msgspec.json.decode(KEPT.read_bytes(), type=Fingerprints)


def keep() -> None:
    """Write the fingerprints of today's play."""
    found = {game: fingerprints(game) for game in games.SHEETS}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in games.SHEETS or sys.argv[2] not in cases(sys.argv[1]):
        sys.exit("Say a game and one of its cases, as random_play.json names them.")
    for line in lines(sys.argv[1], sys.argv[2]):
        print(line.decode())
