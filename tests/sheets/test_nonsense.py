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
        'Stock.when_empty is "play_on", "flip", "shuffle", "block", "void", "lowest_wins" or "ends", not "explode".',
    ),
    (
        "a discard pile of which everything is drawn",
        lambda: Draw(discard_pile="everything"),  # type: ignore[arg-type]
        'Draw.discard_pile is "none", "top", "top_and_second", "any", "down_to_card" or "whole", not "everything".',
    ),
    ("a turn without Discard", changed(turn=(Draw(), Play())), "A turn of cards needs the step Discard: add it."),
    (
        "a hand whose last card can go nowhere",
        changed(turn=(Draw(), Play(may_go_out=False), Discard(goes_out=False))),
        "Neither a meld nor a discard may be the last of a hand, so nobody goes out: write Play.may_go_out = true, or "
        "Discard.goes_out = true.",
    ),
    (
        "Discard before Draw",
        changed(turn=(Discard(), Draw(), Play())),
        "Draw stands after Discard, where it cannot be taken: put it before Discard.",
    ),
    ("two Draws", changed(turn=(Draw(), Draw(), Play(), Discard())), "A turn has the step Draw twice: leave one."),
    (
        "Showdown without Knock",
        changed(scoring=Showdown()),
        "Showdown compares hands after a knock: add Knock to the turn, or choose another scoring.",
    ),
    (
        "Knock with HandsToWinner",
        changed("knock_rummy", scoring=HandsToWinner()),
        "Knock ends a deal in which hands are compared: write scoring Showdown, or take Knock away.",
    ),
    (
        "an opening without Play",
        changed("knock_rummy", opening=Opening(minimum=30)),
        "opening asks for a first meld, and no step lays one: add Play to the turn, or take opening away.",
    ),
    ("a wild rank of 15", lambda: Wilds(rank=15), "Wilds.rank is from 1 to 13, not 15."),
    (
        "a target in quotes",
        lambda: FirstTo(target="100"),  # type: ignore[arg-type]
        'FirstTo.target is a whole number, not "100".',
    ),
    ("an ace of minus five", lambda: CardValues(ace=-5), "CardValues.ace is from 0 to 1000, not -5."),
    (
        "a sample that is no card",
        changed(sample=("ZZ",)),
        'sample has "ZZ", and \'ZZ\' is not a card or a tile: write melds such as "4S 5S 6S".',
    ),
    (
        "an option for a field that is not there",
        changed(offers=(WORDS,)),
        "The option speed sets a field that is not there: Stock has no field speed. Take it out of offers.",
    ),
    (
        "an id with spaces",
        changed(id="my own game"),
        'Rules.id is a word of small letters, digits and underscores, such as "my_rummy", not "my own game".',
    ),
    (
        "several wild ranks",
        lambda: Wilds(rank=(2, 5)),  # type: ignore[arg-type]
        "Wilds.rank is a whole number or none, not (2, 5).",
    ),
    (
        "no hand for a number of players",
        changed(deal=DealOut(hand=((2, 10), (4, 7), (5, 6), (6, 6)))),
        "deal.hand has no hand for 3 players: say how many cards each of them gets.",
    ),
    (
        "more cards than there are",
        changed(deal=DealOut(hand=10)),
        "6 players need 60 cards, and the pack has 52: deal less, or add packs.",
    ),
)
"""What somebody who read the vocabulary once tried to get away with."""

