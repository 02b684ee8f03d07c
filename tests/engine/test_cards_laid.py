"""Cards that count on the table for whoever laid them, and a discard pile that is taken down to a card."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import bots, games
from rummykit.cards import NAMES, STANDING_FOR, parse, parse_face, show
from rummykit.hands import faces
from rummykit.match.match import Match
from rummykit.match.paper import PaperDeal, PaperError, keep
from rummykit.match.score import score, tally
from rummykit.play.actions import Action, Call, Discard, Draw, LayOff, Meld, Open, Pass, Timeout
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.view import TableMeld
from rummykit.rules import CardsLaid, IllegalAction, OptionValue, Play
from rummykit.rules import Draw as DrawWord
from rummykit.rules.consistency import InconsistentSheet
from rummykit.rules.fields import with_fields

SHEET = games.get("rummy_500")


def deal(
    hand: str, *, table: str = "", stock: str = "2C 3C", pile: str = "9C", other: str = "TS JD", **options: OptionValue
) -> Deal:
    """Seat 0 is to draw; the melds on the table, written with slashes, were laid by seat 1."""
    rules = games.get("rummy_500", **options)
    melds = card_melds(rules)
    lay = [melds.read(parse(text)) for text in filter(str.strip, table.split("/"))]
    lying = [TableMeld(meld, melds.kind(meld), 1, by=(1,) * len(meld)) for meld in lay if meld is not None]
    held = (parse(hand), parse(other), parse("TC JH"))
    return Deal.position(rules, hands_held=held, table=lying, stock=parse(stock), pile=parse(pile), turn=0)


def one(name: str) -> int:
    return parse_face(name)


def play(where: Deal, *actions: Action) -> Deal:
    for action in actions:
        where.play(action)
    return where


def takes(where: Deal) -> set[str]:
    """The cards of the pile that may be taken, as they are listed."""
    drawn = [action for action in where.legal_actions() if isinstance(action, Draw)]
    return {NAMES[action.card] for action in drawn if action.card is not None}


def discard_first(where: Deal) -> None:
    """Seat to act discards the first card of its hand."""
    where.play(Discard(faces(where._state.hands[where.turn])[0]))


def test_a_card_is_taken_with_all_that_lie_above_it() -> None:
    where = play(deal("5S 5D KC 2D", pile="3C 5C QD 8H"), Draw("discard", one("5C")))
    assert sorted(faces(where._state.hands[0])) == sorted(parse("5S 5D 5C 2D 8H QD KC"))
    assert where._state.pile == list(parse("3C"))
    assert where._state.must_play == one("5C")
    assert where._state.known[0] == parse("5C QD 8H")


def test_only_cards_that_can_be_laid_are_offered() -> None:
    assert takes(deal("5S 5D KC 2D", pile="3C 5C QD 8H")) == {"5C"}
    assert takes(deal("5S 5D KC 2D", pile="9D 5C 4D 8H", table="6D 7D 8D")) == {"9D", "5C", "4D"}
    assert takes(deal("KC 2D", pile="9C 8C 7C")) == {"9C"}


def test_cards_that_lead_up_to_the_taken_one_are_laid_before_it() -> None:
    where = deal("9H TH KC 2D", pile="JH", table="6H 7H 8H")
    assert takes(where) == {"JH"}
    play(where, Draw("discard", one("JH")), LayOff(0, parse("9H")))
    assert where._state.must_play == one("JH")
    with pytest.raises(IllegalAction, match="JH"):
        where.check(Discard(one("KC")))
    play(where, LayOff(0, parse("TH JH")), Discard(one("KC")))
    assert where.turn == 1
    assert where._state.table[0].by == (1, 1, 1, 0, 0, 0)


def test_other_melds_may_come_first_unless_they_take_what_the_card_needs() -> None:
    where = play(deal("5S 5D 6C 7C QS QD QH KC", pile="5C 8C"), Draw("discard", one("5C")))
    play(where, Meld(parse("QS QD QH")))
    assert where._state.must_play == one("5C")
    play(where, Meld(parse("6C 7C 8C")))
    assert where._state.must_play == one("5C")
    play(where, LayOff(1, parse("5C")), Discard(one("KC")))
    assert where.turn == 1
    where = play(deal("5S 5D 6S 7S KC", pile="5C 8C"), Draw("discard", one("5C")))
    with pytest.raises(IllegalAction, match="5C"):
        where.check(Meld(parse("5S 6S 7S")))


def test_a_first_meld_of_so_much_may_come_before_the_taken_card() -> None:
    where = deal("QS QD QH KC 9D", pile="9C 9H", opening_minimum=30, table="6C 7C 8C")
    assert takes(where) == {"9C"}
    play(where, Draw("discard", one("9C")))
    with pytest.raises(IllegalAction):
        where.check(LayOff(0, parse("9C")))
    play(where, Open((parse("QS QD QH"),)), LayOff(0, parse("9C")), Discard(one("KC")))
    assert where.turn == 1
    assert takes(deal("2S 2D QH KC", pile="2C", opening_minimum=30)) == set()


def test_an_ace_counts_little_in_a_first_meld_below_the_two() -> None:
    where = deal("AH 2H 3H KC KD 9S", opening_minimum=30)
    play(where, Draw("stock"))
    with pytest.raises(IllegalAction, match="6"):
        where.check(Open((parse("AH 2H 3H"),)))


def test_of_two_equal_cards_either_is_taken_with_what_lies_above_it() -> None:
    where = deal("7S 8S QD 2C", pile="4D 9S KH KD 9S 3H")
    upper, deeper = Draw("discard", one("9S")), Draw("discard", one("9S"), 4)
    assert [action for action in where.legal_actions() if isinstance(action, Draw)] == [Draw("stock"), deeper, upper]
    assert str(deeper) == "draw discard 9S under 4"
    assert where.can(Draw("discard", one("9S"), 1))
    assert play(where.clone(), upper)._state.pile == list(parse("4D 9S KH KD"))
    play(where, deeper)
    assert where._state.pile == list(parse("4D"))
    assert where._state.known[0] == parse("9S KH KD 9S 3H")
    assert where._state.must_play == one("9S")
    play(where, Meld(parse("7S 8S 9S")), Discard(one("9S")))
    assert where.turn == 1


def test_every_card_of_a_pile_of_two_packs_is_listed_once() -> None:
    cards = parse("5S 5H 9C 5S 9C 5S 5H 9C")
    where = deal("5D 5C 9D 9H KC", pile=show(cards))
    taken = [len(play(where.clone(), draw)._state.pile) for draw in where.legal_actions() if isinstance(draw, Draw)]
    assert taken == [len(cards), *range(len(cards))]


def test_the_top_card_may_be_free() -> None:
    where = deal("4S 6D KC 2D", pile="3C 9C", top_card_free=True)
    assert takes(where) == {"9C"}
    play(where, Draw("discard"))
    assert where._state.must_play is None
    with pytest.raises(IllegalAction):
        where.check(Discard(one("9C")))
    play(where, Discard(one("KC")))


def test_without_a_stock_a_player_takes_or_ends_the_deal() -> None:
    where = deal("5S 5D KC 2D", pile="5C QD", stock="")
    assert Draw("stock") not in list(where.legal_actions())
    play(where, Draw("discard", one("5C")), Meld(parse("5S 5D 5C")), Discard(one("KC")), Pass())
    assert where.result is not None
    assert (where.result.kind, where.result.winner) == ("blocked", None)
    row = score(SHEET, where.result)
    assert row.points == (15 - 2 - 10, -20, -20)
    assert row.winners == (0,)


def test_who_lays_the_last_card_floats_and_goes_out_by_a_discard() -> None:
    where = deal("5S 5D", pile="5C", floating=True, stock="2C 3C 4H 7S", other="TS JD 9S")
    play(where, Draw("discard", one("5C")), Meld(parse("5S 5D 5C")))
    play(where, Draw("stock"), Discard(one("TS")), Draw("stock"), Discard(one("JH")), Draw("stock"))
    discard_first(where)
    assert where.result is not None
    assert (where.result.kind, where.result.winner) == ("went_out", 0)


def test_who_floats_calls_no_discard() -> None:
    where = deal("5S 5D 5C", floating=True, call_rummy=True, stock="2S 4H 2C", table="3S 4S 5S", other="5H JD")
    play(where, Draw("stock"), LayOff(0, parse("2S")), Meld(parse("5S 5D 5C")))
    play(where, Draw("stock"), Discard(one("5H")), Pass())
    assert (where.turn, where._state.step) == (2, 0)


def test_a_called_card_counts_for_the_caller() -> None:
    where = deal("9D KC", table="6D 7D 8D", call_rummy=True)
    play(where, Draw("stock"), Discard(one("9D")), Pass(), Call(0), Discard(one("TC")))
    assert where._state.table[0].by == (1, 1, 1, 2)


@pytest.mark.parametrize(("rule", "next_seat"), [(True, 1), ("turn_passes", 0)])
def test_play_goes_on_after_the_caller_where_the_sheet_says_so(rule: OptionValue, next_seat: int) -> None:
    where = deal("9D KC", table="6D 7D 8D", call_rummy=rule)
    play(where, Draw("stock"), Discard(one("9D")), Pass(), Call(0), Discard(one("TC")))
    assert (where.turn, where.phase) == (next_seat, "draw")


def test_after_a_second_call_play_goes_on_after_the_second_caller() -> None:
    where = deal("9D KC", table="6D 7D 8D/TS JS QS", other="TD 5C", call_rummy="turn_passes")
    play(where, Draw("stock"), Discard(one("9D")), Call(0), Discard(one("TD")))
    assert where.phase == "call"
    play(where, Call(0), Discard(one("JH")))
    assert (where.turn, where.phase) == (0, "draw")


def test_every_card_counts_for_whoever_laid_it() -> None:
    where = play(deal("5H QH KH AH", table="5S 5D 5C"), Draw("stock"), LayOff(0, parse("5H")), Meld(parse("QH KH AH")))
    discard_first(where)
    assert where.result is not None
    assert where.result.laid_by == ((1, 0, 1, 1), (0, 0, 0))
    assert tally(SHEET, where.result).laid == (5 + 35, 15, 0)
    assert score(SHEET, where.result).points == (40, 15 - 20, -20)


def test_time_that_is_up_lays_what_must_be_laid() -> None:
    where = play(deal("9H TH KC 2D", pile="JH", table="6H 7H 8H"), Draw("discard", one("JH")))
    where.play(Timeout())
    assert where.turn == 1
    assert any(one("JH") in meld.cards for meld in where._state.table)


def test_equal_totals_play_one_more_deal() -> None:
    match = Match(games.get("rummy_500", target_score=1), 2, 3)
    chance = Random(3)
    while match.result is None:
        while match.deal.result is None:
            match.play(bots.choose("greedy", match.rules, match.deal.view(match.deal.turn), chance))
        if match.result is None:
            match.next_deal()
    assert len(match.result.winners) == 1


def test_a_score_sheet_kept_by_hand_asks_what_everybody_has_laid() -> None:
    one_deal = PaperDeal(kind="went_out", winner=0, held=(None, 22), laid_each=(15, 40))
    paper = keep(SHEET, 2, [one_deal])
    assert paper.score.totals == (15, 18)
    assert all("laid_each" in ending.asks for ending in paper.form.endings)
    with pytest.raises(PaperError):
        keep(SHEET, 2, [PaperDeal(kind="went_out", winner=0, held=(None, 22))])


@pytest.mark.parametrize(
    "changed",
    [
        {"turn": (DrawWord(discard_pile="down_to_card", card_goes="table"), Play(per_turn="one"), SHEET.turn[2])},
        {
            "turn": (
                DrawWord(discard_pile="down_to_card", card_goes="table"),
                Play(lay_off="own_meld_first"),
                SHEET.turn[2],
            )
        },
        {"turn": (DrawWord(top_card_free=True), *SHEET.turn[1:])},
        {"turn": (SHEET.turn[0], Play(floats=True, may_go_out=False), SHEET.turn[2])},
        {"turn": (SHEET.turn[0], Play(borrowing="any"), SHEET.turn[2])},
    ],
)
def test_a_sheet_with_words_that_do_not_go_together_is_refused(changed: dict[str, object]) -> None:
    with pytest.raises(InconsistentSheet):
        replace(SHEET, offers=(), **changed)


@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize(
    "options", [{}, {"jokers": 2, "opening_minimum": 40}, {"floating": True, "top_card_free": True, "call_rummy": True}]
)
def test_deals_end_and_cards_stay_counted(players: int, options: dict[str, OptionValue]) -> None:
    rules, chance = games.get("rummy_500", **options), Random(players)
    for seed in range(4):
        where = Deal(rules, players=players, seed=seed)
        while where.result is None:
            where.play(bots.choose(("random", "greedy")[where.turn % 2], rules, where.view(where.turn), chance))
        assert where._state.turn_number < 2000
        assert all(len(meld.by) == len(meld.cards) for meld in where._state.table)


def test_a_joker_that_is_moved_still_counts_for_whoever_laid_it() -> None:
    scoring = CardsLaid(low_ace=1, concealed=1, one_suit=1, unlaid=1)
    rules = with_fields(games.get("double_rum"), {"offers": (), "scoring": scoring})
    run = card_melds(rules).read((*parse("4C 5C 6C"), STANDING_FOR + one("3C")))
    assert run is not None
    held = (parse("3C KH QD"), parse("TS JD"))
    table = [TableMeld(run, "run", 1, by=(1,) * 4), TableMeld(parse("9S 9H 9D"), "group", 0, by=(0,) * 3)]
    where = Deal.position(
        rules, hands_held=held, table=table, stock=parse("2C 5D"), pile=parse("9C"), opened=[True] * 2
    )
    play(where, Draw("stock"), LayOff(0, (one("3C"),)))
    assert show(where._state.table[0].cards) == "3C 4C 5C 6C JK=7C"
    assert where._state.table[0].by == (0, 1, 1, 1, 1)
    assert where.view(0).laid_points[1] == rules.values.joker + 15
