"""Every limit of the server: one number each, with the reason for it, in a file for each idea."""

from rummykit.server.limits.changing import InvalidLimit, UnknownLimit, limits_with
from rummykit.server.limits.limits import Limits

__all__ = ["InvalidLimit", "Limits", "UnknownLimit", "limits_with"]
