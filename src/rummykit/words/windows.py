"""What other players may do between two turns: call, buy, claim or force a discard, fight."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import BuyWindow, CallWindow, ClaimWindow, FightWindow, ForceWindow, Play, Rules
from rummykit.words.page import RuleSection
from rummykit.words.voice import Voice


def call(voice: Voice, rules: Rules, step: CallWindow) -> Iterator[RuleSection]:
    """A discard that another player calls for."""
    restricted = any(isinstance(step, Play) and step.lay_off == "own_meld_first" for step in rules.turn)
    yield voice.section(
        "turn.call",
        voice.join(voice.say("call.when"), voice.say("call.then"), voice.say("call.own_meld") if restricted else ""),
        voice.join(voice.say("call.several"), voice.say("call.goes_on")),
        voice.say("call.not"),
    )


def buy(voice: Voice, rules: Rules, step: BuyWindow) -> Iterator[RuleSection]:
    """A discard that another player buys before the draw."""
    scheduled = any(terms.buys is not None for terms in rules.schedule)
    yield voice.section(
        "turn.buy",
        voice.join(
            voice.say("buy.when"),
            voice.say("buy.penalty", n=step.penalty) if step.penalty else voice.say("buy.alone"),
            voice.say("buy.stock", n=step.penalty) if step.penalty else "",
            voice.say("buy.points", points=step.points) if step.points else "",
        ),
        voice.join(
            "" if step.per_deal is None or scheduled else voice.say("buy.limit", n=step.per_deal),
            voice.say("buy.not_own" if step.after_first_meld else "buy.not_after"),
        ),
    )


def claim(voice: Voice, rules: Rules, step: ClaimWindow) -> Iterator[RuleSection]:
    """Who may claim a discard, and what follows."""
    yield voice.section(
        "turn.claim",
        voice.join(voice.say("claim.who"), voice.say("claim.short") if step.short else ""),
        voice.say("claim.kinds"),
        voice.join(voice.say("claim.then" if step.play_after else "claim.then_discard"), voice.say("claim.goes_on")),
        "" if step.first_round else voice.say("claim.not_first"),
    )


def force(voice: Voice, rules: Rules, step: ForceWindow) -> Iterator[RuleSection]:
    """A declined card that another player has laid off."""
    yield voice.section("turn.force", voice.say("force.when"))


def fight(voice: Voice, rules: Rules, step: FightWindow) -> Iterator[RuleSection]:
    """What the others answer."""
    yield voice.section(
        "turn.fight", voice.join(voice.say("fight.answer"), voice.say("fight.four") if step.four_of_a_kind else "")
    )
