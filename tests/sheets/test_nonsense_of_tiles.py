"""Sheets of tiles laid on the table, and of cut cards, that make no sense: each is refused with its sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.cards import FALSE_JOKER, JOKER
from rummykit.melds.shapes import Wilds
from rummykit.rules import (
    Declare,
    Discard,
    Draw,
    FirstTo,
    GoOut,
    LivesPenalty,
    Opening,
    Play,
    RacksLeft,
    RulesError,
    Stock,
    Swap,
)
from tests.sheets.test_nonsense import Nonsense, changed

OKEY = games.get("okey_101")
DRAW, SWAP, PLAY, DISCARD = OKEY.step(Draw), OKEY.step(Swap), OKEY.step(Play), OKEY.step(Discard)
assert DRAW is not None
assert SWAP is not None
assert PLAY is not None
assert DISCARD is not None

OPENING = (
    "Tiles laid on the table begin with a first meld of so many points: write opening.minimum, and perhaps "
    "opening.pairs."
)
PILES = 'Tiles are taken off the pile of the player before: write Draw.own_piles = true, card_goes = "table".'
FREELY = "Tiles are laid freely, and the last one is thrown: write Play.may_go_out = false and nothing else."
ON_THE_TABLE = (
    "RacksLeft is about tiles laid on the table, one being wild by an indicator: add Play, and write "
    'deal.wild_indicator = true and deal.indicates = "next".'
)
ENDS = 'stock.when_empty = "ends" is for deals without a winner: score by MeldsAndBonuses, PointsLost or RacksLeft.'
SINGLE = 'A single tile is wild in hands of tiles: write deal.indicates = "rank", or a turn with Draw and GoOut.'
NOTHING_WILD = "Of tiles in the hand nothing is wild but what the indicator says: write wilds.jokers = false."

TURNS: tuple[Nonsense, ...] = (
    (
        "a declaration of tiles",
        changed("okey_101", turn=(DRAW, Declare(), PLAY, DISCARD)),
        "Declare is about cards: with tiles in the hand take it away.",
    ),
    (
        "a tile taken and kept",
        changed("okey_101", turn=(replace(DRAW, card_goes="hand"), SWAP, PLAY, DISCARD)),
        PILES,
    ),
    ("one pile for all", changed("okey_101", turn=(replace(DRAW, own_piles=False), SWAP, PLAY, DISCARD)), PILES),
    (
        "tiles that nobody lays",
        changed("okey_101", turn=(replace(DRAW, card_goes="hand"), DISCARD), opening=None),
        "Tiles in the hand are laid on the table, or when it goes out: add Play or GoOut.",
    ),
    (
        "tiles laid now, and all at once",
        changed("okey_101", turn=(DRAW, SWAP, PLAY, GoOut(discard="required"), DISCARD)),
        "Play lays melds on the table, and GoOut those kept in the hand: take one of them away.",
    ),
    ("tiles not laid off", changed("okey_101", turn=(DRAW, SWAP, replace(PLAY, lay_off="none"), DISCARD)), FREELY),
    ("the last tile laid", changed("okey_101", turn=(DRAW, SWAP, replace(PLAY, may_go_out=True), DISCARD)), FREELY),
    ("no first meld", changed("okey_101", opening=None), OPENING),
    (
        "a first meld with a natural run",
        changed("okey_101", opening=Opening(minimum=101, natural_run=True)),
        OPENING,
    ),
    (
        "no points asked of who goes out",
        changed("okey_101", opening=Opening(minimum=101, pairs=5, waived_when_going_out=True)),
        OPENING,
    ),
    (
        "a first meld of tiles beyond counting",
        changed("okey_101", opening__minimum=500),
        "A first meld is counted up to 127: write at most that in opening.minimum.",
    ),
    ("twenty pairs", lambda: Opening(pairs=20), "Opening.pairs is from 1 to 10, not 20."),
    (
        "pairs of cards as a first meld",
        changed("caloochi", opening__pairs=5),
        "opening.pairs means nothing in this game: it is about tiles held in the hand.",
    ),
    (
        "first melds of cards that must rise",
        changed("caloochi", opening__must_beat_last=True),
        "opening.must_beat_last means nothing in this game: it is about tiles held in the hand.",
    ),
    (
        "pairs for all where nobody begins with pairs",
        changed("okey_101", opening__pairs=None, turn=(DRAW, SWAP, replace(PLAY, pairs_for_all=True), DISCARD)),
        "Play.pairs_for_all means nothing in this game: it is about opening.pairs.",
    ),
    (
        "a tile that binds the discard",
        changed("okey_101", turn=(DRAW, SWAP, PLAY, replace(DISCARD, return_upcard=False))),
        "A tile that was taken and laid binds no other: write Discard.return_upcard = true and goes_out = true.",
    ),
    (
        "cards noted",
        changed(turn=(Draw(), Play(), Discard(fitting="noted"))),
        'A discard that fits is noted of tiles and refused of cards: write Discard.fitting = "allowed" or the other.',
    ),
    (
        "a wild tile noted in a hand that is laid at once",
        changed("okey", turn=(*games.get("okey").turn[:-1], Discard(return_upcard=True, wild_tile="noted"))),
        "Discard.wild_tile means nothing in this game: it is about Play.",
    ),
    (
        "a tile refused",
        changed("okey_101", turn=(DRAW, SWAP, PLAY, replace(DISCARD, fitting="refused"))),
        'A discard that fits is noted of tiles and refused of cards: write Discard.fitting = "allowed" or the other.',
    ),
    (
        "a careless tile",
        changed("okey_101", turn=(DRAW, SWAP, PLAY, replace(DISCARD, careless=True))),
        "Discard.careless means nothing in this game: it is about melds of cards that players lay for themselves.",
    ),
    (
        "a wild tile that stays on the table",
        changed("okey_101", turn=(DRAW, replace(SWAP, joker_goes="table"), PLAY, DISCARD)),
        'A wild tile is taken to the hand by a player whose first meld lies: write Swap.joker_goes = "hand" and '
        "needs_own_meld = true, and nothing else.",
    ),
)

TILES: tuple[Nonsense, ...] = (
    (
        "a rank of tiles",
        changed("okey_101", deal__indicates="rank"),
        'With tiles in the hand one of them is wild: write deal.wild_indicator = true and indicates = "next".',
    ),
    ("no indicator", changed("okey_101", deal__wild_indicator=False), SINGLE),
    ("a single wild card", changed("indian_rummy_points", deal__indicates="next"), SINGLE),
    ("tiles with jokers wild", changed("okey_101", wilds=Wilds(jokers=True)), NOTHING_WILD),
    ("tiles with a wild rank", changed("okey_101", wilds=Wilds(jokers=False, rank=5)), NOTHING_WILD),
    (
        "false jokers on a table that is rearranged",
        changed("rummikub", pack__jokers=((JOKER, 2), (FALSE_JOKER, 2))),
        "False jokers (F) are for tiles held in the hand, of which an indicator makes one wild: take them out.",
    ),
    (
        "piles of their own made a stock",
        changed("okey_101", stock=Stock(when_empty="flip")),
        'Piles of their own begin empty and are never made a stock: write Draw.discard_pile = "top", '
        'deal.upcard = false and stock.when_empty = "ends", or take own_piles away.',
    ),
)

ENDINGS: tuple[Nonsense, ...] = (
    ("racks of a rearranged table", changed("rummikub", scoring=RacksLeft()), ON_THE_TABLE),
    ("racks of cards", changed(scoring=RacksLeft()), ON_THE_TABLE),
    ("cards that end with the stock", changed(stock=Stock(when_empty="ends")), ENDS),
    (
        "a match at 101 to a target",
        changed("okey_101", match=FirstTo(target=500)),
        "RacksLeft writes points against players, so the fewest must win: write match FixedGames.",
    ),
    (
        "a cut card beside two lives",
        changed("indian_rummy_points", deal__indicates="rank_and_neighbours"),
        'The neighbours of a cut card are wild beside pure sequences: write scoring.pures, or indicates = "rank".',
    ),
    (
        "two lives in three packs",
        changed("indian_rummy_points", pack__copies=3),
        "The two lives are reckoned for at most two packs: write pack.copies = 2.",
    ),
    (
        "a show of three jokers",
        changed("indian_rummy_21", scoring__jokers=3),
        "Dublees or jokers that end a deal are at least four: write 0, or 4 or more, for scoring.dublees and "
        "scoring.jokers.",
    ),
    (
        "value cards that nobody pays",
        changed("indian_rummy_21", scoring__to_winner=False),
        "Value cards are paid between the players, and a cut card says which they are: write "
        'scoring.to_winner = true and deal.indicates = "rank_and_neighbours".',
    ),
    (
        "points paid to the winner without balance",
        changed("indian_rummy_21", match__balanced=False),
        "In a match for chips, or for money with balanced points, and only there, "
        "points are paid to the winner of the deal.",
    ),
    ("four pure sequences", lambda: LivesPenalty(pures=4), "LivesPenalty.pures is from 1 to 3, not 4."),
)

ALL = (*TURNS, *TILES, *ENDINGS)


@pytest.mark.parametrize(("build", "sentence"), [each[1:] for each in ALL], ids=[each[0] for each in ALL])
def test_nonsense_is_refused_with_a_sentence(build: Callable[[], object], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        build()
    assert str(refusal.value) == sentence
