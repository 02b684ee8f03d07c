# The types of the module of playouts; what it does is said in native/README.md.
from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeAlias

from rummykit.cards import Buffer

class CardSheet:
    def __new__(
        cls,
        words: dict[str, int],
        groups: tuple[int, int | None, bool] | None,
        runs: tuple[int, int, str] | None,
        values: Sequence[int],
        prices: Sequence[int],
        melds: Sequence[Sequence[int]],
        group_count: int,
        contracts: Sequence[Sequence[int]],
        shown_counts: Sequence[int],
        pack: Sequence[int],
        factors: Sequence[int],
        upcards: Sequence[int],
    ) -> Self: ...

class CardDeal:
    def __new__(cls, sheet: CardSheet, seed: bytes, number: int, starter: int) -> Self: ...
    def legal(self) -> list[int]: ...
    def play(self, action: int) -> list[tuple[int, int, int, int, int]]: ...
    def points(self) -> list[int]: ...
    def hands(self) -> list[int]: ...
    def table(self) -> list[tuple[int, int]]: ...
    def pile(self) -> list[int]: ...
    def counted(self) -> list[int]: ...
    def kept(self) -> list[tuple[int, int, int]]: ...
    def sent(self) -> list[int]: ...
    def careless(self) -> list[int]: ...
    def ending(self) -> tuple[int, int, int, int, bool, int, int, int, int, int, bool, int]: ...
    @property
    def turn(self) -> int: ...
    @property
    def over(self) -> bool: ...

class CardPool:
    def __new__(cls, sheets: Sequence[CardSheet], size: int, seed: bytes, quick: bool, threads: int) -> Self: ...
    def step(self, choices: Buffer, ended: Buffer, points: Buffer, counts: Buffer, turns: Buffer) -> None: ...
    def tell(self, counts: Buffer, turns: Buffer) -> None: ...
    def observe(self, seen: Buffer) -> None: ...
    def legal(self, slot: int) -> list[int]: ...
    def number(self, slot: int) -> int: ...
    def hand(self, slot: int) -> int: ...
    def table(self, slot: int) -> list[tuple[int, int]]: ...
    def kept(self, slot: int) -> list[tuple[int, int, int]]: ...
    def turn(self, slot: int) -> int: ...

class CardVector:
    def __new__(
        cls,
        *,
        sheets: Sequence[CardSheet],
        size: int,
        seed: bytes,
        threads: int,
        numbers: dict[str, int],
        encoding: dict[str, Any],
    ) -> Self: ...
    @property
    def observed(self) -> int: ...
    def step(self, numbers: Buffer, ended: Buffer, points: Buffer) -> None: ...
    def let_others_play(self, seats: Buffer, seeds: Buffer, ended: Buffer, points: Buffer) -> None: ...
    def show(self, observation: Buffer, rows: Buffer, mask: Buffer, seats: Buffer, observes: bool) -> None: ...
    def take_alike(self, source: Self, slots: Buffer, seeds: Buffer) -> None: ...
    def begin(self, slot: int, number: int, scheduled: int, starter: int) -> None: ...
    def listed(self, slot: int) -> list[int]: ...
    def state(self) -> bytes: ...
    def restore(self, state: bytes) -> None: ...

class CardRowVector:
    def __new__(
        cls,
        *,
        sheets: Sequence[CardSheet],
        size: int,
        seed: bytes,
        threads: int,
        verbs: Sequence[int],
        verb_count: int,
        encoding: dict[str, Any],
    ) -> Self: ...
    @property
    def observed(self) -> int: ...
    def step(self, numbers: Buffer, ended: Buffer, points: Buffer) -> None: ...
    def let_others_play(self, seats: Buffer, seeds: Buffer, ended: Buffer, points: Buffer) -> None: ...
    def show(self, observation: Buffer, rows: Buffer, mask: Buffer, seats: Buffer, observes: bool) -> None: ...
    def take_alike(self, source: Self, slots: Buffer, seeds: Buffer) -> None: ...
    def begin(self, slot: int, number: int, scheduled: int, starter: int) -> None: ...
    def listed(self, slot: int) -> list[int]: ...
    def state(self) -> bytes: ...
    def restore(self, state: bytes) -> None: ...

