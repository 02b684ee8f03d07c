"""What a deal is worth adds up as its sheet says, and a match ends with somebody winning it."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Match, Rules, games, score
from rummykit.bots import choose
from rummykit.cards import STANDING_FOR, is_joker, number_of
from rummykit.match import DealScore
from rummykit.match.carried import entered
from rummykit.match.score import tally
from rummykit.play.melds import side_melds_of
from rummykit.play.result import Result
from rummykit.rules import (
    BuyWindow,
    CardsLaid,
    ChipDeals,
    Countdown,
    DealWon,
    FirstTo,
    FixedGames,
    GinShowdown,
    HandPayments,
    HandsAgainstLosers,
    HandsToWinner,
    LastLeft,
    LivesPenalty,
    MeldsAndBonuses,
    Payments,
    PointsForMoney,
    PointsLost,
    Pool,
    RackPenalties,
    RacksLeft,
    RankPayments,
    Rounds,
    Showdown,
    SingleHand,
    StakePayments,
    WinnersMelds,
)
from tests.examples import seeds, some_games
from tests.properties.playing import every_game, table_for
from tests.properties.walk import walk


def of_sides(rules: Rules, scoring: MeldsAndBonuses, result: Result, row: DealScore) -> None:
    """Each side has what lies there and its bonuses, less what its players hold; partners have the same."""
    assert rules.sides is not None
    assert rules.books is not None
    best = max(row.points)
    assert row.winners == tuple(seat for seat in sorted(result.order) if row.points[seat] == best)
    for side in rules.sides.all_of(result.order):
        melds = [cards for owner, cards in result.melds if owner in side]
        points = sum(rules.values.of(face) for cards in melds for face in cards) - sum(row.held[seat] for seat in side)
        for cards in melds:
            if len(cards) >= rules.books.size:
                wild = side_melds_of(rules).wild(cards)
                kind = side_melds_of(rules).book(cards, rules.books.size)
                assert wild or kind == "natural"
                alone = rules.books.wild if wild == len(cards) else None
                semi = rules.books.semi if kind == "semi" else None
                of_wild = next((each for each in (alone, semi) if each is not None), rules.books.mixed)
                points += of_wild if wild else rules.books.natural
        if rules.bonus_cards is not None and result.bonus:  # a house rule may have had them played like others
            count = sum(len(result.bonus[seat]) for seat in side)
            every = 2 * rules.pack.copies
            whole = rules.bonus_cards.all if count == every else None
            worth = count * rules.bonus_cards.each if whole is None else whole
            points += worth if melds else -worth
        untaken = [result.second_hands[seat] for seat in side if result.second_hands and result.second_hands[seat]]
        if rules.second_hand is not None and rules.second_hand.penalty_if_not_taken is not None:
            points -= rules.second_hand.penalty_if_not_taken * len(untaken)
        else:
            points -= sum(rules.values.of(face) for cards in untaken for face in cards)
        if result.winner in side:
            books = [cards for owner, cards in result.melds if owner == result.winner and len(cards) >= 7]
            points += scoring.concealed if result.concealed and books else scoring.going_out
        assert {row.points[seat] for seat in side} == {points}


def assert_adds_up(rules: Rules, result: Result, row: DealScore) -> None:
    """The law of the sheet's scoring; a scoring without one here fails, so that it gets one."""
    players = len(result.hands)
    assert len(row.points) == len(row.held) == players
    assert row.kind == result.kind
    assert all(type(points) is int for points in (*row.points, *row.held))
    if result.kind == "void":
        assert row.winners == ()
        assert row.points == (0,) * players
        return
    drawn = result.kind == "blocked" and isinstance(rules.scoring, DealWon)
    drawn |= result.kind == "exhausted" and rules.stock.when_empty == "ends"
    assert row.winners or drawn or result.kind == "dealt"
    winning = sum(row.points[seat] for seat in row.winners)
    others = [seat for seat in range(players) if seat not in row.winners]
    losing = [row.points[seat] for seat in others]
    left = sum(row.held)
    match rules.scoring:
        case RackPenalties() | Payments():
            assert winning + sum(losing) == 0
            assert all(points <= 0 for points in losing)
        case RankPayments():
            assert winning + sum(losing) == 0
        case LivesPenalty(cap=cap, to_winner=to_winner):
            assert row.winners == (result.winner,)
            assert row.held[row.winners[0]] == 0
            paid = [min(cap, row.held[seat]) for seat in others]
            # What value cards bring comes to nothing between the players.
            for_values = [
                sum(part.points for part in parts if not part.code.startswith("hands"))
                for parts in row.parts or [()] * players
            ]
            assert sum(for_values) == 0
            by_hands = [row.points[seat] - for_values[seat] for seat in others]
            assert by_hands == [-points if to_winner else points for points in paid]
            winning -= sum(for_values[seat] for seat in row.winners)
            assert winning == (sum(paid) if to_winner else 0)
        case HandsToWinner(concealed_double=double, lowest_earns=earned):
            assert not any(losing)
            if result.kind in ("blocked", "exhausted"):
                lowest = min(row.held)
                assert all(row.held[seat] == lowest for seat in row.winners)
                pot = left - lowest * (len(row.winners) if earned == "hands" else players)
                assert pot - len(row.winners) < winning <= pot
            else:
                assert row.winners == (result.winner,)
                assert winning == (left - row.held[row.winners[0]]) * (2 if double and result.concealed else 1)
        case DealWon() if drawn:
            assert row.points == (0,) * players
        case DealWon() if result.kind == "exhausted":
            assert row.winners == tuple(seat for seat, held in enumerate(row.held) if held == min(row.held))
            assert winning == len(row.winners)
            assert not any(losing)
        case WinnersMelds() | DealWon():
            assert row.winners == (result.winner,)
            assert winning > 0
            assert not any(losing)
        case HandsAgainstLosers(unopened=unopened, concealed_double=double) as against:
            assert row.winners == (result.winner,)
            assert result.winner is not None
            laid = {owner for owner, _ in result.melds}
            written = [row.held[seat] if unopened is None or seat in laid else unopened for seat in others]
            window = rules.step(BuyWindow)
            each = 0 if window is None else window.points
            stolen = [each * times for times in result.bought] or [0] * players
            factor = 2 if double and result.concealed else 1
            assert losing == [points * factor + stolen[seat] for seat, points in zip(others, written, strict=True)]
            whole = {against.concealed_bonus, against.natural_bonus} if result.concealed else {0}
            assert stolen[result.winner] - winning in {against.out_bonus + bonus for bonus in whole}
        case Showdown(undercut=undercut):
            assert all(row.held[seat] == min(row.held) for seat in row.winners)
            beaten = [seat for seat in others if row.points[seat] != 0]
            assert beaten in ([], [result.winner])
            assert all(row.points[seat] == -undercut for seat in beaten)
        case GinShowdown() as gin:
            assert not any(losing)
            knocker = result.winner
            assert knocker is not None
            own, theirs = row.held[knocker], row.held[next(seat for seat in result.order if seat != knocker)]
            assert (row.winners == (knocker,)) == (row.won_by != "undercut")
            assert (row.won_by == "undercut") == (result.kind == "knocked" and own > 0 and theirs <= own)
            bonus = {"gin": gin.gin, "big_gin": gin.big_gin, "undercut": gin.undercut, "knock": 0}[
                row.won_by or "knock"
            ]
            assert winning in (abs(theirs - own) + bonus, 2 * (abs(theirs - own) + bonus))
            limit = None if rules.knock is None else rules.knock.limit_for(result.upcard)
            assert limit is None or own <= limit
        case CardsLaid(upcard=int()) as laying:
            worth = tally(rules, result).laid
            for seat in range(players):
                none = not any(seat in by for by in result.laid_by)
                lost = row.held[seat] * (laying.unlaid if none else 1)
                lost += laying.careless * (result.careless[seat] if result.careless else 0)
                times = [1] if seat != result.winner else [1, laying.concealed, laying.concealed * laying.one_suit]
                bonus = laying.out if seat == result.winner else 0
                assert row.points[seat] + lost in [(worth[seat] + bonus) * each for each in times]
            assert all(row.points[seat] == max(row.points) for seat in row.winners)
        case CardsLaid(low_ace=low_ace):
            on_table = 0
            for _, meld in result.melds:
                on_table += sum(rules.values.of(face) for face in meld)
                second = number_of(meld[1] - STANDING_FOR if meld[1] >= STANDING_FOR else meld[1])
                if not is_joker(meld[0]) and (number_of(meld[0]), second) == (1, 2) and low_ace is not None:
                    on_table -= rules.values.ace - low_ace
            assert sum(row.points) + left == on_table
            assert all(points < max(row.points) for points in losing)
            assert all(row.points[seat] == max(row.points) for seat in row.winners)
        case HandPayments(concealed_double=double, unmelded_double=unmelded):
            assert row.winners == (result.winner,)
            assert winning + sum(losing) == 0
            melders = {owner for owner, _ in result.melds}
            for seat in others:
                doubled = (double and result.concealed) + (unmelded and seat not in melders)
                assert row.points[seat] == -row.held[seat] * 2**doubled
        case StakePayments() as stakes:
            assert winning + sum(losing) == 0
            assert all(points <= 0 for points in losing)
            if result.kind == "went_out":
                assert row.winners == (result.winner,)
                each = stakes.by_discard if result.by_discard else stakes.went_out
                assert {-points for points in losing} <= {each, each + stakes.no_meld}
            elif result.kind == "called":
                caller = result.closer
                assert caller is not None
                assert all(row.held[seat] <= row.held[caller] for seat in row.winners)
                fought = {*result.fighters, caller}
                assert row.winners == (caller,) or caller not in row.winners
                assert not result.fighters or set(row.winners) <= fought
        case PointsLost() as lost:
            assert result.kind == "exhausted" or row.winners == (result.winner,)
            shown = lost.indicator_shown if result.shower is not None else 0
            costs = {lost.plain, lost.wild_last, lost.pairs, lost.pairs_wild_last} if row.winners else {0}
            if result.winner is not None and result.in_pairs and result.in_pairs[result.winner]:
                costs = {lost.pairs * lost.declared, lost.pairs_wild_last * lost.declared}
            assert all(points in (0, -shown) for points in row.points) or row.winners
            for seat in result.order:
                own = 0 if seat == result.shower else shown
                assert -row.points[seat] - own in ({0} if seat in row.winners else costs)
        case RacksLeft() as racks:
            of_tiles_left(racks, result, row)
        case MeldsAndBonuses() as scoring:
            of_sides(rules, scoring, result, row)
        case other:
            pytest.fail(f"no law of {type(other).__name__} is written down here")


