"""Liverpool Rummy: the seven contracts or more, with all jokers, and the stock alone for who has laid one."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.games.contract_rummy import CONTRACTS
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    BuyWindow,
    CardValues,
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
    contract_options,
    options,
)

RULES = Rules(
    id="liverpool_rummy",
    names=Names(
        en="Liverpool Rummy",
        zh_hant="利物浦拉米",
        zh_hans="利物浦拉米",
        ja="リバプール・ラミー",
        de="Liverpool-Rommé",
        vi="Liverpool Rummy",
        tr="Liverpool remisi",
        it="Ramino Liverpool",
        es="Rummy Liverpool",
    ),
    aliases=(
        "liverpool rum",
        "liverpool",
        "liverpul remi",
        "liverpool remi",
    ),
    players=(3, 8),
    minutes=(45, 120),
    sample=("KH KD KC", "5S 6S JK=7S 8S"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 4),)),
    more_packs=tuple(
        (players, Pack(family="cards", copies=3, jokers=((PRINTED_JOKER, 6),))) for players in range(5, 9)
    ),
    deal=DealOut(hand=10, upcard=True),
    schedule=tuple(
        ScheduledDeal(hand=10 if number < 5 else 12, contract=each) for number, each in enumerate(CONTRACTS, 1)
    ),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=None, distinct_suits=False),
    runs=Runs(min_length=4, max_length=13, ace="both"),
    wilds=Wilds(jokers=True),
    opening=Opening(contract=CONTRACTS[0]),
    turn=(
        Draw(discard_pile="top", closed_after_first_meld=True),
        Play(lay_off="any", more_melds=False),
        Discard(),
        BuyWindow(per_deal=None, penalty=1),
    ),
    stock=Stock(when_empty="shuffle", times=3, keep_top=True, voids_in_a_row=2),
    values=CardValues(ace=15, court=10, joker=15),
    scoring=HandsAgainstLosers(),
    match=FixedGames(games=7),
    version=2,
    offers=(
        contract_options.HAND,
        contract_options.ROUNDS,
        contract_options.LAST_DEAL,
        *contract_options.CONTRACTS,
        contract_options.JOKER_SWAP,
        *options.TURNOVER,
    ),
)
