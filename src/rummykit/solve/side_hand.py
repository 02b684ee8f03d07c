"""The best melds of a hand in a game of sides, and what they are worth with the bonuses of their books."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rummykit.cards import Face
from rummykit.melds.books import BestGroups, BookBonus, best_groups
from rummykit.play.actions import Faces
from rummykit.play.melds import side_melds_of
from rummykit.rules import Rules
from rummykit.rules.sheet import check_sheet
from rummykit.solve.best_hand import check_hand


def side_hand(rules: Rules, cards: Iterable[Face], table: Sequence[Faces] = ()) -> BestGroups:
    """The most that a hand is worth to its side if all is laid now; `table` are the melds of the side.

    Proven for groups without a limit to their size; runs and limited groups are searched as far as time allows.

    The worth counts the cards laid and the bonuses of books, also of those that groups of the side become or, by a wild
    card, no longer are. Groups that are laid only in going out are among the melds where they leave one card at most.
    Raises `ValueError` for another game, and for cards or groups that the game does not have.
    """
    check_sheet(rules)
    if rules.books is None:
        raise ValueError(f"In {rules.names.en} melds do not belong to sides.")
    held = tuple(sorted(cards))
    check_hand(rules, (*held, *(face for group in table for face in group)), None)
    melds = side_melds_of(rules)
    lying = []
    for number, group in enumerate(table):
        laid = melds.read(group)
        if laid is None:
            raise ValueError("A group on the table is no meld of this game.")
        lying.append((number, laid))
    ranks = [melds.rank_of(group) for _, group in lying if melds.is_open(group) and melds.rank_of(group)]
    if len(set(ranks)) < len(ranks):
        raise ValueError("A side has one group of each rank.")
    books = rules.books
    bonus = BookBonus(books.size, books.natural, books.mixed, books.semi, books.wild)
    whole = best_groups(melds, held, bonus, lying, melds.last)
    return whole if len(whole.left) <= 1 else best_groups(melds, held, bonus, lying)
