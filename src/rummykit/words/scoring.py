"""What a deal is worth; the numbers shown are computed from the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from rummykit.cards import card
from rummykit.rules import Rules, Scoring
from rummykit.rules.entries import Entries
from rummykit.words import examples
from rummykit.words.page import RuleSection
from rummykit.words.voice import COURT, Voice

S = TypeVar("S")


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoringWords(Generic[S]):
    """What a scoring says of itself: the `paragraphs` about what a deal is worth, with numbers to show it.

    `lowest_wins`: where nothing is left to draw, the lowest count wins. `several_reach`: several may reach a target
    with one deal. `out_wins`: the player who goes out wins the deal; otherwise `aim` names the sentence about what
    players try to do. `counts_deals`: the target of a match is a number of deals won. `stock_gone` names the sentence
    about a deal that ends without a winner because the stock is empty. `counts_cards`: the paragraphs list what single
    cards count.
    """

    paragraphs: Callable[[Voice, Rules, S], Iterator[str]]
    lowest_wins: bool = False
    several_reach: bool = False
    out_wins: bool = True
    aim: str = ""
    counts_deals: bool = False
    stock_gone: str = ""
    counts_cards: bool = True


SCORINGS: Entries[ScoringWords[Any]] = Entries(Scoring, "sentences", "page.SENTENCES")
"""What each scoring says of itself."""


def scoring(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """What a deal is worth."""
    yield voice.section("scoring", *words_of(rules).paragraphs(voice, rules, rules.scoring))


def words_of(rules: Rules) -> ScoringWords[Any]:
    """What the scoring of a sheet says of itself."""
    return SCORINGS.of(rules.scoring)


def card_values(voice: Voice, rules: Rules) -> str:
    """What single pieces count."""
    return voice.say("parts").join(
        [*natural_values(voice, rules), *_wild_values(voice, rules), *_exceptions(voice, rules)]
    )


def natural_values(voice: Voice, rules: Rules) -> Iterator[str]:
    """What pieces count that stand for themselves."""
    values, ranks = rules.values, rules.pack.ranks
    if values.count_cards:
        yield voice.say("value.card")
    elif rules.pack.family == "tiles":
        yield voice.say("value.number")
    elif values.ranks or values.cards or values.number is not None:
        yield from _by_rank(voice, rules)
    else:
        yield voice.say("value.ace", points=values.ace)
        yield from _pips(voice, [rank for rank in range(2, min(ranks, 10) + 1) if rank not in rules.pack.left_out])
        if ranks < 13:
            for rank in range(11, ranks + 1):
                yield voice.say("value.rank", rank=COURT[rank], points=values.court or rank)
        elif values.court is None:
            yield voice.say("value.court_number")
        else:
            yield voice.say("value.court", points=values.court)


def _pips(voice: Voice, ranks: Sequence[int]) -> Iterator[str]:
    """What the numbered cards count: two ranks are no range, and one has no plural."""
    if len(ranks) > 2:
        yield voice.say("value.pips", last=ranks[-1])
    elif len(ranks) == 2:
        yield voice.say("value.numbers", ranks=voice.language.all_of([*map(str, ranks)]))
    elif ranks:
        yield voice.say("value.ranks", ranks=str(ranks[0]), points=ranks[0])


def values_in_a_first_meld(voice: Voice, rules: Rules) -> str:
    """What single pieces are worth in a first meld, however hands are counted."""
    if rules.values.count_cards:
        usual = replace(rules, values=replace(rules.values, count_cards=False))
        return voice.say("opening.values_usual", items=voice.say("parts").join(natural_values(voice, usual)))
    return voice.say(f"opening.values.{voice.family}")


def _wild_values(voice: Voice, rules: Rules) -> Iterator[str]:
    """What jokers and other wild cards count."""
    values, wild = rules.values, examples.joker(rules)
    if wild is not None:
        kinds = "value.any_joker" if rules.special_jokers is not None else "value.joker"
        yield voice.say(kinds, points=values.of(wild))
    if values.wild is not None:
        yield voice.say("value.wild_rank", points=values.wild)
    if rules.deal.wild_indicator:
        yield voice.say("value.wild")


def _by_rank(voice: Voice, rules: Rules) -> Iterator[str]:
    """What the cards of each rank count, those that count the same together."""
    plain = replace(rules.values, cards=())
    values = {rank: plain.of(card(rank, 0)) for rank in range(1, rules.pack.ranks + 1)}
    own = _own_numbers(values)
    for points, alike in groupby(values, lambda rank: None if rank in own else values[rank]):
        names = [COURT.get(rank, str(rank)) for rank in alike]
        few = len(names) < 3  # two ranks are no range: "A to 2" would be nearly all of them
        ranks = voice.language.all_of(names) if few else voice.say("numbers.range", low=names[0], high=names[-1])
        if points is None:
            yield voice.say("value.numbers", ranks=ranks)
        else:
            yield voice.say("value.ranks", ranks=ranks, points=points)


def _own_numbers(values: Mapping[int, int]) -> frozenset[int]:
    """The ranks that count their own number, at least three of them in a row."""
    threes = [range(low, low + 3) for low in range(2, 9)]
    return frozenset(rank for three in threes if all(values.get(each) == each for each in three) for rank in three)


def _exceptions(voice: Voice, rules: Rules) -> Iterator[str]:
    """The cards that do not count as the others of their rank, those together that count the same."""
    by_points: dict[int, list[str]] = {}
    for face, points in rules.values.cards:
        by_points.setdefault(points, []).append(voice.face(face))
    for points, faces in by_points.items():
        if len(faces) == 1:
            yield voice.say("value.except_one", face=faces[0], points=points)
        else:
            yield voice.say("value.except", faces=voice.language.all_of(faces), points=points)
