"""What a deal is worth; the numbers shown are computed from the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from rummykit.cards import Faces, card, parse
from rummykit.rules import (
    CardsLaid,
    DealWon,
    GinShowdown,
    HandPayments,
    HandsAgainstLosers,
    HandsToWinner,
    LivesPenalty,
    MeldsAndBonuses,
    Payments,
    PointsLost,
    RackPenalties,
    RacksLeft,
    RankPayments,
    Rules,
    Scoring,
    Showdown,
    StakePayments,
    WinnersMelds,
)
from rummykit.rules.entries import Entries, keyed
from rummykit.words import examples, gin, hand_payments, indicated, pures, sides, stakes
from rummykit.words.page import RuleSection
from rummykit.words.scoring_examples import (
    blocked,
    deal_example,
    differences,
    example_losers,
    knocked,
    left_with,
    points_held,
    points_of,
    ranked,
    totals_example,
)
from rummykit.words.voice import COURT, Voice, signed

S = TypeVar("S")


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoringWords(Generic[S]):
    """What a scoring says of itself: the `paragraphs` about what a deal is worth, with numbers to show it.

    `lowest_wins`: where nothing is left to draw, the lowest count wins. `several_reach`: several may reach a target
    with one deal. `out_wins`: whoever goes out has won the deal; where that is not so, `aim` is the sentence about what
    players are after. `counts_deals`: the target of a match is a number of deals won.
    """

    word: type[S]
    paragraphs: Callable[[Voice, Rules, S], Iterator[str]]
    lowest_wins: bool = False
    several_reach: bool = False
    out_wins: bool = True
    aim: str = ""
    counts_deals: bool = False


def scoring(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """What a deal is worth."""
    yield voice.section("scoring", *words_of(rules).paragraphs(voice, rules, rules.scoring))


def words_of(rules: Rules) -> ScoringWords[Any]:
    """What the scoring of a sheet says of itself."""
    return SCORINGS.of(rules.scoring)


def card_values(voice: Voice, rules: Rules) -> str:
    """What single pieces count."""
    values, wild = rules.values, examples.joker(rules)
    if values.count_cards:
        items = [voice.say("value.card")]
    elif rules.pack.family == "tiles":
        items = [voice.say("value.number")]
    else:
        ranks = rules.pack.ranks
        if values.ranks or values.cards or values.number is not None:
            faces = [voice.say("value.face", face=voice.face(face), points=points) for face, points in values.cards]
            return voice.say("parts").join([*faces, *_by_rank(voice, rules)])
        items = [voice.say("value.ace", points=values.ace), voice.say("value.pips", last=min(ranks, 10))]
        if ranks < 13:
            items += [
                voice.say("value.rank", rank=COURT[rank], points=values.court or rank) for rank in range(11, ranks + 1)
            ]
        elif values.court is None:
            items.append(voice.say("value.court_number"))
        else:
            items.append(voice.say("value.court", points=values.court))
    if wild is not None:
        kinds = "value.any_joker" if rules.special_jokers is not None else "value.joker"
        items.append(voice.say(kinds, points=values.of(wild)))
    if values.wild is not None:
        items.append(voice.say("value.wild_rank", points=values.wild))
    if rules.deal.wild_indicator:
        items.append(voice.say("value.wild"))
    return voice.say("parts").join(items)


def _by_rank(voice: Voice, rules: Rules) -> Iterator[str]:
    """What the cards of each rank count, those that count the same together, and a joker."""
    values = [(rank, replace(rules.values, cards=()).of(card(rank, 0))) for rank in range(1, rules.pack.ranks + 1)]
    for points, alike in groupby(values, lambda each: each[1]):
        names = [COURT.get(rank, str(rank)) for rank, _ in alike]
        ranks = names[0] if len(names) == 1 else voice.say("numbers.range", low=names[0], high=names[-1])
        yield voice.say("value.ranks", ranks=ranks, points=points)
    wild = examples.joker(rules)
    if wild is not None:
        yield voice.say("value.joker", points=rules.values.of(wild))


# --- losers lose, the winner gains


def rack_penalties(voice: Voice, rules: Rules, scoring: RackPenalties) -> Iterator[str]:
    """Losers lose what is on their racks, the winner gains it."""
    players = min(4, rules.players[1])
    losers = example_losers(rules)[: players - 1]
    held = points_held(rules, losers)
    yield voice.say("scoring.values", items=card_values(voice, rules))
    yield voice.say("scoring.penalties")
    yield deal_example(voice, rules, losers, held, [sum(held), *(-value for value in held)])
    if rules.stock.when_empty == "play_on":
        for rule, racks in (("scoring.lowest", [10, 25, 7, 30]), ("scoring.tie", [7, 7, 20])):
            shown = racks[:players]
            yield voice.join(voice.say(rule), totals_example(voice, shown, differences(shown)))


# --- the winner scores what the others hold


def hands_to_winner(voice: Voice, rules: Rules, scoring: HandsToWinner) -> Iterator[str]:
    """The winner gains what the others hold."""
    losers = example_losers(rules)[: min(3, rules.players[1]) - 1]
    held = points_held(rules, losers)
    yield voice.say("scoring.values", items=card_values(voice, rules))
    yield voice.say(f"scoring.hands.{scoring.count}")
    yield deal_example(voice, rules, losers, held, [sum(held), *(0 for _ in held)])
    if scoring.concealed_double:
        yield voice.say("scoring.double", once=sum(held), twice=2 * sum(held))
    if rules.stock.when_empty in ("block", "play_on"):
        counts = [5, 12, 5, 15][: rules.players[1]]
        whole = scoring.lowest_earns == "hands"
        example = totals_example(voice, counts, blocked(counts, whole=whole))
        used_up = "scoring.blocked" if rules.stock.when_empty == "block" else "scoring.nobody_out"
        used_up += "_whole" if whole else ""
        yield voice.join(voice.say(used_up), voice.say("scoring.blocked_tie"), example)


# --- penalty points


def hands_against_losers(voice: Voice, rules: Rules, scoring: HandsAgainstLosers) -> Iterator[str]:
    """Everybody but the winner writes down what is left."""
    losers = example_losers(rules)[: min(3, rules.players[1]) - 1]
    held = points_held(rules, losers)
    yield voice.say("scoring.values", items=card_values(voice, rules))
    yield voice.say("scoring.against" if scoring.count == "all" else "scoring.against_unmatched")
    yield deal_example(voice, rules, losers, held, [0, *held])
    if scoring.unopened is not None:
        yield voice.say("scoring.unopened", points=scoring.unopened)
    if scoring.concealed_double:
        yield voice.say("scoring.concealed_against")
    if scoring.out_bonus:
        yield voice.say("scoring.out_bonus", points=scoring.out_bonus)
    if scoring.concealed_bonus:
        yield voice.join(
            voice.say("scoring.concealed_bonus", points=scoring.concealed_bonus),
            voice.say("scoring.natural_bonus", points=scoring.natural_bonus) if scoring.natural_bonus else "",
        )


# --- the winner's own melds


def winners_melds(voice: Voice, rules: Rules, scoring: WinnersMelds) -> Iterator[str]:
    """The winner scores the melds laid, once for each opponent."""
    opponents = min(5, rules.players[1]) - 1
    row = examples.run(rules, 9, rules.runs.min_length, 1) if rules.runs is not None else ()
    group: Faces = ()
    if rules.groups is not None:
        left = rules.deal.hand_for(opponents + 1) - len(row)
        group = examples.group(rules, 6, range(max(rules.groups.min_size, min(4, left))))
    melds = [meld for meld in (group, row) if meld]
    value = sum(examples.worth(rules, meld) for meld in melds)
    yield voice.say("scoring.values_melds", items=card_values(voice, rules))
    yield voice.say("scoring.own_melds")
    yield voice.say(
        "scoring.own_melds_example",
        melds=voice.sum(melds),
        value=value,
        opponents=opponents,
        points=signed(value * opponents),
    )


# --- knocks


def showdown(voice: Voice, rules: Rules, scoring: Showdown) -> Iterator[str]:
    """The least deadwood after a knock."""
    yield voice.say("scoring.values_deadwood", items=card_values(voice, rules))
    cases = [
        ("scoring.least", [9, 20, 15]),
        ("scoring.tie_with_knocker", [15, 20, 15]),
        ("scoring.undercut", [15, 20, 9]),
        ("scoring.rummy", [0, 20, 15]),
    ]
    for rule, counts in cases:
        shown = counts if rules.players[1] > 2 else [counts[0], counts[2]]
        yield voice.join(
            voice.say(rule, **_fields(rule, scoring)), totals_example(voice, shown, knocked(shown, scoring))
        )
    yield voice.say("scoring.knock_tie")


def gin_showdown(voice: Voice, rules: Rules, scoring: GinShowdown) -> Iterator[str]:
    """The knocker against the other player."""
    yield voice.say("scoring.values_deadwood", items=card_values(voice, rules))
    yield from gin.showdown(voice, rules, scoring)


def _fields(rule: str, scoring: Showdown) -> dict[str, int]:
    return {"scoring.undercut": {"points": scoring.undercut}, "scoring.rummy": {"points": scoring.no_deadwood}}.get(
        rule, {}
    )


# --- payments


def payments(voice: Voice, rules: Rules, scoring: Payments) -> Iterator[str]:
    """What each opponent pays the winner."""
    opponents = min(4, rules.players[1]) - 1
    wild = rules.wilds is not None and rules.wilds.rank is not None
    jokers = 2 if examples.joker(rules) is not None else 0
    each = scoring.base + scoring.joker * jokers
    yield voice.join(
        voice.say("payments.base", points=scoring.base),
        voice.say("payments.joker", points=scoring.joker) if jokers else "",
        voice.say("payments.wild", points=scoring.wild) if wild else "",
    )
    yield voice.say(
        "payments.example",
        jokers=voice.language.count(jokers, "joker", "cards"),
        each=each,
        opponents=opponents,
        points=signed(each * opponents),
    )
    if scoring.bonuses:
        bonuses = [
            voice.say(f"bonus.{name}", points=getattr(scoring, name))
            for name in ("undrawn", "one_draw", "no_wild", "one_suit")
        ]
        most = scoring.base + scoring.undrawn + scoring.no_wild
        yield voice.say("payments.bonuses", bonuses=voice.say("parts").join(bonuses))
        yield voice.say("payments.bonuses_example", points=most)


# --- ranks


def rank_payments(voice: Voice, rules: Rules, scoring: RankPayments) -> Iterator[str]:
    """What the others pay the winner by their rank, or after a hand that went out."""
    players = min(4, rules.players[1])
    trash = [5, 12, 9, 3][:players]
    points = ranked(trash, [players - 1], scoring)
    ranks = voice.language.comma.join(
        voice.say("ranks.rank", rank=rank, points=pay) for rank, pay in enumerate(scoring.ranks[: players - 1], 2)
    )
    yield voice.say("ranks.values", items=card_values(voice, rules))
    yield voice.join(voice.say("ranks.order", ranks=ranks), voice.say("ranks.mom", points=scoring.without_meld))
    yield voice.say("ranks.all_mom", points=scoring.without_meld)
    yield voice.say(
        "ranks.example",
        held=left_with(voice, trash),
        mom=voice.language.seats[players - 1],
        points=points_of(voice, points),
    )
    yield voice.join(
        voice.say("ranks.out", points=scoring.went_out, twice=2 * scoring.went_out),
        voice.say("ranks.pays_all") if scoring.three_taken_pays_all else "",
    )
    if scoring.taken_chip:
        yield voice.say("ranks.chip", points=scoring.taken_chip)


# --- lives


def lives_penalty(voice: Voice, rules: Rules, scoring: LivesPenalty) -> Iterator[str]:
    """What a hand counts under its lives or pure sequences, and what leaving the deal costs."""
    yield voice.say("scoring.values", items=card_values(voice, rules))
    if scoring.pures is not None:
        yield from pures.penalties(voice, rules, scoring)
    else:
        yield from two_lives(voice, rules, scoring)
    yield voice.say(
        "penalty.fixed",
        first=scoring.first_drop,
        middle=scoring.middle_drop,
        wrong=scoring.wrong_declaration,
    )
    yield voice.say("penalty.to_winner" if scoring.to_winner else "penalty.written")
    yield from pures.value_cards(voice, rules, scoring)


def two_lives(voice: Voice, rules: Rules, scoring: LivesPenalty) -> Iterator[str]:
    """What a hand counts with both lives, with the first alone and without it."""
    first, second = examples.run(rules, 5, 3, 1), examples.run(rules, 9, 3, 0)
    group, rest = examples.group(rules, 4, (3, 2, 0)), parse("KD KS QC 8D")
    broken = (*parse("5H 6H 9H"), *parse("9S JS"), *group, *rest, *parse("AC"))

    def count(*melds: Faces) -> int:
        return sum(rules.values.of(face) for meld in melds for face in meld)

    yield voice.say("penalty.count", cap=scoring.cap)
    shown = ((first, second, group), rest), ((first,), (*second[:1], *second[2:], *group, *rest, *parse("AC")))
    for sentence, (melds, outside) in zip(("penalty.both", "penalty.first"), shown, strict=True):
        points = min(scoring.cap, count(outside))
        yield voice.say(sentence, melds=voice.sum(melds), rest=voice.faces(outside), points=points)
    points = min(scoring.cap, count(broken))
    yield voice.say("penalty.none", rest=voice.faces(broken), count=count(broken), points=points)


# --- cards laid


def cards_laid(voice: Voice, rules: Rules, scoring: CardsLaid) -> Iterator[str]:
    """The cards laid by each, less those left in hand."""
    low = "" if scoring.low_ace is None else voice.say("scoring.low_ace_laid", points=scoring.low_ace)
    yield voice.join(voice.say("scoring.values_laid", items=card_values(voice, rules)), low)
    if scoring.upcard is not None:
        upcard = "scoring.upcard_adds" if scoring.upcard_adds else "scoring.upcard"
        special = "" if scoring.special_upcard is None else _special_upcard(voice, rules, scoring.special_upcard)
        yield voice.join(voice.say(upcard, points=scoring.upcard), special)
    yield voice.say("scoring.laid")
    yield voice.join(
        voice.say("scoring.unlaid", times=scoring.unlaid) if scoring.unlaid > 1 else "",
        voice.say("scoring.careless", points=scoring.careless) if scoring.careless else "",
    )
    yield voice.join(
        voice.say("scoring.out", points=scoring.out) if scoring.out else "",
        voice.say("scoring.out_concealed", times=scoring.concealed) if scoring.concealed > 1 else "",
        voice.say("scoring.out_one_suit", times=scoring.one_suit) if scoring.one_suit > 1 else "",
    )
    if rules.groups is not None:
        first, second, rest = examples.group(rules, 5, (3, 2, 1)), parse("5S"), parse("KD 7C")
    else:
        first, second, rest = examples.run(rules, 5, 3, 1), parse("8H"), parse("KD 7C")
    laid = scoring.worth(rules.values, (*first, *second))
    yield voice.say(
        "scoring.laid_example",
        first=voice.faces(first),
        second=voice.faces(second),
        rest=voice.faces(rest),
        a=signed(sum(laid[:-1]) + scoring.out),
        b=signed(laid[-1] - sum(map(rules.values.of, rest))),
    )


def _special_upcard(voice: Voice, rules: Rules, points: int) -> str:
    cards = voice.language.any_of([voice.face(face) for face, _ in rules.values.cards])
    return voice.say("scoring.upcard_special", cards=cards, points=points) if cards else ""


# --- deals won


def deal_won(voice: Voice, rules: Rules, scoring: DealWon) -> Iterator[str]:
    """Nothing is counted but deals, and hands where nobody could go on."""
    if rules.stock.when_empty == "play_on":
        yield voice.say("scoring.win_or_fewest", values=card_values(voice, rules))
    else:
        yield voice.join(voice.say("scoring.win"), voice.say("scoring.win_carried") if scoring.draws_carry else "")


SCORINGS: Entries[ScoringWords[Any]] = Entries(
    Scoring,
    "sentences",
    "SCORINGS in words/scoring.py",
    keyed(
        (
            ScoringWords(
                word=MeldsAndBonuses,
                paragraphs=lambda voice, rules, scoring: sides.scoring(
                    voice, rules, scoring, card_values(voice, rules)
                ),
            ),
            ScoringWords(word=RackPenalties, paragraphs=rack_penalties, lowest_wins=True),
            ScoringWords(word=HandsToWinner, paragraphs=hands_to_winner, lowest_wins=True),
            ScoringWords(word=WinnersMelds, paragraphs=winners_melds),
            ScoringWords(word=GinShowdown, paragraphs=gin_showdown),
            ScoringWords(word=HandsAgainstLosers, paragraphs=hands_against_losers),
            ScoringWords(word=Showdown, paragraphs=showdown, several_reach=True),
            ScoringWords(word=Payments, paragraphs=payments),
            ScoringWords(word=RankPayments, paragraphs=rank_payments),
            ScoringWords(word=LivesPenalty, paragraphs=lives_penalty),
            ScoringWords(word=CardsLaid, paragraphs=cards_laid, several_reach=True, out_wins=False, aim="aim.laid"),
            ScoringWords(
                word=StakePayments,
                paragraphs=lambda voice, rules, scoring: stakes.stake_payments(
                    voice, rules, scoring, card_values(voice, rules)
                ),
                lowest_wins=True,
                several_reach=True,
            ),
            ScoringWords(
                word=HandPayments,
                paragraphs=lambda voice, rules, scoring: hand_payments.paragraphs(
                    voice, rules, scoring, card_values(voice, rules)
                ),
            ),
            ScoringWords(word=PointsLost, paragraphs=indicated.points_lost),
            ScoringWords(word=RacksLeft, paragraphs=indicated.tiles_left, out_wins=False, aim="aim.tiles_left"),
            ScoringWords(word=DealWon, paragraphs=deal_won, counts_deals=True),
        )
    ),
)
"""What each scoring says of itself."""
