"""Problems and answers as JSON Lines.

A table: ``{"id", "game"?, "options"?, "table", "rack", "objective"?}``, where the table is a list of sets or of tiles
that lie in any sets; the answer is ``{"id", "tiles", "value", "table_after", "played"}``. A hand: ``{"id", "game",
"options"?, "hand", "wild"?, "must"?, "taken"?, "choose_discard"?}``, and ``{"id", "deadwood", "melds", "left",
"status"?, "discard"?}``, with ``"proven": false`` where a better answer may exist. A bad problem is answered
``{"id", "error"}``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec

from rummykit import games
from rummykit.cards import FACES, NAMES, PRINTED_JOKER, RANKS, STANDING_FOR, Face, parse_face, show
from rummykit.melds.cut_joker import cut_by
from rummykit.play.actions import Faces
from rummykit.rules import OptionValue, Rules
from rummykit.solve.best_hand import hand
from rummykit.tiles.search.best_play import table, table_of_loose_tiles


class Problem(msgspec.Struct):
    """A line. The strings of `table`, `rack`, `hand`, `must` and `taken` are cards or tiles, `wild` a rank or JK."""

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


_DECODER = msgspec.json.Decoder(Problem)


def answer(line: bytes | str) -> dict[str, Any]:
    """The answer to one line; if it cannot be answered, ``error`` says why."""
    problem = Problem()
    try:
        problem = _DECODER.decode(line)
        return {"id": problem.id} | _solved(problem)
    except (ValueError, LookupError) as error:
        return {"id": problem.id if problem.id is not None else _id(line), "error": str(error)}


def _id(line: bytes | str) -> Any:
    """The id of a malformed line, if it has one."""
    try:
        found = msgspec.json.decode(line)
    except ValueError:
        return None
    return found.get("id") if isinstance(found, dict) else None


def _solved(problem: Problem) -> dict[str, Any]:
    rules = _sheet(problem.game, tuple(sorted(problem.options.items())))
    if problem.hand is not None:
        return _hand(rules, problem, _faces(problem.hand))
    loose = [tile for tile in problem.table if isinstance(tile, str)]
    if loose and len(loose) < len(problem.table):
        raise ValueError("The table is a list of sets or a list of tiles, not both.")
    rack = _faces(problem.rack)
    if loose:
        play = table_of_loose_tiles(rules, _faces(loose), rack, problem.objective)
    else:
        play = table(rules, [_faces(cards) for cards in problem.table], rack, problem.objective)
    after = [_names(cards) for cards in play.table_after]
    answered = {"tiles": play.tiles, "value": play.value, "table_after": after, "played": _names(play.played)}
    return answered if play.proven else answered | {"proven": False}


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


def wild_rank(name: str, rules: Rules) -> int:
    """The rank that an indicator makes wild, 1 … 13, or 128 + the card that was cut; a joker (JK) makes the aces wild.

    Raises `ValueError`.
    """
    if rules.deal.cuts:
        return cut_by(_card(name))
    if name == "JK":
        return 1
    if len(name) != 1 or name not in RANKS:
        raise ValueError(f"The wild rank is one of {' '.join(RANKS)} or JK, not {name!r}.")
    return RANKS.index(name) + 1


def _card(name: str) -> Face:
    face = FACES.get(name, STANDING_FOR)
    if face > PRINTED_JOKER:
        raise ValueError(f"What was cut is a card or JK, not {name!r}.")
    return face


@lru_cache(maxsize=64)
def _sheet(game: str, options: tuple[tuple[str, OptionValue], ...]) -> Rules:
    return games.get(game, **dict(options))


def _faces(names: Iterable[str]) -> Faces:
    return tuple(parse_face(name) for name in names)


def _names(faces: Iterable[Face]) -> list[str]:
    return [NAMES[face] for face in faces]
