"""Data sets: the same bytes wherever they are played, played again, and asked as the page asks them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rummykit import Deal, arena, games
from rummykit.cli import main
from rummykit.lab import data
from rummykit.play.view import View

duckdb = pytest.importorskip("duckdb")
pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")

PAGE = (Path(__file__).parents[2] / "docs/data.md").read_text(encoding="utf-8")


def content(files: list[Path]) -> list[bytes]:
    """The bytes of files."""
    return [file.read_bytes() for file in files]


@pytest.mark.parametrize("game", ["standard_rummy", "rummikub", "phom", "german_rummy", "indian_rummy_points"])
def test_a_data_set_plays_again(game: str, tmp_path: Path) -> None:
    rules = games.get(game)
    files = data.write(rules, tmp_path, ("greedy", "random"), 3, on=None)
    table = data.read(tmp_path)
    assert data.replay(tmp_path) == table.num_rows > 0
    assert data.facts_of(files[0]).rules() == rules
    assert set(table.column("deal").to_pylist()) == {0, 1, 2}


def test_where_it_is_played_changes_no_byte(tmp_path: Path) -> None:
    rules = games.get("knock_rummy")
    here = data.write(rules, tmp_path / "here", deals=10, deals_a_file=4, seed="s", on=None)
    there = data.write(rules, tmp_path / "there", deals=10, deals_a_file=4, seed="s", workers=2)
    assert [file.name for file in here] == ["part-00000.parquet", "part-00001.parquet", "part-00002.parquet"]
    assert content(here) == content(there)
    other = data.write(rules, tmp_path / "other", deals=10, deals_a_file=4, seed="t", on=None)
    assert content(other) != content(here)


def test_rows_are_the_deal_as_the_seat_saw_it(tmp_path: Path) -> None:
    rules = games.get("knock_rummy")
    data.write(rules, tmp_path, ("greedy", "random"), 2, seed="rows", with_legal_actions=True, on=None)
    rows = data.read(tmp_path).to_pylist()
    assert [row["bot"] == "greedy" for row in rows] == [(row["seat"] + row["deal"]) % 2 == 0 for row in rows]
    for number in range(2):
        mine = [row for row in rows if row["deal"] == number]
        deal = Deal(rules, 2, mine[0]["seed"])
        for ply, row in enumerate(mine):
            view = deal.view(deal.turn)
            assert (row["ply"], row["seat"], row["turn"], row["stock"]) == (
                ply,
                deal.turn,
                view.turn_number,
                view.stock,
            )
            assert tuple(row["hand"]) == view.hand
            assert msgspec.msgpack.decode(row["view"], type=View) == view
            assert row["legal_actions"] == [str(action) for action in deal.legal_actions()]
            assert row["legal"] == len(row["legal_actions"])
            assert row["action"] in row["legal_actions"]
            deal.play(row["action"])
        assert deal.result is not None
        assert {row["ending"] for row in mine} == {deal.result.kind}


def test_points_are_those_of_the_arena_where_few_are_good(tmp_path: Path) -> None:
    rules = games.get("german_rummy")
    data.write(rules, tmp_path, ("greedy", "greedy"), 3, on=None)
    points = {(row["deal"], row["seat"]): row["points"] for row in data.read(tmp_path).to_pylist()}
    standing = arena.duplicate(rules, ("greedy", "greedy"), 3, on=None)
    assert [points[deal, 0] + points[deal, 1] for deal in range(3)] == [sum(each) // 2 for each in standing.points]


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    rules = games.get("knock_rummy")
    whole = content(data.write(rules, tmp_path, deals=6, deals_a_file=2, on=None))
    kept, missing, damaged = sorted(tmp_path.iterdir())
    missing.unlink()
    damaged.write_bytes(b"PAR1")
    before = kept.stat().st_mtime_ns
    told: list[tuple[int, int]] = []
    again = data.write(
        rules, tmp_path, deals=6, deals_a_file=2, on=None, progress=lambda done, of: told.append((done, of))
    )
    assert content(again) == whole
    assert kept.stat().st_mtime_ns == before
    assert told == [(4, 6), (6, 6)]


def test_a_data_set_is_not_mixed_with_another(tmp_path: Path) -> None:
    rules = games.get("knock_rummy")
    data.write(rules, tmp_path, deals=4, deals_a_file=2, on=None)
    other: list[dict[str, Any]] = [{"bots": ("random", "greedy")}, {"seed": 1}, {"players": 3}, {"deals": 2}]
    for each in other:
        with pytest.raises(ValueError, match="a data set of other deals"):
            data.write(rules, tmp_path, **({"deals": 4, "deals_a_file": 2, "on": None} | each))
    with pytest.raises(ValueError, match="a data set of other deals"):
        data.write(games.get("knock_rummy", max_recycles=1), tmp_path, deals=4, deals_a_file=2, on=None)
    data.write(rules, tmp_path, deals=6, deals_a_file=2, on=None)
    assert data.replay(tmp_path) == data.read(tmp_path).num_rows


@pytest.mark.parametrize(
    ("column", "change", "why"),
    [
        ("action", lambda rows: rows[3].update(action="draw discard"), r"deal 0, ply 3: draw discard: "),
        ("view", lambda rows: rows[2].update(view=rows[0]["view"]), "deal 0, ply 2: the view is another"),
        ("seat", lambda rows: rows[1].update(seat=1 - rows[1]["seat"]), "deal 0, ply 1: it is not the turn of seat"),
        ("points", lambda rows: rows[0].update(points=999), "deal 0 does not end as it says"),
        ("row", lambda rows: rows.pop(), "deal 1 does not end as it says"),
        ("deal", lambda rows: [row.update(deal=0) for row in rows], "does not have the deals 0 to 1"),
    ],
)
def test_what_was_changed_is_found(column: str, change: Any, why: str, tmp_path: Path) -> None:
    [file] = data.write(games.get("knock_rummy"), tmp_path, ("greedy",), 2, on=None)
    table = pq.read_table(file)
    rows = table.to_pylist()
    change(rows)
    pq.write_table(pa.Table.from_pylist(rows, table.schema), file)
    with pytest.raises(data.DataFault, match=why):
        data.replay(tmp_path)


def test_what_is_no_data_set_is_told(tmp_path: Path) -> None:
    with pytest.raises(data.DataFault, match=r"there is no part-00000\.parquet here"):
        data.read(tmp_path)
    pq.write_table(pa.table({"deal": [1]}), tmp_path / "part-00000.parquet")
    with pytest.raises(data.DataFault, match="no data set of RummyKit"):
        data.replay(tmp_path)


def told_on_the_page() -> list[tuple[str, str]]:
    """The questions of the page, and their answers as tables."""
    return re.findall(r"```sql\n(.*?)\n```\n\n(\|.*?\|)\n(?:\n|$)", PAGE, re.DOTALL)


def as_table(asked: Any) -> str:
    """An answer as a table of the page."""
    rows = [asked.columns, ["---"] * len(asked.columns), *asked.fetchall()]
    return "\n".join(f"| {' | '.join(str(cell) for cell in row)} |" for row in rows)


def test_the_questions_of_the_page_are_answered_as_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    [commands] = re.findall(r"```sh\n(.*?)\n```", PAGE, re.DOTALL)
    for command in commands.splitlines():
        assert main([*shlex.split(command, comments=True)[1:], "--jobs", "1"]) == 0
    questions = told_on_the_page()
    assert len(questions) == PAGE.count("```sql") == 5
    for question, answer in questions:
        assert as_table(duckdb.sql(question)) == answer


def test_every_column_is_on_the_page(tmp_path: Path) -> None:
    files = data.write(games.get("knock_rummy"), tmp_path, deals=1, with_legal_actions=True, on=None)
    told = set(re.findall(r"`(\w+)`", PAGE.split("## Columns")[1].split("## In Python")[0]))
    assert set(pq.read_schema(files[0]).names) <= told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "chess"], "No game is called 'chess'"),
        ([], "Say which game"),
        (["--game", "gin_rummy", "--bots", "clever"], "There is no bot 'clever'"),
        (["--game", "gin_rummy", "--players", "7"], "for 2"),
        (["--game", "gin_rummy", "--deals", "0"], "a deal"),
        (["--check"], "there is no part-00000"),
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["data", "--out", str(tmp_path), *arguments]) in (1, 2)
    assert said in capsys.readouterr().err
