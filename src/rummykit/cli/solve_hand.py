"""`rummykit solve --hand`: the best that a hand of cards can do, for people."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rummykit.rules import Rules
    from rummykit.solve import HandPlay

LIVES = {
    "valid_show": "a good show",
    "both_lives": "with both lives",
    "first_life_only": "with the first life only",
    "no_first_life": "without a first life",
    "three_pure": "with three pure sequences",
    "short": "with too few pure sequences",
}


def add_options(parser: Any) -> None:
    """The options about hands."""
    group = parser.add_argument_group("a hand of cards")
    group.add_argument("--hand", metavar="CARDS", help='the cards of the player: "5S 5D 5H KD JK"')
    group.add_argument("--wild", metavar="RANK", help="the rank that is wild in this deal of Indian Rummy")
    group.add_argument("--must", default="", metavar="CARDS", help="cards that must be melded")
    group.add_argument("--taken", default="", metavar="CARDS", help="cards that each need a meld of their own")
    group.add_argument("--choose-discard", action="store_true", help="one card goes: say which")
    group.add_argument("--whole", action="store_true", help="can the whole hand go down?")
    group.add_argument("--most", action="store_true", help="with --opening: as many cards as can be, not as few")


def told(rules: Rules, asked: argparse.Namespace) -> list[str]:
    """The answer, line by line; raises `ValueError`."""
    from rummykit import solve
    from rummykit.cards import parse
    from rummykit.solve.lines import wild_rank

    if asked.table or asked.rack:
        raise ValueError("--hand is about a hand of cards alone: leave --table and --rack away.")
    cards, must, taken = parse(asked.hand), parse(asked.must), parse(asked.taken)
    wild = wild_rank(asked.wild, rules) if asked.wild is not None else None
    if asked.opening:
        first = solve.first_meld_of_hand(rules, cards, use="most" if asked.most else "fewest", must=must)
        if first is None:
            return ["No first meld can be made."]
        return [f"Lay {len(cards) - len(first.left)} of {len(cards)} cards, worth {first.value}:", *_lines(first)]
    if asked.whole:
        whole = solve.whole_hand(rules, cards, wild=wild, apart=taken, discard=asked.choose_discard)
        if whole is None:
            return ["The whole hand cannot go down."]
        return [f"The whole hand goes down{_discarding(whole)}:", *_lines(whole)]
    play = solve.hand(rules, cards, wild=wild, must=must, apart=taken, discard=asked.choose_discard)
    if play is None:
        return ["There are no such melds."]
    what = "Deadwood" if play.status is None else "Points"
    lives = f", {LIVES[play.status]}" if play.status is not None else ""
    more = [] if play.proven else ["There may be a better way: the search ended early."]
    return [f"{what} {play.deadwood}{lives}{_discarding(play)}:", *_lines(play), *more]


def _discarding(play: HandPlay) -> str:
    from rummykit.cards import NAMES

    return "" if play.discard is None else f" after the discard of {NAMES[play.discard]}"


def _lines(play: HandPlay) -> list[str]:
    from rummykit.cards import show

    left = [f"  left over: {show(play.left)}"] if play.left else []
    return [*(f"  {show(meld)}" for meld in play.melds), *left]
