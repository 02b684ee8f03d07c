"""Gin Rummy as it is played: the first upcard, the knock, what is laid off after it, the end of the stock, columns."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rummykit import Deal, Rules, games, svg
from rummykit.bots import Level, choose
from rummykit.cards import Face, parse, parse_face, show
from rummykit.hands import of
from rummykit.lab.encode import encoder
from rummykit.match import DealScore, Match
from rummykit.match.carried import entered
from rummykit.match.paper import KnockedWithTooMuch, PaperDeal, PaperError, form_of, keep
from rummykit.match.score import score
from rummykit.melds.lay_offs import best_lay_offs, shown_melds
from rummykit.melds.pack import pack_melds
from rummykit.play.actions import Discard, Draw, GoOut, Knock, LayOff, Pass, Timeout
from rummykit.play.events import LaidOff, Passed, Shown
from rummykit.play.offers import offer
from rummykit.playout.cards import card_sheet
from rummykit.record import parse_record, write
from rummykit.referee import ask
from rummykit.rules import FirstTo, RulesError
from rummykit.vocabulary.matches.first_to.columns import columns_of

GIN = games.get("gin_rummy")
VALUES = tuple(GIN.values.of(face) for face in range(52))
MELDS = pack_melds(GIN.groups, GIN.runs)
FROM_STOCK, FROM_PILE = Draw("stock"), Draw("discard")
KNOCKER = "4H 5H 6H 9S 9D 9C 2C 3D AS KC"
OTHER = "KS KD KH 7H 9H TC 8C 2S 2D 5C"


def one(name: str) -> Face:
    return parse_face(name)


def deal(*hands: str, sheet: Rules = GIN, stock: str = "4C 2H 3S 4S 5S", pile: str = "JD", **more: Any) -> Deal:
    return Deal.position(
        sheet, hands_held=[parse(hand) for hand in hands], stock=parse(stock), pile=parse(pile), **more
    )


def knocked(sheet: Rules = GIN, other: str = OTHER, **more: Any) -> Deal:
    """The knocker keeps 2C 3D AS 4C, which is ten."""
    found = deal(KNOCKER, other, sheet=sheet, **more)
    for action in (FROM_STOCK, Knock(), Discard(one("KC"))):
        found.play(action)
    return found


# --- the first upcard


def test_the_upcard_is_offered_to_the_starter_then_to_the_dealer_then_the_starter_draws() -> None:
    found = Deal(GIN, 2, 1, dealer=0)
    assert list(found.legal_actions()) == [FROM_PILE, Pass()]
    assert found.play(Pass()) == (Passed(1),)
    assert (found.turn, found.view(0).upcard_offers) == (0, 1)
    found.play(Pass())
    assert found.turn == 1
    assert list(found.legal_actions()) == [FROM_STOCK]
    found.play(FROM_STOCK)
    found.play(Discard(found.view(1).hand[0]))
    assert list(found.legal_actions()) == [FROM_STOCK, FROM_PILE]


def test_who_takes_the_upcard_plays_a_turn_and_the_other_has_an_ordinary_one() -> None:
    found = Deal(GIN, 2, 1, dealer=0)
    found.play(Pass())
    found.play(FROM_PILE)
    assert found.phase == "play"
    found.play(next(action for action in found.legal_actions() if isinstance(action, Discard)))
    assert found.turn == 1
    assert list(found.legal_actions()) == [FROM_STOCK, FROM_PILE]


def test_the_clock_lets_the_upcard_pass() -> None:
    found = Deal(GIN, 2, 1, dealer=0)
    found.play(Timeout())
    assert found.turn == 0
    assert found.view(0).upcard_offers == 1


# --- the knock


@pytest.mark.parametrize(
    ("upcard", "options", "limit"),
    [
        ("7H", {}, 10),
        ("7H", {"knock_limit": 5}, 5),
        ("7H", {"straight_gin": True}, 0),
        ("7H", {"oklahoma": True}, 7),
        ("KH", {"oklahoma": True}, 10),
        ("AH", {"oklahoma": True}, 0),
        ("AH", {"oklahoma": True, "oklahoma_ace": "one"}, 1),
        ("7H", {"oklahoma": True, "straight_gin": True}, 0),
    ],
)
def test_the_limit_of_a_knock(upcard: str, options: dict[str, Any], limit: int) -> None:
    sheet = games.get("gin_rummy", **options)
    assert sheet.knock is not None
    assert sheet.knock.limit_for(one(upcard)) == limit
    assert deal(KNOCKER, OTHER, sheet=sheet, upcard=one(upcard)).view(None).knock_limit == limit


def test_a_knock_needs_a_discard_that_leaves_few_enough() -> None:
    found = deal(KNOCKER, OTHER)
    found.play(FROM_STOCK)
    assert Knock() in found.legal_actions()
    assert found.view(0).deadwood == 10
    assert [showing.deadwood for showing in offer(found).showings] == [10]
    found.play(Knock())
    assert list(found.legal_actions()) == [Discard(one("KC"))]
    assert [action.card for action in found.legal_actions() if isinstance(action, Discard)] == [one("KC")]


def test_a_player_may_knock_with_the_very_first_upcard() -> None:
    found = deal(KNOCKER.replace("KC", "4C"), OTHER, pile="AC", starter=0, dealer=1)
    found._state.upcard_offers = 2
    found.play(FROM_PILE)
    assert Knock() in found.legal_actions()


def test_the_clock_after_a_knock_keeps_the_least() -> None:
    found = deal(KNOCKER, OTHER)
    found.play(FROM_STOCK)
    found.play(Knock())
    found.play(Timeout())
    assert found._state.pile[-1] == one("KC")


# --- laying off


def test_the_other_player_lays_off_on_the_melds_and_the_hands_are_compared() -> None:
    found = knocked()
    assert (found.phase, found.turn) == ("lay_off", 1)
    assert [show(meld.cards) for meld in found._state.table] == ["4H 5H 6H", "9S 9D 9C"]
    view = found.view(1)
    assert (view.knocker, show(view.open_hand)) == (0, "AS 3D 2C 4C")
    assert set(offer(found).lay_offs) == {LayOff(0, parse("7H")), LayOff(1, parse("9H"))}
    assert found.play(LayOff(1, parse("9H")))[-1] == LaidOff(1, 1, parse("9H"), parse("9S 9H 9D 9C"))
    events = found.play(LayOff(0, parse("7H")))
    assert isinstance(events[0], LaidOff)
    assert found.result is not None, "nothing fits any more, so nobody is asked again"
    assert [show(cards) for cards in found.result.laid_off] == ["", "9H 7H"]
    row = score(GIN, found.result)
    assert (row.held, row.points, row.won_by, row.bonus) == ((10, 27), (17, 0), "knock", 0)


def test_a_deal_is_printed_and_drawn_while_cards_are_laid_off() -> None:
    found = knocked()
    assert "seat 1 may lay off on the knocker's melds; seat 0 knocked with 10." in str(found)
    for seen in (str(found.view(1)), str(found.view(None))):
        assert "seat 0 knocked with 10." in seen
        assert "\n      AS   2C 4C   3D\n" in seen, "the knocker's deadwood lies open"
    assert str(found.view(1)).endswith("\ndeadwood 43")
    assert "deadwood 10" in str(svg.view(found.view(1)))


def test_what_is_to_be_done_is_printed_before_and_after_a_knock() -> None:
    fresh = Deal(GIN, 2, 7)
    assert "may take the upcard or pass." in str(fresh)
    assert str(fresh.view(fresh.turn)).endswith("; a knock needs 10 or less")
    found = deal(KNOCKER, OTHER)
    found.play(FROM_STOCK)
    found.play(Knock())
    assert "to discard after the knock" in str(found)


def test_nobody_has_to_lay_off() -> None:
    found = knocked()
    found.play(Pass())
    assert found.result is not None
    assert score(GIN, found.result).held == (10, 43)


def test_cards_follow_one_another_on_a_run_and_melds_in_hand_may_be_broken() -> None:
    hand = "7H 7S 7D 7C 8H 2S 3C QS KS JD"
    best = best_lay_offs(MELDS, of(parse(hand)), (parse("4H 5H 6H"),), VALUES)
    assert best.sent == ((0, parse("7H 8H")),), "three sevens are still a meld"
    assert best.deadwood == 35
    found = deal(KNOCKER, hand)
    for action in (FROM_STOCK, Knock(), Discard(one("KC")), LayOff(0, parse("7H 8H"))):
        found.play(action)
    assert found.result is not None
    assert "4H 5H 6H 7H 8H" in [show(cards) for _, cards in found.result.melds]
    assert score(GIN, found.result).held == (10, 35)


def test_a_card_that_fits_two_melds_goes_where_more_can_follow() -> None:
    shown = (parse("4H 5H 6H"), parse("7S 7D 7C"))
    best = best_lay_offs(MELDS, of(parse("7H 8H KS QD")), shown, VALUES)
    assert [(number, show(cards)) for number, cards in best.sent] == [(0, "7H 8H")]


def shown(hand: str, seen: str = "") -> list[str]:
    return [show(meld) for meld in shown_melds(MELDS, of(parse(hand)), VALUES, of(parse(seen)))]


def test_the_melds_of_a_knocker_leave_him_the_least_and_are_the_hardest_to_lay_off_on() -> None:
    assert shown("7S 7D 7H 8H 9H 2C AS 3D KS KD") == ["7H 8H 9H"], "24 points, where the sevens are 21"
    either = "4S 4D 4H 5H 3H KS"
    assert shown(either) == ["4S 4H 4D"], "one four fits them, where a two and a six would fit the run"
    assert shown(either, seen="2H 6H") == ["3H 4H 5H"], "those cards are in the pile"


@pytest.mark.parametrize(
    "hand",
    [
        "4S 4D 4H 5H 3H 8C 8D 8S AC AD",
        "2S 2D 2H AH 3H 9C TC JC QC 4D",
        "3S 3D 3C 4C 2C 9H TH JH QH AD",
        "4H 5H 6H 9S 9D 9C 2C 3D AS 4C",
    ],
)
def test_what_a_knocker_shows_does_not_depend_on_cards_that_nobody_has_seen(hand: str) -> None:
    chance = Random(hand)
    held = parse(hand)
    others = [face for face in range(52) if face not in (*held, one("JD"), one("KC"))]
    told = set()
    for _ in range(30):
        chance.shuffle(others)
        found = deal(hand, show(others[:10]), stock=show([one("KC"), *others[10:]]))
        found.play(FROM_STOCK)
        found.play(Knock())
        told |= {event for event in found.play(Discard(one("KC"))) if isinstance(event, Shown)}
    assert len(told) == 1


def test_nothing_is_laid_off_on_gin_and_nobody_is_asked_whose_cards_do_not_fit() -> None:
    gin = deal("4H 5H 6H 9S 9D 9C TC JC QC 2S", OTHER, stock="KC 2H 3S 4S")
    for action in (FROM_STOCK, Knock(), Discard(one("2S"))):
        events = gin.play(action)
    assert any(isinstance(event, Shown) for event in events)
    assert gin.result is not None
    assert score(GIN, gin.result).won_by == "gin"
    assert knocked(other="KS KD KH QS JS TD 8C 2S 2D 5C").result is not None


def test_the_clock_lays_off_what_leaves_the_least() -> None:
    found = knocked()
    found.play(Timeout())
    assert found.result is not None
    assert score(GIN, found.result).held == (10, 27)


# --- how a deal ends otherwise


def test_the_discard_that_leaves_two_cards_ends_the_deal_and_it_is_void() -> None:
    found = deal("4H 5H 6H 9S 9D 9C QC JD KD KC", OTHER, stock="4C 2S 3S")
    found.play(FROM_STOCK)
    found.play(Discard(one("KC")))
    assert found.result is not None
    assert found.result.kind == "void"


def test_the_last_discard_may_be_taken_for_a_knock_where_the_house_says_so() -> None:
    sheet = games.get("gin_rummy", last_discard_playable=True)
    hands = ("KH QD 8S 6S 7D 4D 2H 3C TD JS", "4H 5H 6H 9S 9D 9C 2C 3D QC KC")
    found = deal(*hands, sheet=sheet, stock="4C 2S 3S")
    found.play(FROM_STOCK)
    found.play(Discard(one("4C")))
    assert found.result is not None, "with the four of clubs the other player cannot knock"
    again = deal(hands[0], hands[1].replace("QC", "AS"), sheet=sheet, stock="4C 2S 3S")
    again.play(FROM_STOCK)
    again.play(Discard(one("4C")))
    assert list(again.legal_actions()) == [FROM_PILE, Pass()]
    taken = again.clone()
    again.play(Pass())
    assert again.result is not None
    assert again.result.kind == "void"
    taken.play(FROM_PILE)
    assert list(taken.legal_actions()) == [Knock()]
    taken.play(Timeout())
    assert taken.result is not None
    assert taken.result.kind == "knocked"


def test_big_gin_is_an_option_that_goes_with_the_others() -> None:
    sheet = games.get("gin_rummy", big_gin=True, oklahoma=True, knock_limit=10, last_discard_playable=True)
    found = deal("4H 5H 6H 9S 9D 9C TC JC QC KC", OTHER, sheet=sheet, stock="7H 2H 3S 4S", upcard=one("5D"))
    found.play(FROM_STOCK)
    out = next(action for action in found.legal_actions() if isinstance(action, GoOut))
    found.play(out)
    assert found.result is not None
    row = score(sheet, found.result)
    assert (row.won_by, row.bonus, row.points) == ("big_gin", 31, (31 + row.held[1], 0))
    assert sheet.options()["big_gin"] is True
    assert GIN.options()["big_gin"] is False


def test_a_spade_doubles_the_deal_and_may_make_two_boxes() -> None:
    sheet = games.get("gin_rummy", oklahoma=True, oklahoma_spades_two_boxes=True)
    found = knocked(sheet=sheet, upcard=one("TS"))
    found.play(Timeout())
    assert found.result is not None
    assert found.result.upcard == one("TS")
    row = score(sheet, found.result)
    assert (row.points, row.boxes) == ((34, 0), 2)
    single = score(games.get("gin_rummy", oklahoma=True, oklahoma_spades_double=False), found.result)
    assert (single.points, single.boxes) == ((17, 0), 1)


# --- the match


def row(points: tuple[int, int]) -> DealScore:
    winners = tuple(seat for seat, each in enumerate(points) if each)
    return DealScore(kind="knocked" if winners else "void", points=points, winners=winners, held=(0, 0))


def finals(rows: list[tuple[int, int]], **options: Any) -> tuple[int, ...] | None:
    match = Match(games.get("gin_rummy", **options))
    match.rows = [row(points) for points in rows]
    return None if match.result is None else match.result.finals


@pytest.mark.parametrize(
    ("options", "expected"),
    [({}, (352, 0)), ({"shutout": "none"}, (252, 0)), ({"shutout": "all"}, (504, 0)), ({"box_bonus": 20}, (342, 0))],
)
def test_a_shutout(options: dict[str, Any], expected: tuple[int, int]) -> None:
    assert finals([(40, 0), (0, 0), (62, 0)], **options) == expected


def test_the_bonuses_come_when_somebody_has_reached_the_target() -> None:
    assert finals([(17, 0), (0, 26), (56, 0)]) is None
    assert finals([(17, 0), (0, 26), (56, 0), (31, 0)]) == (279, 51)


def hollywood(*rows: tuple[int, int]) -> list[tuple[tuple[int, ...], bool]]:
    format = games.get("gin_rummy", hollywood=True).match
    assert isinstance(format, FirstTo)
    found = columns_of(format, [row(points) for points in rows], 2)
    return [(column.totals, column.bonuses is not None) for column in found]


def test_hollywood_writes_each_further_win_in_one_more_column() -> None:
    assert hollywood((20, 0), (15, 0), (0, 30), (40, 0)) == [
        ((75, 30), False),
        ((55, 0), False),
        ((40, 0), False),
    ]


def test_a_closed_column_takes_no_more_and_who_comes_late_begins_in_the_first_open_one() -> None:
    shut = ((60, 0), (50, 0), (0, 10), (0, 20))
    assert hollywood(*shut) == [((110, 0), True), ((50, 30), False), ((0, 20), False)]


def test_hollywood_ends_with_the_last_column_and_the_sum_decides() -> None:
    match = Match(games.get("gin_rummy", hollywood=True))
    rows = ((99, 0), (99, 0), (99, 0), (0, 99), (0, 99))
    assert finals([*rows[:4]], hollywood=True) is None
    match.rows = [row(points) for points in rows]
    assert match.result is not None
    assert match.result.winners == (0,)
    columns = match.sheet.columns
    assert [column.totals for column in columns] == [(198, 0), (198, 0), (99, 198)]
    assert match.result.finals == tuple(
        sum(column.bonuses.finals[seat] for column in columns if column.bonuses) for seat in range(2)
    )


@pytest.mark.parametrize(("option", "dealer"), [("loser", 1), ("winner", 0), ("alternate", 1)])
def test_who_deals_next(option: str, dealer: int) -> None:
    match = Match(games.get("gin_rummy", next_dealer=option), dealer=0)
    match.deal = knocked(sheet=match.rules, dealer=0)
    match.play(Pass())
    assert match.rows[-1].winners == (0,)
    match.next_deal()
    assert match.deal.dealer == dealer


# --- the referee and the scorepad


def referee(ask_for: str, given: dict[str, Any], **options: Any) -> dict[str, Any]:
    return ask({"game": "gin_rummy", "ask": ask_for, "input": given, "options": options})


def test_the_referee_takes_the_melds_that_the_knocker_shows() -> None:
    hands = {
        "A": ["4S", "4D", "4H", "5H", "3H", "KS", "KD", "KC", "AS", "AC"],
        "B": ["6H", "2H", "QS", "JS", "9S", "8C", "7D", "7C", "TD", "5S"],
    }
    knock = {"knocker": "A", "hands": hands}
    assert referee("score", knock)["scores"] == {"A": 64, "B": 0}, "by itself the group is shown"
    run = referee("score", knock | {"melds": [["3H", "4H", "5H"], ["KS", "KD", "KC"]]})
    assert run["scores"] == {"A": 56, "B": 0}
    assert run["deadwood"] == {"A": 10, "B": 66}
    assert referee("score", knock | {"melds": [["4S", "5H"]]})["error"]["code"] == "impossible"
    twice = [["3H", "4H", "5H"], ["4S", "4D", "4H"]]
    assert referee("score", knock | {"melds": twice})["error"]["code"] == "impossible"


def test_big_gin_is_a_hand_of_eleven() -> None:
    hands = {
        "A": ["4H", "5H", "6H", "9S", "9D", "9C", "TC", "JC", "QC", "KC", "7H"],
        "B": ["8H", "9H", "KS", "KD", "QD", "3S", "3D", "3C", "AS", "TD"],
    }
    assert referee("score", {"knocker": "A", "hands": hands})["error"]["code"] == "impossible"
    answer = referee("score", {"knocker": "A", "hands": hands}, big_gin=True)
    assert (answer["kind"], answer["scores"]["A"]) == ("big_gin", 31 + answer["deadwood"]["B"])


def test_the_referee_asks_for_the_upcard_where_it_is_the_limit() -> None:
    turn = {"player": 0, "hand": KNOCKER.split(), "table": [], "discard_pile": [], "stock": ["4C"]}
    actions = {"actions": [["draw", "stock"], ["knock"], ["discard", "KC"]]}
    assert referee("turn", turn | actions, oklahoma=True)["error"]["code"] == "malformed"
    assert referee("turn", turn | actions | {"upcard": "TH"}, oklahoma=True)["legal"] is True
    assert referee("turn", turn | actions | {"upcard": "9H"}, oklahoma=True)["reason"]["code"] == "too_much_deadwood"


def test_the_columns_of_a_match_to_the_referee() -> None:
    deals = [{"A": 60, "B": 0}, {"A": 50, "B": 0}]
    answer = referee("score", {"deals": deals}, hollywood=True)
    assert answer["closed"] == [True, False, False]
    assert referee("score", {"deals": [*deals, *deals, {"A": 1, "B": 0}]})["error"]["code"] == "impossible"
    spades = referee("score", {"deals": deals, "spades": [2]}, oklahoma=True, oklahoma_spades_two_boxes=True)
    assert spades["boxes"] == {"A": 3, "B": 0}


def test_the_scorepad_asks_for_what_prices_a_deal() -> None:
    void = ("void", ())
    assert [(each.kind, each.asks) for each in form_of(GIN, 2).endings] == [("knocked", ()), void]
    sheet = games.get("gin_rummy", oklahoma=True, big_gin=True)
    form = form_of(sheet, 2)
    spades = [("knocked", ("spade",)), ("went_out", ("spade",))]
    assert [(each.kind, each.asks) for each in form.endings] == [*spades, void]
    assert {"oklahoma", "big_gin", "hollywood", "game_bonus"} <= set(form.options)
    kept = keep(sheet, 2, [PaperDeal(kind="knocked", winner=0, held=(6, 23), spade=True)])
    assert kept.score.rows[0].points == (34, 0)
    gone = keep(sheet, 2, [PaperDeal(kind="went_out", winner=1, held=(20, None))])
    assert gone.score.rows[0].points == (0, 51)


@pytest.mark.parametrize(
    ("options", "most"),
    [({}, 10), ({"knock_limit": 7}, 7), ({"straight_gin": True}, 0), ({"oklahoma": True, "knock_limit": 10}, 10)],
)
def test_who_knocked_on_the_scorepad_has_no_more_than_the_limit(options: dict[str, Any], most: int) -> None:
    sheet = games.get("gin_rummy", **options)
    assert form_of(sheet, 2).endings[0].most == most
    assert keep(sheet, 2, [PaperDeal(kind="knocked", winner=0, held=(most, 30))]).score.rows[0].winners == (0,)
    right, wrong = (PaperDeal(kind="knocked", winner=1, held=(60, left)) for left in (most, most + 1))
    with pytest.raises(KnockedWithTooMuch) as refused:
        keep(sheet, 2, [right, wrong])
    assert (refused.value.deal, refused.value.params) == (1, {"points": most + 1, "limit": most})


def test_whole_hands_on_the_scorepad_are_laid_off_by_themselves() -> None:
    ten = parse("4H 5H 6H 9S 9D 9C 2C 3D AS 4C")
    kept = keep(GIN, 2, [PaperDeal(kind="knocked", winner=0, held=(ten, parse(OTHER)))])
    assert kept.score.rows[0].points == (17, 0)
    assert kept.score.columns[0].boxes == (1, 0)
    with pytest.raises(PaperError):
        keep(GIN, 2, [PaperDeal(kind="went_out", winner=1, held=(20, None))])
    with pytest.raises(KnockedWithTooMuch):
        keep(GIN, 2, [PaperDeal(kind="knocked", winner=1, held=(ten, parse(OTHER)))])


# --- three and four players


@pytest.mark.parametrize("players", [3, 4])
def test_a_seat_that_sits_out_has_no_cards_and_sees_what_a_spectator_sees(players: int) -> None:
    for seed in range(6):
        found, chance = Deal(GIN, players, seed), Random(seed)
        idle = [seat for seat in range(players) if seat not in found.order]
        assert len(idle) == players - 2
        while found.result is None:
            assert found.turn in found.order
            for seat in idle:
                seen = found.view(seat)
                assert seen.hand == ()
                assert seen == msgspec.structs.replace(found.view(None), seat=seat)
            found.play(chance.choice([*found.legal_actions()]))
        assert all(found.result.hands[seat] == () for seat in idle)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("level", ["beginner", "easy", "greedy", "steady", "strong"])
def test_bots_of_every_level_play_whole_matches(players: int, level: Level) -> None:
    match, chance = Match(GIN, players, 7), Random(7)
    for _ in range(400):
        if match.result is not None:
            break
        if match.between_deals:
            match.next_deal()
        while match.deal.result is None:
            match.play(choose(level, GIN, match.deal.view(match.deal.turn), chance))
    assert match.result is not None
    reached = max(match.totals)
    assert reached >= (100 if players == 3 else 125)
    assert match.sheet.goal == (100 if players == 3 else 125)
    assert match.result.winners in ([(seat,) for seat in range(3)] if players == 3 else match.sides)
    assert parse_record(write(match.record())) == match.record()


def test_the_points_of_the_first_deal_of_a_round_wait_for_the_second() -> None:
    rows: list[DealScore] = []
    for winner, points in ((0, 20), (3, 12)):
        scored = tuple(points if seat == winner else 0 for seat in range(4))
        row = DealScore(kind="knocked", points=scored, winners=(winner,), held=(0,) * 4)
        rows.append(entered(GIN, rows, row))
    first, second = rows
    assert (first.points, first.winners) == ((0, 0, 0, 0), (0, 2))
    assert (second.points, second.winners) == ((8, 0, 8, 0), (0, 2))
    assert [(part.code, part.points) for part in second.parts[0]] == [("first_deal", 20), ("other_side", -12)]
    (column,) = columns_of(GIN.match, rows, 4) if isinstance(GIN.match, FirstTo) else ()
    assert column.boxes == (1, 0, 1, 0)


def test_a_spade_makes_two_boxes_for_the_side_that_won_that_deal() -> None:
    sheet = GIN.with_options(oklahoma=True, oklahoma_spades_two_boxes=True)
    rows: list[DealScore] = []
    for boxes, winner in ((2, 0), (1, 2), (2, 1), (1, 0)):
        scored = tuple(30 if seat == winner else 0 for seat in range(4))
        row = DealScore(kind="knocked", points=scored, winners=(winner,), held=(0,) * 4, boxes=boxes)
        rows.append(entered(sheet, rows, row))
    assert [row.boxes for row in rows] == [2, 2, 2, 1]
    assert rows[-1].winners == ()


@pytest.mark.parametrize("players", [3, 4])
def test_on_the_scorepad_the_next_two_are_those_who_play(players: int) -> None:
    begun = keep(GIN, players, [])
    assert begun.playing == ((1, 2) if players == 3 else (0, 3))
    first, second = begun.playing
    held = tuple({first: 4, second: 21}.get(seat) for seat in range(players))
    after = keep(GIN, players, [PaperDeal(kind="knocked", winner=first, held=held)])
    assert after.playing == ((0, 1) if players == 3 else (1, 2))
    assert after.score.totals == ((0, 17, 0) if players == 3 else (0, 0, 0, 0))
    with pytest.raises(PaperError, match="did not play"):
        keep(GIN, players, [PaperDeal(kind="knocked", winner=3 - first - second if players == 3 else 1, held=held)])


def test_a_sheet_without_partners_is_for_three() -> None:
    with pytest.raises(RulesError, match=r"2 to 3 players, or for 2 to 4 with sides\.partners = \[4\]"):
        msgspec.structs.replace(GIN, sides=None, offers=())
    alone = msgspec.structs.replace(
        GIN,
        sides=None,
        players=(2, 3),
        match=msgspec.structs.replace(GIN.match, more_targets=()),
        offers=(),
    )
    assert len(Deal(alone, 3, 1).order) == 2
    with pytest.raises(RulesError, match="write players = 2 to 2, or add sitting_out"):
        msgspec.structs.replace(alone, sitting_out=None)


def test_the_laboratory_and_the_kernel_play_gin_for_two() -> None:
    assert card_sheet(GIN, 2) is not None
    assert card_sheet(GIN, 3) is None
    assert card_sheet(GIN, 4) is None
    with pytest.raises(ValueError, match="In the laboratory everybody plays: Gin Rummy is for 2 players there, not 3"):
        encoder(GIN, 3)
