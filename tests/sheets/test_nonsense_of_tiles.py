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

OPENING = "Tiles laid on the table need a first meld with a minimum: write opening.minimum, and perhaps opening.pairs."
PILES = 'Tiles are taken from the pile of the player before: write Draw.own_piles = true, card_goes = "table".'
FREELY = "Tiles are laid without restriction, and the last one is discarded: write only Play.may_go_out = false."
ON_THE_TABLE = (
    "RacksLeft is for tiles laid on the table, with one tile made wild by an indicator: add Play, and write "
    'deal.wild_indicator = true and deal.indicates = "next".'
)
ENDS = (
    'stock.when_empty = "ends" is for deals without a winner: use the scoring MeldsAndBonuses, PointsLost or RacksLeft.'
)
SINGLE = 'A single wild tile is for racks of tiles: write deal.indicates = "rank", or a turn with Draw and GoOut.'
NOTHING_WILD = "Among tiles on a rack only the tile set by the indicator is wild: write wilds.jokers = false."

TURNS: tuple[Nonsense, ...] = (
    (
        "a declaration of tiles",
        changed("okey_101", turn=(DRAW, Declare(), PLAY, DISCARD)),
        "Declare is for cards: remove it from a game of tiles.",
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
        "Tiles must be laid on the table, or all at once when going out: add Play or GoOut.",
    ),
    (
        "tiles laid now, and all at once",
        changed("okey_101", turn=(DRAW, SWAP, PLAY, GoOut(discard="required"), DISCARD)),
        "Play lays melds on the table, but GoOut lays those kept in hand: remove one of them.",
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
        "rounds without first melds of tiles",
        changed("okey_101", opening=Opening(minimum=101, pairs=5, after_rounds=1)),
        OPENING,
    ),
    (
        "a first meld of tiles beyond counting",
        changed("okey_101", opening__minimum=500),
        "A first meld can count at most 127: write no more than that in opening.minimum.",
    ),
    ("twenty pairs", lambda: Opening(pairs=20), "Opening.pairs must be from 1 to 10, not 20."),
    (
        "pairs of cards as a first meld",
        changed("caloochi", opening__pairs=5),
        "opening.pairs means nothing in this game: it is about tiles held on a rack.",
    ),
    (
        "first melds of cards that must rise",
        changed("caloochi", opening__must_beat_last=True),
        "opening.must_beat_last means nothing in this game: it is about tiles held on a rack.",
    ),
    (
        "pairs for all where nobody begins with pairs",
        changed("okey_101", opening__pairs=None, turn=(DRAW, SWAP, replace(PLAY, pairs_for_all=True), DISCARD)),
        "Play.pairs_for_all means nothing in this game: it is about opening.pairs.",
    ),
    (
        "a tile that binds the discard",
        changed("okey_101", turn=(DRAW, SWAP, PLAY, replace(DISCARD, return_upcard=False))),
        "Taking and laying a tile does not restrict the discard: write Discard.return_upcard = true and goes_out = "
        "true.",
    ),
    (
        "cards noted",
        changed(turn=(Draw(), Play(), Discard(fitting="noted"))),
        'A fitting discard can be "noted" only with tiles and "refused" only with cards: write Discard.fitting = '
        '"allowed" or the other one.',
    ),
    (
        "a wild tile noted in a hand that is laid at once",
        changed("okey", turn=(*games.get("okey").turn[:-1], Discard(return_upcard=True, wild_tile="noted"))),
        "Discard.wild_tile means nothing in this game: it is about Play.",
    ),
    (
        "a tile refused",
        changed("okey_101", turn=(DRAW, SWAP, PLAY, replace(DISCARD, fitting="refused"))),
        'A fitting discard can be "noted" only with tiles and "refused" only with cards: write Discard.fitting = '
        '"allowed" or the other one.',
    ),
    (
        "a careless tile",
        changed("okey_101", turn=(DRAW, SWAP, PLAY, replace(DISCARD, careless=True))),
        "Discard.careless means nothing in this game: it is about players' own melds of cards.",
    ),
    (
        "a wild tile that stays on the table",
        changed("okey_101", turn=(DRAW, replace(SWAP, joker_goes="table"), PLAY, DISCARD)),
        'A wild tile is taken onto the rack, after the first meld: write only Swap.joker_goes = "hand" and '
        "needs_own_meld = true.",
    ),
)

