"""Choices that the project made where printed rules are silent or differ, each with the feature it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rummykit.cards import Pack
from rummykit.melds.shapes import Runs, SpecialJokers, Wilds
from rummykit.rules import (
    BonusCards,
    Boxes,
    CallWindow,
    CardsLaid,
    DealOut,
    DealWon,
    Declare,
    Discard,
    Draw,
    Drop,
    FirstTo,
    FixedGames,
    GinShowdown,
    GoOut,
    HandsToWinner,
    JokerSets,
    LayOffWindow,
    LivesPenalty,
    Opening,
    Play,
    RackPenalties,
    RankPayments,
    Rearrange,
    Rules,
    SecondHand,
    Show,
    Showdown,
    StakePayments,
    Start,
    Stock,
    Swap,
    TakePile,
)
from rummykit.rules.families import REARRANGED, GameFamily
from rummykit.rules.meaning import lasts
from rummykit.rules.words import values_of
from rummykit.words import examples
from rummykit.words.language import Value
from rummykit.words.languages import language_for
from rummykit.words.page import RuleSection
from rummykit.words.playing import may_keep_discard
from rummykit.words.scoring import words_of
from rummykit.words.setting_up import one_deal_is_all
from rummykit.words.shapes import has_other_wilds
from rummykit.words.voice import Voice, voice_of

W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Silence(Generic[W]):
    """A choice that belongs to a word: the sentence ``silent.<name>``.

    `about` says with which values of the word a sheet is concerned, `fields` what stands in the sentence, and
    `families` in which games it is a choice.
    """

    word: type[W]
    name: str
    about: Callable[[Rules, W], bool] = lambda rules, value: True
    fields: Callable[[W], dict[str, Value]] = lambda value: {}
    families: frozenset[GameFamily] = frozenset(GameFamily)

    def said_by(self, rules: Rules) -> dict[str, Value] | None:
        """What stands in the sentence on the page of a sheet; None where it is not about it."""
        for value in values_of(rules, self.word) if rules.family in self.families else ():
            if self.about(rules, value):
                return self.fields(value)
        return None


def _several_jokers(rules: Rules) -> bool:
    """Whether a meld may have more than one joker, but not consist of jokers alone."""
    alone = rules.pures is not None or (rules.wilds is not None and rules.wilds.alone)
    return _jokers(rules) and not alone and (rules.wilds is None or rules.wilds.most != 1)


def _three_play_alone(rules: Rules) -> bool:
    """Whether three may play, and nobody has a partner then."""
    alone = rules.sides is None or not rules.sides.have_partners(3)
    return alone and rules.players[0] <= 3 <= rules.players[1]


def _later(rules: Rules, later: str) -> bool:
    """Whether there are later deals, and this is how they begin."""
    return rules.start.later == later and not one_deal_is_all(rules)


def _agreed(rules: Rules) -> bool:
    """Whether players may agree on a number of deals: not where each deal has terms of its own, or where they have."""
    house = dict(rules.house)
    agreed = {path for option in rules.offers if option.name in house for path, _ in option.fields(house[option.name])}
    offered = any(option.path == "match.games" for option in rules.offers)
    return (offered or not rules.schedule) and agreed.isdisjoint(("match", "match.games"))


def _only_wilds(rules: Rules) -> bool:
    """Whether wild cards alone are a meld."""
    return (rules.wilds is not None and rules.wilds.alone) or (rules.lives is not None and rules.lives.surplus_wilds)


def _either_kind(rules: Rules) -> bool:
    """Whether cards with jokers may be a group or a run."""
    return _jokers(rules) and rules.groups is not None


def _jokers(rules: Rules) -> bool:
    return examples.joker(rules) is not None


def _renews(rules: Rules, how: str) -> bool:
    """Whether the discard pile becomes the stock in this way."""
    return rules.stock.when_empty == how and not lasts(rules)


_FROM_HAND = frozenset(GameFamily) - REARRANGED
_NO_SIDES = frozenset(GameFamily) - {GameFamily.SIDES}
_KEPT_IN_HAND = frozenset(GameFamily) - {GameFamily.LAID_TILES}

SILENCES: tuple[Silence[Any], ...] = (
    Silence(DealOut, "sizes", lambda rules, deal: isinstance(deal.hand, tuple)),
    Silence(Start, "lowest_deals", lambda rules, start: start.draw == "lowest_deals"),
    Silence(Start, "start_ties"),
    Silence(Start, "draw_again", lambda rules, start: _later(rules, "draw_again")),
    Silence(Start, "dealer", lambda rules, start: _later(rules, "dealer_left_or_winner")),
    Silence(Start, "next_starts", lambda rules, start: _later(rules, "next_starts")),
    Silence(Runs, "after_king", lambda rules, runs: runs.ace == "low", families=REARRANGED),
    Silence(Runs, "ace_low", lambda rules, runs: runs.ace == "low", families=_FROM_HAND),
    Silence(Pack, "ordered", lambda rules, pack: pack.family == "tiles" and _jokers(rules)),
    Silence(SpecialJokers, "colour_number"),
    Silence(SpecialJokers, "colour_places"),
    Silence(SpecialJokers, "mirror_image"),
    Silence(SpecialJokers, "mirror_ascending"),
    Silence(
        Pack,
        "several_jokers",
        lambda rules, pack: _several_jokers(rules) and not has_other_wilds(rules),
        families=_NO_SIDES,
    ),
    Silence(
        Pack,
        "several_wilds",
        lambda rules, pack: _several_jokers(rules) and has_other_wilds(rules) and not _only_wilds(rules),
        families=_NO_SIDES,
    ),
    Silence(Runs, "kind", lambda rules, runs: _either_kind(rules) and not has_other_wilds(rules)),
    Silence(Runs, "kind_wilds", lambda rules, runs: _either_kind(rules) and has_other_wilds(rules)),
    Silence(
        Wilds,
        "at_most_naturals",
        lambda rules, wilds: wilds.at_most_naturals is True and not has_other_wilds(rules),
    ),
    Silence(
        Wilds,
        "fewer_than_naturals",
        lambda rules, wilds: wilds.at_most_naturals == "fewer" and not has_other_wilds(rules),
    ),
    Silence(
        Wilds,
        "at_most_wilds",
        lambda rules, wilds: wilds.at_most_naturals is True and has_other_wilds(rules),
    ),
    Silence(
        Wilds,
        "fewer_wilds",
        lambda rules, wilds: wilds.at_most_naturals == "fewer" and has_other_wilds(rules),
    ),
    Silence(Opening, "then_manipulate", lambda rules, opening: opening.then_manipulate, families=REARRANGED),
    Silence(Opening, "nothing_else", lambda rules, opening: not opening.then_manipulate, families=REARRANGED),
    Silence(Opening, "opening_melds_only", families=_FROM_HAND),
    Silence(Rearrange, "stay"),
    Silence(Rearrange, "no_draw"),
    Silence(Rearrange, "wait"),
    Silence(JokerSets, "ordinary", lambda rules, sets: not sets.may_be_rearranged),
    Silence(JokerSets, "replacement_any", lambda rules, sets: not sets.may_be_rearranged and sets.replacement == "any"),
    Silence(JokerSets, "same_turn", lambda rules, sets: not sets.may_be_rearranged),
    Silence(JokerSets, "new_set", lambda rules, sets: sets.goes_to == "new_set"),
    Silence(Swap, "swap_before_opening", lambda rules, swap: not swap.needs_own_meld),
    Silence(Swap, "swap_lay_off", lambda rules, swap: swap.joker_goes == "table" and _melds_again(rules)),
    Silence(Rearrange, "untouched"),
    Silence(Rearrange, "stands"),
    Silence(Rearrange, "restore", lambda rules, step: step.time_up.loose == "restore"),
    Silence(Rearrange, "short"),
    Silence(
        Play, "any_order", lambda rules, play: play.per_turn == "any" and play.lay_off != "none" and play.more_melds
    ),
    Silence(Draw, "used", lambda rules, draw: draw.discard_pile == "down_to_card" and draw.card_goes == "table"),
    Silence(Play, "floats", lambda rules, play: play.floats),
    Silence(Play, "borrowing", lambda rules, play: play.borrowing != "none"),
    Silence(Play, "joker_moves", lambda rules, play: play.end_joker_moves != "never"),
    Silence(Draw, "second_card", lambda rules, draw: draw.discard_pile == "top_and_second"),
    Silence(
        Discard,
        "not_taken",
        lambda rules, discard: _is_kept(rules) and not discard.return_upcard and not _takes_two(rules),
    ),
    Silence(
        Discard,
        "upcard_not_taken",
        lambda rules, discard: _is_kept(rules) and not discard.return_upcard and _takes_two(rules),
    ),
    Silence(CallWindow, "call_next", lambda rules, window: not window.from_pile),
    Silence(GoOut, "long_runs", lambda rules, step: bool(step.contracts)),
    Silence(GoOut, "undrawn", lambda rules, step: step.undrawn),
    Silence(
        DealOut,
        "showed_first",
        lambda rules, deal: deal.starter_extra > 0 and (rules.start.has_dealer or rules.pack.family == "tiles"),
        families=_KEPT_IN_HAND,
    ),
    Silence(
        DealOut,
        "starter_extra",
        lambda rules, deal: deal.starter_extra > 0 and not rules.start.has_dealer and rules.pack.family == "cards",
        families=_KEPT_IN_HAND,
    ),
    Silence(RankPayments, "trash"),
    Silence(Show, "sent", lambda rules, show: show.send),
    Silence(Stock, "exhausted", lambda rules, stock: stock.when_empty == "play_on"),
    Silence(Stock, "flip", lambda rules, stock: _renews(rules, "flip") and not stock.keep_top),
    Silence(Stock, "flip_keep_top", lambda rules, stock: _renews(rules, "flip") and stock.keep_top),
    Silence(Stock, "shuffle", lambda rules, stock: _renews(rules, "shuffle") and not stock.keep_top),
    Silence(Stock, "shuffle_keep_top", lambda rules, stock: _renews(rules, "shuffle") and stock.keep_top),
    Silence(
        Stock,
        "turnovers",
        lambda rules, stock: _renews(rules, "flip") or _renews(rules, "shuffle"),
        lambda stock: {"n": stock.times},
    ),
    Silence(
        Stock,
        "rounds",
        lambda rules, stock: stock.when_empty == "block" and may_keep_discard(rules),
        lambda stock: {"n": stock.times},
        _NO_SIDES,
    ),
    Silence(BonusCards, "bonus_at_once"),
    Silence(TakePile, "pile_whole_rank"),
    Silence(
        SecondHand,
        "second_hand_each",
        lambda rules, second: second.of == "side" and _three_play_alone(rules),
        lambda second: {"n": second.cards},
    ),
    Silence(LivesPenalty, "best_lives"),
    Silence(LivesPenalty, "out_values", lambda rules, scoring: scoring.value_cards != "none"),
    Silence(Drop, "missed"),
    Silence(Declare, "wrong_plays_on"),
    Silence(RackPenalties, "tie"),
    Silence(HandsToWinner, "hands", lambda rules, scoring: scoring.count == "all"),
    Silence(CardsLaid, "laid", lambda rules, scoring: _jokers(rules)),
    Silence(HandsToWinner, "double", lambda rules, scoring: scoring.concealed_double),
    Silence(Showdown, "knock_tie"),
    Silence(StakePayments, "stake_ties", lambda rules, scoring: scoring.ties == "all"),
    Silence(StakePayments, "stakes_differ", lambda rules, scoring: scoring.no_meld > 0),
    Silence(Start, "loser_deals", lambda rules, start: _later(rules, "loser_deals")),
    Silence(LayOffWindow, "knock_melds"),
    Silence(GinShowdown, "eleven", lambda rules, scoring: not any(isinstance(step, GoOut) for step in rules.turn)),
    Silence(GinShowdown, "no_gin_tie"),
    Silence(GinShowdown, "bonuses", fields=lambda scoring: {"gin": scoring.gin, "undercut": scoring.undercut}),
    Silence(Boxes, "boxes", fields=lambda boxes: {"game": boxes.game, "box": boxes.box}),
    Silence(
        DealWon,
        "single_win",
        lambda rules, won: any(isinstance(step, Discard) and step.goes_out for step in rules.turn),
    ),
    Silence(
        FixedGames,
        "games",
        lambda rules, match: match.games is not None and _agreed(rules),
        lambda match: {"n": match.games or 0},
    ),
    Silence(FixedGames, "as_many_as_players", lambda rules, match: match.games is None and _agreed(rules)),
    Silence(FixedGames, "shared"),
    Silence(
        FirstTo,
        "target",
        lambda rules, match: not words_of(rules).counts_deals,
        lambda match: {"target": match.target},
    ),
    Silence(Rules, "clock", lambda rules, sheet: rules.turn_seconds is None, families=_FROM_HAND),
    Silence(
        Rules,
        "no_penalty",
        lambda rules, sheet: not any(isinstance(step, Declare) for step in rules.turn),
        families=_FROM_HAND,
    ),
)
"""Every choice, in the order of a rule page. A word with which printed rules leave nothing open has none."""


def _is_kept(rules: Rules) -> bool:
    """Whether a single card of the discard pile may be taken and kept."""
    draw = rules.step(Draw)
    return may_keep_discard(rules) and draw is not None and draw.discard_pile != "whole"


def _takes_two(rules: Rules) -> bool:
    """Whether a second card may be drawn with the upcard."""
    return any(isinstance(step, Draw) and step.discard_pile == "top_and_second" for step in rules.turn)


def _melds_again(rules: Rules) -> bool:
    """Whether a player may lay melds after the first."""
    return any(isinstance(step, Play) and step.more_melds for step in rules.turn)


def silent_choices(rules: Rules, language: str) -> RuleSection:
    """The section of a sheet's choices where printed rules are silent: an introduction, then a choice a paragraph."""
    return next(choices(voice_of(rules, language_for(language)), rules))


def choices(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The same in the words of a voice."""
    said = [(silence.name, silence.said_by(rules)) for silence in SILENCES]
    told = [voice.say(f"silent.{name}", **fields) for name, fields in said if fields is not None]
    yield voice.section("silent", voice.say("silent.intro"), *told)
