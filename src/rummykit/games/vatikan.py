"""Vatikan: Machiavelli with two jokers, which are not simply moved, and a first run from one's own hand."""

from msgspec.structs import replace

from rummykit.cards import PRINTED_JOKER
from rummykit.games.machiavelli import RULES as MACHIAVELLI
from rummykit.melds.shapes import Wilds
from rummykit.rules import Contract, DealOut, JokerSets, Names, Opening, options, table_options

RULES = replace(
    MACHIAVELLI,
    id="vatikan",
    names=Names(
        en="Vatikan",
        zh_hant="梵蒂岡（Vatikan）",
        zh_hans="梵蒂冈（Vatikan）",
        ja="ヴァチカン",
        de="Vatikan",
        vi="Vatikan",
    ),
    aliases=("vatican", "vatikán", "vatikanen", "vatikaani", "vatikan remi", "vaticano", "ramino vaticano"),
    sample=("4H 5H JK=6H", "7S 7D 7C"),
    pack=replace(MACHIAVELLI.pack, jokers=((PRINTED_JOKER, 2),)),
    deal=DealOut(hand=13),
    wilds=Wilds(),
    opening=Opening(contract=Contract(runs=(3,)), then_manipulate=True),
    joker_sets=JokerSets(replacement="any", goes_to="any_set", may_be_split=True),
    offers=(options.NUM_HANDS, table_options.SCORING_WIN, table_options.OPENING_JOKER, table_options.FAILED_DRAW),
)
