"""The best arrangement of a hand of cards by its rule sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face
from rummykit.melds.arrange import best_arrangement
from rummykit.melds.books import best_groups
from rummykit.melds.cut_joker import value_cards
from rummykit.melds.lives import Status
from rummykit.melds.meld_solver import MeldSizes, best_melds, whole
from rummykit.play.actions import Faces
from rummykit.play.melds import lives_in, side_melds_of
from rummykit.rules import GoOut, Rules
from rummykit.rules.copies import check_copies, most_copies
from rummykit.rules.sheet import check_sheet
from rummykit.tiles.search.check import check_faces, no_piece


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPlay:
    """A hand at its best: its melds as laid, the cards left over, ascending, and the points of both.

    A joker in a run says what it stands for. `value` is what the melded cards would count in the hand, or for a first
    meld what they count in it. `deadwood` is what `left` counts; with two lives it is the points that count, not
    capped, and `status` says how many lives there are. `discard` is the card to discard, if one was asked for. Of a
    hand that takes too long to be worked out, a good arrangement is found that is not `proven` to be the best.
    """

    melds: tuple[Faces, ...]
    left: Faces
    value: int
    deadwood: int
    discard: Face | None = None
    status: Status | None = None
    proven: bool = True


def hand(
    rules: Rules,
    cards: Iterable[Face],
    *,
    wild: int | None = None,
    must: Sequence[Face] = (),
    apart: Sequence[Face] = (),
    discard: bool = False,
    keep: Sequence[Face] = (),
) -> HandPlay | None:
    """The arrangement with the least deadwood, then with the most cards melded; with two lives, with the fewest points.

    `wild` is the rank (1 … 13) that is wild in this deal, or 128 + the card that was cut, where the sheet draws one.
    Cards that `must` be melded, and cards that each need a meld of their own (`apart`, such as those taken from others
    in Phỏm), are cards of the hand. With `discard` one card goes first: the one that leaves the least, but none of
    `keep`. None if the demands cannot be met.

    Raises `ValueError` for a game of tiles, for cards that the game does not have, for more than 63 cards (25 with two
    lives), and for demands that make no sense.
    """
    held = tuple(sorted(cards))
    check_hand(rules, held, wild)
    check_faces(must, apart, keep)

    def arranged(held: Faces) -> HandPlay | None:
        return _arranged(rules, held, wild, must, apart)

    if not discard:
        return arranged(held)
    bound = {face for face in must if held.count(face) <= must.count(face)}
    return _without_one(rules, held, {*keep, *apart} | bound, arranged)


def whole_hand(
    rules: Rules, cards: Iterable[Face], *, wild: int | None = None, apart: Sequence[Face] = (), discard: bool = False
) -> HandPlay | None:
    """All cards in melds, under the sheet's contract and with both lives if it asks for them; None if that cannot be.

    With `discard`, all cards but one, the most expensive that can be spared. Otherwise as `hand`.
    """
    held = tuple(sorted(cards))
    check_hand(rules, held, wild)

    def laid(held: Faces) -> HandPlay | None:
        return _laid_whole(rules, held, wild, apart)

    return _without_one(rules, held, {*apart}, laid) if discard else laid(held)


def _without_one(
    rules: Rules, held: Faces, keep: set[Face], arranged: Callable[[Faces], HandPlay | None]
) -> HandPlay | None:
    """The best arrangement without one card; among equals, it melds the most and drops the most expensive card."""
    found = []
    for face in sorted({*held} - keep):
        rest = list(held)
        rest.remove(face)
        play = arranged(tuple(rest))
        if play is not None:
            found.append(replace(play, discard=face))

    def worth(play: HandPlay) -> tuple[int, int, int, Face]:
        assert play.discard is not None
        return play.deadwood, len(play.left), -rules.values.of(play.discard), play.discard

    best = min(found, key=worth, default=None)
    return best if best is None or all(play.proven for play in found) else replace(best, proven=False)


def _arranged(
    rules: Rules, held: Faces, wild: int | None, must: Sequence[Face], apart: Sequence[Face]
) -> HandPlay | None:
    if wild is not None:
        if must or apart:
            raise ValueError("With two lives no card can be asked to be melded.")
        return _with_lives(rules, held, wild)
    if rules.has_side_melds:
        if must or apart:
            raise ValueError("In a game of sides no card can be asked to be melded.")
        return _of_side(rules, held)
    if rules.wilds is None and not must and not apart:
        best = best_arrangement(held, groups=rules.groups, runs=rules.runs, values=values_of(rules)[:PRINTED_JOKER])
    else:
        found = best_melds(held, rules.groups, rules.runs, rules.wilds, values_of(rules), must=must, apart=apart)
        if found is None:
            return None
        best = found
    return HandPlay(melds=best.melds, left=best.left, value=best.value, deadwood=best.deadwood, proven=best.proven)


def _with_lives(rules: Rules, held: Faces, wild: int) -> HandPlay:
    best = lives_in(rules, wild).best(hands.of(held))
    left = tuple(sorted(best.left))
    total = sum(lives_in(rules, wild).values[face] for face in held if face != PRINTED_JOKER)
    return HandPlay(melds=best.groups, left=left, value=total - best.points, deadwood=best.points, status=best.status)


def _of_side(rules: Rules, held: Faces) -> HandPlay:
    """The groups of a hand that leave the fewest points, books counted for nothing."""
    found = best_groups(side_melds_of(rules), held)
    deadwood = sum(values_of(rules)[face] for face in found.left)
    return HandPlay(melds=found.melds, left=found.left, value=found.worth, deadwood=deadwood, proven=found.proven)


def _laid_whole(rules: Rules, held: Faces, wild: int | None, apart: Sequence[Face]) -> HandPlay | None:
    if wild is not None:
        play = _with_lives(rules, held, wild)
        return play if play.status == "valid_show" else None
    if rules.has_side_melds:
        play = _of_side(rules, held)
        return None if play.left else play
    melds = whole(hands.of(held), rules.groups, rules.runs, rules.wilds, contracts_of(rules), apart)
    if melds is None:
        return None
    return HandPlay(melds=melds, left=(), value=sum(values_of(rules)[face] for face in held), deadwood=0)


def contracts_of(rules: Rules) -> tuple[MeldSizes, ...]:
    """The contracts under which a hand may go out; empty if there are none."""
    return next((step.contracts for step in rules.turn if isinstance(step, GoOut) and step.contracts), ())


@lru_cache(maxsize=256)
def values_of(rules: Rules) -> tuple[int, ...]:
    """The points of the faces 0 … 51 and of a joker in the hand."""
    return tuple(rules.values.of(face) for face in range(PRINTED_JOKER + 1))


def check_hand(rules: Rules, held: Sequence[Face], wild: int | None) -> None:
    """Raise `ValueError` for a game of tiles, cards that the game does not have, or a wild rank out of place."""
    check_sheet(rules)
    if rules.pack.family != "cards":
        raise ValueError(f"{rules.names.en} has racks of tiles, not hands of cards.")
    drawn = rules.lives is not None
    if rules.deal.cuts:
        if type(wild) is not int or value_cards(wild) is None:
            raise ValueError(f"In {rules.names.en} a hand needs the card that was cut, 128 + its face.")
    elif drawn and (type(wild) is not int or not 1 <= wild <= 13):
        raise ValueError(f"In {rules.names.en} a hand needs the rank that is wild, 1 to 13.")
    if not drawn and wild is not None:
        raise ValueError(f"In {rules.names.en} no rank is drawn to be wild.")
    most = most_copies(rules)
    for face in held:
        if type(face) is not int or face not in most:
            raise no_piece(face, f"card of {rules.names.en}")
    check_copies(rules, held)
