"""RummyKit: the whole rummy family, as a library.

A name is imported on its first use, so that `import rummykit` and `rummykit --help` cost next to nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False  # what `typing` calls so, without importing it
if TYPE_CHECKING:
    from rummykit import arena, bots, games, record, solve, svg
    from rummykit.arena import simulate
    from rummykit.cards import NotationError
    from rummykit.match import Match
    from rummykit.match.score import score
    from rummykit.play import actions, events
    from rummykit.play.deal import Deal
    from rummykit.play.result import Result
    from rummykit.play.view import View
    from rummykit.rules import IllegalAction, Rules

    __version__: str
    """The version that is installed."""

__all__ = [
    "Deal",
    "IllegalAction",
    "Match",
    "NotationError",
    "Result",
    "Rules",
    "View",
    "__version__",
    "actions",
    "arena",
    "bots",
    "events",
    "games",
    "record",
    "score",
    "simulate",
    "solve",
    "svg",
]

_ROOMS = {
    "Deal": "rummykit.play.deal",
    "IllegalAction": "rummykit.rules",
    "Match": "rummykit.match",
    "NotationError": "rummykit.cards",
    "Result": "rummykit.play.result",
    "Rules": "rummykit.rules",
    "View": "rummykit.play.view",
    "score": "rummykit.match",
    "simulate": "rummykit.arena",
}
"""Where the names lie that are offered here."""
_MODULES = {name: f"rummykit.{name}" for name in ("arena", "bots", "games", "record", "solve", "svg")}
_MODULES |= {name: f"rummykit.play.{name}" for name in ("actions", "events")}


if not TYPE_CHECKING:  # or a type checker would believe in every name

    def __getattr__(name: str) -> object:
        """A name of the package, on its first use (PEP 562)."""
        from importlib import import_module

        found: object
        if name == "__version__":
            found = import_module("importlib.metadata").version("rummykit")
        elif name in _MODULES:
            found = import_module(_MODULES[name])
        elif name in _ROOMS:
            found = getattr(import_module(_ROOMS[name]), name)
        else:
            raise AttributeError(f"module 'rummykit' has no attribute {name!r}")
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return [*__all__]
