"""The question: how are the cards dealt to a number of players?"""

from __future__ import annotations

import msgspec

from rummykit.cards import RANKS
from rummykit.checked import by_players
from rummykit.play.deal import Deal
from rummykit.referee.question import Fields, Malformed
from rummykit.rules import Draw, Rounds, Rules


class DealInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of players."""

    players: int


def dealt(rules: Rules, asked: DealInput) -> Deal:
    """A deal of which `hand` for each player, `stock` and the like, and the `total` are counted."""
    try:
        return Deal(rules, asked.players, dealer=0)
    except ValueError as error:
        raise Malformed("impossible", str(error)) from None


def _hands(deal: Deal) -> Fields:
    """What everybody is dealt; where deals differ, the rank that is `wild` in this one, and its `contract`.

    Where the starter gets more, `starter_hand`, and of two players `dealer_hand` and `non_dealer_hand`.
    """
    rules = deal.rules
    hands = [hand.bit_count() for hand in deal._state.hands]
    fields: Fields = {"hand": hands[0]}
    if rules.scheduled is not None and rules.wilds is not None and rules.wilds.rank is not None:
        fields["wild"] = RANKS[rules.wilds.rank - 1]
    contract = None if rules.opening is None else rules.opening.contract
    if contract is not None:
        run = {"one": "R", "colour": "C", "any": "M"}[contract.suits]
        fields["contract"] = [
            *(f"G{size}" for size in contract.groups),
            *(f"{run}{length}" for length in contract.runs),
        ]
    if rules.deal.starter_extra:
        fields["starter_hand"] = hands[deal.starter]
        if deal.players == 2:
            fields |= {"dealer_hand": hands[0], "non_dealer_hand": hands[1]}
    return fields


def of_tiles_in_hand(deal: Deal) -> Fields:
    """The `hand`, the `starter_hand`, the `stock` and the `total`."""
    hands = [hand.bit_count() for hand in deal._state.hands]
    total = len(deal.rules.pack_for(deal.players))
    return {"hand": hands[0], "starter_hand": hands[deal.starter], "stock": len(deal._state.stock), "total": total}


def of_tile_table(deal: Deal) -> Fields:
    """The hands, the `pool` and the `total`; in a match of rounds also `games_per_round`."""
    games = {"games_per_round": deal.players} if isinstance(deal.rules.match, Rounds) else {}
    return _hands(deal) | games | {"pool": len(deal._state.stock), "total": len(deal.rules.pack_for(deal.players))}


def of_side(deal: Deal) -> Fields:
    """The `hand`, how many cards one may `draw`, and the stock before bonus cards are replaced.

    With second hands also the `packs`, the cards of such a `reserve`, and how many `reserves` there are.
    """
    rules, players = deal.rules, deal.players
    pack, draw, dealt = rules.pack_for(players), rules.step(Draw), rules.deal.hand_for(players)
    stock = len(pack) - dealt * players - rules.deal.upcard - rules.second_cards(players)
    drawn = 1 if draw is None else by_players(draw.count, players)
    fields = {"hand": dealt, "discard": int(rules.deal.upcard), "stock": stock, "total": len(pack), "draw": drawn}
    if rules.second_hand is None:
        return fields
    many = rules.second_cards(players) // rules.second_hand.cards
    return fields | {"reserve": rules.second_hand.cards, "reserves": many, "packs": pack.copies}


def of_cards(deal: Deal) -> Fields:
    """The hands, `discard`, `stock`, `total`, `packs` and `jokers`.

    With a wild indicator `open`, `wild_indicator` and `closed` instead.
    """
    pack, pile, stock = deal.rules.pack_for(deal.players), len(deal._state.pile), len(deal._state.stock)
    if deal.rules.deal.wild_indicator:
        return _hands(deal) | {"open": pile, "wild_indicator": 1, "closed": stock, "total": len(pack)}
    jokers = sum(count for _, count in pack.jokers)
    counts = {"discard": pile, "stock": stock, "total": len(pack), "packs": pack.copies, "jokers": jokers}
    return _hands(deal) | counts
