"""The best of a hand, as `POST /api/solve` tells it: melds that leave the least, bring the most, or are nearest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from rummykit import solve
from rummykit.cards import NAMES, PRINTED_JOKER, STANDING_FOR, Face, is_joker
from rummykit.melds.cut_joker import cut_by
from rummykit.melds.indicated import next_tile
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Faces, Melds
from rummykit.play.melds import indicated_in, lives_in
from rummykit.play.turn_flow import turn_flow_of
from rummykit.referee.meld import read_meld
from rummykit.rules import IllegalAction, Rules
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.http_messages import SolveAsked, Solved, SolvedPart, SolvedSet, SolvedStep
from rummykit.solve.best_hand import contracts_of
from rummykit.solve.best_of_family import BEST, Best


def of_hand(rules: Rules, asked: SolveAsked) -> Solved:
    """The best of a hand; raises `TableRefusal` that names what is wrong, or says that it is not solved."""
    best = BEST.of(rules)
    if asked.table and best != "side":
        raise TableRefusal("not_solved", reason=f"{rules.names.en} has no table that is rearranged.")
    return _SOLVED[best](rules, asked)


def read_set(rules: Rules, number: int, cards: Faces) -> SolvedSet:
    """A set or meld as it is laid; raises `TableRefusal` with its number, from 0, and what is wrong with it."""
    found = read_meld(rules, cards)
    if isinstance(found, IllegalAction):
        params = {name: value for name, value in found.params.items() if name not in ("number", "flaw", "reason")}
        raise TableRefusal("bad_set", number=number + 1, flaw=found.code, reason=found.text, **params)
    kind = found.kinds[0]
    return SolvedSet(cards=found.cards, kind=kind, stands=turn_flow_of(rules).stands_for.of(found.cards, kind, 0))


# --- what it brings its side


def _of_side(rules: Rules, asked: SolveAsked) -> Solved:
    before = [read_set(rules, number, cards) for number, cards in enumerate(asked.table)]
    try:
        best = solve.side_hand(rules, asked.pieces, [each.cards for each in before])
    except ValueError as error:
        raise TableRefusal("not_solved", reason=str(error)) from None
    steps = [_meld(rules, cards, None) for cards in best.melds]
    for number, cards in best.added:
        lay = from_hand(before[number].cards)
        parts = (SolvedPart(cards=lay, source=number), SolvedPart(cards=from_hand(cards), source=None))
        steps.append(SolvedStep(made=read_set(rules, number, (*before[number].cards, *cards)), parts=parts))
    played = Counter(asked.pieces) - Counter(best.left)
    return Solved(
        before=tuple(before),
        steps=tuple(steps),
        played=tuple(sorted(played.elements())),
        left=tuple(sorted(best.left)),
        value=sum(rules.values.of(face) for face in played.elements()),
        opening=None,
        minimum=None,
        deadwood=None,
        status=None,
        discard=None,
        worth=best.worth,
        proven=best.proven,
    )


# --- tiles of which one is wild: the nearest finish, the dearest first meld


def _wild(rules: Rules, asked: SolveAsked) -> Face:
    if asked.indicator is None:
        raise TableRefusal("not_solved", reason=f"In {rules.names.en} the indicator says which tile is wild.")
    if asked.indicator not in rules.pack.faces() or is_joker(asked.indicator):
        named = NAMES.get(asked.indicator, "that")
        raise TableRefusal("not_solved", reason=f"In {rules.names.en} {named} is no indicator.")
    return next_tile(asked.indicator)


def _in_melds(rules: Rules, wild: Face, laid: Melds, pairs: bool) -> tuple[SolvedStep, ...]:
    melds, steps = indicated_in(rules, wild), []
    for cards in laid:
        read = melds.pair(cards) if pairs else melds.read(cards)
        assert read is not None, "melds of a hand are melds"
        made = SolvedSet(cards=cards, kind=read.kind, stands=read.stands)
        steps.append(SolvedStep(made=made, parts=(SolvedPart(cards=cards, source=None),)))
    return tuple(steps)


def _first_meld(rules: Rules, asked: SolveAsked) -> Solved:
    wild = _wild(rules, asked)
    try:
        play = solve.first_meld_of_tiles(rules, asked.pieces, wild)
    except ValueError as error:
        raise TableRefusal("not_solved", reason=str(error)) from None
    assert rules.opening is not None, "sheets are checked for it"
    return Solved(
        before=(),
        steps=_in_melds(rules, wild, play.melds, play.pairs),
        played=tuple(sorted((Counter(asked.pieces) - Counter(play.left)).elements())),
        left=play.left,
        value=play.value,
        opening=None if play.pairs else play.value,
        minimum=None if play.pairs else rules.opening.minimum,
        deadwood=None,
        status=None,
        discard=None,
    )


def _held(rules: Rules, asked: SolveAsked) -> Solved:
    wild = _wild(rules, asked)
    try:
        play = solve.held_hand(rules, asked.pieces, wild)
    except ValueError as error:
        raise TableRefusal("not_solved", reason=str(error)) from None
    thrown = Counter(() if play.discard is None else (play.discard,))
    return Solved(
        before=(),
        steps=_in_melds(rules, wild, play.melds, play.pairs),
        played=tuple(sorted((Counter(asked.pieces) - Counter(play.left) - thrown).elements())),
        left=tuple(sorted((Counter(play.left) + thrown).elements())),
        value=0,
        opening=None,
        minimum=None,
        deadwood=None,
        status=None,
        discard=play.discard,
        away=play.away,
    )


# --- what is left of it


def _melded(rules: Rules, asked: SolveAsked) -> Solved:
    wild = None if rules.lives is None else asked.wild
    if rules.deal.cuts and asked.wild < STANDING_FOR:
        wild = cut_by(PRINTED_JOKER)
    try:
        play, status = _arranged(rules, asked, wild)
    except ValueError as error:
        raise TableRefusal("not_solved", reason=str(error)) from None
    if play is None:
        raise TableRefusal("not_solved", reason="There is no card to discard.")
    steps = [_meld(rules, cards, wild) for cards in play.melds]
    left = Counter(asked.pieces) - Counter(face for step in steps for face in step.parts[0].cards)
    points = play.deadwood if rules.lives is None else rules.lives.cap
    return Solved(
        before=(),
        steps=tuple(steps),
        played=tuple(sorted((Counter(asked.pieces) - left).elements())),
        left=tuple(sorted(left.elements())),
        value=play.value,
        opening=None,
        minimum=None,
        deadwood=min(play.deadwood, points),
        status=status,
        discard=play.discard,
        proven=play.proven,
    )


def _arranged(rules: Rules, asked: SolveAsked, wild: int | None) -> tuple[solve.HandPlay | None, str | None]:
    """The whole hand under a contract if it can go down so, else the least deadwood; and what is to be said of it."""
    if contracts_of(rules):
        whole = solve.whole_hand(rules, asked.pieces, discard=asked.discard)
        if whole is not None:
            return whole, "contract"
    play = solve.hand(rules, asked.pieces, wild=wild, discard=asked.discard)
    return play, None if play is None else play.status


def _meld(rules: Rules, laid: Faces, wild: int | None) -> SolvedStep:
    """A meld made from the hand, where its jokers stand for nothing yet."""
    held = tuple([PRINTED_JOKER if face >= STANDING_FOR else face for face in laid])
    if wild is not None:
        life = lives_in(rules, wild).kind(held)
        stands = turn_flow_of(rules).stands_for.of(laid, "run" if life in ("pure", "impure") else "group", wild)
        made = SolvedSet(cards=laid, kind=str(life), stands=stands)
    else:
        made = read_set(rules, 0, held)
    return SolvedStep(made=made, parts=(SolvedPart(cards=held, source=None),))


_SOLVED: Mapping[Best, Callable[[Rules, SolveAsked], Solved]] = {
    "hand": _melded,
    "side": _of_side,
    "finish": _held,
    "first_meld": _first_meld,
}
"""What is solved of a hand."""
