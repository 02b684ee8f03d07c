"""Questions about tiles held in the hand, of which an indicator makes one wild: melds, turns, racks and scores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from rummykit import solve
from rummykit.cards import NAMES, UNKNOWN, Face, is_joker, show
from rummykit.melds.indicated import IndicatedMelds, next_tile
from rummykit.play.actions import Action, DeclarePairs, Discard, Draw, GoOut, Meld, Open, ShowIndicator
from rummykit.play.deal import Deal
from rummykit.play.melds import indicated_in
from rummykit.referee.meld import MeldInput
from rummykit.referee.naming import named
from rummykit.referee.question import (
    Fields,
    Malformed,
    PieceNames,
    Verdict,
    faces_of,
    few_copies,
    foreign,
    held,
    in_hand,
)
from rummykit.rules import IllegalAction, Rules

GOALS = ("okey_finish", "seven_pairs")
"""What a rack may be wanted to be: whole in groups and runs, or whole in pairs."""
NEAREST = "nearest_finish"
"""The goal of a rack of any size up to a whole one with the tile that is thrown: whichever of the two is nearer."""
VERBS = {
    "draw": '["draw", "stock" or "left"]',
    "show": '["show"]',
    "pairs": '["pairs"]',
    "discard": '["discard", tile]',
    "finish": '["finish", [[tiles], …], tile thrown]',
}


class HeldTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn: the `rack`, the last discard of the player before, and the next tiles of the `stock`, the first first.

    Nothing lies on the `table` in this game and nobody has `opened`: both are there for 101 Okey, and stay empty.
    """

    rack: PieceNames
    indicator: str
    actions: list[list[Any]]
    left_discard: str | None = None
    stock: PieceNames = []
    table: list[Any] = []
    opened: None = None