TILES: tuple[Nonsense, ...] = (
    (
        "a rank of tiles",
        changed("okey_101", deal__indicates="rank"),
        'A game with tiles on racks needs a wild tile: write deal.wild_indicator = true and indicates = "next".',
    ),
    ("no indicator", changed("okey_101", deal__wild_indicator=False), SINGLE),
    ("a single wild card", changed("indian_rummy_points", deal__indicates="next"), SINGLE),
    ("tiles with jokers wild", changed("okey_101", wilds=Wilds(jokers=True)), NOTHING_WILD),
    ("tiles with a wild rank", changed("okey_101", wilds=Wilds(jokers=False, rank=5)), NOTHING_WILD),
    (
        "false jokers on a table that is rearranged",
        changed("rummikub", pack__jokers=((JOKER, 2), (FALSE_JOKER, 2))),
        "False jokers (F) are for tiles held on a rack with a wild tile set by an indicator: remove them.",
    ),
    (
        "piles of their own made a stock",
        changed("okey_101", stock=Stock(when_empty="flip")),
        'Separate discard piles start empty and never become the stock: write Draw.discard_pile = "top", '
        'deal.upcard = false and stock.when_empty = "ends", or remove own_piles.',
    ),
)

ENDINGS: tuple[Nonsense, ...] = (
    ("racks of a rearranged table", changed("rummikub", scoring=RacksLeft()), ON_THE_TABLE),
    ("racks of cards", changed(scoring=RacksLeft()), ON_THE_TABLE),
    ("cards that end with the stock", changed(stock=Stock(when_empty="ends")), ENDS),
    (
        "a match at 101 to a target",
        changed("okey_101", match=FirstTo(target=500)),
        "RacksLeft gives penalty points, so the lowest total must win: use the match FixedGames.",
    ),
    (
        "a cut card beside two lives",
        changed("indian_rummy_points", deal__indicates="rank_and_neighbours"),
        'The neighbours of a cut card are wild only with pure runs: write scoring.pures, or indicates = "rank".',
    ),
    (
        "two lives in three packs",
        changed("indian_rummy_points", pack__copies=3),
        "The two lives work with at most two packs: write pack.copies = 2.",
    ),
    (
        "a show of three jokers",
        changed("indian_rummy_21", scoring__jokers=3),
        "At least four dublees or jokers must be needed to end a deal: write 0, or 4 or more, for scoring.dublees "
        "and scoring.jokers.",
    ),
    (
        "value cards that nobody pays",
        changed("indian_rummy_21", scoring__to_winner=False),
        "Value cards are paid for between the players and depend on a cut card: write scoring.to_winner = true and "
        'deal.indicates = "rank_and_neighbours".',
    ),
    (
        "points paid to the winner without balance",
        changed("indian_rummy_21", match__balanced=False),
        "Points are paid to the winner of the deal in a match for chips or for money with balanced points, and only "
        "there.",
    ),
    ("four pure sequences", lambda: LivesPenalty(pures=4), "LivesPenalty.pures must be from 1 to 3, not 4."),
)

ALL = (*TURNS, *TILES, *ENDINGS)


@pytest.mark.parametrize(("build", "sentence"), [each[1:] for each in ALL], ids=[each[0] for each in ALL])
def test_nonsense_is_refused_with_a_sentence(build: Callable[[], object], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        build()
    assert str(refusal.value) == sentence
