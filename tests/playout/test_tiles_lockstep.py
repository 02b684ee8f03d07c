"""The kernel plays tiles as `play` does: the same legal actions in the same order, the same events, the same end.

`RUMMYKIT_LOCKSTEP=100000` walks about so many deals instead of some dozens.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from rummykit import games, hands
from rummykit._playout import TileSteps
from rummykit.cards import Pack
from rummykit.play.actions import Action, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.events import Drew, Event, Passed, Rearranged
from rummykit.playout.tiles import playouts_of, tile_sheet
from rummykit.rules import Rules
from tests.examples import deals_of_each

RUMMIKUB = games.get("rummikub")
SHEETS = {
    "rummikub": RUMMIKUB,
    "classic": games.get("rummikub_classic"),
    "no jokers": replace(RUMMIKUB, pack=Pack(family="tiles", copies=2, jokers=()), joker_sets=None, offers=()),
    "no minimum": RUMMIKUB.with_options(first_meld=0),
    "jokers free": RUMMIKUB.with_options(joker_sets_manipulable=True),
    "two rack tiles": RUMMIKUB.with_options(joker_needs_two_rack_tiles=True),
}
DEALS = deals_of_each(60, len(SHEETS))


def steps_of(rules: Rules, deal: Deal) -> TileSteps:
    """The same deal in the kernel, its seats in turn order."""
    sheet = tile_sheet(rules)
    assert sheet is not None
    racks = [hands.faces(deal._state.hands[seat], "tiles") for seat in deal.order]
    return playouts_of(sheet, len(racks)).steps(racks, deal._state.stock, deal.order.index(deal.turn))


def action_of(deal: Deal, listed: tuple[int, list[list[int]]]) -> Action:
    """A legal action of the kernel as `play` has it."""
    place, laid = listed
    sets = tuple(map(tuple, laid))
    if not sets:
        return Pass()
    table = tuple([meld.cards for meld in deal._state.table])
    return Rearrange((*table, *sets) if place < 0 else (*table[:place], *sets, *table[place + 1 :]))


def events_of(deal: Deal, seat: int, done: tuple[list[int], list[int], int]) -> list[Event]:
    """What the kernel says has happened, without the end of the deal."""
    played, drawn, opening = done
    if played:
        table = tuple([meld.cards for meld in deal._state.table])
        return [Rearranged(seat, tuple(played), table, None if opening < 0 else opening)]
    return [Passed(seat), *([Drew(seat, "stock", len(drawn), tuple(drawn))] if drawn else [])]


def likely_to_play(legal: Sequence[Action], chance: Random) -> int:
    """The number of an action: mostly one that plays tiles, so that deals come to an end."""
    return (
        chance.randrange(len(legal)) if chance.random() < 0.3 else len(legal) - 1 - chance.randrange(min(6, len(legal)))
    )


@pytest.mark.parametrize("name", SHEETS)
def test_the_kernel_plays_tiles_in_lockstep(name: str) -> None:
    rules = SHEETS[name]
    for number in range(DEALS):
        chance = Random(f"{name} {number}")
        deal = Deal(rules, 2 + number % 3, f"{name} {number}", undoable=False)
        steps = steps_of(rules, deal)
        while deal.result is None:
            legal = list(deal.legal_actions())
            assert [action_of(deal, each) for each in steps.actions()] == legal
            assert steps.count() == len(legal)
            at, seat = likely_to_play(legal, chance), deal.turn
            assert action_of(deal, steps.action(at)) == legal[at]
            events = list(deal.play(legal[at]))
            done = steps.play(at)
            assert events[: len(events) - (deal.result is not None)] == events_of(deal, seat, done)
            assert steps.table() == [(list(meld.cards), meld.kind) for meld in deal._state.table]
            for place, other in enumerate(deal.order):
                assert steps.rack(place) == list(hands.faces(deal._state.hands[other], "tiles"))
            if deal.result is None:
                assert deal.order[steps.turn] == deal.turn
        assert steps.over
        assert steps.winner == (-1 if deal.result.winner is None else deal.order.index(deal.result.winner))
