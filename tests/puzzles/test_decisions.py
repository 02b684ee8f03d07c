"""Decisions: what is right is what fresh deals say, some bot does not see it, and nothing but the position tells it."""

from __future__ import annotations

from collections import Counter

import pytest

from rummykit import games, hands, puzzles
from rummykit.analysis.actions import proposals
from rummykit.analysis.sources import source_of
from rummykit.cards import parse_face
from rummykit.cli import main
from rummykit.lessons.choices import counted
from rummykit.lessons.goals import deadwood
from rummykit.lessons.measured import measured
from rummykit.play.actions import Discard, Knock
from rummykit.puzzles import Puzzle
from rummykit.puzzles.deciding import at_first_sight, decisions, position_theme
from rummykit.puzzles.decisions import CHOICE_OF, choice_of
from rummykit.puzzles.making_decisions import DECISIONS_WANTED, ONE_ANSWER, with_decisions
from rummykit.puzzles.puzzle import DECISIONS, read, written

EVERY = tuple(each for each in puzzles.puzzles() if each.past)
OTHER_CHANCE = 1 << 43
YES_OR_NO = ("knock", "upcard", "lay")
KNOCK = read(
    "a\tknock_rummy\tknock\t3\t0\t0\t\t\t3;draw stock;discard TS;draw discard;discard QD;draw discard"
    "\t74 5.3 knock;47 2.4 discard 9C"
)
KEEP = read("a\tgin_rummy\tkeep\t2\t0\t0\t\t\t1367911648;draw discard\t81 31.2 discard 4D;76 27.4 discard 2H")
"""Two runs, 2H 3H and QC QD; the four of diamonds belongs to nothing."""


