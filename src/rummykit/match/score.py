"""What a deal is worth: a pure function of its result and a rule sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import add
from typing import TYPE_CHECKING, Any

import msgspec

from rummykit.cards import Face, colour_of, is_joker
from rummykit.hands import of
from rummykit.match import countdown, gin, hand_payments, lives, reckoned_sides, stakes, tiles_left
from rummykit.match.lives import lives_held
from rummykit.match.payments import called_up, paid_by_each, payment
from rummykit.match.price import Ask, DealEnding, Price, Tally, knocked, one_ending
from rummykit.match.ranks import rank_payments
from rummykit.match.standing import DealScore, Parts, ScorePart, SeatPoints, Seats
from rummykit.melds.arrange import Arrangement, best_arrangement
from rummykit.melds.meld_solver import best_melds
from rummykit.play.actions import Faces, Melds
from rummykit.play.laid_worth import laid_by_seat
from rummykit.play.melds import lives_in
from rummykit.play.result import NOTHING, Ending, Result
from rummykit.rules import (
    BuyWindow,
    CardsLaid,
    DealWon,
    HandsAgainstLosers,
    HandsToWinner,
    LastLeft,
    Payments,
    RackPenalties,
    RankPayments,
    Rules,
    Scoring,
    Showdown,
    WinnersMelds,
)
from rummykit.rules.entries import Entries, keyed
from rummykit.solve.best_hand import values_of

if TYPE_CHECKING:
    from rummykit.match.paper import PaperDeal


def price_of(rules: Rules) -> Price[Any]:
    """How the scoring of a sheet prices its deals."""
    return PRICES.of(rules.scoring)


def score(rules: Rules, result: Result) -> DealScore:
    """The points of a deal under `rules`, which may differ from the sheet it was played by."""
    rules = rules.for_deal(result.scheduled)
    return msgspec.structs.replace(price(rules, result, tally(rules, result)), grouped=grouped(rules, result))


def price(rules: Rules, result: Result, tally: Tally) -> DealScore:
    """The points of a deal whose counts are known, from its cards or because people counted them."""
    held = tally.held
    if result.kind in NOTHING:
        return DealScore(kind=result.kind, points=(0,) * len(held), winners=(), held=held)
    how = price_of(rules)
    points, winners = how.points(rules, rules.scoring, result, tally)
    won = how.won(rules, rules.scoring, result, tally)
    parts = how.parts(rules, rules.scoring, result, tally)
    paid = called_up(rules.match, result) if isinstance(rules.match, LastLeft) else ()
    reckoned = how.reckoned(rules, rules.scoring, result, tally)
    return DealScore(
        kind=result.kind,
        points=points,
        winners=winners,
        held=held,
        paid=paid,
        parts=parts,
        reckoned=reckoned,
        **won._asdict(),
    )


# --- what is counted of the hands


def tally(rules: Rules, result: Result) -> Tally:
    """The counts of a deal from its cards: of all cards left, only of those outside melds, or by the two lives."""
    count, scoring, result = rules.scoring.count, rules.scoring, price_of(rules).compared(rules, result)
    if count == "unmatched":
        held = tuple(_arranged(rules, hand).deadwood for hand in result.hands)
    elif rules.lives is not None and result.kind not in NOTHING:
        held = lives_held(rules, result, rules.lives)
    else:
        held = tuple(price_of(rules).in_hand(rules, scoring, result, hand) for hand in result.hands)
    how = price_of(rules)
    return Tally(held, how.own(rules, scoring, result), *how.laid(rules, scoring, result))


def deadwood(rules: Rules, result: Result) -> SeatPoints:
    """By seat, what its cards outside melds count at the end of a deal; empty where a sheet counts whole hands."""
    rules = rules.for_deal(result.scheduled)
    return tally(rules, result).held if rules.scoring.count == "unmatched" else ()


def grouped(rules: Rules, result: Result) -> tuple[Melds, ...]:
    """By seat, the melds in which hands were counted; empty if every card counts."""
    if result.kind in NOTHING or rules.scoring.count == "all":
        return ()
    if rules.scoring.count == "unmatched":
        return tuple(_arranged(rules, hand).melds for hand in result.hands)
    of_deal, out = lives_in(rules, result.wild), dict(enumerate(result.out))
    return tuple(
        of_deal.best(of(hand)).groups if hand and out.get(seat) is None else ()
        for seat, hand in enumerate(result.hands)
    )


def _arranged(rules: Rules, hand: Faces) -> Arrangement:
    """The arrangement of a hand with the least deadwood, wild cards included."""
    values = values_of(rules)
    if rules.wilds is None:
        return best_arrangement(hand, groups=rules.groups, runs=rules.runs, values=values[:52])
    best = best_melds(hand, rules.groups, rules.runs, rules.wilds, values)
    assert best is not None, "nothing is asked of the hand, so something can always be laid: nothing"
    return best


# --- what that is worth


def _winner(result: Result) -> Seats:
    assert result.winner is not None
    return (result.winner,)


def _to_winner(result: Result, points: int) -> tuple[SeatPoints, Seats]:
    winners = _winner(result)
    return tuple(points if seat in winners else 0 for seat in range(len(result.hands))), winners


def _rack_penalties(rules: Rules, scoring: RackPenalties, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """Losers pay what is on their racks; if the pool ran out, only what exceeds the lowest rack."""
    held = tally.held
    if result.kind == "went_out":
        return difference_points(held, 0, _winner(result))
    lowest = min(held)
    return difference_points(held, lowest, tuple(seat for seat in result.in_turn if held[seat] == lowest))


def difference_points(held: Sequence[int], lowest: int, winners: Seats) -> tuple[SeatPoints, Seats]:
    """Each loser pays what exceeds `lowest`; winners share it, and odd points go to the first of them."""
    points = [0 if seat in winners else lowest - own for seat, own in enumerate(held)]
    share, odd = divmod(-sum(points), len(winners))
    for place, seat in enumerate(winners):
        points[seat] = share + (place < odd)
    return tuple(points), winners


def _hands_to_winner(rules: Rules, scoring: HandsToWinner, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    held = tally.held
    if result.kind in ("blocked", "exhausted"):
        return lowest_takes(held, whole=scoring.lowest_earns == "hands")
    points = sum(held) - held[_winner(result)[0]]
    return _to_winner(result, points * 2 if scoring.concealed_double and result.concealed else points)


def _against_losers(
    rules: Rules, scoring: HandsAgainstLosers, result: Result, tally: Tally
) -> tuple[SeatPoints, Seats]:
    """What is left in hand is written down against the losers; who laid nothing may be charged otherwise."""
    winners = _winner(result)
    opened = {owner for owner, _ in result.melds}
    factor = 2 if scoring.concealed_double and result.concealed else 1
    off = scoring.out_bonus
    if result.concealed:
        off += scoring.concealed_bonus if tally.own or not scoring.natural_bonus else scoring.natural_bonus
    points = [
        -off * (seat in winners)
        if seat in winners or seat not in result.order
        else factor * (held if scoring.unopened is None or seat in opened else scoring.unopened)
        for seat, held in enumerate(tally.held)
    ]
    return tuple(map(add, points, _for_purchases(rules, result))), winners


def _for_purchases(rules: Rules, result: Result) -> SeatPoints:
    """By seat, the points that count against it for discards it has bought."""
    window = rules.step(BuyWindow)
    each = 0 if window is None else window.points
    return tuple(each * times for times in result.bought or (0,) * len(result.hands))


def _against_losers_parts(rules: Rules, scoring: HandsAgainstLosers, result: Result, tally: Tally) -> Parts:
    """By seat, what is written down for its hand or going out, and for purchases, where there were any."""
    bought = _for_purchases(rules, result)
    if not any(bought):
        return ()
    points, winners = _against_losers(rules, scoring, result, tally)
    return tuple(
        tuple(part for part in (_hand_part(total - more, seat in winners), ScorePart("bought", more)) if part.points)
        for seat, (total, more) in enumerate(zip(points, bought, strict=True))
    )


def _hand_part(points: int, won: bool) -> ScorePart:
    return ScorePart("going_out" if won else "held", points)


def _jokers_laid(rules: Rules, scoring: HandsAgainstLosers, result: Result) -> int:
    """How many jokers the winner has laid."""
    return sum(is_joker(face) for owner, meld in result.melds if owner == result.winner for face in meld)


def _losers_left(rules: Rules, scoring: HandsAgainstLosers) -> tuple[DealEnding, ...]:
    asks: list[Ask] = [] if scoring.unopened is None else ["no_meld"]
    if scoring.concealed_double or scoring.concealed_bonus:
        asks.append("concealed")
    if scoring.natural_bonus:
        asks.append("jokers")
    window = rules.step(BuyWindow)
    if window is not None and window.open and window.points:
        asks.append("bought")
    return one_ending(*asks, held="losers")(rules, scoring)


def _times(scoring: CardsLaid, result: Result, tally: Tally, seat: int) -> int | None:
    """By how much the deal multiplies what a seat has laid that went out; None for others."""
    if result.kind != "went_out" or seat != result.winner:
        return None
    return (scoring.concealed if result.concealed else 1) * (scoring.one_suit if tally.one_suit else 1)


def _cards_laid(rules: Rules, scoring: CardsLaid, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """The worth of the cards each seat has laid, less what it holds; who scores most has won the deal."""
    careless = result.careless or (0,) * len(tally.held)
    points = []
    for seat, (laid, held) in enumerate(zip(tally.laid, tally.held, strict=True)):
        opened, times = seat not in tally.unlaid, _times(scoring, result, tally, seat)
        points.append(scoring.points(laid, held, opened=opened, careless=careless[seat], times=times))
    most = max(points[seat] for seat in result.order)
    return tuple(points), tuple(seat for seat in result.order if points[seat] == most)


def _cards_laid_parts(rules: Rules, scoring: CardsLaid, result: Result, tally: Tally) -> Parts:
    """By seat, the worth of the cards it has laid, what going out brings, and what is lost."""
    careless = result.careless or (0,) * len(tally.held)
    parts = []
    for seat, (laid, held) in enumerate(zip(tally.laid, tally.held, strict=True)):
        each, times = [ScorePart("laid", laid)], _times(scoring, result, tally, seat)
        if times is not None:
            won = laid + scoring.out
            each += [ScorePart("going_out", scoring.out), ScorePart("multiplied", won * (times - 1), times)]
        unlaid = seat in tally.unlaid and scoring.unlaid > 1
        each.append(ScorePart("held_unlaid", -held * scoring.unlaid) if unlaid else ScorePart("held", -held))
        each.append(ScorePart("careless", -careless[seat] * scoring.careless))
        parts.append(tuple(part for part in each if part.points))
    return tuple(parts)


def _laid_cards(result: Result) -> Iterator[tuple[Face, int]]:
    """Every card on the table, and the seat that laid it."""
    by = result.laid_by or tuple((owner or 0,) * len(meld) for owner, meld in result.melds)
    for (_, meld), seats in zip(result.melds, by, strict=True):
        yield from zip(meld, seats, strict=True)


def _worth_laid(rules: Rules, scoring: CardsLaid, result: Result) -> tuple[SeatPoints, Seats, bool]:
    """What the cards that each seat has laid count on the table, who has laid none, and whether one suit went out."""
    by = result.laid_by or tuple((owner or 0,) * len(meld) for owner, meld in result.melds)
    melds = zip((meld for _, meld in result.melds), by, strict=True)
    points = laid_by_seat(rules, scoring, melds, len(result.hands), result.upcard)
    laid = list(_laid_cards(result))
    unlaid = tuple(seat for seat in result.order if all(seat != other for _, other in laid))
    suits = {colour_of(face) for face, seat in laid if seat == result.winner and not is_joker(face)}
    return points, unlaid, len(suits if result.last is None else suits | {colour_of(result.last)}) == 1


def lowest_takes(held: Sequence[int], *, whole: bool = False) -> tuple[SeatPoints, Seats]:
    """The lowest hand earns the difference to each of the others, or all that they hold; several share it, and any
    remainder is lost."""
    lowest = min(held)
    winners = tuple(seat for seat, own in enumerate(held) if own == lowest)
    share = sum(own if whole else own - lowest for own in held if own > lowest) // len(winners)
    return tuple(share if seat in winners else 0 for seat in range(len(held))), winners


def showdown(held: Sequence[int], knocker: int, rules: Showdown) -> tuple[SeatPoints, Seats]:
    """The points after a knock, from everybody's deadwood."""
    own, lowest = held[knocker], min(held)
    others = tuple(seat for seat, count in enumerate(held) if seat != knocker and count == lowest)
    if own == lowest and (own == 0 or not others):
        winners: Seats = (knocker,)
    else:
        winners = others
    pot = sum(count - lowest for count in held)
    if lowest == 0:
        pot += rules.no_deadwood * (len(held) - len(winners))
    points = [0] * len(held)
    if own > lowest:
        pot += rules.undercut
        points[knocker] = -rules.undercut
    for seat in winners:
        points[seat] = pot // len(winners)
    return tuple(points), winners


