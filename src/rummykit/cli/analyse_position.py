"""A position typed as options of `rummykit analyse`: what one seat sees, and the totals."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING, Any

from rummykit.cli.house_rules import A_GAME, add_option, sheet

if TYPE_CHECKING:
    from rummykit.analysis import MatchBefore
    from rummykit.cards import Face, Faces
    from rummykit.play.deal import Deal
    from rummykit.play.view import TableMeld
    from rummykit.rules import Rules


def add_options(parser: Any) -> None:
    """The options that describe a position."""
    parser.add_argument("--game", metavar="GAME", help=f"a position instead of a record: {A_GAME}")
    add_option(parser)
    parser.add_argument("--hand", metavar="CARDS", help='the cards or tiles of the player to act: "5S 5D 5H KD"')
    parser.add_argument("--pile", default="", metavar="CARDS", help="the discard pile, its top card last")
    parser.add_argument(
        "--table", default="", metavar="SETS", help='the melds or sets on the table: "r1 r2 r3 / b7 k7 o7"'
    )
    parser.add_argument("--opening", action="store_true", help="the player has not made the first meld")
    parser.add_argument(
        "--others", default="", metavar="N,N", help="how many cards each of the others holds, the next player first"
    )
    parser.add_argument(
        "--drawn", action="store_true", help="the player has drawn; assumed if the hand has a card more than was dealt"
    )
    parser.add_argument("--totals", default="", metavar="N,N", help="the points before this deal, the player's first")
    parser.add_argument(
        "--deals", type=int, default=1, metavar="N", help="how many deals were played for these totals (%(default)s)"
    )


def position(asked: argparse.Namespace) -> tuple[Deal, MatchBefore]:
    """The deal as one of many that the player may be in, and the match before it; raises `ValueError`."""
    from rummykit.cards import parse
    from rummykit.play.deal import Deal
    from rummykit.rules.players import wrong_number

    rules = sheet(asked.game, asked.option)
    if not asked.hand:
        raise ValueError('Say which cards the player holds, --hand "5S 5D 5H KD".')
    totals = _numbers("--totals", asked.totals)
    dealt = rules.deal.hand_for(max(2, len(totals)))
    held = _numbers("--others", asked.others) or [dealt] * (max(rules.players[0], len(totals), 2) - 1)
    if min(held) < 1:
        raise ValueError("--others takes numbers from 1: each of the others holds a card at least.")
    wrong = wrong_number(rules, len(held) + 1)
    if wrong is not None:
        raise ValueError(wrong)
    playing = rules.in_deal(len(held) + 1)
    if playing <= len(held):
        raise ValueError(f"{rules.names.en} is for {playing} players in each deal, not {len(held) + 1}.")
    hand, pile = parse(asked.hand), parse(asked.pile)
    table = [_meld(rules, parse(part)) for part in asked.table.split("/") if part.strip()]
    hidden = _hidden(rules, len(held) + 1, [*hand, *pile, *(face for meld in table for face in meld.cards)])
    if sum(held) > len(hidden):
        raise ValueError(f"The others hold {sum(held)} cards, but only {len(hidden)} are left.")
    hands = [hand]
    for number in held:
        hands.append(tuple(hidden[:number]))
        del hidden[:number]
    deal = Deal.position(
        rules,
        hands_held=hands,
        stock=hidden,
        pile=pile,
        table=table,
        opened=[not asked.opening, *[bool(table)] * len(held)],
    )
    if not rules.rearranges:
        _go_to(deal, drawn=asked.drawn or (not table and len(hand) > dealt))
    return deal, _match(rules, totals, len(hands), asked.deals)


def _numbers(flag: str, text: str) -> list[int]:
    try:
        return [int(each) for each in text.replace(",", " ").split()]
    except ValueError:
        raise ValueError(f"{flag} takes whole numbers with commas between them, not {text!r}.") from None


def _meld(rules: Rules, cards: Faces) -> TableMeld:
    """A meld on the table: the next player's, or nobody's where all may rearrange it."""
    from rummykit.cards import is_joker, number_of
    from rummykit.play.view import TableMeld

    numbers = {number_of(face) for face in cards if not is_joker(face)}
    return TableMeld(cards, "group" if len(numbers) < 2 else "run", None if rules.rearranges else 1)


def _hidden(rules: Rules, players: int, seen: list[Face]) -> list[Face]:
    """What nobody sees; raises `ValueError` for cards that the pack does not have."""
    from rummykit.cards import show
    from rummykit.melds.meld import from_hand

    left = Counter(rules.pack_for(players).faces())
    left.subtract(from_hand(tuple(seen)))
    missing = [face for face, count in left.items() if count < 0]
    if missing:
        raise ValueError(f"The pack of {rules.names.en} does not have so many: {show(missing)}.")
    return list(left.elements())


def _go_to(deal: Deal, drawn: bool) -> None:
    """To the draw, or to what follows it."""
    phases = [step.phase for step in deal._flow.steps]
    after = [phase for phase in ("play", "discard") if phase in phases]
    phase = after[0] if drawn and after else "draw"
    deal.edit(step=deal._flow.place_of(phase if phase in phases else phases[0]))


def _match(rules: Rules, totals: list[int], players: int, deals: int) -> MatchBefore:
    from rummykit.analysis import MatchBefore
    from rummykit.match.formats import MatchSoFar, format_of, totals_of
    from rummykit.match.score_sheet import DealScore

    if not totals:
        return MatchBefore(rules)
    if len(totals) != players:
        raise ValueError(f"--totals takes a total for each of the {players} players, not {len(totals)}.")
    if not 1 <= deals <= 1000:
        raise ValueError("--deals takes a number from 1 to 1000.")
    points = tuple(total - start for total, start in zip(totals, totals_of(rules, (), players), strict=True))
    nothing = DealScore(kind="went_out", points=(0,) * players, winners=(), held=())
    first = DealScore(kind="went_out", points=points, winners=(), held=())
    rows = first, *[nothing] * (deals - 1)
    sides = () if rules.sides is None else rules.sides.all_of(range(players))
    standing = MatchSoFar(tuple(totals), deals, (0,) * players, (), rows, sides, rules.scoring.low_score_wins)
    if format_of(rules).winners(rules.match, standing) is not None:
        raise ValueError("With these totals the match is over.")
    return MatchBefore(rules, rows)
