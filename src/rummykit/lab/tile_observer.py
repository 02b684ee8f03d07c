"""What the seats to act see in a pool of deals of tiles, written by the kernel as `tiles-v1`."""

from __future__ import annotations

from typing import Final

from rummykit.lab.encode import encoder
from rummykit.lab.extra import lab_packages
from rummykit.playout import DealPool

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

ENCODER: Final = "tiles-v1"
PLANES: Final = ("rack", "table", "unseen", "lengthening")
SCALARS: Final = (
    "phase", "step", "stock", "turn_number", "cards", "draws", "opened", "to_act", "starter", "dealer",
)  # fmt: skip
"""What the kernel encodes, in this order (native/playout/tile_encoder.cpp)."""


def is_observed(pool: DealPool) -> bool:
    """Whether the kernel plays the deals of a pool, and encodes all that an observation of them has."""
    code = encoder(pool.rules, pool.players)
    names = [tuple(part.name for part, _ in parts) for parts in (code.planes, code.scalars)]
    return pool.tiles is not None and (code.name, *names) == (ENCODER, PLANES, SCALARS)


class TileObserver:
    """The observations of a pool of deals of tiles; raises `ValueError` where the kernel does not make them."""

    def __init__(self, pool: DealPool) -> None:
        if pool.tiles is None or not is_observed(pool):
            raise ValueError(f"The kernel does not encode {pool.rules.names.en}.")
        code = encoder(pool.rules, pool.players)
        self._deals, self._sets = pool.tiles, code.melds
        self._shape = pool.size, code.size

    def observe(self, into: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What the seats to act see now, a row for each deal: written into an array (deals, encoder), or a new one."""
        seen = np.zeros(self._shape, np.float32) if into is None else into
        self._deals.observe(self._sets, seen.data)
        return seen
