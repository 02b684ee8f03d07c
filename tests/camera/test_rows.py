"""Pieces side by side make a row, read from left to right as they lie, however the photo is turned."""

from __future__ import annotations

import math

import numpy as np
import pytest

pytest.importorskip("onnxruntime")

from rummykit.camera.crops import Numbers
from rummykit.camera.rows import rows

HIGH, WIDE = 60.0, 42.0


def places(*lying: tuple[float, float, float]) -> Numbers:
    """Pieces by their middle and by how many degrees they are turned clockwise."""
    return np.array(
        [(x, y, math.sin(math.radians(turn)), -math.cos(math.radians(turn)), HIGH, WIDE) for x, y, turn in lying],
        np.float32,
    ).reshape(-1, 6)


@pytest.mark.parametrize("turn", range(0, 360, 45))
def test_a_row_is_read_from_its_left_however_it_lies(turn: int) -> None:
    angle = math.radians(turn)
    line = [(300 + math.cos(angle) * WIDE * step, 300 + math.sin(angle) * WIDE * step, turn) for step in (2, 0, 1)]
    assert rows(places(*line)) == [[1, 2, 0]]


def test_a_gap_of_a_piece_ends_a_row() -> None:
    assert rows(places((100, 100, 0), (142, 100, 0), (226, 100, 0))) == [[0, 1], [2]]


def test_rows_below_each_other_stay_apart() -> None:
    upper = [(100 + WIDE * step, 100, 0) for step in range(3)]
    lower = [(100 + WIDE * step, 100 + HIGH, 0) for step in range(3)]
    assert rows(places(*lower, *upper)) == [[3, 4, 5], [0, 1, 2]]


def test_a_piece_turned_about_is_in_no_row() -> None:
    assert rows(places((100, 100, 0), (142, 100, 180))) == [[0], [1]]


def test_pieces_in_a_ring_make_a_row_too() -> None:
    around = [
        (300 + 45 * math.cos(math.radians(turn)), 300 + 45 * math.sin(math.radians(turn)), turn + 90)
        for turn in range(0, 360, 60)
    ]
    found = rows(places(*around))
    assert sorted(number for row in found for number in row) == list(range(6))


def test_no_piece_makes_no_row() -> None:
    assert rows(places()) == []
