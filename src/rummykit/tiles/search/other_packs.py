"""The best play of tiles from a pack of another size, exactly: other colours, numbers, copies or jokers than usual.

Sets are groups of three tiles or more of one number in different colours, and runs of three or more of one colour; a
joker stands for any tile, and every set has a tile with a number. The table may be laid anew, jokers and all.

Number by number, a state says for each colour how long its open runs are: one tile, two, or three and more. Whether
tiles of a number are groups depends on how many there are, of all colours and of the commonest one, for they can be
dealt out evenly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from rummykit.tiles.search.objective import check_objective

Tile: TypeAlias = tuple[int, int] | None
"""A colour from 0 and a number from 1; None for a joker."""

COLOUR_LETTERS = "rbkogptw"
"""Red, blue, black, orange, green, purple, turquoise, white."""
JOKER_WORTH = 30
FEW_STATES = 100
MOST_STATES = 20_000
"""More than these at one number are not looked at."""

OpenRuns: TypeAlias = tuple[int, int, int]
"""How many open runs a colour has of one tile, of two, and of three or more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TilePack:
    """How many colours, numbers, copies of each tile and jokers a pack has. Raises `ValueError`."""

    colours: int = 4
    numbers: int = 13
    copies: int = 2
    jokers: int = 2

    def __post_init__(self) -> None:
        for name, low, high in (("colours", 2, 8), ("numbers", 2, 26), ("copies", 1, 4), ("jokers", 0, 4)):
            if not low <= getattr(self, name) <= high:
                raise ValueError(f"A pack has {low} to {high} {name}, not {getattr(self, name)}.")

    def tile(self, name: str) -> Tile:
        """The tile of this name, such as `r4` or `J`; raises `ValueError`."""
        colour, number = COLOUR_LETTERS[: self.colours].find(name[:1].lower() or " "), name[1:]
        if name.upper() == "J" and self.jokers:
            return None
        if colour < 0 or not (number.isdecimal() and number.isascii()) or not 1 <= int(number) <= self.numbers:
            letters = " ".join(COLOUR_LETTERS[: self.colours])
            raise ValueError(f"'{name}' is no tile of this pack: colours are {letters}, numbers 1 to {self.numbers}.")
        return colour, int(number)

    def check(self, tiles: Sequence[Tile]) -> None:
        """Raise `ValueError` for what is no tile of the pack, and for more of a tile than it has."""
        there = {*product(range(self.colours), range(1, self.numbers + 1)), None}
        for tile, count in Counter(tiles).items():
            if tile not in there:
                raise ValueError(f"{tile!r} is no tile of this pack: a colour from 0 and a number from 1, or None.")
            if count > (self.copies if tile is not None else self.jokers):
                raise ValueError(f"There are {count} of {name_of(tile)}, more than the pack has.")


def name_of(tile: Tile) -> str:
    """The name of a tile."""
    return "J" if tile is None else f"{COLOUR_LETTERS[tile[0]]}{tile[1]}"


@dataclass(frozen=True, slots=True, kw_only=True)
class PackPlay:
    """The sets afterwards, the tiles played, and what these are worth, 30 for a joker."""

    sets: tuple[tuple[Tile, ...], ...]
    played: tuple[Tile, ...]
    value: int


class _Move(NamedTuple):
    """What a colour does at a number: complete runs that go on, jokers in open runs, the jokers before each new run,
    tiles left for groups."""

    longer: int
    jokers: int
    begun: tuple[int, ...]
    grouped: int


_Key: TypeAlias = tuple[tuple[OpenRuns, ...], int]
_NO_RUNS: OpenRuns = (0, 0, 0)


class _Way(NamedTuple):
    score: int
    before: _Key | None
    moves: tuple[_Move, ...]
    in_groups: int  # jokers


def best_play(pack: TilePack, table: Sequence[Tile], rack: Sequence[Tile], objective: str = "lex") -> PackPlay | None:
    """The play that lays all of the table and the most of the rack; None if the table makes no sets.

    `objective` is that of `rummykit.solve.table`. Raises `ValueError` for tiles that the pack does not have, and where
    too much would have to be looked at.
    """
    check_objective(objective)
    pack.check([*table, *rack])
    must = Counter(table)
    if must and _PackSearch(pack, must, Counter(), objective).solve() is None:
        return None
    return _PackSearch(pack, must, Counter(rack), objective).solve()


