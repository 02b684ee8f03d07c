"""Sides, books and bonus cards: what belongs to partners, and what melds and cards are worth beyond their points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from rummykit import rules
from rummykit.cards import PRINTED_JOKER, Face, colour_of, number_of
from rummykit.checked import ByPlayers, Checked, Points, Some, Whole, by_players
from rummykit.rules.meaning import THREE_PACKS, Meanings
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.melds.books import Book
    from rummykit.rules.sheet import Rules

__all__ = ["BonusCards", "Books", "CardsOf", "SecondHand", "Sides"]

RED = (1, 2)
"""The suits that are red."""


class CardsOf(Checked, frozen=True, kw_only=True):
    """The cards of one rank, or only the red or black ones.

    `rank`: the rank (1 … 13).
    `colour`: which cards of the rank: "red", "black" or "any".
    """

    rank: Annotated[int, Meta(ge=1, le=13)]
    colour: Literal["red", "black", "any"] = "any"

    def has(self, face: Face) -> bool:
        """Whether a card is one of them."""
        if face >= PRINTED_JOKER or number_of(face) != self.rank:
            return False
        return self.colour == "any" or (colour_of(face) in RED) == (self.colour == "red")


class Sides(Checked, frozen=True, kw_only=True):
    """Who plays with whom: partners share one score and, in games with books, their melds.

    `partners`: with how many players those who sit opposite each other are partners; with any other number, everybody
      plays alone.
    `two_sides`: with how many players there are two sides, whose players sit alternately.
    """

    partners: tuple[Annotated[int, Meta(ge=4, le=20)], ...] = (4,)
    two_sides: tuple[Annotated[int, Meta(ge=6, le=20)], ...] = ()

    def count(self, players: int) -> int:
        """How many sides so many players are."""
        if players in self.two_sides:
            return 2
        return players // 2 if players in self.partners else players

    def have_partners(self, players: int) -> bool:
        """Whether so many players play together and not each alone."""
        return self.count(players) < players

    def of(self, seat: int, order: Sequence[int]) -> tuple[int, ...]:
        """The seats that play together with a seat, itself among them, where players sit in this order."""
        count = self.count(len(order))
        return tuple(sorted(order[list(order).index(seat) % count :: count]))

    def all_of(self, order: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """All sides, in the order of their first seats."""
        return tuple(dict.fromkeys(self.of(seat, order) for seat in sorted(order)))

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Partners sit opposite each other or alternately, and their score is one."""
        fewest, most = sheet.players
        for players in self.two_sides:
            if players % 2 or players in self.partners or not fewest <= players <= most:
                yield Translatable(
                    "sides.two_sides has {players} players: write even numbers from {fewest} to {most} that are not "
                    "in sides.partners.",
                    players=players,
                    fewest=fewest,
                    most=most,
                )
        for players in self.partners:
            if players % 2:
                yield Translatable(
                    "With {players} players not everybody has a partner opposite: write an even number in "
                    "sides.partners.",
                    players=players,
                )
            elif not fewest <= players <= most:
                yield Translatable(
                    "sides.partners has {players} players, but the game is for {fewest} to {most}.",
                    players=players,
                    fewest=fewest,
                    most=most,
                )
        if "sides" not in sheet.scoring.scores:
            yield (
                "Partners share one score: use the scoring CardsLaid, GinShowdown, HandsAgainstLosers, "
                "MeldsAndBonuses, PointsLost or RacksLeft, or remove sides."
            )


