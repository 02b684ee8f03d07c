"""One decision analysed: what each action leads to, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import islice

from rummykit.analysis.actions import place_of, plain
from rummykit.analysis.comparing import Compared, Comparison, InMatch
from rummykit.analysis.match_chances import MatchBefore, match_chances
from rummykit.analysis.sources import source_of
from rummykit.analysis.values import ActionVerdict, Analysis, ComparedAction, DependsOnOpponents
from rummykit.cards import UNKNOWN
from rummykit.checked import check_kind
from rummykit.play.actions import Action
from rummykit.play.deal import Deal

DEEPEST = 40
"""How many times the usual playouts one decision gets at most."""
HINTING = 1
"""Seconds of one core that a hint may take, about."""
FRESH = 1 << 62
"""The seed of the deals on which a verdict is confirmed."""


class Analyser:
    """The decision of the seat to act of a deal, as far as that seat can see; more playouts make it surer.

    `also` are actions to compare, or their texts, whatever they are. The chance to win the match decides between
    actions if `before` says what was played before the deal, otherwise its points do. The same for the same deal,
    match, actions and playouts. Raises `ValueError` for a deal that was made from a view, which lacks its hidden cards.
    """

    def __init__(self, deal: Deal, also: Iterable[Action | str] = (), before: MatchBefore | None = None) -> None:
        check_kind(deal, Deal, "a deal, of which the analysis reads only what the seat to act sees")
        if UNKNOWN in deal._state.stock:
            raise ValueError("An analysis needs a deal with all its cards, not one made from a view.")
        source = source_of(deal, [plain(deal.read(action) if isinstance(action, str) else action) for action in also])
        self._in_match = None if before is None else _in_match(deal, before)
        self._comparison = Comparison(source, "analysis", self._in_match)
        legal = Deal.from_view(deal.rules, deal.view(deal.turn)).legal_actions()
        self._forced = len(source.actions) < 2 and len(list(islice(legal, 2))) < 2
        self.usual, self.a_second, self.making = source.usual, source.a_second, source.making

    def run(self, playouts: int | None = None) -> Analysis:
        """Compare with as many playouts as this in all, counting those of earlier calls, and say what was found.

        If they are too few for a first round, every verdict stays undecided.
        """
        self._comparison.run(self.usual if playouts is None else playouts)
        return self.found()

    def settle(self, action: Action) -> Analysis:
        """Compare until it is sure how this action stands, with many times the usual playouts at most."""
        playouts = self.usual
        while True:
            found = self.run(playouts)
            if not self.is_open(action) or playouts >= DEEPEST * self.usual:
                return found
            playouts *= 2

    def confirmed(self, action: Action, times: int = 1) -> tuple[ComparedAction, ComparedAction] | None:
        """The best and an action that is behind it, measured on fresh deals; None if these do not bear it out.

        `times` as many deals as usual make it surer. What was found while actions were compared flatters the best: it
        was chosen for it.
        """
        best = self._comparison.source.actions[self._comparison.best]
        first, second = self._fresh((best, action), times * self._comparison.source.confirming)
        return (self._candidate(*first), self._candidate(*second)) if second[1].is_borne_out else None

    def is_ahead(self, one: Action, other: Action) -> bool:
        """Whether an action is surely better than another, on fresh deals."""
        return self._fresh((one, other), self._comparison.source.confirming)[1][1].is_borne_out

    def measured(
        self, pair: tuple[Action, Action], deals: int, seed: int = FRESH
    ) -> tuple[ComparedAction, ComparedAction]:
        """Two of the actions on fresh deals, `behind` being how far the second is behind the first."""
        first, second = self._fresh(pair, deals, seed)
        return self._candidate(*first), self._candidate(*second)

    def _fresh(
        self, pair: tuple[Action, Action], deals: int, seed: int = FRESH
    ) -> tuple[tuple[int, Compared], tuple[int, Compared]]:
        """The places of two of the actions, and what is found of them on fresh deals."""
        one, other = (place_of(each, self._comparison.source.actions) for each in pair)
        first, second = self._comparison.measured((one, other), deals, seed)
        return (one, first), (other, second)

    def hint(self) -> Action:
        """What to do: the best as soon as it is surely as good as any, found in a second of one core at most, about."""
        self._comparison.run(HINTING * self.a_second, for_best=True)
        return self._comparison.source.actions[self._comparison.best]

    @property
    def playouts(self) -> int:
        """Playouts so far."""
        return self._comparison.playouts

    def is_open(self, action: Action) -> bool:
        """Whether more playouts may say more of an action."""
        comparison = self._comparison
        return not comparison.is_settled and comparison.stands(place_of(action, comparison.source.actions)) == "open"

    @property
    def swing(self) -> float:
        """How much may be between the actions whose order is open."""
        return self._comparison.swing

    def found(self) -> Analysis:
        """What has been found so far."""
        comparison = self._comparison
        choices = range(len(comparison.source.actions))
        candidates = list(map(self._candidate, choices, map(comparison.of, choices)))
        best = candidates.pop(comparison.best)
        candidates.sort(key=lambda each: each.behind.mean)
        return Analysis(
            candidates=(best, *candidates),
            deals=comparison.deals,
            close=comparison.close,
            unit="points" if self._in_match is None else "match",
        )

    def _candidate(self, choice: int, found: Compared) -> ComparedAction:
        return ComparedAction(
            action=self._comparison.source.actions[choice],
            chance=found.chance,
            points=found.points,
            behind=found.behind,
            points_behind=found.points_behind,
            verdict=self._verdict(choice),
            match=None if self._in_match is None else found.worth,
            depends=self._depends(choice),
        )

    def _depends(self, choice: int) -> DependsOnOpponents | None:
        turning = self._comparison.turning(choice)
        if turning is None:
            return None
        source = self._comparison.source
        return DependsOnOpponents(rival=source.actions[turning.rival], better_if=source.opponents[turning.kind])

    def _verdict(self, choice: int) -> ActionVerdict:
        comparison = self._comparison
        if self._forced:
            return "forced"
        stands = comparison.stands(choice)
        if stands == "depends":
            return "undecided"
        if stands == "open":
            return "as_good" if comparison.is_settled else "undecided"
        if stands == "worse":
            return "better"
        others = [each for each in range(len(comparison.source.actions)) if each != choice]
        return "best" if others and all(comparison.stands(each) == "worse" for each in others) else "as_good"


def _in_match(deal: Deal, before: MatchBefore) -> InMatch | None:
    """The chance of the seat to act to win the match; None where one deal is all there is to win, or others sit out."""
    seat, order, players = deal.turn, tuple(deal.order), len(deal._state.hands)
    if before.is_one_deal(players) or (before.rules.sitting_out is not None and players > 2):
        return None
    chances = cache(lambda: match_chances(before, order, players))  # a look without playouts needs none
    return lambda won, ahead: chances().of(seat, won, ahead)


def analyse(
    deal: Deal, also: Iterable[Action | str] = (), playouts: int | None = None, before: MatchBefore | None = None
) -> Analysis:
    """What each action of the seat to act leads to, with so many playouts or the usual number."""
    return Analyser(deal, also, before).run(playouts)
