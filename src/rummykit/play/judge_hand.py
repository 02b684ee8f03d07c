"""Judging a hand in groups, on turn and off, from nothing but what its seat may see."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit import hands
from rummykit.cards import Faces
from rummykit.play.deal import Deal
from rummykit.play.hand_groups import group_reader, reconciled
from rummykit.play.hand_judgement import HandJudgement


def judge_hand(deal: Deal, seat: int, groups: Sequence[Faces] = (), loose: Faces = ()) -> HandJudgement:
    """The judgement of the hand of a seat, laid out in these groups and loose cards as far as it holds them."""
    held = hands.faces(deal.hands[seat])
    fitting, outside = reconciled(groups, loose, held)
    reader = group_reader(deal.rules, deal.wild)
    apart = deal.kept[seat]
    judged = tuple(reader.judge(cards, apart) for cards in fitting)
    return HandJudgement(groups=judged, loose=outside, loose_points=sum(reader.points[face] for face in outside))
