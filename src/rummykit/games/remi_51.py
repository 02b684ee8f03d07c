"""Remi 51: a first meld of 51 with a run without jokers; who has not laid it pays 100."""

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
    contract_options,
    options,
)

RULES = Rules(
    id="remi_51",
    names=Names(
        en="Remi 51", zh_hant="雷米 51（Remi 51）", zh_hans="雷米51（Remi 51）", ja="レミ51", de="Remi 51", vi="Remi 51"
    ),
    aliases=(
        "remik",
        "remi",
        "rami 51",
    ),
    shelf="romme",
    players=(2, 6),
    minutes=(30, 90),
    sample=("7S 8S 9S TS", "AD 2D JK=3D"),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 4),)),
    deal=DealOut(hand=13, starter_extra=1),
    start=Start(draw="lowest_deals", later="dealer_left"),
    groups=Groups(min_size=3, max_size=4, distinct_suits=True),
    runs=Runs(min_length=3, max_length=13, ace="both"),
    wilds=Wilds(jokers=True, at_most_naturals="fewer"),
    meld_values=MeldValues(low_ace=1, declared_jokers=True),
    opening=Opening(minimum=51, natural_run=True),
    turn=(
        Draw(discard_pile="top", card_goes="first_meld"),
        Swap(joker_goes="hand", needs_own_meld=True),
        Play(lay_off="any", may_go_out=False),
        Discard(),
    ),
    stock=Stock(when_empty="shuffle", times=3, keep_top=True),
    values=CardValues(ace=11, court=10, joker=25),
    scoring=HandsAgainstLosers(unopened=100, concealed_double=True),
    match=FixedGames(games=None),
    offers=(
        options.FIRST_MELD,
        options.NUM_HANDS,
        contract_options.JOKERS,
        contract_options.HAND_SIZE,
        contract_options.JOKERS_A_MINORITY,
        contract_options.ACE_LOW_VALUE,
        options.JOKER_HAND_VALUE,
        contract_options.PURE_RUN,
        contract_options.NO_OPEN_ROUNDS,
        contract_options.PILE_MUST_USE,
        contract_options.JOKER_TO_HAND,
        contract_options.HAND_DOUBLE,
        contract_options.UNOPENED_PENALTY,
        *options.TURNOVER,
    ),
)
