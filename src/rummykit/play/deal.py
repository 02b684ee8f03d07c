"""One deal in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from rummykit import hands
from rummykit.cards import Face, NotationError, is_joker, number_of
from rummykit.melds.cut_joker import cut_by
from rummykit.melds.indicated import next_tile
from rummykit.play.actions import Action, Timeout
from rummykit.play.course import course_of
from rummykit.play.deal_facts import FIELDS, STARTS, copied
from rummykit.play.draft import judgement, tidied
from rummykit.play.events import Dealt, Event, TimeRanOut, Upcard, WildIndicator
from rummykit.play.given import as_it_lies, check_kinds, check_order, check_seat
from rummykit.play.judgement import Judgement
from rummykit.play.legal_actions import LegalActions
from rummykit.play.notation import read_action
from rummykit.play.sight import fill_from_view, seen, told
from rummykit.play.start import draw_for_start
from rummykit.play.state import BEFORE, State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase, TableMeld, View
from rummykit.rules import IllegalAction, Rules
from rummykit.rules.players import wrong_number
from rummykit.shuffle import Seed, shuffled


class Deal(State):
    """One deal of a game, from the first card to its result.

    `check(action)` raises `IllegalAction` or returns None, `can` says the same as a bool, and `play` checks, acts and
    returns the events. An action may be given as text, ``deal.play("discard 7H")``; text that is no action raises
    `NotationError`. Both errors are `ValueError`. Seats are numbered from 0 to `players` - 1; `order` is the way they
    take turns. It may name only some of them: then the others get no cards. With neither `dealer` nor `starter`,
    the deal begins with the draw for the start. Of a sheet whose deals differ it is the deal `scheduled`, or else the
    one with its own `number`; its `rules` are then those of this deal alone. `beginning` holds the events of the start
    and the deal, `played` counts the actions since.
    """

    __slots__ = ("_actions", "_before", "_found", "_notes_all", "_notes_next", "_taken_back", "beginning", "course")

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
        scheduled: int | None = None,
        totals: Sequence[int] = (),
        undoable: bool = True,
    ) -> None:
        check_kinds(rules, players)
        check_order(order, players, dealer, starter)
        wrong = wrong_number(rules, players if order is None else len(order))
        if wrong is not None:
            raise ValueError(wrong)
        self._set_up(rules.for_deal(number if scheduled is None else scheduled), undoable)
        self._begin(players)
        self.seed = seed
        self.number = number
        if self.rules.opening is not None and self.rules.opening.by_total:
            self.totals = list(totals) or [0] * players
        begun: list[Event] = []
        if starter is not None:
            self.order = tuple(range(players)) if order is None else tuple(order)
            self.dealer, self.starter = dealer, starter
        elif dealer is None:
            sitting = None if order is None else tuple(order)
            start, self.order = draw_for_start(rules, players, seed, f"deal {number} start", sitting)
            self.dealer, self.starter = start.dealer, start.starter
            begun.append(start)
        else:
            self.order = tuple(range(players)) if order is None else tuple(order)
            self.dealer = dealer
            self.starter = self.after(dealer)
        self._deal_out(players, begun)
        self.turn = self.starter
        self.at = self.course.first_step
        for step in self.course.beginning:
            begun.extend(step.begin(self) or ())
        self.beginning: tuple[Event, ...] = tuple(begun)
        self._notes_next = False

    def _set_up(self, rules: Rules, undoable: bool = True) -> None:
        """Everything but the state."""
        self.rules = rules
        self.course = course_of(rules)
        self.beginning = ()
        self.version = self._taken_back = 0
        self._found: tuple[int, object, Any] | None = None
        self._actions: list[Action] | None = [] if undoable else None
        self._before: list[tuple[Any, ...]] = []
        self._notes_all, self._notes_next = False, True

    def _begin(self, players: int) -> None:
        """The state before anybody has done anything."""
        self.begin(players, STARTS)
        self.scheduled = self.rules.scheduled or 0
        self.misses = [0] * players if self.course.misses else []

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
        second = extra + self._deal_second(players, cards[extra:])
        stock = cards[: second - 1 : -1]
        self.hands = [hands.of(cards) for cards in got]
        beginning.extend(Dealt(seat, len(got[seat]), tuple(sorted(got[seat]))) for seat in self.order)
        self.pile = []
        if self.rules.deal.upcard:
            while self.rules.deal.joker_put_back and is_joker(stock[-1]):
                stock.insert(0, stock.pop())
            self.pile.append(stock.pop())
            self.discarded_by.append(None)
            beginning.append(Upcard(self.pile[0]))
        if self.rules.deal.wild_indicator:
            one_tile = self.rules.deal.indicates == "next"
            at = next(place for place, face in enumerate(stock) if not (one_tile and is_joker(face)))
            indicator = stock.pop(at)
            self.wild, self.indicator = _made_wild(self.rules, indicator), indicator
            beginning.append(WildIndicator(indicator, self.wild))
        self.stock = stock

    def _deal_second(self, players: int, cards: list[Face]) -> int:
        """Second hands are dealt from the top of these cards, to the starter's side first; returns their number."""
        word = self.rules.second_hand
        if word is None:
            return 0
        self.second_hands = [()] * players
        owners = list(
            dict.fromkeys(self.seconds_of(seat)[0] for seat in self.clockwise_from(self.before(self.starter)))
        )
        for number, owner in enumerate(owners):
            self.second_hands[owner] = tuple(cards[number * word.cards : (number + 1) * word.cards])
        self.picked_up = [False] * len(self.second_hands)
        return len(owners) * word.cards

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
        scheduled: int = 0,
        **fields: Any,
    ) -> Deal:
        """A deal set up by hand: `stock` next card first, `pile` top last. It is not checked against the pack.

        Any other field of the state may be given by name. Raises `ValueError` for a phase that the game does not have.
        """
        deal = cls.__new__(cls)
        players = len(hands_held)
        deal._set_up(rules.for_deal(scheduled))
        deal._begin(players)
        deal.order = tuple(range(players)) if order is None else tuple(order)
        deal.dealer, deal.starter, deal.turn = dealer, starter, turn
        deal.hands = [hands.of(cards) for cards in hands_held]
        deal.table = [as_it_lies(rules, meld) for meld in table]
        deal.stock, deal.pile = list(reversed(stock)), list(pile)
        deal.discarded_by = [None] * len(deal.pile)
        if opened is not None:
            deal.opened = list(opened)
            deal.first_laid = [BEFORE if each else 0 for each in opened]
        if phase is not None:
            deal.at = deal.course.place_of(phase)
        deal.taken, deal.wild = taken, wild
        deal.edit(**fields)
        return deal

    @classmethod
    def from_view(cls, rules: Rules, view: View) -> Deal:
        """The deal that a view shows, for asking `check`, `can`, `judge` and `legal_actions`; unseen cards are blank.

        Playing an action that needs an unseen card, such as a draw from the stock, leads to an impossible position.
        """
        deal = cls.__new__(cls)
        deal._set_up(rules.for_deal(view.scheduled))
        fill_from_view(deal, deal.course, view)
        return deal

    # --- the three verbs

    def read(self, text: str) -> Action:
        """The action that a text stands for (`play.notation`); raises `NotationError`, which says what can be typed."""
        return read_action(text, self.course.routes[self.at])

    def check(self, action: Action | str) -> None:
        """Raise `IllegalAction` if the seat to act may not do this now; the plan is kept for `play`."""
        step = self._step(action)
        if step is not None:
            self._found = self.version, action, step.check(self, action)
        elif isinstance(action, str):
            self.check(self.read(action))
        elif type(action) is not Timeout or self.result is not None:
            raise self.course.refusal(self, action)

    def can(self, action: Action | str) -> bool:
        """Whether the seat to act may do this now; text that is no action may not be done."""
        try:
            self.check(action)
        except (IllegalAction, NotationError):
            return False
        return True

    def play(self, action: Action | str) -> tuple[Event, ...]:
        """Check, act, and return what happened; raises `IllegalAction` and changes nothing if it is not legal.

        Text that is no action raises `NotationError`.
        """
        step = self.course.routes[self.at].get(type(action)) if self.result is None else None
        if step is None:
            return self._play_aside(action)
        found = self._found
        if found is not None and found[0] == self.version and found[1] == action:
            plan = found[2]
        else:
            plan = step.check(self, action)
        if self._actions is not None:
            if self._notes_next:
                self._note_values()
            self._actions.append(action)  # type: ignore[arg-type]  # no step takes text
        self.version += 1
        return step.apply(self, action, plan)

    def judge(self, action: Action | str) -> Judgement:
        """What the engine says of `action` by the seat to act: every set of a draft, its worth, why it is refused."""
        asked = self.read(action) if isinstance(action, str) else action
        asked = tidied(self.rules, asked)
        try:
            self.check(asked)
        except IllegalAction as error:
            return judgement(self, asked, error.refusal)
        return judgement(self, asked, None)

    def legal_actions(self) -> LegalActions:
        """What the seat to act may do now. At a table of tiles: pass, sets from the rack, tiles added to sets."""
        return LegalActions(self, self.course)

    def _step(self, action: Action | str) -> StepBehaviour | None:
        """The step that takes this action now; none takes text, a clock that ran out, or an action out of place."""
        return self.course.routes[self.at].get(type(action)) if self.result is None else None

    def _play_aside(self, action: Action | str) -> tuple[Event, ...]:
        """Play an action that belongs to no step."""
        if isinstance(action, str):
            return self.play(self.read(action))
        if type(action) is not Timeout or self.result is not None:
            raise self.course.refusal(self, action)
        if self._actions is not None:
            if self._notes_next:
                self._note_values()
            self._actions.append(action)
        self.version += 1
        return self._overtime(action)

    def _overtime(self, action: Timeout) -> tuple[Event, ...]:
        seat, number = self.turn, self.turn_number
        events: list[Event] = []
        while self.result is None and (self.turn, self.turn_number) == (seat, number):
            events.extend(self.course.steps[self.at].overtime(self, action.draft))
        if not any(isinstance(event, TimeRanOut) for event in events):
            events.insert(0, TimeRanOut(seat))
        return tuple(events)

    # --- what has been done

    @property
    def played(self) -> int:
        """How many actions were played, without those taken back."""
        return self.version - self._taken_back

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions so far, without those taken back; raises `ValueError` where the deal is not `undoable`."""
        if self._actions is None:
            raise ValueError("A deal that is not undoable does not keep its actions.")
        return tuple(self._actions)

    def _note_values(self) -> None:
        """Note the state before the next action."""
        self._before.append(self.values())
        self._notes_next = self._notes_all

    def undo(self) -> Action:
        """Take back the last action and return it; the deal is then exactly as it was before.

        Raises `ValueError` where nothing was played, or the deal is not `undoable`. At first a deal notes only its
        actions; the first `undo` plays them again from the beginning, and from then on the deal notes its state before
        each action, so that going back and forth costs little.
        """
        self._remember()
        if not self._actions:
            raise ValueError("There is no action that can be taken back.")
        self.restore(copied(self._before.pop()))
        self.version += 1
        self._taken_back += 2
        return self._actions.pop()

    def _remember(self) -> None:
        """Work out the state before each action so far, and note it from now on."""
        if self._actions and not self._notes_all:
            if self.beginning:
                again = Deal(
                    self.rules,
                    len(self.hands),
                    self.seed,
                    number=self.number,
                    dealer=self.dealer,
                    order=self.order,
                    starter=self.starter,
                    scheduled=self.scheduled,
                    totals=self.totals,
                )
            else:
                again = _made(copied(self._before[0]), (), [], [], True, 0)
            again._notes_all = again._notes_next = True
            for action in self._actions:
                again.play(action)
            self._before = again._before
        self._notes_all = self._notes_next = True

    def edit(self, **fields: Any) -> None:
        """Set fields of the state by hand; earlier actions can still be taken back.

        It is not checked that play could lead there. Raises `TypeError` for an unknown field.
        """
        unknown = fields.keys() - FIELDS.keys()
        if unknown:
            raise TypeError(f"A deal has no field {', '.join(sorted(unknown))}.")
        self._remember()
        for name, value in fields.items():
            setattr(self, name, value)
        self.version += 1
        self._taken_back += 1

    # --- looking at it

    @property
    def phase(self) -> Phase:
        """The phase that the turn has reached."""
        return self.course.phase(self)

    def view(self, seat: int | None, common: View | None = None) -> View:
        """All that a seat may know; None is a spectator. Raises `ValueError` for a seat that there is not.

        `common` is what a spectator sees now, if the caller has it: a seat's view is that and its own hand.
        """
        if seat is not None:
            check_seat(seat, len(self.hands))
        if common is None or seat is None:
            return common or seen(self, self.course, seat)
        hand = hands.faces(self.hands[seat], self.rules.pack.family)
        return structs.replace(common, seat=seat, hand=hand, **told(self, self.course, seat))

    def clone(self, *, undoable: bool = True) -> Deal:
        """An independent copy, which can take back the same actions; it is quicker where it need not be `undoable`."""
        if not undoable:
            return _made(self.values(), self.beginning, None, [], False, self.played)
        return _made(self.values(), self.beginning, self._actions, self._before, self._notes_all, self.played)

    def __copy__(self) -> Deal:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Deal:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (self.values(), self.beginning, self._actions, self._before, self._notes_all, self.played)

    def __repr__(self) -> str:
        state = "over" if self.result is not None else f"seat {self.turn} to {self.phase}, turn {self.turn_number}"
        return f"<Deal {self.number} of {self.rules.id}: {state}>"

    def __str__(self) -> str:
        from rummykit.play.printed_deal import deal_text

        return deal_text(self)

    def _repr_svg_(self) -> str:
        from rummykit import svg

        return str(svg.deal(self))


def _made_wild(rules: Rules, indicator: Face) -> int:
    """What an indicator makes wild: a rank, the next tile, or what the cut card says."""
    if rules.deal.indicates == "next":
        return next_tile(indicator)
    if rules.deal.cuts:
        return cut_by(indicator)
    return 1 if is_joker(indicator) else number_of(indicator)


def _made(
    values: Sequence[Any],
    beginning: tuple[Event, ...],
    actions: list[Action] | None,
    before: list[tuple[Any, ...]],
    notes_all: bool,
    played: int,
) -> Deal:
    """A deal from all its parts."""
    deal = Deal.__new__(Deal)
    deal.restore(values)
    deal.course = course_of(deal.rules)
    deal.beginning = beginning
    deal.version, deal._taken_back = played, 0
    deal._found = None
    deal._actions, deal._before = None if actions is None else actions.copy(), before.copy()
    deal._notes_all, deal._notes_next = notes_all, notes_all or not (actions or beginning)
    return deal
