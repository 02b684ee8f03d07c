"""Games of sides in words: partners, books, bonus cards, wild cards that stay wild, the pile that is taken whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from rummykit.cards import Faces, card
from rummykit.checked import ByPlayers, by_players
from rummykit.melds.shapes import Wilds
from rummykit.rules import AskPartner, BonusCards, Books, CardsOf, Draw, MeldsAndBonuses, Opening, Play, Rules, TakePile
from rummykit.words.page import RuleSection
from rummykit.words.voice import COURT, MINUS, Voice


def cards_of(voice: Voice, cards: CardsOf) -> str:
    """Cards of a rank, and of a colour if that matters."""
    return voice.say(f"cards.{cards.colour}", rank=COURT.get(cards.rank, str(cards.rank)))


def sides(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """Who plays with whom, what is worth a bonus, and which cards are laid out."""
    if rules.sides is not None:
        yield voice.section(
            "sides",
            *(voice.say("sides.partners", players=players) for players in rules.sides.partners),
            voice.say("sides.alone") if rules.players[0] < rules.players[1] else "",
        )


def extras(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """Books and bonus cards."""
    if rules.books is not None:
        yield books(voice, rules, rules.books)
    if rules.bonus_cards is not None:
        yield bonus_cards(voice, rules.bonus_cards)


def books(voice: Voice, rules: Rules, books: Books) -> RuleSection:
    """Melds that bring a bonus, and how many are needed to go out."""
    needed = by_number(rules, books.to_go_out)
    many = len({count for count, _ in needed}) > 1
    return voice.section(
        "books",
        voice.say("books.rule", size=books.size, natural=books.natural, mixed=books.mixed),
        voice.join(
            *(
                voice.say("books.to_go_out_with", players=numbers(voice, players), n=count)
                if many
                else voice.say("books.to_go_out", n=count)
                for count, players in needed
            ),
            voice.say("books.keep"),
        ),
        examples=[tuple(card(13, suit % 4) for suit in range(books.size))],
    )


def bonus_cards(voice: Voice, bonus: BonusCards) -> RuleSection:
    """Cards that are laid out at once."""
    return voice.section(
        "bonus_cards",
        voice.say("bonus_cards.rule", cards=cards_of(voice, bonus.cards)),
        voice.say("bonus_cards.worth", each=bonus.each, all=bonus.all),
        voice.say("bonus_cards.last"),
    )


def wild_cards(voice: Voice, rules: Rules, wilds: Wilds) -> RuleSection:
    """Wild cards in groups of a side."""
    rank = ""
    if wilds.rank is not None:
        named = COURT.get(wilds.rank, str(wilds.rank))
        rank = voice.join(
            voice.say("side.wild.rank", wild=named), "" if wilds.natural_in_place else voice.say("side.wild.always")
        )
    return voice.section(
        "jokers",
        voice.join(voice.say("side.wild.jokers") if rules.pack.jokers else "", rank),
        voice.say("side.wild.own_value") if wilds.own_value else "",
        voice.join(
            voice.say("side.wild.naturals", n=wilds.least_naturals),
            voice.say("side.wild.most", n=wilds.most) if wilds.most is not None else "",
            voice.say("side.wild.not_more") if wilds.at_most_naturals else "",
        ),
    )


def first_meld(voice: Voice, rules: Rules, opening: Opening) -> RuleSection:
    """A first meld whose minimum depends on the score of the side."""
    items = [voice.say("opening.below", total=opening.by_total[0][0], minimum=opening.minimum)]
    items += [voice.say("opening.from", total=total, minimum=minimum) for total, minimum in opening.by_total]
    return voice.section(
        "opening",
        voice.join(
            voice.say("opening.by_score", items=voice.say("parts").join(items)),
            voice.say("opening.later"),
        ),
        voice.join(
            voice.say("opening.values.cards"),
            voice.say("opening.pile_top") if rules.step(TakePile) is not None else "",
        ),
        voice.say("opening.side_unless_out") if opening.unless_out else "",
    )


def draw(voice: Voice, rules: Rules, step: Draw) -> Iterator[RuleSection]:
    """The draw from the stock, where the pile may be taken instead."""
    drawn = by_number(rules, step.count)
    if len(drawn) == 1:
        yield voice.section("turn.draw", voice.say("draw.of_stock", n=drawn[0][0]))
        return
    lines = [voice.say("draw.of_stock_with", players=numbers(voice, players), n=count) for count, players in drawn]
    yield voice.section("turn.draw", voice.say("draw.stock_or_pile"), voice.join(*lines))


def take_pile(voice: Voice, rules: Rules, step: TakePile) -> Iterator[RuleSection]:
    """The whole discard pile, and when it may be taken."""
    blocked = "" if step.blocked_by is None else cards_of(voice, step.blocked_by)
    yield voice.section(
        "turn.take_pile",
        voice.say("take_pile.rule"),
        voice.join(voice.say("take_pile.wild"), voice.say("take_pile.blocked", cards=blocked) if blocked else ""),
        voice.join(
            voice.say("take_pile.always_frozen" if step.always_frozen else "take_pile.frozen"),
            voice.say("take_pile.pair"),
            "" if step.always_frozen else voice.say("take_pile.free"),
        ),
        voice.say("take_pile.one_card"),
        voice.say("deal.upcard_covered") if rules.deal.upcard else "",
    )


def play(voice: Voice, rules: Rules, step: Play) -> Iterator[RuleSection]:
    """Laying melds of a side."""
    yield voice.section(
        "turn.play",
        voice.join(voice.say("play.melds"), voice.say("play.any_order")),
        voice.join(
            voice.say("play.one_per_rank") if step.one_per_rank else "",
            voice.say("play.last_only", cards=cards_of(voice, step.last_only)) if step.last_only is not None else "",
        ),
    )
    yield voice.section("turn.lay_off", voice.say("lay_off.side"))


def ask(voice: Voice, rules: Rules, step: AskPartner) -> Iterator[RuleSection]:
    """The question to the partner."""
    yield voice.section("turn.ask", voice.say("ask.partner"))


def exhausted(voice: Voice, step: TakePile) -> RuleSection:
    """An empty stock, where the pile is taken whole."""
    return voice.section(
        "exhausted",
        voice.join(voice.say("exhausted.pile_whole"), voice.say("exhausted.forced") if step.forced else ""),
    )


def scoring(voice: Voice, rules: Rules, scoring: MeldsAndBonuses, values: str) -> Iterator[str]:
    """What a deal is worth to a side, with numbers to show it."""
    yield voice.say("scoring.side_values", items=values)
    yield voice.say("scoring.side")
    yield voice.join(
        voice.say("scoring.side_out", points=scoring.going_out),
        voice.say("scoring.side_concealed", points=scoring.concealed),
    )
    if rules.books is not None and rules.wilds is not None and rules.groups is not None:
        meld: Faces = tuple(sorted(card(13, suit % 4) for suit in range(rules.books.size)))
        hand = (card(1, 0), card(4, 1))
        value, left = (sum(map(rules.values.of, cards)) for cards in (meld, hand))
        book = rules.books.natural
        total = value + book - left
        yield voice.say(
            "scoring.side_example",
            melds=voice.faces(meld),
            value=value,
            book=book,
            hand=voice.faces(hand),
            left=left,
            total=str(total).replace("-", MINUS),
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
