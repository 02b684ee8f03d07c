"""Cards as people type and paste them, read the same everywhere."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from rummykit import Deal, games, referee
from rummykit.cards import FACES, NAMES, NotationError, parse, parse_rank, show
from rummykit.cli import main
from rummykit.play.notation import read_action, read_table, write_action
from rummykit.record import parse_record, write
from rummykit.solve.lines import answer

TYPED = {
    "10H 9H JH": "TH 9H JH",
    "th 9h jh": "TH 9H JH",
    "T♥ 9♥ 10♥️ a♤": "TH 9H TH AS",
    "TH,9H, JH": "TH 9H JH",
    "r1,r2,r3": "r1 r2 r3",
    "y4 Y13 R4 K10": "o4 o13 r4 k10",
    "jk=10d JK=t♦ jk": "JK=TD JK=TD JK",
    "j dj CJ mj f": "J DJ CJ MJ F",
    "r1-4": "r1 r2 r3 r4",
    "k3–k6": "k3 k4 k5 k6",
    "Y11-13": "o11 o12 o13",
    "4-7H 10-qs": "4H 5H 6H 7H TS JS QS",
    "A-3D Q-AD 9H-JH": "AD 2D 3D QD KD AD 9H TH JH",
    "bro8 rbk10": "b8 r8 o8 r10 b10 k10",
    "7SHD 10sc jsh": "7S 7H 7D TS TC JS JH",
}


@pytest.mark.parametrize(("typed", "meant"), TYPED.items())
def test_what_people_type_is_read_and_written_in_one_way(typed: str, meant: str) -> None:
    assert show(parse(typed)) == meant
    assert show(sum(read_table(typed), ())) == meant
    assert write_action(read_action(f"meld {typed}")) == f"meld {meant}"


def test_every_name_is_itself_in_every_case() -> None:
    for name, face in FACES.items():
        assert parse(name) == parse(name.lower()) == parse(name.upper()) == (face,)
        assert NAMES[face] == name


@pytest.mark.parametrize(
    "text",
    [
        "11H",
        "1H",
        "r14",
        "r0",
        "4-3H",
        "A-AH",
        "4H-7S",
        "r4-b6",
        "r0-3",
        "r9-14",
        "r4-4",
        "bro14",
        "7SX",
        "H7-9",
        "K-2S",
    ],
)
def test_what_is_none_is_refused_and_how_cards_are_written_is_told(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card or a tile: write cards such as 7H, TS and JK"):
        parse(f"r1 {text}")


@pytest.mark.parametrize("wrong", [None, 7, ["7H"], "x" * 500_000])
def test_a_refusal_is_short_whatever_was_given(wrong: object) -> None:
    for read in (parse, read_action, lambda text: parse(text.replace("x", "y"))):
        if isinstance(wrong, str):
            with pytest.raises(NotationError) as refused:
                read(wrong)
            assert len(str(refused.value)) < 300


def test_ranks() -> None:
    assert [parse_rank(name) for name in ("a", "T", "10", "k", "1", "", "TT", None, "jk")] == [
        1,
        10,
        10,
        13,
        *[None] * 5,
    ]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ('--table "R1-3 / bko7" --rack "y7,r4"', '--table "r1 r2 r3 / b7 k7 o7" --rack "o7 r4"'),
        ('--game gin_rummy --hand "10h 9♥ j♥ 7shd"', '--game gin_rummy --hand "TH 9H JH 7S 7H 7D"'),
        (
            '--game indian_rummy_points --hand "5-7H 8-10h kd" --wild 10',
            '--game indian_rummy_points --hand "5H 6H 7H 8H 9H TH KD" --wild T',
        ),
        ('--game okey --wild R5 --hand "r1-3 k8 K9"', '--game okey --wild r5 --hand "r1 r2 r3 k8 k9"'),
        (
            '--game canasta --table "4SHD" --hand "4c,5-7h"',
            '--game canasta --table "4S 4H 4D" --hand "4C 5H 6H 7H"',
        ),
    ],
)
def test_the_solver_reads_both(typed: str, meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for arguments in (typed, meant):
        assert main(["solve", *shlex.split(arguments)]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_problems_and_questions_in_json_read_both() -> None:
    problems = [
        ({"table": [["R1-3"]], "rack": ["r4"]}, {"table": [["r1", "r2", "r3"]], "rack": ["r4"]}),
        ({"table": ["R1-3"], "rack": ["y4"]}, {"table": ["r1", "r2", "r3"], "rack": ["o4"]}),
    ]
    for typed, meant in problems:
        assert answer(json.dumps(typed)) == answer(json.dumps(meant))
    question = {"game": "gin_rummy", "ask": "meld"}
    typed_meld, meant_meld = ({"input": {"meld": cards}} for cards in (["10h", "9♥", "JH"], ["TH", "9H", "JH"]))
    assert referee.ask(question | typed_meld) == referee.ask(question | meant_meld)


def test_a_record_written_by_hand_may_have_both() -> None:
    head = "RummyKit record 1\ngame gin_rummy\nseats Ann / Bo\n\ndeal 1\nstarter 0\n"
    typed = parse_record(head + "hand 0 10h,9♥ jh\nupcard 7-8s\n0 draw stock > 10♦\n")
    meant = parse_record(head + "hand 0 TH 9H JH\nupcard 7S 8S\n0 draw stock > TD\n")
    assert typed == meant
    assert parse_record(write(typed)) == typed


def test_a_deal_takes_what_is_typed() -> None:
    deal = Deal.position(games.get("standard_rummy"), hands_held=[parse("4-7H KC"), parse("AS")], phase="play")
    deal.play("MELD 4-6h")
    assert write_action(deal.read("Discard k♣")) == "discard KC"


def test_the_page_of_the_notation_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs/notation.md").read_text()
    command, _, printed = page.partition("$ rummykit ")[2].partition("```")[0].partition("\n")
    assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out == printed
