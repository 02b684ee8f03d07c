"""One question, one answer."""

from __future__ import annotations

from typing import Any

from rummykit.cards import quoted
from rummykit.referee import buy, claims, families, force, opening, score, settle, stakes, turn
from rummykit.referee.deal import DealInput
from rummykit.referee.meld import MeldInput
from rummykit.referee.question import (
    Fields,
    Malformed,
    Question,
    Verdict,
    check_numbers,
    of_deal,
    read,
    rules_of,
    shaped,
)
from rummykit.rules import Rules

ASKS = ("meld", "opening", "turn", "arrange", "deal", "score", "buy", "settle", "force", "claims")


def ask(question: Question | dict[str, Any] | str | bytes) -> Fields:
    """The answer to a question, given as a dict or as JSON.

    ``{"id", …what was asked, "reason": {"code", "text", "rule"}}``, with the reason wherever something is not legal, or
    ``{"id", "error": {"code", "text"}}`` for a question that cannot be answered. Raises nothing.
    """
    return answered(question)[0]


def answered(question: Question | dict[str, Any] | str | bytes) -> tuple[Fields, Verdict | None]:
    """The answer as `ask` gives it, and the verdict behind it, None for a question that cannot be answered."""
    try:
        asked = read(question)
    except Malformed as error:
        return _error(error.id, error), None
    try:
        verdict = judge(asked)
    except Malformed as error:
        return _error(asked.id, error), None
    answer = {"id": asked.id} | verdict.fields
    refusal = verdict.refusal
    if refusal is not None:
        answer["reason"] = {"code": refusal.code, "text": refusal.text, "rule": refusal.rule}
    return answer, verdict


def _error(id: object, error: Malformed) -> Fields:
    return {"id": id, "error": {"code": error.code, "text": error.text}}


def judge(question: Question) -> Verdict:
    """The fields of the answer, and the refusal behind a no, which can be put in any language; raises `Malformed`."""
    return judge_by(rules_of(question), question)


def judge_by(rules: Rules, question: Question) -> Verdict:
    """The same under a given sheet, whatever game the question names."""
    what = f"The input of {quoted(question.ask)}"
    check_numbers(question.input)
    rules, asked = of_deal(rules, question.input, question.ask)
    match question.ask:
        case "meld":
            return families.meld_verdict(rules, shaped(asked, MeldInput, what))
        case "opening":
            return opening.verdict(rules, shaped(asked, opening.shape(rules), what))
        case "turn":
            return turn.verdict(rules, shaped(asked, turn.shape(rules, asked), what))
        case "arrange":
            return families.hand_verdict(rules, shaped(asked, families.hand_shape(rules, asked.get("goal")), what))
        case "deal":
            return families.deal_verdict(rules, shaped(asked, DealInput, what))
        case "buy":
            return buy.verdict(rules, shaped(asked, buy.BuyInput, what))
        case "force":
            return force.verdict(rules, shaped(asked, force.ForceInput, what))
        case "claims":
            return claims.verdict(rules, shaped(asked, claims.ClaimsInput, what))
        case "settle":
            if rules.stakes is not None:
                return stakes.verdict(rules, shaped(asked, stakes.StakesInput, what))
            return settle.verdict(rules, shaped(asked, settle.SettleInput, what))
        case "score":
            return score.verdict(rules, shaped(asked, score.shape(rules, asked), what))
    raise Malformed("unknown_ask", f"One may ask {', '.join(ASKS)}; not {quoted(question.ask)}.")
