"""Messages about studies: turns of matches that somebody shows to others, with drawings and comments."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Zone: TypeAlias = Literal["stock", "pile", "meld", "hand"]
DrawingColour: TypeAlias = Literal["green", "red", "blue", "yellow"]
PlaceNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """A place that a drawing points to. `at` is the place of the meld in `View.table`, or the seat of the hand, and 0
    elsewhere; `card` is the place of one card in it, as `ReplayFrame` lists them; null is all of it."""

    zone: Zone
    at: PlaceNumber
    card: PlaceNumber | None


class StudyDrawing(msgspec.Struct, frozen=True, kw_only=True):
    """A circle around `to`, or an arrow to it from `origin`."""

    colour: DrawingColour
    origin: Spot | None
    to: Spot


class StudyTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn in a study: the `moment` (from 0) of a match, in `Replayed.frames`.

    The match is that of a `table`, or one of the study's own records, by its number. `seat`: only this hand is open.
    `missed` is the place of the turn in the review, and that of the decision in the turn, if it can be tried again.
    """

    table: Annotated[str, msgspec.Meta(max_length=32)] | None
    record: PlaceNumber | None
    moment: PlaceNumber
    seat: PlaceNumber | None
    comment: str
    drawings: tuple[StudyDrawing, ...]
    missed: tuple[PlaceNumber, PlaceNumber] | None


class NewStudy(msgspec.Struct, frozen=True, kw_only=True):
    """A study to be made of one turn. `text` is the record of its match if that is not of a table; else null."""

    title: str
    turn: StudyTurn
    text: str | None


class TurnAdded(msgspec.Struct, frozen=True, kw_only=True):
    """A turn to be put at the end of a study; `text` as in `NewStudy`."""

    turn: StudyTurn
    text: str | None


class StudyEdited(msgspec.Struct, frozen=True, kw_only=True):
    """What a study, which was `version` when it was read, is to be: turns of the same matches, in their order."""

    version: int
    title: str
    turns: tuple[StudyTurn, ...]


class StudyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A study. `mine`: the person who asks made it and may change it; each change adds 1 to `version`."""

    id: str
    title: str
    turns: tuple[StudyTurn, ...]
    version: int
    mine: bool


class StudyListed(msgspec.Struct, frozen=True, kw_only=True):
    """One of a person's studies, with the number of its turns; changed at a time in seconds since 1970."""

    id: str
    title: str
    turns: int
    changed: float


class MyStudies(msgspec.Struct, frozen=True, kw_only=True):
    """The studies of a person, the one changed last first; how long a comment may be, and how many drawings and turns
    there may be."""

    studies: tuple[StudyListed, ...]
    comment_letters: int
    title_letters: int
    most_drawings: int
    most_turns: int