def of_tiles_left(scoring: RacksLeft, result: Result, row: DealScore) -> None:
    """Who goes out takes points off, all others write some down; what multiplies one multiplies all."""
    careless = result.careless or (0,) * len(row.points)
    plain = [points - each * scoring.careless for points, each in zip(row.points, careless, strict=True)]
    opened = {owner for owner, _ in result.melds}
    times = 1
    if result.winner is not None:
        assert plain[result.winner] < 0
        times = -plain[result.winner] // scoring.out
        assert times in (1, 2, 4, 8)
    for seat in set(result.order) - {result.winner}:
        in_pairs = bool(result.in_pairs) and result.in_pairs[seat]
        own = row.held[seat] * (scoring.opened_in_pairs if in_pairs else 1) if seat in opened else scoring.unopened
        assert plain[seat] == own * times


@every_game
def test_points_add_up(game: str) -> None:
    plain = games.get(game)
    for seed in seeds(8):
        deal = walk(game, seed).end()
        assert deal.result is not None
        row = score(deal.rules, deal.result)
        assert_adds_up(deal.rules, deal.result, row)
        assert score(deal.rules, deal.result) == row
        if deal.rules.turn == plain.turn:  # then the plain sheet prices it too
            assert_adds_up(plain, deal.result, score(plain, deal.result))


