"""How a deal ends, and how a match is won."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Generic, TypeVar, assert_never

from rummykit.rules import Draw, GoOut, MatchFormat, Play, Rake, Rules, Show, Stock, TakePile
from rummykit.rules.entries import Entries
from rummykit.rules.meaning import lasts
from rummykit.rules.stakes import cents
from rummykit.words import sides
from rummykit.words.page import RuleSection
from rummykit.words.playing import may_keep_discard, may_take_discard
from rummykit.words.scoring import words_of
from rummykit.words.voice import Voice

M = TypeVar("M")


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchWords(Generic[M]):
    """What a format of a match says of itself: the paragraph about how it is won, and what `more` there is to say.

    `one_deal`: whether a match has only one deal, so that nobody starts a later one.
    """

    text: Callable[[Voice, Rules, M], str]
    more: Callable[[Voice, M], Iterator[str]] = lambda voice, match: iter(())
    one_deal: Callable[[Rules, M], bool] = lambda rules, match: False


MATCHES: Entries[MatchWords[Any]] = Entries(MatchFormat, "sentences", "page.SENTENCES")
"""What each format of a match says of itself."""


def exhausted(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """What happens when nothing is left to draw."""
    yield stock(voice, rules, rules.stock)


def stock(voice: Voice, rules: Rules, stock: Stock) -> RuleSection:
    """An empty stock or pool."""
    if lasts(rules):
        return voice.section("exhausted", voice.say("exhausted.never"))
    gone = voice.say(words_of(rules).stock_gone) if words_of(rules).stock_gone else ""
    match stock.when_empty:
        case "block" if (take := rules.step(TakePile)) is not None:
            return sides.exhausted(voice, rules, take)
        case "play_on":
            return voice.section("exhausted", voice.join(voice.say("exhausted.play_on"), voice.say("exhausted.lowest")))
        case "block":
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
                    lowest or gone,
                ),
            )
        case "flip" | "shuffle":
            return _turned_over(voice, rules, stock)
        case "lowest_wins":
            return voice.section("exhausted", voice.say("exhausted.lowest_wins"))
        case "ends" if gone:
            return voice.section("exhausted", gone)
        case "ends":
            ends = "exhausted.ends" if stock.empty_at else "exhausted.ends_empty"
            return voice.section("exhausted", voice.say(ends, n=stock.empty_at))
        case "void":
            return voice.section(
                "exhausted",
                voice.join(
                    voice.say("exhausted.void" if stock.empty_at else "exhausted.void_empty", n=stock.empty_at),
                    _void_without_stock(voice, rules),
                ),
                voice.say("exhausted.last_discard") if stock.last_discard_playable else "",
            )
        case _:
            assert_never(stock.when_empty)


def _turned_over(voice: Voice, rules: Rules, stock: Stock) -> RuleSection:
    """A discard pile that becomes the stock."""
    last_turns = any(isinstance(step, GoOut) and step.last_turns for step in rules.turn)
    renewed = f"exhausted.{stock.when_empty}"
    kept = ".keep_top" if stock.keep_top else ""
    closed = any(isinstance(step, Draw) and step.closed_after_first_meld for step in rules.turn)
    if may_take_discard(rules):
        any_card = any(isinstance(step, Draw) and step.discard_pile == "any" for step in rules.turn)
        usual = "exhausted.upcard_before_first_meld" if closed else "exhausted.upcard"
        upcard = voice.say("exhausted.any_card" if any_card else usual)
        first = voice.join(upcard, voice.say(f"{renewed}{kept}"))
    else:
        first = voice.say(f"{renewed}_only{kept}")
    return voice.section(
        "exhausted",
        voice.join(
            first,
            "" if stock.keep_top else voice.say("exhausted.new_pile"),
            voice.say("exhausted.only_card") if stock.keep_top and closed else "",
        ),
        voice.join(
            voice.say("exhausted.turnovers", turnovers=stock.times),
            _none_to_draw(voice, rules),
            voice.say("exhausted.one_goes_round", rounds=stock.times) if _one_may_go_round(rules) else "",
            _void_without_stock(voice, rules),
            voice.say("exhausted.in_last_turns") if last_turns else "",
        ),
    )


def _none_to_draw(voice: Voice, rules: Rules) -> str:
    """That a deal is void, too, if the top card that stays is all there is and may not be taken; if it ever may not."""
    draw = rules.step(Draw)
    if draw is None or not rules.stock.keep_top:
        return ""
    if draw.discard_pile == "none":
        return voice.say("exhausted.one_left")
    refused = draw.card_goes != "hand" or draw.wild_upcard != "allowed"
    return voice.say("exhausted.none_to_take") if refused else ""


def _one_may_go_round(rules: Rules) -> bool:
    """Whether players may only take the last card and discard another, with all the rest in hands and on the table."""
    return rules.stock.keep_top and rules.step(Play) is not None and may_keep_discard(rules)


def _void_without_stock(voice: Voice, rules: Rules) -> str:
    """What becomes of a deal that is void for want of a stock; nothing where a count of turns has said it."""
    return "" if rules.turns_each is not None and rules.step(Show) is None else void(voice, rules)


def void(voice: Voice, rules: Rules) -> str:
    """What becomes of a void deal, and who deals then, or goes first where nobody deals."""
    most, later = rules.stock.voids_in_a_row, rules.start.later
    same = {"draw_again": "", "next_starts": ".same_starter", "winner_starts": ".same_starter"}
    redealt = "exhausted.void_at_once" if most == 1 else f"exhausted.void_again{same.get(later, '.same_dealer')}"
    passes = most and later in ("winner_deals", "loser_deals", "dealer_left_or_winner")
    return voice.join(
        voice.say(redealt),
        voice.say("exhausted.void_once_more", n=most) if most > 1 else "",
        voice.say("exhausted.void_passes") if passes else "",
    )


def match(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """How a match is won."""
    words = MATCHES.of(rules.match)
    yield voice.section("match", words.text(voice, rules, rules.match), *words.more(voice, rules.match))


def rake(voice: Voice, rake: Rake) -> str:
    """What the house keeps; nothing where it keeps nothing."""
    if cents(rake.fixed):
        return voice.say("rake.fixed", amount=voice.money(cents(rake.fixed)))
    percent = (Decimal(rake.rate) * 100).normalize()
    return voice.say("rake.rate", percent=f"{percent:f}") if percent else ""
