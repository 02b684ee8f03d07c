"""What the page answers without the server is what the server answers, word by word."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from rummykit import games, hands
from rummykit.cards import JOKER, NAMES, PRINTED_JOKER, Face, parse
from rummykit.rules import OptionValue, Rules
from rummykit.server import catalogue
from rummykit.server.refusals import TableRefusal
from rummykit.server.routes.referee_answer import refereed
from rummykit.server.routes.solve_answer import solved
from rummykit.server.wire.http_messages import ApiError, SolveAnswer, SolveAsked
from rummykit.tiles.table_sets import table_sets
from tests.examples import scaled
from tests.kernel.browser import Asked, ask
from tests.solver.tiles import small_problem

KEPT = msgspec.to_builtins(catalogue.kept_pages("en"))
TILES = [game for game, kept in KEPT["sheets"].items() if kept["family"] == "tiles"]
HANDS = [game for game in KEPT["sheets"] if game not in TILES]
Sets = list[tuple[Face, ...]]


def with_options(chance: Random, game: str) -> tuple[Rules, dict[str, OptionValue]]:
    """A game with one of the house rules that bear on the answers, or none."""
    rules = games.get(game)
    known = [option for option in rules.offers if KEPT["sheets"][game]["options"].get(option.name)]
    if not known or chance.random() < 0.4:
        return rules, {}
    option = chance.choice(known)
    values = option.choices or range(option.low, option.high + 1, 7)
    chosen = {option.name: chance.choice([value for value in values if value != option.get(rules)])}
    return games.get(game, **chosen), chosen


def names(cards: Any) -> list[str]:
    """The pieces as a question names them."""
    return [NAMES[face] for face in cards]


def turn_after(chance: Random, rules: Rules, table: Sets, rack: list[Face]) -> Sets:
    """What somebody may have made of a table: the best play, or a few sets moved about, which is mostly wrong."""
    if chance.random() < 0.5:
        asked = SolveAsked(game=rules.id, table=tuple(table), pieces=tuple(rack), opened=chance.random() < 0.8)
        try:
            found = solved(asked)
        except TableRefusal:
            return table
        gone = {part.source for step in found.steps for part in step.parts}
        return [cards for at, cards in enumerate(table) if at not in gone] + [step.made.cards for step in found.steps]
    after = [list(cards) for cards in table]
    held = [*rack]
    for _ in range(chance.randint(1, 3)):
        if held and chance.random() < 0.6:
            tile = held.pop(chance.randrange(len(held)))
            target = chance.choice(after) if after and chance.random() < 0.7 else []
            if not target:
                after.append(target)
            target.insert(chance.choice((0, len(target))), tile)
        elif table_sets(rules).within(hands.of(held)):
            laid = chance.choice(table_sets(rules).within(hands.of(held)))
            held = list((Counter(held) - Counter(laid)).elements())
            after.append(list(laid))
    for cards in after:  # a joker is exchanged for a tile of the rack
        if JOKER in cards and held and chance.random() < 0.5:
            at = cards.index(JOKER)
            cards[at] = held.pop(chance.randrange(len(held)))
            chance.choice(after).append(JOKER)
    return [tuple(cards) for cards in after if cards]


def about_table(chance: Random, ask: str) -> Asked:
    """A question about a small table, often one that cannot be answered well."""
    game = chance.choice(TILES[:2] * 3 + TILES)
    rules, options = with_options(chance, game)
    table, rack = small_problem(chance)
    if chance.random() < 0.1:
        rack.append(chance.choice([*range(64, 117)]))
    opened = chance.random() < 0.6
    if ask == "solve":
        objective = chance.choice(("lex", "tiles", "value"))
        if chance.random() < 0.2 and table:
            table[-1] = table[-1][chance.randint(0, 1) :]
        return ask, {
            "game": game,
            "options": options,
            "table": table,
            "pieces": rack,
            "objective": objective,
            "opened": opened,
        }
    asked: dict[str, Any]
    if ask == "meld":
        cards = list(chance.choice(table)) if table and chance.random() < 0.7 else rack[:3]
        for _ in range(chance.randint(0, 2)):
            place = chance.randrange(len(cards) + 1)
            cards[place : place + chance.randint(0, 1)] = [chance.choice([*range(64, 117), JOKER])]
        if chance.random() < 0.2:
            chance.shuffle(cards)
        asked = {"meld": names(cards)}
    elif ask == "opening":
        within = table_sets(rules).within(hands.of(rack)) or [tuple(rack[:3])]
        asked = {"melds": [names(chance.choice(within)) for _ in range(chance.randint(0, 2))]}
    elif ask == "turn":
        after = turn_after(chance, rules, table, rack)
        asked = {"opened": opened, "table": list(map(names, table)), "rack": names(rack)}
        asked |= {"table_after": list(map(names, after))}
    elif chance.random() < 0.3:
        asked = {"goal": "max_initial_meld", "rack": names(rack)}
    else:
        goal = chance.choice(("most_pieces", "most_points"))
        asked = {"goal": goal, "opened": opened, "table": list(map(names, table)), "rack": names(rack)}
    return "referee", {"game": game, "options": options, "ask": ask, "input": asked}


def about_hand(chance: Random) -> Asked:
    """A question about a hand of cards."""
    game = chance.choice(HANDS)
    _, options = with_options(chance, game)
    kept = KEPT["sheets"][game]
    pack = [face for face in kept["faces"] if face != PRINTED_JOKER]
    cards = chance.sample(pack, chance.randint(1, 14))
    return "solve", {"game": game, "options": options, "pieces": cards, "discard": chance.random() < 0.4}


def served(question: Asked) -> Any:
    """What the server answers, without the English, which the page has words of its own for."""
    what, asked = question
    if what == "referee":
        return _wordless(refereed(asked))
    try:
        answer = SolveAnswer(solved=solved(msgspec.convert(asked, SolveAsked)))
    except TableRefusal as refusal:
        answer = SolveAnswer(problem=ApiError(code=refusal.code, text=refusal.text, params=refusal.params))
    return _wordless(msgspec.to_builtins(answer))


def _wordless(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            name: "" if name == "text" or (name == "reason" and isinstance(part, str)) else _wordless(part)
            for name, part in value.items()
        }
    return [_wordless(part) for part in value] if isinstance(value, (list, tuple)) else value


def agrees(question: Asked, answer: Any, server: Any) -> bool:
    """Whether the page answers as the server does, or says that there may be more where sets with a joker are bound.

    On such a table it may find another play that counts as much.
    """
    if answer == server:
        return True
    what, asked = question
    table = asked["table"] if what == "solve" else [faces_of(cards) for cards in asked["input"].get("table", ())]
    if not any(JOKER in cards for cards in table):
        return False
    if what == "solve":
        ours, theirs = ([len(each["solved"]["played"]), each["solved"]["value"]] for each in (answer, server))
        proven, aim = answer["solved"]["proven"], asked["objective"]
    else:
        ours, theirs = ([each.get("count", 0), each.get("best_value", 0)] for each in (answer, server))
        proven, aim = answer.get("proven", True), {"most_pieces": "tiles"}.get(asked["input"]["goal"], "value")
    of_aim = {"tiles": ours[0] - theirs[0], "value": ours[1] - theirs[1]}.get(aim, 0)
    if aim == "lex":
        of_aim = -1 if ours < theirs else 0 if ours == theirs else 1
    return bool(of_aim == 0 or (of_aim < 0 and not proven))


def faces_of(cards: list[str]) -> list[Face]:
    """The pieces that a question names."""
    return list(parse(" ".join(cards)))


@pytest.mark.parametrize("what", ["solve", "meld", "opening", "turn", "arrange", "hand"])
def test_the_page_answers_what_the_server_answers(what: str) -> None:
    chance = Random(f"without a net: {what}")
    questions = [about_hand(chance) if what == "hand" else about_table(chance, what) for _ in range(scaled(800))]
    answers = ask(questions, kept=KEPT)
    pairs = [(question, answer, served(question)) for question, answer in zip(questions, answers, strict=True)]
    assert [pair for pair in pairs if pair[1] is not None and not agrees(*pair)] == []
    only_there = [question for question, answer, _ in pairs if answer is None]
    assert all(question[1]["game"] == "rummikub_twist" for question in only_there), "what else does the page not know?"
