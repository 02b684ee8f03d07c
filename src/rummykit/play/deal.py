"""One deal in progress."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import structs

from rummykit import hands
from rummykit.cards import Face, NotationError
from rummykit.checked import check_kind
from rummykit.play.actions import Action, Timeout
from rummykit.play.deal_arguments import as_laid, check_built, check_kinds, check_order, check_places, check_seat
from rummykit.play.deal_facts import FIELDS, copied
from rummykit.play.dealing import deal_out
from rummykit.play.draft import judgement, tidied
from rummykit.play.events import Event, TimeRanOut
from rummykit.play.judgement import Judgement
from rummykit.play.legal_actions import LegalActions
from rummykit.play.notation import read_action
from rummykit.play.result import Result
from rummykit.play.start import draw_for_start
from rummykit.play.state import BEFORE, State
from rummykit.play.turn_flow import turn_flow_of
from rummykit.play.view import Phase, TableMeld, View
from rummykit.play.view_of_state import fill_from_view, step_fields, view_of
from rummykit.rules import IllegalAction, Rules, SittingOut
from rummykit.rules.players import wrong_number
from rummykit.shuffle import Seed


class Deal:
    """One deal of a game, from the first card to its result.

    `check(action)` raises `IllegalAction` or returns None, `can` says the same as a bool, and `play` checks, acts and
    returns the events. An action may be given as text, ``deal.play("discard 7H")``; text that is no action raises
    `NotationError`. Both errors are `ValueError`. Seats are numbered from 0 to `players` - 1; `order` is the way they
    take turns. It may name only some of them: then the others get no cards. With neither `dealer` nor `starter`,
    the deal begins with the draw for the start. Where players sit out and no `order` says who, it is the first deal of
    a match, and they are numbered in turn. Of a sheet whose deals differ it is the deal `scheduled`, or else the
    one with its own `number`; its `rules` are then those of this deal alone. `beginning` holds the events of the start
    and the deal, `played` counts the actions since.
    """

    __slots__ = (
        "_actions",
        "_before",
        "_flow",
        "_found",
        "_legal",
        "_notes_all",
        "_notes_next",
        "_state",
        "_taken_back",
        "beginning",
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
        scheduled: int | None = None,
        totals: Sequence[int] = (),
        undoable: bool = True,
    ) -> None:
        check_kinds(rules, players)
        check_places(players, number, scheduled, totals)
        check_order(order, players, dealer if rules.sitting_out is None or order is None else None, starter)
        wrong = wrong_number(rules, players if order is None else len(order))
        if wrong is not None:
            raise ValueError(wrong)
        sheet = rules.for_deal(number if scheduled is None else scheduled)
        state = self._set_up(sheet, undoable)
        self._begin(sheet, players)
        state.seed, state.number = seed, number
        if state.rules.opening is not None and state.rules.opening.by_total:
            state.totals = list(totals) or [0] * players
        begun: list[Event] = []
        state.order = tuple(range(players)) if order is None else tuple(order)
        if order is None and players > 2 and sheet.sitting_out is not None:
            begun.extend(self._begin_pair(sheet.sitting_out, players, dealer, starter))
        elif starter is not None:
            state.dealer, state.starter = dealer, starter
        elif dealer is None:
            sitting = None if order is None else tuple(order)
            start, state.order = draw_for_start(rules, players, seed, f"deal {number} start", sitting)
            state.dealer, state.starter = start.dealer, start.starter
            begun.append(start)
        else:
            state.dealer, state.starter = dealer, state.after(dealer)
        begun.extend(deal_out(state, players))
        state.turn, state.step = state.starter, self._flow.first_step
        for step in self._flow.beginning:
            begun.extend(step.begin(state) or ())
        self.beginning: tuple[Event, ...] = tuple(begun)
        self._notes_next = False

    def _set_up(self, rules: Rules, undoable: bool = True) -> State:
        """Everything but what a deal begins with."""
        self._state = state = State.__new__(State)
        self._flow = turn_flow_of(rules)
        self._legal = LegalActions(state, self._flow)
        self.beginning = ()
        self._found: tuple[int, object, Any] | None = None
        self._actions: list[Action] | None = [] if undoable else None
        self._before: list[tuple[Any, ...]] = []
        self._notes_all, self._notes_next = False, True
        state.version = self._taken_back = 0
        return state

    def _begin(self, rules: Rules, seats: int) -> None:
        """The state before anybody has done anything."""
        state = self._state
        state.begin(rules, seats)
        state.scheduled = state.rules.scheduled or 0
        state.misses = [0] * seats if self._flow.misses else []

    def _begin_pair(
        self, sitting_out: SittingOut, players: int, dealer: int | None, starter: int | None
    ) -> Iterator[Event]:
        """The first deal of a match in which players sit out: two of all who sit at the table play it."""
        state = self._state
        everybody = tuple(state.rules.turn_order(players))
        if starter is not None:
            pair = sitting_out.started_by(everybody, starter)
        elif dealer is not None:
            pair = sitting_out.dealt_by(everybody, dealer)
        else:
            start, _ = draw_for_start(state.rules, players, state.seed, f"deal {state.number} start", everybody)
            assert start.dealer is not None
            pair = sitting_out.first(everybody, start.dealer)
            dealer = pair.dealer
            yield structs.replace(start, dealer=dealer, starter=pair.starts)
        state.dealer, state.starter, state.order = dealer, pair.starts, pair.seated(everybody)

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
        seats = len(hands_held)
        sheet = rules.for_deal(scheduled)
        state = deal._set_up(sheet)
        deal._begin(sheet, seats)
        state.order = tuple(range(seats)) if order is None else tuple(order)
        state.dealer, state.starter, state.turn = dealer, starter, turn
        state.hands = [hands.of(cards) for cards in hands_held]
        state.table = [as_laid(rules, meld) for meld in table]
        state.stock, state.pile = list(reversed(stock)), list(pile)
        state.discarded_by = [None] * len(state.pile)
        if opened is not None:
            state.opened = list(opened)
            state.first_laid = [BEFORE if each else 0 for each in opened]
        if phase is not None:
            state.step = deal._flow.place_of(phase)
        state.taken, state.wild = taken, wild
        deal.edit(**fields)
        return deal

    @classmethod
    def from_view(cls, rules: Rules, view: View) -> Deal:
        """The deal that a view shows, for asking `check`, `can`, `judge` and `legal_actions`; unseen cards are blank.

        Playing an action that needs an unseen card, such as a draw from the stock, leads to an impossible position.
        """
        deal = cls.__new__(cls)
        sheet = rules.for_deal(view.scheduled)
        fill_from_view(deal._set_up(sheet), deal._flow, sheet, view)
        return deal

    # --- the three verbs

    def read(self, text: str) -> Action:
        """The action that a text stands for (`play.notation`); raises `NotationError`, which says what can be typed."""
        check_kind(text, str, "an action as text, such as 'draw stock'")
        return read_action(text, self._flow.routes[self._state.step])

    def check(self, action: Action | str) -> None:
        """Raise `IllegalAction` if the seat to act may not do this now; the plan is kept for `play`."""
        state = self._state
        step = self._flow.routes[state.step].get(type(action)) if state.result is None else None
        if step is not None:
            self._found = state.version, action, _planned(step, state, action)
        elif isinstance(action, str):
            self.check(self.read(action))
        elif type(action) is not Timeout or state.result is not None:
            raise self._flow.refusal(state, action)

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
        state = self._state
        step = self._flow.routes[state.step].get(type(action)) if state.result is None else None
        if step is None:
            return self._play_aside(action)
        found = self._found
        if found is not None and found[0] == state.version and found[1] == action:
            plan = found[2]
        else:
            plan = _planned(step, state, action)
        if self._actions is not None:
            if self._notes_next:
                self._note_values()
            self._actions.append(action)  # type: ignore[arg-type]  # no step takes text
        state.version += 1
        return step.apply(state, action, plan)

    def judge(self, action: Action | str) -> Judgement:
        """What the engine says of `action` by the seat to act: every set of a draft, its worth, why it is refused."""
        asked = self.read(action) if isinstance(action, str) else action
        if isinstance(asked, Action):
            check_built(asked)
        asked = tidied(self.rules, asked)
        try:
            self.check(asked)
        except IllegalAction as error:
            return judgement(self._state, asked, error.refusal)
        return judgement(self._state, asked, None)

    def legal_actions(self) -> LegalActions:
        """What the seat to act may do now. At a table of tiles: pass, sets from the rack, tiles added to sets."""
        return self._legal

    def _play_aside(self, action: Action | str) -> tuple[Event, ...]:
        """Play an action that belongs to no step."""
        if isinstance(action, str):
            return self.play(self.read(action))
        if type(action) is not Timeout or self._state.result is not None:
            raise self._flow.refusal(self._state, action)
        if self._actions is not None:
            if self._notes_next:
                self._note_values()
            self._actions.append(action)
        self._state.version += 1
        return self._overtime(action)

    def _overtime(self, action: Timeout) -> tuple[Event, ...]:
        state = self._state
        seat, number = state.turn, state.turn_number
        events: list[Event] = []
        while state.result is None and (state.turn, state.turn_number) == (seat, number):
            events.extend(self._flow.steps[state.step].overtime(state, action.draft))
        if not any(isinstance(event, TimeRanOut) for event in events):
            events.insert(0, TimeRanOut(seat))
        return tuple(events)

    # --- what has been done

    @property
    def played(self) -> int:
        """How many actions were played, without those taken back."""
        return self._state.version - self._taken_back

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions so far, without those taken back; raises `ValueError` where the deal is not `undoable`."""
        if self._actions is None:
            raise ValueError("A deal that is not undoable does not keep its actions.")
        return tuple(self._actions)

    def _note_values(self) -> None:
        """Note the state before the next action."""
        self._before.append(self._state.values())
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
        self._state.restore(copied(self._before.pop()))
        self._state.version += 1
        self._taken_back += 2
        return self._actions.pop()

    def _remember(self) -> None:
        """Work out the state before each action so far, and note it from now on."""
        if self._actions and not self._notes_all:
            if self.beginning:
                state = self._state
                again = Deal(
                    state.rules,
                    len(state.hands),
                    state.seed,
                    number=state.number,
                    dealer=state.dealer,
                    order=state.order,
                    starter=state.starter,
                    scheduled=state.scheduled,
                    totals=state.totals,
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
            setattr(self._state, name, value)
        self._state.version += 1
        self._taken_back += 1

    # --- looking at it

    @property
    def rules(self) -> Rules:
        """The rule sheet of this deal."""
        return self._state.rules

    @property
    def seed(self) -> Seed:
        """What the cards were shuffled by; 0 in a deal that was set up by hand."""
        return self._state.seed

    @property
    def number(self) -> int:
        """The number of the deal in its match, from 0."""
        return self._state.number

    @property
    def players(self) -> int:
        """How many play this deal."""
        return len(self._state.order)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats that play, in turn."""
        return self._state.order

    @property
    def dealer(self) -> int | None:
        """The seat that dealt, None where nobody does."""
        return self._state.dealer

    @property
    def starter(self) -> int:
        """The seat that began."""
        return self._state.starter

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self._state.turn

    @property
    def phase(self) -> Phase:
        """The phase that the turn has reached."""
        return self._flow.phase(self._state)

    @property
    def result(self) -> Result | None:
        """How the deal ended, None while it is on."""
        return self._state.result

    def view(self, seat: int | None, common: View | None = None) -> View:
        """All that a seat may know; None is a spectator. Raises `ValueError` for a seat that there is not.

        `common` is what a spectator sees now, if the caller has it: a seat's view is that and its own hand.
        """
        state = self._state
        if seat is not None and not (type(seat) is int and 0 <= seat < len(state.hands)):
            check_seat(seat, len(state.hands))
        if common is None or seat is None:
            return common or view_of(state, self._flow, seat)
        hand = hands.faces(state.hands[seat], state.rules.pack.family)
        return structs.replace(common, seat=seat, hand=hand, **step_fields(state, self._flow, seat))

    def clone(self, *, undoable: bool = True) -> Deal:
        """An independent copy, which can take back the same actions; it is quicker where it need not be `undoable`."""
        if not undoable:
            return _made(self._state.values(), self.beginning, None, [], False, self.played)
        return _made(self._state.values(), self.beginning, self._actions, self._before, self._notes_all, self.played)

    def __copy__(self) -> Deal:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Deal:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (self._state.values(), self.beginning, self._actions, self._before, self._notes_all, self.played)

    def __eq__(self, other: object) -> bool:
        return self._state == other._state if isinstance(other, Deal) else NotImplemented

    def __repr__(self) -> str:
        state = self._state
        said = "over" if state.result is not None else f"seat {state.turn} to {self.phase}, turn {state.turn_number}"
        return f"<Deal {state.number} of {state.rules.id}: {said}>"

    def __str__(self) -> str:
        from rummykit.play.printed_deal import deal_text

        return deal_text(self)

    def _repr_svg_(self) -> str:
        from rummykit import svg

        return str(svg.deal(self))


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
    deal._state = State.__new__(State)
    deal._state.restore(values)
    deal._flow = turn_flow_of(deal.rules)
    deal._legal = LegalActions(deal._state, deal._flow)
    deal.beginning = beginning
    deal._state.version, deal._taken_back = played, 0
    deal._found = None
    deal._actions, deal._before = None if actions is None else actions.copy(), before.copy()
    deal._notes_all, deal._notes_next = notes_all, notes_all or not (actions or beginning)
    return deal


def _planned(step: Any, state: State, action: Any) -> Any:
    """The plan of a step for an action; raises what the step raises, and `TypeError` for fields of a wrong kind."""
    try:
        return step.check(state, action)
    except TypeError:
        check_built(action)
        raise
