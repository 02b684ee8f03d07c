"""Groups and hands of games with lives, in which chance picks for each deal what is wild."""

from __future__ import annotations

from rummykit import hands
from rummykit.cards import NAMES, PRINTED_JOKER, RANKS, STANDING_FOR, Face, face_or_none, parse_rank, show
from rummykit.melds.cut_joker import cut_by
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
    """What an indicator makes wild: a rank, 1 … 13, or 128 + a cut card; 0 without indicator.

    A joker as indicator makes the aces wild. Raises `Malformed`.
    """
    if not rules.deal.wild_indicator:
        no_wild_rank(rules, wild)
        return 0
    if rules.deal.cuts:
        face = face_or_none(wild)
        if face is None or face > PRINTED_JOKER:
            raise Malformed("malformed", f"In {rules.names.en} `wild` is the card that was cut, or JK, not {wild!r}.")
        return cut_by(face)
    rank = ACE if wild is not None and wild.upper() == "JK" else parse_rank(wild)
    if rank is None:
        ranks = " ".join(RANKS)
        raise Malformed("malformed", f"In {rules.names.en} `wild` is a rank ({ranks}) or JK, not {wild!r}.")
    return rank


def wild_name(wild: int) -> str:
    """How a question writes what is wild: a rank, or the card that was cut."""
    return NAMES[wild - STANDING_FOR] if wild >= STANDING_FOR else RANKS[wild - 1]


def meld_verdict(rules: Rules, cards: tuple[Face, ...], wild: str | None) -> Verdict:
    """`valid`, and `type`: pure, impure or set; where three pure sequences are wanted, also tunnela and dublee."""
    rank = wild_rank(rules, wild)
    if foreign(rules, cards):
        return Verdict({"valid": False}, IllegalAction("unknown_face", rules.id, meld=show(cards)))
    lives = lives_in(rules, rank)
    kind = lives.kind(cards)
    if kind is not None:
        laid = lives.laid(cards)
        stands = zip(laid.meld, lives.stands(laid), strict=True)
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
