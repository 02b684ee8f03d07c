"""The steps of a turn: which there must be, in which order, and what they ask of the rest of the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from rummykit.rules.scoring import GinShowdown, RankPayments, Showdown
from rummykit.rules.steps import (
    ORDER,
    CallWindow,
    Declare,
    Discard,
    Draw,
    Drop,
    GoOut,
    Knock,
    LayOffWindow,
    Play,
    Rearrange,
    Show,
    Step,
    Swap,
)

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules

T = TypeVar("T")


def turn_faults(sheet: Rules) -> Iterator[str]:
    """What is wrong with the turn of a sheet, a sentence each."""
    if sheet.pack.family == "tiles" or sheet.rearranges:
        yield from _tiles(sheet)
    else:
        yield from _order(sheet)
        yield from _drawing(sheet)
        yield from _laying(sheet)
        yield from _ending(sheet)


def _tiles(sheet: Rules) -> Iterator[str]:
    if sheet.pack.family != "tiles":
        yield "Only a table of tiles can be rearranged: for cards a turn is Draw, Play and Discard."
    if len(sheet.turn) != 1 or not isinstance(sheet.turn[0], Rearrange):
        yield "A turn with tiles is the step Rearrange alone."
    if sheet.stock.when_empty != "play_on":
        yield 'A game of tiles has no discard pile to draw from again: write stock.when_empty = "play_on".'
    if sheet.turns_each is not None:
        yield "turns_each is about cards: take it away."


def _order(sheet: Rules) -> Iterator[str]:
    kinds = [type(step) for step in sheet.turn]
    for needed in (Draw, Discard):
        if needed not in kinds:
            yield f"A turn of cards needs the step {needed.__name__}: add it."
    if Rearrange in kinds:
        yield "Only a table of tiles can be rearranged: take Rearrange away."
    places = [_place(step) for step in sheet.turn]
    for place, kind in enumerate(kinds):
        name = kind.__name__
        if places[place] in places[:place]:
            yield f"A turn has the step {name} twice: leave one."
        elif place and places[place] < max(places[:place]):
            before = kinds[places.index(max(places[:place]))].__name__
            yield f"{name} stands after {before}, where it cannot be taken: put it before {before}."


def _place(step: Step) -> float:
    """Where in a turn a step belongs."""
    undrawn = isinstance(step, GoOut) and step.undrawn
    return ORDER.index(Draw) - 0.5 if undrawn else ORDER.index(type(step))


def _drawing(sheet: Rules) -> Iterator[str]:
    draw, play = _first(sheet, Draw), _first(sheet, Play)
    if sheet.stock.when_empty == "play_on":
        yield (
            "A game in which every turn begins with a draw cannot play on without a stock: "
            'write stock.when_empty = "flip" or "shuffle".'
        )
    if sheet.stock.keep_top and sheet.stock.when_empty == "block":
        yield "stock.keep_top is about a pile that becomes the stock: take it away."
    if draw is None:
        return
    if draw.discard_pile == "none" and sheet.stock.when_empty == "block":
        yield (
            "With an empty stock only the upcard is left, and Draw.discard_pile lets nobody take it: "
            'write stock.when_empty = "flip".'
        )
    if draw.discard_pile == "top_into_first_meld" and (sheet.opening is None or play is None):
        yield 'Draw.discard_pile = "top_into_first_meld" needs a first meld: add opening and Play, or write "top".'
    if draw.discard_pile == "top_into_meld":
        if play is not None:
            yield 'Draw.discard_pile = "top_into_meld" keeps melds in the hand: take GoOut in place of Play.'
        if sheet.wilds is not None:
            yield 'Draw.discard_pile = "top_into_meld" is reckoned without wild cards: take wilds away.'
    if draw.wild_upcard != "allowed" and sheet.wilds is None:
        yield 'Draw.wild_upcard needs wild cards: add wilds, or write "allowed".'
    if not draw.first_turn and not sheet.deal.starter_extra:
        yield "Who begins does not draw and has no card more to discard: write deal.starter_extra = 1."


def _laying(sheet: Rules) -> Iterator[str]:
    play, swap, window = _first(sheet, Play), _first(sheet, Swap), _first(sheet, CallWindow)
    jokers = sheet.wilds is not None and sheet.wilds.jokers and bool(sheet.pack.jokers)
    if sheet.opening is not None and play is None:
        yield "opening asks for a first meld, and no step lays one: add Play to the turn, or take opening away."
    if swap is not None and (play is None or not jokers):
        yield "Swap takes jokers from melds on the table: add Play to the turn and jokers to the pack, or take it away."
    if window is not None and play is None:
        yield "CallWindow is about cards laid off on melds of the table: add Play to the turn, or take it away."
    if play is None:
        return
    if play.end_joker_moves != "never" and (not jokers or play.lay_off == "none"):
        yield 'Play.end_joker_moves needs jokers and cards laid off: write "never".'
    for other in (GoOut, Declare, Show):
        if _first(sheet, other) is not None:
            yield f"Play lays melds on the table, and {other.__name__} those kept in the hand: take one of them away."


def _ending(sheet: Rules) -> Iterator[str]:
    knock, declare, show = _first(sheet, Knock), _first(sheet, Declare), _first(sheet, Show)
    if not any(_first(sheet, kind) for kind in (Play, GoOut, Knock, Declare)):
        yield "No step of the turn ends a deal: add Play, GoOut, Knock or Declare."
    compared = isinstance(sheet.scoring, Showdown | GinShowdown)
    if knock is not None and not compared:
        yield "Knock ends a deal in which hands are compared: write scoring Showdown, or take Knock away."
    if compared and knock is None:
        name = type(sheet.scoring).__name__
        yield f"{name} compares hands after a knock: add Knock to the turn, or choose another scoring."
    yield from _knocking(sheet, knock)
    lives = sheet.lives is not None
    if not lives and (declare is not None or _first(sheet, Drop) is not None):
        yield "Drops and declarations are priced by the two lives: write scoring LivesPenalty, or take them away."
    if lives and declare is None:
        yield "The two lives are shown by a declaration: add Declare to the turn, or choose another scoring."
    if declare is not None and (knock is not None or _first(sheet, GoOut) is not None):
        yield "Declare is the only way to end a deal: take GoOut and Knock away."
    ranks = isinstance(sheet.scoring, RankPayments)
    if len({ranks, show is not None, sheet.turns_each is not None}) > 1:
        yield (
            "Show, turns_each and RankPayments belong together: melds are shown in the last turn, then paid by rank. "
            "Use all three or none."
        )
    if show is not None and sheet.wilds is not None:
        yield "Show is reckoned without wild cards: take wilds away."
    for step in sheet.turn:
        if isinstance(step, GoOut):
            yield from _contracts(sheet, step)


def _knocking(sheet: Rules, knock: Knock | None) -> Iterator[str]:
    draw = _first(sheet, Draw)
    single = sheet.pack.copies == 1 and sheet.wilds is None and not sheet.more_packs
    if _first(sheet, LayOffWindow) is not None and (knock is None or not single):
        yield "LayOffWindow follows a knock with one pack and without wild cards: take it away."
    if knock is not None and knock.bounded and not single:
        yield "The limit of a knock is reckoned for one pack without wild cards: take Knock.limit away."
    if isinstance(sheet.scoring, GinShowdown) and sheet.players != (2, 2):
        yield "GinShowdown compares the hands of two players: write players = 2 to 2."
    if isinstance(sheet.scoring, GinShowdown) and not (_first(sheet, LayOffWindow) or knock is None):
        yield "GinShowdown counts hands after laying off: add LayOffWindow after Discard."
    upcard = (draw is not None and draw.upcard_offered) or (knock is not None and knock.by_upcard)
    if upcard and not sheet.deal.upcard:
        yield "Draw.upcard_offered and Knock.by_upcard are about the first upcard: write deal.upcard = true."
    if draw is not None and draw.upcard_offered and (draw.discard_pile != "top" or not draw.first_turn):
        yield 'An upcard that is offered begins the turn of whoever takes it: write Draw.discard_pile = "top".'
    if sheet.stock.when_empty == "void" and knock is None:
        yield 'A deal that is void without a knock needs one: add Knock, or write stock.when_empty = "flip".'
    if sheet.stock.when_empty != "void" and (sheet.stock.undrawn or sheet.stock.last_discard_playable):
        yield 'stock.undrawn and last_discard_playable are about stock.when_empty = "void": take them away.'
    if sheet.start.later == "loser_deals" and sheet.players != (2, 2):
        yield 'Of more than two players several lose a deal: write start.later = "winner_deals".'


def _contracts(sheet: Rules, step: GoOut) -> Iterator[str]:
    shapes = [shape for shape in (sheet.groups, sheet.runs) if shape is not None]
    shortest = min((_shortest(shape) for shape in shapes), default=0)
    for contract in step.contracts:
        written = "-".join(map(str, contract)) or "nothing"
        if list(contract) != sorted(contract, reverse=True):
            yield f"The contract {written} goes from large to small: sort it."
        if not contract or min(contract) < shortest:
            yield f"The contract {written} has a meld that is too short: a meld has at least {shortest} cards."
    hand = sheet.deal.hand
    for size in sorted({hand} if isinstance(hand, int) else {cards for _, cards in hand}) if step.contracts else ():
        most = size + (step.discard == "optional" and not step.undrawn)
        if not any(size <= sum(contract) <= most for contract in step.contracts):
            yield f"No contract of GoOut takes up a hand of {size} cards: change one of them."


def _shortest(shape: Any) -> int:
    size: int = shape.min_size if hasattr(shape, "min_size") else shape.min_length
    return size


def _first(sheet: Rules, kind: type[T]) -> T | None:
    """The step of a kind, or None."""
    return next((step for step in sheet.turn if isinstance(step, kind)), None)