@every_game
def test_points_add_up_among_bots(game: str) -> None:
    kinds: set[str] = set()
    for seed in range(max(20, len(seeds(4)))):
        if seed not in seeds(4) and kinds - {"void"}:
            break
        deal = walk(game, seed, "greedy").end()
        assert deal.result is not None
        kinds.add(deal.result.kind)
        assert_adds_up(deal.rules, deal.result, score(deal.rules, deal.result))
    assert kinds - {"void"}, "no deal was ever won"


@some_games(3, 2)
def test_a_match_ends(game: str) -> None:
    for seed in seeds(1):
        chance = Random(seed)
        rules, players = table_for(game, seed)
        match = Match(rules, players, seed)
        for _ in range(1000):
            with pytest.raises(ValueError, match="not over"):
                match.next_deal()
            while match.deal.result is None:
                match.play(choose("greedy", rules, match.deal.view(match.deal.turn), chance))
            assert match.rows[-1] == entered(rules, match.rows[:-1], score(rules, match.deal.result))
            if match.result is not None:
                break
            before = match.deal
            assert match.next_deal() == match.deal.beginning
            assert match.deal.number == before.number + 1
            assert match.deal.order == match.playing
            assert match.players == players
        assert_won(match)
        with pytest.raises(ValueError, match="match is over"):
            match.next_deal()


