"""The scalars of an observation: counts and states that belong to no face, each about 0 to 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rummykit.lab.numbered import PHASES, notes_careless, numbered_steps, phases
from rummykit.play.view import View
from rummykit.rules import (
    AskPartner,
    BuyWindow,
    CallEnd,
    ClaimWindow,
    DeclarePairs,
    FightWindow,
    GoOut,
    MeldsAndBonuses,
    Play,
    Rearrange,
    Rules,
    ShowIndicator,
    TakePile,
)

TURNS = 50
"""Turns and draws are divided by this number."""
POINTS = 50
"""Deadwood and limits are divided by this number of points."""
TOTAL = 1000
"""Scores before the deal are divided by this number of points."""


def _always(rules: Rules) -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Scalar:
    """Some numbers of `scalars`: `width` of them, which `read` gives; `asked` says which sheets have them."""

    name: str
    text: str
    read: Callable[[Rules, View, Sequence[int]], list[float]]
    width: Callable[[Rules, int], int] = lambda rules, players: 1
    asked: Callable[[Rules], bool] = _always


def _by_seat(
    name: str, text: str, each: Callable[[Rules, View, int], float], asked: Callable[[Rules], bool] = _always
) -> Scalar:
    return Scalar(
        name=name,
        text=text,
        read=lambda rules, view, seats: [float(each(rules, view, seat)) for seat in seats],
        width=lambda rules, players: players,
        asked=asked,
    )


def _steps(rules: Rules, view: View) -> list[float]:
    return [float(view.step == number) for number in range(len(numbered_steps(rules)) + 1)]


def _known(number: int | None, scale: float) -> list[float]:
    """Whether there is such a number, and the number."""
    return [0.0, 0.0] if number is None else [1.0, number / scale]


def _pack(rules: Rules, view: View) -> int:
    return len(rules.pack_for(len(view.order)))


def _waits_to_lay_off(rules: Rules) -> bool:
    play = rules.step(Play)
    return play is not None and not play.lay_off_at_once


def _has_last_turns(rules: Rules) -> bool:
    out = rules.step(GoOut)
    return out is not None and out.last_turns


def _freshness(view: View, seat: int) -> float:
    """How lately cards were laid on a meld of a seat: 1 in this turn, 0 where all have had a turn since, or never."""
    last = view.laid_on[seat] if view.laid_on else 0
    return max(0.0, 1 - (view.turn_number - last) / (len(view.order) + 1)) if last else 0.0


def _has_second_hands(rules: Rules) -> bool:
    return rules.second_hand is not None


def _goes_for_pairs(rules: Rules) -> bool:
    return _opens_in_pairs(rules) or rules.step(DeclarePairs) is not None


def _limits_lay_offs(rules: Rules) -> bool:
    play = rules.step(Play)
    return play is not None and play.most_after_pairs is not None


def _opens_in_pairs(rules: Rules) -> bool:
    return rules.opening is not None and rules.opening.pairs is not None


def _asked_for_worth(rules: Rules) -> bool:
    return rules.opening is not None and (
        rules.has_side_melds or rules.opening.pairs is not None or rules.opening.must_beat_last
    )


def _not_rearranged(rules: Rules) -> bool:
    return not rules.rearranges


def _with_lives(rules: Rules) -> bool:
    return rules.lives is not None


def _two(rules: Rules, players: int) -> int:
    return 2


SCALARS: tuple[Scalar, ...] = (
    Scalar(
        name="phase",
        text="one for the phase: " + ", ".join(PHASES) + "; then buy or claim, where discards are bought or claimed",
        read=lambda rules, view, seats: [float(view.phase == phase) for phase in phases(rules)],
        width=lambda rules, players: len(phases(rules)),
    ),
    Scalar(
        name="step",
        text="one for the step of the turn that is reached, the last one for a turn that is over",
        read=lambda rules, view, seats: _steps(rules, view),
        width=lambda rules, players: len(numbered_steps(rules)) + 1,
    ),
    Scalar(
        name="stock",
        text="what can still be drawn, as a part of the pack",
        read=lambda rules, view, seats: [view.stock / _pack(rules, view)],
    ),
    Scalar(
        name="pile",
        text="the discard pile, as a part of the pack",
        read=lambda rules, view, seats: [len(view.discard_pile) / _pack(rules, view)],
        asked=_not_rearranged,
    ),
    Scalar(
        name="turn_number",
        text=f"the number of the turn / {TURNS}",
        read=lambda rules, view, seats: [view.turn_number / TURNS],
    ),
    Scalar(
        name="plays",
        text="how often something was laid in this turn / 4",
        read=lambda rules, view, seats: [view.plays / 4],
        asked=_not_rearranged,
    ),
    Scalar(
        name="turns_left",
        text="turns that the seat to act has left, as a part of all",
        read=lambda rules, view, seats: [(view.turns_left or 0) / (rules.turns_each or 1)],
        asked=lambda rules: rules.turns_each is not None,
    ),
    Scalar(
        name="knock_limit",
        text=f"whether there is a limit of deadwood for a knock, and the limit / {POINTS}",
        read=lambda rules, view, seats: _known(view.knock_limit, POINTS),
        width=_two,
        asked=lambda rules: rules.knock is not None,
    ),
    Scalar(
        name="deadwood",
        text=f"whether the own hand has a count for a knock, and the count / {POINTS}",
        read=lambda rules, view, seats: _known(view.deadwood, POINTS),
        width=_two,
        asked=lambda rules: rules.knock is not None,
    ),
    Scalar(
        name="upcard_offers",
        text="whether the first upcard is or was offered, and to how many seats still, as a part of all",
        read=lambda rules, view, seats: _known(view.upcard_offers, len(seats)),
        width=_two,
        asked=_not_rearranged,
    ),
    _by_seat("cards", "cards in hand / 20", lambda rules, view, seat: view.counts[seat] / 20),
    _by_seat("draws", f"cards drawn / {TURNS}", lambda rules, view, seat: view.draws[seat] / TURNS),
    _by_seat("opened", "whether the first meld is laid", lambda rules, view, seat: view.opened[seat]),
    _by_seat(
        "shown",
        "whether the melds lie open",
        lambda rules, view, seat: view.shown[seat],
        asked=_not_rearranged,
    ),
    _by_seat(
        "misses",
        "turns missed in a row / 3",
        lambda rules, view, seat: view.misses[seat] / 3 if view.misses else 0,
        asked=_with_lives,
    ),
    _by_seat(
        "out",
        "whether the seat is out of the deal",
        lambda rules, view, seat: bool(view.out) and view.out[seat] is not None,
        asked=_with_lives,
    ),
    _by_seat("to_act", "one for the seat to act", lambda rules, view, seat: view.turn == seat),
    _by_seat("starter", "one for the seat that began", lambda rules, view, seat: view.starter == seat),
    _by_seat("dealer", "one for the dealer, where there is one", lambda rules, view, seat: view.dealer == seat),
    _by_seat(
        "knocker",
        "one for the seat that has knocked",
        lambda rules, view, seat: view.knocker == seat,
        asked=lambda rules: rules.knock is not None,
    ),
    Scalar(
        name="scheduled",
        text="one for the deal of the schedule that it is",
        read=lambda rules, view, seats: [
            float(view.scheduled % len(rules.schedule) == number) for number in range(len(rules.schedule))
        ],
        width=lambda rules, players: len(rules.schedule),
        asked=lambda rules: bool(rules.schedule),
    ),
    Scalar(
        name="opened_now",
        text="whether the seat to act has laid its first meld in this turn",
        read=lambda rules, view, seats: [float(view.opened_now)],
        asked=_waits_to_lay_off,
    ),
    _by_seat(
        "bought",
        "discards bought / 4",
        lambda rules, view, seat: view.bought[seat] / 4 if view.bought else 0,
        asked=lambda rules: rules.step(BuyWindow) is not None,
    ),
    _by_seat(
        "resume",
        "one for the seat that goes on when others have answered",
        lambda rules, view, seat: view.resume == seat,
        asked=lambda rules: rules.step(BuyWindow) is not None or rules.step(ClaimWindow) is not None,
    ),
    _by_seat(
        "claimant",
        "one for the seat that has claimed the discard for a run, while others may still claim it for a group",
        lambda rules, view, seat: view.claimant == seat,
        asked=lambda rules: rules.step(ClaimWindow) is not None,
    ),
    _by_seat(
        "finisher",
        "one for the seat that has gone out, while the others have a last turn",
        lambda rules, view, seat: view.finisher == seat,
        asked=_has_last_turns,
    ),
    _by_seat(
        "closer",
        "one for the seat that has called the end",
        lambda rules, view, seat: view.closer == seat,
        asked=lambda rules: rules.step(CallEnd) is not None,
    ),
    _by_seat(
        "fighters",
        "whether the hand of the seat is compared with that of the one that called the end",
        lambda rules, view, seat: seat in view.fighters,
        asked=lambda rules: rules.step(FightWindow) is not None,
    ),
    _by_seat(
        "laid_on",
        "how lately cards were laid on a meld of the seat: 1 in this turn, 0 where all have had a turn since",
        lambda rules, view, seat: _freshness(view, seat),
        asked=lambda rules: any(
            isinstance(step, CallEnd) and step.blocked_by_lay_off_of != "nobody" for step in rules.turn
        ),
    ),
    _by_seat(
        "careless",
        "careless discards / 4",
        lambda rules, view, seat: view.careless[seat] / 4 if view.careless else 0,
        asked=notes_careless,
    ),
    _by_seat(
        "second_hands",
        "cards of the second hand that the seat may still pick up, as a part of all",
        lambda rules, view, seat: (
            view.second_hands[seat] / rules.second_hand.cards if view.second_hands and rules.second_hand else 0
        ),
        asked=_has_second_hands,
    ),
    _by_seat(
        "picked_up",
        "whether the seat has picked up a second hand",
        lambda rules, view, seat: bool(view.picked_up) and view.picked_up[seat],
        asked=_has_second_hands,
    ),
    Scalar(
        name="frozen",
        text="whether the discard pile is frozen for the own seat",
        read=lambda rules, view, seats: [float(view.frozen)],
        asked=lambda rules: rules.step(TakePile) is not None,
    ),
    Scalar(
        name="minimum",
        text=f"whether the first meld of the own side is due, and what it must be worth / {POINTS}",
        read=lambda rules, view, seats: _known(view.minimum, POINTS),
        width=_two,
        asked=_asked_for_worth,
    ),
    _by_seat(
        "totals",
        f"the score before the deal / {TOTAL}",
        lambda rules, view, seat: view.totals[seat] / TOTAL if view.totals else 0,
        asked=lambda rules: rules.opening is not None and bool(rules.opening.by_total),
    ),
    Scalar(
        name="answer",
        text="whether the partner has answered in this turn whether one may go out, and whether it said yes",
        read=lambda rules, view, seats: _known(view.answer, 1),
        width=_two,
        asked=lambda rules: rules.step(AskPartner) is not None,
    ),
    Scalar(
        name="added",
        text="whether the seat to act has added to a group that lay there before its turn",
        read=lambda rules, view, seats: [float(view.added)],
        asked=lambda rules: isinstance(rules.scoring, MeldsAndBonuses),
    ),
    Scalar(
        name="has_drawn",
        text="whether the seat to act has drawn and may still play",
        read=lambda rules, view, seats: [float(view.has_drawn)],
        asked=lambda rules: any(isinstance(step, Rearrange) and step.play_after_draw for step in rules.turn),
    ),
    Scalar(
        name="no_discard",
        text="whether the seat to act goes without a discard, the last card of the stock being a bonus card",
        read=lambda rules, view, seats: [float(view.no_discard)],
        asked=lambda rules: rules.bonus_cards is not None,
    ),
    _by_seat(
        "shower",
        "one for the seat that has shown the twin of the indicator",
        lambda rules, view, seat: view.shower == seat,
        asked=lambda rules: any(isinstance(step, ShowIndicator) for step in numbered_steps(rules)),
    ),
    _by_seat(
        "in_pairs",
        "whether the seat goes for pairs, laid as a first meld or declared",
        lambda rules, view, seat: bool(view.in_pairs) and view.in_pairs[seat],
        asked=_goes_for_pairs,
    ),
    Scalar(
        name="least_pairs",
        text="whether the first meld of the own seat is due, and how many pairs it must have / 10",
        read=lambda rules, view, seats: _known(view.least_pairs, 10),
        width=_two,
        asked=_opens_in_pairs,
    ),
    Scalar(
        name="tiles_added",
        text="tiles that the seat to act has laid off in this turn / 4, where that is limited",
        read=lambda rules, view, seats: [view.tiles_added / 4],
        asked=_limits_lay_offs,
    ),
)
"""Every scalar, in order."""
