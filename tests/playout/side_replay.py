"""Playouts of games of sides, played again by the ordinary engine, action by action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rummykit import Deal, hands
from rummykit.cards import Face, Faces
from rummykit.match.score import score
from rummykit.play.actions import (
    Action,
    AnswerPartner,
    AskToGoOut,
    Discard,
    Draw,
    LayOff,
    Meld,
    Open,
    Pass,
    TakePile,
)
from rummykit.playout.side_cards import KnownSides, known_sides, side_choices
from rummykit.playout.side_runs_sheet import KnownRuns
from rummykit.playout.side_sheet import KnownSheet

STOCK, TAKE, PASS, OPEN, MELD, LAY_OFF, ASK, DISCARD = range(8)
"""The kinds of steps, as in native/playout/side_deal.hpp."""

OF_RUNS = (STOCK, TAKE, PASS, MELD, LAY_OFF, DISCARD)
"""The same kinds where melds are groups and runs, as in native/playout/side_runs_deal.hpp."""

Part = tuple[int, int, int, int, int]
Step = tuple[int, int, Any]
"""Its kind, a number, and the parts of melds, or where melds are groups and runs, cards."""


class HandOfKinds:
    """The hand of the seat to act, from which cards of kinds are taken one after another."""

    def __init__(self, known: KnownSheet, deal: Deal) -> None:
        self.known = known
        self.left = list(hands.faces(deal._state.hands[deal.turn]))

    def one(self, kind: int) -> Face:
        """A card of a kind."""
        face = next(face for face in self.left if self.known.of_face[face] == kind)
        self.left.remove(face)
        return face

    def cards(self, part: Part, naturals: int | None = None) -> Faces:
        """The cards that are laid together, with so many natural ones."""
        kind, _, every, low, high = part
        count = every if naturals is None else naturals
        wild = [*self.known.wild[:1] * low, *self.known.wild[1:] * high]
        return tuple(sorted(self.one(each) for each in [kind] * count + wild))


def action_of(known: KnownSides, deal: Deal, step: Step) -> Action:
    """What a step of the kernel is for the ordinary engine."""
    return run_action(step) if isinstance(known, KnownRuns) else group_action(known, deal, step)


def kind_of(known: KnownSides, step: Step) -> int:
    """What kind of step it is."""
    return OF_RUNS[step[0]] if isinstance(known, KnownRuns) else step[0]


def run_action(step: Step) -> Action:
    """A step where melds are groups and runs: its kind, the meld to which a card is added, and cards."""
    kind, place, cards = step
    actions: dict[int, Callable[[], Action]] = {
        STOCK: lambda: Draw("stock"),
        TAKE: lambda: Draw("discard"),
        PASS: Pass,
        MELD: lambda: Meld(tuple(sorted(cards))),
        LAY_OFF: lambda: LayOff(place, tuple(cards)),
        DISCARD: lambda: Discard(cards[0]),
    }
    return actions[OF_RUNS[kind]]()


def group_action(known: KnownSheet, deal: Deal, step: Step) -> Action:
    """A step where melds are groups."""
    kind, face, parts = step
    held = HandOfKinds(known, deal)
    actions: dict[int, Callable[[], Action]] = {
        STOCK: lambda: Draw("stock"),
        TAKE: lambda: TakePile(held.cards(parts[0], parts[0][2] - 1), tuple(map(held.cards, parts[1:]))),
        PASS: Pass,
        OPEN: lambda: Open(tuple(map(held.cards, parts))),
        MELD: lambda: Meld(held.cards(parts[0])),
        LAY_OFF: lambda: LayOff(parts[0][1], held.cards(parts[0])),
        ASK: AskToGoOut,
        DISCARD: lambda: Discard(held.one(face)),
    }
    return actions[kind]()


def replay(deal: Deal, action: Action) -> list[int]:
    """Play an action and the rest of a deal as the kernel does, and compare the ends; the kinds of its steps."""
    rules, known = deal.rules, known_sides(deal.rules, deal.players)
    choices = side_choices(rules, deal.view(deal.turn), [action])
    assert choices is not None
    assert known is not None
    twin = deal.clone()
    if action != Draw("stock"):
        before = twin._state.second_hands.copy()
        twin.play(action)
        if isinstance(action, AskToGoOut):
            twin.play(AnswerPartner(True))
    state = twin._state
    held = [hands.faces(state.hands[seat]) for seat in deal.order]
    seconds = [state.second_hands[seat] if state.second_hands else () for seat in deal.order]
    if action != Draw("stock") and state.second_hands != before:  # the kernel picks the second hand up itself
        seat = deal.order.index(deal.turn)
        held[seat], seconds[seat] = (), before[deal.turn]

    points, winner, steps = choices.played_out(
        0, [*map(known.numbers, held)], [*map(known.numbers, seconds)], known.numbers(_stock(deal, twin))
    )
    for number, step in enumerate(steps):
        said = f"{rules.id} {dict(rules.house)} {rules.scheduled}, after {action}, step {number}: {step}\n{twin}"
        try:
            twin.play(action_of(known, twin, step))
            if kind_of(known, step) == ASK:
                twin.play(AnswerPartner(True))
        except (ValueError, StopIteration) as error:
            raise AssertionError(said) from error
    said = f"{rules.id} {dict(rules.house)} {rules.scheduled}, after {action}"
    assert twin.result is not None, said
    assert winner == (-1 if twin.result.winner is None else deal.order.index(twin.result.winner)), said
    row = score(rules, twin.result).points
    assert [row[seat] for seat in deal.order] == points, said
    return [kind_of(known, step) for step in steps]


def _stock(before: Deal, after: Deal) -> Sequence[Face]:
    """The stock with which the kernel goes on: where it picks a second hand up, nothing has been drawn for it yet."""
    picked = after._state.second_hands != before._state.second_hands
    return before._state.stock if picked else after._state.stock
