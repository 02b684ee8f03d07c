"""Many deals at once, played by the kernel where it knows every word of a sheet."""

from rummykit.playout.pool import DealPool

__all__ = ["DealPool"]
