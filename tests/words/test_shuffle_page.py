"""docs/shuffle.md says what the shuffle does, and its JavaScript does the same."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from rummykit import Deal, games, shuffle
from rummykit.cards import JOKER, Pack, show
from rummykit.play.events import Dealt, StartDrawn, Upcard
from tests.kernel import plain_shuffle

PAGE = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert len(found) == 1
    return str(found[0])


VECTORS: list[dict[str, Any]] = json.loads(block("json"))


def seed_of(vector: dict[str, Any]) -> shuffle.Seed:
    seed = vector["seed"]
    return bytes.fromhex(seed["hex"]) if isinstance(seed, dict) else seed


def name(vector: dict[str, Any]) -> str:
    return f"{vector['seed']}-{vector['label']}-{vector['n']}"


@pytest.mark.parametrize("vector", VECTORS, ids=name)
def test_the_vectors_are_what_the_shuffle_does(vector: dict[str, Any]) -> None:
    of = range(vector["n"]), seed_of(vector), vector["label"]
    assert shuffle.shuffled(*of) == plain_shuffle.shuffled(*of) == vector["order"]


def test_the_vectors_have_numbers_texts_and_bytes_as_seeds() -> None:
    assert {type(seed_of(vector)) for vector in VECTORS} == {int, str, bytes}
    assert {vector["n"] for vector in VECTORS} == {10, 52, 106}


def test_the_last_vector_throws_a_number_away() -> None:
    vector = VECTORS[-1]
    numbers = list(islice(plain_shuffle.stream(seed_of(vector), vector["label"]), 3))
    assert numbers[2] == 4294967276 >= 2**32 - 2**32 % 104


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    assert shuffle.shuffled(range(10), 7, "deal 0") == shuffle.shuffled(range(10), "7", "deal 0")


def test_the_page_quotes_the_stream_and_the_first_pieces() -> None:
    first = " ".join(f"{number:08x}" for number in islice(plain_shuffle.stream(7, "deal 0"), 2))
    tiles = Pack(family="tiles", copies=2, jokers=((JOKER, 2),)).faces()
    assert f"`{first}`" in PAGE
    assert f"    {show(shuffle.shuffled(Pack(family='cards').faces(), 7, 'deal 0')[:14])}\n" in PAGE
    assert f"    {show(shuffle.shuffled(tiles, 7, 'deal 0')[:14])}\n" in PAGE


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_the_javascript_does_the_same(tmp_path: Path) -> None:
    script = tmp_path / "check.mjs"
    script.write_text(
        block("js")
        + """
const vectors = JSON.parse((await import("node:fs")).readFileSync(0, "utf8"));
const seed = (s) => (typeof s === "object" ? Buffer.from(s.hex, "hex") : s);
console.log(JSON.stringify(vectors.map((v) => shuffled([...Array(v.n).keys()], seed(v.seed), v.label))));
""",
        encoding="utf-8",
    )
    ran = subprocess.run(
        ["node", script], input=json.dumps(VECTORS), capture_output=True, text=True, check=True, timeout=60
    )
    assert json.loads(ran.stdout) == [vector["order"] for vector in VECTORS]


def test_a_deal_is_dealt_as_the_page_says() -> None:
    sheet = games.get("standard_rummy")
    deal = Deal(sheet, players=3, seed=7)
    order = shuffle.shuffled(sheet.pack.faces(), 7, "deal 0")
    start = next(event for event in deal.beginning if isinstance(event, StartDrawn))
    dealt = {event.seat: event.cards for event in deal.beginning if isinstance(event, Dealt)}
    for turn in range(3):
        seat = (start.starter + turn) % 3
        assert dealt[seat] == tuple(sorted(order[turn:21:3]))
    assert Upcard(order[21]) in deal.beginning
    drawn = shuffle.shuffled(sheet.pack.faces(), 7, "deal 0 start")
    assert start.rounds[0] == tuple(enumerate(reversed(drawn[-3:])))
