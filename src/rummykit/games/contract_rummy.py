"""Contract Rummy: seven deals, and a larger contract as first meld in each of them."""

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
    Option,
    Play,
    Rules,
    ScheduledDeal,
    Start,
    Stock,
    Swap,
    contract_options,
    options,
    side_options,
)

CONTRACTS = (
    Contract(groups=(3, 3)),
    Contract(groups=(3,), runs=(4,)),
    Contract(runs=(4, 4)),
    Contract(groups=(3, 3, 3)),
    Contract(groups=(3, 3), runs=(4,)),
    Contract(groups=(3,), runs=(4, 4)),
    Contract(runs=(4, 4, 4), whole_hand=True),
)


def _pack(copies: int, jokers: int) -> Pack:
    return Pack(family="cards", copies=copies, jokers=((PRINTED_JOKER, jokers),))


def _larger(jokers: int) -> tuple[tuple[int, Pack], ...]:
    """Three packs for five players and more, with so many jokers."""
    return tuple((players, _pack(3, jokers)) for players in range(5, 9))


PACK, LARGER = _pack(2, 1), _larger(2)
BY_PLAYERS = tuple((players, _pack(2 + (players > 4), players - 1)) for players in range(4, 9))
JOKERS = Option(
    name="jokers",
    text=contract_options.JOKERS.text,
    choices=("by_packs", "by_players", 1, 2, 3, 4, 5, 6, 7),
    sets=(
        ("by_packs", (("pack", PACK), ("more_packs", LARGER))),
        ("by_players", (("pack", _pack(2, 2)), ("more_packs", BY_PLAYERS))),
        *((number, (("pack", _pack(2, number)), ("more_packs", _larger(number)))) for number in range(1, 8)),
    ),
)

RULES = Rules(
    id="contract_rummy",
    names=Names(
        en="Contract Rummy",
        zh_hant="合約拉米",
        zh_hans="合约拉米",
        ja="コントラクト・ラミー",
        de="Kontrakt-Rommé",
        vi="Contract Rummy",
        tr="Kontratlı remi (Contract Rummy)",
        it="Ramino a contratti",
        es="Rummy de contratos",
    ),
    aliases=(
        "combination rummy",
        "progressive rummy",
        "king rummy",
        "zioncheck",
        "kontraktrommé",
        "kontraktromme",
        "kontrat remi",
        "ramino contratto",
        "ramino progressivo",
        "ramino a contratto",
        "rummy contrato",
        "rummy de contrato",
        "rummy progresivo",
    ),
    akin=(
        "phase 10",
        "frustration rummy",
        "telefunken",
    ),
    players=(3, 8),
    minutes=(45, 120),
    sample=("9S 9D 9C", "4H 5H 6H 7H"),
    pack=PACK,
    more_packs=LARGER,
    deal=DealOut(hand=10, upcard=True),
    schedule=tuple(
        ScheduledDeal(hand=10 if number < 5 else 12, contract=each) for number, each in enumerate(CONTRACTS, 1)
    ),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=None, distinct_suits=False),
    runs=Runs(min_length=4, max_length=13, ace="both"),
    wilds=Wilds(jokers=True),
    opening=Opening(contract=CONTRACTS[0], exact_sizes=True, distinct_melds=True),
    turn=(
        Draw(discard_pile="top"),
        Swap(joker_goes="table", needs_own_meld=True, groups="nothing"),
        Play(lay_off="any", more_melds=False, lay_off_at_once=False),
        Discard(),
        BuyWindow(per_deal=None, penalty=1),
    ),
    stock=Stock(when_empty="shuffle", times=3, keep_top=True, voids_in_a_row=2),
    values=CardValues(ace=15, court=10, joker=15),
    scoring=HandsAgainstLosers(),
    match=FixedGames(games=7),
    version=2,
    offers=(
        side_options.PARTNERS,
        contract_options.TWELVE_FROM,
        contract_options.LAST_DEAL,
        *contract_options.CONTRACTS,
        contract_options.JOKER_SWAP,
        JOKERS,
        *options.TURNOVER,
    ),
)
