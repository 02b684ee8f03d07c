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


class TileObserver:
    """The observations of a pool; `observation` (size of the pool, size of the encoder) is filled again every time.

    Raises `ValueError` for a pool whose deals of tiles the kernel does not play.
    """

    def __init__(self, pool: DealPool) -> None:
        code = encoder(pool.rules, pool.players)
        names = [tuple(part.name for part, _ in parts) for parts in (code.planes, code.scalars)]
        if pool.tiles is None or (code.name, *names) != (ENCODER, PLANES, SCALARS):
            raise ValueError(f"The kernel does not encode {pool.rules.names.en}.")
        self._deals, self._sets = pool.tiles, code.melds
        self.observation: NDArray[np.float32] = np.zeros((pool.size, code.size), np.float32)

    def observe(self) -> NDArray[np.float32]:
        """What the seats to act see now, a row for each deal."""
        self._deals.observe(self._sets, self.observation.data)
        return self.observation
