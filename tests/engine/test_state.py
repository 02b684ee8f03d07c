"""What a deal knows stands in one definition, and everything else follows from it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rummykit.play
from rummykit import Deal, games
from rummykit.play.actions import Action, Discard, Draw, Timeout
from rummykit.play.deal_facts import FIELDS, IN_RESULT
from rummykit.play.result import Result
from rummykit.play.state import State
from rummykit.play.state_fields import KEPT
from rummykit.play.steps.discard import DiscardStep
from rummykit.play.view import View
from rummykit.play.view_of_state import PUBLIC
from rummykit.rules import IllegalAction
from tests.examples import seeds
from tests.properties.playing import every_game
from tests.properties.walk import moments

PARTS = {
    "seat",
    "phase",
    "hand",
    "counts",
    "stock",
    "turns_left",
    "knock_limit",
    "open_hand",
    "open_points",
    "deadwood",
    "wilds",
    "stands",
    "laid_points",
    "sides",
    "books",
    "freezers",
    "full",
    "frozen",
    "minimum",
    "least_pairs",
    "second_hands",
    "passed_on",
}
"""What a view has that is worked out from more than one field, or is a part of one."""

UNSEEN = {name for name, said in FIELDS.items() if said["visibility"] == "unseen"}


# --- the definition


def test_a_view_has_every_public_field_and_nothing_else_but_what_is_worked_out() -> None:
    assert set(View.__struct_fields__) == {*PUBLIC.values(), *PARTS}
    assert not PARTS & {*PUBLIC.values()}


def test_a_result_has_every_field_that_says_so() -> None:
    assert set(IN_RESULT.values()) < set(Result.__struct_fields__)


def test_every_field_says_what_it_is_for_in_words_of_its_own() -> None:
    purposes = [said["purpose"] for said in FIELDS.values()]
    assert all(purposes)
    assert len(set(purposes)) == len(purposes)


def test_a_deal_has_no_field_that_the_state_does_not_define() -> None:
    kept = {
        "_actions",
        "_before",
        "_flow",
        "_found",
        "_legal",
        "_notes_all",
        "_notes_next",
        "_state",
        "_taken_back",
        "beginning",
    }
    assert set(Deal.__slots__) == kept
    assert {name for each in State.__mro__ for name in getattr(each, "__slots__", ())} == {*FIELDS, "version"}
    assert not hasattr(State.__new__(State), "__dict__")


def test_a_deal_offers_no_name_that_bypasses_the_rules() -> None:
    begun = {"rules", "players", "seed", "number", "dealer", "order", "starter", "beginning"}
    reached = {"turn", "phase", "played", "actions", "result", "view"}
    verbs = {"read", "check", "can", "play", "judge", "legal_actions", "undo", "clone"}
    by_hand = {"position", "from_view", "edit"}
    assert {name for name in dir(Deal) if not name.startswith("_")} == begun | reached | verbs | by_hand


def test_a_new_turn_does_to_each_field_what_its_definition_says() -> None:
    deal = Deal(games.get("german_rummy"), 3, 1)
    marks = {name: object() for name, said in FIELDS.items() if said["each_turn"] is not KEPT and name != "resume"}
    for name, mark in marks.items():
        setattr(deal._state, name, mark)
    before = dict(zip(FIELDS, deal._state.values(), strict=True))
    deal._state.next_turn()
    after = dict(zip(FIELDS, deal._state.values(), strict=True))
    assert {name for name in FIELDS if after[name] != before[name]} == {*marks, "turn", "turn_number"}
    for name in (*marks, "resume"):
        assert after[name] == FIELDS[name]["each_turn"], name


def test_only_the_state_and_the_deal_write_a_field() -> None:
    play = Path(rummykit.play.__file__).parent
    for path in [*play.rglob("*.py"), *(play.parent / "referee").rglob("*.py"), *(play.parent / "match").rglob("*.py")]:
        if path.name in ("state.py", "sight.py", "deal.py"):
            continue
        for target in _written(ast.parse(path.read_text())):
            assert target not in FIELDS, f"{path.name} writes {target} by itself"


def _written(tree: ast.AST) -> list[str]:
    """The fields of a deal that are assigned to, whole or in part, or that are changed in place."""
    found = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _CHANGES:
            targets = [node.func.value]
        for target in targets:
            while isinstance(target, ast.Subscript):
                target = target.value
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) in ("deal", "deal._state"):
                found.append(target.attr)
    return found


_CHANGES = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"}


def test_what_writes_a_field_from_outside_is_found() -> None:
    for line in (
        "deal._state.step = 1",
        "deal.step = 1",
        "deal.hands[0] = 2",
        "deal.plays += 1",
        "deal.pile.append(3)",
        "deal.kept[0][1] = ()",
    ):
        assert _written(ast.parse(line)), line
    assert not _written(ast.parse("deal.advance_past(1); hand = deal.hands[0]; deal.stock.count(3)"))


# --- a deal made from a view


@every_game
def test_a_deal_from_a_view_has_all_that_is_known(game: str) -> None:
    for seed in seeds(2):
        for deal in moments(game, seed, every=6):
            again = Deal.from_view(deal.rules, deal.view(deal.turn))
            for name, said in FIELDS.items():
                if said["visibility"] in ("public", "inferred"):
                    assert getattr(again._state, name) == getattr(deal._state, name), name
            assert again._state.hands[deal.turn] == deal._state.hands[deal.turn]
            assert len(again._state.stock) == len(deal._state.stock)
            assert again._state.last_turn == deal._state.last_turn


class Blinkered(State):
    """A state that tells no step what no view has; what it would become when something is played is not asked so."""

    __slots__ = ("blind",)
    blind: bool

    def __getattribute__(self, name: str) -> Any:
        if name in UNSEEN and object.__getattribute__(self, "blind"):
            raise AssertionError(f"{name} is in no view")
        return object.__getattribute__(self, name)

    def copy(self) -> State:
        self.blind = False
        twin = super().copy()
        self.blind = True
        return twin


def blinkered(deal: Deal) -> Deal:
    """The same deal, asked only for what may be known."""
    twin, state = deal.clone(), Blinkered.__new__(Blinkered)
    state.blind = False
    state.restore(deal._state.values())
    state.version = twin._state.version
    state.blind = True
    twin._state = state
    return twin


def ask(deal: Deal, chance: Random) -> None:
    """Ask everything that is to be answered from a view."""
    actions = list(deal.legal_actions())
    for action in chance.sample(actions, min(5, len(actions))):
        deal.check(action)
    for other in OTHERS:
        deal.can(other)
    for step in deal._flow.steps:
        step.blocked(deal._state)
        step.done(deal._state)


OTHERS: tuple[Action, ...] = (Draw("stock"), Draw("discard"), Discard(3))


@every_game
def test_nothing_that_is_asked_of_a_view_reads_what_no_view_has(game: str) -> None:
    for seed in seeds(3):
        chance = Random(seed)
        for deal in moments(game, seed, every=6):
            ask(blinkered(deal), chance)


@pytest.mark.parametrize("name", sorted(UNSEEN))
def test_a_check_that_reads_what_no_view_has_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check: Callable[..., None] = DiscardStep.check

    def reads(self: DiscardStep, deal: State, action: Discard) -> None:
        getattr(deal, name)
        check(self, deal, action)

    deal = blinkered(Deal.position(games.get("standard_rummy"), hands_held=[(3, 4), (5,)], phase="play"))
    deal.check(Discard(3))
    monkeypatch.setattr(DiscardStep, "check", reads)
    with pytest.raises(AssertionError, match=name):
        deal.check(Discard(3))


def test_a_card_that_was_drawn_is_known_to_have_been_without_a_view_of_it() -> None:
    for game, code in (("standard_rummy", "already_drawn"), ("nowrang", "no_draw_on_first_turn")):
        deal = Deal(games.get(game), 2, 2)
        if game == "standard_rummy":
            deal.play(Draw("stock"))
        for asked in (deal, Deal.from_view(deal.rules, deal.view(deal.turn))):
            with pytest.raises(IllegalAction) as refused:
                asked.check(Draw("stock"))
            assert refused.value.code == code


# --- what was found is kept


def counting(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The actions that the discard is asked to check from here on."""
    asked: list[object] = []
    check: Callable[..., None] = DiscardStep.check

    def counted(self: DiscardStep, deal: State, action: Discard) -> None:
        asked.append(action)
        check(self, deal, action)

    monkeypatch.setattr(DiscardStep, "check", counted)
    return asked


