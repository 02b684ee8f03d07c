"""The puzzles that come with the program: solvable, proven by other means, hidden from a quick look, none twice."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from hashlib import sha256
from importlib.resources import files
from itertools import combinations

import pytest

from rummykit import puzzles, solve
from rummykit.cards import NAMES, is_joker
from rummykit.play.actions import Discard, GoOut, Open, Pass, Rearrange
from rummykit.puzzles import Puzzle
from rummykit.puzzles.difficulty import difficulty_of, steps
from rummykit.puzzles.making import WANTED, made
from rummykit.puzzles.puzzle import DECISIONS, nearly_alike, read, up_to_colours, written
from tests.puzzles.proofs import check_proof

EVERY = tuple(each for each in puzzles.puzzles() if not each.past)

Names = tuple[str, ...]


def sample(theme: str, most: int, game: str | None = None) -> list[Puzzle]:
    """Puzzles of a theme, spread over all of them."""
    found = [each for each in EVERY if each.theme == theme and game in (None, each.game)]
    return found[:: max(1, len(found) // most)]


def test_there_are_so_many_in_less_than_a_mebibyte_no_two_alike_up_to_colours() -> None:
    assert len(EVERY) == len({each.id for each in EVERY}) == 2400
    assert len(files("rummykit.puzzles").joinpath("puzzles.tsv").read_bytes()) <= 2**20
    assert len({up_to_colours(each) for each in EVERY}) == 2400
    assert Counter((each.game, each.theme) for each in EVERY) == {(game, theme): n for game, theme, n in WANTED}


def test_two_are_alike_where_colours_and_sets_change_places() -> None:
    one = read("a\trummikub\twhole_rack\t1\t3\t0\tr6 r7 b8\tr11 r12 r13 / r8 k8 o8 / r9 b9 o9")
    same = read("b\trummikub\twhole_rack\t1\t3\t0\tb6 b7 r8\tb9 r9 o9 / b8 k8 o8 / b11 b12 b13")
    other = read("c\trummikub\twhole_rack\t1\t3\t0\tb6 r7 r8\tb9 r9 o9 / b8 k8 o8 / b11 b12 b13")
    assert up_to_colours(one) == up_to_colours(same) != up_to_colours(other)


@pytest.mark.parametrize("theme", [theme for theme in puzzles.THEMES if theme not in DECISIONS])
def test_the_way_solves_it_and_lines_are_read_as_they_are_written(theme: str) -> None:
    for each in sample(theme, 60):
        way = puzzles.way(each)
        assert puzzles.answered(each, way).solved, each.id
        assert puzzles.answered(each, str(way)).solved, each.id
        assert read(written(each)) == each


def test_every_one_with_special_jokers_can_be_solved_by_the_rules_of_today() -> None:
    twist = [each for each in EVERY if each.game == "rummikub_twist"]
    assert len(twist) == 150
    assert [each.id for each in twist if not puzzles.answered(each, puzzles.way(each)).solved] == []


@pytest.mark.parametrize("theme", ["whole_rack", "free_joker"])
def test_tiles_cannot_all_be_laid_with_whole_sets_and_single_tiles(theme: str) -> None:
    """Every order of the plays that the engine lists is tried."""
    for each in sample(theme, 25):
        check_proof(each)


def test_of_a_first_meld_one_choice_of_tiles_alone_is_enough() -> None:
    for each in sample("first_meld", 10):
        check_proof(each)


@pytest.mark.parametrize("game", ["gin_rummy", "knock_rummy", "queen_city_rum"])
def test_one_discard_alone_leaves_the_least(game: str) -> None:
    for each in sample("one_discard", 4, game):
        check_proof(each)


@pytest.mark.parametrize("game", ["rummy_complete", "queen_city_rum"])
def test_with_one_discard_alone_the_hand_goes_out(game: str) -> None:
    for each in sample("go_out", 4, game):
        check_proof(each)


def test_a_whole_hand_cannot_be_laid_with_whole_sets_and_single_cards() -> None:
    for each in sample("whole_hand", 25):
        check_proof(each)


def test_no_other_choice_of_cards_is_as_many() -> None:
    for each in sample("most_cards", 4):
        check_proof(each)


@pytest.mark.parametrize("theme", ["whole_hand", "most_cards"])
def test_at_a_table_of_cards_the_way_of_every_one_solves_it_and_nothing_less_does(theme: str) -> None:
    for each in (one for one in EVERY if one.theme == theme):
        way = puzzles.way(each)
        assert isinstance(way, Rearrange)
        judged = puzzles.answered(each, way)
        assert (judged.solved, judged.reached, judged.best) == (True, each.best, each.best), each.id
        for face in {*each.hand} & {*solve.table(each.rules, each.table, each.hand).played}:
            without = list(each.hand)
            without.remove(face)
            less = puzzles.answered(each, Rearrange(solve.table(each.rules, each.table, without).table_after))
            assert not less.solved, each.id
            assert (less.reached or 0) < each.best, each.id
        refused = puzzles.answered(each, Rearrange((*each.table, each.hand)))
        assert not refused.solved
        assert refused.refusal is not None, each.id


@pytest.mark.parametrize("theme", ["finish", "most_waits"])
def test_of_a_rack_one_discard_alone_is_best_and_not_at_a_glance(theme: str) -> None:
    for each in sample(theme, 3):
        check_proof(each)


@pytest.mark.parametrize("theme", ["opening", "dearest_meld"])
def test_no_first_meld_of_a_rack_counts_more_and_none_is_seen_at_a_glance(theme: str) -> None:
    for each in sample(theme, 10):
        check_proof(each)


def test_any_first_meld_that_counts_enough_opens_and_the_dearest_alone_is_the_dearest() -> None:
    for each in (one for one in EVERY if one.theme in ("opening", "dearest_meld")):
        way, deal = puzzles.way(each), each.deal()
        assert isinstance(way, Open)
        assert puzzles.answered(each, way) == puzzles.PuzzleAnswer(solved=True, best=each.best, reached=each.best)
        other = next(action for action in deal.legal_actions() if isinstance(action, Open))
        answer = puzzles.answered(each, other)
        assert answer.reached is not None
        assert answer.solved == (each.theme == "opening" or answer.reached == each.best), each.id
        short = puzzles.answered(each, Open(way.melds[:1]))
        assert short.refusal is not None, each.id
        assert not puzzles.answered(each, Discard(each.hand[0])).solved, each.id


def test_a_rack_goes_out_in_one_discard_alone_and_by_no_other_action() -> None:
    for each in (one for one in EVERY if one.theme == "finish"):
        deal, way = each.deal(), puzzles.way(each)
        assert isinstance(way, GoOut)
        assert [action for action in deal.legal_actions() if isinstance(action, GoOut)] == [way], each.id
        assert puzzles.answered(each, way).solved, each.id
        refused = puzzles.answered(each, GoOut(way.melds[1:], way.discard)).refusal
        assert refused is not None
        assert refused.code == "must_use_whole_hand"
        assert way.discard is not None
        assert not puzzles.answered(each, Discard(way.discard)).solved, "thrown, but nothing shown"


def test_of_a_rack_one_tile_away_it_is_told_how_many_tiles_every_discard_waits_for() -> None:
    for each in (one for one in EVERY if one.theme == "most_waits"):
        discards = [action for action in each.deal().legal_actions() if isinstance(action, Discard)]
        judged = [puzzles.answered(each, action) for action in discards]
        assert [action for action, answer in zip(discards, judged, strict=True) if answer.solved] == [
            puzzles.way(each)
        ], each.id
        reached = [answer.reached or 0 for answer in judged]
        assert sorted(reached)[-2] < max(reached) == each.best, each.id
        assert all(0 <= count < 90 for count in reached), "the tiles that are neither held nor turned up"
    assert not any(isinstance(action, GoOut) for action in each.deal().legal_actions())


def test_racks_of_one_player_a_few_turns_apart_are_one_puzzle() -> None:
    one = read("a\tokey\tmost_waits\t1\t8\t109\tk4 k7 k9 k9 k11 k12 k13 k13 b4 b9 b11 o4 o11 F F\t")
    next_turn = read("b\tokey\tmost_waits\t1\t8\t109\tk4 k8 k9 k9 k11 k12 k13 k13 b4 r8 b11 o4 o11 F F\t")
    other_wild = read("c\tokey\tmost_waits\t1\t8\t108\tk4 k8 k9 k9 k11 k12 k13 k13 b4 r8 b11 o4 o11 F F\t")
    assert nearly_alike(one, next_turn)
    assert not nearly_alike(one, other_wild)
    racks = [each for each in EVERY if each.game == "okey"]
    assert not any(nearly_alike(*two) for two in combinations(racks, 2))
    tiles = sample("whole_rack", 1)[0]
    assert not nearly_alike(tiles, tiles), "on a table that is rearranged"


def test_the_wild_tile_changes_its_colour_with_the_others() -> None:
    one = read("a\tokey\tfinish\t1\t0\t69\tr6 r7 b8 F\t")
    same = read("b\tokey\tfinish\t1\t0\t82\tb6 b7 r8 F\t")
    other = read("c\tokey\tfinish\t1\t0\t69\tb6 b7 r8 F\t")
    assert (NAMES[one.wild], NAMES[same.wild]) == ("r6", "b6")
    assert up_to_colours(one) == up_to_colours(same) != up_to_colours(other)


def test_where_there_are_jokers_the_way_moves_one() -> None:
    vatikan = [each for each in EVERY if each.game == "vatikan"]
    assert len(vatikan) == 60
    for each in vatikan:
        way = puzzles.way(each)
        assert isinstance(way, Rearrange)
        assert any(is_joker(face) for cards in {*way.table} - {*each.table} for face in cards), each.id


def test_what_is_near_is_told() -> None:
    discard = sample("one_discard", 1, "gin_rummy")[0]
    others = [action for action in discard.deal().legal_actions() if isinstance(action, Discard)]
    judged = [puzzles.answered(discard, action) for action in others]
    assert sum(each.solved for each in judged) == 1
    assert all(each.reached is not None and each.reached >= each.best for each in judged)

    tiles = sample("whole_rack", 1)[0]
    nothing = puzzles.answered(tiles, Pass())
    assert (nothing.solved, nothing.reached, nothing.best) == (False, 0, len(tiles.hand))
    refused = puzzles.answered(tiles, Rearrange((tiles.hand,)))
    assert not refused.solved
    assert refused.refusal is not None


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_harder_on_sunday() -> None:
    monday = date(2027, 1, 4)
    assert puzzles.daily(monday) == puzzles.daily(monday)
    week = [puzzles.daily(monday + timedelta(days=day)).difficulty for day in range(7)]
    assert week == [1, 2, 2, 3, 3, 4, 5]
    year = [puzzles.daily(monday + timedelta(days=day)).id for day in range(364)]
    assert len({*year}) == 364


def test_a_new_theme_changes_no_puzzle_that_was_there() -> None:
    """Only difficulties have been judged anew: ids are in people's results."""
    lines = [written(each.as_numbered(each.id, 0)) for each in EVERY]
    assert (
        sha256("\n".join(lines).encode()).hexdigest()
        == "bf05de2a2423685a8dad73a436ba2f1b79f8b321a860a18ea8c8df9846093fa4"
    )
    assert [*puzzles.puzzles()[: len(EVERY)]] == [*EVERY]
    assert sum(len(puzzles.shared_out(difficulty)) for difficulty in range(1, 6)) == 2000


