"""The most that a hand of cards can get rid of in a turn: new melds, and cards laid off on the melds of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.arrange import Arrangement, best_arrangement
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.melds.meld_solver import best_melds
from rummykit.play.actions import LayOff
from rummykit.play.deal import Deal
from rummykit.play.deal_arguments import as_laid
from rummykit.play.melds import card_melds
from rummykit.play.steps.lay_offs import AllowedLayOffs
from rummykit.play.view import TableMeld
from rummykit.rules import Draw, LayOffWindow, Play, Rules
from rummykit.rules.sheet import check_sheet
from rummykit.solve.best_hand import check_hand, values_of
from rummykit.solve.best_of_family import BEST
from rummykit.tiles.search.check import check_faces

RidOf: TypeAlias = Literal["cards", "points"]
"""What there shall be the least of in the hand afterwards."""
MOST_STATES = 20_000
"""Tables that are looked at; with more ways to lay off, the answer is not proven."""
A_CARD = 1000
"""What a card more counts where cards are counted first: more than the points of any hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RidTurn:
    """What is laid: `lay_offs`, pairs of the number of a meld and a card, in order, and new `melds`.

    `left` is what stays in the hand, ascending, and `deadwood` its points; `table_after` are the melds of the table
    with the cards laid off. With too many ways to lay off it is not `proven` that no other leaves less.
    """

    lay_offs: tuple[tuple[int, Face], ...]
    melds: tuple[Faces, ...]
    left: Faces
    deadwood: int
    table_after: tuple[Faces, ...]
    proven: bool = True


@dataclass(frozen=True, slots=True)
class _State:
    """A table after some lay-offs, and the hand."""

    table: tuple[TableMeld, ...]
    hand: Hand
    sent: tuple[tuple[int, Face], ...]


def best_rid(rules: Rules, cards: Iterable[Face], table: Sequence[Faces], least: RidOf = "cards") -> RidTurn:
    """The turn, after the first meld, that leaves the fewest cards, then points; or the fewest points, then cards.

    Cards of the table stay where they lie; in Conquian, so does the faced card. Where the last card must be discarded,
    one stays in the hand. After a knock in gin the melds are those kept in the hand. Raises `ValueError` for a game
    without lay-offs, for cards and melds that it does not have.
    """
    check_sheet(rules)
    if least not in get_args(RidOf):
        raise ValueError(f"A turn leaves the fewest {' or '.join(get_args(RidOf))}, not {least!r}.")
    rules = rules.for_deal(0)
    play = rules.step(Play)
    knocked = rules.step(LayOffWindow) is not None
    if (not knocked and (play is None or play.lay_off == "none")) or BEST.of(rules) != "hand":
        raise ValueError(f"In {rules.names.en} no cards are laid off on melds of other players.")
    held = tuple(sorted(cards))
    check_hand(rules, held, None)
    check_faces(*table)
    check_hand(rules, tuple(sorted(held + from_hand(tuple(face for meld in table for face in meld)))), None)
    search = _LayOffSearch(rules, play or Play(), least)
    return search.best(_State(tuple(search.lying(meld) for meld in table), hands.of(held), ()))


