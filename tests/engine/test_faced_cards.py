"""Faced cards, forcing, a pack without some ranks, and deals that nobody wins."""

from __future__ import annotations

from itertools import chain, combinations, product
from random import Random

import pytest
from msgspec.structs import replace

from rummykit import bots, games, hands
from rummykit.cards import Pack, parse, parse_face
from rummykit.match.score import score
from rummykit.melds.arrange import best_arrangement
from rummykit.melds.pack import bits, pack_melds
from rummykit.play.actions import Discard, Draw, Force, LayOff, Meld, Pass
from rummykit.play.deal import Deal
from rummykit.play.events import Borrowed, Forced, LaidOff, Turned, seen_by
from rummykit.play.melds import card_melds
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Play, RulesError
from rummykit.sheets import SheetError, from_plain, to_plain
from rummykit.words import LANGUAGES, rule_page
from rummykit.words.languages import language_for

RULES = games.get("conquian")
OWN = TableMeld(parse("4H 5H 6H"), "run", 0)
FROM_STOCK, FROM_PILE = Draw("stock"), Draw("discard")


def position(hand: str, stock: str, pile: str = "", table: tuple[TableMeld, ...] = (OWN,)) -> Deal:
    held = [parse(hand), parse("KS QC")]
    return Deal.position(RULES, hands_held=held, table=table, stock=parse(stock), pile=parse(pile))


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
    assert (deal.phase, deal.turn, deal._state.resume) == ("force", 1, 0)
    assert deal.play(Force(0)) == (Forced(1, parse_face("7H")), LaidOff(0, 0, parse("7H"), parse("4H 5H 6H 7H")))
    assert (deal.turn, deal.phase) == (0, "play")
    deal.play(Discard(parse_face("3D")))
    assert deal.turn == 1


def test_a_discard_is_forced_before_the_stock_is_turned_and_else_the_turn_goes_on() -> None:
    deal = position("2S 3D", "KD QD", pile="7H")
    deal.play(FROM_STOCK)
    assert (deal.phase, deal.turn, deal._state.stock) == ("force", 1, list(parse("QD KD")))
    deal.play(Pass())
    assert (deal.turn, deal._state.must_play) == (0, parse_face("KD"))


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
    assert [each.cards for each in deal._state.table] == [parse("4H 5H 6H"), parse("7S 7H 7D")]


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
    assert deal._state.pile[-1] == parse_face("7H")
    deal = position("7S 7D 2C", "KD", pile="7H")
    deal.play(FROM_PILE)
    deal.play("timeout")
    assert deal.turn == 1
    assert any(parse_face("7H") in meld.cards for meld in deal._state.table)


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


def own(*melds: str) -> tuple[TableMeld, ...]:
    """Melds of seat 0."""
    return tuple(TableMeld(parse(meld), "group" if meld[0] == meld[3] else "run", 0) for meld in melds)


def test_after_the_faced_card_melds_are_shifted_as_far_as_one_likes() -> None:
    """The five is added to 6-7-J, and the jack taken off it for a meld of three jacks."""
    deal = position("JH JD KC 2H", "5S KD", table=own("6S 7S JS"))
    deal.play(FROM_STOCK)
    jacks = Meld(parse("JS JH JD"), ((0, parse_face("JS")),))
    with pytest.raises(IllegalAction):
        deal.check(jacks)
    deal.play(LayOff(0, parse("5S")))
    assert jacks in list(deal.legal_actions())
    deal.play(jacks)
    assert [meld.cards for meld in deal._state.table] == [parse("5S 6S 7S"), parse("JS JH JD")]
    deal.play(Discard(parse_face("KC")))
    assert deal.turn == 1


@pytest.mark.parametrize("source", ["stock", "discard"])
def test_the_faced_card_makes_a_meld_with_two_borrowed_cards_wherever_it_comes_from(source: str) -> None:
    table = own("4S 5S 6S 7S", "4H 5H 6H 7H")
    pile = "7D" if source == "discard" else ""
    deal = position("2C KD", "7D KC" if source == "stock" else "KC", pile, table)
    draw = FROM_STOCK if source == "stock" else FROM_PILE
    assert draw in list(deal.legal_actions())
    deal.play(draw)
    sevens = Meld(parse("7S 7H 7D"), ((0, parse_face("7S")), (1, parse_face("7H"))))
    assert any(isinstance(each, Meld) and set(each.borrowed) == set(sevens.borrowed) for each in deal.legal_actions())
    deal.play(sevens)
    assert len(deal._state.table) == 3


