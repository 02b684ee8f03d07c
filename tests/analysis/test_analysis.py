"""An analysis claims only what is sure, gives everybody the same answer, and agrees with its shorter runs."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from rummykit import NotationError, games
from rummykit.analysis import Analyser, analyse
from rummykit.analysis.actions import is_same
from rummykit.analysis.comparing import SURE, estimate
from rummykit.analysis.sources import TableOfTiles, source_of
from rummykit.bots import choose
from rummykit.play.actions import Discard, Pass, Rearrange
from rummykit.play.deal import Deal

IN_KERNEL = (
    *("gin_rummy", "knock_rummy", "standard_rummy", "rummikub", "rummikub_classic", "rummikub_twist"),
    *("indian_rummy_points", "three_thirteen", "vatikan"),
)
KNOCKS = ("gin_rummy", "knock_rummy")


def decisions(game: str, players: int, seed: int, most: int) -> list[Deal]:
    """The first positions of a greedy deal in which there is a choice."""
    deal = Deal(games.get(game), players, seed, starter=0)
    found: list[Deal] = []
    while deal.result is None and len(found) < most:
        if len(source_of(deal).actions) > 1:
            found.append(deal.clone())
        deal.play(choose("greedy", deal.rules, deal.view(deal.turn), Random(0)))
    return found


@pytest.mark.parametrize("game", ["rummikub", "rummikub_twist", "machiavelli", "vatikan"])
def test_tables_that_everybody_rearranges_are_played_on_by_the_kernel(game: str) -> None:
    assert isinstance(source_of(Deal(games.get(game), 3, 1)), TableOfTiles)


@pytest.mark.parametrize("game", IN_KERNEL)
def test_a_longer_analysis_goes_through_the_shorter_one(game: str) -> None:
    for deal in decisions(game, 2, 3, 2):
        stepwise = Analyser(deal)
        for playouts in (150, 700, 1500):
            assert stepwise.run(playouts) == analyse(deal, playouts=playouts)


@pytest.mark.parametrize("game", [*IN_KERNEL, "indian_rummy_21", "canasta", "okey"])
def test_without_playouts_it_is_what_strong_would_do_and_nothing_is_said_to_be_better(game: str) -> None:
    deal = decisions(game, 2, 3, 1)[0]
    found = analyse(deal, playouts=0)
    assert is_same(found.best.action, choose("strong", deal.rules, deal.view(deal.turn), Random(0)))
    assert {each.verdict for each in found.candidates} == {"undecided"}


@pytest.mark.parametrize("game", IN_KERNEL)
def test_a_verdict_says_no_more_than_its_interval(game: str) -> None:
    for deal in decisions(game, 2, 5, 4):
        found = analyse(deal, playouts=3000)
        assert found.best.behind.mean == 0
        for each in found.candidates:
            least, most = (each.behind.mean + sign * SURE * each.behind.error for sign in (-1, 1))
            is_behind = least > 0 and each.behind.mean > found.close
            assert (each.verdict == "better") <= is_behind
            if game not in KNOCKS:  # there it must be behind against each kind of opponents
                assert (each.verdict == "better") == is_behind
            if each is not found.best and each.verdict == "as_good":
                assert most < 2 * found.close


@pytest.mark.parametrize(("game", "most"), [("gin_rummy", 12), ("standard_rummy", 12), ("indian_rummy_points", 5)])
def test_what_is_said_to_be_better_is_so_in_fresh_deals(game: str, most: int) -> None:
    right = []
    for deal in decisions(game, 2, 8, most):
        found = analyse(deal, playouts=2000)
        for worse in (each for each in found.candidates if each.verdict == "better"):
            source = source_of(deal, [found.best.action, worse.action])
            fresh = source.weigh([0, 1], 1000, 99)
            ways = source.ways
            rows = [fresh[at + 1 :: 4 * ways] for at in range(0, 4 * ways, 2)]
            right.append(max(map(fmean, rows[:ways])) > max(map(fmean, rows[ways:])))
    assert len(right) > 2
    assert fmean(right) >= 0.95


def test_a_better_action_is_measured_on_fresh_deals() -> None:
    confirmed = 0
    for deal in decisions("gin_rummy", 2, 8, 12):
        analyser = Analyser(deal)
        for worse in (each for each in analyser.run().candidates if each.verdict == "better"):
            measured = analyser.confirmed(worse.action)
            if measured is not None:
                best, other = measured
                assert other.behind.mean == pytest.approx(best.points.mean - other.points.mean, abs=1e-6)
                confirmed += 1
    assert confirmed > 20


def test_a_seat_that_can_win_at_once_is_told_so() -> None:
    # given: three kings and a run, and a card to discard
    deal = Deal.position(
        games.get("standard_rummy"),
        hands_held=[(0, 1, 2), (10, 23, 36, 7)],
        stock=tuple(range(40, 50)),
        pile=(20,),
        phase="play",
        turn=0,
    )
    broken = next(action for action in deal.legal_actions() if isinstance(action, Discard))
    found = analyse(deal, (broken,))
    assert found.best.chance.mean == 1
    assert found.of(broken).verdict == "better"


def test_the_only_legal_action_is_forced() -> None:
    deal = Deal(games.get("rummikub"), 2, 1, starter=0)
    while list(deal.legal_actions()) != [Pass()]:
        deal = Deal(games.get("rummikub"), 2, deal.seed + 1, starter=0)  # type: ignore[operator]  # seeds are numbers here
    assert analyse(deal).best.verdict == "forced"


def test_an_action_that_was_not_compared_is_unknown() -> None:
    found = analyse(decisions("gin_rummy", 2, 3, 1)[0], playouts=0)
    with pytest.raises(KeyError, match="rearrange"):
        found.of(Rearrange(((64, 65, 66),)))


def test_a_hint_ends_as_soon_as_it_is_sure_and_is_never_worse_in_a_deeper_look() -> None:
    for deal in decisions("gin_rummy", 2, 11, 3):
        analyser = Analyser(deal)
        hint = analyser.hint()
        deeper = analyse(deal, (hint,))
        assert deal.can(hint)
        assert analyser.found().of(hint).verdict in ("best", "as_good")
        assert deeper.of(hint).verdict in ("best", "as_good")
        assert analyser.playouts < analyser.usual


def test_the_error_of_a_mean_is_that_of_independent_values() -> None:
    assert estimate([1.0, 3.0]).mean == 2
    assert estimate([1.0, 3.0]).error == pytest.approx(1)
    assert estimate([5.0]).error == 0


@pytest.mark.parametrize("game", ["knock_rummy", "rummikub", "canasta"])
def test_a_deal_without_its_hidden_cards_is_refused(game: str) -> None:
    deal = Deal(games.get(game), games.get(game).players[0], 1)
    with pytest.raises(ValueError, match="all its cards"):
        Analyser(Deal.from_view(deal.rules, deal.view(deal.turn)))


def test_an_action_to_compare_may_be_text() -> None:
    deal = Deal(games.get("gin_rummy"), seed=5)
    assert analyse(deal, ["pass"], 0) == analyse(deal, [Pass()], 0)
    with pytest.raises(NotationError, match="'nonsense' is not an action"):
        analyse(deal, ["nonsense"])
    with pytest.raises(TypeError, match="a deal, of which the analysis reads only what the seat to act sees"):
        analyse(deal.view(deal.turn))  # type: ignore[arg-type]
