"""One deal in progress."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain

from msgspec import structs

from rummykit import hands
from rummykit.cards import Face, is_joker, number_of
from rummykit.hands import Hand
from rummykit.play.actions import Action, Timeout
from rummykit.play.draft import judge
from rummykit.play.events import DealEnded, Dealt, Event, OutOfDeal, TimeRanOut, Upcard, WildIndicator
from rummykit.play.judgement import Judgement
from rummykit.play.notation import read_action, write_action
from rummykit.play.printed import deal_text
from rummykit.play.result import Ending, Out, Result
from rummykit.play.start import draw_for_start
from rummykit.play.steps import steps_of
from rummykit.play.steps.call import CallStep
from rummykit.play.steps.knock_limit import KnockLimit
from rummykit.play.steps.lay_off_window import LayOffWindowStep
from rummykit.play.steps.step import Step
from rummykit.play.view import Phase, TableMeld, View
from rummykit.rules import Draw, Drop, IllegalAction, Rules
from rummykit.shuffle import Seed, shuffled


class Course:
    """The turn of a sheet made ready: its steps, and for each of them the step that takes an action from there on."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.steps = steps_of(rules)
        for place, step in enumerate(self.steps):
            step.place = place
        self.routes: list[dict[type, Step]] = []
        self.open: list[tuple[Step, ...]] = []
        self.first_step = next(
            (at for at, step in enumerate(rules.turn) if not isinstance(step, Draw) or step.first_turn), 0
        )
        self.knocks = KnockLimit(rules) if rules.knock is not None else None
        self.sets_limit = rules.knock is not None and rules.knock.by_upcard
        self.offers_upcard = any(isinstance(step, Draw) and step.upcard_offered for step in rules.turn)
        self.misses = any(isinstance(step, Drop) for step in rules.turn)
        self.window = self.steps[-1] if isinstance(self.steps[-1], CallStep) else None
        self.lay_offs = self.steps[-1] if isinstance(self.steps[-1], LayOffWindowStep) else None
        for first in range(len(self.steps)):
            within: list[Step] = []
            for step in self.steps[first:]:
                within.append(step)
                if step.blocking:
                    break
            self.open.append(tuple(within))
            self.routes.append({kind: step for step in within for kind in step.takes})

    def refuse(self, deal: Deal, action: Action) -> IllegalAction:
        """Why no step takes this action now."""
        name = type(action).__name__
        for number, step in enumerate(self.steps):
            if type(action) in step.takes:
                now = self.steps[deal.at]
                windows = (self.window, self.lay_offs)
                past = number < deal.at and now not in windows
                code = step.done(deal) if past or step in windows else now.blocked(deal)
                return IllegalAction(code, self.rules.id, **_named(code, name))
        return IllegalAction("not_an_action_here", self.rules.id, action=name)


def _named(code: str, name: str) -> dict[str, str]:
    return {"action": name} if code == "not_an_action_here" else {}


@lru_cache(maxsize=256)
def course_of(rules: Rules) -> Course:
    """The one course of a sheet."""
    return Course(rules)


class LegalActions:
    """What the seat to act may do now: lazy, countable, by number, printable.

    It speaks of the deal as it is when asked, not as it was. `list` asks for the number before the first action, so
    what was counted is remembered until the next action is played.
    """

    __slots__ = ("_counted", "_deal", "_played")

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._counted: list[Action] = []
        self._played = -1

    def __iter__(self) -> Iterator[Action]:
        return chain.from_iterable(self._lots())

    def _lots(self) -> Iterator[Iterable[Action]]:
        """What was counted, in one; or the actions of step after step."""
        if self._played == self._deal.played:
            yield self._counted
        elif self._deal.result is None:
            for step in self._deal.course.open[self._deal.at]:
                yield step.actions(self._deal)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self._deal.can(action)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __len__(self) -> int:
        return len(self._counted if self._played == self._deal.played else self._count())

    def __getitem__(self, number: int) -> Action:
        return (self._counted if self._played == self._deal.played else self._count())[number]

    def _count(self) -> list[Action]:
        counted: list[Action] = []
        deal = self._deal
        if deal.result is None:
            for step in deal.course.open[deal.at]:
                counted += step.actions(deal)
        self._counted, self._played = counted, deal.played
        return counted

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(map(write_action, self)) or 'none'}>"


