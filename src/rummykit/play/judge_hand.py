"""Judging a hand in groups, on turn and off, from nothing but what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit import hands
from rummykit.cards import Faces
from rummykit.play.actions import Melds
from rummykit.play.deal import Deal
from rummykit.play.facts import in_order
from rummykit.play.hand_facts import OF_SCORING
from rummykit.play.hand_groups import GroupReader, TileGroupReader, group_reader, reconciled
from rummykit.play.hand_judgement import Fact, HandJudgement
from rummykit.play.laid_hand import LaidHand
from rummykit.rules.families import GameFamily


def judge_hand(deal: Deal, seat: int, groups: Sequence[Faces] = (), loose: Faces = ()) -> HandJudgement:
    """The judgement of the hand of a seat, laid out in these groups and loose cards as far as it holds them."""
    held = hands.faces(deal._state.hands[seat], deal.rules.pack.family)
    fitting, left = reconciled(groups, loose, held)
    reader = reader_of(deal, seat, held)
    apart = deal._state.kept[seat]
    judged = tuple(reader.judge(cards, apart) for cards in fitting)
    started = [face for group in judged if group.state != "complete" for face in group.order]
    laid = LaidHand(
        reader=reader,
        melds=tuple(group for group in judged if group.state == "complete"),
        outside=(*started, *left),
        discards=is_to_discard(deal, seat),
        bound=deal._state.bound if seat == deal.turn else None,
    )
    loose_points, facts = laid.points_of(left), in_order(_facts(deal, seat, laid))
    return HandJudgement(
        groups=judged, loose=left, loose_points=loose_points, facts=facts, contract=_contract(deal, seat, laid)
    )


def reader_of(deal: Deal, seat: int, held: Faces) -> GroupReader:
    """The reader of a seat's hand; after a first meld of tiles, and where pairs are declared, only what the seat may
    still lay is a meld."""
    reader = group_reader(deal.rules, deal._state.wild).of(held)
    if isinstance(reader, TileGroupReader) and deal._state.goes_for_pairs(seat):
        return reader.only("pairs")
    if isinstance(reader, TileGroupReader) and deal.rules.family is GameFamily.LAID_TILES and deal._state.opened[seat]:
        return reader.only("melds")
    return reader


def is_to_discard(deal: Deal, seat: int) -> bool:
    """Whether a seat has drawn, or need not draw, and has a card too many until it discards."""
    if deal.result is not None or deal.turn != seat:
        return False
    steps = deal._flow.steps[deal._state.step :]
    return steps[0].phase == "play" and not any(step.phase == "draw" for step in steps)


def _contract(deal: Deal, seat: int, laid: LaidHand) -> Melds:
    """What a step that asks for certain melds finds of them."""
    if deal.result is not None or seat not in deal.order or not deal._state.is_in(seat):
        return ()
    return next((found for step in deal._flow.steps if (found := step.laid_contract(deal._state, seat, laid))), ())


def _facts(deal: Deal, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What the scoring and the steps of the turn say; what one step has said a later one does not say again."""
    if deal.result is not None or seat not in deal.order or not deal._state.is_in(seat):
        return
    of_scoring = OF_SCORING.find(deal.rules.scoring)
    if of_scoring is not None:
        yield from of_scoring(deal.rules, deal.rules.scoring, deal._state, seat, laid)
    said: set[str] = set()
    for step in deal._flow.steps:
        facts = [each for each in step.facts(deal._state, seat, laid) if each.code not in said]
        said.update(each.code for each in facts)
        yield from facts