class Books(Checked, frozen=True, kw_only=True):
    """Melds large enough to score a bonus.

    `size`: the fewest cards in such a meld.
    `natural`: its bonus if no card in it is wild.
    `mixed`: its bonus if there are wild cards in it.
    `to_go_out`: how many of them a side needs to go out: a number, or pairs of players and number.
    `semi`: the bonus for one with a single wild card and enough natural cards to be such a meld without it; in a run,
      enough of them together on one side of it. None if it counts as mixed.
    `natural_to_go_out`: how many of them without wild cards a side needs to go out.
    `mixed_to_go_out`: how many of them with both natural and wild cards a side needs to go out.
    `wild`: the bonus for one of wild cards alone, if these are a meld.
    `called`: what players call them: a natural or mixed "canasta", a clean or dirty "book", a clean or dirty "burraco".
    """

    size: Annotated[int, Meta(ge=4, le=20)] = 7
    natural: Points = 500
    mixed: Points = 300
    to_go_out: ByPlayers = 1
    semi: Points | None = None
    natural_to_go_out: Whole = 0
    mixed_to_go_out: Whole = 0
    wild: Annotated[int, Meta(ge=0, le=5000)] | None = None
    called: Literal["canasta", "book", "burraco"] = "canasta"

    def bonus(self, kind: Book | None) -> int:
        """The bonus of a book of this kind; 0 for a meld that is none."""
        if kind is None:
            return 0
        if kind == "semi" and self.semi is not None:
            return self.semi
        if kind == "wild" and self.wild is not None:
            return self.wild
        return self.natural if kind == "natural" else self.mixed

    def enough(self, books: Sequence[Book], players: int) -> bool:
        """Whether a side with these books may go out."""
        natural, wild = books.count("natural"), books.count("wild")
        return (
            len(books) >= self.needed(players)
            and natural >= self.natural_to_go_out
            and len(books) - natural - wild >= self.mixed_to_go_out
        )

    def needed(self, players: int) -> int:
        """How many a side needs to go out."""
        return by_players(self.to_go_out, players)

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Groups grow as large as that, and the score counts them."""
        longest = 0 if sheet.runs is None else sheet.runs.max_length
        if longest < self.size and (sheet.groups is None or (sheet.groups.max_size or self.size) < self.size):
            yield Translatable(
                "No group can have {size} cards: remove the limit of groups.max_size, or change books.size.",
                size=self.size,
            )
        if not isinstance(sheet.scoring, rules.MeldsAndBonuses):
            yield "books has bonuses: use the scoring MeldsAndBonuses, or remove books."
        if (self.wild is not None) != (sheet.wilds is not None and sheet.wilds.alone):
            yield "books.wild is the bonus of wild cards alone: write wilds.alone = true with it, and false without it."
        if not isinstance(self.to_go_out, int):
            named = {players for players, _ in self.to_go_out}
            for players in range(sheet.players[0], sheet.players[1] + 1):
                if players not in named:
                    yield Translatable(
                        "books.to_go_out has no number for {players} players: say how many a side needs.",
                        players=players,
                    )


class SecondHand(Checked, frozen=True, kw_only=True):
    """A second hand, dealt face down, that a player picks up when the first hand is used up.

    A player who melds the last card plays on with it in the same turn; a player who discards the last card, in the next
    one.

    `cards`: how many cards it has.
    `of`: to whom it is dealt: each "player", or each "side", where the first of the partners to run out of cards gets
      it.
    `penalty_if_not_taken`: points that a side loses for one that was not picked up; none if its cards count against the
      side like cards left in hand.
    `called`: what players call it: the "foot" or the "pozzetto".
    """

    cards: Some
    of: Literal["player", "side"]
    penalty_if_not_taken: Points | None = None
    called: Literal["foot", "pozzetto"] = "foot"

    def how_many(self, players: int, sides: int) -> int:
        """How many there are among so many players on so many sides."""
        return players if self.of == "player" else sides

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Melds of a side lie on the table, and the score counts it."""
        if not isinstance(sheet.scoring, rules.MeldsAndBonuses) or not sheet.has_side_melds:
            yield "A second hand is for melds of a side: use the scoring MeldsAndBonuses, or remove second_hand."


class BonusCards(Checked, frozen=True, kw_only=True):
    """Cards that are laid out at once and replaced from the stock; they score separately and are never melded.

    `cards`: which cards these are.
    `each`: points for each one, to the side that has it; they count against a side without a meld.
    `all`: points for all of them together, if one side has them all; none if each still counts separately.
    `of_three_packs`: with three packs or more, in place of `all`: pairs of how many of them one side has and what so
      many are worth together.
    """

    means: ClassVar[Meanings] = {"of_three_packs": THREE_PACKS}

    cards: CardsOf
    each: Points = 100
    all: Points | None = 800
    of_three_packs: tuple[tuple[Some, Annotated[int, Meta(ge=0, le=5000)]], ...] = ()

    def worth(self, count: int, copies: int) -> int:
        """What so many of them count, in a pack with so many copies of each card."""
        if copies > 2 and self.of_three_packs:
            return dict(self.of_three_packs).get(count, count * self.each)
        whole = copies * (4 if self.cards.colour == "any" else 2)
        return self.all if count == whole and self.all is not None else count * self.each

    def faults(self, sheet: Rules) -> Iterator[str]:
        """The score counts them, and they are not wild."""
        if not isinstance(sheet.scoring, rules.MeldsAndBonuses):
            yield "bonus_cards have their own bonuses: use the scoring MeldsAndBonuses, or remove them."
        if sheet.wilds is not None and sheet.wilds.rank == self.cards.rank:
            yield "A card cannot be both wild and a bonus card: change wilds.rank or bonus_cards."
        if sheet.pack.family != "cards":
            yield "bonus_cards are for cards: remove them from a game of tiles."
