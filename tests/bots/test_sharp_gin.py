"""Sharp at games with a knock: it plays by the sheet, sees its view alone, and is the same for a seed."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rummykit import Deal, games
from rummykit.bots import choose
from rummykit.bots.budget import Budget
from rummykit.bots.sharp.gin import search
from rummykit.match.score import score
from rummykit.play.actions import Action, Discard, Draw, GoOut, Knock, Pass
from rummykit.play.view import View
from rummykit.rules import Draw as DrawStep
from rummykit.rules import Rules
from tests.bots.playing import alike, played

KNOCKING = ("gin_rummy", "knock_rummy")
FEW = Budget(playouts=40)


def thought(rules: Rules, view: View, chance: Random, budget: Budget = FEW) -> Action:
    """What the search finds."""
    found = search(rules, view, chance, budget)
    assert found is not None
    return found


@pytest.mark.parametrize("game", KNOCKING)
def test_it_plays_whole_deals_and_the_same_ones_for_a_seed(game: str) -> None:
    deals = [played(games.get(game), 2, seed, thought) for seed in range(4)]
    assert deals == [played(games.get(game), 2, seed, thought) for seed in range(4)]
    assert any(Knock() in deal for deal in deals)


@pytest.mark.parametrize(
    "options", [{"oklahoma": True}, {"straight_gin": True}, {"big_gin": True, "last_discard_playable": True}]
)
def test_house_rules_of_gin(options: dict[str, bool]) -> None:
    for seed in range(3):
        assert played(games.get("gin_rummy", **options), 2, seed, thought)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_than_two_seats(players: int) -> None:
    assert Knock() in played(games.get("knock_rummy"), players, players, thought)


def test_other_seats_and_the_stock_are_not_seen() -> None:
    """Two deals that look the same from a seat get the same action."""
    rules = games.get("gin_rummy")
    assert len({thought(rules, each.view(each.turn), Random(1)) for each in alike(Deal(rules, 2, 5))}) == 1


def test_milliseconds_are_a_budget_too() -> None:
    rules = games.get("gin_rummy")
    deal = Deal(rules, 2, 3)
    action = thought(rules, deal.view(deal.turn), Random(0), Budget(milliseconds=5))
    assert deal.can(action)


def test_gin_is_shown_at_once() -> None:
    """With no deadwood it knocks, and with the drawn card melded too it goes out where the sheet lets it."""
    rules = games.get("gin_rummy", big_gin=True)
    melded = tuple(range(11))  # ace to jack of spades
    deal = Deal.position(rules, hands_held=[melded, (14, 17, 20, 23, 28, 31, 34, 41, 44, 47)], pile=[51], phase="play")
    deal.edit(stock=list(range(24, 28)), discarded_by=[None], draws=[1, 0])
    assert isinstance(thought(rules, deal.view(0), Random(0)), GoOut)
    plain = games.get("gin_rummy")
    deal = Deal.position(plain, hands_held=[melded, (14, 17, 20, 23, 28, 31, 34, 41, 44, 47)], pile=[51], phase="play")
    deal.edit(stock=list(range(24, 28)), discarded_by=[None], draws=[1, 0])
    assert thought(plain, deal.view(0), Random(0)) == Knock()


@pytest.mark.parametrize(
    ("hand", "wanted"), [((*range(9), 50), Draw(source="discard")), ((0, 1, 2, 13, 14, 15, 10, 24, 50, 25), Pass())]
)
def test_the_last_discard_is_taken_to_knock_and_never_in_vain(hand: tuple[int, ...], wanted: Action) -> None:
    """With two cards left in the stock it may be taken to knock; else the deal is void."""
    rules = games.get("gin_rummy", last_discard_playable=True)
    others = (17, 20, 23, 28, 31, 34, 38, 41, 44, 47)
    deal = Deal.position(rules, hands_held=[hand, others], pile=[9], phase="draw")  # the ten of spades
    deal.edit(stock=[35, 36], discarded_by=[1], draws=[10, 10])
    if isinstance(wanted, Draw):
        assert thought(rules, deal.view(0), Random(0)) == wanted
        deal.play(wanted)
        assert thought(rules, deal.view(0), Random(0)) == Knock()
    else:
        assert wanted in deal.legal_actions()
        assert thought(rules, deal.view(0), Random(0)) == wanted


def test_the_other_is_not_fed() -> None:
    """Of two queens alone it discards the one that makes no meld with what the other is known to hold."""
    rules = games.get("gin_rummy", straight_gin=True)
    hand = (0, 1, 2, 16, 17, 18, 39, 40, 41, queen_of_hearts := 24, queen_of_clubs := 50)
    for wanted, known in ((queen_of_clubs, (22, 23)), (queen_of_hearts, (48, 49))):
        other = (*known, 14, 20, 27, 30, 33, 36, 44, 46)
        deal = Deal.position(rules, hands_held=[hand, other], pile=[38], phase="play")
        deal.edit(stock=list(range(6, 12)), discarded_by=[1], draws=[5, 5], known=[(), known])
        assert thought(rules, deal.view(0), Random(0)) == Discard(wanted)


def test_a_sheet_with_a_word_that_the_kernel_does_not_know_is_played_like_steady() -> None:
    sheet = games.get("knock_rummy")
    odd = msgspec.structs.replace(
        sheet,
        turn=tuple(
            DrawStep(discard_pile="top_and_second") if isinstance(step, DrawStep) else step for step in sheet.turn
        ),
    )
    deal = Deal(odd, 2, 1)
    view = deal.view(deal.turn)
    assert choose("sharp", odd, view, Random(4), FEW) == choose("steady", odd, view, Random(4))


def test_more_points_than_plain_play() -> None:
    """Over the same cards from both seats, with chance that stands still."""
    rules, chance, gained = games.get("gin_rummy"), Random(11), 0
    for seed in range(60):
        for seat in range(2):
            deal = Deal(rules, 2, seed, starter=0)
            while deal.result is None:
                view = deal.view(deal.turn)
                deal.play(thought(rules, view, chance) if deal.turn == seat else choose("random", rules, view, chance))
            points = score(rules, deal.result).points
            gained += points[seat] - points[1 - seat]
    assert gained > 1000