class SeenCards:
    def __new__(
        cls,
        sheet: CardSheet,
        facts: Mapping[str, int],
        *,
        hand: int,
        counts: Sequence[int],
        known: Sequence[int],
        pile: Sequence[int],
        thrown_by: Sequence[int],
        table: Sequence[tuple[int, int]],
        opened: Sequence[bool],
        laid: Sequence[bool],
        draws: Sequence[int],
        laid_on: Sequence[int],
        counted: Sequence[int],
        asked: Sequence[int],
        original: Sequence[int],
        taken_pile: int,
        careless: Sequence[int],
    ) -> Self: ...
    def plainness(self) -> float: ...
    def search(
        self, *, playouts: int, seconds: float, seed: int, plain_before: float = 0.0
    ) -> tuple[int, list[tuple[int, float, int]]]: ...
    def legal(self) -> list[int]: ...
    def weigh(self, actions: Sequence[int], deals: int, seed: int, playouts: int = 0) -> bytes: ...
    def played_out(
        self, hands: Sequence[int], stocks: Sequence[Sequence[int]], seed: int, playouts: int = 0
    ) -> bytes: ...

class ClosedSheet:
    def __new__(
        cls,
        *,
        words: dict[str, int],
        groups: tuple[int, int | None, bool] | None,
        runs: tuple[int, int, str] | None,
        beside: Sequence[int],
        values: Sequence[int],
        pack: Sequence[int],
        contracts: Sequence[Sequence[int]],
    ) -> Self: ...

