"""Melds and first melds of every game, checked the slow and obvious way, from the printed rules and no code of ours.

A joker is tried as every card or tile there is; a run is looked for among all runs. `GAMES` says about each
game what its rules say, in as few words as they allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product

Names = tuple[str, ...]

RANKS = "A23456789TJQK"
SUITS = "SHDC"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
COLOURS = "rbko"
TILES = [f"{colour}{number}" for colour in COLOURS for number in range(1, 14)]


# --- cards


@dataclass(frozen=True)
class CardGame:
    """`ace`: low, high, both (not between king and two) or corner. `groups`: distinct suits, twins, or none.

    `ranks`: those of the pack, from low to high. `wild`: the rank whose cards stand for any card, alone too.
    `fewer_jokers`: than natural cards. `opens_by_worth`: whether a first meld is asked for what it is worth alone.
    `natural_run`: whether it needs a run without jokers. `short`: the rank of which one or two cards are a group, and
    one with a neighbour a run.
    """

    ace: str = "low"
    ranks: str = RANKS
    groups: str = "distinct"
    jokers: int = 0
    wild: str = ""
    as_many_naturals: bool = False
    fewer_jokers: bool = False
    most_jokers: int = 9
    least_run: int = 3
    opens_by_worth: bool = True
    natural_run: bool = False
    short: str = ""
    minimum: int = 0
    ace_counts: int = 1
    low_ace_counts: int | None = None
    court_counts_ten: bool = True


GAMES = {
    "standard_rummy": CardGame(),
    "round_the_corner_rummy": CardGame(ace="corner", ace_counts=11),
    "rummy_complete": CardGame(),
    "block_rummy": CardGame(),
    "slowdown_rummy": CardGame(),
    "boathouse_rum": CardGame(ace="corner", ace_counts=11),
    "caloochi": CardGame(ace="both", jokers=4, minimum=51, ace_counts=15),
    "double_rum": CardGame(ace="both", groups="twins", jokers=4, ace_counts=11),
    "knock_rummy": CardGame(),
    "gin_rummy": CardGame(),
    "continental_rum": CardGame(ace="both", groups="none", jokers=2, ace_counts=11),
    "queen_city_rum": CardGame(),
    "phom": CardGame(court_counts_ten=False),
    "german_rummy": CardGame(ace="both", jokers=6, as_many_naturals=True, minimum=40, ace_counts=11, low_ace_counts=1),
    "contract_rummy": CardGame(ace="both", groups="twins", jokers=2, least_run=4, opens_by_worth=False),
    "liverpool_rummy": CardGame(ace="both", groups="twins", jokers=6, least_run=4, opens_by_worth=False),
    "shanghai_rummy": CardGame(
        ace="both", groups="twins", jokers=8, as_many_naturals=True, least_run=4, opens_by_worth=False
    ),
    "carioca": CardGame(ace="corner", groups="twins", jokers=4, most_jokers=1, least_run=4, opens_by_worth=False),
    "kalooki_40": CardGame(ace="both", jokers=2, minimum=40, ace_counts=11),
    "scala_40": CardGame(ace="both", jokers=4, most_jokers=1, minimum=40, ace_counts=11, low_ace_counts=1),
    "remi_51": CardGame(
        ace="both",
        jokers=4,
        fewer_jokers=True,
        minimum=51,
        ace_counts=11,
        low_ace_counts=1,
        natural_run=True,
        opens_by_worth=False,
    ),
    "rummy_500": CardGame(ace="both", ace_counts=15),
    "machiavelli": CardGame(ace="both", ace_counts=11),
    "vatikan": CardGame(ace="both", jokers=2, opens_by_worth=False),
    "tonk": CardGame(),
    "tong_its": CardGame(),
    "conquian": CardGame(ranks="A234567JQK"),
    "seven_bridge": CardGame(ace="both", short="7", opens_by_worth=False),
    "thai_dummy": CardGame(ace="high", ace_counts=15, opens_by_worth=False),
    "nowrang": CardGame(ace="high", groups="none", ace_counts=11),
}


@cache
def _runs(ace: str, ranks: str) -> dict[frozenset[str], Names]:
    """All runs of one suit: the ranks that are in it, and the ranks from low to high."""
    found: dict[frozenset[str], Names] = {}
    order = {"low": ranks, "high": ranks[1:] + "A", "both": ranks + "A", "corner": ranks + ranks}[ace]
    for first in range(len(order)):
        for last in range(first + 3, len(order) + 1):
            run = tuple(order[first:last])
            if len(set(run)) == len(run):
                found.setdefault(frozenset(run), run)
    return found


def card_melds(game: CardGame, names: Names) -> dict[str, int]:
    """Kind → the most it counts; empty if the cards, in any order, are no meld."""
    jokers = [name for name in names if name.startswith("JK")]
    if len(jokers) == len(names) or (jokers and not game.jokers):
        return {}
    if game.as_many_naturals and 2 * len(jokers) > len(names):
        return {}
    if len(jokers) > game.most_jokers or (game.fewer_jokers and 2 * len(jokers) >= len(names)):
        return {}
    found: dict[str, int] = {}
    options = [CARDS if name == "JK" or name[0] == game.wild else [name[-2:]] for name in names]
    for cards in product(*options):
        for kind, value in _as_melds(game, cards):
            found[kind] = max(value, found.get(kind, 0))
    return found


def _as_melds(game: CardGame, cards: Names) -> Iterator[tuple[str, int]]:
    ranks, suits = [card[0] for card in cards], [card[1] for card in cards]
    if len(cards) < 3:
        yield from _short(game, ranks, suits)
        return
    if len(set(ranks)) == 1:
        distinct = len(set(suits)) == len(suits)
        if game.groups == "twins" or (game.groups == "distinct" and distinct and len(cards) <= 4):
            yield "group", sum(_points(game, card) for card in cards)
    if len(set(suits)) == 1 and len(set(ranks)) == len(ranks):
        run = _runs(game.ace, game.ranks).get(frozenset(ranks))
        if run is not None and len(run) >= game.least_run:
            value = sum(_points(game, card) for card in cards)
            if run[0] == "A" and game.low_ace_counts is not None:
                value += game.low_ace_counts - game.ace_counts
            yield "run", value


def _short(game: CardGame, ranks: Sequence[str], suits: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Melds of one or two cards, which count nothing together."""
    if game.short and set(ranks) == {game.short} and len(set(suits)) == len(suits):
        yield "seven" if len(ranks) == 1 else "group", 0
    if len(ranks) == 2 and game.short in ranks and len(set(suits)) == 1:
        low, high = sorted(map(RANKS.index, ranks))
        if high - low == 1:
            yield "run", 0


