"""A hand is laid out in groups by its own seat, on turn and off, and nobody else hears of it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rummykit import games
from rummykit.cards import Faces, sorted_by_suit
from rummykit.hands import faces
from rummykit.match import Match
from rummykit.play.actions import Draw
from rummykit.play.hand_judgement import HandJudgement
from rummykit.server.table.laid_hands import LaidHands
from rummykit.server.wire.socket_messages import Accepted, Grouped, LaidRack, Refused, Welcome
from tests.server.guest import SeatAt
from tests.server.serving import serving
from tests.server.tables import playing, seated, to_act, waiting, watching

CARDS = {"game": "standard_rummy", "turn_seconds": None}
TILES = {"game": "okey", "turn_seconds": None, "seats": 4, "bots": 2}


def cards_of(hand: HandJudgement) -> Faces:
    """All cards of a hand, in the order in which they lie."""
    return (*(face for group in hand.groups for face in group.order), *hand.loose)


def held(seat: SeatAt) -> Faces:
    """What a seat holds."""
    assert seat.view is not None
    return seat.view.hand


def laid(answer: Grouped | Refused) -> HandJudgement:
    """The hand of an answer that is no refusal."""
    assert isinstance(answer, Grouped), answer
    return answer.hand


@pytest.mark.parametrize("game", [game for game in games.SHEETS if not games.get(game).rearranges])
def test_a_hand_that_nobody_has_laid_out_has_all_its_cards_suit_by_suit(game: str) -> None:
    rules = games.get(game)
    for seed in range(10):
        deal = Match(rules, players=rules.players[1], seed=bytes([seed] * 32)).deal
        for seat in deal.order:
            hand = LaidHands({}, "table").of(deal, seat)
            suits = sorted_by_suit(faces(deal._state.hands[seat], rules.pack.family))
            assert hand is not None
            assert cards_of(hand) == tuple(face for suit in suits for face in suit)


async def test_a_hand_is_laid_out_on_turn_and_off_and_stays_so(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, **CARDS) as seats:
        for seat in (to_act(seats), waiting(seats)):
            cards = held(seat)
            hand = laid(await seat.group_hand((cards[4:], cards[:2]), cards[3:1:-1]))
            assert [group.order for group in hand.groups] == [cards[4:], cards[:2]]
            assert hand.loose == cards[3:1:-1]
        mine = waiting(seats)
        before = mine.hand
        assert isinstance(await to_act(seats).act(Draw("stock")), Accepted)
        await mine.until(lambda: mine.version == to_act(seats).version)
        assert mine.hand == before
        again = await mine.hello(0)
        assert again.hand == before


async def test_what_is_not_held_is_left_out_and_what_is_missing_is_loose(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, **CARDS) as seats:
        seat = to_act(seats)
        cards = held(seat)
        strange = next(face for face in range(52) if face not in cards)
        hand = laid(await seat.group_hand(((strange, cards[0], cards[0]), (strange,)), (cards[1],)))
        assert [group.order for group in hand.groups] == [(cards[0],)]
        assert hand.loose == (cards[1], *cards[2:])
        assert Counter(cards_of(hand)) == Counter(cards)


async def test_the_best_arrangement_has_every_card_once(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, **CARDS) as seats:
        hand = laid(await waiting(seats).arrange_hand())
        assert Counter(cards_of(hand)) == Counter(held(waiting(seats)))


async def test_only_the_other_pages_of_the_seat_are_told(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, **CARDS) as seats, watching(place, seats[0]) as spectator:
        seat, other = seats
        assert seat.table is not None
        async with seat.guest.at(seat.table.id) as second:
            assert second.hand == seat.hand
            hand = laid(await seat.group_hand((held(seat)[:3],)))
            await second.until(lambda: second.hand == hand)
            assert [told.id for told in second.answers(Grouped)] == [None]
            await other.ping()
            await spectator.ping()
            assert not other.answers(Grouped)
            assert spectator.hand is None
            assert other.hand != hand


def rack_of(answer: Grouped | Refused) -> LaidRack | None:
    """Where the tiles of an answer that is no refusal stand."""
    assert isinstance(answer, Grouped), answer
    return answer.rack


async def test_tiles_stay_where_they_were_put_and_only_their_seat_is_told(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, **TILES) as seats, watching(place, seats[0]) as spectator:
        seat, other = seats
        assert seat.table is not None
        tiles = held(seat)
        rack = LaidRack(columns=15, tiles=(None, *tiles[:3], None, None, *tiles[3:]))
        async with seat.guest.at(seat.table.id) as second:
            assert rack_of(await seat.group_hand((tiles[:3],), tiles[3:], rack=rack)) == rack
            await second.until(lambda: bool(second.answers(Grouped)))
            assert second.answers(Grouped)[-1].rack == rack
        async with seat.guest.at(seat.table.id) as again:
            assert again.answers(Welcome)[-1].rack == rack
        for stranger in (other, spectator):
            await stranger.ping()
            assert not stranger.answers(Grouped)
            assert (await stranger.hello(0)).rack is None
        # A page that knows no racks lays the hand out, and so does the server.
        assert rack_of(await seat.group_hand((tiles[:3],), tiles[3:])) is None
        assert (await seat.hello(0)).rack is None


async def test_a_rack_holds_only_what_the_seat_has(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, **TILES) as seats:
        seat = waiting(seats)
        one, *rest = held(seat)
        strange = next(face for face in range(52) if face not in held(seat))
        odd = (one, one, one, strange, -7, 4000, 2**40, None)
        had = Counter(held(seat))[one]
        answer = await seat.group_hand((), held(seat), rack=LaidRack(columns=15, tiles=odd))
        assert rack_of(answer) == LaidRack(columns=15, tiles=(*(one,) * had, *(None,) * (len(odd) - had)))
        assert Counter(cards_of(laid(answer))) == Counter(held(seat))
    async with serving(db) as place, playing(place, 2, **CARDS) as seats:
        answer = await seats[0].group_hand((), held(seats[0]), rack=LaidRack(columns=15, tiles=held(seats[0])))
        assert rack_of(answer) is None


@pytest.mark.parametrize(
    "rack",
    [
        {"columns": 15, "tiles": [None] * 241},
        {"columns": 15, "tiles": [1] * 4000},
        {"columns": 0, "tiles": []},
        {"columns": -3, "tiles": []},
        {"columns": 10**9, "tiles": []},
        {"columns": 15, "tiles": [1.5]},
        {"columns": 15, "tiles": [[1, 2]]},
        {"columns": 15, "tiles": {"1": 2}},
        {"columns": 15, "tiles": [], "more": "x" * 100},
        {"tiles": []},
        [15, []],
        "rack",
    ],
)
async def test_what_is_no_rack_is_refused(db: Path, rack: object) -> None:
    async with serving(db) as place, playing(place, 2, **TILES) as seats:
        before = (await seats[0].hello(0)).hand
        refused = await seats[0].group_hand((), (), rack=rack)
        assert isinstance(refused, Refused)
        assert refused.code == "unreadable"
        again = await seats[0].hello(0)
        assert (again.hand, again.rack) == (before, None)


async def test_it_needs_a_deal_and_cards(db: Path) -> None:
    async with serving(db) as place:
        async with seated(place, 2, **CARDS) as seats:
            for refused in (await seats[0].group_hand(()), await seats[0].arrange_hand()):
                assert isinstance(refused, Refused)
                assert refused.code == "not_started"
        async with playing(place, 2, game="rummikub") as seats:
            assert seats[0].hand is None
            for refused in (await seats[0].group_hand(()), await seats[0].arrange_hand()):
                assert isinstance(refused, Refused)
                assert refused.code == "not_an_action_here"


async def test_it_names_no_more_cards_than_there_could_be(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, **CARDS) as seats:
        for groups, code in ((((1,) * 100,), "too_large"), (((),) * 100, "too_large"), (((1,) * 4000,), "unreadable")):
            refused = await seats[0].group_hand(groups)
            assert isinstance(refused, Refused)
            assert refused.code == code


async def test_a_table_may_forbid_the_best_arrangement_and_so_does_its_rematch(db: Path) -> None:
    options = {"target_score": 20}
    more: dict[str, Any] = {**CARDS, "seats": 2, "bots": 1, "options": options}
    async with serving(db) as place, playing(place, 1, arranging=False, **more) as seats:
        seat = seats[0]
        assert seat.table is not None
        assert not seat.table.arranging
        refused = await seat.arrange_hand()
        assert isinstance(refused, Refused)
        assert refused.code == "no_arranging"
        laid(await seat.group_hand(()))
        await seat.play(random.Random(1))
        assert isinstance(await seat.rematch(), Accepted)
        await seat.until(lambda: seat.table is not None and seat.table.next_table is not None)
        assert seat.table.next_table is not None
        assert not (await seat.guest.look(seat.table.next_table)).arranging


async def test_everybody_is_told_what_is_played_for(db: Path) -> None:
    async with (
        serving(db) as place,
        playing(place, 2, game="caloochi") as seats,
        watching(place, seats[0]) as spectator,
    ):
        codes = [fact.code for fact in seats[0].aim]
        assert codes == ["first_meld", "target", "dealer"]
        assert seats[1].aim == seats[0].aim == spectator.aim
        assert isinstance(await to_act(seats).act(Draw("stock")), Accepted)
        assert all(seat.aim for seat in seats)
