"""Playouts of games whose melds are laid on the table: every step is legal, and the end counts as the rules say."""

from __future__ import annotations

from array import array
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from rummykit import Deal, games
from rummykit._playout import LaidChoices, LaidDeal
from rummykit.bots import choose
from rummykit.cards import parse
from rummykit.melds.shapes import SetKind
from rummykit.play.actions import Discard, Draw
from rummykit.play.view import TableMeld
from rummykit.playout.laid_cards import laid, laid_choices
from rummykit.playout.laid_sheet import knows_laid, laid_sheet
from rummykit.rules import BuyWindow, Step, Swap
from rummykit.rules.consistency import faults
from tests.examples import at_most, deals_of_each, scaled
from tests.flips import flips
from tests.playout.laid_replay import BUY, LAY_OFF, MELD, OPEN, SWAP, replay
from tests.properties.playing import known_house_rules

GAMES = (
    *("double_rum", "caloochi", "german_rummy", "kalooki_40", "scala_40", "remi_51"),
    *("contract_rummy", "liverpool_rummy", "shanghai_rummy", "carioca"),
)
DEALS = deals_of_each(80, len(GAMES))
MORE = 60
"""So many more deals are played until every kind of action has been seen."""
EVERY = 8
"""One of so many decisions of a deal is played on from."""
MOST = 2
"""Actions of a position that are tried."""

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_it_knows_every_deal_of_a_match(game: str) -> None:
    rules = games.get(game)
    for players in range(rules.players[0], min(8, rules.players[1]) + 1):
        for number in range(max(1, len(rules.schedule))):
            assert laid_sheet(rules.for_deal(number), players) is not None


@pytest.mark.parametrize("game", ["standard_rummy", "continental_rum", "rummikub", "nowrang", "canasta", "okey_101"])
def test_other_sheets_are_left_to_others(game: str) -> None:
    rules = games.get(game)
    assert not knows_laid(rules.for_deal(0), rules.players[0])


@every_game
def test_random_playouts_are_legal_and_end_as_the_engine_says(game: str) -> None:
    """From positions of greedy's deals, after some of the legal actions, with random house rules."""
    chance, done = Random(f"laid {game}"), Counter[int]()
    wanted = {MELD if game == "double_rum" else OPEN, LAY_OFF, *([BUY] if has(game, BuyWindow) else [])}
    for seed in range(DEALS + MORE):
        if seed >= DEALS and wanted <= done.keys():
            break
        fewest, most = games.get(game).players
        players = chance.randint(fewest, min(most, 8))
        rules = known_house_rules(game, players, chance, laid_sheet)
        deal = Deal(rules, players, seed, number=seed, starter=seed % players)
        until = chance.randint(0, 40 * players)
        decisions = 0
        while deal.result is None and decisions < until:
            if chance.random() < 1 / EVERY:
                actions = list(islice(deal.legal_actions(), 60))
                for action in chance.sample(actions, min(MOST, len(actions))):
                    done.update(replay(deal, action, chance.getrandbits(32)) or ())
            deal.play(choose("greedy", rules, deal.view(deal.turn), chance))
            decisions += 1
    assert wanted <= done.keys()
    if DEALS >= 40:
        assert done[SWAP] or not has(game, Swap)


@every_game
def test_what_it_claims_it_plays_as_the_engine_does(game: str) -> None:
    """A playout of each sheet in which one field is another, as far as the kernel claims to play it."""
    chance, claimed = Random(f"reads {game}"), 0
    sheets = [flip.sheet for flip in flips(game) if not any(faults(flip.sheet))]
    for seed in at_most(len(sheets)):
        if seed >= scaled(len(sheets)) and claimed:
            break
        sheet = sheets[seed]
        rules = sheet.for_deal(seed % len(sheet.schedule)) if sheet.schedule else sheet
        if knows_laid(rules, rules.players[0]):
            deal = Deal(rules, rules.players[0], seed)
            claimed += replay(deal, next(iter(deal.legal_actions())), chance.getrandbits(32)) is not None
    assert claimed


