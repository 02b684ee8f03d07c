"""Games of sides in words: partners, books, bonus cards, wild cards that stay wild, the pile that is taken whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from rummykit.cards import card
from rummykit.checked import ByPlayers, by_players
from rummykit.melds.shapes import Wilds
from rummykit.rules import (
    BonusCards,
    Books,
    CardsOf,
    Opening,
    Rules,
    ScheduledDeal,
    SecondHand,
    TakePile,
)
from rummykit.words.page import RuleSection
from rummykit.words.voice import COURT, Voice


def cards_of(voice: Voice, cards: CardsOf) -> str:
    """Cards of a rank, and of a colour if that matters."""
    return voice.say(f"cards.{cards.colour}", rank=COURT.get(cards.rank, str(cards.rank)))


def sides(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """Who plays with whom, and what partners share."""
    if rules.sides is not None:
        said = "sides.partners" if rules.has_side_melds else "sides.score"
        yield voice.section(
            "sides",
            *(voice.say(said, players=players) for players in rules.sides.partners),
            *(voice.say("sides.two_sides", players=players, n=players // 2) for players in rules.sides.two_sides),
            voice.say("sides.out_frees") if rules.scoring.partners_add_up and rules.scoring.low_score_wins else "",
            voice.say("sides.own_first_meld") if rules.opening is not None and not rules.has_side_melds else "",
            voice.say("sides.alone") if rules.players[0] < rules.players[1] else "",
        )


def _partners(rules: Rules) -> str:
    """What partners share."""
    return "sides.partners" if rules.has_side_melds else "sides.partners_score"


def extras(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """Books and bonus cards."""
    if rules.books is not None:
        yield books(voice, rules, rules.books)
    if rules.second_hand is not None:
        yield second_hand(voice, rules.second_hand)
    if rules.bonus_cards is not None:
        yield bonus_cards(voice, rules, rules.bonus_cards)


def books(voice: Voice, rules: Rules, books: Books) -> RuleSection:
    """Melds that bring a bonus, and how many are needed to go out."""
    needed = by_number(rules, books.to_go_out)
    many = len({count for count, _ in needed}) > 1
    full = rules.runs is None and rules.groups is not None and rules.groups.max_size == books.size
    enough = not many and needed[0][0] <= books.natural_to_go_out + books.mixed_to_go_out
    return voice.section(
        "books",
        voice.join(
            voice.say(
                "books.rule",
                cards=voice.say("books.exactly" if full else "books.or_more", n=books.size),
                natural=books.natural,
                mixed=books.mixed,
            ),
            voice.say("books.semi", semi=books.semi, n=books.size) if books.semi is not None else "",
            voice.say("books.wild", wild=books.wild) if books.wild is not None else "",
        ),
        voice.join(
            *(
                voice.say("books.to_go_out_with", players=numbers(voice, players), n=count)
                if many
                else voice.say("books.to_go_out", n=count)
                for count, players in (() if enough else needed)
            ),
            voice.say("books.natural_to_go_out", n=books.natural_to_go_out) if books.natural_to_go_out else "",
            _mixed_to_go_out(voice, books, besides=not enough or books.natural_to_go_out > 0),
            voice.say("books.keep" if rules.second_hand is None else "books.keep.second"),
        ),
        examples=[tuple(card(13 if rules.pack.is_whole else 1, suit % rules.pack.suits) for suit in range(books.size))],
    )


def _mixed_to_go_out(voice: Voice, books: Books, *, besides: bool) -> str:
    """How many dirty books are needed to go out, `besides` others that were named."""
    said = "books.mixed_to_go_out" if besides else "books.only_mixed_to_go_out"
    return voice.say(said, n=books.mixed_to_go_out) if books.mixed_to_go_out else ""


def second_hand(voice: Voice, second: SecondHand) -> RuleSection:
    """When a second hand is picked up, and what it costs otherwise."""
    return voice.section(
        "second_hand",
        voice.say("second_hand.picked_up"),
        voice.say("second_hand.counts")
        if second.penalty_if_not_taken is None
        else voice.say("second_hand.untaken", points=second.penalty_if_not_taken),
    )


def bonus_cards(voice: Voice, rules: Rules, bonus: BonusCards) -> RuleSection:
    """Cards that are laid out at once."""
    cards = rules.pack.copies * (4 if bonus.cards.colour == "any" else 2)
    more = bonus.all is not None and bonus.all != bonus.each * cards
    return voice.section(
        "bonus_cards",
        voice.say("bonus_cards.rule", cards=cards_of(voice, bonus.cards)),
        voice.join(
            voice.say("bonus_cards.worth" if more else "bonus_cards.each", each=bonus.each, all=bonus.all or 0),
            _of_three_packs(voice, bonus),
        ),
        voice.say("bonus_cards.last"),
    )


def _of_three_packs(voice: Voice, bonus: BonusCards) -> str:
    """What several bonus cards are worth together with three packs or more."""
    items = [voice.say("bonus_cards.so_many", n=count, points=points) for count, points in bonus.of_three_packs]
    return voice.say("bonus_cards.of_three_packs", items=voice.say("parts").join(items)) if items else ""


def wild_cards(voice: Voice, rules: Rules, wilds: Wilds) -> RuleSection:
    """Wild cards in groups of a side."""
    rank = ""
    if wilds.rank is not None:
        named = COURT.get(wilds.rank, str(wilds.rank))
        rank = voice.join(
            voice.say("side.wild.rank", wild=named),
            voice.say(_in_place(wilds)),
        )
    return voice.section(
        "jokers",
        voice.join(
            voice.say("side.wild.jokers" if rules.runs is None else "side.wild.jokers_anywhere")
            if rules.pack.jokers
            else "",
            rank,
        ),
        voice.say("side.wild.moves") if rules.runs is not None else "",
        voice.say("side.wild.own_value") if wilds.own_value else "",
        voice.join(
            least_naturals(voice, wilds),
            most(voice, wilds),
        ),
    )


def _in_place(wilds: Wilds) -> str:
    """What is said of cards of the wild rank among others of it."""
    if wilds.natural_in_place:
        return "side.wild.in_place"
    return "side.wild.alone" if wilds.alone else "side.wild.always"


def least_naturals(voice: Voice, wilds: Wilds) -> str:
    """How many natural cards a meld has at least."""
    several = wilds.least_naturals > 1
    return voice.say("side.wild.naturals", n=wilds.least_naturals) if several else voice.say("wilds.natural")


def most(voice: Voice, wilds: Wilds) -> str:
    """How many wild cards a meld may have, after a sentence about a meld."""
    number = "" if wilds.most is None else voice.say("side.wild.most", n=wilds.most)
    return voice.join(
        voice.say("side.wild.one") if wilds.most == 1 else number,
        voice.say("side.wild.fewer" if wilds.at_most_naturals == "fewer" else "side.wild.not_more")
        if wilds.at_most_naturals
        else "",
    )


def first_meld(voice: Voice, rules: Rules, opening: Opening) -> RuleSection:
    """A first meld of a side, whose minimum may depend on its score or on the deal."""
    out = [voice.say("opening.side_unless_out")] if opening.waived_when_going_out else []
    if not opening.by_total:
        minimums = [
            opening.minimum if terms.minimum is None else terms.minimum
            for terms in rules.schedule or (ScheduledDeal(),)
        ]
        items = [voice.say("opening.in_deal", number=at, minimum=each) for at, each in enumerate(minimums, 1)]
        said = (
            voice.say("opening.by_deal", items=voice.say("parts").join(items))
            if len(set(minimums)) > 1
            else voice.say("opening.of_side", minimum=opening.minimum)
        )
        return voice.section("opening", voice.join(said, voice.say("opening.later")), _counted(voice, rules), *out)
    items = [voice.say("opening.below", total=opening.by_total[0][0], minimum=opening.minimum)]
    items += [voice.say("opening.from", total=total, minimum=minimum) for total, minimum in opening.by_total]
    return voice.section(
        "opening",
        voice.join(
            voice.say("opening.by_score", items=voice.say("parts").join(items)),
            voice.say("opening.later"),
        ),
        _counted(voice, rules),
        *out,
    )


def _counted(voice: Voice, rules: Rules) -> str:
    """What counts towards a first meld."""
    return voice.join(
        voice.say("opening.values.cards"),
        voice.say("opening.pile_top") if rules.step(TakePile) is not None else "",
    )


def exhausted(voice: Voice, rules: Rules, step: TakePile) -> RuleSection:
    """An empty stock, where the pile is taken whole."""
    undrawn = rules.stock.empty_at
    return voice.section(
        "exhausted",
        voice.say("exhausted.undrawn", n=undrawn) if undrawn else "",
        voice.join(voice.say("exhausted.pile_whole"), voice.say("exhausted.forced") if step.forced else ""),
    )


def by_number(rules: Rules, number: ByPlayers) -> list[tuple[int, tuple[int, ...]]]:
    """What is the same for several numbers of players, with those numbers."""
    of: Callable[[int], int] = lambda players: by_players(number, players)  # noqa: E731
    every = range(rules.players[0], rules.players[1] + 1)
    return [(value, tuple(players)) for value, players in groupby(every, of)]


def numbers(voice: Voice, players: tuple[int, ...]) -> str:
    """A number, or one of several that follow one another."""
    if len(players) == 1:
        return str(players[0])
    return voice.say("numbers.two" if len(players) == 2 else "numbers.range", low=players[0], high=players[-1])
