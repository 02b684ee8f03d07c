"""The question: may a card that a player declines be forced on a meld of that player?"""

from __future__ import annotations

import msgspec

from rummykit.cards import PRINTED_JOKER
from rummykit.play.melds import card_melds
from rummykit.referee.card_turn import OwnedMeld
from rummykit.referee.meld import read_meld
from rummykit.referee.question import Malformed, Verdict, held
from rummykit.rules import Draw, ForceWindow, IllegalAction, Rules


class ForceInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `player` who declined the `card`, and the melds on the `table`."""

    player: int
    table: list[OwnedMeld]
    card: str


def verdict(rules: Rules, asked: ForceInput) -> Verdict:
    """`may_be_forced`, and the numbers of the player's `melds` that the card fits as they lie."""
    draw = rules.step(Draw)
    if draw is None or not draw.faced:
        raise Malformed("malformed", f"No card is forced in {rules.names.en}.")
    (card,) = held(rules, [asked.card])
    melds, fits = card_melds(rules), []
    for number, lies in enumerate(asked.table):
        found = read_meld(rules, held(rules, lies.meld))
        if isinstance(found, IllegalAction):
            raise Malformed("impossible", f"The table is not legal. {found.text}")
        if lies.owner == asked.player and card < PRINTED_JOKER and melds.extensions(found.cards) >> card & 1:
            fits.append(number)
    return Verdict({"may_be_forced": rules.step(ForceWindow) is not None and bool(fits), "melds": fits})