def has(game: str, step: type[Step]) -> bool:
    return any(isinstance(each, step) for each in games.get(game).turn)


# --- what the kernel is told


def as_told(cards: str, kind: SetKind) -> list[int]:
    return laid(TableMeld(parse(cards), kind, 1), {0: 0, 1: 1})


def test_melds_as_the_kernel_sees_them() -> None:
    """Suits are numbered from spades, ranks from the ace; jokers of runs are told by place, of groups by suit."""
    assert as_told("2H 3H 4H", "run") == [1, 1, 1, 1, 3, 0]
    assert as_told("QD KD JK=AD", "run") == [1, 1, 2, 11, 3, 0b100]
    assert as_told("JK=AD 2D 3D", "run") == [1, 1, 2, 0, 3, 0b001]
    assert as_told("8S 8C JK", "group") == [1, 0, 7, 1, 0, 0, 1, 0, 1]
    assert as_told("8S 8C JK=8H", "group") == [1, 0, 7, 1, 0, 0, 1, 0b0010, 0]


def german(hand: str, other: str, stock: str = "3C 3D 5C") -> Deal:
    """German Rummy after both first melds, the seat to act having drawn."""
    table = [TableMeld(parse("TS JS QS KS"), "run", 0), TableMeld(parse("TH JH QH KH"), "run", 1)]
    return Deal.position(
        games.get("german_rummy"),
        hands_held=[parse(hand), parse(other)],
        table=table,
        opened=[True, True],
        stock=parse(stock),
        pile=parse("8D"),
        phase="play",
    )


def test_an_action_that_ends_the_deal_is_worth_the_other_hand() -> None:
    """The seat that holds one card discards it and has won; the other holds cards nobody has seen."""
    deal = german("9S", "2D 4H 6D")
    choices = laid_choices(deal.rules, deal.view(0), [Discard(parse("9S")[0])])
    assert choices is not None
    points, winner, steps = choices.played_out(0, [(), parse("2D 4H 6D")], parse("3C"), 1)
    assert (points, winner, steps) == ([0, -12], 0, [])
    assert min(array("f", choices.weigh([0], 20, 1))[::2]) == 1.0


def test_the_same_for_a_seed_and_whatever_is_hidden() -> None:
    deal = Deal(games.get("scala_40"), 3, 5)
    other = deal.clone()
    other._state.stock.reverse()
    first, second = (laid_choices(each.rules, each.view(each.turn), [Draw("stock")]) for each in (deal, other))
    assert first is not None
    assert second is not None
    assert first.weigh([0], 30, 1) == second.weigh([0], 30, 1) != first.weigh([0], 30, 2)


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"seat": 5}, "no deal"),
        ({"choices": []}, "no deal"),
        ({"unseen": [99]}, "no such card"),
        ({"unseen": [3] * 9}, "more cards"),
        ({"counts": [1]}, "no deal"),
    ],
)
def test_what_is_no_deal_is_refused(change: dict[str, Any], refusal: str) -> None:
    sheet = laid_sheet(games.get("german_rummy"), 2)
    assert sheet is not None
    state = {"seat": 0, "turn": 0, "resume": -1, "at": 0, "opened_now": 0, "plays": 0, "taken": -1, "must": -1}
    deal = LaidDeal(
        sheet,
        numbers=state | {"turnovers": 0, "turn_number": 1},
        hand=[1, 2],
        table=[],
        opened=[False, False],
        first_laid=[0, 0],
        bought=[0, 0],
        pile=[7],
        thrown_by=[-1],
    )
    told: dict[str, Any] = {
        "seat": 0,
        "counts": [2, 2],
        "known": [[], []],
        "draws": [1, 1],
        "unseen": [3, 4, 5, 6],
        "stock": 2,
        "choices": [deal],
    }
    assert len(LaidChoices(sheet, **told).weigh([0], 2, 1)) == 16
    with pytest.raises(ValueError, match=refusal):
        LaidChoices(sheet, **told | change)
