"""What commands make of the tiles that were read on photos."""

from __future__ import annotations

import pytest

from rummykit.camera import PhotoReading, SeenPiece
from rummykit.cli import main, photos

CORNERS = ((0.1, 0.1), (0.2, 0.1), (0.2, 0.3), (0.1, 0.3))
SHOWN = {
    "table": "r4 r5 r6 / b8 k8 o8 J",
    "after": "r3 r4 r5 r6 / b8 k8 o8 J",
    "stolen": "r3 r4 r5 r6 / b8 k8 o8",
    "torn": "r4 r5 / b8 k8 o8",
    "rack": "r3 r7? k1",
    "nothing": "",
}


@pytest.fixture(autouse=True)
def shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(photo: str) -> PhotoReading:
        rows = [part.split() for part in SHOWN[photo].split("/") if part.strip()]
        return PhotoReading(tuple([tuple([_seen(word) for word in row]) for row in rows]))

    monkeypatch.setattr(photos, "read_photo", read)


def _seen(word: str) -> SeenPiece:
    doubtful = word.endswith("?")
    return SeenPiece(word.rstrip("?"), CORNERS, 0.6 if doubtful else 0.99, (("r1", 0.3),) if doubtful else ())


def test_the_best_play_is_that_of_what_would_have_been_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--table", SHOWN["table"], "--rack", "r3 r7 k1"]) == 0
    typed = capsys.readouterr().out
    assert main(["solve", "--photo", "table", "--photo-rack", "rack"]) == 0
    said = capsys.readouterr()
    assert said.out == f"Table: {SHOWN['table']}\nRack: r3 r7 k1\n{typed}"
    assert said.err == "rack: r7 at 15% from the left, 20% from the top: 60% sure, or r1 30%\n"
    assert main(["solve", "--photo", "table", "--rack", "r3 r7 k1"]) == 0
    assert capsys.readouterr().out == f"Table: {SHOWN['table']}\n{typed}"


def test_a_row_that_is_no_set_is_named_with_the_table_to_type(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--photo", "torn", "--rack", "r6"]) == 2
    assert capsys.readouterr().err == 'Not a set: r4 r5. Type the table as it is: --table "r4 r5 / b8 k8 o8"\n'


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["solve", "--photo", "nothing", "--rack", "r1"], "nothing: there is no tile on this photo"),
        (["solve", "--photo", "table", "--table", "r1 r2 r3", "--rack", "r1"], "--photo is asked without --table"),
        (["solve", "--photo-rack", "rack", "--rack", "r1"], "--photo-rack is asked without --rack"),
        (["solve", "--photo", "table", "--rack", "r1", "--game", "okey"], "Okey has none"),
        (["referee", "--photo", "table", "--game", "gin_rummy"], "Gin Rummy has none"),
        (["referee", "--photo-after", "after"], "--photo-after is asked with --photo"),
        (["referee", "--photo-after", "after", "--photo-rack", "rack"], "--photo-after is asked with --photo"),
        (["referee", "--photo", "table", "questions.jsonl"], "without FILE"),
        (["referee", "--game", "rummikub"], "asked with photos"),
        (["solve", "--photo-rack", "rack", "--hand", "5S 5D 5H"], "without --jsonl, --hand"),
        (["solve", "--photo", "table", "--jsonl", "-"], "without --jsonl, --hand"),
        (["solve", "--photo", "table", "--rack", "r1", "--colours", "4"], "without --jsonl, --hand"),
        (["scan", "--packs", "1", "table"], "--packs is asked with --cards"),
        (["scan", "--cards", "--packs", "0", "table"], "1 or more"),
    ],
)
def test_what_cannot_be_asked_is_said(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


def test_the_referee_looks_at_each_set_and_at_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "--photo", "table", "--photo-rack", "rack"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "✓ r4 r5 r6: valid yes, types run, total value 15",
        "✓ b8 k8 o8 J: valid yes, types group, total value 32",
        "✓ all as a first meld: value 47, opens yes, minimum 30",
        "r3 r7 k1: 11 points are left",
    ]
    assert main(["referee", "--photo", "torn"]) == 1
    assert "r4 r5 is too short" in capsys.readouterr().out
    assert main(["referee", "--photo", "table", "--option", "first_meld=50"]) == 1


def test_a_turn_is_judged_by_the_table_before_and_after(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "--photo", "table", "--photo-after", "after"]) == 0
    assert capsys.readouterr().out.startswith("✓ r3: legal yes")
    assert main(["referee", "--photo", "table", "--photo-after", "stolen"]) == 1
    assert capsys.readouterr().out.startswith("✗ r3: legal no")
