"""Discard: the card that ends a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from rummykit import rules
from rummykit.rules.kinds import StepWord
from rummykit.rules.meaning import HELD_TILES, OWN_MELDS, SIDE_MELDS, Meanings, at
from rummykit.vocabulary.steps.draw import SINGLE

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class Discard(StepWord, frozen=True, kw_only=True):
    """End the turn with one card on the discard pile.

    `return_upcard`: whether the card just taken from the pile may be discarded.
    `fitting`: whether a card that could be laid off on a meld on the table may be discarded: "allowed"; "refused",
      except for the last card of a hand, or if all other cards in hand could be laid off too; or "noted" as careless.
    `wild_tile`: whether a wild tile held in the hand may be discarded: "allowed", or "noted" as careless; the last tile
      is always allowed.
    `last_face_down`: whether the last card of a hand, with which a player goes out, is discarded face down.
    `careless`: whether a discard is noted against the player if it could be laid off on the table, if it makes a meld
      with two or more other cards of the pile, or if the next player takes it and goes out in that turn.
    `time_up`: which card is discarded when time runs out. "drawn_card": the one just drawn from the stock or, if it is
      no longer in hand, the one that counts most; "highest_card": always the one that counts most; "last_card": the one
      just drawn, from the stock or the pile.
    `goes_out`: whether a player who discards the last card has gone out.
    `last_wild`: whether the discard with which a player goes out may be a wild card: "allowed", or "refused".
    """

    after: ClassVar[str] = "Knock"

    means: ClassVar[Meanings] = {
        "return_upcard": at("turn.Draw.discard_pile", *SINGLE)
        & at("turn.Draw.card_goes", "hand", "first_meld", "kept_meld", "table")
        & at("turn.Draw.faced", False),
        "fitting": at("turn.Play") & at("turn.Draw.faced", False),
        "wild_tile": HELD_TILES & at("turn.Play"),
        "last_face_down": OWN_MELDS & at("turn.Play.floats", False),
        "careless": OWN_MELDS,
        "last_wild": SIDE_MELDS,
    }

    return_upcard: bool = False
    fitting: Literal["allowed", "refused", "noted"] = "allowed"
    wild_tile: Literal["allowed", "noted"] = "allowed"
    last_face_down: bool = False
    careless: bool = False
    time_up: Literal["drawn_card", "highest_card", "last_card"] = "drawn_card"
    goes_out: bool = True
    last_wild: Literal["allowed", "refused"] = "allowed"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are melds on the table that a card could fit, and a way for the last card to leave the hand."""
        play = sheet.step(rules.Play)
        if not self.goes_out and play is not None and not play.may_go_out:
            yield (
                "Nobody can go out, by a meld or by a discard: write Play.may_go_out = true, or Discard.goes_out = "
                "true."
            )
        held = sheet.tiles_in_hand and play is not None
        if self.fitting == ("refused" if held else "noted"):
            yield (
                'A fitting discard can be "noted" only with tiles and "refused" only with cards: write '
                'Discard.fitting = "allowed" or the other one.'
            )
        if self.fitting == "refused" and (play is None or play.lay_off == "none"):
            yield (
                "Discard.fitting is about cards that could be laid off: add Play.lay_off, or "
                'write Discard.fitting = "allowed".'
            )
