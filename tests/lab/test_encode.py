"""An observation is what its page says: own seat first, sizes from the sheet, nothing but the view."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

from rummykit import games
from rummykit.cards import parse, show
from rummykit.lab.encode import HIGHEST, LOWEST, encoder
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld
from tests.lab.playing import SOME_SEATS, moments
from tools.encoding_tables import PAGE, page

STANDARD = games.get("standard_rummy")


def test_the_page_has_the_tables_of_the_declarations() -> None:
    text = Path(__file__).parents[2].joinpath(PAGE).read_text(encoding="utf-8")
    assert page(text) == text, "run `make docs`"


@pytest.mark.parametrize(("game", "players"), SOME_SEATS)
def test_shapes_and_bounds_hold_all_deal_long(game: str, players: int) -> None:
    code = encoder(games.get(game), players)
    for episode in moments(game, players, None, 2, every=60):
        for seat in range(players):
            parts = code.encode(episode.deal.view(seat))
            assert {name: part.shape for name, part in parts.items()} == code.shapes
            flat = code.flat(episode.deal.view(seat))
            assert flat.shape == (code.size,)
            assert flat.dtype == np.float32
            assert flat.min() >= LOWEST
            assert flat.max() <= HIGHEST


def test_planes_count_the_cards_where_they_lie() -> None:
    deal = Deal.position(
        STANDARD,
        hands_held=[parse("AS 2S 9H"), parse("KC KD"), parse("4C")],
        turn=1,
        table=[TableMeld(parse("7S 7H 7D"), "group", 2)],
        stock=parse("5C 6C"),
        pile=parse("8C 3D"),
    )
    code, view = encoder(STANDARD, 3), deal.view(1)

    def lying(name: str, seat: int = 0) -> str:
        return show(np.flatnonzero(code.plane(view, name, seat)).tolist())

    assert lying("hand") == "KD KC"
    assert (lying("top"), lying("pile")) == ("3D", "3D 8C")
    assert lying("laid", 1) == "7S 7H 7D"
    assert lying("laid", 0) == lying("laid", 2) == ""
    assert code.plane(view, "unseen").sum() == 52 - 2 - 3 - 2
    parts = code.encode(view)
    assert parts["table"][0].sum() == 3 + 1 + 1
    assert parts["table"][1:].sum() == 0


def test_what_a_seat_took_is_known_until_a_copy_of_it_lies_on_the_table() -> None:
    fields = {"hands_held": [parse("AS"), parse("9H 9D")], "pile": parse("8C"), "known": [(), parse("9H")]}
    code = encoder(STANDARD, 2)
    held = Deal.position(STANDARD, **fields)  # type: ignore[arg-type]
    assert code.plane(held.view(0), "known", 1).sum() == 1
    laid = Deal.position(STANDARD, table=[TableMeld(parse("8H 9H TH"), "run", 1)], **fields)  # type: ignore[arg-type]
    assert code.plane(laid.view(0), "known", 1).sum() == 0


def test_a_spectator_and_another_table_have_no_observation() -> None:
    deal = Deal(STANDARD, 3, 1)
    with pytest.raises(ValueError, match="one of 3 players"):
        encoder(STANDARD, 3).encode(deal.view(None))
    with pytest.raises(ValueError, match="one of 2 players"):
        encoder(STANDARD, 2).encode(deal.view(0))
    with pytest.raises(ValueError, match="no encoder 'tiles-v1' for Rummy"):
        encoder(STANDARD, 2, "tiles-v1")
    with pytest.raises(KeyError):
        encoder(STANDARD, 3).plane(deal.view(0), "rack")
