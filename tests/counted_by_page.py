"""Matches that the server has priced, by which the page's own counting is checked: ``python -m tests.counted_by_page``.

They are stored in `tests/counted_by_page.json`; with a number and a path, so many are written there instead.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from rummykit import games
from rummykit.match.paper import PaperDeal, PaperSheet, keep
from rummykit.match.price import DealEnding
from rummykit.match.score_sheet import ScoreSheet
from rummykit.rules import Rules
from rummykit.server.counted_by_page import counted_by_page
from rummykit.server.wire.http_messages import CountedByPage

STORED = Path(__file__).with_suffix(".json")
FEW = 3
"""So many matches of each game are stored."""


class PricedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match at a real table: how the page counts it, its empty sheet, its deals, and the score by the server."""

    counting: CountedByPage
    empty: PaperSheet
    deals: tuple[dict[str, Any], ...]
    score: ScoreSheet
    playing: tuple[int, ...]


def matches(each: int) -> Iterator[PricedMatch]:
    """So many matches of every game that a page counts by itself, always the same."""
    for game, rules in games.SHEETS.items():
        counting = counted_by_page(rules)
        if counting is None:
            continue
        chance = random.Random(game)
        for _ in range(each):
            players = chance.randint(*rules.players)
            deals, priced = _played(rules, players, chance)
            # What cards count is needed where some of them were tapped.
            worth = any(isinstance(own, tuple) for deal in deals for own in deal.held)
            empty = keep(rules, players, ())
            form = empty.form if worth else replace(empty.form, worth=())
            yield PricedMatch(
                counting=counting,
                empty=replace(empty, form=form),
                deals=tuple(map(_said, deals)),
                score=priced.score,
                playing=priced.playing,
            )


def _said(deal: PaperDeal) -> dict[str, Any]:
    """A deal as a page sends it: without what was not asked."""
    usual = msgspec.to_builtins(PaperDeal(kind=deal.kind))
    return {name: value for name, value in msgspec.to_builtins(deal).items() if name == "kind" or value != usual[name]}


def _played(rules: Rules, players: int, chance: random.Random) -> tuple[tuple[PaperDeal, ...], PaperSheet]:
    """A match to its end, or its first deals."""
    deals: tuple[PaperDeal, ...] = ()
    sheet = keep(rules, players, deals)
    for _ in range(chance.randint(1, 12)):
        if sheet.score.result is not None:
            break
        endings = [each for each in sheet.form.endings if not (each.kind == "void" and sheet.form.deals)]
        deals = (*deals, _deal(sheet, chance.choice(endings), players, chance))
        sheet = keep(rules, players, deals)
    return deals, sheet


def _deal(sheet: PaperSheet, ending: DealEnding, players: int, chance: random.Random) -> PaperDeal:
    playing = sheet.playing
    winner = chance.choice(playing) if ending.winner else None
    won = {winner, *(seat for side in sheet.form.sides if winner in side for seat in side)}
    counted = {
        "nobody": (),
        "losers": tuple(seat for seat in playing if seat != winner),
        "other_sides": tuple(seat for seat in playing if seat not in won),
        "everybody": playing,
    }
    held: list[int | tuple[int, ...] | None] = [None] * players
    out: list[Any] = [None] * players
    tapped = sheet.form.counts == "all" and chance.random() < 0.05
    for seat in counted[ending.held]:
        held[seat] = chance.choice((0, 5, chance.randint(0, 120)))
        if "out" in ending.asks and chance.random() < 0.2:
            held[seat], out[seat] = None, chance.choice(("first_drop", "middle_drop", "wrong_declaration"))
    if tapped and counted[ending.held]:
        held[counted[ending.held][0]] = tuple(each.face for each in chance.sample(sheet.form.worth, 3))
    more: dict[str, Any] = {}
    if "first" in ending.asks:
        more["first"] = chance.choice(playing)
    if "concealed" in ending.asks:
        more["concealed"] = chance.random() < 0.3
    if "no_meld" in ending.asks:
        more["no_meld"] = tuple(seat for seat in playing if seat != winner and chance.random() < 0.3)
    return PaperDeal(kind=ending.kind, winner=winner, held=tuple(held), out=tuple(out), **more)


def written(each: int) -> bytes:
    """The matches as they are stored, a line each."""
    return b"[\n" + b",\n".join(map(msgspec.json.encode, matches(each))) + b"\n]\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[2]).write_bytes(written(int(sys.argv[1])))
    else:
        STORED.write_bytes(written(FEW))
