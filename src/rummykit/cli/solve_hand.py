"""`rummykit solve --hand`: the best that a hand of cards, or of tiles held in the hand, can do, for people."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rummykit.melds.books import BestGroups
    from rummykit.play.actions import Faces
    from rummykit.rules import Rules
    from rummykit.solve import HandPlay, HeldPlay, RidTurn, TilesFirstMeld

LIVES = {
    "valid_show": "a good show",
    "both_lives": "with both lives",
    "first_life_only": "with the first life only",
    "no_first_life": "without a first life",
    "three_pure": "with three pure sequences",
    "short": "with too few pure sequences",
}
MAYBE_BETTER = "There may be a better way: the search ended early."


def add_options(parser: Any) -> None:
    """The options about hands."""
    group = parser.add_argument_group("a hand")
    group.add_argument("--hand", metavar="CARDS", help='the cards or tiles of the player: "5S 5D 5H KD JK"')
    group.add_argument(
        "--wild", metavar="RANK", help="the rank that is wild in this deal of Indian Rummy, or the tile in Okey"
    )
    group.add_argument("--must", default="", metavar="CARDS", help="cards that must be melded")
    group.add_argument("--taken", default="", metavar="CARDS", help="cards that each need a meld of their own")
    group.add_argument("--choose-discard", action="store_true", help="one card goes: say which")
    group.add_argument("--whole", action="store_true", help="can the whole hand go down?")
    group.add_argument("--most", action="store_true", help="with --opening: as many cards as can be, not as few")


def options_in(asked: argparse.Namespace) -> list[str]:
    """The options that only a question about a hand has, where they are given."""
    options = ("wild", "must", "taken", "choose_discard", "whole", "most")
    return [f"--{name.replace('_', '-')}" for name in options if getattr(asked, name)]


def told(rules: Rules, asked: argparse.Namespace) -> list[str]:
    """The answer, line by line; raises `ValueError`."""
    from rummykit import solve
    from rummykit.cards import parse
    from rummykit.solve.best_of_family import BEST
    from rummykit.solve.lines import wild_rank

    if asked.rack:
        raise ValueError("--hand is about a hand alone: leave --rack away.")
    cards, must, taken = parse(asked.hand), parse(asked.must), parse(asked.taken)
    special = {"side": _of_side, "finish": _finish, "first_meld": _first_meld}.get(BEST.of(rules))
    if special is not None:
        if must or taken or asked.choose_discard or asked.whole:
            raise ValueError(f"--must, --taken, --whole and --choose-discard are not asked in {rules.names.en}.")
        return special(rules, asked, cards)
    if asked.table:
        if must or taken or asked.choose_discard or asked.whole or asked.opening or asked.wild:
            raise ValueError("With --table the question is what can be laid off: give --hand and --objective alone.")
        return _with_table(rules, asked, cards)
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
    more = [] if play.proven else [MAYBE_BETTER]
    return [f"{what} {play.deadwood}{lives}{_discarding(play)}:", *_lines(play), *more]


def _with_table(rules: Rules, asked: argparse.Namespace, cards: Faces) -> list[str]:
    from rummykit import solve
    from rummykit.cards import parse, show

    table = [parse(part) for part in asked.table.split("/") if part.strip()]
    best = solve.best_rid(rules, cards, table, "points" if asked.objective == "value" else "cards")
    onto: dict[int, list[int]] = {}
    for number, face in best.lay_offs:
        onto.setdefault(number, []).append(face)
    points = f"{best.deadwood} point{'s' * (best.deadwood != 1)} {'is' if best.deadwood == 1 else 'are'} left"
    return [
        f"Get rid of {len(cards) - len(best.left)} of {len(cards)} cards, {points}:",
        *(f"  {show(laid)} onto {show(table[number])}" for number, laid in onto.items()),
        *_lines(best),
        *([] if best.proven else [MAYBE_BETTER]),
    ]


def _of_side(rules: Rules, asked: argparse.Namespace, cards: Faces) -> list[str]:
    from rummykit import solve
    from rummykit.cards import parse, show

    table = [parse(part) for part in asked.table.split("/") if part.strip()]
    best = solve.side_hand(rules, cards, table)
    added = [f"  {show(new)} onto {show(table[number])}" for number, new in best.added]
    more = [] if best.proven else [MAYBE_BETTER]
    return [f"Worth {best.worth}:", *added, *_lines(best), *more]


def _first_meld(rules: Rules, asked: argparse.Namespace, tiles: Faces) -> list[str]:
    from rummykit import solve
    from rummykit.solve.lines import wild_tile

    first = solve.first_meld_of_tiles(rules, tiles, wild_tile(asked.wild, rules))
    if not first.melds:
        return ["No first meld can be made."]
    what = f"{len(first.melds)} pairs" if first.pairs else f"worth {first.value}"
    return [f"Lay {len(tiles) - len(first.left)} of {len(tiles)} tiles, {what}:", *_lines(first)]


def _finish(rules: Rules, asked: argparse.Namespace, tiles: Faces) -> list[str]:
    from rummykit import solve
    from rummykit.solve.lines import wild_tile

    play = solve.held_hand(rules, tiles, wild_tile(asked.wild, rules))
    lacking = "Finished" if play.away == 0 else f"{play.away} tile{'s' * (play.away > 1)} from finishing"
    return [f"{lacking}{', in pairs' * play.pairs}{_discarding(play)}:", *_lines(play)]


def _discarding(play: HandPlay | HeldPlay) -> str:
    from rummykit.cards import NAMES

    return "" if play.discard is None else f" after the discard of {NAMES[play.discard]}"


def _lines(play: HandPlay | RidTurn | HeldPlay | TilesFirstMeld | BestGroups) -> list[str]:
    from rummykit.cards import show

    left = [f"  left over: {show(play.left)}"] if play.left else []
    return [*(f"  {show(meld)}" for meld in play.melds), *left]
