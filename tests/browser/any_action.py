"""A person who does by the page's controls whatever the engine lists, chosen by chance and not by its worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

from rummykit import games
from rummykit.cards import Faces, show
from rummykit.match import Match
from rummykit.melds.meld import from_hand
from rummykit.play.actions import (
    Action,
    CallEnd,
    Declare,
    Discard,
    Draw,
    GoOut,
    LayOff,
    Leave,
    Meld,
    Open,
    Pass,
    Rearrange,
    Swap,
    TakePile,
)
from rummykit.play.deal import Deal
from rummykit.rules import Rules
from rummykit.server.table.entries import Acted, Entry
from tests.browser.acting import Player, held, lying
from tests.browser.guest import Chair, Sight
from tests.browser.record import Record
from tests.browser.staging import ME, Scene, sit, write_table
from tests.browser.ways import Way
from tests.examples import FUZZ
from tests.properties.playing import eager

Kind: TypeAlias = tuple[object, ...]
MOST_MOVES = 400
"""Of a deal so many moves are looked at."""
MOST_TURNS = 4
"""So many actions are done at a table before another one is sat down at."""
MOST_TABLES = 100 if FUZZ else 1
"""Of a game so many tables are sat down at."""
DEALS = 3
"""In so many deals it is looked for what can be done."""


class Moment(NamedTuple):
    """The person's turn after so many actions of a deal, and the kinds of what it may do there."""

    seed: bytes
    done: tuple[tuple[int, Action], ...]
    kinds: frozenset[Kind]


def kind_of(action: Action, deal: Deal) -> Kind:
    """The type of an action, and whatever else asks for another control."""
    match action:
        case Draw(source=source, card=card, under=under):
            return Draw, source, card is not None and card != deal._state.pile[-1], under is not None
        case Meld(cards=cards, borrowed=borrowed):
            return Meld, len(cards) == 1, bool(borrowed), _again(cards, deal)
        case TakePile(cards=cards, more=more):
            return TakePile, bool(cards), bool(more)
        case LayOff(meld=number, borrowed=borrowed):
            return LayOff, deal._state.table[number].owner == ME, deal._state.knocker is not None, bool(borrowed)
        case Swap(other=other):
            return Swap, other is not None
        case GoOut(discard=discard):
            return GoOut, discard is not None
        case Rearrange(table=table):
            return Rearrange, len(table) > len(deal._state.table)
        case Pass():
            return Pass, deal.view(ME).phase
        case _:
            return (type(action),)


def _again(cards: Faces, deal: Deal) -> bool:
    """A new meld of a rank of which the side has one."""
    return deal.rules.has_side_melds and any(
        meld.cards[0] % 13 == cards[0] % 13 for _, meld in deal._state.groups_of(ME)
    )


def actions_of(deal: Deal) -> list[Action]:
    """What can be done in a turn; a match is left by a menu, not by a turn."""
    return [action for action in deal.legal_actions() if not isinstance(action, Leave)]


def moments(rules: Rules, players: int, seed: bytes) -> Iterator[Moment]:
    """The person's turns in a deal of people who like to lay melds."""
    match, chance, done = Match(rules, players=players, seed=seed), Random(seed), list[tuple[int, Action]]()
    while match.deal.result is None and len(done) < MOST_MOVES:
        deal = match.deal
        actions = actions_of(deal)
        if deal.turn == ME:
            yield Moment(seed, tuple(done), frozenset(kind_of(action, deal) for action in actions))
        else:
            # At Tonk the others would end every deal before the person has a turn.
            actions = [action for action in actions if not isinstance(action, CallEnd)]
        done.append((deal.turn, eager(actions, chance)))
        match.play(done[-1][1])


def same(done: Action, meant: Action) -> bool:
    """Whether what was done is what was meant: jokers may stand for others, and a hand is shown as it lies best."""
    match done, meant:
        case Meld(), Meld():
            return _pieces(done.cards) == _pieces(meant.cards)
        case LayOff(), LayOff():
            same_cards = _pieces(done.cards) == _pieces(meant.cards)
            return same_cards and (done.meld, set(done.borrowed)) == (meant.meld, set(meant.borrowed))
        case Open(), Open():
            # The first melds that are enough are laid at once.
            return not Counter(map(_pieces, done.melds)) - Counter(map(_pieces, meant.melds))
        case TakePile(), TakePile():
            return _pieces(done.cards) == _pieces(meant.cards)
        case Rearrange(), Rearrange():
            return Counter(map(_pieces, done.table)) == Counter(map(_pieces, meant.table))
        case Draw(), Draw():
            return done.source == meant.source and (
                None in (done.card, meant.card) or (done.card, done.under) == (meant.card, meant.under)
            )
        case (GoOut(), GoOut()) | (Declare(), Declare()):
            return True
        case _:
            return type(done) is type(meant) and (done == meant or hasattr(done, "melds"))


