"""A ladder: played once, kept line by line, gone on with, shown in three forms, and checked."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from rummykit import arena, games
from rummykit.arena.ladder import LadderFault, LadderStore, play_ladder, report_of, verify_ladder
from rummykit.arena.ladder.page import ladder_page
from rummykit.arena.ladder.play import DEALS_A_LOT, NumberOfSeats, seats_of
from rummykit.arena.ladder.report import LadderReport
from rummykit.arena.source import program_source
from rummykit.cli import main

SHEETS = [games.get("knock_rummy"), games.get("german_rummy")]
BOTS = ("random", "greedy")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ladder of two players at two games; nobody may change it."""
    found = tmp_path_factory.mktemp("ladder") / "ladder.jsonl"
    play_ladder(LadderStore(found), SHEETS, BOTS, 4, on=None)
    return found


def without_times(store: LadderStore) -> list[object]:
    """The batches of a store, but for the times."""
    return [(batch.key, batch.points, batch.won) for batch in store.batches.values()]


def test_every_two_players_meet_at_two_seats_and_the_most(file: Path) -> None:
    store = LadderStore(file)
    assert list(store.sheets.values()) == SHEETS
    met = [(store.sheets[key.sheet].id, key.seats, key.bots, key.first, key.last) for key in store.batches]
    assert met == [
        ("knock_rummy", 2, ("greedy", "random"), 0, 4),
        ("knock_rummy", 5, ("greedy", "random"), 0, 4),
        ("german_rummy", 2, ("greedy", "random"), 0, 4),
        ("german_rummy", 6, ("greedy", "random"), 0, 4),
    ]


def test_its_deals_are_those_of_the_arena(file: Path) -> None:
    for key, batch in LadderStore(file).batches.items():
        rules = LadderStore(file).sheets[key.sheet]
        standing = arena.duplicate(rules, key.bots, 4, players=key.seats, seed=key.seed, on=None)
        assert (batch.points, batch.won) == (standing.points, standing.won)


@pytest.mark.parametrize(
    ("asked", "seats"),
    [(None, [2, 5]), ((3,), [3]), ((2, 4, 9), [2, 4]), ((1, 0, 6), []), (("fewest",), [2]), (("fewest", 2, 4), [2, 4])],
)
def test_seats_are_those_that_the_game_is_for(asked: Sequence[NumberOfSeats] | None, seats: list[int]) -> None:
    assert seats_of(games.get("knock_rummy"), asked) == seats


def test_fewest_seats_are_as_few_as_each_game_takes() -> None:
    assert [seats_of(games.get(game), ["fewest"]) for game in ("gin_rummy", "contract_rummy")] == [[2], [3]]


def test_where_it_is_played_changes_nothing_but_times(file: Path, tmp_path: Path) -> None:
    store = LadderStore(tmp_path / "two.jsonl")
    play_ladder(store, SHEETS, BOTS, 4, workers=2)
    assert without_times(store) == without_times(LadderStore(file))


