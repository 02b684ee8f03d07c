"""Which deals the kernel plays side by side, and what it does not read of the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rummykit.lab.actions import ActionSpace
from rummykit.lab.card_vector import card_deals
from rummykit.lab.closed_vector import closed_deals
from rummykit.lab.encode import Encoder
from rummykit.lab.kernel_deals import KernelDeals
from rummykit.lab.packs_vector import packs_deals
from rummykit.lab.rewards import RewardName
from rummykit.lab.tile_vector import ListedDeals, tile_deals
from rummykit.playout import cards, closed_sheets, laid_sheet, tiles
from rummykit.playout.reads import Reads, unread
from rummykit.rules import Rules

ByKernel: TypeAlias = KernelDeals | ListedDeals
Made: TypeAlias = Callable[[Encoder, ActionSpace, int, RewardName, int], ByKernel | None]

KINDS: Final[tuple[tuple[Made, Reads], ...]] = (
    (card_deals, cards.READS),
    (closed_deals, closed_sheets.READS),
    (packs_deals, laid_sheet.READS),
    (tile_deals, tiles.READS),
)
"""The kinds of deal that the kernel plays, and the fields that the reader of the sheets of each reads."""


def kernel_deals(
    encoder: Encoder, space: ActionSpace, n: int, reward: RewardName = "points", threads: int = 1
) -> ByKernel | None:
    """`n` deals in the kernel; None where it does not play, encode and reward all of this."""
    for made, _ in KINDS:
        if (found := made(encoder, space, n, reward, threads)) is not None:
            return found
    return None


def unread_by_kernel(rules: Rules) -> tuple[str, ...]:
    """The fields of a sheet that the kernel does not read, as the reader that misses the fewest of them says it."""
    sheet = rules.for_deal(0)
    return min((tuple(unread(sheet, reads)) for _, reads in KINDS), key=len)