def test_the_faced_card_is_laid_off_together_with_cards_of_the_hand() -> None:
    deal = position("3S KD", "2S KC", table=own("4S 5S 6S"))
    deal.play(FROM_STOCK)
    both = LayOff(0, parse("2S 3S"))
    assert both in list(deal.legal_actions())
    deal.play(both)
    assert deal._state.table[0].cards == parse("2S 3S 4S 5S 6S")


def test_the_faced_card_is_laid_off_beside_a_card_of_another_meld() -> None:
    deal = position("JH JD", "2C KD", table=own("3S 3H 3D 3C", "4C 5C 6C"))
    deal.play(FROM_STOCK)
    both = LayOff(1, parse("2C 3C"), ((0, parse_face("3C")),))
    assert str(both) == "lay_off 1 2C 3C from 0 3C"
    assert both in list(deal.legal_actions())
    told = deal.play(both)
    assert [type(event) for event in told] == [Borrowed, LaidOff]
    assert [meld.cards for meld in deal._state.table] == [tuple(sorted(parse("3S 3H 3D"))), parse("2C 3C 4C 5C 6C")]
    assert sorted(hands.faces(deal._state.hands[0])) == sorted(parse("JH JD"))


def test_a_card_left_by_the_opponent_may_be_taken_to_be_laid_off_beside_a_borrowed_one() -> None:
    deal = position("JH JD", "KD KC", "2C", own("3S 3H 3D 3C", "4C 5C 6C"))
    assert FROM_PILE in list(deal.legal_actions())


def test_a_borrowed_card_is_laid_off_with_a_card_of_the_hand_after_the_faced_card() -> None:
    deal = position("2C JD", "3D KD", table=own("3S 3H 3C", "4C 5C 6C"))
    deal.play(FROM_STOCK)
    both = LayOff(1, parse("2C 3C"), ((0, parse_face("3C")),))
    with pytest.raises(IllegalAction, match="cannot_be_borrowed"):
        deal.check(both)
    deal.play(LayOff(0, parse("3D")))
    assert both in list(deal.legal_actions())


@pytest.mark.parametrize(
    ("lay_off", "code"),
    [
        (LayOff(1, parse("3C"), ((0, parse_face("3C")),)), "borrowed_meld_needs_hand_card"),
        (LayOff(1, parse("2C 3C"), ((0, parse_face("3C")), (0, parse_face("3C")))), "cannot_be_borrowed"),
        (LayOff(1, parse("2C 6C"), ((1, parse_face("6C")),)), "cannot_be_borrowed"),
        (LayOff(1, parse("2C 3C"), ((0, parse_face("3S")),)), "cannot_be_borrowed"),
        (LayOff(1, parse("2C 3C"), ((7, parse_face("3C")),)), "no_such_meld"),
        (LayOff(1, parse("2C 3C"), ((2, parse_face("3C")),)), "borrow_own_only"),
    ],
)
def test_what_may_not_be_borrowed_for_a_lay_off(lay_off: LayOff, code: str) -> None:
    others = TableMeld(parse("AS AH AD"), "group", 1)
    deal = position("JH JD", "2C KD", table=(*own("3S 3H 3D 3C", "4C 5C 6C"), others))
    deal.play(FROM_STOCK)
    with pytest.raises(IllegalAction) as refused:
        deal.check(lay_off)
    assert refused.value.code == code


