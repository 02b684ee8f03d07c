"""A seat sees its view and its copies of the events, and neither depends on a card that it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rummykit import Deal, hands
from rummykit.cards import Face
from rummykit.play.actions import Action, Timeout
from rummykit.play.events import BonusLaidOut, Bought, Dealt, Drew, Event, PassedOn, PickedUp, PutDown, seen_by
from tests.examples import seeds
from tests.properties import garbage
from tests.properties.playing import assert_conserved, eager, every_game, written
from tests.properties.walk import moments, walk

NEXT_TO_DRAW = 4
"""Cards of the stock that stay in their places for a seat that may be about to draw them."""


def named_in(action: Action) -> set[int]:
    """Every number in an action, the faces among them."""
    return set(_ints(msgspec.to_builtins(action)))


def _ints(tree: Any) -> Iterator[int]:
    if isinstance(tree, dict):
        tree = list(tree.values())
    if isinstance(tree, list):
        for each in tree:
            yield from _ints(each)
    elif isinstance(tree, int):
        yield tree


def otherwise(deal: Deal, eyes: int | None, action: Action, chance: Random) -> Deal:
    """The same deal with every card that `eyes` cannot see exchanged for another.

    What the seat to act needs for `action`, and what binds its turn, stays in its hand; so does what `eyes` would draw,
    or anybody, where drawn cards are faced. A second hand that `eyes` may pick up stays too, and so does the card that
    is passed to `eyes` when the last one is put down.
    When time runs out the rules choose by what the seat holds and draws, and show it, so then all of that stays. Once
    somebody has knocked, the rules compare the hands, so they stay too.
    """
    twin = deal.clone()
    family = deal.rules.pack.family
    stay = named_in(action) | {
        face for face in (deal._state.taken, deal._state.drawn, deal._state.must_play) if face is not None
    }
    late, knocked = isinstance(action, Timeout), deal._state.knocker is not None
    kept: list[list[Face]] = []
    loose: list[Face] = []
    for seat, hand in enumerate(deal._state.hands):
        stays: list[Face] = []
        for face in hands.faces(hand, family):
            fixed = knocked or seat == eyes or (seat == deal.turn and (late or face in stay))
            (stays if fixed else loose).append(face)
        kept.append(stays)
    faced = any(getattr(step, "faced", False) for step in deal.rules.turn)
    top = NEXT_TO_DRAW if late or faced or (eyes is not None and eyes in (deal.turn, deal._state.resume)) else 0
    buried = max(0, len(deal._state.stock) - top)
    loose.extend(deal._state.stock[:buried])
    seconds = list(deal._state.second_hands)
    for seat, second in enumerate(seconds):
        if eyes is None or eyes != deal.turn or seat not in deal._state.seconds_of(eyes):
            loose.extend(second)
    giver = None if eyes is None or deal._state.asked else deal._state.before(eyes)
    unseen = [seat not in (eyes, giver) and bool(cards) for seat, cards in enumerate(deal._state.put_down)]
    loose.extend(deal._state.put_down[seat][0] for seat, hidden in enumerate(unseen) if hidden)
    chance.shuffle(loose)
    for seat, hidden in enumerate(unseen):
        if hidden:
            twin._state.put_down[seat] = (loose.pop(),)
    for seat, second in enumerate(seconds):
        if eyes is None or eyes != deal.turn or seat not in deal._state.seconds_of(eyes):
            twin._state.second_hands[seat] = tuple([loose.pop() for _ in second])
    twin._state.stock = [loose.pop() for _ in range(buried)] + deal._state.stock[buried:]
    for seat, stays in enumerate(kept):
        missing = hands.size(deal._state.hands[seat]) - len(stays)
        twin._state.hands[seat] = hands.of([*stays, *[loose.pop() for _ in range(missing)]])
    assert not loose
    assert_conserved(twin)
    return twin


def seen(events: tuple[Event, ...], eyes: int | None) -> bytes:
    """The events as these eyes may see them, on the wire."""
    return written([seen_by(event, eyes) for event in events])


@every_game
def test_nothing_hidden_shows(game: str) -> None:
    asked = 0
    for seed in seeds(2):
        chance = Random(seed)
        for deal in moments(game, seed, every=5):
            if deal.result is not None:
                continue
            for eyes in (*range(deal.players), None):
                late = chance.random() < 0.1
                action = garbage.timeout(deal, chance) if late else eager(list(deal.legal_actions()), chance)
                here, there = deal.clone(), otherwise(deal, eyes, action, chance)
                assert written(here.view(eyes)) == written(there.view(eyes))
                if not there.can(action):
                    continue
                events, others = here.play(action), there.play(action)
                if any(isinstance(event, BonusLaidOut) for event in (*events, *others)):
                    continue  # a bonus card that is drawn lies open
                if here.result is None and there.result is None:
                    asked += 1
                    assert seen(events, eyes) == seen(others, eyes), f"seat {eyes} sees through {action}"
                    assert written(here.view(eyes)) == written(there.view(eyes))
    assert asked, "no deal was looked at from any seat"


@every_game
def test_drawn_cards_are_told_to_the_seat_that_drew_them(game: str) -> None:
    for seed in seeds(2):
        done = walk(game, seed)
        deal = done.begin()
        told = [*deal.beginning, *(event for action in done.actions for event in deal.play(action))]
        for event in told:
            for eyes in (*range(done.players), None):
                copy = seen_by(event, eyes)
                if isinstance(event, Dealt) and event.seat != eyes:
                    assert copy == Dealt(event.seat, event.count, None)
                elif isinstance(event, Drew) and event.source != "discard" and event.seat != eyes:
                    assert copy == Drew(event.seat, event.source, event.count, None)
                elif isinstance(event, BonusLaidOut) and event.seat != eyes:
                    assert copy == BonusLaidOut(event.seat, event.cards, event.count, None)
                elif isinstance(event, PickedUp) and event.seat != eyes:
                    assert copy == PickedUp(event.seat, event.count, None, event.called)
                elif isinstance(event, Bought) and event.seat != eyes:
                    assert copy == Bought(event.seat, event.card, event.count, None)
                elif isinstance(event, PutDown) and event.seat != eyes:
                    assert copy == PutDown(event.seat, None)
                elif isinstance(event, PassedOn) and eyes not in (event.seat, event.to):
                    assert copy == PassedOn(event.seat, event.to, None)
                else:
                    assert copy == event


@every_game
def test_a_view_is_what_lies_there(game: str) -> None:
    for seed in seeds(2):
        for deal in moments(game, seed, every=5):
            for seat in range(deal.players):
                view = deal.view(seat)
                assert hands.of(view.hand) == deal._state.hands[seat]
                assert view.counts == tuple(hands.size(hand) for hand in deal._state.hands)
                assert view.stock == len(deal._state.stock)
                assert view.discard_pile == tuple(deal._state.pile)
                assert view.table == tuple(deal._state.table)
                assert (view.turn, view.phase, view.result) == (deal.turn, deal.phase, deal.result)
            assert deal.view(None).hand == ()


@every_game
def test_a_view_is_enough_to_know_what_is_legal(game: str) -> None:
    for seed in seeds(2):
        chance = Random(seed)
        for deal in moments(game, seed, every=6):
            imagined = Deal.from_view(deal.rules, deal.view(deal.turn))
            actions = list(deal.legal_actions())
            assert list(imagined.legal_actions()) == actions
            for action in chance.sample(actions, min(len(actions), 4)):
                bent = garbage.bent(action, deal, chance)
                assert imagined.can(bent) == deal.can(bent), f"{bent}"
