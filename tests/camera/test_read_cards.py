"""A whole picture of cards, drawn by tools/camera with a seed that the networks do not know, is read."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("onnxruntime")

from PIL import Image

from rummykit.camera import read
from rummykit.cli import main

PICTURES = Path(__file__).with_name("pictures")
CARDS = PICTURES / "cards/0.jpg"
LABELS = json.loads((PICTURES / "cards/labels.json").read_text())["0.jpg"]
ON_IT = Counter({label["piece"]: 1 for label in LABELS}) + Counter(["4C"])
"""The king shows two of its indices and is there once; the four of clubs is there twice."""


@pytest.mark.parametrize("turn", [None, Image.Transpose.ROTATE_90, Image.Transpose.ROTATE_180])
def test_cards_are_read_once_each_however_the_photo_is_turned(turn: Image.Transpose | None) -> None:
    photo = Image.open(CARDS)
    told = Counter(
        piece.piece for piece in read(photo if turn is None else photo.transpose(turn), pieces="cards").pieces
    )
    assert (told & ON_IT).total() >= ON_IT.total() - 1
    assert (told - ON_IT).total() <= 1


def test_where_no_card_lies_none_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scan", "--cards", str(PICTURES / "7.jpg")]) == 1
    assert capsys.readouterr().out == "There is no card on this photo.\n"


def test_the_command_says_what_read_says(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["scan", "--cards", "--json", str(CARDS)]) == 0
    told = json.loads(capfdbinary.readouterr().out)
    assert [piece["piece"] for piece in told["pieces"]] == [
        piece.piece for piece in read(Image.open(CARDS), pieces="cards").pieces
    ]
