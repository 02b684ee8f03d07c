"""A turn with cards, action by action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rummykit import hands
from rummykit.cards import NAMES, PRINTED_JOKER, UNKNOWN, Face, card, colour_of, number_of, show, standing_for
from rummykit.play.actions import Action, CallEnd, Claim, Discard, Draw, GoOut, Knock, LayOff, Meld, Open, Swap
from rummykit.play.deal import Deal
from rummykit.play.events import Claimed
from rummykit.play.melds import card_melds
from rummykit.play.view import TableMeld
from rummykit.referee.claims import KINDS
from rummykit.referee.meld import lying
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, check_players, held, in_hand
from rummykit.rules import IllegalAction, Rules, steps

VERBS = {
    "draw": '["draw", "stock" or "discard", the card where there is a choice, how many lie on it where two are equal]',
    "meld": '["meld", [cards]]',
    "layoff": '["layoff", number of the meld, [cards]]',
    "swap": '["swap", number of the meld, card, or the list of two]',
    "borrow": '["borrow", number of the meld, card]',
    "knock": '["knock"], or ["knock", card] with the last card, where that goes face down',
    "take_pile": '["take_pile", card, [cards of its meld]]',
    "drop": '["drop"]',
    "call_draw": '["call_draw"]',
    "claim": '["claim", "pon" or "chi", [cards of the hand]]',
    "discard": '["discard", card]',
    "go_out": '["go_out", [[cards], …], and the discard if there is one]',
}


class Borrow(msgspec.Struct, frozen=True):
    """A card taken from a meld on the table; the meld that follows must have it."""

    meld: int
    card: Face


class LastCard(msgspec.Struct, frozen=True):
    """The last card, face down."""

    card: Face


class NamedClaim(msgspec.Struct, frozen=True):
    """A claim, and what it is said to make."""

    claim: Claim
    kind: str


class OwnedMeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A meld on the table and the seat that laid it."""

    owner: int
    meld: PieceNames


class CardTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next card of the `stock` comes first, the top of the `discard_pile` last.

    Without `opened`, a player has opened if one of the melds on the table is theirs. `upcard` is the first upcard of
    the deal, where it is the limit of a knock. `players` says how many play, where that is not plain from the table.
    `laid_on` are the numbers of the melds on which somebody has laid a card since the player's last turn. `discarder`
    is the seat that has made the top discard, where that may be claimed, and `round` the round of turns, from 1; where
    none is named, rounds in which something is forbidden are over.
    """

    player: int
    hand: PieceNames
    table: list[OwnedMeld]
    discard_pile: PieceNames
    stock: PieceNames
    actions: list[list[Any]]
    opened: bool | None = None
    upcard: str | None = None
    players: int | None = None
    laid_on: list[int] = []
    discarder: int | None = None
    round: int | None = None


def question_about_turn(deal: Deal, hand: list[str]) -> Fields:
    """The question about a turn of the first seat that draws from the stock and discards a card."""
    asked: Fields = {} if deal._state.upcard is None else {"upcard": NAMES[deal._state.upcard]}
    return asked | {
        "player": 0,
        "hand": hand,
        "table": [],
        "discard_pile": [NAMES[face] for face in deal._state.pile],
        "stock": [NAMES[face] for face in reversed(deal._state.stock)],
        "actions": [["draw", "stock"], ["discard", hand[0]]],
    }


def verdict(rules: Rules, asked: CardTurn) -> Verdict:
    """`legal` if every action is and the turn is complete; if it is, `went_out` and the cards of the `hand_after`.

    A meld on the table that jokers could make a group as well as a run is the one with which the turn is legal.
    """
    table = [_lies(rules, meld) for meld in asked.table]
    found = _judged(rules, asked, table)
    for other in _otherwise(rules, asked, table) if found.refusal is not None else ():
        again = _judged(rules, asked, other)
        if again.refusal is None:
            return again
    return found


def _judged(rules: Rules, asked: CardTurn, table: list[TableMeld]) -> Verdict:
    """The verdict where the melds on the table are these."""
    words = [_action(rules, action) for action in _spelt_out(rules, asked.actions)]
    try:
        deal = _position(rules, asked, table)
        for action in _joined(rules, deal._state.opened[asked.player], words):
            if isinstance(action, LastCard):
                if hands.size(deal._state.hands[asked.player]) > 1:
                    raise IllegalAction("knock_with_last_card", rules.id)
                action = Discard(action.card)
            if isinstance(action, NamedClaim):
                action = _as_called(deal, action)
            if deal.result is None and deal.turn != asked.player:
                raise IllegalAction("turn_over", rules.id)
            deal.play(action)
        if deal.result is None and deal.turn == asked.player:
            raise IllegalAction("turn_not_over", rules.id)
    except IllegalAction as refusal:
        return Verdict({"legal": False}, refusal)
    over = deal.result is not None and deal.result.kind == "went_out" and deal.result.winner == asked.player
    left = [NAMES[face] for face in hands.faces(deal._state.hands[asked.player])]
    fields = {"legal": True, "went_out": over or deal._state.finisher == asked.player, "hand_after": left}
    return Verdict(fields if asked.discarder is None else fields | {"next": _next(deal, asked.player)})


def _next(deal: Deal, seat: int) -> int:
    """The seat that moves after this one, unless its discard is claimed in turn."""
    return deal._state.after(seat)


def _as_called(deal: Deal, called: NamedClaim) -> Claim:
    """The claim; raises `IllegalAction` where it makes something else."""
    said = deal.clone().play(called.claim)
    if not any(isinstance(event, Claimed) and event.kind == called.kind for event in said):
        cards = show(called.claim.cards)
        raise IllegalAction("claim_makes_no_meld", deal.rules.id, card=show(deal._state.pile[-1:]), cards=cards)
    return called.claim


def _spelt_out(rules: Rules, actions: list[list[Any]]) -> Iterator[list[Any]]:
    """The actions one by one: cards taken out of the pile into a meld are taken first, then melded.

    Where a contract takes the whole hand, to go out is to lay its melds, and to discard.
    """
    contract = None if rules.opening is None else rules.opening.contract
    by_contract = contract is not None and contract.whole_hand and rules.step(steps.GoOut) is None
    for words in actions:
        match words:
            case ["go_out", [*melds]] | ["go_out", [*melds], str() | None] if by_contract:
                yield from (["meld", meld] for meld in melds)
                yield from (["discard", name] for name in words[2:] if name is not None)
            case ["take_pile", str(card), [*meld]]:
                yield ["draw", "discard", card]
                yield ["meld", meld]
            case _:
                yield words


def _joined(
    rules: Rules, opened: bool, actions: list[Action | Borrow | LastCard | NamedClaim]
) -> Iterator[Action | LastCard | NamedClaim]:
    """The actions as the engine takes them.

    Melds laid one after the other open together, and a borrowed card goes into what is laid next.
    """
    borrowed: list[Borrow] = []
    together: list[Meld] = []
    for action in actions:
        if isinstance(action, Meld) and rules.opening is not None and not opened and not borrowed:
            together.append(action)
            continue
        if together:
            yield Open(tuple(meld.cards for meld in together))
            opened, together = True, []
        if isinstance(action, Borrow):
            borrowed.append(action)
        elif not borrowed:
            yield action
        elif isinstance(action, Meld | LayOff):
            yield msgspec.structs.replace(action, borrowed=tuple((each.meld, each.card) for each in borrowed))
            borrowed = []
        else:
            break
    if together:
        yield Open(tuple(meld.cards for meld in together))
    if borrowed:
        raise IllegalAction("must_play_first", rules.id, card=show((borrowed[0].card,)))


def _otherwise(rules: Rules, asked: CardTurn, table: list[TableMeld]) -> Iterator[list[TableMeld]]:
    """The table with a run that jokers could make a group as well, if nobody says what they stand for, as a group."""
    melds = card_melds(rules)
    for number, (lies, meld) in enumerate(zip(table, asked.table, strict=True)):
        given = held(rules, meld.meld)
        natural = [face for face in given if face < PRINTED_JOKER]
        if lies.kind != "run" or len(natural) != 1 or max(given) != PRINTED_JOKER:
            continue
        others = [card(number_of(natural[0]), suit) for suit in range(4) if suit != colour_of(natural[0])]
        group = melds.read((*natural, *map(standing_for, others[: len(given) - 1])))
        if group is not None and len(group) == len(given):
            other = msgspec.structs.replace(lies, cards=group, kind="group", original=lies.original and group)
            yield [*table[:number], other, *table[number + 1 :]]


def _position(rules: Rules, asked: CardTurn, table: list[TableMeld]) -> Deal:
    """The deal as the question describes it; the other hands are unknown and not needed.

    Raises `IllegalAction` for a claim on a discard of one's own.
    """
    seats = [asked.player, *(meld.owner for meld in asked.table)]
    most = rules.players[1]
    if not 0 <= min(seats) <= max(seats) < most:
        raise Malformed("impossible", f"{rules.names.en} has the seats 0 to {most - 1}.")
    players = max(rules.players[0], max(seats) + 1, asked.players or 0)
    check_players(rules, players)
    opened = [any(meld.owner == seat for meld in asked.table) for seat in range(players)]
    if asked.opened is not None:
        opened[asked.player] = asked.opened
    hand = in_hand(rules, asked.hand)
    knock = rules.knock
    if knock is not None and knock.by_upcard and asked.upcard is None:
        raise Malformed("malformed", "Where the first upcard is the limit of a knock, a turn needs the upcard.")
    deal = Deal.position(
        rules,
        hands_held=[hand if seat == asked.player else () for seat in range(players)],
        turn=asked.player,
        table=table,
        stock=_stock(rules, asked),
        pile=held(rules, asked.discard_pile),
        opened=opened,
        upcard=None if asked.upcard is None else _card(rules, asked.upcard),
    )
    extra = rules.deal.starter_extra
    if extra and len(hand) == rules.deal.hand_for(players) + extra:
        deal.edit(step=deal._flow.first_step)
    _note_laid_on(deal, asked)
    if rules.opening is not None and rules.opening.after_rounds:
        rounds = rules.opening.after_rounds if asked.round is None else asked.round - 1
        deal.edit(turn_number=rounds * players + 1)
    if _claims(rules) and asked.actions and asked.actions[0][:1] == ["claim"]:
        _await_claim(rules, deal, asked)
    return deal


def _await_claim(rules: Rules, deal: Deal, asked: CardTurn) -> None:
    """The player is asked whether to claim the top discard, last of all."""
    if asked.discarder is None or not 0 <= asked.discarder < len(deal._state.hands):
        raise Malformed("impossible", "A question about a claim says which player has made the discard.")
    if not deal._state.pile:
        raise Malformed("impossible", "A question about a claim says what has been discarded.")
    if asked.discarder == asked.player:
        raise IllegalAction("nothing_to_claim", rules.id)
    number = (1 if asked.round is None else asked.round - 1) * len(deal._state.hands) + 1
    deal.edit(step=deal._flow.place_of("claim"), resume=asked.discarder, turn_number=number)


def _note_laid_on(deal: Deal, asked: CardTurn) -> None:
    """Cards were laid on melds of the player, one turn ago."""
    if not all(0 <= number < len(asked.table) for number in asked.laid_on):
        raise Malformed("impossible", f"There are the melds 0 to {len(asked.table) - 1}.")
    if any(asked.table[number].owner == asked.player for number in asked.laid_on):
        deal.edit(turn_number=2, laid_on=[int(seat == asked.player) for seat in range(len(deal._state.hands))])


def _stock(rules: Rules, asked: CardTurn) -> tuple[Face, ...]:
    """The next cards, and under them enough unknown ones that the deal does not end for lack of a stock."""
    known = held(rules, asked.stock)
    return (*known, *[UNKNOWN] * (rules.stock.empty_at + 1)) if known and rules.stock.empty_at else known


def _lies(rules: Rules, meld: OwnedMeld) -> TableMeld:
    """A meld of the table; where cards go only beside those first laid, nothing is known to have been laid off."""
    found, play = lying(rules, meld.meld), rules.step(steps.Play)
    original = () if play is None or play.extends_lay_offs else found.cards
    return TableMeld(found.cards, found.kinds[0], meld.owner, original=original)


def _action(rules: Rules, words: list[Any]) -> Action | Borrow | LastCard | NamedClaim:
    """The action in `words`; raises `Malformed`."""
    match words:
        case ["draw", ("stock" | "discard") as source]:
            return Draw(source)
        case ["draw", ("stock" | "discard") as source, str(name)]:
            return Draw(source, _card(rules, name))
        case ["draw", ("stock" | "discard") as source, str(name), int(under)]:
            return Draw(source, _card(rules, name), under)
        case ["meld", [*names]] if _all_names(names):
            return Meld(held(rules, names))
        case ["layoff", int(number), [*names]] if _all_names(names):
            return LayOff(number, held(rules, names))
        case ["swap", int(number), str(name)] | ["swap", int(number), [str(name)]]:
            return Swap(number, _card(rules, name))
        case ["swap", int(number), [str(name), str(other)]]:
            return Swap(number, _card(rules, name), _card(rules, other))
        case ["borrow", int(number), str(name)]:
            return Borrow(number, _card(rules, name))
        case ["drop"] if _calls_end(rules, "drop"):
            return CallEnd()
        case ["call_draw"] if _calls_end(rules, "draw"):
            return CallEnd()
        case ["claim", ("pon" | "chi") as call, [*names]] if _claims(rules) and _all_names(names):
            return NamedClaim(Claim(held(rules, names)), KINDS[call])
        case ["knock"]:
            return Knock()
        case ["knock", str(name)] if any(getattr(step, "last_face_down", False) for step in rules.turn):
            return LastCard(_card(rules, name))
        case ["discard", str(name)]:
            return Discard(_card(rules, name))
        case ["go_out", [*melds]] | ["go_out", [*melds], None] if all(_is_meld(meld) for meld in melds):
            return GoOut(tuple(held(rules, meld) for meld in melds))
        case ["go_out", [*melds], str(name)] if all(_is_meld(meld) for meld in melds):
            return GoOut(tuple(held(rules, meld) for meld in melds), _card(rules, name))
        case [str(verb), *_] if verb in VERBS:
            raise Malformed("malformed", f"This action is written {VERBS[verb]}.")
    raise Malformed("malformed", f"An action begins with one of {', '.join(VERBS)}.")


def _claims(rules: Rules) -> bool:
    """Whether discards may be claimed."""
    return rules.step(steps.ClaimWindow) is not None


def _calls_end(rules: Rules, called: str) -> bool:
    """Whether a player may end a deal before drawing, and calls it so."""
    step = rules.step(steps.CallEnd)
    return step is not None and step.called == called


def _card(rules: Rules, name: str) -> Face:
    return held(rules, [name])[0]


def _all_names(names: list[Any]) -> bool:
    return all(isinstance(name, str) for name in names)


def _is_meld(meld: object) -> bool:
    return isinstance(meld, list) and _all_names(meld)
