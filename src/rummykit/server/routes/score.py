"""Score sheets that people keep by hand at a real table."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from rummykit.match.paper import PaperError, PaperSheet, keep
from rummykit.rules import Rules
from rummykit.server.catalogue import sheet_with
from rummykit.server.guards.quotas import RequestRate
from rummykit.server.refusals import TableRefusal, refused_seats
from rummykit.server.routes.games import REFUSED as OF_GAMES
from rummykit.server.wire.http_messages import ScorePad

REFUSED = (*OF_GAMES, "bad_deal", "knocked_with_too_much", "bad_seats")
"""What this route may refuse with, besides what games are refused with."""


_QUESTIONS = RequestRate(lambda its: (its.questions_per_minute, its.question_burst))


@post(
    "/api/score",
    status_code=200,
    sync_to_thread=True,
    guards=[_QUESTIONS],
)
def price(data: JSONBody[ScorePad]) -> PaperSheet:
    rules = _rules(data)
    try:
        return keep(rules, data.players, data.deals)
    except PaperError as error:
        raise TableRefusal(error.code, number=error.deal + 1, **error.params) from None


def _rules(pad: ScorePad) -> Rules:
    rules = sheet_with(pad.game, pad.options)
    fewest, most = rules.players
    if not fewest <= pad.players <= most:
        raise refused_seats(fewest, most)
    return rules
