"""The question: how are the cards dealt to a number of players?"""

from __future__ import annotations

import msgspec

from rummykit.cards import RANKS
from rummykit.checked import by_players
from rummykit.play.deal import Deal
from rummykit.referee.question import Fields, Malformed, Verdict
from rummykit.rules import Draw, Rounds, Rules


class DealInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of players."""

    players: int


def verdict(rules: Rules, asked: DealInput) -> Verdict:
    """`hand` for each player, the `pool`, or `discard` and `stock`, and the `total`, counted in an actual deal.

    With cards also `packs` and `jokers`; where the starter gets more, `starter_hand`, and of two players `dealer_hand`
    and `non_dealer_hand`; with a wild indicator `open`, `wild_indicator` and `closed` instead; in a match of rounds
    `games_per_round`; where deals differ, the rank that is `wild` in this one, and its `contract`; in games of
    sides how many cards one may `draw`, and the stock before bonus cards are replaced; with second hands the cards of
    such a `reserve`, and how many `reserves` there are.
    """
    try:
        deal = Deal(rules, asked.players, dealer=0)
    except ValueError as error:
        raise Malformed("impossible", str(error)) from None
    pack = rules.pack_for(asked.players)
    hands = [hand.bit_count() for hand in deal.hands]
    fields: Fields = {"hand": hands[0]}
    if rules.scheduled is not None and rules.wilds is not None and rules.wilds.rank is not None:
        fields["wild"] = RANKS[rules.wilds.rank - 1]
    contract = None if rules.opening is None else rules.opening.contract
    if contract is not None:
        fields["contract"] = [*(f"G{size}" for size in contract.groups), *(f"R{length}" for length in contract.runs)]
    if rules.deal.starter_extra:
        fields["starter_hand"] = hands[deal.starter]
        if asked.players == 2:
            fields |= {"dealer_hand": hands[0], "non_dealer_hand": hands[1]}
    if rules.tiles_in_hand:
        return Verdict(
            {"hand": hands[0], "starter_hand": hands[deal.starter], "stock": len(deal.stock), "total": len(pack)}
        )
    if pack.family == "tiles":
        if isinstance(rules.match, Rounds):
            fields["games_per_round"] = asked.players
        return Verdict(fields | {"pool": len(deal.stock), "total": len(pack)})
    if rules.deal.wild_indicator:
        counts = {"open": len(deal.pile), "wild_indicator": 1, "closed": len(deal.stock), "total": len(pack)}
        return Verdict(fields | counts)
    if rules.has_side_melds:
        draw = rules.step(Draw)
        dealt = rules.deal.hand_for(asked.players)
        stock = len(pack) - dealt * asked.players - rules.deal.upcard - rules.second_cards(asked.players)
        drawn = 1 if draw is None else by_players(draw.count, asked.players)
        fields = {"hand": dealt, "discard": int(rules.deal.upcard), "stock": stock, "total": len(pack), "draw": drawn}
        if rules.second_hand is not None:
            many = rules.second_cards(asked.players) // rules.second_hand.cards
            fields |= {"reserve": rules.second_hand.cards, "reserves": many, "packs": pack.copies}
        return Verdict(fields)
    jokers = sum(count for _, count in pack.jokers)
    counts = {"discard": len(deal.pile), "stock": len(deal.stock), "total": len(pack)}
    return Verdict(fields | counts | {"packs": pack.copies, "jokers": jokers})
