"""What is said of a hand in groups, game by game: its groups, and the facts a player looks for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rummykit import Deal, Match, bots, games, hands
from rummykit.cards import parse, show
from rummykit.match.aim import aim
from rummykit.play.actions import Declare, Discard, Draw, Knock
from rummykit.play.hand_judgement import GroupJudgement, HandJudgement
from rummykit.play.judge_hand import judge_hand
from rummykit.solve.arranged_hand import arranged


def deal_of(game: str, held: str, *, drawn: bool = False, options: dict[str, Any] | None = None, **more: Any) -> Deal:
    """A deal in which seat 0 holds these cards, and has `drawn` one of them or is yet to draw."""
    rules = games.get(game, **(options or {}))
    hands_held = [parse(held), *[parse("2C 9D")] * (rules.players[0] - 1)]
    steps = Deal(rules, rules.players[0], 1)._flow.steps
    first = next(at for at, step in enumerate(steps) if step.phase == "play" and at > 0) if drawn else 0
    return Deal.position(rules, hands_held=hands_held, stock=parse("KC QC JC"), step=first, **more)


def judged(deal: Deal, groups: str = "", loose: str = "") -> HandJudgement:
    """The hand of seat 0 with these groups, separated by strokes."""
    return judge_hand(deal, 0, tuple(parse(group) for group in groups.split("|") if group.strip()), parse(loose))


def facts(hand: HandJudgement) -> list[str]:
    """Facts in short: the code, ✓ or –, and the params."""
    marks = {True: " ✓", False: " –", None: ""}
    return [f"{each.code}{marks[each.met]} {' '.join(map(str, each.params.values()))}".strip() for each in hand.facts]


def only(hand: HandJudgement) -> GroupJudgement:
    """Its only group."""
    assert len(hand.groups) == 1
    return hand.groups[0]


# --- how it lies


def test_what_is_not_held_is_left_out_and_what_is_not_named_is_loose_at_the_end() -> None:
    deal = deal_of("standard_rummy", "3S 4S 5S 9H KD")
    hand = judged(deal, "3S 5S 4S 6S | QH | 9H 9H", "KD 2C")
    assert [show(group.order) for group in hand.groups] == ["3S 4S 5S", "9H"]
    assert show(hand.loose) == "KD"
    assert show(judged(deal, "", "KD").loose) == "KD 3S 4S 5S 9H"


def test_a_joker_is_a_joker_whatever_it_was_said_to_stand_for() -> None:
    group = only(judged(deal_of("caloochi", "5H 6H JK 9D"), "JK=7H 6H 5H"))
    assert (group.state, group.name, show(group.order), show(group.stands)) == (
        "complete",
        "run",
        "5H 6H JK",
        "5H 6H 7H",
    )


# --- one group


@pytest.mark.parametrize(
    ("cards", "state", "name", "wanted"),
    [
        ("5H 7H 6H", "complete", "run", ""),
        ("5H 5S 5D", "complete", "group", ""),
        ("5H 6H", "started", None, "4H 7H"),
        ("5H 7H", "started", None, "6H"),
        ("5H 5S", "started", None, "5D 5C"),
        ("5H 6H 7H 9H", "started", None, "8H"),
        ("5H 8D", "loose", None, ""),
        ("5H", "loose", None, ""),
    ],
)
def test_a_group_says_what_it_is_and_what_it_wants(cards: str, state: str, name: str | None, wanted: str) -> None:
    group = only(judged(deal_of("standard_rummy", cards), cards))
    assert (group.state, group.name, show(group.wanted)) == (state, name, wanted)


def test_only_where_there_are_lives_a_run_without_wild_cards_is_pure() -> None:
    deal = deal_of("indian_rummy_points", "5H 6H 7H 9S JK JS 4C 4D 4S 8D TD QC QD", wild=2)
    hand = judged(deal, "5H 6H 7H | 9S JK JS | 4C 4D 4S | 8D TD | QC QD")
    assert [group.name for group in hand.groups] == ["pure_run", "run", "group", None, None]
    assert show(hand.groups[1].stands) == "9S TS JS"
    assert show(hand.groups[3].wanted) == "9D 2S 2H 2D 2C JK"
    assert [group.points for group in hand.groups] == [18, 19, 12, 18, 20]
    assert judged(deal_of("caloochi", "5H 6H 7H"), "5H 6H 7H").groups[0].name == "run"


def test_a_card_of_the_wild_rank_is_natural_in_its_own_place() -> None:
    deal = deal_of("indian_rummy_points", "5H 6H 7H 7S KD QD", wild=7)
    assert only(judged(deal, "5H 6H 7H")).name == "pure_run"
    assert only(judged(deal, "KD QD 7S")).name == "run"


def test_two_cards_taken_from_others_make_no_meld_together() -> None:
    kept = [parse("5S 6S"), ()]
    deal = deal_of("phom", "4S 5S 6S 7S 9H KD", kept=kept)
    assert only(judged(deal, "4S 5S 6S")).state == "loose"
    assert only(judged(deal, "6S 7S 4S")).state == "started"
    apart = deal_of("phom", "4S 5S 6S 7S 9H KD", kept=[parse("5S"), ()])
    assert only(judged(apart, "4S 5S 6S")).state == "complete"


def test_no_more_jokers_than_naturals_where_the_sheet_says_so() -> None:
    assert only(judged(deal_of("german_rummy", "5H JK JK"), "5H JK JK")).state == "started"
    assert only(judged(deal_of("caloochi", "5H JK JK"), "5H JK JK")).state == "complete"


# --- what it says


def test_indian_the_lives_and_what_a_losing_hand_would_pay_as_it_lies_and_at_best() -> None:
    cards = "5H 6H 7H 9S JK JS 4C 4D 4S 8D TD QC QD"
    deal = deal_of("indian_rummy_points", cards, wild=2)
    assert facts(judged(deal)) == ["pure_life –", "second_life –", "points_no_pure 80", "points_best 37"]
    assert facts(judged(deal, "9S JK JS"))[:3] == ["pure_life –", "second_life ✓", "points_no_pure 80"]
    one = judged(deal, "5H 6H 7H | 4C 4D 4S")
    assert facts(one) == ["pure_life ✓", "second_life –", "points 69", "points_best 37"]
    assert facts(judged(deal, "5H 6H 7H | 9S JK JS | 4C 4D 4S")) == [
        "pure_life ✓",
        "second_life ✓",
        "points 38",
        "points_best 37",
    ]
    assert facts(judge_hand(deal, 0, *arranged(deal, 0)))[:2] == ["pure_life ✓", "second_life ✓"]


def test_indian_a_wild_card_in_a_meld_that_is_one_without_it_can_be_spared() -> None:
    deal = deal_of("indian_rummy_points", "5H 6H 7H JK 9S TS JS 2C 4C 4D 4S KD QC", wild=2)
    assert facts(judged(deal, "5H 6H 7H JK | 9S TS JS 2C | 4C 4D 4S"))[-1] == "wild_unneeded JK"
    assert facts(judged(deal, "5H 6H 7H | 9S TS JS 2C | 4C 4D 4S JK"))[-1] == "wild_unneeded 2C"
    assert facts(judged(deal, "5H 6H 7H | 9S TS JS | 4C 4D 4S | KD JK QC"))[-1] == "points_best 10"
    whole = deal_of("indian_rummy_points", "5H 6H 7H JK 9S TS JS 2C 4C 4D 4S KD KC", wild=2)
    assert "points_best 0" in facts(judged(whole, "5H 6H 7H JK | 9S TS JS | 4C 4D 4S 2C"))
    spent = judged(whole, "5H 6H 7H JK | 9S TS JS | 4C 4D 4S | KD KC 2C")
    assert [fact for fact in facts(spent) if fact.startswith("wild")] == []


def test_indian_a_good_show_could_go_out_as_it_lies_or_in_other_groups() -> None:
    cards, groups = "5H 6H 7H 9S TS JS 4C 4D 4S 8D 9D TD JD KC", "5H 6H 7H | 9S TS JS | 4C 4D 4S | 8D 9D TD JD"
    drawn = deal_of("indian_rummy_points", cards, drawn=True, wild=2)
    assert facts(judged(drawn, groups)) == ["pure_life ✓", "second_life ✓", "points 0", "can_go_out ✓"]
    bound = deal_of("indian_rummy_points", cards, drawn=True, wild=2, taken=parse("KC")[0])
    assert "can_go_out ✓" not in facts(judged(bound, groups))
    assert "can_go_out_regrouped" not in facts(judged(bound, groups))
    assert facts(judged(drawn, "5H 6H 7H | 4C 4D 4S"))[-1] == "can_go_out_regrouped"


@pytest.mark.parametrize(
    ("game", "wild", "cards", "groups"),
    [
        (
            "indian_rummy_points",
            2,
            "5H 6H 7H 9S TS JS QS KS 4C 4D 4H 4S JK 8D",
            "5H 6H 7H | 9S TS JS QS KS | 4C 4D 4H 4S JK",
        ),
        (
            "indian_rummy_21",
            171,
            "2H 3H 4H 7S 8S 9S TD JD QD KH KD KC KS JK 9C 9D 9H 3C 3D 3S 3H 7D",
            "2H 3H 4H | 7S 8S 9S | TD JD QD | KH KD KC KS JK | 9C 9D 9H | 3C 3D 3S 3H",
        ),
    ],
)
def test_indian_a_declaration_that_loses_is_answered_with_a_grouping_that_wins(
    game: str, wild: int, cards: str, groups: str
) -> None:
    deal = deal_of(game, cards, drawn=True, wild=wild)
    aside = parse(cards)[-1]
    lost = deal.judge(Declare(tuple(parse(group) for group in groups.split("|")), aside))
    assert lost.penalty is not None
    assert lost.regrouped is not None
    assert lost.regrouped.card == aside
    generous = deal_of(game, cards, drawn=True, wild=wild, options={"surplus_jokers": True})
    assert generous.judge(lost.action).penalty is None
    won = deal.judge(lost.regrouped)
    assert (won.penalty, won.regrouped) == (None, None)
    deal.play(lost.regrouped)
    assert deal.result is not None
    assert deal.result.winner == 0


def test_knock_the_deadwood_as_it_lies_and_at_best() -> None:
    deal = deal_of("gin_rummy", "3S 4S 5S 9H 9D 9C 2C 3C 4D AH", pile=parse("7D"))
    assert facts(judged(deal, "3S 4S 5S | 9H 9D 9C")) == ["deadwood 10", "knock ✓ 10"]
    assert facts(judged(deal, "3S 4S 5S")) == ["deadwood_best 37 10", "knock ✓ 10"]
    gin = deal_of("gin_rummy", "3S 4S 5S 9H 9D 9C 2C 3C 4D AH", pile=parse("7D"), options={"straight_gin": True})
    assert facts(judged(gin, "3S 4S 5S | 9H 9D 9C")) == ["deadwood 10", "knock_gin –"]
    free = deal_of("knock_rummy", "3S 4S 5S 9H 9D 9C 2C 3C 4D AH")
    assert facts(judged(free, "3S 4S 5S | 9H 9D 9C")) == ["deadwood 10", "knock_any"]


def test_knock_who_has_drawn_discards_the_dearest_card_and_says_nothing_of_a_knock_any_more() -> None:
    deal = deal_of("gin_rummy", "3S 4S 5S 9H 9D 9C 2C 3C 4D AH KD", drawn=True)
    assert facts(judged(deal, "3S 4S 5S | 9H 9D 9C")) == ["deadwood 10", "knock ✓ 10"]
    deal.play(Knock())
    assert facts(judged(deal, "3S 4S 5S | 9H 9D 9C")) == ["deadwood 10"]
    deal.play(Discard(parse("KD")[0]))
    assert facts(judged(deal)) == []


def test_continental_which_melds_of_the_nearest_contract_are_there() -> None:
    deal = deal_of("continental_rum", "3S 4S 5S 6S 7S 9H TH JH QH 2C 3C 4C KD 8C 2H")
    hand = judged(deal, "3S 4S 5S 6S 7S | 9H TH JH QH")
    assert facts(hand) == ["contract ✓ 5", "contract ✓ 4", "contract – 3", "contract – 3"]
    assert facts(judged(deal, "3S 4S 5S | 9H TH JH | 2C 3C 4C"))[:3] == ["contract ✓ 3"] * 3
    whole = deal_of("continental_rum", "3S 4S 5S 6S 7S 9H TH JH QH 2C 3C 4C 2H 3H 4H")
    assert "can_go_out ✓" in facts(judge_hand(whole, 0, *arranged(whole, 0)))
    assert "can_go_out ✓" not in facts(judged(whole, "3S 4S 5S 6S 7S | 9H TH JH QH | 2C 3C 4C"))


def test_nowrang_its_own_contract() -> None:
    deal = deal_of("nowrang", "3S 4S 5S 6S 9H TH JH 2C 3C 8D")
    assert facts(judged(deal, "3S 4S 5S 6S | 9H TH JH")) == ["contract ✓ 4", "contract ✓ 3", "contract – 3"]


@pytest.mark.parametrize(("game", "minimum"), [("caloochi", 51), ("german_rummy", 40)])
def test_the_first_meld_so_far_of_what_it_must_be_worth(game: str, minimum: int) -> None:
    cards, melds = "TH JH QH 7S 7D 7C 2C 4D 9S", "TH JH QH | 7S 7D 7C"
    deal = deal_of(game, cards)
    assert facts(judged(deal, "TH JH QH"))[0] == f"opening – 30 {minimum}"
    assert facts(judged(deal, melds))[0] == f"opening ✓ 51 {minimum}"
    opened = deal_of(game, cards, opened=[True] * games.get(game).players[0])
    assert [each.code for each in judged(opened, melds).facts] == ["points"]


def test_a_hand_that_counts_several_times_says_what_is_multiplied_and_why() -> None:
    assert facts(judged(deal_of("seven_bridge", "KS QH 3C")))[-1] == "points 23"
    assert facts(judged(deal_of("seven_bridge", "KS QH 7C")))[-1] == "points_times 54 27 2"
    assert facts(judged(deal_of("thai_dummy", "KS QH 3C")))[-1] == "points_unlaid 50 25 2"
    assert facts(judged(deal_of("thai_dummy", "KS QH 3C", opened=[True, False])))[-1] == "points 25"


def test_the_best_arrangement_reaches_the_first_meld_where_that_is_possible() -> None:
    # The least deadwood would be left by the eights and the low run together, which are worth too little.
    deal = deal_of("german_rummy", "QS QD QC 8H 8D 8C 2C 3C 4C KD")
    hand = judge_hand(deal, 0, *arranged(deal, 0))
    assert facts(hand)[0].startswith("opening ✓")


def test_phom_melds_that_count_trash_and_u() -> None:
    cards = "4S 5S 6S 9H 9D 9C 2C 7D KD"
    deal = deal_of("phom", cards)
    assert facts(judged(deal)) == ["melds – 0", "trash 64", "loose 9"]
    assert facts(judged(deal, "4S 5S 6S | 9H 9D 9C")) == ["melds ✓ 2", "trash 22", "loose 3"]
    u = deal_of("phom", "4S 5S 6S 9H 9D 9C 2C 2D 2H KD", drawn=True)
    assert "can_go_out ✓" in facts(judged(u, "4S 5S 6S | 9H 9D 9C | 2C 2D 2H"))
    taken = deal_of("phom", "4S 5S 6S 9H 9D 9C 2C 2D 2H KD", drawn=True, kept=[parse("KD"), ()])
    assert "can_go_out ✓" not in facts(judged(taken, "4S 5S 6S | 9H 9D 9C | 2C 2D 2H"))


def test_games_whose_hand_goes_down_at_once_count_what_lies_loose() -> None:
    deal = deal_of("queen_city_rum", "4S 5S 6S 9H 9D 9C 2C")
    assert facts(judged(deal, "4S 5S 6S")) == ["melds_worth 15", "loose 4"]
    assert facts(judged(deal_of("boathouse_rum", "4S 5S 6S 9H 2C"), "4S 5S 6S")) == ["deadwood 11", "loose 2"]


def test_a_hand_that_lies_on_the_table_and_is_too_small_cannot_go_out() -> None:
    """Ten cards of Conquian are laid, and only an eleventh one wins."""
    rules = games.get("conquian")
    for seed in range(60):
        deal = Deal(rules, 2, seed)
        while deal.result is None:
            if 0 in (sizes := [hands.size(hand) for hand in deal._state.hands]):
                seat = sizes.index(0)
                assert not {"can_go_out"} & {each.code for each in judge_hand(deal, seat).facts}
                return
            deal.play(bots.choose("greedy", rules, deal.view(deal.turn), Random(0)))
    raise AssertionError("no hand is ever empty")


def test_a_seat_that_is_out_of_the_deal_is_told_nothing_more() -> None:
    deal = deal_of("indian_rummy_points", "5H 6H 7H", wild=2, out=["first_drop", None], turn=1)
    assert judged(deal, "5H 6H 7H").facts == ()


def test_what_is_said_off_turn_is_what_is_said_before_the_draw() -> None:
    cards, groups = "3S 4S 5S 9H 9D 9C 2C", "3S 4S 5S | 9H 9D 9C"
    before = judged(deal_of("standard_rummy", cards), groups)
    assert judged(deal_of("standard_rummy", cards, turn=1), groups) == before
    assert "can_go_out ✓" not in facts(before)
    assert "can_go_out ✓" in facts(judged(deal_of("standard_rummy", cards, drawn=True), groups))


# --- the aim


def aims(game: str, **options: Any) -> list[str]:
    """The aim of the first deal of a match, in short."""
    rules = games.get(game, **options)
    told = aim(Match(rules, rules.players[0], 1))
    return [f"{each.code} {' '.join(map(str, each.params.values()))}".strip() for each in told]


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("continental_rum", ["melds_wanted 5-4-3-3 / 4-4-4-3 / 3-3-3-3-3", "deals 1 2"]),
        ("caloochi", ["first_meld 51", "target 100"]),
        ("german_rummy", ["first_meld 40", "deals 1 2", "lowest_wins"]),
        ("knock_rummy", ["knock_limit_none", "target 100"]),
        ("gin_rummy", ["knock_limit 10", "target 100"]),
        ("phom", ["whole_hand", "turns 1 4", "deals 1 2"]),
        ("nowrang", ["melds_wanted 4-3-3", "wins 1"]),
        ("rummikub", ["first_meld 30", "games 1 4"]),
        ("rummikub_twist", ["first_meld 30", "games 1 2"]),
    ],
)
def test_what_a_deal_and_its_match_are_played_for(game: str, expected: list[str]) -> None:
    told = aims(game)
    assert told[:-1] == expected
    assert told[-1].split()[0] in ("dealer", "starter")


def test_the_aim_of_indian_games_is_two_lives_and_what_is_paid() -> None:
    def codes(game: str) -> list[str]:
        return [each for each in aims(game) if not each.startswith(("wild", "starter"))]

    assert codes("indian_rummy_points") == ["two_lives", "single_deal", "point_value 1.00"]
    assert codes("indian_rummy_pool101") == ["two_lives", "out_at 101", "pot 200.00"]
    assert codes("indian_rummy_deals") == ["two_lives", "deals 1 2", "pot 200.00"]


def test_the_aim_names_the_deal_that_is_on_and_after_it_the_deal_that_was() -> None:
    match = Match(games.get("phom"), 2, 1)
    match.deal.edit(turns=[2, 2])
    assert "turns" in [each.code for each in aim(match)]
    assert next(each.params for each in aim(match) if each.code == "turns") == {"number": 3, "count": 4}
    while match.deal.result is None:
        match.play(next(iter(match.deal.legal_actions())))
    assert next(each.params["number"] for each in aim(match) if each.code == "deals") == 1
    match.next_deal()
    assert next(each.params["number"] for each in aim(match) if each.code == "deals") == 2


def test_a_drawn_upcard_changes_nothing_for_anybody_but_its_seat() -> None:
    deal = Deal(games.get("gin_rummy"), 2, 3)
    other = deal._state.after(deal.turn)
    before = judge_hand(deal, other)
    deal.play(Draw("discard"))
    assert judge_hand(deal, other) == before
