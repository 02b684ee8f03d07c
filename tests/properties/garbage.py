"""Actions that make no sense, of any class there is: any numbers anywhere, and legal actions bent a little."""

from __future__ import annotations

from itertools import islice
from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st

from rummykit import Deal
from rummykit.play.actions import Action, Rearrange, Timeout

ACTIONS: tuple[type, ...] = get_args(Action)
FACES = (*range(53), *range(64, 120), *range(128, 180))
INTS: st.SearchStrategy[int] = st.one_of(
    st.sampled_from(FACES), st.integers(0, 5), st.integers(-200, 300), st.integers(-(2**80), 2**80)
)


def of_type(wanted: Any) -> st.SearchStrategy[Any]:
    """Any value of a type that fields of actions have."""
    origin, parts = get_origin(wanted), get_args(wanted)
    if origin is Literal:
        return st.sampled_from(parts)
    if origin in (Union, UnionType):
        return st.one_of([of_type(part) for part in parts])
    if origin is tuple:
        if parts[-1] is Ellipsis:
            return st.lists(of_type(parts[0]), max_size=6).map(tuple)
        return st.tuples(*[of_type(part) for part in parts])
    if wanted is type(None):
        return st.none()
    if wanted is bool:
        return st.booleans()
    if wanted is int:
        return INTS
    return struct(wanted)


def struct(wanted: type) -> st.SearchStrategy[Any]:
    """Any value of a class of action."""
    return st.builds(wanted, **{name: of_type(kind) for name, kind in get_type_hints(wanted).items()})


actions: st.SearchStrategy[Action] = st.one_of([struct(kind) for kind in ACTIONS])


# --- legal actions, bent


def bent(action: Action, deal: Deal, chance: Random) -> Action:
    """The action with one thing changed: a number, a card left out, doubled or elsewhere, a field filled."""
    tree = msgspec.to_builtins(action)
    spots = list(_spots(tree))
    if not spots:
        return action
    parent, key = chance.choice(spots)
    value = parent[key]
    if isinstance(value, list):
        _bend_list(value, chance)
    elif isinstance(value, bool):
        parent[key] = not value
    elif isinstance(value, int):
        held = [*deal.view(deal.turn).hand, *FACES]
        parent[key] = chance.choice([value + 1, value - 1, -value, 2**70, chance.choice(held), chance.choice(held)])
    elif value is None:
        parent[key] = chance.choice(FACES)
    try:
        changed: Action = msgspec.convert(tree, Action)
    except msgspec.ValidationError:
        return action
    return changed


def _bend_list(value: list[Any], chance: Random) -> None:
    what = chance.randrange(4)
    if what == 0 and value:
        value.pop(chance.randrange(len(value)))
    elif what == 1 and value:
        value.append(chance.choice(value))
    elif what == 2:
        chance.shuffle(value)
    else:
        flat = [each for each in value if isinstance(each, list)]
        if len(flat) > 1 and flat[0]:
            flat[1].append(flat[0].pop())


def _spots(tree: Any) -> list[tuple[Any, Any]]:
    keys: Any = ()
    if isinstance(tree, dict):
        keys = [key for key in tree if key != "type"]
    elif isinstance(tree, list):
        keys = range(len(tree))
    return [spot for key in keys for spot in ((tree, key), *_spots(tree[key]))]


def draft(deal: Deal, chance: Random) -> Rearrange | None:
    """A table as a player might leave it when time runs out: untouched, legal, half done, or nonsense."""
    listed = [action for action in islice(deal.legal_actions(), 200) if isinstance(action, Rearrange)]
    legal = chance.choice(listed) if listed else Rearrange(tuple(meld.cards for meld in deal._state.table))
    what = chance.randrange(4)
    if what == 0:
        return None
    if what == 1:
        return legal
    bad = legal
    for _ in range(chance.randint(1, 4)):
        worse = bent(bad, deal, chance)
        bad = worse if isinstance(worse, Rearrange) else bad
    if what == 2:
        return bad
    rack = deal.view(deal.turn).hand
    loose = chance.sample(rack, min(len(rack), chance.randint(1, 4)))
    return Rearrange((*bad.table, tuple(loose)))


def timeout(deal: Deal, chance: Random) -> Timeout:
    """The clock runs out on any draft."""
    return Timeout(draft(deal, chance))
