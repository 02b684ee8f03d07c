"""Three Thirteen: from three cards to thirteen, and the rank of that number is wild."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    CardValues,
    DealOut,
    Discard,
    Draw,
    FixedGames,
    GoOut,
    HandsAgainstLosers,
    Names,
    Option,
    Rules,
    ScheduledDeal,
    Start,
    Stock,
    options,
)


def _packs(copies: int, jokers: int) -> Pack:
    """So many packs, with so many jokers in each."""
    return Pack(family="cards", copies=copies, jokers=((PRINTED_JOKER, copies * jokers),) if jokers else ())


PACKS = tuple((players, (players + 1) // 2) for players in range(3, 9))
JOKERS_PER_PACK = Option(
    name="jokers_per_pack",
    text="Jokers in each pack",
    choices=(0, 1, 2),
    sets=tuple(
        (
            jokers,
            (
                ("pack.jokers", _packs(1, jokers).jokers),
                ("more_packs", tuple((players, _packs(copies, jokers)) for players, copies in PACKS)),
                ("wilds.jokers", jokers > 0),
                ("values.joker", 20 if jokers else 0),
            ),
        )
        for jokers in (0, 1, 2)
    ),
)
PACKS_FOR_TWO = Option(
    name="packs_for_two",
    text="Packs for two players",
    path="pack.copies",
    choices=(1, 2),
    instead_of=(JOKERS_PER_PACK.name,),
)
"""Some sheets want two packs for any number of players, others one for two; those with jokers have one."""
NATURAL_MIN = Option(
    name="natural_min",
    text="Natural cards a meld must have (0: a meld may be all wild cards)",
    choices=(0, 1, 2),
    sets=(
        (0, (("wilds.natural_in_place", True), ("wilds.least_naturals", 1), ("wilds.alone", True))),
        (1, (("wilds.natural_in_place", False), ("wilds.least_naturals", 1), ("wilds.alone", False))),
        (2, (("wilds.natural_in_place", False), ("wilds.least_naturals", 2), ("wilds.alone", False))),
    ),
)
"""Where natural cards are asked for, those of the wild rank are none, even in their own place."""

RULES = Rules(
    id="three_thirteen",
    names=Names(
        en="Three Thirteen",
        zh_hant="三到十三",
        zh_hans="三到十三",
        ja="スリー・サーティーン",
        de="Drei-Dreizehn",
        vi="Three Thirteen (ba mười ba)",
        tr="Üç on üç (Three Thirteen)",
        it="Tre-tredici",
        es="Tres trece",
    ),
    aliases=(
        "3_13",
        "313",
        "three 13",
        "Ba mười ba",
        "tre e tredici",
    ),
    akin=("five crowns",),
    players=(2, 8),
    minutes=(25, 60),
    sample=("7H 8H 9H", "KS KD KC"),
    pack=Pack(family="cards"),
    more_packs=tuple((players, _packs(copies, 0)) for players, copies in PACKS),
    deal=DealOut(hand=3, upcard=True),
    schedule=tuple(ScheduledDeal(hand=number, wild_rank=number) for number in range(3, 14)),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=None, distinct_suits=False),
    runs=Runs(min_length=3, max_length=13, ace="low"),
    wilds=Wilds(jokers=False, rank=3, alone=True),
    turn=(Draw(discard_pile="top"), GoOut(discard="required", last_turns=True), Discard()),
    stock=Stock(when_empty="shuffle", times=3, keep_top=True, voids_in_a_row=2),
    values=CardValues(ace=1, court=10),
    scoring=HandsAgainstLosers(count="unmatched"),
    match=FixedGames(games=11),
    version=2,
    offers=(options.ACE_IN_RUNS, NATURAL_MIN, options.WILD_PENALTY, JOKERS_PER_PACK, PACKS_FOR_TWO, *options.TURNOVER),
)
