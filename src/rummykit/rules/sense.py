"""What goes together on a rule sheet, and what does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummykit.checked import RulesError
from rummykit.rules.scoring import LivesPenalty
from rummykit.rules.stakes import ChipDeals, PointsForMoney, Pool
from rummykit.rules.steps import Declare, Drop

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


def check_sense(sheet: Rules) -> None:
    fewest, most = sheet.players
    if not 2 <= fewest <= most:
        raise RulesError("A game needs at least two players.")
    if sheet.groups is None and sheet.runs is None:
        raise RulesError("A game without groups and without runs has no melds.")
    for players in range(fewest, most + 1):
        deal, pack = sheet.deal, sheet.pack_for(players)
        needed = deal.hand_for(players) * players + deal.starter_extra + deal.upcard + deal.wild_indicator
        if needed > len(pack):
            raise RulesError(f"{players} players need {needed} cards, and the pack has {len(pack)}.")
    if not sheet.turn:
        raise RulesError("A turn needs at least one step.")
    if sheet.rearranges:
        if sheet.pack.family != "tiles":
            raise RulesError("Only a table of tiles can be rearranged.")
        if sheet.stock.when_empty != "play_on":
            raise RulesError("A game of tiles has no discard pile to draw from again.")
    elif sheet.stock.when_empty == "play_on":
        raise RulesError("A game in which every turn begins with a draw cannot play on without a stock.")
    if sheet.joker_sets is not None:
        jokers = sheet.joker_sets
        if not any(count for _, count in sheet.pack.jokers):
            raise RulesError("Rules for jokers need jokers in the pack.")
        if jokers.manipulable and jokers.needs_two_rack_tiles:
            raise RulesError(
                "joker_needs_two_rack_tiles binds the freeing of jokers, and joker_sets_manipulable makes them free."
            )
    _check_lives(sheet)
    if sheet.start.redraw_seats and not sheet.start.seat_by_draw:
        raise RulesError("redraw_seats_each_game repeats the draw for the seats, which needs seat_by_draw.")


def _check_lives(sheet: Rules) -> None:
    """What goes with the two lives, and with stakes."""
    lives = sheet.scoring if isinstance(sheet.scoring, LivesPenalty) else None
    if lives is not None and (sheet.groups is None or sheet.runs is None or sheet.wilds is None):
        raise RulesError("The two lives are made of sets and sequences, with wild cards.")
    if sheet.deal.wild_indicator and sheet.wilds is None:
        raise RulesError("A wild indicator needs wild cards.")
    if lives is None and any(isinstance(step, Drop | Declare) for step in sheet.turn):
        raise RulesError("Drops and declarations are priced by the two lives.")
    if isinstance(sheet.match, PointsForMoney | Pool | ChipDeals):
        if sheet.match.rake.twofold:
            raise RulesError("rake_rate and rake_fixed are two ways to take the rake; use one.")
        if lives is None:
            raise RulesError("A match for chips or money is played by the points of the two lives.")
        if lives.to_winner != isinstance(sheet.match, ChipDeals):
            raise RulesError("In a match for chips, and only there, points are paid to the winner of the deal.")
