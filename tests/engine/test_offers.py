"""What a page is offered: the controls of a moment, what they cost, and what jokers could stand for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rummykit import Deal, games
from rummykit.bots import choose
from rummykit.cards import parse
from rummykit.play.actions import Call, Declare, Discard, Draw, Drop, GoOut, Knock, LayOff, Leave, Meld, Open, Swap
from rummykit.play.draft import ways_to_lay
from rummykit.play.melds import card_melds
from rummykit.play.offers import Offer, offer
from rummykit.play.view import TableMeld
from tests.examples import seeds
from tests.properties.playing import every_game
from tests.properties.walk import walk


def kinds(found: Offer) -> set[str]:
    """The kinds of the actions that are listed."""
    return {str(action).split()[0] for action in found.actions}


@every_game
def test_every_offer_of_a_deal_can_be_played_and_names_every_kind_there_is_and_no_other(game: str) -> None:
    for done in (*(walk(game, seed) for seed in seeds(2)), walk(game, 0, "greedy")):
        for deal in done.moments(every=5):
            if deal.result is None:
                found = offer(deal)
                assert all(deal.can(action) for action in (*found.actions, *found.lay_offs))
                takes: set[Any] = {kind for step in deal._flow.open[deal._state.step] for kind in step.takes}
                possible = {kind.__struct_config__.tag for kind in takes}
                listed = {action.__struct_config__.tag for action in deal.legal_actions()}
                assert listed <= set(found.kinds) <= possible
                for number, cards in found.borrows:
                    assert set(cards) <= set(deal._state.table[number].cards)


def test_a_deal_that_is_over_offers_nothing() -> None:
    deal = Deal(games.get("indian_rummy_points"), players=2, seed=1)
    deal.play(Drop())
    assert offer(deal) == Offer(kinds=(), actions=())


def test_a_table_of_tiles_lists_nothing_but_takes_rearrangements() -> None:
    found = offer(Deal(games.get("rummikub_twist"), players=2, seed=1))
    assert (set(found.kinds), found.actions) == ({"rearrange", "pass"}, ())


def test_dropping_costs_more_once_a_card_was_drawn() -> None:
    deal = Deal(games.get("indian_rummy_pool201"), players=3, seed=2)
    scoring = deal.rules.lives
    assert scoring is not None
    assert offer(deal).costs == {"drop": scoring.first_drop, "leave": scoring.middle_drop}
    for _ in range(3):
        deal.play(Draw("stock"))
        assert offer(deal).costs == {"leave": 40, "declare": 80}
        deal.play(next(action for action in deal.legal_actions() if isinstance(action, Discard)))
    assert offer(deal).costs["drop"] == 40
    assert deal.can(Leave())


def test_a_knock_is_offered_with_what_would_be_shown_the_least_deadwood_first() -> None:
    deal = Deal.position(
        games.get("knock_rummy"),
        hands_held=[parse("4H 5H 6H 9S 9D 9C KD 2S"), parse("AS 2C 3D 4S 5C 6D 7S")],
        pile=parse("JH"),
        stock=parse("QH QS"),
        phase="play",
    )
    found = offer(deal)
    assert Knock() in found.actions
    best, second = found.showings[:2]
    assert (best.discard, best.deadwood) == (parse("KD")[0], 2)
    assert (second.discard, second.deadwood) == (parse("2S")[0], 10)
    assert sorted(best.melds) == sorted([parse("4H 5H 6H"), parse("9S 9D 9C")], key=sorted)
    assert len(found.showings) == 8
    deal.play(Knock())
    assert offer(deal).showings == ()


def test_a_call_offers_each_meld_that_takes_the_card() -> None:
    deal = Deal.position(
        games.get("standard_rummy", call_rummy=True),
        hands_held=[parse("KD 7C 7H"), parse("2S 3D 9C")],
        table=[TableMeld(parse("7S 7D 7C"), "group", 0), TableMeld(parse("8H 9H TH"), "run", 1)],
        pile=parse("JS"),
        stock=parse("QH QS"),
        phase="play",
    )
    deal.play(Discard(parse("7H")[0]))
    assert deal.turn == 1
    found = offer(deal)
    assert set(found.kinds) == {"call", "pass"}
    assert [action for action in found.actions if isinstance(action, Call)] == [Call(0), Call(1)]


def test_one_way_to_go_out_is_offered_for_each_discard() -> None:
    deal = Deal.position(
        games.get("rummy_complete"),
        hands_held=[parse("4H 5H 6H 7H 9S 9D 9C"), parse("AS 2C 3D 4S 5C 6D 7S")],
        pile=parse("JH"),
        stock=parse("QH QS"),
        phase="play",
    )
    outs = [action for action in offer(deal).actions if isinstance(action, GoOut)]
    assert {action.discard for action in outs} == {None, *parse("4H 7H")}


def test_a_joker_on_the_table_can_be_had_for_the_card_it_stands_for() -> None:
    deal = Deal.position(
        games.get("caloochi"),
        hands_held=[parse("8H 2C"), parse("AS")],
        table=[TableMeld(parse("7H JK=8H 9H"), "run", 1)],
        pile=parse("JH"),
        stock=parse("QH QS"),
        phase="play",
    )
    assert Swap(0, parse("8H")[0]) in offer(deal).actions


# --- what a declaration costs, and what jokers could stand for


def test_a_wrong_declaration_may_be_made_and_its_price_is_told() -> None:
    deal = Deal(games.get("indian_rummy_points"), players=2, seed=3)
    deal.play(Draw("stock"))
    hand = deal.view(deal.turn).hand
    wrong = Declare((hand[1:4], hand[4:]), hand[0])
    judged = deal.judge(wrong)
    assert judged.refusal is not None
    assert judged.penalty == 80
    assert deal.can(wrong)
    not_held = Declare((hand[1:],), parse("JK=2H")[0])
    assert deal.judge(not_held).penalty is None


def shown(game: str, cards: str, on: str | None = None) -> list[str]:
    """Every way to lay cards, as text; the one that is taken when nothing is said first."""
    melds = card_melds(games.get(game))
    ways = ways_to_lay(melds, parse(cards), None if on is None else parse(on))
    for way in ways:
        laid = melds.read(way.cards) if on is None else melds.extended(parse(on), way.cards)
        assert laid == way.meld
    return [str(Meld(way.meld)).removeprefix("meld ") for way in ways]


@pytest.mark.parametrize(
    ("game", "cards", "on", "ways"),
    [
        ("caloochi", "5H 6H JK", None, ["5H 6H JK=7H", "JK=4H 5H 6H"]),
        ("caloochi", "7S 7H JK", None, ["7S 7H JK=7D", "7S 7H JK=7C"]),
        ("caloochi", "5H JK 7H", None, []),
        ("caloochi", "5H 6H 7H", None, []),
        ("caloochi", "5H 6H JK=4H", None, []),
        ("caloochi", "QS KS JK", None, ["QS KS JK=AS", "JK=JS QS KS"]),
        ("german_rummy", "7S 7H JK", None, []),
        ("caloochi", "JK", "5H 6H 7H", ["5H 6H 7H JK=8H", "JK=4H 5H 6H 7H"]),
        ("caloochi", "JK", "QH KH AH", []),
        ("caloochi", "JK", "7S 7H 7D", []),
    ],
)
def test_the_ways_to_lay_a_joker(game: str, cards: str, on: str | None, ways: list[str]) -> None:
    assert sorted(shown(game, cards, on)) == sorted(ways)
    if ways:
        assert shown(game, cards, on)[0] == ways[0]


def test_a_judgement_tells_the_ways_and_the_way_chosen_is_laid() -> None:
    deal = Deal.position(
        games.get("caloochi"),
        hands_held=[parse("5H 6H JK 2C KS"), parse("AS")],
        table=[TableMeld(parse("7H 8H 9H"), "run", 1)],
        opened=[True, True],
        pile=parse("JH"),
        stock=parse("QH QS"),
        phase="play",
    )
    (ways,) = deal.judge(Meld(parse("5H 6H JK"))).ways
    low = next(way for way in ways if way.meld == parse("JK=4H 5H 6H"))
    assert deal.judge(LayOff(0, parse("JK"))).ways != ((),)
    deal.play(Meld(low.cards))
    assert deal._state.table[-1].cards == parse("JK=4H 5H 6H")


def test_the_melds_of_a_first_meld_are_asked_about_one_by_one() -> None:
    deal = Deal.position(
        games.get("caloochi"),
        hands_held=[parse("5H 6H JK KS KD KH 2C"), parse("AS")],
        pile=parse("JH"),
        stock=parse("QH QS"),
        phase="play",
    )
    judged = deal.judge(Open((parse("KS KD KH"), parse("5H 6H JK"))))
    assert [len(ways) for ways in judged.ways] == [0, 2]


@pytest.mark.parametrize(
    "game", ["indian_rummy_points", "phom", "continental_rummy", "boathouse_rum", "rummy_complete"]
)
def test_where_melds_stay_in_the_hand_none_is_offered_to_be_laid(game: str) -> None:
    rules = games.get(game)
    deal = Deal(rules, players=rules.players[0], seed=3)
    for number in range(40):
        if deal.result is not None or deal._state.shown[deal.turn]:
            break
        assert not {"meld", "lay_off"} & set(offer(deal).kinds)
        deal.play(choose("greedy", deal.rules, deal.view(deal.turn), Random(number)))


def test_cards_are_laid_off_only_where_the_sheet_lets_them() -> None:
    deal = Deal.position(
        games.get("german_rummy"),
        hands_held=[parse("KH 2S 3C"), parse("KD")],
        table=[TableMeld(parse("7S 7D 7C"), "group", 1)],
        stock=parse("2S"),
        phase="play",
    )
    assert "lay_off" not in offer(deal).kinds
    deal._state.opened[0] = True
    assert "lay_off" in offer(deal).kinds


def test_the_cards_that_can_be_borrowed_are_those_that_their_meld_can_spare() -> None:
    def offered(borrowing: str) -> Offer:
        deal = Deal.position(
            games.get("standard_rummy", borrowing=borrowing),
            hands_held=[parse("KH 2S 3C"), parse("KD")],
            table=[TableMeld(parse("7S 7H 7D 7C"), "group", 1), TableMeld(parse("3H 4H 5H"), "run", 0)],
            stock=parse("2S"),
            phase="play",
        )
        return offer(deal)

    assert offered("any").borrows == ((0, parse("7S 7H 7D 7C")),)
    assert offered("own").borrows == ()
    assert offered("none").borrows == ()
