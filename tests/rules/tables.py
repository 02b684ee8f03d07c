"""Turns at a table of tiles written in one line, for tests that read like rule cases."""

from __future__ import annotations

from typing import Any, Literal

from rummykit import games
from rummykit.cards import colour_of, is_joker, parse
from rummykit.melds.shapes import SetKind
from rummykit.play.actions import Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules

Game = Literal["rummikub", "rummikub_classic", "rummikub_twist"]
Faces = tuple[int, ...]


def sets(text: str) -> tuple[Faces, ...]:
    """Sets written `r4 J r6 / b8 k8 o8`."""
    return tuple(parse(each) for each in text.split("/") if each.strip())


def position(
    game: Game | Rules,
    table: str,
    rack: str,
    *,
    opened: bool = True,
    kinds: dict[int, SetKind] | None = None,
    **options: Any,
) -> Deal:
    """A deal with this table and rack, seat 0 to act; `kinds` says what a set was declared as."""
    rules = game if isinstance(game, Rules) else games.get(game, **options)
    lay = []
    for number, cards in enumerate(sets(table)):
        is_run = len({colour_of(face) for face in cards if not is_joker(face)}) == 1
        kind: SetKind = (kinds or {}).get(number, "run" if is_run else "group")
        lay.append(TableMeld(cards, kind))
    held = (parse(rack), parse("k13"))
    return Deal.position(rules, hands_held=held, table=lay, opened=(opened, True), stock=parse("b13 o13 r13"))


def turn(
    deal: Deal, after: str, *, opening: str = "", kinds: tuple[tuple[int, SetKind], ...] = ()
) -> tuple[Deal, Rearrange]:
    """The deal and the rearrangement that leaves this table."""
    return deal, Rearrange(sets(after), sets(opening), kinds)


def refusal(deal: Deal, action: Rearrange) -> str | None:
    """The code of the refusal, None if the turn is legal."""
    try:
        deal.check(action)
    except IllegalAction as error:
        return error.code
    return None
