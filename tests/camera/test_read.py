"""Whole pictures, drawn by tools/camera with seeds that the networks do not know, are read as what lies on them."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("onnxruntime")

import numpy as np
from PIL import Image

from rummykit.camera import PhotoReading, read
from rummykit.camera.crops import moved
from rummykit.camera.finding import found
from rummykit.camera.reading import printed
from rummykit.cli import main

PICTURES = Path(__file__).with_name("pictures")
LABELS: dict[str, list[dict[str, Any]]] = json.loads((PICTURES / "labels.json").read_text())
EMPTY = [name for name, pieces in LABELS.items() if not pieces]
SHOWN = [name for name in LABELS if name not in EMPTY]


def middle(corners: list[tuple[float, float]]) -> tuple[float, float]:
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def right(name: str, reading: PhotoReading) -> list[bool]:
    """For each piece of the labels, whether it was read where it lies."""
    told = [(piece.piece, middle(list(piece.outline))) for piece in reading.pieces]
    answers = []
    for label in LABELS[name]:
        corners = list(zip(label["outline"][::2], label["outline"][1::2], strict=True))
        x, y = middle(corners)
        reach = min(max(each[axis] for each in corners) - min(each[axis] for each in corners) for axis in (0, 1)) / 3
        answers.append(
            any(piece == label["piece"] and abs(a - x) < reach and abs(b - y) < reach for piece, (a, b) in told)
        )
    return answers


def test_most_pieces_are_read_where_they_lie() -> None:
    answers = [answer for name in SHOWN for answer in right(name, read(Image.open(PICTURES / name), rules=False))]
    assert sum(answers) >= 0.88 * len(answers)


def test_what_was_found_at_a_slant_is_read_and_put_right() -> None:
    photo = np.asarray(Image.open(PICTURES / SHOWN[4]).convert("RGB"))
    places, straight = printed(photo, found(photo)[0])
    cos, sin = math.cos(0.7), math.sin(0.7)
    slanted = moved(places, np.tile(np.array([[0.05, -0.1, cos, sin, 0.1, -0.1]], np.float32), (len(places), 1)))
    back, read_again = printed(photo, slanted)
    sure = straight.upright * straight.numbers.max(1) > 0.8
    assert sure.sum() >= 3
    assert (read_again.numbers.argmax(1) == straight.numbers.argmax(1))[sure].mean() >= 0.9
    assert np.median((back[:, 2:4] * places[:, 2:4]).sum(1)[sure]) > math.cos(0.2)


def test_nearly_nothing_is_invented() -> None:
    told = sum(len(read(Image.open(PICTURES / name)).pieces) for name in SHOWN)
    assert told <= 1.02 * sum(len(LABELS[name]) for name in SHOWN)


@pytest.mark.parametrize("name", EMPTY)
def test_where_no_piece_lies_none_is_read(name: str) -> None:
    assert read(Image.open(PICTURES / name)).rows == ()
    assert main(["scan", str(PICTURES / name)]) == 1


@pytest.mark.parametrize("turn", [Image.Transpose.ROTATE_90, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_270])
def test_a_turned_photo_shows_the_same_pieces(turn: Image.Transpose) -> None:
    photo = Image.open(PICTURES / SHOWN[4])
    straight, turned = read(photo), read(photo.transpose(turn))
    assert sorted(map(str, straight.rows)) != []
    assert sorted(piece.piece for piece in turned.pieces) == sorted(piece.piece for piece in straight.pieces)


def test_a_larger_photo_shows_the_same_pieces() -> None:
    photo = Image.open(PICTURES / SHOWN[4])
    large = read(photo.resize((photo.width * 2, photo.height * 2)))
    assert sorted(piece.piece for piece in large.pieces) == sorted(piece.piece for piece in read(photo).pieces)


def test_the_command_prints_rows_and_json(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    picture = str(PICTURES / SHOWN[0])
    assert main(["scan", picture]) == 0
    plain = capfdbinary.readouterr().out.decode()
    assert main(["scan", picture, "--json"]) == 0
    told = json.loads(capfdbinary.readouterr().out)
    lines = [line.replace("?", "").split() for line in plain.splitlines()[: len(told["rows"])]]
    assert lines == [[told["pieces"][number]["piece"] for number in row] for row in told["rows"]]
    assert all(len(piece["outline"]) == 8 and 0 < piece["sure"] <= 1 for piece in told["pieces"])
    assert told["photo"] == SHOWN[0]


def test_several_photos_are_read_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scan", str(PICTURES / SHOWN[0]), str(PICTURES / EMPTY[0])]) == 1
    text = capsys.readouterr().out
    assert text.index(SHOWN[0]) < text.index(EMPTY[0])
    assert text.endswith("There is no tile on this photo.\n")


def test_what_is_no_picture_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "photo.jpg"
    text.write_text("no picture")
    assert main(["scan", str(text)]) == 2
    assert "photo.jpg: this is no picture" in capsys.readouterr().err
    assert main(["scan", str(tmp_path / "missing.jpg")]) == 2


def test_a_tiny_photo_and_one_without_colours_are_read_too() -> None:
    assert read(Image.new("L", (1, 1))).rows == ()
    assert read(Image.new("P", (2000, 3))).rows == ()


def test_reading_loads_no_framework() -> None:
    code = "import sys, rummykit.camera; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert not {"torch", "onnx", "tools", "msgspec"} & set(done.stdout.split())
