"""Puzzles out of records: proven like those of the program, hard by the same measure, and only where rules allow it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from rummykit import bots, games, puzzles
from rummykit.cli import main
from rummykit.match import Match
from rummykit.puzzles import Puzzle
from rummykit.puzzles.difficulty import difficulty_of
from rummykit.puzzles.making import WANTED, made, numbered
from rummykit.puzzles.puzzle import nearly_alike, read, shape, written
from rummykit.record import Move, Record, parse_record, record_of, write
from tests.puzzles.proofs import check_proof

EVERY = puzzles.puzzles()


@cache
def played(game: str, players: int = 2, seed: int = 1, **options: object) -> Record:
    """The record of a match between bots, through its text."""
    rules = games.get(game, **options)  # type: ignore[arg-type]
    chance = Random(seed)
    match = Match(rules, players=players, seed=seed)
    deals: list[list[Move]] = [[]]
    while match.deal.result is None or match.between_deals:
        if match.deal.result is not None:
            match.next_deal()
            deals.append([])
            continue
        action = bots.choose("greedy", rules, match.deal.view(match.deal.turn), chance)
        deals[-1].append(Move(match.deal.turn, action))
        match.play(action)
    return parse_record(write(record_of(match, deals, tuple(f"Player {each}" for each in range(players)))))


def of_several(game: str, players: int = 2) -> Iterator[Puzzle]:
    """The puzzles of two matches."""
    for seed in (1, 2):
        yield from puzzles.of_record(played(game, players, seed))


@pytest.mark.parametrize(
    ("game", "players"),
    [
        *(("rummikub", 2), ("rummikub_classic", 4), ("rummikub_twist", 2), ("gin_rummy", 2), ("knock_rummy", 2)),
        *(("machiavelli", 2), ("vatikan", 3)),
    ],
)
def test_what_is_found_is_proven_by_other_means_and_says_nothing_of_the_people(game: str, players: int) -> None:
    found = [*of_several(game, players)]
    assert found
    for each in found:
        check_proof(each)
        line = written(each)
        assert read(line) == each
        assert "Player" not in line


def test_racks_with_a_wild_tile_are_found_where_three_play_and_none_twice() -> None:
    found = puzzles.of_record(played("okey", 3))
    assert {each.theme for each in found} == {"finish", "most_waits"}
    assert not any(nearly_alike(*two) for two in combinations(found, 2))
    for theme, most in (("finish", 4), ("most_waits", 2)):
        for each in [one for one in found if one.theme == theme][:most]:
            check_proof(each)
            assert read(written(each)) == each


def test_first_melds_of_tiles_are_found_in_a_record() -> None:
    found = [each for seed in (1, 2, 3) for each in puzzles.of_record(played("okey_101", 2, seed))]
    assert {"opening"} <= {each.theme for each in found} <= {"opening", "dearest_meld"}
    for each in found[:4]:
        check_proof(each)
        assert read(written(each)) == each


def test_ids_follow_from_the_position_and_are_none_of_the_program() -> None:
    found = puzzles.of_record(played("rummikub"))
    assert found == puzzles.of_record(played("rummikub"))
    assert {each.id for each in found}.isdisjoint({each.id for each in EVERY})
    assert all(each.id == f"{each.theme}-r{shape(each)[:16]}" and each.from_match for each in found)
    assert not any(each.from_match for each in EVERY)


def test_the_hardest_come_first_and_none_twice() -> None:
    found = puzzles.of_record(played("rummikub"))
    levels = [each.difficulty for each in found]
    assert levels == sorted(levels, reverse=True)
    assert len({shape(each) for each in found}) == len(found)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("rummikub", {"joker_sets_manipulable": True}),
        ("rummikub", {"first_meld": 50}),
        ("rummikub_twist", {"cj_adjacent": not games.get("rummikub_twist").options()["cj_adjacent"]}),
        ("rummy_complete", {"round_the_corner": True}),
        ("gin_rummy", {"knock_limit": 5}),
        ("boathouse_rum", {"card_count_scoring": True}),
        ("machiavelli", {"jokers": 2}),
        ("okey", {"pairs_okey": 4}),
    ],
)
def test_house_rules_that_matter_are_refused(game: str, options: dict[str, object]) -> None:
    rules = games.get(game, **options)  # type: ignore[arg-type]
    assert rules != games.get(game), "the option has its default"
    assert puzzles.themes_of(rules) == ()
    if game.startswith("rummikub"):
        assert puzzles.of_record(played(game, 2, 1, **options)) == ()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("rummikub", {"num_games": 1}),
        ("gin_rummy", {"target_score": 200}),
        ("knock_rummy", {"single_hand": True}),
        ("okey", {"start_points": 10}),
    ],
)
def test_how_long_a_match_is_matters_nothing(game: str, options: dict[str, object]) -> None:
    assert puzzles.themes_of(games.get(game, **options))  # type: ignore[arg-type]


def test_every_game_of_the_program_has_themes_and_no_other() -> None:
    wanted = {game for game, *_ in WANTED}
    assert {game for game in games.SHEETS if puzzles.themes_of(games.get(game))} == wanted


def test_the_command_lists_them_and_one_is_solved_by_its_id(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    file.write_text(write(played("rummikub")), encoding="utf-8")
    found = puzzles.of_record(played("rummikub"))
    assert main(["puzzle", "--from", str(file)]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [each.id for each in found]
    assert main(["puzzle", "--from", str(file), "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(each["id"], each["difficulty"]) for each in told] == [(each.id, each.difficulty) for each in found]
    way = str(puzzles.way(found[0]))
    assert main(["puzzle", found[0].id, "--from", str(file), "--answer", way]) == 0
    assert capsys.readouterr().out.endswith("Solved.\n")


@pytest.mark.parametrize("options", [{"first_meld": 50}, None])
def test_the_command_says_why_there_can_be_none(
    options: dict[str, object] | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.txt"
    file.write_text("no record" if options is None else write(played("rummikub", **options)), encoding="utf-8")
    assert main(["puzzle", "--from", str(file)]) == 2
    why = "line 1" if options is None else "no puzzles are made of Rummikub"
    assert why in capsys.readouterr().err


def test_a_record_with_unknown_cards_is_refused() -> None:
    text = write(played("rummikub"))
    hidden = "\n".join(line for line in text.splitlines() if not line.startswith(("seed", "commitment", "promised")))
    with pytest.raises(ValueError, match="cards are unknown"):
        puzzles.of_record(parse_record(hidden))


def test_difficulty_is_by_what_must_be_tried() -> None:
    assert {each.id: each.difficulty for each in EVERY} == {each.id: difficulty_of(each) for each in EVERY}


def test_the_command_that_made_the_file_makes_the_same_puzzles() -> None:
    """Of the smallest themes all are made again."""
    again = numbered(made(tuple(each for each in WANTED if each[0] == "okey")))
    assert again == [each for each in EVERY if each.game == "okey"]
