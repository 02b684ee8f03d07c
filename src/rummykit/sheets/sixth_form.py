"""From the fifth form of sheets to the sixth: house rules that were hard to read, or misleading, are worded anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rummykit.sheets.fourth_form import reworded
from rummykit.sheets.plain import Plain

TEXTS: Mapping[str, str] = {
    "The form of the game: eight deals of twelve cards, or seven of eleven cards": (
        "Form of the game (eight deals of twelve cards, or seven of eleven cards)"
    ),
    "When the stock is empty, the discard pile is turned over unshuffled, or shuffled": (
        "What happens to the discard pile when the stock is empty"
    ),
    "One deal is the whole match, and its winner deals the next": (
        "One deal is the whole match, and its winner deals in the next match"
    ),
    "One new meld or one card laid off per turn": "A player may lay only one meld or lay off only one card in a turn",
    "Each card left counts 1 and each joker 2; such a match usually goes to 25 points": (
        "The number of cards left in hand counts, not their value (it is then usual to choose 25 points to win)"
    ),
    "Chips at the start: 80 for each player at the table, or 80 for each deal": (
        "Chips at the start (80 for each player at the table, or 80 for each deal)"
    ),
    "If players tie for most chips after the last deal: they play one more deal, or split the pool": (
        "What players do who tie for most chips after the last deal"
    ),
    "A player must discard to go out: a player who lays the last card plays on without a hand": (
        "A player must discard to go out, and plays on without a hand after laying the last card"
    ),
    "Whether winning a deal counts one point, or the cards the others hold": "What winning a deal is worth",
    "If two players have such hands, the higher one is paid": (
        "If one player is dealt 50 and another 49, the hand of 50 is paid"
    ),
    "A player whose spread was hit may not drop in the next turn": (
        "A player on whose meld another player has laid off may not drop in the next turn"
    ),
    "What counts in a hand: all cards, or those outside melds": "Which cards in a hand count",
    "What jack, queen and king count in hand: 10 each, or 11, 12 and 13": "What jack, queen and king count in hand",
    "What value cards are worth: by the table, or twenty points each": "What value cards are worth",
    "How often the upcard goes round with an empty stock before the deal ends": (
        "How often every player may take the top discard, once the stock is empty, before the deal ends"
    ),
    "A joker may be added at the far end of a run of thirteen cards": (
        "A joker may be added to a run of thirteen cards as a second ace"
    ),
    "Before drawing, a player may declare playing for pairs: they then count double, and the player can go out only in "
    "pairs": "Pairs may be declared before drawing (they then count double, and the player can go out only in pairs)",
}
"""House rules by their English of before."""


def sixth_form(plain: Plain) -> Plain:
    """A sheet of the fifth form in the sixth."""
    return reworded(plain, {**TEXTS, **dict(_by_pack(plain)), **dict(_by_start(plain)), **dict(_by_offers(plain))})


def _by_pack(plain: Plain) -> Iterator[tuple[str, str]]:
    """New texts about jokers in several packs, and about deals, which tile players call games."""
    pack = plain.get("pack")
    if not isinstance(pack, Mapping):
        return
    if pack.get("family") == "tiles":
        yield "Deals in a match (none: as many as players)", "Games in a match (none: as many as players)"
    if pack.get("copies", 1) != 1:
        yield "Jokers in the pack", "Jokers in all packs together"
    elif plain.get("more_packs"):
        yield "Jokers in the pack", "Jokers in each pack"


def _by_start(plain: Plain) -> Iterator[tuple[str, str]]:
    """A new text about the direction of play in games without a dealer."""
    start = plain.get("start")
    if isinstance(start, Mapping) and str(start.get("draw")).endswith("_starts"):
        yield "Which side of the dealer goes first, and the direction of play", "Direction of play"


def _by_offers(plain: Plain) -> Iterator[tuple[str, str]]:
    """A new text about winning the match in games where one deal may count more than one point."""
    offers = plain.get("offers")
    if isinstance(offers, list | tuple) and any(
        isinstance(each, Mapping) and each.get("name") == "draw_carries" for each in offers
    ):
        yield "Deals to win", "Points to win (one for each deal won)"
