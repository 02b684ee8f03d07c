"""Sheets that make no sense cannot be built: each is refused with a sentence that says what to change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from rummykit import games
from rummykit.cards import DOUBLE_JOKER, JOKER, PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    Boxes,
    CallWindow,
    CardValues,
    ChipDeals,
    DealOut,
    Discard,
    Draw,
    FirstTo,
    FixedGames,
    HandsAgainstLosers,
    HandsToWinner,
    LivesPenalty,
    Names,
    Opening,
    Option,
    Play,
    RankPayments,
    Rounds,
    Rules,
    RulesError,
    Showdown,
    Start,
    Stock,
    options,
)
from rummykit.rules.consistency import faults
from rummykit.rules.fields import with_fields

JOKERS = games.get("caloochi").wilds
Nonsense: TypeAlias = tuple[str, Callable[[], object], str]
WORDS = Option(name="speed", text="How fast", path="stock.speed", choices=(False, True))


def changed(game: str = "standard_rummy", **fields: Any) -> Callable[[], Rules]:
    """A game with some of its fields set to something else, and no options."""
    return lambda: with_fields(
        games.get(game), {"offers": ()} | {name.replace("__", "."): v for name, v in fields.items()}
    )


STRANGE: tuple[Nonsense, ...] = (
    (
        "a stock that explodes",
        lambda: Stock(when_empty="explode"),  # type: ignore[arg-type]
        'Stock.when_empty must be "play_on", "flip", "shuffle", "block", "void", "lowest_wins" or "ends", not '
        '"explode".',
    ),
    (
        "a discard pile of which everything is drawn",
        lambda: Draw(discard_pile="everything"),  # type: ignore[arg-type]
        'Draw.discard_pile must be "none", "top", "top_and_second", "any", "down_to_card" or "whole", not '
        '"everything".',
    ),
    ("a turn without Discard", changed(turn=(Draw(), Play())), "A turn of cards needs the step Discard: add it."),
    (
        "a hand whose last card can go nowhere",
        changed(turn=(Draw(), Play(may_go_out=False), Discard(goes_out=False))),
        "Nobody can go out, by a meld or by a discard: write Play.may_go_out = true, or Discard.goes_out = true.",
    ),
    (
        "Discard before Draw",
        changed(turn=(Discard(), Draw(), Play())),
        "Draw comes after Discard, where it is never reached: put it before Discard.",
    ),
    ("two Draws", changed(turn=(Draw(), Draw(), Play(), Discard())), "A turn has the step Draw twice: keep one."),
    (
        "Showdown without Knock",
        changed(scoring=Showdown()),
        "Showdown compares hands after a knock: add Knock to the turn, or choose another scoring.",
    ),
    (
        "Knock with HandsToWinner",
        changed("knock_rummy", scoring=HandsToWinner()),
        "Knock is for deals in which hands are compared: use the scoring Showdown, or remove Knock.",
    ),
    (
        "an opening without Play",
        changed("knock_rummy", opening=Opening(minimum=30)),
        "opening is about a first meld, but no step lays one: add Play to the turn, or remove opening.",
    ),
    ("a wild rank of 15", lambda: Wilds(rank=15), "Wilds.rank must be from 1 to 13, not 15."),
    (
        "a target in quotes",
        lambda: FirstTo(target="100"),  # type: ignore[arg-type]
        'FirstTo.target must be a whole number, not "100".',
    ),
    ("an ace of minus five", lambda: CardValues(ace=-5), "CardValues.ace must be from 0 to 1000, not -5."),
    (
        "a sample that is no card",
        changed(sample=("ZZ",)),
        'sample has "ZZ", but \'ZZ\' is not a card or a tile: write melds such as "4S 5S 6S".',
    ),
    (
        "an option for a field that is not there",
        changed(offers=(WORDS,)),
        "The option speed sets a field that does not exist: Stock has no field speed. Remove it from offers.",
    ),
    (
        "an id with spaces",
        changed(id="my own game"),
        'Rules.id must be a word of lower-case letters, digits and underscores, such as "my_rummy", not "my own game".',
    ),
    (
        "several wild ranks",
        lambda: Wilds(rank=(2, 5)),  # type: ignore[arg-type]
        "Wilds.rank must be a whole number or none, not (2, 5).",
    ),
    (
        "no hand for a number of players",
        changed(deal=DealOut(hand=((2, 10), (4, 7), (5, 6), (6, 6)))),
        "deal.hand has no hand for 3 players: say how many cards each of them gets.",
    ),
    (
        "more cards than there are",
        changed(deal=DealOut(hand=10)),
        "6 players need 60 cards, but the pack has 52: deal fewer, or add packs.",
    ),
)
"""What somebody who read the vocabulary once tried to get away with."""

CARDS: tuple[Nonsense, ...] = (
    ("one player", changed(players=(1, 4)), "A game needs at least two players: let players begin with 2."),
    (
        "players from many to few",
        changed(players=(6, 2)),
        "players must go from the fewest to the most: write 2 to 6, not 6 to 2.",
    ),
    (
        "a hand for players that do not play",
        changed(players=(2, 5)),
        "deal.hand has a hand for 6 players, but the game is for 2 to 5.",
    ),
    (
        "a hand that is not solved",
        changed(pack=Pack(family="cards", copies=4), deal=DealOut(hand=26)),
        "A hand may have at most 24 cards, so that with those drawn it has no more than 25: deal fewer.",
    ),
    (
        "no stock",
        changed(players=(2, 4), deal=DealOut(hand=13)),
        "With 4 players the whole pack is dealt and no stock is left: deal fewer, or add packs.",
    ),
    (
        "a wild indicator without wild cards",
        changed(deal=DealOut(hand=6, wild_indicator=True)),
        "A wild indicator needs wild cards: add wilds.",
    ),
    (
        "jokers that no meld may have",
        changed(pack=Pack(family="cards", jokers=((PRINTED_JOKER, 2),))),
        "The pack has jokers, but no meld may contain them: write wilds.jokers = true, or remove them from the pack.",
    ),
    (
        "wild cards of which there are none",
        changed(wilds=Wilds()),
        "The sheet has wilds, but no card is wild: add jokers to the pack, set a wild rank, or remove it.",
    ),
    (
        "a tile joker among cards",
        changed(pack=Pack(family="cards", jokers=((JOKER, 2),)), wilds=Wilds()),
        "J is no joker of a pack of cards: its jokers are JK.",
    ),
    (
        "a special joker without its rules",
        changed("rummikub", pack__jokers=((JOKER, 2), (DOUBLE_JOKER, 2))),
        "The pack has DJ, but the sheet does not say what it does: add special_jokers.",
    ),
    (
        "four packs of tiles",
        changed("rummikub", pack__copies=4),
        "A pack of tiles for a table that is rearranged can have at most 3 of each tile and 4 jokers.",
    ),
    (
        "three packs of tiles with special jokers",
        changed("rummikub_twist", pack__copies=3),
        "A pack of tiles can have at most 2 of each tile and each joker.",
    ),
    ("eight packs", lambda: Pack(family="cards", copies=8), "Pack.copies must be from 1 to 7, not 8."),
    (
        "a tile with an ace",
        changed("rummikub", runs=Runs(ace="both")),
        'Tiles go from 1 to 13 and have no ace: write runs.ace = "low".',
    ),
    (
        "a meld of a card that the pack lacks",
        changed(sample=("4S JK=5S 6S",)),
        'sample has "4S JK=5S 6S", but the pack has no JK for it.',
    ),
    (
        "a meld of one card twice",
        changed(sample=("4S 4S 4S",)),
        'sample has "4S 4S 4S", but the pack has no 4S for it.',
    ),
    (
        "no melds at all",
        changed(groups=None, runs=None),
        "A game without groups and runs has no melds: define groups or runs.",
    ),
    (
        "melds of two in two packs",
        changed(groups=Groups(min_size=2), pack=Pack(family="cards", copies=2)),
        "Melds of two cards need one pack without wild cards: let groups and runs begin with 3.",
    ),
    (
        "a high ace without kings",
        changed("nowrang", pack=Pack(family="cards", ranks=12), sample=()),
        'A pack without kings has no high ace: write runs.ace = "low".',
    ),
    (
        "jokers in a short pack",
        changed("rummikub", pack=Pack(family="tiles", copies=2, jokers=((JOKER, 2),), ranks=12)),
        "Jokers need a whole pack: remove them, or write pack.suits = 4 and pack.ranks = 13.",
    ),
    ("a pack of five suits", lambda: Pack(family="cards", suits=5), "Pack.suits must be from 1 to 4, not 5."),
    ("a pack of two ranks", lambda: Pack(family="cards", ranks=2), "Pack.ranks must be from 3 to 13, not 2."),
    (
        "counted turns, and calls between them",
        changed(turns_each=3, turn=(Draw(), Play(), Discard(), CallWindow())),
        "turns_each counts turns in order, but Drop and CallWindow change whose turn it is: remove it.",
    ),
    ("a group of one", lambda: Groups(min_size=1), "A group must have at least two cards."),
    ("a run of one", lambda: Runs(min_length=1), "A run must have from two to fourteen cards."),
    (
        "a pack for players that do not play",
        changed(more_packs=((7, Pack(family="cards", copies=2)),)),
        "more_packs has a pack for 7 players, but the game is for 2 to 6.",
    ),
    (
        "a game without a name",
        lambda: Names(en=" "),
        'Names.en must be text that is not empty, not " ".',
    ),
    (
        "a first meld beyond counting",
        changed("caloochi", opening__minimum=500),
        "A first meld can count at most 127: write no more than that in opening.minimum.",
    ),
    (
        "a stock renewed for ever",
        lambda: Stock(when_empty="flip", times=1000),
        "Stock.times must be from 0 to 100, not 1000.",
    ),
    (
        "a match without end",
        lambda: FixedGames(games=10**9),
        "FixedGames.games must be from 1 to 1000, not 1000000000.",
    ),
    ("rounds without end", lambda: Rounds(rounds=1001), "Rounds.rounds must be from 1 to 1000, not 1001."),
    ("deals without end", lambda: ChipDeals(deals=5000), "ChipDeals.deals must be from 1 to 1000, not 5000."),
    ("more columns than paper is wide", lambda: Boxes(columns=11), "Boxes.columns must be from 1 to 10, not 11."),
    (
        "a number of players in quotes",
        lambda: DealOut(hand=((2, 10), ("3", 7))),  # type: ignore[arg-type]
        'DealOut.hand[1][0] must be a whole number, not "3".',
    ),
)

ENDINGS: tuple[Nonsense, ...] = (
    (
        "a stock of cards that is not renewed",
        changed(stock=Stock(when_empty="play_on")),
        "A game in which every turn begins with a draw cannot play on without a stock: "
        'write stock.when_empty = "flip" or "shuffle".',
    ),
    (
        "a blocked hand that nobody can win",
        changed("block_rummy", scoring=HandsAgainstLosers(), match=FixedGames(games=3)),
        'A blocked deal has no winner for HandsAgainstLosers: write stock.when_empty = "flip", '
        "or use the scoring HandsToWinner.",
    ),
    (
        "wild cards in hands that are compared after a knock",
        changed("knock_rummy", wilds=JOKERS, pack=Pack(family="cards", jokers=((PRINTED_JOKER, 2),))),
        "Hands after a knock are compared without wild cards: remove wilds or Knock.",
    ),
    (
        "deadwood of hands that grow",
        changed("boathouse_rum", pack=Pack(family="cards", copies=2)),
        "Hands grow if two cards are drawn for one discarded, and unmatched cards in a large hand can be counted "
        'only with one pack and no wild cards: write scoring.count = "all" or Draw.discard_pile = "top".',
    ),
    (
        "the most penalty points win",
        changed(scoring=HandsAgainstLosers()),
        "HandsAgainstLosers gives penalty points, so the lowest total must win: use the match FixedGames.",
    ),
    (
        "too few payments by rank",
        changed("phom", scoring=RankPayments(ranks=(1,))),
        "RankPayments.ranks says what 1 players pay, but 3 may have to.",
    ),
    (
        "tiles scored as cards",
        changed("rummikub", scoring=HandsToWinner()),
        "HandsToWinner is for cards: use the scoring RackPenalties for tiles.",
    ),
    (
        "a dealer where nobody deals",
        changed(start=Start(draw="highest_starts", later="dealer_left")),
        'start.later = "dealer_left" needs a dealer: write start.draw = "lowest_deals".',
    ),
    (
        "two lives without sequences",
        changed("indian_rummy_points", runs=None),
        "The two lives need groups, runs and wild cards: add groups, runs and wilds.",
    ),
    (
        "money for points that are none of the two lives",
        changed(match=games.get("indian_rummy_points").match),
        "A match for chips or money needs the points of the two lives: use the scoring LivesPenalty.",
    ),
    (
        "a match for money whose deals are paid in points",
        changed("indian_rummy_points", scoring=LivesPenalty(to_winner=True)),
        "Points are paid to the winner of the deal in a match for chips or for money with balanced points, and only "
        "there.",
    ),
    (
        "dublees without pure sequences",
        changed("indian_rummy_points", scoring=LivesPenalty(dublees=8)),
        "scoring.dublees means nothing in this game: it is about scoring.pures.",
    ),
    (
        "a show of one tunnela",
        changed("indian_rummy_21", scoring__tunnelas=1),
        "One tunnela would end a deal: write scoring.tunnelas = 0 or more than 1.",
    ),
    (
        "a show of one marriage",
        changed("indian_rummy_21", scoring__marriages=1),
        "One marriage would end a deal: write scoring.marriages = 0 or more than 1.",
    ),
    (
        "a show of two dublees",
        changed("indian_rummy_21", scoring__dublees=2),
        "At least four dublees or jokers must be needed to end a deal: write 0, or 4 or more, for scoring.dublees "
        "and scoring.jokers.",
    ),
    (
        "a consolation without dublees",
        changed("indian_rummy_21", scoring__dublees=0, scoring__dublee_consolation=2),
        "scoring.dublee_consolation means nothing in this game: it is about scoring.dublees.",
    ),
    (
        "value cards without a cut card",
        changed("indian_rummy_21", deal=DealOut(hand=21, upcard=True, wild_indicator=True)),
        "Value cards are paid for between the players and depend on a cut card: write scoring.to_winner = true and "
        'deal.indicates = "rank_and_neighbours".',
    ),
)

TARGETS = Option(name="target", text="Points", path="match.target", choices=(50, 100))
OFFERS: tuple[Nonsense, ...] = (
    (
        "an option of a step that is not there",
        changed("knock_rummy", offers=(options.BORROWING,)),
        "The option borrowing sets a field that does not exist: the turn has no Play. Remove it from offers.",
    ),
    (
        "an option of a part that is not there",
        changed(offers=(options.FIRST_MELD,)),
        "The option first_meld sets a field that does not exist: the sheet has nothing that minimum would be a "
        "part of. Remove it from offers.",
    ),
    (
        "an option offered twice",
        changed(offers=(options.TARGET_SCORE, options.TARGET_SCORE)),
        "offers has the option target_score twice: keep one.",
    ),
    (
        "an option with a value that its field does not take",
        changed(offers=(Option(name="pile", text="The pile", path="turn.Draw.discard_pile", choices=("top", "all")),)),
        'The option pile cannot be all: turn.Draw.discard_pile must be "none", "top", "top_and_second", "any", '
        '"down_to_card" or "whole", not "all".',
    ),
    (
        "an option without the value of the sheet",
        changed(offers=(TARGETS,), match=FirstTo(target=70)),
        "The sheet itself is not one of the choices of its option target: target is one of 50, 100, not 70.",
    ),
    (
        "an option with one choice",
        lambda: Option(name="only", text="This", path="match.target", choices=(100,)),
        "The option only has two or more different choices.",
    ),
    (
        "an option that goes from low to low",
        lambda: Option(name="only", text="This", path="match.target", low=5, high=5),
        "The option only has choices, or goes from low to a higher high.",
    ),
    (
        "an option that sets nothing",
        lambda: Option(name="only", text="This", choices=(False, True)),
        "The option only has either path or sets.",
    ),
    (
        "an option whose choices do the same",
        changed(
            offers=(
                Option(
                    name="same",
                    text="Which",
                    choices=("one", "other"),
                    sets=(("one", (("values.ace", 1),)), ("other", (("values.court", 10),))),
                ),
            )
        ),
        "The option same changes nothing when it is other: remove it from offers.",
    ),
)

ALL = (*STRANGE, *CARDS, *ENDINGS, *OFFERS)


@pytest.mark.parametrize(("build", "sentence"), [each[1:] for each in ALL], ids=[each[0] for each in ALL])
def test_nonsense_is_refused_with_a_sentence(build: Callable[[], object], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        build()
    assert str(refusal.value) == sentence


def test_no_strange_one_is_lost() -> None:
    assert len(STRANGE) == 18
    assert len({sentence for _, _, sentence in ALL}) >= len(ALL) - 1


@pytest.mark.parametrize("game", games.SHEETS)
def test_every_game_of_the_house_makes_sense(game: str) -> None:
    assert list(faults(games.get(game))) == []
