"""HTTP messages that are not about tables or accounts: games, score sheets, records, best plays, refusals."""

from __future__ import annotations

from typing import Literal

import msgspec

from rummykit.cards import Face
from rummykit.match.paper import PaperDeal, PaperSheet
from rummykit.match.score_sheet import ScoreSheet
from rummykit.play.actions import Action, Faces
from rummykit.play.events import Event
from rummykit.play.view import View
from rummykit.review.values import Review
from rummykit.rules import OptionValue
from rummykit.rules.refusals import Params
from rummykit.rules.shelves import Shelf
from rummykit.verify import Verified
from rummykit.words.page import RulePage

# --- games: GET /api/games, GET /api/games/{id}/rules


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A house rule as the page offers it; `choices` is empty for a whole number from `low` to `high`.

    By language tag, `text` says what it is about, and `choice_texts` names each of the `choices`.
    """

    name: str
    text: dict[str, str]
    default: OptionValue
    choices: tuple[OptionValue, ...]
    choice_texts: dict[str, tuple[str, ...]]
    low: int
    high: int


class Sign(msgspec.Struct, frozen=True, kw_only=True):
    """Something by which a game is told from others, for the page to put into words and to draw: its `code`, and the
    numbers that the words need."""

    code: str
    params: dict[str, int] = {}


class GamePicture(msgspec.Struct, frozen=True, kw_only=True):
    """What the card of a game shows: a few typical melds, the sizes of the melds that a contract asks for, how many
    cards or tiles are dealt, from and to, and what is different about the game, the most telling first."""

    melds: tuple[Faces, ...]
    frames: tuple[int, ...]
    hand: tuple[int, int]
    signs: tuple[Sign, ...]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the home page; `names` by language tag, `minutes` for a match.

    `usual_players`: so many sit at a table where nobody has chosen.
    `shelf` is the family that it stands with, `known_as` what else it is called, and `akin` names other games, for
    which it is the nearest. `best` says what is sought where the best is: of a "table" that everybody rearranges the
    most that is laid, of a hand what it brings its "side", its nearest "finish", its dearest "first_meld", or
    the least that is left of the "hand". `differs` says in one line, by language tag, what tells it from the main game
    of its family; it is empty for games that are not of the house.
    """

    id: str
    names: dict[str, str]
    family: Literal["cards", "tiles"]
    players: tuple[int, int]
    usual_players: int
    minutes: tuple[int, int]
    turn_seconds: int | None
    options: tuple[OptionInfo, ...]
    shelf: Shelf
    known_as: tuple[str, ...]
    akin: tuple[str, ...]
    picture: GamePicture
    best: Literal["table", "side", "finish", "first_meld", "hand"] = "hand"
    differs: dict[str, str] = {}


# --- for times without the server: GET /api/offline


class CountedByPage(msgspec.Struct, frozen=True, kw_only=True):
    """How a page counts the deals of a game by itself: the scoring, and its numbers as far as it has them.

    `wrong` is what a wrong declaration costs.
    """

    scoring: Literal["rack_penalties", "hands_to_winner", "hands_against_losers", "lives_penalty", "deal_won"]
    unopened: int | None = None
    concealed_double: bool = False
    cap: int = 0
    first_drop: int = 0
    middle_drop: int = 0
    wrong: int = 0


class KeptSheet(msgspec.Struct, frozen=True, kw_only=True):
    """What the answers about a game depend on.

    `fields` are those of its sheet by their paths, and `options` the house rules that bear on the answers, each with
    the field that takes its value; None where only the server knows. Of each of the `faces` there are so many
    `copies`, and one in the hand counts its value. `first_meld` is whether a player must make one.
    """

    family: Literal["cards", "tiles"]
    fields: dict[str, OptionValue]
    options: dict[str, str | None]
    faces: Faces
    copies: tuple[int, ...]
    values: tuple[int, ...]
    first_meld: bool


class KeptPages(msgspec.Struct, frozen=True, kw_only=True):
    """Of every game: its `rules` in one language, and as `papers` an empty score sheet by how many play.

    `counted` are the games that a page can count by itself. `sheets` has what the page can answer about some of them,
    and `sections` what each refusal rests on.
    """

    rules: dict[str, RulePage]
    papers: dict[str, dict[str, PaperSheet]]
    sheets: dict[str, KeptSheet]
    sections: dict[str, str]
    counted: dict[str, CountedByPage] = {}


# --- refusals: the body of every one


