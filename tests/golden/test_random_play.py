"""Random play goes as it went: the same legal actions in the same order, and the same events.

What changed on purpose is written anew with `python -m tests.golden`.
"""

from __future__ import annotations

import msgspec
import pytest

from rummykit import Deal, games
from tests.examples import one_in
from tests.golden import random_play


@pytest.mark.parametrize("game", games.SHEETS)
def test_every_legal_action_and_event_is_as_it_was(game: str) -> None:
    kept = random_play.kept()[game]
    assert random_play.cases(game).keys() == kept.keys()
    tried = one_in(2, [*kept], list(games.SHEETS).index(game) % 2)
    changed = [case for case in tried if kept[case] != random_play.fingerprint(game, case)]
    assert not changed, f"compare `python -m tests.golden.random_play {game} '{changed[0]}'` before and after"


def test_no_fingerprint_without_a_game() -> None:
    assert random_play.kept().keys() == games.SHEETS.keys()


def test_a_fingerprint_tells_one_action_more_and_another_order(monkeypatch: pytest.MonkeyPatch) -> None:
    case = "2 players"
    before = random_play.fingerprint("caloochi", case)
    list_all = Deal.legal_actions
    monkeypatch.setattr(Deal, "legal_actions", lambda deal: [*list_all(deal), list_all(deal)[-1]])
    assert random_play.fingerprint("caloochi", case) != before
    monkeypatch.setattr(Deal, "legal_actions", lambda deal: list(list_all(deal))[::-1])
    assert random_play.fingerprint("caloochi", case) != before


def test_a_later_field_with_its_default_changes_no_fingerprint() -> None:
    class Draw(msgspec.Struct, frozen=True, tag="draw"):
        source: str
        card: int | None = None
        later: tuple[int, ...] = ()

    assert random_play.canonical(Draw("stock")) == {"type": "draw", "source": "stock"}
    assert random_play.canonical(Draw("stock", later=(1,))) == {"type": "draw", "source": "stock", "later": (1,)}
