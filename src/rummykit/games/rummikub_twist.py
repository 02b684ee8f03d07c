"""Rummikub Twist: double, colour-changing and mirror jokers, and rounds won by games."""

from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, JOKER, MIRROR_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, SpecialJokers
from rummykit.rules import (
    CardValues,
    DealOut,
    JokerSets,
    Names,
    Opening,
    RackPenalties,
    Rearrange,
    Rounds,
    Rules,
    Start,
    Stock,
    TimeUp,
    options,
)

RULES = Rules(
    id="rummikub_twist",
    names=Names(
        en="Rummikub Twist",
        zh_hant="拉密豪華版（Twist）",
        zh_hans="拉密-豪华版",
        ja="ラミィキューブ・ツイスト",
    ),
    aliases=(
        "twist",
        "rummikub_deluxe",
        "拉密豪华版",
        "拉密豪華版",
        "ラミィキューブツイスト",
        "拉密變臉版",
        "rummikub con jolly speciali",
        "rumikub twist",
    ),
    players=(2, 4),
    minutes=(25, 60),
    sample=("r2 DJ r5", "b8 MJ b8"),
    pack=Pack(family="tiles", copies=2, jokers=((JOKER, 2), (DOUBLE_JOKER, 2), (COLOUR_JOKER, 2), (MIRROR_JOKER, 2))),
    deal=DealOut(hand=14),
    start=Start(draw="highest_starts", later="draw_again"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    special_jokers=SpecialJokers(),
    opening=Opening(minimum=30, then_manipulate=False),
    joker_sets=JokerSets(replacement="any", goes_to="new_set", may_be_rearranged=True),
    turn=(Rearrange(draw_on_pass=1, time_up=TimeUp(untouched=1, disorder=3, loose="restore")),),
    turn_seconds=60,
    stock=Stock(when_empty="play_on"),
    values=CardValues(court=None, joker=30),
    scoring=RackPenalties(),
    match=Rounds(rounds=1),
    offers=(
        options.NUM_ROUNDS,
        options.FIRST_MELD,
        options.CJ_LEADING,
        options.CJ_ADJACENT,
        options.MIRROR_GROUP_STRICT_ORDER,
    ),
)
