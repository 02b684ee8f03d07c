"""No game has more of a card than its pack, whatever somebody writes: it is refused before it is worked on."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from rummykit import games, hands
from rummykit.cards import FACES, FIRST_TILE, NAMES, show
from rummykit.play.action_size import pieces_in
from rummykit.play.actions import Action, Claim, GoOut, LayOff, Meld, Open, Rearrange, TakePile, Timeout
from rummykit.record import RecordError, parse_record
from rummykit.referee import ask
from rummykit.rules import Rules
from rummykit.rules.copies import most_copies, most_pieces
from rummykit.solve.lines import answer
from tests.properties.playing import every_game

MANY = 2_000
NOTHING: dict[str, Any] = {"table": [], "discard_pile": [], "stock": []}


def record(rules: Rules, *lines: str, seed: bool = False) -> str:
    """A record with these lines in its only deal."""
    seats = " / ".join("ABCDEFGH"[: rules.players[0]])
    head = ["RummyKit record 1", f"game {rules.id}", f"seats {seats}", *(["seed " + "00" * 32] if seed else [])]
    return "\n".join([*head, "", "deal 1", *lines]) + "\n"


def test_a_hand_holds_each_card_as_often_as_it_is_named() -> None:
    chance = random.Random(1)
    for size in (0, 1, 13, 40, 300):
        faces = [chance.choice(range(64)) for _ in range(size)]
        held = hands.EMPTY
        for face in faces:
            held = hands.add(held, face)
        assert hands.of(faces) == held
        assert Counter(hands.faces(held)) == Counter(faces)
    assert hands.of([FIRST_TILE + 6] * 200_000).bit_count() == 200_000


@every_game
def test_no_record_deals_more_than_the_pack(game: str) -> None:
    rules = games.get(game)
    pack = rules.pack_for(rules.players[0])
    first = pack.faces()[0]
    parse_record(record(rules, f"hand 0 {NAMES[first]}"))
    more = f"hand 0 {show([first] * (most_copies(rules)[first] + 1))}"
    for lines in ([more], [f"hand 0 {NAMES[first]}", f"stock {show([first] * most_copies(rules)[first])}"]):
        with pytest.raises(RecordError, match=f"There are .* of {NAMES[first]}, and"):
            parse_record(record(rules, *lines))
    for word in ("hand 0", "hand 1", "upcard", "stock"):
        with pytest.raises(RecordError, match=f"There are {MANY} .* in all") as error:
            parse_record(record(rules, f"{word} {f'{NAMES[first]} ' * MANY}"))
        assert error.value.line == 6


@every_game
def test_no_action_of_a_record_names_more_than_the_pack(game: str) -> None:
    rules = games.get(game)
    cards = show(rules.pack.faces()[:1] * (most_pieces(rules) + 1))
    sets = cards.replace(" ", " / ")
    for action in (
        *(f"meld {cards}", f"lay_off 0 {cards}", f"take_pile {cards}", f"claim {cards}", f"open {sets}"),
        *(f"go_out {sets}", f"declare {sets} finish {cards.split()[0]}", f"show_melds {cards}"),
        *(f"rearrange {sets}", f"rearrange {cards}", f"timeout rearrange {sets}", f"draw stock > {cards}"),
    ):
        with pytest.raises(RecordError, match="in all") as error:
            parse_record(record(rules, f"0 {action}", seed=True))
        assert error.value.line == 7


@pytest.mark.parametrize(
    ("game", "kind", "given"),
    [
        ("gin_rummy", "arrange", {"hand": ["7D"]}),
        ("seven_bridge", "arrange", {"hand": ["7D"]}),
        ("canasta", "arrange", {"hand": ["7D"]}),
        ("rummikub", "arrange", {"rack": ["r7"], "goal": "max_initial_meld"}),
        ("okey", "arrange", {"rack": ["r7"], "indicator": "r1", "goal": "okey_finish"}),
        ("rummikub", "turn", {"opened": True, "table": [], "rack": ["r7"], "table_after": []}),
        ("standard_rummy", "turn", {"player": 0, "hand": ["7D"], "actions": [["discard", "7D"]], **NOTHING}),
    ],
)
@pytest.mark.parametrize("many", [1, MANY], ids=["one too many", "far too many"])
def test_the_referee_is_asked_of_no_more_than_the_pack(game: str, kind: str, given: dict[str, Any], many: int) -> None:
    held = "hand" if "hand" in given else "rack"
    copies = most_copies(games.get(game))[FACES[given[held][0]]]
    answer = ask({"game": game, "ask": kind, "input": given | {held: given[held] * (copies + many)}})
    assert answer["error"]["code"] == "impossible", answer


@pytest.mark.parametrize("problem", [{"hand": ["7D"] * 9}, {"rack": ["r7"] * 9}, {"table": ["r7"] * 9}])
def test_the_solver_is_asked_of_no_more_than_the_pack(problem: dict[str, Any]) -> None:
    asked = problem | ({"game": "gin_rummy"} if "hand" in problem else {})
    assert "9 of" in answer(json.dumps(asked))["error"]


@pytest.mark.parametrize(
    "action",
    [
        Meld((1,) * 9, ((0, 1),) * 4),
        Open(((1,) * 4, (1,) * 5)),
        GoOut(((),) * 9),
        LayOff(0, (1,) * 9),
        Claim((1,) * 9),
        TakePile((1,) * 4, ((1,) * 3, (1,) * 2)),
        Rearrange(((1,) * 9,), ((1,) * 3,)),
        Rearrange((), kinds=((0, "group"),) * 9),
        Timeout(Rearrange(((),) * 9)),
    ],
    ids=lambda action: type(action).__name__,
)
def test_whatever_an_action_names_counts(action: Action) -> None:
    assert pieces_in(action) == 9