def _payments(rules: Rules, scoring: Payments, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """Every other player pays the winner the same."""
    winners, others = _winner(result), len(tally.held) - 1
    return tuple(tally.own * others if seat in winners else -tally.own for seat in range(others + 1)), winners


def _deal_won(rules: Rules, scoring: DealWon, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """One for the winner; if nobody went out, for whoever has the fewest points in hand, or if blocked for nobody."""
    if result.kind == "blocked":
        return (0,) * len(result.hands), ()
    if result.winner is not None:
        return _to_winner(result, 1)
    lowest = min(tally.held)
    winners = tuple(seat for seat, held in enumerate(tally.held) if held == lowest)
    return tuple(int(seat in winners) for seat in range(len(tally.held))), winners


def _deal_won_endings(rules: Rules, scoring: DealWon) -> tuple[DealEnding, ...]:
    went_out = DealEnding(kind="went_out", winner=True, held="nobody")
    match rules.stock.when_empty:
        case "play_on":
            return went_out, DealEnding(kind="exhausted", winner=False, held="everybody")
        case "block":
            return went_out, DealEnding(kind="blocked", winner=False, held="nobody", called="drawn")
        case _:
            return (went_out,)


def _laid_by_winner(rules: Rules, scoring: WinnersMelds, result: Result) -> int:
    return sum(rules.values.of(face) for owner, meld in result.melds if owner == result.winner for face in meld)


def _laid(rules: Rules, scoring: WinnersMelds, deal: PaperDeal) -> int:
    return deal.laid if isinstance(deal.laid, int) else sum(map(rules.values.of, deal.laid))


def _paid(rules: Rules, scoring: Payments, deal: PaperDeal) -> int:
    return payment(scoring, jokers=deal.jokers, wild=deal.wild_cards, draws=deal.draws, one_suit=deal.one_suit)


# --- how deals end


def _racks_left(rules: Rules, scoring: RackPenalties) -> tuple[DealEnding, ...]:
    return (
        DealEnding(kind="went_out", winner=True, held="losers"),
        DealEnding(kind="exhausted", winner=False, held="everybody", asks=("first",)),
    )


def _hands_left(rules: Rules, scoring: HandsToWinner) -> tuple[DealEnding, ...]:
    concealed: tuple[Ask, ...] = ("concealed",) if scoring.concealed_double else ()
    went_out = DealEnding(kind="went_out", winner=True, held="losers", asks=concealed)
    if rules.stock.when_empty not in ("block", "play_on"):
        return (went_out,)
    used_up: Ending = "blocked" if rules.stock.when_empty == "block" else "exhausted"
    return went_out, DealEnding(kind=used_up, winner=False, held="everybody")


def _melds_paid(rules: Rules, scoring: Payments) -> tuple[DealEnding, ...]:
    asks: list[Ask] = ["jokers"]
    if rules.wilds is not None and rules.wilds.rank is not None:
        asks.append("wild_cards")
    if scoring.bonuses:
        asks += ["draws", "one_suit"]
    return one_ending(*asks)(rules, scoring)


def _ranks_paid(rules: Rules, scoring: RankPayments) -> tuple[DealEnding, ...]:
    taken: tuple[Ask, ...] = ("taken",) if scoring.taken_chip or scoring.three_taken_pays_all else ()
    return (
        DealEnding(kind="turns_over", winner=False, held="everybody", asks=("no_meld", "first", *taken)),
        DealEnding(kind="went_out", winner=True, held="nobody", asks=("melded", *taken), called="u"),
    )


def _cards_laid_endings(rules: Rules, scoring: CardsLaid) -> tuple[DealEnding, ...]:
    """Somebody went out, or nobody could draw; asked is what the sheet counts besides cards."""
    both: list[Ask] = ["laid_each"]
    both += ["no_meld"] if scoring.unlaid > 1 else []
    both += ["careless"] if scoring.careless else []
    out: list[Ask] = ["concealed"] if scoring.concealed > 1 else []
    out += ["one_suit"] if scoring.one_suit > 1 else []
    return (
        DealEnding(kind="went_out", winner=True, held="losers", asks=(*both, *out)),
        DealEnding(kind="blocked", winner=False, held="everybody", asks=tuple(both)),
    )


PRICES: Entries[Price[Any]] = Entries(
    Scoring,
    "price and question on the scorepad",
    "PRICES in match/score.py",
    keyed(
        (
            Price(word=RackPenalties, endings=_racks_left, points=_rack_penalties, zero_sum=True),
            Price(word=HandsToWinner, endings=_hands_left, points=_hands_to_winner),
            Price(
                word=WinnersMelds,
                endings=one_ending("laid"),
                points=lambda rules, scoring, result, tally: _to_winner(result, tally.own * (len(tally.held) - 1)),
                own=_laid_by_winner,
                counted=_laid,
                hands_count=False,
            ),
            Price(
                word=HandsAgainstLosers,
                endings=_losers_left,
                points=_against_losers,
                parts=_against_losers_parts,
                own=_jokers_laid,
                counted=lambda rules, scoring, deal: deal.jokers,
                few_are_good=lambda scoring: True,
            ),
            Price(
                word=Showdown,
                endings=lambda rules, scoring: (knocked(rules),),
                points=lambda rules, scoring, result, tally: showdown(tally.held, _winner(result)[0], scoring),
            ),
            gin.PRICE,
            stakes.PRICE,
            hand_payments.PRICE,
            reckoned_sides.PRICE,
            countdown.PRICE,
            tiles_left.PRICE,
            Price(
                word=Payments,
                endings=_melds_paid,
                points=_payments,
                own=paid_by_each,
                counted=_paid,
                zero_sum=True,
                hands_count=False,
            ),
            Price(
                word=RankPayments,
                endings=_ranks_paid,
                points=lambda rules, scoring, result, tally: rank_payments(
                    tally.held, result, scoring, rules.deal.hand_for(len(tally.held))
                ),
                zero_sum=True,
            ),
            lives.PRICE,
            Price(
                word=CardsLaid,
                endings=_cards_laid_endings,
                points=_cards_laid,
                parts=_cards_laid_parts,
                laid=_worth_laid,
                in_hand=lambda rules, scoring, result, hand: sum(
                    scoring.of(rules.values, face, result.upcard) for face in hand
                ),
            ),
            Price(
                word=DealWon,
                endings=_deal_won_endings,
                points=_deal_won,
                hands_count=False,
            ),
        )
    ),
)
"""How each scoring prices a deal, and what it asks people who have counted one."""
