"""Runs of thirteen cards and a joker at their far end, where a house rule has them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.cards import parse, show
from rummykit.play.actions import LayOff, Meld, Swap
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, RulesError

PLAIN = games.get("scala_40")
HOUSE = games.get("scala_40", fourteen_card_run=True)
FROM_ACE = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
TO_ACE = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


@pytest.mark.parametrize("run", [FROM_ACE, TO_ACE])
def test_a_joker_is_laid_off_at_the_far_end_of_thirteen_cards(run: str) -> None:
    for sheet, legal in ((PLAIN, False), (HOUSE, True)):
        table = [TableMeld(parse(run), "run", 1)]
        deal = Deal.position(
            sheet, hands_held=[parse("JK 4D 9D"), parse("KD QD")], table=table, opened=[True, True], phase="play"
        )
        off = LayOff(0, parse("JK"))
        assert deal.can(off) is legal
        assert (off in [*deal.legal_actions()]) is legal
    deal.play(off)
    assert show(deal._state.table[0].cards).startswith("AS 2S")
    assert show(deal._state.table[0].cards).endswith("KS JK=AS")
    with pytest.raises(IllegalAction):
        deal.check(LayOff(0, parse("4D")))


def test_a_run_to_a_joker_for_the_ace_takes_the_ace_at_the_far_end() -> None:
    run = parse("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS JK=AS")
    melds = card_melds(HOUSE)
    longer = melds.extended(run, parse("AS"))
    assert longer is not None
    assert show(longer).endswith("KS JK=AS")
    assert card_melds(PLAIN).extended(run, parse("AS")) is None
    assert melds.extensions(run) >> parse("AS")[0] & 1


def test_without_a_joker_at_an_end_fourteen_cards_are_no_run() -> None:
    melds = card_melds(HOUSE)
    assert melds.read((*parse(FROM_ACE), *parse("AS"))) is None
    inside = parse("AS 2S 3S 4S 5S 6S JK=7S 8S 9S TS JS QS KS")
    assert melds.extended(inside, parse("AS")) is None
    assert melds.extended(inside, parse("JK")) is None


def test_what_fourteen_cards_count_and_stand_for() -> None:
    melds = card_melds(HOUSE)
    run = melds.extended(parse(FROM_ACE), parse("JK"))
    assert run is not None
    assert (melds.kind(run), melds.wild(run), melds.value(run)) == ("run", 1, 1 + 54 + 30 + 11)
    assert melds.extended(run, parse("JK")) is None


def test_the_joker_at_the_far_end_is_not_exchanged_for_the_other_ace() -> None:
    run = (*parse(FROM_ACE), *parse("JK=AS"))
    deal = Deal.position(
        HOUSE,
        hands_held=[parse("AS 4D 9D"), parse("KD QD")],
        table=[TableMeld(run, "run", 1)],
        opened=[True, True],
        phase="play",
    )
    assert not any(isinstance(action, Swap) for action in deal.legal_actions())
    assert not any(isinstance(action, Meld) for action in deal.legal_actions())


def test_a_fourteenth_card_is_for_runs_of_thirteen_and_hands_that_keep_one() -> None:
    assert HOUSE.runs is not None
    with pytest.raises(RulesError, match="wild_fourteenth"):
        replace(HOUSE.runs, ace="low")
    with pytest.raises(RulesError, match="wild_fourteenth"):
        replace(HOUSE, deal=replace(HOUSE.deal, hand=14), offers=(), house=(), base=None)
