"""Carioca: eight contracts with twelve cards, the ace round the corner, and at most one joker in a meld."""

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.games.contract_rummy import CONTRACTS as OF_CONTRACT_RUMMY
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
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
    contract_options,
    options,
)

CONTRACTS = (*OF_CONTRACT_RUMMY[:6], Contract(runs=(4, 4, 4)), Contract(groups=(3, 3, 3, 3)))

CHILE = tuple(ScheduledDeal(contract=each) for each in CONTRACTS)
ARGENTINA = tuple(
    ScheduledDeal(hand=12 if number == 7 else 11, contract=each) for number, each in enumerate(CONTRACTS[:7], 1)
)
SUCIA, COLOR, REAL = (
    ScheduledDeal(contract=Contract(runs=(13,), suits="any")),
    ScheduledDeal(contract=Contract(runs=(13,), suits="colour")),
    ScheduledDeal(contract=Contract(runs=(13,))),
)
"""The *escalas* from ace to king of later deals, which take the hand and the card drawn, so that there is no discard.

Those of any suits and of one suit are the commonest; some add that of one colour. Descriptions differ about jokers in
them; here they follow the rule for all melds.
"""
FORM = Option(
    name="form",
    text="Form of the game (eight deals of twelve cards, or seven of eleven cards)",
    choices=("chile", "argentina", "real", "sucia", "color"),
    sets=(
        ("argentina", (("deal.hand", 11), ("schedule", ARGENTINA), ("match.games", 7))),
        *(
            (form, (("deal.hand", 12), ("schedule", (*CHILE, *more)), ("match.games", 8 + len(more))))
            for form, more in (
                ("chile", ()),
                ("real", (REAL,)),
                ("sucia", (SUCIA, REAL)),
                ("color", (SUCIA, COLOR, REAL)),
            )
        ),
    ),
)
NUMBER_CARDS = Option(
    name="number_cards",
    text=contract_options.NUMBER_CARDS.text,
    choices=("pips", "five_ten"),
    sets=(
        ("pips", (("values.ranks", ()),)),
        ("five_ten", (("values.ranks", tuple((rank, 5 if rank < 8 else 10) for rank in range(2, 10))),)),
    ),
)

RULES = Rules(
    id="carioca",
    names=Names(
        en="Carioca",
        zh_hant="卡里奧卡（Carioca）",
        zh_hans="卡里奥卡（Carioca）",
        ja="カリオカ",
        de="Carioca",
        vi="Carioca",
    ),
    aliases=(
        "carioca chilena",
        "karyoka",
        "karioka",
        "carioca cileno",
        "ramino carioca",
        "carioca argentina",
        "la carioca",
    ),
    akin=("telefunken",),
    players=(2, 5),
    minutes=(45, 120),
    sample=("JD JC JS", "KH AH 2H 3H"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 4),)),
    deal=DealOut(hand=12, upcard=True),
    schedule=CHILE,
    start=Start(draw="lowest_deals", later="dealer_left", side="right"),
    groups=Groups(min_size=3, max_size=None, distinct_suits=False),
    runs=Runs(min_length=4, max_length=13, ace="corner"),
    wilds=Wilds(jokers=True, most=1),
    opening=Opening(contract=CONTRACTS[0], exact_sizes=True),
    turn=(
        Draw(discard_pile="top"),
        Play(lay_off="any", more_melds=False, lay_off_at_once=False),
        Discard(),
    ),
    stock=Stock(when_empty="shuffle", times=3, keep_top=True, voids_in_a_row=2),
    values=CardValues(ace=20, court=10, joker=30),
    scoring=HandsAgainstLosers(),
    match=FixedGames(games=8),
    version=2,
    offers=(
        FORM,
        contract_options.RUNS_ROUND_THE_CORNER,
        contract_options.JOKERS_PER_MELD,
        contract_options.JOKER_SWAP,
        contract_options.CONTRACT_EXACT,
        contract_options.DISTINCT_CONTRACT,
        contract_options.LAYOFF_SAME_TURN,
        contract_options.DRAW_DISCARD_AFTER_CONTRACT,
        contract_options.BUYS_ALLOWED,
        contract_options.STEAL_POINTS,
        NUMBER_CARDS,
        contract_options.GO_OUT_BONUS,
        options.STARTER_SIDE,
        *options.TURNOVER,
    ),
)