class ApiError(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP refusal, with the params of its text; `rule` is where the rules of a game say it."""

    code: str
    text: str
    params: Params = {}
    rule: str = ""


# --- a score sheet kept by hand: POST /api/score, answered by `PaperSheet`


class ScorePad(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All deals of a match at a real table, oldest first, to be priced."""

    game: str
    options: dict[str, OptionValue] = {}
    players: int = 2
    deals: tuple[PaperDeal, ...] = ()


# --- records: GET /api/tables/{id}/record (text), POST /api/replay


class ReplayAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The text of a record to be replayed."""

    record: str


class ReplayFrame(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a replay: the deal's number from 0, the action that led there, its events, and the state.

    `seat`, `action` and `written`, the action as a record writes it, are None where a deal begins. `view` is what a
    spectator sees, `hands` what every seat holds; an unknown card is 63, an unknown tile 127. `names` are those who sit
    there then, where a program has followed somebody who left; else they are `seats`.
    """

    deal: int
    seat: int | None
    action: Action | None
    written: str | None
    events: tuple[Event, ...]
    view: View
    hands: tuple[Faces, ...]
    names: tuple[str, ...] = ()


class VerifyAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/verify: the deals of a record, dealt again and compared."""

    seats: tuple[str, ...]
    verified: Verified


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """A replayed record; `bots` are the seats of programs."""

    game: str
    names: dict[str, str]
    family: Literal["cards", "tiles"]
    options: dict[str, OptionValue]
    seats: tuple[str, ...]
    bots: tuple[int, ...]
    frames: tuple[ReplayFrame, ...]
    score: ScoreSheet


# --- reviews: GET and POST /api/tables/{id}/review, POST /api/reviews, GET /api/reviews/{key}; with /{turn} one turn


class ReviewAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """How far a review is, and what it has found so far; or the same of a deeper look at one of its turns.

    `none` has not been asked for; `waiting` is behind `ahead` others; `working` has done `done` of `steps`. `key` is
    what the review of a record is asked for by. The seats of a kept review have no names: they are in the record.
    `mark` changes with the review; if it is the one that was sent as `mark`, the review itself is left out.
    """

    state: Literal["none", "waiting", "working", "done"]
    key: str = ""
    ahead: int = 0
    done: int = 0
    steps: int = 0
    review: Review | None = None
    mark: str = ""


# --- the best play: POST /api/solve


class SolveAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that everybody rearranges and a rack, the melds of a side and a hand, or a hand, to be played at best.

    `opened` says that the first meld has been made already, `wild` which rank (1 to 13) is wild in this deal,
    `indicator` the tile after which the wild one comes, `discard` that one card of the hand is to be discarded, and
    `deal` which deal of a match it is, from 1, where deals differ.
    """

    game: str
    options: dict[str, OptionValue] = {}
    table: tuple[Faces, ...] = ()
    pieces: Faces = ()
    objective: Literal["tiles", "value", "lex"] = "lex"
    opened: bool = True
    wild: int = 1
    discard: bool = False
    indicator: Face | None = None
    deal: int = 1


class SolvedSet(msgspec.Struct, frozen=True, kw_only=True):
    """A set or meld as it is laid, and its kind; `stands` says what its cards stand for, as `View.stands` does."""

    cards: Faces
    kind: str
    stands: Faces = ()


class SolvedPart(msgspec.Struct, frozen=True, kw_only=True):
    """Pieces that go into a set, and the number of the earlier set they came from; None for the rack or hand."""

    cards: Faces
    source: int | None


class SolvedStep(msgspec.Struct, frozen=True, kw_only=True):
    """A set that is made, and where its pieces come from."""

    made: SolvedSet
    parts: tuple[SolvedPart, ...]


class Solved(msgspec.Struct, frozen=True, kw_only=True):
    """The best play: the table before, every set that is made, what is played, its points, and what is left.

    `opening` is what a first meld counts, `minimum` what it must count; None where none is due or possible. For a hand,
    `deadwood` is what the cards left over count, and `status` says how many lives it has, or "contract" if all of it
    can be laid at once; `discard` is the card to discard, if one was asked for. `worth` is what the cards and bonuses
    of a side count, `away` how many tiles a hand is from lying whole. `proven` says that nothing better is possible,
    and `first_meld` that a player of this table must make one.
    """

    before: tuple[SolvedSet, ...]
    steps: tuple[SolvedStep, ...]
    played: Faces
    left: Faces
    value: int
    opening: int | None
    minimum: int | None
    deadwood: int | None
    status: str | None
    discard: Face | None
    worth: int | None = None
    away: int | None = None
    proven: bool = True
    first_meld: bool = False


class SolveAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The best play, or what is wrong with the position: an illegal set, a tile too many, an unsupported game."""

    solved: Solved | None = None
    problem: ApiError | None = None
