"""What each opponent pays for a hand laid all at once, by its cards and how it came about."""

from __future__ import annotations

from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, colour_of, is_joker, number_of
from rummykit.match.paper import PaperDeal
from rummykit.match.price import Ask, DealEnding, Price, Range, Tally, one_ending, winner_of
from rummykit.match.score_sheet import Parts, ScorePart, SeatPoints, Seats
from rummykit.play.melds import card_melds
from rummykit.play.result import Result
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.payments import Payments


def _by_each(rules: Rules, payments: Payments, result: Result) -> int:
    """The payment of one opponent."""
    melds = [meld for owner, meld in result.melds if owner == result.winner]
    jokers = _jokers(result)
    wild = sum(card_melds(rules).wild(meld) for meld in melds) - jokers
    suits = {_suit(rules, meld) for meld in melds}
    return payment(payments, jokers=jokers, wild=wild, draws=result.draws, one_suit=len(suits) == 1)


def payment(payments: Payments, *, jokers: int, wild: int, draws: int, one_suit: bool) -> int:
    """The payment for a hand with this many jokers and wild cards, laid after this many draws."""
    each = payments.base + payments.joker * jokers + payments.wild * wild
    if payments.bonuses:
        each += payments.undrawn if draws == 0 else payments.one_draw if draws == 1 else 0
        each += payments.no_wild if not jokers and not wild else 0
        each += payments.one_suit if one_suit else 0
    return each


def _suit(rules: Rules, meld: tuple[Face, ...]) -> int:
    """The suit of a run, ignoring wild cards."""
    meant = [face - STANDING_FOR if face >= STANDING_FOR else face for face in meld]
    rank = rules.wilds.rank if rules.wilds is not None else None
    sure = [face for face in meant if face != PRINTED_JOKER and number_of(face) != rank]
    return colour_of(sure[0] if sure else min(meant))


def _points(rules: Rules, scoring: Payments, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """Every other player pays the winner the same."""
    winners, others = winner_of(result), len(tally.held) - 1
    return tuple(tally.own * others if seat in winners else -tally.own for seat in range(others + 1)), winners


def _parts(rules: Rules, scoring: Payments, result: Result, tally: Tally) -> Parts:
    """By seat, what is paid for the deal and what for the jokers in the melds, where there are any."""
    jokers = scoring.joker * _jokers(result)
    if result.winner is None or not jokers:
        return ()
    rest, others = tally.own - jokers, len(tally.held) - 1
    got = ScorePart("deal_won", rest * others), ScorePart("jokers_laid", jokers * others)
    paid = ScorePart("stakes_out", -rest), ScorePart("jokers_laid", -jokers)
    return tuple(
        tuple(part for part in (got if seat == result.winner else paid) if part.points) for seat in range(others + 1)
    )


def _jokers(result: Result) -> int:
    """How many jokers the winner has laid."""
    return sum(face >= PRINTED_JOKER for owner, meld in result.melds if owner == result.winner for face in meld)


def _paid(rules: Rules, scoring: Payments, deal: PaperDeal) -> int:
    return payment(scoring, jokers=deal.jokers, wild=deal.wild_cards, draws=deal.draws, one_suit=deal.one_suit)


def _endings(rules: Rules, scoring: Payments) -> tuple[DealEnding, ...]:
    asks: list[Ask] = ["jokers"]
    if rules.wilds is not None and rules.wilds.rank is not None:
        asks.append("wild_cards")
    if scoring.bonuses:
        asks += ["draws", "one_suit"]
    return one_ending(*asks)(rules, scoring)


def _bounds(rules: Rules, scoring: Payments, players: int) -> Range:
    pack = rules.pack_for(players).faces()
    jokers = sum(map(is_joker, pack))
    each = scoring.base + scoring.joker * jokers + scoring.wild * (len(pack) - jokers)
    if scoring.bonuses:
        each += max(scoring.undrawn, scoring.one_draw) + scoring.no_wild + scoring.one_suit
    return -each, each * (players - 1)


PRICE: Price[Payments] = Price(
    endings=_endings,
    points=_points,
    own=_by_each,
    counted=_paid,
    parts=_parts,
    bounds=_bounds,
    zero_sum=True,
    hands_count=False,
)
