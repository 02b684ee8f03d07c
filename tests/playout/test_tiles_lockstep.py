"""The kernel plays tables that everybody rearranges as `play` does: the same actions, events and end.

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
from rummykit.match.score import score
from rummykit.play.actions import Action, Pass, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.events import Drew, Event, Passed, Rearranged
from rummykit.playout import DealPool
from rummykit.playout.tiles import from_tiles, playouts_of, tile_sheet
from rummykit.rules import Rules
from rummykit.rules.consistency import faults
from tests.examples import deals_of_each, one_in
from tests.flips import flips

RUMMIKUB = games.get("rummikub")
SHEETS = {
    "rummikub": RUMMIKUB,
    "classic": games.get("rummikub_classic"),
    "no jokers": replace(RUMMIKUB, pack=Pack(family="tiles", copies=2, jokers=()), joker_sets=None, offers=()),
    "no minimum": RUMMIKUB.with_options(first_meld=0),
    "jokers free": RUMMIKUB.with_options(joker_sets_manipulable=True),
    "two rack tiles": RUMMIKUB.with_options(joker_needs_two_rack_tiles=True),
}
MACHIAVELLI = games.get("machiavelli")
CARD_SHEETS = {
    "machiavelli": MACHIAVELLI,
    "thirteen cards": MACHIAVELLI.with_options(deal_size=13),
}
DEALS = deals_of_each(60, len(SHEETS))


def steps_of(rules: Rules, deal: Deal) -> TileSteps:
    """The same deal in the kernel, its seats in turn order."""
    sheet = tile_sheet(rules)
    assert sheet is not None
    racks = [hands.faces(deal._state.hands[seat], rules.pack.family) for seat in deal.order]
    return playouts_of(sheet, len(racks)).steps(racks, deal._state.stock, deal.order.index(deal.turn))


def action_of(deal: Deal, listed: tuple[int, list[list[int]]]) -> Action:
    """A legal action of the kernel as `play` has it."""
    place, laid = listed
    sets = tuple([from_tiles(deal.rules, cards) for cards in laid])
    if not sets:
        return Pass()
    table = tuple([meld.cards for meld in deal._state.table])
    return Rearrange((*table, *sets) if place < 0 else (*table[:place], *sets, *table[place + 1 :]))


def events_of(deal: Deal, seat: int, done: tuple[list[int], list[int], int]) -> list[Event]:
    """What the kernel says has happened, without the end of the deal."""
    played, drawn, opening = done
    if played:
        played = list(from_tiles(deal.rules, played))
        table = tuple([meld.cards for meld in deal._state.table])
        return [Rearranged(seat, tuple(played), table, None if opening < 0 else opening)]
    return [Passed(seat), *([Drew(seat, "stock", len(drawn), from_tiles(deal.rules, drawn))] if drawn else [])]


def likely_to_play(legal: Sequence[Action], chance: Random) -> int:
    """The number of an action: mostly one that plays tiles, so that deals come to an end."""
    return (
        chance.randrange(len(legal)) if chance.random() < 0.3 else len(legal) - 1 - chance.randrange(min(6, len(legal)))
    )


@pytest.mark.parametrize("name", [*SHEETS, *CARD_SHEETS])
def test_the_kernel_plays_them_in_lockstep(name: str) -> None:
    rules = (SHEETS | CARD_SHEETS)[name]
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
            assert [(from_tiles(rules, cards), kind) for cards, kind in steps.table()] == [
                (meld.cards, meld.kind) for meld in deal._state.table
            ]
            for place, other in enumerate(deal.order):
                assert from_tiles(rules, steps.rack(place)) == hands.faces(deal._state.hands[other], rules.pack.family)
            if deal.result is None:
                assert deal.order[steps.turn] == deal.turn
        assert steps.over
        assert steps.winner == (-1 if deal.result.winner is None else deal.order.index(deal.result.winner))


def walk_pool(rules: Rules, players: int, steps: int) -> int:
    """Deals of a pool beside those of the engine; returns how many ended."""
    pool, chance, ended = DealPool(rules, players, 2, seed=players), Random(rules.id), 0
    assert pool.native
    deals = [Deal(rules, players, players, number=number, starter=number % players) for number in range(2)]
    for _ in range(steps):
        chosen = []
        for slot, deal in enumerate(deals):
            legal = list(deal.legal_actions())
            assert pool.actions(slot) == legal
            chosen.append(likely_to_play(legal, chance))
            deal.play(legal[chosen[-1]])
        pool.step(chosen)
        for slot, deal in enumerate(deals):
            assert bool(pool.ended[slot]) == (deal.result is not None)
            if deal.result is not None:
                ended += 1
                points = score(rules, deal.result).points
                assert tuple(pool.points[slot * players : (slot + 1) * players]) == points
                number = deal.number + 2
                deals[slot] = Deal(rules, players, players, number=number, starter=number % players)
    return ended


@pytest.mark.parametrize(("scoring", "players"), [("win", 5), ("points", 3)])
def test_pools_of_card_tables_score_as_the_engine_does(scoring: str, players: int) -> None:
    assert walk_pool(MACHIAVELLI.with_options(scoring=scoring), players, 150) > 1


def test_what_it_claims_of_machiavelli_it_plays_as_the_engine_does() -> None:
    legal = [flip.sheet for flip in flips("machiavelli") if not any(faults(flip.sheet))]
    sheets = {sheet: tile_sheet(sheet) for sheet in legal}
    claimed = [sheet for sheet, words in sheets.items() if words is not None and words.listed]
    assert 0 < len(claimed) < len(legal)
    for sheet in one_in(3, claimed):
        walk_pool(sheet, sheet.players[0], 30)


@pytest.mark.parametrize("option", ["opening_own_meld", "play_after_draw"])
def test_cards_with_a_first_meld_or_play_after_a_draw_are_not_listed(option: str) -> None:
    assert not DealPool(MACHIAVELLI.with_options(**{option: True}), 2, 1).native
