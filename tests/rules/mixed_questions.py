"""Random questions about melds and first melds of every game, and what the naive check says of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.rules.naive_melds import CARDS, COLOURS, GAMES, RANKS, SUITS, TILES, CardGame, card_melds, life, tile_melds

TILE_GAMES = ("rummikub", "rummikub_classic", "rummikub_twist")
LIVES_GAME = "indian_rummy_points"
SCHEDULED_GAME = "three_thirteen"
EVERY_GAME = (*GAMES, *TILE_GAMES, LIVES_GAME, SCHEDULED_GAME)
MINIMUM = 30

Question = dict[str, Any]


def questions(draw: random.Random, count: int) -> Iterator[tuple[Question, dict[str, Any]]]:
    """So many questions, each with the answer expected; a set of answers stands for any of them."""
    for number in range(count):
        game = draw.choice(EVERY_GAME)
        if game == LIVES_GAME:
            asked, expected = _life(draw)
            ask = "meld"
        elif game == SCHEDULED_GAME:
            asked, expected = _of_a_deal(draw)
            ask = "meld"
        elif draw.random() < 0.7 or (game in GAMES and not GAMES[game].opens_by_worth):
            ask, meld = "meld", _a_meld(draw, game)
            asked, expected = {"meld": meld}, _expected_meld(game, meld)
        else:
            ask, melds = "opening", [_a_meld(draw, game) for _ in range(draw.randint(1, 3))]
            asked, expected = {"melds": melds}, _expected_opening(game, melds)
        yield {"id": number, "game": game, "ask": ask, "input": asked}, expected


def _life(draw: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
    meld = _cards(draw, jokers=1)
    wild = draw.choice([rank for rank in RANKS if sum(card[0] == rank for card in meld) < 2])
    kind = life(tuple(meld), wild)
    expected = {"valid": False} if kind is None else {"valid": True, "type": kind}
    return {"meld": meld, "wild": wild}, expected


def _of_a_deal(draw: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """A meld of a deal in which the rank of its number of cards is wild."""
    meld = _cards(draw, jokers=0)
    deal = draw.choice([deal for deal in range(1, 12) if sum(card[0] == RANKS[deal + 1] for card in meld) < 3])
    kinds = card_melds(CardGame(groups="twins", wild=RANKS[deal + 1]), tuple(meld))
    return {"meld": meld, "deal": deal}, {"valid": True, "type": set(kinds)} if kinds else {"valid": False}


def _kinds_of(game: str, meld: list[str]) -> dict[str, int]:
    if game in TILE_GAMES:
        return tile_melds(tuple(meld), special=game == "rummikub_twist")
    return card_melds(GAMES[game], tuple(meld))


def _expected_meld(game: str, meld: list[str]) -> dict[str, Any]:
    kinds = _kinds_of(game, meld)
    if not kinds:
        return {"valid": False}
    if game in TILE_GAMES:
        return {"valid": True, "types": sorted(kinds), "total_value": max(kinds.values())}
    return {"valid": True, "type": set(kinds)}


def _expected_opening(game: str, melds: list[list[str]]) -> dict[str, Any]:
    values = [max(_kinds_of(game, meld).values(), default=0) for meld in melds]
    minimum = MINIMUM if game in TILE_GAMES else GAMES[game].minimum
    value = sum(values)
    return {"value": value, "opens": value >= minimum and all(values), "minimum": minimum}


def _a_meld(draw: random.Random, game: str) -> list[str]:
    """Something that is a meld, or nearly one, or none at all."""
    if game in TILE_GAMES:
        return _tiles(draw, special=game == "rummikub_twist")
    while True:
        meld = _cards(draw, jokers=min(2, GAMES[game].jokers))
        if all(name.startswith("JK") or name[0] in GAMES[game].ranks for name in meld):
            return meld


def _cards(draw: random.Random, jokers: int) -> list[str]:
    shape = draw.random()
    if shape < 0.15:
        meld = draw.sample(CARDS, draw.randint(2, 5))
    elif shape < 0.45:
        rank = draw.choice(RANKS)
        meld = [rank + draw.choice(SUITS) for _ in range(draw.randint(2, 5))]
        if draw.random() < 0.6:
            meld = list(dict.fromkeys(meld))
    else:
        suit, first = draw.choice(SUITS), draw.randrange(13)
        meld = [RANKS[(first + step) % 13] + suit for step in range(draw.randint(3, 6))]
        if draw.random() < 0.15:
            meld[draw.randrange(len(meld))] = draw.choice(CARDS)
    for _ in range(draw.randint(0, jokers)):
        place = draw.randrange(len(meld))
        stands_for = meld[place]
        meld[place] = "JK" if draw.random() < 0.7 or stands_for.startswith("JK") else f"JK={stands_for}"
    draw.shuffle(meld)
    return meld


def _tiles(draw: random.Random, special: bool) -> list[str]:
    shape = draw.random()
    if shape < 0.1:
        meld = draw.sample(TILES, draw.randint(2, 4))
    elif shape < 0.4:
        number = draw.randint(1, 13)
        meld = [f"{colour}{number}" for colour in draw.sample(COLOURS, draw.randint(2, 4))]
        if draw.random() < 0.15:
            meld.append(f"{draw.choice(COLOURS)}{number}")
    else:
        colour, first = draw.choice(COLOURS), draw.randint(1, 11)
        meld = [f"{colour}{number}" for number in range(first, min(13, first + draw.randint(1, 5)) + 1)]
    for _ in range(draw.choice([0, 0, 1, 1, 2])):
        spot = draw.randrange(len(meld))
        if draw.random() < 0.7:
            meld[spot] = "J"
        else:
            meld.insert(draw.randint(0, len(meld)), "J")
    if special and draw.random() < 0.7:
        meld = _with_special_jokers(draw, meld)
    return meld[:9]


def _with_special_jokers(draw: random.Random, meld: list[str]) -> list[str]:
    place = draw.randrange(len(meld))
    match draw.randint(0, 2):
        case 0:
            return [*meld[:place], "DJ", *meld[place + 2 :]]
        case 1:
            after = draw.choice(COLOURS)
            other = [after + tile[1:] if tile[0] in COLOURS else tile for tile in meld[place + 1 :]]
            return [*meld[:place], "CJ", *other]
    meld = meld[:4]
    other = [tile if draw.random() < 0.9 else "J" for tile in reversed(meld)]
    return [*meld, "MJ", *(other[1:] if draw.random() < 0.1 else other)]
