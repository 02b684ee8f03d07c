"""House rules of games with second hands: runs and books, what goes out, what is dealt and taken."""

from __future__ import annotations

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.rules.option import Option, switch_between
from rummykit.rules.schedule import ScheduledDeal
from rummykit.rules.scoring import FixedGames
from rummykit.rules.sides import BonusCards, CardsOf, Sides
from rummykit.vocabulary.steps.ask_partner import AskPartner

RED_THREES = (15, 28)
"""The three of hearts and that of diamonds."""

TWO_GROUPS_SAME_RANK = Option(
    name="two_groups_same_rank",
    text="A side may have several groups of one rank",
    choices=(False, True),
    sets=((False, (("turn.Play.one_per_rank", True),)), (True, (("turn.Play.one_per_rank", False),))),
)
ACE_BOTH_ENDS = Option(
    name="ace_both_ends",
    text="A run may go from ace to ace",
    choices=(False, True),
    sets=((False, (("runs.max_length", 13),)), (True, (("runs.max_length", 14),))),
)
SEMI_CLEAN = Option(
    name="semi_clean",
    text="A burraco with a single wild card and seven natural cards is semi-clean",
    choices=(False, True),
    sets=((False, (("books.semi", None),)), (True, (("books.semi", 150),))),
)
CLEAN_NEEDED_TO_CLOSE = Option(
    name="clean_needed_to_close",
    text="A side needs a clean burraco to go out",
    choices=(False, True),
    sets=((False, (("books.natural_to_go_out", 0),)), (True, (("books.natural_to_go_out", 1),))),
)
STOCK_RESERVE = Option(
    name="stock_reserve", text="Cards left in the stock when the deal ends", path="stock.empty_at", low=0, high=10
)
CLEAN_NEEDED = Option(
    name="clean_needed",
    text="Clean books a side needs to go out (it always needs one book)",
    path="books.natural_to_go_out",
    low=0,
    high=3,
)
DIRTY_NEEDED = Option(
    name="dirty_needed",
    text="Dirty books a side needs to go out (it always needs one book)",
    path="books.mixed_to_go_out",
    low=0,
    high=3,
)
INITIAL = Option(
    name="initial",
    text="Minimum for the first meld, deal by deal",
    choices=("50/90/120/150", "60/90/120/150"),
    sets=tuple(
        (
            f"{first}/90/120/150",
            (
                ("opening.minimum", first),
                ("schedule", (ScheduledDeal(), *(ScheduledDeal(minimum=minimum) for minimum in (90, 120, 150)))),
            ),
        )
        for first in (50, 60)
    ),
)


def _wild_books(name: str, text: str, bonus: int) -> Option:
    """Whether wild cards alone are a group, whose book has a bonus of its own."""
    return Option(
        name=name,
        text=text,
        choices=(False, True),
        sets=(
            (False, (("wilds.alone", False), ("books.wild", None))),
            (True, (("wilds.alone", True), ("books.wild", bonus))),
        ),
    )


WILD_CANASTA = _wild_books("wild_canasta", "Wild cards alone may make a canasta", 2000)
WILD_BOOKS = _wild_books("wild_books", "Wild cards alone may make a book", 1500)
MAX_WILD = Option(name="max_wild", text="Most wild cards in a meld", path="wilds.most", low=1, high=3)


def _packs(copies: int) -> Pack:
    """So many packs, each with its two jokers."""
    return Pack(family="cards", copies=copies, jokers=((PRINTED_JOKER, 2 * copies),))


FIVE_PACKS = _packs(5)
PACKS_BY_PLAYERS = tuple((players, _packs(players + 1)) for players in (2, 3, 5, 6))
"""One pack more than players, where that is not five."""
PACKS = Option(
    name="packs",
    text="Packs, each with its jokers",
    choices=(None, 4, 5, 6),
    sets=(
        (None, (("pack", FIVE_PACKS), ("more_packs", PACKS_BY_PLAYERS))),
        *((packs, (("pack", _packs(packs)), ("more_packs", ()))) for packs in (4, 5, 6)),
    ),
)
THREE_DRAW_TWO = switch_between(
    "three_draw_two",
    "Three players draw two cards from the stock and discard one",
    "turn.Draw.count",
    no=((2, 2), (3, 1), (4, 1), (5, 1), (6, 1)),
    yes=((2, 2), (3, 2), (4, 1), (5, 1), (6, 1)),
)


def in_partners(players: tuple[int, ...], more: tuple[tuple[str, int], ...] = ()) -> Option:
    """Whether, with these numbers of players, those who sit opposite each other are partners.

    `more` are other fields and what they become then.
    """
    return Option(
        name="partners",
        text="With an even number of players from four on, players sitting opposite each other are partners",
        choices=(False, True),
        sets=((False, (("sides", None),)), (True, (("sides", Sides(partners=players)), *more))),
    )


PARTNERS = in_partners((4, 6, 8))
IN_PAIRS = in_partners((4, 6), (("match.rejoins", 0),))
"""The same where those who are out of a match may come in again otherwise."""
SIDES_OF_SIX = Option(
    name="sides_of_six",
    text="Sides that six players form",
    choices=(2, 3),
    sets=tuple(
        (
            sides,
            (
                ("sides.partners", (4, 6) if sides == 3 else (4,)),
                ("sides.two_sides", () if sides == 3 else (6,)),
            ),
        )
        for sides in (2, 3)
    ),
)
MATCH_OF_HANDS = Option(
    name="num_hands",
    text="Deals in a match (0: until the match is won on points)",
    choices=tuple(range(13)),
    sets=(*((deals, (("match", FixedGames(games=deals)),)) for deals in range(1, 13)), (0, ())),
)
ROUNDS = Option(name="num_hands", text="Deals in a match", path="match.games", low=1, high=4)
HAND_SIZE = Option(
    name="hand_size",
    text="Cards dealt to each player",
    choices=(11, 13),
    sets=tuple((size, (("deal.hand", size), ("second_hand.cards", size))) for size in (11, 13)),
)
RED_THREE = Option(
    name="red_three",
    text="What red threes are",
    choices=("bonus", "penalty"),
    sets=(
        (
            "bonus",
            (
                ("bonus_cards", BonusCards(cards=CardsOf(rank=3, colour="red"), each=100, all=None)),
                ("values.cards", ()),
            ),
        ),
        ("penalty", (("bonus_cards", None), ("values.cards", tuple((card, 500) for card in RED_THREES)))),
    ),
)
FINAL_DISCARD = Option(
    name="final_discard",
    text="The last card must be discarded",
    choices=(False, True),
    sets=((False, (("turn.Play.may_go_out", True),)), (True, (("turn.Play.may_go_out", False),))),
)
PILE_TAKE = Option(
    name="pile_take", text="Most cards taken from the discard pile", path="turn.TakePile.most", low=3, high=20
)
PARTNER_MUST_AGREE = Option(
    name="ask_partner",
    text="Players may ask their partner before going out",
    choices=(False, True),
    sets=(
        (False, (("turn.AskPartner", None),)),
        (True, (("turn.AskPartner", AskPartner(required=True, yes_binds=True)),)),
    ),
)
