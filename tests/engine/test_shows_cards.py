"""Actions, events, views and results show their cards as people write them, and are encoded as numbers."""

from __future__ import annotations

import msgspec
import pytest

from rummykit import Deal, games
from rummykit.cards import NAMES, STANDING_FOR, parse, parse_face
from rummykit.play.actions import Discard, Draw, LayOff, Meld, Open, Pass, Timeout
from rummykit.play.events import Dealt, Drew, Melded, StartDrawn, WentOut
from rummykit.play.result import Result
from rummykit.play.view import TableMeld

JOKER_AS_5H = STANDING_FOR + parse_face("5H")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Discard(parse_face("TS")), "Discard(card=TS)"),
        (Draw("stock"), "Draw(source='stock', card=None, under=None)"),
        (Meld(parse("7D 8D 9D")), "Meld(cards=(7D, 8D, 9D), borrowed=())"),
        (LayOff(2, parse("7D"), ((0, 33),)), "LayOff(meld=2, cards=(7D,), borrowed=((0, 8D),))"),
        (Open((parse("r1 b1 k1"), parse("J o13"))), "Open(melds=((r1, b1, k1), (J, o13)))"),
        (Pass(), "Pass()"),
        (Timeout(), "Timeout(draft=None)"),
        (Dealt(1, 7, None), "Dealt(seat=1, count=7, cards=None)"),
        (Drew(2, "stock", 1, (9,)), "Drew(seat=2, source='stock', count=1, cards=(TS,))"),
        (Melded(2, 3, (JOKER_AS_5H, 250)), f"Melded(seat=2, meld=3, cards=({NAMES[JOKER_AS_5H]}, 250))"),
        (WentOut(0, ((0, 1), ())), "WentOut(seat=0, melds=((AS, 2S), ()))"),
        (
            StartDrawn((((0, 11), (1, 15)), ((0, 2),)), None, 0),
            "StartDrawn(rounds=(((0, QS), (1, 3H)), ((0, 3S),)), dealer=None, starter=0)",
        ),
    ],
)
def test_cards_are_shown_by_their_names(value: msgspec.Struct, shown: str) -> None:
    assert repr(value) == shown


def test_a_result_and_a_view_show_theirs() -> None:
    deal = Deal.position(
        games.get("standard_rummy"),
        hands_held=[parse("3S"), parse("KD KC")],
        table=[TableMeld(parse("7D 8D 9D"), "run", 1)],
        pile=parse("2C"),
        phase="play",
    )
    seen = repr(deal.view(1))
    assert "hand=(KD, KC)" in seen
    assert "table=(TableMeld(cards=(7D, 8D, 9D), kind='run', owner=1," in seen
    assert "discard_pile=(2C,)" in seen
    result = Result(
        kind="went_out", winner=0, hands=((), (38, 51)), first=0, order=(0, 1), turns=4, melds=((None, (1,)), (1, (2,)))
    )
    assert "hands=((), (KD, KC)), first=0, order=(0, 1)" in repr(result)
    assert "melds=((None, (2S,)), (1, (3S,)))" in repr(result)


def test_what_is_encoded_stays_numbers() -> None:
    assert msgspec.to_builtins(Melded(2, 0, parse("7D 8D 9D")))["cards"] == (32, 33, 34)
