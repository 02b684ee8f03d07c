"""The question: of several claims on a discard, which has it?"""

from __future__ import annotations

import msgspec

from rummykit.cards import UNKNOWN
from rummykit.play.actions import Claim, Discard, Pass
from rummykit.play.deal import Deal
from rummykit.play.events import Claimed
from rummykit.referee.question import Malformed, PieceNames, Verdict, held
from rummykit.rules import ClaimWindow, Rules

KINDS = {"pon": "group", "chi": "run"}
"""What players call a claim, and what it makes."""
CALLED = {kind: call for call, kind in KINDS.items()}


class OneClaim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A claim of a `player`: "pon" for a group, "chi" for a run, with these cards of the hand."""

    player: int
    kind: str
    cards: PieceNames


class ClaimsInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many play, who discarded what after everybody has had a turn, and the `claims` on it."""

    players: int
    discarder: int
    discard: str
    claims: list[OneClaim]


def verdict(rules: Rules, asked: ClaimsInput) -> Verdict:
    """The `winner` and the `kind` of the claim, None where no claim is good."""
    if rules.step(ClaimWindow) is None:
        raise Malformed("malformed", f"No discard is claimed in {rules.names.en}.")
    fewest, most = rules.players
    seats = [asked.discarder, *(claim.player for claim in asked.claims)]
    if not fewest <= asked.players <= most or not 0 <= min(seats) <= max(seats) < asked.players:
        raise Malformed("impossible", f"{rules.names.en} is for {fewest} to {most} players, with seats from 0.")
    if len(set(seats)) < len(seats) or any(claim.kind not in KINDS for claim in asked.claims):
        raise Malformed("impossible", "Every other player has one claim at most, a pon or a chi.")
    (card,) = held(rules, [asked.discard])
    wanted = {claim.player: (claim.kind, held(rules, claim.cards)) for claim in asked.claims}
    cards = {seat: (*of_hand, UNKNOWN) for seat, (_, of_hand) in wanted.items()} | {asked.discarder: (card, UNKNOWN)}
    deal = Deal.position(
        rules,
        hands_held=[cards.get(seat, (UNKNOWN,) * 3) for seat in range(asked.players)],
        turn=asked.discarder,
        stock=(UNKNOWN,) * 2,
        turn_number=asked.players + 1,
    )
    deal.edit(at=deal.course.place_of("play"))
    deal.play(Discard(card))
    last: Claimed | None = None
    while deal.phase == "claim":
        kind, of_hand = wanted.get(deal.turn, ("", ()))
        claim = Claim(of_hand)
        said = deal.clone().play(claim) if kind and deal.can(claim) else ()
        good = next((event for event in said if isinstance(event, Claimed)), None)
        if good is not None and good.kind == KINDS[kind]:
            last = good
            deal.play(claim)
        else:
            deal.play(Pass())
    if last is None:
        return Verdict({"winner": None})
    return Verdict({"winner": last.seat, "kind": CALLED[last.kind]})
