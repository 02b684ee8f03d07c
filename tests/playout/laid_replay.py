"""Playouts of games whose melds are laid on the table, played again by the ordinary engine, action by action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rummykit import Deal, hands
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, card
from rummykit.match.score import score
from rummykit.play.actions import Action, Buy, Discard, Draw, LayOff, Meld, Open, Pass, Swap
from rummykit.play.events import StockTurned
from rummykit.playout.laid_cards import laid_choices
from rummykit.rules import HandsAgainstLosers

STOCK, UPCARD, RENEW, BUY, DECLINE, OPEN, MELD, LAY_OFF, SWAP, DISCARD = range(10)
"""The kinds of steps, as in native/playout/laid_deal.hpp."""

Step = tuple[int, Face, Face, int, list[list[int]], list[Face]]


def as_laid(numbers: Sequence[int]) -> Faces:
    """The cards of a meld that the kernel lays."""
    if numbers[1]:
        suit, first, length, wild = numbers[2:]
        faces = [card((first + at) % 13 + 1, suit) for at in range(length)]
        return tuple([face + STANDING_FOR * (wild >> at & 1) for at, face in enumerate(faces)])
    rank, settled, unsaid = numbers[2] + 1, numbers[7], numbers[8]
    natural = [card(rank, suit) for suit in range(4) for _ in range(numbers[3 + suit])]
    said = [STANDING_FOR + card(rank, suit) for suit in range(4) if settled >> suit & 1]
    return (*natural, *said, *[PRINTED_JOKER] * unsaid)


def action_of(step: Step) -> Action:
    """What a step of the kernel is for the ordinary engine."""
    kind, face, stands, number, melds, _ = step
    laid = tuple(map(as_laid, melds))
    actions: dict[int, Callable[[], Action]] = {
        STOCK: lambda: Draw("stock"),
        UPCARD: lambda: Draw("discard"),
        BUY: Buy,
        DECLINE: Pass,
        OPEN: lambda: Open(laid),
        MELD: lambda: Meld(laid[0]),
        LAY_OFF: lambda: LayOff(number, (face if stands < 0 else STANDING_FOR + stands,)),
        SWAP: lambda: Swap(number, face),
        DISCARD: lambda: Discard(face),
    }
    return actions[kind]()


def replay(deal: Deal, action: Action, seed: int) -> list[int] | None:
    """Play an action and the rest of a deal as the kernel does, and compare the ends; the kinds of its steps.

    None where quick players do not go on after the action.
    """
    rules = deal.rules
    choices = laid_choices(rules, deal.view(deal.turn), [action])
    assert choices is not None
    if not choices.known()[0]:
        return None
    twin = deal.clone()
    by_kernel = action == Draw("stock") or deal.phase == "buy"
    if not by_kernel:
        twin.play(action)
    state = twin._state
    points, winner, steps = choices.played_out(
        0, [hands.faces(state.hands[seat]) for seat in deal.order], state.stock, seed
    )
    renewed = False
    for number, step in enumerate(steps):
        said = f"{rules.id} {dict(rules.house)} {rules.scheduled} seed {seed}, after {action}, step {number}: {step}"
        if step[0] == RENEW:
            assert renewed, said
            _put_in_order(twin, step[5])
            renewed = False
            continue
        assert not renewed, said
        try:
            events = twin.play(action_of(step))
        except ValueError as error:
            raise AssertionError(said) from error
        renewed = any(isinstance(event, StockTurned) for event in events)
    said = f"{rules.id} {dict(rules.house)} {rules.scheduled} seed {seed}, after {action}"
    if twin.result is None:
        assert winner == -1, said
        return [step[0] for step in steps]
    if twin.result.winner is not None:
        assert deal.order[winner] == twin.result.winner, said
    sign = -1 if isinstance(rules.scoring, HandsAgainstLosers) else 1
    row = score(rules, twin.result).points
    assert [sign * row[seat] for seat in deal.order] == points, said
    return [step[0] for step in steps]


def _put_in_order(deal: Deal, stock: list[Face]) -> None:
    """A stock that was just renewed in the order of the kernel's, whose top card has been drawn."""
    state, seat = deal._state, deal.turn
    drawn = state.drawn
    assert drawn is not None
    assert sorted([*state.stock, drawn]) == sorted(stock)
    held = hands.add(hands.remove(state.hands[seat], drawn), stock[-1])
    deal.edit(
        hands=[held if at == seat else hand for at, hand in enumerate(state.hands)], stock=stock[:-1], drawn=stock[-1]
    )
