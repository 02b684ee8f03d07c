"""The clock may run out at any moment, whatever the player has left on the table: the deal goes on lawfully."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummykit import Deal, Rules, hands
from rummykit.games import SHEETS
from rummykit.play.actions import Rearrange, Timeout
from rummykit.play.events import Discarded, PickedUp, TimeRanOut
from rummykit.play.melds import card_melds, indicated_in, is_wild
from rummykit.rules import Discard as Discarding
from rummykit.rules.families import GameFamily
from rummykit.tiles.table_sets import table_sets
from tests.examples import examples, seeds, some_games
from tests.properties import garbage
from tests.properties.playing import (
    assert_conserved,
    every_game,
    table_for,
)
from tests.properties.walk import moments, positions


def assert_lawful(deal: Deal) -> None:
    """Every meld on the table is one, every card is there, and somebody can go on."""
    assert_conserved(deal)
    rules = deal.rules
    melds = table_sets(rules) if rules.rearranges else None
    for meld in deal._state.table:
        if melds is not None:
            assert any(each.kind == meld.kind for each in melds.readings(meld.cards))
        elif rules.family is GameFamily.LAID_TILES:
            assert indicated_in(rules, deal._state.wild).kind(meld.cards) == meld.kind
        else:
            assert card_melds(rules).read(meld.cards) is not None
    if deal.result is None:
        for action in islice(deal.legal_actions(), 200):
            deal.check(action)
        assert deal.legal_actions()


def run_out(deal: Deal, action: Timeout) -> None:
    """The clock of the seat to act runs out."""
    seat, number = deal.turn, deal._state.turn_number
    assert deal.can(action)
    events = deal.play(action)
    assert [event.seat for event in events if isinstance(event, TimeRanOut)] == [seat]
    assert deal.result is not None or (deal.turn, deal._state.turn_number) != (seat, number), "the turn did not end"
    assert_lawful(deal)


@every_game
def test_time_may_run_out_at_any_moment(game: str) -> None:
    for seed in seeds(2):
        chance = Random(seed)
        for deal in moments(game, seed, every=6):
            if deal.result is None:
                assert_lawful(deal)
                run_out(deal.clone(), Timeout())
                run_out(deal.clone(), garbage.timeout(deal, chance))


def clock_keeps_wild_cards(sheet: Rules) -> bool:
    """Whether there are wild cards, and no rule that says of one just drawn that it goes."""
    discard = sheet.step(Discarding)
    return (
        (sheet.wilds is not None or sheet.deal.wild_indicator)
        and discard is not None
        and discard.time_up != "last_card"
    )


@pytest.mark.parametrize("game", [game for game, sheet in SHEETS.items() if clock_keeps_wild_cards(sheet)])
def test_the_clock_throws_no_wild_card_while_another_may_go(game: str) -> None:
    for seed in seeds(4):
        for deal in moments(game, seed, every=3):
            late, seat = deal.clone(), deal.turn
            events = late.play(Timeout()) if deal.result is None else ()
            for event in events:
                if isinstance(event, Discarded) and is_wild(deal.rules, event.card, deal._state.wild):
                    held = hands.faces(
                        (deal if PickedUp in map(type, events) else late)._state.hands[seat],
                        deal.rules.pack.family,
                    )
                    assert all(
                        face == deal._state.bound or is_wild(deal.rules, face, deal._state.wild) for face in held
                    ), f"{event}"


@every_game
def test_a_stale_draft_does_no_harm(game: str) -> None:
    for seed in seeds(2):
        chance = Random(seed)
        drafts = [Timeout()]
        for deal in moments(game, seed, every=6):
            if deal.result is None:
                drafts.append(garbage.timeout(deal, chance))
                run_out(deal.clone(), chance.choice(drafts))


@some_games(2)
def test_a_table_where_nobody_ever_acts_comes_to_an_end(game: str) -> None:
    for seed in seeds(1):
        chance = Random(seed)
        deal = Deal(*table_for(game, seed), seed, scheduled=seed)
        for _ in range(2000 * deal.players):  # whoever may buy is asked, too
            if deal.result is None:
                run_out(deal, garbage.timeout(deal, chance) if seed % 3 == 2 else Timeout())
        assert deal.result is not None


@some_games(2, 1)
@examples(8)
@given(st.data())
def test_time_may_run_out_on_nonsense(game: str, data: st.DataObject) -> None:
    deal = data.draw(positions(game))
    run_out(deal, Timeout(data.draw(st.none() | garbage.struct(Rearrange))))
