"""Turns that make no sense: each sheet is refused with a sentence that says what to change."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rummykit.cards import Pack
from rummykit.melds.shapes import Wilds
from rummykit.rules import (
    CallWindow,
    Contract,
    DealOut,
    Declare,
    Discard,
    Draw,
    Drop,
    FixedGames,
    GoOut,
    HandsAgainstLosers,
    Knock,
    LayOffWindow,
    Opening,
    Play,
    RankPayments,
    Rearrange,
    RulesError,
    Start,
    Stock,
    Swap,
)
from tests.sheets.test_nonsense import Nonsense, changed

TURNS: tuple[Nonsense, ...] = (
    (
        "no step at all",
        changed(turn=()),
        "A turn needs at least one step: Draw, Play and Discard for cards, Rearrange for tiles.",
    ),
    ("no Draw", changed(turn=(Play(), Discard())), "A turn of cards needs the step Draw: add it."),
    (
        "a turn that ends no deal",
        changed(turn=(Draw(), Discard())),
        "No step of the turn ends a deal: add Play, GoOut, Knock or Declare.",
    ),
    (
        "a knock before the draw",
        changed("knock_rummy", turn=(Knock(), Draw(), Discard())),
        "Draw stands after Knock, where it cannot be taken: put it before Knock.",
    ),
    (
        "melds laid and kept in the hand",
        changed(turn=(Draw(), Play(), GoOut(), Discard())),
        "Play lays melds on the table, and GoOut those kept in the hand: take one of them away.",
    ),
    (
        "a hand laid before the draw after it",
        changed(turn=(Draw(), GoOut(undrawn=True), Discard())),
        "GoOut stands after Draw, where it cannot be taken: put it before Draw.",
    ),
    (
        "a call without melds on the table",
        changed("knock_rummy", turn=(Draw(), Knock(), Discard(), CallWindow())),
        "CallWindow is about cards laid off on melds of the table: add Play to the turn, or take it away.",
    ),
    (
        "laying off after a knock that nobody may make",
        changed(turn=(Draw(), Play(), Discard(), LayOffWindow())),
        "LayOffWindow follows a knock with one pack and without wild cards: take it away.",
    ),
    (
        "a limit of a knock with two packs",
        changed("knock_rummy", pack=Pack(family="cards", copies=2), turn=(Draw(), Knock(limit=10), Discard())),
        "The limit of a knock is reckoned for one pack without wild cards: take Knock.limit away.",
    ),
    (
        "gin for three",
        changed("gin_rummy", players=(2, 3)),
        "GinShowdown compares the hands of two players: write players = 2 to 2.",
    ),
    (
        "gin without laying off",
        changed("gin_rummy", turn=(Draw(), Knock(limit=10), Discard())),
        "GinShowdown counts hands after laying off: add LayOffWindow after Discard.",
    ),
    (
        "an upcard that is offered and not there",
        changed("gin_rummy", deal=DealOut(hand=10)),
        "Draw.upcard_offered means nothing in this game: it is about deal.upcard = true.",
    ),
    (
        "an upcard that is offered and may not be taken",
        changed(turn=(Draw(discard_pile="none", upcard_offered=True), Play(), Discard())),
        'An upcard that is offered begins the turn of whoever takes it: write Draw.discard_pile = "top".',
    ),
    (
        "void where nobody knocks",
        changed(stock=Stock(when_empty="void", empty_at=2)),
        'A deal that is void without a knock needs one: add Knock, or write stock.when_empty = "flip".',
    ),
    (
        "cards that nobody draws from a stock that is turned over",
        changed(stock=Stock(when_empty="flip", empty_at=2)),
        'stock.empty_at means nothing in this game: it is about stock.when_empty = "void", '
        'stock.when_empty = "block" or stock.when_empty = "ends".',
    ),
    (
        "a loser of six",
        changed(start=Start(draw="lowest_deals", later="loser_deals")),
        'Of more than two players several lose a deal: write start.later = "winner_deals".',
    ),
    (
        "jokers exchanged where there are none",
        changed(turn=(Draw(), Swap(joker_goes="hand"), Play(), Discard())),
        "Swap takes jokers from melds on the table: add Play to the turn and jokers to the pack, or take it away.",
    ),
    (
        "end jokers that move where there are none",
        changed(turn=(Draw(), Play(end_joker_moves="freely"), Discard())),
        "Play.end_joker_moves means nothing in this game: it is about jokers in the pack.",
    ),
    (
        "the upcard into a first meld that is not asked for",
        changed(turn=(Draw(card_goes="first_meld"), Play(), Discard())),
        'Draw.card_goes = "first_meld" needs a first meld: add opening and Play, or write Draw.card_goes = "hand".',
    ),
    (
        "a contract of the whole hand at a table that is rearranged",
        changed("vatikan", opening=Opening(contract=Contract(runs=(3,), whole_hand=True), then_manipulate=True)),
        "opening.contract.whole_hand means nothing in this game: it is about melds of cards that players lay for "
        "themselves.",
    ),
    (
        "melds kept in the hand with two packs",
        changed("phom", pack=Pack(family="cards", copies=2)),
        'Draw.card_goes = "kept_meld" is for one pack without wild cards: write pack.copies = 1, and take wilds and '
        "more_packs away.",
    ),
    (
        "any card of the pile, with all above it, for the hand",
        changed(turn=(Draw(discard_pile="down_to_card"), Play(), Discard())),
        'A card that is taken with all above it is laid: write Draw.card_goes = "table" or "new_meld".',
    ),
    (
        "any one card of the pile for a new meld",
        changed(turn=(Draw(discard_pile="any", card_goes="new_meld"), Play(), Discard())),
        'Draw.card_goes means nothing in this game: it is about Draw.discard_pile = "top" or Draw.discard_pile = '
        '"down_to_card".',
    ),
    (
        "a pile that is closed in a game without melds on the table",
        changed("gin_rummy", turn=(Draw(closed_after_first_meld=True), Knock(), Discard(), LayOffWindow())),
        "Draw.closed_after_first_meld means nothing in this game: it is about melds of cards that players lay for "
        "themselves.",
    ),
    (
        "the upcard into a meld of the hand with melds on the table",
        changed(turn=(Draw(card_goes="kept_meld"), Play(), Discard())),
        'Draw.card_goes = "kept_meld" keeps melds in the hand: take GoOut in place of Play.',
    ),
    (
        "wild upcards without wild cards",
        changed(turn=(Draw(wild_upcard="refused"), Play(), Discard())),
        "Draw.wild_upcard means nothing in this game: it is about wilds.",
    ),
    (
        "who begins has two cards more",
        changed(deal__starter_extra=2),
        "DealOut.starter_extra is from 0 to 1, not 2.",
    ),
    (
        "tiles in runs of at most five",
        changed("rummikub", runs__max_length=5),
        "Tables of tiles are solved for runs of three or more: write runs.min_length = 3 and max_length = 13.",
    ),
    (
        "tiles in groups of four alone",
        changed("rummikub", groups__min_size=4),
        "Tables of tiles are solved for groups of three or four: write groups.min_size = 3 and max_size = 4.",
    ),
    (
        "a wild rank drawn in a game without lives",
        changed("caloochi", deal__wild_indicator=True),
        "A rank drawn to be wild is read in hands with two lives alone: take deal.wild_indicator away.",
    ),
    (
        "an upcard offered that may not be taken",
        changed(
            "gin_rummy",
            wilds=Wilds(rank=2),
            turn=(Draw(upcard_offered=True, wild_upcard="refused"), Knock(), Discard(), LayOffWindow()),
        ),
        'An upcard that is offered may be taken whatever it is: write Draw.wild_upcard = "allowed".',
    ),
    (
        "a drop where nothing prices it",
        changed(turn=(Drop(), Draw(), Play(), Discard())),
        "Drops and declarations are priced by the two lives: write scoring LivesPenalty, or take them away.",
    ),
    (
        "two lives that nobody shows",
        changed("indian_rummy_points", turn=(Draw(), GoOut(), Discard())),
        "The two lives are shown by a declaration: add Declare to the turn, or choose another scoring.",
    ),
    (
        "a declaration and a hand laid otherwise",
        changed("indian_rummy_points", turn=(Draw(), Declare(), GoOut(), Discard())),
        "Declare is the only way to end a deal: take GoOut and Knock away.",
    ),
    (
        "a show without a last turn",
        changed("phom", turns_each=None),
        "Show, turns_each and RankPayments belong together: melds are shown in the last turn, then paid by rank. "
        "Use all three or none.",
    ),
    (
        "payments by rank without a show",
        changed(scoring=RankPayments(ranks=(1, 2, 3, 4, 5))),
        "Show, turns_each and RankPayments belong together: melds are shown in the last turn, then paid by rank. "
        "Use all three or none.",
    ),
    (
        "a contract that no hand fills",
        changed("nowrang", turn=(Draw(), GoOut(discard="required", contracts=((4, 3),)), Discard())),
        "No contract of GoOut takes up a hand of 10 cards: change one of them.",
    ),
    (
        "a contract from small to large",
        changed("nowrang", turn=(Draw(), GoOut(discard="required", contracts=((3, 3, 4),)), Discard())),
        "The contract 3-3-4 goes from large to small: sort it.",
    ),
    (
        "a contract of pairs",
        changed("nowrang", turn=(Draw(), GoOut(discard="required", contracts=((2,) * 5,)), Discard())),
        "The contract 2-2-2-2-2 has a meld that is too short: a meld has at least 3 cards.",
    ),
    (
        "tiles with steps of cards",
        changed("rummikub", turn=(Draw(), Play(), Discard())),
        "Tiles that are held and thrown have false jokers (F) alone: write these, or Rearrange alone as the turn.",
    ),
    (
        "a table of cards to rearrange, and a draw",
        changed(turn=(Rearrange(), Draw()), deal=DealOut(hand=7), stock=Stock(when_empty="play_on")),
        "A turn in which the table is rearranged is the step Rearrange alone: take the others away.",
    ),
    (
        "a table of cards to rearrange that is scored as no such table is",
        changed(
            turn=(Rearrange(),),
            deal=DealOut(hand=7),
            stock=Stock(when_empty="play_on"),
            scoring=HandsAgainstLosers(),
            match=FixedGames(games=1),
        ),
        "HandsAgainstLosers does not count a table that is rearranged: score by HandsToWinner or DealWon.",
    ),
    (
        "something that is no step",
        changed(turn=(Draw(), "Play", Discard())),
        "Rules.turn[1] is a Rearrange, a Drop, a CallEnd, a TakePile, a DeclarePairs, a Draw, a ShowIndicator, "
        "a Swap, a Declare, a Play, a GoOut, a Show, a Knock, a Discard, a BuyWindow, a ForceWindow, a CallWindow, "
        'a ClaimWindow, a LayOffWindow, a FightWindow, a ShowDealt or an AskPartner, not "Play".',
    ),
)


@pytest.mark.parametrize(("build", "sentence"), [each[1:] for each in TURNS], ids=[each[0] for each in TURNS])
def test_nonsense_is_refused_with_a_sentence(build: Callable[[], object], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        build()
    assert str(refusal.value) == sentence
