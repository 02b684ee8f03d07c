"""Stakes: what every loser pays by the kind of end."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import CallEnd, FightWindow, Rules, ShowDealt
from rummykit.vocabulary.scorings.stake_payments import StakePayments
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.scoring_examples import left_with, points_of
from rummykit.words.voice import Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: StakePayments) -> Iterator[str]:
    """What is counted, what each end is paid, and an example."""
    yield voice.join(voice.say(f"stakes.{scoring.count}"), voice.say("scoring.values", items=card_values(voice, rules)))
    out = "stakes.out_same" if scoring.went_out == scoring.by_discard else "stakes.out"
    yield voice.say(out, laid=scoring.went_out, discarded=scoring.by_discard)
    answered = rules.step(FightWindow) is not None
    if (call := rules.step(CallEnd)) is not None:
        said = "stakes.fought" if answered else "stakes.dropped" if call.called == "drop" else "stakes.called"
        yield voice.join(
            voice.say(said, called=scoring.called, beaten=scoring.beaten),
            _fight(voice, scoring) if answered else "",
            voice.say("stakes.ties.called") if scoring.ties == "all" and rules.players[1] > 2 else "",
        )
    stock = voice.say("stakes.stock", stock=scoring.stock) if scoring.stock else voice.say("stakes.stock_free")
    yield voice.join(stock, voice.say(f"stakes.ties.{scoring.ties}"))
    yield voice.join(
        voice.say("stakes.no_meld", more=scoring.no_meld) if scoring.no_meld else "",
        voice.say("stakes.no_meld_loses") if scoring.no_meld_loses else "",
    )
    if scoring.ante:
        yield voice.say("stakes.ante", ante=scoring.ante)
    if rules.step(ShowDealt) is not None:
        several = "stakes.dealt_highest" if scoring.highest_dealt_wins else "stakes.dealt_draw"
        yield voice.join(voice.say("stakes.dealt", dealt=scoring.dealt), voice.say(several))
    if rules.step(CallEnd) is not None:
        yield _example(voice, rules, scoring, answered)


def _fight(voice: Voice, scoring: StakePayments) -> str:
    """What players pay who are beaten in a fight, or fold."""
    if scoring.beaten and scoring.called:
        return voice.say("stakes.fought_pays", called=scoring.called, beaten=scoring.beaten)
    if scoring.beaten:
        return voice.say("stakes.fought_fold_free", beaten=scoring.beaten)
    return (
        voice.say("stakes.fought_lost_free", called=scoring.called)
        if scoring.called
        else voice.say("stakes.fought_free")
    )


def _example(voice: Voice, rules: Rules, scoring: StakePayments, answered: bool) -> str:
    """The first player calls the end, and the second has less."""
    held = [12, 8, 19, 15][: rules.players[1]]
    points = [-scoring.beaten, 0, *[-scoring.called] * (len(held) - 2)]
    points[1] = -sum(points)
    seats = voice.language.seats
    said = {"caller": seats[0], "held": left_with(voice, held), "points": points_of(voice, points)}
    if answered:
        return voice.say("stakes.example_fought", fighter=seats[1], **said)
    return voice.say("stakes.example", **said)


SENTENCES: ScoringWords[StakePayments] = ScoringWords(paragraphs=_paragraphs, lowest_wins=True, several_reach=True)
