"""OpenSpiel's SimpleGinRummyBot as a player at our tables: a function from a view to an action.

`rummykit arena gin_rummy greedy rummykit.lab.spiel_bot:simple_gin` lets it play.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from rummykit.cards import Face, Faces, card, colour_of, number_of
from rummykit.lab.extra import lab_packages
from rummykit.play.actions import Action, Discard, Draw, Knock, Pass
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import GinShowdown, LayOffWindow, Rules

with lab_packages():
    import pyspiel

HAND = 10
BOT = 1
"""The player of OpenSpiel's game that the bot is."""
SUITS = (0, 3, 2, 1)
"""OpenSpiel's number of our suits, and ours of theirs."""


def simple_gin(rules: Rules, view: View, chance: Random) -> Action:
    """What SimpleGinRummyBot does for the seat of a view at a table of gin; it never lays off.

    Where our rules forbid what it chose, it discards the legal card that leaves the least deadwood. Raises `ValueError`
    for sheets that are not gin with ten cards.
    """
    if not isinstance(rules.scoring, GinShowdown) or rules.deal.hand_for(len(view.order)) != HAND:
        raise ValueError(f"SimpleGinRummyBot plays gin with ten cards, not {rules.names.en}.")
    legal = list(Deal.from_view(rules, view).legal_actions())
    if view.phase == "lay_off" and rules.step(LayOffWindow) is not None:
        return Pass()
    limit = 0 if view.knock_limit is None else view.knock_limit
    if view.phase == "draw":
        return _drawn(view, legal, limit)
    return _discarded(view, legal, limit)


def _drawn(view: View, legal: list[Action], limit: int) -> Action:
    """The upcard, where the bot wants it; else the stock, or to let it pass."""
    take = next((each for each in legal if isinstance(each, Draw) and each.source == "discard"), None)
    others = [each for each in legal if each != take]
    if take is None or (others and not _wants(view, others, limit)):
        return others[0]
    return take


def _wants(view: View, others: list[Action], limit: int) -> bool:
    upcard = view.discard_pile[-1]
    if _is_last_discard(view, others):
        return bool(_utils().min_deadwood(_theirs(view.hand), _their(upcard)) <= limit)
    state = _to_draw(limit, view.hand, upcard)
    return bool(_bot(limit).step(state) == pyspiel.gin_rummy.DRAW_UPCARD_ACTION)


def _is_last_discard(view: View, others: list[Action]) -> bool:
    """Whether the stock is used up and the upcard may only be taken to knock."""
    return view.upcard_offers is None and not any(isinstance(each, Draw) for each in others)


def _discarded(view: View, legal: list[Action], limit: int) -> Action:
    """A knock, where the bot knocks, or its discard."""
    *rest, last = view.hand
    if view.taken is not None:
        rest = [face for face in view.hand if face != view.taken]
        last = view.taken
    bot, state = _bot(limit), _to_draw(limit, tuple(rest), last)
    state.apply_action(pyspiel.gin_rummy.DRAW_UPCARD_ACTION)
    chosen = int(bot.step(state))
    if chosen == pyspiel.gin_rummy.KNOCK_ACTION:
        if Knock() in legal:
            return Knock()
        state.apply_action(chosen)
        chosen = int(bot.step(state))
    discard = Discard(_our(chosen))
    return discard if discard in legal else _least_deadwood(view, legal)


def _least_deadwood(view: View, legal: list[Action]) -> Action:
    def deadwood(action: Action) -> tuple[int, int]:
        assert isinstance(action, Discard)
        left = [face for face in view.hand if face != action.card]
        return int(_utils().min_deadwood(_theirs(tuple(left)))), -number_of(action.card)

    return min((each for each in legal if isinstance(each, Discard)), key=deadwood, default=legal[0])


# --- OpenSpiel's game


@lru_cache(maxsize=16)
def _game(limit: int) -> Any:
    return pyspiel.load_game("gin_rummy", {"knock_card": limit})


@lru_cache(maxsize=1)
def _utils() -> Any:
    return pyspiel.gin_rummy.GinRummyUtils(13, 4, HAND)


def _bot(limit: int) -> Any:
    return pyspiel.make_simple_gin_rummy_bot(_game(limit).get_parameters(), BOT)


def _to_draw(limit: int, hand: Faces, upcard: Face) -> Any:
    """A state in which the bot is to draw with this hand and upcard; whatever else lies there it does not look at."""
    gin = pyspiel.gin_rummy
    state = _game(limit).new_initial_state()
    others = [number for number in range(52) if number not in {*_theirs(hand), _their(upcard)}]
    for number in (*others[:HAND], *_theirs(hand), others[HAND]):
        state.apply_action(number)
    for number in (gin.PASS_ACTION, gin.PASS_ACTION, gin.DRAW_STOCK_ACTION, _their(upcard), _their(upcard)):
        state.apply_action(number)
    return state


def _their(face: Face) -> int:
    return SUITS[colour_of(face)] * 13 + number_of(face) - 1


def _theirs(faces: Faces) -> list[int]:
    return [_their(face) for face in faces]


def _our(number: int) -> Face:
    return card(number % 13 + 1, SUITS.index(number // 13))
