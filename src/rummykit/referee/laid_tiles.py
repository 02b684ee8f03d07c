"""Questions about tiles held in the hand and laid on the table: first melds, turns, racks and scores."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rummykit.cards import UNKNOWN, Face, is_joker, show
from rummykit.melds.indicated import next_tile
from rummykit.melds.laid_tiles import LaidTiles
from rummykit.play.actions import Action, Discard, Draw, LayOff, Meld, Open, Swap
from rummykit.play.deal import Deal
from rummykit.play.melds import laid_tiles_in
from rummykit.play.view import TableMeld
from rummykit.referee.card_turn import OwnedMeld
from rummykit.referee.held_tiles import in_order, indicator_of, played, tiles_after
from rummykit.referee.naming import named
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, few_copies, held, in_hand
from rummykit.rules import IllegalAction, Opening, RacksLeft, Rules

GOAL = "max_opening"
Opened = Literal["series", "pairs"]
VERBS = {
    "draw": '["draw", "stock" or "left"]',
    "open": '["open", [[tiles], …]]',
    "open_pairs": '["open_pairs", [[two tiles], …]]',
    "meld": '["meld", [tiles]]',
    "meld_pair": '["meld_pair", [two tiles]]',
    "layoff": '["layoff", number of the meld, [tiles]]',
    "swap": '["swap", number of the meld, tile]',
    "discard": '["discard", tile]',
}


class LaidTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn: the `rack`, the last discard of the player before, and the next tiles of the `stock`, the first first.

    `table` are the melds on it, and `opened` says what the first meld of the player was, if it was laid.
    """

    rack: PieceNames
    indicator: str
    actions: list[list[Any]]
    left_discard: str | None = None
    stock: PieceNames = []
    table: list[OwnedMeld] = []
    opened: Opened | None = None


class LaidOpening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The melds of a first turn, groups and runs or `pairs`; without any the indicator may be left out."""

    indicator: str | None = None
    melds: list[PieceNames] = []
    pairs: list[PieceNames] = []


class LaidRack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rack whose best first meld is wanted."""

    rack: PieceNames
    indicator: str
    goal: str = GOAL


def _melds(rules: Rules, indicator: str) -> LaidTiles:
    return laid_tiles_in(rules, next_tile(indicator_of(rules, indicator)))


def _opening(rules: Rules) -> Opening:
    assert rules.opening is not None, "sheets are checked for it"
    return rules.opening


def opening_verdict(rules: Rules, asked: LaidOpening) -> Verdict:
    """`opens`, the `minimum`, and the `value` of the melds, or how many `pairs` there are."""
    if asked.melds and asked.pairs:
        raise Malformed("malformed", "A question about a first meld has either melds or pairs.")
    opening = _opening(rules)
    if asked.indicator is None:
        if asked.melds or asked.pairs:
            raise Malformed("malformed", "Name the indicator: the tile after it is wild.")
        low = IllegalAction("opening_too_low", rules.id, minimum=opening.minimum, value=0)
        return Verdict({"value": 0, "minimum": opening.minimum, "opens": False}, low)
    melds = _melds(rules, asked.indicator)
    given = [held(rules, names) for names in asked.melds or asked.pairs]
    few_copies(rules, [face for tiles in given for face in tiles if is_joker(face)])
    readings = [melds.as_laid(tiles) if melds.lie(tiles) else None for tiles in given]
    right = [meld for meld in readings if meld is not None and (meld.kind == "pair") == bool(asked.pairs)]
    value = len(right) if asked.pairs else sum(meld.value for meld in right)
    minimum = opening.pairs if asked.pairs else opening.minimum
    if minimum is None:
        raise Malformed("impossible", f"In {rules.names.en} pairs are no first meld.")
    refusal = None
    if len(right) < len(given):
        wrong = next(tiles for tiles, meld in zip(given, readings, strict=True) if meld not in right)
        flaw = melds.tiles.flaw(wrong)
        code, params = ("no_pair", {"meld": show(wrong)}) if flaw is None else (flaw.code, flaw.params)
        if flaw is None and not asked.pairs:
            code = "mixed" if melds.tiles.pair(wrong) is not None else "descending"
        refusal = IllegalAction(code, rules.id, **params)
    elif value < minimum:
        code = "opening_too_few_pairs" if asked.pairs else "opening_too_low"
        refusal = IllegalAction(code, rules.id, minimum=minimum, value=value)
    return Verdict({"pairs" if asked.pairs else "value": value, "minimum": minimum, "opens": refusal is None}, refusal)


