"""Rummikub after wikiHow: two minutes a turn, one tile as penalty, joker sets may only be added to."""

from rummykit.cards import JOKER, Pack
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import (
    CardValues,
    DealOut,
    FixedGames,
    JokerSets,
    Names,
    Opening,
    RackPenalties,
    Rearrange,
    Rules,
    Start,
    Stock,
    TimeUp,
    options,
)

RULES = Rules(
    id="rummikub",
    names=Names(en="Rummikub", zh_hant="拉密", zh_hans="拉密", ja="ルミクブ（ラミィキューブ）"),
    aliases=("rummikub_wikihow", "ルミクブ", "ラミィキューブ"),
    akin=("rummy-o", "rami", "sabra", "麻將", "麻将"),
    players=(2, 4),
    minutes=(20, 40),
    sample=("r4 r5 r6", "r7 b7 k7"),
    pack=Pack(family="tiles", copies=2, jokers=((JOKER, 2),)),
    deal=DealOut(hand=14),
    start=Start(draw="highest_starts", later="draw_again"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    opening=Opening(minimum=30, then_manipulate=False),
    joker_sets=JokerSets(replacement="any", goes_to="another_set"),
    turn=(Rearrange(draw_on_pass=1, time_up=TimeUp(untouched=1, disorder=1, loose="restore")),),
    turn_seconds=120,
    stock=Stock(when_empty="play_on"),
    values=CardValues(court=None, joker=30),
    scoring=RackPenalties(),
    match=FixedGames(games=4),
    offers=(
        options.NUM_GAMES,
        options.FIRST_MELD,
        options.MANIPULATE_IN_OPENING_TURN,
        options.INVALID_PENALTY,
        options.JOKER_NEEDS_TWO_RACK_TILES,
        options.JOKER_SETS_MANIPULABLE,
        options.JOKER_REPLACEMENT_SOURCE,
    ),
)
