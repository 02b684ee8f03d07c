"""Score sheets kept by hand: the printed examples, and every sheet's own way of counting."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from rummykit import Match, bots, games, score
from rummykit.cards import parse
from rummykit.match.paper import PaperDeal, PaperError, form_of, keep
from rummykit.match.score import tally
from rummykit.play.actions import Faces
from rummykit.play.result import Ending, Result
from rummykit.rules import HandsAgainstLosers, MeldsAndBonuses, Rules
from rummykit.vocabulary.scorings.melds_and_bonuses.price import side_points
from rummykit.vocabulary.scorings.stake_payments.price import bare_seats
from tests import counted_by_page

PRINTED = (
    PaperDeal(kind="went_out", winner=0, held=(None, 5, 16, 3)),
    PaperDeal(kind="went_out", winner=2, held=(6, 11, None, 5)),
    PaperDeal(kind="went_out", winner=3, held=(parse("J r2"), parse("b13"), parse("o2"), None)),
)


def out(winner: int, *held: int | str | None, **more: object) -> PaperDeal:
    """A deal in which a seat went out or knocked."""
    read = tuple(parse(own) if isinstance(own, str) else own for own in held)
    return PaperDeal(kind="went_out", winner=winner, held=read, **more)  # type: ignore[arg-type]


def test_the_printed_sheet_of_the_classic_leaflet() -> None:
    paper = keep(games.get("rummikub_classic", num_games=3), 4, PRINTED)
    assert [row.points for row in paper.score.rows] == [(24, -5, -16, -3), (-6, -11, 22, -5), (-32, -13, -2, 47)]
    assert paper.score.totals == (-14, -29, 4, 39)
    assert paper.score.result is not None
    assert paper.score.result.winners == (3,)
    assert paper.form.zero_sum
    assert paper.playing == ()


def test_the_printed_sheet_of_twist_is_won_by_games() -> None:
    paper = keep(games.get("rummikub_twist"), 4, (*PRINTED, out(2, 10, 25, None, 6)))
    assert paper.score.totals == (-24, -54, 45, 33)
    assert paper.score.result is not None
    assert paper.score.result.winners == (2,)
    assert paper.form.games_won


def test_an_empty_pool_counts_differences_and_shares_the_odd_point_from_the_starter_on() -> None:
    rules = games.get("rummikub_classic")
    assert keep(rules, 4, [PaperDeal(kind="exhausted", held=(10, 25, 7, 30))]).score.totals == (-3, -18, 44, -23)
    tie = PaperDeal(kind="exhausted", held=(7, 12, 7), first=2)
    assert keep(rules, 3, [tie]).score.totals == (2, -5, 3)


def test_the_winner_of_rummy_gets_the_hands() -> None:
    rules = games.get("standard_rummy", going_rummy_double=True)
    assert keep(rules, 3, [out(0, None, "AH KD 7C", "5S 5D 5H")]).score.totals == (33, 0, 0)
    assert keep(rules, 3, [out(0, None, 18, 15, concealed=True)]).score.totals == (66, 0, 0)


def test_a_blocked_hand_pays_the_lowest_differences() -> None:
    paper = keep(games.get("block_rummy"), 4, [PaperDeal(kind="blocked", held=(5, 12, 5, 15))])
    assert paper.score.rows[0].points == (8, 0, 8, 0)


def test_only_unmatched_cards_count_in_boathouse() -> None:
    paper = keep(games.get("boathouse_rum"), 3, [out(0, None, "KD AD 2D 5S 5H 9C 9D", 24)])
    assert paper.score.rows[0].held == (0, 28, 24)
    assert paper.score.totals == (52, 0, 0)


def test_a_knocker_who_is_undercut() -> None:
    knock = PaperDeal(kind="knocked", winner=0, held=(15, 20, 9))
    assert keep(games.get("knock_rummy"), 3, [knock]).score.totals == (-10, 0, 27)


def test_penalties_of_german_rummy_and_the_lowest_wins() -> None:
    hand = out(0, None, "AH JK 7C KD", "2S")
    paper = keep(games.get("german_rummy", num_hands=1), 3, [hand])
    assert paper.score.totals == (0, 58, 2)
    assert paper.score.result is not None
    assert paper.score.result.winners == (0,)


def test_payments_by_jokers_and_bonuses() -> None:
    paper = keep(games.get("continental_rum"), 4, [PaperDeal(kind="went_out", winner=0, jokers=2)])
    assert paper.score.totals == (115, 95, 95, 95)
    rules = games.get("continental_rum", bonuses=True, deuces_wild=True)
    assert form_of(rules, 4).endings[0].asks == ("jokers", "wild_cards", "draws", "one_suit")
    assert keep(rules, 4, [PaperDeal(kind="went_out", winner=0, draws=0)]).score.rows[0].points[0] == 63


def test_own_melds_by_worth_or_by_cards() -> None:
    rules = games.get("queen_city_rum", target_score=1000)
    for laid in (53, parse("6C 6D 6H 6S 9H TH JH")):
        assert keep(rules, 5, [PaperDeal(kind="went_out", winner=1, laid=laid)]).score.totals[1] == 212


def test_phom_by_ranks_and_by_u() -> None:
    rules = games.get("phom", num_hands=3)
    ranks = PaperDeal(kind="turns_over", held=(20, 5, 30, 9), no_meld=(3,))
    assert keep(rules, 4, [ranks]).score.totals == (-1, 7, -2, -4)
    assert keep(rules, 4, [PaperDeal(kind="went_out", winner=2, melded=9)]).score.totals == (-6, -6, 18, -6)
    assert keep(rules, 4, [PaperDeal(kind="went_out", winner=2, melded=10)]).score.totals == (-12, -12, 36, -12)


def test_phom_is_played_the_other_way_round_from_the_right() -> None:
    rules = games.get("phom", starter_side="right")
    assert keep(rules, 3, []).playing == (2, 1, 0)
    tie = PaperDeal(kind="turns_over", held=(9, 5, 9), first=2)
    assert keep(rules, 3, [tie]).score.totals == (-2, 3, -1)


def test_points_rummy_for_money() -> None:
    rules = games.get("indian_rummy_points", point_value="0.50", rake_rate="0.10")
    deal = out(0, None, 45, 78, None, None, 95, out=(None, None, None, "first_drop", "middle_drop", None))
    paper = keep(rules, 6, [deal])
    assert paper.score.totals == (0, 45, 78, 20, 40, 80)
    assert paper.score.settlement is not None
    assert paper.score.settlement.amounts[0] == "118.35"


def test_lives_are_counted_from_the_cards() -> None:
    hand = "5H 6H 7H 9S TS JS 4C 4D 4S KD KS QC 8D"
    assert keep(games.get("indian_rummy_points"), 2, [out(0, None, hand, wild=2)]).score.totals == (0, 38)


def test_who_is_out_of_a_pool_plays_no_more() -> None:
    rules = games.get("indian_rummy_pool101")
    deals = [out(0, None, 40, 80), out(1, 20, None, 21)]
    paper = keep(rules, 3, deals)
    assert paper.score.eliminated == (2,)
    assert paper.playing == (0, 1)
    with pytest.raises(PaperError, match="did not play"):
        keep(rules, 3, [*deals, out(2, 1, 2, None)])
    assert keep(rules, 3, [*deals, out(0, None, 61, None)]).score.result is not None


@pytest.mark.parametrize(
    "deal",
    [
        PaperDeal(kind="blocked", held=(1, 2)),
        PaperDeal(kind="went_out", held=(1, 2)),
        PaperDeal(kind="exhausted", winner=0, held=(1, 2)),
        PaperDeal(kind="exhausted", held=(1, None)),
        out(0, None, None),
        out(0, None, -1),
        out(0, None, 10**9),
        out(0, None, "r1 r1 r1"),
        out(0, None, "7H"),
        out(2, 1, 2),
        out(-1, 1, 2),
        out(0, None, 2, 3),
        out(0, None, 2, out=(None,)),
        PaperDeal(kind="exhausted", held=(1, 2), first=7),
    ],
)
def test_what_cannot_have_been_counted(deal: PaperDeal) -> None:
    with pytest.raises(PaperError) as told:
        keep(games.get("rummikub_classic"), 2, [out(0, None, 5), deal])
    assert told.value.deal == 1


def test_nothing_follows_the_end_of_a_match() -> None:
    with pytest.raises(PaperError, match="was over"):
        keep(games.get("rummikub_classic", num_games=1), 2, [out(0, None, 5), out(0, None, 5)])


def without_meld(rules: Rules, result: Result) -> tuple[int, ...]:
    """Who has laid nothing, where that is asked of a deal."""
    if rules.stakes is not None:
        return tuple(sorted(bare_seats(result)))
    if isinstance(rules.scoring, HandsAgainstLosers) and rules.scoring.unopened is not None:
        return tuple(seat for seat in sorted(bare_seats(result)) if seat != result.winner)
    return tally(rules, result).unlaid


def laid_by_sides(rules: Rules, result: Result) -> tuple[int, ...]:
    """By seat, what people count of the melds and bonuses of its side; nothing in a game without sides."""
    if not isinstance(rules.scoring, MeldsAndBonuses):
        return ()
    parts = side_points(rules, rules.scoring, result, tally(rules, result))
    by_seat = {seat: each for side, each in parts.items() for seat in side}
    return tuple(by_seat[seat].total - by_seat[seat].going_out + by_seat[seat].hands for seat in sorted(by_seat))


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [name for name in games.SHEETS if not name.startswith(("continental", "queen", "phom"))]
)
def test_a_sheet_kept_by_hand_is_the_sheet_of_the_match(game: str) -> None:
    """What the engine prices from its cards, the pad prices from the cards that people say they have left."""
    chance = random.Random(game)
    rules = games.get(game)
    dealer = None if rules.sitting_out is None else 0
    match = Match(rules, max(rules.players[0], min(3, rules.players[1])), game, dealer)
    counted: list[PaperDeal] = []
    while match.result is None and len(match.rows) < 4:
        if match.between_deals:
            match.next_deal()
        while match.deal.result is None:
            match.play(bots.choose("greedy", rules, match.deal.view(match.deal.turn), chance))
        result = match.deal.result
        if result.kind in ("void", "skipped"):
            counted.append(PaperDeal(kind="void"))
            continue
        held: list[Faces | None] = list(result.hands)
        kind = "went_out" if result.kind == "last_left" else result.kind
        closes = rules.stakes is not None and kind in ("called", "exhausted")
        counted.append(
            PaperDeal(
                kind=kind,
                winner=result.closer if closes else result.winner,
                held=tuple(held),
                first=result.first,
                concealed=result.concealed,
                out=result.out,
                wild=result.wild,
                laid_each=tally(rules, result).laid,
                no_meld=without_meld(rules, result),
                one_suit=tally(rules, result).one_suit,
                careless=result.careless,
                bought=result.bought,
                by_discard=result.by_discard,
                fighters=result.fighters,
                sides_laid=laid_by_sides(rules, result),
            )
        )
        assert score(rules, result).points == match.rows[-1].points
    if match.seating != tuple(range(match.players)):
        return
    paper = keep(rules, match.players, counted)
    assert [(row.kind, row.points) for row in paper.score.rows] == [
        (_on_paper(row.kind), row.points) for row in match.rows
    ]
    assert paper.score.totals == match.totals


def _on_paper(kind: Ending) -> Ending:
    """What people call an end: whoever is left alone has gone out."""
    return "went_out" if kind == "last_left" else kind


@pytest.mark.parametrize("game", games.SHEETS)
def test_every_game_says_what_to_ask(game: str) -> None:
    rules = games.get(game)
    for players in range(rules.players[0], rules.players[1] + 1):
        form = form_of(rules, players)
        assert form.endings
        assert sum(each.copies for each in form.worth) == len(rules.pack_for(players))
        assert all(one.face < other.face for one, other in pairwise(form.worth))
        assert set(form.options) <= {option.name for option in rules.offers}


@pytest.mark.parametrize("game", ["rummikub", "phom", "canasta", "okey", "conquian"])
def test_where_no_deal_is_void_none_can_be_written_down(game: str) -> None:
    rules = games.get(game)
    assert all(ending.kind != "void" for ending in form_of(rules, rules.players[0]).endings)
    with pytest.raises(PaperError, match="ends as void"):
        keep(rules, rules.players[0], [PaperDeal(kind="void")])


def test_what_a_deal_decides_is_added_up_by_people() -> None:
    rules = games.get("okey_101")
    form = form_of(rules, 2)
    assert form.by_deal
    counted = PaperDeal(kind="went_out", winner=0, held=((), 17))
    assert keep(rules, 2, [counted]).score.totals == (-101, 17)
    with pytest.raises(PaperError, match="is decided in the deal"):
        keep(rules, 2, [PaperDeal(kind="went_out", winner=0, held=((), (form.worth[0].face,)))])


def test_the_matches_by_which_the_page_is_checked_are_priced_as_they_are_stored() -> None:
    assert counted_by_page.written(counted_by_page.FEW) == counted_by_page.STORED.read_bytes(), (
        "run python -m tests.counted_by_page"
    )
