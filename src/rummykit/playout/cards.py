"""Sheets of one-pack card games as the kernel knows them: their words as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from rummykit._playout import CardSheet
from rummykit.cards import Pack
from rummykit.melds.pack import pack_melds
from rummykit.melds.shapes import Groups, Runs
from rummykit.playout.card_scoring import factors_of, prices_of, upcards_of, words_of_scoring
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import (
    CallEnd,
    CallWindow,
    CardsLaid,
    CardValues,
    ClaimWindow,
    DealOut,
    DealWon,
    FightWindow,
    ForceWindow,
    GinShowdown,
    HandPayments,
    HandsToWinner,
    LayOffWindow,
    Opening,
    PassCard,
    Play,
    RankPayments,
    Rules,
    Show,
    ShowDealt,
    Showdown,
    Sides,
    SittingOut,
    StakePayments,
    Start,
    Stock,
    WinnersMelds,
)
from rummykit.rules import Discard as DiscardStep
from rummykit.rules import Draw as DrawStep
from rummykit.rules import GoOut as GoOutStep
from rummykit.rules import Knock as KnockStep

MOST_IN_HAND: Final = 14
"""Cards dealt to a seat, at most."""
MOST_SEATS: Final = 6
SHORTEST: Final = 3
"""The fewest cards of a meld."""

WHEN_EMPTY: Final = {"flip": 0, "shuffle": 1, "block": 2, "void": 3, "lowest_wins": 4}
TAKEN_GOES: Final = {"hand": 0, "table": 1, "new_meld": 2, "kept_meld": 3}
BLOCKED_BY: Final = {"nobody": 0, "others": 1, "anybody": 2}
LAY_OFF: Final = {"none": 0, "any": 1, "own_meld_first": 2, "own": 3}
BORROWING: Final = {"none": 0, "own": 1, "any": 2}
GO_OUT: Final = {"none": 1, "optional": 2, "required": 3}
"""The numbers of words in native/playout/card_sheet.hpp."""

READS: Final[Reads] = {
    Rules: (
        "pack",
        "more_packs",
        "deal",
        "start",
        "groups",
        "runs",
        "opening",
        "turn",
        "stock",
        "values",
        "scoring",
        "turns_each",
        "sides",
        "sitting_out",
    ),
    Sides: None,
    SittingOut: None,
    Show: None,
    RankPayments: ("ranks", "without_meld", "went_out", "taken_chip", "three_taken_pays_all"),
    Opening: ("needs_taken_card", "waived_when_going_out"),
    Pack: ("family", "left_out"),
    DealOut: ("hand", "starter_extra", "upcard"),
    Start: ("draw", "later", "seat_by_draw", "redraw_seats", "side"),
    Groups: ("min_size", "max_size", "distinct_suits", "short_rank"),
    Runs: ("min_length", "max_length", "ace", "across", "short_rank"),
    CallEnd: ("called", "needs_meld", "blocked_by_lay_off_of"),
    ClaimWindow: None,
    ForceWindow: None,
    FightWindow: None,
    ShowDealt: ("counts",),
    DrawStep: ("discard_pile", "card_goes", "upcard_offered", "top_card_free", "faced", "hand_melds", "goes_round"),
    PassCard: None,
    Play: ("lay_off", "per_turn", "borrowing", "may_go_out", "floats", "extends_lay_offs"),
    GoOutStep: ("discard", "contracts", "called"),
    KnockStep: None,
    DiscardStep: ("return_upcard", "time_up", "goes_out", "last_face_down", "careless"),
    CallWindow: ("seconds",),
    LayOffWindow: None,
    Stock: None,
    CardValues: None,
    HandsToWinner: ("count", "concealed_double"),
    Showdown: None,
    GinShowdown: None,
    WinnersMelds: None,
    DealWon: None,
    HandPayments: ("multiplied", "concealed_double", "unmelded_double"),
    StakePayments: None,
    CardsLaid: None,
}
"""The fields that are read here; a sheet that sets any other is none for the kernel."""

Words = dict[str, int]


@lru_cache(maxsize=256)
def card_sheet(rules: Rules, players: int) -> CardSheet | None:
    """The sheet for a number of players as the kernel plays it; None where the kernel does not know a word of it."""
    words = words_of(rules, players)
    if words is None:
        return None
    melds, groups, runs = pack_melds(rules.groups, rules.runs), rules.groups, rules.runs
    out, dealt = rules.step(GoOutStep), rules.step(ShowDealt)
    return CardSheet(
        words=words,
        groups=None if groups is None else (groups.min_size, groups.max_size, groups.distinct_suits),
        runs=None if runs is None else (runs.min_length, runs.max_length, runs.ace),
        values=[rules.values.of(face) for face in range(52)],
        prices=prices_of(rules),
        melds=list(melds.cards.values()),
        group_count=sum(kind != "run" for kind in melds.kinds.values()),
        contracts=() if out is None else out.contracts,
        shown_counts=() if dealt is None else dealt.counts,
        pack=rules.pack_for(players).faces(),
        factors=factors_of(rules),
        upcards=upcards_of(rules),
    )


def words_of(rules: Rules, players: int) -> Words | None:
    """The words of a sheet by the names in native/playout/card_sheet.hpp; None if one of them is not known there."""
    if not _is_plain(rules, players):
        return None
    steps = {type(step): step for step in rules.turn}
    if len(steps) < len(rules.turn) or not set(steps) <= set(_SAID) or not {DrawStep, DiscardStep} <= set(steps):
        return None
    if (Play in steps) + (GoOutStep in steps) + (KnockStep in steps) == 0 or not _go_together(rules, steps):
        return None
    words: Words = {
        "seats": players,
        "hand": rules.deal.hand_for(players),
        "starter_extra": rules.deal.starter_extra,
        "upcard": int(rules.deal.upcard),
        "turns_each": rules.turns_each or 0,
    }
    for step in rules.turn:
        said = _SAID[type(step)](rules, step, players)
        if said is None:
            return None
        words |= said
    scored = words_of_scoring(rules)
    return None if scored is None else words | _opening(rules) | _stock(rules) | scored


def _is_plain(rules: Rules, players: int) -> bool:
    """Whether a sheet of one whole pack says nothing that is not read here, and has no melds of two."""
    fewest, most = rules.players
    return (
        reads_all(rules, READS)
        and (rules.sides is None if rules.sitting_out is None else players == 2)
        and rules.pack_for(players) == Pack(family="cards", left_out=rules.pack.left_out)
        and (rules.groups is None or rules.groups.min_size > 2)
        and (rules.runs is None or rules.runs.min_length > 2)
        and fewest <= players <= min(most, MOST_SEATS)
        and rules.deal.hand_for(players) <= MOST_IN_HAND
    )


def _go_together(rules: Rules, steps: Mapping[type, Any]) -> bool:
    """Whether words that the kernel knows alone come together as it knows them.

    Melds of one or two cards, and of packs that lack ranks, are laid on the table by hands that do not grow.
    """
    draw, play = steps[DrawStep], steps.get(Play)
    short = any(shape is not None and shape.short_rank is not None for shape in (rules.groups, rules.runs))
    odd = short or bool(rules.pack.left_out)
    if odd and (set(steps) & {GoOutStep, KnockStep} or draw.discard_pile in ("top_and_second", "down_to_card")):
        return False
    faced = play is not None and play.per_turn == "faced"
    if faced != draw.faced or (faced and (short or draw.discard_pile != "top" or set(steps) - set(_OF_FACED))):
        return False
    if rules.opening is not None and not _first_meld_is_known(rules.opening, draw, play):
        return False
    keeps = draw.card_goes == "kept_meld"
    if {keeps, Show in steps, rules.turns_each is not None, isinstance(rules.scoring, RankPayments)} != {keeps}:
        return False
    if keeps and not _shows_last(rules, steps):
        return False
    if draw.discard_pile == "none" and (play is None or rules.stock.when_empty == "void"):
        return False
    if CallEnd in steps and draw.upcard_offered:
        return False
    windows = set(steps) & {CallWindow, ClaimWindow, ForceWindow, CallEnd, LayOffWindow}
    return len(windows) < 2 and not (ClaimWindow in steps and play is not None and play.floats)


def _draw(rules: Rules, step: DrawStep, players: int) -> Words | None:
    if step.faced and step.goes_round and players > 2:
        return None
    if step.faced:
        return {"faced": 1, "hand_melds": int(step.hand_melds), "taken_goes": TAKEN_GOES["table"]}
    if step.discard_pile == "none":
        return {"no_discard": 1}
    grows, play = step.discard_pile == "top_and_second", rules.step(Play)
    if step.discard_pile == "down_to_card":
        laid = step.card_goes in ("table", "new_meld")
        if not laid or play is None or (play.borrowing, play.per_turn) != ("none", "any"):
            return None
        return {"down_to": 1, "top_free": int(step.top_card_free), "taken_goes": TAKEN_GOES[step.card_goes]}
    laid = step.card_goes not in ("hand", "kept_meld")
    plain = step.discard_pile == "top" and play is not None and play.borrowing == "none"
    if step.card_goes == "kept_meld" and step.discard_pile != "top":
        return None
    known = step.discard_pile in ("top", "any", "top_and_second") and step.card_goes in TAKEN_GOES
    if not known or (laid and not plain) or (grows and rules.knock is not None):
        return None
    return {
        "any_discard": int(step.discard_pile == "any"),
        "draws_two": int(grows),
        "upcard_offered": int(step.upcard_offered),
        "taken_goes": TAKEN_GOES[step.card_goes],
    }


def _play(rules: Rules, step: Play, players: int) -> Words | None:
    if rules.knock is not None:
        return None
    return {
        "plays": 1,
        "lay_off": LAY_OFF[step.lay_off],
        "one_a_turn": int(step.per_turn == "one"),
        "borrowing": BORROWING[step.borrowing],
        "may_go_out": int(step.may_go_out),
        "floats": int(step.floats),
        "extends_lay_offs": int(step.extends_lay_offs),
    }


def _go_out(rules: Rules, step: GoOutStep, players: int) -> Words | None:
    return {"goes_out": GO_OUT[step.discard]}


def _knock(rules: Rules, step: KnockStep, players: int) -> Words:
    limit = 0 if step.gin_only else step.limit
    return {
        "knocks": 1,
        "knock_limit": -1 if limit is None else limit,
        "limit_by_upcard": int(step.by_upcard and not step.gin_only),
        "ace_is_one": int(step.ace == "one"),
        "keeps_upcard": int(step.by_upcard),
    }


def _call_end(rules: Rules, step: CallEnd, players: int) -> Words | None:
    if rules.step(CallWindow) is not None:
        return None
    return {
        "calls_end": 1,
        "call_needs_meld": int(step.needs_meld),
        "call_blocked": BLOCKED_BY[step.blocked_by_lay_off_of],
    }


_SAID: Final[dict[type, Callable[[Rules, Any, int], Words | None]]] = {
    DrawStep: _draw,
    Play: _play,
    GoOutStep: _go_out,
    KnockStep: _knock,
    DiscardStep: lambda rules, step, players: {
        "return_upcard": int(step.return_upcard),
        "discards_out": int(step.goes_out),
        "last_face_down": int(step.last_face_down),
        "notes_careless": int(step.careless),
    },
    ClaimWindow: lambda rules, step, players: {
        "claims": 1,
        "claims_at_once": int(step.first_round),
        "short_claims": int(step.short),
        "plays_after_claim": int(step.play_after),
    },
    ForceWindow: lambda rules, step, players: {"forces": 1},
    CallWindow: lambda rules, step, players: None if rules.step(Play) is None else {"calls": 1},
    LayOffWindow: lambda rules, step, players: {"lay_off_window": 1} if players == 2 else None,
    CallEnd: _call_end,
    FightWindow: lambda rules, step, players: {"fights": 1, "fights_with_four": int(step.four_of_a_kind)},
    PassCard: lambda rules, step, players: {} if players < step.from_players else None,
    ShowDealt: lambda rules, step, players: {},
    Show: lambda rules, step, players: {
        "shows": 1,
        "sends": int(step.send),
        "sends_without_meld": int(step.send_without_meld),
    },
}
"""What each step says; None for what the kernel does not know."""
_OF_FACED: Final = (DrawStep, Play, DiscardStep, ForceWindow, PassCard)
"""The steps of a turn in which cards are turned up."""


def _shows_last(rules: Rules, steps: Mapping[type, Any]) -> bool:
    """Whether melds stay in the hand until they are shown in the last turn, or go out whole."""
    out = steps.get(GoOutStep)
    known = {DrawStep, GoOutStep, Show, DiscardStep}
    return (
        out is not None and not out.contracts and set(steps) == known and rules.stock.when_empty in ("flip", "shuffle")
    )


def _first_meld_is_known(opening: Opening, draw: DrawStep, play: Play | None) -> bool:
    """Whether a first meld needs a card of the pile, which is taken down to it, and lay-offs are free."""
    return opening.needs_taken_card and draw.down_to_new_meld and play is not None and play.lay_off == "any"


def _opening(rules: Rules) -> Words:
    opening = rules.opening
    return {} if opening is None else {"opens": 1, "opens_going_out": int(opening.waived_when_going_out)}


def _stock(rules: Rules) -> Words:
    stock = rules.stock
    return {
        "when_empty": WHEN_EMPTY[stock.when_empty],
        "times": stock.times,
        "keep_top": int(stock.keep_top),
        "undrawn": stock.empty_at,
        "last_discard_playable": int(stock.last_discard_playable),
    }
