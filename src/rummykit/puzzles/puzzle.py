"""A puzzle: a position with one best outcome, what is to be done in it, and its line in a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256
from itertools import permutations
from typing import Literal, TypeAlias

import msgspec

from rummykit import games
from rummykit.cards import STANDING_FOR, Face, Faces, card, colour_of, is_joker, number_of, parse, show, tile
from rummykit.melds.indicated import tile_before
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.play.view import TableMeld
from rummykit.rules import Rules
from rummykit.tiles.table_sets import table_sets

Theme: TypeAlias = Literal[
    "whole_rack",
    "free_joker",
    "first_meld",
    "one_discard",
    "go_out",
    "declare",
    "whole_hand",
    "most_cards",
    "finish",
    "most_waits",
    "opening",
    "dearest_meld",
    "keep",
    "safe_discard",
    "knock",
    "upcard",
    "lay",
]
"""What a puzzle asks for, as `THEMES` says."""
THEMES_OF_DAYS: tuple[Theme, ...] = ("whole_rack", "free_joker", "first_meld", "one_discard", "go_out", "declare")
"""Play the whole rack; the same, where a joker must be freed; make the only first meld; find the only discard that
keeps most; go out, with the only discard that allows it; declare, with the only card to put aside.

Days and runs against the clock share out the puzzles of these, so that a later theme changes no day."""
DECISIONS: tuple[Theme, ...] = ("keep", "safe_discard", "knock", "upcard", "lay")
"""Decisions in a deal against somebody: what to keep, which discard is safe, whether to knock, whether to take the top
discard, whether to lay. The analysis has decided them."""
THEMES: tuple[Theme, ...] = (
    *THEMES_OF_DAYS,
    *("whole_hand", "most_cards", "finish", "most_waits", "opening", "dearest_meld"),
    *DECISIONS,
)
"""Those, and at a table of cards: lay the whole hand; lay the only cards that are the most that can be laid. With tiles
in the hand: go out, with the only tile to throw; throw the only tile after which most tiles let one go out next; lay a
first meld that counts enough; lay the dearest first meld."""

HIDDEN = 2
"""Pieces that others hold, which nobody asks for."""


class Figure(msgspec.Struct, frozen=True):
    """What an action of a decision leads to: the chance to win the deal in percent, and points ahead on average."""

    action: str
    chance: int
    points: float


class ChoiceValue(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of a decision: an action, the chance to win the deal from 0 to 1, points ahead of the other on average,
    and `counted`: what a player can count of it, as `decisions.counted` says."""

    action: Action
    chance: float
    points: float
    counted: dict[str, int]


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A position to solve.

    `hand`: the pieces of the player; `table`: the sets on the table; `wild`: the rank that is wild, or the tile, 0 for
    none. `difficulty`: 1 to 5, by fifths of the puzzles of its theme. `best`: the tiles or cards played, the worth of a
    first meld, the points outside melds after the best discard, or the unseen tiles that then let one go out.

    A decision has no `hand` and `table` of its own: `past` is the seed of its deal of two, and what was played in it,
    separated by semicolons; seat 0 is to act. `figures` are the choices, the best first.
    """

    id: str
    game: str
    theme: Theme
    difficulty: int
    best: int
    hand: Faces
    table: tuple[Faces, ...] = ()
    wild: int = 0
    past: str = ""
    figures: tuple[Figure, ...] = ()

    @cached_property
    def rules(self) -> Rules:
        """The sheet that the puzzle is played by."""
        return games.get(self.game)

    @property
    def from_match(self) -> bool:
        """Whether people played it, as its id says, and it is none of the program's."""
        return self.id.startswith(f"{self.theme}-r")

    def as_numbered(self, id: str, difficulty: int) -> Puzzle:
        """The same puzzle with an id and a difficulty."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return Puzzle(**fields | {"id": id, "difficulty": difficulty})

    def events(self) -> tuple[Event, ...]:
        """What has happened in the deal of a decision; nothing is known of other positions."""
        return _replayed(self.rules, self.past)[1] if self.past else ()

    def moves(self) -> Iterator[tuple[Deal, Action]]:
        """The actions that led to a decision, each with the deal before it, which goes on as they are taken."""
        if self.past:
            seed, *actions = self.past.split(";")
            deal = Deal(self.rules, 2, int(seed), undoable=False)
            for text in actions:
                action = deal.read(text)
                yield deal, action
                deal.play(action)

    def deal(self) -> Deal:
        """The position, with the player to act in seat 0."""
        rules = self.rules
        if self.past:
            return _replayed(rules, self.past)[0]
        if rules.rearranges:
            melds = table_sets(rules)
            table = [TableMeld(cards, melds.readings(cards)[0].kind) for cards in self.table]
            rest = _rest(rules, (*self.hand, *(face for cards in self.table for face in from_hand(cards))))
            opened = self.theme != "first_meld"
            return Deal.position(
                rules, hands_held=[self.hand, rest[:HIDDEN]], table=table, stock=rest[HIDDEN:], opened=[opened, opened]
            )
        others = len(self.hand) - 1
        if rules.tiles_in_hand:
            indicator = tile_before(self.wild)
            rest = _rest(rules, (*self.hand, indicator))
            return Deal.position(
                rules,
                hands_held=[self.hand, rest[:others]],
                stock=rest[others:],
                phase="play",
                wild=self.wild,
                indicator=indicator,
                turn_number=3,
            )
        rest = _rest(rules, self.hand)
        return Deal.position(
            rules,
            hands_held=[self.hand, rest[:others]],
            pile=rest[-1:],
            stock=rest[others:-1],
            phase="play",
            wild=self.wild,
            turn_number=3,
        )


def _replayed(rules: Rules, past: str) -> tuple[Deal, tuple[Event, ...]]:
    """The deal with this past, and what happened in it."""
    seed, *actions = past.split(";")
    deal = Deal(rules, 2, int(seed), undoable=False)
    events = [event for action in actions for event in deal.play(action)]
    return deal, tuple(events)


def _rest(rules: Rules, known: Faces) -> Faces:
    """The pieces of the pack that are not known, from low to high."""
    left = sorted(rules.pack_for(rules.players[0]).faces())
    for face in known:
        left.remove(face)
    return tuple(left)


def written(puzzle: Puzzle) -> str:
    """A puzzle as a line of the file, its fields apart by tabs."""
    table = " / ".join(show(cards) for cards in puzzle.table)
    fields = (
        puzzle.id,
        puzzle.game,
        puzzle.theme,
        puzzle.difficulty,
        puzzle.best,
        puzzle.wild,
        show(puzzle.hand),
        table,
    )
    figures = ";".join(f"{each.chance} {each.points} {each.action}" for each in puzzle.figures)
    return "\t".join(map(str, (*fields, puzzle.past, figures) if puzzle.past else fields))


def read(line: str) -> Puzzle:
    """The puzzle of a line; raises `ValueError` for a line that is none."""
    name, game, theme, difficulty, best, wild, hand, table, *decision = line.rstrip("\n").split("\t")
    past, figures = decision or ("", "")
    if theme not in THEMES:
        raise ValueError(f"{theme} is no theme of puzzles.")
    return Puzzle(
        id=name,
        game=game,
        theme=theme,
        difficulty=int(difficulty),
        best=int(best),
        wild=int(wild),
        hand=parse(hand),
        table=tuple(parse(part) for part in table.split(" / ") if part),
        past=past,
        figures=tuple(_figure(part) for part in figures.split(";") if part),
    )


def _figure(text: str) -> Figure:
    chance, points, action = text.split(" ", 2)
    return Figure(action, int(chance), float(points))


def up_to_colours(puzzle: Puzzle) -> tuple[object, ...]:
    """What two puzzles have in common that are alike but for the names of colours or suits and the order of sets."""

    def renamed(face: Face, to: tuple[int, ...]) -> Face:
        if face >= STANDING_FOR:
            return STANDING_FOR + renamed(face - STANDING_FOR, to)
        if is_joker(face):
            return face
        make = tile if puzzle.rules.pack.family == "tiles" else card
        return make(number_of(face), to[colour_of(face)])

    return min(
        (
            puzzle.theme,
            puzzle.past,
            renamed(puzzle.wild, to) if puzzle.rules.tiles_in_hand else puzzle.wild,
            tuple(sorted(renamed(face, to) for face in puzzle.hand)),
            tuple(sorted(tuple(sorted(renamed(face, to) for face in cards)) for cards in puzzle.table)),
        )
        for to in permutations(range(4))
    )


def nearly_alike(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles ask the same of racks in which three tiles at most differ: a player holds such a few turns
    apart."""
    return (
        one.rules.tiles_in_hand
        and (one.game, one.theme, one.wild) == (other.game, other.theme, other.wild)
        and (Counter(one.hand) & Counter(other.hand)).total() >= len(one.hand) - 3
    )


def shape(puzzle: Puzzle) -> str:
    """The same as a text of 64 hexadecimal digits."""
    return sha256(msgspec.json.encode(up_to_colours(puzzle))).hexdigest()
