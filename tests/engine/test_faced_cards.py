"""Faced cards, forcing, a pack without some ranks, and deals that nobody wins."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.cards import Pack, parse, parse_face
from rummykit.match.score import score
from rummykit.melds.arrange import best_arrangement
from rummykit.melds.pack import bits, pack_melds
from rummykit.play.actions import Discard, Draw, Force, LayOff, Meld, Pass
from rummykit.play.deal import Deal
from rummykit.play.events import Forced, LaidOff, Turned, seen_by
from rummykit.play.view import TableMeld
from rummykit.rules import RulesError

RULES = games.get("conquian")
OWN = TableMeld(parse("4H 5H 6H"), "run", 0)
FROM_STOCK, FROM_PILE = Draw("stock"), Draw("discard")


def position(hand: str, stock: str, pile: str = "", table: tuple[TableMeld, ...] = (OWN,)) -> Deal:
    hands = [parse(hand), parse("KS QC")]
    return Deal.position(RULES, hands_held=hands, table=table, stock=parse(stock), pile=parse(pile))


def test_a_turned_card_is_seen_by_all_and_laid_at_once_or_left() -> None:
    deal = position("2S 3D", "7H KD")
    (turned,) = deal.play(FROM_STOCK)
    assert turned == Turned(0, parse_face("7H")) == seen_by(turned, 1)
    assert [str(action) for action in deal.legal_actions()] == ["lay_off 0 7H", "discard 7H"]
    deal.play(LayOff(0, parse("7H")))
    assert not deal.can(LayOff(0, parse("3D")))
    assert [str(action) for action in deal.legal_actions()] == ["discard 2S", "discard 3D"]


def test_a_declined_card_may_be_forced_where_it_fits_as_the_melds_lie() -> None:
    deal = position("2S 3D", "7H KD")
    deal.play(FROM_STOCK)
    deal.play(Discard(parse_face("7H")))
    assert (deal.phase, deal.turn, deal.resume) == ("force", 1, 0)
    assert deal.play(Force(0)) == (Forced(1, parse_face("7H")), LaidOff(0, 0, parse("7H"), parse("4H 5H 6H 7H")))
    assert (deal.turn, deal.phase) == (0, "play")
    deal.play(Discard(parse_face("3D")))
    assert deal.turn == 1


def test_a_discard_is_forced_before_the_stock_is_turned_and_else_the_turn_goes_on() -> None:
    deal = position("2S 3D", "KD QD", pile="7H")
    deal.play(FROM_STOCK)
    assert (deal.phase, deal.turn, deal.stock) == ("force", 1, list(parse("QD KD")))
    deal.play(Pass())
    assert (deal.turn, deal.must_play) == (0, parse_face("KD"))


def test_what_fits_nothing_and_what_no_house_rule_allows_is_not_forced() -> None:
    deal = position("2S 3D", "KD QD")
    deal.play(FROM_STOCK)
    deal.play(Discard(parse_face("KD")))
    assert (deal.turn, deal.phase) == (1, "draw")
    free = games.get("conquian", forcing=False)
    deal = Deal.position(free, hands_held=[parse("2S"), parse("KS")], table=[OWN], stock=parse("7H KD"))
    deal.play(FROM_STOCK)
    deal.play(Discard(parse_face("7H")))
    assert (deal.turn, deal.phase) == (1, "draw")


def test_the_opponents_card_is_taken_only_where_it_can_be_laid() -> None:
    assert not position("2S 3D", "KD", pile="KC").can(FROM_PILE)
    deal = position("7S 7D", "KD", pile="7H")
    deal.play(FROM_PILE)
    assert {str(action) for action in deal.legal_actions()} == {"meld 7S 7H 7D", "lay_off 0 7H"}


def test_a_card_is_borrowed_from_a_meld_of_ones_own_and_what_is_left_must_be_legal() -> None:
    longer = TableMeld(parse("4H 5H 6H 7H"), "run", 0)
    deal = position("7S 2D", "7D KD", table=(longer,))
    deal.play(FROM_STOCK)
    meld = Meld(parse("7S 7H 7D"), ((0, parse_face("7H")),))
    assert meld in list(deal.legal_actions())
    deal.play(meld)
    assert [each.cards for each in deal.table] == [parse("4H 5H 6H"), parse("7S 7H 7D")]


def test_the_last_discard_does_not_win_and_the_eleventh_card_on_the_table_does() -> None:
    deal = position("2S", "7H KD JH", table=(OWN,))
    deal.play(FROM_STOCK)
    deal.play(LayOff(0, parse("7H")))
    deal.play(Discard(parse_face("2S")))
    assert deal.turn == 1
    deal.play(FROM_STOCK)
    deal.play(Discard(parse_face("KD")))
    deal.play(FROM_STOCK)
    deal.play(LayOff(0, parse("JH")))
    assert deal.result is not None
    assert (deal.result.kind, deal.result.winner) == ("went_out", 0)


def test_when_both_refuse_the_last_card_nobody_wins() -> None:
    deal = position("2S 3D", "KD", table=())
    deal.play(FROM_STOCK)
    deal.play(Discard(parse_face("KD")))
    deal.play(Pass())
    assert deal.result is not None
    row = score(RULES, deal.result)
    assert (row.kind, row.points, row.winners) == ("blocked", (0, 0), ())


def test_when_time_is_up_a_turned_card_is_left_and_a_taken_one_laid() -> None:
    deal = position("2S 3D", "7H KD")
    deal.play(FROM_STOCK)
    deal.play("timeout")
    assert deal.pile[-1] == parse_face("7H")
    deal = position("7S 7D 2C", "KD", pile="7H")
    deal.play(FROM_PILE)
    deal.play("timeout")
    assert deal.turn == 1
    assert any(parse_face("7H") in meld.cards for meld in deal.table)


def test_best_arrangements_step_over_the_ranks_that_are_left_out() -> None:
    """Against a search through all sets of disjoint melds."""
    values = tuple(RULES.values.of(face) for face in range(52))
    melds, chance = pack_melds(RULES.groups, RULES.runs), Random(1)
    for _ in range(60):
        hand = chance.sample(RULES.pack.faces(), 10)
        found = best_arrangement(hand, groups=RULES.groups, runs=RULES.runs, values=values)
        assert all(melds.read(meld) is not None for meld in found.melds)
        within = list(melds.within(bits(hand)))
        best = 0
        for count in range(1, 4):
            for some in combinations(within, count):
                if len({face for meld in some for face in meld}) == sum(map(len, some)):
                    best = max(best, sum(values[face] for meld in some for face in meld))
        assert found.value == best


def test_a_sheet_whose_runs_and_pack_do_not_agree_makes_no_sense() -> None:
    with pytest.raises(RulesError, match=r"pack\.left_out"):
        replace(RULES, pack=Pack(family="cards"))
    with pytest.raises(RulesError, match=r"Draw\.faced = true"):
        replace(RULES, turn=(games.get("standard_rummy").turn[0], *RULES.turn[1:]))
