"""Sides, books, bonus cards and the pile that is taken whole, as Canasta has them."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rummykit import solve
from rummykit.bots import choose
from rummykit.cards import PRINTED_JOKER, number_of, parse
from rummykit.games.canasta import RULES
from rummykit.match.match import Match
from rummykit.match.paper import PaperDeal, PaperError, keep
from rummykit.melds.books import BookBonus, best_groups
from rummykit.play.actions import (
    AnswerPartner,
    AskToGoOut,
    Discard,
    Draw,
    Faces,
    LayOff,
    Meld,
    Open,
    Pass,
    TakePile,
    Timeout,
)
from rummykit.play.deal import Deal
from rummykit.play.events import AnsweredPartner, AskedPartner, BonusLaidOut, Upcard, seen_by
from rummykit.play.melds import side_melds_of
from rummykit.play.view import TableMeld
from rummykit.rules import BonusCards, Books, CardsOf, IllegalAction, Play, RulesError, Sides
from rummykit.rules import TakePile as TakePileWord
from tests.properties.walk import moments

MELDS = side_melds_of(RULES)
FROM_STOCK = Draw("stock")
BOOK = "KS KH KD KC KS KH KD"


def one(name: str) -> int:
    """A card by its name."""
    return parse(name)[0]


def position(hand: str, table: str = "", pile: str = "9C", stock: str = "5C 6C", **more: Any) -> Deal:
    """A deal of four, seat 0 to act, with groups of its partner on the table, written with strokes."""
    groups = [MELDS.read(parse(text)) or pytest.fail(text) for text in filter(str.strip, table.split("/"))]
    opened = bool(groups)
    return Deal.position(
        RULES,
        hands_held=[parse(hand), parse("4C 4D"), parse("QC QD"), parse("6C 6D")],
        table=[TableMeld(group, "group", 2) for group in groups],
        stock=parse(stock),
        pile=parse(pile),
        opened=[opened, False, opened, False],
        **({"totals": [0] * 4} | more),
    )


def refusal(deal: Deal, action: Any) -> str | None:
    """The code of the refusal, None where the action is legal."""
    try:
        deal.check(action)
    except IllegalAction as error:
        return error.code
    return None


# --- who plays together


def test_partners_sit_opposite_each_other() -> None:
    sides = Sides(partners=(4,))
    assert sides.of(3, (0, 1, 2, 3)) == (1, 3)
    assert sides.all_of((2, 0, 3, 1)) == ((0, 1), (2, 3))
    assert sides.all_of((0, 1, 2)) == ((0,), (1,), (2,))
    assert Sides(partners=(6,)).all_of(range(6)) == ((0, 3), (1, 4), (2, 5))


def test_a_first_meld_opens_for_the_partner_too() -> None:
    deal = position("KS KH KD AS AH AD 4H 6D")
    deal.play(FROM_STOCK)
    deal.play(Open((parse("KS KH KD"), parse("AS AH AD"))))
    assert deal._state.opened == [True, False, True, False]
    assert deal.view(2).minimum is None
    assert deal.view(1).minimum == 50


def test_cards_are_added_to_groups_of_the_side_alone() -> None:
    deal = position("5H 6H 7H 8H", table="5S 5D 5C", stock="9H")
    theirs = MELDS.read(parse("6S 6D 6C")) or ()
    deal.edit(table=[*deal._state.table, TableMeld(theirs, "group", 1)])
    deal.play(FROM_STOCK)
    assert refusal(deal, LayOff(1, parse("6H"))) == "lay_off_own_side"
    deal.play(LayOff(0, parse("5H")))
    assert deal._state.table[0].cards == MELDS.read(parse("5S 5D 5C 5H"))
    assert deal._state.added


# --- groups


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("5S 5H 2C", None),
        ("9S 9H 2C 2D JK", None),
        ("5S 2H JK", "too_few_naturals"),
        ("9S 9H 2C 2D JK JK", "more_jokers_than_allowed"),
        ("2S 2H 2D", "too_few_naturals"),
        ("5S 5H", "too_short"),
        ("5S 6S 7S", "no_runs"),
        ("5S 5H 6S", "mixed"),
        ("3S 3C 3S", None),
        ("3S 3C JK", "no_wild_cards_here"),
        ("3H 3D 3H", "never_melded"),
    ],
)
def test_groups_with_cards_that_stay_wild(text: str, flaw: str | None) -> None:
    found = MELDS.flaw(parse(text))
    assert (found and found.code) == flaw
    assert (MELDS.read(parse(text)) is None) == (flaw is not None)


def test_a_wild_card_keeps_its_points() -> None:
    assert MELDS.value(parse("5S 5H 2C")) == 30
    assert MELDS.value(parse("KS KH JK")) == 70


def test_a_side_has_one_group_of_a_rank() -> None:
    deal = position("5H 5D 5C 6S 6H 6D 8C 9C", table="5S 5D 5C")
    deal.play(FROM_STOCK)
    assert refusal(deal, Meld(parse("5H 5D 5C"))) == "one_group_per_rank"
    assert refusal(deal, Meld(parse("6S 6H 6D"))) is None


def test_beside_a_full_group_another_of_its_rank_is_laid_and_the_view_says_which_are_full() -> None:
    seen = 0
    for deal in moments("hand_and_foot", 0):
        if deal.result is not None:
            continue
        melds, full = side_melds_of(deal.rules), deal.view(deal.turn).full
        assert set(full) == {at for at, meld in enumerate(deal._state.table) if len(meld.cards) == 7}
        open_ranks = {melds.rank_of(meld.cards) for at, meld in deal._state.groups_of(deal.turn) if at not in full}
        for action in deal.legal_actions():
            match action:
                case LayOff(meld=number):
                    assert number not in full
                case Meld(cards=cards):
                    assert melds.rank_of(cards) not in open_ranks
                    seen += any(melds.rank_of(deal._state.table[at].cards) == melds.rank_of(cards) for at in full)
    assert seen


# --- the first meld


@pytest.mark.parametrize(("total", "minimum"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_the_first_meld_depends_on_the_score(total: int, minimum: int) -> None:
    deal = position("KS KH KD AS AH AD 4H 6D", totals=[total, 0, total, 0])
    assert deal.view(0).minimum == minimum
    deal.play(FROM_STOCK)
    low = Open((parse("KS KH KD"),))
    assert refusal(deal, low) == ("opening_too_low" if minimum > 30 else None)
    assert refusal(deal, Open((parse("KS KH KD"), parse("AS AH AD")))) == ("opening_too_low" if minimum > 90 else None)


def test_no_minimum_for_the_whole_hand_with_a_book() -> None:
    hand = "8S 8H 8D 8C 8S 8H 2C 4S 4H 4D 9C"
    deal = position(hand, stock="4C", totals=[3000, 0, 3000, 0])
    deal.play(FROM_STOCK)
    whole = (parse("8S 8H 8D 8C 8S 8H 2C"), parse("4S 4H 4D 4C"))
    listed = [action for action in deal.legal_actions() if isinstance(action, Open)]
    assert [sorted(map(len, action.melds)) for action in listed] == [[4, 7]]
    assert refusal(deal, Open(whole[:1])) == "opening_too_low"
    deal.play(Open(whole))
    deal.play(Discard(one("9C")))
    assert deal.result is not None
    assert deal.result.concealed


# --- the pile


def test_a_frozen_pile_needs_two_natural_cards() -> None:
    for table, pile in (("", "7H KD"), ("5S 5H 5D", "2C 7H KD"), ("5S 5H 5D", "3H 7H KD")):
        deal = position("KS KH JK AS AH AC 4H 6D", table=table, pile=pile)
        assert deal.view(0).frozen
        assert refusal(deal, TakePile(parse("KS JK"))) == "pile_frozen"
        more = () if table else (parse("AS AH AC"),)
        assert refusal(deal, TakePile(parse("KS KH"), more)) is None


def test_a_pile_that_is_not_frozen_is_taken_with_a_wild_card_or_onto_a_group() -> None:
    deal = position("KS JK 4H 6D", table="5S 5H 5D", pile="7H KD")
    assert not deal.view(0).frozen
    deal.play(TakePile(parse("KS JK")))
    assert deal.view(0).hand == parse("4H 7H 6D")
    assert deal.phase == "play"
    assert deal._state.discarded_by == []
    deal = position("4H 6D", table="KS KH KC", pile="7H KD")
    assert refusal(deal, TakePile(parse("4H"))) == "does_not_extend"
    deal.play(TakePile(()))
    assert deal._state.table[0].cards == MELDS.read(parse("KS KH KC KD"))
    assert refusal(deal, FROM_STOCK) == "already_drawn"


def test_a_wild_card_or_a_black_three_on_top_blocks_the_pile() -> None:
    for top in ("2C", "JK", "3S", "3C"):
        deal = position("3S 3C KS KH 4H", table="5S 5H 5D", pile=f"7H {top}")
        assert refusal(deal, TakePile(parse("3S 3C"))) == "pile_blocked"
        assert not any(isinstance(action, TakePile) for action in deal.legal_actions())


def test_a_bonus_card_in_the_pile_is_laid_out_without_another() -> None:
    deal = position("KS KH 4H 6D", table="5S 5H 5D", pile="3H 7H KD", bonus=[()] * 4)
    events = deal.play(TakePile(parse("KS KH")))
    assert BonusLaidOut(0, parse("3H"), 0, ()) in events
    assert deal._state.bonus[0] == parse("3H")
    assert deal.view(0).hand == parse("4H 7H 6D")


def test_only_the_top_of_the_pile_counts_for_a_first_meld() -> None:
    deal = position("KS KH AS AH 4H 6D", pile="AD AC KD")
    assert refusal(deal, TakePile(parse("KS KH"))) == "opening_too_low"
    deal = position("KS KH AS AH 2D 4H 6D", pile="AD AC KD")
    deal.play(TakePile(parse("KS KH"), (parse("AS AH 2D"),)))
    assert len(deal._state.table) == 2


def test_one_card_takes_no_pile_of_one_card() -> None:
    deal = position("4H", table=f"{BOOK} / 9S 9H 9D", pile="9C")
    assert refusal(deal, TakePile(())) == "one_card_against_one"


# --- going out


def test_without_a_book_a_card_stays_after_the_discard() -> None:
    deal = position("5S 5H 5D", table="KS KH KD", stock="6C")
    deal.play(FROM_STOCK)
    assert refusal(deal, Meld(parse("5S 5H 5D"))) == "must_keep_cards"
    with_book = position("5S 5H 5D", table=BOOK, stock="6C")
    with_book.play(FROM_STOCK)
    with_book.play(Meld(parse("5S 5H 5D")))
    with_book.play(Discard(one("6C")))
    assert with_book.result is not None
    assert with_book.result.winner == 0


def test_a_single_card_that_completes_the_book_may_be_kept() -> None:
    deal = position("5S 5H 5D KC", table="KS KH KD KC KS KH", stock="5C")
    deal.play(FROM_STOCK)
    deal.play(Meld(parse("5S 5H 5D 5C")))
    assert refusal(deal, Discard(one("KC"))) == "must_keep_cards"
    late = deal.clone()
    late.play(Timeout())
    deal.play(LayOff(0, parse("KC")))
    for each in (deal, late):
        assert each.result is not None
        assert each.result.kind == "went_out"


def test_black_threes_are_laid_last() -> None:
    deal = position("3S 3C 3S 5H 5D 5C 8H", table=BOOK, stock="6C")
    deal.play(FROM_STOCK)
    assert refusal(deal, Meld(parse("3S 3C 3S"))) == "only_in_going_out"
    deal.play(Meld(parse("5H 5D 5C")))
    assert refusal(deal, Meld(parse("3S 3C 3S"))) == "only_in_going_out"
    short = position("3S 3C 3S", table=BOOK, stock="6C")
    short.play(FROM_STOCK)
    short.play(Meld(parse("3S 3C 3S")))
    short.play(Discard(one("6C")))
    assert short.result is not None


def test_adding_to_a_group_that_lay_there_is_not_concealed() -> None:
    deal = position("QS QH QD QC QS QH QD KC", table=BOOK, stock="6C")
    deal.play(FROM_STOCK)
    twin = deal.clone()
    deal.play(LayOff(0, parse("KC")))
    for each in (deal, twin):
        each.play(Meld(parse("QS QH QD QC QS QH QD")))
    deal.play(Discard(one("6C")))
    twin.play(LayOff(0, parse("KC")))
    twin.play(Discard(one("6C")))
    assert deal.result is not None
    assert twin.result is not None
    assert not deal.result.concealed
    assert not twin.result.concealed


# --- asking the partner


def asking(hand: str, table: str, stock: str = "6C") -> Deal:
    """A deal by the house rule that the partner may be asked, seat 0 having drawn."""
    deal = position(hand, table=table, stock=stock)
    asked = Deal.position(
        RULES.with_options(ask_partner=True),
        hands_held=[parse(hand), parse("4C 4D"), parse("QC QD"), parse("6C 6D")],
        table=deal._state.table,
        stock=parse(stock),
        pile=parse("9C"),
        opened=deal._state.opened,
        totals=[0] * 4,
    )
    asked.play(FROM_STOCK)
    return asked


def test_a_no_of_the_partner_binds() -> None:
    deal = asking("5S 5H 5D", BOOK)
    assert AskToGoOut() in list(deal.legal_actions())
    assert deal.play(AskToGoOut()) == (AskedPartner(0),)
    assert (deal.turn, deal.phase, deal.view(2).resume) == (2, "answer", 0)
    assert list(deal.legal_actions()) == [AnswerPartner(True), AnswerPartner(False)]
    assert refusal(deal, Discard(one("QC"))) == "partner_asks"
    yes, late = deal.clone(), deal.clone()
    assert deal.play(AnswerPartner(False)) == (AnsweredPartner(2, False),)
    assert (deal.turn, deal.phase, deal._state.turn_number) == (0, "play", 1)
    assert refusal(deal, Meld(parse("5S 5H 5D"))) == "partner_said_no"
    assert refusal(deal, AskToGoOut()) == "asked_already"
    deal.play(Discard(one("6C")))
    assert deal._state.answer is None
    late.play(Timeout())
    yes.play(AnswerPartner(True))
    for each in (yes, late):
        each.play(Meld(parse("5S 5H 5D")))
        each.play(Discard(one("6C")))
        assert each.result is not None
        assert each.result.winner == 0


def test_who_plays_alone_has_nobody_to_ask() -> None:
    deal = Deal(RULES.with_options(ask_partner=True), 3, 1, dealer=0)
    deal.play(FROM_STOCK)
    assert refusal(deal, AskToGoOut()) == "no_partner"
    assert AskToGoOut() not in list(deal.legal_actions())


# --- the stock


def test_two_players_draw_two_cards_and_need_two_books() -> None:
    deal = Deal(RULES, 2, 5, dealer=0)
    held = deal._state.hands[1].bit_count()
    deal.play(FROM_STOCK)
    assert deal._state.hands[1].bit_count() == held + 2
    assert RULES.books is not None
    assert [RULES.books.needed(players) for players in (2, 3, 4)] == [2, 1, 1]


def test_bonus_cards_are_laid_out_and_replaced() -> None:
    for seed in range(30):
        deal = Deal(RULES, 4, seed, dealer=0)
        assert all(hand.bit_count() == 11 for hand in deal._state.hands)
        assert not any(deal._state.hands[seat] >> one("3H") & 1 for seat in range(4))
        laid = [event for event in deal.beginning if isinstance(event, BonusLaidOut)]
        assert sum(len(cards) for cards in deal._state.bonus) == sum(len(event.cards) for event in laid)
        for event in laid:
            assert seen_by(event, event.seat) == event
            assert seen_by(event, None) == replace(event, drawn=None)


def test_a_wild_card_turned_up_is_covered() -> None:
    covered = [deal for seed in range(60) if len((deal := Deal(RULES, 4, seed, dealer=0))._state.pile) > 1]
    assert covered
    for deal in covered:
        turned = [event.card for event in deal.beginning if isinstance(event, Upcard)]
        assert tuple(turned) == tuple(deal._state.pile)
        assert not any(MELDS.is_wild(deal._state.pile[-1]) or card in parse("3H 3D") for card in deal._state.pile[-1:])
        assert deal.view(1).frozen


def test_a_bonus_card_as_last_card_ends_the_deal_without_a_discard() -> None:
    deal = position("5S 6H 7D", table="KS KH KD", stock="3D", bonus=[()] * 4)
    deal.play(FROM_STOCK)
    assert deal._state.bonus[0] == parse("3D")
    assert refusal(deal, Discard(one("5S"))) == "nothing_to_discard"
    deal.play(Pass())
    assert deal.result is not None
    assert (deal.result.kind, deal.result.winner) == ("blocked", None)


def test_without_a_stock_the_pile_is_taken_or_the_deal_ends() -> None:
    deal = position("5S 6H 7D", table="KS KH KD", stock="", pile="KC")
    assert refusal(deal, FROM_STOCK) == "stock_is_empty"
    assert refusal(deal, Pass()) == "pile_must_be_taken"
    assert list(deal.legal_actions()) == [TakePile(())]
    late = deal.clone()
    late.play(Timeout())
    assert late.turn == 1
    free = position("5S 6H 7D", table="KS KH KD", stock="", pile="QC")
    free.play(Pass())
    assert free.result is not None
    assert free.result.kind == "blocked"
    house = RULES.with_options(forced_take=False)
    chosen = Deal.from_view(house, deal.view(0))
    assert chosen.can(Pass())


# --- the score


def test_partners_share_one_score_and_the_next_first_meld_depends_on_it() -> None:
    match = Match(RULES, 4, 3)
    chance = Random(3)
    while match.deal.result is None:
        match.play(choose("greedy", RULES, match.deal.view(match.deal.turn), chance))
    row = match.rows[0]
    assert row.points[0] == row.points[2]
    assert row.points[1] == row.points[3]
    assert match.sheet.sides == ((0, 2), (1, 3))
    assert match.sheet.places[0] == match.sheet.places[2]
    match.next_deal()
    assert tuple(match.deal._state.totals) == match.totals
    again = match.deal.clone()
    match.play(FROM_STOCK)
    match.undo()
    assert match.deal == again


def test_a_shared_lead_of_one_side_is_no_tie() -> None:
    kept = keep(RULES, 4, [PaperDeal(kind="went_out", winner=0, held=(None, 5, 10, 15), sides_laid=(6000, 200) * 2)])
    assert kept.score.totals == (6090, 180, 6090, 180)
    assert kept.score.result is not None
    assert kept.score.result.winners == (0, 2)
    with pytest.raises(PaperError, match="each side"):
        keep(RULES, 4, [PaperDeal(kind="blocked", held=(0, 5, 10, 15))])


# --- the best of a hand


def laid_at_most(hand: Faces, bonus: BookBonus) -> int:
    """The worth of the best new groups of a small hand, every choice of cards tried."""
    best = 0
    for rank in range(4, 14):
        naturals = [face for face in hand if face != PRINTED_JOKER and number_of(face) == rank]
        rest = [face for face in hand if face == PRINTED_JOKER or number_of(face) < rank or number_of(face) > rank]
        wild = [face for face in rest if MELDS.is_wild(face)]
        others = tuple(face for face in rest if not MELDS.is_wild(face) and number_of(face) > rank)
        for count in range(1, len(naturals) + 1):
            for few in range(min(3, len(wild)) + 1):
                for chosen in set(combinations(wild, few)):
                    meld = MELDS.read((*naturals[:count], *chosen))
                    if meld is not None:
                        left = list(wild)
                        for face in chosen:
                            left.remove(face)
                        worth = MELDS.value(meld) + bonus.of(count, few)
                        best = max(best, worth + laid_at_most((*others, *left), bonus))
    return best


def test_the_best_groups_are_the_best() -> None:
    bonus, chance = BookBonus(5, 500, 300), Random(1)
    pack = [face for face in RULES.pack.faces() if face == PRINTED_JOKER or number_of(face) in (2, 9, 12, 13)]
    for _ in range(60):
        hand = tuple(chance.sample(pack, 11))
        found = best_groups(MELDS, hand, bonus)
        assert found.worth == laid_at_most(hand, bonus)
        laid = [face for meld in found.melds for face in meld]
        assert sorted((*laid, *found.left)) == sorted(hand)
        assert all(MELDS.read(meld) == meld for meld in found.melds)


def test_a_hand_is_solved_beside_the_groups_of_its_side() -> None:
    found = solve.side_hand(RULES, parse("KC 2S 4H"), [parse("KS KH KD KC KS")])
    assert found.added == ((0, parse("KC 2S")),)
    assert found.worth == 10 + 20 + 300
    assert found.left == parse("4H")
    natural = solve.side_hand(RULES, parse("2S 4H"), [parse(BOOK)])
    assert natural.added == ()
    with pytest.raises(ValueError, match="one group"):
        solve.side_hand(RULES, (), [parse("KS KH KD"), parse("KC KS KH")])
    whole = solve.side_hand(RULES, parse("3S 3C 3S"))
    assert whole.melds == (parse("3S 3S 3C"),)
    kept = solve.side_hand(RULES, parse("3S 3C 3S 4H 9D"))
    assert kept.melds == ()


# --- sheets that make no sense


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"sides": Sides(partners=(8,))}, "has 8 players"),
        ({"sides": Sides(partners=(4, 6), two_sides=(6,))}, "sides.two_sides has 6 players"),
        ({"books": Books(to_go_out=((2, 1),))}, "no number for 3 players"),
        ({"bonus_cards": BonusCards(cards=CardsOf(rank=2))}, "both wild and a bonus card"),
        ({"turn": RULES.turn[1:]}, "TakePile"),
        ({"turn": (TakePileWord(), *RULES.turn[1:2], Play(), *RULES.turn[3:])}, "Play.one_per_rank = true"),
    ],
)
def test_what_does_not_go_together_is_refused(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(RulesError) as caught:
        replace(RULES, offers=(), **changes)
    assert any(fault in each for each in getattr(caught.value, "faults", (str(caught.value),)))