class HeldRack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rack without the tile that is to be thrown, unless its nearest finish is wanted, and what is wanted of it."""

    rack: PieceNames
    indicator: str
    goal: str = GOALS[0]


def melds_of(rules: Rules, indicator: str | None) -> IndicatedMelds:
    """The melds of a deal with this indicator; raises `Malformed` for a missing one, and for a false joker."""
    if indicator is None:
        raise Malformed("malformed", f"In {rules.names.en} the indicator says which tile is wild: name it.")
    return indicated_in(rules, next_tile(indicator_of(rules, indicator)))


def indicator_of(rules: Rules, name: str) -> Face:
    """The tile that says which one is wild; raises `Malformed` for a false joker."""
    face = held(rules, [name])[0]
    if is_joker(face):
        raise Malformed("impossible", "A false joker is no indicator: another tile is turned up.")
    return face


def meld_verdict(rules: Rules, asked: MeldInput) -> Verdict:
    """`valid`, and the `types` and the `total_value` of a meld; the value is that of the order, if it is one."""
    cards = faces_of(asked.meld)
    if foreign(rules, cards):
        return Verdict({"valid": False}, IllegalAction("unknown_face", rules.id, meld=show(cards)))
    melds = melds_of(rules, asked.indicator)
    few_copies(rules, filter(is_joker, cards))
    pair = melds.pair(cards)
    found = (*(melds.ordered(cards) if cards else ()), *((pair,) if pair is not None else ()))
    if not found:
        flaw = melds.flaw(cards)
        if flaw is None:
            return Verdict({"valid": False}, IllegalAction("descending", rules.id, meld=show(cards)))
        params = flaw.params if cards else flaw.params | {"meld": "–"}
        return Verdict({"valid": False}, IllegalAction(flaw.code, rules.id, **params))
    types = sorted({reading.kind for reading in found})
    return Verdict({"valid": True, "types": types, "total_value": max(reading.value for reading in found)})


def in_order(deal: Deal, actions: Iterable[Action]) -> Iterator[Action]:
    """The actions one by one; raises `IllegalAction` for tiles that are a run, but not in the order in which they lie.

    The place of a wild tile in a run says what it stands for.
    """
    melds = indicated_in(deal.rules, deal._state.wild)
    for action in actions:
        laid = action.melds if isinstance(action, GoOut | Open) else (action.cards,) if isinstance(action, Meld) else ()
        for tiles in laid:
            if melds.read(tiles) is not None and not (melds.ordered(tiles) or melds.pair(tiles)):
                raise IllegalAction("descending", deal.rules.id, meld=show(tiles))
        yield action


def rack_verdict(rules: Rules, asked: HeldRack) -> Verdict:
    """`complete`, with `example_melds`; else how many tiles the rack is `away`."""
    melds, rack = melds_of(rules, asked.indicator), tuple(sorted(in_hand(rules, asked.rack)))
    if asked.goal == NEAREST:
        return _nearest(rules, melds, rack)
    if asked.goal not in GOALS:
        raise Malformed("malformed", f"The goal of a rack is {', '.join((*GOALS, NEAREST))}; not {asked.goal!r}.")
    if len(rack) != rules.deal.hand_for(rules.players[0]):
        raise Malformed(
            "impossible", f"A rack has {rules.deal.hand_for(rules.players[0])} tiles beside the one thrown."
        )
    pairs = asked.goal == GOALS[1]
    away = melds.away_in_pairs(rack, len(rack)) if pairs else melds.away_in_melds(rack, len(rack))
    if away:
        return Verdict({"complete": False, "away": away}, IllegalAction("tiles_away", rules.id, count=away))
    laid = melds.in_pairs(rack) if pairs else melds.in_melds(rack)
    assert laid is not None, "nothing is away"
    return Verdict({"complete": True, "away": 0, "example_melds": named(laid)})


def _nearest(rules: Rules, melds: IndicatedMelds, rack: tuple[Face, ...]) -> Verdict:
    """`complete`, how many tiles the rack is `away`, whether in `pairs`, `example_melds` so far, the tile to throw."""
    play = solve.held_hand(rules, rack, melds.wild)
    fields = {"complete": play.away == 0, "away": play.away, "pairs": play.pairs, "example_melds": named(play.melds)}
    return Verdict(fields if play.discard is None else fields | {"discard": NAMES[play.discard]})


def turn_verdict(rules: Rules, asked: HeldTurn) -> Verdict:
    """`legal` if every action is and the turn is complete; if it is, `went_out` and the tiles of the `hand_after`."""
    if asked.table:
        raise Malformed("impossible", f"In {rules.names.en} nothing lies on the table.")
    indicator = indicator_of(rules, asked.indicator)
    rack, stock = in_hand(rules, asked.rack), held(rules, asked.stock)
    pile = () if asked.left_discard is None else held(rules, [asked.left_discard])
    players = rules.players[0]
    deal = Deal.position(
        rules,
        hands_held=[rack, *[()] * (players - 1)],
        stock=(*stock, UNKNOWN),
        pile=pile,
        wild=next_tile(indicator),
        indicator=indicator,
        turn_number=1,
    )
    if len(rack) == rules.deal.hand_for(players) + rules.deal.starter_extra:
        deal.edit(step=deal._flow.first_step)
    actions = [_action(rules, words) for words in asked.actions]
    refusal = played(deal, in_order(deal, actions))
    if refusal is not None:
        return Verdict({"legal": False}, refusal)
    out = deal.result is not None and deal.result.winner == 0
    return Verdict({"legal": True, "went_out": out, "hand_after": tiles_after(deal)})


def played(deal: Deal, actions: Iterable[Action]) -> IllegalAction | None:
    """Play the actions of seat 0 in a turn; the refusal of one, or of a turn that is over too soon or not yet."""
    try:
        for action in actions:
            if deal.result is None and deal.turn != 0:
                raise IllegalAction("turn_over", deal.rules.id)
            deal.play(action)
        if deal.result is None and deal.turn == 0:
            raise IllegalAction("turn_not_over", deal.rules.id)
    except IllegalAction as refusal:
        return refusal
    return None


def tiles_after(deal: Deal) -> list[str]:
    """What seat 0 holds after its turn."""
    return [NAMES[face] for face in (deal.view(0).hand if deal.result is None else deal.result.hands[0])]


def question_about_turn(deal: Deal, rack: list[str]) -> Fields:
    """The question about the first turn of the seat that begins, which throws a tile."""
    assert deal._state.indicator is not None, "sheets are checked for it"
    return {"rack": rack, "indicator": NAMES[deal._state.indicator], "actions": [["discard", rack[0]]]}


def _action(rules: Rules, words: list[Any]) -> Action:
    match words:
        case ["draw", "stock"]:
            return Draw("stock")
        case ["draw", "left"]:
            return Draw("discard")
        case ["show"]:
            return ShowIndicator()
        case ["pairs"]:
            return DeclarePairs()
        case ["discard", str(name)]:
            return Discard(held(rules, [name])[0])
        case ["finish", [*melds], str(name)] if all(isinstance(meld, list) for meld in melds):
            if all(isinstance(each, str) for meld in melds for each in meld):
                return GoOut(tuple(held(rules, meld) for meld in melds), held(rules, [name])[0])
        case [str(verb), *_] if verb in VERBS:
            raise Malformed("malformed", f"This action is written {VERBS[verb]}.")
    raise Malformed("malformed", f"An action begins with one of {', '.join(VERBS)}.")
