"""How a deal ends, and how a match is won."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Generic, TypeVar, assert_never

from rummykit.rules import (
    ChipDeals,
    Countdown,
    DealWon,
    Draw,
    FirstTo,
    FixedGames,
    GoOut,
    LastLeft,
    MatchFormat,
    PointsForMoney,
    PointsLost,
    Pool,
    RacksLeft,
    Rake,
    Rounds,
    Rules,
    Show,
    SingleHand,
    Stock,
    TakePile,
)
from rummykit.rules.entries import Entries, keyed
from rummykit.rules.meaning import lasts
from rummykit.rules.stakes import cents
from rummykit.words import gin, sides
from rummykit.words.page import RuleSection
from rummykit.words.playing import may_take_discard
from rummykit.words.scoring import words_of
from rummykit.words.voice import Voice

M = TypeVar("M")


def exhausted(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """What happens when nothing is left to draw."""
    yield stock(voice, rules, rules.stock)


def stock(voice: Voice, rules: Rules, stock: Stock) -> RuleSection:
    """An empty stock or pool."""
    if lasts(rules):
        void = "" if rules.step(Show) is not None else _void_once_more(voice, rules)
        return voice.section("exhausted", voice.join(voice.say("exhausted.never"), void))
    match stock.when_empty:
        case "block" if (take := rules.step(TakePile)) is not None:
            return sides.exhausted(voice, rules, take)
        case "play_on":
            return voice.section("exhausted", voice.join(voice.say("exhausted.play_on"), voice.say("exhausted.lowest")))
        case "block":
            drawn = voice.say("exhausted.drawn") if isinstance(rules.scoring, DealWon) else ""
            lowest = voice.say("exhausted.lowest") if words_of(rules).lowest_wins else ""
            draw = rules.step(Draw)
            if draw is not None and draw.discard_pile == "down_to_card":
                rounds = voice.say("exhausted.free_rounds", rounds=stock.times) if draw.top_card_free else ""
                return voice.section("exhausted", voice.join(voice.say("exhausted.block_down"), rounds, lowest))
            return voice.section(
                "exhausted",
                voice.say("exhausted.block"),
                voice.join(
                    voice.say("exhausted.refused")
                    if draw is not None and draw.faced
                    else voice.say("exhausted.blocked", rounds=stock.times),
                    lowest or drawn,
                ),
            )
        case "flip" | "shuffle":
            last_turns = any(isinstance(step, GoOut) and step.last_turns for step in rules.turn)
            if may_take_discard(rules):
                any_card = any(isinstance(step, Draw) and step.discard_pile == "any" for step in rules.turn)
                closed = any(isinstance(step, Draw) and step.closed_after_first_meld for step in rules.turn)
                usual = "exhausted.upcard_before_first_meld" if closed else "exhausted.upcard"
                upcard = voice.say("exhausted.any_card" if any_card else usual)
                first = voice.join(upcard, voice.say(f"exhausted.{stock.when_empty}"))
            else:
                first = voice.say(f"exhausted.{stock.when_empty}_only")
            return voice.section(
                "exhausted",
                voice.join(first, voice.say("exhausted.keep_top" if stock.keep_top else "exhausted.new_pile")),
                voice.join(
                    voice.say("exhausted.turnovers", turnovers=stock.times),
                    voice.say("exhausted.same_dealer") if rules.start.has_dealer else "",
                    _void_once_more(voice, rules),
                    voice.say("exhausted.in_last_turns") if last_turns else "",
                ),
            )
        case "lowest_wins":
            return voice.section("exhausted", voice.say("exhausted.lowest_wins"))
        case "ends" if isinstance(rules.scoring, PointsLost):
            return voice.section("exhausted", voice.say("exhausted.nobody_wins"))
        case "ends" if isinstance(rules.scoring, RacksLeft):
            return voice.section("exhausted", voice.say("exhausted.tiles_left"))
        case "ends":
            ends = "exhausted.ends" if stock.undrawn else "exhausted.ends_empty"
            return voice.section("exhausted", voice.say(ends, n=stock.undrawn))
        case "void":
            return voice.section(
                "exhausted",
                voice.join(
                    voice.say("exhausted.void" if stock.undrawn else "exhausted.void_empty", n=stock.undrawn),
                    voice.say("exhausted.same_dealer") if rules.start.has_dealer else "",
                    _void_once_more(voice, rules),
                ),
                voice.say("exhausted.last_discard") if stock.last_discard_playable else "",
            )
        case _:
            assert_never(stock.when_empty)


def _void_once_more(voice: Voice, rules: Rules) -> str:
    """When a void deal is not dealt again."""
    most = rules.stock.voids_in_a_row
    if not most:
        return ""
    return voice.say("exhausted.void_at_once") if most == 1 else voice.say("exhausted.void_once_more", n=most)


def match(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """How a match is won."""
    words = MATCHES.of(rules.match)
    yield voice.section("match", words.text(voice, rules, rules.match), *words.more(voice, rules.match))


def rounds(voice: Voice, rules: Rules, match: Rounds) -> str:
    """Rounds of as many games as players."""
    return voice.join(voice.say("match.rounds", n=match.rounds), voice.say("match.most_won"))


def single_hand(voice: Voice, rules: Rules, match: SingleHand) -> str:
    """One deal is all."""
    shared = voice.say("match.single_shared") if rules.stock.when_empty == "block" else ""
    return voice.join(voice.say("match.single"), voice.say("match.single_dealer"), shared)


def fixed_games(voice: Voice, rules: Rules, games: FixedGames) -> str:
    """A match of so many games."""
    count = voice.say("match.as_many_as_players") if games.games is None else voice.say("match.games", n=games.games)
    start = voice.say("match.start", points=games.start) if games.start else ""
    return voice.join(count, start, voice.say(f"match.{games.best}"), voice.say("match.shared"))


def _extra_deal(voice: Voice, goal: FirstTo) -> str:
    """What players do who are ahead together."""
    return voice.say("match.extra_deal") if goal.tied == "extra_deal" else ""


def first_to(voice: Voice, rules: Rules, goal: FirstTo) -> str:
    """A match to so many points, or to so many deals won."""
    words = words_of(rules)
    if rules.has_side_melds:
        return voice.join(voice.say("match.side_first_to", target=goal.target), _extra_deal(voice, goal))
    if words.counts_deals:
        return voice.say("match.wins", n=goal.target)
    in_columns = goal.boxes is not None and goal.boxes.columns > 1
    several = words.several_reach or rules.stock.when_empty == "block"
    return voice.join(
        voice.say("match.first_to_column" if in_columns else "match.first_to", target=goal.target),
        voice.say("match.several") if several else "",
        _extra_deal(voice, goal),
    )


def points_for_money(voice: Voice, rules: Rules, money: PointsForMoney) -> str:
    """One deal, a price for each point."""
    value = voice.money(cents(money.point_value))
    if money.balanced:
        return voice.join(voice.say("match.money_balanced", value=value), rake(voice, money.rake))
    points = [45, 78, 20, 40, 80][: rules.players[1] - 1]
    gross = sum(points) * cents(money.point_value)
    return voice.join(
        voice.say("match.money", value=value),
        rake(voice, money.rake),
        voice.say(
            "match.money_example",
            points=voice.language.all_of([str(each) for each in points]),
            gross=voice.money(gross),
            net=voice.money(gross - money.rake.of(gross)),
        ),
    )


def countdown(voice: Voice, rules: Rules, match: Countdown) -> str:
    """Points that run down until somebody has none left."""
    return voice.join(
        voice.say("match.countdown", start=match.start),
        voice.say("match.countdown_games", n=match.games) if match.games is not None else "",
        voice.say("match.countdown_most"),
    )


def last_left(voice: Voice, rules: Rules, match: LastLeft) -> str:
    """Deals until only one player is left."""
    return voice.join(
        voice.say("match.last_left", limit=match.limit),
        voice.say("match.rejoins", n=match.rejoins) if match.rejoins else "",
        voice.say("match.buy_in") if match.buy_in else "",
        voice.say("match.buy_in_ante", each=match.ante) if match.buy_in and match.ante else "",
        voice.say("match.call_up", each=match.call_up, concealed=match.concealed_call_up)
        if match.call_up or match.concealed_call_up
        else "",
        voice.say("match.ante", each=match.ante) if match.ante else "",
    )


def pool(voice: Voice, rules: Rules, pool: Pool) -> str:
    """Deals until only one player is left."""
    players, entry = rules.players[1], cents(pool.entry)
    return voice.join(
        voice.say("match.pool", entry=voice.money(entry), limit=pool.limit),
        rake(voice, pool.rake),
        voice.say(
            "match.pool_example",
            players=players,
            gross=voice.money(players * entry),
            net=voice.money(players * entry - pool.rake.of(players * entry)),
        ),
    )


def chip_deals(voice: Voice, rules: Rules, deals: ChipDeals) -> str:
    """So many deals for chips."""
    fewest, most = rules.players
    chips = voice.say("parts").join(
        voice.say("match.chips_with", chips=deals.start_for(players), players=players)
        for players in range(fewest, most + 1)
    )
    return voice.join(
        voice.say("match.games", n=deals.deals),
        voice.say("match.chips", entry=voice.money(cents(deals.entry)), chips=chips),
        rake(voice, deals.rake),
        voice.say(f"match.tie.{deals.tie_break}"),
    )


def rake(voice: Voice, rake: Rake) -> str:
    """What the house keeps; nothing where it keeps nothing."""
    if cents(rake.fixed):
        return voice.say("rake.fixed", amount=voice.money(cents(rake.fixed)))
    percent = (Decimal(rake.rate) * 100).normalize()
    return voice.say("rake.rate", percent=f"{percent:f}") if percent else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchWords(Generic[M]):
    """What a format of a match says of itself: the paragraph about how it is won, and what `more` there is to say."""

    word: type[M]
    text: Callable[[Voice, Rules, M], str]
    more: Callable[[Voice, M], Iterator[str]] = lambda voice, match: iter(())


MATCHES: Entries[MatchWords[Any]] = Entries(
    MatchFormat,
    "sentences",
    "MATCHES in words/ending.py",
    keyed(
        (
            MatchWords(word=FixedGames, text=fixed_games),
            MatchWords(word=Rounds, text=rounds),
            MatchWords(word=FirstTo, text=first_to, more=gin.columns),
            MatchWords(word=Countdown, text=countdown),
            MatchWords(word=SingleHand, text=single_hand),
            MatchWords(word=PointsForMoney, text=points_for_money),
            MatchWords(word=LastLeft, text=last_left),
            MatchWords(word=Pool, text=pool),
            MatchWords(word=ChipDeals, text=chip_deals),
        )
    ),
)
"""What each format of a match says of itself."""
