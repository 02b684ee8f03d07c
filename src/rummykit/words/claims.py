"""Discards that are claimed for melds, melds of one or two cards, and what losers pay for their hands."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import card, parse
from rummykit.rules import ClaimWindow, HandPayments, Rules
from rummykit.words import examples
from rummykit.words.page import RuleSection
from rummykit.words.scoring_examples import Loser, deal_example
from rummykit.words.voice import COURT, Voice


def claim(voice: Voice, rules: Rules, step: ClaimWindow) -> Iterator[RuleSection]:
    """Who may claim a discard, and what follows."""
    if not step.open:
        return
    yield voice.section(
        "turn.claim",
        voice.join(voice.say("claim.who"), voice.say("claim.short") if step.short else ""),
        voice.say("claim.kinds"),
        voice.join(voice.say("claim.then" if step.play_after else "claim.then_discard"), voice.say("claim.goes_on")),
        "" if step.first_round else voice.say("claim.not_first"),
    )


def short_melds(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """Melds of one card and of two."""
    group = None if rules.groups is None else rules.groups.short_rank
    run = None if rules.runs is None else rules.runs.short_rank
    if group is None and run is None:
        return
    shown = [] if group is None else [(card(group, 3),), (card(group, 3), card(group, 2))]
    shown += [] if run is None else [(card(run, 3), card(run % 13 + 1, 3))]
    yield voice.section(
        "melds.short",
        voice.join(
            "" if group is None else voice.say("short.group", rank=COURT.get(group, str(group))),
            "" if run is None else voice.say("short.run", rank=COURT.get(run, str(run))),
            "" if examples.joker(rules) is None else voice.say("short.jokers"),
        ),
        examples=shown,
    )


def hand_payments(voice: Voice, rules: Rules, scoring: HandPayments, values: str) -> Iterator[str]:
    """What every loser pays; `values` are what single cards count."""
    joker = scoring.joker > 1 and examples.joker(rules) is not None
    yield voice.say("scoring.values", items=values)
    yield voice.join(
        voice.say("hand_payments.pays"),
        *(voice.say("hand_payments.times", rank=COURT.get(rank, str(rank)), n=n) for rank, n in scoring.multiplied),
        voice.say("hand_payments.joker", n=scoring.joker) if joker else "",
    )
    losers = [Loser((), parse("7S KD 3C")), Loser((), parse("AS 9H"))][: rules.players[1] - 1]
    held = [scoring.of_hand(rules.values, loser.rest) for loser in losers]
    yield deal_example(voice, rules, losers, held, [sum(held), *(-points for points in held)])
    yield voice.join(
        voice.say("hand_payments.concealed") if scoring.concealed_double else "",
        voice.say("hand_payments.unmelded") if scoring.unmelded_double else "",
    )
