"""The question: do these melds open, and what are they worth together?"""

from __future__ import annotations

import msgspec

from rummykit.cards import Faces, show
from rummykit.hands import EMPTY
from rummykit.play.melds import card_melds
from rummykit.play.steps.first_contract import FirstContract
from rummykit.play.steps.openings import is_natural_run
from rummykit.play.steps.side_rules import SideRules
from rummykit.referee.laid_tiles import LaidOpening, opening_verdict
from rummykit.referee.meld import read_meld
from rummykit.referee.question import Fields, PieceNames, Verdict, faces_of
from rummykit.rules import IllegalAction, Opening, Rules
from rummykit.rules.families import GameFamily
from rummykit.tiles.table_sets import table_sets
from rummykit.tiles.turn import contract_refusal, known


class OpeningInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The melds of a first turn, all from the player's own hand, and the score of the side before the deal."""

    melds: list[PieceNames]
    side_total: int = 0


def shape(rules: Rules) -> type[OpeningInput | LaidOpening]:
    """The form of the question in this game."""
    return LaidOpening if rules.family is GameFamily.LAID_TILES else OpeningInput


def verdict(rules: Rules, asked: OpeningInput | LaidOpening) -> Verdict:
    """`value` of the legal melds, `opens` if all are legal and reach the `minimum` (0 where the game has none).

    Where one of them must be a run without wild cards, or a house rule may say so, also whether there is a `pure_run`.

    Where the first meld is a contract, only whether it `opens`.
    """
    if isinstance(asked, LaidOpening):
        return opening_verdict(rules, asked)
    contract = None if rules.opening is None else rules.opening.contract
    if rules.opening is not None and contract is not None:
        return _contract(
            rules, rules.opening, asked, FirstContract(rules.id, card_melds(rules), rules.opening, contract)
        )
    read = [read_meld(rules, faces_of(names)) for names in asked.melds]
    value = sum(0 if isinstance(meld, IllegalAction) else meld.value for meld in read)
    minimum = 0 if rules.opening is None else rules.opening.least(asked.side_total)
    fields: Fields = {}
    pure = rules.opening is not None and rules.opening.natural_run
    if pure or any(option.path == "opening.natural_run" for option in rules.offers):
        melds = card_melds(rules)
        legal = [meld.cards for meld in read if not isinstance(meld, IllegalAction)]
        fields["pure_run"] = any(is_natural_run(melds, cards) for cards in legal)
    refusal = next((meld for meld in read if isinstance(meld, IllegalAction)), None)
    if refusal is None and rules.has_side_melds:
        refusal = _one_of_a_rank(rules, [meld.cards for meld in read if not isinstance(meld, IllegalAction)])
    if refusal is None and (value < minimum or not read):
        refusal = IllegalAction("opening_too_low", rules.id, minimum=minimum, value=value)
    if refusal is None and pure and not fields["pure_run"]:
        refusal = IllegalAction("opening_needs_natural_run", rules.id)
    return Verdict({"value": value, "opens": refusal is None, "minimum": minimum} | fields, refusal)


def _one_of_a_rank(rules: Rules, melds: list[Faces]) -> IllegalAction | None:
    """The refusal of a group beside another one of its rank that might grow instead."""
    side, laid = SideRules(rules), list[Faces]()
    for meld in melds:
        if side.melds.rank_of(meld) in side.ranks_taken(laid):
            return IllegalAction("one_group_per_rank", rules.id, meld=show(meld))
        laid.append(meld)
    return None


def _contract(rules: Rules, opening: Opening, asked: OpeningInput, contract: FirstContract) -> Verdict:
    laid = []
    for names in asked.melds:
        meld = read_meld(rules, faces_of(names))
        if isinstance(meld, IllegalAction):
            return Verdict({"opens": False}, meld)
        laid.append(meld.cards)
    if rules.rearranges:
        refusal = contract_refusal(rules, [known(table_sets(rules), meld) for meld in laid])
        return Verdict({"opens": refusal is None}, refusal)
    refusal = contract.refusal(laid, EMPTY)
    if refusal is None and opening.natural_run and not any(is_natural_run(card_melds(rules), meld) for meld in laid):
        refusal = IllegalAction("opening_needs_natural_run", rules.id)
    return Verdict({"opens": refusal is None}, refusal)
