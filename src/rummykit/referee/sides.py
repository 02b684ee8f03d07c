"""Turns and scores in games of sides."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import msgspec

from rummykit import hands
from rummykit.cards import NAMES, Faces, show
from rummykit.hands import Hand
from rummykit.match.sides import bonus_of, sides_of
from rummykit.play.actions import Action, Discard, Draw, LayOff, Meld, Open, Pass, TakePile
from rummykit.play.deal import Deal
from rummykit.play.events import PickedUp
from rummykit.play.melds import side_melds_of
from rummykit.play.result import Result
from rummykit.play.view import TableMeld
from rummykit.referee.meld import lying
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, check_players, held, in_hand
from rummykit.rules import IllegalAction, Rules

VERBS = {
    "draw": '["draw", "stock"], or ["draw", "pile"] for the whole discard pile',
    "take_pile": '["take_pile", [cards of the hand], and the number of the meld that the top card is added to]',
    "meld": '["meld", [cards]]',
    "layoff": '["layoff", number of the meld, [cards]]',
    "discard": '["discard", card]',
    "pass": '["pass"]',
}


# --- a turn


class SideMeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A meld on the table and the side it belongs to."""

    owner: int
    meld: PieceNames


class SideTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next card of the `stock` comes first, the top of the `discard_pile` last.

    `opened` says that the side has melded; without it, it has if one of the melds is its. `side_total` is its score
    before the deal, `melded_before` that the player has melded in an earlier turn. `reserve` are the cards of the
    second hand that the player may pick up, None where there is none any more; `partner_says` is what the partner has
    answered to "May I go out?", None where it was not asked.
    """

    players: int
    player: int
    hand: PieceNames
    table: list[SideMeld]
    discard_pile: PieceNames
    stock: PieceNames
    actions: list[list[Any]]
    opened: bool | None = None
    side_total: int = 0
    melded_before: bool = False
    reserve: PieceNames | None = None
    partner_says: bool | None = None


def turn_verdict(rules: Rules, asked: SideTurn) -> Verdict:
    """`legal` if every action is and the turn is complete; then `went_out`, `hand_after`; for who did, `concealed`.

    Where a second hand was picked up, `reserve` says whether it was "now", in the turn, or "later", after the discard.
    """
    deal, seat = _position(rules, asked), asked.player
    reserve = ""
    try:
        words = [_action(rules, deal, action) for action in asked.actions]
        opened = deal._state.opened[seat] or rules.opening is None
        for action in _joined(deal._state.hands[seat], opened, _last_at_the_end(rules, deal, words)):
            if deal.result is None and deal.turn != seat:
                raise IllegalAction("turn_over", rules.id)
            if asked.partner_says is not None and isinstance(action, TakePile):
                deal.edit(answer=asked.partner_says)
            events = deal.play(action)
            if asked.partner_says is not None and isinstance(action, Draw):
                deal.edit(answer=asked.partner_says)
            if any(isinstance(event, PickedUp) for event in events):
                reserve = "later" if isinstance(action, Discard) else "now"
        if deal.result is None and deal.turn == seat and deal._state.no_discard:
            deal.play(Pass())
        if deal.result is None and deal.turn == seat:
            raise IllegalAction("turn_not_over", rules.id)
    except IllegalAction as refusal:
        return Verdict({"legal": False}, refusal)
    result = deal.result
    out = result is not None and result.kind == "went_out" and result.winner == seat
    fields: Fields = {"legal": True, "went_out": out}
    if result is not None and out:
        fields["concealed"] = is_concealed(rules, result)
    if reserve:
        fields["reserve"] = reserve
    return Verdict(fields | {"hand_after": [NAMES[face] for face in hands.faces(deal._state.hands[seat])]})


def is_concealed(rules: Rules, result: Result) -> bool:
    """Whether the winner laid the whole hand at once, a book in it."""
    size = bonus_of(rules).size
    return result.concealed and any(owner == result.winner and len(cards) >= size for owner, cards in result.melds)


def question_about_turn(deal: Deal, hand: list[str]) -> Fields:
    """The question about a turn of the first seat that draws from the stock and discards a card."""
    return {
        "players": deal.players,
        "player": 0,
        "hand": hand,
        "table": [],
        "discard_pile": [NAMES[face] for face in deal._state.pile],
        "stock": [NAMES[face] for face in reversed(deal._state.stock)],
        "actions": [["draw", "stock"], ["discard", hand[0]]],
    } | ({"reserve": [NAMES[face] for face in deal._state.second_hands[0]]} if deal._state.second_hands else {})


def _last_at_the_end(rules: Rules, deal: Deal, actions: list[Action]) -> list[Action]:
    """The actions with a group that is laid only in going out behind all others, where the engine wants it.

    It may be laid anywhere in that turn; it stays where it is if cards are laid off on melds of this turn after it.
    """
    melds = side_melds_of(rules)
    laid = [at for at, action in enumerate(actions) if isinstance(action, Meld | LayOff)]
    for at in laid[:-1]:
        action, later = actions[at], actions[at + 1 : laid[-1] + 1]
        meld = melds.read(action.cards) if isinstance(action, Meld) else None
        new = any(isinstance(each, LayOff) and each.meld >= len(deal._state.table) for each in later)
        if meld is not None and melds.is_last(meld) and not new:
            return [*actions[:at], *later, action, *actions[laid[-1] + 1 :]]
    return actions


def _joined(hand: Hand, opened: bool, actions: list[Action]) -> Iterator[Action]:
    """The actions as the engine takes them: the melds that make a first meld are laid together.

    With the pile go those of cards of the `hand` alone; the others follow it.
    """
    rest = list(actions)
    while rest:
        action = rest.pop(0)
        if opened or not isinstance(action, Meld | TakePile):
            yield action
            continue
        opened = True
        more = [each.cards for each in takewhile(lambda each: isinstance(each, Meld), rest)]  # type: ignore[union-attr]
        if isinstance(action, TakePile):
            more = _of_hand(hand, action.cards, more)
            yield TakePile(action.cards, tuple(more))
        else:
            yield Open((action.cards, *more))
        del rest[: len(more)]


def _of_hand(hand: Hand, laid: Faces, melds: list[Faces]) -> list[Faces]:
    """The first of these melds that a hand has beside what is laid."""
    found: list[Faces] = []
    for cards in melds:
        laid += cards
        if not hands.holds(hand, laid):
            break
        found.append(cards)
    return found


def _position(rules: Rules, asked: SideTurn) -> Deal:
    """The deal as the question describes it; the other hands are unknown and not needed."""
    check_players(rules, asked.players)
    sides = sides_of(rules, tuple(range(asked.players)))
    if not 0 <= asked.player < asked.players or not all(0 <= meld.owner < len(sides) for meld in asked.table):
        raise Malformed("impossible", f"There are the players 0 to {asked.players - 1}, and {len(sides)} sides.")
    own = next(number for number, side in enumerate(sides) if asked.player in side)
    opened = [any(seat in sides[meld.owner] for meld in asked.table) for seat in range(asked.players)]
    totals = [0] * asked.players
    for seat in sides[own]:
        opened[seat] = opened[seat] if asked.opened is None else asked.opened
        totals[seat] = asked.side_total
    hand = in_hand(rules, asked.hand)
    deal = Deal.position(
        rules,
        hands_held=[hand if seat == asked.player else () for seat in range(asked.players)],
        turn=asked.player,
        table=[_lies(rules, meld, sides, asked) for meld in asked.table],
        stock=held(rules, asked.stock),
        pile=held(rules, asked.discard_pile),
        opened=opened,
        totals=totals if rules.opening is not None and rules.opening.by_total else [],
        bonus=[()] * asked.players if rules.bonus_cards is not None else [],
    )
    if rules.second_hand is not None:
        seconds = [tuple(held(rules, ())) for _ in range(asked.players)]
        seconds[deal._state.seconds_of(asked.player)[0]] = held(rules, asked.reserve or ())
        deal.edit(second_hands=seconds, picked_up=[False] * asked.players)
    deal.edit(first_laid=[-1 if asked.melded_before and seat == asked.player else 0 for seat in range(asked.players)])
    return deal


def _lies(rules: Rules, meld: SideMeld, sides: tuple[tuple[int, ...], ...], asked: SideTurn) -> TableMeld:
    """A meld of a side: of the partner, where the player has not melded before."""
    found = lying(rules, meld.meld)
    partners = [seat for seat in sides[meld.owner] if seat != asked.player or asked.melded_before]
    return TableMeld(found.cards, found.kinds[0], (partners or list(sides[meld.owner]))[0])


def _action(rules: Rules, deal: Deal, words: list[Any]) -> Action:
    """The action in `words`; raises `Malformed`, and `IllegalAction` where the top goes to no such meld."""
    match words:
        case ["draw", "stock"]:
            return Draw("stock")
        case ["draw", "pile"]:
            return Draw("discard")
        case ["take_pile", [*names]] if _all_names(names):
            return TakePile(held(rules, names))
        case ["take_pile", [*names], int(number)] if _all_names(names):
            _check_own(rules, deal, number)
            return TakePile(held(rules, names))
        case ["meld", [*names]] if _all_names(names):
            return Meld(held(rules, names))
        case ["layoff", int(number), [*names]] if _all_names(names):
            return LayOff(number, held(rules, names))
        case ["discard", str(name)]:
            return Discard(held(rules, [name])[0])
        case ["pass"]:
            return Pass()
        case [str(verb), *_] if verb in VERBS:
            raise Malformed("malformed", f"This action is written {VERBS[verb]}.")
    raise Malformed("malformed", f"An action begins with one of {', '.join(VERBS)}.")


def _check_own(rules: Rules, deal: Deal, number: int) -> None:
    """The top of the pile can go only to the group of its rank: refuse the number of another meld."""
    melds = side_melds_of(rules)
    if not deal._state.pile:
        return
    if not 0 <= number < len(deal._state.table):
        raise IllegalAction("no_such_meld", rules.id, meld=number)
    own = [at for at, meld in deal._state.groups_of(deal.turn) if melds.extended(meld.cards, (deal._state.pile[-1],))]
    if number not in own:
        meld = show(deal._state.table[number].cards)
        raise IllegalAction("does_not_extend", rules.id, cards=show(deal._state.pile[-1:]), meld=meld)


def _all_names(names: list[Any]) -> bool:
    return all(isinstance(name, str) for name in names)


# --- a score


def sides_count(rules: Rules, players: int) -> int:
    """How many sides so many players make; 0 for a number that the game is not for."""
    if not rules.players[0] <= players <= rules.players[1]:
        return 0
    return len(sides_of(rules, tuple(range(players))))
