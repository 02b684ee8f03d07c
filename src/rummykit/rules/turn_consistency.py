"""The steps of a turn: which there must be, and in which order; each says itself what it asks of the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rummykit.rules.scoring import HandsAgainstLosers, RankPayments
from rummykit.rules.steps import (
    ORDER,
    BuyWindow,
    CallEnd,
    CallWindow,
    Declare,
    DeclarePairs,
    Discard,
    Draw,
    Drop,
    GoOut,
    Knock,
    Play,
    Rearrange,
    Show,
    ShowIndicator,
    Step,
    Swap,
)
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


def turn_faults(sheet: Rules) -> Iterator[str]:
    """What is wrong with the turn of a sheet, a sentence each."""
    if sheet.rearranges or (sheet.pack.family == "tiles" and sheet.step(Draw) is None):
        yield from _rearranging(sheet)
    else:
        yield from _held_tiles(sheet)
        yield from _order(sheet)
        yield from _ending(sheet)


def _rearranging(sheet: Rules) -> Iterator[str]:
    if sheet.pack.family == "cards" and len(sheet.turn) > 1:
        yield "A turn with Rearrange has no other steps: remove the others."
    elif len(sheet.turn) != 1 or not isinstance(sheet.turn[0], Rearrange):
        yield "A turn with tiles is Rearrange alone, or Draw, GoOut and Discard."
    elif sheet.pack.family == "cards" and sheet.turn[0].time_up.loose != "restore":
        yield 'Loose cards go back to where they were when time runs out: write time_up.loose = "restore".'
    if sheet.stock.when_empty != "play_on":
        yield 'A table that is rearranged has no discard pile: write stock.when_empty = "play_on".'
    if sheet.turns_each is not None:
        yield "turns_each is for cards: remove it."


def _held_tiles(sheet: Rules) -> Iterator[str]:
    """Tiles that are drawn and thrown stay in the hand until it goes out, or are laid on the table."""
    if not sheet.tiles_in_hand:
        return
    for step in sheet.turn:
        if not isinstance(step, DeclarePairs | Draw | ShowIndicator | Swap | Play | GoOut | Discard):
            yield Translatable("{word} is for cards: remove it from a game of tiles.", word=type(step).__name__)
    draw = sheet.step(Draw)
    play = sheet.step(Play)
    goes = "hand" if play is None else "table"
    if draw is not None and (draw.card_goes != goes or draw.wild_upcard != "allowed" or not draw.own_piles):
        yield Translatable(
            'Tiles are taken from the pile of the player before: write Draw.own_piles = true, card_goes = "{goes}".',
            goes=goes,
        )
    if sheet.step(GoOut) is None and play is None:
        yield "Tiles must be laid on the table, or all at once when going out: add Play or GoOut."
    if play is not None:
        yield from _laid_tiles(sheet, play)
    if sheet.groups is not None and not sheet.groups.distinct_suits:
        yield Translatable(
            "A group of {pieces} has different {kinds}: write groups.distinct_suits = true.",
            pieces=Translatable("tiles"),
            kinds=Translatable("colours"),
        )
    if sheet.deal.indicates != "next" or not sheet.deal.wild_indicator:
        yield 'A game with tiles on racks needs a wild tile: write deal.wild_indicator = true and indicates = "next".'


def _laid_tiles(sheet: Rules, play: Play) -> Iterator[str]:
    """Tiles are laid on the table after a first meld, and the last one is thrown."""
    if play != Play(may_go_out=False, pairs_for_all=play.pairs_for_all, most_after_pairs=play.most_after_pairs):
        yield "Tiles are laid without restriction, and the last one is discarded: write only Play.may_go_out = false."
    opening = sheet.opening
    if opening is None or opening != type(opening)(
        minimum=opening.minimum,
        pairs=opening.pairs,
        all_in_pairs=opening.all_in_pairs,
        must_beat_last=opening.must_beat_last,
        waived_when_going_out=opening.waived_when_going_out,
    ):
        yield (
            "Tiles laid on the table need a first meld with a minimum: write opening.minimum, and perhaps "
            "opening.pairs."
        )
    discard = sheet.step(Discard)
    if discard is not None and not (discard.return_upcard and discard.goes_out):
        yield (
            "Taking and laying a tile does not restrict the discard: write Discard.return_upcard = true and "
            "goes_out = true."
        )


def _order(sheet: Rules) -> Iterator[str]:
    kinds = [type(step) for step in sheet.turn]
    for needed in (Draw, Discard):
        if needed not in kinds:
            yield Translatable("A turn of cards needs the step {word}: add it.", word=needed.__name__)
    if Rearrange in kinds:
        yield "A turn is Rearrange alone, or Draw, Play and Discard: remove Rearrange."
    places = [_place(step) for step in sheet.turn]
    for place, kind in enumerate(kinds):
        name = kind.__name__
        if places[place] in places[:place]:
            yield Translatable("A turn has the step {word} twice: keep one.", word=name)
        elif place and places[place] < max(places[:place]):
            before = kinds[places.index(max(places[:place]))].__name__
            yield Translatable(
                "{word} comes after {before}, where it is never reached: put it before {before}.",
                word=name,
                before=before,
            )


def _place(step: Step) -> float:
    """Where in a turn a step belongs."""
    undrawn = isinstance(step, GoOut) and step.undrawn
    return ORDER.index(Draw) - 0.5 if undrawn else ORDER.index(type(step))


def _ending(sheet: Rules) -> Iterator[str]:
    if not any(sheet.step(kind) for kind in (Play, GoOut, Knock, Declare)):
        yield "No step of the turn ends a deal: add Play, GoOut, Knock or Declare."
    if sheet.opening is not None and sheet.step(Play) is None:
        yield "opening is about a first meld, but no step lays one: add Play to the turn, or remove opening."
    ranks = isinstance(sheet.scoring, RankPayments)
    shows = sheet.step(Show) is not None
    if ranks != shows or (shows and sheet.turns_each is None):
        yield (
            "Show, turns_each and RankPayments belong together: melds are shown in the last turn and then paid by "
            "rank. Use all three or none."
        )
    window = sheet.step(BuyWindow)
    if window is not None and window.points and not isinstance(sheet.scoring, HandsAgainstLosers):
        yield "BuyWindow.points count against the buyer: use the scoring HandsAgainstLosers, or remove them."
    if sheet.step(CallEnd) is not None:
        for other in (Drop, CallWindow):
            if sheet.step(other) is not None:
                name = other.__name__
                yield Translatable(
                    "CallEnd counts turns round the table, but {word} changes whose turn it is: remove one of them.",
                    word=name,
                )
    if sheet.turns_each is not None and (sheet.step(Drop) is not None or sheet.step(CallWindow) is not None):
        yield "turns_each counts turns in order, but Drop and CallWindow change whose turn it is: remove it."
