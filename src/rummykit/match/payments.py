"""What each opponent pays: for a hand laid all at once, by its cards and how it came about, or for any deal won."""

from __future__ import annotations

from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, colour_of, number_of
from rummykit.play.melds import card_melds
from rummykit.play.result import Result
from rummykit.rules import LastLeft, Payments, Rules


def paid_by_each(rules: Rules, payments: Payments, result: Result) -> int:
    """The payment of one opponent."""
    melds = [meld for owner, meld in result.melds if owner == result.winner]
    jokers = sum(face >= PRINTED_JOKER for meld in melds for face in meld)
    wild = sum(card_melds(rules).wild(meld) for meld in melds) - jokers
    suits = {_suit(rules, meld) for meld in melds}
    return payment(payments, jokers=jokers, wild=wild, draws=result.draws, one_suit=len(suits) == 1)


def payment(payments: Payments, *, jokers: int, wild: int, draws: int, one_suit: bool) -> int:
    """The payment for a hand with this many jokers and wild cards, laid after this many draws."""
    each = payments.base + payments.joker * jokers + payments.wild * wild
    if payments.bonuses:
        each += payments.undrawn if draws == 0 else payments.one_draw if draws == 1 else 0
        each += payments.no_wild if not jokers and not wild else 0
        each += payments.one_suit if one_suit else 0
    return each


def _suit(rules: Rules, meld: tuple[Face, ...]) -> int:
    """The suit of a run, ignoring wild cards."""
    meant = [face - STANDING_FOR if face >= STANDING_FOR else face for face in meld]
    rank = rules.wilds.rank if rules.wilds is not None else None
    sure = [face for face in meant if face != PRINTED_JOKER and number_of(face) != rank]
    return colour_of(sure[0] if sure else min(meant))


def called_up(match: LastLeft, result: Result) -> tuple[int, ...]:
    """What every player gets for a deal, or pays the winner of it, by seat; empty where nothing is paid."""
    each = match.concealed_call_up if result.concealed else match.call_up
    if result.winner is None or not (match.call_up or match.concealed_call_up):
        return ()
    others = sum(seat != result.winner for seat in result.order)
    return tuple(
        others * each if seat == result.winner else -each * (seat in result.order) for seat in range(len(result.hands))
    )
