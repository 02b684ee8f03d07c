"""The vocabulary that rule sheets are written in: frozen values, checked when they are built."""

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
