"""Before the first turn: who plays for what, with which pieces, who gets how many and who starts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import TypeVar

from msgspec.structs import replace

from rummykit.cards import Pack
from rummykit.rules import Rules, ScheduledDeal
from rummykit.words import steps
from rummykit.words.contracts import contract_melds
from rummykit.words.ending import MATCHES
from rummykit.words.page import RuleSection
from rummykit.words.scoring import words_of
from rummykit.words.voice import COURT, Voice, joker_noun

T = TypeVar("T")
BY_RESULT = ("dealer_left_or_winner", "winner_deals", "loser_deals")
"""Where who deals next depends on how a deal ended."""


def aim(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """How many play, and for what."""
    fewest, most = rules.players
    players = (
        voice.say("aim.players_exact", players=fewest)
        if fewest == most
        else voice.say("aim.players", fewest=fewest, most=most)
    )
    yield voice.section("aim", voice.join(players, steps.aim(voice, rules)))


def pack(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The cards or tiles of the game."""
    suits = voice.language.all_of([voice.suit(suit) for suit in range(4)])
    packs = {rules.pack_for(players) for players in _players(rules)}
    pack, plain = rules.pack_for(rules.players[0]), 52 * rules.pack_for(rules.players[0]).copies
    if len(packs) > 1 and pack.family == "tiles":
        lines = [_tiles_for(voice, each, players) for each, players in _grouped(rules, rules.pack_for)]
        yield voice.section("pack", voice.join(voice.say("pack.tiles_varied", colours=suits), *lines))
        return
    if len(packs) > 1:
        alike = len({replace(each, copies=1, jokers=()) for each in packs}) == 1
        lines = [_pack_for(voice, each, players, whole=alike) for each, players in _grouped(rules, rules.pack_for)]
        one = _part(voice, replace(pack, copies=1)) if alike else ""
        yield voice.section("pack", voice.join(voice.say("pack.varied", suits=suits), one, *lines))
        return
    if pack.family == "tiles":
        pieces = voice.say("pack.tiles", plain=plain, colours=suits, copies=pack.copies)
    elif pack.copies == 1:
        pieces = voice.say("pack.cards_one", suits=suits)
    else:
        pieces = voice.say("pack.cards_many", copies=pack.copies, suits=suits)
    jokers = voice.say("pack.jokers", jokers=voice.jokers(pack), total=len(pack)) if pack.jokers else ""
    yield voice.section("pack", voice.join(pieces, _part(voice, pack), jokers))


def _tiles_for(voice: Voice, pack: Pack, players: tuple[int, ...]) -> str:
    """How many of each tile, and how many jokers, there are for so many players."""
    said = voice.say("pack.tiles_for", players=_numbers(voice, *players), copies=pack.copies)
    jokers = voice.say("pack.jokers", jokers=voice.jokers(pack), total=len(pack)) if pack.jokers else ""
    return voice.join(said, _part(voice, pack), jokers)


def _part(voice: Voice, pack: Pack) -> str:
    """Which suits and ranks are in play, where not all are."""
    if pack.is_whole:
        return ""
    tiles = pack.family == "tiles"

    def named(ranks: Iterable[int]) -> str:
        return voice.language.all_of([str(rank) if tiles else COURT.get(rank, str(rank)) for rank in ranks])

    if pack.suits == 4 and pack.ranks == 13 and not tiles:
        return voice.say("pack.left_out", ranks=named(pack.left_out), total=len(pack))
    ranks = named(rank for rank in range(1, pack.ranks + 1) if rank not in pack.left_out)
    suits = voice.language.all_of([voice.suit(suit) for suit in range(pack.suits)])
    return voice.say("pack.part", ranks=ranks, suits=suits, total=len(pack))


def _pack_for(voice: Voice, pack: Pack, players: tuple[int, ...], *, whole: bool) -> str:
    """What is shuffled for so many players; if `whole`, it does not name the ranks in the pack."""
    together = [voice.language.count(pack.copies, "pack", pack.family)]
    if pack.jokers:
        together.append(voice.jokers(pack))
    packs, numbers = voice.language.all_of(together), _numbers(voice, *players)
    said = voice.say("pack.for_players", players=numbers, packs=packs, total=len(pack))
    return said if whole else voice.join(said, _part(voice, pack))


