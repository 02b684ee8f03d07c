"""Which games a page counts by itself while there is no server: those that are added up by simple sums."""

from __future__ import annotations

from rummykit.rules import (
    BuyWindow,
    DealWon,
    FirstTo,
    FixedGames,
    HandsAgainstLosers,
    HandsToWinner,
    LastLeft,
    LivesPenalty,
    Pool,
    RackPenalties,
    Rounds,
    Rules,
)
from rummykit.server.wire.http_messages import CountedByPage


def counted_by_page(rules: Rules) -> CountedByPage | None:
    """What a page needs to count the deals of a sheet; None where only the server can."""
    return _scoring(rules) if _simple_match(rules) else None


def _scoring(rules: Rules) -> CountedByPage | None:
    match rules.scoring:
        case RackPenalties():
            return CountedByPage(scoring="rack_penalties")
        case HandsToWinner(concealed_double=False, lowest_earns="differences"):
            return CountedByPage(scoring="hands_to_winner")
        case HandsAgainstLosers(out_bonus=0, concealed_bonus=0, natural_bonus=0) as scoring if not _buys(rules):
            return CountedByPage(
                scoring="hands_against_losers",
                unopened=scoring.unopened,
                concealed_double=scoring.concealed_double,
            )
        case LivesPenalty(to_winner=False, value_cards="none") as scoring:
            return CountedByPage(
                scoring="lives_penalty",
                cap=scoring.cap,
                first_drop=scoring.first_drop,
                middle_drop=scoring.middle_drop,
                wrong=scoring.wrong_declaration,
            )
        case DealWon(draws_carry=False):
            return CountedByPage(scoring="deal_won")
        case _:
            return None


def _buys(rules: Rules) -> bool:
    """Whether discards that were bought count."""
    window = rules.step(BuyWindow)
    return window is not None and window.points > 0


def _simple_match(rules: Rules) -> bool:
    match rules.match:
        case FixedGames(starting_points=0) | Rounds() | FirstTo(boxes=None, tied="share"):
            return True
        case Pool(rake=rake):
            return rake.rate == rake.fixed == "0"
        case LastLeft(rejoins=0, buy_in=False, call_up=0, concealed_call_up=0, ante=0):
            return True
        case _:
            return False
