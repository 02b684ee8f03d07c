"""Every refusal by the rules: a stable code, a plain sentence, and the rule it rests on.

The sentence is a template; its fields are the refusal's `params`, so a page can say it in another language. The rule
is an anchor of the game's rule page (`rummykit.words`), prefixed with the game's id when it is raised.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

Params: TypeAlias = dict[str, str | int]
"""The values in the sentence of a refusal, by the names of its fields."""


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why something is refused: the code, its sentence, where the rule is written, and the params of the sentence."""

    code: str
    text: str
    rule: str
    params: Params


class Wording(NamedTuple):
    """The sentence of a code and the anchor of the rule behind it; `without` a field that is "0" it is another one."""

    text: str
    rule: str
    without: Mapping[str, str] = {}

    def filled(self, params: Params) -> str:
        """The sentence with these values."""
        shorter = (text for field, text in self.without.items() if params[field] == "0")
        return next(shorter, self.text).format(**params)


REFUSALS: dict[str, Wording] = {
    # the turn
    "deal_over": Wording("This deal is over.", "end"),
    "not_an_action_here": Wording("{action} is not part of a turn in this game.", "turn"),
    "turn_over": Wording("The turn is over.", "turn"),
    "turn_not_over": Wording("The turn is not over yet.", "turn"),
    "must_draw_first": Wording("Draw a card first.", "turn.draw"),
    "already_drawn": Wording("You have already drawn in this turn.", "turn.draw"),
    "only_top_discard": Wording("Only the top card of the discard pile may be taken.", "turn.draw"),
    "only_top_of_stock": Wording("Only the top card of the stock may be taken.", "turn.draw"),
    "discards_are_claimed": Wording(
        "A discard may be claimed only right after it is discarded; in your turn, draw from the stock.", "turn.claim"
    ),
    "discards_not_drawn": Wording(
        "You may not draw from the discard pile in this game; draw from the stock.", "turn.draw"
    ),
    "no_lay_offs": Wording("There is no laying off in this game.", "turn.lay_off"),
    "discard_pile_empty": Wording("The discard pile is empty.", "turn.draw"),
    "not_in_hand": Wording("You do not hold {cards}.", "turn"),
    "no_such_meld": Wording("There is no meld number {meld} on the table.", "turn.lay_off"),
    "cannot_discard_taken_upcard": Wording(
        "You took {card} from the discard pile this turn, so you may not discard it in the same turn.", "turn.discard"
    ),
    "would_leave_taken_upcard": Wording(
        "This would leave only {card}, which you took from the discard pile and may not discard this turn.",
        "turn.discard",
    ),
    "not_every_rank": Wording("{meld} is no run from ace to king: it needs each rank once.", "opening"),
    "not_one_colour": Wording("{meld} has red and black cards, but the run must be all red or all black.", "opening"),
    "does_not_extend": Wording("{cards} cannot be laid off on {meld}.", "turn.lay_off"),
    "not_beside_laid_off": Wording(
        "You cannot lay off {cards} next to a card that another player has laid off.", "turn.lay_off"
    ),
    "discard_must_be_used": Wording(
        "If you take {card} and the cards above it, you must lay it in the same turn, but it does not fit anywhere.",
        "turn.draw",
    ),
    "taken_meld_needs_hand_card": Wording(
        "You must first lay {card} in a new meld with at least one card that was already in your hand.", "turn.play"
    ),
    "opening_needs_taken_card": Wording(
        "A first meld needs a card just taken from the discard pile, unless you go out in this turn.", "opening"
    ),
    "knock_with_last_card": Wording("You may knock only by laying down your last card, but you hold others.", "end"),
    "must_go_out_now": Wording(
        "You have laid a meld that is allowed only when going out, so you must lay all your cards but the last in "
        "this turn.",
        "opening",
    ),
    "must_draw_second_card": Wording("You must draw a second card with the upcard first.", "turn.draw"),
    "not_at_that_depth": Wording("That card is not at that depth of the discard pile.", "turn.draw"),
    "not_in_discards": Wording("{card} is not among the discards.", "turn.draw"),
    "upcard_only_for_first_meld": Wording(
        "Before your first meld you may take the upcard only for that meld, and with it you cannot lay one worth "
        "{minimum}.",
        "turn.draw",
    ),
    "wild_upcard_refused": Wording("{card} is wild and may not be taken from the discard pile.", "turn.draw"),
    "drop_before_drawing": Wording("You may drop only before drawing a card.", "turn.drop"),
    "cards_in_no_group": Wording("Not in a meld: {cards}.", "turn.declare"),
    "no_first_life": Wording("The first life is missing: a run without wild cards.", "melds.lives"),
    "no_second_life": Wording("The second life is missing: another run.", "melds.lives"),
    "too_few_pures": Wording("A declaration needs {minimum} pure runs, and this one has {count}.", "melds.pures"),
    "too_few_dublees": Wording(
        "You need at least {minimum} dublees to declare them, and you have {count}.", "melds.pures"
    ),
    "stock_is_empty": Wording("The stock is empty.", "exhausted"),
    "upcard_refused_only_when_blocked": Wording("You may refuse the upcard only when the stock is empty.", "exhausted"),
    "no_draw_on_first_turn": Wording("The player who goes first only discards in the first turn.", "turn.draw"),
    "another_went_out": Wording("Another player has gone out, and this is your last turn: draw and discard.", "end"),
    "only_in_first_turn": Wording("A dealt hand may be laid only in the first turn, before drawing.", "end"),
    "must_use_whole_hand": Wording("Every card must be in a meld; {cards} is left over.", "end"),
    "not_the_contract": Wording("The melds must be of these sizes: {contracts}.", "end"),
    "discard_required": Wording("To go out you need a last card to discard.", "end"),
    "no_discard_here": Wording("This hand must be laid without a discard.", "end"),
    "no_pair": Wording("{meld} is not a pair: a pair is two identical tiles, or any tile with an okey.", "melds"),
    "pairs_beside_melds": Wording("To go out, show either {count} pairs or none.", "end"),
    "opening_too_few_pairs": Wording(
        "A first meld in pairs needs at least {minimum} of them; you have {value}.", "opening"
    ),
    "all_others_in_pairs": Wording(
        "All other players have laid pairs as their first meld: yours must be groups and runs.", "opening"
    ),
    "enough_laid_off": Wording(
        "Since your first meld was pairs, you may add no more tiles to sets in this turn; the most is {most}.",
        "turn.lay_off",
    ),
    "pairs_beside_first_melds": Wording("A first meld is either groups and runs, or pairs, but not both.", "opening"),
    "tile_only_to_lay": Wording(
        "You may take {card} only if you lay it in this turn (in your first meld, if you have not laid it), but it "
        "does not fit anywhere.",
        "turn.draw",
    ),
    "no_melds_after_pairs": Wording(
        "Since your first meld was pairs, you may lay more pairs and add to sets, but not lay groups or runs.",
        "turn.play",
    ),
    "no_pairs_after_melds": Wording("Since your first meld was groups and runs, you may not lay pairs.", "turn.play"),
    "tiles_away": Wording("The rack is not complete: it is at least {count} short.", "end"),
    "indicator_only_in_first_turn": Wording(
        "The tile that matches the indicator may be shown only in your first turn, before you discard.",
        "turn.show_indicator",
    ),
    "no_twin_of_indicator": Wording(
        "You do not hold the other {card}, or it has already been shown.", "turn.show_indicator"
    ),
    "pairs_declared_before_drawing": Wording("You may declare pairs only before drawing.", "turn.declare_pairs"),
    "pairs_declared_already": Wording("You have already declared pairs.", "turn.declare_pairs"),
    "only_declared_pairs": Wording("You have declared pairs: go out with {count} pairs.", "turn.declare_pairs"),
    "no_melds_before_going_out": Wording("Melds stay in your hand until you can lay all of it down.", "turn.play"),
    "already_knocked": Wording("You have knocked: discard a card.", "turn.knock"),
    "too_much_deadwood": Wording(
        "That leaves {deadwood} points of deadwood; in this deal you need {limit} or less to knock.", "turn.knock"
    ),
    "upcard_is_offered": Wording("Take the upcard or pass; you may draw from the stock after that.", "turn.draw"),
    "upcard_was_let_pass": Wording("Both players have passed on the upcard: draw from the stock.", "turn.draw"),
    "only_first_upcard_let_pass": Wording("You may pass only on the first upcard of a deal: draw a card.", "turn.draw"),
    "offered_card_first": Wording("Take the card or pass before the next one is turned up.", "turn.draw"),
    "declined_by_everybody": Wording("Everybody has passed on that card: turn up the next one.", "turn.draw"),
    "only_offered_card_let_pass": Wording("You may pass only on a card that is offered to you.", "turn.draw"),
    "last_cards_stay": Wording("The last cards of the stock may not be drawn.", "exhausted"),
    "last_discard_only_to_knock": Wording("You may take the last discard only to knock at once.", "exhausted"),
    "lay_off_or_pass": Wording("Lay off on the knocker's melds, or say that you are done.", "turn.lay_off"),
    "no_lay_offs_before_a_knock": Wording("You may lay off only after the other player has knocked.", "turn.lay_off"),
    "buy_or_pass": Wording("Buy the discard or pass.", "turn.buy"),
    "nothing_to_buy": Wording("There is no discard to buy now.", "turn.buy"),
    "pile_call_does_not_fit": Wording(
        "{card} fits no meld on the table, and makes none with cards above it in the pile.", "turn.call"
    ),
    "call_or_pass": Wording("Call the discard or pass.", "turn.call"),
    "upcard_only_into_meld": Wording(
        "You may take {card} only if it makes a meld with cards in your hand, without another card taken before.",
        "turn.draw",
    ),
    "taken_cards_apart": Wording(
        "Each of the cards taken from others ({cards}) must be in a meld of its own.", "turn.draw"
    ),
    "taken_card_must_stay_in_a_meld": Wording(
        "Without {card}, a card taken from another player would be left without a meld.", "turn.discard"
    ),
    "show_first": Wording("In your last turn, show your melds before you discard.", "turn.show"),
    "already_shown": Wording("Your melds are already on the table.", "turn.show"),
    "only_in_last_turn": Wording("You may show melds and add cards only in your last turn.", "turn.show"),
    "no_meld_no_sending": Wording("A player who has shown no meld may not add cards.", "turn.show"),
    "nothing_to_call": Wording("There is no discard to call now.", "turn.call"),
    "call_does_not_fit": Wording("{card} does not fit {meld}.", "turn.call"),
    "must_play_first": Wording("You must lay {card} on the table first.", "turn.draw"),
    "must_keep_a_discard": Wording("The last card must be discarded: keep one card.", "end"),
    "new_meld_needs_borrowed_card": Wording(
        "Besides the turned card, a new meld needs a card borrowed from one of your melds.", "turn.play"
    ),
    "one_meld_per_turn": Wording("You may lay only one new meld or one lay-off in a turn.", "turn.play"),
    "lay_off_needs_own_meld": Wording("Lay a meld of your own before you lay off on others.", "turn.lay_off"),
    "lay_off_before_opening": Wording("You may not lay off before your first meld of {minimum}.", "opening"),
    "contract_meld_too_long": Wording(
        "{meld} is too long: the melds of this contract must have exactly the number of cards stated.", "opening"
    ),
    "not_the_first_contract": Wording(
        "Your first meld must be the contract of this deal, all in one turn: groups of {groups}, runs of {runs}.",
        "opening",
        {
            "groups": "Your first meld must be the contract of this deal, all in one turn: runs of {runs}.",
            "runs": "Your first meld must be the contract of this deal, all in one turn: groups of {groups}.",
        },
    ),
    "contract_takes_whole_hand": Wording(
        "This contract must be laid with the whole hand and without a discard; {cards} would be left.", "opening"
    ),
    "contract_not_distinct": Wording(
        "The groups of the contract must be of different ranks, and its runs may not fit together into one longer run.",
        "opening",
    ),
    "lay_off_before_contract": Wording("You may not lay off before your contract.", "opening"),
    "lay_off_next_turn": Wording("After your first meld you may not lay off until your next turn.", "turn.lay_off"),
    "no_more_melds": Wording("After your first meld you may lay no more melds in this deal.", "turn.play"),
    "no_upcard_with_one_card": Wording("With one card left, you must draw from the stock.", "turn.draw"),
    "upcard_only_before_first_meld": Wording(
        "After laying the contract you may draw only from the stock.", "turn.draw"
    ),
    "jokers_not_fewer": Wording("{meld} must have fewer wild cards than natural cards.", "jokers"),
    "more_jokers_than_allowed": Wording("{meld} has too many wild cards: at most {maximum} are allowed.", "jokers"),
    "opening_needs_natural_run": Wording("A first meld needs a run without jokers or other wild cards.", "opening"),
    "opening_too_early": Wording("Nobody may lay a first meld before every player has had {rounds} turns.", "opening"),
    "fitting_discard": Wording(
        "{card} could be laid off on the table, so you may discard it only as your last card.", "turn.discard"
    ),
    "upcard_to_be_used": Wording("You may take {card} only if you lay it in this turn.", "turn.draw"),
    "end_called_before_drawing": Wording("You may end the deal only before drawing.", "turn.call_end"),
    "end_needs_meld": Wording("You may end the deal only if you have a meld on the table.", "turn.call_end"),
    "end_after_lay_off": Wording(
        "A card was laid on one of your melds since your last turn, so you may not end the deal now.", "turn.call_end"
    ),
    "end_after_long_meld": Wording(
        "Since your last turn a card was laid on one of your melds, or in it you laid a meld of four or more cards, so "
        "you may not end the deal now.",
        "turn.call_end",
    ),
    "card_passed_first": Wording("First put down the card that you pass to the next player.", "turn.pass_card"),
    "no_card_to_pass": Wording("Cards are passed only before the first turn.", "turn.pass_card"),
    "fight_or_fold": Wording("Fight or fold first.", "turn.fight"),
    "no_end_to_fight": Wording("Nobody has called a draw.", "turn.fight"),
    "no_meld_must_fold": Wording("A player without a meld on the table must fold.", "turn.fight"),
    "dealt_hand_shown_first": Wording("The dealt hand is shown, and the deal is over.", "turn.dealt"),
    "no_dealt_hand_to_show": Wording("Your dealt hand does not end the deal.", "turn.dealt"),
    "upcard_only_to_lay": Wording(
        "You may take {card} only if you lay it at once, but it does not fit anywhere.", "turn.draw"
    ),
    "taken_card_into_new_meld": Wording("{card} must go into a new meld first.", "turn.draw"),
    "lay_off_own_only": Wording("You may lay off only on your own melds.", "turn.lay_off"),
    "claim_or_pass": Wording("Claim the discard or pass.", "turn.claim"),
    "nothing_to_claim": Wording("No discard can be claimed now.", "turn.claim"),
    "claim_too_early": Wording("Discards may not be claimed until every player has had a turn.", "turn.claim"),
    "claim_makes_no_meld": Wording("{card} cannot be claimed with {cards}.", "turn.claim"),
    "run_claimed_by_next_only": Wording("Only the next player may claim a discard for a run.", "turn.claim"),
    "force_or_pass": Wording("Force the card or pass.", "turn.force"),
    "nothing_to_force": Wording("No declined card can be forced now.", "turn.force"),
    "cannot_be_forced": Wording(
        "{card} does not fit {meld}, or that meld does not belong to the player who declined it.", "turn.force"
    ),
    "already_opened": Wording("Your first meld is already on the table.", "opening"),
    "no_borrowing": Wording("You may not take cards from melds on the table in this game.", "turn.play"),
    "borrow_own_only": Wording("You may borrow cards only from your own melds.", "turn.play"),
    "cannot_be_borrowed": Wording("{card} cannot be borrowed from {meld}.", "turn.play"),
    "borrowed_meld_needs_hand_card": Wording(
        "With borrowed cards you must also lay a card from your hand.", "turn.play"
    ),
    "borrowed_only_for_new_meld": Wording("A borrowed card may be used only in a new meld.", "turn.play"),
    "swap_after_melding": Wording(
        "You may exchange a joker only after drawing and before laying anything.", "jokers.exchange"
    ),
    "swap_before_opening": Wording("A joker may be exchanged only after your first meld.", "jokers.exchange"),
    "no_joker_for_it": Wording("No joker in {meld} stands for {card}.", "jokers.exchange"),
    "joker_for_both_suits": Wording(
        "The joker of {meld} can be taken only for the cards of both missing suits together.", "jokers.exchange"
    ),
    "joker_stays_in_group": Wording("The joker of {meld} may not be exchanged.", "jokers.exchange"),
    "freed_joker_first": Wording("You must first lay the exchanged joker on the table.", "jokers.exchange"),
    "freed_joker_has_no_use": Wording(
        "An exchanged joker must be laid at once, but there is no place for it.", "jokers.exchange"
    ),
    "too_many_jokers": Wording("{meld} has more wild cards than natural cards.", "jokers"),
    # sides
    "one_group_per_rank": Wording(
        "Your side already has a group of this rank: add the cards of {meld} to it.", "turn.play"
    ),
    "only_in_going_out": Wording("{meld} may be laid only when going out, as the last thing.", "turn.play"),
    "lay_off_own_side": Wording("You may add cards only to your own side's melds.", "turn.lay_off"),
    "must_keep_cards": Wording(
        "To go out, your side needs enough melds of {size} cards or more ({called}: {books}). Until then keep a card "
        "after the discard.",
        "end",
    ),
    "nothing_to_discard": Wording("The last card of the stock was laid out: end your turn without a discard.", "end"),
    "must_discard": Wording("A turn ends with a discard.", "turn.discard"),
    "pile_blocked": Wording("You may not take the discard pile when its top card is {card}.", "turn.take_pile"),
    "pile_frozen": Wording(
        "The discard pile is frozen for you: you need two natural cards of the rank of {card} from your hand, and you "
        "hold {count}.",
        "turn.take_pile",
    ),
    "pile_needs_two": Wording(
        "To take the discard pile, choose two cards from your hand to meld with {card}, at least one of them "
        "natural. You hold {count} of its rank and {wild} wild.",
        "turn.take_pile",
    ),
    "pile_taken_whole": Wording(
        "You may not take the top card of the discard pile by itself: take the whole pile and meld its top card at "
        "once.",
        "turn.take_pile",
    ),
    "one_card_against_one": Wording(
        "A player with only one card in hand may not take a pile of one card.", "turn.take_pile"
    ),
    "pile_must_be_taken": Wording(
        "The stock is empty, and the top card of the discard pile fits a meld of your side: take the pile.", "exhausted"
    ),
    "no_partner": Wording("You have no partner to ask.", "turn.ask"),
    "asked_already": Wording("You have already asked your partner in this turn.", "turn.ask"),
    "asked_too_late": Wording("You cannot ask with only one card left.", "turn.ask"),
    "partner_asks": Wording("Your partner asks about going out: answer first.", "turn.ask"),
    "nothing_to_answer": Wording("Nobody has asked you about going out.", "turn.ask"),
    "must_keep_cards_without_books": Wording(
        "To go out, your side needs melds of {size} cards ({called}): {natural} without wild cards, {mixed} with wild "
        "cards, {books} in all. Until then keep a card after the discard.",
        "end",
    ),
    "bonus_card_discarded": Wording("{card} is a bonus card: it may not be discarded.", "turn.discard"),
    "last_discard_wild": Wording("You may not go out with a wild card as the last discard: {card}.", "end"),
    "ask_partner_first": Wording(
        "You may go out only after your partner has said yes: ask, or keep a card after the discard.", "turn.ask"
    ),
    "no_way_out": Wording("You cannot go out in this turn, so there is nothing to ask.", "turn.ask"),
    "partner_said_yes": Wording("Your partner has said yes: you must go out in this turn.", "turn.ask"),
    "partner_said_no": Wording("Your partner has said no: keep a card after the discard.", "turn.ask"),
    "never_melded": Wording("{meld} contains a bonus card, which may not be melded.", "melds.group"),
    "no_wild_cards_here": Wording("{meld}: no wild card may be used in this meld.", "jokers"),
    "too_few_naturals": Wording("{meld} has too few natural cards: at least {minimum} are needed.", "jokers"),
    # one meld
    "too_short": Wording("{meld} is too short: at least {minimum} are needed.", "melds"),
    "no_natural": Wording(
        "{meld} has only jokers or other wild cards: it needs at least one piece that is neither.", "jokers"
    ),
    "mixed_colour": Wording("{meld} is not a run: a run is of one colour or suit.", "melds.run"),
    "mixed": Wording("{meld} is neither a group nor a run.", "melds"),
    "duplicate": Wording("{meld} is not a run: it has {twin} more than once.", "melds.run"),
    "duplicate_colour": Wording("{meld} is not a group: it has {twin} more than once.", "melds.group"),
    "too_many": Wording("{meld} is not a group: a group has at most {maximum}.", "melds.group"),
    "gap": Wording("{meld} is not a run: the numbers are not consecutive.", "melds.run"),
    "wrap": Wording("{meld} is not a run: nothing follows the highest number.", "melds.run"),
    "ace_between": Wording("{meld} is not a run: the ace is low or high, never in between.", "melds.run"),
    "run_too_long": Wording("{meld} is not a run: a run has at most {maximum}.", "melds.run"),
    "descending": Wording("{meld} is not in order: a run must be laid from low to high.", "melds.run"),
    "no_gap_for_joker": Wording("{meld} is not a run: there is no number left for the joker.", "jokers"),
    "out_of_range": Wording("{meld} is not a run: the joker would stand below 1 or above 13.", "jokers"),
    "same_colour": Wording("{meld}: the colour must differ before and after a colour-changing joker.", "jokers.colour"),
    "adjacent_colour_jokers": Wording(
        "{meld}: two colour-changing jokers may not be next to each other.", "jokers.colour"
    ),
    "colour_joker_in_group": Wording("{meld}: a colour-changing joker may be used only in runs.", "jokers.colour"),
    "two_mirrors": Wording("{meld}: a set may have only one mirror joker, in the middle.", "jokers.mirror"),
    "one_sided": Wording("{meld}: there must be a tile on both sides of the mirror joker.", "jokers.mirror"),
    "sides_differ": Wording(
        "{meld}: the tiles to the left and right of the mirror joker must be the same.", "jokers.mirror"
    ),
    "half_is_no_part": Wording(
        "{meld}: each side of the mirror joker must be part of a run or group.", "jokers.mirror"
    ),
    "joker_replaced_by_joker": Wording("The joker of {meld} may not be exchanged for a joker.", "jokers.exchange"),
    "freed_joker_needs_new_set": Wording(
        "A freed joker must go into a new set; {meld} only makes an existing one longer.", "jokers.exchange"
    ),
    "not_of_kind": Wording("{meld} is not a {kind}.", "melds"),
    "no_groups": Wording("{meld} is a group: this game has runs only.", "melds"),
    "no_runs": Wording("{meld} is a run: this game has groups only.", "melds"),
    "unknown_face": Wording("{meld} has a piece that is not in this game.", "pack"),
    # the table of tiles
    "no_tile_played": Wording("Play at least one tile from your rack, or draw.", "table"),
    "no_card_played": Wording("Play at least one card from your hand, or draw.", "table"),
    "card_missing": Wording("{cards} must stay on the table.", "table"),
    "tile_missing": Wording("{tiles} must stay on the table.", "table"),
    "tile_not_yours": Wording("{tiles} is not on your rack.", "table"),
    "opening_too_low": Wording("The first meld must be worth {minimum}; this is {value}.", "opening"),
    "opening_not_from_rack": Wording("{meld}: the first meld must come from your own rack.", "opening"),
    "table_changed_before_opening": Wording(
        "Before your first meld of {minimum} you may not touch the sets on the table.", "opening"
    ),
    "table_changed_before_first_meld": Wording(
        "Before your first meld you may not touch the melds on the table.", "opening"
    ),
    "no_manipulation_in_opening_turn": Wording(
        "In the turn of your first meld you may not touch anything else on the table.", "opening"
    ),
    "joker_meld_manipulated": Wording(
        "{meld} has a joker: you may add tiles, but not take any away while the joker is in it.", "jokers.sets"
    ),
    "exchange_tile_from_table": Wording(
        "You may exchange the joker of {meld} only for a tile from your rack.", "jokers.exchange"
    ),
    "joker_only_extends_existing_set": Wording(
        "A joker you have freed must go into a new set with tiles from your rack.", "jokers.exchange"
    ),
    "joker_needs_two_rack_tiles": Wording(
        "A joker you have freed must go into a new set with two tiles from your rack.", "jokers.exchange"
    ),
    "joker_moved_unreplaced": Wording(
        "The joker of {meld} must stay with at least one card of its meld until {card} takes its place.",
        "jokers.exchange",
    ),
    "joker_stays_in_its_set": Wording("The joker freed from {meld} must be used in another set.", "jokers.exchange"),
}
"""Every refusal by its code."""


class IllegalAction(ValueError):
    """An action the rules refuse: `code`, `text` (a sentence), `rule` (where it is written), `params` of the text."""

    def __init__(self, code: str, game: str, **params: str | int) -> None:
        wording = REFUSALS[code]
        self.code = code
        self.params: Params = params
        self.text = wording.filled(params)
        self.rule = f"{game}/{wording.rule}"
        super().__init__(f"{self.text} [{code}, {self.rule}]")
        self._game = game

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (self.code, self._game, self.params)

    @property
    def refusal(self) -> Refusal:
        """The refusal as a value that can be kept and sent."""
        return Refusal(code=self.code, text=self.text, rule=self.rule, params=self.params)


def _refused(code: str, game: str, params: Params) -> IllegalAction:
    return IllegalAction(code, game, **params)