def _pieces(cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(from_hand(tuple(cards))))


class Anybody(Player):
    """A player who looks what the button says before anything is done."""

    def do(self, action: Action, sight: Sight, deal: Deal) -> None:
        if sight.selected:
            self.way.clear()
            sight = self.window.wait(lambda now: not now.selected)
        match action:
            case Rearrange():
                self.rearrange(action, sight, deal)
                return
            case Meld(cards=cards, borrowed=()) if len(cards) > 1:
                self.told(cards, sight, "lay", str(len(cards)))
            case Discard(card=card) if sight.does not in ("leave", "discard"):
                self.told([card], sight, "discard", sign(card))
        super().do(action, self.window.see(), deal)

    def told(self, cards: Iterable[int], sight: Sight, does: str, says: str) -> None:
        """With these cards selected, the button says that it does this; then they are put back."""
        self.way.pick(held(sight.rack, cards))
        told = self.window.wait(lambda now: now.does == does and now.ready)
        assert says in told.says, told
        self.way.clear()
        self.window.wait(lambda now: not now.selected)

    def rearrange(self, action: Rearrange, sight: Sight, deal: Deal) -> None:
        """New sets are laid by the button, tiles are added to those that lie there, and the turn is ended."""
        before = Counter(_pieces(meld.cards) for meld in deal._state.table)
        after = Counter(map(_pieces, action.table))
        for number, meld in enumerate(deal._state.table):
            longer = next((each for each in after - before if not Counter(_pieces(meld.cards)) - Counter(each)), None)
            if _pieces(meld.cards) in before - after and longer is not None:
                added = (Counter(longer) - Counter(_pieces(meld.cards))).elements()
                self.way.add(held(sight.rack, added), lying(sight, deal, number))
                after[longer] -= 1
        for new in (after - before).elements():
            pieces = held(self.window.see().rack, new)
            self.way.pick(pieces)
            told = self.window.wait(lambda now: now.does == "lay" and now.ready)
            assert str(len(new)) in told.says, told
            self.way.press()
            laid = {piece.id for piece in pieces}
            self.window.wait(lambda now, laid=laid: any(laid == {each.id for each in set.pieces} for set in now.sets))  # type: ignore[misc]
        self.window.wait(lambda now: now.does == "end" and now.ready)
        self.way.press()


def sign(card: int) -> str:
    """A card as a button shows it, without its suit."""
    return show((card,))[:-1].replace("T", "10") if card < 52 else ""


def try_everything(chair: Chair, db: Path, way: type[Way], scene: Scene) -> None:
    """Every kind of action that the engine lists in some deals is done by the controls, the rarest kinds first."""
    sheet, chance = games.get(scene.game, **scene.options), Random(scene.first_seed)
    seeds = [number.to_bytes(32) for number in range(DEALS * scene.first_seed, DEALS * (scene.first_seed + 1))]
    found = [moment for seed in seeds for moment in moments(sheet, scene.players, seed)]
    assert found, "the person has a turn"
    times = Counter(kind for moment in found for kind in moment.kinds)
    left = sorted(times, key=lambda kind: (times[kind], str(kind)))
    window = chair(size=way.size, touch=way.touch)
    for _ in range(MOST_TABLES):
        if not left:
            return
        rarest = left.pop(0)
        moment = max((each for each in found if rarest in each.kinds), key=lambda each: len(each.kinds & {*left}))
        sit(window, *write_table(db, scene, moment.seed, moment.done))
        player = Anybody(window, way(window), Record.of(window, db))
        for kind in play_on(player, [rarest, *left], chance):
            left = [each for each in left if each != kind]


def play_on(player: Anybody, kinds: Iterable[Kind], chance: Random) -> Iterator[Kind]:
    """What is done from here on, the first of the kinds there are, each once; then anything."""
    left = list(kinds)
    for _ in range(MOST_TURNS):
        sight, deal = player.turn()
        if sight.ended is not None or not left:
            return
        every = actions_of(deal)
        chance.shuffle(every)
        actions = {kind_of(action, deal): action for action in every}
        kind = next((kind for kind in left if kind in actions), next(iter(actions)))
        before = player.record.length
        player.act(actions[kind], sight, deal)
        expect_done(player.record.entries()[before:], actions[kind])
        left = [each for each in left if each != kind]
        yield kind


def expect_done(entries: Iterable[Entry], meant: Action) -> None:
    """What the person did first is what was meant."""
    done = next(entry.action for entry in entries if isinstance(entry, Acted) and entry.seat == ME)
    assert same(done, meant), (done, meant)
