"""Thousands of mixed questions in one stream, about the melds and first melds of every game."""

from __future__ import annotations

import io
import json
import random

from rummykit import games
from rummykit.referee import stream
from tests.examples import scaled
from tests.rules.mixed_questions import EVERY_GAME, questions

COUNT = scaled(3_000)


def test_a_stream_of_mixed_questions_is_answered_without_a_slip() -> None:
    asked = list(questions(random.Random("mixed questions"), COUNT))
    out = io.BytesIO()
    assert stream([json.dumps(question) for question, _ in asked], out) == 0
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    yes = 0
    for (question, expected), answer in zip(asked, answers, strict=True):
        assert answer["id"] == question["id"]
        for field, value in expected.items():
            right = answer[field] in value if isinstance(value, set) else answer[field] == value
            assert right, (question, expected, answer)
        no = expected.get("valid", expected.get("opens")) is False
        assert ("reason" in answer) == no, (question, answer)
        yes += not no
    assert COUNT // 4 < yes < COUNT * 3 // 4


def test_no_game_is_left_out() -> None:
    alike = {sheet.id for sheet in games.SHEETS.values() if sheet.id.startswith("indian_rummy")}
    others = {sheet.id for sheet in games.SHEETS.values() if sheet.books is not None or sheet.tiles_in_hand}
    assert set(EVERY_GAME) | alike | others == set(games.SHEETS)
