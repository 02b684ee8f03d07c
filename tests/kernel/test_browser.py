"""The kernel of the page is made of the sources that are here, and answers as the server's does."""

from __future__ import annotations

from random import Random

from tests.examples import scaled
from tests.kernel.browser import ask, native_hand, native_table, some_hand, some_table
from tools.wasm import STAMP, stamp


def test_the_kernel_of_the_page_is_made_of_these_sources() -> None:
    assert STAMP.read_text(encoding="utf-8").strip() == stamp(), "run `make wasm`, and commit what it writes"


def test_the_kernel_of_the_page_answers_as_the_kernel_of_the_server() -> None:
    chance = Random(37)
    questions = [some(chance) for some in (some_table, some_hand) for _ in range(scaled(2000))]
    answers = ask(questions)
    ours = [native_table(asked) if what == "table" else native_hand(asked) for what, asked in questions]
    assert sum(answer is not None for answer in answers) > len(questions) / 2
    assert answers == ours