def sample(theme: str, most: int) -> list[Puzzle]:
    """Decisions of a theme, spread over all of them."""
    found = [each for each in EVERY if each.theme == theme]
    return found[:: max(1, len(found) // most)]


def right(puzzle: Puzzle) -> str | None:
    """The choice that solves it."""
    return choice_of(puzzle.theme, puzzles.way(puzzle))


def test_lines_are_read_as_they_are_written_and_the_way_solves() -> None:
    for each in (KNOCK, *EVERY):
        assert read(written(each)) == each
        assert puzzles.answered(each, puzzles.way(each)).solved, each.id
        assert position_theme(each.deal(), each.past) == ("keep" if each.theme == "safe_discard" else each.theme), (
            each.id
        )
        assert each.deal().turn == 0


def test_the_terminal_tells_the_past_and_no_best_discard_before_the_way_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    keep = sample("keep", 1)[0]
    wrong = next(
        each for each in keep.deal().legal_actions() if isinstance(each, Discard) and each != puzzles.way(keep)
    )
    assert main(["puzzle", keep.id, "--answer", str(wrong)]) == 1
    past, position = capsys.readouterr().out.split("\n\nTurn ")
    told = [action.split(" (")[0] for line in past.splitlines()[2:] for action in line.split("; ")[1:]]
    assert told == [str(action) for _, action in keep.moves()]
    answer = position.splitlines()[-2:]
    assert answer[0].startswith("the best discard: wins ")
    assert answer[1].startswith(f"{wrong}: wins ")


def test_the_terminal_does_not_tell_what_the_best_discard_leaves(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(each for each in puzzles.puzzles() if each.theme == "one_discard" and each.game == "gin_rummy")
    assert puzzle.deal().view(0).deadwood == puzzle.best
    main(["puzzle", puzzle.id, "--way"])
    assert f"deadwood {puzzle.best}" not in capsys.readouterr().out


def test_an_answer_tells_the_best_choice_and_that_which_was_made() -> None:
    wrong = puzzles.answered(KNOCK, "discard 9C")
    assert not wrong.solved
    assert [(str(each.action), each.chance, each.points) for each in wrong.choices] == [
        ("knock", 0.74, 5.3),
        ("discard 9C", 0.47, 2.4),
    ]
    other_card = puzzles.answered(KNOCK, str(next(a for a in KNOCK.deal().legal_actions() if isinstance(a, Discard))))
    assert other_card.choices == wrong.choices, "to play on is one choice, whatever is discarded"


def test_what_can_be_counted_is_counted_by_hand() -> None:
    """Every unseen card is added to the hand after the discard, and every pair of them to the card discarded."""
    deal = KNOCK.deal()
    view = deal.view(0)
    action = next(each for each in deal.legal_actions() if isinstance(each, Discard))
    kept = list(view.hand)
    kept.remove(action.card)
    unseen = [face for face in range(52) if face not in (*view.hand, *view.discard_pile)]
    now = deadwood(deal, hands.of(kept))
    helps = sum(deadwood(deal, hands.of((*kept, face))) < now for face in unseen)
    pairs = [
        (one, two)
        for one in unseen
        for two in unseen
        if one < two and deadwood(deal, hands.of((one, two, action.card))) == 0
    ]
    found = counted("discard", deal, action)
    assert (found["unseen"], found["helps"], found["left"]) == (len(unseen), helps, now)
    assert found["uses"] == len(pairs)


def test_other_deals_bear_the_answers_out() -> None:
    """Two of each theme, on deals that were not used to find them; what a better analysis sees otherwise is rare."""
    wrong = []
    for each in [each for theme in DECISIONS for each in sample(theme, 2)[:2]]:
        source = source_of(each.deal())
        found = measured(source, CHOICE_OF[each.theme], OTHER_CHANCE, min(2000, source.a_second // 20))
        assert found is not None
        if choice_of(each.theme, found.choices[0].action) != right(each):
            wrong.append(each.id)
    assert len(wrong) < 2, wrong


def test_some_bot_does_not_see_it() -> None:
    for each in decisions(games.get("knock_rummy"), 3, frozenset(DECISIONS)):
        assert any(choice_of(each.theme, action) != right(each) for action in proposals(each.deal()))


def test_what_comes_to_mind_first_is_not_hard_and_what_wins_less_often_is_not_easy() -> None:
    for each in EVERY:
        deal, (best, second) = each.deal(), each.figures[:2]
        if choice_of(each.theme, at_first_sight(each.theme, deal)) == right(each):
            assert each.difficulty <= 2, each.id
        else:
            assert each.difficulty >= (3 if best.chance < second.chance else 2), each.id
    assert at_first_sight("keep", KEEP.deal()) == Discard(parse_face("4D"))
    assert at_first_sight("knock", KNOCK.deal()) != Knock()  # nobody has so few points left in the first round


def test_no_answer_is_right_too_often() -> None:
    """Who always knocks, takes or lays is right no more often than by chance; no place among the discards is better."""
    for theme in YES_OR_NO:
        of_theme = Counter(right(each) for each in EVERY if each.theme == theme)
        assert max(of_theme.values(), default=0) <= ONE_ANSWER * of_theme.total() + 2, (theme, of_theme)
    discards = [each for each in EVERY if each.theme not in YES_OR_NO]
    places = Counter(
        [str(action) for action in each.deal().legal_actions()].index(each.figures[0].action) for each in discards
    )
    assert max(places.values(), default=0) <= max(3, len(discards) / 3), places


def test_the_same_deal_has_the_same_decisions_and_numbers_go_on() -> None:
    knock_rummy = games.get("knock_rummy")
    found = [*decisions(knock_rummy, 8, frozenset({"knock"}))]
    assert found == [*decisions(knock_rummy, 8, frozenset({"knock"}))]
    assert [each.theme for each in found] == ["knock"]
    there = with_decisions((), found)
    assert [each.id for each in with_decisions(there, found)] == ["knock-1", "knock-2"]


def test_those_of_the_program_are_those_that_are_wanted() -> None:
    count = Counter((each.game, each.theme) for each in EVERY)
    assert all(count[game, theme] <= DECISIONS_WANTED[game][theme] for game, theme in count)
    assert len({each.past for each in EVERY}) == len(EVERY)
