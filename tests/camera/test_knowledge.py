"""A row is a run or a group where that is about as likely as what was seen, and no piece is there three times."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("onnxruntime")

from rummykit.camera.crops import Numbers
from rummykit.camera.knowledge import likeliest, name_of, shares
from rummykit.camera.reading import COLOURS, Print


def seen(*pieces: str | tuple[str, str, float]) -> Numbers:
    """How likely each piece is what; of a pair, the second one with the given share."""
    numbers = np.full((len(pieces), 14), 1e-4, np.float32)
    colours = np.full((len(pieces), 4), 1e-4, np.float32)
    for place, piece in enumerate(pieces):
        first, second, share = (piece, piece, 0.0) if isinstance(piece, str) else piece
        for name, weight in ((first, 1 - share), (second, share)):
            numbers[place, 0 if name == "J" else int(name[1:])] += weight
            if name != "J":
                colours[place, COLOURS.index(name[0])] += weight
    certain = np.ones(len(pieces), np.float32)
    return shares(
        Print(
            numbers / numbers.sum(1, keepdims=True),
            colours / np.maximum(colours.sum(1, keepdims=True), 1e-9),
            certain,
        )
    )


def told(likely: Numbers, *rows: list[int]) -> str:
    return " ".join(name_of(kind) for kind in likeliest(likely, rows))


def test_each_piece_has_a_share_of_one_in_all() -> None:
    assert seen("r7", "J").sum(1) == pytest.approx([1, 1])


def test_a_neighbour_tells_orange_from_red() -> None:
    likely = seen("o4", ("r5", "o5", 0.3), "o6")
    assert told(likely) == "o4 r5 o6"
    assert told(likely, [0, 1, 2]) == "o4 o5 o6"


def test_a_run_may_be_read_from_either_end() -> None:
    assert told(seen("k9", ("k3", "k8", 0.2), "k7"), [0, 1, 2]) == "k9 k8 k7"


def test_a_group_tells_six_from_nine() -> None:
    assert told(seen("r6", ("b9", "b6", 0.3), "k6", "o6"), [0, 1, 2, 3]) == "r6 b6 k6 o6"


def test_a_joker_stands_for_anything() -> None:
    assert told(seen("r10", "J", ("o12", "r12", 0.3)), [0, 1, 2]) == "r10 J r12"


def test_what_was_seen_clearly_stays_even_where_it_breaks_a_set() -> None:
    assert told(seen("r10", "b3", "r12"), [0, 1, 2]) == "r10 b3 r12"


def test_two_pieces_side_by_side_say_nothing() -> None:
    assert told(seen("o4", ("r5", "o5", 0.3)), [0, 1]) == "o4 r5"


def test_of_one_pack_each_card_is_there_once() -> None:
    likely = seen("b6", ("b6", "b9", 0.2))
    assert [name_of(kind) for kind in likeliest(likely, (), copies=1)] == ["b6", "b9"]


def test_of_three_alike_the_least_sure_is_what_it_is_next_likeliest() -> None:
    assert told(seen("b6", ("b6", "b9", 0.2), "b6")) == "b6 b9 b6"


def test_three_jokers_may_be_there() -> None:
    assert told(seen("J", "J", "J")) == "J J J"


def test_a_row_longer_than_a_run_is_read_as_it_is() -> None:
    row = [*(f"r{number}" for number in range(1, 14)), "b1"]
    assert told(seen(*row), list(range(14))) == " ".join(row)