class _PackSearch:
    def __init__(self, pack: TilePack, must: Counter[Tile], may: Counter[Tile], objective: str) -> None:
        self.pack, self.must, self.may = pack, must, may
        self.a_tile, self.a_point = {"lex": (10_000, 1), "tiles": (1, 0), "value": (0, 1)}[objective]
        self.jokers = must[None] + may[None]
        self.later = self._later()
        self.floor = -1  # what the best play counts at least

    def solve(self) -> PackPlay | None:
        """The best play: first a good one, from few states of each number, then whatever could be better."""
        good = self._searched(FEW_STATES)
        if good is not None:
            self.floor = good[0]
        best = self._searched(None)
        return None if best is None else self._laid(best[1], best[2])

    def _searched(self, most: int | None) -> tuple[int, list[dict[_Key, _Way]], _Key] | None:
        """The best score, the states before each number, and the last; of no more states than these, if it says so."""
        start: _Key = ((_NO_RUNS,) * self.pack.colours, 0)
        layers: list[dict[_Key, _Way]] = [{start: _Way(0, None, (), 0)}]
        for number in range(1, self.pack.numbers + 1):
            layer: dict[_Key, _Way] = {}
            for key, way in layers[-1].items():
                self._expand(number, key, way.score, layer)
                if len(layer) > MOST_STATES:
                    raise ValueError("With so many tiles there are more positions than can be looked at.")
            if most is not None and len(layer) > most:
                layer = dict(sorted(layer.items(), key=lambda each: each[1].score)[-most:])
            layers.append(layer)
        ends = [
            (way.score + self._of_jokers(key[1]), key) for key, way in layers[-1].items() if key[1] >= self.must[None]
        ]
        if not ends:
            return None
        score, last = max(ends)
        return score, layers, last

    def _later(self) -> dict[tuple[int, int], int]:
        """What the rack counts after a colour of a number, jokers with it."""
        found, rest = {}, self._of_jokers(self.jokers)
        for number in range(self.pack.numbers, 0, -1):
            for colour in range(self.pack.colours - 1, -1, -1):
                found[number, colour] = rest
                rest += self.may[colour, number] * (self.a_tile + self.a_point * number)
        return found

    def _of_jokers(self, used: int) -> int:
        return (used - self.must[None]) * (self.a_tile + self.a_point * JOKER_WORTH)

    def _expand(self, number: int, key: _Key, score: int, layer: dict[_Key, _Way]) -> None:
        """Everything that a state can become at this number, colour by colour."""
        runs, used = key
        partial: dict[tuple[tuple[OpenRuns, ...], int, int, int], tuple[int, tuple[_Move, ...]]] = {
            ((), used, 0, 0): (score, ())
        }
        for colour in range(self.pack.colours):
            further: dict[tuple[tuple[OpenRuns, ...], int, int, int], tuple[int, tuple[_Move, ...]]] = {}
            for (now, spent, most, total), (worth, moves) in partial.items():
                for move, after, jokers, gain in self._moves(number, colour, runs[colour], self.jokers - spent):
                    if worth + gain + self.later[number, colour] < self.floor:
                        continue
                    grouped = move.grouped
                    reached = ((*now, after), spent + jokers, max(most, grouped), total + grouped)
                    if reached not in further or further[reached][0] < worth + gain:
                        further[reached] = worth + gain, (*moves, move)
            partial = further
        for (now, spent, most, total), (worth, moves) in partial.items():
            for jokers in range(self.jokers - spent + 1):
                if self._groups(most, total, jokers) is None:
                    continue
                reached_key = (now, spent + jokers)
                if reached_key not in layer or layer[reached_key].score < worth:
                    layer[reached_key] = _Way(worth, key, moves, jokers)

    def _groups(self, most: int, total: int, jokers: int) -> int | None:
        """How many groups this many tiles make, `most` of one colour, and all of the jokers; None if they do not."""
        if not total:
            return None if jokers else 0
        return next(
            (n for n in range(most, total + 1) if 3 * n <= total + jokers <= self.pack.colours * n),
            None,
        )

    def _moves(self, number: int, colour: int, runs: OpenRuns, left: int) -> Iterator[tuple[_Move, OpenRuns, int, int]]:
        """What a colour can do at a number: the move, its runs afterwards, the jokers it takes, and what it counts."""
        tile = (colour, number)
        must, there = self.must[tile], self.must[tile] + self.may[tile]
        weight = self.a_tile + self.a_point * number
        one, two, three = runs
        last = self.pack.numbers - number
        ahead = 0 if not last else self.must[colour, number + 1] + self.may[colour, number + 1]
        for longer in range(three + 1):
            going_on = one + two + longer
            for jokers in range(max(0, going_on - there), min(going_on, left) + 1):
                spare = there - (going_on - jokers)
                for begun in self._begun(spare, min(number - 1, left - jokers), left - jokers):
                    taken = jokers + sum(begun)
                    after = (begun.count(0), one + begun.count(1), two + longer + sum(each > 1 for each in begun))
                    open_ahead = ahead + left - taken
                    if after[0] + after[1] > (open_ahead if last else 0) or (after[0] and last < 2):
                        continue
                    kept = (after[0], after[1], min(after[2], open_ahead if last else 0))
                    rest = spare - len(begun)
                    laid = there - rest
                    for grouped in range(max(0, must - laid), rest + 1):
                        gain = (laid + grouped - must) * weight
                        yield _Move(longer, jokers, begun, grouped), kept, taken, gain

    def _begun(self, tiles: int, before: int, jokers: int) -> Iterator[tuple[int, ...]]:
        """The jokers before each of the runs that begin, up to this many runs."""
        for count in range(tiles + 1):
            for begun in combinations_with_replacement(range(before + 1), count):
                if sum(begun) <= jokers:
                    yield begun

    # --- the sets of the best play

    def _laid(self, layers: list[dict[_Key, _Way]], key: _Key) -> PackPlay:
        ways = []
        for layer in reversed(layers[1:]):
            way = layer[key]
            ways.append(way)
            assert way.before is not None
            key = way.before
        sets: list[tuple[Tile, ...]] = []
        lying: list[list[list[Tile]]] = [[] for _ in range(self.pack.colours)]
        for number, way in enumerate(reversed(ways), 1):
            groups = [0] * self.pack.colours
            for colour, move in enumerate(way.moves):
                lying[colour] = self._runs_on(lying[colour], (colour, number), move, sets)
                groups[colour] = move.grouped
            sets += self._dealt_out(number, groups, way.in_groups)
        sets += [tuple(run) for runs in lying for run in runs]
        played = Counter(tile for each in sets for tile in each) - self.must
        ordered = tuple(sorted(played.elements(), key=lambda tile: tile or (99, 0)))
        value = sum(JOKER_WORTH if tile is None else tile[1] for tile in ordered)
        return PackPlay(sets=tuple(sets), played=ordered, value=value)

    def _runs_on(
        self, runs: list[list[Tile]], tile: tuple[int, int], move: _Move, sets: list[tuple[Tile, ...]]
    ) -> list[list[Tile]]:
        """The runs of a colour after a move; complete ones that do not go on are sets."""
        short = [run for run in runs if len(run) < 3]
        whole = [run for run in runs if len(run) >= 3]
        sets += [tuple(run) for run in whole[move.longer :]]
        on = [*short, *whole[: move.longer]]
        for place, run in enumerate(on):
            run.append(None if place < move.jokers else tile)
        return [*on, *([None] * before + [tile] for before in move.begun)]

    def _dealt_out(self, number: int, tiles: Sequence[int], jokers: int) -> list[tuple[Tile, ...]]:
        """The groups that these tiles of a number make, as even as can be."""
        count = self._groups(max(tiles), sum(tiles), jokers) or 0
        groups: list[list[Tile]] = [[] for _ in range(count)]
        each = [(colour, number) for colour, copies in enumerate(tiles) for _ in range(copies)]
        for place, tile in enumerate(each):
            groups[place % count].append(tile)
        for _ in range(jokers):
            min(groups, key=len).append(None)
        return [tuple(group) for group in groups]
