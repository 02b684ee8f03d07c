"""The planes of an observation: each says how often every face lies in one place, in all that the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from rummykit import hands
from rummykit.cards import Face, Faces, Family, Pack
from rummykit.melds.meld import from_hand
from rummykit.play.hidden_cards import surely_held
from rummykit.play.view import View
from rummykit.rules import CardsLaid, Draw, Knock, LayOffWindow, Rules, TakePile
from rummykit.tiles.table_sets import table_sets

SeatOrder: TypeAlias = Sequence[int]
"""The seats clockwise, the own one first."""


def _always(rules: Rules) -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Plane:
    """A row of counts by face, or one for each seat, own seat first.

    `read` gives the faces of each row. `asked` says which sheets have it.
    """

    name: str
    text: str
    read: Callable[[Rules, View, SeatOrder], Iterable[Iterable[Face]]]
    by_seat: bool = False
    asked: Callable[[Rules], bool] = _always


def _one(
    name: str, text: str, read: Callable[[View], Iterable[Face]], asked: Callable[[Rules], bool] = _always
) -> Plane:
    return Plane(name=name, text=text, read=lambda rules, view, seats: (read(view),), asked=asked)


def _held_by(view: View, seat: int) -> Faces:
    """What the seat surely holds: discards that it took, and the card that the own seat passed to it."""
    held = surely_held(view.known[seat], view.table)
    if view.passed_on is None or view.seat is None:
        return held
    following = view.order[(view.order.index(view.seat) + 1) % len(view.order)]
    return (*held, view.passed_on) if seat == following else held


def _if_any(face: Face | None) -> Faces:
    return () if face is None else (face,)


def laid(view: View) -> Iterable[Face]:
    """Every card on the table; a joker is a joker, whatever it stands for."""
    return from_hand(tuple(face for meld in view.table for face in meld.cards))


def unseen(rules: Rules, view: View) -> Iterable[Face]:
    """The cards of the pack that may be in the stock, or in a hand or second hand that this seat does not know."""
    left = Counter(rules.pack_for(len(view.order)).faces())
    left.subtract(view.hand)
    left.subtract(view.discard_pile)
    left.subtract(laid(view) if rules.pack.family == "cards" else (face for meld in view.table for face in meld.cards))
    left.subtract(_if_any(view.indicator))
    for bonus in view.bonus:
        left.subtract(bonus)
    for seat, known in enumerate(view.known):
        left.subtract(surely_held(known, view.table) if seat != view.seat else ())
    left.subtract(view.open_hand if view.knocker != view.seat else ())
    return (+left).elements()


def _laid_by(view: View, seats: SeatOrder) -> Iterable[Iterable[Face]]:
    return (
        from_hand(tuple(face for meld in view.table if meld.owner == seat for face in meld.cards)) for seat in seats
    )


def _cards_of(view: View, seats: SeatOrder) -> Iterable[Iterable[Face]]:
    laid = [
        (face, by)
        for meld in view.table
        for face, by in zip(from_hand(meld.cards), meld.by or (meld.owner,) * len(meld.cards), strict=True)
    ]
    return ([face for face, by in laid if by == seat] for seat in seats)


def _discarded_by(view: View, seats: SeatOrder) -> Iterable[Iterable[Face]]:
    thrown = tuple(zip(view.discard_pile, view.discarded_by, strict=True))
    return ([face for face, by in thrown if by == seat] for seat in seats)


@lru_cache(maxsize=16)
def _one_of_each(pack: Pack) -> int:
    return hands.of(set(pack.faces()))


def _lengthening(rules: Rules, view: View) -> Iterable[Face]:
    """The tiles that lengthen a set on the table by themselves, each as often as there are such sets."""
    melds = table_sets(rules)
    every = _one_of_each(rules.pack)
    for meld in view.table:
        lay = Counter(meld.cards)
        found = {next(iter(Counter(longer) - lay)) for longer in melds.longer(meld.cards, meld.kind, every)}
        yield from found


def _draws(rules: Rules) -> bool:
    draw = rules.step(Draw)
    return rules.step(TakePile) is not None or (draw is not None and draw.discard_pile != "none")


def _takes_down_to_melded(rules: Rules) -> bool:
    draw = rules.step(Draw)
    return draw is not None and draw.down_to_new_meld


def _takes_part(rules: Rules) -> bool:
    take = rules.step(TakePile)
    return take is not None and take.most is not None


def _depths(view: View) -> Iterable[Face]:
    """Each face of the discard pile, as often as the pile is deep down to its uppermost card of that face."""
    met: set[Face] = set()
    for depth, face in enumerate(reversed(view.discard_pile), 1):
        if face not in met:
            met.add(face)
            yield from (face,) * depth


def whole_take(rules: Rules, view: View) -> Faces:
    """The cards of the discard pile that come to who takes it now, its top last."""
    take = rules.step(TakePile)
    return view.discard_pile if take is None or take.most is None else view.discard_pile[-take.most :]


PLANES: dict[Family, tuple[Plane, ...]] = {
    "cards": (
        _one("hand", "the own hand", lambda view: view.hand),
        _one("top", "the top of the discard pile", lambda view: view.discard_pile[-1:]),
        _one("pile", "the whole discard pile", lambda view: view.discard_pile),
        Plane(
            name="unseen",
            text="cards in the stock or in a hand, as far as the seat does not know them",
            read=lambda rules, view, seats: (unseen(rules, view),),
        ),
        _one("taken", "the card that may not be discarded in this turn", lambda view: _if_any(view.taken)),
        _one("must_play", "the card that must be laid in this turn", lambda view: _if_any(view.must_play)),
        _one(
            "wilds",
            "the faces that may stand for others in this deal",
            lambda view: view.wilds,
            asked=lambda rules: rules.wilds is not None,
        ),
        _one(
            "indicator",
            "the card that says which rank is wild",
            lambda view: _if_any(view.indicator),
            asked=lambda rules: rules.deal.wild_indicator,
        ),
        _one(
            "upcard",
            "the first upcard, where it limits a knock",
            lambda view: _if_any(view.upcard),
            asked=lambda rules: rules.step(Knock) is not None,
        ),
        _one(
            "open_hand",
            "cards of the knocker outside melds",
            lambda view: view.open_hand,
            asked=lambda rules: rules.step(LayOffWindow) is not None,
        ),
        Plane(
            name="known",
            text="cards the seat surely holds: discards it took, without a copy on the table, and a card passed to it",
            read=lambda rules, view, seats: (_held_by(view, seat) for seat in seats),
            by_seat=True,
            asked=_draws,
        ),
        Plane(
            name="laid",
            text="melds that the seat laid",
            read=lambda rules, view, seats: _laid_by(view, seats),
            by_seat=True,
        ),
        Plane(
            name="discarded",
            text="cards of the pile that the seat discarded",
            read=lambda rules, view, seats: _discarded_by(view, seats),
            by_seat=True,
        ),
        Plane(
            name="kept",
            text="discards taken that each need a meld of their own",
            read=lambda rules, view, seats: (view.kept[seat] for seat in seats),
            by_seat=True,
            asked=lambda rules: any(isinstance(step, Draw) and step.card_goes == "kept_meld" for step in rules.turn),
        ),
        Plane(
            name="bonus",
            text="bonus cards that the seat has laid out",
            read=lambda rules, view, seats: (view.bonus[seat] if view.bonus else () for seat in seats),
            by_seat=True,
            asked=lambda rules: rules.bonus_cards is not None,
        ),
        Plane(
            name="counted",
            text="cards on the table that count for the seat, in any meld",
            read=lambda rules, view, seats: _cards_of(view, seats),
            by_seat=True,
            asked=lambda rules: isinstance(rules.scoring, CardsLaid),
        ),
        _one(
            "taken_pile",
            "cards taken out of the pile in this turn, one of which a meld is to have",
            lambda view: view.taken_pile,
            asked=_takes_down_to_melded,
        ),
        _one(
            "depth",
            "how many cards are taken with this one out of the pile, itself among them",
            _depths,
            _takes_down_to_melded,
        ),
        Plane(
            name="reach",
            text="the cards that come with taking the pile, where that is not all of it",
            read=lambda rules, view, seats: (whole_take(rules, view),),
            asked=_takes_part,
        ),
    ),
    "tiles": (
        _one("rack", "the own rack", lambda view: view.hand),
        _one("table", "all tiles on the table", lambda view: (face for meld in view.table for face in meld.cards)),
        Plane(
            name="unseen",
            text="tiles in the pool or on the racks of others",
            read=lambda rules, view, seats: (unseen(rules, view),),
        ),
        Plane(
            name="lengthening",
            text="tiles that lengthen a set on the table by themselves; how many such sets",
            read=lambda rules, view, seats: (_lengthening(rules, view),),
        ),
    ),
}
"""Every plane, in the order of the rows."""
