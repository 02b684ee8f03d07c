"""What the engine says of a draft: what each of its sets is and is worth, and whether the turn could end like that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations_with_replacement
from typing import Any, TypeAlias

import msgspec

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, standing_for
from rummykit.melds.flaws import Flaw
from rummykit.melds.lives import Lives
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.melds.shapes import SetKind
from rummykit.play.actions import Action, Declare, Faces, LayOff, Meld, Open, Rearrange, TakePile
from rummykit.play.judge_tiles import judge_tiles
from rummykit.play.judgement import Judgement, SetJudgement, Way
from rummykit.play.melds import card_melds, lives_in, neighbours
from rummykit.play.state import State
from rummykit.play.steps.first_contract import first_contract
from rummykit.rules import REFUSALS, IllegalAction, Opening, Refusal, Rules
from rummykit.rules.families import OWN_CARDS, REARRANGED, TILES_IN_HAND, ByFamily, GameFamily
from rummykit.tiles.table_change import KnownSet
from rummykit.tiles.table_sets import TableSets, table_sets
from rummykit.tiles.turn import opening_value


def judgement(deal: State, action: Action, refusal: Refusal | None) -> Judgement:
    """The judgement of `action` by the seat to act, with its `refusal` if there is one."""
    judge = JUDGES.of(deal.rules).get(type(action))
    return Judgement(action=action, refusal=refusal) if judge is None else judge(deal, action, refusal)


def judge_rearrangement(deal: State, action: Rearrange, refusal: Refusal | None) -> Judgement:
    """Every set of a table that is rearranged, and what was played from the rack."""
    rules = deal.rules
    melds = table_sets(rules)
    declared = dict(action.kinds)
    lay = {meld.cards: meld.kind for meld in deal.table}
    sets = tuple(
        judge_set(melds, cards, declared.get(place, lay.get(cards))) for place, cards in enumerate(action.table)
    )
    were = Counter(face for meld in deal.table for face in from_hand(meld.cards))
    rack = Counter(hands.faces(deal.hands[deal.turn], rules.pack.family))
    played = (Counter(face for cards in action.table for face in from_hand(cards)) - were) & rack
    opening = minimum = None
    if rules.opening is not None and not deal.opened[deal.turn]:
        before = tuple(KnownSet(meld.cards, (meld.kind,)) for meld in deal.table)
        opening, minimum = opening_value(rules, before, action.table, action.opening), rules.opening.minimum
    return Judgement(
        action=action,
        sets=sets,
        played=tuple(sorted(played.elements())),
        opening=opening,
        minimum=minimum,
        refusal=refusal,
    )


def tidied(rules: Rules, action: Action) -> Action:
    """The same turn with every set in its best order; what is not a set, and any other action, stays as it is."""
    if not isinstance(action, Rearrange) or not rules.rearranges:
        return action
    melds = table_sets(rules)
    table, opening = (tuple(melds.tidy(cards) or cards for cards in each) for each in (action.table, action.opening))
    return msgspec.structs.replace(action, table=table, opening=opening)


def judge_laying(deal: State, action: Open | Meld | LayOff, refusal: Refusal | None) -> Judgement:
    """What new melds count towards a first meld that is still due, and what their jokers could stand for."""
    if refusal is not None and refusal.code in ("not_in_hand", "no_such_meld"):
        return Judgement(action=action, refusal=refusal)
    rules = deal.rules
    melds = card_melds(rules)
    if isinstance(action, LayOff):
        on = deal.table[action.meld].cards if 0 <= action.meld < len(deal.table) else None
        on_it = () if on is None else (ways_to_lay(melds, action.cards, on),)
        return Judgement(action=action, refusal=refusal, ways=on_it)
    opening = minimum = None
    given = action.new_melds
    ways = tuple(ways_to_lay(melds, cards) for cards in given)
    if rules.opening is not None and not deal.opened[deal.turn]:
        laid = [meld for meld in map(melds.read, given) if meld is not None]
        opening, minimum = sum(map(melds.value, laid)), _least(deal, rules.opening)
        contract = first_contract(rules)
        if contract is not None:
            return Judgement(
                action=action,
                refusal=refusal,
                ways=ways,
                contract=tuple(contract.facts((melds.kind(meld), len(meld)) for meld in laid)),
                unfinished=len(laid) == len(given) and contract.are_part_of_it(laid),
            )
    return Judgement(action=action, opening=opening, minimum=minimum, refusal=refusal, ways=ways)


def judge_taking(deal: State, action: TakePile, refusal: Refusal | None) -> Judgement:
    """What counts towards a first meld that is still due: the top card of the pile, and what is laid with it."""
    rules = deal.rules
    if rules.opening is None or deal.opened[deal.turn] or not deal.pile:
        return Judgement(action=action, refusal=refusal)
    melds = card_melds(rules)
    given = (*([(deal.pile[-1], *action.cards)] if action.cards else []), *action.more)
    laid = [meld for meld in map(melds.read, given) if meld is not None]
    return Judgement(
        action=action,
        opening=sum(map(melds.value, laid)),
        minimum=_least(deal, rules.opening),
        refusal=refusal,
        unfinished=not action.cards and len(laid) == len(given) > 0,
    )


def _least(deal: State, opening: Opening) -> int:
    """What the first meld of the seat to act must be worth."""
    return opening.least(deal.totals[deal.turn] if deal.totals else None)


MOST_CHOICES = 3
"""The most jokers in a meld for which the ways to lay it are listed; with more, the first way is taken."""


def ways_to_lay(melds: CardMelds, cards: Faces, on: Faces | None = None) -> tuple[Way, ...]:
    """Every way to lay cards as a new meld, or to lay them off on one; empty where their jokers leave no choice.

    First comes the way that is taken when none is declared.
    """
    jokers = cards.count(PRINTED_JOKER)
    first = _laid(melds, cards, on)
    if first is None or not 1 <= jokers <= MOST_CHOICES or PRINTED_JOKER in first:
        return ()
    known = tuple(face for face in cards if face != PRINTED_JOKER)
    ways = {first: Way(cards=first if on is None else cards, meld=first)}
    for stands in combinations_with_replacement(sorted(neighbours((*known, *(on or ())))), jokers):
        declared = (*known, *map(standing_for, stands))
        meld = _laid(melds, declared, on)
        if meld is None:
            continue
        if meld == first:
            ways[first] = Way(cards=declared, meld=first)
        elif PRINTED_JOKER not in meld:
            ways[meld] = Way(cards=declared, meld=meld)
    return tuple(ways.values()) if len(ways) > 1 else ()


def _laid(melds: CardMelds, cards: Faces, on: Faces | None) -> Faces | None:
    return melds.read(cards) if on is None else melds.extended(on, cards)


def judge_declaration(deal: State, action: Declare, refusal: Refusal | None) -> Judgement:
    """Every group of a declaration; a wrong one is legal, so its flaw is a warning."""
    if refusal is not None:
        return Judgement(action=action, refusal=refusal)
    rules, lives = deal.rules, lives_in(deal.rules, deal.wild)
    flaw = lives.flaw(action.groups, hands.remove(deal.hands[deal.turn], action.card))
    penalty = regrouped = None
    if flaw is not None:
        refusal = IllegalAction(flaw.code, rules.id, **flaw.params).refusal
        penalty = None if rules.lives is None else rules.lives.wrong_declaration
        show = lives.show(deal.hands[deal.turn], aside=action.card, bound=deal.bound)
        regrouped = None if show is None else Declare(*show)
    sets = tuple(judge_group(lives, cards) for cards in action.groups)
    return Judgement(action=action, sets=sets, refusal=refusal, penalty=penalty, regrouped=regrouped)


Judges: TypeAlias = Mapping[type[Action], Callable[[State, Any, Refusal | None], Judgement]]
"""What judges each kind of action of which more is told than its refusal."""

_OF_CARDS: Judges = {
    **dict.fromkeys((Open, Meld, LayOff), judge_laying),
    TakePile: judge_taking,
    Declare: judge_declaration,
}

JUDGES: ByFamily[Judges] = ByFamily(
    "judges of drafts",
    "JUDGES in play/draft.py",
    {
        OWN_CARDS: _OF_CARDS,
        GameFamily.SIDES: _OF_CARDS,
        TILES_IN_HAND: dict.fromkeys((Open, Meld, LayOff), judge_tiles),
        REARRANGED: {Rearrange: judge_rearrangement},
    },
)
"""What judges the drafts of each family."""


def judge_group(lives: Lives, cards: Faces) -> SetJudgement:
    """One group of a declaration; it is a first life if it is a run of natural cards."""
    if lives.kind(cards) is None:
        flaw = lives.melds.flaw(cards)
        assert flaw is not None
        return _no_set(cards, flaw)
    reading = lives.laid(cards)
    points = sum(lives.values[face] for face in cards if face < len(lives.values))
    return SetJudgement(
        order=reading.meld,
        kinds=(reading.kind,),
        value=points,
        stands=lives.stands(reading),
    )


def judge_set(melds: TableSets, cards: Faces, kind: SetKind | None = None) -> SetJudgement:
    """One set, read as `kind` where it can be."""
    order = melds.tidy(cards)
    if order is None:
        flaw = melds.flaw(cards)
        assert flaw is not None
        return _no_set(cards, flaw)
    readings = melds.readings(order)
    best = next((reading for reading in readings if reading.kind == kind), readings[0])
    kinds = tuple(reading.kind for reading in readings)
    return SetJudgement(order=order, kinds=kinds, value=best.value, stands=best.told(order))


def _no_set(cards: Faces, flaw: Flaw) -> SetJudgement:
    text = REFUSALS[flaw.code].text.format(**flaw.params)
    return SetJudgement(order=cards, kinds=(), value=0, stands=cards, flaw=flaw.code, text=text, params=flaw.params)