class ClosedDeal:
    def __new__(cls, sheet: ClosedSheet, seed: bytes, number: int, starter: int) -> Self: ...
    def legal(self) -> list[int]: ...
    def play(self, action: int) -> list[tuple[int, int, int, int]]: ...
    def points(self) -> list[int]: ...
    def hands(self) -> list[list[int]]: ...
    def ending(self) -> tuple[int, int, int, int, list[int], int, int]: ...
    def quick(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def indicator(self) -> int: ...
    @property
    def over(self) -> bool: ...

class ClosedPool:
    def __new__(cls, sheets: Sequence[ClosedSheet], size: int, seed: bytes, quick: bool, threads: int) -> Self: ...
    def step(self, choices: Buffer, ended: Buffer, points: Buffer, counts: Buffer, turns: Buffer) -> None: ...
    def tell(self, counts: Buffer, turns: Buffer) -> None: ...
    def legal(self, slot: int) -> list[int]: ...
    def number(self, slot: int) -> int: ...
    def hand(self, slot: int) -> list[int]: ...
    def indicator(self, slot: int) -> int: ...

class ClosedVector:
    def __new__(
        cls,
        *,
        sheets: Sequence[ClosedSheet],
        size: int,
        seed: bytes,
        threads: int,
        verbs: Sequence[int],
        verb_count: int,
        encoding: dict[str, Any],
    ) -> Self: ...
    @property
    def observed(self) -> int: ...
    def step(self, numbers: Buffer, ended: Buffer, points: Buffer) -> None: ...
    def let_others_play(self, seats: Buffer, seeds: Buffer, ended: Buffer, points: Buffer) -> None: ...
    def show(self, observation: Buffer, rows: Buffer, mask: Buffer, seats: Buffer, observes: bool) -> None: ...
    def take_alike(self, source: Self, slots: Buffer, seeds: Buffer) -> None: ...
    def begin(self, slot: int, number: int, scheduled: int, starter: int) -> None: ...
    def listed(self, slot: int) -> list[int]: ...
    def state(self) -> bytes: ...
    def restore(self, state: bytes) -> None: ...

class SeenClosed:
    def __new__(
        cls,
        sheet: ClosedSheet,
        *,
        turn: int,
        starter: int,
        drawn: bool,
        hand: Sequence[int],
        counts: Sequence[int],
        known: Sequence[Sequence[int]],
        pile: Sequence[int],
        draws: Sequence[int],
        out_costs: Sequence[int],
        indicator: int,
        stock: int,
        taken: int,
        finisher: int,
        shower: int,
        laid: Sequence[int],
        turn_number: int,
        turnovers: int,
    ) -> Self: ...
    def legal(self) -> list[int]: ...
    def quick(self) -> int: ...
    def ranked(self) -> list[int]: ...
    def weigh(self, actions: Sequence[int], deals: int, seed: int) -> bytes: ...
    def played_out(self, hands: Sequence[Sequence[int]], stocks: Sequence[Sequence[int]], seed: int) -> bytes: ...

class ShowSearch:
    def __new__(
        cls,
        *,
        groups: tuple[int, int | None, bool] | None,
        runs: tuple[int, int, str] | None,
        values: Sequence[int],
        seats: int,
        turns_each: int,
        dealt: int,
        sends: bool,
        sends_without_meld: bool,
        ranks: Sequence[int],
        without_meld: int,
        went_out: int,
        taken_chip: int,
        taken_rises: bool,
        last_taken: int,
        three_taken_pays_all: bool,
    ) -> Self: ...
    def best(
        self,
        *,
        choices: Sequence[int],
        discards: bool,
        playouts: int,
        seconds: float,
        seed: int,
        seat: int,
        hand: Sequence[int],
        kept: Sequence[Sequence[int]],
        hidden: Sequence[int],
        shown: Sequence[bool],
        turns: Sequence[int],
        fed: Sequence[Sequence[int]],
        melds: Sequence[tuple[int, Sequence[int], bool]],
        pile: Sequence[int],
        stock: int,
        refused: Sequence[tuple[int, int, int]],
        thrown: Sequence[tuple[int, int, int]],
    ) -> tuple[int, list[tuple[float, int]]]: ...
    def play_out(
        self, *, hands: Sequence[Sequence[int]], stock: Sequence[int]
    ) -> tuple[list[tuple[str, list[int], int]], list[int]]: ...

class GameTree:
    def __init__(
        self, parents: Buffer, players: Buffer, infosets: Buffer, chances: Buffer, payoffs: Buffer
    ) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def infosets(self) -> int: ...
    @property
    def offsets(self) -> list[int]: ...
    def uniform(self) -> bytes: ...
    @property
    def players(self) -> int: ...
    def values(self, strategy: Buffer) -> list[float]: ...
    def best_response(self, strategy: Buffer, player: int) -> tuple[float, bytes]: ...
    def gains(self, strategy: Buffer) -> list[float]: ...
    def reach(self, strategy: Buffer, slip: float = 0.0) -> bytes: ...

class CfrPlus:
    def __init__(self, tree: GameTree) -> None: ...
    @property
    def iterations(self) -> int: ...
    def run(self, iterations: int) -> None: ...
    def average(self) -> bytes: ...

_Turn: TypeAlias = tuple[list[int], list[list[int]], list[list[int]]]

class TileSteps:
    def count(self) -> int: ...
    def action(self, number: int) -> tuple[int, list[list[int]]]: ...
    def actions(self) -> list[tuple[int, list[list[int]]]]: ...
    def play(self, number: int) -> tuple[list[int], list[int], int]: ...
    def table(self) -> list[tuple[list[int], str]]: ...
    def rack(self, seat: int) -> list[int]: ...
    @property
    def turn(self) -> int: ...
    @property
    def winner(self) -> int: ...
    @property
    def over(self) -> bool: ...

class TileDeals:
    def __new__(
        cls,
        *,
        players: int,
        hand: int,
        minimum: int,
        drawn_on_pass: int,
        pack: Sequence[int],
        values: Sequence[int],
        size: int,
        seed: bytes,
        threads: int,
        scoring: str = ...,
        cards: bool = False,
        high_ace: bool = False,
    ) -> Self: ...
    def step(self, choices: Buffer, ended: Buffer, points: Buffer, counts: Buffer, turns: Buffer) -> None: ...
    def let_others_play(self, seats: Buffer, seeds: Buffer, ended: Buffer, points: Buffer) -> None: ...
    def tell(self, counts: Buffer, turns: Buffer) -> None: ...
    def observe(self, sets: int, observation: Buffer) -> None: ...
    def describe(self, most: int, rows: Buffer, mask: Buffer) -> None: ...
    def take_alike(self, source: TileDeals, slots: Buffer, seeds: Buffer) -> None: ...
    def begin(self, slot: int, number: int, starter: int) -> None: ...
    def state(self) -> bytes: ...
    def restore(self, state: bytes) -> None: ...
    def number(self, slot: int) -> int: ...
    def actions(self, slot: int) -> list[tuple[int, list[list[int]]]]: ...
    def table(self, slot: int) -> list[list[int]]: ...
    def rack(self, slot: int) -> list[int]: ...

class TilePlayouts:
    def __init__(
        self,
        *,
        players: int,
        hand: int,
        minimum: int,
        then_manipulate: bool,
        drawn_on_pass: int,
        joker_sets: str,
        pack: Sequence[int],
        values: Sequence[int],
        value: Sequence[float] = ...,
        scoring: str = ...,
        cards: bool = False,
        high_ace: bool = False,
        first_run: bool = False,
        natural_run: bool = False,
    ) -> None: ...
    def greedy(self, table: Sequence[tuple[Sequence[int], str]], rack: Sequence[int], opened: bool) -> _Turn | None: ...
    def search(
        self,
        *,
        table: Sequence[tuple[Sequence[int], str]],
        rack: Sequence[int],
        held: Sequence[int],
        opened: Sequence[bool],
        acted: Sequence[bool],
        stock: int,
        seat: int,
        playouts: int = 0,
        milliseconds: int = 0,
        seed: int = 0,
        plies: int = 10,
        candidates: int = 16,
        point: float = 0.001,
        most_held: int = ...,
    ) -> tuple[_Turn | None, list[tuple[list[int], int, float]]]: ...
    def weigh(
        self,
        turns: Sequence[Sequence[tuple[Sequence[int], str]] | None],
        *,
        table: Sequence[tuple[Sequence[int], str]],
        rack: Sequence[int],
        held: Sequence[int],
        opened: Sequence[bool],
        acted: Sequence[bool],
        stock: int,
        seat: int,
        deals: int,
        plies: int = 10,
        seed: int = 0,
    ) -> bytes: ...
    def played_out(
        self,
        *,
        table: Sequence[tuple[Sequence[int], str]],
        racks: Sequence[Sequence[int]],
        opened: Sequence[bool],
        turn: int,
        idle: int,
        stocks: Sequence[Sequence[int]],
    ) -> list[list[tuple[float, float]]]: ...
    def searched_on(
        self,
        *,
        table: Sequence[tuple[Sequence[int], str]],
        racks: Sequence[Sequence[int]],
        opened: Sequence[bool],
        turn: int,
        idle: int,
        stocks: Sequence[Sequence[int]],
        playouts: int,
        turns: int,
        seed: int,
    ) -> list[list[tuple[float, float]]]: ...
    def steps(self, racks: Sequence[Sequence[int]], stock: Sequence[int], turn: int) -> TileSteps: ...
    def random_deals(self, deals: int, seed: int) -> int: ...
    def greedy_deals(self, deals: int, seed: int) -> int: ...
    def walked_deals(self, deals: int, seed: int) -> tuple[int, int, int]: ...
    def samples(self, deals: int, seed: int, threads: int = 1, playouts: int = 0, share: float = 0.0) -> bytes: ...
    def against_greedy(
        self,
        deals: int,
        seed: int,
        threads: int = 1,
        playouts: int = 0,
        milliseconds: int = 0,
        plies: int = 10,
        candidates: int = 16,
        point: float = 0.001,
        most_held: int = ...,
    ) -> list[tuple[float, float, int, float, float]]: ...

class SpecialPlayouts:
    def __init__(
        self,
        *,
        players: int,
        hand: int,
        minimum: int,
        drawn_on_pass: int,
        leading: bool,
        adjacent: bool,
        pack: Sequence[int],
        values: Sequence[int],
        value: Sequence[float] = ...,
    ) -> None: ...
    def greedy(
        self, table: Sequence[tuple[Sequence[int], str]], rack: Sequence[int], opened: bool, quick: bool = False
    ) -> _Turn | None: ...
    def jokers_may_move(
        self, before: Sequence[tuple[Sequence[int], str]], after: Sequence[tuple[Sequence[int], str]]
    ) -> bool: ...
    def search(
        self,
        *,
        table: Sequence[tuple[Sequence[int], str]],
        rack: Sequence[int],
        held: Sequence[int],
        opened: Sequence[bool],
        acted: Sequence[bool],
        stock: int,
        seat: int,
        playouts: int = 0,
        milliseconds: int = 0,
        seed: int = 0,
        plies: int = 2,
        candidates: int = 16,
        point: float = 0.001,
    ) -> tuple[_Turn | None, list[tuple[list[int], int, float]]]: ...
    def weigh(
        self,
        turns: Sequence[Sequence[tuple[Sequence[int], str]] | None],
        *,
        table: Sequence[tuple[Sequence[int], str]],
        rack: Sequence[int],
        held: Sequence[int],
        opened: Sequence[bool],
        acted: Sequence[bool],
        stock: int,
        seat: int,
        deals: int,
        plies: int = 2,
        seed: int = 0,
    ) -> bytes: ...
    def played_out(
        self,
        *,
        table: Sequence[tuple[Sequence[int], str]],
        racks: Sequence[Sequence[int]],
        opened: Sequence[bool],
        turn: int,
        idle: int,
        stocks: Sequence[Sequence[int]],
    ) -> list[list[tuple[float, float]]]: ...
    def greedy_deals(self, deals: int, seed: int) -> int: ...
    def samples(self, deals: int, seed: int, threads: int = 1) -> bytes: ...
    def against_greedy(
        self,
        deals: int,
        seed: int,
        threads: int = 1,
        playouts: int = 0,
        milliseconds: int = 0,
        plies: int = 2,
        candidates: int = 16,
        point: float = 0.001,
    ) -> list[tuple[float, float, int, float, float]]: ...

class SideSheet:
    def __new__(
        cls,
        words: dict[str, int],
        kinds: Sequence[tuple[int, bool, int, int]],
        wild: tuple[int, int],
        beside: Sequence[int],
        bonus: Sequence[int],
    ) -> Self: ...

class SideDeal:
    def __new__(
        cls,
        sheet: SideSheet,
        *,
        numbers: dict[str, int],
        hand: Sequence[int],
        table: Sequence[Sequence[int]],
        opened: Sequence[bool],
        laid_before: Sequence[bool],
        minimum: Sequence[int],
        bonus: Sequence[int],
        pile: Sequence[int],
        thrown_by: Sequence[int],
    ) -> Self: ...

class SideChoices:
    def __new__(
        cls,
        sheet: SideSheet,
        *,
        seat: int,
        counts: Sequence[int],
        known: Sequence[Sequence[int]],
        seconds: Sequence[int],
        unseen: Sequence[int],
        stock: int,
        choices: Sequence[SideDeal],
    ) -> Self: ...
    def search(self, *, playouts: int, seconds: float, seed: int) -> tuple[int, list[tuple[float, int]]]: ...
    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> bytes: ...
    def played_out(
        self,
        choice: int,
        hands: Sequence[Sequence[int]],
        seconds: Sequence[Sequence[int]],
        stock: Sequence[int],
    ) -> tuple[list[int], int, list[tuple[int, int, list[tuple[int, int, int, int, int]]]]]: ...

class SideRunSheet:
    def __new__(cls, words: dict[str, int], wild: Sequence[bool], points: Sequence[int]) -> Self: ...

class SideRunDeal:
    def __new__(
        cls,
        sheet: SideRunSheet,
        *,
        numbers: dict[str, int],
        hand: Sequence[int],
        table: Sequence[tuple[bool, int, Sequence[int]]],
        laid_before: Sequence[bool],
        pile: Sequence[int],
    ) -> Self: ...

class SideRunChoices:
    def __new__(
        cls,
        sheet: SideRunSheet,
        *,
        seat: int,
        counts: Sequence[int],
        known: Sequence[Sequence[int]],
        seconds: Sequence[int],
        unseen: Sequence[int],
        stock: int,
        choices: Sequence[SideRunDeal],
    ) -> Self: ...
    def search(self, *, playouts: int, seconds: float, seed: int) -> tuple[int, list[tuple[float, int]]]: ...
    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> bytes: ...
    def played_out(
        self,
        choice: int,
        hands: Sequence[Sequence[int]],
        seconds: Sequence[Sequence[int]],
        stock: Sequence[int],
    ) -> tuple[list[int], int, list[tuple[int, int, list[int]]]]: ...

class LaidSheet:
    def __new__(
        cls,
        words: dict[str, int],
        held: Sequence[int],
        melded: Sequence[int],
        beside: Sequence[int],
        slots: Sequence[tuple[bool, int]],
    ) -> Self: ...

class LaidDeal:
    def __new__(
        cls,
        sheet: LaidSheet,
        *,
        numbers: dict[str, int],
        hand: Sequence[int],
        table: Sequence[Sequence[int]],
        opened: Sequence[bool],
        first_laid: Sequence[int],
        bought: Sequence[int],
        pile: Sequence[int],
        thrown_by: Sequence[int],
    ) -> Self: ...

class LaidChoices:
    def __new__(
        cls,
        sheet: LaidSheet,
        *,
        seat: int,
        counts: Sequence[int],
        known: Sequence[Sequence[int]],
        draws: Sequence[int],
        unseen: Sequence[int],
        stock: int,
        choices: Sequence[LaidDeal],
    ) -> Self: ...
    def known(self) -> list[bool]: ...
    def search(self, *, playouts: int, seconds: float, seed: int) -> tuple[int, list[tuple[float, int]]]: ...
    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> bytes: ...
    def played_out(
        self, choice: int, hands: Sequence[Sequence[int]], stock: Sequence[int], seed: int
    ) -> tuple[list[int], int, list[tuple[int, int, int, int, list[list[int]], list[int]]]]: ...

class PacksSheet:
    def __new__(
        cls,
        laid: LaidSheet,
        words: dict[str, int],
        pack: Sequence[int],
        lines: Sequence[tuple[int, int]],
        groups: tuple[int, int | None, bool] | None,
        runs: tuple[int, int, str] | None,
        waived: bool,
    ) -> Self: ...

class PacksVector:
    def __new__(
        cls,
        *,
        sheets: Sequence[PacksSheet],
        size: int,
        seed: bytes,
        threads: int,
        encoding: dict[str, Any],
        verbs: Sequence[int],
        verb_count: int,
    ) -> Self: ...
    @property
    def observed(self) -> int: ...
    def step(self, numbers: Buffer, ended: Buffer, points: Buffer) -> None: ...
    def let_others_play(self, seats: Buffer, seeds: Buffer, ended: Buffer, points: Buffer) -> None: ...
    def show(self, observation: Buffer, rows: Buffer, mask: Buffer, seats: Buffer, observes: bool) -> None: ...
    def take_alike(self, source: PacksVector, slots: Buffer, seeds: Buffer) -> None: ...
    def begin(self, slot: int, number: int, scheduled: int, starter: int) -> None: ...
    def listed(self, slot: int) -> list[int]: ...
    def state(self) -> bytes: ...
    def restore(self, state: bytes) -> None: ...
