"""Every sheet and every way to say its rules: all house rules one by one, and made-up sheets for the rest.

`RUMMYKIT_FUZZ` asks every language about all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, get_args, get_origin

import pytest
from msgspec.structs import replace

from rummykit import games
from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.checked import Checked, fields_of
from rummykit.lab.mini import MINI_GAMES
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.rules import (
    CardValues,
    Contract,
    DealOut,
    Discard,
    Draw,
    FixedGames,
    GoOut,
    HandsToWinner,
    MeldValues,
    Names,
    Opening,
    Play,
    Rearrange,
    Rules,
    RulesError,
    Start,
    Stock,
    Swap,
)
from rummykit.vocabulary.matches.winning_run import WinningRun
from rummykit.words import RulePage, RuleSection, rule_page, silent_choices
from tests.examples import FUZZ
from tests.words.saying import noted_sentences

MADE_UP = Rules(
    id="made_up",
    names=Names(en="Made-up Rummy", zh_hant="虛構拉米", zh_hans="虚构拉米", ja="架空ラミー"),
    players=(3, 3),
    pack=Pack(family="cards", copies=2, jokers=((PRINTED_JOKER, 4),)),
    deal=DealOut(hand=13, upcard=True),
    start=Start(draw="lowest_deals", later="dealer_left_or_winner"),
    groups=Groups(distinct_suits=False, max_size=None),
    runs=Runs(ace="both", max_length=12),
    turn=(Draw(discard_pile="none"), Swap(joker_goes="hand"), Play(lay_off="none"), Discard()),
    stock=Stock(when_empty="flip"),
    values=CardValues(ace=11, joker=30),
    scoring=HandsToWinner(),
    match=FixedGames(games=3),
    wilds=Wilds(rank=2, at_most_naturals=True),
    opening=Opening(minimum=40),
    meld_values=MeldValues(low_ace=1),
)
"""A sheet with everything that no printed one of now has."""


def house_rules(rules: Rules) -> Iterator[tuple[str, Rules]]:
    """The sheet with each option at each of its values (a whole number at both ends), named."""
    for option in rules.offers:
        for value in option.choices or (option.low, option.high):
            try:
                yield f"{rules.id} {option.name}={value}", rules.with_options(**{option.name: value})
            except (RulesError, ValueError):
                continue


def variations(value: Checked) -> Iterator[Any]:
    """The value with one field changed, anywhere in it, wherever the field has a few values to choose from."""
    for name, hint in fields_of(type(value)).items():
        for other in _others(hint, getattr(value, name)):
            try:
                yield replace(value, **{name: other})
            except ValueError:
                continue


def _others(hint: Any, now: Any) -> Iterator[Any]:
    if hint is bool:
        yield not now
    elif get_origin(hint) is Literal:
        yield from (choice for choice in get_args(hint) if choice != now)
    elif isinstance(now, Checked):
        yield from variations(now)
        if type(None) in get_args(hint):
            yield None
    elif isinstance(now, tuple):
        for place, part in enumerate(now):
            if isinstance(part, Checked):
                for other in variations(part):
                    yield (*now[:place], other, *now[place + 1 :])


def everything() -> Iterator[tuple[str, Rules]]:
    """Sheets that together use every word of the vocabulary."""
    bases = [*games.SHEETS.values(), MADE_UP]
    for base in bases:
        yield base.id, base
        yield from house_rules(base)
        for number, changed in enumerate(variations(replace(base, offers=()))):
            yield f"{base.id} variation {number}", changed
    plain = replace(MADE_UP, wilds=None, pack=Pack(family="cards", copies=2), turn=(Draw(), Play(), Discard()))
    shorter = replace(plain, groups=Groups(min_size=3, max_size=6, distinct_suits=False))
    yield "made_up with groups of three to six", shorter
    yield "made_up with groups of four", replace(MADE_UP, groups=Groups(min_size=4, max_size=4))
    whole = replace(plain, opening=None, meld_values=None, turn=(Draw(), GoOut(), Discard()))
    yield "made_up with a rank that is never natural", replace(whole, wilds=Wilds(rank=2, natural_in_place=False))
    yield "made_up without a wild rank", replace(MADE_UP, wilds=Wilds())
    yield "kalooki_40 with stakes of those who buy in", games.get("kalooki_40", buy_ins=True, initial_stake=5)
    yield (
        "okey_101 without pairs",
        replace(games.get("okey_101"), offers=(), opening=Opening(minimum=101, must_beat_last=True)),
    )
    canasta = games.get("canasta")
    assert canasta.opening is not None
    yield "canasta with one minimum", replace(canasta, opening=replace(canasta.opening, by_total=()))
    yield "made_up for two to four", replace(MADE_UP, players=(2, 4))
    yield (
        "made_up with an opening and lay-offs",
        replace(MADE_UP, turn=(Draw(), Swap(joker_goes="table", needs_own_meld=True), Play(), Discard())),
    )
    yield (
        "made_up with a contract",
        replace(MADE_UP, opening=Opening(contract=Contract(groups=(3, 3))), meld_values=None),
    )
    declared = replace(MADE_UP, groups=Groups(), meld_values=MeldValues(declared_jokers=True))
    yield "made_up with declared jokers", declared
    yield (
        "made_up for two to five",
        replace(MADE_UP, players=(2, 5), deal=DealOut(hand=((2, 10), (3, 7), (4, 7), (5, 7)))),
    )
    oklahoma = replace(games.get("gin_rummy", oklahoma=True, oklahoma_spades_two_boxes=True), offers=())
    yield from ((f"gin_rummy oklahoma {number}", sheet) for number, sheet in enumerate(variations(oklahoma)))
    restricted = games.get("standard_rummy", call_rummy=True, layoff_restriction=True)
    yield "standard_rummy with restricted calls", restricted
    called = games.get("rummy_500", call_rummy="from_pile", opening_minimum=30)
    yield "rummy_500 with calls from the pile and a first meld", called
    yield "rummikub without a draw", replace(games.get("rummikub"), turn=(Rearrange(draw_on_pass=0),))
    seated = {"seat_by_draw": True, "redraw_seats_each_game": True}
    yield "rummikub_classic with new seats", games.get("rummikub_classic", **seated)
    dummy = replace(games.get("thai_dummy"), offers=())
    one = replace(dummy.values, cards=dummy.values.cards[:1])
    yield "thai_dummy with one card of its own value", replace(dummy, values=one)
    yield "made_up with court cards by number", replace(MADE_UP, values=CardValues(court=None))
    short = Pack(family="cards", suits=2, ranks=10)
    yield (
        "gin_rummy with a short pack",
        replace(games.get("gin_rummy"), pack=short, deal=DealOut(hand=7, upcard=True), sample=(), offers=()),
    )
    machiavelli = replace(games.get("machiavelli", scoring="points"), offers=())
    yield "machiavelli with differences", replace(machiavelli, scoring=HandsToWinner())
    yield "tong_its without stakes for a fight", games.get("tong_its", pay_fold=0, pay_lost_fight=0)
    rising = {"discard_taken_chip": 1, "taken_chip_rises": True, "last_taken_chip": 4}
    yield "phom with dearer cards", games.get("phom", **rising)
    consoled = {"dublee_consolation": True, "consolation_always": True}
    yield "indian_rummy_21 consoled whatever is shown", games.get("indian_rummy_21", **consoled)
    yield "knock_rummy to a long run", replace(games.get("knock_rummy"), match=WinningRun(target=100), offers=())
    yield "knock_rummy with counted turns", replace(games.get("knock_rummy"), turns_each=5, offers=())


class Told(NamedTuple):
    """A sheet with its page in English, the choices where it is silent, and the sentences that these say by name."""

    name: str
    rules: Rules
    page: RulePage
    silent: RuleSection
    sentences: Mapping[str, str]


@cache
def told() -> tuple[Told, ...]:
    """What is told of everything, once for all tests."""
    found: list[Told] = []
    with pytest.MonkeyPatch.context() as patched:
        said = noted_sentences(patched)
        for name, rules in everything():
            said.clear()
            page, silent = rule_page(rules, "en"), silent_choices(rules, "en")
            found.append(Told(name, rules, page, silent, dict(said)))
    return tuple(found)


def shipped() -> Iterator[Told]:
    """The games of the house and all that their house rules make of them, one by one."""
    for each in told():
        rules, plain = each.rules, games.SHEETS.get(each.rules.id)
        if plain is not None and plain is (rules.base or rules) and plain.offers == rules.offers:
            yield each


def telling(among: Iterable[Told]) -> Iterator[Told]:
    """The games as they are, and of other sheets those that say what none before said: enough for every sentence."""
    said: set[str] = set()
    for each in among:
        if FUZZ or each.name == each.rules.id or not each.sentences.keys() <= said:
            said |= each.sentences.keys()
            yield each


def shorter(game: str, suits: int, ranks: int) -> Rules:
    """A game with fewer suits and ranks in its pack."""
    sheet = games.get(game)
    return replace(sheet, pack=replace(sheet.pack, suits=suits, ranks=ranks), offers=(), sample=())


SHORT = (
    *MINI_GAMES.values(),
    shorter("knock_rummy", 4, 12),
    shorter("gin_rummy", 3, 10),
    shorter("standard_rummy", 4, 11),
    shorter("phom", 4, 10),
)
"""Games with short packs."""
