"""Choices that the project made where printed rules are silent or differ, each with the feature it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from rummykit.rules import (
    CallWindow,
    DealWon,
    Declare,
    Discard,
    Draw,
    Drop,
    FirstTo,
    FixedGames,
    GoOut,
    HandsToWinner,
    LivesPenalty,
    Play,
    RackPenalties,
    RankPayments,
    Rearrange,
    Rules,
    Show,
    Showdown,
    Swap,
)
from rummykit.words import examples
from rummykit.words.ending import lasts
from rummykit.words.language import Value
from rummykit.words.languages import language_for
from rummykit.words.page import RuleSection
from rummykit.words.playing import may_take_discard
from rummykit.words.voice import Voice

T = TypeVar("T")


class Silence(NamedTuple):
    """A sentence (``silent.<name>``), the sheets it is about, and the values in it."""

    name: str
    about: Callable[[Rules], bool]
    fields: Callable[[Rules], dict[str, Value]] = lambda rules: {}


def _step(kind: type[T], holds: Callable[[T], bool] = lambda step: True) -> Callable[[Rules], bool]:
    """Sheets whose turn has a step of this kind for which `holds` is true."""
    return lambda rules: any(isinstance(step, kind) and holds(step) for step in rules.turn)


def _scoring(kind: type[T], holds: Callable[[T], bool] = lambda scoring: True) -> Callable[[Rules], bool]:
    """Sheets with this kind of scoring."""
    return lambda rules: isinstance(rules.scoring, kind) and holds(rules.scoring)


def _match(kind: type[T], holds: Callable[[T], bool] = lambda match: True) -> Callable[[Rules], bool]:
    """Sheets with this format of a match."""
    return lambda rules: isinstance(rules.match, kind) and holds(rules.match)


def _field(path: str) -> Callable[[Rules], Any]:
    """What a sheet has in a field."""

    def value(rules: Rules) -> Any:
        found: Any = rules
        for name in path.split("."):
            found = getattr(found, name)
        return found

    return value


def _tiles(rules: Rules) -> bool:
    return rules.rearranges


def _jokers(rules: Rules) -> bool:
    return examples.joker(rules) is not None


def _joker_sets(rules: Rules) -> bool:
    return rules.joker_sets is not None and not rules.joker_sets.manipulable


def _keeps_upcard(rules: Rules) -> bool:
    return may_take_discard(rules) and _step(Discard, lambda step: not step.return_upcard)(rules)


SILENCES = (
    Silence("sizes", lambda rules: isinstance(rules.deal.hand, tuple)),
    Silence("lowest_deals", lambda rules: rules.start.draw == "lowest_deals"),
    Silence("start_ties", lambda rules: True),
    Silence("draw_again", lambda rules: rules.start.later == "draw_again"),
    Silence("dealer", lambda rules: rules.start.later == "dealer_left_or_winner"),
    Silence("next_starts", lambda rules: rules.start.later == "next_starts"),
    Silence("after_king", lambda rules: rules.rearranges and rules.runs is not None and rules.runs.ace == "low"),
    Silence("ace_low", lambda rules: not rules.rearranges and rules.runs is not None and rules.runs.ace == "low"),
    Silence("ordered", lambda rules: rules.rearranges and _jokers(rules)),
    Silence("colour_number", lambda rules: rules.special_jokers is not None),
    Silence("colour_places", lambda rules: rules.special_jokers is not None),
    Silence("mirror_image", lambda rules: rules.special_jokers is not None),
    Silence("mirror_ascending", lambda rules: rules.special_jokers is not None),
    Silence("several_jokers", _jokers),
    Silence("kind", lambda rules: _jokers(rules) and rules.groups is not None and rules.runs is not None),
    Silence("at_most_naturals", lambda rules: rules.wilds is not None and rules.wilds.at_most_naturals),
    Silence(
        "then_manipulate",
        lambda rules: rules.rearranges and rules.opening is not None and rules.opening.then_manipulate,
    ),
    Silence(
        "nothing_else",
        lambda rules: rules.rearranges and rules.opening is not None and not rules.opening.then_manipulate,
    ),
    Silence("opening_melds_only", lambda rules: not rules.rearranges and rules.opening is not None),
    Silence("stay", _tiles),
    Silence("no_draw", _tiles),
    Silence("wait", _tiles),
    Silence("ordinary", _joker_sets),
    Silence("replacement_any", lambda rules: _joker_sets(rules) and _field("joker_sets.replacement")(rules) == "any"),
    Silence("same_turn", _joker_sets),
    Silence("new_set", lambda rules: rules.joker_sets is not None and rules.joker_sets.goes_to == "new_set"),
    Silence("swap_before_opening", _step(Swap, lambda step: not step.needs_own_meld)),
    Silence("swap_lay_off", _step(Swap, lambda step: step.joker_goes == "table")),
    Silence("untouched", _tiles),
    Silence("stands", _tiles),
    Silence("restore", _step(Rearrange, lambda step: step.time_up.loose == "restore")),
    Silence("short", _tiles),
    Silence("any_order", _step(Play, lambda step: step.per_turn == "any" and step.lay_off != "none")),
    Silence("borrowing", _step(Play, lambda step: step.borrowing != "none")),
    Silence("joker_moves", _step(Play, lambda step: step.end_joker_moves != "never")),
    Silence("second_card", _step(Draw, lambda step: step.discard_pile == "top_and_second")),
    Silence("not_taken", _keeps_upcard),
    Silence("call_next", _step(CallWindow, lambda step: step.open)),
    Silence("long_runs", _step(GoOut, lambda step: bool(step.contracts))),
    Silence("undrawn", _step(GoOut, lambda step: step.undrawn)),
    Silence("showed_first", lambda rules: rules.deal.starter_extra > 0),
    Silence("trash", _scoring(RankPayments)),
    Silence("sent", _step(Show, lambda step: step.send)),
    Silence("exhausted", lambda rules: rules.stock.when_empty == "play_on"),
    Silence("flip", lambda rules: rules.stock.when_empty == "flip" and not lasts(rules)),
    Silence("shuffle", lambda rules: rules.stock.when_empty == "shuffle" and not lasts(rules)),
    Silence(
        "turnovers",
        lambda rules: rules.stock.when_empty in ("flip", "shuffle") and not lasts(rules),
        lambda rules: {"n": rules.stock.times},
    ),
    Silence("rounds", lambda rules: rules.stock.when_empty == "block", lambda rules: {"n": rules.stock.times}),
    Silence("keep_top", lambda rules: rules.stock.keep_top),
    Silence("best_lives", _scoring(LivesPenalty)),
    Silence("missed", _step(Drop)),
    Silence("wrong_plays_on", _step(Declare)),
    Silence("tie", _scoring(RackPenalties)),
    Silence("hands", _scoring(HandsToWinner, lambda scoring: scoring.count == "all")),
    Silence("double", _scoring(HandsToWinner, lambda scoring: scoring.concealed_double)),
    Silence("knock_tie", _scoring(Showdown)),
    Silence("single_win", _scoring(DealWon)),
    Silence(
        "games",
        _match(FixedGames, lambda match: match.games is not None),
        lambda rules: {"n": _field("match.games")(rules)},
    ),
    Silence("as_many_as_players", _match(FixedGames, lambda match: match.games is None)),
    Silence("shared", _match(FixedGames)),
    Silence(
        "target",
        lambda rules: isinstance(rules.match, FirstTo) and not isinstance(rules.scoring, DealWon),
        lambda rules: {"target": _field("match.target")(rules)},
    ),
    Silence("clock", lambda rules: not rules.rearranges and rules.turn_seconds is None),
    Silence("no_penalty", lambda rules: not rules.rearranges and not _step(Declare)(rules)),
)


def silent_choices(rules: Rules, language: str) -> RuleSection:
    """The section of a sheet's choices where printed rules are silent: an introduction, then a choice a paragraph."""
    voice = Voice(language_for(language), rules.pack.family)
    choices = [
        voice.say(f"silent.{silence.name}", **silence.fields(rules)) for silence in SILENCES if silence.about(rules)
    ]
    return voice.section("silent", voice.say("silent.intro"), *choices)
