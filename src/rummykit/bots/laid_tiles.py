"""Bots with tiles that are laid on the table: a first meld as soon as it can be, then as few points as can be left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from rummykit import hands
from rummykit.bots.held_tiles import near
from rummykit.bots.sides import partners
from rummykit.bots.way_out import way_out
from rummykit.cards import FALSE_JOKER, PRINTED_JOKER, Face, Faces, number_of
from rummykit.melds.indicated import JOKERS
from rummykit.melds.laid_tiles import LaidTiles
from rummykit.melds.meld_solver import best_melds
from rummykit.play.actions import Action, Discard, Draw, LayOff, Meld, Open, Swap
from rummykit.play.deal import Deal
from rummykit.play.melds import laid_tiles_in
from rummykit.play.steps.held_tiles import CarelessTiles
from rummykit.play.view import View
from rummykit.rules import Discard as DiscardRule
from rummykit.rules import RacksLeft, Rules

IN_PAIRS = 4
"""With so many pairs, one less than are usual for a first meld, a rack is played for pairs."""
FAR = 60
"""A rack whose groups and runs are worth less may be better played for pairs."""
FEW = 3
"""Where another rack has so few tiles, or the stock so few for each, the deal may end before the next turn."""

Prospect = Callable[[Rules, View, LaidTiles, Faces], int]


def greedy(rules: Rules, view: View) -> Action:
    """The next action of the turn: lay what can be laid, throw what the rack lacks least and costs nothing."""
    return _play(rules, view, _neighbours)


def steady(rules: Rules, view: View) -> Action:
    """The same, but it keeps tiles for which many that are not seen are waiting, and lays the wild one in good time."""
    return _play(rules, view, _waits)


def _play(rules: Rules, view: View, prospect: Prospect) -> Action:
    deal, melds = Deal.from_view(rules, view), laid_tiles_in(rules, view.wild)
    actions = list(deal.legal_actions())
    if view.phase == "draw":
        return next((action for action in actions if action == Draw("discard")), actions[0])
    found = way_out(deal, view)
    if found is not None:
        return found
    owed = [action for action in actions if view.must_play is not None and view.must_play in _leaving(action)]
    opening = [action for action in owed or actions if isinstance(action, Open)]
    if opening:
        return min(opening, key=lambda action: _left_after(rules, melds, view.hand, action))
    for choose in (_meld, _lay_off, _swap):
        action = choose(rules, view, melds, owed or actions)
        if action is not None:
            return action
    if owed:
        return owed[0]
    loose = [action.card for action in actions if isinstance(action, Discard)]
    if not loose:
        return next((action for action in actions if not isinstance(action, Discard)), actions[0])
    return Discard(_thrown(rules, view, deal, melds, loose, prospect))


def _leaving(action: Action) -> Faces:
    match action:
        case Open(melds=melds):
            return tuple(face for meld in melds for face in meld)
        case Meld(cards=cards) | LayOff(cards=cards) | Swap(cards=cards):
            return cards
        case _:
            return ()


def _left_after(rules: Rules, melds: LaidTiles, hand: Faces, action: Open) -> int:
    """What is left counts, more after pairs."""
    left = _worth(rules, melds, _without(hand, _leaving(action)))
    assert isinstance(rules.scoring, RacksLeft), "sheets are checked for it"
    return left * rules.scoring.opened_in_pairs if len(action.melds[0]) == 2 else left


def _meld(rules: Rules, view: View, melds: LaidTiles, actions: Sequence[Action]) -> Action | None:
    """The new meld of the best arrangement that counts most; a pair if there is no other."""
    found = [action for action in actions if isinstance(action, Meld)]
    if not found:
        return None
    best = {tuple(sorted(meld)) for meld in _arranged(rules, melds, view.hand)[1]}
    good = [action for action in found if tuple(sorted(action.cards)) in best]
    return max(good or found, key=lambda action: _worth(rules, melds, action.cards))


def _lay_off(rules: Rules, view: View, melds: LaidTiles, actions: Sequence[Action]) -> Action | None:
    """The dearest tile that can be laid off; the wild one only as the last but one, or when the deal may soon end."""
    found = [action for action in actions if isinstance(action, LayOff)]
    plain = [action for action in found if melds.wild not in action.cards]
    if plain:
        return max(plain, key=lambda action: _worth(rules, melds, action.cards))
    urgent = len(view.hand) == 2 or _soon_over(view) or any(view.must_play in action.cards for action in found)
    return found[0] if found and urgent else None


def _soon_over(view: View) -> bool:
    """Whether somebody may soon go out; where it is the partner, this rack counts nothing."""
    side = partners(view)
    others = [count for seat, count in enumerate(view.counts) if seat not in side and seat in view.order]
    return min(others) <= FEW or view.stock <= len(view.order)


def _swap(rules: Rules, view: View, melds: LaidTiles, actions: Sequence[Action]) -> Action | None:
    """A wild tile, while there is time to lay it again."""
    found = [action for action in actions if isinstance(action, Swap)]
    return max(found, key=lambda action: number_of(action.card), default=None)


def _thrown(rules: Rules, view: View, deal: Deal, melds: LaidTiles, loose: Sequence[Face], prospect: Prospect) -> Face:
    """The tile to throw: one that costs nothing, without which the rack keeps most of what it has."""
    data = next(step for step in rules.turn if isinstance(step, DiscardRule))
    careless = CarelessTiles(rules, data).among(deal._state, loose) if len(view.hand) > 1 else ()
    free = [face for face in loose if face not in careless and face != melds.wild]
    among = free or [face for face in loose if face != melds.wild] or list(loose)
    if not view.opened[view.turn] and _for_pairs(rules, view, melds):
        held = Counter(view.hand)
        single = [face for face in among if held[face] == 1]
        return max(single or among, key=lambda face: (_gone(view, face), _worth(rules, melds, (face,))))
    opened = view.opened[view.turn]

    def kept(face: Face) -> tuple[int, ...]:
        rest = _without(view.hand, (face,))
        value = _arranged(rules, melds, rest)[0]
        ahead = prospect(rules, view, melds, rest)
        return (value, _worth(rules, melds, (face,)) + ahead // 4) if opened else (value, ahead)

    return max(among, key=kept)


def _for_pairs(rules: Rules, view: View, melds: LaidTiles) -> bool:
    """Whether the rack is nearer to a first meld in pairs."""
    if rules.opening is None or rules.opening.pairs is None:
        return False
    return len(melds.pairs(view.hand)) >= IN_PAIRS and melds.dearest(view.hand)[0] < FAR


def _gone(view: View, face: Face) -> int:
    """How many tiles equal to one are seen elsewhere."""
    lying = (*view.discard_pile, *(each for meld in view.table for each in meld.cards))
    return sum(each == face for each in lying)


def _arranged(rules: Rules, melds: LaidTiles, rack: Faces) -> tuple[int, tuple[Faces, ...]]:
    """What the best groups and runs of a rack count together, and these."""
    cards = hands.faces(melds.tiles.as_cards(rack))
    values = tuple(rules.values.of(melds.tiles.as_tile(face)) for face in range(PRINTED_JOKER + 1))
    found = best_melds(cards, rules.groups, rules.runs, JOKERS, values)
    assert found is not None, "nothing is demanded"
    return found.value, tuple(tuple(map(melds.tiles.as_tile, meld)) for meld in found.melds)


def _worth(rules: Rules, melds: LaidTiles, tiles: Iterable[Face]) -> int:
    return sum(rules.values.of(melds.wild if face == FALSE_JOKER else face) for face in tiles)


def _without(hand: Faces, tiles: Iterable[Face]) -> Faces:
    left = list(hand)
    for face in tiles:
        left.remove(face)
    return tuple(left)


def _neighbours(rules: Rules, view: View, melds: LaidTiles, rack: Faces) -> int:
    """How close the tiles of a rack are to one another."""
    faces = [melds.wild if face == FALSE_JOKER else face for face in rack if face != melds.wild]
    return sum(near(one, other) for at, one in enumerate(faces) for other in faces[:at] if one != other)


def _waits(rules: Rules, view: View, melds: LaidTiles, rack: Faces) -> int:
    """What the tiles that are not seen would add to the groups and runs of a rack, and how close its tiles are."""
    lying = (face for meld in view.table for face in meld.cards)
    shown = () if view.indicator is None else (view.indicator,)
    unseen = Counter(rules.pack.faces()) - Counter((*view.hand, *view.discard_pile, *lying, *shown))
    had = _arranged(rules, melds, rack)[0]
    gained = sum(
        count * (_arranged(rules, melds, tuple(sorted((*rack, face))))[0] - had)
        for face, count in unseen.items()
        if face != melds.wild
    )
    return gained + _neighbours(rules, view, melds, rack)
