"""Whatever the game and the moment, a refused tap on the discard pile gives a reason that is true."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rummykit import Deal, hands, rules
from rummykit.cards import PRINTED_JOKER, Face, number_of, show
from rummykit.play.actions import Action, Draw, Open, TakePile
from rummykit.play.turn_flow import turn_flow_of
from rummykit.rules import IllegalAction
from tests.examples import seeds
from tests.properties.playing import every_game
from tests.properties.walk import moments

TAPS: tuple[Action, ...] = (Draw("discard"), TakePile(()))
Premise = Callable[[Deal, IllegalAction], bool]


def taking(deal: Deal) -> rules.TakePile:
    step = deal.rules.step(rules.TakePile)
    assert step is not None
    return step


def kept(deal: Deal) -> tuple[str, str]:
    """What the sheet says of the discard pile in the phase in which one draws; nothing in other phases."""
    step = deal.rules.step(rules.Draw)
    asked = step is not None and deal.phase == "draw" and deal._state.pile
    return (step.discard_pile, step.card_goes) if step is not None and asked else ("", "")


def is_wild(deal: Deal, face: Face) -> bool:
    return face == PRINTED_JOKER or face in deal.view(deal.turn).wilds


def is_bonus(deal: Deal, face: Face) -> bool:
    bonus = deal.rules.bonus_cards
    return bonus is not None and face < PRINTED_JOKER and bonus.cards.has(face)


def held(deal: Deal) -> tuple[int, int]:
    """How many natural cards of the rank of the top card the seat to act holds, and how many wild ones."""
    hand = hands.faces(deal._state.hands[deal.turn])
    wild = [face for face in hand if is_wild(deal, face)]
    rank = number_of(deal._state.pile[-1])
    return sum(number_of(face) == rank for face in hand if face not in wild), len(wild)


def blocked(deal: Deal, said: IllegalAction) -> bool:
    top, by = deal._state.pile[-1], taking(deal).blocked_by
    return is_wild(deal, top) or is_bonus(deal, top) or (by is not None and by.has(top))


def frozen(deal: Deal, said: IllegalAction) -> bool:
    lies = any(is_wild(deal, face) or is_bonus(deal, face) for face in deal._state.pile)
    is_frozen = taking(deal).always_frozen or not deal._state.opened[deal.turn] or lies
    return is_frozen and said.params["count"] == held(deal)[0]


def needs_two(deal: Deal, said: IllegalAction) -> bool:
    return not frozen(deal, said) and (said.params["count"], said.params["wild"]) == held(deal)


def too_low(deal: Deal, said: IllegalAction) -> bool:
    """The first meld is due, and the two cards that would be chosen are there."""
    return not deal._state.opened[deal.turn] and held(deal)[0] > 1


def opens_nothing(deal: Deal, said: IllegalAction) -> bool:
    """No first meld can be laid with the top card."""
    tried = deal._state.copy()
    card = tried.pile[-1]
    tried.take_discard(len(tried.pile) - 1)
    tried.bind(card, True)
    tried.advance_past(tried.step)
    listed = (action for step in turn_flow_of(deal.rules).open[tried.step] for action in step.actions(tried))
    return not deal._state.opened[deal.turn] and not any(isinstance(action, Open) for action in listed)


def once_only(deal: Deal, said: IllegalAction) -> bool:
    """The phase of drawing is over, or the seat plays on with a discard that it took out of turn."""
    return deal.phase not in ("draw", "over")


def in_phase(phase: str) -> Premise:
    return lambda deal, said: deal.phase == phase


def with_pile(pile: str, *goes: str) -> Premise:
    return lambda deal, said: kept(deal) in [(pile, each) for each in goes]


PREMISES: dict[str, Premise] = {
    "already_drawn": once_only,
    "ask_partner_first": lambda deal, said: deal._state.answer is None,
    "deal_over": lambda deal, said: deal.result is not None,
    "buy_or_pass": in_phase("buy"),
    "call_or_pass": in_phase("call"),
    "pile_call_does_not_fit": in_phase("call"),
    "claim_or_pass": in_phase("claim"),
    "discard_must_be_used": with_pile("down_to_card", "table", "new_meld"),
    "discard_pile_empty": lambda deal, said: not deal._state.pile,
    "discards_are_claimed": with_pile("none", "hand"),
    "discards_not_drawn": lambda deal, said: kept(deal)[0] == "none" and deal.rules.step(rules.ClaimWindow) is None,
    "fight_or_fold": in_phase("answer"),
    "force_or_pass": in_phase("force"),
    "last_discard_only_to_knock": lambda deal, said: len(deal._state.stock) <= deal.rules.stock.empty_at,
    "lay_off_or_pass": in_phase("lay_off"),
    "no_draw_on_first_turn": lambda deal, said: deal._state.turn_number == 1,
    "no_upcard_with_one_card": lambda deal, said: hands.size(deal._state.hands[deal.turn]) == 1,
    "not_an_action_here": lambda deal, said: deal.rules.step(rules.Draw) is None,
    "one_card_against_one": lambda deal, said: hands.size(deal._state.hands[deal.turn]) == len(deal._state.pile) == 1,
    "opening_too_early": lambda deal, said: not deal._state.opened[deal.turn],
    "opening_too_low": too_low,
    "partner_asks": in_phase("answer"),
    "pile_blocked": blocked,
    "pile_frozen": frozen,
    "pile_needs_two": needs_two,
    "pile_taken_whole": lambda deal, said: deal.can(TakePile(())),
    "stock_is_empty": lambda deal, said: len(deal._state.stock) <= deal.rules.stock.empty_at,
    "tile_only_to_lay": with_pile("top", "table"),
    "upcard_only_before_first_meld": lambda deal, said: deal._state.opened[deal.turn],
    "upcard_only_for_first_meld": opens_nothing,
    "upcard_only_into_meld": with_pile("top", "kept_meld"),
    "upcard_only_to_lay": with_pile("top", "new_meld", "table"),
    "upcard_to_be_used": with_pile("top", "table"),
    "upcard_was_let_pass": lambda deal, said: deal._state.upcard_offers == 0,
    "wild_upcard_refused": lambda deal, said: is_wild(deal, deal._state.pile[-1]),
}
"""What must be so where a tap is refused with a code; no other code may come."""


def refusals(deal: Deal) -> Iterator[IllegalAction]:
    """Why the taps that the sheet knows are refused now."""
    for tap in TAPS[: 1 if deal.rules.step(rules.TakePile) is None else 2]:
        try:
            deal.check(tap)
        except IllegalAction as said:
            yield said


@every_game
def test_a_refused_tap_says_why(game: str) -> None:
    for seed in seeds(4):
        for deal in moments(game, seed):
            for said in refusals(deal):
                assert said.code in PREMISES, said
                assert PREMISES[said.code](deal, said), (deal.phase, deal.view(deal.turn), said)
                assert "card" not in said.params or said.params["card"] == show(deal._state.pile[-1:]), said
