"""The vocabulary that rule sheets are written in: frozen values, checked when they are built."""

from typing import TYPE_CHECKING
from warnings import warn

from rummykit.checked import RulesError
from rummykit.rules import scoring, sheet, stakes, steps
from rummykit.rules.option import Option, OptionIdle, OptionsClash, OptionValue
from rummykit.rules.refusals import REFUSALS, IllegalAction, Refusal
from rummykit.rules.scoring import *
from rummykit.rules.sheet import *
from rummykit.rules.stakes import *
from rummykit.rules.steps import *

__all__ = ["REFUSALS", "IllegalAction", "Option", "OptionIdle", "OptionValue", "OptionsClash", "Refusal", "RulesError"]
__all__ += scoring.__all__
__all__ += sheet.__all__
__all__ += stakes.__all__
__all__ += steps.__all__

RENAMED = {"DealTerms": "ScheduledDeal"}
"""Public names of the release before, with those of today."""

if not TYPE_CHECKING:  # or a type checker would believe in every name

    def __getattr__(name: str) -> object:
        """A public name of the release before."""
        if name not in RENAMED:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        warn(f"{__name__}.{name} is called {RENAMED[name]} now.", DeprecationWarning, stacklevel=2)
        return globals()[RENAMED[name]]