class _LayOffSearch:
    """The ways to lay off under a sheet, and what is best of what is left."""

    def __init__(self, rules: Rules, play: Play, least: RidOf) -> None:
        self.rules, self.play = rules, play
        draw = rules.step(Draw)
        borrows = play.per_turn == "faced" and not (draw is not None and draw.hand_melds)
        self.new_melds = play.more_melds and not borrows
        self.melds: CardMelds = card_melds(rules)
        self.allowed = AllowedLayOffs(rules, play, self.melds)
        self.points = values_of(rules)
        count, point = (A_CARD, 1) if least == "cards" else (1, A_CARD)
        self.values = tuple(count + point * value for value in self.points)
        seats = rules.players[0]
        self.deal = Deal.position(rules, hands_held=[()] * seats, opened=[True] * seats, phase=_phase(rules))
        self.arranged: dict[tuple[Hand, bool], tuple[int, tuple[Faces, ...], Faces, bool]] = {}

    def lying(self, cards: Faces) -> TableMeld:
        """A meld of the table; raises `ValueError` for cards that are none."""
        read = self.melds.read(cards)
        if read is None:
            raise ValueError(f"{show(cards)} is no meld of {self.rules.names.en}.")
        owner = 0 if self.play.lay_off == "own" else 1
        return as_laid(self.rules, TableMeld(read, self.melds.kind(read), owner))

    def best(self, first: _State) -> RidTurn:
        """The best of all ways to lay off, each with the best melds of what is left."""
        proven, best = True, None
        for number, state in enumerate(self._states(first)):
            if number == MOST_STATES:
                proven = False
                break
            worth, melds, left, sure = self._rest(state)
            proven = proven and sure
            found = (worth, len(state.sent)), state, melds, left
            best = found if best is None or found[0] < best[0] else best
        assert best is not None
        _, state, melds, left = best
        return RidTurn(
            lay_offs=state.sent,
            melds=melds,
            left=left,
            deadwood=sum(self.points[face] for face in left),
            table_after=tuple(meld.cards for meld in state.table),
            proven=proven,
        )

    def _states(self, first: _State) -> Iterator[_State]:
        """Every table that lay-offs lead to, with the hand that is left; the one without lay-offs comes first."""
        waiting, known = [first], {(first.table, first.hand)}
        for state in waiting:
            yield state
            if state.sent and self.play.per_turn == "one":
                continue
            self.deal._state.table = list(state.table)
            for number, meld in enumerate(state.table):
                fits = self.allowed.fits(meld, self.deal._state.turn) & state.hand
                for action in self.allowed.lay_offs_of(number, meld.cards, fits):
                    after = self._after(state, action)
                    if (after.table, after.hand) not in known and (after.hand or self.play.may_go_out):
                        known.add((after.table, after.hand))
                        waiting.append(after)

    def _after(self, state: _State, action: LayOff) -> _State:
        longer = self.allowed.checked(self.deal._state, action)
        table = (*state.table[: action.meld], longer, *state.table[action.meld + 1 :])
        return _State(
            table, hands.take(state.hand, from_hand(action.cards)), (*state.sent, (action.meld, action.cards[0]))
        )

    def _rest(self, state: _State) -> tuple[int, tuple[Faces, ...], Faces, bool]:
        """What is left of a hand counts, its new melds, the cards, and whether that is proven."""
        key = state.hand, bool(state.sent)
        if key not in self.arranged:
            self.arranged[key] = self._arranged(hands.faces(state.hand), bool(state.sent))
        return self.arranged[key]

    def _arranged(self, held: Faces, sent: bool) -> tuple[int, tuple[Faces, ...], Faces, bool]:
        if not self.new_melds or not held:
            return self._worth(held), (), held, True
        if self.play.per_turn == "one":
            return self._one_meld(held, sent)
        best = self._best_melds(held)
        if best.left or self.play.may_go_out:
            return best.deadwood, best.melds, best.left, best.proven
        ways = []
        for face in sorted({*held}):
            rest = list(held)
            rest.remove(face)
            one = self._best_melds(tuple(rest))
            left = tuple(sorted((*one.left, face)))
            ways.append((self._worth(left), one.melds, left, one.proven))
        return min(ways)

    def _best_melds(self, held: Faces) -> Arrangement:
        rules = self.rules
        if rules.wilds is None and rules.pack.copies == 1:
            values = self.values[:PRINTED_JOKER]
            return best_arrangement(held, groups=rules.groups, runs=rules.runs, values=values)
        best = best_melds(held, rules.groups, rules.runs, rules.wilds, self.values)
        assert best is not None, "nothing is demanded"
        return best

    def _one_meld(self, held: Faces, sent: bool) -> tuple[int, tuple[Faces, ...], Faces, bool]:
        """Where one meld or one card is laid in a turn."""
        ways: list[tuple[int, tuple[Faces, ...], Faces, bool]] = [(self._worth(held), (), held, True)]
        for meld in () if sent else self.melds.within(hands.of(held)):
            left = hands.faces(hands.take(hands.of(held), from_hand(meld)))
            ways.append((self._worth(left), (meld,), left, True))
        return min(ways)

    def _worth(self, left: Faces) -> int:
        return sum(self.values[face] for face in left)


def _phase(rules: Rules) -> Literal["play", "lay_off"]:
    return "lay_off" if rules.step(LayOffWindow) is not None else "play"
