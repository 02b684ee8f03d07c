"""Problems and answers as JSON Lines.

A table: ``{"id", "game"?, "options"?, "table", "rack", "objective"?}``, where the table is a list of sets or of tiles
that lie in any sets; the answer is ``{"id", "tiles", "value", "table_after", "played"}``. With ``"opening": true`` the
player has not made the first meld, and the answer has its ``"opening_value"``, too; with ``"all": true`` it has
``"others"``, the plays of other tiles that are as good, each ``{"played", "table_after"}``.

A hand: ``{"id", "game", "options"?, "hand", "wild"?, "must"?, "taken"?, "choose_discard"?}``, and ``{"id", "deadwood",
"melds", "left", "status"?, "discard"?}``. With ``"opening"`` the first meld of the fewest cards, or with ``"most"`` of
the most, is ``{"id", "value", "melds", "left"}``, without melds if there is none; with ``"whole"`` the answer is
``{"id", "whole", "melds", "left", "discard"?}``.

With ``"table"``, melds that lie there, the question is what most a player can get rid of who has laid a first meld,
the fewest cards being left, or with the ``"objective"`` ``"value"`` the fewest points: ``{"id", "lay_offs", "melds",
"left", "deadwood", "table_after"}``, ``lay_offs`` with pairs of the number of a meld and a card, in order.

Where melds belong to sides, ``"table"`` has those of the side, and the answer is ``{"id", "worth", "melds", "added",
"left"}``, ``added`` with pairs of the number of a meld and cards. Of tiles in the hand, ``"wild"`` is the wild one; the
answer is ``{"id", "away", "melds", "left", "pairs", "discard"?}`` for a hand that is laid whole, ``{"id", "value",
"melds", "left", "pairs"}`` for a first meld.

``"proven": false`` says that a better answer may exist. A bad problem, and one with a field that it has no use for, is
answered ``{"id", "error"}``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from rummykit import games
from rummykit.cards import (
    NAMES,
    PRINTED_JOKER,
    RANKS,
    Face,
    face_or_none,
    is_joker,
    parse_rank,
    parse_word,
    quoted,
    show,
)
from rummykit.melds.cut_joker import cut_by
from rummykit.play.actions import Faces
from rummykit.rules import OptionValue, Rules
from rummykit.solve.best_hand import hand, whole_hand
from rummykit.solve.best_of_family import BEST, Best
from rummykit.solve.first_meld_of_tiles import TilesFirstMeld, first_meld_of_tiles
from rummykit.solve.hand_first_meld import first_meld_of_hand
from rummykit.solve.held_hand import HeldPlay, held_hand
from rummykit.solve.lay_offs import best_rid
from rummykit.solve.side_hand import side_hand
from rummykit.tiles.search.best_play import table, table_of_loose_tiles
from rummykit.tiles.search.best_plays import best_plays
from rummykit.tiles.search.table_play import TablePlay
from rummykit.tiles.search.whole_turn import whole_turn


class Problem(msgspec.Struct, forbid_unknown_fields=True):
    """A line: cards or tiles in `table`, `rack`, `hand`, `must` and `taken`, a rank, JK or a tile as `wild`."""

    id: Any = None
    game: str = "rummikub"
    options: dict[str, OptionValue] = {}
    table: list[list[str] | str] = []
    rack: list[str] = []
    objective: Literal["tiles", "value", "lex"] = "lex"
    hand: list[str] | None = None
    wild: str | None = None
    must: list[str] = []
    taken: list[str] = []
    choose_discard: bool = False
    opening: bool = False
    whole: bool = False
    most: bool = False
    all: bool = False


_DECODER = msgspec.json.Decoder(Problem)


def answer(line: bytes | str) -> dict[str, Any]:
    """The answer to one line; if it cannot be answered, ``error`` says why."""
    problem = Problem()
    try:
        problem = _DECODER.decode(line)
        return {"id": problem.id} | _solved(problem)
    except (ValueError, LookupError) as error:
        return {"id": problem.id if problem.id is not None else _id(line), "error": str(error)}
    except RecursionError:
        return {"id": _id(line), "error": "The line is nested too deeply."}


def _id(line: bytes | str) -> Any:
    """The id of a malformed line, if it has one."""
    try:
        found = msgspec.json.decode(line)
    except (ValueError, RecursionError):
        return None
    return found.get("id") if isinstance(found, dict) else None


def _solved(problem: Problem) -> dict[str, Any]:
    rules = _sheet(problem.game, tuple(sorted(problem.options.items())))
    if problem.hand is not None:
        cards = _faces(problem.hand)
        if (best := BEST.of(rules)) in _SPECIAL:
            field, solved = _SPECIAL[best]
            _only(problem, f"in {rules.names.en}", field)
            return solved(rules, problem, cards)
        if problem.opening:
            _only(problem, "of a first meld", "opening", "most", "must")
            return _first_meld(rules, problem, cards)
        if problem.table:
            _only(problem, "of what can be laid off", "table", "objective")
            return _with_table(rules, problem, cards)
        if problem.whole:
            _only(problem, "of a whole hand", "whole", "wild", "taken", "choose_discard")
            return _whole(rules, problem, cards)
        _only(problem, "of a hand", "wild", "must", "taken", "choose_discard")
        return _hand(rules, problem, cards)
    _only(problem, "of a rack", "table", "rack", "objective", "opening", "all")
    if problem.opening:
        return _opening(rules, problem)
    loose = [tile for tile in problem.table if isinstance(tile, str)]
    if loose and len(loose) < len(problem.table):
        raise ValueError("The table is a list of sets or a list of tiles, not both.")
    rack = _faces(problem.rack)
    if loose:
        play = table_of_loose_tiles(rules, _faces(loose), rack, problem.objective)
    else:
        play = table(rules, [_faces(cards) for cards in problem.table], rack, problem.objective)
    return _played(play) | _others(rules, problem)


def _only(problem: Problem, what: str, *fields: str) -> None:
    """Raise `ValueError` for a field that has no meaning in this question."""
    usual = Problem()
    for field in problem.__struct_fields__:
        known = field in ("id", "game", "options", "hand", *fields)
        if not known and getattr(problem, field) != getattr(usual, field):
            raise ValueError(f"`{field}` is not asked {what}.")


def _opening(rules: Rules, problem: Problem) -> dict[str, Any]:
    if any(isinstance(tile, str) for tile in problem.table):
        raise ValueError("The table of a first meld is a list of sets.")
    table = [_faces(cards) for cards in problem.table]
    turn = whole_turn(rules, table, _faces(problem.rack), problem.objective, opened=False)
    answered = _played(turn.play)
    answered |= {} if turn.opening is None else {"opening_value": turn.opening}
    return answered | _others(rules, problem)


def _played(play: TablePlay) -> dict[str, Any]:
    answered = {
        "tiles": play.tiles,
        "value": play.value,
        "table_after": [_names(cards) for cards in play.table_after],
        "played": _names(play.played),
    }
    return answered if play.proven else answered | {"proven": False}


def _others(rules: Rules, problem: Problem) -> dict[str, Any]:
    """The other plays that are as good, where they are asked for."""
    if not problem.all:
        return {}
    if any(isinstance(tile, str) for tile in problem.table):
        raise ValueError("`all` is not asked of loose tiles.")
    table, rack = [_faces(cards) for cards in problem.table], _faces(problem.rack)
    plays = best_plays(rules, table, rack, problem.objective, opened=not problem.opening)
    others = [{"played": _names(play.played), "table_after": list(map(_names, play.table_after))} for play in plays[1:]]
    return {"others": others}


def _first_meld(rules: Rules, problem: Problem, cards: Faces) -> dict[str, Any]:
    first = first_meld_of_hand(rules, cards, use="most" if problem.most else "fewest", must=_faces(problem.must))
    if first is None:
        return {"value": 0, "melds": [], "left": _names(sorted(cards))}
    return {"value": first.value, "melds": [_names(meld) for meld in first.melds], "left": _names(first.left)}


def _whole(rules: Rules, problem: Problem, cards: Faces) -> dict[str, Any]:
    wild = None if problem.wild is None else wild_rank(problem.wild, rules)
    play = whole_hand(rules, cards, wild=wild, apart=_faces(problem.taken), discard=problem.choose_discard)
    if play is None:
        return {"whole": False, "melds": [], "left": _names(sorted(cards))}
    answer = {"whole": True, "melds": [_names(meld) for meld in play.melds], "left": _names(play.left)}
    return answer if play.discard is None else answer | {"discard": NAMES[play.discard]}


def _hand(rules: Rules, problem: Problem, cards: Faces) -> dict[str, Any]:
    wild = None if problem.wild is None else wild_rank(problem.wild, rules)
    must, apart = _faces(problem.must), _faces(problem.taken)
    play = hand(rules, cards, wild=wild, must=must, apart=apart, discard=problem.choose_discard)
    if play is None:
        raise ValueError(f"{show((*must, *apart))} cannot all be melded as they must be.")
    answer = {"deadwood": play.deadwood, "melds": [_names(meld) for meld in play.melds], "left": _names(play.left)}
    if play.status is not None:
        answer["status"] = play.status
    if play.discard is not None:
        answer["discard"] = NAMES[play.discard]
    return answer if play.proven else answer | {"proven": False}


def _with_table(rules: Rules, problem: Problem, cards: Faces) -> dict[str, Any]:
    table = [_faces(meld) for meld in problem.table]
    best = best_rid(rules, cards, table, "points" if problem.objective == "value" else "cards")
    answer = {
        "lay_offs": [[number, NAMES[face]] for number, face in best.lay_offs],
        "melds": [_names(meld) for meld in best.melds],
        "left": _names(best.left),
        "deadwood": best.deadwood,
        "table_after": [_names(meld) for meld in best.table_after],
    }
    return answer if best.proven else answer | {"proven": False}


def _of_side(rules: Rules, problem: Problem, cards: Faces) -> dict[str, Any]:
    best = side_hand(rules, cards, [_faces(meld) for meld in problem.table])
    added = [[number, _names(new)] for number, new in best.added]
    answer = {"worth": best.worth, "melds": [_names(meld) for meld in best.melds], "added": added}
    answer["left"] = _names(best.left)
    return answer if best.proven else answer | {"proven": False}


def _finish(rules: Rules, problem: Problem, tiles: Faces) -> dict[str, Any]:
    play = held_hand(rules, tiles, wild_tile(problem.wild, rules))
    answer = {"away": play.away, **_laid(play)}
    return answer if play.discard is None else answer | {"discard": NAMES[play.discard]}


def _first_meld_of_tiles(rules: Rules, problem: Problem, tiles: Faces) -> dict[str, Any]:
    first = first_meld_of_tiles(rules, tiles, wild_tile(problem.wild, rules))
    return {"value": first.value, **_laid(first)}


def _laid(play: HeldPlay | TilesFirstMeld) -> dict[str, Any]:
    return {"melds": [_names(meld) for meld in play.melds], "left": _names(play.left), "pairs": play.pairs}


_SPECIAL: Mapping[Best, tuple[str, Callable[[Rules, Problem, Faces], dict[str, Any]]]] = {
    "side": ("table", _of_side),
    "finish": ("wild", _finish),
    "first_meld": ("wild", _first_meld_of_tiles),
}
"""What is solved of a hand where that is not a matter of the fields of the problem, with the one field it has."""


def wild_tile(name: str | None, rules: Rules) -> Face:
    """The one tile that is wild in this deal; raises `ValueError`."""
    face = face_or_none(name)
    if face is None or face not in rules.pack.faces() or is_joker(face):
        raise ValueError(f"In {rules.names.en} one tile is wild: say which, such as {NAMES[rules.pack.faces()[0]]}.")
    return face


def wild_rank(name: str, rules: Rules) -> int:
    """The rank that an indicator makes wild, 1 … 13, or 128 + the card that was cut; a joker (JK) makes the aces wild.

    Raises `ValueError`.
    """
    if rules.deal.cuts:
        return cut_by(_card(name))
    rank = 1 if name.upper() == "JK" else parse_rank(name)
    if rank is None:
        raise ValueError(f"The wild rank is one of {' '.join(RANKS)} or JK, not {quoted(name)}.")
    return rank


def _card(name: str) -> Face:
    face = face_or_none(name)
    if face is None or face > PRINTED_JOKER:
        raise ValueError(f"What was cut is a card or JK, not {quoted(name)}.")
    return face


@lru_cache(maxsize=64)
def _sheet(game: str, options: tuple[tuple[str, OptionValue], ...]) -> Rules:
    return games.get(game, **dict(options))


def _faces(names: Iterable[str]) -> Faces:
    return tuple([face for name in names for face in parse_word(name)])


def _names(faces: Iterable[Face]) -> list[str]:
    return [NAMES[face] for face in faces]
