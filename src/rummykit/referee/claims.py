"""The question: of several claims on a discard, which has it?"""

from __future__ import annotations

import msgspec

from rummykit.cards import UNKNOWN, Faces
from rummykit.play.actions import Claim, Discard, Pass
from rummykit.play.deal import Deal
from rummykit.play.events import Claimed
from rummykit.referee.question import Malformed, PieceNames, Verdict, check_players, held
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
    """How many play, who discarded what after everybody has had a turn, and the `claims` on it.

    Of two claims of a player the pon goes first; nobody claims the own discard.
    """

    players: int
    discarder: int
    discard: str
    claims: list[OneClaim]


def verdict(rules: Rules, asked: ClaimsInput) -> Verdict:
    """The `winner` and the `kind` of the claim, None where no claim is good."""
    if rules.step(ClaimWindow) is None:
        raise Malformed("malformed", f"No discard is claimed in {rules.names.en}.")
    check_players(rules, asked.players)
    claims = [claim for claim in asked.claims if claim.player != asked.discarder]
    seats = [asked.discarder, *(claim.player for claim in claims)]
    if not 0 <= min(seats) <= max(seats) < asked.players:
        raise Malformed("impossible", f"There are the seats 0 to {asked.players - 1}.")
    if any(claim.kind not in KINDS for claim in asked.claims):
        raise Malformed("impossible", "A claim is a pon or a chi.")
    (card,) = held(rules, [asked.discard])
    wanted: dict[int, list[tuple[str, Faces]]] = {}
    for claim in sorted(claims, key=lambda each: list(KINDS).index(each.kind)):
        wanted.setdefault(claim.player, []).append((claim.kind, held(rules, claim.cards)))
    cards = {seat: (*(face for _, of_hand in made for face in of_hand), UNKNOWN) for seat, made in wanted.items()}
    cards[asked.discarder] = (card, UNKNOWN)
    deal = Deal.position(
        rules,
        hands_held=[cards.get(seat, (UNKNOWN,) * 3) for seat in range(asked.players)],
        turn=asked.discarder,
        stock=(UNKNOWN,) * 2,
        turn_number=asked.players + 1,
    )
    deal.edit(step=deal._flow.place_of("play"))
    deal.play(Discard(card))
    last: Claimed | None = None
    while deal.phase == "claim":
        made = next((each for each in wanted.get(deal.turn, ()) if _claimed(deal, *each) is not None), None)
        if made is None:
            deal.play(Pass())
        else:
            last = _claimed(deal, *made)
            deal.play(Claim(made[1]))
    if last is None:
        return Verdict({"winner": None})
    return Verdict({"winner": last.seat, "kind": CALLED[last.kind]})


def _claimed(deal: Deal, kind: str, of_hand: Faces) -> Claimed | None:
    """The claim of the seat that is asked, None where it is not good."""
    claim = Claim(of_hand)
    said = deal.clone().play(claim) if deal.can(claim) else ()
    good = next((event for event in said if isinstance(event, Claimed)), None)
    return good if good is not None and good.kind == KINDS[kind] else None
