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
        "Draw comes after Knock, where it is never reached: put it before Knock.",
    ),
    (
        "melds laid and kept in the hand",
        changed(turn=(Draw(), Play(), GoOut(), Discard())),
        "Play lays melds on the table, but GoOut lays those kept in hand: remove one of them.",
    ),
    (
        "a hand laid before the draw after it",
        changed(turn=(Draw(), GoOut(undrawn=True), Discard())),
        "GoOut comes after Draw, where it is never reached: put it before Draw.",
    ),
    (
        "a call without melds on the table",
        changed("knock_rummy", turn=(Draw(), Knock(), Discard(), CallWindow())),
        "CallWindow is about cards laid off on melds on the table: add Play to the turn, or remove it.",
    ),
    (
        "laying off after a knock that nobody may make",
        changed(turn=(Draw(), Play(), Discard(), LayOffWindow())),
        "LayOffWindow is for a knock with one pack and no wild cards: remove it.",
    ),
    (
        "a limit of a knock with two packs",
        changed("knock_rummy", pack=Pack(family="cards", copies=2), turn=(Draw(), Knock(limit=10), Discard())),
        "A knock limit needs one pack without wild cards: remove Knock.limit.",
    ),
    (
        "gin for three",
        changed("gin_rummy", players=(2, 3), sides=None, sitting_out=None),
        "GinShowdown compares the hands of two players: write players = 2 to 2, or add sitting_out.",
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
        'An offered upcard begins the turn of the player who takes it: write Draw.discard_pile = "top".',
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
        'With more than two players, several lose a deal: write start.later = "winner_deals".',
    ),
    (
        "jokers exchanged where there are none",
        changed(turn=(Draw(), Swap(joker_goes="hand"), Play(), Discard())),
        "Swap takes jokers from melds on the table: add Play to the turn and jokers to the pack, or remove it.",
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
        "opening.contract.whole_hand means nothing in this game: it is about players' own melds of cards.",
    ),
    (
        "melds kept in the hand with two packs",
        changed("phom", pack=Pack(family="cards", copies=2)),
        'Draw.card_goes = "kept_meld" is for one pack without wild cards: write pack.copies = 1, and remove wilds '
        "and more_packs.",
    ),
    (
        "any card of the pile, with all above it, for the hand",
        changed(turn=(Draw(discard_pile="down_to_card"), Play(), Discard())),
        'A card taken with all above it must be laid: write Draw.card_goes = "table" or "new_meld".',
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
        "Draw.closed_after_first_meld means nothing in this game: it is about players' own melds of cards.",
    ),
    (
        "the upcard into a meld of the hand with melds on the table",
        changed(turn=(Draw(card_goes="kept_meld"), Play(), Discard())),
        'Draw.card_goes = "kept_meld" keeps melds in hand: use GoOut instead of Play.',
    ),
    (
        "wild upcards without wild cards",
        changed(turn=(Draw(wild_upcard="refused"), Play(), Discard())),
        "Draw.wild_upcard means nothing in this game: it is about wilds.",
    ),
    (
        "who begins has two cards more",
        changed(deal__starter_extra=2),
        "DealOut.starter_extra must be from 0 to 1, not 2.",
    ),
    (
        "tiles in runs of at most five",
        changed("rummikub", runs__max_length=5),
        "On a table of tiles, runs must have three or more: write runs.min_length = 3 and max_length = 13.",
    ),
    (
        "tiles in groups of four alone",
        changed("rummikub", groups__min_size=4),
        "On a table of tiles, groups must have three or four: write groups.min_size = 3 and max_size = 4.",
    ),
    (
        "a wild rank drawn in a game without lives",
        changed("caloochi", deal__wild_indicator=True),
        "A drawn wild rank works only in hands with two lives: remove deal.wild_indicator.",
    ),
    (
        "an upcard offered that may not be taken",
        changed(
            "gin_rummy",
            wilds=Wilds(rank=2),
            turn=(Draw(upcard_offered=True, wild_upcard="refused"), Knock(), Discard(), LayOffWindow()),
        ),
        'An offered upcard may be taken even if it is wild: write Draw.wild_upcard = "allowed".',
    ),
    (
        "a drop where nothing prices it",
        changed(turn=(Drop(), Draw(), Play(), Discard())),
        "Drops and declarations need the two lives: use the scoring LivesPenalty, or remove them.",
    ),
    (
        "two lives that nobody shows",
        changed("indian_rummy_points", turn=(Draw(), GoOut(), Discard())),
        "The two lives are shown by a declaration: add Declare to the turn, or choose another scoring.",
    ),
    (
        "a declaration and a hand laid otherwise",
        changed("indian_rummy_points", turn=(Draw(), Declare(), GoOut(), Discard())),
        "Declare must be the only way to end a deal: remove GoOut and Knock.",
    ),
    (
        "a show without a last turn",
        changed("phom", turns_each=None),
        "Show, turns_each and RankPayments belong together: melds are shown in the last turn and then paid by rank. "
        "Use all three or none.",
    ),
    (
        "payments by rank without a show",
        changed(scoring=RankPayments(ranks=(1, 2, 3, 4, 5))),
        "Show, turns_each and RankPayments belong together: melds are shown in the last turn and then paid by rank. "
        "Use all three or none.",
    ),
    (
        "a contract that no hand fills",
        changed("nowrang", turn=(Draw(), GoOut(discard="required", contracts=((4, 3),)), Discard())),
        "No contract of GoOut uses up a hand of 10 cards: change one of them.",
    ),
    (
        "a contract from small to large",
        changed("nowrang", turn=(Draw(), GoOut(discard="required", contracts=((3, 3, 4),)), Discard())),
        "The contract 3-3-4 is not in ascending order: sort it.",
    ),
    (
        "a contract of pairs",
        changed("nowrang", turn=(Draw(), GoOut(discard="required", contracts=((2,) * 5,)), Discard())),
        "The contract 2-2-2-2-2 has a meld that is too short: a meld must have at least 3 cards.",
    ),
    (
        "tiles with steps of cards",
        changed("rummikub", turn=(Draw(), Play(), Discard())),
        "Tiles that are drawn and discarded can have only false jokers (F): use these, or Rearrange alone as the turn.",
    ),
    (
        "a table of cards to rearrange, and a draw",
        changed(turn=(Rearrange(), Draw()), deal=DealOut(hand=7), stock=Stock(when_empty="play_on")),
        "A turn with Rearrange has no other steps: remove the others.",
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
        "HandsAgainstLosers cannot score a table that is rearranged: use the scoring HandsToWinner or DealWon.",
    ),
    (
        "something that is no step",
        changed(turn=(Draw(), "Play", Discard())),
        "Rules.turn[1] must be a Rearrange, a Drop, a CallEnd, a TakePile, a DeclarePairs, a Draw, a ShowIndicator, "
        "a Swap, a Declare, a Play, a GoOut, a Show, a Knock, a Discard, a BuyWindow, a ForceWindow, a CallWindow, "
        'a ClaimWindow, a LayOffWindow, a FightWindow, a ShowDealt, an AskPartner or a PassCard, not "Play".',
    ),
)


@pytest.mark.parametrize(("build", "sentence"), [each[1:] for each in TURNS], ids=[each[0] for each in TURNS])
def test_nonsense_is_refused_with_a_sentence(build: Callable[[], object], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        build()
    assert str(refusal.value) == sentence