def to_discard() -> tuple[Deal, Discard, Discard]:
    """A deal in which a card is to be discarded, and two that may be."""
    deal = Deal(games.get("standard_rummy"), 2, 3)
    deal.play(Draw("stock"))
    first, second, *_ = (action for action in deal.legal_actions() if isinstance(action, Discard))
    return deal, first, second


def test_what_was_judged_is_not_checked_again_when_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    deal, first, _ = to_discard()
    asked = counting(monkeypatch)
    assert deal.judge(first).refusal is None
    deal.play(Discard(first.card))
    assert asked == [first]


def test_what_was_found_for_another_action_or_another_deal_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    deal, first, second = to_discard()
    asked = counting(monkeypatch)
    deal.check(first)
    deal.clone().play(first)
    deal.play(second)
    assert asked == [first, first, second]


@pytest.mark.parametrize("change", ["edit", "undo", "play"])
def test_what_was_found_does_not_outlive_a_change(change: str) -> None:
    deal, first, _ = to_discard()
    deal.check(first)
    if change == "edit":
        deal.edit(hands=[1 << (first.card + 1) % 52] * 2)
    elif change == "undo":
        deal.undo()
    else:
        deal.play(Timeout())
    with pytest.raises(IllegalAction):
        deal.play(first)


def test_edit_refuses_what_is_no_field() -> None:
    with pytest.raises(TypeError, match="no field knokker"):
        Deal(games.get("knock_rummy"), 2, 1).edit(knokker=1)