def rack_verdict(rules: Rules, asked: LaidRack) -> Verdict:
    """`best_value` of groups and runs, with `example_melds`, how many `pairs` there are, and whether either opens."""
    melds, rack = _melds(rules, asked.indicator), in_hand(rules, asked.rack)
    if asked.goal != GOAL:
        raise Malformed("malformed", f"The goal of a rack is {GOAL}, not {asked.goal!r}.")
    if len(rack) > rules.deal.hand_for(rules.players[0]) + 1:
        raise Malformed("impossible", f"A rack has {rules.deal.hand_for(rules.players[0]) + 1} tiles at most.")
    opening, (value, laid) = _opening(rules), melds.dearest(rack)
    pairs = len(melds.pairs(rack))
    opens = value >= opening.minimum or (opening.pairs is not None and pairs >= opening.pairs)
    refusal = None if opens else IllegalAction("opening_too_low", rules.id, minimum=opening.minimum, value=value)
    fields: Fields = {"best_value": value, "can_open": opens, "pairs": pairs, "example_melds": named(laid)}
    return Verdict(fields, refusal)


def turn_verdict(rules: Rules, asked: LaidTurn) -> Verdict:
    """`legal` if every action is and the turn is complete; if it is, `went_out`, `penalty` and the `hand_after`."""
    wild = next_tile(indicator_of(rules, asked.indicator))
    rack, stock = in_hand(rules, asked.rack), held(rules, asked.stock)
    players = rules.players[1]
    deal = Deal.position(
        rules,
        hands_held=[rack, *[()] * (players - 1)],
        table=[_lies(rules, asked, meld) for meld in asked.table],
        stock=(*stock, UNKNOWN),
        pile=() if asked.left_discard is None else held(rules, [asked.left_discard]),
        opened=[
            asked.opened is not None,
            *(any(meld.owner == seat for meld in asked.table) for seat in range(1, players)),
        ],
        wild=wild,
        indicator=indicator_of(rules, asked.indicator),
        in_pairs=_in_pairs(asked, players),
        turn_number=1,
    )
    if len(rack) == rules.deal.hand_for(players) + rules.deal.starter_extra:
        deal.edit(step=deal._flow.first_step)
    actions = [_action(rules, words) for words in asked.actions]
    refusal = played(deal, in_order(deal, actions))
    if refusal is not None:
        return Verdict({"legal": False}, refusal)
    assert isinstance(rules.scoring, RacksLeft), "sheets are checked for it"
    out = deal.result is not None and deal.result.winner == 0
    careless = sum(deal._state.careless[:1]) * rules.scoring.careless
    return Verdict({"legal": True, "went_out": out, "penalty": careless, "hand_after": tiles_after(deal)})


def _in_pairs(asked: LaidTurn, players: int) -> list[bool]:
    """By seat, whose first meld was pairs: the player's by what is said of it, that of others by what lies there."""
    laid = {meld.owner for meld in asked.table if len(meld.meld) == 2}
    found = [asked.opened == "pairs", *(seat in laid for seat in range(1, players))]
    return found if any(found) else []


def _lies(rules: Rules, asked: LaidTurn, meld: OwnedMeld) -> TableMeld:
    tiles = held(rules, meld.meld)
    found = _melds(rules, asked.indicator).as_laid(tiles)
    if found is None or not 0 <= meld.owner < rules.players[1]:
        raise Malformed("impossible", f"The table before the turn is not legal: {show(tiles)}.")
    return TableMeld(found.meld, found.kind, meld.owner)


def _action(rules: Rules, words: list[Any]) -> Action:
    match words:
        case ["draw", "stock"]:
            return Draw("stock")
        case ["draw", "left"]:
            return Draw("discard")
        case ["discard", str(name)]:
            return Discard(_tile(rules, name))
        case ["open" | "open_pairs", [*melds]] if all(_is_meld(meld) for meld in melds):
            return Open(tuple(held(rules, meld) for meld in melds))
        case ["meld" | "meld_pair", [*names]] if _is_meld(names):
            return Meld(held(rules, names))
        case ["layoff", int(number), [*names]] if _is_meld(names):
            return LayOff(number, held(rules, names))
        case ["swap", int(number), str(name)]:
            return Swap(number, _tile(rules, name))
        case [str(verb), *_] if verb in VERBS:
            raise Malformed("malformed", f"This action is written {VERBS[verb]}.")
    raise Malformed("malformed", f"An action begins with one of {', '.join(VERBS)}.")


def _tile(rules: Rules, name: str) -> Face:
    return held(rules, [name])[0]


def _is_meld(names: object) -> bool:
    return isinstance(names, list) and all(isinstance(each, str) for each in names)