class Deal:
    """One deal of a game, from the first card to its result.

    `check(action)` raises `IllegalAction` or returns None, `can` says the same as a bool, `play` checks, acts, and
    returns the events. An action may be written, ``deal.play("discard 7H")``; what is no action is a `NotationError`.
    Seats are numbered from 0 to `players` - 1; `order` is the way they sit, clockwise, and may be a part of them: then
    the others get no cards. With neither `dealer` nor `starter` the deal begins with the draw for the start.
    `beginning` holds the events of the start and the deal, `played` counts the actions since.
    """

    __slots__ = (
        "asked",
        "at",
        "beginning",
        "course",
        "dealer",
        "drawn",
        "draws",
        "hands",
        "idle",
        "indicator",
        "kept",
        "knocker",
        "laid",
        "laid_before",
        "laid_off",
        "misses",
        "must_play",
        "number",
        "opened",
        "order",
        "out",
        "pile",
        "played",
        "plays",
        "result",
        "resume",
        "rules",
        "seed",
        "shown",
        "starter",
        "stock",
        "table",
        "taken",
        "taken_from",
        "turn",
        "turn_number",
        "turnovers",
        "turns",
        "upcard",
        "upcard_offers",
        "wild",
    )

    def __init__(
        self,
        rules: Rules,
        players: int = 2,
        seed: Seed = 0,
        *,
        number: int = 0,
        dealer: int | None = None,
        order: Sequence[int] | None = None,
        starter: int | None = None,
    ) -> None:
        fewest, most = rules.players
        playing = players if order is None else len(order)
        if not fewest <= playing <= most:
            raise ValueError(f"{rules.names.en} is for {fewest} to {most} players, not {playing}.")
        self.rules = rules
        self.course = course_of(rules)
        self.seed = seed
        self.number = number
        beginning: list[Event] = []
        if starter is not None:
            self.order = tuple(range(players)) if order is None else tuple(order)
            self.dealer, self.starter = dealer, starter
        elif dealer is None:
            sitting = None if order is None else tuple(order)
            start, self.order = draw_for_start(rules, players, seed, f"deal {number} start", sitting)
            self.dealer, self.starter = start.dealer, start.starter
            beginning.append(start)
        else:
            self.order = tuple(range(players)) if order is None else tuple(order)
            self.dealer = dealer
            self.starter = self.after(dealer)
        self._deal_out(players, beginning)
        self._fresh(players)
        self._use_upcard()
        self.turn = self.starter
        self.at = self.course.first_step
        self.beginning = tuple(beginning)

    def _deal_out(self, players: int, beginning: list[Event]) -> None:
        playing = len(self.order)
        cards = shuffled(self.rules.pack_for(playing).faces(), self.seed, f"deal {self.number}")
        given = self.rules.deal.hand_for(playing) * playing
        first = self.order.index(self.starter)
        got: list[list[Face]] = [[] for _ in range(players)]
        for place in range(playing):
            got[self.order[(first + place) % playing]] = cards[place:given:playing]
        extra = given + self.rules.deal.starter_extra
        got[self.starter] += cards[given:extra]
        stock = cards[: extra - 1 : -1]
        self.hands: list[Hand] = [hands.of(cards) for cards in got]
        beginning.extend(Dealt(seat, len(got[seat]), tuple(sorted(got[seat]))) for seat in self.order)
        self.pile: list[Face] = []
        if self.rules.deal.upcard:
            self.pile.append(stock.pop())
            beginning.append(Upcard(self.pile[0]))
        self.wild, self.indicator = 0, None
        if self.rules.deal.wild_indicator:
            indicator = stock.pop(0)
            self.wild, self.indicator = 1 if is_joker(indicator) else number_of(indicator), indicator
            beginning.append(WildIndicator(indicator, self.wild))
        self.stock: list[Face] = stock

    @classmethod
    def position(
        cls,
        rules: Rules,
        *,
        hands_held: Sequence[Sequence[Face]],
        turn: int = 0,
        table: Sequence[TableMeld] = (),
        stock: Sequence[Face] = (),
        pile: Sequence[Face] = (),
        opened: Sequence[bool] | None = None,
        phase: Phase | None = None,
        taken: Face | None = None,
        starter: int = 0,
        dealer: int | None = None,
        order: Sequence[int] | None = None,
        wild: int = 0,
        upcard: Face | None = None,
    ) -> Deal:
        """A deal set up by hand: `stock` next card first, `pile` top last. Nothing checks that a pack could give it."""
        deal = cls.__new__(cls)
        players = len(hands_held)
        deal.rules = rules
        deal.course = course_of(rules)
        deal.seed, deal.number = 0, 0
        deal._fresh(players)
        deal.order = tuple(range(players)) if order is None else tuple(order)
        deal.dealer, deal.starter, deal.turn = dealer, starter, turn
        deal.hands = [hands.of(cards) for cards in hands_held]
        deal.table = list(table)
        deal.stock, deal.pile = list(reversed(stock)), list(pile)
        if opened is not None:
            deal.opened = list(opened)
            deal.laid = list(opened)
            deal.laid_before = deal.laid[turn]
        if phase is not None and phase != "over":
            deal.at = next(at for at, step in enumerate(deal.course.steps) if step.phase == phase)
        deal.taken = taken
        deal.wild, deal.indicator = wild, None
        deal.upcard = upcard
        deal.beginning = ()
        return deal

    def _fresh(self, players: int) -> None:
        """The state in which nobody has done anything yet."""
        self.table: list[TableMeld] = []
        self.opened = [False] * players
        self.laid = [False] * players
        self.laid_before = False
        self.draws = [0] * players
        self.turn_number = 1
        self.at = 0
        self.taken: Face | None = None
        self.drawn: Face | None = None
        self.must_play: Face | None = None
        self.plays = 0
        self.played = 0
        self.turnovers = 0
        self.idle = 0
        self.out: dict[int, Out] = {}
        self.misses = [0] * players
        self.knocker: int | None = None
        self.kept: list[tuple[Face, ...]] = [()] * players
        self.shown = [False] * players
        self.taken_from: list[tuple[int, int]] = []
        self.turns = [0] * players
        self.laid_off: list[tuple[Face, ...]] = [()] * players
        self.upcard: Face | None = None
        self.upcard_offers: int | None = None
        self.asked: list[int] = []
        self.resume: int | None = None
        self.result: Result | None = None

    def _use_upcard(self) -> None:
        """The first upcard is the limit of a knock, or offered before anybody draws, where the sheet says so."""
        if self.course.sets_limit:
            self.upcard = self.pile[0]
        if self.course.offers_upcard:
            self.upcard_offers = len(self.order)

    # --- the three verbs

    def read(self, text: str) -> Action:
        """The action that a text writes (`play.notation`); raises `NotationError`, which says what can be written."""
        return read_action(text, self.course.routes[self.at])

    def check(self, action: Action | str) -> None:
        """Raise `IllegalAction` if the seat to act may not do this now."""
        step = self._step(action)
        if step is not None:
            step.check(self, action)
        elif isinstance(action, str):
            self.check(self.read(action))
        elif type(action) is not Timeout or self.result is not None:
            raise self._refusal(action)

    def can(self, action: Action | str) -> bool:
        """Whether the seat to act may do this now."""
        try:
            self.check(action)
        except IllegalAction:
            return False
        return True

    def play(self, action: Action | str) -> tuple[Event, ...]:
        """Check, act, and return what happened; raises `IllegalAction` and changes nothing if it may not be."""
        step = self._step(action)
        if step is None:
            return self._play_aside(action)
        plan = step.check(self, action)
        self.played += 1
        return step.apply(self, action, plan)

    def judge(self, action: Action | str) -> Judgement:
        """What would come of `action` by the seat to act: every set of a draft, its worth, and why it is refused."""
        return judge(self, self.read(action) if isinstance(action, str) else action)

    def legal_actions(self) -> LegalActions:
        """What the seat to act may do now. At a tile table: pass, sets from the rack, single tiles to sets."""
        return LegalActions(self)

    def _step(self, action: Action | str) -> Step | None:
        """The step that takes this now; none takes text, a clock that ran out, or what may not be done."""
        return self.course.routes[self.at].get(type(action)) if self.result is None else None

    def _play_aside(self, action: Action | str) -> tuple[Event, ...]:
        """Play what no step takes."""
        if isinstance(action, str):
            return self.play(self.read(action))
        if type(action) is not Timeout or self.result is not None:
            raise self._refusal(action)
        self.played += 1
        return self._overtime(action)

    def _refusal(self, action: Action) -> IllegalAction:
        """Why no step takes an action."""
        over = self.result is not None
        return IllegalAction("deal_over", self.rules.id) if over else self.course.refuse(self, action)

    def _overtime(self, action: Timeout) -> tuple[Event, ...]:
        seat, number = self.turn, self.turn_number
        events: list[Event] = []
        while self.result is None and (self.turn, self.turn_number) == (seat, number):
            events.extend(self.course.steps[self.at].overtime(self, action.draft))
        if not any(isinstance(event, TimeRanOut) for event in events):
            events.insert(0, TimeRanOut(seat))
        return tuple(events)

    # --- what steps use

    def after(self, seat: int) -> int:
        """The seat whose turn comes next."""
        order = self.order
        return order[(order.index(seat) + 1) % len(order)]

    def before(self, seat: int) -> int:
        """The seat whose turn comes before."""
        return self.order[self.order.index(seat) - 1]

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """The seats in turn, from the left of `seat` to `seat` itself."""
        place = self.order.index(seat) + 1
        return self.order[place:] + self.order[:place]

    def step_done(self) -> None:
        """The last thing of a turn is done: a call window if one opens, else the next seat."""
        window = self.course.window
        if window is not None:
            self.at = len(self.course.steps) - 1
            if window.open(self):
                return
        self.next_turn()

    def next_turn(self) -> None:
        """The turn goes to the next seat."""
        self.turn = self.after(self.turn if self.resume is None else self.resume)
        while self.turn in self.out:
            self.turn = self.after(self.turn)
        self.resume = None
        self.laid_before = self.laid[self.turn]
        self.turn_number += 1
        self.at = 0
        self.taken = None
        self.drawn = None
        self.must_play = None
        self.plays = 0

    def knocked(self) -> tuple[Event, ...]:
        """The knocker has discarded: the others lay off where the sheet lets them, and the deal is over."""
        window = self.course.lay_offs
        return self.end("knocked", self.knocker) if window is None else window.open(self)

    def put_out(self, why: Out, flaw: str | None = None) -> tuple[Event, ...]:
        """The seat to act is out of the deal: the last one left has won, or else it is the next seat's turn."""
        seat = self.turn
        self.out[seat] = why
        gone = OutOfDeal(seat, why, flaw)
        left = [other for other in self.order if other not in self.out]
        if len(left) == 1:
            return gone, *self.end("last_left", left[0])
        self.next_turn()
        return (gone,)

    def end(self, kind: Ending, winner: int | None) -> tuple[Event, ...]:
        """The deal is over."""
        family = self.rules.pack.family
        self.result = Result(
            kind=kind,
            winner=winner,
            hands=tuple(hands.faces(hand, family) for hand in self.hands),
            first=self.starter,
            order=self.order,
            turns=self.turn_number,
            melds=tuple((meld.owner, meld.cards) for meld in self.table if meld.owner is not None),
            concealed=kind == "went_out" and winner == self.turn and not self.laid_before,
            taken=tuple(self.taken_from),
            draws=0 if winner is None else self.draws[winner],
            out=self._out_by_seat(),
            wild=self.wild,
            upcard=self.upcard,
            laid_off=tuple(self.laid_off) if any(self.laid_off) else (),
        )
        return (DealEnded(self.result),)

    def _out_by_seat(self) -> tuple[Out | None, ...]:
        return tuple(self.out.get(seat) for seat in range(len(self.hands))) if self.out else ()

    # --- looking at it

    @property
    def players(self) -> int:
        """How many play this deal."""
        return len(self.order)

    @property
    def last_turn(self) -> bool:
        """Whether the seat to act has its last turn."""
        return self.rules.turns_each is not None and self.turns[self.turn] == self.rules.turns_each - 1

    @property
    def bound(self) -> Face | None:
        """The card that may not be discarded: the one taken from the pile this turn, unless a twin of it is held."""
        taken = self.taken
        return None if taken is None or hands.count(self.hands[self.turn], taken) > 1 else taken

    @property
    def phase(self) -> Phase:
        """The step the turn has reached."""
        return "over" if self.result is not None else self.course.steps[self.at].phase

    def view(self, seat: int | None, common: View | None = None) -> View:
        """All that a seat may know; None is a spectator.

        `common` is what a spectator sees at this moment, for who has it: seats know no more than that and their hand.
        """
        if common is None:
            common = self._common()
        if seat is None:
            return common
        hand = hands.faces(self.hands[seat], self.rules.pack.family)
        knocks = self.course.knocks
        return structs.replace(common, seat=seat, hand=hand, deadwood=knocks and knocks.deadwood_of(self, seat))

    def _common(self) -> View:
        knock, window = self.rules.knock, self.course.lay_offs
        opened = window is not None and self.at == window.place and self.knocker is not None
        open_hand = hands.faces(self.hands[self.knocker or 0]) if opened else ()
        return View(
            seat=None,
            order=self.order,
            turn=self.turn,
            phase=self.phase,
            step=self.at,
            plays=self.plays,
            draws=tuple(self.draws),
            starter=self.starter,
            dealer=self.dealer,
            turn_number=self.turn_number,
            hand=(),
            counts=tuple([hand.bit_count() for hand in self.hands]),
            opened=tuple(self.opened),
            table=tuple(self.table),
            stock=len(self.stock),
            discard_pile=tuple(self.pile),
            taken=self.taken,
            must_play=self.must_play,
            kept=tuple(self.kept),
            shown=tuple(self.shown),
            turns_left=None if self.rules.turns_each is None else self.rules.turns_each - self.turns[self.turn],
            wild=self.wild,
            indicator=self.indicator,
            out=self._out_by_seat(),
            misses=tuple(self.misses) if self.course.misses else (),
            upcard=self.upcard,
            upcard_offers=self.upcard_offers,
            knocker=self.knocker,
            knock_limit=None if knock is None else knock.limit_for(self.upcard),
            open_hand=open_hand,
            open_points=sum(map(self.rules.values.of, open_hand)),
            result=self.result,
        )

    def clone(self) -> Deal:
        """An independent copy."""
        twin = Deal.__new__(Deal)
        for name in Deal.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in (list, dict) else value)
        return twin

    def __repr__(self) -> str:
        state = "over" if self.result is not None else f"seat {self.turn} to {self.phase}, turn {self.turn_number}"
        return f"<Deal {self.number} of {self.rules.id}: {state}>"

    def __str__(self) -> str:
        return deal_text(self)

    def _repr_svg_(self) -> str:
        from rummykit import svg

        return str(svg.deal(self))
