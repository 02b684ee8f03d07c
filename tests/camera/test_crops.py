"""Pieces are cut out upright, whatever their size and turn."""

from __future__ import annotations

import math

import numpy as np
import pytest

pytest.importorskip("onnxruntime")

from rummykit.camera.crops import HIGH, WIDE, crops, halved, moved, pyramid, resized


def quarters(size: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """A picture black, red, green and blue in its quarters, from the upper left one on by rows."""
    picture = np.zeros((size, size, 3), np.uint8)
    picture[: size // 2, size // 2 :, 0] = 255
    picture[size // 2 :, : size // 2, 1] = 255
    picture[size // 2 :, size // 2 :, 2] = 255
    return picture


def test_a_half_is_the_mean_of_four() -> None:
    assert halved(np.array([[[0], [10]], [[20], [31]]], np.uint8)).tolist() == [[[15]]]


@pytest.mark.parametrize("high", [30.0, 60.0, 300.0, 900.0])
def test_a_piece_fills_its_cut_out_at_every_size(high: float) -> None:
    picture = quarters(1200)
    cut = crops(pyramid(picture), np.array([[600, 600, 0, -1, high, high * 0.7]], np.float32))
    assert cut.shape == (1, 3, HIGH, WIDE)
    red = cut[0, 0] + 0.5
    assert red[: HIGH // 2 - 1, WIDE // 2 + 1 :].min() == pytest.approx(1)
    assert red[HIGH // 2 + 1 :].max() == pytest.approx(0)


def test_a_turned_piece_is_uprighted() -> None:
    picture = quarters(400)
    straight = crops([picture], np.array([[200, 200, 0, -1, 80, 60]], np.float32))
    turned = np.ascontiguousarray(np.rot90(picture, -1))  # clockwise, so what was above is at the right
    assert crops([turned], np.array([[200, 200, 1, 0, 80, 60]], np.float32)) == pytest.approx(straight, abs=1e-5)


def test_beyond_the_edge_it_is_black() -> None:
    cut = crops([np.full((50, 50, 3), 255, np.uint8)], np.array([[0, 25, 0, -1, 40, 40]], np.float32))
    assert cut[0, :, :, 0].max() == pytest.approx(-0.5)
    assert cut[0, :, HIGH // 2, -1] == pytest.approx(0.5)


def test_a_picture_made_smaller_keeps_its_places() -> None:
    small = resized(quarters(300), math.sqrt(2))
    assert small.shape == (212, 212, 3)
    assert small[:100, 110:, 0].min() == 255
    assert small[:100, :100].max() == 0


def test_a_place_is_moved_along_its_own_sides_and_turned_clockwise() -> None:
    place = np.array([[100, 50, 1, 0, 40, 30]], np.float32)  # its upper edge is at the right
    by = np.array([[0.25, 0.5, 0, 2, math.log(2), 0]], np.float32)
    assert moved(place, by) == pytest.approx(np.array([[120, 60, 0, 1, 80, 30]], np.float32), abs=1e-4)