def test_a_run_that_was_killed_goes_on(file: Path, tmp_path: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(b"".join(lines[:-1]) + lines[-1][:100])
    store = LadderStore(broken)
    assert len(store.batches) == 3
    told: list[tuple[int, int]] = []
    assert play_ladder(store, SHEETS, BOTS, 4, on=None, progress=lambda done, of: told.append((done, of))) == 4
    assert told == [(4, 4)]
    assert without_times(LadderStore(broken)) == without_times(LadderStore(file))
    assert play_ladder(store, SHEETS, BOTS, 4, on=None) == 0


def test_more_deals_add_lots_to_those_that_are_there(tmp_path: Path) -> None:
    store = LadderStore(tmp_path / "more.jsonl")
    knock = SHEETS[:1]
    assert play_ladder(store, knock, BOTS, DEALS_A_LOT, seats=[2], on=None) == DEALS_A_LOT
    assert play_ladder(store, knock, BOTS, DEALS_A_LOT + 2, seats=[2], on=None) == 2
    assert report_of(store).deals == DEALS_A_LOT + 2


def test_a_sheet_with_house_rules_is_another_game(tmp_path: Path) -> None:
    store = LadderStore(tmp_path / "house.jsonl")
    play_ladder(store, [games.get("rummikub"), games.get("rummikub", first_meld=0)], BOTS, 2, seats=[2], on=None)
    assert len(store.sheets) == 2
    assert len(report_of(LadderStore(store.file)).games) == 2


def test_the_report_adds_up(file: Path) -> None:
    report = report_of(LadderStore(file))
    assert [player.name for player in report.players] == ["greedy", "random"]
    assert report.anchor == "greedy"
    assert report.deals == 16
    greedy, random = report.players
    assert (greedy.rating.mean, greedy.deals) == (1000, 16)
    assert random.rating.high < 1000
    assert random.times.decisions > 100
    [meeting] = report.meetings
    ahead = report.share("random", "greedy")
    assert ahead is not None
    assert meeting.ahead.mean + ahead.mean == pytest.approx(1)
    assert [game.seats for game in report.games] == [2, 5, 2, 6]
    for game in report.games:
        assert game.meetings[0].points is not None
        assert set(game.ratings) == {"greedy", "random"}
    assert msgspec.json.decode(msgspec.json.encode(report), type=LadderReport) == report


class _Page(HTMLParser):
    """Notes what a page refers to, and whether its tags match."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "circle", "polygon"):
            self.open.append(tag)
        self.outside += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """These end at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_no_other_file(file: Path) -> None:
    text = ladder_page(report_of(LadderStore(file)))
    page = _Page()
    page.feed(text)
    assert (page.open, page.outside) == ([], [])
    assert "url(" not in text
    assert "@import" not in text
    charts = [part for part in text.split("<svg")[1:] if 'class="chart"' in part]
    assert len(charts) == 2
    for chart in charts:
        ElementTree.fromstring(f"<svg{chart.split('</svg>')[0]}</svg>")
    assert "Knock Rummy, 5 seats: " in text


def test_what_is_shown_says_who_played_it_and_plays_the_same_again(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", "show", str(file)]) == 0
    told, again = capsys.readouterr().out.split("Played by ")[1].split("have:")
    assert told.startswith(f"RummyKit {program_source().version}")
    monkeypatch.chdir(tmp_path)
    for command in again.strip().splitlines():
        assert main([*shlex.split(command)[1:], "--jobs", "1"]) == 0
    assert sorted(without_times(LadderStore("again.jsonl")), key=str) == sorted(
        without_times(LadderStore(file)), key=str
    )


def test_a_name_with_signs_of_html_is_written_out(tmp_path: Path) -> None:
    store = LadderStore(tmp_path / "signs.jsonl")
    play_ladder(store, SHEETS[:1], BOTS, 2, seats=[2], on=None)
    text = store.file.read_text().replace('"random"', '"engine:a <b> & \\"c\\""')
    store.file.write_text(text)
    page = ladder_page(report_of(LadderStore(store.file)))
    assert "<b>" not in page
    assert "engine:a &lt;b&gt; &amp;" in page


def test_what_was_played_is_found_again(file: Path) -> None:
    checked = verify_ladder(LadderStore(file), 2, on=None)
    assert (checked.batches, checked.checked, checked.not_repeatable, checked.wrong) == (4, 2, 0, ())
    assert verify_ladder(LadderStore(file), None, on=None).checked == 4


def test_two_processes_may_play_into_one_file(file: Path, tmp_path: Path) -> None:
    shared = tmp_path / "shared.jsonl"
    one, other = LadderStore(shared), LadderStore(shared)
    play_ladder(one, SHEETS[:1], BOTS, 4, on=None)
    play_ladder(other, SHEETS, BOTS, 4, on=None)
    assert without_times(other) == without_times(LadderStore(shared)) == without_times(LadderStore(file))
    assert len(shared.read_bytes().splitlines()) == len(file.read_bytes().splitlines())


def test_a_result_that_was_changed_is_found(file: Path, tmp_path: Path) -> None:
    changed = tmp_path / "changed.jsonl"
    lines = file.read_text().splitlines()
    batch = json.loads(lines[1])
    batch["points"][2][0] += 10
    changed.write_text("\n".join([lines[0], json.dumps(batch), *lines[2:], ""]))
    [wrong] = verify_ladder(LadderStore(changed), None, on=None).wrong
    assert (wrong.game, wrong.deal, wrong.key.seats) == ("knock_rummy", 2, 2)


def test_a_player_with_a_budget_of_time_is_not_played_again(tmp_path: Path) -> None:
    store = LadderStore(tmp_path / "timed.jsonl")
    play_ladder(store, [games.get("nowrang")], ("sharp:1ms", "random"), 2, seats=[2], on=None)
    checked = verify_ladder(store, on=None)
    assert (checked.batches, checked.checked, checked.not_repeatable) == (1, 0, 1)


def test_a_file_that_is_no_ladder_is_told_with_its_line(file: Path, tmp_path: Path) -> None:
    lines = file.read_text().splitlines()
    other = tmp_path / "other.jsonl"
    other.write_text("\n".join([*lines[:2], "hallo", *lines[2:], ""]))
    with pytest.raises(LadderFault, match=r"other\.jsonl, line 3: this is no line of a ladder"):
        LadderStore(other)
    for wrong in ({"last": 10**9}, {"first": 2}, {"first": -4, "last": 0}):
        batch = json.loads(lines[1])
        batch["key"] |= wrong
        other.write_text("\n".join([lines[0], json.dumps(batch), ""]))
        with pytest.raises(LadderFault, match="line 2: this is no line of a ladder: it does not have the deals"):
            LadderStore(other)
    other.write_text("\n".join([lines[0].replace('"players":[2,5]', '"players":[2,3]'), *lines[1:], ""]))
    with pytest.raises(LadderFault, match="is not the one that was played"):
        LadderStore(other)
    other.write_text("\n".join([lines[0].replace("Knock Rummy", "Knocking Rummy"), *lines[1:], ""]))
    with pytest.raises(LadderFault, match="is not the one that was played"):
        LadderStore(other)
    other.write_text("\n".join([*lines[1:], ""]))
    with pytest.raises(LadderFault, match="which is not there"):
        LadderStore(other)


def test_the_command_plays_shows_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, page = str(tmp_path / "l.jsonl"), tmp_path / "l.html"
    asked = ["--game", "knock_rummy", "--seats", "2", "--bots", "random,greedy", "--deals", "2", "--jobs", "1"]
    assert main(["ladder", "play", kept, *asked, "--html", str(page)]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("2 players, 1 game, 2 duplicate deals between two; greedy is rated 1000\n")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["ladder", "show", kept]) == 0
    assert capsys.readouterr().out == printed
    assert main(["ladder", "show", kept, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 2
    assert main(["ladder", "verify", kept, "--jobs", "1"]) == 0
    assert capsys.readouterr().out == "1 of 1 batches played again: each deal is as it was\n"
    changed = Path(kept).read_text().replace('"won":[[', '"won":[[9')
    Path(kept).write_text(changed)
    assert main(["ladder", "verify", kept, "--jobs", "1"]) == 1
    assert "knock_rummy, 2 seats, greedy against random: deal 0 of seed '0' went otherwise" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["show"], "nothing has been played yet"),
        (["verify"], "nothing has been played yet"),
        (["play", "--game", "chess"], "No game is called 'chess'"),
        (["play", "--bots", "greedy"], "two players or more"),
        (["play", "--bots", "greedy,greedy"], "a name of its own"),
        (["play", "--bots", "greedy,clever"], "There is no bot 'clever'"),
        (["play", "--deals", "0"], "a deal or more"),
        (["play", "--game", "gin_rummy", "--seats", "7"], "None of these games is for so many seats"),
    ],
)
def test_what_is_no_ladder_is_said(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    what, *rest = arguments
    assert main(["ladder", what, str(tmp_path / "none.jsonl"), *rest]) == 2
    assert said in capsys.readouterr().err
