"""The picture of a game, made from its sheet: pieces, frames of a contract, and the signs that tell it from others."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import parse
from rummykit.rules import (
    BuyWindow,
    CallEnd,
    CardsLaid,
    ChipDeals,
    ClaimWindow,
    Draw,
    FightWindow,
    FirstTo,
    ForceWindow,
    GoOut,
    Knock,
    LastLeft,
    PointsForMoney,
    Pool,
    RackPenalties,
    Rules,
    Swap,
    WinnersMelds,
)
from rummykit.rules.families import GameFamily
from rummykit.server.wire.http_messages import GamePicture, Sign

_SIGNS = 2
"""As many as a card has room for."""
_PILES = {
    ("any", "hand"): "any",
    ("top_and_second", "hand"): "top_and_second",
    ("top", "kept_meld"): "top_into_meld",
    ("down_to_card", "table"): "down_to_used",
    ("down_to_card", "new_meld"): "down_to_melded",
}
"""The ways to draw from the discard pile that tell a game from others, with their signs."""


def picture_of(rules: Rules) -> GamePicture:
    """What the card of a game shows."""
    sheets = [rules.for_deal(number) for number in range(max(1, len(rules.schedule)))]
    dealt = [
        sheet.deal.hand_for(players) for sheet in sheets for players in range(rules.players[0], rules.players[1] + 1)
    ]
    go_out = rules.step(GoOut)
    contracts = go_out.contracts if go_out is not None else ()
    first = rules.opening.contract if rules.opening is not None else None
    return GamePicture(
        melds=tuple(parse(meld) for meld in rules.sample),
        frames=contracts[0] if contracts else (*first.groups, *first.runs) if first is not None else (),
        hand=(min(dealt), max(dealt)),
        signs=tuple(_signs(rules))[:_SIGNS],
    )


def _sign(code: str, **params: int) -> Sign:
    return Sign(code=code, params=params)


def _signs(rules: Rules) -> Iterator[Sign]:
    """All signs that a game has, the most telling first."""
    yield from _of_the_match(rules)
    yield from _of_the_sides(rules)
    yield from _of_the_table(rules)
    yield from _of_the_contract(rules)
    yield from _of_the_pile(rules)
    yield from _of_the_pieces(rules)
    yield from _of_the_turn(rules)
    yield from _of_the_end(rules)


def _of_the_match(rules: Rules) -> Iterator[Sign]:
    match rules.match:
        case PointsForMoney():
            valued = rules.lives is not None and rules.lives.value_cards != "none"
            yield _sign("money_value_cards" if valued else "money")
        case Pool(limit=limit):
            yield _sign("pool", points=limit)
        case LastLeft(limit=limit):
            yield _sign("last_left", points=limit)
        case ChipDeals(deals=deals):
            yield _sign("deals", count=deals)


def _of_the_sides(rules: Rules) -> Iterator[Sign]:
    if rules.sides is not None:
        yield _sign("partners")
    if rules.second_hand is not None:
        yield _sign(rules.second_hand.called, count=rules.second_hand.cards)
    elif rules.books is not None:
        yield _sign(f"{rules.books.called}s", count=rules.books.size)


def _of_the_table(rules: Rules) -> Iterator[Sign]:
    if rules.family is not GameFamily.CARD_TABLE:
        return
    yield _sign("rearranged")
    if rules.opening is not None and rules.opening.contract is not None:
        yield _sign("first_from_hand")


def _of_the_contract(rules: Rules) -> Iterator[Sign]:
    if rules.opening is None or rules.opening.contract is None or rules.rearranges:
        return
    yield _sign("contracts", count=max(1, len(rules.schedule)))
    if rules.step(BuyWindow) is not None:
        yield _sign("buy")


def _of_the_pile(rules: Rules) -> Iterator[Sign]:
    draw = rules.step(Draw)
    if rules.turns_each is not None:
        yield _sign("turns", count=rules.turns_each)
    sign = None if draw is None else _PILES.get((draw.discard_pile, draw.card_goes))
    if sign is not None:
        yield _sign(f"pile_{sign}")


def _of_the_pieces(rules: Rules) -> Iterator[Sign]:
    if rules.special_jokers is not None:
        yield _sign("special_jokers")
    if rules.runs is not None and rules.runs.ace == "corner":
        yield _sign("corner")
    if rules.pack.copies > 1 and rules.groups is not None and not rules.groups.distinct_suits:
        yield _sign("twins")


def _of_the_turn(rules: Rules) -> Iterator[Sign]:
    go_out = rules.step(GoOut)
    if any(terms.wild_rank for terms in rules.schedule):
        yield _sign("wild_rank")
    if rules.lives is not None:
        yield _sign("lives") if rules.pures is None else _sign("pures", count=rules.pures)
    yield from _of_a_first_meld(rules)
    if rules.joker_sets is not None and not rules.joker_sets.may_be_rearranged:
        yield _sign(f"joker_freed_{rules.joker_sets.replacement}")
    if go_out is not None and go_out.contracts:
        yield _sign("contract")
        if rules.groups is None:
            yield _sign("only_runs")
    if rules.wilds is not None and rules.wilds.at_most_naturals:
        yield _sign("few_jokers")
    if rules.step(Swap) is not None:
        yield _sign("swap_wild_tile" if rules.tiles_in_hand else "swap")


def _of_a_first_meld(rules: Rules) -> Iterator[Sign]:
    opening = rules.opening
    if opening is None or opening.contract is not None:
        return
    if opening.pairs is None:
        yield _sign("opening", points=opening.minimum)
    else:
        yield _sign("opening_or_pairs", points=opening.minimum, count=opening.pairs)


def _of_the_end(rules: Rules) -> Iterator[Sign]:
    if (call := rules.step(CallEnd)) is not None:
        yield _sign(f"call_{call.called}")
    if rules.step(ClaimWindow) is not None:
        yield _sign("claims")
    if rules.step(FightWindow) is not None:
        yield _sign("fight")
    if rules.step(ForceWindow) is not None:
        yield _sign("force")
    if (knock := rules.step(Knock)) is not None:
        limit = knock.highest_limit
        yield _sign("knock_any") if limit is None else _sign("knock", points=limit)
    if isinstance(rules.scoring, CardsLaid):
        yield _sign("cards_laid")
    if isinstance(rules.scoring, WinnersMelds):
        yield _sign("own_melds")
    if (go_out := rules.step(GoOut)) is not None and not go_out.contracts and rules.turns_each is None:
        yield _sign("at_once")
    if rules.stock.when_empty == "block":
        yield _sign("block")
    if isinstance(rules.match, FirstTo) and not isinstance(rules.scoring, RackPenalties):
        yield _sign("target", points=rules.match.target)