def test_hard_ones_rearrange_more_and_a_loose_king_is_no_hard_discard() -> None:
    """The measure of docs/puzzles.md, counted here by hand."""
    split = read("a\trummikub\twhole_rack\t1\t3\t0\tr6 k6 o3\to4 o5 o6 / r10 k10 o10")
    assert (steps(split), difficulty_of(split)) == (2, 1), "one run is taken apart"
    assert all(steps(each) > 5 for each in EVERY if each.theme == "whole_rack" and each.difficulty == 5)
    assert all(each.difficulty < 5 for each in EVERY if each.theme == "one_discard")


def test_a_wild_piece_that_fills_the_one_gap_left_makes_nothing_hard() -> None:
    """Players set it aside, lay what needs none, and see where it goes."""
    rack = "r10 r13 b10 b13 b13 k1 k1 k2 k2 k3 k9 k10 k13 o10 o13"  # four tens, four kings, 1-2-3, and 1-2 with the k9
    assert difficulty_of(read(f"a\tokey\tfinish\t1\t0\t98\t{rack}\t")) == 1
    hand = "8S 9S TS QS 5H 3D 5D 7D 8D 9D TD JD 2C 5C"  # the three is wild, and is the jack of spades
    assert difficulty_of(read(f"a\tindian_rummy_points\tdeclare\t1\t0\t3\t{hand}\t")) == 1
    itself = "AS 2S 3S 4S 6S TS 4H TH 4D 8D 9D 4C TC JK"  # the two is wild, and lies in its own place
    assert difficulty_of(read(f"a\tindian_rummy_points\tdeclare\t1\t0\t2\t{itself}\t")) == 1
    shared = "3S 4S 5S 6S 3H 4H 5H 4D 3C 4C 7C 9C JC QC"  # two runs and two groups want the threes and fours
    assert difficulty_of(read(f"a\tindian_rummy_points\tdeclare\t1\t0\t7\t{shared}\t")) == 5


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(LookupError, match="no puzzle nothing-1"):
        puzzles.find("nothing-1")


def test_they_are_made_the_same_way_every_time() -> None:
    wanted = (("gin_rummy", "one_discard", 5), ("rummikub", "whole_rack", 5), ("machiavelli", "whole_hand", 3))
    first = made(wanted)  # type: ignore[arg-type]
    assert first == made(wanted)  # type: ignore[arg-type]
    there = {up_to_colours(each) for each in EVERY}
    assert all(up_to_colours(each.puzzle) in there for each in first)
