"""German Rummy: two packs and six jokers, a first meld of 40, out by a last discard."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    FixedGames,
    HandsAgainstLosers,
    MeldValues,
    Names,
    Opening,
    Play,
    Rules,
    Start,
    Stock,
    Swap,
    options,
)

RULES = Rules(
    id="german_rummy",
    names=Names(
        en="German Rummy",
        zh_hant="德國拉米",
        zh_hans="德国拉米",
        ja="ドイツ・ラミー（ロンメ）",
        de="Rommé",
        vi="Rummy Đức (Rommé)",
    ),
    aliases=(
        "rommé",
        "romme",
        "ロンメ",
        "rommee",
    ),
    akin=("räuberrommé", "joker rummy"),
    shelf="romme",
    players=(2, 6),
    minutes=(30, 90),
    sample=("QS KS AS", "3H 3D 3C"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 6),)),
    deal=DealOut(hand=13, upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    wilds=Wilds(jokers=True, at_most_naturals=True),
    meld_values=MeldValues(low_ace=1),
    opening=Opening(minimum=40),
    turn=(
        Draw(discard_pile="top"),
        Swap(joker_goes="table", needs_own_meld=True),
        Play(lay_off="any", may_go_out=False),
        Discard(),
    ),
    stock=Stock(when_empty="flip", times=3),
    values=CardValues(ace=11, court=10, joker=30),
    scoring=HandsAgainstLosers(),
    match=FixedGames(games=None),
    offers=(options.NUM_HANDS, options.FIRST_MELD, options.JOKER_HAND_VALUE, *options.TURNOVER),
)
