"""Where playouts come from: the kernel, where it knows the sheet, else bots that play deals on, much more slowly."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random

from rummykit._playout import (
    LaidChoices,
    SeenCards,
    SeenClosed,
    SideChoices,
    SideRunChoices,
    SpecialPlayouts,
    TilePlayouts,
)
from rummykit.analysis.actions import distinct, is_same, place_of, plain, proposals, searched
from rummykit.analysis.endings import Shuffle, actions_a_second, kernel_of_tiles, played_out
from rummykit.analysis.values import OpponentKind
from rummykit.bots import choose
from rummykit.bots.sharp import first_melds, sides
from rummykit.cards import Faces
from rummykit.play.actions import Action, Declare, Knock, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.hidden_cards import redeal_hidden
from rummykit.playout.card_deal import notes_of
from rummykit.playout.closed_deal import closed_number
from rummykit.playout.closed_seen import seen_closed
from rummykit.playout.laid_cards import knows_position, laid_choices
from rummykit.playout.seen_cards import seen_cards
from rummykit.playout.side_cards import ChoicesOfSides, knows_side, side_choices
from rummykit.playout.tiles import has_acted
from rummykit.rules import Rules

SetGiven = tuple[Faces, str]
MOST = 40
"""Actions of a card game that are compared."""
MOST_CLOSED = 4
"""Actions that are compared where hands stay closed; the quick player says which look best."""
QUICKNESS = ((LaidChoices, (50_000, 0.01)), (SideChoices, (50_000, 0.03)), (SideRunChoices, (10_000, 0.15)))
"""Playouts of a second where melds are laid on the table, and the seconds that it takes to find the actions, about."""
LONG = 40
"""Actions of a playout of bots, about."""
SEARCHED = 100
"""Playouts a decision of players who search."""
SEARCHING = 100
"""How much longer a deal takes them than quick players, about."""


class Source:
    """Playouts of the actions of one position, for the seat to act, as far as it can see.

    `usual` is the number of playouts where nobody says otherwise, `a_second` how many one core does, about, `making`
    how many seconds it takes to find the actions, about, and `confirming` the number of fresh deals on which a verdict
    is confirmed. Each deal is played on in so many `ways` by the seat. Where there are several kinds of `opponents`,
    they take turns deal by deal. An action is as good as the best if it is behind by no more than the part `close` of
    what deals spread around their mean. `proposed` is the place of the action that is the best unless another is surely
    better; None if any may be. `knocks` are the places of the knocks that players who search judge, too.
    """

    usual: int
    a_second: int
    confirming: int
    making: float
    close: float
    ways = 1
    opponents: tuple[OpponentKind, ...] = ()
    actions: tuple[Action, ...]
    proposed: int | None
    knocks: frozenset[int] = frozenset()

    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
        """What actions lead to, by their places in `actions`, all on the same imagined deals.

        Of each deal, of each action, of each of its `ways` to play on: the share of the win, and points ahead of the
        mean of the opponents. The same for the same seed.
        """
        raise NotImplementedError

    def weigh_by_search(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
        """The same, in one way, where all players search; only where there are `knocks`. It takes `SEARCHING` times as
        long."""
        raise NotImplementedError


def source_of(deal: Deal, also: Sequence[Action] = ()) -> Source:
    """The quickest source for the decision of the seat to act; it compares `also` with what is worth a comparison."""
    for of in (_of_cards, _of_closed, _of_laid, _of_sides, _of_tiles):
        known = of(deal, also)
        if known is not None:
            return known
    return _of_bots(deal, also)


class CardPlayouts(Source):
    """One-pack card games whose every word the kernel knows."""

    usual = 30_000
    confirming = 1000
    close = 0.05

    def __init__(
        self, seen: SeenCards, actions: Sequence[Action], numbers: Sequence[int], proposed: int | None
    ) -> None:
        self.actions, self.proposed = tuple(actions), proposed
        self._seen, self._numbers = seen, numbers
        self.ways = len(self.weigh([0], 1, 0)) // 2 if actions else 1
        if self.ways > 1:  # there is a knock: the others may knock at once or wait, as the seat itself
            self.opponents = ("knock_at_once", "knock_late")
        self.knocks = frozenset(at for at, action in enumerate(actions) if isinstance(action, Knock))
        self.a_second, self.making = (50_000, 0.02) if self.ways == 1 else (200_000, 0.002)  # deals with melds last

    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
        return array("f", self._seen.weigh([self._numbers[each] for each in choices], deals, seed))

    def weigh_by_search(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
        return array("f", self._seen.weigh([self._numbers[each] for each in choices], deals, seed, SEARCHED))


def _of_cards(deal: Deal, also: Sequence[Action]) -> CardPlayouts | None:
    rules, view = deal.rules, deal.view(deal.turn)
    seen = seen_cards(rules, view)
    if seen is None:
        return None
    legal, notes = seen.legal(), notes_of(rules)
    on_table, strong = [meld.cards for meld in view.table], searched(deal)
    actions = distinct([*map(plain, also), strong, *Deal.from_view(rules, view).legal_actions()])
    numbers = [notes.number(action, legal, on_table) for action in actions]
    if any(number is None for number in numbers[: len(also)]):
        return None
    known = [(action, number) for action, number in zip(actions, numbers, strict=True) if number is not None][:MOST]
    compared = [action for action, _ in known]
    return CardPlayouts(seen, compared, [number for _, number in known], _place(strong, compared))


def _place(proposed: Action, actions: Sequence[Action]) -> int | None:
    """Where a proposal is among the actions that are compared; None where it is not."""
    return next((place for place, action in enumerate(actions) if is_same(action, proposed)), None)


class ClosedPlayouts(Source):
    """Games whose hands stay closed until one is laid whole, and whose every word the kernel knows."""

    usual = 10_000
    confirming = 400
    close = 0.1
    making = 0.01

    def __init__(
        self,
        seen: SeenClosed,
        rules: Rules,
        actions: Sequence[Action],
        numbers: Sequence[int],
        proposed: int | None,
    ) -> None:
        self.actions, self.proposed = tuple(actions), proposed
        self.a_second = 10_000 if rules.pures is None else 3000
        self._seen, self._numbers = seen, numbers

    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
        return array("f", self._seen.weigh([self._numbers[each] for each in choices], deals, seed))


def _of_closed(deal: Deal, also: Sequence[Action]) -> ClosedPlayouts | None:
    seen = seen_closed(deal.rules, deal.view(deal.turn))
    if seen is None:
        return None
    legal = seen.legal()
    known: dict[int, Action] = {}
    for action in map(plain, also):
        number = closed_number(action, legal)
        if number is None or (isinstance(action, Declare) and deal.judge(action).penalty is not None):
            return None
        known.setdefault(number, action)
    listed = {closed_number(action, legal): action for action in deal.legal_actions()}
    for number in seen.ranked()[:MOST_CLOSED]:
        known.setdefault(number, listed[number])
    strong = searched(deal)
    number = closed_number(strong, legal)
    if number is not None:
        known.setdefault(number, strong)
    compared = [*known.values()]
    return ClosedPlayouts(seen, deal.rules, compared, [*known], _place(strong, compared))


class TableOfTiles(Source):
    """Tables of tiles that everybody rearranges, played on greedily by the kernel."""

    close = 0.1
    making = 0.1

    def __init__(
        self, kernel: TilePlayouts | SpecialPlayouts, deal: Deal, actions: Sequence[Action], proposed: Action
    ) -> None:
        self.proposed = place_of(proposed, actions)
        special = deal.rules.special_jokers is not None
        self.usual, self.a_second = (400, 500) if special else (2000, 7000)
        self.confirming = 64 if special else 400
        self.actions = tuple(actions)
        self._kernel, self._view, self._rules = kernel, deal.view(deal.turn), deal.rules
        self._turns = [self._turn(deal, action) for action in actions]

    @staticmethod
    def _turn(deal: Deal, action: Action) -> list[SetGiven] | None:
        """The table after an action; None where it lays nothing."""
        if not isinstance(action, Rearrange):
            return None
        after = deal.clone(undoable=False)
        after.play(action)
        return [(meld.cards, meld.kind) for meld in after._state.table]

    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
        view, order = self._view, self._view.order
        assert view.seat is not None
        found = self._kernel.weigh(
            [self._turns[each] for each in choices],
            table=[(meld.cards, meld.kind) for meld in view.table],
            rack=view.hand,
            held=[view.counts[each] for each in order],
            opened=[view.opened[each] or self._rules.opening is None for each in order],
            acted=[has_acted(view, each) for each in order],
            stock=view.stock,
            seat=order.index(view.seat),
            deals=deals,
            seed=seed,
        )
        return array("f", found)


def _of_tiles(deal: Deal, also: Sequence[Action]) -> TableOfTiles | None:
    kernel, view = kernel_of_tiles(deal.rules, len(deal.order)), deal.view(deal.turn)
    tiles = view.stock + sum(view.counts) + sum(len(meld.cards) for meld in view.table)
    if kernel is None or tiles != len(deal.rules.pack_for(len(deal.order))):
        return None
    passing = [Pass()] if deal.can(Pass()) else []
    strong, steady, greedy = proposals(deal)
    return TableOfTiles(kernel, deal, distinct([*map(plain, also), strong, steady, greedy, *passing]), strong)


class WeighedChoices(Source):
    """Games whose melds are laid on the table, as quick players of the kernel play them."""

    confirming = 400
    close = 0.1

    def __init__(
        self, choices: LaidChoices | ChoicesOfSides, actions: Sequence[Action], proposed: Action, usual: int = 16_000
    ) -> None:
        self.actions = tuple(actions)
        self.proposed = place_of(proposed, actions)
        self.usual = usual
        self.a_second, self.making = next(each for kind, each in QUICKNESS if isinstance(choices, kind))
        self._choices = choices

    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
        return array("f", self._choices.weigh(choices, deals, seed))


def _of_laid(deal: Deal, also: Sequence[Action]) -> WeighedChoices | None:
    rules, view = deal.rules, deal.view(deal.turn)
    if not knows_position(rules, view):
        return None
    strong = searched(deal)
    steady, greedy = (choose(level, rules, view, Random(0)) for level in ("steady", "greedy"))
    actions = distinct([*map(plain, also), steady, greedy, strong, *first_melds.worth_a_try(rules, view, steady)])
    choices = laid_choices(rules, view, actions)
    assert choices is not None
    known = [action for action, is_known in zip(actions, choices.known(), strict=True) if is_known]
    if not all(action in known for action in [*map(plain, also), steady]):
        return None
    choices = laid_choices(rules, view, known)
    assert choices is not None
    contract = rules.opening is not None and rules.opening.contract is not None
    return WeighedChoices(choices, known, strong if strong in known else steady, 8000 if contract else 16_000)


def _of_sides(deal: Deal, also: Sequence[Action]) -> WeighedChoices | None:
    rules, view = deal.rules, deal.view(deal.turn)
    if not knows_side(rules, view):
        return None
    strong = searched(deal)
    steady, greedy = (choose(level, rules, view, Random(0)) for level in ("steady", "greedy"))
    actions = distinct([*map(plain, also), steady, greedy, strong, *sides.worth_a_try(rules, view, steady)])
    choices = side_choices(rules, view, actions)
    assert choices is not None
    return WeighedChoices(choices, actions, strong)


class BotPlayouts(Source):
    """Any game: greedy bots play imagined deals to their end."""

    usual = 256
    confirming = 64
    close = 0.1
    making = 0.05

    def __init__(self, deal: Deal, actions: Sequence[Action], proposed: Action) -> None:
        self.proposed = place_of(proposed, actions)
        self.a_second = max(1, actions_a_second(deal) // LONG)
        self.actions = tuple(actions)
        self._deal = deal.clone(undoable=False)

    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
        found, seat = array("f"), self._deal.turn
        for number in range(deals):
            imagined = redeal_hidden(self._deal, seat, Shuffle(f"{seed} {number}"))
            for choice in choices:
                tried = imagined.clone(undoable=False)
                tried.play(self.actions[choice])
                end = played_out(tried, (tried._state.stock,), number)[0]
                found.extend((end.won[seat], end.ahead[seat]))
        return found


def _of_bots(deal: Deal, also: Sequence[Action]) -> BotPlayouts:
    strong, steady, greedy = proposals(deal)
    return BotPlayouts(deal, distinct([*map(plain, also), strong, steady, greedy]), strong)
