"""A whole deal through the page, by the strategy, in one of the ways."""

from __future__ import annotations

from tests.browser import strategy
from tests.browser.guest import Sight, Window
from tests.browser.ways import Way

MOST_TURNS = 150


def my_turn(sight: Sight) -> bool:
    """It is my turn, or the deal is over."""
    return sight.ended is not None or sight.mine


def play_deal(window: Window, way: Way, *, first_meld: int = 30) -> Sight:
    """Play until the score sheet; what the page shows then."""
    opened = False
    for _ in range(MOST_TURNS):
        sight = window.wait(my_turn)
        if sight.ended is not None:
            return sight
        opened = play_turn(window, way, sight, opened, first_meld)
    raise AssertionError(f"no end after {MOST_TURNS} turns")


def play_turn(window: Window, way: Way, sight: Sight, opened: bool, first_meld: int = 30, keep: int = 0) -> bool:
    """One turn; whether the first meld of tiles has been laid by its end. Who must `keep` cards does not go out."""
    if sight.phase == "rearrange":
        return tile_turn(window, way, sight, opened, first_meld) or opened
    card_turn(window, way, sight, keep)
    return opened


def tile_turn(window: Window, way: Way, sight: Sight, opened: bool, first_meld: int, first_run: bool = False) -> bool:
    """One turn where the table is rearranged; whether a first meld was laid in it, which may have to be a run."""
    sets = strategy.sets_in(sight.rack)
    if not opened and (strategy.worth(sets) < first_meld or (first_run and not any(map(strategy.is_run, sets)))):
        sets = []
    if opened:
        left = [piece for piece in sight.rack if not any(piece in each for each in sets)]
        sets += [each for each in [strategy.set_with_joker(left)] if each is not None]
    for pieces in sets:
        way.lay(pieces)
        laid = {piece.id for piece in pieces}
        window.wait(lambda now, laid=laid: any(laid == {p.id for p in each.pieces} for each in now.sets))  # type: ignore[misc]
    if opened:
        now = window.wait(lambda _: True)
        for piece, to in strategy.additions(now.rack, now.sets):
            way.add([piece], to)
            window.wait(lambda now, id=piece.id: all(each.id != id for each in now.rack))  # type: ignore[misc]
    window.wait(lambda now: now.does in ("draw", "pass", "end") and now.ready)
    way.press()
    window.wait(lambda now: now.turn != sight.turn or now.ended is not None)
    return bool(sets)


def card_turn(window: Window, way: Way, sight: Sight, keep: int = 0) -> None:
    """One turn at the cards: draw, lay down, lay off, discard; so many cards are kept, whatever could be laid."""
    taken = None
    if sight.phase == "draw":
        top = sight.pile[-1] if sight.pile else None
        if top and any(top in each for each in strategy.sets_in((*sight.rack, top))):
            taken = top.face
            way.take()
        else:
            way.draw()
        sight = window.wait(lambda now: now.phase == "play" or now.ended is not None)
        if sight.ended is not None:
            return
    for pieces in strategy.sets_in(sight.rack):
        if keep and len(sight.rack) - len(pieces) <= keep:
            break
        before = len(sight.sets)
        way.lay(pieces)
        sight = window.wait(lambda now, before=before: len(now.sets) > before or now.ended is not None)  # type: ignore[misc]
        if sight.ended is not None:
            return
    while (not keep or len(sight.rack) - 1 > keep) and (found := strategy.additions(sight.rack, sight.sets)):
        piece, to = found[0]
        way.add([piece], to)
        sight = window.wait(
            lambda now, id=piece.id: now.ended is not None or all(each.id != id for each in now.rack)  # type: ignore[misc]
        )
        if sight.ended is not None:
            return
    way.discard(strategy.worst(sight.rack, lambda piece: piece.face != taken))
    window.insist(way.press, sight)
    window.wait(lambda now: now.turn != sight.turn or now.ended is not None)
