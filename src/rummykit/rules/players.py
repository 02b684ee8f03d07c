"""How many people a game is for, in words, and whether so many can play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


def in_words(players: tuple[int, int]) -> str:
    """The numbers of players from the least to the most: "2 to 6", or "4"."""
    fewest, most = players
    return f"{fewest}" if fewest == most else f"{fewest} to {most}"


def wrong_number(rules: Rules, players: int) -> str | None:
    """A sentence where the game is not for so many; None where it is."""
    fewest, most = rules.players
    if fewest <= players <= most:
        return None
    return f"{rules.names.en} is for {in_words(rules.players)} players, not {players}."
