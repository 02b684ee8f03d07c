"""Contracts: the melds that a first meld must have, in games of contracts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rummykit.checked import Checked, Some
from rummykit.melds.shapes import Suits
from rummykit.rules.meaning import OWN_MELDS, Meanings
from rummykit.translatable import Translatable


class Contract(Checked, frozen=True, kw_only=True):
    """The melds required for a first meld, by their sizes.

    `groups`: the size of each group.
    `runs`: the length of each run.
    `whole_hand`: whether it is laid with the whole hand and without a discard; each meld may then be as long as
      necessary.
    `suits`: whether a run of all thirteen ranks must be of "one" suit, of one "colour", or may be of "any" suits; it is
      then the only meld of the deal.
    """

    means: ClassVar[Meanings] = {"whole_hand": OWN_MELDS, "suits": OWN_MELDS}

    groups: tuple[Some, ...] = ()
    runs: tuple[Some, ...] = ()
    whole_hand: bool = False
    suits: Suits = "one"

    @property
    def cards(self) -> int:
        """The fewest cards that it takes."""
        return sum(self.groups) + sum(self.runs)

    @property
    def told(self) -> dict[str, str | int]:
        """The sizes of its groups and runs, for a sentence."""
        groups, runs = ("–".join(map(str, sizes)) or "0" for sizes in (self.groups, self.runs))
        return {"groups": groups, "runs": runs}

    def flaws(self, least_group: int | None, least_run: int | None) -> Iterator[str]:
        """What is wrong with it in a game whose groups and runs have at least so many cards; None: there are none."""
        if not self.groups and not self.runs:
            yield "A contract must have melds: list its groups or its runs."
        if self.suits != "one" and (self.groups or self.runs != (13,)):
            yield "Contract.suits is about a run of all thirteen ranks: write runs = [13], and no groups."
        for what, sizes, least in (
            (Translatable("group"), self.groups, least_group),
            (Translatable("run"), self.runs, least_run),
        ):
            if sizes and least is None:
                yield Translatable("The contract has a {what}, but the game has none: define its {what}s.", what=what)
            elif sizes and least is not None and min(sizes) < least:
                yield Translatable(
                    "The contract has a {what} of {size}, but a {what} must have at least {least} cards.",
                    what=what,
                    size=min(sizes),
                    least=least,
                )
