"""The cases about scores on the scorepad: what people count of a deal is worth what the referee says."""

from __future__ import annotations

from typing import Any

import pytest

from rummykit import games
from rummykit.cards import Faces, parse_face
from rummykit.match.paper import PaperDeal, keep
from rummykit.melds.indicated import next_tile
from rummykit.rules import CardsLaid, RacksLeft, Rules
from tests.rules.case_files import CASES, Case

Asked = dict[str, Any]


def faces(names: list[str]) -> Faces:
    return tuple(map(parse_face, names))


def names_of(asked: Asked, given: Asked) -> list[str]:
    winner = asked.get("winner")
    return sorted(given if winner is None else {winner, *given})


def hands_held(rules: Rules, asked: Asked) -> tuple[list[str], PaperDeal]:
    """Where hands are counted from their cards."""
    names = names_of(asked, asked["hands"])
    hands = tuple(faces(asked["hands"].get(name, [])) for name in names)
    winner = names.index(asked["winner"])
    no_meld = tuple(
        seat for seat, name in enumerate(names) if seat != winner and name not in asked.get("opened", names)
    )
    concealed = asked.get("concealed", False) or asked.get("from_hand", False)
    return names, PaperDeal(kind="went_out", winner=winner, held=hands, no_meld=no_meld, concealed=concealed)


def tiles_held(rules: Rules, asked: Asked) -> tuple[list[str], PaperDeal]:
    """Where points are lost by how the winner went out."""
    names = list(asked["before"])
    winner, shower = asked["winner"], asked.get("shown_by")
    return names, PaperDeal(
        kind="exhausted" if winner is None else "went_out",
        winner=None if winner is None else names.index(winner),
        pairs=asked["finish"]["pairs"],
        wild_last=asked["finish"]["okey"],
        shower=None if shower is None else names.index(shower),
    )


def racks_left(rules: Rules, asked: Asked) -> tuple[list[str], PaperDeal]:
    """Where racks are counted, after a first meld or without one."""
    assert isinstance(rules.scoring, RacksLeft)
    players, names, winner = list(asked["players"].values()), list(asked["players"]), asked["winner"]
    wild = next_tile(parse_face(asked["indicator"]))
    return names, PaperDeal(
        kind="exhausted" if winner is None else "went_out",
        winner=None if winner is None else names.index(winner),
        held=tuple(rules.scoring.of_rack(rules.values, faces(each["rack"]), wild) for each in players),
        no_meld=tuple(seat for seat, each in enumerate(players) if each["opened"] is None),
        in_pairs=tuple(seat for seat, each in enumerate(players) if each["opened"] == "pairs"),
        careless=tuple(each["penalties"] for each in players),
        concealed=asked["finish"]["from_hand"],
        wild_last=asked["finish"]["okey"],
    )


def cards_laid(rules: Rules, asked: Asked) -> tuple[list[str], PaperDeal]:
    """Where what was laid counts, and the first upcard otherwise than other cards."""
    scoring, head = rules.scoring, parse_face(asked["head"])
    assert isinstance(scoring, CardsLaid)
    players, names, winner = list(asked["players"].values()), list(asked["players"]), asked["knocker"]

    def worth(cards: list[str]) -> int:
        return sum(scoring.of(rules.values, face, head) for face in faces(cards))

    return names, PaperDeal(
        kind="blocked" if winner is None else "went_out",
        winner=None if winner is None else names.index(winner),
        held=tuple(worth(each["hand"]) for each in players),
        laid_each=tuple(worth(each["laid"]) for each in players),
        no_meld=tuple(seat for seat, each in enumerate(players) if not each["born"]),
        careless=tuple(each["penalties"] for each in players),
        concealed=asked["knock"]["dark"],
        one_suit=asked["knock"]["colour"],
    )


ON_PAPER = {
    "okey": tiles_held,
    "okey_101": racks_left,
    "seven_bridge": hands_held,
    "thai_dummy": cards_laid,
    "scala_40": hands_held,
    "remi_51": hands_held,
}
TOLD = ("points", "penalties", "scores")
SCORES = [
    case
    for case in CASES
    if case["ask"] == "score" and case["game"] in ON_PAPER and not case["expect"].keys().isdisjoint(TOLD)
]


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in SCORES])
def test_a_case_is_the_same_on_paper(case: Case) -> None:
    rules, asked = games.get(case["game"], **case.get("options", {})), case["input"]
    names, deal = ON_PAPER[case["game"]](rules, asked)
    row = keep(rules, len(names), [deal]).score.rows[0]
    told = next(case["expect"][field] for field in TOLD if field in case["expect"])
    before = asked["before"] if case["game"] == "okey" else dict.fromkeys(names, 0)
    assert {name: before[name] + points for name, points in zip(names, row.points, strict=True)} == told


def test_every_game_of_these_has_cases() -> None:
    assert {case["game"] for case in SCORES} == set(ON_PAPER)