def deal(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """Pieces to each player, and what becomes of the rest."""
    deal = rules.deal
    if rules.schedule:
        yield scheduled(voice, rules)
        return
    hands = _hands(voice, rules)
    dealer = voice.say("deal.dealer") if rules.start.has_dealer else ""
    yield voice.section(
        "deal",
        voice.join(*hands, _extra(voice, rules), dealer),
        _second_hands(voice, rules),
        voice.join(
            voice.say("deal.upcard") if deal.upcard else "",
            voice.say("deal.joker_put_back") if deal.joker_put_back else "",
            voice.say(f"deal.indicates.{deal.indicates}") if deal.wild_indicator else "",
        ),
        _stock(voice, rules),
    )


def _extra(voice: Voice, rules: Rules) -> str:
    """What the player who begins gets more."""
    return voice.say("deal.starter_extra", n=rules.deal.starter_extra) if rules.deal.starter_extra else ""


def _second_hands(voice: Voice, rules: Rules) -> str:
    """What is dealt beside the hands."""
    second = rules.second_hand
    return "" if second is None else voice.say(f"second_hand.{second.of}", n=second.cards)


def _stock(voice: Voice, rules: Rules) -> str:
    """What becomes of the rest, and how much it is."""
    deal = rules.deal
    rests = voice.say("parts").join(
        voice.say(
            "deal.stock_with",
            n=len(rules.pack_for(players))
            - players * deal.hand_for(players)
            - deal.starter_extra
            - deal.upcard
            - deal.wild_indicator
            - rules.second_cards(players),
            players=players,
        )
        for players in range(rules.players[0], rules.in_deal(rules.players[1]) + 1)
    )
    return voice.say("deal.stock", rests=rests)


def _hands(voice: Voice, rules: Rules) -> list[str]:
    """How many pieces each player gets."""
    groups = list(_grouped(rules, rules.deal.hand_for))
    if len(groups) == 1:
        return [voice.say("deal.each", n=groups[0][0])]
    return [voice.say("deal.each_with", players=_numbers(voice, *players), n=hand) for hand, players in groups]


def scheduled(voice: Voice, rules: Rules) -> RuleSection:
    """What is dealt where the deals of a match differ."""
    deals = [
        voice.say("schedule.deal", number=number, terms=voice.language.comma.join(special))
        for number, terms in enumerate(rules.schedule, 1)
        if (special := list(_terms(voice, rules, terms)))
    ]
    return voice.section(
        "deal",
        voice.join(
            *(_hands(voice, rules) if any(terms.hand is None for terms in rules.schedule) else ()), _extra(voice, rules)
        ),
        voice.join(voice.say("schedule.differs"), voice.say("deal.dealer") if rules.start.has_dealer else ""),
        *deals,
        _second_hands(voice, rules),
        voice.join(
            voice.say("deal.upcard") if rules.deal.upcard else "",
            voice.say("deal.joker_put_back") if rules.deal.joker_put_back else "",
        ),
        voice.say("schedule.stock")
        if any(terms.hand is not None for terms in rules.schedule)
        else _stock(voice, rules),
    )


def _terms(voice: Voice, rules: Rules, terms: ScheduledDeal) -> Iterator[str]:
    """What is special in a deal, a part each; the first meld of the sheet where only other deals have their own."""
    if isinstance(terms.hand, int):
        yield voice.say("schedule.hand", n=terms.hand)
    if terms.wild_rank is not None:
        yield voice.say("schedule.wild", wild=COURT.get(terms.wild_rank, str(terms.wild_rank)))
    if terms.contract is not None:
        kind = "schedule.whole_hand" if terms.contract.whole_hand else "schedule.contract"
        yield voice.say(kind, melds=contract_melds(voice, terms.contract))
    if (minimum := _minimum(rules, terms)) is not None:
        yield voice.say("schedule.minimum", minimum=minimum)
    if terms.buys is not None:
        yield voice.say("schedule.buys", n=terms.buys)


def _minimum(rules: Rules, terms: ScheduledDeal) -> int | None:
    """What a first meld must be worth in a deal, where that differs between deals."""
    if terms.minimum is None and rules.opening is not None and any(each.minimum for each in rules.schedule):
        return rules.opening.minimum
    return terms.minimum


def _players(rules: Rules) -> range:
    return range(rules.players[0], rules.players[1] + 1)


def _grouped(rules: Rules, of: Callable[[int], T]) -> Iterator[tuple[T, tuple[int, ...]]]:
    """What is the same for several numbers of players, with those numbers."""
    for value, players in groupby(_players(rules), of):
        yield value, tuple(players)


def _numbers(voice: Voice, low: int, *rest: int) -> str:
    """A number, or one of several that follow one another."""
    if not rest:
        return str(low)
    return voice.say("numbers.two" if len(rest) == 1 else "numbers.range", low=low, high=rest[-1])


def one_deal_is_all(rules: Rules) -> bool:
    """Whether a match has only one deal, so that nobody starts a later one."""
    return MATCHES.of(rules.match).one_deal(rules, rules.match)


def start(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The draw for the start, and who begins later."""
    start, jokers = rules.start, {joker_noun(face) for face, count in rules.pack.jokers if count}
    joker = voice.terms[jokers.pop() if len(jokers) == 1 else "joker"] if jokers else ""
    first = [
        voice.say(f"start.{start.draw}"),
        voice.say("start.joker_void", joker=joker) if joker else "",
        voice.say("start.mixed"),
        voice.say(f"start.{start.side}_of_dealer") if start.has_dealer else "",
    ]
    seats = ""
    if start.seat_by_draw:
        again = "start.seats_again" if start.redraw_seats else "start.seats_stay"
        seats = voice.join(voice.say("start.seat_by_draw"), voice.say(again))
    yield voice.section("start", voice.join(*first), seats, "" if one_deal_is_all(rules) else _later(voice, rules))


def _later(voice: Voice, rules: Rules) -> str:
    """Who begins later, also after a deal that nobody won alone."""
    later = rules.start.later
    alone = {"winner_starts": "start.nobody_alone_starts"} | dict.fromkeys(BY_RESULT, "start.nobody_alone")
    asked = later in alone and _may_be_shared(rules)
    return voice.join(voice.say(f"start.later.{later}"), voice.say(alone[later]) if asked else "")


def _may_be_shared(rules: Rules) -> bool:
    """Whether a deal may have no winner, or several; of two who compare hands after a knock, one wins."""
    if rules.stock.when_empty in ("block", "ends"):
        return True
    two = rules.start.later == "dealer_left_or_winner" or rules.players == (2, 2)
    nearest = rules.stakes is not None and rules.stakes.ties == "nearest"
    return words_of(rules).several_reach and not nearest and not (two and rules.knock is not None)
