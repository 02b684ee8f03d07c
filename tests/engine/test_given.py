"""What a deal is asked and given wrongly: every error is a sentence, and none is of another kind than it says."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

import rummykit
from rummykit import Deal, IllegalAction, Match, NotationError, games, hands, record, score, simulate, svg
from rummykit.cards import parse
from rummykit.play.actions import Discard, Meld, Timeout
from rummykit.play.notation import write_action
from rummykit.play.view import TableMeld
from rummykit.playout import DealPool
from tests.properties.walk import walk

GIN = games.get("gin_rummy")
RUMMY = games.get("standard_rummy")


def test_errors_are_public_and_value_errors() -> None:
    assert {"IllegalAction", "NotationError"} <= {*rummykit.__all__}
    deal = Deal(GIN)
    for text, kind in (("draw pile", NotationError), ("", NotationError), ("discard 7X", NotationError)):
        with pytest.raises(kind):
            deal.play(text)
        assert not deal.can(text)
        assert text not in deal.legal_actions()
    with pytest.raises(IllegalAction) as refused:
        deal.play("knock")
    assert issubclass(IllegalAction, ValueError)
    assert issubclass(NotationError, ValueError)
    for again in (pickle.loads(pickle.dumps(refused.value)), copy.copy(refused.value)):
        assert (again.code, again.text, again.rule, again.params) == (
            refused.value.code,
            refused.value.text,
            refused.value.rule,
            refused.value.params,
        )


@pytest.mark.parametrize("game", games.SHEETS)
def test_every_legal_action_is_contained_as_text_too(game: str) -> None:
    for deal in walk(game, 1).moments(40):
        texts = [write_action(action) for action in deal.legal_actions()][:20]
        assert all(text in deal.legal_actions() and deal.can(text) for text in texts)


@pytest.mark.parametrize(
    ("made", "kind", "said"),
    [
        (lambda: Deal("gin_rummy"), TypeError, r"rule sheet, such as games.get\('gin_rummy'\), not 'gin_rummy'"),  # type: ignore[arg-type]
        (lambda: Match("gin_rummy"), TypeError, "rule sheet"),  # type: ignore[arg-type]
        (lambda: Deal(None), TypeError, "rule sheet"),  # type: ignore[arg-type]
        (lambda: score(GIN, Deal(GIN).result), TypeError, "a deal that is over has a score, not None"),  # type: ignore[arg-type]
        (lambda: score("gin_rummy", None), TypeError, "rule sheet"),  # type: ignore[arg-type]
        (lambda: simulate("gin_rummy"), TypeError, "rule sheet"),  # type: ignore[arg-type]
        (lambda: Match(GIN).record(("Ann",)), ValueError, "A record names everybody: 2 players, not 1"),
        (lambda: Deal(GIN, "2"), TypeError, "number of players must be a whole number, not '2'"),  # type: ignore[arg-type]
        (lambda: Deal(GIN, 2.0), TypeError, "whole number"),  # type: ignore[arg-type]
        (lambda: Deal(GIN, 5), ValueError, "is for 2 to 4 players, not 5"),
        (lambda: Deal(GIN, seed=1.5), TypeError, "A seed is a whole number, a text or bytes, not 1.5"),  # type: ignore[arg-type]
        (lambda: Match(GIN, seed=None), TypeError, "A seed is"),  # type: ignore[arg-type]
        (lambda: Deal(GIN, starter=7), ValueError, "There is no seat 7 among 2"),
        (lambda: Deal(GIN, dealer=-1), ValueError, "There is no seat -1 among 2"),
        (lambda: Deal(GIN, number=-1), ValueError, "Deals are numbered from 0, and -1 is no such number"),
        (lambda: Deal(GIN, scheduled="x"), ValueError, "numbered from 0, and 'x'"),  # type: ignore[arg-type]
        (lambda: Deal(games.get("canasta"), totals=(1, 2, 3)), ValueError, "a total for each of 2 players, not 3"),
        (lambda: Match(GIN, dealer="0"), TypeError, "A seat is a whole number, not '0'"),  # type: ignore[arg-type]
        (lambda: Match(GIN, dealer=5), ValueError, "There is no seat 5 among 2"),
        (lambda: Deal(GIN, order=(0, 0)), ValueError, "sits twice"),
        (lambda: Deal(games.get("knock_rummy"), 3, order=(0, 1), starter=2), ValueError, "Seat 2 does not play"),
        (lambda: Deal(GIN).view(7), ValueError, "There is no seat 7 among 2"),
        (lambda: Deal(GIN).view(-1), ValueError, "There is no seat -1"),
        (lambda: Deal(GIN).view("0"), TypeError, "A seat is a whole number"),  # type: ignore[arg-type]
        (lambda: Deal(GIN).play(7), TypeError, "an action or its text, not 7"),  # type: ignore[arg-type]
        (lambda: Deal(GIN).can(None), TypeError, "an action or its text, not None"),  # type: ignore[arg-type]
        (lambda: Deal(GIN).judge(()), TypeError, "an action or its text"),  # type: ignore[arg-type]
        (lambda: Deal(GIN).read(7), TypeError, "an action as text, such as 'draw stock', not 7"),  # type: ignore[arg-type]
        (lambda: Deal(RUMMY).judge(Meld([1, 2, 3])), TypeError, "melds are a tuple"),  # type: ignore[arg-type]
        (lambda: Deal(RUMMY).judge(Meld("7D")), TypeError, r"Meld\(cards='7D', borrowed=\(\)\) is no action"),  # type: ignore[arg-type]
        (lambda: Timeout(5), TypeError, "a draft of the table, or None, not 5"),  # type: ignore[arg-type]
        (lambda: Deal.position(GIN, hands_held=[(), ()], phase="call"), ValueError, "has no phase 'call'; it has"),
        (lambda: parse(7), TypeError, "cards as text, such as '7H 8H 9H', not 7"),  # type: ignore[arg-type]
        (lambda: games.get(None), TypeError, "the name of a game, such as 'gin_rummy', not None"),  # type: ignore[arg-type]
        (lambda: games.get("nope"), ValueError, "No game is called 'nope'"),
        (lambda: games.get("gin", target_score=[1]), ValueError, r"a whole number from 1 to 1000, not \[1\]"),  # type: ignore[arg-type]
        (lambda: games.dump("gin_rummy"), TypeError, "rule sheet"),  # type: ignore[arg-type]
        (lambda: games.dump(GIN, "yaml"), ValueError, "written as toml or json, not as 'yaml'"),  # type: ignore[arg-type]
        (lambda: games.loads("", "yaml"), ValueError, "not as 'yaml'"),  # type: ignore[arg-type]
        (lambda: record.write(Match(GIN)), TypeError, r"a record, such as match\.record\(\), not <Match"),  # type: ignore[arg-type]
        (lambda: record.to_json(Match(GIN)), TypeError, "a record"),  # type: ignore[arg-type]
        (lambda: next(record.replay(Match(GIN))), TypeError, "a record"),  # type: ignore[arg-type]
        (lambda: svg.view(Deal(GIN)), TypeError, "a view, such as deal.view.0.; svg.deal draws a whole deal"),  # type: ignore[arg-type]
        (lambda: svg.deal(Deal(GIN).view(0)), TypeError, "svg.view draws"),  # type: ignore[arg-type]
        (lambda: svg.hand(["7H"]), ValueError, "'7H' cannot be drawn"),  # type: ignore[list-item]
        (lambda: svg.table([(999,)]), ValueError, "999 cannot be drawn"),
        (lambda: DealPool(GIN, players=0), ValueError, "is for 2 to 4 players, not 0"),
        (lambda: DealPool(GIN, size=1, shuffle="fast"), ValueError, "'documented' or 'quick', not 'fast'"),  # type: ignore[arg-type]
    ],
)
def test_what_is_wrong_is_said(made: object, kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        made()  # type: ignore[operator]


@pytest.mark.parametrize("verb", ["check", "can", "play", "judge"])
def test_an_action_with_text_for_a_card_is_named_and_changes_nothing(verb: str) -> None:
    deal = Deal(RUMMY, seed=17)
    deal.play("draw stock")
    before = deal.clone()
    with pytest.raises(TypeError, match=r"Discard\(card='KC'\) is no action: Expected `int`, got `str`"):
        getattr(deal, verb)(Discard("KC"))  # type: ignore[arg-type]
    assert deal == before


def given(meld: TableMeld, chance: Random | None) -> TableMeld:
    """A meld as people would give it: nothing but its cards, in some order, its kind and its owner."""
    cards = meld.cards if chance is None else tuple(chance.sample(meld.cards, len(meld.cards)))
    return TableMeld(cards, meld.kind, meld.owner)


@pytest.mark.parametrize("game", games.SHEETS)
def test_a_position_is_played_on_however_its_table_is_given(game: str) -> None:
    """Cards of a meld in any order, and no field that is not asked for: the same can be laid off as in the deal."""
    for seed in range(2):
        chance = Random(seed)
        for deal in walk(game, seed).moments(30):
            if deal.result is not None:
                continue
            family = deal.rules.pack.family
            mixed = not (deal.rules.rearranges or deal.rules.tiles_in_hand or deal.rules.has_side_melds)
            again = Deal.position(
                deal.rules,
                hands_held=[hands.faces(hand, family) for hand in deal._state.hands],
                turn=deal.turn,
                table=[given(meld, chance if mixed else None) for meld in deal._state.table],
                stock=deal._state.stock[::-1],
                pile=deal._state.pile,
                opened=deal._state.opened,
                wild=deal._state.wild,
                order=deal.order,
                starter=deal.starter,
            )
            for seat in range(len(deal._state.hands)):
                str(again.view(seat))
            for _ in range(12):
                legal = list(again.legal_actions())
                if not legal:
                    break
                again.play(chance.choice(legal))
            if again.result is not None:
                score(again.rules, again.result)


def test_a_group_in_another_order_is_the_same_group() -> None:
    rules = games.get("standard_rummy")
    deal = Deal.position(
        rules,
        hands_held=[parse("TS 2C"), parse("3C")],
        table=[TableMeld(parse("TD TC TH"), "group", 1), TableMeld(parse("6H 4H 5H"), "run", 1)],
        opened=[True, True],
        phase="play",
    )
    assert "lay_off 0 TS" in deal.legal_actions()
    assert deal._state.table[1].cards == parse("4H 5H 6H")