def _points(game: CardGame, card: str) -> int:
    rank = card[0]
    if rank == "A":
        return game.ace_counts
    number = RANKS.index(rank) + 1
    return min(10, number) if game.court_counts_ten else number


# --- tiles


def tile_melds(names: Names, special: bool) -> dict[str, int]:
    """Kind → what it counts; empty if the tiles, from left to right, are no set."""
    numbers = [name for name in names if name in TILES]
    if not numbers or len(names) < 3 or (not special and {"DJ", "CJ", "MJ"} & set(names)):
        return {}
    if not {"J", "DJ", "CJ", "MJ"} & set(names):
        names = tuple(sorted(names, key=lambda name: (int(name[1:]), name)))
    if "MJ" in names:
        return _mirrors(names)
    cells = _cells(names)
    found = {}
    if _groups(cells, 3):
        found["group"] = int(numbers[0][1:]) * len(cells)
    starts = _starts(cells)
    if starts and 3 <= len(cells) <= 13:
        found["run"] = sum(starts[0] + place for place in range(len(cells)))
    return found


def _cells(names: Sequence[str]) -> list[str]:
    return [cell for name in names for cell in (["J", "J"] if name == "DJ" else [name])]


def _groups(cells: Sequence[str], least: int) -> set[tuple[int, frozenset[str]]]:
    """Every number and set of colours that these cells can be."""
    found: set[tuple[int, frozenset[str]]] = set()
    if "CJ" in cells or not least <= len(cells) <= 4:
        return found
    numbers = {int(cell[1:]) for cell in cells if cell != "J"} or set(range(1, 14))
    for number in numbers:
        for colours in product(COLOURS, repeat=len(cells)):
            fits = all(cell in ("J", f"{colour}{number}") for cell, colour in zip(cells, colours, strict=True))
            if fits and len(set(colours)) == len(colours):
                found.add((number, frozenset(colours)))
    return found


def _starts(cells: Sequence[str], also: Sequence[str] = ()) -> list[int]:
    """The lowest numbers with which the cells run upwards; `also` must then read the same, cell by cell."""
    if any(one == other == "CJ" for one, other in pairwise(cells)):
        return []
    part, parts = 0, []
    for cell in cells:
        part += cell == "CJ"
        parts.append(part)
    found = []
    for start in range(1, 15 - len(cells)):
        for colours in product(COLOURS, repeat=part + 1):
            if any(one == other for one, other in pairwise(colours)):
                continue
            places = [(cell, start + place, colours[parts[place]]) for place, cell in enumerate(cells)]
            places += [(cell, start + place, colours[parts[place]]) for place, cell in enumerate(also)]
            if all(cell in ("J", "CJ", f"{colour}{number}") for cell, number, colour in places):
                found.append(start)
                break
    return found


def _mirrors(names: Names) -> dict[str, int]:
    if names.count("MJ") != 1:
        return {}
    centre = names.index("MJ")
    left, right = _cells(names[:centre]), _cells(names[:centre:-1])
    if not left or len(left) != len(right):
        return {}
    found = {}
    both = _groups(left, 1) & _groups(right, 1)
    if both:
        found["mirror_group"] = min(number for number, _ in both) * 2 * len(left)
    same_changes = [cell == "CJ" for cell in left] == [cell == "CJ" for cell in right]
    starts = _starts(left, also=right) if same_changes else []
    if starts:
        found["mirror_run"] = 2 * sum(starts[0] + place for place in range(len(left)))
    return found


# --- two lives


def life(names: Names, wild: str) -> str | None:
    """Pure, impure or set, the first of them that the cards can be; `wild` is a rank, or JK for aces."""
    rank = "A" if wild == "JK" else wild
    game = CardGame(ace="both")
    if not any(name.startswith("JK") for name in names) and "run" in dict(_as_melds(game, names)):
        return "pure"
    kinds: set[str] = set()
    options = []
    for name in names:
        if name.startswith("JK="):
            options.append([name[-2:]])
        elif name == "JK" or name[0] == rank:
            options.append(CARDS)
        else:
            options.append([name])
    for cards in product(*options):
        if any(card == name for card, name in zip(cards, names, strict=True)):
            kinds |= set(dict(_as_melds(game, cards)))
    return "impure" if "run" in kinds else "set" if "group" in kinds else None