CARDS: tuple[Nonsense, ...] = (
    ("one player", changed(players=(1, 4)), "A game needs at least two players: let players begin with 2."),
    (
        "players from many to few",
        changed(players=(6, 2)),
        "players goes from the fewest to the most: write 2 to 6, not 6 to 2.",
    ),
    (
        "a hand for players that do not play",
        changed(players=(2, 5)),
        "deal.hand has a hand for 6 players, and the game is for 2 to 5.",
    ),
    (
        "a hand that is not solved",
        changed(pack=Pack(family="cards", copies=4), deal=DealOut(hand=26)),
        "A hand has at most 24 cards, for with those drawn it is solved up to 25: deal less.",
    ),
    (
        "no stock",
        changed(players=(2, 4), deal=DealOut(hand=13)),
        "4 players get the whole pack, and no stock is left to draw from: deal less, or add packs.",
    ),
    (
        "a wild indicator without wild cards",
        changed(deal=DealOut(hand=6, wild_indicator=True)),
        "A wild indicator needs wild cards: add wilds.",
    ),
    (
        "jokers that no meld may have",
        changed(pack=Pack(family="cards", jokers=((PRINTED_JOKER, 2),))),
        "The pack has jokers, and no meld may have them: write wilds.jokers = true, or take them out of the pack.",
    ),
    (
        "wild cards of which there are none",
        changed(wilds=Wilds()),
        "wilds is there, and no card is wild: add jokers to the pack, name a wild rank, or take it away.",
    ),
    (
        "a tile joker among cards",
        changed(pack=Pack(family="cards", jokers=((JOKER, 2),)), wilds=Wilds()),
        "J is no joker of a pack of cards: its jokers are JK.",
    ),
    (
        "a special joker without its rules",
        changed("rummikub", pack__jokers=((JOKER, 2), (DOUBLE_JOKER, 2))),
        "The pack has DJ, and special_jokers does not say what it does: add special_jokers.",
    ),
    (
        "three packs of tiles",
        changed("rummikub", pack__copies=3),
        "A pack of tiles has at most 2 of each tile and of each joker.",
    ),
    ("eight packs", lambda: Pack(family="cards", copies=8), "Pack.copies is from 1 to 7, not 8."),
    (
        "a tile with an ace",
        changed("rummikub", runs=Runs(ace="both")),
        'Tiles go from 1 to 13 and have no ace: write runs.ace = "low".',
    ),
    (
        "a meld of a card that the pack lacks",
        changed(sample=("4S JK=5S 6S",)),
        'sample has "4S JK=5S 6S", and the pack has no JK for it.',
    ),
    (
        "a meld of one card twice",
        changed(sample=("4S 4S 4S",)),
        'sample has "4S 4S 4S", and the pack has no 4S for it.',
    ),
    (
        "no melds at all",
        changed(groups=None, runs=None),
        "A game without groups and without runs has no melds: say what groups or runs there are.",
    ),
    (
        "melds of two in two packs",
        changed(groups=Groups(min_size=2), pack=Pack(family="cards", copies=2)),
        "Melds of two cards are read in one pack without wild cards: let groups and runs begin with 3.",
    ),
    (
        "a high ace without kings",
        changed("nowrang", pack=Pack(family="cards", ranks=12), sample=()),
        'A pack without kings has no high ace: write runs.ace = "low".',
    ),
    (
        "jokers in a short pack",
        changed("rummikub", pack=Pack(family="tiles", copies=2, jokers=((JOKER, 2),), ranks=12)),
        "Jokers stand for cards of a whole pack: take them away, or write pack.suits = 4 and pack.ranks = 13.",
    ),
    ("a pack of five suits", lambda: Pack(family="cards", suits=5), "Pack.suits is from 1 to 4, not 5."),
    ("a pack of two ranks", lambda: Pack(family="cards", ranks=2), "Pack.ranks is from 3 to 13, not 2."),
    (
        "counted turns, and calls between them",
        changed(turns_each=3, turn=(Draw(), Play(), Discard(), CallWindow())),
        "turns_each counts turns in order, and Drop and CallWindow change whose turn it is: take it away.",
    ),
    ("a group of one", lambda: Groups(min_size=1), "A group needs at least two cards."),
    ("a run of one", lambda: Runs(min_length=1), "A run has between two and fourteen cards."),
    (
        "a pack for players that do not play",
        changed(more_packs=((7, Pack(family="cards", copies=2)),)),
        "more_packs has a pack for 7 players, and the game is for 2 to 6.",
    ),
    (
        "a game without a name",
        lambda: Names(en=" "),
        'Names.en is a text that is not empty, not " ".',
    ),
    (
        "a first meld beyond counting",
        changed("caloochi", opening__minimum=500),
        "A first meld is counted up to 127: write at most that in opening.minimum.",
    ),
    (
        "a stock renewed for ever",
        lambda: Stock(when_empty="flip", times=1000),
        "Stock.times is from 0 to 100, not 1000.",
    ),
    ("a match without end", lambda: FixedGames(games=10**9), "FixedGames.games is from 1 to 1000, not 1000000000."),
    ("rounds without end", lambda: Rounds(rounds=1001), "Rounds.rounds is from 1 to 1000, not 1001."),
    ("deals without end", lambda: ChipDeals(deals=5000), "ChipDeals.deals is from 1 to 1000, not 5000."),
    ("more columns than paper is wide", lambda: Boxes(columns=11), "Boxes.columns is from 1 to 10, not 11."),
    (
        "a number of players in quotes",
        lambda: DealOut(hand=((2, 10), ("3", 7))),  # type: ignore[arg-type]
        'DealOut.hand[1][0] is a whole number, not "3".',
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
        'A hand that is blocked has no winner for HandsAgainstLosers: write stock.when_empty = "flip", '
        "or score by HandsToWinner.",
    ),
    (
        "wild cards in hands that are compared after a knock",
        changed("knock_rummy", wilds=JOKERS, pack=Pack(family="cards", jokers=((PRINTED_JOKER, 2),))),
        "Hands after a knock are compared without wild cards: take wilds away, or take Knock away.",
    ),
    (
        "deadwood of hands that grow",
        changed("boathouse_rum", pack=Pack(family="cards", copies=2)),
        "Hands grow where two cards are drawn for one discarded, and what is unmatched in a large hand is counted for "
        'one pack without wild cards: write scoring.count = "all" or Draw.discard_pile = "top".',
    ),
    (
        "the most penalty points win",
        changed(scoring=HandsAgainstLosers()),
        "HandsAgainstLosers writes points against players, so the fewest must win: write match FixedGames.",
    ),
    (
        "too few payments by rank",
        changed("phom", scoring=RankPayments(ranks=(1,))),
        "RankPayments.ranks says what 1 players pay, and 3 may have to.",
    ),
    (
        "tiles scored as cards",
        changed("rummikub", scoring=HandsToWinner()),
        "HandsToWinner is about cards: tiles are scored by RackPenalties.",
    ),
    (
        "a dealer where nobody deals",
        changed(start=Start(draw="highest_starts", later="dealer_left")),
        'start.later = "dealer_left" needs a dealer: write start.draw = "lowest_deals".',
    ),
    (
        "two lives without sequences",
        changed("indian_rummy_points", runs=None),
        "The two lives are made of sets and sequences, with wild cards: add groups, runs and wilds.",
    ),
    (
        "money for points that are none of the two lives",
        changed(match=games.get("indian_rummy_points").match),
        "A match for chips or money is played by the points of the two lives: score by LivesPenalty.",
    ),
    (
        "a match for money whose deals are paid in points",
        changed("indian_rummy_points", scoring=LivesPenalty(to_winner=True)),
        "In a match for chips, or for money with balanced points, and only there, "
        "points are paid to the winner of the deal.",
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
        "a show of two dublees",
        changed("indian_rummy_21", scoring__dublees=2),
        "Dublees or jokers that end a deal are at least four: write 0, or 4 or more, for scoring.dublees and "
        "scoring.jokers.",
    ),
    (
        "a consolation without dublees",
        changed("indian_rummy_21", scoring__dublees=0, scoring__dublee_consolation=2),
        "scoring.dublee_consolation means nothing in this game: it is about scoring.dublees.",
    ),
    (
        "value cards without a cut card",
        changed("indian_rummy_21", deal=DealOut(hand=21, upcard=True, wild_indicator=True)),
        "Value cards are paid between the players, and a cut card says which they are: write "
        'scoring.to_winner = true and deal.indicates = "rank_and_neighbours".',
    ),
)

TARGETS = Option(name="target", text="Points", path="match.target", choices=(50, 100))
OFFERS: tuple[Nonsense, ...] = (
    (
        "an option of a step that is not there",
        changed("knock_rummy", offers=(options.BORROWING,)),
        "The option borrowing sets a field that is not there: the turn has no Play. Take it out of offers.",
    ),
    (
        "an option of a part that is not there",
        changed(offers=(options.FIRST_MELD,)),
        "The option first_meld sets a field that is not there: the sheet has nothing that minimum would be a part of. "
        "Take it out of offers.",
    ),
    (
        "an option offered twice",
        changed(offers=(options.TARGET_SCORE, options.TARGET_SCORE)),
        "offers has the option target_score twice: leave one.",
    ),
    (
        "an option with a value that its field does not take",
        changed(offers=(Option(name="pile", text="The pile", path="turn.Draw.discard_pile", choices=("top", "all")),)),
        'The option pile cannot be all: turn.Draw.discard_pile is "none", "top", "top_and_second", "any", '
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
        "The option same changes nothing when it is other: take it out of offers.",
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