def test_every_lay_off_with_borrowed_cards_that_is_legal_is_listed() -> None:
    """Against all choices of up to three cards of the hand and of own melds."""
    chance, found = Random(3), 0
    for _ in range(40):
        table = own("3S 3H 3D 3C", "4C 5C 6C 7C", "4H 5H 6H 7H", "JS JH JD")
        used = {face for meld in table for face in meld.cards}
        hand = chance.sample([face for face in RULES.pack.faces() if face not in used], 4)
        deal = Deal.position(RULES, hands_held=[hand[1:], parse("KS")], table=table, stock=(hand[0], parse_face("KC")))
        deal.play(FROM_STOCK)
        lent = [(number, card) for number, meld in enumerate(table) for card in meld.cards]
        legal = set()
        for meld, borrows in product(range(4), (1, 2)):
            for loans in combinations([loan for loan in lent if loan[0] != meld], borrows):
                for own_cards in chain(combinations(hand, 1), combinations(hand, 2)):
                    cards = tuple(sorted((*own_cards, *(card for _, card in loans))))
                    action = LayOff(meld, cards, tuple(sorted(loans)))
                    if deal.can(action):
                        legal.add(action)
        listed = {each for each in deal.legal_actions() if isinstance(each, LayOff) and each.borrowed}
        assert legal <= listed
        assert all(map(deal.can, listed))
        found += len(legal)
    assert found


def test_after_the_faced_card_more_cards_are_laid_off_and_a_new_meld_needs_a_borrowed_one() -> None:
    deal = position("3S KS KD KH 9S".replace("9S", "AH"), "2S KC", table=own("4S 5S 6S"))
    deal.play(FROM_STOCK)
    deal.play(LayOff(0, parse("2S 3S")))
    with pytest.raises(IllegalAction) as refused:
        deal.check(Meld(parse("KS KD KH")))
    assert refused.value.code == "new_meld_needs_borrowed_card"
    assert not any(isinstance(action, Meld) for action in deal.legal_actions())


def test_after_a_meld_of_the_hand_the_faced_card_may_still_be_laid() -> None:
    rules = games.get("conquian", hand_melds=True)
    deal = Deal.position(rules, hands_held=[parse("KS KD KH 2C"), parse("QC")], stock=parse("KC 4D"), table=())
    deal.play(FROM_STOCK)
    deal.play(Meld(parse("KS KD KH")))
    assert LayOff(0, parse("KC")) in list(deal.legal_actions())
    deal.play(LayOff(0, parse("KC")))
    assert deal._state.table[0].cards == tuple(sorted(parse("KS KH KD KC")))


@pytest.mark.parametrize("level", ["greedy", "steady", "sharp"])
def test_bots_win_with_a_borrowed_card(level: bots.Level) -> None:
    deal = position("JH JD", "5S KD", table=own("6S 7S JS", "4H 5H 6H", "2C 2D 2H"))
    deal.play(FROM_STOCK)
    while deal.result is None and deal.turn == 0:
        deal.play(bots.choose(level, RULES, deal.view(0), Random(1)))
    assert deal.result is not None
    assert deal.result.winner == 0


def test_a_sheet_that_lets_one_meld_a_turn_be_laid_is_played_as_it_was() -> None:
    turn = tuple(replace(step, per_turn="one") if isinstance(step, Play) else step for step in RULES.turn)
    deal = Deal.position(
        replace(RULES, turn=turn),
        hands_held=[parse("JH JD KC 2H"), parse("QC")],
        stock=parse("5S KD"),
        table=own("6S 7S JS"),
    )
    deal.play(FROM_STOCK)
    deal.play(LayOff(0, parse("5S")))
    assert {type(action) for action in deal.legal_actions()} == {Discard}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_that_eleven_cards_win_and_shows_a_run_over_the_gap(language: str) -> None:
    sentences = language_for(language).sentences
    for sheet, aim in ((RULES, "aim.one_more"), (games.get("conquian", hand_size=10), "aim.on_table")):
        page = rule_page(sheet, language)
        said = "\n".join(text for section in page.sections for text in section.paragraphs)
        assert sentences[aim].split("{")[0] in said
        assert ("11" in said) == (aim == "aim.on_table")


def test_the_pack_alone_says_over_which_ranks_runs_step() -> None:
    plain = to_plain(RULES)
    assert "across" not in plain["runs"]
    sixes = from_plain({**plain, "pack": {**plain["pack"], "left_out": [6, 5]}, "sample": []})
    assert card_melds(sixes).read(parse("4H 7H 8H")) == parse("4H 7H 8H")
    for across, agrees in (([8, 9, 10], True), ([10, 8, 9], True), ([], True), ([8], False), (8, False)):
        before = {**plain, "format": 2, "runs": {**plain["runs"], "across": across}}
        if agrees:
            assert from_plain(before) == RULES
        else:
            with pytest.raises(SheetError, match=r"runs\.across"):
                from_plain(before)
