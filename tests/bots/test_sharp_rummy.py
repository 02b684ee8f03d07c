"""Sharp where melds or whole hands are laid: it plays by the sheet, sees its view alone, and is the same for a seed."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rummykit import Deal, games
from rummykit.bots import choose
from rummykit.bots.budget import Budget
from rummykit.bots.sharp.rummy import search
from rummykit.cards import parse
from rummykit.match.score import score
from rummykit.play.actions import Action, Discard, Draw, GoOut, LayOff, Meld, Pass
from rummykit.play.view import TableMeld, View
from rummykit.rules import Draw as DrawStep
from rummykit.rules import Rules
from tests.bots.playing import alike, played

LAYING = ("standard_rummy", "round_the_corner_rummy", "rummy_complete", "block_rummy", "slowdown_rummy")
FEW = Budget(playouts=40)
AT_ONCE = Budget(playouts=1)
"""Too few playouts to be trusted: the choice of the player that the playouts go on with."""


def thought(rules: Rules, view: View, chance: Random, budget: Budget = FEW) -> Action:
    """What the search finds, or else steady."""
    return choose("sharp", rules, view, chance, budget)


@pytest.mark.parametrize("game", [*LAYING, "rummy_500", "seven_bridge", "conquian"])
def test_it_searches_and_plays_whole_deals_the_same_ones_for_a_seed(game: str) -> None:
    rules = games.get(game)
    deal = Deal(rules, 2, 0)
    assert search(rules, deal.view(deal.turn), Random(0), FEW) is not None
    deals = [played(games.get(game), 2, seed, thought) for seed in range(3)]
    assert deals == [played(games.get(game), 2, seed, thought) for seed in range(3)]


@pytest.mark.parametrize("game", LAYING)
@pytest.mark.parametrize("players", [3, 6])
def test_more_than_two_seats(game: str, players: int) -> None:
    assert played(games.get(game), players, players, thought)


@pytest.mark.parametrize(
    "options",
    [
        {"call_rummy": True},
        {"borrowing": "any"},
        {"one_meld_per_turn": True},
        {"layoff_restriction": True},
        {"must_discard": True},
        {"going_rummy_double": True},
        {"card_count_scoring": True},
        {"recycle": "shuffle"},
    ],
)
def test_house_rules(options: dict[str, bool | str]) -> None:
    for players in (2, 4):
        assert played(games.get("standard_rummy", **options), players, players, thought)


def test_other_seats_and_the_stock_are_not_seen() -> None:
    """Two deals that look the same from a seat get the same action."""
    rules = games.get("standard_rummy")
    assert len({thought(rules, each.view(each.turn), Random(1)) for each in alike(Deal(rules, 2, 5))}) == 1


def test_milliseconds_are_a_budget_too() -> None:
    rules = games.get("standard_rummy")
    deal = Deal(rules, 2, 3)
    assert deal.can(thought(rules, deal.view(deal.turn), Random(0), Budget(milliseconds=5)))


def position(hand: str, other: str, *, pile: str = "KC", table: str = "", phase: str = "play") -> Deal:
    """A deal of two at standard rummy; the meld on the table is the other seat's."""
    rules = games.get("standard_rummy")
    lies = (TableMeld(parse(table), "run", 1),) if table else ()
    used = {*parse(hand), *parse(other), *parse(pile), *parse(table)}
    deal = Deal.position(
        rules,
        hands_held=[parse(hand), parse(other)],
        pile=parse(pile),
        stock=[face for face in range(52) if face not in used],
        table=lies,
        opened=[False, bool(table)],
        phase=phase,  # type: ignore[arg-type]
    )
    deal.edit(discarded_by=[1] * len(parse(pile)), draws=[1, 1])
    return deal


def choice(deal: Deal, budget: Budget) -> Action:
    """What the search does for the first seat."""
    found = search(games.get("standard_rummy"), deal.view(0), Random(0), budget)
    assert found is not None
    return found


OTHERS = "2D 4D 6D 8D TD QD 2H 4H 6H 8H"


@pytest.mark.parametrize("budget", [AT_ONCE, FEW])
def test_the_upcard_that_makes_a_meld_is_taken(budget: Budget) -> None:
    deal = position("5S 6S 9C JC KD AH 3H 9H QS KS", OTHERS, pile="7S", phase="draw")
    assert choice(deal, budget) == Draw("discard")


def test_melds_stay_in_the_hand_until_somebody_is_about_to_go_out() -> None:
    held = "5S 6S 7S 9C JC KD AH 3H 9H QS KS"
    assert isinstance(choice(position(held, OTHERS), AT_ONCE), Discard)
    assert choice(position(held, "2D 4D 6D"), AT_ONCE) == Meld(parse("5S 6S 7S"))


def test_a_loose_card_that_fits_the_table_is_laid_off_at_once() -> None:
    deal = position("8C 9S JC KD AH 3H 9H QS", OTHERS, table="5C 6C 7C")
    assert choice(deal, AT_ONCE) == LayOff(0, parse("8C"))


@pytest.mark.parametrize("budget", [AT_ONCE, FEW])
def test_a_hand_that_is_melded_goes_out(budget: Budget) -> None:
    deal = position("5S 6S 7S 9C TC JC KC", OTHERS, pile="KD")
    while deal.result is None:
        deal.play(choice(deal, budget))
    assert deal.result.winner == 0
    rules = games.get("rummy_complete")
    whole = Deal.position(
        rules, hands_held=[parse("5S 6S 7S 9C TC JC KC"), parse(OTHERS)], pile=parse("KD"), stock=[51], phase="play"
    )
    whole.edit(discarded_by=[1], draws=[1, 0])
    assert isinstance(search(rules, whole.view(0), Random(0), budget), GoOut)


def test_a_blocked_stock_is_no_fault() -> None:
    rules = games.get("block_rummy")
    deal = Deal.position(rules, hands_held=[parse("5S 6S 9C"), parse("2D 4D 6D")], pile=parse("KC"), phase="draw")
    deal.edit(discarded_by=[1], draws=[9, 9])
    assert search(rules, deal.view(0), Random(0), FEW) in (Draw("discard"), Pass())


def test_a_sheet_with_a_word_that_the_kernel_does_not_know_is_played_like_steady() -> None:
    sheet = games.get("standard_rummy")
    odd = msgspec.structs.replace(
        sheet,
        turn=tuple(
            DrawStep(discard_pile="top_and_second") if isinstance(step, DrawStep) else step for step in sheet.turn
        ),
    )
    deal = Deal(odd, 2, 1)
    view = deal.view(deal.turn)
    assert search(odd, view, Random(4), FEW) is None
    assert choose("sharp", odd, view, Random(4), FEW) == choose("steady", odd, view, Random(4))


@pytest.mark.parametrize("game", LAYING)
def test_more_points_than_plain_play(game: str) -> None:
    """Over the same cards from both seats, with chance that stands still."""
    rules, chance, gained = games.get(game), Random(11), 0
    for seed in range(10):
        for seat in range(2):
            deal = Deal(rules, 2, seed, starter=0)
            while deal.result is None:
                view = deal.view(deal.turn)
                deal.play(thought(rules, view, chance) if deal.turn == seat else choose("random", rules, view, chance))
            points = score(rules, deal.result).points
            gained += points[seat] - points[1 - seat]
    assert gained > 500
