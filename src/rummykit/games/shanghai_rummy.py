"""Shanghai Rummy: ten deals of eleven cards, with contracts that need bought cards in the end."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    BuyWindow,
    CardValues,
    Contract,
    DealOut,
    Discard,
    Draw,
    FixedGames,
    HandsAgainstLosers,
    Names,
    Opening,
    Play,
    Rules,
    ScheduledDeal,
    Start,
    Stock,
    Swap,
    contract_options,
    options,
)

CONTRACTS = (
    Contract(groups=(3, 3)),
    Contract(groups=(3,), runs=(4,)),
    Contract(runs=(4, 4)),
    Contract(groups=(3, 3, 3)),
    Contract(groups=(3,), runs=(7,)),
    Contract(groups=(3, 3), runs=(5,)),
    Contract(runs=(4, 4, 4)),
    Contract(groups=(3,), runs=(10,)),
    Contract(groups=(3, 3, 3), runs=(5,)),
    Contract(runs=(5, 5, 5)),
)

RULES = Rules(
    id="shanghai_rummy",
    names=Names(
        en="Shanghai Rummy",
        zh_hant="上海拉米",
        zh_hans="上海拉米",
        ja="シャンハイ・ラミー",
        de="Shanghai-Rommé",
        vi="Shanghai Rummy",
        tr="Şanghay remisi",
        it="Ramino Shanghai",
        es="Rummy Shanghái",
    ),
    aliases=(
        "shanghai rum",
        "california rummy",
        "shanghai",
        "şanghay",
        "şanghay remi",
        "ramino cinese",
    ),
    players=(3, 8),
    minutes=(60, 180),
    sample=("7S 7S 7D", "8H 9H TH JH QH"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 4),)),
    more_packs=tuple(
        (players, Pack(family="cards", copies=copies, jokers=((PRINTED_JOKER, 2 * copies),)))
        for players, copies in ((5, 3), (6, 3), (7, 4), (8, 4))
    ),
    deal=DealOut(hand=11, upcard=True),
    schedule=tuple(
        ScheduledDeal(contract=each, buys=3 if number < 9 else 4) for number, each in enumerate(CONTRACTS, 1)
    ),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=None, distinct_suits=False),
    runs=Runs(min_length=4, max_length=13, ace="both"),
    wilds=Wilds(jokers=True, at_most_naturals=True),
    opening=Opening(contract=CONTRACTS[0], exact_sizes=True),
    turn=(
        Draw(discard_pile="top"),
        Swap(joker_goes="hand_after_first_meld"),
        Play(lay_off="any", more_melds=False),
        Discard(),
        BuyWindow(per_deal=3, penalty=1, after_first_meld=False),
    ),
    stock=Stock(when_empty="shuffle", times=3, keep_top=True, voids_in_a_row=2),
    values=CardValues(ace=15, number=5, court=10, joker=15),
    scoring=HandsAgainstLosers(),
    match=FixedGames(games=10),
    offers=(
        contract_options.CONTRACT_EXACT,
        contract_options.DISTINCT_CONTRACT,
        contract_options.LAYOFF_SAME_TURN,
        contract_options.DRAW_DISCARD_AFTER_CONTRACT,
        contract_options.BUYS_BY_DEAL,
        contract_options.BUY_PENALTY,
        contract_options.BUY_AFTER_CONTRACT,
        contract_options.DEUCES_WILD_OR_BLACK,
        contract_options.JOKER_SWAP_TO_HAND,
        contract_options.NUMBER_CARDS,
        contract_options.BLIND_BONUS,
        *options.TURNOVER,
    ),
)
