"""Any game, played anyhow: sheets with random house rules, deals at random moments, and what must hold in all of them.

Everything here asks the sheets what they are, so a game is tested by having one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import msgspec
import pytest

from rummykit import Deal, Rules, games, hands
from rummykit.cards import Face
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Discard, Draw, Drop, Knock, Leave, Pass
from rummykit.play.deal_facts import FIELDS
from rummykit.rules import Option, OptionValue, RulesError

GAMES = tuple(games.SHEETS)
VARIANTS = 16
"""Random combinations of house rules that random deals of a game are played by, at least."""
LONGEST = 20_000
"""More decisions than any deal may take, even of random play."""

every_game = pytest.mark.parametrize("game", GAMES)
Policy = Callable[[Sequence[Action], Random], Action]


# --- sheets


def value_of(option: Option, chance: Random) -> OptionValue:
    """A value the option may take."""
    return chance.choice(option.choices) if option.choices else chance.randint(option.low, option.high)


def combination(game: str, chance: Random) -> dict[str, OptionValue]:
    """Random values for a random part of the options of a game, without those that change nothing beside the others."""
    plain = games.get(game)
    chosen = {option.name: value_of(option, chance) for option in plain.offers if chance.random() < 0.4}
    usual = plain.options()
    while True:
        house = usual | chosen
        idle = [
            option.name
            for option in plain.offers
            if option.name in chosen and any(house.get(name) == value for name, value in option.idle if name in usual)
        ]
        if not idle:
            return chosen
        for name in idle:
            del chosen[name]


def house_rules(game: str, chance: Random) -> Rules:
    """The sheet with some of its options changed; combinations that it refuses are drawn again."""
    while True:
        try:
            return games.get(game, **combination(game, chance))
        except RulesError:
            continue


def known_house_rules(game: str, players: int, chance: Random, knows: Callable[[Rules, int], object]) -> Rules:
    """The sheet of one deal with some of its options changed, drawn again until a kernel knows it."""
    while True:
        rules = house_rules(game, chance)
        rules = rules.for_deal(chance.randrange(len(rules.schedule))) if rules.schedule else rules
        if knows(rules, players):
            return rules


@cache
def varied(game: str) -> tuple[Rules, ...]:
    """Sheets with random house rules: so many, and those that change an option that none of them has changed."""
    chance, usual = Random(f"house rules of {game}"), games.get(game).options()
    sheets: list[Rules] = []
    unchanged = {option.name for option in games.get(game).offers}
    for _ in range(20 * VARIANTS):
        sheet = house_rules(game, chance)
        changed = {name for name in unchanged if sheet.options().get(name) != usual.get(name)}
        if changed or len(sheets) < VARIANTS:
            sheets.append(sheet)
        unchanged -= changed
        if len(sheets) >= VARIANTS and not unchanged:
            break
    assert not unchanged, f"{unchanged} are never changed"
    return tuple(sheets)


def table_for(game: str, seed: int) -> tuple[Rules, int]:
    """The sheet and the number of players for a seed: all numbers in turn, every other time with house rules."""
    fewest, most = games.get(game).players
    rules = house_rules(game, Random(seed)) if seed % 2 else games.get(game)
    return rules, fewest + seed % (most - fewest + 1)


# --- play


def anything(actions: Sequence[Action], chance: Random) -> Action:
    """Every action with the same chance."""
    return actions[int(chance.random() * len(actions))]


def eager(actions: Sequence[Action], chance: Random) -> Action:
    """More often than not something that goes to the table, where there is such an action; seldom out of the deal."""
    patient = [action for action in actions if not isinstance(action, Drop | Leave | Knock)]
    busy = [action for action in patient if not isinstance(action, Draw | Discard | Pass)]
    if busy and chance.random() < 0.6:
        return anything(busy, chance)
    return anything(patient if patient and chance.random() < 0.95 else actions, chance)


def play_on(deal: Deal, chance: Random, decisions: int = LONGEST, policy: Policy = anything) -> int:
    """Play so many decisions, or to the end; returns how many it took."""
    for played in range(decisions):
        if deal.result is not None:
            return played
        actions = list(deal.legal_actions())
        assert actions, f"{deal!r}: nothing is legal"
        deal.play(policy(actions, chance))
    assert decisions < LONGEST or deal.result is not None, f"{deal!r} does not end"
    return decisions


# --- what there is to see


def cards_of(deal: Deal) -> Counter[Face]:
    """Every card of the deal, wherever it lies; a joker that stands for something is a joker."""
    family = deal.rules.pack.family
    found = Counter(deal._state.stock)
    found.update(deal._state.pile)
    found.update([] if deal._state.indicator is None else [deal._state.indicator])
    for hand in deal._state.hands:
        found.update(hands.faces(hand, family))
    for laid_out in deal._state.bonus:
        found.update(laid_out)
    for lying in (*deal._state.second_hands, *deal._state.put_down):
        found.update(lying)
    for meld in deal._state.table:
        found.update(meld.cards if family == "tiles" else from_hand(meld.cards))
    return found


def assert_conserved(deal: Deal) -> None:
    """No card was lost, made or doubled."""
    pack = deal.rules.pack_for(deal.players)
    assert cards_of(deal) == Counter(pack.faces()), f"{deal!r}: the cards are not those of the pack"


def state_of(deal: Deal) -> dict[str, object]:
    """All that a deal is, as values that later play cannot change."""
    return dict(zip(FIELDS, deal._state.values(), strict=True))


def written(value: object) -> bytes:
    """A value as it goes over the wire."""
    return msgspec.json.encode(value)


def views_of(deal: Deal) -> list[bytes]:
    """What every seat and a spectator see, byte for byte."""
    return [written(deal.view(seat)) for seat in (*range(deal.players), None)]
