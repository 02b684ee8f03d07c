"""Deals in which a run of all thirteen ranks need not be of one suit: the only meld in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, card, colour_of, number_of, show, standing_for
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw
from rummykit.melds.readings import WildReading, meant_by
from rummykit.melds.shapes import Runs, Suits, Wilds
from rummykit.melds.wild import WildMelds

RANKS = 13
MOST_RUNS = 256
"""So many runs of a hand are listed; they differ only in which of several cards of a rank they take."""
SUITS: dict[Suits, tuple[tuple[int, ...], ...]] = {"colour": ((0, 3), (1, 2)), "any": ((0, 1, 2, 3),)}
"""The suits that may lie in one run: the black or the red ones, or all."""


class FullRunMelds(WildMelds):
    """Runs from the ace to the king in any suits, or in those of one colour; nothing else is a meld.

    A joker in it says for which rank it stands, in the first of the suits that the run may have.
    """

    def __init__(self, wilds: Wilds | None, points: tuple[int, ...], suits: Suits) -> None:
        super().__init__(None, Runs(min_length=RANKS), wilds, points, None, False)
        self.together = SUITS[suits]

    def _readings(self, cards: Faces) -> tuple[WildReading, ...]:
        found = (self._as_full_run(cards, suits) for suits in self.together)
        return tuple([reading for reading in found if reading is not None][:1])

    def _as_full_run(self, cards: Faces, suits: tuple[int, ...]) -> WildReading | None:
        """Cards as a run of these suits: the naturals in their places, wild cards in those that are left."""
        if len(cards) != RANKS:
            return None
        laid: dict[int, Face] = {}
        spare: list[Face] = []
        for face in cards:
            meant = meant_by(face)
            if face == PRINTED_JOKER:
                spare.append(face)
            elif colour_of(meant) in suits and number_of(meant) not in laid and self._settled(face):
                laid[number_of(meant)] = face
            elif self.is_wild(face) and face < STANDING_FOR:
                spare.append(face)
            else:
                return None
        wild = len(spare) + sum(face >= STANDING_FOR for face in laid.values())
        if not self.enough_naturals(RANKS - wild, wild):
            return None
        for rank in range(1, RANKS + 1):
            if rank not in laid:
                face = spare.pop()
                laid[rank] = standing_for(card(rank, suits[0])) if face == PRINTED_JOKER else face
        run = tuple(laid[rank] for rank in range(1, RANKS + 1))
        return WildReading("run", run, wild, sum(self.points[card(number, 0)] for number in laid))

    def _settled(self, face: Face) -> bool:
        """Whether a card is natural, or a joker that says what it stands for."""
        return face >= STANDING_FOR or face in self.natural_faces

    def stands(self, reading: WildReading) -> Faces:
        """What each card is or stands for."""
        meant = map(meant_by, reading.meld)
        return tuple([face if number_of(face) == rank else card(rank, 0) for rank, face in enumerate(meant, 1)])

    def within(self, hand: Hand) -> list[Faces]:
        return list(islice(self._runs_in(hand), MOST_RUNS))

    def _runs_in(self, hand: Hand) -> Iterator[Faces]:
        """The runs of a hand, a joker only where no card of a rank is held."""
        jokers = hands.count(hand, PRINTED_JOKER) if PRINTED_JOKER in self.wild_faces else 0
        for suits in self.together:
            held = [
                [face for suit in suits if hands.count(hand, face := card(rank, suit))] for rank in range(1, RANKS + 1)
            ]
            if sum(not cards for cards in held) <= jokers:
                for chosen in product(*(cards or [PRINTED_JOKER] for cards in held)):
                    meld = self.read(chosen)
                    if meld is not None:
                        yield meld

    def most_of(self, hand: Hand) -> Hand:
        """The natural cards of a hand that one run could take, as many as there can be."""
        found = []
        for suits in self.together:
            held = (
                [face for suit in suits if hands.count(hand, face := card(rank, suit))] for rank in range(1, RANKS + 1)
            )
            found.append(hands.of([cards[0] for cards in held if cards]))
        return max(found, key=hands.size)

    def flaw(self, cards: Faces) -> Flaw | None:
        """Why these cards are no run of all ranks; None if they are one."""
        if self.readings(tuple(sorted(cards))):
            return None
        shown = show(cards)
        if len(cards) < RANKS:
            return Flaw("too_short", {"meld": shown, "minimum": RANKS})
        fixed = [meant_by(face) for face in cards if not self.is_wild(face) or face >= STANDING_FOR]
        wild = sum(self.is_wild(face) for face in cards)
        if self.wilds is not None and self.wilds.most is not None and wild > self.wilds.most:
            return Flaw("more_jokers_than_allowed", {"meld": shown, "maximum": self.wilds.most})
        if not any(all(colour_of(face) in suits for face in fixed) for suits in self.together):
            return Flaw("not_one_colour", {"meld": shown})
        return Flaw("not_every_rank", {"meld": shown})


@lru_cache(maxsize=64)
def full_run_melds(wilds: Wilds | None, points: tuple[int, ...], suits: Suits) -> FullRunMelds:
    """The one `FullRunMelds` of these jokers, points and suits."""
    return FullRunMelds(wilds, points, suits)
