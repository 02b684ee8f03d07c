"""How a deal ends, and how a match is won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import assert_never

from rummykit.rules import (
    ChipDeals,
    DealWon,
    Declare,
    Discard,
    Draw,
    FirstTo,
    FixedGames,
    GoOut,
    HandsToWinner,
    Knock,
    Play,
    PointsForMoney,
    Pool,
    RackPenalties,
    Rake,
    Rounds,
    Rules,
    Showdown,
    SingleHand,
    Stock,
)
from rummykit.rules.stakes import cents
from rummykit.words.page import RuleSection
from rummykit.words.playing import may_take_discard
from rummykit.words.voice import Voice


def end(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """How a player wins a deal."""
    if rules.rearranges:
        yield voice.section("end", voice.say("end.rack"))
        return
    paragraphs: list[str] = []
    if any(isinstance(step, Play) for step in rules.turn):
        last = voice.say(f"end.last.{'_'.join(_last_cards(rules))}")
        paragraphs.append(voice.join(voice.say("end.go_out"), last))
    whole = [step for step in rules.turn if isinstance(step, GoOut)]
    if whole:
        paragraphs += go_out(voice, rules, whole)
    if rules.turns_each is not None:
        paragraphs.append(voice.say("end.turns", n=rules.turns_each))
    if any(isinstance(step, Declare) for step in rules.turn):
        paragraphs.append(voice.say("end.declare"))
    if any(isinstance(step, Knock) for step in rules.turn):
        paragraphs.append(voice.say("end.knock"))
    yield voice.section("end", *paragraphs)


def _last_cards(rules: Rules) -> Iterator[str]:
    """Ways in which the last card may leave the hand."""
    for step in rules.turn:
        match step:
            case Play() if step.may_go_out:
                yield "meld"
                if step.lay_off != "none":
                    yield "lay_off"
            case Discard():
                yield "discard"


def go_out(voice: Voice, rules: Rules, steps: Sequence[GoOut]) -> Iterator[str]:
    """Going out with the whole hand at once."""
    starter_draws = all(step.first_turn for step in rules.turn if isinstance(step, Draw))
    for step in steps:
        how = voice.say("go_out.undrawn" if step.undrawn else f"go_out.{step.discard}")
        yield how if starter_draws or step.undrawn else voice.join(how, voice.say("go_out.first_turn"))
    contracts = dict.fromkeys(contract for step in steps for contract in step.contracts)
    if contracts:
        listed = voice.language.any_of(["-".join(map(str, contract)) for contract in contracts])
        names = dict.fromkeys(named for step in steps for named in step.called)
        yield voice.join(
            voice.say("go_out.contracts", contracts=listed),
            *(voice.say("go_out.called", size=size, name=name) for size, name in names),
        )
    yield voice.say("go_out.wins")


def exhausted(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """What happens when nothing is left to draw."""
    yield stock(voice, rules, rules.stock)


def stock(voice: Voice, rules: Rules, stock: Stock) -> RuleSection:
    """An empty stock or pool."""
    if lasts(rules):
        return voice.section("exhausted", voice.say("exhausted.never"))
    match stock.when_empty:
        case "play_on":
            lowest = voice.say("exhausted.lowest") if isinstance(rules.scoring, RackPenalties) else ""
            return voice.section("exhausted", voice.join(voice.say("exhausted.play_on"), lowest))
        case "block":
            lowest = voice.say("exhausted.lowest") if isinstance(rules.scoring, HandsToWinner) else ""
            return voice.section(
                "exhausted",
                voice.say("exhausted.block"),
                voice.join(voice.say("exhausted.blocked", rounds=stock.times), lowest),
            )
        case "flip" | "shuffle":
            if may_take_discard(rules):
                any_card = any(isinstance(step, Draw) and step.discard_pile == "any" for step in rules.turn)
                upcard = voice.say("exhausted.any_card" if any_card else "exhausted.upcard")
                first = voice.join(upcard, voice.say(f"exhausted.{stock.when_empty}"))
            else:
                first = voice.say(f"exhausted.{stock.when_empty}_only")
            return voice.section(
                "exhausted",
                voice.join(first, voice.say("exhausted.keep_top" if stock.keep_top else "exhausted.new_pile")),
                voice.join(
                    voice.say("exhausted.turnovers", turnovers=stock.times),
                    voice.say("exhausted.same_dealer") if rules.start.draw == "lowest_deals" else "",
                ),
            )
        case _:
            assert_never(stock.when_empty)


def lasts(rules: Rules) -> bool:
    """Whether every deal ends before the stock can be empty."""
    if rules.turns_each is None:
        return False
    starter_draws = any(isinstance(step, Draw) and step.first_turn for step in rules.turn)
    for players in range(rules.players[0], rules.players[1] + 1):
        dealt = players * rules.deal.hand_for(players) + rules.deal.starter_extra + rules.deal.upcard
        if len(rules.pack_for(players)) - dealt < players * rules.turns_each - (not starter_draws):
            return False
    return True


def match(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """How a match is won."""
    match rules.match:
        case FixedGames():
            text = fixed_games(voice, rules.match)
        case Rounds():
            text = voice.join(voice.say("match.rounds", n=rules.match.rounds), voice.say("match.most_won"))
        case FirstTo():
            text = first_to(voice, rules, rules.match)
        case PointsForMoney():
            text = points_for_money(voice, rules, rules.match)
        case Pool():
            text = pool(voice, rules, rules.match)
        case ChipDeals():
            text = chip_deals(voice, rules, rules.match)
        case SingleHand():
            shared = voice.say("match.single_shared") if rules.stock.when_empty == "block" else ""
            text = voice.join(voice.say("match.single"), voice.say("match.single_dealer"), shared)
        case _:
            assert_never(rules.match)
    yield voice.section("match", text)


def fixed_games(voice: Voice, games: FixedGames) -> str:
    """A match of so many games."""
    count = voice.say("match.as_many_as_players") if games.games is None else voice.say("match.games", n=games.games)
    start = voice.say("match.start", points=games.start) if games.start else ""
    return voice.join(count, start, voice.say(f"match.{games.best}"), voice.say("match.shared"))


def first_to(voice: Voice, rules: Rules, goal: FirstTo) -> str:
    """A match to so many points, or to so many deals won."""
    if isinstance(rules.scoring, DealWon):
        return voice.say("match.wins", n=goal.target)
    several = isinstance(rules.scoring, Showdown) or rules.stock.when_empty == "block"
    return voice.join(voice.say("match.first_to", target=goal.target), voice.say("match.several") if several else "")


def points_for_money(voice: Voice, rules: Rules, money: PointsForMoney) -> str:
    """One deal, a price for each point."""
    points = [45, 78, 20, 40, 80][: rules.players[1] - 1]
    gross = sum(points) * cents(money.point_value)
    return voice.join(
        voice.say("match.money", value=voice.money(cents(money.point_value))),
        rake(voice, money.rake),
        voice.say(
            "match.money_example",
            points=voice.language.all_of([str(each) for each in points]),
            gross=voice.money(gross),
            net=voice.money(gross - money.rake.of(gross)),
        ),
    )


def pool(voice: Voice, rules: Rules, pool: Pool) -> str:
    """Deals until only one player is left."""
    players, entry = rules.players[1], cents(pool.entry)
    return voice.join(
        voice.say("match.pool", entry=voice.money(entry), limit=pool.limit),
        rake(voice, pool.rake),
        voice.say(
            "match.pool_example",
            players=players,
            gross=voice.money(players * entry),
            net=voice.money(players * entry - pool.rake.of(players * entry)),
        ),
    )


def chip_deals(voice: Voice, rules: Rules, deals: ChipDeals) -> str:
    """So many deals for chips."""
    fewest, most = rules.players
    chips = voice.say("parts").join(
        voice.say("match.chips_with", chips=deals.start_for(players), players=players)
        for players in range(fewest, most + 1)
    )
    return voice.join(
        voice.say("match.games", n=deals.deals),
        voice.say("match.chips", entry=voice.money(cents(deals.entry)), chips=chips),
        rake(voice, deals.rake),
        voice.say(f"match.tie.{deals.tie_break}"),
    )


def rake(voice: Voice, rake: Rake) -> str:
    """What the house keeps; nothing where it keeps nothing."""
    if cents(rake.fixed):
        return voice.say("rake.fixed", amount=voice.money(cents(rake.fixed)))
    percent = (Decimal(rake.rate) * 100).normalize()
    return voice.say("rake.rate", percent=f"{percent:f}") if percent else ""
