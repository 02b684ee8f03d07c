"""The groups of a hand: made to fit the cards it really holds, and each judged with the words of its game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from rummykit.cards import FALSE_JOKER, FIRST_TILE, PRINTED_JOKER, Face, Faces
from rummykit.melds.meld import CardMelds, from_hand
from rummykit.melds.pures import Pures, dublees_in
from rummykit.melds.wild import WildMelds
from rummykit.play.actions import Melds
from rummykit.play.hand_judgement import GroupJudgement
from rummykit.play.melds import card_melds, indicated_in, lives_in, neighbours
from rummykit.rules import Rules

_LONGEST = 14
"""The most cards in a run, with an ace at both ends."""
NEARLY = 2
"""So many dublees may be missing for a hand to be read as one of dublees."""
_GROUPS_KNOWN = 4096
"""The groups whose judgements are kept, for each sheet and wild rank."""

GroupName = Literal["pure_run", "run", "group", "single", "pair", "tunnela", "dublee", "jokers"]
_OF_LIFE: dict[str, GroupName] = {
    "pure": "pure_run",
    "impure": "run",
    "set": "group",
    "tunnela": "tunnela",
    "dublee": "dublee",
    "jokers": "jokers",
}


class ReadGroup(NamedTuple):
    """Cards that are a meld: which, as best laid, what each stands for, and the worth."""

    name: GroupName
    order: Faces
    stands: Faces
    value: int


class GroupReader:
    """Reads groups of a hand by a sheet, in a deal with a wild rank (0: none by chance).

    `points` is what each face counts in the hand, a joker last; `dublees`: whether two equal cards are a meld.
    """

    def __init__(self, sheet: Rules, wild: int, dublees: bool = False) -> None:
        self.sheet, self.wild, self.dublees = sheet, wild, dublees
        self.lives = lives_in(sheet, wild) if sheet.lives is not None else None
        self.melds: CardMelds = card_melds(sheet) if self.lives is None else self.lives.melds
        in_hand: tuple[int, ...] = tuple(sheet.values.of(face) for face in range(PRINTED_JOKER + 1))
        self.points: tuple[int, ...] = in_hand if self.lives is None else (*self.lives.values, 0)
        self._jokers = any(pack.jokers for pack in (sheet.pack, *(pack for _, pack in sheet.more_packs)))
        self._read = lru_cache(maxsize=_GROUPS_KNOWN)(self._read_sorted)
        self._wanted = lru_cache(maxsize=_GROUPS_KNOWN)(self._wanted_by)

    def of(self, held: Faces) -> GroupReader:
        """The reader for a hand of these cards; pairs of equal ones count where it could nearly be shown by them."""
        if not isinstance(self.lives, Pures) or not self.lives.wanted.dublees:
            return self
        missing = self.lives.wanted.dublees - dublees_in(held)
        return _dublee_reader(self.sheet, self.wild, missing <= NEARLY)

    def read(self, cards: Iterable[Face]) -> ReadGroup | None:
        """What these cards are, given in any order; None if they are no meld."""
        return self._read(tuple(sorted(cards)))

    def judge(self, cards: Faces, apart: Sequence[Face] = ()) -> GroupJudgement:
        """The judgement of a group; no two of the cards `apart` may lie in one meld."""
        points = sum(self.points[face] for face in cards)
        together = sum(face in apart for face in cards) > 1
        read = None if together else self.read(cards)
        if read is not None:
            return GroupJudgement(
                state="complete", name=read.name, order=read.order, stands=read.stands, value=read.value, points=points
            )
        wanted = () if together else self._wanted(tuple(sorted(cards)))
        state: Literal["started", "loose"] = "started" if wanted else "loose"
        return GroupJudgement(state=state, name=None, order=cards, stands=cards, value=0, points=points, wanted=wanted)

    def _read_sorted(self, cards: Faces) -> ReadGroup | None:
        if self.lives is not None:
            life = self.lives.kind(cards)
            if life is None or (life == "dublee" and not self.dublees):
                return None
            reading = self.lives.laid(cards)
            worth = sum(self.points[face] for face in cards)
            return ReadGroup(_OF_LIFE[life], from_hand(reading.meld), self.lives.stands(reading), worth)
        if isinstance(self.melds, WildMelds):
            readings = self.melds.readings(cards)
            if not readings:
                return None
            first = readings[0]
            return ReadGroup(first.kind, from_hand(first.meld), self.melds.stands(first), first.value)
        meld = self.melds.read(cards)
        return None if meld is None else ReadGroup(self.melds.kind(meld), meld, meld, self.melds.value(meld))

    def _wanted_by(self, cards: Faces) -> Faces:
        """The cards any one of which makes a meld of these, wild cards last."""
        if not 2 <= len(cards) < _LONGEST:
            return ()
        wild = [face for face in range(PRINTED_JOKER + self._jokers) if self.is_wild(face)]
        near = set(range(PRINTED_JOKER) if all(map(self.is_wild, cards)) else neighbours(cards)).difference(wild)
        return tuple(face for face in (*sorted(near), *wild) if self.read((*cards, face)) is not None)

    def is_wild(self, face: Face) -> bool:
        """Whether a card may stand for others in this deal."""
        return isinstance(self.melds, WildMelds) and self.melds.is_wild(face)


class TileGroupReader(GroupReader):
    """Reads groups of tiles held in the hand, of which the tile `wild` is wild.

    A hand goes out in groups and runs or in pairs: what it is nearer to counts as a meld, `kinds` says which.
    """

    def __init__(self, sheet: Rules, wild: Face, kinds: Literal["melds", "pairs", "both"] = "melds") -> None:
        super().__init__(sheet, 0)
        self.kinds = kinds
        self.tiles = indicated_in(sheet, wild)
        self.faces = tuple(dict.fromkeys(sheet.pack.faces()))
        self.points = tuple([sheet.values.of(face) if face >= FIRST_TILE else 0 for face in range(FALSE_JOKER + 1)])

    def of(self, held: Faces) -> GroupReader:
        """The reader for a hand, by what it is nearer to; for both where it could go out either way."""
        size = 2 * self.tiles.pairs
        if not size and self.tiles.has_pairs:
            return _tile_reader(self.sheet, self.tiles.wild, "both")
        if not size or len(held) < size:
            return _tile_reader(self.sheet, self.tiles.wild, "melds")
        melds, pairs = self.tiles.away_in_melds(held, size), self.tiles.away_in_pairs(held, size)
        if melds == pairs == 0:
            return _tile_reader(self.sheet, self.tiles.wild, "both")
        return _tile_reader(self.sheet, self.tiles.wild, "pairs" if pairs < melds else "melds")

    def only(self, kinds: Literal["melds", "pairs", "both"]) -> GroupReader:
        """The reader for a hand whose seat may lay these alone."""
        return _tile_reader(self.sheet, self.tiles.wild, kinds)

    def is_wild(self, face: Face) -> bool:
        """Whether a tile may stand for others in this deal."""
        return face == self.tiles.wild

    def _read_sorted(self, cards: Faces) -> ReadGroup | None:
        found = self.tiles.read(cards)
        if found is None or (self.kinds == "melds" if found.kind == "pair" else self.kinds == "pairs"):
            return None
        return ReadGroup(found.kind, found.meld, found.stands, found.value)

    def _wanted_by(self, cards: Faces) -> Faces:
        """The tiles any one of which makes a meld of these, the wild one last."""
        if not 2 <= len(cards) < _LONGEST:
            return ()
        return tuple(sorted([face for face in self.faces if self.read((*cards, face)) is not None], key=self.is_wild))


_dublee_reader = lru_cache(maxsize=256)(GroupReader)
_tile_reader = lru_cache(maxsize=256)(TileGroupReader)


@lru_cache(maxsize=64)
def group_reader(sheet: Rules, wild: int) -> GroupReader:
    """The one reader of a sheet and of what is wild in a deal."""
    return _tile_reader(sheet, wild) if sheet.tiles_in_hand else GroupReader(sheet, wild)


def reconciled(groups: Sequence[Faces], loose: Faces, hand: Faces) -> tuple[Melds, Faces]:
    """The groups and the loose cards with what the hand really holds: cards that are gone are left out, and those
    that are missing are put to the end of the loose ones."""
    left = Counter(hand)

    def held(cards: Faces) -> Faces:
        found = []
        for face in from_hand(cards):
            if left[face] > 0:
                left[face] -= 1
                found.append(face)
        return tuple(found)

    fitting = tuple(filter(None, map(held, groups)))
    kept = held(loose)
    return fitting, (*kept, *sorted(left.elements()))
