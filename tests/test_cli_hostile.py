"""The command says in a sentence what is wrong with what it is given, whatever that is: no traceback, nothing huge."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from rummykit import games
from rummykit.arena.engines.serving import serve_engine
from rummykit.arena.players import read
from rummykit.cli import main
from rummykit.record import parse_record
from rummykit.rules import Rules
from rummykit.sheets import SheetError, read_sheet

MARK = b"\xef\xbb\xbf"
DIGITS = "9" * 5000
DEPTHS = (100, 900, 5_000, 100_000)


def run(arguments: list[str], given: bytes, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> str:
    """What the command prints and complains about, of what is piped in."""
    piped = io.BytesIO(given)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=piped, read=lambda: given.decode()))
    assert main(arguments) in (0, 1, 2)
    told = capfd.readouterr()
    return told.out + told.err


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("nested", ['{"a":', "["])
@pytest.mark.parametrize("command", [["solve", "--jsonl", "-"], ["referee"]])
def test_nested_lines_are_answered_and_the_next_one_too(
    command: list[str], nested: str, depth: int, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    closing = {"{": "}", "[": "]"}[nested[0]]
    whole = nested * depth + ("1" if nested != "[" else "") + closing * depth
    good = {"id": 7, "rack": ["r1-3"], "game": "rummikub", "ask": "meld", "input": {"meld": ["r1-3"]}}
    wanted = {
        name: good[name] for name in (("id", "rack") if command[0] == "solve" else ("id", "game", "ask", "input"))
    }
    lines = "\n".join([whole, nested * depth, '{"id": 5, "rack": ' + whole + "}", json.dumps(wanted)])
    answers = [json.loads(line) for line in run(command, lines.encode(), monkeypatch, capfd).splitlines()]
    assert ["error" in answer for answer in answers] == [True, True, True, False]
    assert answers[-1]["id"] == 7


@pytest.mark.parametrize("depth", DEPTHS)
def test_an_engine_answers_after_a_nested_line(depth: int) -> None:
    out = io.BytesIO()
    serve_engine(read("random"), [b'{"a":' * depth, b"[" * depth + b"]" * depth, b"{}"], out, "1")
    assert out.getvalue().count(b'"error"') == 3
    assert len(out.getvalue()) < 2000


@pytest.mark.parametrize(
    ("form", "text"),
    [
        *[("json", '{"a":' * depth + "1" + "}" * depth) for depth in DEPTHS],
        *[("json", '{"turn":' + "[" * depth + "]" * depth + "}") for depth in DEPTHS],
        *[("toml", "x=" + "[" * depth + "]" * depth) for depth in DEPTHS[:3]],
        *[("toml", "x=" + "{a=" * depth + "1" + "}" * depth) for depth in DEPTHS[:3]],
        ("toml", f"x={DIGITS}"),
        ("toml", f"format={DIGITS}"),
        ("json", f'{{"x":{DIGITS}}}'),
        ("json", '{"x":1e999999999}'),
        ("toml", "x=1_0_0e9_9"),
    ],
)
def test_a_nested_sheet_and_a_long_number_are_refused(
    form: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SheetError):
        read_sheet(text, "json" if form == "json" else "toml")
    file = tmp_path / f"sheet.{form}"
    file.write_text(text)
    assert main(["sheet", "check", str(file)]) == 1
    told = capsys.readouterr()
    assert told.err.strip()
    assert "Traceback" not in told.err


@pytest.mark.parametrize("points", [10**7, -(10**7), int("9" * 4299), 10.0**300])
def test_points_that_no_sheet_has_are_refused(
    points: float, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    inputs = [
        {"rack_totals": {"Ann": points, "Bo": points, "Cy": 0}, "winner": "Cy"},
        {"hands": {"Ann": ["7H"], "Bo": []}, "winner": "Bo", "before": {"Ann": points, "Bo": 0}},
        {"deals": [{"Ann": points, "Bo": 0}]},
    ]
    asked = [
        {"game": game, "ask": "score", "input": each}
        for each, game in zip(inputs, ("rummikub", "remi_51", "standard_rummy"), strict=True)
    ]
    lines = "\n".join(json.dumps(question) for question in asked)
    for line in run(["referee"], lines.encode(), monkeypatch, capfd).splitlines():
        assert json.loads(line)["error"]["code"] in ("impossible", "malformed")
        assert len(line) < 400


RECORD = "RummyKit record 1\ngame gin_rummy\nseats Ann / Bo\n\ndeal 1\nstarter 0\n"


@pytest.mark.parametrize("place", range(7))
def test_a_reason_repeats_no_long_line(place: int) -> None:
    long = "x" * 500_000
    lines = RECORD.splitlines()
    for whole in (long, "{} " + long, f"option {long} 1", f"game {long}", f"0 discard {long}", f"hand {long} 7H"):
        written = [*lines[:place], whole.format(lines[place] if place < len(lines) else ""), *lines[place:]]
        with pytest.raises(ValueError, match="line") as refused:
            parse_record("\n".join(written))
        assert len(str(refused.value)) < 500


def test_a_byte_order_mark_is_no_part_of_a_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """What editors and spreadsheets of Windows put before a file, wherever one is read."""
    problem, question = (
        b'{"id": 1, "rack": ["r4"]}\n',
        b'{"id": 1, "game": "gin_rummy", "ask": "meld", "input": {"meld": ["7S"]}}\n',
    )
    record = RECORD.replace("gin_rummy", "standard_rummy").encode()
    sheet = b'like = "gin_rummy"\nid = "own_gin"\nnames = "Own Gin"\n'
    files = {
        "p.jsonl": problem,
        "q.jsonl": question,
        "r.txt": record,
        "s.toml": sheet,
        "s.json": b'{"like": "gin_rummy", "id": "own", "names": "Own"}',
    }
    commands = {
        "p.jsonl": ["solve", "--jsonl"],
        "q.jsonl": ["referee"],
        "r.txt": ["replay", "--all"],
        "s.toml": ["rules"],
        "s.json": ["rules"],
    }
    for name, text in files.items():
        told: list[tuple[object, ...]] = []
        for start in (b"", MARK):
            file = tmp_path / name
            file.write_bytes(start + text)
            arguments = [*commands[name], str(file)]
            status = main(arguments)
            told.append((status, *capfd.readouterr()))
            if name[0] in "pqr":
                told[-1] += (run([*commands[name], "-"], start + text, monkeypatch, capfd),)
        assert told[0] == told[1]
        assert told[0][0] != 2
    assert isinstance(read_sheet(MARK.decode() + sheet.decode(), find=games.get), Rules)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sheet", "check", "{here}/sheet.txt"], "The name of a file with a rule sheet ends in .toml or .json."),
        (["rules", "{here}"], "The name of a file with a rule sheet ends in .toml or .json."),
        (["ladder", "show", "{here}"], "{here}: Is a directory\n"),
        (["solve", "--rack", "r1", "--wild", "5"], "--wild can be asked of a hand of cards: give --hand."),
        (["solve", "--rack", "r1", "--must", "5H", "--whole"], "--must and --whole can be asked of a hand"),
        (["solve", "--colours", "5", "--rack", "r1", "--most"], "--most can be asked of a hand"),
    ],
)
@pytest.mark.skipif(os.name == "nt", reason="Windows names a folder otherwise")
def test_what_is_no_sheet_no_file_or_no_use_is_said(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sheet.txt").write_text("like = 'gin_rummy'", encoding="utf-8")
    assert main([each.format(here=tmp_path) for each in arguments]) in (1, 2)
    assert said.format(here=tmp_path) in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize(
    ("streams", "said", "status"),
    [(">/dev/full", "No space left on device\n", 2), (">&-", "", 0), ("<&- >&- 2>&-", "", 0)],
)
@pytest.mark.parametrize("command", ["games", "rules gin", "referee"])
def test_a_full_disk_and_closed_streams_are_no_traceback(command: str, streams: str, said: str, status: int) -> None:
    shell = f"echo '{{}}' | {sys.executable} -m rummykit {command} {streams}"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, timeout=600)
    assert done.stderr == said
    if command != "referee":
        assert done.returncode == status
