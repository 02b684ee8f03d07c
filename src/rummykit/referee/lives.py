"""Groups and hands of games with two lives and a wild rank that chance picks for each deal."""

from __future__ import annotations

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, RANKS, Face, show
from rummykit.play.melds import lives_in
from rummykit.referee.naming import named
from rummykit.referee.question import Malformed, Verdict, foreign
from rummykit.rules import IllegalAction, Rules

ACE = 1


def no_wild_rank(rules: Rules, wild: str | None) -> None:
    """Raise `Malformed` for a wild rank in a game that picks none."""
    if wild is not None:
        raise Malformed("malformed", f"In {rules.names.en} no rank is picked to be wild.")


def wild_rank(rules: Rules, wild: str | None) -> int:
    """The rank that an indicator makes wild, 1 … 13; a joker as indicator makes the aces wild; 0 without indicator.

    Raises `Malformed`.
    """
    if not rules.deal.wild_indicator:
        no_wild_rank(rules, wild)
        return 0
    if wild == "JK":
        return ACE
    if wild is None or len(wild) != 1 or wild not in RANKS:
        ranks = " ".join(RANKS)
        raise Malformed("malformed", f"In {rules.names.en} `wild` is a rank ({ranks}) or JK, not {wild!r}.")
    return RANKS.index(wild) + 1


def meld_verdict(rules: Rules, cards: tuple[Face, ...], wild: str | None) -> Verdict:
    """`valid`, and `type`: pure, impure or set."""
    rank = wild_rank(rules, wild)
    if foreign(rules, cards):
        return Verdict({"valid": False}, IllegalAction("unknown_face", rules.id, meld=show(cards)))
    lives = lives_in(rules, rank)
    kind = lives.kind(cards)
    if kind is not None:
        laid = lives.laid(cards)
        stands = zip(laid.meld, lives.melds.stands(laid), strict=True)
        jokers = [None if place >= PRINTED_JOKER else place for face, place in stands if face >= PRINTED_JOKER]
        return Verdict({"valid": True, "type": kind}, jokers=tuple(jokers))
    flaw = lives.melds.flaw(cards)
    assert flaw is not None
    return Verdict({"valid": False}, IllegalAction(flaw.code, rules.id, **flaw.params))


def hand_verdict(rules: Rules, hand: tuple[Face, ...], wild: str | None) -> Verdict:
    """`penalty`, capped; `uncapped`; and `status`, which says how many lives the hand has. Raises `ValueError`."""
    best = lives_in(rules, wild_rank(rules, wild)).best(hands.of(hand))
    assert rules.lives is not None
    return Verdict(
        {
            "penalty": min(best.points, rules.lives.cap),
            "status": best.status,
            "uncapped": best.points,
            "example_melds": named(best.groups),
        }
    )