def assert_won(match: Match) -> None:
    """The match is over as its sheet says, and its winners are those with the right total."""
    result, rules, totals = match.result, match.rules, match.totals
    assert result is not None, "a thousand deals and nobody has won"
    counted = [row for row in match.rows if row.kind != "void"]
    earned = [sum(row.points[seat] for row in match.rows) for seat in range(match.players)]
    won = [sum(seat in row.winners for row in counted) for seat in range(match.players)]
    begun = 0
    assert result.totals == totals == match.sheet.totals
    assert match.sheet.rows == tuple(match.rows)
    best: list[object] = list(totals)
    match rules.match:
        case FixedGames() as format:
            begun = format.starting_points
            assert len(counted) == format.games_for(match.players)
            if rules.scoring.low_score_wins:
                best = [-total for total in totals]
        case Rounds(rounds=rounds):
            assert len(counted) == rounds * match.players
            best = list(zip(won, totals, strict=True))
        case FirstTo() as goal:
            target, columns = goal.target_for(match.players), match.sheet.columns
            for column in columns:
                assert max(column.totals) >= target
                assert column.totals == tuple(
                    sum(match.rows[number].points[seat] for number in column.deals) for seat in range(match.players)
                )
            if len(columns) > 1:
                best = list(result.finals)
            else:
                before = [total - last for total, last in zip(totals, match.rows[-1].points, strict=True)]
                seats = range(match.players)
                sides = rules.sides.all_of(seats) if rules.sides is not None else tuple((seat,) for seat in seats)
                tied = goal.tied == "extra_deal" and before.count(max(before)) > len(sides[0])
                assert max(totals) >= target
                assert max(before) < target or tied
                alone = [(seat,) for seat in range(match.players)]
                assert result.winners in (match.sides or alone) or goal.tied == "share"
            closed = [column.bonuses.finals for column in columns if column.bonuses is not None]
            assert result.finals == tuple(map(sum, zip(*closed, strict=True)))
        case Countdown(starting_points=start, games=games_):
            begun = start
            before = [total - last for total, last in zip(totals, match.rows[-1].points, strict=True)]
            assert min(totals) <= 0 or len(counted) == games_
            assert min(before) > 0
        case SingleHand() | PointsForMoney():
            assert len(counted) == 1
            best = [seat in counted[0].winners for seat in range(match.players)]
        case Pool(limit=limit) | LastLeft(limit=limit):
            best = [total < limit for total in totals]
            assert best.count(True) == 1
            assert set(match.eliminated) == set(range(match.players)) - set(result.winners)
        case ChipDeals() as format:
            begun = format.start_for(match.players)
            assert len(counted) >= format.deals
            assert len(result.winners) == 1 or format.tie_break == "split"
        case other:
            pytest.fail(f"no law of {type(other).__name__} is written down here")
    again = match.sheet.rejoined or (0,) * match.players
    for total, points, times in zip(totals, earned, again, strict=True):
        assert total < points if times else total == begun + points
    assert result.winners == tuple(seat for seat in range(match.players) if best[seat] == max(best))  # type: ignore[type-var]
