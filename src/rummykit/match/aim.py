"""What a deal and its match are played for, told to everybody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rummykit.cards import FIRST_TILE, show
from rummykit.match.formats import format_of
from rummykit.match.match import Match
from rummykit.melds.cut_joker import rank_of, value_cards
from rummykit.play.deal import Deal
from rummykit.play.facts import fact, in_order
from rummykit.play.hand_judgement import Fact


def aim(match: Match, of_match: Iterable[Fact] | None = None) -> tuple[Fact, ...]:
    """The aim of the deal in progress, or the last one, and of its match; the most important first.

    `of_match` is that of the match, if the caller has it: it changes when a deal begins or ends.
    """
    return in_order((*_of_deal(match.deal), *(match_aim(match) if of_match is None else of_match)))


def deal_aim(deal: Deal) -> tuple[Fact, ...]:
    """The aim of a deal that belongs to no match."""
    return in_order(_of_deal(deal))


def _of_deal(deal: Deal) -> Iterator[Fact]:
    """What its steps ask for, how many turns are left, what is wild, and who deals or begins."""
    said: set[str] = set()
    for step in deal._flow.steps:
        for each in step.aims(deal._state):
            if each.code not in said:
                said.add(each.code)
                yield each
    rules = deal.rules
    if rules.turns_each is not None:
        ended = deal._state.turns[deal.turn]
        yield fact("turns", number=min(ended + 1, rules.turns_each), count=rules.turns_each)
    wild = deal._state.wild or (rules.wilds.rank or 0 if rules.wilds is not None else 0)
    cut = value_cards(wild)
    if cut is not None:
        yield fact("wild_cut", rank=rank_of(wild), upper=show((cut.upper,)), lower=show((cut.lower,)))
    elif wild >= FIRST_TILE:
        yield fact("wild_tile", tile=show((wild,)))
    elif wild:
        yield fact("wild", rank=wild)
    if deal.dealer is not None:
        yield fact("dealer", seat=deal.dealer)
    else:
        yield fact("starter", seat=deal.starter)


def match_aim(match: Match) -> tuple[Fact, ...]:
    """The aim of a match, in no order."""
    return tuple(_of_match(match))


def _of_match(match: Match) -> Iterator[Fact]:
    format, rules = format_of(match.rules), match.rules
    counted = sum(row.kind != "void" for row in match.rows)
    number = counted + (match.deal.result is None or match.rows[-1].kind == "void")
    yield from format.aims(rules, rules.match, number, match.players)
    if rules.scoring.low_score_wins and format.goal_kind == "deals" and format.goal(rules.match, 2) > 1:
        yield fact("lowest_wins")
    stake = format.stake(rules.match, match.players, match.rows)
    if stake is not None:
        yield fact("point_value", amount=stake.amount) if stake.pool is None else fact("pot", amount=stake.pool)
