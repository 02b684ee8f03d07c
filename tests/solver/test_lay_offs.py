"""The most that a hand can get rid of: compared with every order of what the engine lists, and with gin's window."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from rummykit import Deal, Rules, games, hands, solve
from rummykit.cards import Faces, parse, show
from rummykit.cli import main
from rummykit.melds.lay_offs import best_lay_offs
from rummykit.melds.meld import from_hand
from rummykit.melds.pack import pack_melds
from rummykit.play.actions import LayOff, Meld
from rummykit.play.melds import card_melds
from rummykit.play.view import TableMeld
from rummykit.rules import LayOffWindow, Play
from rummykit.solve.best_hand import values_of
from rummykit.solve.lay_offs import RidOf, RidTurn, best_rid
from rummykit.solve.lines import answer
from tests.examples import at_most, scaled
from tests.properties.playing import table_for


def lays_off(rules: Rules) -> bool:
    """Whether cards are laid off there, by players for themselves."""
    play = rules.step(Play)
    alone = not rules.has_side_melds and not rules.tiles_in_hand
    return alone and ((play is not None and play.lay_off != "none") or rules.step(LayOffWindow) is not None)


GAMES = [game for game, rules in games.SHEETS.items() if lays_off(rules)]
PLAYED = [game for game in GAMES if games.get(game).step(Play) is not None]


def at_play(rules: Rules, hand: Faces, table: list[TableMeld]) -> Deal:
    """The turn of a player who has opened and drawn."""
    seats = rules.players[0]
    return Deal.position(
        rules,
        hands_held=[hand, *[()] * (seats - 1)],
        table=table,
        stock=parse("2C 3C 4C"),
        pile=parse("5C"),
        opened=[True] * seats,
        phase="play",
    )


def everything_listed(deal: Deal, limit: int = 4000) -> set[Faces] | None:
    """All hands that lay-offs and melds lead to; None where there are too many ways."""
    family = deal.rules.pack.family
    known, waiting, found = set(), [deal], set()
    while waiting:
        here = waiting.pop()
        key = here._state.hands[0], tuple(meld.cards for meld in here._state.table)
        if key in known:
            continue
        known.add(key)
        if len(known) > limit:
            return None
        found.add(hands.faces(here._state.hands[0], family))
        if here.result is not None or here.turn != 0 or here.phase != "play":
            continue
        for action in here.legal_actions():
            if isinstance(action, LayOff) or (isinstance(action, Meld) and not action.borrowed):
                after = here.clone(undoable=False)
                after.play(action)
                waiting.append(after)
    return found


def worth(rules: Rules, left: Faces, least: RidOf) -> tuple[int, int]:
    """The less the better."""
    points = sum(values_of(rules)[face] for face in left)
    return (len(left), points) if least == "cards" else (points, len(left))


def played(rules: Rules, hand: Faces, table: list[TableMeld], turn: RidTurn) -> None:
    """The turn is legal, and leaves what it says."""
    deal = at_play(rules, hand, table)
    for number, face in turn.lay_offs:
        deal.play(LayOff(number, (face,)))
    assert tuple(meld.cards for meld in deal._state.table) == turn.table_after
    for meld in turn.melds:
        deal.play(Meld(meld))
    assert hands.faces(deal._state.hands[0]) == turn.left
    assert turn.deadwood == sum(values_of(rules)[face] for face in turn.left)


def dealt(rules: Rules, chance: Random) -> tuple[Faces, list[TableMeld]]:
    """A hand of six cards, many of which fit, and up to three melds on the table."""
    pack = list(rules.pack_for(rules.players[0]).faces())
    chance.shuffle(pack)
    melds, rest = card_melds(rules), pack
    lying: list[Faces] = []
    for meld in chance.sample(found := list(melds.within(hands.of(pack[:22]))), min(40, len(found))):
        if len(lying) < 3 and not Counter(from_hand(meld)) - Counter(rest):
            rest = list((Counter(rest) - Counter(from_hand(meld))).elements())
            lying.append(meld)
    fits = [face for face in {*rest} if any(melds.extensions(meld) >> face & 1 for meld in lying)]
    chance.shuffle(fits)
    chance.shuffle(rest)
    hand = fits[:3]
    for face in hand:
        rest.remove(face)
    hand += rest[: 6 - len(hand)]
    play = rules.step(Play)
    owner = 0 if play is not None and play.lay_off == "own" else 1
    return tuple(sorted(hand)), [TableMeld(meld, melds.kind(meld), owner) for meld in lying]


@pytest.mark.parametrize("least", ["cards", "points"])
@pytest.mark.parametrize("game", PLAYED)
def test_nothing_that_the_engine_lists_leaves_less(game: str, least: RidOf) -> None:
    tried = compared = used = 0
    for seed in at_most(12):
        if seed >= scaled(12) and compared > tried // 2 and used >= tried // 2:
            break
        tried += 1
        rules = table_for(game, seed)[0].for_deal(0)
        if not lays_off(rules):
            continue
        hand, table = dealt(rules, Random(f"{game} {seed}"))
        reached = everything_listed(at_play(rules, hand, table))
        if reached is None:
            continue
        turn = best_rid(rules, hand, [meld.cards for meld in table], least)
        assert turn.proven
        assert worth(rules, turn.left, least) == min(worth(rules, left, least) for left in reached), show(hand)
        played(rules, hand, table, turn)
        compared += 1
        used += bool(turn.lay_offs)
    assert compared > tried // 2
    assert used >= tried // 2


def test_after_a_knock_it_leaves_what_the_window_of_gin_leaves() -> None:
    rules = games.get("gin_rummy")
    melds, values = pack_melds(rules.groups, rules.runs), values_of(rules)[:52]
    chance = Random(1)
    for _ in range(scaled(60)):
        cards = chance.sample(range(52), 52)
        shown = [melds.read(parse(text)) for text in ("5S 6S 7S", "9H 9D 9C")]
        rest = [face for face in cards if face not in {*parse("5S 6S 7S 9H 9D 9C")}]
        hand = tuple(sorted(rest[:10]))
        turn = best_rid(rules, hand, [meld for meld in shown if meld], "points")
        assert turn.deadwood == best_lay_offs(melds, hands.of(hand), [meld for meld in shown if meld], values).deadwood


@pytest.mark.parametrize(
    ("game", "hand", "table", "laid", "left"),
    [
        ("scala_40", "JK 9S 2C", "JS QS KS", [(0, "JK=TS"), (0, "9S")], "2C"),
        ("standard_rummy", "7H 8H 2C", "4H 5H 6H", [(0, "7H"), (0, "8H")], "2C"),
        ("standard_rummy", "TH JH QH 9H 2C", "6H 7H 8H", [], "2C"),
        ("standard_rummy", "TH JH 9H 2C", "6H 7H 8H / 9S 9D 9C", [], "2C"),
        ("contract_rummy", "9C 9H 9S 4H", "4C 4D 4S", [(0, "4H")], "9S 9H 9C"),
    ],
)
def test_what_people_ask(game: str, hand: str, table: str, laid: list[tuple[int, str]], left: str) -> None:
    turn = solve.best_rid(games.get(game), parse(hand), [parse(meld) for meld in table.split("/")])
    assert show(turn.left) == show(sorted(parse(left)))
    assert {(number, show((face,))) for number, face in turn.lay_offs} >= {
        each for each in laid if len(turn.melds) == 0
    }


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["solve", "--game", "scala_40", "--hand", "JK 9S 2C 5D 5C 5H", "--table", "JS QS KS"]
    assert main(arguments) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Get rid of 5 of 6 cards, 2 points are left:",
        "  JK=TS 9S onto JS QS KS",
        "  5H 5D 5C",
        "  left over: 2C",
    ]
    found = answer(json.dumps({"id": 1, "game": "scala_40", "hand": ["JK", "9S", "2C"], "table": [["JS", "QS", "KS"]]}))
    assert found == {
        "id": 1,
        "lay_offs": [[0, "JK=TS"], [0, "9S"]],
        "melds": [],
        "left": ["2C"],
        "deadwood": 2,
        "table_after": [["9S", "JK=TS", "JS", "QS", "KS"]],
    }


@pytest.mark.parametrize(
    ("game", "table", "said"),
    [
        ("indian_rummy_points", "4S 5S 6S", "no cards are laid off"),
        ("knock_rummy", "4S 5S 6S", "no cards are laid off"),
        ("standard_rummy", "4S 5S 8S", "4S 5S 8S is no meld of Rummy"),
        ("standard_rummy", "2C 3C 4C", "There are 2 of 2C"),
    ],
)
def test_what_is_wrong_is_said(game: str, table: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--game", game, "--hand", "2C 3H", "--table", table]) == 2
    assert said in capsys.readouterr().err
