""" "May I go out?": asked only where it is possible, and either answer binds."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import Deal, Rules, games, hands
from rummykit.cards import parse
from rummykit.play.actions import Action, AnswerPartner, AskToGoOut, Discard, Draw, LayOff, Meld, Open, Pass, Timeout
from rummykit.play.melds import side_melds_of
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.steps.way_out import way_out
from rummykit.play.view import TableMeld
from rummykit.rules import AskPartner, IllegalAction, RulesError
from rummykit.sheets import from_plain, to_plain
from tests.examples import at_most, scaled
from tests.properties.playing import play_on

ASK, YES, NO = AskToGoOut(), AnswerPartner(True), AnswerPartner(False)
CANASTA = games.get("canasta", ask_partner=True)
HAND_AND_FOOT = games.get("hand_and_foot")
SHEETS = {
    "canasta": CANASTA,
    "canasta for wild cards alone": games.get("canasta", ask_partner=True, wild_canasta=True),
    "canasta of two": games.get("canasta", ask_partner=True, canastas_to_go_out=2),
    "hand and foot": HAND_AND_FOOT,
    "hand and foot with a last discard": games.get("hand_and_foot", final_discard=True, dirty_needed=0),
    "hand and foot with wild books": games.get("hand_and_foot", wild_books=True, clean_needed=0),
}
NATURAL, MIXED = "7S 7H 7D 7C 7S 7H 7D", "9S 9H 9D 9C 9S 2H JK"


def position(
    rules: Rules, hand: str, *table: str, totals: int = 0, opened: bool = True, no_discard: bool = False
) -> Deal:
    """Seat 0 has drawn and is to lay; its side has the melds of the table."""
    melds = side_melds_of(rules)
    lying = [melds.read(parse(cards)) for cards in table]
    deal = Deal.position(
        rules,
        hands_held=[parse(hand), parse("4C 4D"), parse("QC QD"), parse("6C 6D")],
        table=[TableMeld(cards, "group", 2) for cards in lying if cards is not None],
        stock=parse("TD TH JC"),
        pile=parse("9C"),
        opened=[opened, False, opened, False],
        totals=[totals] * 4 if rules.opening is not None and rules.opening.by_total else [],
        step=2,
    )
    deal.edit(no_discard=no_discard, bonus=[()] * 4)
    if rules.second_hand is not None:
        deal.edit(second_hands=[()] * 4, picked_up=[True] * 4)
    return deal


def refusal(deal: Deal, action: Action) -> str:
    with pytest.raises(IllegalAction) as refused:
        deal.play(action)
    return refused.value.code


def at_random(rules: Rules, chance: Random) -> Deal:
    """Few cards of few ranks in hand, and groups of the side at which some of them fit."""
    ranks = chance.sample("456789TJQ", 3)
    natural = [rank + suit for rank in ranks for suit in "SHDC"] * 2
    hand = chance.sample(natural, chance.randint(1, 6)) + chance.choices(
        ["2S", "JK", "3S", "3C"], k=chance.randint(0, 3)
    )
    table = [
        " ".join(rank + suit for suit in "SHDCSH"[: chance.randint(3, 6)]) for rank in ranks if chance.random() < 0.6
    ]
    table += [books for books in ("AS AH AD AC AS AH AD", "KS KH KD KC KS 2H JK") if chance.random() < 0.6]
    opened = bool(table)
    return position(
        rules, " ".join(hand), *table, totals=chance.choice((0, 3000)), opened=opened, no_discard=chance.random() < 0.1
    )


def goes_out_somehow(deal: Deal, seen: set[tuple[object, ...]]) -> bool:
    """Whether any play of the turn ends with the seat going out: everything legal is tried."""
    state = (deal._state.hands[0], tuple(meld.cards for meld in deal._state.table), deal.result is None)
    if state in seen:
        return False
    seen.add(state)
    for action in deal.legal_actions():
        if isinstance(action, Meld | Open | LayOff) or (
            isinstance(action, Discard) and hands.size(deal._state.hands[0]) == 1
        ):
            deal.play(action)
            out = deal.result.kind == "went_out" if deal.result is not None else goes_out_somehow(deal, seen)
            deal.undo()
            if out:
                return True
    return False


@pytest.mark.parametrize("name", SHEETS)
def test_the_way_out_is_what_trying_everything_finds(name: str) -> None:
    rules, chance, outs = SHEETS[name], Random(name), 0
    free = rules.with_options(ask_partner=False)
    for seed in at_most(150):
        if seed >= scaled(150) and outs:
            break
        deal = at_random(rules, chance)
        tried = at_random(free, Random(0))
        for field in ("hands", "table", "opened", "no_discard", "totals"):
            tried.edit(**{field: getattr(deal._state, field)})
        way = way_out(SideRules(rules), deal._state)
        out = goes_out_somehow(tried, set())
        if way is None:
            assert not out, f"{deal.view(0)}"
            continue
        outs += 1
        for action in way:
            tried.play(action)
        if tried.result is None:
            tried.play(Discard(hands.faces(tried._state.hands[0])[0]))
        assert tried.result is not None
        assert (tried.result.kind, tried.result.winner) == ("went_out", 0)
    assert outs


@pytest.mark.parametrize("name", SHEETS)
def test_it_is_asked_where_one_can_go_out_and_a_yes_leads_there_whatever_is_played(name: str) -> None:
    rules, chance = SHEETS[name], Random(name)
    for _ in range(scaled(80)):
        deal = at_random(rules, chance)
        way = way_out(SideRules(rules), deal._state)
        assert deal.can(ASK) is (way is not None and hands.size(deal._state.hands[0]) > 1)
        assert (ASK in list(deal.legal_actions())) is deal.can(ASK)
        if not deal.can(ASK):
            continue
        deal.play(ASK)
        late, refused = deal.clone(), deal.clone()
        deal.play(YES)
        late.play(Timeout())
        refused.play(NO)
        while deal.result is None:
            actions = list(deal.legal_actions())
            assert actions, "the way out is barred"
            deal.play(chance.choice(actions))
        late.play(Timeout())
        for each in (deal, late):
            assert each.result is not None
            assert (each.result.kind, each.result.winner) == ("went_out", 0)
        turn = refused._state.turn_number
        while refused.result is None and refused._state.turn_number == turn:
            play_on(refused, chance, 1)
        assert refused.result is None or refused.result.kind != "went_out"


def test_it_is_not_asked_with_the_second_hand_to_come_or_without_the_books() -> None:
    deal = position(HAND_AND_FOOT, "KS KH KD 5C", NATURAL, MIXED)
    assert deal.can(ASK)
    deal.edit(second_hands=[parse("4C 5C"), (), (), ()], picked_up=[False] * 4)
    assert refusal(deal, ASK) == "no_way_out"
    assert refusal(position(HAND_AND_FOOT, "KS KH KD 5C", NATURAL), ASK) == "no_way_out"
    assert refusal(position(HAND_AND_FOOT, "KS KH 5D 5C", NATURAL, MIXED), ASK) == "no_way_out"


def test_after_a_yes_every_play_leads_out() -> None:
    deal = position(CANASTA, "7S 5C KS KH KD", "7S 7H 7D", MIXED)
    deal.play(ASK)
    deal.play(YES)
    assert refusal(deal, Discard(parse("5C")[0])) == "partner_said_yes"
    deal.play(Meld(parse("KS KH KD")))
    assert refusal(deal, Discard(parse("7S")[0])) == "partner_said_yes"
    deal.play(LayOff(0, parse("7S")))
    deal.play(Discard(parse("5C")[0]))
    assert deal.result is not None


def test_wild_cards_that_are_needed_stay_for_what_needs_them() -> None:
    deal = position(CANASTA, "KS KH JK 5C", "7S 7H 7D", MIXED)
    deal.play(ASK)
    deal.play(YES)
    assert refusal(deal, LayOff(0, parse("JK"))) == "partner_said_yes"
    deal.play(Meld(parse("KS KH JK")))


def test_a_turn_without_a_discard_does_not_pass_after_a_yes() -> None:
    deal = position(CANASTA, "7S 7C", "7S 7H 7D", MIXED, no_discard=True)
    deal.play(ASK)
    deal.play(YES)
    assert refusal(deal, Pass()) == "partner_said_yes"


def without(name: str, plain: object) -> object:
    """Plain values without the fields of this name."""
    if isinstance(plain, dict):
        return {key: without(name, value) for key, value in plain.items() if key != name}
    return [without(name, each) for each in plain] if isinstance(plain, list) else plain


def unbound(rules: Rules) -> Rules:
    """The sheet as it was written before a yes could bind."""
    plain = without("yes_binds", to_plain(rules))
    assert isinstance(plain, dict)
    return from_plain(plain)


@pytest.mark.parametrize("rules", [unbound(CANASTA), unbound(HAND_AND_FOOT)], ids=lambda rules: rules.id)
def test_a_sheet_that_says_nothing_of_it_is_played_as_before(rules: Rules) -> None:
    """It is asked at any time, and a yes leaves the player free."""
    deal = Deal(rules, 4, 5, starter=0)
    deal.play(Draw("stock"))
    deal.play(ASK)
    deal.play(YES)
    assert any(isinstance(action, Discard) for action in deal.legal_actions())
    deal.play(Timeout())
    assert (deal.result, deal.turn) == (None, 1)


def test_a_yes_binds_only_where_the_way_out_is_worked_out() -> None:
    burraco = games.get("burraco")
    replace(burraco, turn=(*burraco.turn, AskPartner()))
    with pytest.raises(RulesError, match="yes_binds"):
        replace(burraco, turn=(*burraco.turn, AskPartner(yes_binds=True)))
