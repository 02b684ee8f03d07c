# The types of the native module; what it does is said in native/README.md.
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, Self, TypeVar

from rummykit.cards import Buffer

_T = TypeVar("_T")

MAX_CARDS: int
MAX_VALUE: int

class HandSolver:
    def __new__(
        cls,
        *,
        groups: tuple[int, int | None, bool] | None,
        runs: tuple[int, int, str] | None,
        values: Sequence[int],
    ) -> Self: ...
    def best(self, hand: int | Iterable[int]) -> tuple[int, list[list[int]]]: ...
    def deadwood(self, hand: int | Iterable[int], *, discard: bool = False) -> int: ...
    def deadwoods(
        self, faces: Buffer, hand_size: int, *, discard: bool = False, threads: int = 1
    ) -> memoryview[int]: ...

class Kept(Generic[_T]):
    def __init__(self, owner: object) -> None: ...
    def __len__(self) -> int: ...
    def __getitem__(self, place: int) -> _T: ...
    @property
    def fresh(self) -> list[_T] | None: ...

class NaturalMelds(Generic[_T]):
    def __init__(self, melds: Sequence[tuple[int, _T]]) -> None: ...
    def within(self, hand: int) -> list[_T]: ...
    def covered(self, hand: int) -> int: ...

def picked(things: tuple[_T, ...], hand: int) -> list[_T]: ...
def shuffled(items: Iterable[_T], message: bytes, last: int | None = None) -> list[_T]: ...

MAX_TILES: int
MAX_TILE_WEIGHT: int
MAX_MINIMUM: int

class TableSolver:
    def __init__(self, weights: Sequence[int], copies: int = 2, jokers: int = 2) -> None: ...
    def play(
        self, table: Iterable[Iterable[int]], rack: Iterable[int]
    ) -> tuple[int, tuple[int, ...], list[tuple[int, ...]]] | None: ...
    def solve(
        self,
        must: Iterable[int],
        may: Iterable[int],
        *,
        kept_runs: Sequence[tuple[int, int, int]] = (),
        kept_groups: Sequence[tuple[int, int, int]] = (),
        barred_runs: Sequence[int] = (),
        barred_groups: Sequence[int] = (),
        high_ace: bool = False,
        minimum: int = 0,
        beat: int = ...,
    ) -> tuple[int, tuple[int, ...], list[tuple[int, ...]], list[tuple[int, bool, tuple[int, ...]]]] | None: ...
    def solve_many(self, tables: Buffer, racks: Buffer, *, threads: int = 1) -> tuple[memoryview[int], bytes]: ...

class TwistWays:
    def __init__(self) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[tuple[tuple[int, ...], tuple[int, int] | None, int | None]]: ...
    def __getitem__(self, place: int) -> tuple[tuple[int, ...], tuple[int, int] | None, int | None]: ...

class TwistSets:
    def __init__(
        self,
        pool: Iterable[int],
        begun: Sequence[tuple[Sequence[int], int, int]] = (),
        *,
        leading: bool = ...,
        adjacent: bool = ...,
        longest: int = ...,
    ) -> None: ...
    def all(self, jokers: int) -> list[tuple[int, ...]]: ...
    def holding(self, face: int) -> TwistWays: ...
    def onward(self, run: int, face: int | None = None) -> TwistWays: ...
    def placing(self, face: int) -> TwistWays: ...

class TwistSolver:
    def __init__(self, weights: Sequence[int], *, leading: bool = ..., adjacent: bool = ...) -> None: ...
    def solve(
        self,
        must: Iterable[int],
        may: Iterable[int],
        *,
        minimum: int = 0,
        beat: int = ...,
        begun: Sequence[tuple[Sequence[int], int, int]] = (),
    ) -> tuple[int, tuple[int, ...], list[tuple[int, ...]]] | None: ...
    def first_better(
        self,
        must: Iterable[int],
        may: Iterable[int],
        ways: TwistWays,
        *,
        start: int,
        end: int,
        beat: int,
        begun: Sequence[tuple[Sequence[int], int, int]] = (),
    ) -> tuple[int, int, tuple[int, ...], list[tuple[int, ...]]] | None: ...

MAX_COPIES: int
MAX_HELD: int
MAX_WILD: int

class MeldSolver:
    def __new__(
        cls,
        *,
        groups: tuple[int, int | None, bool] | None,
        runs: tuple[int, int, str] | None,
        values: Sequence[int],
        beside: Sequence[int] | None = None,
        contracts: Sequence[Sequence[int]] = (),
    ) -> Self: ...
    def best(
        self,
        hand: int | Iterable[int],
        *,
        wild_rank: int = 0,
        must: Iterable[int] = (),
        apart: Iterable[int] = (),
        effort: int = ...,
    ) -> tuple[int, int, list[list[int]], bool] | None: ...
    def leaves(
        self, hand: int | Iterable[int], most: int, *, wild_rank: int = 0, apart: Iterable[int] = ()
    ) -> bool: ...
    def whole(
        self, hand: int | Iterable[int], *, wild_rank: int = 0, must: Iterable[int] = (), apart: Iterable[int] = ()
    ) -> list[list[int]] | None: ...
    def deadwoods(
        self, faces: Buffer, hand_size: int, *, wild_ranks: Buffer, discard: bool = False, threads: int = 1
    ) -> memoryview[int]: ...

class LivesSolver:
    def __new__(
        cls, *, groups: tuple[int, int | None, bool], runs: tuple[int, int, str], values: Sequence[int]
    ) -> Self: ...
    def points(self, hand: int | Iterable[int], wild_rank: int) -> int: ...
    def loose(self, hand: int | Iterable[int], wild_rank: int) -> int: ...
    def best(
        self, hand: int | Iterable[int], wild_rank: int
    ) -> tuple[int, int, list[tuple[tuple[int, ...], int, tuple[int, ...]]]]: ...
    def penalties(
        self, faces: Buffer, hand_size: int, *, wild_ranks: Buffer, discard: bool = False, threads: int = 1
    ) -> memoryview[int]: ...

class PuresSolver:
    def __new__(
        cls, *, groups: tuple[int, int | None, bool], runs: tuple[int, int, str], values: Sequence[int], wanted: int
    ) -> Self: ...
    def best(
        self, hand: int | Iterable[int], *, wild: Iterable[int] = ()
    ) -> tuple[int, list[tuple[int, ...]], list[tuple[tuple[int, ...], int, tuple[int, ...]]], bool]: ...

class FinishSolver:
    def __new__(cls, *, groups: tuple[int, int | None, bool] | None, runs: tuple[int, int, str] | None) -> Self: ...
    def away(self, hand: int | Iterable[int], size: int) -> int: ...

class FirstMeldSolver:
    def __new__(
        cls,
        *,
        groups: tuple[int, int | None, bool] | None,
        runs: tuple[int, int, str] | None,
        points: Sequence[int],
        low_ace: int,
        values: Sequence[int],
        beside: Sequence[int] | None = None,
    ) -> Self: ...
    def lay(
        self,
        hand: int | Iterable[int],
        minimum: int,
        *,
        most_cards: bool = False,
        must: Iterable[int] = (),
        natural_run: bool = False,
    ) -> tuple[int, list[list[int]]] | None: ...
    def optima(self, hand: int | Iterable[int]) -> int: ...
