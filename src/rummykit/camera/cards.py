"""Cards by their indices: which two are the corners of one card, and which cards lie in one fan or row."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rummykit.camera.crops import Numbers
from rummykit.camera.rows import chained

SUITS = "CDHS"
RANKS = "A23456789TJQK"
OPPOSITE = -0.8
"""Cosine of the least that the two indices of a card are turned against each other."""
ABOVE = 0.4
"""How far the upper right index of a card may be from straight above the lower right one, in heights of an index."""
NEXT = 4.0
"""How far the index of the next card may lie, in heights of an index: somewhat more than a card is wide."""
AWRY = 0.9
TURNED = 0.8


def card_name(kind: int) -> str:
    """The card in the program's notation."""
    return "JK" if kind == 0 else f"{RANKS[(kind - 1) % 13]}{SUITS[(kind - 1) // 13]}"


def single(places: Numbers, kinds: npt.NDArray[np.intp], sure: Numbers) -> npt.NDArray[np.intp]:
    """Which indices to keep, so that each card is there once: of the two or four corners of a card the one that stands
    upright as most of the photo's indices do."""
    usual = places[:, 2:4].mean(0) if len(places) else np.zeros(2, np.float32)
    upright = places[:, 2:4] @ usual
    diagonal: list[tuple[float, int, int]] = []
    beside: list[tuple[float, int, int]] = []
    for number, (x, y, up_x, up_y, high, _) in enumerate(places):
        right = ((places[:, 0] - x) * -up_y + (places[:, 1] - y) * up_x) / high
        down = -((places[:, 0] - x) * up_x + (places[:, 1] - y) * up_y) / high
        alike = places[:, 2] * up_x + places[:, 3] * up_y
        same = (kinds == kinds[number]) & (np.abs(np.log(places[:, 4] / high)) < 0.5)
        across = same & (alike < OPPOSITE) & (right > 0.7) & (right < 5) & (down > 1) & (down < 7)
        level = same & (alike > TURNED) & (right > 0.7) & (np.abs(down) < 0.6)
        above = (np.abs(right[:, None] - right[across]) < ABOVE).any(1)
        for pairs, fits in ((diagonal, across), (beside, level & above)):
            pairs += [
                (float(np.hypot(right[other], down[other])), number, int(other)) for other in np.flatnonzero(fits)
            ]
    card = np.arange(len(places))
    for pairs in (diagonal, beside):
        paired: set[int] = set()
        for _, first, second in sorted(pairs):
            if not {first, second} & paired:
                paired |= {first, second}
                card[card == card[second]] = card[first]
    best = {
        one: max(np.flatnonzero(card == one), key=lambda each: (round(float(upright[each]), 1), float(sure[each])))
        for one in set(card.tolist())
    }
    return np.array(sorted(best.values()), np.intp)


def fans(places: Numbers) -> list[list[int]]:
    """The numbers of the places, fan by fan, each from its left card on."""
    pairs = []
    for number, (x, y, up_x, up_y, high, _) in enumerate(places):
        right = ((places[:, 0] - x) * -up_y + (places[:, 1] - y) * up_x) / high
        along = np.abs((places[:, 0] - x) * up_x + (places[:, 1] - y) * up_y) / high
        alike = places[:, 2] * up_x + places[:, 3] * up_y
        fits = (right > 0.25) & (right < NEXT) & (along < AWRY + 0.3 * right) & (alike > TURNED)
        pairs += [(float(right[other] + along[other]), number, int(other)) for other in np.flatnonzero(fits)]
    return chained(places, pairs)
